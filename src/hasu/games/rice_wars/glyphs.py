"""All symbols of Rice Wars: signs of rounds, money, markers, and the marks on fields."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import SANS, SERIF, element, text
from hasu.games.rice_wars.card_faces import CARD_HEIGHT, CARD_WIDTH
from hasu.games.rice_wars.courts import up
from hasu.games.rice_wars.figures import STEEL, ashigaru, inked, palace, peasant, ronin
from hasu.games.rice_wars.land import is_neutral
from hasu.games.rice_wars.state import MOST_ROUNDS, Man, RiceWars, Sign
from hasu.scene import cards, seals
from hasu.scene.palette import SEATS

NEIGHBOUR = 5  # the colour and mark that no player at his table has
GOLD, GOLD_EDGE = "#dcae3c", "#7d5c12"
UNIT = 100  # marks on fields are drawn for a cell of this size


def colour_of(s: RiceWars, daimyo: int) -> int:
    """The colour and seal mark of a daimyo, the neighbour's included."""
    return NEIGHBOUR if is_neutral(s, daimyo) else daimyo


def man_symbol(s: RiceWars, daimyo: int, man: int) -> str:
    return f"{Man(man).name.lower()}-{colour_of(s, daimyo)}"


# Marks on fields


def claim(colour: int, columns: int, rows: int, connected: bool) -> str:
    """Whose field it is: filled when it earns money, a broken line when it is cut off."""
    wide, high = columns * UNIT - 15, rows * UNIT - 15
    look: dict[str, object] = (
        {"fill_opacity": 0.3, "stroke_width": 4}
        if connected
        else {"fill_opacity": 0.06, "stroke_width": 4, "stroke_dasharray": "9 8"}
    )
    return element(
        "rect",
        x=-wide / 2,
        y=-high / 2,
        width=wide,
        height=high,
        rx=11,
        fill=seals.colour(colour),
        stroke=seals.colour(colour),
        **look,
    )


def claim_symbol(colour: int, columns: int, rows: int, connected: bool) -> str:
    return f"{'held' if connected else 'lone'}-{colour}-{columns}x{rows}"


def swords(length: float = 22) -> str:
    """Two crossed blades."""
    return "".join(
        element(
            "g",
            element("path", d=f"M0 {length}V{-length}", stroke="var(--ink)", stroke_width=6.5),
            element("path", d=f"M0 {length * 0.35}V{-length + 2}", stroke=STEEL, stroke_width=3.2),
            element(
                "path",
                d=f"M-6 {length * 0.45}H6",
                stroke="var(--ink)",
                stroke_width=3.5,
                stroke_linecap="round",
            ),
            transform=f"rotate({turn})",
        )
        for turn in (-42, 42)
    )


def strife() -> str:
    """The field that is fought for."""
    ring = element(
        "circle",
        r=44,
        fill="none",
        stroke="var(--lacquer)",
        stroke_width=6,
        stroke_dasharray="20 7",
    )
    seal = element("circle", r=17, fill="var(--card)", stroke="var(--lacquer)", stroke_width=3)
    badge = seal + element("g", swords(12), transform="scale(.9)")
    return ring + element("g", badge, transform="translate(30 -30)")


# Money, rounds, markers


def coin(number: bool = False) -> str:
    """A gold koban; with room for a number on its right it stands at the left."""
    x = -20 if number else 0
    oval = element("ellipse", cx=x, rx=10, ry=15, fill=GOLD, stroke=GOLD_EDGE, stroke_width=2)
    lines = element(
        "path",
        d=f"M{x - 4} -5H{x + 4}M{x - 4} 0H{x + 4}M{x - 4} 5H{x + 4}",
        stroke=GOLD_EDGE,
        stroke_width=1.6,
    )
    return oval + lines


def fan() -> str:
    """An advisor's fan."""
    leaf = inked("M0 16L-20 -6C-10 -18 10 -18 20 -6Z", "#b9603f")
    ribs = element(
        "path", d="M0 16L-11 -12M0 16L0 -15M0 16L11 -12", stroke="var(--card)", stroke_width=1.6
    )
    return leaf + ribs


def _small_card() -> str:
    return inked("M-11 -15H11V15H-11Z", "var(--lacquer)") + element(
        "path", d="M0 -7V7M-7 0H7", stroke="var(--on-lacquer)", stroke_width=3
    )


def _word(words: str, x: float, size: float = 22) -> str:
    return text(
        words,
        x,
        size * 0.36,
        text_anchor="middle",
        font_family=SANS,
        font_size=size,
        font_weight="bold",
        fill="var(--ink)",
    )


def sign(kind: Sign) -> str:
    """What a round brings, some 50 wide."""
    if kind == Sign.RYO:
        return element("g", coin(), transform="translate(-15 0)") + _word("+3", 12)
    if kind == Sign.ADVISORS:
        return fan()
    if kind == Sign.CARD:
        return _small_card()
    if kind == Sign.ATTACK:
        return element("g", swords(15), transform="translate(-13 0)") + _word("+1", 15)
    return element("path", d="M-9 0H9", stroke="var(--muted)", stroke_width=3)


def pass_marker(colour: int) -> str:
    """A folded fan on a round tile: given away by passing."""
    tile = element("circle", r=12, fill=seals.colour(colour), stroke="var(--ink)", stroke_width=1.5)
    bar = element(
        "path",
        d="M-5.5 -4V4M0 -6V6M5.5 -4V4",
        stroke=seals.on_colour(colour),
        stroke_width=2.6,
        stroke_linecap="round",
    )
    return tile + bar


def governor() -> str:
    """The governor's token: a small lacquered gate."""
    seal = element("circle", r=17, fill="var(--card)", stroke="var(--lacquer)", stroke_width=2.5)
    gate = element(
        "path",
        d="M-11 -8C-5 -6 5 -6 11 -8M-8.5 -2.5H8.5M-6 -7V10M6 -7V10",
        fill="none",
        stroke="var(--lacquer)",
        stroke_width=3,
        stroke_linecap="round",
    )
    return seal + gate


def _asked() -> str:
    """Who is to answer: three dots, as of someone who is thinking."""
    seal = element("circle", r=17, fill="var(--lacquer)")
    dots = "".join(element("circle", cx=x, r=3, fill="var(--on-lacquer)") for x in (-8, 0, 8))
    return seal + dots


def card_back() -> str:
    wide, high = CARD_WIDTH / cards.WIDTH, CARD_HEIGHT / cards.HEIGHT
    return element("g", cards.back(), transform=f"scale({wide:.3f} {high:.3f})")


def _held() -> str:
    """A hand of cards at the left, a number at the right."""
    return element("g", card_back(), transform="translate(-20 0) rotate(-6) scale(.17)")


def _pile(scale: float, place: str, turn: float, face_up: bool = False) -> str:
    """A small stack at the left, a number at the right."""
    paper = element(
        "rect",
        x=-CARD_WIDTH / 2,
        y=-CARD_HEIGHT / 2,
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        rx=12,
        fill="var(--card)",
        stroke="var(--ink)",
        stroke_width=7,
    )
    below = element("g", paper, transform="translate(-14 12)")
    top = element("g", paper if face_up else card_back(), transform=f"rotate({turn:g})")
    return element("g", below, top, transform=f"translate({place}) scale({scale})")


def _grey(man: str) -> str:
    """A soldier of nobody yet, with a number at the right."""
    plain = man.replace(seals.colour(NEIGHBOUR), "var(--sunk)")
    bare = plain.replace(seals.on_colour(NEIGHBOUR), "none")
    return element("g", bare, transform="translate(-22 0) scale(.88)")


def _numeral(number: int) -> str:
    seal = element("circle", r=14.5, fill="var(--lacquer)")
    return seal + text(
        str(number),
        0,
        7.2,
        text_anchor="middle",
        font_family=SERIF,
        font_size=21,
        fill="var(--on-lacquer)",
    )


def _now() -> str:
    """Around the present round."""
    upper = "M-43 -27C-15 -30 18 -29 44 -26C46 -8 45 10 43 26"
    return element(
        "path",
        d=upper + "C15 29 -16 28 -44 27C-46 9 -45 -10 -43 -27Z",
        fill="var(--card)",
        stroke="var(--lacquer)",
        stroke_width=3,
    )


def _clash() -> str:
    seal = element("circle", r=34, fill="var(--card)", stroke="var(--lacquer)", stroke_width=3)
    return seal + swords(24)


def _plate() -> str:
    """A choice of soldiers: men above, their strength in the middle."""
    return element(
        "rect",
        x=-42,
        y=-74,
        width=84,
        height=98,
        rx=9,
        fill="var(--card)",
        stroke="var(--ink)",
        stroke_width=1.8,
    )


def _bid(colour: int) -> str:
    """A folded paper with a seal."""
    paper = inked("M-52 -24L50 -22L52 23L-50 24Z", "var(--card)")
    return paper + element("g", seals.disc(colour, 14), transform="translate(-28 0)")


def _shield(on: bool) -> str:
    """Under the strength of a side; the one ahead is in lacquer."""
    return element(
        "path",
        d="M-30 -27C-12 -33 12 -33 30 -27C31 2 22 24 0 33C-22 24 -31 2 -30 -27Z",
        fill="var(--card)",
        stroke="var(--lacquer)" if on else "var(--line)",
        stroke_width=5 if on else 3,
    )


@cache
def standing() -> dict[str, str]:
    """All symbols that no board, content or language changes."""
    found = {
        "back": card_back(),
        "coin": coin(),
        "purse": coin(True),
        "held": _held(),
        "swords": swords(),
        "strife": strife(),
        "governor": governor(),
        "asked": _asked(),
        "clash": _clash(),
        "help": element("g", fan(), transform="translate(-26 0) scale(.8)"),
        "plate": _plate(),
        "up": up(),
        "shield": _shield(False),
        "shield-ahead": _shield(True),
        "now": _now(),
        "turn": inked("M-9 -13L12 0L-9 13C-6 4 -6 -4 -9 -13Z", "var(--lacquer)"),
        "aside": element("g", peasant(NEIGHBOUR), transform="translate(-20 0) scale(.8)"),
        "deck": _pile(0.21, "-22 0", 0),
        "discards": _pile(0.19, "-22 0", 14, True),
        "supply-ashigaru": _grey(ashigaru(NEIGHBOUR)),
        "supply-ronin": _grey(ronin(NEIGHBOUR)),
    } | seals.discs(15)
    for number in range(1, MOST_ROUNDS + 1):
        found[f"round-{number}"] = _numeral(number)
    for kind in Sign:
        found[f"sign-{kind.name.lower()}"] = sign(kind)
    for colour in range(SEATS):
        found[f"peasant-{colour}"] = peasant(colour)
        found[f"ashigaru-{colour}"] = ashigaru(colour)
        found[f"ronin-{colour}"] = ronin(colour)
        found[f"palace-{colour}"] = palace(colour)
        found[f"pass-{colour}"] = pass_marker(colour)
        found[f"service-{colour}"] = element(
            "g", seals.disc(colour, 14), transform="translate(-14 0)"
        )
        found[f"bid-{colour}"] = _bid(colour)
    return found


@cache
def claims(sizes: frozenset[tuple[int, int]]) -> dict[str, str]:
    """The marks of ownership for the sizes of field that a board has."""
    return {
        claim_symbol(colour, *size, connected): claim(colour, *size, connected)
        for colour in range(SEATS)
        for size in sorted(sizes)
        for connected in (False, True)
    }
