"""After a rebellion: what the winners take, and who is emperor then."""

from __future__ import annotations

from hasu.engine.choices import Choices
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.provinces import (
    crown,
    give_province,
    holder_of,
    lose_province,
    next_to,
    offer_provinces,
    palaces,
)
from hasu.games.white_lotus.rebellion import take_chip
from hasu.games.white_lotus.state import (
    NO_SEAT,
    Ask,
    Building,
    Edition,
    Phase,
    Side,
    WhiteLotus,
)


@rule
def winning_leader(s: WhiteLotus) -> int:
    return s.leader if s.winning == Side.REBELS else s.emperor


@rule
def next_winner(s: WhiteLotus) -> int:
    """The leader, then allies by points committed; equals clockwise after him (WL-4g)."""
    first = winning_leader(s)
    if s.rewarded[first] == 0:
        return first
    best, most = NO_SEAT, -1
    seat = clockwise(s, first)
    while seat != first:
        waiting = s.joined[seat] == s.winning and s.rewarded[seat] == 0
        if waiting and s.played[seat] > most:
            best, most = seat, s.played[seat]
        seat = clockwise(s, seat)
    return best


@rule
def spoils(s: WhiteLotus, seat: int) -> int:
    """Provinces of losers who have lost none yet, next to an own one (WL-4h)."""
    group = 0
    for other in range(s.seats):
        if s.joined[other] != s.winning and s.robbed[other] == 0:
            group |= s.lands[other]
    if s.lands[seat] != 0:
        group &= next_to(s, s.lands[seat])
    return group


@rule
def reward(s: WhiteLotus) -> None:
    seat = next_winner(s)
    if seat == NO_SEAT:
        s.phase = Phase.SUCCESSION
    elif spoils(s, seat) != 0:
        s.asked[seat] = Ask.TAKE
    else:
        s.rewarded[seat] = 1
        take_chip(s, seat)
        emit(s, Event.CONSOLED, seat)


@rule
def takable(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer_provinces(choices, spoils(s, seat))


@rule
def take_province(s: WhiteLotus, seat: int, province: int) -> None:
    """The building stays, its owner changes (WL-4h)."""
    loser = holder_of(s, province)
    lose_province(s, province, loser)
    give_province(s, province, seat)
    s.rewarded[seat] = 1
    s.robbed[loser] = 1
    emit(s, Event.TOOK_PROVINCE, seat, loser, province, s.building[province])
    if loser == s.emperor and s.building[province] == Building.PALACE:
        s.usurper = seat


# Who is emperor now


@rule
def succession(s: WhiteLotus) -> None:
    """Most palaces, alone, makes emperor; a tie above the emperor is WL-4i."""
    most = most_palaces(s)
    if palaces(s, s.emperor) < most:
        heir = heir_to(s, most)
        if heir != NO_SEAT:
            crown(s, heir)
        else:
            emit(s, Event.STILL_EMPEROR, s.emperor)
    end_rebellion(s)
    s.phase = Phase.YEAR_END


@rule
def most_palaces(s: WhiteLotus) -> int:
    most = 0
    for seat in range(s.seats):
        most = max(most, palaces(s, seat))
    return most


@rule
def heir_to(s: WhiteLotus, most: int) -> int:
    """Who alone has most palaces. [de] Of several, who took one from the emperor (WL-4i)."""
    heir, count = NO_SEAT, 0
    for seat in range(s.seats):
        if palaces(s, seat) == most:
            heir = seat
            count += 1
    if count == 1:
        return heir
    if s.edition == Edition.DE and s.usurper != NO_SEAT and palaces(s, s.usurper) == most:
        return s.usurper
    return NO_SEAT


@rule
def end_rebellion(s: WhiteLotus) -> None:
    s.leader = NO_SEAT
    s.usurper = NO_SEAT
    s.winning = Side.UNKNOWN
    for seat in range(s.seats):
        s.joined[seat] = Side.UNKNOWN
        s.played[seat] = 0
        s.rewarded[seat] = 0
        s.robbed[seat] = 0
