"""The score sheet of Lotus: where every point came from."""

from __future__ import annotations

from hasu.engine.events import Happening
from hasu.games.lotus.events import Event
from hasu.games.lotus.labels import flower_name
from hasu.games.lotus.state import Lotus
from hasu.scene.look import Line, Look, line

# Each event that brings points, in the order of the sheet, with the number that says how many.
SCORING = ((Event.COMPLETED, "petals"), (Event.GATHERED, "petals"), (Event.TOKEN, "points"))


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    """A line for every flower picked, every flower left standing, and every score token."""
    s: Lotus = look.state
    found = [
        _line(look, happening, number)
        for kind, number in SCORING
        for happening in sorted(log, key=_flower)
        if happening.kind == kind
    ]
    return tuple(_with_partner(each) if s.partners else each for each in found)


def _flower(happening: Happening) -> int:
    return happening.named.get("flower", 0)


def _line(look: Look, happening: Happening, number: str) -> Line:
    kind, named = happening.kind, happening.named
    words = look.say(f"sheet-{kind.key}", flower=look.tell(flower_name(_flower(happening))))
    return line(look, words, kind.spec.rule, named["seat"], named[number])


def _with_partner(found: Line) -> Line:
    """Partners score together (LO-V1)."""
    points = tuple(found.points[seat] + found.points[(seat + 2) % 4] for seat in range(4))
    return Line(found.text, found.rule, points)
