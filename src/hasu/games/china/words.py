"""Names of things in China, for labels, the log and the text board."""

from __future__ import annotations

from hasu.engine.state import State
from hasu.engine.text import Message, message
from hasu.games.china.events import PORT_PLACE, POST_PLACE, place
from hasu.games.china.placing import BOTH, PAIR
from hasu.games.china.state import COLOURS, China, Colour, Piece, Special

# Names of provinces are the same in all three languages.
PROVINCE_NAMES = ("Yan", "Zhao", "Wei", "Qi", "Lu", "Han", "Ch’in", "Shu", "Chu")
TILES = ("yellow", "orange", "green")


def colour_name(colour: int) -> Message:
    return message(f"colour-{Colour(colour).name.lower()}")


def card_name(colour: int) -> Message:
    return message(f"card-{Colour(colour).name.lower()}")


def piece_name(piece: int) -> Message:
    return message(f"piece-{Piece(piece).name.lower()}")


def special_name(special: int) -> Message:
    return message(f"special-{Special(special).name.lower().replace('_', '-')}")


def tile_name(colour: int) -> Message:
    return message(f"tile-{TILES[colour]}")


def payment_name(payment: int) -> Message:
    """A payment; from ``BOTH`` on it tells its two colours."""
    if payment >= BOTH:
        one, other = divmod(payment - BOTH, COLOURS)
        return message("pay-both", one=card_name(one), other=card_name(other))
    if payment >= PAIR:
        return message(f"pair-{Colour(payment - PAIR).name.lower()}")
    return card_name(payment)


def place_name(number: int) -> str:
    """ "Wei 3", a port "Qi ⚓1" or a border post "Zhao/Wei"; see `events.place`."""
    if number >= POST_PLACE:
        one, other = divmod(number - POST_PLACE, 10)
        return f"{PROVINCE_NAMES[one]}/{PROVINCE_NAMES[other]}"
    province, spot = divmod(number, 100)
    if spot > PORT_PLACE:
        return f"{PROVINCE_NAMES[province]} ⚓{spot - PORT_PLACE}"
    return f"{PROVINCE_NAMES[province]} {spot}"


def space_name(s: China, space: int) -> str:
    return place_name(place(s, space))


def china(state: State) -> China:
    assert isinstance(state, China)
    return state
