"""What people and programs hand in, made plain before anything works with it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from hasu.engine.errors import InvalidInput


def whole(value: Any) -> int | None:
    """A whole number of any type, such as NumPy's, as a plain one; None for all else."""
    if isinstance(value, bool):
        return None
    try:
        return int(index(value))
    except TypeError:
        return None


def whole_seed(seed: Any) -> int:
    number = whole(seed)
    if number is None:
        raise InvalidInput(f"a seed is a whole number, not {seed!r}")
    return number


def names_of_players(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """A name for each seat: those given, or numbered ones."""
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    listed = isinstance(names, Sequence) and not isinstance(names, str)
    if not listed or not all(isinstance(name, str) and name for name in names):
        raise InvalidInput(f"names must be a list of {seats} names, not {names!r}")
    if len(names) != seats:
        raise InvalidInput(f"{len(names)} names given for {seats} seats")
    return tuple(names)
