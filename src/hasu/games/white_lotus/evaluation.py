"""A quick sense of who stands well in White Lotus, in points.

A building is worth what it will score and what it brings until then; a claim is worth a
share of that; points in hand are worth a little. Sealed choices show nothing to someone
who looks ahead, so `prefer` carries the feeling for them: fight for what is dear, aim at
the strong, stand with the stronger side, and spend no more than it takes.
"""

from __future__ import annotations

from hasu.engine.play import Weights
from hasu.engine.rules import rule
from hasu.games.white_lotus.control import claimants
from hasu.games.white_lotus.placing import DRAW
from hasu.games.white_lotus.provinces import holds, palaces, size_of
from hasu.games.white_lotus.rebellion import LEAD, villages
from hasu.games.white_lotus.state import (
    BUILDINGS,
    DRAGON_POINTS,
    PROVINCES,
    Ask,
    Phase,
    Side,
    WhiteLotus,
)
from hasu.games.white_lotus.treasury import least_combat, most_combat
from hasu.games.white_lotus.weights import Weight


@rule
def evaluate(s: WhiteLotus, seat: int, w: Weights) -> float:
    worth = 1.0 * s.chips[seat] + DRAGON_POINTS * size_of(s.lands[seat] & s.dragons)
    for building in range(BUILDINGS):
        worth += w[Weight.VILLAGE + building] * s.owned[seat][building]
    worth += w[Weight.INFLUENCE] * s.influence[seat] + w[Weight.COMBAT] * s.combat[seat]
    if s.emperor == seat:
        worth += w[Weight.THRONE]
    if s.claims[seat] != 0:
        worth += claims_worth(s, seat, w)
    return worth


@rule
def province_worth(s: WhiteLotus, seat: int, province: int, w: Weights) -> float:
    worth = w[Weight.VILLAGE + s.building[province]]
    if holds(s.dragons, province):
        worth += DRAGON_POINTS
    return worth + w[Weight.NEIGHBOUR] * size_of(s.near[province] & s.lands[seat])


@rule
def claims_worth(s: WhiteLotus, seat: int, w: Weights) -> float:
    """An equal share in each claimed province."""
    worth = 0.0
    for province in range(PROVINCES):
        if holds(s.claims[seat], province):
            rivals = claimants(s, province) - 1
            share = 1.0 / (1 + rivals)
            if rivals == 0 and s.phase == Phase.CLAIMS:
                share = w[Weight.ALONE]
            worth += share * province_worth(s, seat, province, w)
    return worth


@rule
def prefer(s: WhiteLotus, seat: int, choice: int, w: Weights) -> float:
    asked = s.asked[seat]
    if asked == Ask.AMOUNT:
        return -0.06 * abs(choice - fair_bid(s, seat, w))
    if asked == Ask.TARGET:
        return 0.03 * s.wealth[choice] + 0.1 * s.points[choice]
    if asked == Ask.LEAD:
        return 0.4 * (hope(s, seat) - 1.0) if choice == LEAD else 0.0
    if asked == Ask.SIDE:
        return 0.2 * lead_of(s, seat, choice)
    if asked == Ask.COMMIT:
        return -0.1 * abs(choice - fair_commitment(s, seat))
    if asked == Ask.PALACES:
        return -0.1 * abs(2 * choice - palaces(s, seat))
    if asked == Ask.PLACE:
        return 0.1 * size_of(s.near[choice] & s.lands[seat]) * w[Weight.VILLAGE + s.tile]
    if asked == Ask.MORE:
        return 0.2 if choice == DRAW else 0.0
    if asked == Ask.ANSWER:
        return -0.15 * choice  # a trade should be worth something: the other wanted it too
    if asked >= Ask.APPROACH:
        return -100.0 * choice  # so bots hardly ever make offers of their own
    return 0.0


@rule
def fair_bid(s: WhiteLotus, seat: int, w: Weights) -> float:
    """A share of the influence after the province's share in all that is still fought over."""
    all_worth = 0.0
    for province in range(PROVINCES):
        if holds(s.claims[seat], province):
            all_worth += province_worth(s, seat, province, w)
    part = province_worth(s, seat, s.province, w) / all_worth
    several = claimants(s, s.province) > 2
    bid = (0.5 if several else 0.95) * part * s.influence[seat]
    ceiling = 0.0
    for other in range(s.seats):
        if other != seat and holds(s.claims[other], s.province):
            ceiling = max(ceiling, 1.0 * s.most[other])
    return min(bid, ceiling + (0.0 if seat == s.emperor else 1.0))


@rule
def likely_combat(s: WhiteLotus, seat: int) -> float:
    """What a player may throw in: about half of what can be known to be there."""
    return 0.25 * (least_combat(s, seat) + most_combat(s, seat))


@rule
def hope(s: WhiteLotus, seat: int) -> float:
    """How far a rebellion under ``seat`` would be ahead with all own points."""
    force = villages(s, seat) + 0.8 * s.combat[seat]
    return force - 2 * palaces(s, s.emperor) - 1.3 * likely_combat(s, s.emperor)


@rule
def lead_of(s: WhiteLotus, seat: int, side: int) -> float:
    """How far a side seems ahead without the points of ``seat``."""
    loyal = 2.0 * palaces(s, s.emperor)
    rebel = 1.0 * villages(s, s.leader)
    for other in range(s.seats):
        if other != seat:
            if s.joined[other] == Side.EMPEROR:
                loyal += likely_combat(s, other)
            elif s.joined[other] == Side.REBELS:
                rebel += likely_combat(s, other)
    return loyal - rebel if side == Side.EMPEROR else rebel - loyal


@rule
def fair_commitment(s: WhiteLotus, seat: int) -> float:
    """Enough to win with a margin; nothing where nothing helps."""
    side = s.joined[seat]
    if side == Side.UNKNOWN:
        side = s.side[seat]
    lead = lead_of(s, seat, side)
    if lead + s.combat[seat] < -3.0:
        return 0.0
    leads = seat in (s.emperor, s.leader)
    margin = 4.0 if leads else 2.0
    return min(1.0 * s.combat[seat], max(0.0, margin - lead))
