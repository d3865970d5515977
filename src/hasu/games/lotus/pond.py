"""The garden's ground: a pond in ink and wash, with a lily pad for each flower."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from hasu.draw.svg import SERIF, element, text
from hasu.games.lotus import glyphs

WIDTH, HEIGHT = 960, 710
CENTRES = ((165, 136), (480, 136), (795, 136), (165, 486), (480, 486))  # of the flowers
BANK = (796, 510)  # where wildflowers lie
CAPTION = 158  # below a flower's heart
PAD = 116


@cache
def ground(names: Sequence[str], wildflowers: str) -> str:
    """The pond, the pads and the words; ``names`` are those of the flowers."""
    pads = "".join(
        element("g", _pad(24 + 67 * flower), glyphs.empty_flower(flower), transform=_at(x, y))
        for flower, (x, y) in enumerate(CENTRES)
    )
    words = "".join(
        _caption(name, x, y + CAPTION) for name, (x, y) in zip(names, CENTRES, strict=True)
    )
    x, y = BANK
    return _water() + _life() + pads + words + _caption(wildflowers, x, y + 172)


def _at(x: float, y: float) -> str:
    return f"translate({x:g} {y:g})"


def _caption(words: str, x: float, y: float) -> str:
    return text(
        words,
        x,
        y,
        text_anchor="middle",
        font_family=SERIF,
        font_size=24,
        fill=glyphs.INK,
    )


# The shore goes round the pond; the bank at its lower right stays dry for the wildflowers.
_SHORE = (
    (26, 60), (60, 18), (240, 8), (480, 14), (720, 8), (905, 20), (944, 70), (950, 200),
    (930, 318), (870, 352), (760, 356), (668, 374), (640, 430), (634, 560), (618, 660),
    (560, 698), (330, 692), (110, 700), (38, 676), (14, 560), (20, 360), (12, 200),
)  # fmt: skip


def _water() -> str:
    """Wash, then an ink line, then a second that strays from it: an uneven brush."""
    line = _smooth(_SHORE)
    astray = _smooth(
        tuple(
            (x + 3.2 * math.sin(i * 2.1), y + 3.2 * math.cos(i * 1.7))
            for i, (x, y) in enumerate(_SHORE)
        )
    )
    return (
        element("path", d=line, fill="var(--water)", fill_opacity=0.55)
        + element("path", d=line, fill="none", stroke=glyphs.INK, stroke_width=2, opacity=0.75)
        + element("path", d=astray, fill="none", stroke=glyphs.INK, stroke_width=1.2, opacity=0.35)
    )


def _smooth(points: Sequence[tuple[float, float]]) -> str:
    """A closed curve through points (Catmull and Rom's, as Bézier curves)."""
    size = len(points)
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(size):
        before, here, there, after = (points[(i + step) % size] for step in (-1, 0, 1, 2))
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        path += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (first, second, there))
    return path + "Z"


def _pad(notch: float) -> str:
    """A lily pad with a notch, and faint veins."""
    half = math.radians(7)
    x, y = PAD * math.cos(half), PAD * math.sin(half)
    rim = f"M0 0L{x:.1f} {y:.1f}A{PAD} {PAD} 0 1 1 {x:.1f} {-y:.1f}Z"
    turns = [math.radians(degree) for degree in range(30, 360, 30)]
    veins = "".join(f"M{_out(22, turn)}L{_out(104, turn)}" for turn in turns)
    return element(
        "g",
        element("path", d=rim, fill=glyphs.LEAF, fill_opacity=0.22, stroke_width=1.6),
        element("path", d=veins, fill="none", stroke_width=1),
        stroke=glyphs.LEAF,
        stroke_opacity=0.6,
        stroke_linejoin="round",
        transform=f"rotate({notch})",
    )


def _out(far: float, turn: float) -> str:
    return f"{far * math.cos(turn):.1f} {far * math.sin(turn):.1f}"


def _life() -> str:
    """Ripples, two carp, small leaves, and grass on the bank."""
    ripples = "".join(
        element("path", d=f"M{x} {y}q{w / 4} -5 {w / 2} 0t{w / 2} 0", fill="none")
        for x, y, w in (
            (296, 60, 60), (300, 214, 44), (610, 236, 60), (624, 70, 36), (38, 316, 50),
            (300, 404, 56), (42, 640, 44), (300, 640, 60), (596, 420, 30), (900, 262, 34),
        )
    )  # fmt: skip
    waves = element("g", ripples, stroke=glyphs.INK, stroke_opacity=0.3, stroke_width=1.5)
    carp = _carp(322, 330, 200, "var(--lacquer)") + _carp(640, 318, -28, glyphs.INK)
    leaves = "".join(
        element("g", _pad(turn), transform=f"{_at(x, y)} scale({size})")
        for x, y, turn, size in (
            (322, 118, 80, 0.2), (640, 150, 200, 0.17), (322, 560, 300, 0.22), (52, 44, 120, 0.17),
        )
    )  # fmt: skip
    return waves + carp + leaves + _grass(668, 690) + _grass(938, 366) + _grass(926, 692)


def _carp(x: float, y: float, turn: float, colour: str) -> str:
    """A carp from above, seen through water."""
    body = "M-34 0C-20 -13 10 -13 26 0C10 13 -20 13 -34 0Z"
    tail = "M-32 0C-42 -4 -48 -12 -54 -12C-50 -4 -50 4 -54 12C-48 12 -42 4 -32 0Z"
    fins = "M6 -9C0 -18 -8 -18 -12 -16L-4 -10ZM6 9C0 18 -8 18 -12 16L-4 10Z"
    return element(
        "g",
        *(element("path", d=path) for path in (tail, fins, body)),
        element("path", d="M-22 0H14", stroke="var(--paper)", stroke_width=1.5),
        fill=colour,
        opacity=0.32,
        transform=f"{_at(x, y)} rotate({turn})",
    )


def _grass(x: float, y: float) -> str:
    blades = "M0 0Q-4 -18 -14 -26M0 0Q0 -22 2 -34M0 0Q6 -16 16 -22M-6 0Q-12 -10 -20 -12"
    return element(
        "path",
        d=blades,
        fill="none",
        stroke=glyphs.LEAF,
        stroke_width=2,
        stroke_linecap="round",
        transform=_at(x, y),
    )
