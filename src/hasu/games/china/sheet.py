"""The score sheet: every point of the final scores, from the events that told of it."""

from __future__ import annotations

from collections.abc import Callable

from hasu.engine.events import Happening
from hasu.games.china.events import Event
from hasu.games.china.words import PROVINCE_NAMES, TILES, place_name
from hasu.scene.look import Line, Look


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    """A line for each thing that scored; players who scored the same thing share it."""
    found: dict[tuple[str, str], list[int]] = {}
    for happening in log:
        words = WORDS.get(happening.kind)
        if words is not None:
            named = happening.named
            key = words(look, named), happening.kind.spec.rule
            points = found.setdefault(key, [0] * look.seats)
            points[named["seat"]] += named["points"]
    return tuple(Line(text, rule, tuple(points)) for (text, rule), points in found.items())


def _province(key: str) -> Callable[[Look, dict[str, int]], str]:
    return lambda look, named: look.say(key, province=PROVINCE_NAMES[named["province"]])


def _chain(key: str) -> Callable[[Look, dict[str, int]], str]:
    return lambda look, named: look.say(
        key, place=place_name(named["place"]), last=place_name(named["last"])
    )


def _alliance(look: Look, named: dict[str, int]) -> str:
    return look.say(
        "sheet-alliance",
        alliance=named["alliance"],
        province=PROVINCE_NAMES[named["province"]],
        other=PROVINCE_NAMES[named["other"]],
    )


WORDS: dict[object, Callable[[Look, dict[str, int]], str]] = {
    Event.PALACES: _province("sheet-palaces"),
    Event.PALACES_DOUBLED: _province("sheet-palaces-doubled"),
    Event.EMPEROR_PALACES: _province("sheet-emperor-palaces"),
    Event.PORTS: lambda look, named: look.say("sheet-ports"),
    Event.ALLIANCE: _alliance,
    Event.CHAIN: _chain("sheet-chain"),
    Event.CHAIN_DOUBLED: _chain("sheet-chain-doubled"),
    Event.TILES: lambda look, named: look.say(f"sheet-tiles-{TILES[named['tile']]}"),
}
