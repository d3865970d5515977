"""The map as it lies on the table: cut to the provinces in use, stretched to fill the board.

Where things go in a province is worked out from its polygon, so that own maps work as the
shipped one does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from hasu.draw.svg import element
from hasu.games.white_lotus.board import board_of
from hasu.games.white_lotus.provinces import holds
from hasu.games.white_lotus.room import Province, settle
from hasu.games.white_lotus.state import PROVINCES

WIDEST, HEIGHT = 1000, 656
MARGIN = 18
STRETCH = 1.33  # at most so much wider than high, compared with the file
CHRONICLE = (208, 368)  # the box with the emperor, the phases and the bag

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chart:
    """A board's shapes in the coordinates of the drawing."""

    width: float
    scale: Point
    corner: Point  # of the file's coordinates, at the drawing's margin
    outlines: tuple[tuple[Point, ...], ...]  # of every province, in use or not
    shapes: tuple[str, ...]  # the same as SVG
    tiles: dict[int, Point]  # the middle of the tile of every province in use
    names: dict[int, Point]  # the middle of its name
    chronicle: Point  # the upper left corner of the box beside the land

    def placed(self, points: Sequence[Sequence[float]]) -> list[Point]:
        """Points of the file as they are drawn."""
        return [_place(point, self.corner, self.scale) for point in points]


@cache
def chart(board: int, used: int) -> Chart:
    """The chart of a board with these provinces in use."""
    data = board_of(board)
    given = [province["polygon"] for province in data["province"]]
    left, top, right, bottom = _bounds(s for p, s in enumerate(given) if holds(used, p))
    tall = (HEIGHT - 2 * MARGIN) / (bottom - top)
    wide = min((WIDEST - 2 * MARGIN) / (right - left), tall * STRETCH)
    corner, scale = (left, top), (wide, tall)
    outlines = tuple(_outline(shape, corner, scale) for shape in given)
    land = [outlines[p] for p in range(PROVINCES) if holds(used, p)]
    width = round(wide * (right - left) + 2 * MARGIN)
    box, width = _free_box(land, width)
    shapes = tuple(element("path", d=drawn(outline)) for outline in outlines)
    there = [p for p in range(PROVINCES) if holds(used, p)]
    places = settle(
        [_province(data["province"][p], outlines[p]) for p in there],
        (width, HEIGHT),
        (*box, box[0] + CHRONICLE[0], box[1] + CHRONICLE[1]),
    )
    tiles = {p: place.tile for p, place in zip(there, places, strict=True)}
    names = {p: place.name for p, place in zip(there, places, strict=True)}
    return Chart(width, scale, corner, outlines, shapes, tiles, names, box)


def _province(given: dict[str, Any], outline: tuple[Point, ...]) -> Province:
    return Province(given["name"], outline, bool(given.get("lotus") or given.get("dragon")))


def _place(point: Sequence[float], corner: Point, scale: Point) -> Point:
    x, y = point
    return (
        round(MARGIN + (x - corner[0]) * scale[0]),
        round(MARGIN + (y - corner[1]) * scale[1]),
    )


def _outline(shape: Any, corner: Point, scale: Point) -> tuple[Point, ...]:
    """A polygon in whole numbers, which are exact enough, each corner once."""
    return tuple(dict.fromkeys(_place(point, corner, scale) for point in shape))


def drawn(outline: Sequence[Point]) -> str:
    """An outline as a path; steps from corner to corner are the shortest way to write it."""
    steps = [f"{bx - ax:g} {by - ay:g}" for (ax, ay), (bx, by) in pairwise(outline)]
    return f"M{outline[0][0]:g} {outline[0][1]:g}l{' '.join(steps)}Z"


def _bounds(shapes: Any) -> tuple[float, float, float, float]:
    points = [point for shape in shapes for point in shape]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


# The box beside the land


def _free_box(land: Sequence[Sequence[Point]], width: int) -> tuple[Point, int]:
    """Where the chronicle lies free of provinces; a board without such a place is widened."""
    wide, high = CHRONICLE
    points = [point for outline in land for point in outline]
    best, place = 0.0, None
    for x in (width - MARGIN - wide, MARGIN):
        for y in range(MARGIN, HEIGHT - MARGIN - high + 1, 16):
            room = min(_distance(point, (x, y)) for point in points)
            if room > best + 4:
                best, place = room, (x, y)
    if place is None or best < 8:
        return (width, (HEIGHT - high) // 2), width + wide + MARGIN
    return place, width


def _distance(point: Point, corner: Point) -> float:
    """How far a point is from the box with this corner."""
    dx = max(corner[0] - point[0], 0, point[0] - corner[0] - CHRONICLE[0])
    dy = max(corner[1] - point[1], 0, point[1] - corner[1] - CHRONICLE[1])
    return float((dx * dx + dy * dy) ** 0.5)
