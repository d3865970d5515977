"""Phase 2: settling claims, conflicts, and the emperor."""

from __future__ import annotations

import pytest

from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import Ask, Phase
from tests.games.white_lotus.table import (
    PALACE,
    TEMPLE,
    at,
    do,
    everyone_plays,
    fight,
    fund,
    go,
    heard,
    mark,
    names,
    neutral,
    options,
    own,
    owner,
    table,
)

EMPEROR, RED, BLUE, GREEN = range(4)


@pytest.mark.rule("WL-2a")
def test_alone_it_is_free_and_keeps_its_building() -> None:
    s = table()
    fund(s, influence=5)
    own(s, GREEN, "Dadu")
    neutral(s, "Henan", building=TEMPLE)
    mark(s, "Henan", RED)
    assert go(s, Phase.CONTROL) == GREEN  # asked about a rebellion
    assert owner(s, "Henan") == RED
    assert s.owned[RED][TEMPLE] == 1
    assert s.building[at(s, "Henan")] == TEMPLE
    assert s.neutral == 0
    assert s.claims[RED] == 0
    assert s.influence[RED] == 5


@pytest.mark.rule("WL-2b")
def test_in_year_one_the_palace_comes_first_even_when_contested() -> None:
    s = table(year=1)
    fund(s, influence=5)
    neutral(s, "Henan", "Dadu")
    neutral(s, "Wuchang", building=PALACE)
    mark(s, "Henan", RED)
    mark(s, "Dadu", EMPEROR, RED)
    mark(s, "Wuchang", BLUE, GREEN)
    go(s, Phase.CONTROL)
    assert s.province == at(s, "Wuchang")
    assert owner(s, "Henan") is None
    asked = everyone_plays(s, {BLUE: 3, GREEN: 4})
    assert (owner(s, "Wuchang"), s.emperor) == (GREEN, GREEN)
    assert owner(s, "Henan") == RED
    assert s.province == at(s, "Dadu")  # the only one left: named without asking
    assert asked == EMPEROR


@pytest.mark.rule("WL-2b")
def test_in_year_one_a_palace_claimed_by_one_makes_emperor_before_all_else() -> None:
    s = table(year=1)
    neutral(s, "Henan", "Dadu")
    neutral(s, "Wuchang", building=PALACE)
    for name in ("Henan", "Dadu"):
        mark(s, name, RED, BLUE)
    mark(s, "Wuchang", GREEN)
    mark(s, "Henan", GREEN)
    assert go(s, Phase.CONTROL) == GREEN
    assert s.asked[GREEN] == Ask.NAME


@pytest.mark.rule("WL-2b")
def test_in_year_one_an_unclaimed_palace_leaves_the_first_emperor() -> None:
    s = table(year=1)
    neutral(s, "Wuchang", building=PALACE)
    neutral(s, "Henan")
    mark(s, "Henan", RED)
    go(s, Phase.CONTROL)
    assert s.emperor == EMPEROR
    assert s.chips[EMPEROR] == 1


@pytest.mark.rule("WL-2b")
def test_in_later_years_the_palace_does_not_come_first() -> None:
    s = table(year=2)
    neutral(s, "Henan", "Dadu")
    neutral(s, "Wuchang", building=PALACE)
    mark(s, "Dadu", RED, BLUE)
    mark(s, "Wuchang", BLUE, GREEN)
    assert go(s, Phase.CONTROL) == EMPEROR
    assert names(s, EMPEROR) == {"Dadu", "Wuchang"}


@pytest.mark.rule("WL-2c")
def test_uncontested_provinces_first_in_the_order_of_the_board() -> None:
    s = table()
    neutral(s, "Yidu", "Dadu", "Henan", "Luzhou", "Wuchang")
    for name in ("Henan", "Luzhou", "Wuchang"):
        mark(s, name, RED, BLUE)
    for name, seat in (("Yidu", GREEN), ("Dadu", RED)):
        mark(s, name, seat)
    with heard(s) as told:
        go(s, Phase.CONTROL)
    assert told == [
        (Event.SETTLED, (RED, at(s, "Dadu"), 0)),
        (Event.SETTLED, (GREEN, at(s, "Yidu"), 0)),
    ]


@pytest.mark.rule("WL-2d")
def test_the_emperor_of_that_moment_names_the_next_province() -> None:
    s = table()
    fund(s, influence=9)
    neutral(s, "Henan", "Dadu", "Luzhou")
    neutral(s, "Wuchang", building=PALACE)
    for name in ("Henan", "Dadu", "Luzhou", "Wuchang"):
        mark(s, name, RED, BLUE)
    assert go(s, Phase.CONTROL) == EMPEROR
    assert names(s, EMPEROR) == {"Henan", "Dadu", "Luzhou", "Wuchang"}
    do(s, EMPEROR, at(s, "Wuchang"))
    assert everyone_plays(s, {RED: 1, BLUE: 2}) == BLUE
    assert s.emperor == BLUE
    assert s.asked[BLUE] == Ask.NAME
    assert names(s, BLUE) == {"Henan", "Dadu", "Luzhou"}


@pytest.mark.rule("WL-2e")
def test_all_claimants_choose_at_once_a_target_and_an_amount() -> None:
    s = table()
    fund(s, influence=6)
    fight(s, "Henan", RED, BLUE, GREEN)
    assert s.asked[:4] == [Ask.NOTHING, Ask.TARGET, Ask.TARGET, Ask.TARGET]
    assert options(s, RED) == (BLUE, GREEN)
    do(s, RED, GREEN)
    assert s.asked[RED] == Ask.AMOUNT
    assert options(s, RED) == tuple(range(7))


@pytest.mark.rule("WL-2e")
def test_of_two_claimants_each_aims_at_the_other() -> None:
    s = table()
    fund(s, influence=6)
    fight(s, "Henan", RED, GREEN)
    assert s.asked[:4] == [Ask.NOTHING, Ask.AMOUNT, Ask.NOTHING, Ask.AMOUNT]
    assert (s.target[RED], s.target[GREEN]) == (GREEN, RED)


@pytest.mark.rule("WL-2e")
def test_who_has_no_influence_is_asked_all_the_same() -> None:
    s = table()
    assert fight(s, "Henan", RED, GREEN) == RED
    assert options(s, RED) == (0,)


@pytest.mark.rule("WL-2f", "WL-2g", "WL-2h")
def test_the_example_of_both_books() -> None:
    """2 against red, 2 + 3 against blue, none against green: blue is out."""
    s = table()
    fund(s, influence=8)
    fight(s, "Henan", RED, BLUE, GREEN)
    with heard(s) as told:
        everyone_plays(s, {RED: (BLUE, 2), BLUE: (RED, 2), GREEN: (BLUE, 3)})
    assert (Event.EXPELLED, (BLUE, at(s, "Henan"), 2, 1)) in told
    assert s.influence[:4] == [8, 6, 7, 5]  # blue keeps half of the two
    assert s.asked[:4] == [0, Ask.AMOUNT, 0, Ask.AMOUNT]  # red and green go on
    everyone_plays(s, {RED: 1, GREEN: 2})
    assert owner(s, "Henan") == GREEN


@pytest.mark.rule("WL-2f")
def test_a_tie_is_the_emperors_to_decide_also_for_himself() -> None:
    s = table()
    fund(s, influence=8)
    fight(s, "Henan", EMPEROR, RED, BLUE)
    asked = everyone_plays(s, {EMPEROR: (RED, 3), RED: (EMPEROR, 3), BLUE: (RED, 0)})
    assert asked == EMPEROR
    assert s.asked[EMPEROR] == Ask.EXPEL
    assert options(s, EMPEROR) == (EMPEROR, RED)
    do(s, EMPEROR, RED)
    assert s.influence[:3] == [5, 7, 8]
    assert s.asked[:3] == [Ask.AMOUNT, 0, Ask.AMOUNT]


@pytest.mark.rule("WL-2f")
def test_an_emperor_who_is_not_involved_decides_the_tie() -> None:
    s = table()
    fund(s, influence=8)
    fight(s, "Henan", RED, BLUE)
    assert everyone_plays(s, {RED: 4, BLUE: 4}) == EMPEROR
    do(s, EMPEROR, RED)
    assert owner(s, "Henan") == BLUE
    assert s.influence[:3] == [8, 6, 4]


@pytest.mark.rule("WL-2f")
def test_all_at_zero_is_a_tie_of_all() -> None:
    s = table()
    fund(s, influence=8)
    fight(s, "Henan", RED, BLUE, GREEN)
    assert everyone_plays(s, {RED: (BLUE, 0), BLUE: (RED, 0), GREEN: (RED, 0)}) == EMPEROR
    assert options(s, EMPEROR) == (RED, BLUE, GREEN)


@pytest.mark.rule("WL-2g")
@pytest.mark.parametrize(("played", "kept"), [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4)])
def test_who_is_out_keeps_half_rounded_up(played: int, kept: int) -> None:
    s = table()
    fund(s, influence=10)
    fight(s, "Henan", RED, BLUE)
    everyone_plays(s, {RED: 9, BLUE: played})
    assert s.influence[BLUE] == 10 - played + kept
    assert s.influence[RED] == 1


@pytest.mark.rule("WL-2h")
def test_one_after_the_other_until_one_remains_then_the_next_province() -> None:
    s = table()
    fund(s, influence=20)
    neutral(s, "Henan", building=TEMPLE)
    neutral(s, "Dadu")
    mark(s, "Henan", EMPEROR, RED, BLUE, GREEN)
    mark(s, "Dadu", BLUE, GREEN)
    go(s, Phase.CONTROL)
    do(s, EMPEROR, at(s, "Henan"))
    everyone_plays(s, {EMPEROR: (RED, 2), RED: (GREEN, 1), BLUE: (RED, 0), GREEN: (RED, 0)})
    everyone_plays(s, {EMPEROR: (GREEN, 2), BLUE: (GREEN, 0), GREEN: (BLUE, 1)})
    everyone_plays(s, {EMPEROR: 2, BLUE: 1})
    assert owner(s, "Henan") == EMPEROR
    assert s.owned[EMPEROR][TEMPLE] == 1
    assert s.province == at(s, "Dadu")
    everyone_plays(s, {BLUE: 2, GREEN: 1})
    assert owner(s, "Dadu") == BLUE
    assert s.claims == [0] * 6
    assert s.phase > Phase.TRIBUTE


@pytest.mark.rule("WL-2i")
def test_an_unclaimed_province_stays_neutral() -> None:
    s = table()
    neutral(s, "Henan", "Dadu")
    mark(s, "Henan", RED)
    with heard(s) as told:
        go(s, Phase.CONTROL)
    assert s.neutral == 1 << at(s, "Dadu")
    assert (Event.UNCLAIMED, (at(s, "Dadu"), 0)) in told


@pytest.mark.rule("WL-2j")
def test_more_palaces_make_emperor_at_once_and_as_many_do_not() -> None:
    s = table()
    own(s, EMPEROR, "Wuchang", building=PALACE)
    neutral(s, "Henan", building=PALACE)
    neutral(s, "Luzhou", building=PALACE)
    mark(s, "Henan", RED)
    neutral(s, "Dadu", "Jinan")
    for name in ("Dadu", "Jinan"):
        mark(s, name, BLUE, GREEN)
    assert go(s, Phase.CONTROL) == EMPEROR  # red has as many: not enough
    assert s.emperor == EMPEROR
    mark(s, "Luzhou", RED)
    s.asked[EMPEROR] = 0
    assert go(s, Phase.CONTROL) == RED
    assert s.emperor == RED


@pytest.mark.rule("WL-2j", "WL-4i")
def test_only_a_palace_makes_emperor_where_others_already_have_more() -> None:
    """[fr] An emperor who stayed with fewer palaces falls to the next palace, to nothing less."""
    s = table(edition="fr")
    own(s, EMPEROR, "Wuchang", building=PALACE)
    own(s, RED, "Dali", "Chengdu", building=PALACE)
    own(s, BLUE, "Fuzhou", "Quanzhou", building=PALACE)
    own(s, GREEN, "Kaiyuan", building=PALACE)
    neutral(s, "Henan")
    mark(s, "Henan", RED)
    go(s, Phase.CONTROL)
    assert s.emperor == EMPEROR
    s.asked = [0] * 6
    neutral(s, "Yidu", building=PALACE)
    mark(s, "Yidu", GREEN)
    go(s, Phase.CONTROL)
    assert s.emperor == GREEN


@pytest.mark.rule("WL-2j")
def test_a_new_emperor_decides_the_ties_that_follow() -> None:
    s = table()
    fund(s, influence=9)
    neutral(s, "Wuchang", building=PALACE)
    neutral(s, "Henan")
    mark(s, "Wuchang", RED)
    mark(s, "Henan", BLUE, GREEN)
    go(s, Phase.CONTROL)
    assert everyone_plays(s, {BLUE: 2, GREEN: 2}) == RED
    assert s.asked[RED] == Ask.EXPEL


@pytest.mark.rule("WL-3")
def test_the_emperor_at_the_end_of_the_claims_takes_a_point() -> None:
    s = table()
    neutral(s, "Wuchang", building=PALACE)
    mark(s, "Wuchang", RED)
    with heard(s) as told:
        go(s, Phase.CONTROL)
    assert s.chips[:4] == [0, 1, 0, 0]
    assert s.points[RED] == 3 + 1
    assert (Event.TRIBUTE, (RED,)) in told
