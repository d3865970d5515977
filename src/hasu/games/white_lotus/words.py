"""Words of the scene that are said again and again, kept in the viewer's language."""

from __future__ import annotations

from functools import cache

from hasu.engine.text import Message, Text
from hasu.games.white_lotus.labels import building_name, province_name
from hasu.games.white_lotus.state import WhiteLotus
from hasu.games.white_lotus.text_board import span
from hasu.games.white_lotus.treasury import least_combat, most_combat
from hasu.scene.look import Look

LONGEST = 11  # letters of a player's name that fit under a disc


@cache
def _said(text: Text, what: str) -> str:
    return text.say(Message(what))


def word(look: Look, key: str) -> str:
    """A text without anything to fill in."""
    return _said(look.text, key)


def building_word(look: Look, building: int) -> str:
    return word(look, building_name(building).key)


def province_word(look: Look, province: int) -> str:
    return province_name(look.state, province)


def short_name(look: Look, seat: int) -> str:
    """A player's name, cut where it would not fit."""
    name = look.names[seat]
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def spoken(look: Look, seats: list[int]) -> str:
    return ", ".join(look.names[seat] for seat in seats)


def influence_of(look: Look, seat: int) -> str:
    """What the viewer may know of a seat's influence: exactly, or between which bounds."""
    s: WhiteLotus = look.state
    if seat in look.hands:
        return str(s.influence[seat])
    return span(s.least[seat], s.most[seat])


def combat_of(look: Look, seat: int) -> str:
    s: WhiteLotus = look.state
    if seat in look.hands:
        return str(s.combat[seat])
    return span(least_combat(s, seat), most_combat(s, seat))
