"""Words of the scene, each said once: Fluent is slow for the hundred names of a board."""

from __future__ import annotations

from functools import lru_cache

from hasu.engine.text import Message, Text
from hasu.games.rice_wars.land import is_neutral
from hasu.games.rice_wars.state import RiceWars
from hasu.scene.look import Look


def say(look: Look, key: str, **filled: int | str) -> str:
    return _said(look.text, key, tuple(filled.items()))


@lru_cache(maxsize=8192)
def _said(texts: Text, key: str, filled: tuple[tuple[str, int | str], ...]) -> str:
    return texts.say(Message(key, dict(filled)))


def daimyo_name(look: Look, s: RiceWars, daimyo: int) -> str:
    return say(look, "neighbour") if is_neutral(s, daimyo) else look.names[daimyo]
