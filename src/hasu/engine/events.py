"""Events: what the rules tell, as keys and numbers, never as sentences.

A game lists its events once, with the names of their numbers::

    class Event(Events):
        PLAYED = event("seat", "flower", "cards", rule="LO-T3")
        DREW = event("seat", private("card"), rule="LO-T7", reveals=True)

A ``private`` number is told only to the seat in the event's first number. ``reveals``
marks news that cannot be unlearnt: undo stops there. A ``headline`` is what nobody at the
table should miss. Log, animation and score sheet are made from events, in every language.
Compiled runs emit nothing and pay nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

from hasu.engine.state import HIDDEN, State


class private(str):
    """Marks a number of an event that only the event's own seat may read."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Spec:
    names: tuple[str, ...]
    rule: str
    reveals: bool
    secretive: bool  # has a private number
    headline: bool


def event(*names: str, rule: str = "", reveals: bool = False, headline: bool = False) -> Spec:
    """Declare an event by the names of its numbers."""
    secretive = any(isinstance(name, private) for name in names)
    return Spec(names, rule, reveals, secretive, headline)


class Events(IntEnum):
    """Base of each game's list of events."""

    spec: Spec

    def __new__(cls, spec: Spec) -> Self:
        value = len(cls.__members__)
        member = int.__new__(cls, value)
        member._value_ = value
        member.spec = spec
        return member

    @property
    def key(self) -> str:
        """The event's name as texts use it: ``drew-card`` for ``DREW_CARD``."""
        return self.name.lower().replace("_", "-")


def emit(s: State, kind: int, *numbers: int) -> None:
    """Tell that something happened. Compiled rules skip this altogether."""
    if s.log is not None:
        s.log.append((int(kind), *(int(n) for n in numbers)))


@dataclass(frozen=True, slots=True)
class Happening:
    """One event as a viewer may read it; ``HIDDEN`` stands for what it may not."""

    step: int
    kind: Events
    numbers: tuple[int, ...]

    @property
    def named(self) -> dict[str, int]:
        """The numbers by name."""
        return dict(zip(map(str, self.kind.spec.names), self.numbers, strict=True))

    def seen_by(self, seat: int) -> Happening:
        """The same event with private numbers of others hidden."""
        names = self.kind.spec.names
        if not self.kind.spec.secretive or self.numbers[0] == seat:
            return self
        shown = tuple(
            HIDDEN if isinstance(name, private) else number
            for name, number in zip(names, self.numbers, strict=True)
        )
        return Happening(self.step, self.kind, shown)

    def as_json(self) -> dict[str, Any]:
        return {"step": self.step, "event": self.kind.key, **self.named}
