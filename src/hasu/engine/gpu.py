"""The same rules on CUDA: one game per thread, identical to the CPU step by step.

Needs the extra ``gpu`` (numba-cuda) and a device; `available` says why not. Rules, the
generic verbs and the random player are the very functions of the CPU.
"""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.engine.batches import generators, lucks_for
from hasu.engine.choices import Choices
from hasu.engine.compiled import record_type, seeds_from, teach_numba
from hasu.engine.errors import HasuError
from hasu.engine.game import Game
from hasu.engine.play import roam, setup
from hasu.engine.state import State

THREADS = 64


def unavailable() -> str:
    """Why no GPU can be used; empty when one can."""
    _restore_numpy_names()
    try:
        cuda = _cuda()
    except ImportError as error:
        return f"numba-cuda is not installed ({error}); install hasu[gpu]"
    try:
        if cuda.is_available():
            return ""
    except Exception as error:  # whatever a driver says is worth passing on
        return f"CUDA does not start: {error}"
    return "no CUDA device was found"


def _cuda() -> Any:
    return import_module("numba.cuda")


@cache
def _teach_smallness() -> None:
    from hasu.engine.teaching import teach_smallness

    teach_smallness(keep_small)


def _load_cpu_typing() -> None:
    """CUDA code may index with an IntEnum only once the CPU's typing rules are loaded."""
    target = import_module("numba.core.registry").cpu_target
    target.typing_context.refresh()
    target.target_context.refresh()


def _restore_numpy_names() -> None:
    """numba-cuda 0.30 looks up three names that NumPy 2.5 has dropped."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))


def keep_small() -> None:
    """In a kernel: a mark for the compiler, see `hasu.engine.teaching`."""


class GpuGame:
    """Batches of one game on a GPU."""

    def __init__(self, game: Game) -> None:
        why = unavailable()
        if why:
            raise HasuError(f"no GPU run: {why}")
        teach_numba(game)
        _teach_smallness()
        _load_cpu_typing()
        self.game = game
        self._deal, self._play = _kernels(game)

    def _grid(self, games: int) -> tuple[int, int]:
        """Blocks and threads: one thread a game."""
        return (games + THREADS - 1) // THREADS, THREADS

    def deal(self, template: State, seeds: npt.NDArray[np.int64]) -> Any:
        """One freshly set-up game per seed, left on the device."""
        cuda, chances = _cuda(), generators(seeds)
        states = cuda.device_array(len(chances), self.game.state.layout.dtype)
        self._deal[self._grid(len(chances))](
            cuda.to_device(template.pack()), states, cuda.to_device(chances)
        )
        return states

    def play_random(self, states: Any, lucks: Any, limit: int) -> Any:
        """Play the games on at random, in place on the device; returns the decisions made."""
        cuda, own = _cuda(), lucks_for(lucks, len(states))
        made = cuda.device_array(len(states), np.int32)
        self._play[self._grid(len(states))](states, cuda.to_device(own), made, limit)
        return made


def _kernels(game: Game) -> tuple[Any, Any]:
    cuda = _cuda()
    state, choices = record_type(game.state), record_type(Choices)

    def deal(template: Any, states: Any, seeds: Any) -> None:
        i = cuda.grid(1)
        if i < seeds.size:
            keep_small()
            own = cuda.local.array(1, state)
            own[0] = template[0]
            own[0].chance = seeds[i]
            setup(own[0])
            states[i] = own[0]

    def play(states: Any, lucks: Any, made: Any, limit: int) -> None:
        i = cuda.grid(1)
        if i < states.size:
            keep_small()
            own = cuda.local.array(1, state)
            offered = cuda.local.array(1, choices)
            own[0] = states[i]
            made[i] = roam(own[0], offered[0], lucks[i], limit)
            states[i] = own[0]

    return cuda.jit(deal), cuda.jit(play)


@cache
def gpu_game(game: Game) -> GpuGame:
    """The GPU form of a game; compiled once a process."""
    return GpuGame(game)


def speed(game: Game, seats: int, batch: int = 1 << 20, rounds: int = 4) -> dict[str, float]:
    """Decisions and games a second: whole random games, set-up included, best of some."""
    cuda, gpu = _cuda(), gpu_game(game)
    template = game.blank(seats, {})
    seeds, lucks = seeds_from(1, 0, batch, 0), seeds_from(1, 0, batch, 1)
    best = (0.0, 0.0)
    for _ in range(rounds):
        cuda.synchronize()
        start = time.perf_counter()
        states = gpu.deal(template, seeds)
        made = gpu.play_random(states, lucks, 1_000_000)
        cuda.synchronize()
        took = time.perf_counter() - start
        decisions = int(made.copy_to_host().astype(np.int64).sum())
        best = max(best, (decisions / took, batch / took))
    return {"decisions_per_s": round(best[0]), "games_per_s": round(best[1])}
