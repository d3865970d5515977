"""Phase 2: who gets the claimed provinces, and the conflicts over those that several want."""

from __future__ import annotations

from hasu.engine.choices import Choices, insist, offer, offer_range
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.negotiation import after_council
from hasu.games.white_lotus.provinces import (
    everything_owned,
    first_of,
    holds,
    offer_provinces,
    only,
    settle_province,
)
from hasu.games.white_lotus.state import (
    NO_PROVINCE,
    PROVINCES,
    Ask,
    Building,
    Phase,
    WhiteLotus,
)
from hasu.games.white_lotus.treasury import gain, pay


@rule
def claimed(s: WhiteLotus) -> int:
    """Provinces with a marker."""
    group = 0
    for seat in range(s.seats):
        group |= s.claims[seat]
    return group


@rule
def contested(s: WhiteLotus) -> int:
    """Provinces with markers of several players."""
    once, twice = 0, 0
    for seat in range(s.seats):
        twice |= once & s.claims[seat]
        once |= s.claims[seat]
    return twice


@rule
def claimants(s: WhiteLotus, province: int) -> int:
    count = 0
    for seat in range(s.seats):
        count += (s.claims[seat] >> province) & 1
    return count


@rule
def sole_claimant(s: WhiteLotus, province: int) -> int:
    """Whose marker lies in a province with one."""
    seat = 0
    while not holds(s.claims[seat], province):
        seat += 1
    return seat


@rule
def control(s: WhiteLotus) -> None:
    """Year one's palace, then what nobody contests, then what the emperor names."""
    fought = contested(s)
    palace = first_palace(s) if s.year == 1 else NO_PROVINCE
    if palace != NO_PROVINCE:
        if holds(fought, palace):
            emit(s, Event.PALACE_FIRST, palace)
            fight_for(s, palace)
        else:
            settle_province(s, palace, sole_claimant(s, palace))
    elif claimed(s) != fought:
        settle_uncontested(s, claimed(s) & ~fought)
    elif fought != 0:
        s.asked[s.emperor] = Ask.NAME
    else:
        end_control(s)


@rule
def first_palace(s: WhiteLotus) -> int:
    """The palace province while its claim is open: settled first in year one (WL-2b)."""
    group = claimed(s)
    for province in range(PROVINCES):
        if holds(group, province) and s.building[province] == Building.PALACE:
            return province
    return NO_PROVINCE


@rule
def settle_uncontested(s: WhiteLotus, group: int) -> None:
    """Free for those who are alone, in the order of the board (WL-2a, WL-2c)."""
    while group != 0:
        province = first_of(group)
        group &= ~only(province)
        settle_province(s, province, sole_claimant(s, province))


@rule
def end_control(s: WhiteLotus) -> None:
    s.province = NO_PROVINCE
    for province in range(PROVINCES):
        if holds(s.neutral, province):
            emit(s, Event.UNCLAIMED, province, s.building[province])
    if everything_owned(s):
        emit(s, Event.LAST_YEAR)
    s.phase = Phase.TRIBUTE


# The emperor names the next province


@rule
def namable(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer_provinces(choices, contested(s))


@rule
def name_province(s: WhiteLotus, seat: int, province: int) -> None:
    emit(s, Event.NAMED, seat, province)
    fight_for(s, province)


@rule
def fight_for(s: WhiteLotus, province: int) -> None:
    s.province = province
    after_council(s, Phase.AIM)


# Target and influence, in secret


@rule
def ask_claimants(s: WhiteLotus) -> None:
    """All claimants at once; of two, each can only aim at the other (WL-2e)."""
    several = claimants(s, s.province) > 2
    for seat in range(s.seats):
        if holds(s.claims[seat], s.province):
            if several:
                s.asked[seat] = Ask.TARGET
            else:
                s.target[seat] = rival(s, seat)
                s.asked[seat] = Ask.AMOUNT
    s.phase = Phase.REVEAL


@rule
def rival(s: WhiteLotus, seat: int) -> int:
    """The first other claimant."""
    other = 0
    while other == seat or not holds(s.claims[other], s.province):
        other += 1
    return other


@rule
def targets(s: WhiteLotus, seat: int, choices: Choices) -> None:
    for other in range(s.seats):
        if other != seat and holds(s.claims[other], s.province):
            offer(choices, other)


@rule
def aim(s: WhiteLotus, seat: int, target: int) -> None:
    s.target[seat] = target
    s.asked[seat] = Ask.AMOUNT


@rule
def influence_amounts(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """Zero included. Everyone is asked, or it would show who has nothing left."""
    offer_range(choices, 0, s.influence[seat])
    insist(choices)


@rule
def stake(s: WhiteLotus, seat: int, amount: int) -> None:
    """Also of combat points and palaces: an amount chosen in secret."""
    s.amount[seat] = amount


# The reveal


@rule
def reveal_conflict(s: WhiteLotus) -> None:
    """Everything is turned up and added; the one with most against is out (WL-2f)."""
    for seat in range(s.seats):
        s.against[seat] = 0
    for seat in range(s.seats):
        if holds(s.claims[seat], s.province):
            turn_up(s, seat)
    out = first_tied(s)
    if tied(s) > 1:
        for seat in range(s.seats):
            if is_tied(s, seat):
                emit(s, Event.TIED, seat, s.against[seat])
        after_council(s, Phase.TIE)
    else:
        expel(s, s.emperor, out)


@rule
def turn_up(s: WhiteLotus, seat: int) -> None:
    amount = s.amount[seat]
    emit(s, Event.PLAYED, seat, s.target[seat], amount)
    s.against[s.target[seat]] += amount
    s.played[seat] = amount
    pay(s, seat, amount, 0)
    s.target[seat] = 0
    s.amount[seat] = 0


@rule
def is_tied(s: WhiteLotus, seat: int) -> bool:
    """Has this claimant as much against as any?"""
    if not holds(s.claims[seat], s.province):
        return False
    for other in range(s.seats):
        if holds(s.claims[other], s.province) and s.against[other] > s.against[seat]:
            return False
    return True


@rule
def tied(s: WhiteLotus) -> int:
    count = 0
    for seat in range(s.seats):
        if is_tied(s, seat):
            count += 1
    return count


@rule
def first_tied(s: WhiteLotus) -> int:
    seat = 0
    while not is_tied(s, seat):
        seat += 1
    return seat


@rule
def expellable(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """The emperor chooses among the tied, in own favour too (WL-2f)."""
    for other in range(s.seats):
        if is_tied(s, other):
            offer(choices, other)


@rule
def expel(s: WhiteLotus, seat: int, out: int) -> None:
    """The one who is out gets half back, rounded up; the rest is lost (WL-2g)."""
    kept = (s.played[out] + 1) // 2
    s.claims[out] &= ~only(s.province)
    gain(s, out, kept, 0)
    emit(s, Event.EXPELLED, out, s.province, s.played[out], kept)
    for other in range(s.seats):
        s.played[other] = 0
        s.against[other] = 0
    if claimants(s, s.province) > 1:
        after_council(s, Phase.AIM)
    else:
        settle_province(s, s.province, sole_claimant(s, s.province))
        s.phase = Phase.CONTROL
