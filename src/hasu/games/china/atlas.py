"""A board of China fitted onto the page: where everything lies, in the units of its area.

The file of a board says where things are; its dragon spaces and alliance numbers only say
roughly. Here they move a little to where a row of emissaries, a name or a number has room.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hasu.engine.boards import parse_toml
from hasu.games.china.board import FOLDER, PROVINCE, ChinaBoard, facts
from hasu.games.china.geometry import is_inside, named_points, off_segment

Place = tuple[float, float]
Ring = tuple[Place, ...]

WIDTH, HEIGHT = 1000, 720
LEFT, TOP, RIGHT, BOTTOM = 22, 42, 978, 704  # the land lies within
MOST_STRETCH = 1.2  # a map may be this much wider than it is printed
SPACE = 19  # the radius of a palace space
PLAQUE_WIDTH, PLAQUE_HEIGHT = 84, 38  # the dragon space, with room for emissaries
NAME_BELOW = 37  # the province's name, beneath the middle of its dragon space


@dataclass(frozen=True, slots=True)
class Atlas:
    """Everything by the numbers that the state uses: provinces, spaces, alliances."""

    spaces: Ring
    start: tuple[int, ...]  # the first space of each province
    home: tuple[int, ...]  # the province of each space; NONE for posts
    ports: frozenset[int]
    posts: tuple[tuple[int, int], ...]  # the two provinces of each; the last spaces
    colours: tuple[int, ...]
    outlines: tuple[Ring, ...]
    dragons: Ring
    alliances: Ring
    pairs: tuple[tuple[int, int], ...]  # the two provinces of each alliance
    roads: tuple[tuple[int, int], ...]
    wall: Ring
    mountains: Ring
    rivers: tuple[Ring, ...]

    @property
    def first_post(self) -> int:
        return len(self.spaces) - len(self.posts)


@lru_cache(maxsize=32)
def atlas(board: str) -> Atlas:
    """A shipped board by its name, or an own one by its text."""
    data = parse_toml(ChinaBoard("board", folder=FOLDER).source(board))
    printed = facts(board)
    provinces = sorted(data["province"], key=lambda p: PROVINCE[p["name"]])
    at = _fitted(provinces)
    points = named_points(data)
    scenery = data.get("scenery", {})
    spaces = tuple(at(points[space.name]) for space in printed.spaces)
    roads = tuple((a, b) for a, ways in enumerate(printed.roads) for b in ways if a < b)
    outlines = tuple(tuple(at(p) for p in province["outline"]) for province in provinces)
    land = _Land(spaces, [(spaces[a], spaces[b]) for a, b in roads])
    numbered = sorted(data["alliance"], key=lambda a: a["number"])
    alliances = _settled_alliances(
        [at(a["at"]) for a in numbered],
        [(outlines[a], outlines[b]) for a, b in printed.alliances],
        land,
    )
    return Atlas(
        spaces=spaces,
        start=printed.start,
        home=tuple(space.province for space in printed.spaces),
        ports=frozenset(i for i, space in enumerate(printed.spaces) if space.is_port),
        posts=printed.posts,
        colours=printed.colour,
        outlines=outlines,
        dragons=tuple(
            _settled_dragon(at(p["dragon"]), ring, alliances, land)
            for p, ring in zip(provinces, outlines, strict=True)
        ),
        alliances=alliances,
        pairs=printed.alliances,
        roads=roads,
        wall=tuple(map(at, scenery.get("wall", []))),
        mountains=tuple(map(at, scenery.get("mountains", []))),
        rivers=tuple(tuple(map(at, r["course"])) for r in scenery.get("river", [])),
    )


def _fitted(provinces: list[dict[str, Any]]) -> Callable[[Any], Place]:
    """From the coordinates of a file to those of the page."""
    corners = [p for province in provinces for p in province["outline"]]
    left, right = min(p[0] for p in corners), max(p[0] for p in corners)
    top, bottom = min(p[1] for p in corners), max(p[1] for p in corners)
    across, down = (RIGHT - LEFT) / (right - left), (BOTTOM - TOP) / (bottom - top)
    across, down = min(across, down * MOST_STRETCH), min(down, across * MOST_STRETCH)
    x = (LEFT + RIGHT - across * (left + right)) / 2
    y = (TOP + BOTTOM - down * (top + bottom)) / 2
    return lambda p: (round(x + across * p[0], 1), round(y + down * p[1], 1))


# Finding room


@dataclass(frozen=True, slots=True)
class _Land:
    """What dragon spaces and numbers must keep away from."""

    spaces: Ring
    roads: list[tuple[Place, Place]]


def _settled_alliances(wanted: list[Place], pairs: list[tuple[Ring, Ring]], land: _Land) -> Ring:
    """Each number stays on its border, away from spaces, roads and the numbers before it."""
    found: list[Place] = []
    for at, (one, other) in zip(wanted, pairs, strict=True):
        border = [point for point in one if point in frozenset(other)]

        def crowded(point: Place, at: Place = at) -> float:
            return (
                sum(max(0.0, 44 - math.dist(point, space)) for space in land.spaces)
                + sum(max(0.0, 20 - off_segment(point, road)) for road in land.roads)
                + sum(max(0.0, 48 - math.dist(point, taken)) for taken in found)
                + 0.03 * math.dist(point, at)
            )

        found.append(min([*border, at], key=crowded))
    return tuple(found)


def _settled_dragon(wanted: Place, ring: Ring, alliances: Ring, land: _Land) -> Place:
    """Where the dragon space and the name below it cover least."""
    obstacles = [
        (point, gap, weight)
        for points, gap, weight in (
            (land.spaces, SPACE + 7, 5.0),
            (alliances, 28, 6.0),
            (ring[::3], 3, 1.0),
            ([p for road in land.roads for p in _steps(road)], 9, 1.5),
        )
        for point in points
        if math.dist(point, wanted) < 150
    ]

    def covered(at: Place) -> float:
        crowding = sum(
            weight * max(0.0, gap - _off_box(point, at)) for point, gap, weight in obstacles
        )
        return crowding + 0.05 * math.dist(at, wanted)

    around = [
        (wanted[0] + dx, wanted[1] + dy) for dx in range(-60, 61, 12) for dy in range(-48, 49, 12)
    ]
    return min((at for at in around if is_inside(at, ring)), key=covered)


def _off_box(point: Place, at: Place) -> float:
    """How far a point is from a dragon space at ``at`` with the name below it."""
    dx = abs(point[0] - at[0]) - PLAQUE_WIDTH / 2
    above = at[1] - PLAQUE_HEIGHT / 2 - point[1]
    below = point[1] - at[1] - NAME_BELOW - 5
    return math.hypot(max(0.0, dx), max(0.0, above, below))


def _steps(road: tuple[Place, Place]) -> Iterator[Place]:
    (ax, ay), (bx, by) = road
    for step in range(1, 6):
        yield ax + (bx - ax) * step / 6, ay + (by - ay) * step / 6
