"""Phases 3 and 4: the emperor's point, and a rebellion from the call to arms to the battle."""

from __future__ import annotations

from hasu.engine.choices import Choices, insist, offer, offer_range
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.negotiation import after_council, renew_offers
from hasu.games.white_lotus.provinces import palaces
from hasu.games.white_lotus.state import (
    NO_SEAT,
    Ask,
    Building,
    Edition,
    Phase,
    Side,
    WhiteLotus,
)
from hasu.games.white_lotus.treasury import pay

REFUSE, LEAD = 0, 1  # of LEAD
PALACE_STRENGTH, VILLAGE_STRENGTH = 2, 1  # WL-4e


@rule
def collect_tribute(s: WhiteLotus) -> None:
    """One victory point for whoever is emperor now (WL-3)."""
    take_chip(s, s.emperor)
    emit(s, Event.TRIBUTE, s.emperor)
    renew_offers(s)
    after_council(s, Phase.UPRISING)


@rule
def take_chip(s: WhiteLotus, seat: int) -> None:
    s.chips[seat] += 1
    s.points[seat] += 1


# Who leads


@rule
def villages(s: WhiteLotus, seat: int) -> int:
    return s.owned[seat][Building.VILLAGE]


@rule
def next_candidate(s: WhiteLotus) -> int:
    """Most villages first; of equals, the first clockwise after the emperor (WL-4a)."""
    best, most = NO_SEAT, 0
    seat = clockwise(s, s.emperor)
    while seat != s.emperor:
        if s.refused[seat] == 0 and villages(s, seat) > most:
            best, most = seat, villages(s, seat)
        seat = clockwise(s, seat)
    return best


@rule
def ask_for_leader(s: WhiteLotus) -> None:
    candidate = next_candidate(s)
    if candidate == NO_SEAT:
        emit(s, Event.CALM)
        s.phase = Phase.YEAR_END
    else:
        s.asked[candidate] = Ask.LEAD


@rule
def calls(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer(choices, REFUSE)
    offer(choices, LEAD)


@rule
def call(s: WhiteLotus, seat: int, choice: int) -> None:
    if choice == REFUSE:
        s.refused[seat] = 1
        emit(s, Event.REFUSED, seat, villages(s, seat))
        after_council(s, Phase.UPRISING)
        return
    s.leader = seat
    for other in range(s.seats):
        s.joined[other] = Side.UNKNOWN
    s.joined[s.emperor] = Side.EMPEROR
    s.joined[seat] = Side.REBELS
    emit(s, Event.REBELLION, seat, villages(s, seat))
    after_council(s, Phase.SIDES)


# Sides and points, in secret


@rule
def ask_for_sides(s: WhiteLotus) -> None:
    """Nobody stays out (WL-4c). [de] Points at the same time, [fr] afterwards (WL-4d)."""
    for seat in range(s.seats):
        if s.joined[seat] == Side.UNKNOWN:
            s.asked[seat] = Ask.SIDE
        elif s.edition == Edition.DE:
            s.asked[seat] = Ask.COMMIT
    s.phase = Phase.BATTLE if s.edition == Edition.DE else Phase.SIDES_OPEN


@rule
def sides(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer(choices, Side.EMPEROR)
    offer(choices, Side.REBELS)


@rule
def take_side(s: WhiteLotus, seat: int, choice: int) -> None:
    s.side[seat] = choice
    if s.edition == Edition.DE:
        s.asked[seat] = Ask.COMMIT


@rule
def reveal_sides(s: WhiteLotus) -> None:
    for seat in range(s.seats):
        if s.joined[seat] == Side.UNKNOWN:
            s.joined[seat] = s.side[seat]
            s.side[seat] = 0
            if s.joined[seat] == Side.REBELS:
                emit(s, Event.JOINED_REBELS, seat)
            else:
                emit(s, Event.JOINED_EMPEROR, seat)


@rule
def open_sides(s: WhiteLotus) -> None:
    """[fr] Everyone sees who stands where before points are chosen (WL-4d)."""
    reveal_sides(s)
    after_council(s, Phase.COMMIT)


@rule
def ask_for_points(s: WhiteLotus) -> None:
    for seat in range(s.seats):
        s.asked[seat] = Ask.COMMIT
    s.phase = Phase.BATTLE


@rule
def combat_amounts(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """Everyone is asked, or it would show who has nothing left."""
    offer_range(choices, 0, s.combat[seat])
    insist(choices)


# The battle


@rule
def battle(s: WhiteLotus) -> None:
    """All points are revealed and lost; more wins, a tie is the emperor's (WL-4e, WL-4f)."""
    reveal_sides(s)
    for seat in range(s.seats):
        s.played[seat] = s.amount[seat]
        s.amount[seat] = 0
        pay(s, seat, 0, s.played[seat])
        emit(s, Event.COMMITTED, seat, s.played[seat])
    loyal = committed(s, Side.EMPEROR)
    rebel = committed(s, Side.REBELS)
    power = loyal + PALACE_STRENGTH * palaces(s, s.emperor)
    force = rebel + VILLAGE_STRENGTH * villages(s, s.leader)
    emit(s, Event.STRENGTH_OF_EMPEROR, s.emperor, loyal, palaces(s, s.emperor), power)
    emit(s, Event.STRENGTH_OF_REBELS, s.leader, rebel, villages(s, s.leader), force)
    if force > power:
        s.winning = Side.REBELS
        emit(s, Event.REBELS_WIN, s.leader)
    else:
        s.winning = Side.EMPEROR
        emit(s, Event.EMPEROR_WINS, s.emperor)
    after_council(s, Phase.REWARDS)


@rule
def committed(s: WhiteLotus, side: int) -> int:
    """The combat points that one side's players have put in."""
    total = 0
    for seat in range(s.seats):
        if s.joined[seat] == side:
            total += s.played[seat]
    return total
