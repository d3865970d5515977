"""What compiled batches are handed is checked before compiled code trusts it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hasu
from hasu.engine.batches import check_states, generators, lucks_for
from hasu.engine.compiled import compiled, seeds_from
from tests.bidding import GAME as BIDDING

STATES = np.zeros(4, BIDDING.state.layout.dtype)


@pytest.mark.parametrize(
    "given",
    [
        [3, 1, 2],
        (3, 1, 2),
        np.array([3, 1, 2], np.int32),
        np.array([3, 1, 2], np.uint8),
        np.array([3, 9, 1, 9, 2])[::2],
        np.frombuffer(np.array([3, 1, 2]).tobytes(), np.int64),  # not to be written
    ],
    ids=["list", "tuple", "narrow", "unsigned", "with gaps", "read only"],
)
def test_generators_come_in_one_form(given: Any) -> None:
    numbers = generators(given)
    assert numbers.tolist() == [3, 1, 2]
    assert numbers.dtype == np.int64
    assert numbers.flags.carray


def test_what_is_in_form_is_not_copied() -> None:
    seeds = seeds_from(1, 0, 5, 0)
    assert generators(seeds) is seeds


@pytest.mark.parametrize("wrong", [1.5, [1.5], 7, [[1, 2]], ["a"], [True], None])
def test_what_is_no_row_of_numbers_is_refused(wrong: Any) -> None:
    with pytest.raises(hasu.InvalidInput, match="a row of whole numbers, not an array of"):
        generators(wrong)


def test_there_is_luck_for_every_game() -> None:
    """Compiled code would read on past the last."""
    assert len(lucks_for(range(4), 4)) == 4
    for count in (3, 5):
        with pytest.raises(hasu.InvalidInput, match=f"{count} lucks given for 4 games"):
            compiled(BIDDING).play_random(STATES, seeds_from(1, 0, count, 1), 10)


@pytest.mark.parametrize(
    "wrong",
    [
        STATES[::2],
        STATES.reshape(2, 2),
        STATES.tolist(),
        np.frombuffer(STATES.tobytes(), STATES.dtype),
        np.zeros(4, hasu.game_named("lotus").state.layout.dtype),
    ],
    ids=["with gaps", "two axes", "list", "read only", "of another game"],
)
def test_states_are_what_deal_makes(wrong: Any) -> None:
    check_states(BIDDING, STATES)
    with pytest.raises(hasu.InvalidInput, match="a whole row of bidding states"):
        compiled(BIDDING).play_random(wrong, seeds_from(1, 0, 4, 1), 10)
