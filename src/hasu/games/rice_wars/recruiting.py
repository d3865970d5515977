"""Phases 1 and 2: income, then recruiting and upkeep, man by man."""

from __future__ import annotations

from hasu.engine.bits import count_bits
from hasu.engine.choices import Choices, insist, offer
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import holds
from hasu.games.rice_wars.means import (
    earn,
    enlist,
    free_ashigaru,
    free_peasants,
    free_ronin,
    pay,
    purse_is_open,
    wake_all,
)
from hasu.games.rice_wars.state import (
    ASHIGARU_PRICE,
    NEUTRAL,
    PEASANT_PRICE,
    RONIN_PRICE,
    SLOTS,
    Ask,
    Man,
    Phase,
    RiceWars,
    Sign,
)

PALACE_INCOME = 2
SIGN_INCOME = 3
NEUTRAL_PEASANTS = 3  # a round, while the group lasts (RW-N2)
NEUTRAL_ASHIGARU = 2  # at most

# Choices of RECRUIT
DONE = 0
HIRE = 1  # + man
KEEP_ASHIGARU = 4
KEEP_RONIN = 5
KEEP_ADVISOR = 6  # + slot


@rule
def has_sign(s: RiceWars, sign: int) -> bool:
    """Does this round bear the sign (RW-B5)?"""
    return s.sign[s.round - 1] == sign


@rule
def income(s: RiceWars, seat: int) -> int:
    """The palace, connected peasants, the sacred field and the round's sign (RW-1)."""
    ryo = PALACE_INCOME + count_bits(s.linked[seat])
    if holds(s.linked[seat], s.sacred):
        ryo += s.sacred_income - 1
    if has_sign(s, Sign.RYO):
        ryo += SIGN_INCOME
    return ryo


@rule
def start_round(s: RiceWars) -> None:
    s.round += 1
    emit(s, Event.ROUND, s.round, s.sign[s.round - 1])
    seat = s.governor
    for _ in range(s.seats):
        ryo = income(s, seat)
        earn(s, seat, ryo)
        emit(s, Event.INCOME, seat, ryo)
        seat = clockwise(s, seat)
    if s.seats == 2:
        neutral_recruits(s)
    s.active = s.governor
    start_recruiting(s)


@rule
def neutral_recruits(s: RiceWars) -> None:
    """Three peasants of the group and one ashigaru, free of charge (RW-N2)."""
    wake_all(s, NEUTRAL)
    peasants = min(NEUTRAL_PEASANTS, s.group)
    s.group -= peasants
    s.ready[NEUTRAL] += peasants
    soldiers = 0
    if s.ashigaru[NEUTRAL] < NEUTRAL_ASHIGARU and s.ashigaru_left > 0:
        soldiers = 1
    s.ashigaru[NEUTRAL] += soldiers
    s.ashigaru_left -= soldiers
    emit(s, Event.NEUTRAL_RECRUITS, peasants, soldiers)


@rule
def start_recruiting(s: RiceWars) -> None:
    """Note whose upkeep is due: all soldiers and paid advisors of earlier rounds (RW-2b)."""
    seat = s.active
    s.due_ashigaru = s.ashigaru[seat]
    s.due_ronin = s.ronin[seat]
    for slot in range(SLOTS):
        due = s.service[seat][slot] > 0 and s.upkeep[s.advisor[slot]] > 0
        s.due_advisor[slot] = 1 if due else 0
    s.phase = Phase.RECRUITING
    s.asked[seat] = Ask.RECRUIT


@rule
def recruits(s: RiceWars, seat: int, choices: Choices) -> None:
    """Whatever money and the card's places allow, in any order (RW-2a, RW-2b)."""
    money = s.money[seat]
    offer(choices, DONE)
    if money >= PEASANT_PRICE and free_peasants(s, seat) > 0:
        offer(choices, HIRE + Man.PEASANT)
    if money >= ASHIGARU_PRICE and free_ashigaru(s, seat) > 0:
        offer(choices, HIRE + Man.ASHIGARU)
    if money >= RONIN_PRICE and free_ronin(s, seat) > 0:
        offer(choices, HIRE + Man.RONIN)
    if money >= ASHIGARU_PRICE and s.due_ashigaru > 0:
        offer(choices, KEEP_ASHIGARU)
    if money >= RONIN_PRICE and s.due_ronin > 0:
        offer(choices, KEEP_RONIN)
    for slot in range(SLOTS):
        if s.due_advisor[slot] == 1 and money >= s.upkeep[s.advisor[slot]]:
            offer(choices, KEEP_ADVISOR + slot)
    if not purse_is_open(s, seat):
        insist(choices)


@rule
def recruit(s: RiceWars, seat: int, choice: int) -> None:
    if choice == DONE:
        dismiss(s, seat)
        s.active = clockwise(s, seat)
        if s.active == s.governor:
            s.phase = Phase.ADVISORS
        else:
            start_recruiting(s)
    else:
        hire_or_keep(s, seat, choice)
        s.asked[seat] = Ask.RECRUIT


@rule
def hire_or_keep(s: RiceWars, seat: int, choice: int) -> None:
    if choice < KEEP_ASHIGARU:
        hire(s, seat, choice - HIRE)
    elif choice == KEEP_ASHIGARU:
        s.due_ashigaru -= 1
        keep(s, seat, Man.ASHIGARU, ASHIGARU_PRICE)
    elif choice == KEEP_RONIN:
        s.due_ronin -= 1
        keep(s, seat, Man.RONIN, RONIN_PRICE)
    else:
        keep_advisor(s, seat, choice - KEEP_ADVISOR)


@rule
def price(man: int) -> int:
    """Recruiting a peasant costs 1 ryo, an ashigaru 2, a ronin 4 (RW-2a)."""
    if man == Man.PEASANT:
        return PEASANT_PRICE
    return ASHIGARU_PRICE if man == Man.ASHIGARU else RONIN_PRICE


@rule
def hire(s: RiceWars, seat: int, man: int) -> None:
    pay(s, seat, price(man))
    enlist(s, seat, man)


@rule
def keep(s: RiceWars, seat: int, man: int, ryo: int) -> None:
    pay(s, seat, ryo)
    emit(s, Event.KEPT_MAN, seat, man, ryo)


@rule
def keep_advisor(s: RiceWars, seat: int, slot: int) -> None:
    s.due_advisor[slot] = 0
    pay(s, seat, s.upkeep[s.advisor[slot]])
    emit(s, Event.KEPT_ADVISOR, seat, s.advisor[slot], s.upkeep[s.advisor[slot]])


@rule
def dismiss(s: RiceWars, seat: int) -> None:
    """Who was not paid leaves; an unpaid advisor gives the marker back (RW-2b)."""
    for _ in range(s.due_ashigaru):
        s.ashigaru[seat] -= 1
        s.ashigaru_left += 1
        emit(s, Event.LEFT, seat, Man.ASHIGARU)
    for _ in range(s.due_ronin):
        s.ronin[seat] -= 1
        s.ronin_left += 1
        emit(s, Event.LEFT, seat, Man.RONIN)
    s.due_ashigaru = 0
    s.due_ronin = 0
    for slot in range(SLOTS):
        if s.due_advisor[slot] == 1:
            s.due_advisor[slot] = 0
            s.service[seat][slot] = 0
            emit(s, Event.LOST_ADVISOR, seat, s.advisor[slot])
