"""The score sheet of Lotus: where every point came from."""

from __future__ import annotations

from hasu.engine.events import Events, Happening
from hasu.games.lotus.events import Event
from hasu.games.lotus.labels import flower_name
from hasu.games.lotus.state import FLOWERS, Lotus
from hasu.scene.look import Line, Look


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    """A line for each kind of flower picked or left standing, and one for the tokens."""
    found = []
    for kind in (Event.COMPLETED, Event.GATHERED):
        for flower in range(FLOWERS):
            told = [h for h in log if h.kind == kind and h.named["flower"] == flower]
            found += _line(look, kind, told, "petals", flower)
    return (*found, *_line(look, Event.TOKEN, [h for h in log if h.kind == Event.TOKEN], "points"))


def _line(
    look: Look, kind: Events, told: list[Happening], number: str, flower: int = 0
) -> list[Line]:
    """What the told events brought each seat, if there were any."""
    if not told:
        return []
    s: Lotus = look.state
    points = [0] * s.seats
    for happening in told:
        points[happening.named["seat"]] += happening.named[number]
    words = look.say(f"sheet-{kind.key}", flower=look.tell(flower_name(flower)))
    return [Line(words, kind.spec.rule, _with_partner(points) if s.partners else tuple(points))]


def _with_partner(points: list[int]) -> tuple[int, ...]:
    """Partners score together (LO-V1)."""
    return tuple(points[seat] + points[(seat + 2) % 4] for seat in range(4))
