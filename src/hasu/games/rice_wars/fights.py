"""A combat or duel on the page, blow by blow: both sides, their men, cards and strengths."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import element
from hasu.engine.view import choices_of
from hasu.games.rice_wars.camps import seat_of
from hasu.games.rice_wars.card_faces import CARD_WIDTH, card_face, full_name
from hasu.games.rice_wars.doings import has_strength, helped, leader, squad_strength
from hasu.games.rice_wars.glyphs import colour_of, man_symbol
from hasu.games.rice_wars.ground import brushed, written
from hasu.games.rice_wars.labels import field_name, label
from hasu.games.rice_wars.land import is_neutral
from hasu.games.rice_wars.phrases import daimyo_name, say
from hasu.games.rice_wars.state import KINDS, Ask, Man, RiceWars
from hasu.scene import seals
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH = 360
SIDE, BARE = 226, 106  # the height of one side, and while no cards lie there
MEN, CARDS = 71, 159  # in it, the middle of the men and of the cards
SIZE = 0.68  # of cards
PLATES = 106  # the height of a row of choices of soldiers
ABREAST = 4


def fight_area(look: Look, s: RiceWars) -> Area:
    names = tuple(daimyo_name(look, s, daimyo) for daimyo in s.fighter)
    colours = tuple(colour_of(s, daimyo) for daimyo in s.fighter)
    high = SIDE if _cards_lie(s) else BARE
    pieces: list[Piece] = []
    for side in range(2):
        top = side * high
        pieces += [*_strength(look, s, side, top), *_men(look, s, side, top)]
        pieces += [*_cards(look, s, side, top), *_asked(look, s, side, top)]
    pieces += [Piece("clash", "clash", WIDTH - 40, high, _title(look, s), scale=0.8)]
    pieces += _turned(look, s)
    plates, height = squads(look, s, 2 * high)
    return Area(
        "fight",
        "table",
        _title(look, s),
        WIDTH,
        2 * high + height,
        _ground(names, colours, high),
        (),
        (*pieces, *plates),
    )


def _cards_lie(s: RiceWars) -> bool:
    sizes = [0 if is_neutral(s, daimyo) else s.down_size[daimyo] for daimyo in s.fighter]
    return any(sizes) or any(s.blind) or any(s.turned) or any(map(any, s.shown))


def _title(look: Look, s: RiceWars) -> str:
    if s.dueling:
        return say(look, "scene-duel")
    return say(look, "scene-combat", field=field_name(s, s.target))


@cache
def _ground(names: tuple[str, ...], colours: tuple[int, ...], high: float) -> str:
    """Two mats, the attacker's above the defender's."""
    parts = []
    for side, (name, colour) in enumerate(zip(names, colours, strict=True)):
        y = side * high
        mat = brushed(4, y + 4, WIDTH - 8, high - 8, 1.8)
        parts += [
            element("path", d=mat, fill="var(--raised)", stroke="var(--ink)", stroke_width=1.6),
            element("g", seals.disc(colour, 14), transform=f"translate(30 {y + 28})"),
            written(name, 52, y + 36, 140),
        ]
    return "".join(parts)


def _strength(look: Look, s: RiceWars, side: int, top: float) -> list[Piece]:
    known = has_strength(s, side)
    ahead = "shield-ahead" if leader(s) == side else "shield"
    name = say(
        look,
        "scene-strength" if known else "scene-strength-open",
        name=daimyo_name(look, s, s.fighter[side]),
        strength=s.strength[side],
    )
    found = [
        Piece(
            f"strength:{side}",
            ahead,
            WIDTH - 100,
            top + 46,
            name,
            text=str(s.strength[side]) if known else "–",
            text_size=36,
        )
    ]
    if helped(s, side):
        help_name = say(look, "scene-helped", bonus=helped(s, side))
        words = f"+{helped(s, side)}"
        place = (WIDTH - 34, top + 46)
        found.append(Piece(f"helped:{side}", "help", *place, help_name, text=words, text_size=24))
    return found


def _men(look: Look, s: RiceWars, side: int, top: float) -> list[Piece]:
    """Who was sent; a challenger is a ronin, the challenged stands alone."""
    daimyo = s.fighter[side]
    if s.dueling:
        sent = [Man.RONIN] if side == 0 else []
    else:
        counts = s.sent[side] if has_strength(s, side) else [side, 0, 0]
        sent = [man for man in Man for _ in range(counts[man])]
    places = [32 + min(38, 170 / max(1, len(sent) - 1)) * i for i in range(len(sent))]
    return [
        Piece(
            f"sent:{side}:{i}",
            man_symbol(s, daimyo, man),
            x,
            top + MEN + 3,
            say(look, f"man-{man.name.lower()}"),
            seat_of(s, daimyo),
            scale=0.95,
            came=(f"camp:{daimyo}",),
        )
        for i, (man, x) in enumerate(zip(sent, places, strict=True))
    ]


# Cards


def _cards(look: Look, s: RiceWars, side: int, top: float) -> list[Piece]:
    """Face down but to the own eyes, then revealed; at last those of the deck, unseen."""
    laid = [*_down(look, s, side), *_shown(look, s, side), *_blind(look, s, side)]
    half = CARD_WIDTH * SIZE / 2
    right = WIDTH - (74 if any(s.turned) else 12)
    places = row(len(laid), 12 + half, right - half, CARD_WIDTH * SIZE + 8)
    return [
        Piece(
            piece,
            symbol,
            x,
            top + CARDS,
            name,
            scale=SIZE,
            came=(came, f"panel:{s.fighter[side]}"),
        )
        for (piece, symbol, name, came), x in zip(laid, places, strict=True)
    ] + _lids(look, s, side, top, places)


def _lids(look: Look, s: RiceWars, side: int, top: float, places: list[float]) -> list[Piece]:
    """A small back on each own card that the others see only from behind."""
    daimyo = s.fighter[side]
    if daimyo not in look.hands or is_neutral(s, daimyo):
        return []
    name = say(look, "scene-face-down")
    y = top + CARDS + 47
    return [
        Piece(f"lid:{daimyo}:{i}", "back", x + 34, y, name, scale=0.22)
        for i, x in enumerate(places[: s.down_size[daimyo]])
    ]


Laid = tuple[str, str, str, str]


def _down(look: Look, s: RiceWars, side: int) -> list[Laid]:
    daimyo = s.fighter[side]
    if is_neutral(s, daimyo):
        return []
    if daimyo not in look.hands:
        name = say(look, "scene-face-down")
        return [(f"down:{daimyo}:{i}", "back", name, "") for i in range(s.down_size[daimyo])]
    return [
        (
            f"card:{daimyo}:{card}:{s.hand[daimyo][card] + i}",
            f"card-{card}",
            say(
                look, "scene-own-face-down", card=full_name(look, card_face(s, card), "scene-card")
            ),
            f"hand:{daimyo}",
        )
        for card in range(KINDS)
        for i in range(s.down[daimyo][card])
    ]


def _shown(look: Look, s: RiceWars, side: int) -> list[Laid]:
    return [
        (
            shown_id(side, card, i),
            f"card-{card}",
            full_name(look, card_face(s, card), "scene-card"),
            f"hand:{s.fighter[side]}",
        )
        for card in range(KINDS)
        for i in range(s.shown[side][card])
    ]


def shown_id(side: int, card: int, copy: int) -> str:
    return f"shown:{side}:{card}:{copy}"


def _blind(look: Look, s: RiceWars, side: int) -> list[Laid]:
    name = say(look, "scene-unseen")
    return [(f"blind:{side}:{i}", "back", name, "deck") for i in range(s.blind[side])]


def _turned(look: Look, s: RiceWars) -> list[Piece]:
    """Cards turned up from the deck, of both sides, at the edge between them."""
    cards = [(card, i) for card in range(KINDS) for i in range(s.turned[card])]
    return [
        Piece(
            f"turned:{card}:{i}",
            f"card-{card}",
            WIDTH - 40,
            SIDE + 76 + 20 * number,
            full_name(look, card_face(s, card), "scene-card"),
            scale=0.46,
            came=("deck",),
        )
        for number, (card, i) in enumerate(cards)
    ]


# Who is to answer, and with whom


def _asked(look: Look, s: RiceWars, side: int, top: float) -> list[Piece]:
    daimyo = s.fighter[side]
    if is_neutral(s, daimyo) or not s.asked[daimyo]:
        return []
    name = say(look, "scene-asked", name=look.names[daimyo])
    return [Piece(f"asked:{side}", "asked", 212, top + 27, name, scale=0.9)]


def squads(look: Look, s: RiceWars, top: float) -> tuple[list[Piece], float]:
    """The groups of soldiers that the viewer may send, a plate for each, and their height."""
    seat = look.seat
    if look.watches or s.asked[seat] not in (Ask.ATTACKERS, Ask.DEFENDERS):
        return [], 0
    choices = choices_of(s, seat)
    found: list[Piece] = []
    for first in range(0, len(choices), ABREAST):
        abreast = choices[first : first + ABREAST]
        y = top + PLATES * (first / ABREAST + 0.5)
        for choice, x in zip(abreast, row(len(abreast), 46, WIDTH - 46, 89), strict=True):
            found += _plate(look, s, choice, x, y)
    return found, PLATES * -(-len(choices) // ABREAST)


def _plate(look: Look, s: RiceWars, choice: int, x: float, y: float) -> list[Piece]:
    """Men above, their strength below."""
    seat = look.seat
    name = look.tell(label(s, seat, choice))
    men = _squad(choice, s.asked[seat] == Ask.DEFENDERS)
    might = str(squad_strength(s, seat, choice))
    (plate,) = squad_ids(choice)
    places = row(len(men), x - 26, x + 22, 26)
    return [
        Piece(plate, "plate", x, y + 24, name, text=might, text_size=28),
        *(
            Piece(
                f"squad:{choice}:{i}", man_symbol(s, seat, man), at, y - 16, name, seat, scale=0.7
            )
            for i, (man, at) in enumerate(zip(men, places, strict=True))
        ),
    ]


def _squad(choice: int, defending: bool) -> list[Man]:
    peasant = [Man.PEASANT] if defending else []
    return peasant + [Man.ASHIGARU] * (choice // 2) + [Man.RONIN] * (choice % 2)


def squad_ids(choice: int, men: int = 0) -> tuple[str, ...]:
    return (f"squad:{choice}", *(f"squad:{choice}:{i}" for i in range(men)))
