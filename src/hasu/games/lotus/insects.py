"""Guardians drawn as the insects of their colour (LO-M4), each with its seat's seal mark."""

from __future__ import annotations

from hasu.draw.svg import element
from hasu.scene import seals

INK = "var(--ink)"


def guardian(seat: int) -> str:
    """An insect some 44 wide around (0, 0); the mark sits in its middle."""
    return element("g", _INSECTS[seat](seat), stroke=INK, stroke_width=1.5, stroke_linecap="round")


def elder(seat: int) -> str:
    """The elder: larger, in a ring, with a 2 because it counts as two (LO-P1)."""
    ring = element(
        "circle", r=25, fill="var(--paper)", stroke="var(--lacquer)", stroke_width=2.5
    ) + element("circle", r=21, fill="none", stroke="var(--lacquer)", stroke_width=1, opacity=0.6)
    badge = element("circle", r=10, fill="var(--lacquer)", stroke=INK) + element(
        "text",
        "2",
        y=5,
        text_anchor="middle",
        font_size=14,
        font_weight="bold",
        fill="var(--on-lacquer)",
    )
    return element(
        "g",
        ring,
        element("g", guardian(seat), transform="scale(0.9)"),
        element("g", badge, transform="translate(18 -18)"),
    )


def mark(seat: int, radius: float = 9) -> str:
    """The guardian symbol, as it stands on petals, cards and insects."""
    return element("circle", r=radius, fill=seals.colour(seat), stroke=INK) + seals.seal(
        seat, size=radius * 1.15
    )


def _feelers(y: float, spread: float = 6) -> str:
    curves = f"M-3 {y}q-1 -6 {-spread} -8M3 {y}q1 -6 {spread} -8"
    return element("path", d=curves, fill="none")


def _ladybird(seat: int) -> str:
    legs = "M-15 -6l-6 -4M-17 3h-6M-15 10l-5 5M15 -6l6 -4M17 3h6M15 10l5 5"
    spots = "".join(
        element("circle", cx=x, cy=y, r=2.6, fill=INK, stroke="none")
        for x, y in ((-11, -4), (11, -4), (-10, 9), (10, 9))
    )
    return (
        _feelers(-15)
        + element("path", d=legs, fill="none")
        + element("path", d="M-9 -12A10 9 0 0 1 9 -12Z", fill=INK)
        + element("ellipse", cy=2, rx=18, ry=16, fill=seals.colour(seat))
        + element("path", d="M0 -14V-7M0 10V18", fill="none")
        + spots
        + seals.seal(seat, y=2, size=11)
    )


def _dragonfly(seat: int) -> str:
    wings = "".join(
        element(
            "ellipse",
            cx=13,
            rx=12,
            ry=5.5,
            fill=seals.colour(seat),
            fill_opacity=0.55,
            transform=f"translate(0 {y}) rotate({turn})",
        )
        for y, turn in ((-6, -16), (2, 14), (-6, 196), (2, 166))
    )
    tail = element("path", d="M-3 6L-1.5 22H1.5L3 6Z", fill=seals.colour(seat))
    head = element("circle", cy=-15, r=5, fill=seals.colour(seat))
    return wings + tail + head + element("g", mark(seat), transform="translate(0 -2)")


def _butterfly(seat: int) -> str:
    upper = "M2 -3C6 -22 26 -24 24 -8C23 0 10 3 2 1Z"
    lower = "M2 1C12 2 21 8 17 16C13 22 4 14 2 5Z"
    side = "".join(element("path", d=path, fill=seals.colour(seat)) for path in (upper, lower))
    return (
        side
        + element("g", side, transform="scale(-1 1)")
        + _feelers(-9, 8)
        + element("path", d="M-2.5 -9h5L2 16h-4Z", fill=INK)
        + mark(seat)
    )


def _caterpillar(seat: int) -> str:
    links = "".join(
        element("circle", cx=x, cy=y, r=r, fill=seals.colour(seat))
        for x, y, r in ((20, 10, 5.5), (13, 4, 6.5), (5, -1, 7.5))
    )
    feet = element("path", d="M19 16v4M12 11v5M4 8v5", fill="none")
    head = element("g", mark(seat, 11), transform="translate(-8 0)")
    feelers = element("g", _feelers(-10, 5), transform="translate(-8 0)")
    return feet + links + feelers + head


_INSECTS = (_ladybird, _dragonfly, _butterfly, _caterpillar)
