"""A complete flower: its petals, its guardians, its reward."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.lotus.events import Event
from hasu.games.lotus.state import (
    MOST_PETALS,
    POWERS,
    SUPPLY,
    TOKEN_POINTS,
    Lotus,
    Phase,
    Power,
)

TAKE_TOKEN = 0  # of REWARD; 1 + power takes that power


@rule
def strength(s: Lotus, flower: int, seat: int) -> int:
    """Guardian pieces, own symbols, and two for the elder (LO-C2, LO-P1)."""
    elder = 2 if s.elder_at[seat] == flower else 0
    return s.guardians[seat][flower] + s.symbols[seat][flower] + elder


@rule
def control(s: Lotus, flower: int) -> int:
    """The greatest strength on a flower; 0 means that nobody controls it."""
    most = 0
    for seat in range(s.seats):
        most = max(most, strength(s, flower, seat))
    return most


@rule
def complete_flower(s: Lotus, flower: int) -> None:
    """The last petal's player takes the petals; the strongest are owed a reward."""
    s.won[s.active] += s.petals[flower]
    s.points[s.active] += s.petals[flower]
    emit(s, Event.COMPLETED, s.active, flower, s.petals[flower])
    most = control(s, flower)
    if most == 0:
        emit(s, Event.UNCONTROLLED, flower)
    else:
        for seat in range(s.seats):
            if strength(s, flower, seat) == most:
                s.owed[seat] = 1
                emit(s, Event.CONTROLLED, seat, flower, most)
    clear_flower(s, flower)
    s.phase = Phase.REWARDS


@rule
def clear_flower(s: Lotus, flower: int) -> None:
    """Guardians and elders go home; the flower may grow anew (LO-C5)."""
    for seat in range(s.seats):
        s.supply[seat] += s.guardians[seat][flower]
        s.guardians[seat][flower] = 0
        s.symbols[seat][flower] = 0
        if s.elder_at[seat] == flower:
            s.elder_at[seat] = SUPPLY
    s.petals[flower] = 0
    for place in range(MOST_PETALS):
        s.laid[flower][place] = 0


@rule
def next_owed(s: Lotus) -> int:
    """Rewards are chosen clockwise from the active player (LO-C3); -1 when all are."""
    seat = s.active
    for _ in range(s.seats):
        if s.owed[seat] == 1:
            return seat
        seat = clockwise(s, seat)
    return -1


@rule
def rewards(s: Lotus, seat: int, choices: Choices) -> None:
    """A score token or a power not yet owned (LO-C3, LO-C6)."""
    offer(choices, TAKE_TOKEN)
    for power in range(POWERS):
        if s.power[seat][power] == 0:
            offer(choices, 1 + power)


@rule
def reward(s: Lotus, seat: int, choice: int) -> None:
    s.owed[seat] = 0
    if choice == TAKE_TOKEN:
        s.tokens[seat] += 1
        s.points[seat] += TOKEN_POINTS
        emit(s, Event.TOKEN, seat, TOKEN_POINTS)
    else:
        gain_power(s, seat, choice - 1)


@rule
def gain_power(s: Lotus, seat: int, power: int) -> None:
    s.power[seat][power] = 1
    if power == Power.ELDER_GUARDIAN:
        s.elder_at[seat] = SUPPLY
    emit(s, Event.POWER, seat, power)
