"""Fields, palaces and the peasants on them. Sets of fields are bits of one number."""

from __future__ import annotations

from hasu.engine.bits import lowest_bit, without_lowest
from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.state import NEUTRAL, NONE, TOUCHED, RiceWars


@rule
def one(field: int) -> int:
    """The set of one field."""
    return 1 << field


@rule
def holds(fields: int, field: int) -> bool:
    return (fields >> field) & 1 == 1


@rule
def offer_fields(choices: Choices, fields: int) -> None:
    """Offer each field of a set."""
    while fields != 0:
        offer(choices, lowest_bit(fields))
        fields = without_lowest(fields)


@rule
def daimyos(s: RiceWars) -> int:
    """All who have a palace; the neutral neighbour is the third (RW-N1)."""
    return 3 if s.seats == 2 else s.seats


@rule
def is_neutral(s: RiceWars, daimyo: int) -> bool:
    return s.seats == 2 and daimyo == NEUTRAL


@rule
def taken(s: RiceWars) -> int:
    """All fields with a peasant."""
    fields = 0
    for daimyo in range(daimyos(s)):
        fields |= s.peasants[daimyo]
    return fields


@rule
def empty(s: RiceWars) -> int:
    return (one(s.fields) - 1) & ~taken(s)


@rule
def around(s: RiceWars, fields: int) -> int:
    """All fields next to one of the set (RW-B2)."""
    reached = 0
    while fields != 0:
        reached |= s.near[lowest_bit(fields)]
        fields = without_lowest(fields)
    return reached


@rule
def within_reach(s: RiceWars, daimyo: int) -> int:
    """Empty fields next to the own palace or an own peasant (RW-A1)."""
    return (s.gate[daimyo] | around(s, s.peasants[daimyo])) & empty(s)


@rule
def can_reach(s: RiceWars, daimyo: int, field: int) -> bool:
    """Does RW-A1 let the daimyo place a peasant on this empty field?"""
    return holds(s.gate[daimyo], field) or s.near[field] & s.peasants[daimyo] != 0


@rule
def owner_of(s: RiceWars, field: int) -> int:
    """The daimyo whose peasant stands on the field, or NONE."""
    for daimyo in range(daimyos(s)):
        if holds(s.peasants[daimyo], field):
            return daimyo
    return NONE


@rule
def others_fields(s: RiceWars, daimyo: int) -> int:
    """All fields with an opponent's peasant."""
    return taken(s) & ~s.peasants[daimyo]


@rule
def stand(s: RiceWars, daimyo: int, field: int) -> None:
    """A peasant comes to stand on an empty field; keeps the connected fields up to date."""
    s.peasants[daimyo] |= one(field)
    s.points[daimyo] += 1
    if holds(s.gate[daimyo], field) or s.near[field] & s.linked[daimyo] != 0:
        s.linked[daimyo] |= one(field)
        if s.near[field] & s.peasants[daimyo] & ~s.linked[daimyo] != 0:
            link(s, daimyo)


@rule
def leave(s: RiceWars, daimyo: int, field: int) -> None:
    """A peasant leaves its field."""
    s.peasants[daimyo] &= ~one(field)
    s.points[daimyo] -= 1
    if holds(s.linked[daimyo], field):
        link(s, daimyo)


@rule
def link(s: RiceWars, daimyo: int) -> None:
    """Find the peasants connected to the palace through own peasants (RW-1)."""
    reached = s.gate[daimyo] & s.peasants[daimyo]
    edge = reached
    while edge != 0:
        edge = around(s, edge) & s.peasants[daimyo] & ~reached
        reached |= edge
    s.linked[daimyo] = reached


@rule
def place_from_card(s: RiceWars, daimyo: int, field: int) -> None:
    s.ready[daimyo] -= 1
    stand(s, daimyo, field)
    emit(s, Event.PLACED, daimyo, field)


@rule
def place_from_stock(s: RiceWars, daimyo: int, field: int) -> None:
    s.stock[daimyo] -= 1
    stand(s, daimyo, field)
    emit(s, Event.PLACED, daimyo, field)


@rule
def remove(s: RiceWars, daimyo: int, field: int) -> None:
    """A peasant goes from its field back to the own stock."""
    leave(s, daimyo, field)
    s.stock[daimyo] += 1
    emit(s, Event.REMOVED, daimyo, field)


@rule
def replace(s: RiceWars, daimyo: int, field: int) -> None:
    """A peasant of ``daimyo`` from the stock takes another's place, wherever it is.

    With an empty stock the other is only removed (ruling).
    """
    loser = owner_of(s, field)
    if s.stock[daimyo] == 0:
        remove(s, loser, field)
        return
    leave(s, loser, field)
    s.stock[loser] += 1
    s.stock[daimyo] -= 1
    stand(s, daimyo, field)
    emit(s, Event.REPLACED, daimyo, field, loser)


@rule
def set_palace(s: RiceWars, daimyo: int, space: int) -> None:
    s.palace[daimyo] = space
    gate = 0
    for place in range(TOUCHED):
        if s.touches[space][place] != NONE:
            gate |= one(s.touches[space][place])
    s.gate[daimyo] = gate
    emit(s, Event.PALACE, daimyo, space)


@rule
def space_is_free(s: RiceWars, daimyo: int, space: int) -> bool:
    """At least two empty spaces between any two palaces, around the board (RW-B4)."""
    for other in range(daimyos(s)):
        if other != daimyo and s.palace[other] != NONE:
            apart = abs(space - s.palace[other])
            if min(apart, s.spaces - apart) < 3:
                return False
    return True
