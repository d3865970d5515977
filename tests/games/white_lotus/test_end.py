"""The end of the game and its points."""

from __future__ import annotations

import pytest

from hasu.games.white_lotus.board import names_on
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.rebellion import REFUSE
from hasu.games.white_lotus.scoring import finish, largest_territory
from hasu.games.white_lotus.state import Phase, WhiteLotus
from tests.games.white_lotus.table import (
    FORTRESS,
    PALACE,
    RICE_FIELD,
    TEMPLE,
    VILLAGE,
    do,
    go,
    heard,
    mark,
    neutral,
    own,
    table,
)


def almost_full(free: int = 0) -> WhiteLotus:
    """Seat 1 owns every province in use but Dali, which is neutral and claimed by seat 2."""
    s = table(seats=3)
    for province in range(31):
        name = names_on(s)[province]
        if name == "Dali":
            neutral(s, name)
        elif province >= free:
            own(s, 1, name)
    mark(s, "Dali", 2)
    return s


@pytest.mark.rule("WL-E1")
def test_when_all_is_owned_phases_three_and_four_are_played_then_scored() -> None:
    s = almost_full()
    with heard(s) as told:
        assert go(s, Phase.CONTROL) == 1  # asked to lead a rebellion
    assert (Event.LAST_YEAR, ()) in told
    assert s.chips[0] == 1  # phase 3
    assert do(s, 1, REFUSE) == 2
    assert not s.over
    do(s, 2, REFUSE)
    assert s.over
    assert s.influence[:3] == [0, 0, 0]  # no phase 5


@pytest.mark.rule("WL-E1")
def test_while_a_province_is_empty_the_game_goes_on() -> None:
    s = almost_full(free=1)
    go(s, Phase.CONTROL)
    do(s, 1, REFUSE)
    do(s, 2, REFUSE)
    assert not s.over
    assert s.influence[:3] == [10, 10, 10]


@pytest.mark.rule("WL-E2")
def test_points_of_buildings_dragons_and_collected_ones() -> None:
    s = table(seats=3)
    own(s, 0, "Henan", building=PALACE)  # 3
    own(s, 0, "Dali", building=TEMPLE)  # 2
    own(s, 0, "Kaiyuan", building=FORTRESS)  # 1
    own(s, 1, "Fuzhou", building=RICE_FIELD)  # 1 + 2
    own(s, 1, "Guangzhou", building=VILLAGE)  # 1 + 2
    own(s, 2, "Quanzhou", building=PALACE)  # 3 + 2
    for seat, chips in ((0, 1), (1, 4), (2, 0)):
        s.chips[seat] = chips
        s.points[seat] += chips
    with heard(s) as told:
        finish(s)
    assert s.points[:3] == [7, 10, 5]  # all territories are of size one
    scored = [numbers for kind, numbers in told if kind == Event.SCORED]
    assert scored == [(0, 6, 0, 1, 7), (1, 2, 4, 4, 10), (2, 3, 2, 0, 5)]
    assert s.winner[:3] == [0, 1, 0]


@pytest.mark.rule("WL-E3")
def test_the_largest_connected_territory_counts_three_more() -> None:
    s = table(seats=3)
    own(s, 0, "Henan", "Bianliang", "Jinan")  # a chain of three
    own(s, 1, "Dali", "Kaiyuan", "Fuzhou", "Ningxia")  # four, in pieces
    own(s, 2, "Wuchang", "Luzhou")
    assert [largest_territory(s, seat) for seat in range(3)] == [3, 1, 2]
    finish(s)
    assert s.points[:3] == [3 + 3, 4 + 2, 2]


@pytest.mark.rule("WL-E3")
def test_a_shared_largest_territory_counts_nothing() -> None:
    s = table(seats=3)
    own(s, 0, "Henan", "Bianliang")
    own(s, 2, "Wuchang", "Luzhou")
    with heard(s) as told:
        finish(s)
    assert s.points[:3] == [2, 0, 2]
    assert (Event.TERRITORY_SHARED, (2,)) in told


@pytest.mark.rule("WL-E4")
@pytest.mark.parametrize(
    ("emperor", "palaces", "winners", "how"),
    [
        (0, (0, 1, 0), [1, 0, 0], Event.WON_TIE_AS_EMPEROR),  # with fewer palaces
        (3, (0, 1, 0), [0, 1, 0], Event.WON_TIE_BY_PALACES),  # the emperor is behind
        (3, (1, 1, 0), [1, 1, 0], Event.WON_SHARED),  # as many palaces: two of three win
        (3, (0, 0, 0), [1, 1, 1], Event.WON_SHARED),  # also as many when there are none
    ],
)
def test_ties(emperor: int, palaces: tuple[int, ...], winners: list[int], how: Event) -> None:
    s = table()
    s.emperor = emperor
    for seat, name in ((0, "Henan"), (1, "Dali"), (2, "Fuzhou")):
        own(s, seat, name, building=PALACE if palaces[seat] else VILLAGE)
        s.chips[seat] = 10 - s.points[seat]
        s.points[seat] = 10
    s.points[3] = s.chips[3] = 9
    with heard(s) as told:
        finish(s)
    assert s.points[:4] == [10, 10, 10, 9]
    assert s.winner[:4] == [*winners, 0]
    won = [(kind, numbers[0]) for kind, numbers in told if kind.key.startswith("won")]
    assert won == [(how, seat) for seat in range(3) if winners[seat]]
