"""A bot that takes what looks best once its own move is through.

It imagines the unseen, tries each choice with the best follow-up of its own (a move is
often several decisions: which piece, then where), and compares positions by the game's
quick evaluation, plus the game's own leaning towards a choice where looking ahead tells
nothing, as in sealed decisions.
"""

from __future__ import annotations

from hasu.bots.bot import Bot
from hasu.engine.choices import Choices
from hasu.engine.play import allied, apply, evaluate, prefer, settle, weights_of
from hasu.engine.state import State
from hasu.engine.view import View, choices_of

DEPTH = 2  # own decisions looked through
WIDTH = 12  # choices tried in each follow-up decision
WORLDS = 2  # imagined deals
MOST_TRIED = 40  # of a long range of amounts, try so many, evenly spread


class Greedy(Bot):
    """Looks at the end of its own move, no further."""

    name = "greedy"

    def choose(self, view: View) -> int:
        tried = thinned(view.choices)
        worth = [0.0] * len(tried)
        for _ in range(WORLDS):
            world = view.imagine(self.roll())
            for index, choice in enumerate(tried):
                worth[index] += self._worth(world, view.seat, choice, DEPTH)
        best = max(worth)
        good = [choice for choice, value in zip(tried, worth, strict=True) if value >= best - 1e-9]
        return good[self.below(len(good))]

    def _worth(self, before: State, seat: int, choice: int, depth: int) -> float:
        leaning = prefer(before, seat, choice, weights_of(before))
        s = before.copy()
        s.teach = 0
        apply(s, seat, choice)
        others_decide = any(s.asked[other] for other in range(s.seats) if other != seat)
        if not others_decide:  # else the position counts as it is: their choices are their own
            settle(s, Choices())
        if s.over or depth == 0 or not s.asked[seat]:
            return leaning + self._margin(s, seat)
        follow_ups = thinned(choices_of(s, seat), WIDTH)
        return leaning + max(self._worth(s, seat, later, depth - 1) for later in follow_ups)

    def _margin(self, s: State, seat: int) -> float:
        """How far ahead of the best rival; a won game beats everything."""
        w = weights_of(s)
        rivals = [
            evaluate(s, other, w)
            for other in range(s.seats)
            if other != seat and not allied(s, seat, other)
        ]
        won = 1000.0 * s.winner[seat] if s.over else 0.0
        return won + evaluate(s, seat, w) - 0.5 * max(rivals)


def thinned(choices: tuple[int, ...], most: int = MOST_TRIED) -> tuple[int, ...]:
    """At most ``most`` choices, evenly spread, the first and the last among them."""
    if len(choices) <= most:
        return choices
    return tuple(choices[i * (len(choices) - 1) // (most - 1)] for i in range(most))
