"""What playouts learn from one another: how each choice has done so far.

A choice is remembered by who made it and what was asked, wherever in a playout it came up. Players
of later playouts add that to how a choice looks. It is forgotten after each move. In which games,
and with how many players, it is heeded, `Game.lore` says.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hasu.engine.rules import rule
from hasu.engine.state import State

SLOTS = 1 << 14  # two choices may share one, which is rare and harmless
MOST_DEEDS = 512
DOUBT = 16.0  # so many times a choice must have been made to be believed by half
TIMES, WORTH = 0, 1  # rows of the counts
DEED, DOER = 0, 1  # rows of the playout under way


class Lore(NamedTuple):
    deeds: npt.NDArray[np.float64]  # how often each was done, and what it was worth in all
    usual: npt.NDArray[np.float64]  # the same for whatever a seat does
    playout: npt.NDArray[np.int32]  # what was done in the playout under way, and by whom


def no_lore(seats: int) -> Lore:
    return Lore(
        np.zeros((2, SLOTS), np.float64),
        np.zeros((2, seats), np.float64),
        np.zeros((2, MOST_DEEDS), np.int32),
    )


def forget(lore: Lore) -> None:
    lore.deeds[:] = 0.0
    lore.usual[:] = 0.0


@rule
def deed_of(s: State, seat: int, choice: int) -> int:
    """The slot of a choice that ``seat`` could make now."""
    return (choice * 40503 + s.asked[seat] * 9770 + seat * 791) & (SLOTS - 1)


@rule
def hearsay(lore: Lore, s: State, seat: int, choice: int) -> float:
    """By how much a choice has done better than this seat usually does."""
    deed = deed_of(s, seat, choice)
    times = lore.deeds[TIMES, deed]
    if times == 0.0:
        return 0.0
    usual = lore.usual[WORTH, seat] / lore.usual[TIMES, seat]
    better: float = (lore.deeds[WORTH, deed] - times * usual) / (times + DOUBT)
    return better


@rule
def note(lore: Lore, s: State, seat: int, choice: int, done: int) -> int:
    """Note what is done now, after ``done`` others; returns how many that makes."""
    if done == MOST_DEEDS:
        return done
    lore.playout[DEED, done] = deed_of(s, seat, choice)
    lore.playout[DOER, done] = seat
    return done + 1


@rule
def remember(lore: Lore, worth: Any, done: int) -> None:
    """The playout is over: ``worth`` has what it came to, for each seat."""
    for step in range(done):
        deed, seat = lore.playout[DEED, step], lore.playout[DOER, step]
        lore.deeds[TIMES, deed] += 1.0
        lore.deeds[WORTH, deed] += worth[seat]
    for seat in range(worth.size):
        lore.usual[TIMES, seat] += 1.0
        lore.usual[WORTH, seat] += worth[seat]
