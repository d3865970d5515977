"""``determinise``: fill in what a seat cannot see, as it could well be."""

from __future__ import annotations

from hasu.engine.chance import below
from hasu.engine.rules import rule
from hasu.games.rice_wars.aims import LOOKING
from hasu.games.rice_wars.cards import deal_unseen, learn_hand
from hasu.games.rice_wars.state import MOST_SEATS, Ask, Effect, Phase, RiceWars


@rule
def determinise(s: RiceWars, seat: int) -> None:
    """Unseen cards and plausible purses and bids (``s`` is a view of ``seat``)."""
    deal_unseen(s, seat)
    for other in range(MOST_SEATS):
        if other != seat:
            imagine_money(s, other)
    looking = s.phase == Phase.EFFECT and s.doing == Effect.SPY and s.stage == LOOKING
    if looking and s.actor != seat:
        learn_hand(s, s.actor, s.victim)


@rule
def imagine_money(s: RiceWars, other: int) -> None:
    s.money[other] = s.least[other] + below(s, s.most[other] - s.least[other] + 1)
    s.bid[other] = 0
    has_bid = s.bidding[other] == 1 and s.asked[other] != Ask.BID
    if has_bid:
        s.bid[other] = below(s, s.money[other] + 1)
