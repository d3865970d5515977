"""Whole games: nothing gets lost, nothing leaks, nothing gets stuck."""

from __future__ import annotations

import pytest

from hasu.bots import Greedy, Random
from hasu.engine.bits import count_bits
from hasu.engine.chance import MASK, STRIDE, bounded, scramble, seed_of
from hasu.engine.choices import Choices, pick
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.match import new
from hasu.engine.play import begin, take
from hasu.games.rice_wars import GAME
from hasu.games.rice_wars.imagining import determinise
from hasu.games.rice_wars.land import daimyos, link, taken
from hasu.games.rice_wars.state import NEUTRAL, NONE, Phase, RiceWars
from tests.games.rice_wars.desk import card, cards_everywhere, desk, fresh, hold

SETUPS = [(2, "basic"), (3, "basic"), (4, "basic"), (3, "epic"), (4, "epic"), (5, "epic")]


def check(s: RiceWars) -> None:
    """What holds at any moment of any game."""
    assert cards_everywhere(s) == s.copies
    assert sum(s.deck) == s.deck_size
    everyone = range(daimyos(s))
    assert count_bits(taken(s)) == sum(count_bits(s.peasants[d]) for d in everyone)
    for d in everyone:
        group = s.group if s.seats == 2 and d == NEUTRAL else 0
        assert s.points[d] == count_bits(s.peasants[d])
        assert s.points[d] + s.stock[d] + s.ready[d] + group == 24
        linked = s.linked[d]
        if s.palace[d] != NONE:
            link(s, d)
        assert s.linked[d] == linked
        for men in (s.stock, s.ready, s.ashigaru, s.tired_ashigaru, s.ronin, s.tired_ronin):
            assert men[d] >= 0
        assert s.ashigaru[d] + s.tired_ashigaru[d] <= s.capacity[1]
        assert s.ronin[d] + s.tired_ronin[d] <= s.capacity[2]
    soldiers = sum(s.ashigaru[d] + s.tired_ashigaru[d] for d in everyone)
    assert soldiers + s.ashigaru_left == 17
    assert sum(s.ronin[d] + s.tired_ronin[d] for d in everyone) + s.ronin_left == 5
    for seat in range(s.seats):
        check_seat(s, seat)


def check_seat(s: RiceWars, seat: int) -> None:
    assert s.ready[seat] <= s.capacity[0]
    assert 0 <= s.least[seat] <= s.money[seat] <= s.most[seat]
    assert sum(s.hand[seat]) == s.hand_size[seat] <= s.hand_limit
    assert sum(s.down[seat]) == s.down_size[seat]
    assert 0 <= s.passes[seat] <= 2
    assert sum(services > 0 for services in s.service[seat]) <= 2
    for slot in range(3):
        assert s.advisor[slot] != NONE or s.service[seat][slot] == 0
    for other in range(s.seats):
        known = [kind - 1 for kind in s.known[seat][other] if kind]
        for kind in set(known):
            assert known.count(kind) <= s.hand[other][kind] + s.down[other][kind]
    if s.phase < Phase.DEFENCE and not s.over:
        assert s.down_size[seat] == 0


@pytest.mark.rule("RW-S1", "RW-S4")
@pytest.mark.parametrize(("seats", "side"), SETUPS)
def test_material_over_random_games(seats: int, side: str) -> None:
    scratch = Choices()
    for seed in range(4):
        s = GAME.blank(seats, {"side": side})
        assert isinstance(s, RiceWars)
        s.chance = seed_of(seed)
        luck = seed_of(seed + 1000)
        seat = begin(s, scratch)
        while seat >= 0:
            check(s)
            luck = (luck + STRIDE) & MASK
            assert 0 < scratch.count <= 96
            seat = take(s, scratch, seat, pick(scratch, bounded(scramble(luck), scratch.count)))
        check(s)
        assert s.round == s.rounds


@pytest.mark.parametrize(("seats", "side"), SETUPS)
def test_many_games_end(seats: int, side: str) -> None:
    fast = compiled(GAME)
    games = 500
    states = fast.deal(GAME.blank(seats, {"side": side}), seeds_from(9, 0, games, 0))
    made = fast.play_random(states, seeds_from(9, 0, games, 1), 100_000)
    assert states["over"].all()
    assert made.max() < 5_000
    assert (states["money"][:, :seats] >= 0).all()
    assert (states["round"] == (7 if side == "basic" else 8)).all()


def test_known_cards_are_dealt_where_they_are() -> None:
    s = desk()
    hold(s, 0, "Idou")
    hold(s, 1, "Ikki", "Ninja", "Ninja")
    s.known[0][1][0] = card(s, "Ninja") + 1
    s.known[0][1][1] = card(s, "Ninja") + 1
    for seed in range(10):
        view = s.seen_by(0)
        view.chance = seed_of(seed)
        determinise(view, 0)
        assert view.hand[1][card(s, "Ninja")] >= 2
        assert sum(view.hand[1]) == 3
        assert cards_everywhere(view) == s.copies


def test_imagined_purses_lie_within_what_is_known() -> None:
    s = desk()
    s.money[1], s.least[1], s.most[1] = 5, 3, 6
    imagined = set()
    for seed in range(40):
        view = s.seen_by(0)
        view.chance = seed_of(seed)
        determinise(view, 0)
        imagined.add(view.money[1])
    assert imagined == {3, 4, 5, 6}


@pytest.mark.parametrize(("seats", "side"), [(2, "basic"), (3, "basic")])
def test_the_greedy_bot_beats_chance(seats: int, side: str) -> None:
    match = new("rice-wars", seats=seats, seed=5, side=side)
    bots = [Greedy(1) if seat == 0 else Random(seat) for seat in range(seats)]
    while match.outcome is None:
        seat = min(match.to_move)
        match.play(seat, bots[seat].choose(match.view(seat)))
    assert match.outcome.winners == (0,)


def test_a_fresh_game_is_the_same_for_the_same_seed() -> None:
    assert fresh(4, seed=3) == fresh(4, seed=3)
