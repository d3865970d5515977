"""Bots: players that see only what their seat may see."""

from __future__ import annotations

from hasu.bots.bot import Bot
from hasu.bots.greedy import Greedy
from hasu.bots.random import Random
from hasu.engine.errors import InvalidInput

__all__ = ["Bot", "Greedy", "Random", "bot_named", "bot_names"]

_BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot_names() -> tuple[str, ...]:
    return tuple(_BOTS)


def bot_named(name: str, seed: int = 0) -> Bot:
    """A bot by name; an unknown name is answered with the known ones."""
    if name not in _BOTS:
        raise InvalidInput(f"unknown bot {name!r}; known bots: {', '.join(_BOTS)}")
    return _BOTS[name](seed)
