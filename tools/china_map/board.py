"""A board as a file: every fact with its source, and mountains where there is room."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from land import ALLIANCES, DRAGONS, MASSIF, MOUNTAINS, PROVINCES, RIVERS, SIZE, WALL, Point
from shapes import Line, off_segment

FROM_THE_BOOK = (3, 4)  # the alliances whose numbers its examples tell


@dataclass
class Board:
    """One of the three boards; its roads are laid last."""

    kind: str
    title: str
    players: list[int]
    spaces: dict[str, list[Point]]
    posts: dict[str, Point] = field(default_factory=dict)
    ports: dict[str, list[Point]] = field(default_factory=dict)
    roads: list[tuple[str, str]] = field(default_factory=list)

    def places(self) -> dict[str, Point]:
        """All that roads can lead to: "Wei 3", "Wei-Lu post", "Lu port 2"."""
        return {
            **numbered("", self.spaces),
            **{f"{post} post": at for post, at in self.posts.items()},
            **numbered("port ", self.ports),
        }

    def room(self, spot: Point) -> float:
        """How far it is to spaces, dragons and roads."""
        places = self.places()
        off_places = min(math.dist(spot, at) - 18 for at in (*places.values(), *DRAGONS.values()))
        off_roads = (off_segment(spot, places[a], places[b]) for a, b in self.roads)
        return min(off_places, *off_roads)


def numbered(kind: str, found: dict[str, list[Point]]) -> dict[str, Point]:
    return {f"{p} {kind}{i}": at for p, spots in found.items() for i, at in enumerate(spots, 1)}


def as_toml(board: Board, rings: dict[str, Line], lines: dict[str, Line]) -> str:
    marks = alliance_marks(board, lines)
    parts = [
        *head(board),
        *provinces(board, rings),
        *alliances(marks),
        *posts_and_ports(board),
        *roads_and_scenery(board, mountains(board, marks)),
    ]
    return "\n".join(parts).rstrip() + "\n"


def alliance_marks(board: Board, lines: dict[str, Line]) -> list[Point]:
    """The number of an alliance stands on its border, where there is most room."""
    marks: list[Point] = []
    for a, b in ALLIANCES:
        line = lines[f"{a}|{b}"]
        aside = max(1, len(line) // 5)
        marks.append(max(line[aside:-aside], key=board.room))
    return marks


def mountains(board: Board, marks: list[Point]) -> list[Point]:
    """The massif, and the others that are in nobody's way."""

    def free(peak: Point) -> bool:
        off_marks = min(math.dist(peak, mark) for mark in marks)
        off_names = min(math.dist(peak, (x, y + 20)) for x, y in DRAGONS.values())
        return board.room(peak) > 26 and off_marks >= 36 and off_names >= 66

    return [*MASSIF, *filter(free, MOUNTAINS)]


def head(board: Board) -> list[str]:
    return [
        f"# China, {board.title}. Written by tools/china_map; may be edited by hand.",
        "# Each `source` says where a fact comes from: book, reported, ruling, house,",
        '# or "owner" for what an owner of the box reads off the printed board.',
        'game = "china"',
        f'kind = "{board.kind}"',
        f"players = {board.players}",
        f"size = {list(SIZE)}",
        'source = "house"  # outlines, coordinates and scenery',
        "",
    ]


def provinces(board: Board, rings: dict[str, Line]) -> list[str]:
    parts = []
    for name, (colour, _, colour_source, count_source) in PROVINCES.items():
        parts += [
            "[[province]]",
            f'name = "{name}"',
            f'colour = "{colour}"',
            f'source = {{ colour = "{colour_source}", spaces = "{count_source}" }}',
            f"dragon = {spot(DRAGONS[name])}",
            f"spaces = {rows(board.spaces[name])}",
            f"outline = {rows([*rings[name]])}",
            "",
        ]
    return parts


def alliances(marks: list[Point]) -> list[str]:
    parts = []
    for number, ((a, b), mark) in enumerate(zip(ALLIANCES, marks, strict=True), 1):
        parts += [
            "[[alliance]]",
            f"number = {number}",
            f'between = ["{a}", "{b}"]',
            f"at = {spot(mark)}",
            f'source = "{"book" if number in FROM_THE_BOOK else "house"}"',
            "",
        ]
    return parts


def posts_and_ports(board: Board) -> list[str]:
    parts = []
    for post, at in board.posts.items():
        a, b = post.split("-")
        parts += ["[[post]]", f'between = ["{a}", "{b}"]', f"at = {spot(at)}"]
        parts += ['source = "house"', ""]
    for province, found in board.ports.items():
        for at in found:
            parts += ["[[port]]", f'province = "{province}"', f"at = {spot(at)}"]
            parts += ['source = "house"', ""]
    return parts


def roads_and_scenery(board: Board, peaks: list[Point]) -> list[str]:
    parts = [
        "[roads]",
        'source = "house"',
        "between = [",
        *(f'  ["{a}", "{b}"],' for a, b in board.roads),
        "]",
        "",
        "[scenery]",
        f"wall = {rows(WALL)}",
        f"mountains = {rows(peaks)}",
        "",
    ]
    for river, course in RIVERS.items():
        parts += ["[[scenery.river]]", f'name = "{river}"', f"course = {rows(course)}", ""]
    return parts


def spot(at: Point) -> str:
    return f"[{round(at[0])}, {round(at[1])}]"


def rows(points: list[Point], wide: int = 8) -> str:
    cells = [spot(at) for at in points]
    cut = [", ".join(cells[i : i + wide]) for i in range(0, len(cells), wide)]
    return "[\n" + "".join(f"  {row},\n" for row in cut) + "]"
