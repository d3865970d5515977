"""A board of China drawn: provinces, rivers, mountains, the wall, roads and spaces."""

from __future__ import annotations

import math
from typing import Any

from hasu.draw.svg import INK, LACQUER, PAPER, SERIF, Point, element, picture, polygon, text
from hasu.games.china.curves import along, curve, sampled
from hasu.games.china.geometry import named_points

SEA, SEA_LINE = "#cfdcd8", "#a9bfbb"
STEPPE = "#e9dcbd"
FILL = {
    "red": "#cf6a55",
    "green": "#8fa873",
    "yellow": "#e0bf63",
    "orange": "#dd9450",
    "purple": "#9a7fa3",
}
DEEP = {
    "red": "#8f2f24",
    "green": "#4d6637",
    "yellow": "#8f6d16",
    "orange": "#98561a",
    "purple": "#5b4166",
}
ROAD, ROAD_EDGE = "#f3e6c8", "#5a4632"
RIVER = "#7fa3b0"
WALL_STONE, WALL_EDGE = "#d8c7a6", "#6d5b46"
CELL_STEPS = 50  # the score track runs from 0 to 50


def svg(data: dict[str, Any]) -> str:
    width, height = data["size"]
    scenery = data.get("scenery", {})
    return picture(
        width,
        height,
        *_ground(data, width, height),
        *(_province(p) for p in data["province"]),
        *(_river(r["course"]) for r in scenery.get("river", [])),
        *(polygon(p["outline"], fill="none", stroke=INK, stroke_width=2.4, stroke_linejoin="round",
                  opacity=0.75) for p in data["province"]),
        *(_mountain(at) for at in sorted(scenery.get("mountains", []), key=lambda m: m[1])),
        *_wall(scenery.get("wall", [])),
        *_roads(data),
        *(_alliance(a) for a in data["alliance"]),
        *(_dragon(p) for p in data["province"]),
        *_spaces(data),
        *_title(data, width, height),
        title=f"China: {data['kind']}",
    )  # fmt: skip


# Land and water


def _ground(data: dict[str, Any], width: float, height: float) -> list[str]:
    """Steppe in the north and west, sea in the east and south, a shore around the land."""
    rings = [p["outline"] for p in data["province"]]
    shore = [
        polygon(ring, fill=SEA_LINE, stroke=SEA_LINE, stroke_width=w, stroke_linejoin="round",
                opacity=o)
        for w, o in ((46, 0.25), (28, 0.35), (12, 0.6))
        for ring in rings
    ]  # fmt: skip
    land = curve(
        [(-40, -40), (width + 40, -40), (width + 40, 40), (1352, 130), (1300, 190), (1180, 200),
         (1000, 250), (960, 500), (1000, 760), (980, 900), (930, 1040), (905, 1110),
         (850, height + 40), (-40, height + 40)], closed=True,
    )  # fmt: skip
    return [
        element("rect", width=width, height=height, fill=SEA),
        *_waves(width, height),
        *shore,
        element("path", d=land, fill=STEPPE),
        *(polygon(ring, fill=STEPPE, stroke=STEPPE, stroke_width=3) for ring in rings),
    ]


def _waves(width: float, height: float) -> list[str]:
    """Rows of small waves, set off like roof tiles."""
    found = []
    for line in range(int(height // 46)):
        for column in range(int(width // 92) + 1):
            x, y = column * 92 + (46 if line % 2 else 0), line * 46 + 30
            d = f"M{x} {y}q7 -8 14 0q7 -8 14 0"
            found.append(
                element("path", d=d, fill="none", stroke=SEA_LINE, stroke_width=1.4, opacity=0.7)
            )
    return found


def _province(province: dict[str, Any]) -> str:
    """A flat wash with a darker edge inside the border, like a painted map."""
    ring, colour = province["outline"], province["colour"]
    name = f"clip-{hash_of(province['name'])}"
    return element(
        "g",
        element("clipPath", polygon(ring), id=name),
        polygon(ring, fill=FILL[colour]),
        element(
            "g",
            polygon(ring, fill="none", stroke=DEEP[colour], stroke_width=26, opacity=0.20),
            polygon(ring, fill="none", stroke=DEEP[colour], stroke_width=11, opacity=0.30),
            clip_path=f"url(#{name})",
        ),
    )


def hash_of(name: str) -> int:
    """A number from a name that is the same on every run."""
    total = 0
    for letter in name:
        total = (total * 31 + ord(letter)) % 100_003
    return total


def _river(course: list[Point]) -> str:
    d = curve(course)
    return element(
        "g",
        element("path", d=d, fill="none", stroke="#5d8593", stroke_width=7, stroke_linecap="round",
                opacity=0.45),
        element("path", d=d, fill="none", stroke=RIVER, stroke_width=4.5, stroke_linecap="round"),
    )  # fmt: skip


def _mountain(at: Point) -> str:
    x, y = at
    peak = (
        f"M{x - 21} {y + 14}L{x - 3} {y - 20}L{x + 5} {y - 9}L{x + 10} {y - 15}L{x + 25} {y + 14}Z"
    )
    shade = f"M{x - 3} {y - 20}L{x + 5} {y - 9}L{x + 1} {y - 2}L{x + 6} {y + 14}L{x - 6} {y + 14}Z"
    snow = f"M{x - 3} {y - 20}L{x - 8} {y - 10}L{x - 3} {y - 12}L{x + 2} {y - 8}L{x + 2} {y - 13}Z"
    return element(
        "g",
        element("path", d=peak, fill="#b8a98c", stroke=INK, stroke_width=1.6,
                stroke_linejoin="round"),
        element("path", d=shade, fill="#7d6f59", opacity=0.7),
        element("path", d=snow, fill=PAPER),
    )  # fmt: skip


# The great wall is the score track


def _wall(course: list[Point]) -> list[str]:
    if len(course) < 2:
        return []
    line = sampled(course)
    cells = along(line, CELL_STEPS + 1)
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in along(line, 240))
    found = [
        element("path", d=path, fill="none", stroke=WALL_EDGE, stroke_width=27,
                stroke_linecap="round"),
        element("path", d=path, fill="none", stroke=WALL_STONE, stroke_width=22,
                stroke_linecap="round"),
    ]  # fmt: skip
    for number, (x, y, angle) in enumerate(cells):
        turned = f"translate({x:.1f} {y:.1f}) rotate({math.degrees(angle):.1f})"
        found.append(_tower(number, turned) if number % 10 == 0 else _cell(number, turned))
    return found


def _cell(number: int, turned: str) -> str:
    bold = number % 5 == 0
    return element(
        "g",
        *(element("rect", x=dx, y=-17, width=6, height=6, fill=WALL_STONE, stroke=WALL_EDGE,
                  stroke_width=1) for dx in (-9, 2)),
        element("circle", r=7.5, fill=PAPER, stroke=WALL_EDGE, stroke_width=1),
        text(str(number), 0, 3, font_size=8.5, text_anchor="middle", font_family=SERIF,
             font_weight="bold" if bold else "normal", fill=INK),
        transform=turned,
    )  # fmt: skip


def _tower(number: int, turned: str) -> str:
    return element(
        "g",
        element("rect", x=-15, y=-20, width=30, height=36, fill=WALL_STONE, stroke=WALL_EDGE,
                stroke_width=2),
        element("path", d="M-22 -19Q-12 -22 0 -33Q12 -22 22 -19Z", fill=LACQUER, stroke=INK,
                stroke_width=1.5, stroke_linejoin="round"),
        element("circle", r=11, fill=PAPER, stroke=WALL_EDGE, stroke_width=1.4),
        text(str(number), 0, 4.5, font_size=13, text_anchor="middle", font_family=SERIF,
             font_weight="bold", fill=INK),
        transform=turned,
    )  # fmt: skip


# Roads and spaces


def _roads(data: dict[str, Any]) -> list[str]:
    at = named_points(data)
    ways = [
        _bend(at[one], at[other], hash_of(one + other)) for one, other in data["roads"]["between"]
    ]
    styles = ((ROAD_EDGE, 9.0, 0.85), (ROAD, 5.6, 1.0))
    return [
        element("path", d=d, fill="none", stroke=stroke, stroke_width=width, opacity=opacity,
                stroke_linecap="round")
        for stroke, width, opacity in styles
        for d in ways
    ]  # fmt: skip


def _bend(a: Point, b: Point, number: int) -> str:
    """A road sways a little, always the same way."""
    sway = (number % 7 - 3) * 0.022
    mx = (a[0] + b[0]) / 2 + sway * (b[1] - a[1])
    my = (a[1] + b[1]) / 2 - sway * (b[0] - a[0])
    return f"M{a[0]} {a[1]}Q{mx:.1f} {my:.1f} {b[0]} {b[1]}"


def _spaces(data: dict[str, Any]) -> list[str]:
    colours = {p["name"]: p["colour"] for p in data["province"]}
    found = []
    for name, at in named_points(data).items():
        if name.endswith(" post"):
            found.append(_post(at, *(colours[p] for p in name.removesuffix(" post").split("-"))))
        elif " port " in name:
            found.append(_port(at, colours[name.split(" port ")[0]]))
        else:
            province, number = name.rsplit(" ", 1)
            found.append(_palace_space(at, colours[province], number))
    return found


def _palace_space(at: Point, colour: str, number: str) -> str:
    """A round space with a roof, and its number for those who play in words."""
    x, y = at
    return element(
        "g",
        element("circle", cx=x, cy=y, r=19, fill=PAPER, stroke=DEEP[colour], stroke_width=3.4),
        element("circle", cx=x, cy=y, r=14.5, fill="none", stroke=DEEP[colour], stroke_width=1,
                opacity=0.6),
        element("path", d=f"M{x - 11} {y - 3}Q{x - 5} {y - 5} {x} {y - 11}Q{x + 5} {y - 5} "
                f"{x + 11} {y - 3}Z", fill=DEEP[colour], opacity=0.8),
        text(number, x, y + 9, font_size=11, text_anchor="middle", font_family=SERIF, fill=INK),
    )  # fmt: skip


def _port(at: Point, colour: str) -> str:
    x, y = at
    anchor = (
        f"M{x} {y - 7}V{y + 10}M{x - 6} {y - 3}H{x + 6}M{x - 9} {y + 3}"
        f"Q{x - 8} {y + 10} {x} {y + 10}Q{x + 8} {y + 10} {x + 9} {y + 3}"
    )
    return element(
        "g",
        element("rect", x=x - 18, y=y - 18, width=36, height=36, rx=7, fill="#e3edec",
                stroke="#38606b", stroke_width=3.2),
        element("circle", cx=x, cy=y - 10, r=2.8, fill="none", stroke="#38606b", stroke_width=2),
        element("path", d=anchor, fill="none", stroke="#38606b", stroke_width=2.4,
                stroke_linecap="round"),
    )  # fmt: skip


def _post(at: Point, one: str, other: str) -> str:
    """A border post shows the two colours that it belongs to."""
    x, y = at
    return element(
        "g",
        element("path", d=f"M{x} {y - 21}A21 21 0 0 0 {x} {y + 21}Z", fill=DEEP[one]),
        element("path", d=f"M{x} {y - 21}A21 21 0 0 1 {x} {y + 21}Z", fill=DEEP[other]),
        element("circle", cx=x, cy=y, r=21, fill="none", stroke=INK, stroke_width=1.5),
        element("circle", cx=x, cy=y, r=15, fill=PAPER, stroke=INK, stroke_width=1.2),
        element("path", d=f"M{x - 9} {y - 1}Q{x - 4} {y - 3} {x} {y - 9}Q{x + 4} {y - 3} {x + 9} "
                f"{y - 1}ZM{x - 6} {y + 1}H{x + 6}V{y + 8}H{x - 6}Z", fill=INK, opacity=0.8),
    )  # fmt: skip


def _dragon(province: dict[str, Any]) -> str:
    """The dragon space, with the province's name beneath."""
    x, y = province["dragon"]
    deep = DEEP[province["colour"]]
    coil = (
        f"M{x - 13} {y + 9}C{x - 22} {y - 4} {x - 8} {y - 14} {x - 3} {y - 5}"
        f"S{x + 6} {y + 7} {x + 11} {y - 1}S{x + 8} {y - 14} {x + 1} {y - 13}"
    )
    name = province["name"].replace("'", "’")
    style: dict[str, object] = {
        "font_size": 25,
        "text_anchor": "middle",
        "font_family": SERIF,
        "font_style": "italic",
    }
    return element(
        "g",
        element("rect", x=x - 27, y=y - 23, width=54, height=42, rx=11, fill=PAPER, stroke=deep,
                stroke_width=3),
        element("path", d=coil, fill="none", stroke=LACQUER, stroke_width=5,
                stroke_linecap="round"),
        element("circle", cx=x + 1, cy=y - 13, r=4.2, fill=LACQUER),
        element("circle", cx=x + 2, cy=y - 14, r=1.2, fill=PAPER),
        text(name, x, y + 42, **style, fill="none", stroke=FILL[province["colour"]],
             stroke_width=5, stroke_linejoin="round"),
        text(name, x, y + 42, **style, fill=INK),
    )  # fmt: skip


def _alliance(alliance: dict[str, Any]) -> str:
    x, y = alliance["at"]
    return element(
        "g",
        element("path",
                d=f"M{x} {y - 15}L{x + 13} {y - 5}L{x + 9} {y + 12}H{x - 9}L{x - 13} {y - 5}Z",
                fill=LACQUER, stroke=PAPER, stroke_width=1.6, stroke_linejoin="round"),
        text(str(alliance["number"]), x, y + 6, font_size=14, text_anchor="middle",
             font_family=SERIF, font_weight="bold", fill=PAPER),
    )  # fmt: skip


def _title(data: dict[str, Any], width: float, height: float) -> list[str]:
    kinds = {"side-1": "I", "side-2": "II", "disputes": "III"}
    players = data["players"]
    span = f"{players[0]}–{players[-1]}" if len(players) > 1 else str(players[0])
    return [
        element("rect", x=8, y=8, width=width - 16, height=height - 16, fill="none", stroke=INK,
                stroke_width=3),
        element("rect", x=15, y=15, width=width - 30, height=height - 30, fill="none", stroke=INK,
                stroke_width=1),
        text("CHINA", 52, 92, font_size=64, font_family=SERIF, fill=LACQUER, letter_spacing=10),
        text(f"{kinds.get(data['kind'], '')} · {span}", 56, 130, font_size=26, font_family=SERIF,
             fill=INK, letter_spacing=3),
    ]  # fmt: skip
