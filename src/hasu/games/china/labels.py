"""China in words: prompts, labels of choices, event numbers."""

from __future__ import annotations

from hasu.engine.state import State
from hasu.engine.text import Message, message
from hasu.engine.view import choices_of
from hasu.games.china.court import WAIT
from hasu.games.china.placing import BOTH, OTHER_PROVINCE, STOP
from hasu.games.china.reach import builder, first_post
from hasu.games.china.state import (
    COLOURS,
    HAND,
    OWN_TURN,
    Ask,
    China,
    Piece,
    Special,
    Tile,
)
from hasu.games.china.text_board import board
from hasu.games.china.turn import DECK, EXCHANGE, SOURCES, SPECIAL
from hasu.games.china.words import (
    PROVINCE_NAMES,
    card_name,
    china,
    colour_name,
    payment_name,
    piece_name,
    place_name,
    space_name,
    special_name,
    tile_name,
)

__all__ = ["SEATS", "board", "label", "prompt", "words"]

SEATS = frozenset({"seat"})


def words(s: State, name: str, number: int) -> dict[str, int | str | Message]:
    """The number of an event in words."""
    if name in ("province", "other"):
        return {name: PROVINCE_NAMES[number]}
    if name in ("place", "last"):
        return {name: place_name(number)}
    if name == "colour":
        return {"card": card_name(number), "colour": colour_name(number)}
    if name == "tile":
        return {"tile": tile_name(number)}
    if name == "payment":
        return {"cards": payment_name(number)}
    if name == "special":
        return {"special": special_name(number)}
    return {name: number}


def prompt(state: State, seat: int) -> Message:
    """What the seat is asked."""
    s = china(state)
    asked = Ask(s.asked[seat])
    key = f"ask-{asked.name.lower()}"
    whose = message("whose-own" if s.imperial == OWN_TURN else "whose-emperor")
    if asked == Ask.MORE and not set(Piece) & set(choices_of(s, seat)):
        return message("ask-more-elsewhere")
    if asked in (Ask.PIECE, Ask.MORE):
        return message(key, province=PROVINCE_NAMES[s.province], whose=whose)
    if asked in (Ask.SPACE, Ask.PAYMENT):
        return message(
            key, province=PROVINCE_NAMES[s.province], piece=piece_name(s.piece), whose=whose
        )
    if asked == Ask.DRAW:
        return message(key, missing=HAND - s.hand_size[seat])
    return message(key)


def label(state: State, seat: int, choice: int) -> Message:
    """A choice in words."""
    s = china(state)
    asked = s.asked[seat]
    if asked == Ask.TURN:
        return _turn_label(s, choice)
    if asked in (Ask.PIECE, Ask.MORE):
        return _piece_label(s, choice)
    if asked == Ask.SPACE:
        return _space_label(s, seat, choice)
    if asked == Ask.PAYMENT:
        return _payment_label(s, choice)
    if asked == Ask.EXCHANGE:
        given, source = divmod(choice, SOURCES)
        return message("exchange-for", given=card_name(given), taken=_source(s, source))
    if asked == Ask.DRAW:
        return _source(s, choice)
    if asked == Ask.KEEP:
        return card_name(choice)
    if asked == Ask.SWAP:
        given, taken = divmod(choice, COLOURS)
        return message("exchange-for", given=card_name(given), taken=card_name(taken))
    return message("court-wait") if choice == WAIT else _province_label(s, choice)


def _turn_label(s: China, choice: int) -> Message:
    if choice < EXCHANGE:
        return _province_label(s, choice)
    if choice == EXCHANGE:
        return message("exchange")
    return message("use-special", special=special_name(choice - SPECIAL))


def _province_label(s: China, province: int) -> Message:
    """A province with what one looks for: free spaces and room on the dragon space."""
    return message(
        "enter",
        province=PROVINCE_NAMES[province],
        colour=colour_name(s.colour[province]),
        free=s.free[province] + s.free_posts[province],
        room=max(0, s.most[province] - s.crowd[province]),
    )


def _piece_label(s: China, choice: int) -> Message:
    if choice == STOP:
        return message("stop")
    if choice == OTHER_PROVINCE:
        return message("use-special", special=special_name(Special.TWO_PROVINCES))
    return message("place", piece=piece_name(choice))


def _space_label(s: China, seat: int, space: int) -> Message:
    """A space, where its roads lead (own palaces are starred), and what lies there."""
    mark = 1 + builder(s)
    roads = ", ".join(
        space_name(s, there) + ("*" if s.palace[there] == mark else "")
        for there in s.road[space][: s.roads[space]]
    )
    return message(
        "choose-space",
        space=space_name(s, space),
        roads=roads,
        tile=_tile_there(s, space),
        fortification=message("on-fortification" if s.fortified[space] else "on-nothing"),
    )


def _tile_there(s: China, space: int) -> Message:
    tile = s.tile[space]
    if tile < Tile.YELLOW:
        return message("on-nothing")
    return message("on-tile", tile=tile_name(tile - Tile.YELLOW))


def _payment_label(s: China, choice: int) -> Message:
    if choice == BOTH:
        one, other = s.post[s.space - first_post(s)]
        return payment_name(BOTH + s.colour[one] * COLOURS + s.colour[other])
    return payment_name(choice)


def _source(s: China, choice: int) -> Message:
    return message("from-deck", left=s.deck_size) if choice == DECK else card_name(choice - 1)
