"""A game as the rest of Hasu knows it, and the registry that finds games by folder."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from types import ModuleType
from typing import Any

from hasu.engine import play
from hasu.engine.errors import InvalidInput
from hasu.engine.events import Events
from hasu.engine.inputs import whole
from hasu.engine.options import Option, complete
from hasu.engine.state import State


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """Everything about one game: its rules, its words and its limits."""

    name: str
    version: int
    state: type[State]
    seats: tuple[int, ...]
    sequence: ModuleType  # has the verbs of `hasu.engine.play`
    events: type[Events]
    asks: type[IntEnum]
    labels: str  # the module with SEATS, words, prompt, label and board; imported for people
    designers: tuple[str, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...] = ()
    sealed: frozenset[int] = frozenset()  # decisions made in secret by several at once
    prepare: Callable[[Any, dict[str, Any]], None] | None = None  # fills printed fields
    boards: str = ""  # the module that checks and draws boards, see `hasu.engine.boards`
    # How much the playouts of a search learn from one another, by seats; elsewhere not at all
    lore: Mapping[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        play.verbs_of[self.state] = self.sequence

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game is one thing in a process: a copy is the game itself, found by its name."""
        return game_named, (self.name,)

    @property
    def folder(self) -> str:
        """The Python package that holds the game."""
        return self.sequence.__name__.rpartition(".")[0]

    @property
    def default_seats(self) -> int:
        return 3 if 3 in self.seats else self.seats[0]

    def check_seats(self, seats: Any) -> int:
        count = whole(seats)
        if count is None or count not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise InvalidInput(f"{self.name} takes {low} to {high} seats, not {seats!r}")
        return count

    def blank(self, seats: int, options: dict[str, Any], teach: bool = False) -> State:
        """The state before set-up: seats, options and printed facts, nothing dealt."""
        if not isinstance(teach, bool):
            raise InvalidInput(f"teach is true or false, not {teach!r}")
        s = self.state()
        s.seats = seats = self.check_seats(seats)
        s.teach = int(teach)
        chosen = complete(self.options, options)
        for option in self.options:
            number = option.check(chosen[option.name], seats)
            if hasattr(s, option.name):
                setattr(s, option.name, number)
        if self.prepare is not None:
            self.prepare(s, chosen)
        return s


_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Make a game from elsewhere known by its name, beside those in ``hasu.games``."""
    if _shipped().get(game.name) or _added.get(game.name, game) is not game:
        raise InvalidInput(f"there is a game named {game.name!r} already")
    _added[game.name] = game


def is_shipped(game: Game) -> bool:
    """Does the game come with Hasu, so that every process finds it?"""
    return _shipped().get(game.name) is game


def games() -> dict[str, Game]:
    """All games by name."""
    return dict(sorted((_shipped() | _added).items()))


@cache
def _shipped() -> dict[str, Game]:
    """Each folder in ``hasu.games`` that has a ``GAME``."""
    found = (_in_folder(folder) for folder in _folders())
    return {game.name: game for game in found if game is not None}


@cache
def _folders() -> frozenset[str]:
    package = importlib.import_module("hasu.games")
    return frozenset(info.name for info in pkgutil.iter_modules(package.__path__))


@cache
def _in_folder(folder: str) -> Game | None:
    game = getattr(importlib.import_module(f"hasu.games.{folder}"), "GAME", None)
    return game if isinstance(game, Game) else None


def game_named(name: str) -> Game:
    """The game of that name; an unknown name is answered with the known ones."""
    folder = str(name).replace("-", "_")
    if folder in _folders():  # without importing the others
        game = _in_folder(folder)
        if game is not None and game.name == name:
            return game
    known = games()
    if name not in known:
        raise InvalidInput(f"unknown game {name!r}; known games: {', '.join(known)}")
    return known[name]
