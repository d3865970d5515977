"""The ground of the board: an island of rice fields, drawn with an uneven brush."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import SANS, SERIF, element, text
from hasu.games.rice_wars.board_file import Box
from hasu.games.rice_wars.camps import Camp
from hasu.games.rice_wars.geometry import EDGE, STRIP, WIDTH, Land
from hasu.scene import seals

RICE, BLADE, SACRED = "#8fae5b", "#6f8f45", "#e0ac2b"


@cache
def ground(land: Land, sacred: int, camps: tuple[Camp, ...], names: tuple[str, ...]) -> str:
    parts = [_strip(), _corners(land), _island(land), _letters(land)]
    parts += [_field(land, box, number == sacred) for number, box in enumerate(land.fields)]
    parts += [_space(land, box) for box in land.spaces]
    parts += [_camp(camp, name) for camp, name in zip(camps, names, strict=True)]
    return "".join(parts)


def _uneven(number: int, most: float) -> float:
    """A small shift that is the same on every drawing of the same board."""
    return ((number * 2654435761) % 1009 / 1009 - 0.5) * 2 * most


def brushed(x: float, y: float, wide: float, high: float, most: float = 2.2) -> str:
    """The outline of a rectangle as a hand draws it: corners and sides a little off."""
    seed = int(x * 31 + y * 17)
    corners = [
        (x + _uneven(seed + 1, most), y + _uneven(seed + 2, most)),
        (x + wide + _uneven(seed + 3, most), y + _uneven(seed + 4, most)),
        (x + wide + _uneven(seed + 5, most), y + high + _uneven(seed + 6, most)),
        (x + _uneven(seed + 7, most), y + high + _uneven(seed + 8, most)),
    ]
    path = f"M{corners[0][0]:.1f} {corners[0][1]:.1f}"
    for i, (to_x, to_y) in enumerate((*corners[1:], corners[0])):
        from_x, from_y = corners[i]
        bend_x = (from_x + to_x) / 2 + _uneven(seed + 11 + i, most)
        bend_y = (from_y + to_y) / 2 + _uneven(seed + 21 + i, most)
        path += f"Q{bend_x:.1f} {bend_y:.1f} {to_x:.1f} {to_y:.1f}"
    return path + "Z"


def _island(land: Land) -> str:
    """The shore: all cells in one path whose line, three times narrower, has round corners."""
    path = ""
    for box in land.fields + land.spaces:
        x, y = land.corner(box)
        wide, high = box.columns * land.cell, box.rows * land.cell
        path += f"M{x + 8:g} {y + 8:g}h{wide - 16:g}v{high - 16:g}h{16 - wide:g}z"
    return "".join(
        element("path", d=path, fill=fill, stroke=fill, stroke_width=width, stroke_linejoin="round")
        for width, fill in ((38, "var(--water)"), (26, "var(--line)"), (22, "var(--raised)"))
    )


def _letters(land: Land) -> str:
    """The names of columns and rows, as on a chess board."""
    across = (
        text(chr(ord("a") + i), land.left + (i + 0.5) * land.cell, land.top - 12)
        for i in range(land.columns)
    )
    down = (
        text(str(i + 1), EDGE / 2 - 1, land.top + (i + 0.5) * land.cell + 7)
        for i in range(land.rows)
    )
    return element(
        "g",
        *across,
        *down,
        text_anchor="middle",
        font_family=SANS,
        font_size=20,
        fill="var(--muted)",
    )


def _field(land: Land, box: Box, sacred: bool) -> str:
    x, y = land.corner(box)
    wide, high = box.columns * land.cell, box.rows * land.cell
    soil = element(
        "path",
        d=brushed(x + 3, y + 3, wide - 6, high - 6),
        fill=SACRED if sacred else RICE,
        fill_opacity=0.5 if sacred else 0.3,
        stroke="var(--lacquer)" if sacred else "var(--ink)",
        stroke_width=3.5 if sacred else 1.4,
        stroke_opacity=1 if sacred else 0.75,
    )
    middle = (x + wide / 2, y + high / 2)
    return soil + (_gate(*middle) if sacred else _sprouts(*middle, int(x + y)))


def _sprouts(x: float, y: float, seed: int) -> str:
    """A few plants of rice, each a little different."""
    plants, last_x, last_y = "", 0, 0
    for i, (dx, dy) in enumerate(((-16, -3), (2, -12), (15, 4), (-5, 14))):
        at_x = round(x + dx + _uneven(seed + i, 4))
        at_y = round(y + dy + 6 + _uneven(seed + 9 + i, 3))
        plants += f"m{at_x - last_x} {at_y - last_y}q-1-6-6-9m6 9v-12m0 12q1-6 6-9"
        last_x, last_y = at_x + 6, at_y - 9
    return element(
        "path", d=plants, fill="none", stroke=BLADE, stroke_width=1.6, stroke_opacity=0.8
    )


def _gate(x: float, y: float) -> str:
    """The shrine gate of the sacred field."""
    return element(
        "path",
        d="M-24 -18C-10 -14 10 -14 24 -18M-19 -7H19M-13 -15V20M13 -15V20",
        transform=f"translate({x:g} {y:g})",
        fill="none",
        stroke="var(--lacquer)",
        stroke_width=4,
        stroke_linecap="round",
        stroke_opacity=0.75,
    )


def _space(land: Land, box: Box) -> str:
    x, y = land.centre(box)
    half = land.cell * 0.29
    return element(
        "path",
        d=brushed(x - half, y - half, 2 * half, 2 * half, 1.5),
        fill="var(--sunk)",
        fill_opacity=0.7,
        stroke="var(--line)",
        stroke_width=1.6,
        stroke_dasharray="5 4",
    )


def _strip() -> str:
    """A line under the rounds and the supply."""
    return element(
        "path",
        d=f"M8 {STRIP - 3}C300 {STRIP - 6} 600 {STRIP} {WIDTH - 8} {STRIP - 3}",
        fill="none",
        stroke="var(--line)",
        stroke_width=2,
    )


# The sea around the island, where the land leaves a corner free


def _corners(land: Land) -> str:
    """Mountains and a sun far away above, waves below."""
    cells = {
        (box.column + i, box.row + j)
        for box in land.fields + land.spaces
        for i in range(box.columns)
        for j in range(box.rows)
    }
    last, foot = land.columns - 1, land.rows - 1
    parts = []
    for column, row, drawn in (
        (0, 0, _sun),
        (last, 0, _hills),
        (0, foot, _waves),
        (last, foot, _waves),
    ):
        size = _free(cells, column, row)
        if size > 1:
            towards_x, towards_y = (1 if column == 0 else -1), (1 if row == 0 else -1)
            x = land.left + (column + 0.5 + towards_x * (size - 1.35) / 2) * land.cell
            y = land.top + (row + 0.5 + towards_y * (size - 1.35) / 2) * land.cell
            scale = size * land.cell / 150
            place = f"translate({x:.0f} {y:.0f}) scale({scale:.2f})"
            parts.append(element("g", drawn(), transform=place, fill="none", opacity=0.8))
    return "".join(parts)


def _free(cells: set[tuple[int, int]], column: int, row: int) -> int:
    """The side of the free square in a corner of the land."""
    x, y = (1 if column == 0 else -1), (1 if row == 0 else -1)
    size = 0
    while size < 4 and not any(
        (column + x * i, row + y * j) in cells for i in range(size + 1) for j in range(size + 1)
    ):
        size += 1
    return size


def _sun() -> str:
    return element("circle", cx=-10, cy=-8, r=26, fill="var(--lacquer)", opacity=0.55) + element(
        "path",
        d="M-60 14C-40 8 -30 20 -8 14C8 10 20 18 40 12M-40 26C-24 21 -12 29 6 24",
        stroke="var(--muted)",
        stroke_width=2.5,
        stroke_linecap="round",
    )


def _hills() -> str:
    return element(
        "path",
        d="M-62 34C-40 22 -30 -8 -12 -30C-6 -36 0 -34 6 -28C22 -8 36 18 60 32"
        "M-24 -12L-14 -4L-8 -16L0 -6L8 -18L16 -12M-44 40C-20 36 16 42 44 38",
        stroke="var(--muted)",
        stroke_width=2.5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _waves() -> str:
    """Rows of scales, the old pattern of the sea."""
    scales = "".join(
        f"M{x - r} {y}a{r} {r} 0 0 1 {2 * r} 0"
        for x, y in ((-36, 0), (0, 0), (36, 0), (-18, 18), (18, 18), (0, 36))
        for r in (18, 11, 5)
    )
    return element("path", d=scales, stroke="var(--muted)", stroke_width=2, stroke_opacity=0.75)


# The Daimyo cards


def _camp(camp: Camp, name: str) -> str:
    """A Daimyo card: its owner's colour, mark and name, and room for men."""
    paper = element(
        "path",
        d=brushed(camp.x, camp.y, camp.wide, camp.high, 1.6),
        fill="var(--raised)",
        stroke="var(--ink)",
        stroke_width=1.6,
    )
    edge = element(
        "rect",
        x=camp.x + 3,
        y=camp.y + 4,
        width=7,
        height=camp.high - 8,
        fill=seals.colour(camp.colour),
    )
    seal = element(
        "g", seals.disc(camp.colour, 14), transform=f"translate({camp.x + 30:g} {camp.head:g})"
    )
    words = written(name, camp.x + 52, camp.head + 8, camp.name_room)
    slots = "".join(
        element(
            "circle",
            cx=x,
            cy=y,
            r=camp.slot / 2,
            fill="none",
            stroke="var(--line)",
            stroke_width=1.6,
            stroke_dasharray="4 4",
        )
        for places in camp.places
        for x, y in places
    )
    return paper + edge + seal + words + slots


def written(name: str, x: float, y: float, room: float, anchor: str = "start") -> str:
    """A player's name, smaller and at last shortened where it would not fit."""
    size = max(17.0, min(22.0, room / (0.56 * len(name))))
    most = int(room / (0.56 * size))
    shown = name if len(name) <= most else name[: most - 1].rstrip() + "…"
    return text(
        shown,
        x,
        y,
        text_anchor=anchor,
        font_family=SERIF,
        font_size=round(size, 1),
        fill="var(--ink)",
    )
