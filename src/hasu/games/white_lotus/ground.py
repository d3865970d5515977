"""The board's ground: sea, land, rivers and mountains in ink, the names of the provinces."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from hasu.draw.svg import SERIF, element, polygon, text
from hasu.games.white_lotus.board import board_of
from hasu.games.white_lotus.chart import CHRONICLE, HEIGHT, Chart, Point, chart, drawn
from hasu.games.white_lotus.provinces import holds
from hasu.games.white_lotus.state import PROVINCES

SHORE, RIVER = "#7f9fa6", "#6f9aa8"
STEPPE = "#a9793f"  # laid thinly over the paper, by day and by night
LIGHT_TINTS = (0.05, 0.11, 0.17, 0.23)
BROWN_TINTS = (0.40, 0.46, 0.52, 0.58)
CLIP, LAND = "white-lotus-sheet", "white-lotus-land"
PHASES = 6
PHASE_STEP = 30
FIRST_PHASE = 92  # below the top of the chronicle


@cache
def ground(board: int, used: int, phases: tuple[str, ...]) -> str:
    """Everything printed on the board; ``phases`` are the names for the chronicle."""
    data, c = board_of(board), chart(board, used)
    sheet = element("rect", x=3, y=3, width=c.width - 6, height=HEIGHT - 6, rx=6)
    inside = (
        element("rect", width=c.width, height=HEIGHT, fill="var(--sunk)"),
        *_sea(data, c),
        *_land(data, c, used),
        *_rivers(data, c),
        *_mountains(data, c),
        *_borders(),
        chronicle(c.chronicle, phases),
    )
    return (
        element("clipPath", sheet, id=CLIP)
        + element("g", *inside, clip_path=f"url(#{CLIP})")
        + _frame(c.width)
    )


def _in_use(data: dict[str, Any], used: int) -> Iterator[tuple[int, dict[str, Any]]]:
    for province in range(PROVINCES):
        if holds(used, province):
            yield province, data["province"][province]


# Water


def _sea(data: dict[str, Any], c: Chart) -> Iterator[str]:
    """The sea, paler along the shores, with short strokes for waves."""
    shape = c.placed(data.get("sea", {}).get("polygon", []))
    if not shape:
        return
    yield element("clipPath", polygon(shape), id=f"{CLIP}-sea")
    yield polygon(shape, fill="var(--water)")
    coast = [p for p, province in enumerate(data["province"]) if province.get("coast")]
    shores = "".join(drawn(c.outlines[p]) for p in coast)
    rings = [
        element("path", d=shores, fill="none", stroke=SHORE, stroke_width=wide, stroke_opacity=0.16)
        for wide in (36, 22, 10)
    ]
    waves = element(
        "path", d="".join(_waves(c.width)), fill="none", stroke=SHORE, stroke_opacity=0.6
    )
    yield element("g", *rings, waves, clip_path=f"url(#{CLIP}-sea)")
    for island in data.get("island", []):
        yield polygon(
            c.placed(island["polygon"]), fill="var(--raised)", stroke="var(--ink)", stroke_width=1
        )


def _waves(width: float) -> Iterator[str]:
    for row in range(HEIGHT // 46 + 1):
        for column in range(int(width // 92) + 1):
            x = column * 92 + 46 * (row % 2) + 9 * math.sin(3.1 * row + column)
            y = row * 46 + 8 * math.cos(1.7 * column + row)
            yield f"M{x:.0f} {y:.0f}q6 -6 12 0t12 0"


def _rivers(data: dict[str, Any], c: Chart) -> Iterator[str]:
    for river in data.get("river", []):
        line = "M" + "L".join(f"{x:g} {y:g}" for x, y in c.placed(river["line"]))
        yield element(
            "path", d=line, fill="none", stroke=RIVER, stroke_width=2, stroke_linecap="round"
        )


# Land


def _land(data: dict[str, Any], c: Chart, used: int) -> Iterator[str]:
    """Each province in its own thin wash; those not in use lie pale and unnamed beyond."""
    beyond = "".join(drawn(c.outlines[p]) for p in range(PROVINCES) if not holds(used, p))
    yield element("path", d=beyond, fill="var(--paper)", fill_opacity=0.5, stroke="var(--line)")
    everything = "".join(drawn(c.outlines[p]) for p, _ in _in_use(data, used))
    yield element("defs", element("path", d=everything, id=LAND))
    yield _all_land(fill="var(--raised)", stroke="var(--raised)")
    washes: dict[float, str] = {}
    for index, province in _in_use(data, used):
        tints = BROWN_TINTS if province.get("brown") else LIGHT_TINTS
        tint = tints[index * 3 % len(tints)]
        washes[tint] = washes.get(tint, "") + drawn(c.outlines[index])
    for tint, path in washes.items():
        yield element("path", d=path, fill=STEPPE, fill_opacity=tint)


def _all_land(**style: object) -> str:
    return element("use", href=f"#{LAND}", **style)


def _borders() -> Iterator[str]:
    """Ink of uneven strength: a fine line, and a second one a little beside it."""
    ink = {"fill": "none", "stroke": "var(--ink)", "stroke_linejoin": "round"}
    yield _all_land(stroke_width=1.3, **ink)
    yield _all_land(stroke_width=0.9, stroke_opacity=0.55, transform="translate(0.9 0.5)", **ink)


def _mountains(data: dict[str, Any], c: Chart) -> Iterator[str]:
    """A few peaks in brush strokes."""
    for x, y in c.placed(data.get("mountains", {}).get("at", [])):
        ridges = "".join(
            f"M{x + dx - size:g} {y + dy:g}q{size - 2:g} {3 - size:g} {size:g} {-size:g}"
            f"q3 5 {size * 0.9:g} {size:g}"
            for dx, dy, size in ((-9, 3, 9), (8, 4, 8), (0, 0, 12))
        )
        yield element("path", d=ridges, fill="none", stroke="var(--ink)", stroke_opacity=0.2)


# The chronicle: emperor, phases, bag


def chronicle(corner: Point, phases: Sequence[str]) -> str:
    x, y = corner
    wide, high = CHRONICLE
    lines = (
        text(
            f"{number}  {name}",
            x + 42,
            y + FIRST_PHASE + PHASE_STEP * (number - 1) + 7,
            font_family=SERIF,
            font_size=22,
            fill="var(--ink)",
        )
        for number, name in enumerate(phases, start=1)
    )
    return element("g", *_box(x, y, wide, high), *lines)


def _box(x: float, y: float, wide: float, high: float) -> Iterator[str]:
    """A sheet of paper with a double edge."""
    for gap, fill, stroke, width in (
        (0, "var(--raised)", "var(--ink)", 1.6),
        (5, "none", "var(--lacquer)", 1.1),
    ):
        yield element(
            "rect",
            x=x + gap,
            y=y + gap,
            width=wide - 2 * gap,
            height=high - 2 * gap,
            rx=4,
            fill=fill,
            stroke=stroke,
            stroke_width=width,
        )


def _frame(width: float) -> str:
    """Two strokes of a brush around the sheet, not quite straight."""
    w, h = width - 3, HEIGHT - 3
    edge = (
        f"M3 4Q{w / 2:g} 1.5 {w:g} 3.5Q{w + 1.5:g} {h / 2:g} {w - 0.5:g} {h:g}"
        f"Q{w / 2:g} {h + 1.5:g} 3.5 {h - 0.5:g}Q1.5 {h / 2:g} 3 4Z"
    )
    inner = element(
        "rect",
        x=8,
        y=8,
        width=width - 16,
        height=HEIGHT - 16,
        rx=3,
        fill="none",
        stroke="var(--lacquer)",
        stroke_width=1,
    )
    return element("path", d=edge, fill="none", stroke="var(--ink)", stroke_width=2.4) + inner
