"""Finished games again: any step at once, from whatever eyes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Any

from hasu.engine.match import Match
from hasu.engine.record import Record, record
from hasu.scene import present
from hasu.scene.look import OPEN
from hasu.server.playing import build
from hasu.server.refusal import Refusal
from hasu.server.rows import FINISHED, Loaded, Seat
from hasu.server.screen import title_of

SPACING = 16  # a copy of the match is kept after every so many steps
MOST = 12  # games kept at once


class Replay:
    """One finished game, with copies of the match along its way."""

    def __init__(self, loaded: Loaded) -> None:
        if loaded.head.state != FINISHED:
            raise Refusal("not-finished")
        self.end = build(loaded.head, loaded.seats, loaded.actions)
        self.record = finished_record(self.end, loaded.seats)
        self.chart: list[list[int]] = []
        self._kept: dict[int, Match] = {}
        self._walk()

    def _walk(self) -> None:
        """Play it once, keeping the scores of every step and some copies."""
        match = self.record.start()
        for number, step in enumerate((None, *self.record.steps)):
            if step is not None:
                match.play(step.seat, step.choice)
            if number % SPACING == 0:
                self._kept[number] = match.copy()
            self.chart.append(match.state.points[: match.seats])

    @property
    def steps(self) -> int:
        return len(self.record.steps)

    def at(self, step: int) -> Match:
        """The match after ``step`` steps; at most a few are played again."""
        if not 0 <= step <= self.steps:
            raise Refusal("no-such-step")
        near = step - step % SPACING
        match = self._kept[near].copy()
        for made in self.record.steps[near:step]:
            match.play(made.seat, made.choice)
        return match

    def scene(self, step: int, eyes: int, language: str) -> dict[str, Any]:
        match = self.at(step)
        if eyes not in (OPEN, -1, *range(match.seats)):
            raise Refusal("no-such-seat")
        by = self.record.steps[step - 1].seat if step else None
        scene = present(match, eyes, language, 0, by)
        # Within a sealed choice the match has not counted its steps yet; the page has.
        return scene | {"step": step, "prompt": None}

    def shown(self, language: str) -> dict[str, Any]:
        end = self.end
        outcome = end.outcome
        assert outcome is not None
        return {
            "game": end.game.name,
            "title": title_of(end.game.name, language),
            "steps": self.steps,
            "names": list(end.names),
            "moments": self._moments(language),
            "chart": self.chart,
            "winners": list(outcome.winners),
        }

    def _moments(self, language: str) -> list[dict[str, Any]]:
        """The first thing that each step led to, in words."""
        told: dict[int, str] = {}
        for happening in self.end.log:
            if happening.step not in told:
                told[happening.step] = self.end.tell(happening, language)
        return [
            {"step": number, "seat": step.seat, "text": told.get(number, "")}
            for number, step in enumerate(self.record.steps, 1)
        ]


def finished_record(match: Match, seats: Sequence[Seat]) -> Record:
    return record(match, [seat.bot or "person" for seat in seats])


class Replays:
    """The games that were looked at last. Used from threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._lock = Lock()

    def get(self, table: str) -> Replay | None:
        with self._lock:
            if table in self._kept:
                self._kept.move_to_end(table)
            return self._kept.get(table)

    def keep(self, table: str, replay: Replay) -> None:
        with self._lock:
            self._kept[table] = replay
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
