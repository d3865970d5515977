"""The time of a move: all choices that a seat makes in a row share one budget of seconds.

A move is often several choices (which province, which pieces, which card), and whoever waits
for it counts it as one. So each choice may take half of what is left of its move, and less
where there is little to choose from: two choices are compared as well in a quarter of the time
that sixteen take.
"""

from __future__ import annotations

from math import log2

from hasu.bots.search.playout import go_on
from hasu.engine.choices import Choices
from hasu.engine.play import apply
from hasu.engine.view import View

SHARE = 0.5  # of what is left, for the next choice
MANY = 16  # choices; fewer get less time


class Clock:
    """What is left of the seconds for the move under way."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.left = seconds

    def allot(self, choices: int) -> float:
        """Seconds for the next choice among so many.

        >>> Clock(2.0).allot(16), Clock(2.0).allot(2)
        (1.0, 0.25)
        """
        return self.left * SHARE * min(1.0, log2(max(2, choices)) / log2(MANY))

    def spend(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)

    def wind(self) -> None:
        """A new move begins."""
        self.left = self.seconds


def goes_on(view: View, choice: int, luck: int) -> bool:
    """Will the same seat be asked again before anybody else, as far as it can tell?"""
    imagined = view.imagine(luck)
    apply(imagined, view.seat, choice)
    return go_on(imagined, Choices(), view.seat) == view.seat
