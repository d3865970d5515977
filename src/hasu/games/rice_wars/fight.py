"""What combats and duels share: cards face down, services, revealing, paying for cards.

Side 0 attacks or challenges, side 1 defends.
"""

from __future__ import annotations

from hasu.engine.choices import Choices, insist, offer, offer_held, offer_range
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.cards import cards_left, forget, lay_down, top_card
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import is_neutral
from hasu.games.rice_wars.means import pay, purse_is_open
from hasu.games.rice_wars.services import has_service, use_service
from hasu.games.rice_wars.state import (
    KINDS,
    NONE,
    SLOTS,
    Ask,
    Effect,
    Man,
    Phase,
    RiceWars,
    Trigger,
)

# Choices of SUPPORT
DECLINE = 0
SERVE = 1  # + slot
LAY = SERVE + SLOTS  # + card


@rule
def start_support(s: RiceWars) -> None:
    s.phase = Phase.SUPPORT
    s.side = 0
    s.declined = 0
    s.ahead = NONE


@rule
def next_support(s: RiceWars) -> None:
    """One card or service at a time, until both decline in a row (RW-C4, RW-D3)."""
    if s.declined == 2:
        reveal(s, 0)
        reveal(s, 1)
        s.cursor = 0
        s.phase = Phase.PAYING
    elif is_neutral(s, s.fighter[s.side]):
        decline(s)
    else:
        s.asked[s.fighter[s.side]] = Ask.SUPPORT


@rule
def decline(s: RiceWars) -> None:
    s.declined += 1
    s.side = 1 - s.side


@rule
def fits(s: RiceWars, seat: int, slot: int) -> bool:
    """A service for this fight; the spear master needs an own ashigaru in it."""
    if s.dueling == 1:
        return has_service(s, seat, slot, Trigger.DUEL)
    if not has_service(s, seat, slot, Trigger.COMBAT):
        return False
    spear = s.service_effect[s.advisor[slot]] == Effect.SPEAR
    return not spear or s.sent[s.side][Man.ASHIGARU] > 0


@rule
def supports(s: RiceWars, seat: int, choices: Choices) -> None:
    offer(choices, DECLINE)
    for slot in range(SLOTS):
        if fits(s, seat, slot):
            offer(choices, SERVE + slot)
    offer_held(choices, s.hand[seat], KINDS, LAY)


@rule
def support(s: RiceWars, seat: int, choice: int) -> None:
    if choice == DECLINE:
        emit(s, Event.DECLINED, seat)
        decline(s)
        return
    if choice >= LAY:
        lay_down(s, seat, choice - LAY)
    else:
        fight_service(s, seat, choice - SERVE)
    s.declined = 0
    s.side = 1 - s.side


@rule
def fight_service(s: RiceWars, seat: int, slot: int) -> None:
    use_service(s, seat, slot)
    advisor = s.advisor[slot]
    amount = s.service_amount[advisor]
    if s.service_effect[advisor] == Effect.HIRELING:
        s.blind[s.side] += amount
        emit(s, Event.HIRED, seat, advisor, amount)
    else:
        s.strength[s.side] += amount
        emit(s, Event.STRENGTHENED, seat, advisor, amount, s.strength[s.side])


@rule
def reveal(s: RiceWars, side: int) -> None:
    """Turn over the cards of one side and add their bonuses (RW-C4)."""
    daimyo = s.fighter[side]
    for card in range(KINDS):
        for _ in range(s.down[daimyo][card]):
            s.down[daimyo][card] -= 1
            s.down_size[daimyo] -= 1
            s.shown[side][card] += 1
            forget(s, daimyo, card)
            s.strength[side] += s.bonus[card]
            emit(s, Event.REVEALED, daimyo, card, s.bonus[card], s.strength[side])
    for _ in range(s.blind[side]):
        s.blind[side] -= 1
        if cards_left(s) > 0:
            turn_up(s, side)


@rule
def turn_up(s: RiceWars, side: int) -> None:
    """A card straight from the deck: its bonus counts, its rule does not."""
    card = top_card(s)
    s.turned[card] += 1
    s.strength[side] += s.bonus[card]
    emit(s, Event.TURNED_UP, s.fighter[side], card, s.bonus[card], s.strength[side])


# Paying for the rules of revealed cards


@rule
def ask_to_pay(s: RiceWars, trigger: int) -> bool:
    """Ask about the next revealed card with this trigger, attacker first; False: no more."""
    while s.cursor < 2 * KINDS:
        side = s.cursor // KINDS
        card = s.cursor % KINDS
        if s.shown[side][card] > 0 and s.trigger[card] == trigger:
            s.asked[s.fighter[side]] = Ask.PAY
            return True
        s.cursor += 1
    return False


@rule
def payments(s: RiceWars, seat: int, choices: Choices) -> None:
    """For how many of the revealed copies; a tie needs only one."""
    card = s.cursor % KINDS
    most = s.shown[s.cursor // KINDS][card]
    if s.trigger[card] == Trigger.TIE:
        most = 1
    while most * s.cost[card] > s.money[seat]:
        most -= 1
    offer_range(choices, 0, most)
    if not purse_is_open(s, seat):
        insist(choices)


@rule
def pay_for_card(s: RiceWars, seat: int, copies: int) -> None:
    side = s.cursor // KINDS
    card = s.cursor % KINDS
    s.cursor += 1
    if copies == 0:
        return
    cost = copies * s.cost[card]
    pay(s, seat, cost)
    if s.trigger[card] == Trigger.TIE:
        s.ahead = side
        emit(s, Event.PAID_TIE, seat, card, cost)
    else:
        bonus = copies * s.amount[card]
        s.strength[side] += bonus
        emit(s, Event.PAID_CARD, seat, card, cost, bonus, s.strength[side])


@rule
def clear_cards(s: RiceWars) -> None:
    """Used cards are discarded (RW-C7)."""
    for card in range(KINDS):
        s.pile[card] += s.shown[0][card] + s.shown[1][card] + s.turned[card]
        s.shown[0][card] = 0
        s.shown[1][card] = 0
        s.turned[card] = 0
