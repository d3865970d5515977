"""Sealed choices on their way: noted for each seat, changeable until all are ready.

They are kept beside the state, not in it: whatever a seat has noted, the state and so the
view of everybody else stay as they are until the moment of revealing.
"""

from __future__ import annotations

from hasu.engine.choices import pick
from hasu.engine.play import apply, offered
from hasu.engine.state import State


class Drafts:
    """The sealed choices that have been made since the last reveal."""

    def __init__(self) -> None:
        self._made: dict[int, list[int]] = {}

    def __contains__(self, seat: int) -> bool:
        return seat in self._made

    def __len__(self) -> int:
        return len(self._made)

    def copy(self) -> Drafts:
        twin = Drafts()
        twin._made = {seat: values[:] for seat, values in self._made.items()}
        return twin

    def size(self, seat: int) -> int:
        """How many steps of its choice a seat has made."""
        return len(self._made.get(seat, ()))

    def note(self, seat: int, value: int) -> None:
        self._made.setdefault(seat, []).append(value)

    def withdraw(self, seat: int) -> None:
        del self._made[seat]

    def ready(self, s: State) -> frozenset[int]:
        """The seats whose choice is complete."""
        return frozenset(seat for seat in self._made if not self.seen_by(s, seat).asked[seat])

    def seen_by(self, s: State, seat: int) -> State:
        """The state with the choice of ``seat`` filled in, as far as it is made."""
        if seat not in self._made:
            return s
        drafted = s.copy()
        for value in self._made[seat]:
            apply(drafted, seat, value)
            make_forced(drafted, seat)
        return drafted

    def release(self) -> list[tuple[int, int]]:
        """All choices in the order of seats, so that nothing depends on who was first."""
        made, self._made = self._made, {}
        return [(seat, value) for seat in sorted(made) for value in made[seat]]


def is_forced(s: State, seat: int) -> bool:
    """Is there nothing to decide, and nothing told by not asking?"""
    choices = offered(s, seat)
    return choices.count == 1 and not choices.insist and not s.teach


def make_forced(s: State, seat: int) -> None:
    """Make the forced steps of a sealed choice."""
    while s.asked[seat] and is_forced(s, seat):
        apply(s, seat, pick(offered(s, seat), 0))
