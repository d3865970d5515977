"""White Lotus drawn: buildings, tiles and chips, markers, cards, the bag, the throne."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import SERIF, element, text
from hasu.games.white_lotus.board import board_of
from hasu.games.white_lotus.chart import chart, drawn
from hasu.games.white_lotus.provinces import holds
from hasu.games.white_lotus.room import NAME, name_width
from hasu.games.white_lotus.state import BUILDINGS, MOST_SEATS, Building
from hasu.scene import cards, seals

PETAL, HEART = "#fffdf7", "#dfa53a"
DRAGON_RED = "#a3322a"
SIDE_WIDTH, SIDE_HEIGHT = 424, 134  # a side in a rebellion

# Brush drawings some 30 across: strokes, and what is filled with ink.
_STROKES = {
    Building.VILLAGE: "M-13 10V2M-1 10V2M1 11V-3M13 11V-3M-13 10H13",
    Building.PALACE: "M-11 12V4M-4 12V4M4 12V4M11 12V4M-14 12.5H14M-6 -2V-5M6 -2V-5",
    Building.TEMPLE: "M-8 13V8M8 13V8M-6 3V0M6 3V0M-4 -5V-7M4 -5V-7M0 -12V-16M-11 13H11",
    Building.FORTRESS: "M-13 13V-1M13 13V-1M-13 13H13M-13 6H-5M5 6H13M-4 13V7Q0 2 4 7V13",
    Building.RICE_FIELD: "M-14 13Q0 8 14 13M-14 6Q0 1 14 6M-13 -1Q0 -6 13 -1",
}
_FILLS = {
    Building.VILLAGE: "M-16 3L-7 -5L1 2ZM-3 -2L7 -12L17 -2Z",
    Building.PALACE: "M-17 4C-11 3 -8 0 -6 -2H6C8 0 11 3 17 4Z"
    "M-11 -5C-6 -6 -3 -9 0 -13C3 -9 6 -6 11 -5Z",
    Building.TEMPLE: "M-14 8C-9 7 -7 5 -5 3H5C7 5 9 7 14 8Z"
    "M-11 0C-7 -1 -5 -3 -4 -5H4C5 -3 7 -1 11 0Z"
    "M-8 -7C-4 -8 -2 -10 0 -13C2 -10 4 -8 8 -7Z",
    Building.FORTRESS: "M-15 -1V-9H-10V-6H-6V-9H-2V-6H2V-9H6V-6H10V-9H15V-1Z",
    Building.RICE_FIELD: "M-8 -4Q-10 -9 -8 -14Q-6 -9 -8 -4ZM0 -5Q-2 -11 0 -16Q2 -11 0 -5Z"
    "M8 -4Q6 -9 8 -14Q10 -9 8 -4ZM-4 3Q-6 -1 -4 -5Q-2 -1 -4 3ZM5 3Q3 -1 5 -5Q7 -1 5 3Z",
}


def building(kind: int, ink: str = "var(--ink)", scale: float = 1, y: float = 0) -> str:
    """A building, some 30 across, drawn with a brush."""
    return element(
        "g",
        element("path", d=_STROKES[Building(kind)], fill="none", stroke_linecap="round"),
        element("path", d=_FILLS[Building(kind)], fill=ink, stroke_width=0.8),
        stroke=ink,
        stroke_width=1.9,
        stroke_linejoin="round",
        transform=f"translate(0 {y:g}) scale({scale:g})",
    )


def tile(kind: int) -> str:
    """A neutral tile: square, of paper."""
    paper = element(
        "rect",
        x=-19,
        y=-19,
        width=38,
        height=38,
        rx=5,
        fill="var(--card)",
        stroke="var(--ink)",
        stroke_width=1.8,
    )
    return paper + building(kind, scale=0.92)


def chip(kind: int, seat: int) -> str:
    """A player's chip: round, in the seat's colour, with its seal."""
    return (
        element("circle", r=23, fill=seals.colour(seat), stroke="var(--ink)", stroke_width=1.8)
        + building(kind, seals.on_colour(seat), 0.94, -2)
        + element(
            "circle",
            cx=17,
            cy=16,
            r=10.5,
            fill=seals.on_colour(seat),
            stroke="var(--ink)",
            stroke_width=1.2,
        )
        + seals.seal(seat, 17, 16, 13, seals.colour(seat))
    )


def lotus(x: float, y: float, size: float) -> str:
    """A white lotus seen from above, ``size`` from heart to tip."""
    petals = "".join(
        element(
            "path",
            d=f"M0 0C{-size * 0.3:.1f} {-size * 0.5:.1f} {-size * 0.22:.1f} {-size * 0.85:.1f}"
            f" 0 {-size:.1f}C{size * 0.22:.1f} {-size * 0.85:.1f} {size * 0.3:.1f}"
            f" {-size * 0.5:.1f} 0 0Z",
            transform=f"rotate({turn})",
        )
        for turn in (*range(0, 360, 45), *range(22, 360, 45))
    )
    heart = element("circle", r=size * 0.16, fill=HEART)
    return element(
        "g",
        petals,
        heart,
        transform=f"translate({x:g} {y:g})",
        fill=PETAL,
        stroke="#5b5148",
        stroke_width=0.9,
    )


def dragon() -> str:
    """A lacquer medallion with a dragon's coil and the pearl that it chases."""
    coil = "M-5.5 5.5C-9 1 -4 -2 -1 0.5S5 4.5 6 0.5S2.5 -6.5 -1.5 -5"
    spikes = "".join(
        element("circle", cx=0, cy=-27.5, r=3, fill=HEART, transform=f"rotate({turn})")
        for turn in range(0, 360, 30)
    )
    return element(
        "g",
        element("circle", r=31, fill=DRAGON_RED, stroke="var(--ink)", stroke_width=1.4),
        spikes,
        element("circle", r=23.5, fill="none", stroke=HEART, stroke_width=1.2),
        element(
            "g",
            element(
                "path", d=coil, fill="none", stroke=HEART, stroke_width=2.2, stroke_linecap="round"
            ),
            element(
                "path", d="M-1.5 -5l-3.4 -1.9M-1.5 -5l-3.6 1.5", stroke=HEART, stroke_width=1.1
            ),
            element("circle", cx=-6.6, cy=-4.4, r=1.3, fill=PETAL),
            transform="scale(2)",
        ),
    )


def crown() -> str:
    """The emperor's hat: a board with strings of beads."""
    beads = "".join(
        element("circle", cx=x, cy=y, r=1.6) for x in (-15, -10, 10, 15) for y in (-5, -0.5, 4)
    )
    return element(
        "g",
        element("path", d="M-9 10V-2H9V10Q0 13 -9 10Z"),
        element("path", d="M-18 -7Q0 -13 18 -7L17 -11Q0 -17 -17 -11Z"),
        beads,
        fill=HEART,
        stroke="#5b3a12",
        stroke_width=1,
    )


def bag() -> str:
    """The bag of tiles, 84 wide and 90 high."""
    return (
        element(
            "path",
            d="M-14 -30C-34 -12 -44 8 -40 30C-36 45 36 45 40 30C44 8 34 -12 14 -30Z",
            fill="#9c6b3f",
            stroke="var(--ink)",
            stroke_width=1.8,
        )
        + element(
            "path",
            d="M-14 -30C-20 -36 -22 -42 -18 -46C-8 -40 8 -40 18 -46C22 -42 20 -36 14 -30Z",
            fill="#b5834f",
            stroke="var(--ink)",
            stroke_width=1.8,
        )
        + element(
            "path",
            d="M-15 -29Q0 -24 15 -29M-20 -8Q-26 8 -24 24M18 -10Q26 8 24 22",
            fill="none",
            stroke="#4c2f16",
            stroke_width=1.6,
            stroke_opacity=0.6,
        )
    )


def influence() -> str:
    """A scroll with a seal: influence at court."""
    return element(
        "g",
        element("path", d="M-12 -9H12V9H-12Z", fill="var(--card)"),
        element("path", d="M-15 -12H-11V12H-15ZM11 -12H15V12H11Z", fill="#9c6b3f"),
        element("path", d="M-7 -4H1M-7 0H4M-7 4H0", fill="none", stroke_width=1.2),
        element("path", d="M4 2H8.5V6.5H4Z", fill="var(--lacquer)", stroke="none"),
        stroke="var(--ink)",
        stroke_width=1.3,
        stroke_linejoin="round",
    )


def combat() -> str:
    """Two crossed swords."""
    sword = "M-1.6 6L-1.6 -12L0 -15L1.6 -12L1.6 6Z"
    hilt = "M-5.5 6H5.5V8.4H-5.5ZM-1.5 8.4H1.5V14H-1.5Z"
    both = "".join(
        element(
            "g",
            element("path", d=sword, fill="#8d979c"),
            element("path", d=hilt, fill="#9c6b3f"),
            transform=f"rotate({turn})",
        )
        for turn in (-42, 42)
    )
    return element("g", both, stroke="var(--ink)", stroke_width=1, stroke_linejoin="round")


def victory() -> str:
    """A chip of victory points."""
    return (
        element("circle", r=13, fill=HEART, stroke="var(--ink)", stroke_width=1.3)
        + element("circle", r=10, fill="none", stroke="#5b3a12", stroke_width=0.9)
        + element("path", d="M-3.5 -3.5H3.5V3.5H-3.5Z", fill="none", stroke="#5b3a12")
    )


def enso() -> str:
    """A circle drawn with one stroke of a brush, around what is fought over."""
    return element(
        "path",
        d="M40 -30C22 -52 -22 -54 -43 -28C-64 0 -48 46 -8 53C30 58 57 30 51 -10"
        "C60 34 32 67 -11 60C-57 51 -72 -4 -48 -34C-25 -62 26 -60 40 -30Z",
        fill="var(--lacquer)",
    )


def pointer() -> str:
    """A stroke of lacquer before the phase that is on."""
    stroke = "M-9 -8C-3 -5 3 -2 10 0C3 3 -3 6 -9 9C-7 3 -7 -3 -9 -8Z"
    return element("path", d=stroke, fill="var(--lacquer)")


def won() -> str:
    """The frame of the side that has won; as large as a side of `scene_rebellion`."""
    return element(
        "rect",
        x=-SIDE_WIDTH / 2,
        y=-SIDE_HEIGHT / 2,
        width=SIDE_WIDTH,
        height=SIDE_HEIGHT,
        rx=10,
        fill="none",
        stroke="var(--lacquer)",
        stroke_width=5,
    )


def arrow() -> str:
    """A long stroke to the right, from giver to taker."""
    return element(
        "path",
        d="M-150 -2C-60 -5 40 -4 132 -2L122 -11L156 0L122 11L132 3C40 3 -60 2 -150 2Z",
        fill="var(--muted)",
    )


def against() -> str:
    """A pennant of lacquer: so much was played against someone."""
    return element(
        "path",
        d="M-20 -19H20V19L0 12L-20 19Z",
        fill="var(--raised)",
        stroke="var(--lacquer)",
        stroke_width=3,
        stroke_linejoin="round",
    )


def land(outline: tuple[tuple[float, float], ...], middle: tuple[float, float]) -> str:
    """A province washed in its owner's colour."""
    around = [(x - middle[0], y - middle[1]) for x, y in outline]
    return element(
        "path",
        d=drawn(around),
        fill="var(--seat)",
        fill_opacity=0.42,
        stroke="var(--seat)",
        stroke_width=2.5,
        stroke_linejoin="round",
    )


def name(words: str) -> str:
    """The name of a province, above the washes and below everything else."""
    return text(
        words,
        0,
        0,
        dy="0.34em",
        text_anchor="middle",
        font_family=SERIF,
        font_size=NAME,
        font_style="italic",
        fill="var(--ink)",
        stroke="var(--raised)",
        stroke_width=4,
        stroke_opacity=0.7,
        stroke_linejoin="round",
        paint_order="stroke",
        textLength=name_width(words),  # whatever serif the screen has
        lengthAdjust="spacingAndGlyphs",
    )


@cache
def symbols(board: int, used: int) -> dict[str, str]:
    """Everything that White Lotus draws with on this board."""
    c = chart(board, used)
    found = {}
    for p, province in enumerate(board_of(board)["province"]):
        if holds(used, p):
            found[f"land-{p}"] = land(c.outlines[p], c.tiles[p])
            found[f"name-{p}"] = name(province["name"].replace("'", "’"))
    for kind in range(BUILDINGS):
        found[f"building-{kind}"] = building(kind, scale=0.8)
        found[f"tile-{kind}"] = tile(kind)
        for seat in range(MOST_SEATS):
            found[f"chip-{kind}-{seat}"] = chip(kind, seat)
    found |= seals.discs() | {
        "back": cards.back(),
        "card": cards.face(),
        "bag": bag(),
        "crown": crown(),
        "influence": influence(),
        "combat": combat(),
        "victory": victory(),
        "enso": enso(),
        "pointer": pointer(),
        "lotus": lotus(0, 0, 31),
        "dragon": dragon(),
        "won": won(),
        "arrow": arrow(),
        "against": against(),
        "words": element("circle", r=1, fill="none"),
    }
    return found
