"""What one seat, or an onlooker, may know: the only door to bots, pages and logs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hasu.engine.choices import listed
from hasu.engine.events import Happening
from hasu.engine.game import Game
from hasu.engine.inputs import whole_seed
from hasu.engine.play import determinise, offered
from hasu.engine.state import State


@dataclass(frozen=True, slots=True)
class View:
    """A match as seen from one seat (`hasu.ONLOOKER` for someone who watches)."""

    game: Game
    seat: int
    state: State  # with HIDDEN wherever the seat may not look
    to_move: frozenset[int]
    log: tuple[Happening, ...]
    options: Mapping[str, Any] = field(default_factory=dict)  # what the host chose, open to all

    @property
    def choices(self) -> tuple[int, ...]:
        """What this seat may choose now; empty when it is not asked."""
        if self.seat not in self.to_move:
            return ()
        return choices_of(self.state, self.seat)

    def to_bytes(self) -> bytes:
        """The view as bytes: equal views, equal bytes."""
        told = repr([(h.step, int(h.kind), h.numbers) for h in self.log])
        head = repr((self.game.name, self.seat, sorted(self.to_move), self.choices))
        return self.state.to_bytes() + head.encode() + told.encode()

    def imagine(self, seed: int) -> State:
        """A whole state that this seat could believe in: the unseen dealt at random."""
        state = self.state.copy()
        state.chance = whole_seed(seed)
        determinise(state, self.seat)
        return state


def choices_of(s: State, seat: int) -> tuple[int, ...]:
    """The legal choices of a seat that is asked something."""
    return listed(offered(s, seat))
