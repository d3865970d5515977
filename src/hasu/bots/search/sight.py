"""What a decision looks like to the searching seat, as a number: the keys of the tree.

The searcher's own decisions are told apart by all that its seat sees. Decisions of others
are told apart by what everyone sees and what the deciding seat has sealed itself: so no
statistics in the tree depend on a secret, neither of theirs nor of the searcher's. In a
sealed, simultaneous choice everybody therefore chooses without knowing the others' choices.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hasu.engine.chance import MASK
from hasu.engine.rules import rule
from hasu.engine.state import EVERYONE, OWNER, SEALED, State

PRIME = np.uint64(0x9E37_79B9_7F4A_7C15)
LOW = np.uint64(MASK)
HALF = np.uint64(32)


class Sight(NamedTuple):
    """Which words of a state, and which bits of them, belong to a decision's key."""

    where: npt.NDArray[np.int64]
    masks: npt.NDArray[np.uint64]  # one row for each seat that decides


def sight_of(kind: type[State], me: int) -> Sight:
    """What counts for the keys when ``me`` is searching."""
    seats = kind.layout.max_seats
    masks = np.zeros((seats, kind.layout.dtype.itemsize), np.uint8)
    for seat in range(seats):
        for f in kind.layout.fields:
            if f.seen_by == EVERYONE:
                masks[seat, _bytes_of(kind, f.name)] = 0xFF
            elif f.seen_by == SEALED or (f.seen_by == OWNER and seat == me):
                masks[seat, _bytes_of(kind, f.name, seat)] = 0xFF
    words = masks.view(np.uint64)
    where = np.flatnonzero(words.any(axis=0))
    return Sight(where.astype(np.int64), np.ascontiguousarray(words[:, where]))


def _bytes_of(kind: type[State], name: str, seat: int | None = None) -> slice:
    """The bytes of a field, or of one seat's row of it."""
    fields: Any = kind.layout.dtype.fields
    size, start = fields[name][0].itemsize, fields[name][1]
    if seat is None:
        return slice(start, start + size)
    row = size // kind.layout.field(name).shape[0]
    return slice(start + seat * row, start + (seat + 1) * row)


@rule
def key_of(words: Any, sight: Sight, seat: int) -> int:
    """The key of the decision that ``seat`` faces in the state with these words."""
    found = np.uint64(seat + 1)
    for place in range(sight.where.size):
        found = (found ^ (words[sight.where[place]] & sight.masks[seat, place])) * PRIME
        found ^= found >> HALF
    key: int = np.int64(found & LOW)  # type: ignore[assignment]
    return key
