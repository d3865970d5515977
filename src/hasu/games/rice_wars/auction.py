"""Phase 3: advisors come, and all bid for their services in secret."""

from __future__ import annotations

from hasu.engine.chance import draw
from hasu.engine.choices import Choices, insist, offer, offer_range
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.means import pay, purse_is_open
from hasu.games.rice_wars.recruiting import has_sign
from hasu.games.rice_wars.state import (
    ADVISORS,
    NONE,
    SERVICE_MARKERS,
    SLOTS,
    Ask,
    Phase,
    RiceWars,
    Sign,
)


@rule
def advisors_come(s: RiceWars) -> None:
    """Only in advisor rounds: the earlier ones leave, two or three new ones come (RW-3a)."""
    s.active = s.governor
    if not has_sign(s, Sign.ADVISORS):
        s.phase = Phase.TURNS
        return
    for slot in range(SLOTS):
        dismiss_advisor(s, slot)
    for slot in range(2 if s.seats <= 3 else 3):
        seat_advisor(s, slot)
    s.phase = Phase.AUCTION


@rule
def seat_advisor(s: RiceWars, slot: int) -> None:
    left = 0
    for advisor in range(ADVISORS):
        left += s.advisors_left[advisor]
    if left > 0:
        s.advisor[slot] = draw(s, s.advisors_left, left)
        s.waiting[slot] = 1
        emit(s, Event.ADVISOR_CAME, s.advisor[slot])


@rule
def dismiss_advisor(s: RiceWars, slot: int) -> None:
    """An advisor leaves the game; the service markers go home."""
    if s.advisor[slot] == NONE:
        return
    emit(s, Event.ADVISOR_LEFT, s.advisor[slot])
    s.advisor[slot] = NONE
    for seat in range(s.seats):
        s.service[seat][slot] = 0
        s.served[seat][slot] = 0


@rule
def next_auction(s: RiceWars) -> None:
    """The governor names the next advisor, until all were auctioned (RW-3b)."""
    for slot in range(SLOTS):
        if s.waiting[slot] == 1:
            s.asked[s.governor] = Ask.NEXT_ADVISOR
            return
    s.phase = Phase.TURNS


@rule
def waiting_advisors(s: RiceWars, seat: int, choices: Choices) -> None:
    for slot in range(SLOTS):
        if s.waiting[slot] == 1:
            offer(choices, slot)


@rule
def name_advisor(s: RiceWars, seat: int, slot: int) -> None:
    s.slot = slot
    s.waiting[slot] = 0
    s.phase = Phase.BIDS
    emit(s, Event.AUCTION, s.advisor[slot])
    for bidder in range(s.seats):
        if markers_out(s, bidder) < SERVICE_MARKERS:
            s.bidding[bidder] = 1
            s.asked[bidder] = Ask.BID


@rule
def markers_out(s: RiceWars, seat: int) -> int:
    """Advisors whose services the seat holds: never more than two (RW-3d)."""
    out = 0
    for slot in range(SLOTS):
        if s.service[seat][slot] > 0:
            out += 1
    return out


@rule
def bids(s: RiceWars, seat: int, choices: Choices) -> None:
    """Any amount of the own money, nothing too."""
    offer_range(choices, 0, s.money[seat])
    if not purse_is_open(s, seat):
        insist(choices)


@rule
def make_bid(s: RiceWars, seat: int, ryo: int) -> None:
    s.bid[seat] = ryo


@rule
def reveal_bids(s: RiceWars) -> None:
    """The highest pay for two services, the second highest for one (RW-3c)."""
    for seat in range(s.seats):
        if s.bidding[seat] == 1:
            s.least[seat] = max(s.least[seat], s.bid[seat])
            emit(s, Event.BID, seat, s.bid[seat])
    first = highest_below(s, 1 << 14)
    if first == 0:
        dismiss_advisor(s, s.slot)
    else:
        award(s, first, 2)
        second = highest_below(s, first)
        if second > 0:
            award(s, second, 1)
    for seat in range(s.seats):
        s.bid[seat] = 0
        s.bidding[seat] = 0
    s.phase = Phase.AUCTION


@rule
def highest_below(s: RiceWars, limit: int) -> int:
    """The highest bid under ``limit``; 0 if there is none."""
    best = 0
    for seat in range(s.seats):
        if best < s.bid[seat] < limit:
            best = s.bid[seat]
    return best


@rule
def award(s: RiceWars, ryo: int, services: int) -> None:
    """All who bid this much pay it and get so many services."""
    for seat in range(s.seats):
        if s.bid[seat] == ryo:
            pay(s, seat, ryo)
            s.service[seat][s.slot] = services
            emit(s, Event.SERVICES, seat, s.advisor[s.slot], services, ryo)
