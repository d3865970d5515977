"""Does a board's network of roads keep CH-B6? Every problem with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import combinations
from typing import Any

from hasu.engine.boards import parse_toml
from hasu.games.china.board_lines import Board, Found
from hasu.games.china.geometry import Segment, cross, named_points, off_segment
from hasu.games.china.state import MOST_ROADS

EXAMPLE_7 = ("Ch'in", "Ch'in", "Ch'in", "Shu", "Shu")
CLEAR = 20.0  # a road keeps away from spaces that it does not join


class Roads(Board):
    def roads(self) -> Found:
        points = named_points(self.data)
        pairs = self.data["roads"]["between"]
        bad = list(self._bad_ends(pairs, set(points)))
        yield from bad
        if bad:
            return
        near = _neighbours(points, pairs)
        yield from self._degrees(near)
        if not self.owns(self.data["roads"]):
            yield from self._network(near, pairs)
            yield from self._crossings(points, pairs)
            yield from self._example_7(near)
            yield from self._differs(pairs)

    def _bad_ends(self, pairs: list[list[str]], known: set[str]) -> Found:
        seen: set[frozenset[str]] = set()
        for pair in pairs:
            line, said = self.road_line(pair), " to ".join(pair)
            for name in pair:
                if name not in known:
                    yield self.at(line, "CH-B6", f"no space is called {name!r}")
            if len(set(pair)) == 1:
                yield self.at(line, "CH-B6", f"the road {said} leads nowhere")
            if frozenset(pair) in seen:
                yield self.at(line, "CH-B6", f"the road {said} stands there twice")
            seen.add(frozenset(pair))

    def _degrees(self, near: dict[str, set[str]]) -> Found:
        line = self.table("roads")
        for name, others in near.items():
            if len(others) > MOST_ROADS:
                words = f"at most {MOST_ROADS} roads end in one space, not {len(others)} in {name}"
                yield self.at(line, "CH-B6", words)
        for i, province in enumerate(self.data["province"]):
            own = [n for n in near if n.rsplit(" ", 1)[0] == province["name"]]
            if sum(len(near[n]) <= 2 for n in own) < 2:
                words = f"{province['name']} needs two spaces that are no junction"
                yield self.at(self.heading("province", i), "CH-B6", words)

    def _network(self, near: dict[str, set[str]], pairs: list[list[str]]) -> Found:
        line = self.table("roads")
        reached = _reached(near)
        if len(reached) < len(near):
            lost = ", ".join(sorted(set(near) - reached)[:4])
            yield self.at(line, "CH-B6", f"the roads are not connected: no way to {lost}")
        degrees = {len(others) for others in near.values()}
        if not {1, 2, 3, 4} <= degrees or max(degrees) > 4:
            words = f"spaces with 1, 2, 3 and 4 roads and no more; here {sorted(degrees)}"
            yield self.at(line, "CH-B6", words)
        homes = {name: _provinces_of(name) for name in near}
        if not any(not set(homes[a]) & set(homes[b]) for a, b in pairs):
            yield self.at(line, "CH-B6", "no road runs over a border")

    def _crossings(self, points: dict[str, Any], pairs: list[list[str]]) -> Found:
        roads: list[tuple[list[str], Segment]] = [
            (pair, (points[pair[0]], points[pair[1]])) for pair in pairs
        ]
        for (one, a), (other, b) in combinations(roads, 2):
            if not set(one) & set(other) and cross(a, b):
                words = f"the roads {' to '.join(one)} and {' to '.join(other)} cross"
                yield self.at(self.road_line(other), "CH-B6", words)
        for pair, way in roads:
            for name, at in points.items():
                if name not in pair and off_segment(at, way) < CLEAR:
                    words = f"the road {' to '.join(pair)} runs into {name}"
                    yield self.at(self.road_line(pair), "CH-B6", words)

    def _example_7(self, near: dict[str, set[str]]) -> Found:
        """A run of five through Ch'in and Shu, with a sixth space of Ch'in branching off."""
        for run in _runs(near, EXAMPLE_7):
            for middle in run[1:-1]:
                if any(n.startswith("Ch'in") for n in near[middle] - set(run)):
                    return
        words = "Ch'in and Shu need a run of five spaces with a branch in Ch'in"
        yield self.at(self.table("roads"), "CH-B6", words)

    def _differs(self, pairs: list[list[str]]) -> Found:
        if self.data["kind"] == "side-2":
            mine = {frozenset(pair) for pair in pairs}
            shared = len(mine & shipped_roads("side-1"))
            if 3 * (len(mine) - shared) < len(mine):
                words = (
                    f"side 2 shares {shared} of {len(mine)} roads with side 1: two thirds at most"
                )
                yield self.at(self.table("roads"), "CH-B6", words)


def _neighbours(points: Iterable[str], pairs: list[list[str]]) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {name: set() for name in points}
    for one, other in pairs:
        near[one].add(other)
        near[other].add(one)
    return near


def _reached(near: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = [next(iter(near))]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += near[name]
    return reached


def _provinces_of(name: str) -> list[str]:
    if name.endswith(" post"):
        return name.removesuffix(" post").split("-")
    return [name.split(" ", maxsplit=1)[0]]


def _runs(near: dict[str, set[str]], provinces: tuple[str, ...]) -> Iterator[list[str]]:
    """Every way along roads through palace spaces of these provinces, in this order."""
    ways: list[list[str]] = [[n] for n in near if n.rsplit(" ", 1)[0] == provinces[0]]
    for province in provinces[1:]:
        ways = [
            [*way, following]
            for way in ways
            for following in near[way[-1]]
            if following.rsplit(" ", 1)[0] == province and following not in way
        ]
    yield from ways


@cache
def shipped_roads(kind: str) -> frozenset[frozenset[str]]:
    file = resources.files("hasu.games.china.boards") / f"{kind}.toml"
    data = parse_toml(file.read_text(encoding="utf-8"))
    return frozenset(frozenset(pair) for pair in data["roads"]["between"])
