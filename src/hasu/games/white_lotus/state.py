"""White Lotus: what lies on the table, and who knows it.

A set of provinces is one number with a bit for each of them (`provinces`), so that "neutral
and not yet claimed by me" is one operation. Points are plain numbers: cards may be changed
at any time (WL-S4). The points a player holds are secret, but nearly everything about them
is public: what comes in, what is revealed and lost. Only the choice of each palace, two
influence or one combat, is not (WL-5). Both count the same in ``wealth``, which everyone
can therefore work out; ``least`` and ``most`` bound the influence in it.
"""

from __future__ import annotations

from enum import IntEnum

from hasu.engine.state import (
    SEAT,
    Grid,
    Int8,
    Int16,
    Int32,
    Int64,
    Row,
    State,
    everyone,
    owner,
    printed,
    sealed,
)

PROVINCES = 39
BUILDINGS = 5
MOST_SEATS = 6
MARKERS = 5  # a player's markers: three, and two more with rice fields (WL-1c)
COMPULSORY_MARKERS = 3
OFFERS = 2  # offers a player may make in each phase, when negotiating
NO_TILE = -1
NO_SEAT = -1
NO_PROVINCE = -1

TILES = (17, 5, 5, 6, 6)  # WL-S1, in the order of Building
FIRST_TILES = (3, 1, 1, 1, 1)  # on the light lotus provinces (WL-S2)
BUILDING_POINTS = (1, 3, 2, 1, 1)  # WL-E2
DRAGON_POINTS = 2
TERRITORY_POINTS = 3
FIRST_INFLUENCE, FIRST_COMBAT = 12, 3  # WL-S3


class Building(IntEnum):
    VILLAGE = 0
    PALACE = 1
    TEMPLE = 2
    FORTRESS = 3
    RICE_FIELD = 4


class Edition(IntEnum):
    DE = 0
    FR = 1


class Side(IntEnum):
    """The two sides of a rebellion; UNKNOWN until sides are revealed."""

    UNKNOWN = -1
    EMPEROR = 0
    REBELS = 1


class Phase(IntEnum):
    """Where in the year we are; see ``sequence.proceed``."""

    YEAR = 0
    CLAIMS = 1
    CONTROL = 2
    AIM = 3
    REVEAL = 4
    TIE = 5
    TRIBUTE = 6
    UPRISING = 7
    SIDES = 8
    SIDES_OPEN = 9
    COMMIT = 10
    BATTLE = 11
    REWARDS = 12
    SUCCESSION = 13
    YEAR_END = 14
    INCOME = 15
    PLACING = 16
    COUNCIL = 17
    APPROACHES = 18
    TALKS = 19
    PALACES = 20


class Ask(IntEnum):
    """What a seat can be asked. 0 means nothing, in every game."""

    NOTHING = 0
    CLAIM = 1
    NAME = 2
    TARGET = 3
    AMOUNT = 4
    EXPEL = 5
    LEAD = 6
    SIDE = 7
    COMMIT = 8
    TAKE = 9
    PALACES = 10
    MORE = 11
    PLACE = 12
    APPROACH = 13
    GIVE_INFLUENCE = 14
    GIVE_COMBAT = 15
    WANT_INFLUENCE = 16
    WANT_COMBAT = 17
    ANSWER = 18


class WhiteLotus(State, max_seats=MOST_SEATS):
    # Options
    edition: int = everyone(Int8)
    negotiation: int = everyone(Int8)
    first: int = everyone(Int8)  # the host's first emperor + 1, or 0 for a random one

    # The board
    near: Row = printed(Int64, PROVINCES)  # the provinces that touch each province
    used: int = printed(Int64)  # provinces in use: the brown ones only with six (WL-B1)
    brown: int = printed(Int64)
    lotus: int = printed(Int64)
    dragons: int = printed(Int64)
    board: int = printed(Int32)  # which board it is, for its names

    # Provinces. Each one in use is free, or neutral, or belongs to a player.
    free: int = everyone(Int64)
    neutral: int = everyone(Int64)
    lands: Row = everyone(Int64, SEAT)
    claims: Row = everyone(Int64, SEAT)  # markers laid
    reach: int = everyone(Int64)  # provinces next to any tile or chip
    building: Row = everyone(Int8, PROVINCES)  # a Building, or NO_TILE
    owned: Grid = everyone(Int8, SEAT, BUILDINGS)
    bag: Row = everyone(Int8, BUILDINGS)  # what is left in it follows from what came out
    bag_size: int = everyone(Int8)

    # The year
    year: int = everyone(Int8)
    emperor: int = everyone(Int8)
    active: int = everyone(Int8)  # whose turn it is in phases 1 and 6
    round: int = everyone(Int8)
    tile: int = everyone(Int8)  # the tile that the active player has drawn
    chips: Row = everyone(Int8, SEAT)  # victory points collected

    # Points: secret, with what everyone can work out about them
    influence: Row = owner(Int16, SEAT)
    combat: Row = owner(Int16, SEAT)
    wealth: Row = everyone(Int16, SEAT)  # influence + 2 * combat
    least: Row = everyone(Int16, SEAT)  # the least influence that fits, of the right parity
    most: Row = everyone(Int16, SEAT)  # and the most

    # Choices in secret
    target: Row = sealed(Int8, SEAT)
    amount: Row = sealed(Int16, SEAT)
    side: Row = sealed(Int8, SEAT)

    # The conflict or rebellion under way
    province: int = everyone(Int8)
    played: Row = everyone(Int16, SEAT)  # revealed points
    against: Row = everyone(Int16, SEAT)  # influence played against each claimant
    leader: int = everyone(Int8)
    refused: Row = everyone(Int8, SEAT)  # declined to lead a rebellion this year
    joined: Row = everyone(Int8, SEAT)  # a Side
    winning: int = everyone(Int8)  # a Side
    rewarded: Row = everyone(Int8, SEAT)
    robbed: Row = everyone(Int8, SEAT)
    usurper: int = everyone(Int8)  # who took a palace from the emperor in this rebellion

    # Negotiation
    after: int = everyone(Int8)  # the phase that follows the council
    offers_left: Row = everyone(Int8, SEAT)
    wish: Row = everyone(Int8, SEAT)  # 1 + whom a seat wants to talk to
    bargainer: int = everyone(Int8)
    partner: int = everyone(Int8)
    given: Row = everyone(Int16, 2)  # the offer: influence and combat handed over
    wanted: Row = everyone(Int16, 2)  # and wanted in return
