"""The score sheet: every point of the end with its rule, counted from the log."""

from __future__ import annotations

from hasu.engine.events import Happening
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import BUILDING_POINTS, BUILDINGS, DRAGON_POINTS, Building
from hasu.scene.look import Line, Look

# In the order of their worth.
ORDER = (
    Building.PALACE,
    Building.TEMPLE,
    Building.FORTRESS,
    Building.RICE_FIELD,
    Building.VILLAGE,
)


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    lines = [
        *_buildings(look, log),
        _dragons(look, log),
        _chips(look, log, Event.TRIBUTE, "sheet-tribute"),
        _chips(look, log, Event.CONSOLED, "sheet-consoled"),
        _territory(look, log),
    ]
    return tuple(line for line in lines if any(line.points))


def _buildings(look: Look, log: tuple[Happening, ...]) -> list[Line]:
    owned = [[0] * look.seats for _ in range(BUILDINGS)]
    for happening in log:
        told = happening.named
        if happening.kind in (Event.SETTLED, Event.TOOK_PROVINCE):
            owned[told["building"]][told["seat"]] += 1
        if happening.kind == Event.TOOK_PROVINCE:
            owned[told["building"]][told["other"]] -= 1
    return [
        Line(
            look.say(f"sheet-{kind.name.lower().replace('_', '-')}", points=BUILDING_POINTS[kind]),
            Event.SCORED.spec.rule,
            tuple(BUILDING_POINTS[kind] * count for count in owned[kind]),
        )
        for kind in ORDER
    ]


def _dragons(look: Look, log: tuple[Happening, ...]) -> Line:
    points = [0] * look.seats
    for happening in log:
        if happening.kind == Event.SCORED:
            points[happening.named["seat"]] = happening.named["dragons"]
    return Line(
        look.say("sheet-dragons", points=DRAGON_POINTS), Event.SCORED.spec.rule, tuple(points)
    )


def _chips(look: Look, log: tuple[Happening, ...], kind: Event, key: str) -> Line:
    """Victory points that were collected one by one."""
    points = [0] * look.seats
    for happening in log:
        if happening.kind == kind:
            points[happening.named["seat"]] += 1
    return Line(look.say(key), kind.spec.rule, tuple(points))


def _territory(look: Look, log: tuple[Happening, ...]) -> Line:
    points, size = [0] * look.seats, 0
    for happening in log:
        if happening.kind == Event.TERRITORY:
            points[happening.named["seat"]] = happening.named["points"]
            size = happening.named["size"]
    return Line(look.say("sheet-territory", size=size), Event.TERRITORY.spec.rule, tuple(points))
