"""Many games at once: planned by seed, so that any number of workers gives the same games.

Random play runs compiled, in threads; other bots play matches, in processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.bots import Bot, admit, chosen, prepare_bots, seated
from hasu.engine.chance import secret_of, seed_for
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.errors import HasuError
from hasu.engine.game import game_named
from hasu.engine.match import Match
from hasu.engine.play import sides

LONGEST = 100_000  # decisions; no game comes near, so more means that it cannot end
BATCH = 512


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate; game number ``i`` depends on nothing but the plan and ``i``."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def all_random(self) -> bool:
        return set(self.bots) == {"random"}

    def batches(self) -> Iterator[tuple[int, int]]:
        """Ranges of game numbers to play together."""
        size = BATCH if self.all_random else 2
        for start in range(0, self.games, size):
            yield start, min(size, self.games - start)


@dataclass(frozen=True, slots=True)
class Results:
    """One row a game."""

    points: npt.NDArray[np.int64]
    winner: npt.NDArray[np.int64]
    decisions: npt.NDArray[np.int64]


def prepare(plan: Plan) -> None:
    """Refuse bad options before any work, and compile if compiled code is needed."""
    game = game_named(plan.game)
    game.blank(plan.seats, plan.options)
    if plan.all_random:
        for name in ("deal", "play_random"):
            compiled(game).entry(name)
    else:
        prepare_bots(game, plan.bots)


def run(plan: Plan, workers: int, report: Callable[[int], None]) -> Results:
    """Play all games of a plan; ``report`` hears how many are done."""
    prepare(plan)
    play = _random_batch if plan.all_random else _bot_batch
    parts: dict[int, Results] = {}
    pool = _pool(plan, workers)
    try:
        waiting = {pool.submit(play, plan, *batch): batch for batch in plan.batches()}
        for done in as_completed(waiting):
            start, count = waiting[done]
            parts[start] = done.result()
            report(count)
    finally:  # after Ctrl-C, or when a bot fails, what is under way is the last
        pool.shutdown(cancel_futures=True)
    ordered = [parts[start] for start in sorted(parts)]
    return Results(
        np.concatenate([part.points for part in ordered]),
        np.concatenate([part.winner for part in ordered]),
        np.concatenate([part.decisions for part in ordered]),
    )


def _pool(plan: Plan, workers: int) -> Executor:
    # Compiled code lets go of the interpreter's lock, so threads do; bots are Python.
    # Those are fresh ones: a copy of a process with threads (progress bar) may hang.
    if plan.all_random:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def _random_batch(plan: Plan, start: int, count: int) -> Results:
    game = game_named(plan.game)
    fast = compiled(game)
    template = game.blank(plan.seats, plan.options)
    states = fast.deal(template, seeds_from(plan.seed, start, count, 0))
    made = fast.play_random(states, seeds_from(plan.seed, start, count, 1), LONGEST)
    if not states["over"].all():
        number = start + int(np.argmin(states["over"]))
        raise HasuError(f"game {number} of seed {plan.seed} did not end in {LONGEST} decisions")
    seats = plan.seats
    return Results(
        states["points"][:, :seats].astype(np.int64),
        states["winner"][:, :seats].astype(np.int64),
        made.astype(np.int64),
    )


def _bot_batch(plan: Plan, start: int, count: int) -> Results:
    played = [_bot_game(plan, number) for number in range(start, start + count)]
    points, winner, decisions = zip(*played, strict=True)
    return Results(np.array(points), np.array(winner), np.array(decisions))


def _bot_game(plan: Plan, number: int) -> tuple[list[int], list[int], int]:
    secret = secret_of(plan.seed * 1_000_003 + number)
    match = Match(game_named(plan.game), plan.seats, secret, plan.options)
    with ExitStack() as leaving:
        bots: list[Bot] = []
        for seat, name in enumerate(plan.bots):
            admit(name)  # a worker has not heard the command line
            bots.append(seated(match.game, name, seed_for(secret, seat)))
            leaving.callback(bots[-1].close)
        _play(match, bots, plan, number)
    s = match.state
    return s.points[: s.seats], s.winner[: s.seats], match.step


def _play(match: Match, bots: list[Bot], plan: Plan, number: int) -> None:
    while match.outcome is None:
        if match.step > LONGEST:
            raise HasuError(f"game {number} of seed {plan.seed} did not end")
        for seat in sorted(match.to_move):
            match.play(seat, chosen(bots[seat], match.view(seat)))


def summary(plan: Plan, results: Results, seconds: float) -> dict[str, Any]:
    """Win shares (a shared win counts in parts, partners have theirs whole), scores, speed."""
    leaders = [side[0] for side in sides(game_named(plan.game).blank(plan.seats, plan.options))]
    winners = results.winner[:, leaders].sum(axis=1, keepdims=True)
    shares = np.divide(
        results.winner, winners, out=np.zeros(results.winner.shape), where=winners > 0
    )
    by_seat = [
        {
            "seat": seat,
            "bot": plan.bots[seat],
            "win_share": round(float(shares[:, seat].mean()), 4),
            "mean": round(float(results.points[:, seat].mean()), 3),
            "sd": round(float(results.points[:, seat].std()), 3),
            "lowest": int(results.points[:, seat].min()),
            "highest": int(results.points[:, seat].max()),
        }
        for seat in range(plan.seats)
    ]
    decisions = int(results.decisions.sum())
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "games": plan.games,
        "seed": plan.seed,
        "by_seat": by_seat,
        "decisions_per_game": round(decisions / plan.games, 2),
        "shortest": int(results.decisions.min()),
        "longest": int(results.decisions.max()),
        "decisions_per_s": round(decisions / seconds, 1),
        "seconds": round(seconds, 3),
    }
