"""A quick sense of who stands well in Rice Wars, in peasants."""

from __future__ import annotations

from hasu.engine.rules import rule
from hasu.games.rice_wars.state import RiceWars


@rule
def evaluate(s: RiceWars, seat: int) -> float:
    return 1.0 * s.points[seat]


@rule
def prefer(s: RiceWars, seat: int, choice: int) -> float:
    return 0.0
