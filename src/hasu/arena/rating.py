"""Ratings: how likely each bot is to finish ahead of others, with intervals.

The model is Plackett and Luce's: a bot of strength g takes the first place at a table with
chance g over the sum of all strengths there, then the second place among those left, and so
on; with two seats that is Elo's model (Bradley and Terry's). Ratings are the logarithms of
the strengths, 400 points for odds of ten to one, with the mean of the field at zero.

All strengths are fitted at once by maximum likelihood, so that neither the order of the
games nor who finished them matters. Each pair of bots is also given a small part of a game
won and lost against each other (two halves for two bots), which keeps a bot that won
everything at a finite rating.

Intervals come from a Bayesian bootstrap (Rubin 1981): a thousand times every unit of
evidence, a deal with all its games, gets a random weight from an exponential distribution
and those parts of games get theirs from a gamma distribution; the middle 95 % of the fits
are the interval. For two bots, as for shares of wins, this is Jeffreys' interval, which is
sound even where one side won every game. docs/arena.md says why this and not OpenSkill.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from math import factorial, log

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Places = tuple[tuple[int, ...], ...]  # the bots in the order of finish; equals together

POINTS = 400 / log(10)  # rating points for one unit of log strength
DRAWS = 1000
CONFIDENCE = 0.95
MOST_WEIGHTS = 20_000  # of one draw: 160 MB for all draws together
_LONGEST_STEP = 2.0


class Weights:
    """The random weights of the bootstrap, the same for everything that is estimated."""

    def __init__(self, units: int, seed: int = 1) -> None:
        self._chance = np.random.default_rng(seed)
        self._alike = max(1, -(-units // MOST_WEIGHTS))  # so many neighbours share a weight
        self._units: Floats = np.ones((1 + DRAWS, -(-units // self._alike)))
        self._chance.standard_exponential(out=self._units[1:])  # the first stays as it was

    def sums(self, of: Floats) -> Floats:
        """What all units have together, by their weights: draws × columns of ``of``."""
        if self._alike > 1:
            of = np.add.reduceat(of, np.arange(0, len(of), self._alike))
        summed: Floats = self._units @ of
        return summed

    def parts(self, count: int, part: float = 0.5) -> Floats:
        """Weights of so many parts of games, for each draw; the first are the parts as such."""
        drawn = self._chance.gamma(part, size=(DRAWS, count))
        return np.vstack([np.full(count, part), np.maximum(drawn, 1e-9)])


def shares(weights: Weights, won: Floats, games: Floats) -> Floats:
    """Shares of games, estimated and redrawn: draws × columns of ``won`` and ``games``."""
    count = won.shape[1]
    good, bad = weights.parts(count), weights.parts(count)
    found: Floats = (weights.sums(won) + good) / (weights.sums(games) + good + bad)
    found[0] = (won.sum(axis=0)) / np.maximum(games.sum(axis=0), 1e-9)
    return found


def interval(draws: Floats) -> tuple[float, float]:
    """The middle of what was drawn; the first entry, the estimate, always inside."""
    tail = 50 * (1 - CONFIDENCE)
    low, high = np.percentile(draws[1:], [tail, 100 - tail])
    return float(min(low, draws[0])), float(max(high, draws[0]))


def ratings(weights: Weights, units: Sequence[Iterable[Places]], bots: int) -> Floats:
    """Ratings, estimated and redrawn: draws × bots. ``units`` go with the weights."""
    counted = [_counted(unit, bots) for unit in units]
    tables = list(dict.fromkeys(table for _, met in counted for table in met))
    credit = weights.sums(np.array([credit for credit, _ in counted]).reshape(-1, bots))
    met = weights.sums(np.array([[met[table] for table in tables] for _, met in counted]))
    sizes = np.array(tables, dtype=np.float64).reshape(-1, bots)
    logs = _fit(*_with_pairs(weights, credit, met.reshape(len(credit), -1), sizes))
    centred: Floats = POINTS * (logs - logs.mean(axis=1, keepdims=True))
    return centred


def _counted(unit: Iterable[Places], bots: int) -> tuple[list[float], Counter[tuple[int, ...]]]:
    """All that the likelihood needs of some games: places taken, and from which tables."""
    credit = [0.0] * bots
    met: Counter[tuple[int, ...]] = Counter()
    for places in unit:
        for bot, table, weight in _stages(places, bots):
            credit[bot] += weight
            met[table] += weight  # type: ignore[assignment]
    return credit, met


@lru_cache(maxsize=4096)
def _stages(places: Places, bots: int) -> tuple[tuple[int, tuple[int, ...], float], ...]:
    """Each place as a choice of one bot from those left at the table (bots counted).

    Bots that share places count in equal parts in every order they could have come in.
    """
    left = [0] * bots
    for place in places:
        for bot in place:
            left[bot] += 1
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for place in places:
        part = 1 / factorial(len(place))
        for order in permutations(place):
            there = left[:]
            for bot in order:
                found[bot, tuple(there)] += part  # type: ignore[assignment]
                there[bot] -= 1
        for bot in place:
            left[bot] -= 1
    # Where only one bot is left there is nothing to learn.
    return tuple(
        (bot, table, weight)
        for (bot, table), weight in found.items()
        if sum(1 for n in table if n) > 1
    )


def _with_pairs(
    weights: Weights, credit: Floats, met: Floats, sizes: Floats
) -> tuple[Floats, Floats, Floats]:
    """The same with a part of a game won and lost between each two bots."""
    bots = credit.shape[1]
    pairs = np.array([np.eye(bots)[[a, b]] for a, b in combinations(range(bots), 2)])
    won, lost = (weights.parts(len(pairs), 1 / bots) for _ in range(2))
    credit = credit + won @ pairs[:, 0] + lost @ pairs[:, 1]
    return credit, np.hstack([met, won + lost]), np.vstack([sizes, pairs.sum(axis=1)])


def _fit(credit: Floats, met: Floats, sizes: Floats) -> Floats:
    """Newton's method on all draws at once; the likelihood has a single top."""
    logs = np.zeros_like(credit)
    index = np.arange(credit.shape[1])
    for _ in range(200):
        odds = sizes * np.exp(logs)[:, None, :]
        chance = odds / odds.sum(axis=2, keepdims=True)  # draws × tables × bots
        expected = np.einsum("dt,dtb->db", met, chance)
        # The ones fix the level, which results between bots leave open.
        bend = 1 - np.einsum("dt,dtb,dtc->dbc", met, chance, chance, optimize=True)
        bend[:, index, index] += expected
        step = np.linalg.solve(bend, (credit - expected)[:, :, None])[:, :, 0]
        longest = np.abs(step).max(axis=1, keepdims=True)
        logs += step * np.minimum(1, _LONGEST_STEP / np.maximum(longest, 1e-12))
        if longest.max() < 1e-9:
            break
    return logs
