"""How often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Callable

CLEANED = 4096  # so many names before those that are back to nothing are dropped


class Bucket:
    """Lets ``rate`` things a second through, and as many at once after a pause."""

    __slots__ = ("_clock", "_full", "_left", "_rate", "_then")

    def __init__(
        self, rate: float, full: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._full = rate if full is None else full
        self._left = self._full
        self._clock = clock
        self._then = clock()

    def allows(self) -> bool:
        """One more? What is refused costs nothing."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        self._refill()
        return self._left >= self._full

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now


class Buckets:
    """One bucket a name: a person, an address."""

    def __init__(
        self, rate: float, full: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._like = (rate, full, clock)
        self._of: dict[str, Bucket] = {}

    def allows(self, name: str) -> bool:
        if len(self._of) >= CLEANED:
            self._of = {key: bucket for key, bucket in self._of.items() if not bucket.is_full}
        return self._of.setdefault(name, Bucket(*self._like)).allows()
