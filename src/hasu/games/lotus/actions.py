"""The actions of a turn: each decision's choices and, beside them, what they do."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer, offer_held, pick
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.lotus.cards import (
    card_of,
    draw_own,
    flower_of,
    out_of_hand,
    petals_needed,
    put_under,
    symbols_of,
)
from hasu.games.lotus.completion import complete_flower
from hasu.games.lotus.events import Event
from hasu.games.lotus.state import (
    ASIDE,
    CARDS,
    FLOWERS,
    GUARDIANS,
    SUPPLY,
    Ask,
    Lotus,
    Power,
)

# Choices of ACTION: play a card, put a card under, or lift a guardian from somewhere.
PLAY = 0
UNDER = CARDS
LIFT = 2 * CARDS
LIFT_FROM_SUPPLY = LIFT
LIFT_FROM_FLOWER = LIFT + 1
LIFT_ELDER = LIFT + 1 + FLOWERS
STOP = CARDS  # of MORE_PETALS and MORE_UNDER
ELDER_LIFTED = FLOWERS  # in ``lifted``, beside SUPPLY and the flowers


@rule
def can_act(s: Lotus) -> bool:
    """A card can always be played or put under; without one, only guardians move (LO-T2)."""
    return s.hand_size[s.active] > 0 or can_lift_any(s, s.active)


@rule
def actions(s: Lotus, seat: int, choices: Choices) -> None:
    offer_held(choices, s.hand[seat], CARDS, PLAY)
    for index in range(choices.count):
        offer(choices, UNDER + pick(choices, index))
    growing = flowers_growing(s)
    if growing == 0:
        return
    if s.supply[seat] > 0:
        offer(choices, LIFT_FROM_SUPPLY)
    if growing > 1 and s.supply[seat] < GUARDIANS:
        offer_held(choices, s.guardians[seat], FLOWERS, LIFT_FROM_FLOWER)
    if can_lift_elder(s, seat, growing):
        offer(choices, LIFT_ELDER)


@rule
def action(s: Lotus, seat: int, choice: int) -> None:
    s.done = 0
    if choice < UNDER:
        play_petal(s, seat, choice - PLAY)
    elif choice < LIFT:
        exchange_card(s, seat, choice - UNDER)
    else:
        lift(s, seat, choice)


@rule
def end_action(s: Lotus) -> None:
    s.actions_left -= 1


# Play petals


@rule
def play_petal(s: Lotus, seat: int, card: int) -> None:
    """Lay one petal; ask for another while the action allows one (LO-T3, LO-P3)."""
    flower = flower_of(card)
    lay(s, seat, card)
    s.flower = flower
    s.done += 1
    if s.petals[flower] == petals_needed(flower):
        end_action(s)
        complete_flower(s, flower)
    elif may_lay_another(s, seat):
        s.asked[seat] = Ask.MORE_PETALS
    else:
        end_action(s)


@rule
def lay(s: Lotus, seat: int, card: int) -> None:
    flower = flower_of(card)
    symbols = symbols_of(card)
    out_of_hand(s, seat, card)
    s.unplayed[seat][card] -= 1
    if symbols == 0:
        s.laid[flower][s.petals[flower]] = 0
        if s.surely_held[seat][flower] > 0:
            s.surely_held[seat][flower] -= 1
    else:
        s.laid[flower][s.petals[flower]] = 2 * seat + symbols
        s.symbols[seat][flower] += symbols
    s.petals[flower] += 1
    emit(s, Event.PLAYED, seat, card)


@rule
def may_lay_another(s: Lotus, seat: int) -> bool:
    """Two cards an action, or any number with infinite growth, of the same flower."""
    if s.done >= 2 and s.power[seat][Power.INFINITE_GROWTH] == 0:
        return False
    for symbols in range(3):
        if s.hand[seat][card_of(s.flower, symbols)] > 0:
            return True
    return False


@rule
def more_petals(s: Lotus, seat: int, choices: Choices) -> None:
    for symbols in range(3):
        card = card_of(s.flower, symbols)
        if s.hand[seat][card] > 0:
            offer(choices, card)
    offer(choices, STOP)


@rule
def another_petal(s: Lotus, seat: int, choice: int) -> None:
    if choice == STOP:
        end_action(s)
    else:
        play_petal(s, seat, choice)


# Exchange


@rule
def exchange_card(s: Lotus, seat: int, card: int) -> None:
    """One or two cards under the deck first, then as many from its top (LO-T5)."""
    put_under(s, seat, card)
    s.done += 1
    if s.done < 2 and s.hand_size[seat] > 0:
        s.asked[seat] = Ask.MORE_UNDER
    else:
        draw_exchanged(s, seat)


@rule
def draw_exchanged(s: Lotus, seat: int) -> None:
    for _ in range(s.done):
        draw_own(s, seat)
    end_action(s)


@rule
def more_under(s: Lotus, seat: int, choices: Choices) -> None:
    offer_held(choices, s.hand[seat], CARDS, 0)
    offer(choices, STOP)


@rule
def another_under(s: Lotus, seat: int, choice: int) -> None:
    if choice == STOP:
        draw_exchanged(s, seat)
    else:
        exchange_card(s, seat, choice)


# Move a guardian


@rule
def flowers_growing(s: Lotus) -> int:
    growing = 0
    for flower in range(FLOWERS):
        if s.petals[flower] > 0:
            growing += 1
    return growing


@rule
def can_lift_elder(s: Lotus, seat: int, growing: int) -> bool:
    """The elder needs a growing flower to go to, other than where it stands (LO-P1)."""
    at = s.elder_at[seat]
    return at != ASIDE and (growing > 1 or (at == SUPPLY and growing > 0))


@rule
def can_lift_any(s: Lotus, seat: int) -> bool:
    growing = flowers_growing(s)
    from_supply = growing > 0 and s.supply[seat] > 0
    from_flower = growing > 1 and s.supply[seat] < GUARDIANS
    return from_supply or from_flower or can_lift_elder(s, seat, growing)


@rule
def lift(s: Lotus, seat: int, choice: int) -> None:
    if choice == LIFT_FROM_SUPPLY:
        s.lifted = SUPPLY
    elif choice == LIFT_ELDER:
        s.lifted = ELDER_LIFTED
    else:
        s.lifted = choice - LIFT_FROM_FLOWER
    s.asked[seat] = Ask.GUARDIAN_TO


@rule
def lifted_from(s: Lotus, seat: int) -> int:
    if s.lifted == ELDER_LIFTED:
        return s.elder_at[seat]
    return s.lifted


@rule
def guardian_places(s: Lotus, seat: int, choices: Choices) -> None:
    """Any flower in the garden but the one it comes from (LO-T6)."""
    origin = lifted_from(s, seat)
    for flower in range(FLOWERS):
        if s.petals[flower] > 0 and flower != origin:
            offer(choices, flower)


@rule
def place_guardian(s: Lotus, seat: int, flower: int) -> None:
    origin = lifted_from(s, seat)
    if s.lifted == ELDER_LIFTED:
        s.elder_at[seat] = flower
        emit(s, Event.MOVED_ELDER, seat, origin, flower)
    else:
        if origin == SUPPLY:
            s.supply[seat] -= 1
        else:
            s.guardians[seat][origin] -= 1
        s.guardians[seat][flower] += 1
        emit(s, Event.MOVED_GUARDIAN, seat, origin, flower)
    end_action(s)
