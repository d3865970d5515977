"""Sets as bits: the same interpreted and compiled."""

from __future__ import annotations

import numba
import pytest

from hasu.engine.bits import count_bits, lowest_bit, without_lowest
from hasu.engine.compiled import teach_numba
from tests.bidding import GAME as BIDDING

SETS = [{0}, {61}, {0, 61}, {3, 4, 5}, {58, 12, 33}, set(range(62))]


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@pytest.mark.parametrize("numbers", SETS, ids=str)
def test_a_set_gives_its_numbers_in_order(numbers: set[int]) -> None:
    bits, found = bits_of(numbers), []
    assert count_bits(bits) == len(numbers)
    while bits != 0:
        found.append(lowest_bit(bits))
        bits = without_lowest(bits)
    assert found == sorted(numbers)


def test_the_empty_set_holds_nothing() -> None:
    assert count_bits(0) == 0


def test_compiled_code_finds_the_same_bits() -> None:
    teach_numba(BIDDING)

    @numba.njit
    def look(bits: int) -> tuple[int, int, int]:
        return lowest_bit(bits), without_lowest(bits), count_bits(bits)

    for numbers in SETS:
        bits = bits_of(numbers)
        assert look(bits) == (lowest_bit(bits), without_lowest(bits), count_bits(bits))
