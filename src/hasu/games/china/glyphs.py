"""China drawn: palaces, emissaries, fortifications, tiles and cards as symbols.

Everything of a player is there once a seat, with the seat's colour and seal; the emperor of
two players has the colour of the third seat and a crown.
"""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import SERIF, element, text
from hasu.games.china.atlas import Atlas, atlas
from hasu.games.china.ground import bend, path
from hasu.games.china.signs import COLOURS, sign
from hasu.games.china.state import (
    ALLIANCES,
    EMPEROR,
    MOST_SEATS,
    PROVINCES,
    SPECIALS,
    Colour,
    Special,
    Tile,
)
from hasu.games.china.words import PROVINCE_NAMES
from hasu.scene import cards, seals

OWNERS = (*(str(seat) for seat in range(MOST_SEATS)), "emperor")
TILE_COLOURS = {Tile.YELLOW: Colour.YELLOW, Tile.ORANGE: Colour.ORANGE, Tile.GREEN: Colour.GREEN}
ROOF = "M-21 -1C-14 -3 -7 -9 0 -19C7 -9 14 -3 21 -1C20 3 18 4 15 4H-15C-18 4 -20 3 -21 -1Z"
WALLS = "M-14 4H14V18H-14Z"
STONES = "M-25 23V2H-17V8H-9V2H-4V8H4V2H9V8H17V2H25V23Z"
PAWN = (
    "M0 -18C5 -18 8 -14 8 -10.5C8 -7.5 6.5 -5 4.5 -4C8 0 11 8 12 16C5 19.5 -5 19.5 -12 16"
    "C-11 8 -8 0 -4.5 -4C-6.5 -5 -8 -7.5 -8 -10.5C-8 -14 -5 -18 0 -18Z"
)
CROWN = "M-7 5L-9 -5L-4 -1L0 -8L4 -1L9 -5L7 5Z"
INK = {"stroke": "var(--ink)", "stroke_width": 1.6, "stroke_linejoin": "round"}
RIM = {"stroke": "var(--paper)", "stroke_width": 2, "stroke_linejoin": "round"}


@cache
def symbols(board: str) -> dict[str, str]:
    """Everything that China draws with on one board."""
    land = atlas(board)
    found = {
        "deck": _deck(),
        "discards": _discards(),
        "fortification": element("path", d=STONES, fill="var(--line)", **INK),
        "standing-place": _standing_place(),
        "scored": _scored(),
        "pair": _pair(),
        "number": element("g"),  # carries only its text
    }
    for owner in OWNERS:
        found[f"palace-{owner}"] = _palace(owner)
        found[f"emissary-{owner}"] = _emissary(owner)
        found[f"palaces-left-{owner}"] = _beside_number(_palace(owner))
        found[f"emissaries-left-{owner}"] = _beside_number(_emissary(owner))
        found[f"leads-{owner}"] = _disc(owner, 10)
        found[f"kept-{owner}"] = element("g", _disc(owner, 9), transform="translate(-18 0)")
    for colour in Colour:
        found[f"card-{colour}"] = _card(land, colour)
        found[f"influence-{colour}"] = _influence(colour)
    for tile in (Tile.FACE_DOWN, *TILE_COLOURS):
        found[f"tile-{tile}"] = _tile(tile)
    for number in range(1, ALLIANCES + 1):
        found[f"alliance-{number}"] = _alliance(number)
    for special in range(SPECIALS):
        found[f"special-{special}"] = _special(special)
    return found | _on_the_map(land)


def _on_the_map(land: Atlas) -> dict[str, str]:
    """Roads that someone holds and the province that someone plays in, in place."""
    roads = {
        road_symbol(road): element(
            "path", d=bend(land, road), fill="none", stroke="var(--seat)", stroke_width=7
        )
        for road in land.roads
    }
    here = {
        f"here-{province}": element(
            "path",
            d=path(land.outlines[province][::2]),
            fill="none",
            stroke="var(--lacquer)",
            stroke_width=5,
            stroke_linejoin="round",
            opacity=0.8,
        )
        for province in range(PROVINCES)
    }
    return roads | here


def road_symbol(road: tuple[int, int]) -> str:
    return f"road-{road[0]}-{road[1]}"


def owner_of(who: int, seats: int) -> str:
    """The name of a colour in symbols: a seat's number, or the emperor."""
    return "emperor" if seats == 2 and who == EMPEROR else str(who)


# Pieces


def _colour(owner: str) -> str:
    return f"var(--seat-{EMPEROR if owner == 'emperor' else owner})"


def _mark(owner: str, y: float, size: float) -> str:
    if owner == "emperor":
        return element(
            "path",
            d=CROWN,
            transform=f"translate(0 {y:g}) scale({size / 16:g})",
            fill=f"var(--on-seat-{EMPEROR})",
        )
    return seals.seal(int(owner), y=y, size=size)


def _palace(owner: str) -> str:
    """A house with swept eaves; a rim of paper keeps it apart from the map."""
    rim = element(
        "path", d=ROOF + WALLS, fill="none", stroke="var(--paper)", stroke_width=5, opacity=0.8
    )
    return (
        rim
        + element("path", d=WALLS, fill=_colour(owner), **INK)
        + element("path", d=ROOF, fill=_colour(owner), **INK)
        + element("path", d="M-16 18H16", stroke="var(--ink)", stroke_width=3)
        + _mark(owner, 8.5 if owner != "emperor" else 10, 14)
    )


def _emissary(owner: str) -> str:
    return element("path", d=PAWN, fill=_colour(owner), **INK) + _mark(owner, 8, 12)


def _disc(owner: str, radius: float) -> str:
    return element("circle", r=radius, fill=_colour(owner), **INK) + _mark(owner, 0, radius * 1.1)


def _beside_number(drawn: str) -> str:
    """Shifted, so that the number of pieces left stands beside it."""
    return element("g", drawn, transform="translate(-42 0)")


def _standing_place() -> str:
    """Where one more emissary may stand."""
    return element(
        "ellipse",
        rx=10,
        ry=5.5,
        cy=10,
        fill="var(--raised)",
        stroke="var(--ink)",
        stroke_width=1.6,
        stroke_dasharray="3 2.5",
    )


def _scored() -> str:
    """The seal on a province that has been scored."""
    return element(
        "rect", x=-12, y=-12, width=24, height=24, rx=4, fill="var(--lacquer)", **RIM
    ) + element(
        "path",
        d="M-6 0L-2 5L7 -6",
        fill="none",
        stroke="var(--on-lacquer)",
        stroke_width=3.4,
        stroke_linecap="round",
    )  # fmt: skip


def _tile(tile: int) -> str:
    """A bonus tile: a knot on its back, the sign of its colour on its front."""
    hidden = tile == Tile.FACE_DOWN
    fill = "var(--lacquer)" if hidden else "var(--card)"
    plate = element("rect", x=-15, y=-15, width=30, height=30, rx=5, fill=fill, **INK)
    if hidden:
        knot = "M0 -9L9 0L0 9L-9 0ZM-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5"
        return plate + element(
            "path", d=knot, fill="none", stroke="var(--on-lacquer)", stroke_width=2
        )
    colour = TILE_COLOURS[Tile(tile)]
    wash = element(
        "rect", x=-15, y=-15, width=30, height=30, rx=5, fill=COLOURS[colour], opacity=0.45
    )
    return plate + wash + sign(colour, size=22)


def _alliance(number: int) -> str:
    return element(
        "path",
        d="M0 -18L16 -5.5L10.5 14H-10.5L-16 -5.5Z",
        fill="var(--lacquer)",
        **RIM,
    ) + text(
        str(number),
        0,
        7,
        font_size=20,
        text_anchor="middle",
        font_family=SERIF,
        font_weight="bold",
        fill="var(--on-lacquer)",
    )


# Cards


def _deck() -> str:
    """The back of a card, with a plate for the number of cards."""
    return cards.back() + element("circle", r=27, fill="var(--card)", **INK)


def _card(land: Atlas, colour: Colour) -> str:
    """Wash, sign, and the provinces that it pays for."""
    names = [PROVINCE_NAMES[p] for p in range(PROVINCES) if land.colours[p] == colour]
    wash = element(
        "rect", x=-36, y=-53, width=72, height=106, rx=5, fill=COLOURS[colour], fill_opacity=0.5
    )
    words = "".join(
        text(
            name,
            0,
            24 + 21 * line - 10 * (len(names) - 2),
            text_anchor="middle",
            font_family=SERIF,
            font_style="italic",
            font_size=20,
            fill="var(--ink)",
        )
        for line, name in enumerate(names)
    )
    return cards.face(wash, sign(colour, 0, -22, 42), words)


def _discards() -> str:
    """The place of the discards."""
    return element(
        "rect",
        x=-cards.WIDTH / 2,
        y=-cards.HEIGHT / 2,
        width=cards.WIDTH,
        height=cards.HEIGHT,
        rx=8,
        fill="var(--paper)",
        fill_opacity=0.5,
        stroke="var(--muted)",
        stroke_width=2.5,
        stroke_dasharray="7 6",
    )


def _pair() -> str:
    """A ribbon around two cards of one colour, which together pay for anything."""
    return (
        element("rect", x=-32, y=-16, width=64, height=32, rx=16, fill="var(--lacquer)", **INK)
        + text(
            "2 ×",
            0,
            7,
            text_anchor="middle",
            font_family=SERIF,
            font_size=22,
            font_weight="bold",
            fill="var(--on-lacquer)",
        )
    )  # fmt: skip


def _influence(colour: Colour) -> str:
    """An influence card: the emperor's crown over a colour."""
    plate = {"x": -27, "y": -36, "width": 54, "height": 72, "rx": 7}
    return (
        element("rect", **plate, fill="var(--card)", **INK)
        + element("rect", **plate, fill=COLOURS[colour], fill_opacity=0.5)
        + element("path", d=CROWN, transform="translate(0 -22) scale(1.1)", fill="var(--ink)")
        + sign(colour, 0, 2, 24)
    )


def _special(special: int) -> str:
    """A special card, told by its picture."""
    picture = {
        Special.EMPEROR_FIRST: element(
            "path", d=CROWN, transform="translate(0 -6) scale(2)", fill="var(--ink)"
        )
        + element("path", d="M-16 18H12M5 11L13 18L5 25", fill="none", **_stroke()),
        Special.TWO_PROVINCES: element(
            "path", d="M-22 -22H-4V-4H-22ZM4 4H22V22H4Z", fill="var(--sunk)", **INK
        )
        + element("path", d="M-13 4V14H-4M13 -4V-14H4", fill="none", **_stroke()),
        Special.SWAP: element(
            "path", d="M-17 -8H15M7 -16L16 -8L7 0M17 12H-15M-7 4L-16 12L-7 20", fill="none",
            **_stroke()
        ),
    }[Special(special)]  # fmt: skip
    plate = element("rect", x=-31, y=-44, width=62, height=88, rx=7, fill="var(--card)", **INK)
    rim = element(
        "rect", x=-27, y=-40, width=54, height=80, rx=5, fill="none", stroke="var(--lacquer)"
    )
    return plate + rim + picture


def _stroke() -> dict[str, object]:
    return {"stroke": "var(--lacquer)", "stroke_width": 3.4, "stroke_linecap": "round",
            "stroke_linejoin": "round"}  # fmt: skip
