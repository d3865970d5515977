"""A whole game gone through again: every choice weighed with the eyes of who made it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hasu.bots.analysis import Analysis, Idea, analyse
from hasu.bots.search import Budget
from hasu.engine.match import Match
from hasu.engine.moves import Outcome
from hasu.engine.record import Record

DOUBT = 8  # visits: a choice that was tried less often counts as half ordinary
WORTH_TELLING = 0.05  # of a win: smaller differences are within the noise of the search
BIG_SWING = 0.15


@dataclass(frozen=True, slots=True)
class Moment:
    """One choice that was made, and what was thought of it."""

    step: int
    seat: int
    played: Idea
    analysis: Analysis
    swing: float  # how the seat's chance has changed since its last choice, by others and luck

    @property
    def best(self) -> Idea:
        return self.analysis.best

    @property
    def left(self) -> float:
        """The chance to win that the choice left; what was hardly tried counts as ordinary."""
        if self.played.move.choice == self.best.move.choice:
            return self.best.win
        visits, ordinary = self.played.visits, self.analysis.wins[self.seat]
        return (self.played.win * visits + ordinary * DOUBT) / (visits + DOUBT)

    @property
    def cost(self) -> float:
        """How much chance to win the choice gave away."""
        return max(0.0, self.best.win - self.left)

    @property
    def is_own_doing(self) -> bool:
        """Is it the choice that counts, rather than what others and luck had done before?"""
        return self.cost >= abs(self.swing)

    @property
    def weight(self) -> float:
        """How much of a turning point it is."""
        cost = self.cost if self.cost >= WORTH_TELLING else 0.0
        return max(cost, abs(self.swing) if abs(self.swing) >= BIG_SWING else 0.0)

    def as_json(self, language: str = "en") -> dict[str, Any]:
        return {
            "step": self.step,
            "seat": self.seat,
            "win": round(self.best.win, 4),
            "cost": round(self.cost, 4),
            "swing": round(self.swing, 4),
            "played": self.played.as_json(language),
            "analysis": self.analysis.as_json(language),
        }


@dataclass(frozen=True, slots=True)
class Review:
    """All moments of a game, in order."""

    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    steps: int
    outcome: Outcome | None

    def chances(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance to win over the steps, as it could judge itself."""
        line = [(m.step, m.best.win) for m in self.moments if m.seat == seat]
        if self.outcome is not None:
            line.append((self.steps, self.outcome.shares[seat]))
        return line

    def turning_points(self, most: int = 5) -> list[Moment]:
        """The choices that cost most and the greatest swings, in the order of the game."""
        heavy = sorted(self.moments, key=lambda m: -m.weight)[:most]
        return sorted((m for m in heavy if m.weight > 0), key=lambda m: m.step)

    def as_json(self, language: str = "en") -> dict[str, Any]:
        return {
            "names": list(self.names),
            "steps": self.steps,
            "chances": [self.chances(seat) for seat in range(len(self.names))],
            "turning_points": [m.step for m in self.turning_points()],
            "moments": [m.as_json(language) for m in self.moments],
        }


def review(
    record: Record, budget: Budget, report: Callable[[int], None] = lambda _: None
) -> Review:
    """Analyse every real choice of a record; ``report`` hears the number of each step done."""
    moments: list[Moment] = []
    end = record.replay()
    for done, moment in enumerate(weighed(record, budget), 1):
        if moment is not None:
            moments.append(moment)
        report(done)
    return Review(end.names, tuple(moments), len(record.steps), end.outcome)


def weighed(record: Record, budget: Budget) -> Iterator[Moment | None]:
    """Step by step, what is thought of it; None where there was nothing to choose."""
    last: dict[int, float] = {}
    for step, seat, choice, match in positions(record):
        view = match.view(seat)
        if len(view.choices) < 2:
            yield None
            continue
        analysis = analyse(view, budget, match.names, seed=step)
        played = analysis.idea_of(choice)
        assert played is not None  # the record replays, so the choice was legal
        swing = analysis.best.win - last.get(seat, analysis.best.win)
        moment = Moment(step, seat, played, analysis, swing)
        last[seat] = moment.left
        yield moment


def positions(record: Record) -> Iterator[tuple[int, int, int, Match]]:
    """Each step of a record (its number, seat and choice) with the match before it."""
    match = record.start()
    for number, step in enumerate(record.steps):
        yield number, step.seat, step.choice, match
        match.play(step.seat, step.choice)
