"""Explanations: what a seat could do, how good each choice is, and what would follow.

>>> import hasu
>>> from hasu.bots.analysis import hint
>>> match = hasu.new("lotus", seats=2, seed=1)
>>> idea = hint(match.view(min(match.to_move)), playouts=50)
>>> 0 <= idea.win <= 1
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

import numpy as np

from hasu.bots.search import EXPLAINING, Budget, Prospect, Searcher
from hasu.bots.search.playout import go_on
from hasu.bots.search.searcher import edges_of
from hasu.bots.search.sight import key_of
from hasu.bots.search.tree import NODES
from hasu.engine.chance import seed_of
from hasu.engine.choices import Choices, listed
from hasu.engine.play import NOBODY_ASKED, apply
from hasu.engine.speech import Speech
from hasu.engine.state import State
from hasu.engine.text import Message
from hasu.engine.view import View

LONGEST_LINE = 8
WORLDS = 6  # imagined deals in which a continuation is looked for
FEWEST = 8  # visits that make a continuation worth telling
SHARE = 50  # a choice that got less than this part of the playouts is hardly judged
ALIKE = 2 / 3  # of the most visits: choices tried so often differ in worth, no longer in trust


@dataclass(frozen=True, slots=True)
class Move:
    """A choice with its label."""

    seat: int
    choice: int
    label: Message = field(repr=False, compare=False)
    speech: Speech = field(repr=False, compare=False)

    def text(self, language: str = "en") -> str:
        return self.speech.texts(language).say(self.label)

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class Idea:
    """One choice: its chance to win, the expected lead, and what would probably follow."""

    move: Move
    win: float
    margin: float
    visits: int
    line: tuple[Move, ...]  # what follows the move

    def as_json(self, language: str = "en") -> dict[str, Any]:
        return {
            "choice": self.move.choice,
            "label": self.move.text(language),
            "win": round(self.win, 4),
            "margin": round(self.margin, 2),
            "visits": self.visits,
            "line": [
                {"seat": move.seat, "choice": move.choice, "label": move.text(language)}
                for move in self.line
            ],
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position as its seat could judge it."""

    seat: int
    ideas: tuple[Idea, ...]  # the best first
    wins: tuple[float, ...]  # each seat's chance to win
    playouts: int

    @property
    def best(self) -> Idea:
        return self.ideas[0]

    def tried(self, most: int) -> tuple[Idea, ...]:
        """At most so many of the best, without those that were tried too little to be judged."""
        enough = max(FEWEST, self.playouts // SHARE)
        return (self.best, *(idea for idea in self.ideas[1:most] if idea.visits >= enough))

    def idea_of(self, choice: int) -> Idea | None:
        return next((idea for idea in self.ideas if idea.move.choice == choice), None)

    def as_json(self, language: str = "en") -> dict[str, Any]:
        return {
            "seat": self.seat,
            "playouts": self.playouts,
            "wins": [round(win, 4) for win in self.wins],
            "ideas": [idea.as_json(language) for idea in self.ideas],
        }


def analyse(
    view: View,
    budget: Budget | None = None,
    names: Sequence[str] | None = None,
    seed: int = 0,
    lines: int = 3,
) -> Analysis:
    """Search the position of a view, whose seat must be asked something.

    ``names`` are the players' for the labels; for the best ``lines`` choices the expected
    continuation is told.
    """
    searcher = Searcher(view.game, view.seat, budget or Budget(playouts=2000), EXPLAINING)
    found = searcher.look(view, seed_of(seed))
    speech = Speech(view.game, tuple(names) if names else _numbered(view.state.seats))
    ideas = tuple(
        Idea(
            Move(view.seat, p.choice, speech.label(view.state, view.seat, p.choice), speech),
            p.win,
            p.margin,
            p.visits,
            _continuation(searcher, view, p.choice, speech) if rank < lines else (),
        )
        for rank, p in enumerate(best_first(found.prospects))
    )
    return Analysis(view.seat, ideas, found.wins, found.playouts)


def best_first(prospects: Sequence[Prospect]) -> list[Prospect]:
    """By worth among the choices that were tried about equally often; after them by visits.

    A bot takes the most visited choice. Whoever reads the figures would wonder why a chance of
    36 % stands above one of 37 %, only because it was tried 293 times and not 276.
    """
    enough = ALIKE * prospects[0].visits
    return sorted(prospects, key=lambda p: -p.worth if p.visits >= enough else inf)


def hint(view: View, playouts: int = 1000, names: Sequence[str] | None = None) -> Idea:
    """The best choice that a short search finds."""
    return analyse(view, Budget(playouts=playouts), names, lines=1).best


def _numbered(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(seats))


def _continuation(searcher: Searcher, view: View, choice: int, speech: Speech) -> tuple[Move, ...]:
    """The longest well-visited line after a choice, over a few imagined deals."""
    lines = [_line(searcher, view, choice, speech, seed_of(world)) for world in range(WORLDS)]
    return max(lines, key=len)


def _line(
    searcher: Searcher, view: View, choice: int, speech: Speech, seed: int
) -> tuple[Move, ...]:
    world, offered = view.imagine(seed), Choices()
    moves: list[Move] = []
    world.teach = 0
    apply(world, view.seat, choice)
    seat = go_on(world, offered, view.seat)
    while seat != NOBODY_ASKED and len(moves) < LONGEST_LINE:
        best = _most_visited(searcher, world, seat, listed(offered))
        if best is None:
            break
        moves.append(Move(seat, best, speech.label(world, seat, best), speech))
        apply(world, seat, best)
        seat = go_on(world, offered, view.seat)
    return tuple(moves)


def _most_visited(
    searcher: Searcher, world: State, seat: int, offered: tuple[int, ...]
) -> int | None:
    """What the tree would choose here; None where it has hardly been."""
    tree = searcher.trees[0]
    with np.errstate(over="ignore"):
        key = key_of(world.pack().view(np.uint64), searcher.sight, seat)
    found = np.flatnonzero(tree.nodes["key"][: tree.used[NODES]] == key)
    if not len(found):
        return None
    tried = ((int(e["choice"]), int(e["visits"])) for e in edges_of(tree, int(found[0])))
    visits = {choice: count for choice, count in tried if choice in offered}
    best = max(visits, key=lambda c: visits[c], default=None)
    return best if best is not None and visits[best] >= FEWEST else None
