"""A tiny game that shows what Lotus does not need: sealed, simultaneous, two-step choices.

Two seats, five rounds. In each round both secretly pick a prize (gold or silver) and then
an amount of their coins. Bids are revealed together: the higher bid on a prize wins it,
a tie is decided by a coin. Coins bid are lost. Gold counts 3, silver 2.
"""

from __future__ import annotations

import sys
from enum import IntEnum

from hasu.engine.chance import below
from hasu.engine.choices import Choices, insist, offer, offer_range
from hasu.engine.events import Events, emit, event
from hasu.engine.game import Game
from hasu.engine.options import Flag
from hasu.engine.play import Weights
from hasu.engine.rules import rule
from hasu.engine.state import SEAT, Int8, Int16, Row, State, everyone, owner, sealed

ROUNDS = 5
COINS = 20
WEIGHTS = (3.0, 1.0)
POINT = 1


class Ask(IntEnum):
    NOTHING = 0
    PRIZE = 1
    AMOUNT = 2


class Event(Events):
    ROUND = event("round")
    BID = event("seat", "prize", "amount", reveals=True)
    WON_PRIZE = event("seat", "prize")


class Bidding(State, max_seats=2):
    curious: int = everyone(Int8)  # an option: ask even when only nothing can be bid
    round: int = everyone(Int8)
    coins: Row = owner(Int16, SEAT)
    prize: Row = sealed(Int8, SEAT)
    amount: Row = sealed(Int16, SEAT)


@rule
def setup(s: Bidding) -> None:
    for seat in range(s.seats):
        s.coins[seat] = COINS


@rule
def proceed(s: Bidding) -> None:
    if s.phase == 0:
        s.round += 1
        s.phase = 1
        emit(s, Event.ROUND, s.round)
        for seat in range(s.seats):
            s.asked[seat] = Ask.PRIZE
    else:
        reveal(s)
        s.phase = 0
        if s.round == ROUNDS:
            finish(s)


@rule
def reveal(s: Bidding) -> None:
    for seat in range(s.seats):
        emit(s, Event.BID, seat, s.prize[seat], s.amount[seat])
        s.coins[seat] -= s.amount[seat]
    if s.prize[0] != s.prize[1]:
        for seat in range(s.seats):
            award(s, seat, s.prize[seat])
    elif s.amount[0] != s.amount[1]:
        award(s, 0 if s.amount[0] > s.amount[1] else 1, s.prize[0])
    else:
        award(s, below(s, 2), s.prize[0])
    for seat in range(s.seats):
        s.prize[seat] = 0
        s.amount[seat] = 0


@rule
def award(s: Bidding, seat: int, prize: int) -> None:
    s.points[seat] += 3 if prize == 0 else 2
    emit(s, Event.WON_PRIZE, seat, prize)


@rule
def finish(s: Bidding) -> None:
    most = max(s.points[0], s.points[1])
    for seat in range(s.seats):
        s.winner[seat] = 1 if s.points[seat] == most else 0
    s.over = 1


@rule
def legal(s: Bidding, seat: int, choices: Choices) -> None:
    if s.asked[seat] == Ask.PRIZE:
        offer(choices, 0)
        offer(choices, 1)
    else:
        offer_range(choices, 0, s.coins[seat])
        if s.curious == 1:
            insist(choices)


@rule
def apply(s: Bidding, seat: int, choice: int) -> None:
    if s.asked[seat] == Ask.PRIZE:
        s.prize[seat] = choice
        s.asked[seat] = Ask.AMOUNT
    else:
        s.amount[seat] = choice
        s.asked[seat] = Ask.NOTHING


@rule
def determinise(s: Bidding, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.coins[other] = below(s, COINS + 1)
            s.prize[other] = 0
            s.amount[other] = 0


@rule
def evaluate(s: Bidding, seat: int, w: Weights) -> float:
    return w[POINT] * s.points[seat]


@rule
def prefer(s: Bidding, seat: int, choice: int, w: Weights) -> float:
    return 0.0


GAME = Game(
    name="bidding",
    version=1,
    state=Bidding,
    seats=(2,),
    sequence=sys.modules[__name__],
    events=Event,
    asks=Ask,
    labels="tests.bidding_labels",
    designers=(),
    minutes=(1, 1),
    options=(Flag("curious"),),
    sealed=frozenset({Ask.PRIZE, Ask.AMOUNT}),
)
