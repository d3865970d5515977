"""Roads: picked from the shortest connections that cross nothing."""

from __future__ import annotations

import math
import random

from land import ALLIANCES, DRAGONS, EXAMPLE_7, PROVINCES, Point
from shapes import Line, crosses, inside, off_segment

Pair = tuple[str, str]
FARTHEST = 235
ATTEMPTS = 400
DEAD_ENDS = 6  # that stay dead ends, where there are that many


class Network:
    """Roads chosen one by one: nothing crosses, junctions stay readable."""

    def __init__(self, places: dict[str, Point]) -> None:
        self.places = places
        self.homes = {name: homes(name) for name in places}
        self.roads: list[Pair] = []
        self.near: dict[str, set[str]] = {name: set() for name in places}
        self.group = {name: name for name in places}

    def fits(self, a: str, b: str, wide: float) -> bool:
        if b in self.near[a] or self.near[a] & self.near[b]:
            return False  # no doubles, no triangles
        here, there = self.places[a], self.places[b]
        if any(
            crosses(here, there, self.places[c], self.places[d])
            for c, d in self.roads
            if not {a, b} & {c, d}
        ):
            return False
        return self.wide_enough(a, there, wide) and self.wide_enough(b, here, wide)

    def wide_enough(self, end: str, other: Point, wide: float) -> bool:
        """Whether a road from ``end`` to ``other`` keeps that angle to all that are there."""
        at = self.places[end]
        for name in self.near[end]:
            one = math.atan2(other[1] - at[1], other[0] - at[0])
            two = math.atan2(self.places[name][1] - at[1], self.places[name][0] - at[0])
            if abs((one - two + math.pi) % (2 * math.pi) - math.pi) < math.radians(wide):
                return False
        return True

    def lay(self, a: str, b: str) -> None:
        self.roads.append((a, b))
        self.near[a].add(b)
        self.near[b].add(a)
        self.group[self.root(a)] = self.root(b)

    def root(self, name: str) -> str:
        """The same for all places that roads connect."""
        while self.group[name] != name:
            name = self.group[name]
        return name

    def connected(self) -> bool:
        return len({self.root(name) for name in self.places}) == 1

    def most(self, a: str, b: str) -> int:
        return max(len(self.near[a]), len(self.near[b]))

    def ends(self) -> list[str]:
        return [name for name in self.places if len(self.near[name]) == 1]

    def junctions(self, province: str) -> int:
        return sum(len(self.near[n]) > 2 for n, home in self.homes.items() if home == (province,))

    def crowds(self, name: str) -> bool:
        """Whether one road more leaves its province fewer than two spaces off junctions."""
        if len(self.homes[name]) > 1 or len(self.near[name]) != 2:
            return False
        (province,) = self.homes[name]
        spaces = sum(home == (province,) for home in self.homes.values())
        return self.junctions(province) >= spaces - 2

    def varied(self) -> bool:
        """Dead ends, crossroads, and in each province spaces that are no junction."""
        degrees = [len(near) for near in self.near.values()]
        plain = all(
            sum(len(self.near[n]) <= 2 for n in self.places if n.rsplit(" ", 1)[0] == p) >= 2
            for p in PROVINCES
        )
        return plain and 2 <= degrees.count(4) <= 8 and degrees.count(1) >= 4


def roads(
    seed: str,
    places: dict[str, Point],
    rings: dict[str, Line],
    wanted: int,
    avoided: set[frozenset[str]],
) -> list[Pair]:
    """A connected network of about ``wanted`` roads; ``avoided`` ones come last."""
    possible = candidates(places, rings)
    for attempt in range(ATTEMPTS):
        rng = random.Random(f"{seed} {attempt}")
        weighed = sorted(
            (length * rng.uniform(0.7, 1.5) * (2.2 if frozenset((a, b)) in avoided else 1), a, b)
            for length, a, b in possible
        )
        net = Network(places)
        for a, b in EXAMPLE_7:
            net.lay(a, b)
        connect(net, weighed)
        if net.connected():
            thicken(net, weighed, wanted, rng)
            if net.varied() and len(net.roads) >= wanted - 3:
                order = list(places).index
                return sorted((min(road, key=order), max(road, key=order)) for road in net.roads)
    raise SystemExit(f"no network found for {seed}")


def homes(name: str) -> tuple[str, ...]:
    """The provinces of a place, which start its name: a post on a border has two."""
    return tuple(name.split(maxsplit=1)[0].split("-"))


def candidates(places: dict[str, Point], rings: dict[str, Line]) -> list[tuple[float, str, str]]:
    """Connections over land of the two provinces only, clear of other spaces."""
    names = list(places)
    found = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            length = math.dist(places[a], places[b])
            land = [rings[home] for home in homes(a) + homes(b)]
            if (
                length <= FARTHEST
                and neighbours(homes(a), homes(b))
                and over_land(places[a], places[b], land)
                and clear_way(a, b, places)
            ):
                found.append((length, a, b))
    return found


def neighbours(some: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Whether a province of ``some`` is one of ``others`` or has a border with one."""
    return any(a == b or (a, b) in ALLIANCES or (b, a) in ALLIANCES for a in some for b in others)


def over_land(a: Point, b: Point, land: list[Line]) -> bool:
    way = ((a[0] + (b[0] - a[0]) * t / 16, a[1] + (b[1] - a[1]) * t / 16) for t in range(1, 16))
    return all(any(inside(p, ring) for ring in land) for p in way)


def clear_way(a: str, b: str, places: dict[str, Point]) -> bool:
    """Whether no other space and no dragon stands in the way."""
    ends = (places[a], places[b])
    by_spaces = all(off_segment(places[c], *ends) >= 27 for c in places if c not in (a, b))
    return by_spaces and all(off_segment((x, y + 8), *ends) >= 34 for x, y in DRAGONS.values())


def connect(net: Network, weighed: list[tuple[float, str, str]]) -> None:
    """The fewest roads that lead everywhere, at most three at a space."""
    for _, a, b in weighed:
        if net.root(a) != net.root(b) and net.most(a, b) < 3 and net.fits(a, b, 48):
            net.lay(a, b)


def thicken(
    net: Network, weighed: list[tuple[float, str, str]], wanted: int, rng: random.Random
) -> None:
    """More roads, up to four at a space; some dead ends and some plain spaces are kept."""
    ends = net.ends()
    kept = rng.sample(ends, k=DEAD_ENDS) if len(ends) >= DEAD_ENDS else []
    for _, a, b in weighed:
        if len(net.roads) >= wanted:
            break
        if a in kept or b in kept or net.most(a, b) >= 4 or net.crowds(a) or net.crowds(b):
            continue
        if net.fits(a, b, 42):
            net.lay(a, b)
