"""What the evaluation of China weighs; `hasu tune china` looks for better numbers."""

from __future__ import annotations

from enum import IntEnum


class Weight(IntEnum):
    SPREAD = 0  # points of lead that make a win likely
    UNSCORED = 1  # of a province's points while it may still change
    ALLIED = 2  # of an alliance's points
    LEADING = 3  # an emissary that leads where no alliance is yet
    ROAD = 4  # of a road's points
    LINKED = 5  # a road between two own palaces
    TILE = 6  # a bonus tile, and as much for a majority of them
    CARD = 7
    PAIR_OF_CARDS = 8
    EXCHANGE = 9  # a turn spent on exchanging


WEIGHTS = (
    6.0,  # SPREAD
    0.85,  # UNSCORED
    0.8,  # ALLIED
    0.4,  # LEADING
    0.85,  # ROAD
    0.35,  # LINKED
    1.5,  # TILE
    0.15,  # CARD
    0.25,  # PAIR_OF_CARDS
    -2.0,  # EXCHANGE
)
