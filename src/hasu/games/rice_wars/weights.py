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
    0.17,  # LINK
    0.183,  # RYO
    0.0178,  # LATE_RYO
    1.01,  # READY
    0.811,  # SOLDIER
    2.99,  # RONIN
    0.212,  # TIRED
    0.184,  # CARD
    0.116,  # BONUS
    0.381,  # SERVICE
    0.0825,  # ROOM
    1.25,  # UNSEEN_BONUS
    0.33,  # ODDS
)
