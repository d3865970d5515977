"""Seal marks: every player's pieces carry a shape besides their colour."""

from __future__ import annotations

from hasu.draw.svg import element
from hasu.scene.palette import SEATS

NAMES = ("circle", "square", "diamond", "triangle", "hexagon", "wave")

_PATHS = (
    "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z",
    "M-6 -6H6V6H-6Z",
    "M0 -8.5L8 0L0 8.5L-8 0Z",
    "M0 -8L8 6.5H-8Z",
    "M-4 -7H4L8 0L4 7H-4L-8 0Z",
    "M-9 3.5C-6.5 -6 -3 -6 0 0S6.5 6 9 -3.5V1.5C6.5 9.5 3 9.5 0 3.5S-6.5 -1 -9 8.5Z",
)


def colour(seat: int) -> str:
    return f"var(--seat-{seat})"


def on_colour(seat: int) -> str:
    """A colour that reads well on the seat's own."""
    return f"var(--on-seat-{seat})"


def seal(seat: int, x: float = 0, y: float = 0, size: float = 16, fill: str = "") -> str:
    """The mark of a seat, ``size`` across."""
    scale = size / 16
    return element(
        "path",
        d=_PATHS[seat],
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
        fill=fill or on_colour(seat),
    )


def disc(seat: int, radius: float = 14) -> str:
    """A round piece in the seat's colour with its mark."""
    return element(
        "g",
        element("circle", r=radius, fill=colour(seat), stroke="var(--ink)", stroke_width=1.5),
        seal(seat, size=radius * 1.05),
    )


def pawn(seat: int) -> str:
    """A standing figure, some 30 wide and 40 high, with its mark on the foot."""
    body = "M0 -20C6 -20 9 -15.5 9 -11.5C9 -8 7 -5.5 4.5 -4C8 0 12 8 13 17C5 21 -5 21 -13 17"
    back = "C-12 8 -8 0 -4.5 -4C-7 -5.5 -9 -8 -9 -11.5C-9 -15.5 -6 -20 0 -20Z"
    return element(
        "g",
        element("path", d=body + back, fill=colour(seat), stroke="var(--ink)", stroke_width=1.5),
        seal(seat, y=9, size=11),
    )


def discs(radius: float = 14) -> dict[str, str]:
    """A disc for every seat, as symbols ``disc-0`` to ``disc-5``."""
    return {f"disc-{seat}": disc(seat, radius) for seat in range(SEATS)}


def pawns() -> dict[str, str]:
    return {f"pawn-{seat}": pawn(seat) for seat in range(SEATS)}
