"""Two tiny games with known solutions, to hold the search against.

*Pebbles*: two seats take one to three from a pile in turn; whoever takes the last wins. The
winning move leaves a multiple of four.

*Pennies*: one sealed choice each, heads or tails. Seat 0 wins if both show heads, seat 1 if
they differ; if both show tails a coin decides. In equilibrium both show heads one time in
three, and seat 0 wins one time in three.
"""

from __future__ import annotations

import sys
from enum import IntEnum
from types import ModuleType, SimpleNamespace
from typing import cast

from hasu.engine.chance import below
from hasu.engine.choices import Choices, offer, offer_range
from hasu.engine.events import Events, event
from hasu.engine.game import Game
from hasu.engine.play import Weights
from hasu.engine.rules import rule
from hasu.engine.state import SEAT, Int8, Int16, Row, State, everyone, nobody, owner, sealed

WEIGHTS = (1.0,)
HEADS, TAILS = 0, 1


class Ask(IntEnum):
    NOTHING = 0
    CHOOSE = 1


class Event(Events):
    MOVED = event("seat")


class Pebbles(State, max_seats=2):
    pile: int = everyone(Int16)
    active: int = everyone(Int8)
    secret: Row = owner(Int8, SEAT)  # of no use, and nobody else's business
    buried: int = nobody(Int8)


@rule
def pebbles_setup(s: Pebbles) -> None:
    s.pile = 10


@rule
def pebbles_proceed(s: Pebbles) -> None:
    if s.pile == 0:
        s.winner[1 - s.active] = 1
        s.points[1 - s.active] = 1
        s.over = 1
    else:
        s.asked[s.active] = Ask.CHOOSE


@rule
def pebbles_legal(s: Pebbles, seat: int, choices: Choices) -> None:
    offer_range(choices, 1, min(3, s.pile))


@rule
def pebbles_apply(s: Pebbles, seat: int, choice: int) -> None:
    s.asked[seat] = Ask.NOTHING
    s.pile -= choice
    s.active = 1 - seat


@rule
def pebbles_determinise(s: Pebbles, seat: int) -> None:
    s.secret[1 - seat] = below(s, 9)
    s.buried = below(s, 9)


@rule
def no_idea(s: State, seat: int, w: Weights) -> float:
    return 0.0 * w[0]


@rule
def no_leaning(s: State, seat: int, choice: int, w: Weights) -> float:
    return 0.0 * w[0]


class Pennies(State, max_seats=2):
    shown: Row = everyone(Int8, SEAT)
    penny: Row = sealed(Int8, SEAT)


@rule
def pennies_setup(s: Pennies) -> None:
    s.phase = 0


@rule
def pennies_proceed(s: Pennies) -> None:
    if s.phase == 0:
        s.phase = 1
        s.asked[0] = Ask.CHOOSE
        s.asked[1] = Ask.CHOOSE
    else:
        s.shown[0] = s.penny[0]
        s.shown[1] = s.penny[1]
        best = 1
        if s.shown[0] == s.shown[1]:
            best = 0 if s.shown[0] == HEADS else below(s, 2)
        s.winner[best] = 1
        s.points[best] = 1
        s.over = 1


@rule
def pennies_legal(s: Pennies, seat: int, choices: Choices) -> None:
    offer(choices, HEADS)
    offer(choices, TAILS)


@rule
def pennies_apply(s: Pennies, seat: int, choice: int) -> None:
    s.penny[seat] = choice
    s.asked[seat] = Ask.NOTHING


@rule
def pennies_determinise(s: Pennies, seat: int) -> None:
    s.penny[1 - seat] = 0


def _game(name: str, state: type[State], is_sealed: bool) -> Game:
    here = sys.modules[__name__]
    verbs = {
        verb: getattr(here, f"{name}_{verb}")
        for verb in ("setup", "proceed", "legal", "apply", "determinise")
    }
    sequence = SimpleNamespace(
        __name__=f"tests.{name}",
        WEIGHTS=WEIGHTS,
        evaluate=no_idea,
        prefer=no_leaning,
        **verbs,
    )
    return Game(
        name=name,
        version=1,
        state=state,
        seats=(2,),
        sequence=cast(ModuleType, sequence),
        events=Event,
        asks=Ask,
        labels="tests.bidding_labels",
        designers=(),
        minutes=(1, 1),
        sealed=frozenset({Ask.CHOOSE}) if is_sealed else frozenset(),
    )


PEBBLES = _game("pebbles", Pebbles, is_sealed=False)
PENNIES = _game("pennies", Pennies, is_sealed=True)
