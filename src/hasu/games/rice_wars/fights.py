"""A combat or duel on the page, blow by blow: both sides, their men, cards and strengths."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import element
from hasu.engine.view import choices_of
from hasu.games.rice_wars.camps import seat_of
from hasu.games.rice_wars.card_faces import CARD_WIDTH, card_face, full_name
from hasu.games.rice_wars.doings import has_strength, helped, leader
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

WIDTH, HEIGHT = 720, 276
HALF = 352  # the width of a side
MEN, CARDS = 78, 192  # the heights of the two rows
SIZE = 0.82  # of cards


def fight_area(look: Look, s: RiceWars) -> Area:
    names = tuple(daimyo_name(look, s, daimyo) for daimyo in s.fighter)
    colours = tuple(colour_of(s, daimyo) for daimyo in s.fighter)
    pieces = [_emblem(look, s), *_turned(look, s)]
    for side in range(2):
        pieces += [*_strength(look, s, side), *_men(look, s, side), *_cards(look, s, side)]
    return Area(
        "fight",
        "table",
        _title(look, s),
        WIDTH,
        HEIGHT,
        _ground(names, colours),
        (),
        (*pieces, *_asked(look, s), *squads(look, s)),
    )


def _title(look: Look, s: RiceWars) -> str:
    if s.dueling:
        return say(look, "scene-duel")
    return say(look, "scene-combat", field=field_name(s, s.target))


@cache
def _ground(names: tuple[str, ...], colours: tuple[int, ...]) -> str:
    """Two mats that face each other."""
    parts = []
    for side, (name, colour) in enumerate(zip(names, colours, strict=True)):
        x = 4 if side == 0 else WIDTH - HALF - 4
        at = x + 26 if side == 0 else x + HALF - 26
        mat = brushed(x, 4, HALF, HEIGHT - 8, 1.8)
        parts += [
            element("path", d=mat, fill="var(--raised)", stroke="var(--ink)", stroke_width=1.6),
            element("g", seals.disc(colour, 14), transform=f"translate({at} 28)"),
            written(
                name, at + (24 if side == 0 else -24), 36, 166, "start" if side == 0 else "end"
            ),
        ]
    return "".join(parts)


def _across(side: int, x: float) -> float:
    """A place on one side, counted from its outer edge."""
    return x if side == 0 else WIDTH - x


def _emblem(look: Look, s: RiceWars) -> Piece:
    """What it is about, between the two."""
    return Piece("clash", "clash", WIDTH / 2, 48, _title(look, s))


def _strength(look: Look, s: RiceWars, side: int) -> list[Piece]:
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
            _across(side, 290),
            MEN - 16,
            name,
            text=str(s.strength[side]) if known else "–",
            text_size=36,
        )
    ]
    if helped(s, side):
        help_name = say(look, "scene-helped", bonus=helped(s, side))
        x = _across(side, 222)
        words = f"+{helped(s, side)}"
        found.append(Piece(f"helped:{side}", "help", x, MEN, help_name, text=words, text_size=24))
    return found


def _men(look: Look, s: RiceWars, side: int) -> list[Piece]:
    """Who was sent; a challenger is a ronin, the challenged stands alone."""
    daimyo = s.fighter[side]
    if s.dueling:
        sent = [Man.RONIN] if side == 0 else []
    else:
        counts = s.sent[side] if has_strength(s, side) else [side, 0, 0]
        sent = [man for man in Man for _ in range(counts[man])]
    places = [34 + min(42, 160 / max(1, len(sent) - 1)) * i for i in range(len(sent))]
    return [
        Piece(
            f"sent:{side}:{i}",
            man_symbol(s, daimyo, man),
            _across(side, x),
            MEN + 2,
            say(look, f"man-{man.name.lower()}"),
            seat_of(s, daimyo),
            came=(f"camp:{daimyo}",),
        )
        for i, (man, x) in enumerate(zip(sent, places, strict=True))
    ]


# Cards


def _cards(look: Look, s: RiceWars, side: int) -> list[Piece]:
    """Face down but to the own eyes, then revealed; at last those of the deck, unseen."""
    laid = [*_down(look, s, side), *_shown(look, s, side), *_blind(look, s, side)]
    half = CARD_WIDTH * SIZE / 2
    places = row(len(laid), 16 + half, HALF - half - 4, CARD_WIDTH * SIZE + 8)
    return [
        Piece(
            piece,
            symbol,
            _across(side, x),
            CARDS,
            name,
            scale=SIZE,
            came=(came, f"panel:{s.fighter[side]}"),
        )
        for (piece, symbol, name, came), x in zip(laid, places, strict=True)
    ] + _lids(look, s, side, places)


def _lids(look: Look, s: RiceWars, side: int, places: list[float]) -> list[Piece]:
    """A small back on each own card that the others see only from behind."""
    daimyo = s.fighter[side]
    if daimyo not in look.hands or is_neutral(s, daimyo):
        return []
    name = say(look, "scene-face-down")
    return [
        Piece(f"lid:{daimyo}:{i}", "back", _across(side, x) - 44, CARDS + 56, name, scale=0.26)
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
    """Cards turned up from the deck, of both sides, in the middle."""
    cards = [(card, i) for card in range(KINDS) for i in range(s.turned[card])]
    places = row(len(cards), WIDTH / 2 - 60, WIDTH / 2 + 60, 40)
    return [
        Piece(
            f"turned:{card}:{i}",
            f"card-{card}",
            x,
            CARDS,
            full_name(look, card_face(s, card), "scene-card"),
            scale=0.5,
            came=("deck",),
        )
        for (card, i), x in zip(cards, places, strict=True)
    ]


# Who is to answer, and with whom


def _asked(look: Look, s: RiceWars) -> list[Piece]:
    for side, daimyo in enumerate(s.fighter):
        if not is_neutral(s, daimyo) and s.asked[daimyo]:
            name = say(look, "scene-asked", name=look.names[daimyo])
            return [Piece("asked", "asked", _across(side, 236), 30, name, scale=0.8)]
    return []


def squads(look: Look, s: RiceWars) -> list[Piece]:
    """The groups of soldiers that the viewer may send: a plate for each, with its men."""
    seat = look.seat
    if look.watches or s.asked[seat] not in (Ask.ATTACKERS, Ask.DEFENDERS):
        return []
    choices = choices_of(s, seat)
    found = []
    for choice, x in zip(choices, row(len(choices), 52, WIDTH - 52, 98), strict=True):
        name = look.tell(label(s, seat, choice))
        found.append(
            Piece(
                squad_ids(choice)[0],
                "plate",
                x,
                CARDS + 30,
                name,
                text=_might(s, seat, choice),
                text_size=28,
            )
        )
        men = _squad(choice, s.asked[seat] == Ask.DEFENDERS)
        places = row(len(men), x - 29, x + 25, 26)
        found += [
            Piece(
                f"squad:{choice}:{i}",
                man_symbol(s, seat, man),
                at,
                CARDS - 12,
                name,
                seat,
                scale=0.72,
            )
            for i, (man, at) in enumerate(zip(men, places, strict=True))
        ]
    return found


def _squad(choice: int, defending: bool) -> list[Man]:
    peasant = [Man.PEASANT] if defending else []
    return peasant + [Man.ASHIGARU] * (choice // 2) + [Man.RONIN] * (choice % 2)


def _might(s: RiceWars, seat: int, choice: int) -> str:
    men = _squad(choice, s.asked[seat] == Ask.DEFENDERS)
    return str(sum(s.might[man] for man in men))


def squad_ids(choice: int, men: int = 0) -> tuple[str, ...]:
    return (f"squad:{choice}", *(f"squad:{choice}:{i}" for i in range(men)))
