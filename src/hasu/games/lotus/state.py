"""Lotus: what lies on the table.

A card is one number: ``flower * 3 + symbols``, with 0 symbols for a wildflower, 1 or 2
for a petal of the own colour. Piles and hands are counts per card; only ``under``, the
cards that a player put back under the own deck, has an order that somebody knows.
"""

from __future__ import annotations

from enum import IntEnum

from hasu.engine.state import SEAT, Grid, Int8, Row, State, everyone, owner

FLOWERS = 5
CARDS = FLOWERS * 3
MOST_SEATS = 4
MOST_PETALS = 7
POWERS = 3
FEWEST_PETALS = 3
CARDS_IN_COLOUR = (5, 6, 7, 7, 6)  # LO-M2
WILDFLOWERS_EACH = 4  # LO-M3
ROW = 4
GUARDIANS = 2
TOKEN_POINTS = 5
# A deck of 31 loses 4 cards to the first hand and can hold two more during an exchange.
MOST_UNDER = 31

SUPPLY = -1
ASIDE = -2


class Flower(IntEnum):
    IRIS = 0
    PRIMROSE = 1
    CHERRY = 2
    LILY = 3
    LOTUS = 4


class Power(IntEnum):
    ELDER_GUARDIAN = 0
    ENLIGHTENED_PATH = 1
    INFINITE_GROWTH = 2


class Phase(IntEnum):
    """Where in the sequence of play we are; see ``sequence.proceed``."""

    ACTIONS = 0
    REWARDS = 1
    DRAWING = 2
    TURN_END = 3


class Ask(IntEnum):
    """What a seat can be asked. 0 means nothing, in every game."""

    NOTHING = 0
    ACTION = 1
    MORE_PETALS = 2
    MORE_UNDER = 3
    GUARDIAN_TO = 4
    REWARD = 5
    DRAW = 6


class Lotus(State, max_seats=MOST_SEATS):
    # Options
    partners: int = everyone(Int8)
    first: int = everyone(Int8)  # the host's first seat + 1, or 0 for a random one

    # The turn
    active: int = everyone(Int8)
    actions_left: int = everyone(Int8)
    flower: int = everyone(Int8)  # the flower of the play-petals action under way
    done: int = everyone(Int8)  # cards played or put under in the action under way
    lifted: int = everyone(Int8)  # where the moving guardian comes from, or ELDER_LIFTED
    owed: Row = everyone(Int8, SEAT)  # seats that still choose a reward
    turns_left: int = everyone(Int8)  # 0 until the last round is triggered

    # Cards of the players
    hand: Grid = owner(Int8, SEAT, CARDS)
    hand_size: Row = everyone(Int8, SEAT)
    deck: Grid = owner(Int8, SEAT, CARDS)  # the owner knows what is left, not its order
    deck_size: Row = everyone(Int8, SEAT)
    under: Grid = owner(Int8, SEAT, MOST_UNDER)
    under_size: Row = everyone(Int8, SEAT)
    # What anyone can work out: cards of a seat that are not yet played (hand, deck or
    # under it), and wildflowers that are in its hand for certain.
    unplayed: Grid = everyone(Int8, SEAT, CARDS)
    surely_held: Grid = everyone(Int8, SEAT, FLOWERS)

    # Wildflowers
    row: Row = everyone(Int8, FLOWERS)
    row_size: int = everyone(Int8)
    wild_deck: Row = everyone(Int8, FLOWERS)
    wild_size: int = everyone(Int8)

    # The garden
    petals: Row = everyone(Int8, FLOWERS)
    # Each petal as laid: 0 for a wildflower, else 1 + seat * 2 + (symbols - 1).
    laid: Grid = everyone(Int8, FLOWERS, MOST_PETALS)
    symbols: Grid = everyone(Int8, SEAT, FLOWERS)
    guardians: Grid = everyone(Int8, SEAT, FLOWERS)
    supply: Row = everyone(Int8, SEAT)
    elder_at: Row = everyone(Int8, SEAT)  # a flower, SUPPLY, or ASIDE while not owned

    # Rewards
    power: Grid = everyone(Int8, SEAT, POWERS)
    tokens: Row = everyone(Int8, SEAT)
    won: Row = everyone(Int8, SEAT)  # petal cards won
    left_game: int = everyone(Int8)  # petal cards that nobody won
