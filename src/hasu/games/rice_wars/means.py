"""Money and men: paying, earning, recruiting, resting.

Money is secret, but most of it changes hands openly. ``least`` and ``most`` keep what
everyone can work out about each purse, so that bots can imagine a plausible one.
"""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.state import Man, RiceWars


@rule
def earn(s: RiceWars, seat: int, ryo: int) -> None:
    s.money[seat] += ryo
    s.least[seat] += ryo
    s.most[seat] += ryo


@rule
def pay(s: RiceWars, seat: int, ryo: int) -> None:
    """Pay openly: whoever pays has shown to own that much."""
    s.money[seat] -= ryo
    s.least[seat] = max(s.least[seat] - ryo, 0)
    s.most[seat] -= ryo


@rule
def purse_is_open(s: RiceWars, seat: int) -> bool:
    """Can everyone work out how much the seat has?"""
    return s.least[seat] == s.most[seat]


@rule
def take_money(s: RiceWars, seat: int, victim: int, ryo: int) -> None:
    """Up to so many ryo change hands face down: the others see neither number nor value."""
    moved = min(ryo, s.money[victim])
    s.money[victim] -= moved
    s.money[seat] += moved
    s.least[seat] += min(ryo, s.least[victim])
    s.most[seat] += min(ryo, s.most[victim])
    s.least[victim] -= min(ryo, s.least[victim])
    s.most[victim] -= min(ryo, s.most[victim])
    emit(s, Event.STOLE, seat, victim, moved)
    emit(s, Event.ROBBED, victim, moved)


@rule
def free_peasants(s: RiceWars, seat: int) -> int:
    """Peasants that the stock and the Daimyo card have room for (RW-S4)."""
    return min(s.stock[seat], s.capacity[Man.PEASANT] - s.ready[seat])


@rule
def free_ashigaru(s: RiceWars, seat: int) -> int:
    held = s.ashigaru[seat] + s.tired_ashigaru[seat]
    return min(s.ashigaru_left, s.capacity[Man.ASHIGARU] - held)


@rule
def free_ronin(s: RiceWars, seat: int) -> int:
    held = s.ronin[seat] + s.tired_ronin[seat]
    return min(s.ronin_left, s.capacity[Man.RONIN] - held)


@rule
def enlist(s: RiceWars, seat: int, man: int) -> None:
    """A new man on the Daimyo card; new men are active (RW-2a)."""
    if man == Man.PEASANT:
        s.stock[seat] -= 1
        s.ready[seat] += 1
    elif man == Man.ASHIGARU:
        s.ashigaru_left -= 1
        s.ashigaru[seat] += 1
    else:
        s.ronin_left -= 1
        s.ronin[seat] += 1
    emit(s, Event.RECRUITED, seat, man)


@rule
def tired(s: RiceWars, seat: int) -> int:
    return s.tired_ashigaru[seat] + s.tired_ronin[seat]


@rule
def wake(s: RiceWars, seat: int, man: int) -> None:
    if man == Man.ASHIGARU:
        s.tired_ashigaru[seat] -= 1
        s.ashigaru[seat] += 1
    else:
        s.tired_ronin[seat] -= 1
        s.ronin[seat] += 1


@rule
def wake_all(s: RiceWars, daimyo: int) -> None:
    s.ashigaru[daimyo] += s.tired_ashigaru[daimyo]
    s.ronin[daimyo] += s.tired_ronin[daimyo]
    s.tired_ashigaru[daimyo] = 0
    s.tired_ronin[daimyo] = 0


@rule
def exhaust(s: RiceWars, daimyo: int, ashigaru: int, ronin: int) -> None:
    """Those who fight become exhausted (RW-C1, RW-C2, RW-D1)."""
    s.ashigaru[daimyo] -= ashigaru
    s.tired_ashigaru[daimyo] += ashigaru
    s.ronin[daimyo] -= ronin
    s.tired_ronin[daimyo] += ronin
