"""Duels: a ronin challenges a daimyo."""

from __future__ import annotations

from hasu.engine.bits import lowest_bit
from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.cards import draw_cards
from hasu.games.rice_wars.effects import end_turn
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import clear_cards, start_support
from hasu.games.rice_wars.land import offer_fields, remove, replace
from hasu.games.rice_wars.means import exhaust
from hasu.games.rice_wars.state import Ask, Phase, RiceWars

REFUSE = 0
ACCEPT = 1
GIVEN = 2  # peasants for refusing (RW-D2)
LOST = 4  # peasants for losing (RW-D4)
CHALLENGER_DRAWS = 2  # RW-D5
CHALLENGED_DRAWS = 3


@rule
def declare_duel(s: RiceWars, seat: int) -> None:
    s.dueling = 1
    s.asked[seat] = Ask.RIVAL


@rule
def rivals(s: RiceWars, seat: int, choices: Choices) -> None:
    """Any other daimyo but the neutral (RW-D1)."""
    for other in range(s.seats):
        if other != seat:
            offer(choices, other)


@rule
def challenge(s: RiceWars, seat: int, rival: int) -> None:
    exhaust(s, seat, 0, 1)
    s.fighter[0] = seat
    s.fighter[1] = rival
    s.asked[rival] = Ask.ACCEPT
    emit(s, Event.CHALLENGED, seat, rival)


@rule
def replies(s: RiceWars, seat: int, choices: Choices) -> None:
    offer(choices, REFUSE)
    offer(choices, ACCEPT)


@rule
def reply(s: RiceWars, seat: int, choice: int) -> None:
    if choice == REFUSE:
        emit(s, Event.REFUSED, seat)
        start_yielding(s, GIVEN, 1)
    else:
        emit(s, Event.ACCEPTED, seat)
        for side in range(2):
            s.strength[side] = 0
        start_support(s)


@rule
def decide(s: RiceWars) -> None:
    """Higher wins; on a tie both lose (RW-D3, RW-D4)."""
    clear_cards(s)
    ronin = s.strength[0]
    daimyo = s.strength[1]
    if ronin == daimyo:
        emit(s, Event.BOTH_LOST, ronin)
    else:
        winner = s.fighter[0 if ronin > daimyo else 1]
        emit(s, Event.DUEL, winner, max(ronin, daimyo), min(ronin, daimyo))
    if ronin <= daimyo:
        s.tired_ronin[s.fighter[0]] -= 1
        s.ronin_left += 1
        emit(s, Event.RONIN_LOST, s.fighter[0])
    start_yielding(s, LOST if daimyo <= ronin else 0, 0)


# Peasants that the challenged gives up


@rule
def start_yielding(s: RiceWars, peasants: int, given: int) -> None:
    s.phase = Phase.YIELDING
    s.left = peasants
    s.value = given  # 1: to the challenger, 0: off the fields


@rule
def next_yield(s: RiceWars) -> None:
    """The challenged chooses which, one by one; all, if there are not more."""
    loser = s.fighter[1]
    if s.left == 0 or s.points[loser] == 0:
        end_duel(s)
    elif s.points[loser] <= s.left:
        give_up(s, loser, lowest_bit(s.peasants[loser]))
    else:
        s.asked[loser] = Ask.YIELD


@rule
def own_peasants(s: RiceWars, seat: int, choices: Choices) -> None:
    offer_fields(choices, s.peasants[seat])


@rule
def give_up(s: RiceWars, seat: int, field: int) -> None:
    s.left -= 1
    if s.value == 1:
        replace(s, s.fighter[0], field)
    else:
        remove(s, seat, field)


@rule
def end_duel(s: RiceWars) -> None:
    """After an accepted duel both draw (RW-D5)."""
    if s.value == 0:
        draw_cards(s, s.fighter[0], CHALLENGER_DRAWS)
        draw_cards(s, s.fighter[1], CHALLENGED_DRAWS)
    end_turn(s)
