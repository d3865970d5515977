"""Whose a piece is: a player's, or with two players the emperor's, who has no seat."""

from __future__ import annotations

from hasu.games.china.state import EMPEROR, China
from hasu.scene.look import Look
from hasu.scene.model import NOBODY


def name_of(look: Look, s: China, who: int) -> str:
    return look.names[who] if who < s.seats else look.say("scene-emperor")


def seat_of(s: China, who: int) -> int:
    """The emperor has no seat."""
    return who if who < s.seats else NOBODY


def supply(s: China, kind: str, who: int) -> tuple[str, ...]:
    """Where a piece of a colour comes from."""
    if who >= s.seats:
        return (f"{kind}-left:{EMPEROR}", "court")
    return (f"{kind}-left:{who}", f"panel:{who}")
