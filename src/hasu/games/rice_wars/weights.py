"""What the evaluation of Rice Wars weighs; `hasu tune rice-wars` looks for better numbers."""

from __future__ import annotations

from enum import IntEnum


class Weight(IntEnum):
    SPREAD = 0  # peasants of lead that make a win likely
    LINK = 1  # a field that brings income, for each round left
    RYO = 2
    LATE_RYO = 3  # in the last round
    READY = 4  # a peasant in the palace
    SOLDIER = 5
    RONIN = 6
    TIRED = 7  # of the worth of an active man
    CARD = 8
    BONUS = 9  # a point on a card
    SERVICE = 10
    ROOM = 11  # a field within reach
    UNSEEN_BONUS = 12  # of a card whose face is unknown
    ODDS = 13  # chance to win a fight for each point of strength ahead


WEIGHTS = (
    4.0,  # SPREAD
    0.12,  # LINK
    0.22,  # RYO
    0.02,  # LATE_RYO
    0.55,  # READY
    0.75,  # SOLDIER
    1.4,  # RONIN
    0.45,  # TIRED
    0.25,  # CARD
    0.15,  # BONUS
    0.4,  # SERVICE
    0.03,  # ROOM
    0.9,  # UNSEEN_BONUS
    0.2,  # ODDS
)
