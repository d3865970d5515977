"""Bots: players that see only what their seat may see."""

from __future__ import annotations

from hasu.bots.bot import Bot
from hasu.bots.greedy import Greedy
from hasu.bots.own import admit, admitted, is_own
from hasu.bots.random import Random
from hasu.engine.errors import InvalidInput

__all__ = ["Bot", "Greedy", "Random", "admit", "bot_named", "bot_names"]

_BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot_names() -> tuple[str, ...]:
    return (*_BOTS, *admitted)


def bot_named(name: str, seed: int = 0) -> Bot:
    """A bot by name; an unknown name is answered with the known ones."""
    maker = admitted.get(name) or _BOTS.get(name)
    if maker is None:
        if is_own(name):
            raise InvalidInput(
                f"the bot {name!r} would run code from outside Hasu; "
                "it must be named on the command line"
            )
        raise InvalidInput(f"unknown bot {name!r}; known bots: {', '.join(bot_names())}")
    return maker(seed)
