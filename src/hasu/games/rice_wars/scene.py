"""Rice Wars on the page: the island, the Daimyo cards, the own hand, and what is going on."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import element
from hasu.games.rice_wars import glyphs
from hasu.games.rice_wars.affairs import affairs
from hasu.games.rice_wars.camps import camp_pieces, camp_spots, camps_of, seat_of
from hasu.games.rice_wars.card_faces import CARD_WIDTH, card_face, faces, full_name
from hasu.games.rice_wars.clicks import rule_of, targets, touches
from hasu.games.rice_wars.doings import contested
from hasu.games.rice_wars.geometry import HEIGHT, STRIP, WIDTH, Land, land_of
from hasu.games.rice_wars.ground import ground
from hasu.games.rice_wars.labels import card_name, field_name, space_name
from hasu.games.rice_wars.land import daimyos, holds, is_neutral, owner_of
from hasu.games.rice_wars.panels import facts, panel
from hasu.games.rice_wars.phrases import daimyo_name, say
from hasu.games.rice_wars.sheet import sheet
from hasu.games.rice_wars.state import KINDS, NONE, Man, Phase, RiceWars, Sign
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece, Scene, Spot

__all__ = ["rule_of", "scene", "sheet", "targets", "touches"]

HAND_WIDTH, HAND_HEIGHT = 720, 190


def scene(look: Look) -> Scene:
    s: RiceWars = look.state
    land = land_of(s)
    areas = (
        _board(look, s, land),
        *affairs(look, s),
        *(_hand(look, s, seat) for seat in look.hands),
    )
    panels = tuple(panel(look, s, seat) for seat in range(s.seats))
    return Scene(areas, panels, facts(look, s), _symbols(look, s, land))


def _symbols(look: Look, s: RiceWars, land: Land) -> dict[str, str]:
    return glyphs.standing() | glyphs.claims(land.sizes) | faces(s, look.text)


# The board


def _board(look: Look, s: RiceWars, land: Land) -> Area:
    camps = camps_of(s, land)
    owners = [owner_of(s, field) for field in range(s.fields)]
    titles = [_field_name(look, s, field, owner) for field, owner in enumerate(owners)]
    names = tuple(daimyo_name(look, s, d) for d in range(daimyos(s)))
    return Area(
        "board",
        "board",
        say(look, "scene-board"),
        WIDTH,
        HEIGHT,
        ground(land, s.sacred, camps, names),
        (*_spaces(look, s, land), *_fields(land, titles), *camp_spots(look, s, camps)),
        (
            *_rounds(look, s, land),
            *_supply(look, s, land),
            *_claims(s, land, owners),
            *_palaces(look, s, land),
            *_peasants(s, land, owners, titles),
            *_strife(look, s, land),
            *camp_pieces(look, s, camps),
        ),
    )


def _spaces(look: Look, s: RiceWars, land: Land) -> list[Spot]:
    """Palace spaces matter only while palaces are set."""
    if s.phase > Phase.SECOND_THOUGHT:
        return []
    return [
        Spot(
            f"space:{number}",
            _rectangle(*land.corner(box), land.cell, land.cell),
            say(look, "scene-space", space=space_name(s, number)),
        )
        for number, box in enumerate(land.spaces)
    ]


@cache
def _rectangle(x: float, y: float, wide: float, high: float) -> str:
    return element("rect", x=x + 3, y=y + 3, width=wide - 6, height=high - 6, rx=6)


def _fields(land: Land, titles: list[str]) -> list[Spot]:
    return [
        Spot(
            f"field:{field}",
            _rectangle(*land.corner(box), box.columns * land.cell, box.rows * land.cell),
            titles[field],
        )
        for field, box in enumerate(land.fields)
    ]


def _field_name(look: Look, s: RiceWars, field: int, owner: int) -> str:
    """Where, whose, and whether it earns money."""
    key = "field-sacred" if field == s.sacred else "field"
    place = say(look, key, field=field_name(s, field))
    if owner == NONE:
        return say(look, "scene-field-empty", field=place)
    connected = holds(s.linked[owner], field)
    if is_neutral(s, owner):
        key = "scene-field-neighbour" if connected else "scene-field-neighbour-lone"
        return say(look, key, field=place)
    key = "scene-field-held" if connected else "scene-field-lone"
    return say(look, key, field=place, name=look.names[owner])


def _claims(s: RiceWars, land: Land, owners: list[int]) -> list[Piece]:
    """Marks of ownership, under everything else."""
    found = []
    for field, owner in enumerate(owners):
        if owner != NONE:
            box = land.fields[field]
            connected = holds(s.linked[owner], field)
            colour = glyphs.colour_of(s, owner)
            symbol = glyphs.claim_symbol(colour, box.columns, box.rows, connected)
            place = land.centre(box)
            found.append(Piece(f"claim:{field}", symbol, *place, scale=land.cell / glyphs.UNIT))
    return found


def _peasants(s: RiceWars, land: Land, owners: list[int], titles: list[str]) -> list[Piece]:
    found = []
    for field, owner in enumerate(owners):
        if owner != NONE:
            x, y = land.centre(land.fields[field])
            found.append(
                Piece(
                    f"peasant:{owner}:{field}",
                    glyphs.man_symbol(s, owner, Man.PEASANT),
                    x,
                    y + 2,
                    titles[field],
                    seat_of(s, owner),
                    scale=land.cell / 62,
                    came=(f"camp:{owner}", f"panel:{owner}"),
                )
            )
    return found


def _palaces(look: Look, s: RiceWars, land: Land) -> list[Piece]:
    return [
        Piece(
            f"palace:{daimyo}",
            f"palace-{glyphs.colour_of(s, daimyo)}",
            *_standing(land.centre(land.spaces[s.palace[daimyo]])),
            say(look, "scene-palace", name=daimyo_name(look, s, daimyo)),
            seat_of(s, daimyo),
            scale=land.cell / 64,
            came=(f"camp:{daimyo}", f"panel:{daimyo}"),
        )
        for daimyo in range(daimyos(s))
        if s.palace[daimyo] != NONE
    ]


def _standing(place: tuple[float, float]) -> tuple[float, float]:
    """A palace's middle is a little below its own (0, 0)."""
    return place[0], place[1] + 3


def _strife(look: Look, s: RiceWars, land: Land) -> list[Piece]:
    """A ring around the field that is fought for or aimed at."""
    field = contested(s)
    if field == NONE:
        return []
    x, y = land.centre(land.fields[field])
    name = say(look, "scene-contested", field=field_name(s, field))
    return [Piece("strife", "strife", x, y, name, scale=land.cell / glyphs.UNIT)]


# Above the land: rounds, and what is left for everyone


def _rounds(look: Look, s: RiceWars, land: Land) -> list[Piece]:
    """One sign a round; past ones fade, the present one is ringed."""
    pitch = (land.right - 20) / s.rounds
    found = []
    for number in range(1, s.rounds + 1):
        sign = Sign(s.sign[number - 1]).name.lower()
        words = say(look, f"sign-{sign}")
        name = say(look, "scene-round", round=number, sign=words)
        x = 10 + pitch * (number - 0.5)
        past = number < s.round
        found += [
            Piece(f"round:{number}", f"round-{number}", x - 28, STRIP / 2 - 3, name, faded=past),
            Piece(
                f"sign:{number}",
                f"sign-{sign}",
                x + 13,
                STRIP / 2 - 3,
                name,
                scale=0.88,
                faded=past,
            ),
        ]
    if s.round:
        x = 10 + pitch * (s.round - 0.5)
        words = say(look, f"sign-{Sign(s.sign[s.round - 1]).name.lower()}")
        name = say(look, "board-round", round=s.round, rounds=s.rounds, sign=words)
        found.insert(0, Piece("round", "now", x - 4, STRIP / 2 - 3, name))
    return found


def _supply(look: Look, s: RiceWars, land: Land) -> list[Piece]:
    """The deck, the discards, and the soldiers that can still be recruited."""
    left = land.right + 16
    pitch = (WIDTH - left) / 4
    piled = [card for card in range(KINDS) if s.pile[card]]
    words = ", ".join(f"{card_name(s, card)} × {s.pile[card]}" for card in piled)
    entries = (
        ("deck", "deck", s.deck_size, say(look, "scene-deck", cards=s.deck_size)),
        ("discards", "discards", sum(s.pile), say(look, "scene-discards", cards=sum(s.pile))),
        (
            "supply:ashigaru",
            "supply-ashigaru",
            s.ashigaru_left,
            say(look, "scene-supply", man=say(look, "man-ashigaru"), left=s.ashigaru_left),
        ),
        (
            "supply:ronin",
            "supply-ronin",
            s.ronin_left,
            say(look, "scene-supply", man=say(look, "man-ronin"), left=s.ronin_left),
        ),
    )
    return [
        Piece(
            piece,
            symbol,
            left + pitch * (i + 0.5),
            STRIP / 2 - 3,
            f"{name}: {words}" if piece == "discards" and piled else name,
            text=f"\u2002\u2002{count}",
            text_size=22,
        )
        for i, (piece, symbol, count, name) in enumerate(entries)
    ]


# The hand


def _hand(look: Look, s: RiceWars, seat: int) -> Area:
    """Cards by kind; one that lies face down in a fight keeps its number after these."""
    held = [(card, i) for card in range(KINDS) for i in range(s.hand[seat][card])]
    half = CARD_WIDTH / 2
    places = row(len(held), half + 4, HAND_WIDTH - half - 4, CARD_WIDTH + 8)
    cards = tuple(
        Piece(
            f"card:{seat}:{card}:{i}",
            f"card-{card}",
            x,
            HAND_HEIGHT / 2,
            full_name(look, card_face(s, card), "scene-card"),
            came=("deck",),
        )
        for (card, i), x in zip(held, places, strict=True)
    )
    title = say(look, "scene-hand") if seat == look.seat else look.names[seat]
    return Area(f"hand:{seat}", "hand", title, HAND_WIDTH, HAND_HEIGHT, "", (), cards)
