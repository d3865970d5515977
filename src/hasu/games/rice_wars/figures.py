"""Men and palaces drawn, in the colour and with the seal mark of their daimyo."""

from __future__ import annotations

from hasu.draw.svg import element
from hasu.scene import seals

STEEL = "#c9ced1"


def inked(path: str, fill: str, width: float = 1.5) -> str:
    return element(
        "path", d=path, fill=fill, stroke="var(--ink)", stroke_width=width, stroke_linejoin="round"
    )


def peasant(colour: int) -> str:
    """A farmer under a straw hat, some 36 wide and 40 high."""
    body = inked(
        "M-9 -5C-13 4 -15 12 -14 18C-5 21 5 21 14 18C15 12 13 4 9 -5Z", seals.colour(colour)
    )
    hat = inked("M-18 -3C-10 -8 -4 -15 0 -21C4 -15 10 -8 18 -3C8 1 -8 1 -18 -3Z", "#e6cf94")
    return body + hat + seals.seal(colour, y=10, size=13)


def ashigaru(colour: int) -> str:
    """A foot soldier with a flat helmet and a spear."""
    spear = element("path", d="M15 20V-18", stroke="#7a5a32", stroke_width=3)
    blade = inked("M15 -28L18.5 -17H11.5Z", STEEL, 1)
    body = inked("M-10 -6H10L13 18C5 21 -7 21 -15 18Z", seals.colour(colour))
    helmet = inked("M-16 -5C-12 -14 -6 -18 0 -18C6 -18 10 -14 14 -5C5 -2 -7 -2 -16 -5Z", "#5a5450")
    return spear + blade + body + helmet + seals.seal(colour, x=-1, y=9, size=13)


def ronin(colour: int) -> str:
    """A swordsman with a topknot, the blade drawn."""
    sword = element("path", d="M8 12L27 -17", stroke="var(--ink)", stroke_width=5.5)
    edge = element("path", d="M12 6L26.5 -16", stroke=STEEL, stroke_width=3)
    body = inked(
        "M-7 -6C-16 -3 -17 10 -17 18C-6 22 6 22 15 18C15 9 14 -3 7 -6Z", seals.colour(colour)
    )
    head = inked("M-8 -14A8 8 0 1 0 8 -14A8 8 0 1 0 -8 -14Z", "#e3bf98")
    hair = inked(
        "M-8 -15C-8 -25 8 -25 8 -15C4 -19 -4 -19 -8 -15ZM-2 -23C-4 -29 4 -29 2 -23Z", "#2b2622", 1
    )
    return sword + edge + body + head + hair + seals.seal(colour, x=-1, y=9, size=14)


def palace(colour: int) -> str:
    """Two curved roofs over a hall with the owner's mark."""
    hall = inked("M-19 2H19V22H-19Z", "var(--card)")
    eaves = inked(
        "M-30 5C-20 4 -14 -2 -11 -8H11C14 -2 20 4 30 5C26 9 -26 9 -30 5Z", seals.colour(colour)
    )
    loft = inked("M-11 -15H11V-7H-11Z", "var(--card)")
    roof = inked(
        "M-22 -12C-12 -14 -5 -20 0 -29C5 -20 12 -14 22 -12C14 -9 -14 -9 -22 -12Z",
        seals.colour(colour),
    )
    return (
        hall
        + eaves
        + loft
        + roof
        + element(
            "g",
            element("circle", r=7.5, fill=seals.colour(colour)),
            seals.seal(colour, size=9),
            transform="translate(0 15)",
        )
    )
