"""A quick sense of who stands well in Lotus, in points.

Points in hand, the worth of powers (less the later), and for each growing flower a share
of its reward for whoever leads there and of its petals for whoever could complete it.
"""

from __future__ import annotations

from hasu.engine.play import Weights
from hasu.engine.rules import rule
from hasu.games.lotus.cards import own_cards_left, petals_needed
from hasu.games.lotus.completion import strength
from hasu.games.lotus.state import FLOWERS, POWERS, Lotus
from hasu.games.lotus.weights import Weight

DECK_AT_START = 24.0


@rule
def evaluate(s: Lotus, seat: int, w: Weights) -> float:
    if s.over == 1:
        return 1.0 * s.points[seat]
    if s.partners == 1:
        return standing(s, seat, w) + standing(s, (seat + 2) % 4, w)
    return standing(s, seat, w)


@rule
def standing(s: Lotus, seat: int, w: Weights) -> float:
    """What a player has and may expect, partners apart."""
    worth = 1.0 * s.points[seat]
    ahead = min(1.0, own_cards_left(s, seat) / DECK_AT_START)
    for power in range(POWERS):
        worth += s.power[seat][power] * w[Weight.ELDER + power] * ahead
    for flower in range(FLOWERS):
        if s.petals[flower] > 0:
            worth += prospect(s, seat, flower, w)
    return worth


@rule
def prospect(s: Lotus, seat: int, flower: int, w: Weights) -> float:
    """What a growing flower promises: near completion its reward nears, and so do others."""
    mine = strength(s, flower, seat)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strength(s, flower, other))
    grown = s.petals[flower] / petals_needed(flower)
    if mine > best:
        lead = min(1.0, w[Weight.LEAD] + w[Weight.LEAD_MORE] * (mine - best))
    elif mine == best and mine > 0:
        lead = w[Weight.TIE]
    else:
        lead = 0.0
    missing = petals_needed(flower) - s.petals[flower]
    reach = finishing_cards(s, seat, flower) >= missing
    worth = w[Weight.REWARD] * lead * grown
    if reach:
        worth += w[Weight.REACH] * s.petals[flower]
    elif missing <= 2:
        worth -= w[Weight.GIFT] * s.petals[flower]
    return worth


@rule
def finishing_cards(s: Lotus, seat: int, flower: int) -> int:
    held = 0
    for symbols in range(3):
        held += s.hand[seat][flower * 3 + symbols]
    return held


@rule
def prefer(s: Lotus, seat: int, choice: int, w: Weights) -> float:
    """Nothing in Lotus is sealed: looking ahead tells enough."""
    return 0.0
