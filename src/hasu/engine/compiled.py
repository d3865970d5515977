"""Compiled runs: the same rules through Numba, on demand.

Every rule is registered with Numba as it stands; the generic verbs (``legal``, ``apply``,
…) resolve to a game's own by the type of the state record; a handful of entry points are
compiled per game and cached on disk, in a folder keyed by a hash of all sources that can
change them (Numba itself would not notice a change in another file).
"""

from __future__ import annotations

import hashlib
import platform
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.engine import entries, play
from hasu.engine.batches import check_states, generators, lucks_for
from hasu.engine.bits import lowest_bit
from hasu.engine.cache import drop_unused, folder_for, tell_unkept
from hasu.engine.chance import MASK, STRIDE, keyed, product, scramble
from hasu.engine.choices import Choices
from hasu.engine.events import emit
from hasu.engine.game import Game, is_shipped
from hasu.engine.record import Record
from hasu.engine.rules import registered
from hasu.engine.state import State

ENTRY_POINTS = ("deal", "play_random", "choose")


@dataclass(frozen=True, slots=True)
class Door:
    """An entry point from outside the engine, such as a search, compiled for each game."""

    function: Callable[..., Any]
    signature: Callable[[Game], tuple[Any, ...]]
    modules: tuple[str, ...]  # whose sources, with the engine's and the game's, key its cache


doors: dict[str, Door] = {}
"""Entry points from elsewhere, by name; whoever brings one adds it when imported."""

_lock = threading.RLock()
_taught: set[Callable[..., Any]] = set()
_verbs: dict[Any, Any] = {}
_compiled: dict[str, CompiledGame] = {}


def source_hash(game: Game) -> str:
    """A hash of everything that the compiled code of a game depends on."""
    import numba

    digest = hashlib.sha256()
    digest.update(f"{platform.python_version()} {numba.__version__} {np.__version__}".encode())
    _add_sources(digest, _sources(game))
    return digest.hexdigest()[:16]


def _sources(game: Game) -> list[Path]:
    folders = (_folder_of(package) for package in ("hasu.engine", game.folder))
    return [path for folder in folders for path in sorted(folder.glob("*.py"))]


def _add_sources(digest: Any, paths: Iterable[Path]) -> None:
    for path in paths:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())


def _folder_of(package: str) -> Path:
    module = __import__(package, fromlist=["__path__"])
    return Path(next(iter(module.__path__)))


def record_type(record: type[Any]) -> Any:
    """The Numba type of a record class."""
    import numba

    return numba.from_dtype(record.layout.dtype)


def teach_numba(game: Game) -> None:
    """Make the rules and the generic verbs known to Numba; cheap when done before."""
    from hasu.engine import teaching

    with _lock:
        if not _taught:
            teaching.teach_silence(emit)
            teaching.teach_lowest_bit(lowest_bit)
            teaching.teach_rule(product, lambda *_: _wrapping_product)
            for verb in play.VERBS:
                teaching.teach_rule(getattr(play, verb), _resolver(verb))
        for function in registered:
            if function not in _taught:
                teaching.teach_rule(function, lambda *_, rule=function: rule)
                _taught.add(function)
        mine = record_type(game.state)
        if _verbs.setdefault(mine, game.sequence) is not game.sequence:
            raise RuntimeError(f"two games share the state layout of {game.name!r}")


def _wrapping_product(a: Any, b: Any) -> Any:
    """The low bits of a product in unsigned arithmetic, which may wrap."""
    return np.int64((np.uint64(a) * np.uint64(b)) & np.uint64(MASK))


def _resolver(verb: str) -> Callable[..., Any]:
    """An overload that finds a game's verb by the type of its state, the first argument."""
    return lambda *types: play.verb_of(_verbs[types[0]], verb) if types[0] in _verbs else None


class CompiledGame:
    """The compiled entry points of one game."""

    def __init__(self, game: Game) -> None:
        teach_numba(game)
        self.game = game
        self.folder = folder_for(f"{game.name}-{source_hash(game)}", _sources(game))
        self._entries: dict[str, Any] = {}
        self.ready: set[str] = set()  # entry points that can be called without waiting

    def _jit(self, name: str) -> Any:
        """A dispatcher whose cache lies in this game's own folder."""
        import numba

        from hasu.engine.linking import EntryCompiler

        function = doors[name].function if name in doors else getattr(entries, name)
        options: Any = {
            "nogil": True,
            "error_model": "numpy",
            "no_cfunc_wrapper": True,
            "pipeline_class": EntryCompiler,
        }
        dispatcher = numba.njit(**options)(function)
        settings: Any = numba.config  # other users of Numba keep their own cache folder
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(self._cache_of(name))
        try:
            dispatcher.enable_caching()
        finally:
            settings.CACHE_DIR = before
        return dispatcher

    def _cache_of(self, name: str) -> Path:
        if name not in doors:
            return self.folder
        digest = hashlib.sha256()
        own = [Path(str(import_module(module).__file__)) for module in doors[name].modules]
        _add_sources(digest, own)
        inside = f"{self.folder.name}/{name}-{digest.hexdigest()[:16]}"
        return folder_for(inside, [*_sources(self.game), *own])

    def _signature(self, name: str) -> Any:
        from numba import int32, int64

        if name in doors:
            return doors[name].signature(self.game)
        state, choices = record_type(self.game.state), record_type(Choices)
        return {
            "deal": (state[::1], state[::1], int64[::1]),
            "play_random": (state[::1], choices[::1], int64[::1], int32[::1], int64),
            "choose": (state[::1], choices[::1], int64, int64),
        }[name]

    def entry(self, name: str) -> Any:
        """An entry point, compiled or loaded from the cache when first asked for."""
        if name not in self.ready:
            with _lock:
                teach_numba(self.game)  # a door may bring rules of its own
                self._entries[name] = self._ready_made(name)
                self.ready.add(name)
        return self._entries[name]

    def _ready_made(self, name: str) -> Any:
        dispatcher = self._jit(name)
        try:
            dispatcher.compile(self._signature(name))
        except OSError as error:
            if not dispatcher.overloads:
                raise
            tell_unkept(error)  # on a full disk, say; it is compiled all the same
        return dispatcher

    def warm(self) -> Iterator[str]:
        """Compile every entry point, yielding the name of each when it is done."""
        for name in entry_names():
            self.entry(name)
            yield name

    def deal(self, template: State, seeds: npt.NDArray[np.int64]) -> npt.NDArray[np.void]:
        """One freshly set-up game per seed."""
        chances = generators(seeds)
        states = np.zeros(len(chances), self.game.state.layout.dtype)
        self.entry("deal")(template.pack(), states, chances)
        return states

    def play_random(
        self, states: npt.NDArray[np.void], lucks: npt.NDArray[np.int64], limit: int
    ) -> npt.NDArray[np.int32]:
        """Play the games on at random in place; returns the decisions made in each."""
        check_states(self.game, states)
        own = lucks_for(lucks, len(states))
        made = np.zeros(len(states), np.int32)
        self.entry("play_random")(states, self.choices(), own, made, limit)
        return made

    def replay(self, record: Record) -> Iterator[bytes]:
        """The bytes of the state after set-up and after each step of a record."""
        match = record.start()
        template = self.game.blank(match.seats, match.options, bool(match.state.teach))
        states = self.deal(template, np.array([keyed(match.secret, 0)], np.int64))
        self.play_random(states, np.zeros(1, np.int64), 0)
        yield states.tobytes()
        choices = self.choices()
        for number, step in enumerate(record.steps):
            states["chance"] = keyed(match.secret, number + 1)
            self.entry("choose")(states, choices, step.seat, step.choice)
            yield states.tobytes()

    def choices(self) -> npt.NDArray[np.void]:
        return np.zeros(1, Choices.layout.dtype)


def entry_names() -> tuple[str, ...]:
    """All entry points, the engine's own and those from elsewhere."""
    return (*ENTRY_POINTS, *doors)


def compiled(game: Game) -> CompiledGame:
    """The compiled form of a game; made once a process."""
    with _lock:
        if game.name not in _compiled:
            _compiled[game.name] = CompiledGame(game)
        return _compiled[game.name]


def is_ready(game: Game, name: str) -> bool:
    """Can an entry point be called without waiting? Asking never waits either."""
    return game.name in _compiled and name in _compiled[game.name].ready


def drop_outdated(game: Game) -> None:
    """Remove compiled code of rules that are not played any more."""
    drop_unused(f"{game.name}-" + "?" * len(source_hash(game)))


def compile_in_background(game: Game, *names: str) -> threading.Thread:
    """Start compiling some entry points, or all, without waiting for them.

    So nobody's first move is held up. The work is done by a process of its own that gives
    way to others; here the result is only loaded, so a server goes on answering meanwhile.
    """
    wanted = names or entry_names()

    def compile_all() -> None:
        if is_shipped(game):
            _compile_elsewhere(game, wanted)
        for name in wanted:
            compiled(game).entry(name)

    thread = threading.Thread(target=compile_all, name=f"compile-{game.name}", daemon=True)
    thread.start()
    return thread


# It ends with the process that started it, however that ends: then its input is closed.
_ELSEWHERE = """
import os, sys, threading
threading.Thread(target=lambda: os._exit(len(sys.stdin.read())), daemon=True).start()
from importlib import import_module
from hasu.engine.compiled import compiled
from hasu.engine.game import game_named
if hasattr(os, "nice"):
    os.nice(10)
game, modules, names = sys.argv[1:]
for module in modules.split():
    import_module(module)
for name in names.split():
    compiled(game_named(game)).entry(name)
"""


def _compile_elsewhere(game: Game, names: tuple[str, ...]) -> None:
    """Fill the cache in another process. If that fails, this one compiles for itself."""
    modules = [module for name in names if name in doors for module in doors[name].modules]
    command = [sys.executable, "-c", _ELSEWHERE, game.name, " ".join(modules), " ".join(names)]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet).wait()


def seeds_from(seed: int, start: int, count: int, stream: int) -> npt.NDArray[np.int64]:
    """Generator states for games ``start`` to ``start + count - 1`` of a numbered run.

    Game ``i`` has the same seeds however the run is cut into batches. ``stream`` keeps
    the game's chance (0) apart from the players' luck (1).
    """
    base = scramble((seed * STRIDE + stream) & MASK)
    return np.array([scramble((base + i) & MASK) for i in range(start, start + count)], np.int64)
