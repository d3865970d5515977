"""After a rebellion: its rewards, and who is emperor then."""

from __future__ import annotations

import pytest

from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import Phase, WhiteLotus
from tests.games.white_lotus.table import (
    EMPEROR_SIDE,
    PALACE,
    REBELS,
    TEMPLE,
    at,
    battle,
    do,
    fund,
    heard,
    names,
    own,
    owner,
    rise,
    table,
)

EDITIONS = pytest.mark.parametrize("edition", ["de", "fr"])

# Rewards


@pytest.mark.rule("WL-4g", "WL-4h")
@EDITIONS
def test_the_example_with_five(edition: str) -> None:
    """2 against 3, rebels win: leader and best ally take a province, the third a point."""
    s = table(seats=5, edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", "Jining")
    own(s, 1, "Wuchang")
    own(s, 2, "Bianliang")
    own(s, 3, "Xiangyang", building=TEMPLE)
    own(s, 4, "Luzhou", building=TEMPLE)
    rise(s, 2)
    asked = battle(s, {1: EMPEROR_SIDE, 3: REBELS, 4: REBELS}, {0: 1, 1: 1, 2: 1, 3: 2, 4: 3})
    assert asked == 2  # the leader first, with the fewest points of his side
    assert names(s, 2) == {"Henan", "Wuchang"}  # Jining does not touch Bianliang
    with heard(s) as told:
        do(s, 2, at(s, "Henan"))  # then 4, who put in more than 3; 1 has one province left
    assert (Event.TOOK_PROVINCE, (4, 1, at(s, "Wuchang"), 0)) in told
    assert owner(s, "Henan") == 2
    assert owner(s, "Wuchang") == 4
    assert owner(s, "Jining") == 0  # nobody loses two
    assert (Event.CONSOLED, (3,)) in told
    assert s.chips[:5] == [0, 0, 0, 1, 0]


@pytest.mark.rule("WL-4g", "WL-4h")
@EDITIONS
def test_the_example_with_four(edition: str) -> None:
    """The emperor alone wins against three: one province only."""
    s = table(edition=edition)
    fund(s, combat=9)
    own(s, 0, "Henan", building=PALACE)
    own(s, 1, "Bianliang")
    own(s, 2, "Xiangyang", "Jining")
    own(s, 3, "Fengyuan")
    rise(s, 2)
    asked = battle(s, {1: REBELS, 3: REBELS}, {0: 9, 1: 1, 2: 1, 3: 1})
    assert asked == 0
    assert names(s, 0) == {"Bianliang", "Xiangyang", "Jining", "Fengyuan"}
    do(s, 0, at(s, "Jining"))
    assert owner(s, "Jining") == 0
    assert [owner(s, name) for name in ("Bianliang", "Xiangyang", "Fengyuan")] == [1, 2, 3]
    assert s.chips == [0] * 6
    assert s.phase == Phase.INCOME


@pytest.mark.rule("WL-4e", "WL-4g", "WL-4h")
@EDITIONS
def test_the_example_with_six(edition: str) -> None:
    """3 against 3, as strong: the emperor's side wins; tied allies choose clockwise."""
    s = table(seats=6, edition=edition)
    fund(s, combat=5)
    s.emperor = 4
    own(s, 4, "Henan", building=PALACE)
    own(s, 0, "Yidu")
    own(s, 5, "Bianliang")
    own(s, 1, "Xiangyang", "Jining")  # the leader
    own(s, 2, "Jinan")
    own(s, 3, "Dali")  # touches nobody
    rise(s, 1)
    asked = battle(
        s,
        {0: EMPEROR_SIDE, 5: EMPEROR_SIDE, 2: REBELS, 3: REBELS},
        {4: 0, 0: 2, 5: 2, 1: 2, 2: 1, 3: 1},
    )
    assert s.winning == EMPEROR_SIDE  # 4 + 2 and 4 + 2
    assert asked == 4
    assert names(s, 4) == {"Xiangyang", "Jining", "Jinan"}
    with heard(s) as told:
        do(s, 4, at(s, "Xiangyang"))  # then 5, clockwise before 0; both touch Jinan
    assert (Event.TOOK_PROVINCE, (5, 2, at(s, "Jinan"), 0)) in told
    assert (Event.CONSOLED, (0,)) in told  # no border with Dali: a point instead
    assert owner(s, "Dali") == 3


@pytest.mark.rule("WL-4g")
@EDITIONS
@pytest.mark.parametrize(
    ("winning", "leaders", "first", "second"),
    [(EMPEROR_SIDE, {0: 5, 3: 0}, 2, 4), (REBELS, {0: 0, 3: 5}, 4, 2)],
)
def test_allies_tied_in_points_choose_clockwise_after_the_leader_of_their_side(
    edition: str, winning: int, leaders: dict[int, int], first: int, second: int
) -> None:
    """Emperor 0 and leader 3 take from each other; only Dali is left for 2 and 4."""
    s = table(seats=6, edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", building=PALACE)
    own(s, 3, "Bianliang")
    own(s, 1, "Dali")
    rise(s, 3)
    sides = {1: 1 - winning, 2: winning, 4: winning, 5: 1 - winning}
    battle(s, sides, leaders | {1: 0, 2: 1, 4: 1, 5: 0})
    assert owner(s, "Dali") == first
    assert s.chips[:6] == [int(seat == second) for seat in range(6)]


@pytest.mark.rule("WL-4g", "WL-4h")
@EDITIONS
def test_each_rebellion_is_rewarded_anew(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", "Jining")
    own(s, 2, "Bianliang")
    for taken, points in (("Henan", 1), ("Jining", 2)):  # the same winners and the same loser
        rise(s, 2)
        battle(s, {1: REBELS, 3: REBELS}, {0: 0, 1: 0, 2: 1, 3: 0})
        assert owner(s, taken) == 2
        assert s.chips[:4] == [0, points, 0, points]


@pytest.mark.rule("WL-4h")
def test_who_owns_nothing_may_take_any_province() -> None:
    s = table()
    fund(s, combat=5)
    own(s, 0, "Henan", "Dali", building=PALACE)
    own(s, 2, "Dadu")
    rise(s, 2)
    asked = battle(s, {1: REBELS, 3: EMPEROR_SIDE}, {0: 0, 1: 5, 2: 2, 3: 0})
    assert asked == 1  # the leader touches nothing: a point
    assert s.chips[2] == 1
    assert names(s, 1) == {"Henan", "Dali"}
    do(s, 1, at(s, "Dali"))
    assert owner(s, "Dali") == 1
    assert s.owned[1][PALACE] == 1


@pytest.mark.rule("WL-4h")
def test_a_province_must_be_taken_when_there_is_one() -> None:
    s = table()
    fund(s, combat=5)
    own(s, 0, "Henan", building=PALACE)
    own(s, 2, "Bianliang")
    rise(s, 2)
    battle(s, {1: EMPEROR_SIDE, 3: EMPEROR_SIDE}, {0: 0, 1: 0, 2: 5, 3: 0})
    assert owner(s, "Henan") == 2  # the only choice is made
    assert s.chips[2] == 0


# The emperor afterwards


def palaces_fall(edition: str) -> WhiteLotus:
    """The emperor (2 palaces) loses one to the leader (1 palace); seat 3 has 2 as well."""
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", "Dali", building=PALACE)
    own(s, 3, "Fuzhou", "Quanzhou", building=PALACE)
    own(s, 2, "Bianliang", building=PALACE)
    own(s, 2, "Kaiyuan")
    rise(s, 2)
    battle(s, {1: REBELS, 3: REBELS}, {0: 0, 1: 0, 2: 5, 3: 0})
    assert owner(s, "Henan") == 2  # 2 and 3 have two palaces each, the emperor one
    return s


@pytest.mark.rule("WL-4i")
def test_de_of_those_tied_who_took_a_palace_from_the_emperor_is_emperor() -> None:
    assert palaces_fall("de").emperor == 2


@pytest.mark.rule("WL-4i")
def test_fr_the_emperor_stays_while_nobody_alone_has_most() -> None:
    s = palaces_fall("fr")
    assert s.emperor == 0
    assert [s.owned[seat][PALACE] for seat in range(4)] == [1, 0, 2, 2]


@pytest.mark.rule("WL-4i", "WL-2j")
@EDITIONS
def test_who_alone_has_most_palaces_is_emperor_after_the_rebellion(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", building=PALACE)
    own(s, 2, "Bianliang", building=PALACE)
    own(s, 2, "Kaiyuan")
    rise(s, 2)
    with heard(s) as told:
        battle(s, {1: REBELS, 3: REBELS}, {0: 0, 1: 0, 2: 5, 3: 0})
    assert s.emperor == 2
    kinds = [kind for kind, _ in told]
    # after all rewards, not between them
    assert kinds.index(Event.NEW_EMPEROR) > kinds.index(Event.CONSOLED)


@pytest.mark.rule("WL-4i", "WL-2j")
@EDITIONS
def test_who_alone_has_most_palaces_need_not_have_taken_the_emperors(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Kaiyuan", building=PALACE)
    own(s, 1, "Wuchang", building=PALACE)
    own(s, 3, "Luzhou", building=PALACE)
    own(s, 3, "Dali")
    rise(s, 3)
    battle(s, {1: EMPEROR_SIDE, 2: REBELS}, {0: 5, 1: 0, 2: 0, 3: 0})
    assert owner(s, "Luzhou") == 1
    assert s.emperor == 1


@pytest.mark.rule("WL-4i")
@EDITIONS
def test_as_many_palaces_leave_the_emperor(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", "Dali", building=PALACE)
    own(s, 2, "Bianliang")
    rise(s, 2)
    battle(s, {1: REBELS, 3: REBELS}, {0: 0, 1: 0, 2: 5, 3: 0})
    assert [s.owned[seat][PALACE] for seat in (0, 2)] == [1, 1]
    assert s.emperor == 0


@pytest.mark.rule("WL-4i")
@EDITIONS
def test_a_tie_of_two_who_took_palaces_from_others_leaves_the_emperor(edition: str) -> None:
    """Our ruling where the addendum is silent: nobody of those tied took his."""
    s = table(seats=5, edition=edition)
    fund(s, combat=9)
    own(s, 0, "Kaiyuan", building=PALACE)
    own(s, 1, "Henan", building=PALACE)
    own(s, 2, "Wuchang", building=PALACE)
    own(s, 3, "Jining", building=PALACE)
    own(s, 3, "Dali")
    own(s, 4, "Luzhou", building=PALACE)
    rise(s, 3)
    with heard(s) as told:
        battle(s, {1: EMPEROR_SIDE, 2: EMPEROR_SIDE, 4: REBELS}, {0: 9, 1: 5, 2: 4, 3: 0, 4: 0})
    assert [s.owned[seat][PALACE] for seat in range(5)] == [1, 2, 2, 0, 0]
    assert s.emperor == 0
    assert (Event.STILL_EMPEROR, (0,)) in told


def still_emperor(s: WhiteLotus, points: dict[int, int]) -> bool:
    """Is seat 0, with fewer palaces than some, emperor after a rebellion that 2 leads?"""
    rise(s, 2)
    with heard(s) as told:
        battle(s, {1: REBELS, 3: REBELS}, points)
    return s.emperor == 0 and (Event.STILL_EMPEROR, (0,)) in told


@pytest.mark.rule("WL-4i")
@EDITIONS
def test_who_took_the_emperors_palace_must_be_among_those_tied(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", "Dali", building=PALACE)
    own(s, 1, "Tanzhou", "Guangzhou", building=PALACE)
    own(s, 2, "Bianliang")
    own(s, 3, "Fuzhou", "Quanzhou", building=PALACE)
    assert still_emperor(s, {0: 0, 1: 0, 2: 5, 3: 0})
    assert owner(s, "Henan") == 2  # with one palace, where 1 and 3 have two


@pytest.mark.rule("WL-4i")
@EDITIONS
def test_another_building_of_the_emperor_makes_nobody_emperor(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Kaiyuan", building=PALACE)
    own(s, 0, "Henan")
    own(s, 2, "Bianliang", "Fuzhou", building=PALACE)  # tied with 3 since an earlier rebellion
    own(s, 2, "Hangzhou")
    own(s, 3, "Quanzhou", "Guangzhou", building=PALACE)
    assert still_emperor(s, {0: 0, 1: 0, 2: 5, 3: 0})
    assert owner(s, "Henan") == 2


@pytest.mark.rule("WL-4i")
@EDITIONS
def test_a_palace_taken_in_an_earlier_rebellion_makes_nobody_emperor(edition: str) -> None:
    s = table(seats=5, edition=edition)
    fund(s, combat=9)
    own(s, 0, "Henan", "Kaiyuan", building=PALACE)
    own(s, 1, "Wuchang", building=PALACE)
    own(s, 2, "Bianliang")
    own(s, 3, "Jining", building=PALACE)
    own(s, 3, "Dali")
    own(s, 4, "Luzhou", building=PALACE)
    rise(s, 2)
    battle(s, {1: REBELS, 3: REBELS, 4: REBELS}, {0: 0, 1: 0, 2: 9, 3: 0, 4: 0})
    assert owner(s, "Henan") == 2  # the emperor's, but nobody has more than he
    rise(s, 3)
    battle(s, {1: EMPEROR_SIDE, 2: EMPEROR_SIDE, 4: REBELS}, {0: 9, 1: 5, 2: 0, 3: 0, 4: 0})
    assert [s.owned[seat][PALACE] for seat in range(5)] == [1, 2, 2, 0, 0]
    assert s.emperor == 0
