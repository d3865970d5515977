"""The end: provinces, dragons, collected points, the largest territory, ties."""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.provinces import first_of, next_to, only, palaces, size_of
from hasu.games.white_lotus.state import (
    DRAGON_POINTS,
    NO_SEAT,
    TERRITORY_POINTS,
    WhiteLotus,
)


@rule
def finish(s: WhiteLotus) -> None:
    """``points`` has been kept up to date but for the largest territory (WL-E2)."""
    for seat in range(s.seats):
        dragons = DRAGON_POINTS * size_of(s.lands[seat] & s.dragons)
        buildings = s.points[seat] - dragons - s.chips[seat]
        emit(s, Event.SCORED, seat, buildings, dragons, s.chips[seat], s.points[seat])
    reward_territory(s)
    declare_winners(s)
    s.over = 1


@rule
def largest_territory(s: WhiteLotus, seat: int) -> int:
    """The size of the largest connected part of a player's lands."""
    left = s.lands[seat]
    largest = 0
    while left != 0:
        part = connected(s, only(first_of(left)), left)
        largest = max(largest, size_of(part))
        left &= ~part
    return largest


@rule
def connected(s: WhiteLotus, part: int, lands: int) -> int:
    """Everything in ``lands`` that hangs together with ``part``."""
    grown = part | (next_to(s, part) & lands)
    while grown != part:
        part = grown
        grown = part | (next_to(s, part) & lands)
    return part


@rule
def reward_territory(s: WhiteLotus) -> None:
    """Three points for the largest territory, if nobody else's is as large (WL-E3)."""
    best, largest = NO_SEAT, 0
    for seat in range(s.seats):
        size = largest_territory(s, seat)
        if size > largest:
            best, largest = seat, size
        elif size == largest:
            best = NO_SEAT
    if best == NO_SEAT:
        emit(s, Event.TERRITORY_SHARED, largest)
    else:
        s.points[best] += TERRITORY_POINTS
        emit(s, Event.TERRITORY, best, largest, TERRITORY_POINTS)


@rule
def declare_winners(s: WhiteLotus) -> None:
    """Most points; of equals the emperor, else most palaces, else several (WL-E4)."""
    top = 0
    for seat in range(s.seats):
        top = max(top, s.points[seat])
    equals, most = 0, 0
    for seat in range(s.seats):
        if s.points[seat] == top:
            equals += 1
            most = max(most, palaces(s, seat))
    winners = 0
    for seat in range(s.seats):
        if s.points[seat] == top and prevails(s, seat, top, most):
            s.winner[seat] = 1
            winners += 1
    for seat in range(s.seats):
        if s.winner[seat] == 1:
            tell_victory(s, seat, equals, winners)


@rule
def prevails(s: WhiteLotus, seat: int, top: int, most: int) -> bool:
    """Among those with ``top`` points, of whom the best has ``most`` palaces."""
    if s.points[s.emperor] == top:
        return seat == s.emperor
    return palaces(s, seat) == most


@rule
def tell_victory(s: WhiteLotus, seat: int, equals: int, winners: int) -> None:
    """Each is told with what decided among the equals (WL-E4)."""
    if equals == 1:
        emit(s, Event.WON, seat, s.points[seat])
    elif winners > 1:
        emit(s, Event.WON_SHARED, seat, s.points[seat], palaces(s, seat))
    elif seat == s.emperor:
        emit(s, Event.WON_TIE_AS_EMPEROR, seat, s.points[seat])
    else:
        emit(s, Event.WON_TIE_BY_PALACES, seat, s.points[seat], palaces(s, seat))
