"""A board of China fitted onto the page: where everything lies, in the units of its area.

The file of a board says where things are, for dragon spaces, names and alliance numbers only
roughly: room.py finds places for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hasu.engine.boards import parse_toml
from hasu.games.china.board import FOLDER, PROVINCE, ChinaBoard, facts
from hasu.games.china.geometry import named_points
from hasu.games.china.room import Land, Place, Province, Ring, settle
from hasu.games.china.words import PROVINCE_NAMES

WIDTH, HEIGHT = 1000, 720
LEFT, TOP, RIGHT, BOTTOM = 22, 42, 978, 704  # the land lies within
MOST_STRETCH = 1.2  # a map may be this much wider than it is printed


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
    signs: Ring  # of the provinces' colours, on the edge of the dragon spaces
    seals: Ring  # on the edge as well, once a province is scored
    names: Ring
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
    posts = frozenset(spaces[len(spaces) - len(printed.posts) :])
    settled = settle(
        [
            Province(name, ring, at(province["dragon"]))
            for name, ring, province in zip(PROVINCE_NAMES, outlines, provinces, strict=True)
        ],
        [at(a["at"]) for a in sorted(data["alliance"], key=lambda a: a["number"])],
        printed.alliances,
        Land(spaces, [(spaces[a], spaces[b]) for a, b in roads], posts),
    )
    return Atlas(
        spaces=spaces,
        start=printed.start,
        home=tuple(space.province for space in printed.spaces),
        ports=frozenset(i for i, space in enumerate(printed.spaces) if space.is_port),
        posts=printed.posts,
        colours=printed.colour,
        outlines=outlines,
        dragons=settled.dragons,
        signs=settled.signs,
        seals=settled.seals,
        names=settled.names,
        alliances=settled.numbers,
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
