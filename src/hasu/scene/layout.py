"""Where things go: rows of cards and pieces that always fit."""

from __future__ import annotations


def row(count: int, left: float, right: float, step: float) -> list[float]:
    """The x of ``count`` things between two edges: centred, closer together when many.

    >>> row(3, 0, 100, 20)
    [30.0, 50.0, 70.0]
    >>> row(3, 0, 20, 20)
    [0.0, 10.0, 20.0]
    """
    if count == 0:
        return []
    gap = min(step, (right - left) / max(1, count - 1))
    start = (left + right - gap * (count - 1)) / 2
    return [round(start + gap * index, 2) for index in range(count)]
