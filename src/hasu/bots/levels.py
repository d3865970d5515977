"""Four levels that a person understands, the same in every game.

| level | thinks | and |
|---|---|---|
| novice | a few playouts | often plays what merely looks possible |
| casual | a little | sometimes is careless |
| skilled | a hundred playouts | plays what it found best |
| master | up to two seconds a move, on two cores | looks further ahead, plays what it found best |
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from threading import Thread
from typing import Any

from hasu.bots.bot import Bot
from hasu.bots.greedy import Greedy
from hasu.bots.search import FAR_SIGHTED, STYLE, Budget, Prospect, Searcher, Style
from hasu.engine.compiled import compile_in_background, compiled, is_ready
from hasu.engine.errors import InvalidInput
from hasu.engine.game import Game
from hasu.engine.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """How much a bot thinks, and how carelessly it then chooses."""

    name: str
    budget: Budget
    careless: float = 0.0  # 0: the most visited choice; more: others too, by their visits
    style: Style = STYLE


LEVELS = {
    level.name: level
    for level in (
        Level("novice", Budget(playouts=6), careless=1.5),
        Level("casual", Budget(playouts=40), careless=0.5),
        Level("skilled", Budget(playouts=100)),
        Level("master", Budget(seconds=1.8, threads=2), style=FAR_SIGHTED),
    )
}

SEALED_SHARPNESS = 8.0  # docs/bots-trials.md has what others won

_preparing: dict[str, Thread] = {}  # games whose search is being compiled, or was


class Thinker(Bot):
    """A bot that searches as its level says.

    ``patient``: wait for compiled code when it is not ready. At a table nobody should wait
    for that, so an impatient bot plays like `Greedy` until the code is compiled.
    """

    def __init__(self, level: Level, seed: int = 0, patient: bool = True) -> None:
        super().__init__(seed)
        self.name = level.name
        self.level = level
        self.patient = patient
        self.searcher: Searcher | None = None
        self._stand_in = Greedy(seed)

    def prepare(self, game: Game) -> None:
        if self.patient:
            compiled(game).entry("search")

    def choose(self, view: View) -> int:
        choices = view.choices
        if len(choices) == 1:
            return self._said(view, choices[0])
        if not self.patient and not search_is_ready(view.game):
            return self._stand_in.choose(view)
        sharpness = self._sharpness(view)
        decide = self.level.careless == 0.0
        found = self._searcher_for(view).look(view, self.roll(), decide)
        choice = self._drawn(found.prospects, sharpness) if sharpness else found.best.choice
        return self._said(view, choice)

    def _said(self, view: View, choice: int) -> int:
        """The choice, once the searcher has heard of it: it tells moves apart."""
        if self.searcher is not None:
            self.searcher.chosen(view, choice)
        return choice

    def _sharpness(self, view: View) -> float:
        """How much the most visited choice is preferred; 0: it is taken.

        In a sealed choice nobody should be able to foresee a bot, however good it is: between
        two that seem equal it must not always take the same.
        """
        if self.level.careless:
            return 1.0 / self.level.careless
        return SEALED_SHARPNESS if view.state.asked[view.seat] in view.game.sealed else 0.0

    def _searcher_for(self, view: View) -> Searcher:
        """The searcher of this seat and game, with the tree of earlier moves."""
        mine = self.searcher
        if mine is None or (mine.game, mine.seat) != (view.game, view.seat):
            mine = Searcher(view.game, view.seat, self.level.budget, self.level.style)
            self.searcher = mine
        return mine

    def _drawn(self, found: tuple[Prospect, ...], sharpness: float) -> int:
        """One of the choices, drawn by visits."""
        most = max(1, found[0].visits)
        shares = [(prospect.visits / most) ** sharpness for prospect in found]
        left = self.below(1 << 30) / (1 << 30) * sum(shares)
        for prospect, share in zip(found, shares, strict=True):
            left -= share
            if left < 0:
                return prospect.choice
        return found[0].choice


def search_is_ready(game: Game) -> bool:
    """May the search be called without waiting? If not, compiling has been started."""
    if is_ready(game, "search"):
        return True
    if game.name not in _preparing:
        _preparing[game.name] = compile_in_background(game, "search")
    return False


def search_may_come(game: Game) -> bool:
    """Is the search there, or is somebody still compiling it?"""
    return is_ready(game, "search") or (
        game.name in _preparing and _preparing[game.name].is_alive()
    )


def is_level(name: str) -> bool:
    """Does ``name`` ask for a level, whatever it says of the budget?"""
    return name.partition("@")[0].partition(":")[0] in LEVELS


def level_named(name: str) -> Level:
    """A level, perhaps with a budget of its own.

    ``master``, ``master@0.2`` (seconds), ``master:playouts=500``, ``skilled:threads=2``.
    """
    base, budget = name, None
    if "@" in name:
        base, _, seconds = name.partition("@")
        budget = {"seconds": seconds}
    elif ":" in name:
        base, _, rest = name.partition(":")
        budget = {key: value for key, _, value in (pair.partition("=") for pair in rest.split(","))}
    if base not in LEVELS:
        raise InvalidInput(f"unknown level {base!r}; levels: {', '.join(LEVELS)}")
    level = LEVELS[base]
    if budget is None:
        return level
    return replace(level, name=name, budget=_budget(name, level.budget, budget))


def _budget(name: str, usual: Budget, given: dict[str, str]) -> Budget:
    known: dict[str, Any] = {"playouts": int, "seconds": float, "threads": int}
    numbers: dict[str, Any] = {"threads": usual.threads}
    for key, value in given.items():
        try:
            numbers[key] = known[key](value)
        except (KeyError, ValueError):
            raise InvalidInput(
                f"{name!r}: a budget is like @0.5 or :playouts=500,threads=2, not {key}={value}"
            ) from None
        if not 0 < numbers[key] < inf:
            raise InvalidInput(f"{name!r}: {key} must be above 0, and an end must be in sight")
    if "playouts" in numbers and "seconds" in numbers:
        raise InvalidInput(f"{name!r}: give playouts or seconds, not both")
    if "playouts" not in numbers and "seconds" not in numbers:
        numbers |= {"playouts": usual.playouts, "seconds": usual.seconds}
    return Budget(**numbers)
