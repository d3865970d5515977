"""Phase 1: claims."""

from __future__ import annotations

import pytest

from hasu.games.white_lotus.claims import KEEP
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import Ask, Phase
from tests.games.white_lotus.table import (
    RICE_FIELD,
    at,
    do,
    go,
    heard,
    mark,
    names,
    neutral,
    options,
    own,
    table,
)

PLACES = ("Henan", "Dadu", "Datong", "Jining", "Jinan", "Yidu")


@pytest.mark.rule("WL-1a")
def test_three_rounds_clockwise_from_the_emperor() -> None:
    s = table(seats=3)
    s.emperor = 2
    s.active, s.round = 1, 2  # as the last year's tiles left them
    neutral(s, *PLACES)
    order = []
    seat = go(s, Phase.YEAR)
    while s.phase == Phase.CLAIMS:
        order.append(seat)
        assert s.asked[seat] == Ask.CLAIM
        seat = do(s, seat, options(s, seat)[0])
    assert order == [2, 0, 1] * 3


@pytest.mark.rule("WL-1a")
def test_only_provinces_with_a_neutral_tile_can_be_claimed() -> None:
    s = table()
    neutral(s, "Henan", "Dadu")
    own(s, 1, "Datong")
    go(s)
    assert names(s, 0) == {"Henan", "Dadu"}
    assert KEEP not in options(s, 0)


@pytest.mark.rule("WL-1b")
def test_never_two_own_markers_but_others_may_share() -> None:
    s = table(seats=3)
    neutral(s, *PLACES)
    go(s)
    for seat in range(3):
        do(s, seat, at(s, "Henan"))
    assert names(s, 0) == set(PLACES) - {"Henan"}
    assert [s.claims[seat] == 1 << at(s, "Henan") for seat in range(3)] == [True] * 3


@pytest.mark.rule("WL-1c")
@pytest.mark.parametrize(("fields", "markers"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_extra_markers_for_rice_fields(fields: int, markers: int) -> None:
    s = table(seats=3)
    neutral(s, *PLACES)
    own(s, 1, *("Fuzhou", "Wuchang", "Dali")[:fields], building=RICE_FIELD)
    seat = go(s)
    turns = {0: 0, 1: 0, 2: 0}
    while s.phase == Phase.CLAIMS:
        turns[seat] += 1
        seat = do(s, seat, options(s, seat)[0])
    assert turns == {0: 3, 1: markers, 2: 3}


@pytest.mark.rule("WL-1c")
def test_extra_markers_come_in_further_rounds_one_at_a_time() -> None:
    s = table(seats=3)
    neutral(s, *PLACES)
    own(s, 0, "Fuzhou", "Wuchang", building=RICE_FIELD)
    own(s, 2, "Dali", "Chengdu", building=RICE_FIELD)
    order = []
    seat = go(s)
    while s.phase == Phase.CLAIMS:
        order.append(seat)
        seat = do(s, seat, options(s, seat)[0])
    assert order == [0, 1, 2] * 3 + [0, 2, 0, 2]


@pytest.mark.rule("WL-1c")
def test_an_extra_marker_may_be_left_out() -> None:
    s = table(seats=3)
    neutral(s, *PLACES)
    own(s, 0, "Fuzhou", building=RICE_FIELD)
    s.round = 3
    assert go(s) == 0
    assert KEEP in options(s, 0)
    do(s, 0, KEEP)
    assert s.claims[0] == 0
    assert s.phase != Phase.CLAIMS


@pytest.mark.rule("WL-1d")
def test_who_has_no_province_left_to_claim_skips() -> None:
    s = table(seats=3)
    neutral(s, "Henan", "Dadu")
    mark(s, "Henan", 0)
    mark(s, "Dadu", 0)
    with heard(s) as told:
        assert go(s) == 1
    assert told[0] == (Event.NO_CLAIM, (0,))
