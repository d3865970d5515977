"""What cards and services do: a fixed set of effects whose numbers are data.

An effect goes step by step: `start_effect` begins it, `next_step` asks for what is needed
next until nothing is left to do, and `end_effect` hands the turn on.
"""

from __future__ import annotations

from hasu.engine.bits import lowest_bit, without_lowest
from hasu.engine.choices import Choices, insist, offer, offer_held
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.cards import cards_left, discard, draw_cards
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import (
    around,
    daimyos,
    empty,
    leave,
    offer_fields,
    one,
    others_fields,
    place_from_card,
    place_from_stock,
    stand,
    within_reach,
)
from hasu.games.rice_wars.means import (
    earn,
    enlist,
    free_ashigaru,
    free_peasants,
    tired,
    wake,
)
from hasu.games.rice_wars.opening import next_daimyo
from hasu.games.rice_wars.state import KINDS, NONE, Ask, Effect, Man, Phase, RiceWars

STOP = 127  # of PLACE, MOVE_FROM and REST: enough


# What is possible


@rule
def possible(s: RiceWars, seat: int, effect: int, played: int) -> bool:
    """Would the effect do anything? Only then may its card or service be used (ruling).

    ``played`` is 1 if a hand card is played for it.
    """
    if effect == Effect.PLACE:
        return can_place(s, seat)
    if effect == Effect.SETTLE:
        return s.stock[seat] > 0 and within_reach(s, seat) != 0
    if effect == Effect.LEVY:
        return free_peasants(s, seat) > 0
    if effect == Effect.DRAFT:
        return free_ashigaru(s, seat) > 0
    if effect == Effect.REST:
        return tired(s, seat) > 0
    if effect == Effect.MOVE:
        return movable(s, seat) != 0
    if effect == Effect.DRAW:
        return has_room(s, seat, played) and cards_left(s) > 0
    return aim_possible(s, seat, effect, played)


@rule
def aim_possible(s: RiceWars, seat: int, effect: int, played: int) -> bool:
    if effect == Effect.SPY:
        return someone_holds_cards(s, seat)
    if effect == Effect.LURE:
        return has_room(s, seat, played) and someone_holds_cards(s, seat)
    if effect == Effect.REVOLT:
        return stragglers(s, seat) != 0
    if effect == Effect.BRIBE:
        return s.stock[seat] > 0 and bribable(s, seat) != 0
    return True


@rule
def usable(s: RiceWars, seat: int, card: int, trigger: int, played: int) -> bool:
    """A card in hand for this moment, that can be paid for and would do something."""
    if s.hand[seat][card] == 0 or s.trigger[card] != trigger or s.cost[card] > s.money[seat]:
        return False
    return possible(s, seat, s.effect[card], played)


@rule
def can_place(s: RiceWars, seat: int) -> bool:
    """A peasant on the Daimyo card, and somewhere for it to go (RW-A1)."""
    return s.ready[seat] > 0 and within_reach(s, seat) != 0


@rule
def has_room(s: RiceWars, seat: int, played: int) -> bool:
    """Is there room in the hand for another card (RW-S4)?"""
    return s.hand_size[seat] - played < s.hand_limit


@rule
def someone_holds_cards(s: RiceWars, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.hand_size[other] > 0:
            return True
    return False


@rule
def stragglers(s: RiceWars, seat: int) -> int:
    """Opponents' peasants that are not connected to their palace."""
    fields = 0
    for other in range(daimyos(s)):
        if other != seat:
            fields |= s.peasants[other] & ~s.linked[other]
    return fields


@rule
def bribable(s: RiceWars, seat: int) -> int:
    """Opponents' peasants next to an own connected one."""
    return around(s, s.linked[seat]) & others_fields(s, seat)


@rule
def movable(s: RiceWars, seat: int) -> int:
    """Own peasants that, once lifted, have another field within reach (RW-A1)."""
    free = empty(s)
    own = s.peasants[seat]
    if s.gate[seat] & free != 0:
        return own
    fields = 0
    while free != 0:
        beside = s.near[lowest_bit(free)] & own
        free = without_lowest(free)
        if beside != 0:
            # With two own peasants beside it, any of them may be lifted; a lone one not.
            fields |= own if without_lowest(beside) != 0 else own ^ beside
    return fields


# The steps


@rule
def start_effect(
    s: RiceWars, seat: int, effect: int, amount: int, discards: int, source: int
) -> None:
    s.phase = Phase.EFFECT
    s.doing = effect
    s.actor = seat
    s.left = amount
    s.done = 0
    s.stage = 0
    s.victim = NONE
    s.spot = NONE
    s.source = source
    if effect == Effect.GAIN:
        s.left = 0
        earn(s, seat, amount)
        emit(s, Event.GAINED, seat, amount)
    elif effect == Effect.LEVY:
        levy(s, seat, amount)
    elif effect == Effect.DRAFT:
        draft(s, seat, amount)
    elif effect == Effect.DRAW:
        draw_cards(s, seat, amount)
        s.left = min(discards, s.hand_size[seat])
    elif effect == Effect.BRIBE:
        s.left = 1
        s.value = amount


@rule
def levy(s: RiceWars, seat: int, amount: int) -> None:
    s.left = 0
    peasants = min(amount, free_peasants(s, seat))
    s.stock[seat] -= peasants
    s.ready[seat] += peasants
    emit(s, Event.LEVIED, seat, peasants)


@rule
def draft(s: RiceWars, seat: int, amount: int) -> None:
    s.left = 0
    for _ in range(min(amount, free_ashigaru(s, seat))):
        enlist(s, seat, Man.ASHIGARU)


@rule
def next_step(s: RiceWars) -> None:
    """Ask the actor for the next step of a quiet effect; `aims` has those aimed at someone."""
    if s.left == 0:
        end_effect(s)
    elif s.doing == Effect.DRAW:
        s.asked[s.actor] = Ask.DISCARD
    elif not possible(s, s.actor, s.doing, 0):
        end_effect(s)
    elif s.doing == Effect.REST:
        s.asked[s.actor] = Ask.REST
    elif s.doing == Effect.MOVE:
        s.asked[s.actor] = Ask.MOVE_FROM
    else:
        s.asked[s.actor] = Ask.PLACE


@rule
def end_effect(s: RiceWars) -> None:
    """The turn passes on, or the combat goes on that a response interrupted."""
    s.source = NONE
    s.victim = NONE
    s.spot = NONE
    if s.actor == s.active:
        end_turn(s)
    else:
        s.phase = Phase.COMBAT_END


@rule
def end_turn(s: RiceWars) -> None:
    s.active = next_daimyo(s, s.active)
    s.phase = Phase.TURNS


@rule
def did_one(s: RiceWars) -> None:
    s.left -= 1
    s.done += 1


@rule
def offer_stop(s: RiceWars, choices: Choices) -> None:
    """The first is a must, more are free to choose."""
    if s.done > 0:
        offer(choices, STOP)


# Placing, moving, resting, discarding


@rule
def places(s: RiceWars, seat: int, choices: Choices) -> None:
    offer_fields(choices, within_reach(s, seat))
    offer_stop(s, choices)


@rule
def place(s: RiceWars, seat: int, choice: int) -> None:
    """Place a peasant by RW-A1, from the card or, for some, from the stock."""
    if choice == STOP:
        s.left = 0
        return
    if s.doing == Effect.SETTLE:
        place_from_stock(s, seat, choice)
    else:
        place_from_card(s, seat, choice)
    did_one(s)


@rule
def movers(s: RiceWars, seat: int, choices: Choices) -> None:
    offer_fields(choices, movable(s, seat))
    offer_stop(s, choices)


@rule
def lift(s: RiceWars, seat: int, choice: int) -> None:
    if choice == STOP:
        s.left = 0
    else:
        s.spot = choice
        s.asked[seat] = Ask.MOVE_TO


@rule
def goals(s: RiceWars, seat: int, choices: Choices) -> None:
    """Fields that RW-A1 allows without the lifted peasant."""
    rest = s.peasants[seat] & ~one(s.spot)
    offer_fields(choices, (s.gate[seat] | around(s, rest)) & empty(s))


@rule
def move(s: RiceWars, seat: int, field: int) -> None:
    leave(s, seat, s.spot)
    stand(s, seat, field)
    emit(s, Event.MOVED, seat, s.spot, field)
    s.spot = NONE
    did_one(s)


@rule
def sleepers(s: RiceWars, seat: int, choices: Choices) -> None:
    if s.tired_ashigaru[seat] > 0:
        offer(choices, Man.ASHIGARU)
    if s.tired_ronin[seat] > 0:
        offer(choices, Man.RONIN)
    offer_stop(s, choices)


@rule
def rest(s: RiceWars, seat: int, choice: int) -> None:
    if choice == STOP:
        s.left = 0
        return
    wake(s, seat, choice)
    emit(s, Event.RESTED, seat, choice)
    did_one(s)


@rule
def discardable(s: RiceWars, seat: int, choices: Choices) -> None:
    offer_held(choices, s.hand[seat], KINDS, 0)
    if s.hand_size[seat] > 1:  # being spared the question would tell that all are alike
        insist(choices)


@rule
def discard_one(s: RiceWars, seat: int, card: int) -> None:
    discard(s, seat, card)
    emit(s, Event.DISCARDED, seat, card)
    did_one(s)
