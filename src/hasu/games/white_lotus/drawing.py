"""The map drawn: rice paper, ink, washes of colour, a sea with waves."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from hasu.draw.svg import INK, LACQUER, PAPER, SERIF, element, picture, polygon, polyline, text

SEA, SHORE, RIVER = "#cfdcdc", "#9fb8bb", "#7fa3ad"
LIGHT = ("#f3e6c6", "#efe0ba", "#f6ebd2", "#ecdcb4")
BROWN = ("#c7a578", "#bf9c6e", "#cdae84", "#b99566")
PETAL, HEART = "#fffdf7", "#e9b44c"

Spot = Sequence[float]


def svg(data: dict[str, Any]) -> str:
    """A board as a drawing; ``data`` is the parsed file."""
    width, height = data["size"]
    return picture(
        width,
        height,
        *_sea(data),
        *_land(data),
        *_rivers(data),
        *_mountains(data),
        *_borders(data),
        *(_province(province) for province in data["province"]),
        _title(data, height),
        _compass(width - 90, height - 130),
        _frame(width, height),
        title=data.get("name", "White Lotus"),
    )


def _sea(data: dict[str, Any]) -> Iterator[str]:
    """The sea, rings of paler water along every shore, and short strokes for waves."""
    shape = data.get("sea", {}).get("polygon", [])
    if not shape:
        return
    yield element("clipPath", polygon(shape), id="sea")
    yield polygon(shape, fill=SEA)
    shores = [p["polygon"] for p in data["province"] if p.get("coast")]
    shores += [island["polygon"] for island in data.get("island", [])]
    rings = [
        polygon(shore, fill="none", stroke=SHORE, stroke_width=wide, stroke_opacity=0.16)
        for wide in (34, 24, 15, 8)
        for shore in shores
    ]
    yield element("g", *rings, *_waves(data["size"]), clip_path="url(#sea)")


def _waves(size: Spot) -> Iterator[str]:
    width, height = size
    for row in range(int(height // 46) + 1):
        for column in range(int(width // 92) + 1):
            x = column * 92 + 46 * (row % 2) + 9 * math.sin(3.1 * row + column)
            y = row * 46 + 8 * math.cos(1.7 * column + row)
            curve = f"M{x:.1f} {y:.1f}q5 -5 10 0t10 0"
            yield element("path", d=curve, fill="none", stroke=SHORE, stroke_width=1.1)


def _land(data: dict[str, Any]) -> Iterator[str]:
    for island in data.get("island", []):
        yield polygon(island["polygon"], fill=LIGHT[0], stroke=INK, stroke_width=0.9)
    shadow = [
        polygon(p["polygon"], fill=INK, stroke=INK, stroke_width=3.4) for p in data["province"]
    ]
    yield element("g", *shadow)
    for index, province in enumerate(data["province"]):
        tints = BROWN if province.get("brown") else LIGHT
        tint = tints[index * 3 % len(tints)]
        yield polygon(province["polygon"], fill=tint, stroke=tint, stroke_width=0.8)


def _borders(data: dict[str, Any]) -> Iterator[str]:
    for province in data["province"]:
        style = {"fill": "none", "stroke_linejoin": "round"}
        yield polygon(
            province["polygon"], stroke=PAPER, stroke_width=2.6, stroke_opacity=0.55, **style
        )
        yield polygon(province["polygon"], stroke=INK, stroke_width=0.9, **style)


def _rivers(data: dict[str, Any]) -> Iterator[str]:
    for river in data.get("river", []):
        for width, colour in ((3.2, PAPER), (1.9, RIVER)):
            yield polyline(river["line"], stroke=colour, stroke_width=width, stroke_linecap="round")


def _mountains(data: dict[str, Any]) -> Iterator[str]:
    """A few peaks in brush strokes."""
    for x, y in data.get("mountains", {}).get("at", []):
        for dx, dy, size in ((-9, 3, 9), (8, 4, 8), (0, 0, 12)):
            left, peak, right = x + dx - size, y + dy - size, x + dx + size * 0.9
            ridge = (
                f"M{left} {y + dy}Q{x + dx - 2} {peak + 3} {x + dx} {peak}"
                f"Q{x + dx + 3} {peak + 5} {right:.1f} {y + dy}"
            )
            yield element(
                "path", d=ridge, fill="none", stroke=INK, stroke_width=0.9, stroke_opacity=0.32
            )


def _province(province: dict[str, Any]) -> str:
    x, y = province["at"]
    marks = []
    if province.get("lotus"):
        marks.append(lotus(x, y - 17))
    if province.get("dragon"):
        marks.append(dragon(x, y - 17))
    ink = "#3b2a1a" if province.get("brown") else INK
    style = {
        "text_anchor": "middle",
        "font_family": SERIF,
        "font_size": 14,
        "font_style": "italic",
    }
    name = province["name"].replace("'", "’")
    return element(
        "g",
        *marks,
        text(name, x, y + 5, stroke=PAPER, stroke_width=3, stroke_opacity=0.7, **style),
        text(name, x, y + 5, fill=ink, **style),
        id=f"province-{province['name']}",
    )


def lotus(x: float, y: float) -> str:
    """A white lotus: two rows of petals around a golden heart."""
    petals = [
        element(
            "path",
            d=f"M0 0C{-wide} {-long * 0.45:.1f} {-wide * 0.5:.1f} {-long} 0 {-long}"
            f"C{wide * 0.5:.1f} {-long} {wide} {-long * 0.45:.1f} 0 0Z",
            transform=f"rotate({turn})",
            fill=PETAL,
            stroke=INK,
            stroke_width=0.7,
        )
        for long, wide, turns in ((14, 6, (-78, -40, 40, 78)), (12, 5, (-58, -20, 20, 58, 0)))
        for turn in turns
    ]
    heart = element("circle", cx=0, cy=-1, r=2.4, fill=HEART, stroke=INK, stroke_width=0.5)
    return element("g", *petals, heart, transform=f"translate({x} {y + 6})")


def dragon(x: float, y: float) -> str:
    """A lacquer medallion with a dragon's coil and the pearl that it chases."""
    coil = "M-5.5 5.5C-9 1 -4 -2 -1 0.5S5 4.5 6 0.5S2.5 -6.5 -1.5 -5"
    return element(
        "g",
        element("circle", r=12, fill=LACQUER, stroke=INK, stroke_width=0.9),
        element("circle", r=10, fill="none", stroke=HEART, stroke_width=0.7),
        element(
            "path", d=coil, fill="none", stroke=HEART, stroke_width=2.2, stroke_linecap="round"
        ),
        element("path", d="M-1.5 -5l-3.4 -1.9M-1.5 -5l-3.6 1.5", stroke=HEART, stroke_width=1.1),
        element("circle", cx=-6.6, cy=-4.4, r=1.3, fill=PETAL),
        transform=f"translate({x} {y})",
    )


def _title(data: dict[str, Any], height: float) -> str:
    """A cartouche in the empty south-west."""
    x, y = 40, height - 150
    return element(
        "g",
        element("rect", x=x, y=y, width=172, height=96, fill=PAPER, stroke=INK, stroke_width=1.2),
        element(
            "rect",
            x=x + 5,
            y=y + 5,
            width=162,
            height=86,
            fill="none",
            stroke=LACQUER,
            stroke_width=1.6,
        ),
        text(
            data.get("name", ""),
            x + 86,
            y + 48,
            text_anchor="middle",
            font_family=SERIF,
            font_size=24,
            fill=INK,
        ),
        lotus(x + 66, y + 72),
        lotus(x + 86, y + 72),
        lotus(x + 106, y + 72),
    )


def _compass(x: float, y: float) -> str:
    points = [
        polygon([(0, 0), (-6, -9), (0, -38), (6, -9)], transform=f"rotate({turn})", fill=fill)
        for turn, fill in ((0, LACQUER), (90, INK), (180, INK), (270, INK))
    ]
    return element(
        "g",
        element("circle", r=26, fill="none", stroke=INK, stroke_width=0.8),
        *points,
        element("circle", r=4, fill=PAPER, stroke=INK, stroke_width=1),
        text("N", 0, -42, text_anchor="middle", font_family=SERIF, font_size=15, fill=INK),
        transform=f"translate({x} {y})",
    )


def _frame(width: float, height: float) -> str:
    return element(
        "g",
        *(
            element(
                "rect",
                x=gap,
                y=gap,
                width=width - 2 * gap,
                height=height - 2 * gap,
                fill="none",
                stroke=colour,
                stroke_width=wide,
            )
            for gap, colour, wide in ((5, PAPER, 14), (8, INK, 2.2), (13, LACQUER, 1))
        ),
    )
