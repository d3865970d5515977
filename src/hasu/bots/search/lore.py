"""What playouts learn from one another: how each choice has done so far.

A choice is remembered by who made it and what was asked, wherever in a playout it came up, and once
more together with the same seat's choice before it: a piece belongs to a province. Players of later
playouts add that to how a choice looks. It is forgotten after each move. In which games, and with
how many players, it is heeded, `Game.lore` says.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.engine.rules import rule
from hasu.engine.state import State

# Slots of deeds, and after them of pairs of deeds; two may share one, which is rare and harmless
DEEDS = 1 << 14
PAIRS = 1 << 16
MOST_DEEDS = 512  # of one playout
DOUBT = 16.0  # so many times a choice must have been made to be believed by half
TIMES, WORTH = 0, 1  # how often, and what it was worth in all
DEED, PAIR, DOER = 0, 1, 2  # rows of the playout under way


def no_lore(seats: int) -> npt.NDArray[np.void]:
    """One record: rules are handed an address, not five arrays for every choice they try."""
    fields = [
        ("told", "f8", (DEEDS + PAIRS, 2)),  # of each deed and pair of deeds
        ("usual", "f8", (seats, 2)),  # of whatever a seat does
        ("last", "i8", (seats,)),  # the deed of each seat before, in the playout under way
        ("playout", "i4", (3, MOST_DEEDS)),
        ("length", "i8", ()),  # of that playout, so far
    ]
    return np.zeros(1, np.dtype(fields, align=True))


def forget(lore: npt.NDArray[np.void]) -> None:
    lore["told"] = 0.0
    lore["usual"] = 0.0


@rule
def deed_of(s: State, seat: int, choice: int) -> int:
    """The slot of a choice that ``seat`` could make now."""
    return (choice * 40503 + s.asked[seat] * 9770 + seat * 791) & (DEEDS - 1)


@rule
def pair_of(last: int, deed: int) -> int:
    """The slot of a deed after another."""
    return DEEDS + ((last * 48271 + deed * 7) & (PAIRS - 1))


@rule
def hearsay(lore: Any, s: State, seat: int, choice: int) -> float:
    """By how much a choice has done better than this seat usually does."""
    games = lore.usual[seat, TIMES]
    if games == 0.0:
        return 0.0
    usual = lore.usual[seat, WORTH] / games
    deed = deed_of(s, seat, choice)
    better = surplus(lore, deed, usual)
    return better + surplus(lore, pair_of(lore.last[seat], deed), usual + better)


@rule
def surplus(lore: Any, slot: int, expected: float) -> float:
    """What is told of a slot beyond what was expected, the less believed the rarer it was."""
    times = lore.told[slot, TIMES]
    found: float = (lore.told[slot, WORTH] - times * expected) / (times + DOUBT)
    return found


@rule
def note(lore: Any, s: State, seat: int, choice: int) -> None:
    """Note what is about to be done in the playout under way; of a very long one, its beginning."""
    place = lore.length
    if place < MOST_DEEDS:
        deed = deed_of(s, seat, choice)
        lore.playout[DEED, place] = deed
        lore.playout[PAIR, place] = pair_of(lore.last[seat], deed)
        lore.playout[DOER, place] = seat
        lore.last[seat] = deed
        lore.length = place + 1


@rule
def remember(lore: Any, worth: Any) -> None:
    """The playout is over: ``worth`` has what it came to, for each seat."""
    for step in range(lore.length):
        came_to = worth[lore.playout[DOER, step]]
        for row in (DEED, PAIR):
            slot = lore.playout[row, step]
            lore.told[slot, TIMES] += 1.0
            lore.told[slot, WORTH] += came_to
    for seat in range(worth.size):
        lore.usual[seat, TIMES] += 1.0
        lore.usual[seat, WORTH] += worth[seat]
        lore.last[seat] = 0
    lore.length = 0
