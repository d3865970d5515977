"""A searcher: trees that live from move to move, threads, and a budget."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from hasu.bots.search.clock import Clock, goes_on
from hasu.bots.search.entry import DEEPEST, MOST_CHOICE, Desk, search
from hasu.bots.search.lore import forget, no_lore
from hasu.bots.search.playout import WIN
from hasu.bots.search.sight import Sight, sight_of
from hasu.bots.search.style import STYLE, Style
from hasu.bots.search.tree import NOWHERE, Tree, make_room, plant
from hasu.engine.chance import MASK, STRIDE, scramble
from hasu.engine.choices import Choices
from hasu.engine.compiled import Door, compiled, doors, record_type
from hasu.engine.game import Game
from hasu.engine.play import weights_of
from hasu.engine.view import View

CHUNK = 64  # playouts between two looks at the clock
OFTEN = 2 * CHUNK  # and between two looks at the lead
CATCHING_UP = 0.35  # of the playouts to come, what a rival may gain on the first choice
TREE_OF_SECONDS = 1 << 18  # nodes of a tree when only the time is limited; few are ever touched
SMALLEST_TREE = 1 << 8


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be thought: so many playouts a choice or seconds a move, on some threads.

    With a budget of playouts the same seed and views give the same moves on any machine.
    """

    playouts: int = 0
    seconds: float = 0.0
    threads: int = 1

    @property
    def busy(self) -> int:
        """The threads that have anything to do: never more of them than playouts."""
        return min(self.threads, self.playouts or self.threads)

    def shares(self) -> list[int]:
        """The playouts of each thread."""
        return [
            self.playouts // self.busy + (number < self.playouts % self.busy)
            for number in range(self.busy)
        ]

    def nodes(self) -> int:
        """Room in each tree: for a few moves, so that one serves the next."""
        if not self.playouts:
            return TREE_OF_SECONDS
        wanted = 4 * self.playouts // self.busy
        return int(min(TREE_OF_SECONDS, max(SMALLEST_TREE, 1 << wanted.bit_length())))


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is known of one choice at the root."""

    choice: int
    visits: int
    worth: float
    win: float
    margin: float
    lean: float


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found."""

    prospects: tuple[Prospect, ...]  # the most visited first
    playouts: int  # made now
    reused: int  # visits that the position had before, from earlier moves
    wins: tuple[float, ...]  # each seat's chance, over all playouts

    @property
    def best(self) -> Prospect:
        return self.prospects[0]


class Searcher:
    """Searches for one seat of one game, move after move."""

    def __init__(self, game: Game, seat: int, budget: Budget, style: Style = STYLE) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        self.style = style
        self.sight: Sight = sight_of(game.state, seat)
        self.trees: list[Tree] = [plant(budget.nodes()) for _ in range(budget.busy)]
        self.weights = np.array(weights_of(game.state()), np.float64)
        self.clock = Clock(budget.seconds)
        self._desks = [desk_for(game) for _ in range(budget.busy)]

    def look(self, view: View, luck: int, decide: bool = False) -> Found:
        """Search from a view of this seat, which must be asked something.

        ``decide``: only the most visited choice matters, so stop as soon as it is as good as
        certain.
        """
        started = time.monotonic()
        deadline = started + self._allotted(view)
        root = view.state.copy()
        root.teach = 0  # forced moves need no thought
        packed = root.pack()
        for tree, desk in zip(self.trees, self._desks, strict=True):
            make_room(tree)
            desk.sums[:] = 0.0
            forget(desk.lore)
        numbers = range(self.budget.busy)
        tops = [self._run(packed, number, 0, 0) for number in numbers]
        reused = sum(int(self.trees[number].nodes["visits"][tops[number]]) for number in numbers)

        def think(number: int) -> int:
            return self._think(packed, number, scramble((luck + number) & MASK), deadline, decide)

        playouts = sum(_spread(think, self.budget.busy))
        self.clock.spend(time.monotonic() - started)
        wins = sum(desk.sums[WIN] for desk in self._desks)[: root.seats] / max(1, playouts)
        return Found(_merged(self.trees, tops), playouts, reused, tuple(wins.tolist()))

    def chosen(self, view: View, choice: int) -> None:
        """What was chosen after all: unless this seat goes on, its next choice is a new move."""
        if self.budget.seconds and not goes_on(view, choice, 1):
            self.clock.wind()

    def _allotted(self, view: View) -> float:
        return self.clock.allot(len(view.choices)) if self.budget.seconds else 0.0

    def _think(self, packed: Any, number: int, luck: int, deadline: float, decide: bool) -> int:
        """One thread's share; returns the playouts made."""
        counted, share = self.budget.playouts > 0, self.budget.shares()[number]
        start, made = time.monotonic(), 0
        while True:
            chunk = min(OFTEN, share - made) if counted else CHUNK
            top = self._run(packed, number, chunk, luck)
            luck = (luck + chunk * STRIDE) & MASK
            made += chunk
            left = share - made if counted else _playouts_until(deadline, made, start)
            if left <= 0:
                return made
            if decide and made % OFTEN == 0 and self._is_certain(number, top, left):
                return made

    def _is_certain(self, number: int, top: int, left: float) -> bool:
        """Would more thought hardly change the choice? `docs/bots-trials.md` says how hardly."""
        return lead(self.trees[number], top) > CATCHING_UP * left

    def _run(self, packed: Any, number: int, playouts: int, luck: int) -> int:
        """Some playouts in one tree; returns the node of the position."""
        entry = compiled(self.game).entry("search")
        tree, desk = self.trees[number], self._desks[number]
        where = (self._style_at(packed), self.sight, tree, desk)
        return int(entry(packed, self.seat, playouts, luck, self.weights, *where))

    def _style_at(self, packed: Any) -> Style:
        """How much is learnt depends on the game and on how many play it."""
        lore = self.game.lore.get(int(packed["seats"][0]), 0.0)
        return self.style._replace(learn=self.style.learn * lore)


def _playouts_until(deadline: float, made: int, start: float) -> float:
    """How many more there is time for, at the pace so far."""
    now = time.monotonic()
    return made * (deadline - now) / max(1e-9, now - start)  # some clocks tick slowly


def edges_of(tree: Tree, node: int) -> Iterator[Any]:
    """The edges of a node, as records."""
    edge = int(tree.nodes["first"][node])
    while edge != NOWHERE:
        yield tree.edges[edge]
        edge = int(tree.edges["next"][edge])


def lead(tree: Tree, node: int) -> int:
    """By how many visits the first choice of a node is ahead of the second."""
    visits = sorted((int(edge["visits"]) for edge in edges_of(tree, node)), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else visits[0]


def _spread(think: Any, threads: int) -> Iterable[int]:
    if threads == 1:
        return [think(0)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(think, range(threads)))


def desk_for(game: Game) -> Desk:
    worlds = np.zeros(2, game.state.layout.dtype)
    return Desk(
        worlds,
        worlds.view(np.uint64).reshape(2, -1),
        np.zeros(1, Choices.layout.dtype),
        np.full(MOST_CHOICE, NOWHERE, np.int32),
        np.zeros(DEEPEST, np.int32),
        np.zeros(DEEPEST, np.int32),
        np.zeros((3, game.state.layout.max_seats), np.float64),
        np.zeros((3, game.state.layout.max_seats), np.float64),
        no_lore(game.state.layout.max_seats),
    )


def _merged(trees: list[Tree], tops: list[int]) -> tuple[Prospect, ...]:
    """The roots of all trees as one, by choice."""
    sums: dict[int, Any] = {}
    for tree, top in zip(trees, tops, strict=True):
        for e in edges_of(tree, top):
            numbers = np.array([e["visits"], e["worth"], e["win"], e["margin"], e["lean"]], float)
            choice = int(e["choice"])
            sums[choice] = sums[choice] + numbers if choice in sums else numbers
    found = []
    for choice, numbers in sums.items():
        visits, worth, win, margin, lean = numbers.tolist()
        n = max(1.0, visits)
        found.append(Prospect(choice, int(visits), worth / n, win / n, margin / n, lean))
    return tuple(sorted(found, key=lambda p: (-p.visits, -p.worth, -p.lean, p.choice)))


def _signature(game: Game) -> tuple[Any, ...]:
    import numba
    from numba import int64

    state = record_type(game.state)
    examples = (STYLE, sight_of(game.state, 0), plant(2), desk_for(game))
    type_of: Any = numba.typeof
    style, sight, tree, desk = (type_of(example) for example in examples)
    return (state[::1], int64, int64, int64, numba.float64[::1], style, sight, tree, desk)


COMPILED = ("entry", "lore", "playout", "sight", "style", "tree")
doors["search"] = Door(search, _signature, tuple(f"hasu.bots.search.{name}" for name in COMPILED))
