"""What the evaluation of White Lotus weighs; `hasu tune white-lotus` looks for better numbers."""

from __future__ import annotations

from enum import IntEnum


class Weight(IntEnum):
    SPREAD = 0  # points of lead that make a win likely
    VILLAGE = 1  # of the buildings, in the order of `Building`; a village swells a rebellion
    PALACE = 2
    TEMPLE = 3
    FORTRESS = 4
    RICE_FIELD = 5
    NEIGHBOUR = 6  # an own province beside one that is fought over
    INFLUENCE = 7  # a point of it
    COMBAT = 8  # a point of it
    THRONE = 9
    ALONE = 10  # of a claim that others may still join


WEIGHTS = (
    6.84,  # SPREAD
    1.9,  # VILLAGE
    2.48,  # PALACE
    1.88,  # TEMPLE
    2.56,  # FORTRESS
    3.35,  # RICE_FIELD
    0.183,  # NEIGHBOUR
    0.0667,  # INFLUENCE
    0.177,  # COMBAT
    1.2,  # THRONE
    1.19,  # ALONE
)
