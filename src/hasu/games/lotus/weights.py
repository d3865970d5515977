"""What the evaluation of Lotus weighs; `hasu tune lotus` looks for better numbers."""

from __future__ import annotations

from enum import IntEnum


class Weight(IntEnum):
    SPREAD = 0  # points of lead that make a win likely
    ELDER = 1  # of the powers, at the start of the game
    PATH = 2
    GROWTH = 3
    REWARD = 4  # of a complete flower for its strongest
    LEAD = 5  # share of the reward for being ahead at all
    LEAD_MORE = 6  # and for each further point of strength
    TIE = 7  # share of the reward for a tie
    REACH = 8  # of a petal that the seat could pick
    GIFT = 9  # of a petal that is there for the others


WEIGHTS = (
    8.0,  # SPREAD
    4.02,  # ELDER
    4.4,  # PATH
    3.34,  # GROWTH
    3.58,  # REWARD
    0.437,  # LEAD
    0.181,  # LEAD_MORE
    0.303,  # TIE
    0.465,  # REACH
    0.299,  # GIFT
)
