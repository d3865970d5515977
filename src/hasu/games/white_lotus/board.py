"""The map as a file: what it must be (WL-B1 to WL-B5), and its facts in a state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

from hasu.engine.boards import BoardOption, parse_board
from hasu.games.white_lotus.drawing import svg
from hasu.games.white_lotus.state import PROVINCES, WhiteLotus

__all__ = ["BOARD", "board_of", "names_on", "prepare", "problems", "svg"]

BOARD = BoardOption("board", default="yuan", folder="hasu.games.white_lotus.boards")
BROWN = 8
LOTUS_LIGHT, LOTUS_BROWN = 7, 1
DRAGONS = 3
FEWEST_BORDERS, MOST_BORDERS = 2, 7
FEWEST_JOINS = 3  # borders between the light and the brown part

Province = dict[str, Any]
_names: dict[int, tuple[str, ...]] = {}
_boards: dict[int, dict[str, Any]] = {}


# From the file to the state


def prepare(s: WhiteLotus, options: dict[str, Any]) -> None:
    """Fill the printed fields; brown provinces are in use only with six (WL-B1)."""
    board = _facts(BOARD.source(options["board"]))
    s.board = board.number
    s.near = list(board.near)
    s.brown = board.brown
    s.lotus = board.lotus
    s.dragons = board.dragons
    s.used = board.light | board.brown if s.seats == 6 else board.light


def names_on(s: WhiteLotus) -> tuple[str, ...]:
    """The names of the provinces on the board of this state."""
    return _names.get(s.board) or tuple(f"№ {number + 1}" for number in range(PROVINCES))


def board_of(number: int) -> dict[str, Any]:
    """The parsed file of a board, by the number that states keep of it."""
    return _boards[number]


@dataclass(frozen=True, slots=True)
class _Facts:
    number: int
    near: tuple[int, ...]
    light: int
    brown: int
    lotus: int
    dragons: int


@cache
def _facts(source: str) -> _Facts:
    board = parse_board(source, __name__)
    provinces = board["province"]
    names = tuple(province["name"] for province in provinces)

    def those(wanted: Callable[[Province], Any]) -> int:
        return sum(1 << index for index, province in enumerate(provinces) if wanted(province))

    number = crc32(source.encode()) & 0x7FFF_FFFF
    _names[number] = names
    _boards[number] = board
    return _Facts(
        number=number,
        near=tuple(sum(1 << names.index(other) for other in p["borders"]) for p in provinces),
        light=those(lambda p: not p.get("brown")),
        brown=those(lambda p: p.get("brown")),
        lotus=those(lambda p: p.get("lotus")),
        dragons=those(lambda p: p.get("dragon")),
    )


# The checker (WL-B5)


def problems(data: dict[str, Any], source: str) -> list[str]:
    """Everything that breaks WL-B1 to WL-B4, each with its line."""
    found = list(_malformed(data, source))
    if not found:
        provinces = data["province"]
        lines = _lines(provinces, source)
        for check in (_numbers, _lotus, _dragons, _borders, _connections):
            found += [
                f"line {lines[name] if name else 1}: {what}" for name, what in check(provinces)
            ]
    return found


_HEADING = re.compile(r"\s*\[\[\s*province\s*\]\]\s*(#|$)")

Problem = tuple[str, str]  # the province that it is about, or nothing for the whole board


def _lines(provinces: list[Province], source: str) -> dict[str, int]:
    """The line of each province's name; of one that stands twice, the second."""
    text = source.splitlines()
    lines: dict[str, int] = {}
    for province, line in zip(provinces, _starts(provinces, source), strict=True):
        named = line
        while named < len(text) and not text[named - 1].lstrip().startswith("name"):
            named += 1
        lines[province["name"]] = named
    return lines


def _starts(provinces: list[Province], source: str) -> list[int]:
    """The line of each ``[[province]]``; 1 where a file is written in another way."""
    text = enumerate(source.splitlines(), start=1)
    found = [number for number, line in text if _HEADING.match(line)]
    return found if len(found) == len(provinces) else [1] * len(provinces)


def _malformed(data: dict[str, Any], source: str) -> Iterator[str]:
    """What keeps the other checks from being made at all."""
    provinces = data.get("province") or None
    if data.get("game") != "white-lotus":
        yield 'line 1: game = "white-lotus" is missing'
    if not _is_spot(data.get("size")):
        yield "line 1: size = [width, height] is missing"
    if not isinstance(provinces, list) or not all(isinstance(p, dict) for p in provinces):
        yield "line 1: there is no [[province]]"
        return
    for province, line in zip(provinces, _starts(provinces, source), strict=True):
        for what in _malformed_province(province):
            yield f"line {line}: {what}"


def _malformed_province(province: Province) -> Iterator[str]:
    name = province.get("name")
    if not isinstance(name, str) or not name:
        yield "a province has no name"
    if not _is_spot(province.get("at")):
        yield f"{name}: at = [x, y], the place of its name, is missing"
    borders = province.get("borders")
    if not isinstance(borders, list) or not all(isinstance(other, str) for other in borders):
        yield f"{name}: borders must be a list of names"
    polygon = province.get("polygon")
    if not isinstance(polygon, list) or len(polygon) < 3 or not all(map(_is_spot, polygon)):
        yield f"{name}: polygon must be a list of at least three [x, y]"
    for mark in ("brown", "lotus", "dragon", "coast"):
        if not isinstance(province.get(mark, False), bool):
            yield f"{name}: {mark} is true or false"
    if not isinstance(province.get("source"), str):
        yield f"{name}: source, where its facts come from, is missing"


def _is_spot(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(number, int | float) for number in value)
    )


def _numbers(provinces: list[Province]) -> Iterator[Problem]:
    """WL-B1, and that each name stands once."""
    brown = sum(1 for p in provinces if p.get("brown"))
    if len(provinces) != PROVINCES:
        yield "", f"{len(provinces)} provinces instead of {PROVINCES} (WL-B1)"
    if brown != BROWN:
        yield "", f"{brown} brown provinces instead of {BROWN} (WL-B1)"
    seen: set[str] = set()
    for province in provinces:
        if province["name"] in seen:
            yield province["name"], f"{province['name']} is there twice (WL-B4)"
        seen.add(province["name"])


def _lotus(provinces: list[Province]) -> Iterator[Problem]:
    """WL-B2."""
    marked = [p for p in provinces if p.get("lotus")]
    light = [p for p in marked if not p.get("brown")]
    if len(light) != LOTUS_LIGHT:
        yield "", f"{len(light)} light lotus provinces instead of {LOTUS_LIGHT} (WL-B2)"
    if len(marked) - len(light) != LOTUS_BROWN:
        count = len(marked) - len(light)
        yield "", f"{count} brown lotus provinces instead of {LOTUS_BROWN} (WL-B2)"
    for province in light:
        if province.get("coast"):
            yield province["name"], f"{province['name']} has a lotus but lies by the sea (WL-B2)"
    x, y = _middle([p for p in provinces if not p.get("brown")])
    for province in provinces:
        if province.get("brown") and not (province["at"][0] < x and province["at"][1] < y):
            yield province["name"], f"{province['name']} is brown but not in the north-west (WL-B2)"


def _dragons(provinces: list[Province]) -> Iterator[Problem]:
    """WL-B3."""
    marked = [p for p in provinces if p.get("dragon")]
    if len(marked) != DRAGONS:
        yield "", f"{len(marked)} dragon provinces instead of {DRAGONS} (WL-B3)"
    x, y = _middle(provinces)
    for province in marked:
        name = province["name"]
        if not province.get("coast"):
            yield name, f"{name} has a dragon but does not lie by the sea (WL-B3)"
        if not (province["at"][0] > x and province["at"][1] > y):
            yield name, f"{name} has a dragon but is not in the south-east (WL-B3)"


def _middle(provinces: list[Province]) -> tuple[float, float]:
    count = max(1, len(provinces))
    return sum(p["at"][0] for p in provinces) / count, sum(p["at"][1] for p in provinces) / count


def _borders(provinces: list[Province]) -> Iterator[Problem]:
    """WL-B4: how many, each once, and that both sides agree."""
    borders = {p["name"]: p["borders"] for p in provinces}
    for name, others in borders.items():
        if not FEWEST_BORDERS <= len(set(others)) <= MOST_BORDERS:
            allowed = f"{FEWEST_BORDERS} to {MOST_BORDERS}"
            yield name, f"{name} touches {len(set(others))} provinces instead of {allowed} (WL-B4)"
        for other in dict.fromkeys(others):
            count = others.count(other)
            if count > 1:
                yield name, f"{name} borders on {other} {count} times instead of once (WL-B4)"
            if other not in borders or other == name:
                yield name, f"{name} borders on {other}, which is no other province (WL-B4)"
            elif name not in borders[other]:
                yield name, f"{name} borders on {other}, but not the other way round (WL-B4)"


def _connections(provinces: list[Province]) -> Iterator[Problem]:
    """WL-B4: what hangs together, and how."""
    borders = {p["name"]: set(p["borders"]) for p in provinces}
    light = {p["name"] for p in provinces if not p.get("brown")}
    for name in sorted(light - _reached(light, borders)):
        yield name, f"{name} is cut off from the light provinces (WL-B4)"
    for name in sorted(set(borders) - light - _reached(set(borders), borders)):
        yield name, f"{name} is cut off from the rest (WL-B4)"
    joins = sum(1 for name in light for other in borders[name] if other not in light)
    if joins < FEWEST_JOINS:
        yield "", f"{joins} borders join light and brown instead of {FEWEST_JOINS} (WL-B4)"


def _reached(group: set[str], borders: dict[str, set[str]]) -> set[str]:
    """The provinces of a group that hang together with its first one."""
    todo = sorted(group)[:1]
    reached = set(todo)
    while todo:
        new = [o for o in borders[todo.pop()] if o in group and o not in reached]
        reached.update(new)
        todo += new
    return reached
