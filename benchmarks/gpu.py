"""Is the GPU the same as the CPU, and how fast? Run on a machine with a CUDA device.

    python benchmarks/gpu.py [GAME ...]

For each game: thousands of games step by step against the compiled CPU run, then the
speed of whole random games. Prints one JSON object a game.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

from hasu.engine.chance import MASK, STRIDE
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.game import Game, game_named, games
from hasu.engine.gpu import gpu_game, speed, unavailable

SAME = 512


def main() -> None:
    why = unavailable()
    if why:
        sys.exit(f"skipped: {why}")
    for name in sys.argv[1:] or games():
        game = game_named(name)
        print(
            json.dumps({"game": name, **compare(game), **speed(game, game.default_seats)}),
            flush=True,
        )


def compare(game: Game) -> dict[str, Any]:
    """Step by step, every player count: the same bytes on both."""
    fast, gpu = compiled(game), gpu_game(game)
    steps = 0
    for seats in game.seats:
        template = game.blank(seats, {})
        seeds, lucks = seeds_from(1, 0, SAME, 0), seeds_from(1, 0, SAME, 1)
        here, there = fast.deal(template, seeds), gpu.deal(template, seeds)
        same(here, there)
        made = np.ones(SAME, np.int32)
        while made.any():
            made = fast.play_random(here, lucks, 1)
            gpu.play_random(there, lucks, 1)
            same(here, there)
            lucks = (lucks + STRIDE) & MASK
            steps += 1
    return {"compared_games": SAME * len(game.seats), "compared_steps": steps}


def same(here: Any, there: Any) -> None:
    if there.copy_to_host().tobytes() != here.tobytes():
        sys.exit("GPU and CPU differ")


if __name__ == "__main__":
    main()
