"""The score sheet: every peasant on a field is a point, connected to its palace or not."""

from __future__ import annotations

from hasu.engine.bits import count_bits
from hasu.engine.events import Happening
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.state import RiceWars
from hasu.scene.look import Line, Look


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    """Peasants that earned money, and those cut off; they count alike (RW-E1)."""
    s: RiceWars = look.state
    scored = {h.named["daimyo"]: h.named["peasants"] for h in log if h.kind == Event.SCORED}
    connected = tuple(count_bits(s.linked[seat]) for seat in range(s.seats))
    cut_off = tuple(scored[seat] - connected[seat] for seat in range(s.seats))
    rule = Event.SCORED.spec.rule
    lines = (("sheet-connected", connected), ("sheet-lone", cut_off))
    return tuple(Line(look.say(key), rule, points) for key, points in lines if any(points))
