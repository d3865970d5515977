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
    8.0,  # SPREAD
    1.6,  # VILLAGE
    5.0,  # PALACE
    3.4,  # TEMPLE
    2.4,  # FORTRESS
    2.4,  # RICE_FIELD
    0.2,  # NEIGHBOUR
    0.08,  # INFLUENCE
    0.2,  # COMBAT
    1.5,  # THRONE
    0.75,  # ALONE
)
