"""Phases 5 and 6: new points and new provinces."""

from __future__ import annotations

import pytest

from hasu.games.white_lotus.board import names_on
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.placing import DRAW, ENOUGH
from hasu.games.white_lotus.state import MARKERS, OFFERS, Ask, Phase
from tests.games.white_lotus.table import (
    FORTRESS,
    PALACE,
    RICE_FIELD,
    TEMPLE,
    VILLAGE,
    at,
    do,
    go,
    heard,
    names,
    neutral,
    options,
    own,
    table,
)


@pytest.mark.rule("WL-5")
def test_everyone_receives_ten_influence_and_two_combat() -> None:
    s = table()
    neutral(s, "Henan")
    go(s, Phase.YEAR_END)
    assert s.influence[:4] == [10] * 4
    assert s.combat[:4] == [2] * 4


@pytest.mark.rule("WL-5")
@pytest.mark.parametrize(
    ("building", "influence", "combat"),
    [(TEMPLE, 3, 0), (RICE_FIELD, 1, 1), (FORTRESS, 0, 2), (VILLAGE, 0, 0)],
)
def test_income_of_a_building(building: int, influence: int, combat: int) -> None:
    s = table()
    own(s, 1, "Henan", "Dali", building=building)
    go(s, Phase.YEAR_END)
    assert s.influence[1] == 10 + 2 * influence
    assert s.combat[1] == 2 + 2 * combat


@pytest.mark.rule("WL-5")
@pytest.mark.parametrize(("for_influence", "gained"), [(0, (0, 3)), (1, (2, 2)), (3, (6, 0))])
def test_each_palace_gives_two_influence_or_one_combat(
    for_influence: int, gained: tuple[int, int]
) -> None:
    s = table()
    own(s, 1, "Henan", "Dali", "Fuzhou", building=PALACE)
    s.emperor = 1
    assert go(s, Phase.YEAR_END) == 1
    assert s.asked[1] == Ask.PALACES
    assert options(s, 1) == (0, 1, 2, 3)
    with heard(s) as told:
        do(s, 1, for_influence)
    assert (s.influence[1] - 10, s.combat[1] - 2) == gained
    assert (Event.PALACE_INCOME, (1, 3, *gained)) in told


@pytest.mark.rule("WL-5")
def test_the_choice_of_a_palace_stays_secret() -> None:
    """Both look the same to the others: the same wealth, the same bounds."""
    views = []
    for choice in (0, 1):
        s = table()
        own(s, 1, "Henan", building=PALACE)
        go(s, Phase.YEAR_END)
        do(s, 1, choice)
        views.append(s.seen_by(0))
    assert views[0] == views[1]


@pytest.mark.rule("WL-N1")
@pytest.mark.parametrize(
    ("step", "prepares"), [(Phase.YEAR_END, Phase.PALACES), (Phase.INCOME, Phase.PLACING)]
)
def test_phases_five_and_six_bring_new_offers(step: int, prepares: int) -> None:
    s = table(negotiation=True)
    neutral(s, "Henan")
    go(s, step)
    assert s.asked[:4] == [Ask.APPROACH] * 4
    assert s.after == prepares
    assert s.offers_left[:4] == [OFFERS] * 4


@pytest.mark.rule("WL-6a")
def test_everyone_draws_in_turn_and_puts_the_tile_next_to_another() -> None:
    s = table(seats=3)
    s.emperor = 1
    s.active, s.round = 0, MARKERS  # as the claims left them
    neutral(s, "Kaiyuan")
    own(s, 2, "Dali")
    assert go(s, Phase.INCOME) == 1
    near = {"Liaoyang", "Shangdu", "Chengdu", "Chongqing", "Shunyuan", "Zhongqing"}
    assert names(s, 1) == near
    assert s.tile == VILLAGE
    assert do(s, 1, at(s, "Liaoyang")) == 2
    assert s.building[at(s, "Liaoyang")] == VILLAGE
    assert names(s, 2) == near - {"Liaoyang"} | {"Dadu"}
    assert do(s, 2, at(s, "Dadu")) == 0
    do(s, 0, at(s, "Shangdu"))
    assert s.phase == Phase.CLAIMS
    assert s.bag_size == 7
    assert s.neutral == sum(1 << at(s, n) for n in ("Kaiyuan", "Liaoyang", "Dadu", "Shangdu"))


@pytest.mark.rule("WL-6a")
def test_brown_provinces_get_tiles_only_with_six() -> None:
    for seats in (5, 6):
        s = table(seats=seats)
        neutral(s, "Datong")
        go(s, Phase.PLACING)
        brown = {"Helin", "Ningxia"} & {names_on(s)[c] for c in options(s, 0)}
        assert bool(brown) == (seats == 6)


@pytest.mark.rule("WL-6b")
def test_de_a_temple_may_bring_one_more_tile() -> None:
    s = table(seats=3)
    own(s, 1, "Henan", "Wuchang", building=TEMPLE)
    own(s, 2, "Dali", building=TEMPLE)
    order = []
    seat = go(s, Phase.PLACING)
    while s.phase == Phase.PLACING:
        order.append((seat, Ask(s.asked[seat]).name))
        if s.asked[seat] == Ask.MORE:
            assert options(s, seat) == (ENOUGH, DRAW)
            seat = do(s, seat, ENOUGH if seat == 2 else DRAW)
        else:
            seat = do(s, seat, options(s, seat)[0])
    first = [(0, "PLACE"), (1, "PLACE"), (2, "PLACE")]
    assert order == [*first, (1, "MORE"), (1, "PLACE"), (2, "MORE"), (1, "MORE"), (1, "PLACE")]
    assert s.bag_size == 10 - 5


@pytest.mark.rule("WL-6b")
def test_fr_a_temple_must_bring_one_more_tile() -> None:
    s = table(seats=3, edition="fr")
    own(s, 1, "Henan", "Wuchang", building=TEMPLE)
    own(s, 2, "Dali", building=TEMPLE)
    order = []
    seat = go(s, Phase.PLACING)
    while s.phase == Phase.PLACING:
        assert s.asked[seat] == Ask.PLACE
        order.append(seat)
        seat = do(s, seat, options(s, seat)[0])
    assert order == [0, 1, 2, 1, 2, 1]


@pytest.mark.rule("WL-6c")
def test_it_stops_when_the_bag_is_empty() -> None:
    s = table(seats=3)
    neutral(s, "Henan")
    s.bag[VILLAGE] = s.bag_size = 1
    go(s, Phase.PLACING)
    with heard(s) as told:
        do(s, 0, at(s, "Jining"))
    assert (Event.NO_MORE_TILES, ()) in told
    assert s.phase == Phase.CLAIMS


@pytest.mark.rule("WL-6c")
def test_it_stops_when_the_board_in_use_is_full() -> None:
    s = table(seats=3)
    for province in range(31):
        if province != at(s, "Dali"):
            neutral(s, names_on(s)[province])
    with heard(s) as told:
        go(s, Phase.PLACING)  # the only place is taken without asking
    assert (Event.PLACED, (0, at(s, "Dali"), VILLAGE)) in told
    assert (Event.NO_MORE_TILES, ()) in told
    assert s.bag_size == 9
    assert s.phase == Phase.CLAIMS
