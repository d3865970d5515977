"""Effects aimed at an opponent, and the cards that answer: cancelling, and avenging."""

from __future__ import annotations

from hasu.engine.choices import Choices, insist, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.cards import (
    discard,
    hand_over,
    knows_of,
    learn_hand,
    random_card,
)
from hasu.games.rice_wars.effects import (
    aim_possible,
    bribable,
    did_one,
    end_effect,
    next_step,
    possible,
    start_effect,
    stragglers,
    usable,
)
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import is_neutral, offer_fields, owner_of, remove, replace
from hasu.games.rice_wars.means import earn, pay, purse_is_open, take_money
from hasu.games.rice_wars.state import (
    KINDS,
    NONE,
    Ask,
    Effect,
    Phase,
    RiceWars,
    Trigger,
)

# Stages of an effect aimed at someone
CHOOSING = 0
ANSWERING = 1
ACTING = 2
LOOKING = 3

NO = 0  # of RESPOND and RANSOM; RESPOND has 1 + card, RANSOM has PAY
PAY = 1


@rule
def go_on(s: RiceWars) -> None:
    """One step of the effect under way."""
    if s.doing < Effect.SPY:
        next_step(s)
    elif s.left == 0:
        end_effect(s)
    elif s.stage == CHOOSING:
        ask_for_victim(s)
    elif s.stage == ANSWERING:
        s.stage = ACTING
        by_card = s.source != NONE and not is_neutral(s, s.victim)
        if by_card and may_answer(s, s.victim, Trigger.AIMED):
            s.asked[s.victim] = Ask.RESPOND
    else:
        act(s)


@rule
def ask_for_victim(s: RiceWars) -> None:
    if not aim_possible(s, s.actor, s.doing, 0):
        end_effect(s)
    elif s.doing >= Effect.REVOLT:
        s.asked[s.actor] = Ask.TARGET
    else:
        s.asked[s.actor] = Ask.RIVAL


@rule
def victims(s: RiceWars, seat: int, choices: Choices) -> None:
    """The neutral has neither money nor cards (RW-N1)."""
    for other in range(s.seats):
        if other != seat and (s.doing == Effect.STEAL or s.hand_size[other] > 0):
            offer(choices, other)


@rule
def choose_victim(s: RiceWars, seat: int, other: int) -> None:
    s.victim = other
    s.stage = ANSWERING
    emit(s, Event.AIMED, seat, other)


@rule
def aim_fields(s: RiceWars, seat: int, choices: Choices) -> None:
    if s.doing == Effect.REVOLT:
        offer_fields(choices, stragglers(s, seat))
    else:
        offer_fields(choices, bribable(s, seat))


@rule
def choose_aim(s: RiceWars, seat: int, field: int) -> None:
    s.spot = field
    choose_victim(s, seat, owner_of(s, field))


@rule
def act(s: RiceWars) -> None:
    """Nobody cancelled: the effect strikes its victim."""
    if s.doing == Effect.SPY:
        spy(s)
    elif s.doing == Effect.STEAL:
        take_money(s, s.actor, s.victim, s.left)
        s.left = 0
    elif s.doing == Effect.LURE:
        lure(s)
    elif s.doing == Effect.REVOLT:
        remove(s, s.victim, s.spot)
        s.stage = CHOOSING
        did_one(s)
    elif is_neutral(s, s.victim):
        buy_over(s)
    else:
        s.asked[s.victim] = Ask.RANSOM


# Looking at a hand


@rule
def spy(s: RiceWars) -> None:
    if s.stage == ACTING:
        s.stage = LOOKING
        learn_hand(s, s.actor, s.victim)
        emit(s, Event.SPIED, s.actor, s.victim)
        for card in range(KINDS):
            for _ in range(s.hand[s.victim][card]):
                emit(s, Event.SAW, s.actor, s.victim, card)
    if s.hand_size[s.victim] > 0:
        s.asked[s.actor] = Ask.DISCARD_OF
    else:
        s.left = 0


@rule
def seen_cards(s: RiceWars, seat: int, choices: Choices) -> None:
    """Any card of the hand that was looked at."""
    for card in range(KINDS):
        if knows_of(s, seat, s.victim, card):
            offer(choices, card)
    if s.hand_size[s.victim] > 1:
        insist(choices)


@rule
def discard_of(s: RiceWars, seat: int, card: int) -> None:
    discard(s, s.victim, card)
    emit(s, Event.DISCARDED, s.victim, card)
    did_one(s)


@rule
def lure(s: RiceWars) -> None:
    """Take random cards, as many as there are and the own hand has room for (RW-S4)."""
    while s.left > 0:
        s.left -= 1
        if s.hand_size[s.victim] > 0 and s.hand_size[s.actor] < s.hand_limit:
            hand_over(s, s.actor, s.victim, random_card(s, s.victim))


# Buying a peasant over


@rule
def ransoms(s: RiceWars, seat: int, choices: Choices) -> None:
    offer(choices, NO)
    if s.money[seat] >= s.value:
        offer(choices, PAY)
    if not purse_is_open(s, seat):
        insist(choices)


@rule
def ransom(s: RiceWars, seat: int, choice: int) -> None:
    if choice == PAY:
        pay(s, seat, s.value)
        earn(s, s.actor, s.value)
        emit(s, Event.RANSOMED, seat, s.value)
        s.left = 0
    else:
        buy_over(s)


@rule
def buy_over(s: RiceWars) -> None:
    replace(s, s.actor, s.spot)
    s.left = 0


# Response cards


@rule
def may_answer(s: RiceWars, seat: int, trigger: int) -> bool:
    """Could the seat, for all that everyone knows, answer with such a card?

    Only then is it asked, whatever it really holds: being asked tells nothing.
    """
    if s.hand_size[seat] == 0:
        return False
    for card in range(KINDS):
        could = s.trigger[card] == trigger and s.cost[card] <= s.most[seat]
        if could and s.copies[card] > s.pile[card] and possible(s, seat, s.effect[card], 1):
            return True
    return False


@rule
def answer_trigger(s: RiceWars) -> int:
    return Trigger.LOST if s.phase == Phase.REVENGE else Trigger.AIMED


@rule
def answers(s: RiceWars, seat: int, choices: Choices) -> None:
    offer(choices, NO)
    trigger = answer_trigger(s)
    for card in range(KINDS):
        if usable(s, seat, card, trigger, 1):
            offer(choices, 1 + card)
    insist(choices)


@rule
def answer(s: RiceWars, seat: int, choice: int) -> None:
    """A cancelled card has no effect; a lost peasant may be avenged (RW-A5)."""
    lost = answer_trigger(s) == Trigger.LOST
    if choice == NO:
        if lost:
            s.phase = Phase.COMBAT_END
        return
    card = choice - 1
    pay(s, seat, s.cost[card])
    discard(s, seat, card)
    emit(s, Event.RESPONDED, seat, card)
    if lost:
        start_effect(s, seat, s.effect[card], s.amount[card], s.discards[card], NONE)
    else:
        emit(s, Event.CANCELLED, s.actor, s.source)
        s.left = 0
