"""Bots see a view, play legally, repeat themselves, and greedy beats random."""

from __future__ import annotations

import pytest

import hasu
from hasu.bots import Bot, bot_named, bot_names
from hasu.bots.greedy import thinned
from hasu.engine.game import games
from hasu.engine.match import Match
from hasu.engine.view import View
from tests.support import Setup, play_out, setups

PLAIN = [kind for kind in setups() if not kind.options]


def play(match: Match, bots: list[Bot], stop: int = 10**6) -> Match:
    while match.outcome is None and match.step < stop:
        for seat in sorted(match.to_move):
            choice = bots[seat].choose(match.view(seat))
            assert choice in match.view(seat).choices
            match.play(seat, choice)
    return match


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_bot_plays_legally_and_the_same_again(kind: Setup, name: str) -> None:
    ends = []
    for _ in range(2):
        bots = [bot_named(name, seed=seat) for seat in range(kind.seats)]
        ends.append(play(kind.match(6), bots, stop=25).steps)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_bot_chooses_the_same_whatever_lies_hidden(kind: Setup, name: str) -> None:
    match = play_out(kind.match(4), 4, stop=10)
    seat = min(match.to_move)
    honest = match.view(seat)
    other = honest.imagine(99)
    disguised = View(kind.game, seat, other.seen_by(seat), match.to_move, honest.log)
    assert other != match.state
    choices = {bot_named(name, seed=3).choose(view) for view in (honest, disguised)}
    assert len(choices) == 1


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
