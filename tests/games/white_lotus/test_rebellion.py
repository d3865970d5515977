"""Phase 4: the rebellion, its rewards, and who is emperor afterwards."""

from __future__ import annotations

import pytest

from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.rebellion import LEAD, REFUSE
from hasu.games.white_lotus.state import Ask, Phase, Side, WhiteLotus
from tests.games.white_lotus.table import (
    PALACE,
    TEMPLE,
    at,
    do,
    everyone_plays,
    fund,
    go,
    heard,
    names,
    options,
    own,
    owner,
    table,
)

EMPEROR_SIDE, REBELS = int(Side.EMPEROR), int(Side.REBELS)
EDITIONS = pytest.mark.parametrize("edition", ["de", "fr"])


def rise(s: WhiteLotus, leader: int) -> None:
    """Everyone asked before ``leader`` refuses."""
    seat = go(s, Phase.UPRISING)
    while seat != leader:
        seat = do(s, seat, REFUSE)
    do(s, leader, LEAD)


def battle(s: WhiteLotus, sides: dict[int, int], points: dict[int, int]) -> int:
    """Sides and points of everyone, in the order of the edition; returns who is asked next."""
    after = -1
    if s.edition == 1:
        everyone_plays(s, sides)
        return everyone_plays(s, points)
    for seat in sorted(points):
        if seat in sides:
            do(s, seat, sides[seat])
        after = do(s, seat, points[seat])
    return after


# Who leads


@pytest.mark.rule("WL-4a")
@EDITIONS
def test_asked_by_villages_then_clockwise_after_the_emperor(edition: str) -> None:
    s = table(seats=5, edition=edition)
    s.emperor = 2
    own(s, 2, "Dadu", "Datong", "Jining", "Jinan")  # the emperor is never asked
    own(s, 0, "Henan", "Wuchang")
    own(s, 4, "Luzhou", "Yidu")
    own(s, 3, "Fuzhou", "Dali", "Chengdu")
    own(s, 1, "Ji'an", building=TEMPLE)  # no village
    order = [go(s, Phase.UPRISING)]
    while s.phase == Phase.UPRISING:
        assert s.asked[order[-1]] == Ask.LEAD
        order.append(do(s, order[-1], REFUSE))
    assert order[:-1] == [3, 4, 0]


@pytest.mark.rule("WL-4a")
def test_the_first_to_say_yes_leads() -> None:
    s = table()
    own(s, 1, "Henan", "Wuchang")
    own(s, 2, "Luzhou")
    assert go(s, Phase.UPRISING) == 1
    assert do(s, 1, REFUSE) == 2
    with heard(s) as told:
        do(s, 2, LEAD)
    assert s.leader == 2
    assert told[0] == (Event.REBELLION, (2, 1))


@pytest.mark.rule("WL-4b")
def test_nobody_leads_no_rebellion() -> None:
    s = table()
    own(s, 1, "Henan")
    go(s, Phase.UPRISING)
    with heard(s) as told:
        do(s, 1, REFUSE)
    assert (Event.CALM, ()) in told
    assert s.phase == Phase.PLACING
    assert s.combat[:4] == [2] * 4
    assert s.refused == [0] * 6  # all are asked anew next year


# Sides and points


@pytest.mark.rule("WL-4c")
@EDITIONS
def test_everyone_else_takes_a_side_and_nobody_stays_out(edition: str) -> None:
    s = table(seats=5, edition=edition)
    own(s, 2, "Henan")
    rise(s, 2)
    assert [seat for seat in range(5) if s.asked[seat] == Ask.SIDE] == [1, 3, 4]
    for seat in (1, 3, 4):
        assert options(s, seat) == (EMPEROR_SIDE, REBELS)


@pytest.mark.rule("WL-4d")
def test_de_sides_and_points_are_chosen_and_revealed_together() -> None:
    s = table()
    fund(s, combat=4)
    own(s, 2, "Henan")
    rise(s, 2)
    assert s.asked[:4] == [Ask.COMMIT, Ask.SIDE, Ask.COMMIT, Ask.SIDE]
    do(s, 1, REBELS)
    assert s.asked[1] == Ask.COMMIT
    assert options(s, 1) == (0, 1, 2, 3, 4)
    assert s.joined[:4] == [EMPEROR_SIDE, Side.UNKNOWN, REBELS, Side.UNKNOWN]


@pytest.mark.rule("WL-4d")
def test_fr_sides_are_open_before_points_are_chosen() -> None:
    s = table(edition="fr")
    fund(s, combat=4)
    own(s, 2, "Henan")
    rise(s, 2)
    assert s.asked[:4] == [0, Ask.SIDE, 0, Ask.SIDE]
    with heard(s) as told:
        everyone_plays(s, {1: REBELS, 3: EMPEROR_SIDE})
    assert told == [(Event.JOINED_REBELS, (1,)), (Event.JOINED_EMPEROR, (3,))]
    assert s.joined[:4] == [EMPEROR_SIDE, REBELS, REBELS, EMPEROR_SIDE]
    assert s.asked[:4] == [Ask.COMMIT] * 4
    assert options(s, 3) == (0, 1, 2, 3, 4)


@pytest.mark.rule("WL-4e")
@EDITIONS
@pytest.mark.parametrize(
    ("rebel_points", "winner"), [(2, EMPEROR_SIDE), (3, EMPEROR_SIDE), (4, REBELS)]
)
def test_palaces_and_villages_of_the_leaders_count(
    edition: str, rebel_points: int, winner: int
) -> None:
    """Emperor 1 + 2 * 2 palaces = 5; rebels 0..2 + 2 villages + ally's points."""
    s = table(edition=edition)
    fund(s, combat=6)
    own(s, 0, "Henan", "Bianliang", building=PALACE)
    own(s, 2, "Wuchang", "Luzhou")
    own(s, 1, "Dali", "Chengdu", "Shunyuan", building=PALACE)  # of an ally: nothing
    own(s, 3, "Fuzhou", "Hangzhou")  # of an ally: nothing
    rise(s, 2)
    with heard(s) as told:
        battle(s, {1: EMPEROR_SIDE, 3: REBELS}, {0: 1, 1: 0, 2: rebel_points - 1, 3: 1})
    strengths = {kind: numbers[-1] for kind, numbers in told if "STRENGTH" in kind.name}
    assert strengths[Event.STRENGTH_OF_EMPEROR] == 1 + 2 * 2
    assert strengths[Event.STRENGTH_OF_REBELS] == rebel_points + 2
    won = Event.REBELS_WIN if winner == REBELS else Event.EMPEROR_WINS
    assert won in [kind for kind, _ in told]


@pytest.mark.rule("WL-4f")
@EDITIONS
def test_all_committed_points_are_lost_on_both_sides(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", building=PALACE)
    own(s, 2, "Bianliang", "Jining")
    rise(s, 2)
    battle(s, {1: REBELS, 3: EMPEROR_SIDE}, {0: 3, 1: 1, 2: 2, 3: 0})
    assert s.combat[:4] == [2, 4, 3, 5]


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
    own(s, 0, "Wuchang")
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
        do(s, 4, at(s, "Xiangyang"))  # then 5, clockwise before 0
    assert (Event.TOOK_PROVINCE, (5, 2, at(s, "Jinan"), 0)) in told
    assert (Event.CONSOLED, (0,)) in told  # no border with Dali: a point instead
    assert owner(s, "Dali") == 3


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
