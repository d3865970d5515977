"""The score sheet: where each peasant that counts stands, and how a tie was broken."""

from __future__ import annotations

from hasu.engine.events import Happening
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import is_neutral, size
from hasu.games.rice_wars.state import RiceWars
from hasu.scene.look import Line, Look


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    """Connected and cut-off peasants count alike (RW-E1); what decided without points follows."""
    s: RiceWars = look.state
    scored = {h.named["daimyo"]: h for h in log if h.kind == Event.SCORED}
    total = [scored[seat].named["peasants"] for seat in range(s.seats)]
    linked = [size(s, s.linked[seat]) for seat in range(s.seats)]
    rule = Event.SCORED.spec.rule
    lone = tuple(all_ - held for all_, held in zip(total, linked, strict=True))
    lines = [Line(look.say("sheet-connected"), rule, tuple(linked))]
    if any(lone):
        lines.append(Line(look.say("sheet-lone"), rule, lone))
    return (*lines, *(line for happening in log for line in _decided(look, s, happening)))


def _decided(look: Look, s: RiceWars, happening: Happening) -> list[Line]:
    named, rule = happening.named, happening.kind.spec.rule
    nothing = (0,) * s.seats
    if happening.kind == Event.SCORED and is_neutral(s, named["daimyo"]):
        return [Line(look.say("sheet-neighbour", peasants=named["peasants"]), "RW-N4", nothing)]
    if happening.kind == Event.WEALTH:
        name = look.names[named["seat"]]
        return [Line(look.say("sheet-wealth", name=name, ryo=named["ryo"]), rule, nothing)]
    if happening.kind == Event.ALL_LOST:
        return [Line(look.say("sheet-all-lost"), rule, nothing)]
    return []
