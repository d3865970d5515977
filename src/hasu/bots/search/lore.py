"""What playouts learn from one another: how each choice has done so far.

A choice is remembered by who made it and what was asked, wherever in a playout it came up. Players
of later playouts add that to how a choice looks. It is forgotten after each move. In which games,
and with how many players, it is heeded, `Game.lore` says.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.engine.rules import rule
from hasu.engine.state import State

SLOTS = 1 << 14  # two choices may share one, which is rare and harmless
MOST_DEEDS = 512
DOUBT = 16.0  # so many times a choice must have been made to be believed by half
TIMES, WORTH = 0, 1  # rows of the counts
DEED, DOER = 0, 1  # rows of the playout under way


def no_lore(seats: int) -> npt.NDArray[np.void]:
    """One record: rules are handed an address, not four arrays for every choice they try."""
    fields = [
        ("deeds", "f8", (2, SLOTS)),  # how often each was done, and what it was worth in all
        ("usual", "f8", (2, seats)),  # the same for whatever a seat does
        ("playout", "i4", (2, MOST_DEEDS)),  # what was done in the playout under way, and by whom
        ("length", "i8", ()),  # of that playout, so far
    ]
    return np.zeros(1, np.dtype(fields, align=True))


def forget(lore: npt.NDArray[np.void]) -> None:
    lore["deeds"] = 0.0
    lore["usual"] = 0.0


@rule
def deed_of(s: State, seat: int, choice: int) -> int:
    """The slot of a choice that ``seat`` could make now."""
    return (choice * 40503 + s.asked[seat] * 9770 + seat * 791) & (SLOTS - 1)


@rule
def hearsay(lore: Any, s: State, seat: int, choice: int) -> float:
    """By how much a choice has done better than this seat usually does."""
    deed = deed_of(s, seat, choice)
    times = lore.deeds[TIMES, deed]
    if times == 0.0:
        return 0.0
    usual = lore.usual[WORTH, seat] / lore.usual[TIMES, seat]
    better: float = (lore.deeds[WORTH, deed] - times * usual) / (times + DOUBT)
    return better


@rule
def note(lore: Any, s: State, seat: int, choice: int) -> None:
    """Note what is about to be done in the playout under way; of a very long one, its beginning."""
    place = lore.length
    if place < MOST_DEEDS:
        lore.playout[DEED, place] = deed_of(s, seat, choice)
        lore.playout[DOER, place] = seat
        lore.length = place + 1


@rule
def remember(lore: Any, worth: Any) -> None:
    """The playout is over: ``worth`` has what it came to, for each seat."""
    for step in range(lore.length):
        deed, seat = lore.playout[DEED, step], lore.playout[DOER, step]
        lore.deeds[TIMES, deed] += 1.0
        lore.deeds[WORTH, deed] += worth[seat]
    for seat in range(worth.size):
        lore.usual[TIMES, seat] += 1.0
        lore.usual[WORTH, seat] += worth[seat]
    lore.length = 0
