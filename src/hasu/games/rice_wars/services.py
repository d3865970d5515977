"""Services of advisors, as an action or in a fight."""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.state import RiceWars


@rule
def has_service(s: RiceWars, seat: int, slot: int, trigger: int) -> bool:
    """A service left, not used this round, that fits the moment (RW-A4)."""
    if s.service[seat][slot] == 0 or s.served[seat][slot] == 1:
        return False
    return s.service_trigger[s.advisor[slot]] == trigger


@rule
def use_service(s: RiceWars, seat: int, slot: int) -> None:
    """From two to one, from one home; each advisor once a round (RW-A4)."""
    s.service[seat][slot] -= 1
    s.served[seat][slot] = 1
    emit(s, Event.USED_SERVICE, seat, s.advisor[slot])
