"""Sets of small numbers as the bits of one number: 0 is 1, 1 is 2, 2 is 4.

Loops over a set take its lowest bit and go on without it, so that they cost as much as
the set holds::

    while fields != 0:
        offer(choices, lowest_bit(fields))
        fields = without_lowest(fields)
"""

from __future__ import annotations

from hasu.engine.rules import rule


def lowest_bit(bits: int) -> int:
    """The lowest number of a set that is not empty; one instruction in compiled code."""
    return (bits & -bits).bit_length() - 1


@rule
def without_lowest(bits: int) -> int:
    """The set without its lowest number."""
    return bits & (bits - 1)


@rule
def count_bits(bits: int) -> int:
    """How many numbers are in a set."""
    count = 0
    while bits != 0:
        bits = without_lowest(bits)
        count += 1
    return count
