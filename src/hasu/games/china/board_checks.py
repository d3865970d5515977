"""Does a board keep the rules of boards (CH-B1 to CH-B7, CH-D1)? Every problem with its line.

What the rulebook prints holds for every board. What this house designed, because the
picture is missing, holds for boards that do not claim to know better: a fact whose
``source`` is "owner" was read off the printed board and is believed.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from hasu.games.china.board_lines import Board, Found
from hasu.games.china.geometry import (
    cross,
    is_inside,
    named_points,
    off_outline,
    overlap,
    sides,
)
from hasu.games.china.road_checks import Roads
from hasu.games.china.state import MOST_POSTS, MOST_SPACES

COLOURS = {
    "Yan": "green",
    "Zhao": "orange",
    "Wei": "red",
    "Qi": "yellow",
    "Lu": "orange",
    "Han": "green",
    "Ch'in": "yellow",
    "Shu": "red",
    "Chu": "purple",
}
SPACES = dict(zip(COLOURS, (5, 6, 7, 5, 4, 6, 6, 5, 8), strict=True))
PRINTED_SPACES = ("Chu", "Wei", "Qi")  # they follow from the rulebook's examples
HOUSE_COLOURS = ("Yan", "Shu")
ALLIANCES = (
    ("Yan", "Zhao"), ("Zhao", "Wei"), ("Wei", "Ch'in"), ("Ch'in", "Shu"), ("Shu", "Chu"),
    ("Ch'in", "Han"), ("Wei", "Han"), ("Han", "Chu"), ("Han", "Lu"), ("Lu", "Chu"),
    ("Wei", "Lu"), ("Wei", "Qi"), ("Qi", "Lu"), ("Zhao", "Qi"), ("Yan", "Qi"),
)  # fmt: skip
PRINTED_ALLIANCES = (3, 4)
POSTS = (
    ("Zhao", "Wei"), ("Wei", "Ch'in"), ("Ch'in", "Shu"),
    ("Wei", "Lu"), ("Han", "Chu"), ("Yan", "Qi"),
)  # fmt: skip
PORTS = {"Yan": 1, "Qi": 2, "Lu": 2, "Chu": 2}
PLAYERS = {"side-1": [3, 4], "side-2": [4, 5], "disputes": [3, 4, 5]}
SOURCES = ("book", "reported", "ruling", "house", "owner")
NEAR_BORDER = 14.0  # a border post stands on its border


def problems(data: dict[str, Any], source: str) -> list[str]:
    """What is wrong with a board, in the order of the file's parts; empty if nothing."""
    board = Provinces(data, source)
    found = list(board.shape())
    if found:
        return found  # the rest could not be read
    for check in (
        board.provinces,
        board.outlines,
        board.players,
        board.spaces,
        board.alliances,
        board.extras,
        Roads(data, source).roads,
    ):
        found += check()
    return found


class Provinces(Board):
    """Everything but the roads."""

    # Can it be read at all?

    def shape(self) -> Found:
        data = self.data
        if data.get("game") != "china":
            yield self.at(self.key("game"), "CH-B7", 'a board of China says game = "china"')
        if data.get("kind") not in PLAYERS:
            kinds = ", ".join(PLAYERS)
            yield self.at(self.key("kind"), "CH-B7", f"the kind of a board is one of {kinds}")
        if not _is_point(data.get("size")):
            yield self.at(self.key("size"), "CH-B7", "a board needs size = [width, height]")
        for kind, needed in _NEEDED.items():
            entries = data.get(kind, [])
            if not isinstance(entries, list):
                yield self.at(0, "CH-B7", f"{kind} is written as [[{kind}]]")
                continue
            for i, entry in enumerate(entries):
                yield from self._entry(kind, i, entry, needed)
        roads = data.get("roads")
        between = roads.get("between") if isinstance(roads, dict) else None
        if not isinstance(between, list) or not all(_is_pair(road) for road in between):
            yield self.at(
                self.table("roads"), "CH-B7", 'roads are pairs of names: ["Wei 1", "Wei 2"]'
            )

    def _entry(self, kind: str, i: int, entry: dict[str, Any], needed: dict[str, Any]) -> Found:
        line = self.heading(kind, i)
        for name, is_good in needed.items():
            if not is_good(entry.get(name)):
                place = self.key(name, line) if name in entry else line
                yield self.at(place, "CH-B7", f"[[{kind}]] needs a proper {name!r}")
        stated = entry.get("source", "")
        for told in stated.values() if isinstance(stated, dict) else [stated]:
            if told not in SOURCES:
                words = f"a source is one of {', '.join(SOURCES)}, not {told!r}"
                yield self.at(self.key("source", line), "CH-B7", words)

    # Provinces

    def provinces(self) -> Found:
        names = [p["name"] for p in self.data["province"]]
        if sorted(names) != sorted(COLOURS):
            lost = ", ".join(sorted(set(COLOURS) - set(names))) or "none"
            more = ", ".join(n for n, c in Counter(names).items() if c > 1 or n not in COLOURS)
            words = (
                f"the nine provinces each once: missing {lost}; wrong or double {more or 'none'}"
            )
            yield self.at(self.heading("province", 0), "CH-B1", words)
        used = Counter(p["colour"] for p in self.data["province"])
        if dict(used) != dict(Counter(COLOURS.values())):
            told = ", ".join(f"{colour} {count}" for colour, count in sorted(used.items()))
            words = f"two provinces of red, green, yellow and orange, one of purple; here {told}"
            yield self.at(self.heading("province", 0), "CH-B1", words)
        for i, province in enumerate(self.data["province"]):
            name, colour = province["name"], province["colour"]
            free = name in HOUSE_COLOURS and self.owns(province, "colour")
            if name in COLOURS and colour != COLOURS[name] and not free:
                words = f"{name} is {COLOURS[name]}, not {colour}"
                yield self.at(self.key("colour", self.heading("province", i)), "CH-B2", words)

    def outlines(self) -> Found:
        """Neighbours share their border point for point; nobody else touches."""
        bordering = {frozenset(a["between"]) for a in self.data["alliance"]}
        shapes = [(p["name"], p["colour"], p["outline"]) for p in self.data["province"]]
        for (_, one), (j, other) in combinations(enumerate(shapes), 2):
            touching = _shared_sides(one[2], other[2])
            line = self.key("outline", self.heading("province", j))
            pair = f"{one[0]} and {other[0]}"
            if touching and one[1] == other[1]:
                yield self.at(line, "CH-B2", f"{pair} are both {one[1]} and touch")
            if touching and frozenset((one[0], other[0])) not in bordering:
                yield self.at(line, "CH-B5", f"{pair} touch, but have no alliance")
            if not touching and frozenset((one[0], other[0])) in bordering:
                yield self.at(line, "CH-B5", f"{pair} have an alliance, but share no border")
            if overlap(one[2], other[2]):
                yield self.at(line, "CH-B5", f"the outlines of {pair} overlap")
        for i, (name, _, ring) in enumerate(shapes):
            if any(cross(a, b) for a, b in combinations(sides(ring), 2)):
                line = self.key("outline", self.heading("province", i))
                yield self.at(line, "CH-B5", f"the outline of {name} crosses itself")

    # Spaces

    def players(self) -> Found:
        kind, given = self.data["kind"], self.data.get("players")
        if given != PLAYERS[kind]:
            words = f"a board of kind {kind!r} is for players = {PLAYERS[kind]}, not {given}"
            yield self.at(self.key("players"), "CH-B3", words)

    def spaces(self) -> Found:
        for i, province in enumerate(self.data["province"]):
            line = self.key("spaces", self.heading("province", i))
            name, spaces = province["name"], province["spaces"]
            free = name not in PRINTED_SPACES and self.owns(province, "spaces")
            if name in SPACES and len(spaces) != SPACES[name] and not free:
                words = f"{name} has {SPACES[name]} palace spaces, not {len(spaces)}"
                yield self.at(line, "CH-B4", words)
            for number, at in enumerate(spaces, 1):
                if not is_inside(at, province["outline"]):
                    yield self.at(line, "CH-B4", f"space {name} {number} lies outside {name}")
            if not is_inside(province["dragon"], province["outline"]):
                line = self.key("dragon", self.heading("province", i))
                yield self.at(line, "CH-B4", f"the dragon space of {name} lies outside {name}")
        if len(named_points(self.data)) > MOST_SPACES:
            words = f"there is room for {MOST_SPACES} spaces, not {len(named_points(self.data))}"
            yield self.at(0, "CH-B4", words)

    # Alliances

    def alliances(self) -> Found:
        entries = self.data["alliance"]
        numbers = sorted(a["number"] for a in entries)
        if numbers != list(range(1, 16)):
            words = f"alliances are numbered 1 to 15, each once; here {numbers}"
            yield self.at(self.heading("alliance", 0), "CH-B5", words)
        seen: set[frozenset[str]] = set()
        for i, entry in enumerate(entries):
            line = self.key("between", self.heading("alliance", i))
            pair = frozenset(entry["between"])
            said = " and ".join(entry["between"])
            if not pair <= set(COLOURS) or len(pair) != 2:
                yield self.at(line, "CH-B5", f"an alliance joins two provinces, not {said}")
            elif pair in seen:
                yield self.at(line, "CH-B5", f"{said} have two alliances")
            seen.add(pair)
            number = entry["number"]
            fixed = number in PRINTED_ALLIANCES or not self.owns(entry)
            if 1 <= number <= 15 and fixed and pair != frozenset(ALLIANCES[number - 1]):
                right = " and ".join(ALLIANCES[number - 1])
                yield self.at(line, "CH-B5", f"alliance {number} is {right}, not {said}")

    # Border posts and ports

    def extras(self) -> Found:
        posts, ports = self.data.get("post", []), self.data.get("port", [])
        if self.data["kind"] != "disputes":
            for kind, entries in (("post", posts), ("port", ports)):
                if entries:
                    words = f"only a board of kind 'disputes' has a [[{kind}]]"
                    yield self.at(self.heading(kind, 0), "CH-D1", words)
            return
        yield from self._posts(posts)
        yield from self._ports(ports)

    def _posts(self, posts: list[dict[str, Any]]) -> Found:
        if len(posts) != MOST_POSTS:
            words = f"there are {MOST_POSTS} border posts, not {len(posts)}"
            yield self.at(self.heading("post", 0), "CH-D1", words)
        rings = {p["name"]: p["outline"] for p in self.data["province"]}
        borders = {frozenset(a["between"]) for a in self.data["alliance"]}
        seen: set[frozenset[str]] = set()
        for i, post in enumerate(posts):
            line, said = self.heading("post", i), " and ".join(post["between"])
            pair = frozenset(post["between"])
            if pair in seen:
                yield self.at(line, "CH-D1", f"{said} have two border posts")
            seen.add(pair)
            if pair not in borders:
                yield self.at(line, "CH-D1", f"{said} have no border for a post")
            elif any(off_outline(post["at"], rings[p]) > NEAR_BORDER for p in post["between"]):
                yield self.at(line, "CH-D1", f"the post of {said} does not stand on their border")
        wanted = Counter(frozenset(pair) for pair in POSTS)
        if (
            not all(map(self.owns, posts))
            and Counter(frozenset(p["between"]) for p in posts) != wanted
        ):
            told = ", ".join("–".join(pair) for pair in POSTS)
            yield self.at(self.heading("post", 0), "CH-D1", f"the border posts are {told}")

    def _ports(self, ports: list[dict[str, Any]]) -> Found:
        if len(ports) != sum(PORTS.values()):
            words = f"there are {sum(PORTS.values())} ports, not {len(ports)}"
            yield self.at(self.heading("port", 0), "CH-D1", words)
        rings = {p["name"]: p["outline"] for p in self.data["province"]}
        for i, port in enumerate(ports):
            name = port["province"]
            if name not in rings or not is_inside(port["at"], rings[name]):
                yield self.at(self.heading("port", i), "CH-D1", f"a port lies outside {name}")
        if not all(map(self.owns, ports)) and Counter(p["province"] for p in ports) != PORTS:
            told = ", ".join(f"{name} {count}" for name, count in PORTS.items())
            yield self.at(self.heading("port", 0), "CH-D1", f"ports: {told}")


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))


def _is_points(value: Any, fewest: int = 1) -> bool:
    return isinstance(value, list) and len(value) >= fewest and all(map(_is_point, value))


def _is_name(value: Any) -> bool:
    return isinstance(value, str)


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_name, value))


_NEEDED: dict[str, dict[str, Any]] = {
    "province": {
        "name": _is_name,
        "colour": _is_name,
        "dragon": _is_point,
        "spaces": _is_points,
        "outline": lambda ring: _is_points(ring, 3),
    },
    "alliance": {
        "number": lambda n: isinstance(n, int) and not isinstance(n, bool),
        "between": _is_pair,
        "at": _is_point,
    },
    "post": {"between": _is_pair, "at": _is_point},
    "port": {"province": _is_name, "at": _is_point},
}


def _shared_sides(one: list[Any], other: list[Any]) -> int:
    def keys(ring: list[Any]) -> set[frozenset[tuple[float, ...]]]:
        return {frozenset((tuple(a), tuple(b))) for a, b in sides(ring)}

    return len(keys(one) & keys(other))
