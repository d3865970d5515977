"""What holds at every moment of every game of White Lotus."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hasu.engine.chance import MASK, STRIDE, seed_of
from hasu.engine.choices import Choices
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.game import game_named
from hasu.engine.play import roam, setup
from hasu.games.white_lotus.provinces import points_of, size_of
from hasu.games.white_lotus.state import (
    MARKERS,
    NO_TILE,
    PROVINCES,
    TERRITORY_POINTS,
    TILES,
    Phase,
    Side,
    WhiteLotus,
)

MOST_YEARS = 39  # at least one province finds its owner each year


def check(s: WhiteLotus) -> None:
    check_provinces(s)
    check_tiles(s)
    for seat in range(s.seats):
        check_seat(s, seat)
    assert 0 <= s.emperor < s.seats
    assert s.year <= MOST_YEARS
    assert sum(s.robbed) <= sum(s.rewarded) <= s.seats
    if s.phase in (Phase.REWARDS, Phase.BATTLE):
        assert s.joined[s.emperor] == Side.EMPEROR
        assert s.joined[s.leader] == Side.REBELS


def check_provinces(s: WhiteLotus) -> None:
    """Free, neutral or owned by one: every province in use is exactly one of these."""
    groups = [s.free, s.neutral, *s.lands]
    assert sum(groups) == s.used  # no bit twice
    together = 0
    for group in groups:
        assert together & group == 0
        together |= group
    for province in range(PROVINCES):
        empty = s.building[province] == NO_TILE
        assert empty == bool(s.free >> province & 1 or not s.used >> province & 1)


def check_tiles(s: WhiteLotus) -> None:
    on_board = [sum(1 for b in s.building if b == kind) for kind in range(5)]
    for kind, count in enumerate(TILES):
        assert on_board[kind] + s.bag[kind] + (s.tile == kind) == count
    assert s.bag_size == sum(s.bag)


def check_seat(s: WhiteLotus, seat: int) -> None:
    assert size_of(s.claims[seat]) <= MARKERS
    assert s.claims[seat] & ~s.neutral == 0
    assert min(s.influence[seat], s.combat[seat], s.chips[seat]) >= 0
    lands = [p for p in range(PROVINCES) if s.lands[seat] >> p & 1]
    for kind in range(5):
        assert s.owned[seat][kind] == sum(1 for p in lands if s.building[p] == kind)
    points = s.chips[seat] + sum(points_of(s, p) for p in lands)
    assert s.points[seat] - points in ((0, TERRITORY_POINTS) if s.over else (0,))


SETUPS = st.tuples(st.integers(3, 6), st.sampled_from(["de", "fr"]), st.booleans())


@given(st.integers(0, 10**9), SETUPS)
def test_nothing_is_ever_lost_or_doubled(seed: int, kind: tuple[int, str, bool]) -> None:
    seats, edition, negotiation = kind
    s = game_named("white-lotus").blank(seats, {"edition": edition, "negotiation": negotiation})
    assert isinstance(s, WhiteLotus)
    s.chance = seed_of(seed)
    setup(s)
    luck, choices = seed_of(seed + 1), Choices()
    check(s)
    while not s.over:
        roam(s, choices, luck, 5)
        luck = (luck + 5 * STRIDE) & MASK
        check(s)


@pytest.mark.rule("WL-E1")
@pytest.mark.parametrize("negotiation", [False, True])
@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_many_games_end_with_everything_owned(seats: int, edition: str, negotiation: bool) -> None:
    game = game_named("white-lotus")
    fast = compiled(game)
    template = game.blank(seats, {"edition": edition, "negotiation": negotiation})
    states = fast.deal(template, seeds_from(1, 0, 400, 0))
    made = fast.play_random(states, seeds_from(1, 0, 400, 1), 20_000)
    assert made.max() < 20_000
    assert states["over"].all()
    assert not states["free"].any()
    assert not states["neutral"].any()
    assert states["winner"].sum(axis=1).min() >= 1
    assert states["year"].max() <= MOST_YEARS
    assert states["claims"].max() == 0
    assert (states["influence"] + 2 * states["combat"] == states["wealth"]).all()
    assert states["influence"].min() >= 0
    assert states["combat"].min() >= 0
    assert np.all(states["bag_size"] == (0 if seats == 6 else 8))
