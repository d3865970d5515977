"""Lotus in the order of its rulebook: what is asked when, and who answers for it."""

from __future__ import annotations

from hasu.engine.choices import Choices
from hasu.engine.rules import rule
from hasu.games.lotus.actions import (
    action,
    actions,
    another_petal,
    another_under,
    can_act,
    guardian_places,
    more_petals,
    more_under,
    place_guardian,
)
from hasu.games.lotus.cards import determinise
from hasu.games.lotus.completion import next_owed, reward, rewards
from hasu.games.lotus.drawing import draw_from, end_turn, must_draw, sources
from hasu.games.lotus.evaluation import evaluate, prefer
from hasu.games.lotus.scoring import allied, finish
from hasu.games.lotus.setup import setup
from hasu.games.lotus.state import Ask, Lotus, Phase
from hasu.games.lotus.weights import WEIGHTS

__all__ = [
    "WEIGHTS",
    "allied",
    "apply",
    "determinise",
    "evaluate",
    "legal",
    "prefer",
    "proceed",
    "setup",
]


@rule
def proceed(s: Lotus) -> None:
    """A turn is two actions, each with the rewards it brings, then drawing up (LO-T1)."""
    if s.phase == Phase.ACTIONS:
        if s.actions_left > 0 and can_act(s):
            s.asked[s.active] = Ask.ACTION
        else:
            s.phase = Phase.DRAWING
    elif s.phase == Phase.REWARDS:
        owed = next_owed(s)
        if owed >= 0:
            s.asked[owed] = Ask.REWARD
        else:
            s.phase = Phase.ACTIONS
    elif s.phase == Phase.DRAWING:
        if must_draw(s):
            s.asked[s.active] = Ask.DRAW
        else:
            s.phase = Phase.TURN_END
    elif s.turns_left == 1:
        finish(s)
    else:
        end_turn(s)


@rule
def legal(s: Lotus, seat: int, choices: Choices) -> None:
    asked = s.asked[seat]
    if asked == Ask.ACTION:
        actions(s, seat, choices)
    elif asked == Ask.MORE_PETALS:
        more_petals(s, seat, choices)
    elif asked == Ask.MORE_UNDER:
        more_under(s, seat, choices)
    elif asked == Ask.GUARDIAN_TO:
        guardian_places(s, seat, choices)
    elif asked == Ask.REWARD:
        rewards(s, seat, choices)
    elif asked == Ask.DRAW:
        sources(s, seat, choices)


@rule
def apply(s: Lotus, seat: int, choice: int) -> None:
    asked = s.asked[seat]
    s.asked[seat] = Ask.NOTHING
    if asked == Ask.ACTION:
        action(s, seat, choice)
    elif asked == Ask.MORE_PETALS:
        another_petal(s, seat, choice)
    elif asked == Ask.MORE_UNDER:
        another_under(s, seat, choice)
    elif asked == Ask.GUARDIAN_TO:
        place_guardian(s, seat, choice)
    elif asked == Ask.REWARD:
        reward(s, seat, choice)
    elif asked == Ask.DRAW:
        draw_from(s, seat, choice)
