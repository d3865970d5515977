"""A plain scene for a game without a ``scene.py``: buttons for its choices, scores, the log."""

from __future__ import annotations

from hasu.engine.events import Happening
from hasu.scene.look import Line, Look, Parts
from hasu.scene.model import Panel, Scene


def scene(look: Look) -> Scene:
    s = look.state
    panels = tuple(
        Panel(seat, s.points[seat], active=bool(s.asked[seat])) for seat in range(look.seats)
    )
    return Scene((), panels)


def rule_of(look: Look) -> str:
    return ""


def targets(look: Look, choice: int) -> Parts:
    return ()


def touches(look: Look, happening: Happening) -> tuple[str, ...]:
    return ()


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    return ()
