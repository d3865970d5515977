"""A quick sense of who stands well in Rice Wars, in peasants on fields.

Peasants count in full; what brings more of them (income, men, cards, services, money)
counts by the rounds that are left to use it. A fight under way counts by its odds.
"""

from __future__ import annotations

from hasu.engine.bits import count_bits
from hasu.engine.play import Weights
from hasu.engine.rules import rule
from hasu.games.rice_wars.duel import ACCEPT, GIVEN, LOST
from hasu.games.rice_wars.land import holds, within_reach
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
from hasu.games.rice_wars.weights import Weight


@rule
def rounds_left(s: RiceWars) -> int:
    return s.rounds - max(s.round, 1)


@rule
def evaluate(s: RiceWars, seat: int, w: Weights) -> float:
    left = rounds_left(s)
    worth = 1.0 * s.points[seat] + w[Weight.LINK] * left * income_worth(s, seat)
    worth += s.money[seat] * (w[Weight.RYO] if left > 0 else w[Weight.LATE_RYO])
    worth += men_worth(s, seat, left, w) + card_worth(s, seat, left, w)
    if s.round > 0:
        worth += w[Weight.ROOM] * min(8, count_bits(within_reach(s, seat)))
    if Phase.DEFENCE <= s.phase <= Phase.PAYING:
        worth += fight_worth(s, seat, w)
    elif s.phase == Phase.TURNS and s.asked[s.fighter[1]] == Ask.ACCEPT:
        worth += challenge_worth(s, seat)
    return worth


@rule
def income_worth(s: RiceWars, seat: int) -> int:
    sacred = s.sacred_income - 1 if holds(s.linked[seat], s.sacred) else 0
    return count_bits(s.linked[seat]) + sacred


@rule
def men_worth(s: RiceWars, seat: int, left: int, w: Weights) -> float:
    """Active men can still fight this round; at the end the others are worth nothing."""
    acting = 1.0 if s.passes[seat] > 0 or left > 0 else 0.3
    tired = w[Weight.TIRED] if left > 0 else 0.0
    soldiers = s.ashigaru[seat] + tired * s.tired_ashigaru[seat]
    swordsmen = s.ronin[seat] + tired * s.tired_ronin[seat]
    ready = w[Weight.READY] * min(s.ready[seat], 4)
    if s.phase >= Phase.TURNS and left > 0 and s.passes[seat] == 0:
        ready *= 0.8
    return acting * (ready + w[Weight.SOLDIER] * soldiers + w[Weight.RONIN] * swordsmen)


@rule
def card_worth(s: RiceWars, seat: int, left: int, w: Weights) -> float:
    worth = 0.0
    for card in range(KINDS):
        if s.hand[seat][card] > 0:
            worth += s.hand[seat][card] * (w[Weight.CARD] + w[Weight.BONUS] * s.bonus[card])
    for slot in range(SLOTS):
        worth += w[Weight.SERVICE] * s.service[seat][slot]
    return worth if left > 0 or s.passes[seat] > 0 else 0.5 * worth


# Fights


@rule
def hidden_strength(s: RiceWars, side: int, w: Weights) -> float:
    """Face-down cards as ``s`` has them: real for the own seat, imagined for the other."""
    strength = w[Weight.UNSEEN_BONUS] * s.blind[side]
    for card in range(KINDS):
        strength += s.down[s.fighter[side]][card] * s.bonus[card]
    return strength


@rule
def defence(s: RiceWars, w: Weights) -> float:
    """The defender's strength; before the men are chosen, about half of those who could."""
    if s.phase != Phase.DEFENCE:
        return s.strength[1] + hidden_strength(s, 1, w)
    seat = s.fighter[1]
    soldiers = s.ashigaru[seat] * s.might[Man.ASHIGARU] + s.ronin[seat] * s.might[Man.RONIN]
    return s.might[Man.PEASANT] + 0.5 * soldiers


@rule
def odds(s: RiceWars, w: Weights) -> float:
    """How likely the attacker wins, by strength so far and cards still in hand."""
    lead = s.strength[0] + hidden_strength(s, 0, w) - defence(s, w)
    hands = min(s.hand_size[s.fighter[0]], 3) - min(s.hand_size[s.fighter[1]], 3)
    lead += 0.3 * hands
    return min(0.97, max(0.03, 0.5 + w[Weight.ODDS] * lead))


@rule
def fight_worth(s: RiceWars, seat: int, w: Weights) -> float:
    """What the fight promises to one of its two sides, in peasants."""
    if seat == s.fighter[0]:
        return odds(s, w) * prize(s)
    if seat == s.fighter[1]:
        return -odds(s, w) * loss(s)
    return 0.0


@rule
def challenge_worth(s: RiceWars, seat: int) -> float:
    """A challenge costs its target two peasants, or the risk of four."""
    stake = 1.0 * min(GIVEN, s.points[s.fighter[1]])
    if seat == s.fighter[0]:
        return 0.8 * stake
    return -stake if seat == s.fighter[1] else 0.0


@rule
def prize(s: RiceWars) -> float:
    if s.dueling == 1:
        return 1.0
    return 1.3 if s.sent[0][Man.RONIN] > 0 else 0.6


@rule
def loss(s: RiceWars) -> float:
    if s.dueling == 1:
        return 1.0 * min(LOST, s.points[s.fighter[1]])
    return 1.2


# Leanings where looking ahead tells nothing


@rule
def prefer(s: RiceWars, seat: int, choice: int, w: Weights) -> float:
    asked = s.asked[seat]
    if asked == Ask.BID:
        return -0.1 * abs(choice - fair_bid(s, seat))
    if asked in (Ask.PALACE, Ask.MOVE_PALACE):
        return palace_leaning(s, choice)
    if asked == Ask.ACCEPT:
        return duel_leaning(s, seat, choice, w)
    if asked == Ask.PLACE:
        return field_leaning(s, seat, choice)
    return 0.0


@rule
def fair_bid(s: RiceWars, seat: int) -> int:
    """A quarter of the purse for a useful advisor, less for one that needs a fight."""
    advisor = s.advisor[s.slot]
    effect = s.service_effect[advisor]
    bid = 1
    if effect in (Effect.GAIN, Effect.SETTLE, Effect.SPEAR):
        bid = 2
    if s.service_trigger[advisor] == Trigger.COMBAT and s.ashigaru[seat] + s.ronin[seat] == 0:
        bid = 0
    if s.service_trigger[advisor] == Trigger.DUEL and s.ronin[seat] == 0:
        bid = 0
    return min(bid, s.money[seat])


@rule
def palace_leaning(s: RiceWars, space: int) -> float:
    """Spaces that touch two fields, far from other palaces."""
    if space >= s.spaces:
        return 0.45
    leaning = 0.0
    for place in range(2):
        if s.touches[space][place] != NONE:
            leaning += 0.25
    nearest = s.spaces
    for other in range(s.seats):
        if s.palace[other] != NONE:
            apart = abs(space - s.palace[other])
            nearest = min(nearest, apart, s.spaces - apart)
    return leaning + 0.05 * min(nearest, 6)


@rule
def duel_leaning(s: RiceWars, seat: int, choice: int, w: Weights) -> float:
    """Fight with the better cards, give in with the worse."""
    if choice != ACCEPT:
        return 0.0
    mine = 0
    for card in range(KINDS):
        mine += s.hand[seat][card] * s.bonus[card]
    theirs = w[Weight.UNSEEN_BONUS] * s.hand_size[s.fighter[0]]
    at_stake = 1.0 * min(LOST, s.points[seat]) - min(GIVEN, s.points[seat])
    return 0.6 * (mine - theirs) - 0.2 * at_stake


@rule
def field_leaning(s: RiceWars, seat: int, field: int) -> float:
    """The sacred field, then whatever opens new fields."""
    if field >= s.fields:
        return -0.1
    sacred = 0.3 if field == s.sacred and rounds_left(s) > 0 else 0.0
    return sacred + 0.02 * count_bits(s.near[field] & ~s.peasants[seat])
