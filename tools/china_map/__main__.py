"""Writes the three shipped boards of China. Run it from the root of the repository:

    python tools/china_map

The shape of the land (where provinces meet, the coast, rivers, the wall) is set by hand in
land.py; borders get their organic line by repeated displacement (shapes.py), palace spaces
spread out by relaxation (spaces.py), and roads are picked from the shortest connections
that cross nothing (roads.py). Everything is seeded: the same script writes the same files.
The files are what counts; they may be edited by hand, and `hasu board check` judges them.
"""

from __future__ import annotations

from pathlib import Path

from board import Board, as_toml
from land import PORTS, POSTS
from roads import roads
from shapes import border_lines, middle, outlines
from spaces import spread_all

FOLDER = Path("src/hasu/games/china/boards")


def main() -> None:
    lines = border_lines()
    rings = outlines(lines)

    spaces = spread_all(rings, [])
    one = Board("side-1", "the side for 3 and 4 players", [3, 4], spaces)
    two = Board("side-2", "the side for 4 and 5 players", [4, 5], spaces)
    one.roads = roads("side 1", one.places(), rings, 66, set())
    two.roads = roads("side 2", two.places(), rings, 66, {frozenset(road) for road in one.roads})

    posts = {f"{a}-{b}": middle(lines[f"{a}|{b}"]) for a, b in POSTS}
    taken = [*posts.values(), *(at for found in PORTS.values() for at in found)]
    spaces = spread_all(rings, taken)
    disputes = Board("disputes", "border disputes", [3, 4, 5], spaces, posts, PORTS)
    disputes.roads = roads("disputes", disputes.places(), rings, 82, set())

    for board in (one, two, disputes):
        (FOLDER / f"{board.kind}.toml").write_text(as_toml(board, rings, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
