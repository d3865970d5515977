"""Phase 4: the actions of a turn, passing, and the neutral's turns."""

from __future__ import annotations

from hasu.engine.choices import Choices, insist, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.cards import discard
from hasu.games.rice_wars.combat import declare_combat
from hasu.games.rice_wars.duel import declare_duel
from hasu.games.rice_wars.effects import can_place, end_turn, possible, start_effect, usable
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import is_neutral, offer_fields, others_fields, within_reach
from hasu.games.rice_wars.means import pay
from hasu.games.rice_wars.opening import other_player, start_placing
from hasu.games.rice_wars.services import has_service, use_service
from hasu.games.rice_wars.state import (
    KINDS,
    NEUTRAL,
    NONE,
    SLOTS,
    Ask,
    Phase,
    RiceWars,
    Trigger,
)

# Choices of ACTION
PASS = 0
PLACE = 1
ATTACK = 2
CHALLENGE = 3
SERVICE = 4  # + slot
CARD = SERVICE + SLOTS  # + card


@rule
def next_turn(s: RiceWars) -> None:
    """One action each, round and round, until all pass markers are gone (RW-A6)."""
    if all_passed(s):
        s.phase = Phase.ROUND_END
    elif is_neutral(s, s.active):
        neutral_turn(s)
    elif s.passes[s.active] == 0:
        end_turn(s)
    else:
        s.asked[s.active] = Ask.ACTION


@rule
def all_passed(s: RiceWars) -> bool:
    for seat in range(s.seats):
        if s.passes[seat] > 0:
            return False
    return True


@rule
def neutral_turn(s: RiceWars) -> None:
    """Its peasants are placed by the governor and the other player in turn (RW-N2)."""
    if s.ready[NEUTRAL] > 0 and within_reach(s, NEUTRAL) != 0:
        placer = s.governor if s.step % 2 == 0 else other_player(s)
        s.step += 1
        s.asked[placer] = Ask.PLACE_NEUTRAL
    end_turn(s)


@rule
def neutral_places(s: RiceWars, seat: int, choices: Choices) -> None:
    offer_fields(choices, within_reach(s, NEUTRAL))


@rule
def actions(s: RiceWars, seat: int, choices: Choices) -> None:
    offer(choices, PASS)
    if can_place(s, seat):
        offer(choices, PLACE)
    if s.ashigaru[seat] + s.ronin[seat] > 0 and others_fields(s, seat) != 0:
        offer(choices, ATTACK)
    if s.ronin[seat] > 0:
        offer(choices, CHALLENGE)
    for slot in range(SLOTS):
        if can_serve(s, seat, slot):
            offer(choices, SERVICE + slot)
    if s.hand_size[seat] > 0:
        offer_cards(s, seat, choices)
        insist(choices)  # a hand that offers nothing is nobody's business


@rule
def can_serve(s: RiceWars, seat: int, slot: int) -> bool:
    if not has_service(s, seat, slot, Trigger.ACTION):
        return False
    return possible(s, seat, s.service_effect[s.advisor[slot]], 0)


@rule
def offer_cards(s: RiceWars, seat: int, choices: Choices) -> None:
    """Action cards that can be paid for and would do something (RW-A2)."""
    for card in range(KINDS):
        if usable(s, seat, card, Trigger.ACTION, 1):
            offer(choices, CARD + card)


@rule
def act(s: RiceWars, seat: int, choice: int) -> None:
    if choice == PASS:
        s.passes[seat] -= 1
        emit(s, Event.PASSED, seat, s.passes[seat])
        end_turn(s)
    elif choice == PLACE:
        s.phase = Phase.EFFECT
        start_placing(s, seat)
    elif choice == ATTACK:
        declare_combat(s, seat)
    elif choice == CHALLENGE:
        declare_duel(s, seat)
    elif choice < CARD:
        serve(s, seat, choice - SERVICE)
    else:
        play_card(s, seat, choice - CARD)


@rule
def serve(s: RiceWars, seat: int, slot: int) -> None:
    use_service(s, seat, slot)
    advisor = s.advisor[slot]
    amount = s.service_amount[advisor]
    start_effect(s, seat, s.service_effect[advisor], amount, s.service_discards[advisor], NONE)


@rule
def play_card(s: RiceWars, seat: int, card: int) -> None:
    """Pay, discard, resolve (RW-A2)."""
    pay(s, seat, s.cost[card])
    discard(s, seat, card)
    emit(s, Event.PLAYED, seat, card)
    start_effect(s, seat, s.effect[card], s.amount[card], s.discards[card], card)
