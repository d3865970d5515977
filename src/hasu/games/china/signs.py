"""The five colours of provinces and cards, each with a sign of its own.

A card and its provinces carry the same sign, so that nobody has to tell colours apart.
"""

from __future__ import annotations

import math
from functools import cache

from hasu.draw.svg import element
from hasu.games.china.state import Colour

COLOURS = {  # they go with light and dark paper
    Colour.RED: "#cf5a45",
    Colour.GREEN: "#7fa05c",
    Colour.YELLOW: "#dcb640",
    Colour.ORANGE: "#e08a3c",
    Colour.PURPLE: "#9274a8",
}
FLAME = (
    "M0 -12C2 -7 8 -3 8 4C8 9 4.5 12 0 12C-4.5 12 -8 9 -8 4C-8 0 -5.5 -2 -4.5 -5"
    "C-3.5 -3 -2 -2.5 -1.5 -4C-0.8 -6.5 -1 -9.5 0 -12Z"
)
LEAF = "M-10 11C-11 -1 -3 -11 11 -11C12 2 4 10 -6 9L-9 12Z"
FAN = "M0 11L-12 -3C-9 -8 -5 -10.5 0 -10.5S9 -8 12 -3Z"


def sign(colour: int, x: float = 0, y: float = 0, size: float = 24) -> str:
    """The sign of a colour, ``size`` across, outlined in ink."""
    return element(
        "g",
        _drawn(colour),
        transform=f"translate({x:g} {y:g}) scale({size / 24:.3g})",
        fill=COLOURS[Colour(colour)],
        stroke="var(--ink)",
        stroke_width=1.3,
        stroke_linejoin="round",
    )


@cache
def _drawn(colour: int) -> str:
    if colour == Colour.RED:
        return element("path", d=FLAME)
    if colour == Colour.GREEN:
        return element("path", d=LEAF) + element("path", d="M-8 10C-3 3 2 -2 7 -7", fill="none")
    if colour == Colour.YELLOW:
        return element("path", d=_sun())
    if colour == Colour.ORANGE:
        return element("path", d=FAN) + element("path", d="M0 11L-5 -8M0 11V-9M0 11L5 -8")
    return _blossom()


def _sun() -> str:
    """Eight rays around a disc, as one outline."""
    points = (
        (radius * math.sin(turn * math.pi / 8), -radius * math.cos(turn * math.pi / 8))
        for turn, radius in enumerate((13.0, 7.0) * 8)
    )
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _blossom() -> str:
    petals = "".join(
        element("circle", cy=-7, r=5, transform=f"rotate({turn})") for turn in range(0, 360, 72)
    )
    return petals + element("circle", r=3.2, fill="var(--card)")
