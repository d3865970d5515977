"""Where contests are played: on the CPU in threads, or on a GPU, with the same results.

But for the last bits of an evaluation, which now and then decide a choice.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from hasu.bots.tuning.contest import contest, play_contest
from hasu.engine.chance import MASK, MIX_A, MIX_B, STRIDE, scramble
from hasu.engine.choices import Choices
from hasu.engine.compiled import Door, compiled, doors, record_type, teach_numba
from hasu.engine.game import Game
from hasu.engine.gpu import gpu_game, keep_small
from hasu.engine.play import setup

THREADS = 64  # in a block on the GPU


@dataclass(frozen=True, slots=True)
class Played:
    """Finished games: one row each."""

    win: npt.NDArray[np.float64]  # shares of the win by seat
    points: npt.NDArray[np.float64]
    looks: npt.NDArray[np.float64]  # how the seats stood at the moment asked for


class Field(Protocol):
    """A place to play contests."""

    game: Game
    seats: int

    def play(
        self,
        weights: npt.NDArray[np.float64],
        who: npt.NDArray[np.int64],
        numbers: npt.NDArray[np.int64],
        moments: npt.NDArray[np.int64],
    ) -> Played:
        """One game for each row of ``who``; equal numbers, equal deals."""


def _results(states: Any, looks: Any, seats: int) -> Played:
    winner = states["winner"][:, :seats].astype(np.float64)
    shares = winner / np.maximum(1.0, winner.sum(axis=1, keepdims=True))
    return Played(shares, states["points"][:, :seats].astype(np.float64), looks[:, :seats])


def _lucks(seed: int, numbers: npt.NDArray[np.int64]) -> tuple[Any, Any]:
    """Deals and players' luck by game number."""
    return mixed(2 * seed, numbers), mixed(2 * seed + 1, numbers)


def mixed(stream: int, numbers: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Generator states by number: `hasu.engine.chance.scramble` on whole arrays."""
    mask = np.uint64(MASK)
    z = (numbers.astype(np.uint64) + np.uint64(scramble((stream * STRIDE) & MASK))) & mask
    z = ((z ^ (z >> np.uint64(30))) * np.uint64(MIX_A)) & mask
    z = ((z ^ (z >> np.uint64(27))) * np.uint64(MIX_B)) & mask
    return (z ^ (z >> np.uint64(31))).astype(np.int64)


class OnCpu:
    """Compiled games, spread over threads."""

    def __init__(self, game: Game, seats: int, seed: int, workers: int) -> None:
        self.game, self.seats, self.seed, self.workers = game, seats, seed, workers
        self.fast = compiled(game)
        for name in ("deal", "contest"):
            self.fast.entry(name)

    def play(self, weights: Any, who: Any, numbers: Any, moments: Any) -> Played:
        deals, lucks = _lucks(self.seed, numbers)
        states = self.fast.deal(self.game.blank(self.seats, {}), deals)
        looks = _looks(self.game, moments)
        parts = np.array_split(np.arange(len(who)), self.workers)

        def run(part: Any) -> None:
            if len(part):
                rows = slice(int(part[0]), int(part[-1]) + 1)
                worlds = np.zeros(2, self.game.state.layout.dtype)
                work = (states[rows], worlds, self.fast.choices(), lucks[rows], weights)
                self.fast.entry("contest")(*work, who[rows], looks[rows])

        with ThreadPoolExecutor(self.workers) as pool:
            list(pool.map(run, parts))
        return _results(states, looks, self.seats)


class OnGpu:
    """One game per thread of a CUDA device."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        gpu_game(game)  # says why, if there is no GPU
        teach_numba(game)
        self._kernel = _kernel(game)

    def play(self, weights: Any, who: Any, numbers: Any, moments: Any) -> Played:
        cuda = _cuda()
        deals, lucks = _lucks(self.seed, numbers)
        looks = _looks(self.game, moments)
        template = cuda.to_device(self.game.blank(self.seats, {}).pack())
        states = cuda.device_array(len(who), self.game.state.layout.dtype)
        there: Any = [cuda.to_device(part) for part in (deals, lucks, weights, who, looks)]
        grid = ((len(who) + THREADS - 1) // THREADS, THREADS)
        self._kernel[grid](template, states, *there)
        return _results(states.copy_to_host(), there[-1].copy_to_host(), self.seats)


def _cuda() -> Any:
    return import_module("numba.cuda")


def _looks(game: Game, moments: Any) -> npt.NDArray[np.float64]:
    looks = np.zeros((len(moments), game.state.layout.max_seats))
    looks[:, 0] = moments
    return looks


def _kernel(game: Game) -> Any:
    cuda = _cuda()
    state, choices = record_type(game.state), record_type(Choices)

    def play(
        template: Any, states: Any, deals: Any, lucks: Any, weights: Any, who: Any, looks: Any
    ) -> None:
        i = cuda.grid(1)
        if i < states.size:
            keep_small()
            worlds = cuda.local.array(2, state)
            offered = cuda.local.array(1, choices)
            worlds[0] = template[0]
            worlds[0].chance = deals[i]
            setup(worlds[0])
            play_contest(worlds, offered[0], lucks[i], weights, who[i], looks[i])
            states[i] = worlds[0]

    return cuda.jit(play)


def _signature(game: Game) -> tuple[Any, ...]:
    from numba import float64, int64

    state, choices = record_type(game.state), record_type(Choices)
    rows = (float64[:, ::1], int64[:, ::1], float64[:, ::1])
    return (state[::1], state[::1], choices[::1], int64[::1], *rows)


doors["contest"] = Door(
    contest, _signature, ("hasu.bots.tuning.contest", "hasu.bots.search.playout")
)
