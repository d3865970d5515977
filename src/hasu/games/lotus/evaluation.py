"""A quick sense of who stands well in Lotus, in points.

Points in hand, the worth of powers (less the later), and for each growing flower a share
of its reward for whoever leads there and of its petals for whoever could complete it.
"""

from __future__ import annotations

from hasu.engine.rules import rule
from hasu.games.lotus.cards import own_cards_left, petals_needed
from hasu.games.lotus.completion import strength
from hasu.games.lotus.state import FLOWERS, POWERS, Lotus

POWER_WORTH = (4.0, 5.0, 6.0)
REWARD_WORTH = 5.0
DECK_AT_START = 24.0


@rule
def evaluate(s: Lotus, seat: int) -> float:
    worth = 1.0 * s.points[seat]
    ahead = min(1.0, own_cards_left(s, seat) / DECK_AT_START)
    for power in range(POWERS):
        worth += s.power[seat][power] * POWER_WORTH[power] * ahead
    for flower in range(FLOWERS):
        if s.petals[flower] > 0:
            worth += prospect(s, seat, flower)
    return worth


@rule
def prospect(s: Lotus, seat: int, flower: int) -> float:
    """What a growing flower promises: near completion its reward nears, and so do others."""
    mine = strength(s, flower, seat)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strength(s, flower, other))
    grown = s.petals[flower] / petals_needed(flower)
    if mine > best:
        lead = min(1.0, 0.5 + 0.25 * (mine - best))
    elif mine == best and mine > 0:
        lead = 0.4
    else:
        lead = 0.0
    missing = petals_needed(flower) - s.petals[flower]
    reach = finishing_cards(s, seat, flower) >= missing
    gift = -0.6 * s.petals[flower] if missing <= 2 and not reach else 0.0
    return REWARD_WORTH * lead * grown + (0.5 * s.petals[flower] if reach else gift)


@rule
def finishing_cards(s: Lotus, seat: int, flower: int) -> int:
    held = 0
    for symbols in range(3):
        held += s.hand[seat][flower * 3 + symbols]
    return held


@rule
def prefer(s: Lotus, seat: int, choice: int) -> float:
    """Nothing in Lotus is sealed: looking ahead tells enough."""
    return 0.0
