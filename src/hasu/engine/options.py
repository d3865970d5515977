"""Options of a game: declared once, checked on the way in, stored in the state.

An option's value lands in the state's field of the same name, as a small number; options
that are more than a number (`hasu.engine.boards`) are read by the game's ``prepare``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hasu.engine.errors import InvalidInput
from hasu.engine.inputs import whole


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that the host makes before the game; the base of all kinds."""

    name: str
    default: Any = None
    seats: tuple[int, ...] = ()  # the player counts that allow it; empty: all of them

    def number(self, value: Any, seats: int) -> int:
        """``value`` as the state stores it; raises ``InvalidInput`` for a bad one."""
        raise NotImplementedError

    def values(self, seats: int) -> tuple[Any, ...]:
        """Every value it can take with so many seats."""
        raise NotImplementedError

    def stored(self, value: Any) -> Any:
        """``value`` as a match and its record keep it."""
        return value

    def check(self, value: Any, seats: int) -> int:
        """The number of a value that this player count allows."""
        number = self.number(value, seats)
        if value != self.default and self.seats and seats not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            raise InvalidInput(f"option {self.name!r} needs {allowed} seats, not {seats}")
        return number


@dataclass(frozen=True, slots=True)
class Flag(Option):
    """On or off."""

    default: Any = False

    def number(self, value: Any, seats: int) -> int:
        if not isinstance(value, bool):
            raise InvalidInput(f"option {self.name!r} is true or false, not {value!r}")
        return int(value)

    def values(self, seats: int) -> tuple[Any, ...]:
        return (False, True) if not self.seats or seats in self.seats else (self.default,)


@dataclass(frozen=True, slots=True)
class OneOf(Option):
    """One of some words; the state stores its place in the list."""

    words: tuple[str, ...] = ()

    def number(self, value: Any, seats: int) -> int:
        if value not in self.words:
            raise InvalidInput(
                f"option {self.name!r} is one of {', '.join(self.words)}, not {value!r}"
            )
        return self.words.index(value)

    def values(self, seats: int) -> tuple[Any, ...]:
        return self.words if not self.seats or seats in self.seats else (self.default,)


@dataclass(frozen=True, slots=True)
class SeatOption(Option):
    """A seat, or None to let chance decide; the state stores seat + 1, or 0."""

    def number(self, value: Any, seats: int) -> int:
        if value is None:
            return 0
        seat = whole(value)
        if seat is None or not 0 <= seat < seats:
            raise InvalidInput(
                f"option {self.name!r} is a seat from 0 to {seats - 1} or nothing, not {value!r}"
            )
        return seat + 1

    def stored(self, value: Any) -> Any:
        number = whole(value)
        return value if number is None else number

    def values(self, seats: int) -> tuple[Any, ...]:
        return (None, *range(seats))


def complete(declared: Iterable[Option], given: dict[str, Any]) -> dict[str, Any]:
    """The given options with the defaults of the rest; refuses unknown names."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            names = ", ".join(sorted(known)) or "none"
            raise InvalidInput(f"unknown option {name!r}; this game has: {names}")
    return {name: option.stored(given.get(name, option.default)) for name, option in known.items()}
