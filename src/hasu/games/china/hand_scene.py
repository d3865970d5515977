"""The own cards and pieces, and with two players the special cards."""

from __future__ import annotations

from hasu.games.china.clicks import pair_colours
from hasu.games.china.placing import PAIR
from hasu.games.china.state import COLOURS, OWN_TURN, SPECIALS, China
from hasu.games.china.words import card_name, payment_name, special_name
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, HEIGHT = 720, 150
MIDDLE = HEIGHT / 2
# Where palaces, emissaries and the fortification in supply stand
WIDE = (450.0, MIDDLE), (570.0, MIDDLE), (660.0, MIDDLE)
CLOSE = (410.0, 46.0), (410.0, 106.0), (476.0, MIDDLE)


def hand(look: Look, s: China, seat: int) -> Area:
    title = look.say("scene-hand") if seat == look.seat else look.names[seat]
    return Area(
        f"hand:{seat}",
        "hand",
        title,
        WIDTH,
        HEIGHT,
        pieces=(*_cards(look, s, seat), *_supply(look, s, seat), *_specials(look, s, seat)),
    )


def _cards(look: Look, s: China, seat: int) -> list[Piece]:
    held = [(colour, i) for colour in range(COLOURS) for i in range(s.hand[seat][colour])]
    places = row(len(held), 54, 290, 96)
    found = [
        Piece(
            f"card:{seat}:{colour}:{number}",
            f"card-{colour}",
            x,
            MIDDLE,
            look.tell(card_name(colour)),
            # A card just taken face up leaves its place in the row; see `land_scene.market`.
            came=(f"row:{colour}:{s.row[colour]}", "deck"),
        )
        for (colour, number), x in zip(held, places, strict=True)
    ]
    if seat == s.active and s.imperial == OWN_TURN:
        found += pairs(look, s, held, places, MIDDLE)
    return found


def pairs(
    look: Look, s: China, held: list[tuple[int, int]], places: list[float], y: float
) -> list[Piece]:
    """A ribbon over the first two cards of each colour that pay together."""
    found = []
    for colour in pair_colours(s):
        first = held.index((colour, 0))
        x = (places[first] + places[first + 1]) / 2
        name = look.tell(payment_name(PAIR + colour))
        found.append(Piece(f"pair:{colour}", "pair", x, y + 46, name))
    return found


def _supply(look: Look, s: China, seat: int) -> list[Piece]:
    """How many pieces are left, each kind once; closer together beside special cards."""
    beside = s.seats == 2
    palaces, emissaries, walls = CLOSE if beside else WIDE
    scale = 1.1 if beside else 1.3
    found = [
        _left(look, seat, "palaces", s.palaces_left[seat], palaces, scale),
        _left(look, seat, "emissaries", s.emissaries_left[seat], emissaries, scale),
    ]
    if s.fortifications_left[seat]:
        name = look.say("scene-fortification-left")
        found.append(
            Piece(f"fortification-left:{seat}", "fortification", *walls, name, scale=scale)
        )
    return found


def _left(
    look: Look, seat: int, kind: str, left: int, at: tuple[float, float], scale: float
) -> Piece:
    return Piece(
        f"{kind}-left:{seat}",
        f"{kind}-left-{seat}",
        at[0],
        at[1],
        look.say(f"scene-{kind}-left", left=left),
        seat,
        str(left),
        scale,
        faded=left == 0,
        text_size=24,
    )


def _specials(look: Look, s: China, seat: int) -> list[Piece]:
    if s.seats != 2:
        return []
    return [
        Piece(
            f"special:{seat}:{special}",
            f"special-{special}",
            542 + 70 * special,
            MIDDLE,
            look.tell(special_name(special)),
            faded=not s.special[seat][special],
        )
        for special in range(SPECIALS)
    ]
