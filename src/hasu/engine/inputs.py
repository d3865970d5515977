"""What people and programs hand in, made plain before anything works with it."""

from __future__ import annotations

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
