"""On a GPU the same games are played, byte for byte; skipped where there is none."""

from __future__ import annotations

import numpy as np
import pytest

import hasu
from hasu.engine.chance import MASK, STRIDE
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.gpu import gpu_game, speed, unavailable
from tests.support import Setup, setups

pytestmark = pytest.mark.skipif(bool(unavailable()), reason=f"no GPU: {unavailable()}")


@pytest.mark.parametrize("kind", setups(), ids=str)
def test_gpu_and_cpu_agree_step_by_step(kind: Setup) -> None:
    games = 64
    fast, gpu = compiled(kind.game), gpu_game(kind.game)
    template = kind.game.blank(kind.seats, kind.options)
    seeds, lucks = seeds_from(9, 0, games, 0), seeds_from(9, 0, games, 1)
    here, there = fast.deal(template, seeds), gpu.deal(template, seeds)
    made = np.ones(games, np.int32)
    while made.any():
        assert there.copy_to_host().tobytes() == here.tobytes()
        made = fast.play_random(here, lucks, 1)
        assert (gpu.play_random(there, lucks, 1).copy_to_host() == made).all()
        lucks = (lucks + STRIDE) & MASK
    assert there.copy_to_host()["over"].all()


def test_there_is_luck_for_every_game() -> None:
    kind = setups()[0]
    gpu = gpu_game(kind.game)
    states = gpu.deal(kind.game.blank(kind.seats, kind.options), seeds_from(9, 0, 4, 0))
    with pytest.raises(hasu.InvalidInput, match="3 lucks given for 4 games"):
        gpu.play_random(states, seeds_from(9, 0, 3, 1), 1)


def test_speed_is_reported() -> None:
    figures = speed(setups()[0].game, setups()[0].seats, batch=256, rounds=1)
    assert figures["decisions_per_s"] > 0
