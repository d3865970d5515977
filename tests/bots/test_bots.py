"""Bots see a view, play legally, repeat themselves, and greedy beats random."""

from __future__ import annotations

import pytest

import hasu
from hasu.bots import Bot, bot_named
from hasu.bots.greedy import thinned
from hasu.engine.game import games
from hasu.engine.match import Match
from hasu.engine.view import View
from tests.support import Setup, play_out, scramble_hidden, setups

PLAIN = [kind for kind in setups() if not kind.options]
# Every bot, with budgets of playouts: seconds would differ from run to run.
BOTS = ["random", "greedy", "novice", "skilled:playouts=30", "master:playouts=30"]


def play(match: Match, bots: list[Bot], stop: int = 10**6) -> Match:
    while match.outcome is None and match.step < stop:
        for seat in sorted(match.to_move):
            choice = bots[seat].choose(match.view(seat))
            assert choice in match.view(seat).choices
            match.play(seat, choice)
    return match


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_bot_plays_legally_and_the_same_again(kind: Setup, name: str) -> None:
    ends = []
    for _ in range(2):
        bots = [bot_named(name, seed=seat) for seat in range(kind.seats)]
        ends.append(play(kind.match(6), bots, stop=15).steps)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("kind", setups(), ids=str)
def test_the_search_plays_legally_in_every_set_up(kind: Setup) -> None:
    match = play_out(kind.match(7), 7, stop=30)
    bots = [bot_named("skilled:playouts=12", seed=seat) for seat in range(kind.seats)]
    play(match, bots, stop=45)


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_whole_game_is_played_legally(kind: Setup) -> None:
    bots: list[Bot] = [bot_named("random", seed=seat) for seat in range(kind.seats)]
    bots[0] = bot_named("skilled:playouts=8", seed=1)
    assert play(kind.match(8), bots).outcome is not None


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_bot_chooses_the_same_whatever_lies_hidden(kind: Setup, name: str) -> None:
    """All that the seat cannot see is replaced by rubbish, in the match itself."""
    match = kind.match(4)
    for stop in (0, 10, 30):
        play_out(match, stop, stop=stop)
        for seat in sorted(match.to_move):
            honest = match.view(seat)
            chosen = bot_named(name, seed=3).choose(honest)
            real = match.state
            match.state = scramble_hidden(real, seat, stop)
            assert match.state != real
            rubbish = View(kind.game, seat, match.state.seen_by(seat), honest.to_move, honest.log)
            match.state = real
            assert bot_named(name, seed=3).choose(rubbish) == chosen


@pytest.mark.parametrize("game", [name for name in games() if name != "bidding"])
def test_greedy_beats_random(game: str) -> None:
    """Seats take turns; against two of random's kind a fair share is a third."""
    kind = Setup(games()[game], games()[game].default_seats, {})
    wins = 0.0
    for seed in range(6):
        place = seed % kind.seats
        bots = [
            bot_named("greedy" if seat == place else "random", seed=seed * 10 + seat)
            for seat in range(kind.seats)
        ]
        outcome = play(kind.match(seed), bots).outcome
        assert outcome is not None
        wins += (place in outcome.winners) / max(1, len(outcome.winners))
    assert wins >= 4


def test_long_ranges_are_thinned_with_both_ends() -> None:
    assert thinned(tuple(range(10))) == tuple(range(10))
    few = thinned(tuple(range(500)), 12)
    assert len(few) == 12
    assert (few[0], few[-1]) == (0, 499)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(hasu.InvalidInput, match="unknown bot 'hal'; known bots: random, greedy"):
        bot_named("hal")
