"""Phase 5: new points."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer_range
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.negotiation import after_council, renew_offers
from hasu.games.white_lotus.provinces import palaces
from hasu.games.white_lotus.state import Ask, Building, Phase, WhiteLotus
from hasu.games.white_lotus.treasury import gain, gain_from_palaces

EVERYONES_INFLUENCE, EVERYONES_COMBAT = 10, 2
TEMPLE_INFLUENCE = 3
FORTRESS_COMBAT = 2


@rule
def ask_palace_owners(s: WhiteLotus) -> None:
    """Each decides in secret what the own palaces give (WL-5)."""
    for seat in range(s.seats):
        if palaces(s, seat) > 0:
            s.asked[seat] = Ask.PALACES
    s.phase = Phase.INCOME


@rule
def palace_choices(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """How many of the own palaces give influence; the others give combat."""
    offer_range(choices, 0, palaces(s, seat))


@rule
def pay_out(s: WhiteLotus) -> None:
    for seat in range(s.seats):
        influence = influence_income(s, seat)
        combat = combat_income(s, seat)
        gain(s, seat, influence, combat)
        emit(s, Event.INCOME, seat, influence, combat)
        if palaces(s, seat) > 0:
            palace_income(s, seat)
    s.active = s.emperor
    s.round = 0
    renew_offers(s)
    after_council(s, Phase.PLACING)


@rule
def influence_income(s: WhiteLotus, seat: int) -> int:
    """10, 3 a temple, 1 a rice field (WL-5)."""
    temples = s.owned[seat][Building.TEMPLE]
    return EVERYONES_INFLUENCE + TEMPLE_INFLUENCE * temples + s.owned[seat][Building.RICE_FIELD]


@rule
def combat_income(s: WhiteLotus, seat: int) -> int:
    """2, 2 a fortress, 1 a rice field (WL-5)."""
    fortresses = s.owned[seat][Building.FORTRESS]
    return EVERYONES_COMBAT + FORTRESS_COMBAT * fortresses + s.owned[seat][Building.RICE_FIELD]


@rule
def palace_income(s: WhiteLotus, seat: int) -> None:
    count = palaces(s, seat)
    chosen = s.amount[seat]
    s.amount[seat] = 0
    gain_from_palaces(s, seat, count, chosen)
    emit(s, Event.PALACE_INCOME, seat, count, 2 * chosen, count - chosen)
