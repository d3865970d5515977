"""Tuning: many candidates, many games, keep the best, narrow down, and prove it.

The cross-entropy method: candidates are drawn around the present weights (each weight
times a random factor), each plays in one seat against the present weights in all others,
on the same deals; the better quarter moves the middle and the spread of the next draw. At
the end the result is held against the starting weights on fresh deals, and the starting
weights against the result: where players crowd each other out, whoever is different wins,
and that alone makes nobody better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.bots.tuning.fields import Field, Played
from hasu.engine.play import SPREAD

Array = npt.NDArray[np.float64]
BETTER = 0.25  # the share of candidates that shapes the next draw
LEAD_COUNTS = 0.25  # beside the win share: the lead in points, bent, as in the search
LIKELY = np.log(3.0)
FRESH = 1_000_000_000  # numbers of deals that tuning has not seen
PART = 1 << 16  # games at a time: states take memory
LEAST_PROOF = 100  # games; the standard error of fewer says little


@dataclass(frozen=True, slots=True)
class Plan:
    rounds: int = 12
    candidates: int = 32
    games: int = 2000  # for each candidate in each round
    proof: int = 40_000  # games of the final comparison
    width: float = 0.35  # of the first draw, as the logarithm of the factor
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Tuned:
    """What came out."""

    start: Array
    weights: Array  # as they were proved: with the spread of the start
    share: float  # win share of the new weights in one seat, with the old in all others
    back: float  # win share of the old weights in one seat, with the new in all others
    error: float  # the standard error of both
    fair: float
    games: int  # each way
    spread: float | None = None  # fitted to how games end; None: there was nothing to fit it to

    @property
    def is_better(self) -> bool:
        """Beyond chance: above the fair share, and above what the old do the other way round."""
        return self.share - 2 * self.error > max(self.fair, self.back + 2 * self.error)


def tune(field: Field, start: Array, plan: Plan, report: Callable[[int, float], None]) -> Tuned:
    """Look for better weights; ``report`` hears the games played and the best score."""
    chance = np.random.default_rng(plan.seed)
    middle, width = start.copy(), np.full(len(start), plan.width)
    for number in range(plan.rounds):
        drawn = chance.standard_normal((plan.candidates, len(start)))
        drawn[0] = 0.0  # the middle itself is a candidate
        candidates = middle * np.exp(width * drawn)
        candidates[:, SPREAD] = start[SPREAD]
        scores = _scores(field, start, candidates, plan, number, report)
        best = np.argsort(-scores)[: max(2, int(BETTER * plan.candidates))]
        steps = drawn[best] * width
        middle = middle * np.exp(steps.mean(axis=0))
        width = 0.5 * width + 0.5 * np.maximum(steps.std(axis=0), 0.02)
        report(0, float(scores[best[0]]))
    middle[SPREAD] = start[SPREAD]  # these players err by it; the fitted one is for the search
    proved = _proved(field, start, middle, plan, report)
    return replace(proved, spread=fit_spread(field, middle, plan))


def _scores(
    field: Field, start: Array, candidates: Array, plan: Plan, number: int, report: Any
) -> Array:
    """The score of each candidate in one seat against the starting weights in the others."""
    weights = np.vstack([start, candidates])
    count = len(candidates)
    who = np.zeros((count * plan.games, field.game.state.layout.max_seats), np.int64)
    places = np.tile(np.arange(plan.games) % field.seats, count)
    who[np.arange(len(who)), places] = np.repeat(np.arange(count), plan.games) + 1
    deals = number * plan.games + np.arange(plan.games) // field.seats
    parts = _in_parts(field, weights, who, np.tile(deals, count), report)
    spread = float(start[SPREAD])
    worth = np.concatenate([score(played, places[rows], spread) for rows, played in parts])
    return np.asarray(worth.reshape(count, plan.games).mean(axis=1))


def _in_parts(
    field: Field, weights: Array, who: Any, numbers: Any, report: Any
) -> Iterator[tuple[slice, Played]]:
    """Games to their ends, some at a time."""
    for first in range(0, len(who), PART):
        rows = slice(first, min(first + PART, len(who)))
        moments = np.full(rows.stop - first, -1)
        yield rows, field.play(weights, who[rows], numbers[rows], moments)
        report(rows.stop - first, 0.0)


def score(played: Played, places: npt.NDArray[np.int64], spread: float) -> Array:
    """Win share with a part for the lead, of one seat in each game."""
    rows = np.arange(len(places))
    mine = played.points[rows, places]
    others = played.points.copy()
    others[rows, places] = -np.inf
    lead = mine - others.max(axis=1)
    bent = 0.5 + 0.5 * lead / (np.abs(lead) + 2 * spread)
    return np.asarray((1 - LEAD_COUNTS) * played.win[rows, places] + LEAD_COUNTS * bent)


def fit_spread(field: Field, weights: Array, plan: Plan) -> float | None:
    """The spread that makes the evaluation's odds fit how games really end.

    ``None`` when every game was over before it was looked at, or nobody won.
    """
    games = min(plan.proof, 20_000)
    chance = np.random.default_rng(plan.seed + 1)
    who = np.zeros((games, field.game.state.layout.max_seats), np.int64)
    moments = chance.integers(0, 100, games)
    played = field.play(weights[None, :].copy(), who, np.arange(games), moments)
    seen = (played.looks[:, 0] > -1e8) & (played.win.sum(axis=1) > 0)
    if not seen.any():
        return None
    looks, win = played.looks[seen], played.win[seen]

    def misfit(spread: float) -> float:
        odds = LIKELY * looks / spread
        odds -= odds.max(axis=1, keepdims=True)
        return float((np.log(np.exp(odds).sum(axis=1)) - (win * odds).sum(axis=1)).mean())

    tried = np.geomspace(0.5, 100.0, 80)
    return float(tried[int(np.argmin([misfit(spread) for spread in tried]))])


def _proved(field: Field, start: Array, found: Array, plan: Plan, report: Any) -> Tuned:
    """New weights in one seat against the old in all others, and the other way round."""
    new, old = (_alone(field, pair, plan, report) for pair in ((found, start), (start, found)))
    error = float(max(new.std(), old.std()) / np.sqrt(plan.proof))
    shares = float(new.mean()), float(old.mean())
    return Tuned(start, found, *shares, error, 1 / field.seats, plan.proof)


def _alone(field: Field, pair: tuple[Array, Array], plan: Plan, report: Any) -> Array:
    """The wins of the first weights, in each seat in turn, among the second, on fresh deals."""
    who = np.ones((plan.proof, field.game.state.layout.max_seats), np.int64)
    places = np.arange(plan.proof) % field.seats
    who[np.arange(plan.proof), places] = 0
    numbers = FRESH + np.arange(plan.proof) // field.seats
    return np.concatenate(
        [
            played.win[np.arange(len(played.win)), places[rows]]
            for rows, played in _in_parts(field, np.vstack(pair), who, numbers, report)
        ]
    )
