"""Lotus drawn: petals, flowers, cards and tokens as symbols."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import SANS, element
from hasu.games.lotus import insects
from hasu.games.lotus.cards import petals_needed, symbols_of
from hasu.games.lotus.state import CARDS, FLOWERS, TOKEN_POINTS, Flower, Power
from hasu.scene import cards

COLOURS = {
    Flower.IRIS: "#7f74c4",
    Flower.PRIMROSE: "#e2b93b",
    Flower.CHERRY: "#eaa3b8",
    Flower.LILY: "#e58a4e",
    Flower.LOTUS: "#cf5f86",
}
LEAF = "#6f8f5e"
RADIUS = 100
INK = "var(--ink)"


# Flowers


def petal_path(flower: int, length: float = RADIUS) -> str:
    """A petal that points up from the heart of its flower; fewer petals are wider."""
    half = length * min(0.52, 1.75 / petals_needed(flower))
    return (
        f"M0 0C{-half:.1f} {-length * 0.3:.1f} {-half:.1f} {-length * 0.82:.1f} 0 {-length:.1f}"
        f"C{half:.1f} {-length * 0.82:.1f} {half:.1f} {-length * 0.3:.1f} 0 0Z"
    )


def angle(flower: int, petal: float) -> float:
    return petal * 360 / petals_needed(flower)


def empty_flower(flower: int) -> str:
    """The places of a flower's petals, around (0, 0)."""
    places = (
        element("path", d=petal_path(flower), transform=f"rotate({angle(flower, petal):.1f})")
        for petal in range(petals_needed(flower))
    )
    return element(
        "g",
        *places,
        fill="var(--paper)",
        fill_opacity=0.6,
        stroke="var(--muted)",
        stroke_width=1.4,
        stroke_dasharray="5 4",
    )


def _petal(flower: int, laid: int) -> str:
    """A petal as laid: a wildflower's, or a seat's with one or two guardian symbols."""
    marks = ""
    if laid > 0:
        seat, extra = divmod(laid - 1, 2)
        spots = (-66,) if extra == 0 else (-53, -74)
        marks = "".join(
            element("g", insects.mark(seat, 10), transform=f"translate(0 {y})") for y in spots
        )
    shape = element(
        "path",
        d=petal_path(flower),
        fill=COLOURS[Flower(flower)],
        stroke=INK,
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    veins = element(
        "path",
        d="M0 -12V-40M-4 -16Q-7 -28 -6 -40M4 -16Q7 -28 6 -40",
        fill="none",
        stroke="#2b2622",
        stroke_opacity=0.3,
        stroke_width=1.3,
        stroke_linecap="round",
    )
    return shape + veins + marks


def bloom(flower: int, length: float) -> str:
    """A small whole flower."""
    petals = "".join(
        element(
            "path",
            d=petal_path(flower, length),
            transform=f"rotate({angle(flower, petal):.1f})",
        )
        for petal in range(petals_needed(flower))
    )
    return element("g", petals, fill=COLOURS[Flower(flower)], stroke=INK, stroke_width=1) + element(
        "circle", r=length * 0.13, fill=INK
    )


# Cards


def card_symbol(card: int, seat: int) -> str:
    return f"card-{card}-{seat}" if symbols_of(card) else f"card-{card}"


def _card(card: int, seat: int) -> str:
    """A card: its flower, and below the owner's mark for each guardian symbol."""
    count = symbols_of(card)
    foot = "".join(
        element(
            "g", insects.mark(seat, 10.5), transform=f"translate({-12 * (count - 1) + 24 * i} 38)"
        )
        for i in range(count)
    )
    drawn = element("g", bloom(card // 3, 36), transform="translate(0 -16)")
    return cards.face(drawn, foot or element("g", _sprig(), transform="translate(0 40)"))


def _sprig() -> str:
    """Two leaves: the foot of a wildflower, which carries no guardian symbol."""
    leaf = "M0 0C6 -9 18 -10 24 -4C17 5 7 6 0 0Z"
    return "".join(
        element("path", d=leaf, transform=f"scale({side} 1)", fill=LEAF, stroke=INK)
        for side in (-1, 1)
    )


def _deck() -> str:
    """A pile of cards with room for a number at (0, 0)."""
    edges = "".join(
        element(
            "rect",
            x=-42 + step,
            y=-85 + step,
            width=84,
            height=118,
            rx=8,
            fill="var(--card)",
            stroke="var(--line)",
            stroke_width=1.5,
        )
        for step in (6, 3)
    )
    top = element("g", cards.back(), transform="translate(0 -26)")
    return edges + top + element("circle", r=19, fill="var(--paper)", stroke=INK)


# Tokens


def _score_token() -> str:
    return (
        element("circle", r=20, fill="var(--lacquer)", stroke=INK, stroke_width=1.5)
        + element("circle", r=16, fill="none", stroke="var(--on-lacquer)", stroke_width=1)
        + element(
            "text",
            str(TOKEN_POINTS),
            y=7,
            text_anchor="middle",
            font_family=SANS,
            font_size=20,
            font_weight="bold",
            fill="var(--on-lacquer)",
        )
    )


def _power_icon(power: int) -> str:
    if power == Power.ELDER_GUARDIAN:
        return _elder_icon()
    return _path_icon() if power == Power.ENLIGHTENED_PATH else _growth_icon()


def _elder_icon() -> str:
    wing = "M1 -2C5 -13 15 -13 14 -4C13 2 6 2 1 1C8 3 11 8 8 10C4 12 1 7 1 4Z"
    wings = "".join(
        element("path", d=wing, transform=f"scale({side} 1)", fill="var(--line)", stroke=INK)
        for side in (-1, 1)
    )
    return element("circle", r=17.5, fill="none", stroke="var(--lacquer)", stroke_width=2) + wings


def _path_icon() -> str:
    """Five cards in a fan."""
    fan = "".join(
        element(
            "rect",
            x=-5,
            y=-15,
            width=10,
            height=19,
            rx=2,
            transform=f"translate(0 4) rotate({turn} 0 12)",
        )
        for turn in (-44, -22, 0, 22, 44)
    )
    return element("g", fan, fill="var(--card)", stroke=INK, stroke_width=1.3)


def _growth_icon() -> str:
    loop = "M0 6C-5 -1 -15 -1 -15 6S-5 13 0 6S15 -1 15 6S5 13 0 6Z"
    leaf = "M0 -1C-9 -3 -10 -11 -7 -16C0 -14 2 -8 0 -1C1 -8 6 -12 11 -11C11 -4 6 -1 0 -1Z"
    return element(
        "path", d=loop, fill="none", stroke="var(--lacquer)", stroke_width=2.6
    ) + element("path", d=leaf, fill=LEAF, stroke=INK)


def _plaque(icon: str) -> str:
    """A reward to choose: an icon, and room for a word at (0, 0)."""
    board = element(
        "rect",
        x=-72,
        y=-66,
        width=144,
        height=88,
        rx=10,
        fill="var(--paper)",
        stroke=INK,
        stroke_width=1.8,
    )
    return board + element("g", icon, transform="translate(0 -38) scale(1.15)")


def _token(icon: str) -> str:
    """A power token as it lies before its owner."""
    return element("circle", r=24, fill="var(--paper)", stroke=INK, stroke_width=1.5) + icon


def _tag(seat: int, leads: bool) -> str:
    """A seat's strength on a flower: its mark, and room for a number at (0, 0)."""
    edge = {"stroke": INK, "stroke_width": 2.5} if leads else {"stroke": "var(--line)"}
    pill = element("rect", x=-40, y=-17, width=57, height=34, rx=17, fill="var(--paper)", **edge)
    return pill + element("g", insects.mark(seat, 13), transform="translate(-23 0)")


@cache
def symbols(seats: int, hands: tuple[int, ...]) -> dict[str, str]:
    """Everything that Lotus draws with, for so many seats and the hands that lie open."""
    found = {"deck": _deck()}
    found["reward-0"] = _plaque(_score_token())
    for power in Power:
        found[f"reward-{1 + power}"] = _plaque(_power_icon(power))
        found[f"power-{power}"] = _token(_power_icon(power))
    for flower in range(FLOWERS):
        for laid in range(1 + 2 * seats):
            found[f"petal-{flower}-{laid}"] = _petal(flower, laid)
    for card in range(CARDS):
        for seat in hands if symbols_of(card) else (0,):
            found[card_symbol(card, seat)] = _card(card, seat)
    for seat in range(seats):
        found[f"guardian-{seat}"] = insects.guardian(seat)
        found[f"elder-{seat}"] = insects.elder(seat)
        found[f"tag-{seat}"] = _tag(seat, leads=False)
        found[f"tag-lead-{seat}"] = _tag(seat, leads=True)
    return found
