"""Finished games judged again, one after the other, in a thread beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event
from typing import Any

from hasu.bots.levels import search_is_ready, search_may_come
from hasu.bots.review import Moment, Review, weighed
from hasu.bots.search import Budget
from hasu.scene.present import offered
from hasu.server.refusal import Refusal
from hasu.server.replay import Replay
from hasu.server.settings import Settings

logger = logging.getLogger("hasu.analysing")

NONE, PREPARING, WAITING, RUNNING, DONE, FAILED = (
    "none", "preparing", "waiting", "running", "done", "failed",
)  # fmt: skip
IDEAS = 5  # of each choice
MOST = 12  # games whose analysis is kept
PEEK = 0.25  # seconds between two looks whether the search is compiled


class Run:
    """The analysis of one game, while it is being made and afterwards.

    Its thread writes, others read: `moments` only grows, and `done` follows it.
    """

    def __init__(self, replay: Replay, playouts: int) -> None:
        self.replay = replay
        self.playouts = playouts
        self.state = PREPARING
        self.done = 0  # steps that have been looked at
        self._moments: list[Moment] = []

    @property
    def under_way(self) -> bool:
        return self.state in (PREPARING, WAITING, RUNNING)

    @property
    def failed(self) -> bool:
        return self.state == FAILED

    def go_through(self, closing: Event) -> None:
        """Look at every step. It takes some seconds."""
        self.state = RUNNING
        for moment in weighed(self.replay.record, Budget(playouts=self.playouts)):
            if closing.is_set():
                return
            if moment is not None:
                self._moments.append(_light(moment))
            self.done += 1
        self.state = DONE

    def shown(self, language: str) -> dict[str, Any]:
        """How far it is, and what is known so far of the whole game."""
        end, state = self.replay.end, self.state
        outcome = end.outcome if state == DONE else None
        review = Review(end.names, tuple(self._moments), self.replay.steps, outcome)
        return _overview(state, self.done, self.replay.steps, self.playouts) | {
            "chances": [
                [[step, round(win, 4)] for step, win in review.chances(seat)]
                for seat in range(end.seats)
            ],
            "turning_points": [_turn(moment, language) for moment in review.turning_points()],
        }

    def step_shown(self, step: int, language: str) -> dict[str, Any]:
        """What was thought of one choice, with the shapes on the board that mean each idea."""
        if not 0 <= step < self.replay.steps:
            raise Refusal("no-such-step")
        if step >= self.done:
            raise Refusal("not-analysed")
        made, match = self.replay.record.steps[step], self.replay.at(step)
        choices = {one["choice"]: one for one in offered(match, made.seat, language)}
        told = {
            "step": step,
            "seat": made.seat,
            "question": match.prompt(made.seat, language),
            "played": made.choice,
            "text": choices[made.choice]["text"],
        }
        moment = next((one for one in self._moments if one.step == step), None)
        if moment is None:
            return told | {"cost": 0.0, "swing": 0.0, "ideas": []}
        return told | {
            "cost": round(moment.cost, 4),
            "swing": round(moment.swing, 4),
            "ideas": [
                idea.as_json(language) | {"parts": choices[idea.move.choice]["parts"]}
                for idea in moment.analysis.ideas
            ],
        }


def nothing_yet(replay: Replay, playouts: int) -> dict[str, Any]:
    """What is shown of a game that nobody has had analysed."""
    return _overview(NONE, 0, replay.steps, playouts) | {
        "chances": [[] for _ in replay.end.names],
        "turning_points": [],
    }


def _overview(state: str, done: int, steps: int, playouts: int) -> dict[str, Any]:
    return {"state": state, "done": done, "steps": steps, "playouts": playouts}


def _light(moment: Moment) -> Moment:
    """Without the many choices that nobody will look at."""
    ideas = moment.analysis.tried(IDEAS)
    if moment.played not in ideas:
        ideas = (*ideas, moment.played)
    return replace(moment, analysis=replace(moment.analysis, ideas=ideas))


def _turn(moment: Moment, language: str) -> dict[str, Any]:
    return {
        "step": moment.step,
        "seat": moment.seat,
        "own": moment.is_own_doing,
        "cost": round(moment.cost, 4),
        "before": round(moment.best.win - moment.swing, 4),
        "now": round(moment.best.win, 4),
        "better": moment.best.move.text(language),
    }


class Analysts:
    """The runs of this process: each game has one, whoever asks; one goes on at a time."""

    def __init__(self, settings: Settings) -> None:
        self.playouts = settings.analysis_playouts
        self._most_at_once = settings.analyses_at_once
        self._pool = ThreadPoolExecutor(1, "analysis")
        self._runs: OrderedDict[str, Run] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = Event()

    def of(self, table: str) -> Run | None:
        """The run of a game, if there is one."""
        run = self._runs.get(table)
        if run is not None:
            self._runs.move_to_end(table)
        return run

    def check_room(self) -> None:
        if sum(run.under_way for run in self._runs.values()) >= self._most_at_once:
            raise Refusal("too-many-analyses")

    def begin(self, table: str, replay: Replay) -> Run:
        """Begin a run, for the first time or after one that has failed."""
        self.check_room()
        run = self._runs[table] = Run(replay, self.playouts)
        self._runs.move_to_end(table)
        self._drop_oldest()
        task = asyncio.create_task(self._see_through(table, run))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return run

    def close(self) -> None:
        self._closing.set()
        for task in list(self._tasks):
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _drop_oldest(self) -> None:
        over = [table for table, run in self._runs.items() if not run.under_way]
        for table in over[: max(0, len(self._runs) - MOST)]:
            del self._runs[table]

    async def _see_through(self, table: str, run: Run) -> None:
        try:
            await self._prepared(run)
            run.state = WAITING
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._pool, run.go_through, self._closing)
        except Exception:
            logger.exception("analysis failed", extra={"table": table})
            run.state = FAILED

    async def _prepared(self, run: Run) -> None:
        """Wait for the compiled search, while everything else goes on."""
        game = run.replay.end.game
        while not search_is_ready(game):
            if not search_may_come(game):
                raise RuntimeError(f"the search of {game.name} cannot be compiled")
            await asyncio.sleep(PEEK)
