"""Phase 1: markers are laid in turn on neutral provinces."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.negotiation import renew_offers
from hasu.games.white_lotus.provinces import offer_provinces, only
from hasu.games.white_lotus.state import (
    COMPULSORY_MARKERS,
    MARKERS,
    PROVINCES,
    Ask,
    Building,
    Phase,
    WhiteLotus,
)

KEEP = PROVINCES  # of CLAIM: leave an extra marker out


@rule
def markers_of(s: WhiteLotus, seat: int) -> int:
    """Three, and one more for each own rice field, never more than five (WL-1c)."""
    return min(MARKERS, COMPULSORY_MARKERS + s.owned[seat][Building.RICE_FIELD])


@rule
def claimable(s: WhiteLotus, seat: int) -> int:
    """Neutral provinces without an own marker (WL-1a, WL-1b)."""
    return s.neutral & ~s.claims[seat]


@rule
def ask_for_claims(s: WhiteLotus) -> None:
    """Clockwise from the emperor, one marker each a round (WL-1a)."""
    seat = s.active
    if s.round == MARKERS:
        renew_offers(s)
        s.phase = Phase.CONTROL
    elif s.round >= markers_of(s, seat):
        pass_on(s)
    elif claimable(s, seat) == 0:
        emit(s, Event.NO_CLAIM, seat)
        pass_on(s)
    else:
        s.asked[seat] = Ask.CLAIM


@rule
def pass_on(s: WhiteLotus) -> None:
    """The turn goes round clockwise; each time it is back at the emperor, a round is over."""
    s.active = clockwise(s, s.active)
    if s.active == s.emperor:
        s.round += 1


@rule
def claims(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer_provinces(choices, claimable(s, seat))
    if s.round >= COMPULSORY_MARKERS:
        offer(choices, KEEP)


@rule
def claim(s: WhiteLotus, seat: int, choice: int) -> None:
    if choice == KEEP:
        emit(s, Event.KEPT_MARKER, seat)
    else:
        s.claims[seat] |= only(choice)
        emit(s, Event.CLAIMED, seat, choice)
    pass_on(s)
