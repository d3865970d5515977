"""The end of a round and of the game."""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.rice_wars.cards import draw_cards
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import daimyos
from hasu.games.rice_wars.means import wake_all
from hasu.games.rice_wars.recruiting import has_sign
from hasu.games.rice_wars.state import (
    ASHIGARU_PRICE,
    NEUTRAL,
    PASS_MARKERS,
    PEASANT_PRICE,
    RONIN_PRICE,
    SLOTS,
    Phase,
    RiceWars,
    Sign,
)

ROUND_CARDS = 2


@rule
def end_round(s: RiceWars) -> None:
    """Cards, rest, pass markers and the governor's token (RW-5); no cards at the end (RW-E1)."""
    if s.round == s.rounds:
        finish(s)
        return
    cards = ROUND_CARDS
    if has_sign(s, Sign.CARD):
        cards += 1
    seat = s.governor
    for _ in range(s.seats):
        draw_cards(s, seat, cards)
        refresh(s, seat)
        seat = clockwise(s, seat)
    s.step = 0
    s.governor = clockwise(s, s.governor)
    s.phase = Phase.INCOME


@rule
def refresh(s: RiceWars, seat: int) -> None:
    wake_all(s, seat)
    s.passes[seat] = PASS_MARKERS
    for slot in range(SLOTS):
        s.served[seat][slot] = 0


@rule
def wealth(s: RiceWars, seat: int) -> int:
    """Ryo and the recruiting cost of all own men (RW-E1)."""
    peasants = s.points[seat] + s.ready[seat]
    soldiers = s.ashigaru[seat] + s.tired_ashigaru[seat]
    swordsmen = s.ronin[seat] + s.tired_ronin[seat]
    men = peasants * PEASANT_PRICE + soldiers * ASHIGARU_PRICE + swordsmen * RONIN_PRICE
    return s.money[seat] + men


@rule
def finish(s: RiceWars) -> None:
    most = 0
    for daimyo in range(daimyos(s)):
        emit(s, Event.SCORED, daimyo, s.points[daimyo])
        most = max(most, s.points[daimyo])
    if s.seats == 2:
        crown_against_neutral(s, most)
    else:
        crown(s, most)
    s.over = 1


@rule
def leaders(s: RiceWars, most: int) -> int:
    count = 0
    for daimyo in range(daimyos(s)):
        if s.points[daimyo] == most:
            count += 1
    return count


@rule
def crown(s: RiceWars, most: int) -> None:
    """Most peasants, then most wealth, then shared (RW-E1)."""
    richest = -1
    tied = leaders(s, most) > 1
    for seat in range(s.seats):
        if s.points[seat] == most:
            richest = max(richest, wealth(s, seat))
            if tied:
                emit(s, Event.WEALTH, seat, wealth(s, seat))
    for seat in range(s.seats):
        if s.points[seat] == most and wealth(s, seat) == richest:
            s.winner[seat] = 1
            emit(s, Event.WON, seat, most)


@rule
def crown_against_neutral(s: RiceWars, most: int) -> None:
    """Ahead of the other and of the neighbour, or nobody wins (RW-N4)."""
    if leaders(s, most) > 1 or s.points[NEUTRAL] == most:
        emit(s, Event.ALL_LOST, most)
        return
    for seat in range(s.seats):
        if s.points[seat] == most:
            s.winner[seat] = 1
            emit(s, Event.WON, seat, most)
