"""Bots: players that see only what their seat may see."""

from __future__ import annotations

from collections.abc import Iterable

from hasu.bots.bot import Bot, chosen
from hasu.bots.greedy import Greedy
from hasu.bots.levels import LEVELS, Thinker, is_level, level_named
from hasu.bots.own import admit, admitted, is_own
from hasu.bots.random import Random
from hasu.engine.compiled import compiled
from hasu.engine.errors import InvalidInput
from hasu.engine.game import Game

__all__ = [
    "BOTS_VERSION",
    "LEVELS",
    "Bot",
    "Greedy",
    "Random",
    "Thinker",
    "admit",
    "bot_named",
    "bot_names",
    "chosen",
    "is_own",
    "prepare_bots",
    "seated",
]

# Raise it when any bot here begins to choose differently: the arena's results are then of others.
BOTS_VERSION = 1

_SIMPLE: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first; levels may carry a budget, as in ``master@0.5``."""
    return (*_SIMPLE, *LEVELS, *admitted)


def prepare_bots(game: Game, names: Iterable[str]) -> None:
    """Compile what these bots need, before games are spread over processes."""
    if any(map(is_level, names)):
        compiled(game).entry("search")


def bot_named(name: str, seed: int = 0, patient: bool = True) -> Bot:
    """A bot by name; an unknown name is answered with the known ones.

    ``patient=False`` is for tables: a bot whose compiled search is not ready yet plays
    something sensible instead of keeping everybody waiting.
    """
    maker = admitted.get(name) or _SIMPLE.get(name)
    if maker is not None:
        return maker(seed)
    if is_level(name):
        return Thinker(level_named(name), seed, patient)
    if is_own(name):
        raise InvalidInput(
            f"the bot {name!r} would run code from outside Hasu; "
            "it must be named on the command line"
        )
    raise InvalidInput(f"unknown bot {name!r}; known bots: {', '.join(bot_names())}")


def seated(game: Game, name: str, seed: int = 0, patient: bool = True) -> Bot:
    """A bot that is ready to play a game."""
    bot = bot_named(name, seed, patient)
    bot.prepare(game)
    return bot
