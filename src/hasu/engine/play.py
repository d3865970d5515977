"""How any game goes on: ask, apply, proceed, until the next real decision.

The verbs of a game (``setup``, ``proceed``, ``legal``, ``apply``, ``determinise``,
``evaluate``, ``prefer`` and, if some play together, ``allied``) are found by the type of its
state: here by the class, in compiled code by the record type
(`hasu.engine.compiled`). Everything generic is written once on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hasu.engine.chance import MASK, STRIDE, bounded, scramble
from hasu.engine.choices import Choices, clear, pick
from hasu.engine.rules import rule
from hasu.engine.state import State

NOBODY_ASKED = -1
STOPPED, FORCED, CHOSEN = 0, 1, 2  # what a random step did
Weights = Sequence[float]
SPREAD = 0
"""The first weight of every game: a lead of so many points makes a win likely (about 3 to 1)."""
VERBS = ("setup", "proceed", "legal", "apply", "determinise", "evaluate", "prefer", "allied")
verbs_of: dict[type[State], Any] = {}
"""The module with the verbs for each state class; filled by the registry."""


def setup(s: State) -> None:
    """Lay out the game: ``s`` holds only seats, options, printed facts and chance."""
    verbs_of[type(s)].setup(s)


def proceed(s: State) -> None:
    """Make one move of the sequence of play; called while nobody is asked anything."""
    verbs_of[type(s)].proceed(s)


def legal(s: State, seat: int, choices: Choices) -> None:
    """Offer what ``seat`` may choose in the decision it is asked."""
    verbs_of[type(s)].legal(s, seat, choices)


def apply(s: State, seat: int, choice: int) -> None:
    """Carry out a legal choice."""
    verbs_of[type(s)].apply(s, seat, choice)


def determinise(s: State, seat: int) -> None:
    """Fill in what ``seat`` cannot see, at random, consistent with its view ``s``."""
    verbs_of[type(s)].determinise(s, seat)


def evaluate(s: State, seat: int, w: Weights) -> float:
    """How good the position looks for ``seat``, in points; quick and rough."""
    return float(verbs_of[type(s)].evaluate(s, seat, w))


def prefer(s: State, seat: int, choice: int, w: Weights) -> float:
    """A leaning towards a choice, in points, where looking ahead tells nothing."""
    return float(verbs_of[type(s)].prefer(s, seat, choice, w))


def allied(s: State, seat: int, other: int) -> bool:
    """Do two different seats play together, to win or lose as one?"""
    return bool(verb_of(verbs_of[type(s)], "allied")(s, seat, other))


def sides(s: State) -> tuple[tuple[int, ...], ...]:
    """The seats by who wins or loses together; most often each by itself."""
    seats = range(s.seats)
    found = (tuple(o for o in seats if o == seat or allied(s, seat, o)) for seat in seats)
    return tuple(dict.fromkeys(found))


@rule
def all_alone(s: State, seat: int, other: int) -> bool:
    """``allied`` of a game in which everybody plays alone."""
    return False


def verb_of(sequence: Any, verb: str) -> Any:
    """A verb of a game; only ``allied`` may be left out."""
    return getattr(sequence, verb, all_alone if verb == "allied" else None)


def weights_of(s: State) -> Weights:
    """What the evaluation of a game weighs: handed to the rules, so that it can be tuned."""
    weights: Weights = verbs_of[type(s)].WEIGHTS
    return weights


def offered(s: State, seat: int) -> Choices:
    """What a seat that is asked something may choose."""
    choices = Choices()
    clear(choices)
    legal(s, seat, choices)
    return choices


@rule
def clockwise(s: State, seat: int) -> int:
    """The next seat in turn order."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def first_asked(s: State) -> int:
    """The first seat that is asked something, or ``NOBODY_ASKED``."""
    for seat in range(s.seats):
        if s.asked[seat] != 0:
            return seat
    return NOBODY_ASKED


@rule
def ask(s: State, choices: Choices) -> int:
    """Proceed until a seat is asked; returns it and leaves its choices.

    Returns ``NOBODY_ASKED`` when the game is over.
    """
    while s.over == 0:
        seat = first_asked(s)
        if seat != NOBODY_ASKED:
            clear(choices)
            legal(s, seat, choices)
            return seat
        proceed(s)
    return NOBODY_ASKED


@rule
def forced(s: State, choices: Choices) -> bool:
    """Is there nothing to choose? ``s.teach`` asks all the same, for learners."""
    return choices.count == 1 and choices.insist == 0 and s.teach == 0


@rule
def settle(s: State, choices: Choices) -> int:
    """Advance to the next real decision, making forced choices on the way.

    Returns its seat and leaves its choices, or ``NOBODY_ASKED`` when the game is over.
    """
    seat = ask(s, choices)
    while seat != NOBODY_ASKED and forced(s, choices):
        apply(s, seat, pick(choices, 0))
        seat = ask(s, choices)
    return seat


@rule
def begin(s: State, choices: Choices) -> int:
    """Set up and go to the first decision."""
    setup(s)
    return settle(s, choices)


@rule
def take(s: State, choices: Choices, seat: int, choice: int) -> int:
    """Apply one choice and go to the next decision."""
    apply(s, seat, choice)
    return settle(s, choices)


@rule
def random_step(s: State, choices: Choices, luck: int, may_choose: bool) -> int:
    """One choice, forced or at random; tells which, or ``STOPPED`` before a decision."""
    seat = ask(s, choices)
    if seat == NOBODY_ASKED:
        return STOPPED
    step, index = FORCED, 0
    if not forced(s, choices):
        if not may_choose:
            return STOPPED
        step, index = CHOSEN, bounded(scramble(luck), choices.count)
    apply(s, seat, pick(choices, index))
    return step


@rule
def roam(s: State, choices: Choices, luck: int, limit: int) -> int:
    """Play at most ``limit`` random decisions; returns how many were made.

    ``luck`` is the players' own generator, apart from the game's, so that a choice never
    changes what would have been dealt.
    """
    made, step = 0, FORCED
    while step != STOPPED:
        next_luck = (luck + STRIDE) & MASK
        step = random_step(s, choices, next_luck, made < limit)
        if step == CHOSEN:
            luck = next_luck
            made += 1
    return made
