"""Material and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import hasu
from hasu.engine.chance import seed_of
from hasu.engine.game import game_named
from hasu.engine.play import setup
from hasu.engine.state import HIDDEN
from hasu.games.white_lotus.provinces import first_of, size_of
from hasu.games.white_lotus.state import NO_TILE, Ask, Building, Phase, WhiteLotus
from tests.games.white_lotus.table import (
    PALACE,
    RICE_FIELD,
    everyone_plays,
    fight,
    fund,
    go,
    options,
    own,
    table,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def dealt(seats: int, seed: int = 1, **chosen: object) -> WhiteLotus:
    s = game_named("white-lotus").blank(seats, chosen)
    assert isinstance(s, WhiteLotus)
    s.chance = seed_of(seed)
    setup(s)
    return s


def laid_out(s: WhiteLotus) -> Counter[int]:
    return Counter(building for building in s.building if building != NO_TILE)


@pytest.mark.rule("WL-S1")
@SEATS
def test_tiles(seats: int) -> None:
    s = dealt(seats)
    tiles = laid_out(s) + Counter(dict(enumerate(s.bag)))
    assert tiles == {
        Building.VILLAGE: 17,
        Building.PALACE: 5,
        Building.TEMPLE: 5,
        Building.FORTRESS: 6,
        Building.RICE_FIELD: 6,
    }
    assert s.bag_size == sum(s.bag)


@pytest.mark.rule("WL-S2")
@SEATS
def test_first_tiles_lie_on_the_lotus_provinces_in_use(seats: int) -> None:
    layouts = set()
    for seed in range(12):
        s = dealt(seats, seed)
        assert s.neutral == s.lotus & s.used
        assert size_of(s.neutral) == (8 if seats == 6 else 7)
        villages = 4 if seats == 6 else 3
        assert laid_out(s) == {0: villages, 1: 1, 2: 1, 3: 1, 4: 1}
        if seats == 6:
            eighth = first_of(s.lotus & s.brown)
            assert s.building[eighth] == Building.VILLAGE  # the others are mixed on the light ones
        assert s.free == s.used & ~s.neutral
        layouts.add(tuple(s.building))
    assert len(layouts) > 6  # shuffled


@pytest.mark.rule("WL-S2")
@pytest.mark.parametrize("seats", [3, 6])
def test_tiles_left_over_at_the_end(seats: int) -> None:
    match = hasu.new("white-lotus", seats=seats, seed=4)
    while match.outcome is None:
        seat = min(match.to_move)
        match.play(seat, match.view(seat).choices[-1])
    s = match.state
    assert isinstance(s, WhiteLotus)
    assert s.bag_size == (0 if seats == 6 else 8)


@pytest.mark.rule("WL-S3")
@SEATS
def test_each_player_starts_with_twelve_influence_and_three_combat(seats: int) -> None:
    s = dealt(seats)
    assert s.influence[:seats] == [12] * seats
    assert s.combat[:seats] == [3] * seats


@pytest.mark.rule("WL-S3")
def test_a_dragon_card_for_every_other_player() -> None:
    """Any other claimant can be aimed at, never oneself or someone who is not there."""
    s = table(seats=5)
    fight(s, "Henan", 0, 1, 3, 4)
    assert options(s, 3) == (0, 1, 4)
    assert options(s, 0) == (1, 3, 4)


@pytest.mark.rule("WL-S4")
def test_any_number_of_points_can_be_played_and_holdings_are_secret() -> None:
    s = table()
    fund(s, influence=7, combat=5)
    fight(s, "Henan", 1, 2)
    assert options(s, 1) == tuple(range(8))
    s.asked[1] = Ask.COMMIT
    assert options(s, 1) == tuple(range(6))
    for viewer in (-1, 0, 2):
        view = s.seen_by(viewer)
        assert view.influence[1] == view.combat[1] == HIDDEN
    assert s.seen_by(1).influence[1] == 7


@pytest.mark.rule("WL-S5")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_zero_can_be_played_and_costs_nothing(edition: str) -> None:
    s = table(edition=edition)
    fund(s, influence=5)
    fight(s, "Henan", 1, 2)
    everyone_plays(s, {1: 0, 2: 3})
    assert s.influence[1] == 5
    assert s.influence[2] == 2


@pytest.mark.rule("WL-S6")
def test_the_first_emperor_is_named_or_drawn() -> None:
    for seat in range(4):
        assert dealt(4, first=seat).emperor == seat
    drawn = Counter(dealt(4, seed).emperor for seed in range(80))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 8


@pytest.mark.rule("WL-S7")
def test_chips_and_cards_never_run_out() -> None:
    s = table()
    own(s, 1, "Henan", "Dadu", "Datong", "Jining", building=PALACE)
    own(s, 1, "Yidu", "Fuzhou", "Luzhou", "Dali", "Chengdu", building=RICE_FIELD)
    assert s.owned[1] == [0, 4, 0, 0, 5]  # more than the 3 palaces, 4 rice fields of the box
    s.chips[0] = 40
    s.points[0] = 40
    go(s, Phase.TRIBUTE)
    assert s.chips[0] == 41
    s = table()
    fund(s, influence=500, combat=300)
    fight(s, "Wuchang", 1, 2)
    assert options(s, 1)[-1] == 500
