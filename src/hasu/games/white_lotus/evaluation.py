"""A quick sense of who stands well in White Lotus, in points."""

from __future__ import annotations

from hasu.engine.rules import rule
from hasu.games.white_lotus.state import WhiteLotus


@rule
def evaluate(s: WhiteLotus, seat: int) -> float:
    return 1.0 * s.points[seat]


@rule
def prefer(s: WhiteLotus, seat: int, choice: int) -> float:
    return 0.0
