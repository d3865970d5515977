"""Lotus drawn: petals, flowers, cards and guardians as symbols."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import element
from hasu.games.lotus.cards import petals_needed, symbols_of
from hasu.games.lotus.state import CARDS, FLOWERS, MOST_SEATS, Flower
from hasu.scene import cards, seals

COLOURS = {
    Flower.IRIS: "#7f74c4",
    Flower.PRIMROSE: "#e2b93b",
    Flower.CHERRY: "#e79ab0",
    Flower.LILY: "#e58a4e",
    Flower.LOTUS: "#cf5f86",
}
RADIUS = 92


def petal_path(flower: int, length: float = RADIUS) -> str:
    """A petal that points up from the heart of its flower; fewer petals are wider."""
    half = length * min(0.52, 1.75 / petals_needed(flower))
    return (
        f"M0 0C{-half:.1f} {-length * 0.3:.1f} {-half:.1f} {-length * 0.82:.1f} 0 {-length:.1f}"
        f"C{half:.1f} {-length * 0.82:.1f} {half:.1f} {-length * 0.3:.1f} 0 0Z"
    )


def angle(flower: int, petal: int) -> float:
    return petal * 360 / petals_needed(flower)


def empty_flower(flower: int, x: float, y: float) -> str:
    """The places of a flower's petals."""
    places = (
        element(
            "path",
            d=petal_path(flower),
            transform=f"rotate({angle(flower, petal):.1f})",
            fill="var(--raised)",
            stroke="var(--line)",
            stroke_width=1.5,
            stroke_dasharray="5 4",
        )
        for petal in range(petals_needed(flower))
    )
    return element("g", *places, transform=f"translate({x:g} {y:g})")


def _petal(flower: int, laid: int) -> str:
    """A petal as laid: a wildflower's, or a seat's with one or two guardian symbols."""
    marks = ""
    if laid > 0:
        seat, extra = divmod(laid - 1, 2)
        spots = (-60.0,) if extra == 0 else (-48.0, -68.0)
        marks = "".join(
            element("circle", cy=y, r=9, fill=seals.colour(seat), stroke="var(--ink)")
            + seals.seal(seat, y=y, size=10)
            for y in spots
        )
    shape = element(
        "path",
        d=petal_path(flower),
        fill=COLOURS[Flower(flower)],
        stroke="var(--ink)",
        stroke_width=1.5,
    )
    vein = element("path", d="M0 -14V-38", stroke="#2b2622", stroke_opacity=0.35, stroke_width=1.5)
    return shape + vein + marks


def bloom(flower: int, length: float) -> str:
    """A small whole flower."""
    petals = "".join(
        element(
            "path",
            d=petal_path(flower, length),
            transform=f"rotate({angle(flower, petal):.1f})",
            fill=COLOURS[Flower(flower)],
            stroke="var(--ink)",
            stroke_width=1,
        )
        for petal in range(petals_needed(flower))
    )
    return petals + element("circle", r=length * 0.13, fill="var(--ink)")


def _card(card: int, seat: int) -> str:
    """A card: its flower, and the owner's mark for each guardian symbol."""
    symbols = symbols_of(card)
    marks = "".join(
        element(
            "g",
            element("circle", r=10, fill=seals.colour(seat), stroke="var(--ink)"),
            seals.seal(seat, size=11),
            transform=f"translate({-12 * (symbols - 1) + 24 * index} 36)",
        )
        for index in range(symbols)
    )
    return cards.face(element("g", bloom(card // 3, 32), transform="translate(0 -18)"), marks)


@cache
def symbols() -> dict[str, str]:
    """Everything that Lotus draws with."""
    found = {"back": cards.back()} | seals.pawns() | seals.discs(13)
    for flower in range(FLOWERS):
        for laid in range(1 + 2 * MOST_SEATS):
            found[f"petal-{flower}-{laid}"] = _petal(flower, laid)
    for card in range(CARDS):
        seats = range(MOST_SEATS) if symbols_of(card) else range(1)
        for seat in seats:
            found[card_symbol(card, seat)] = _card(card, seat)
    for seat in range(MOST_SEATS):
        found[f"elder-{seat}"] = element("g", seals.pawn(seat), transform="scale(1.35)")
    return found


def card_symbol(card: int, seat: int) -> str:
    return f"card-{card}-{seat}" if symbols_of(card) else f"card-{card}"
