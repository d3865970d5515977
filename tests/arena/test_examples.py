"""The bots in ``examples/`` play, repeat themselves, and are worth something."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import hasu
from hasu.arena import Played, Tournament, figures, run
from hasu.bots import admit, bot_named
from tests.support import Setup, setups

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
CAREFUL = f"{EXAMPLES / 'careful_bot.py'}:Careful"
LINES = f"program:{sys.executable} {EXAMPLES / 'line_bot.py'}"
SHELL = f"program:sh {EXAMPLES / 'first_choice.sh'}"

PLAIN = [kind for kind in setups() if kind.seats == kind.game.default_seats and not kind.options]


def test_careful_beats_random_at_lotus() -> None:
    given = Tournament("lotus", 2, (CAREFUL, "random"))
    shown = figures(given, run(given, 6, workers=0))
    assert shown["bots"][0]["name"] == CAREFUL
    assert shown["bots"][0]["win_share"] >= 0.75
    assert shown["forfeits"] == []


@pytest.mark.parametrize("bot", [CAREFUL, LINES, SHELL])
@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_an_example_plays_every_game_legally_and_the_same_again(kind: Setup, bot: str) -> None:
    admit(bot)
    ways = []
    for _ in range(2):
        match = kind.match(2)
        bots = [bot_named(bot, seed=seat) for seat in range(kind.seats)]
        while match.outcome is None and match.step < 12:
            for seat in sorted(match.to_move):
                match.play(seat, bots[seat].choose(match.view(seat)))
        for each in bots:
            each.close()
        ways.append(match.steps)
    assert ways[0] == ways[1]


def test_programs_sit_in_the_arena_with_workers() -> None:
    given = Tournament("lotus", 2, (f"{LINES} Play Claim", SHELL, "random"))
    results = run(given, 6, workers=2)
    assert all(isinstance(game, Played) and game.forfeit is None for game in results)


def test_the_line_bot_prefers_the_words_it_was_given() -> None:
    name = f"{LINES} exchange"
    admit(name)
    lotus = hasu.new("lotus", seats=2, seed=1, first=0)
    bot = bot_named(name)
    chosen = bot.choose(lotus.view(0))
    bot.close()
    labels = {choice.value: str(choice) for choice in lotus.choices(0)}
    assert "Exchange" in labels[chosen]
