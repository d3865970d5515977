"""China: what lies on the table.

Palace spaces are numbered through the board, province by province; ports follow the
spaces of their province, border posts come last and belong to two provinces. Cards are
counts per colour. With two players the third colour is the emperor's: it has a row in
the fields of pieces, though no seat.
"""

from __future__ import annotations

from enum import IntEnum

from hasu.engine.state import (
    SEAT,
    Grid,
    Int8,
    Int16,
    Int32,
    Row,
    State,
    everyone,
    nobody,
    owner,
    printed,
)

MOST_SEATS = 5
COLOURS = 5
PROVINCES = 9
ALLIANCES = 15
MOST_SPACES = 72
MOST_ROADS = 5  # that end in one space
MOST_POSTS = 6
TILE_COLOURS = 3
SPECIALS = 3
PARTS = 5

CARDS_OF_COLOUR = (13, 12, 11, 11, 10)  # CH-M1
PALACES = 20  # CH-M2
EMISSARIES = 8
HAND = 3
ROW = 4
MOST_PIECES = 2  # a turn
TILES_OF_COLOUR = 6
TILE_POINTS = 6
SHORTEST_CHAIN = 4
MOST_CUTS = 54  # a planar network of 20 spaces has no more roads

EMPEROR = 2  # the emperor's row in fields of pieces, with two players
PORTS = PROVINCES  # the ports, as if they were one more province (CH-D4)
NONE = -1

# Whose piece is being placed: ``imperial``
OWN_TURN, EMPEROR_AFTER, EMPEROR_BEFORE = 0, 1, 2


class Colour(IntEnum):
    RED = 0
    GREEN = 1
    YELLOW = 2
    ORANGE = 3
    PURPLE = 4


class Province(IntEnum):
    YAN = 0
    ZHAO = 1
    WEI = 2
    QI = 3
    LU = 4
    HAN = 5
    CHIN = 6
    SHU = 7
    CHU = 8


class Piece(IntEnum):
    PALACE = 0
    EMISSARY = 1
    FORTIFICATION = 2


class Tile(IntEnum):
    """What lies on a palace space; a colour is ``Tile.YELLOW + colour``."""

    NONE = 0
    FACE_DOWN = 1
    YELLOW = 2
    ORANGE = 3
    GREEN = 4


class Special(IntEnum):
    """The special cards of two players (CH-2P6)."""

    EMPEROR_FIRST = 0
    TWO_PROVINCES = 1
    SWAP = 2


class Part(IntEnum):
    """What points came from: the columns of the score sheet."""

    PALACES = 0
    ALLIANCES = 1
    ROADS = 2
    PORTS = 3
    TILES = 4


class Phase(IntEnum):
    """Where in the sequence of play we are; see ``sequence.proceed``."""

    START = 0
    PLACED = 1
    KEEPING = 2
    DRAWING = 3
    COURT = 4
    TURN_END = 5
    GAME_END = 6


class Ask(IntEnum):
    """What a seat can be asked. 0 means nothing, in every game."""

    NOTHING = 0
    TURN = 1
    PIECE = 2
    SPACE = 3
    PAYMENT = 4
    MORE = 5
    ELSEWHERE = 6
    EXCHANGE = 7
    DRAW = 8
    KEEP = 9
    COURT = 10
    SWAP = 11


class China(State, max_seats=MOST_SEATS):
    # Options
    fortifications: int = everyone(Int8)
    bonus_tiles: int = everyone(Int8)
    border_disputes: int = everyone(Int8)
    light: int = everyone(Int8)
    first: int = everyone(Int8)  # the host's first seat + 1, or 0 for a random one

    # The turn
    starter: int = everyone(Int8)  # keeps the emperor pawn all game (CH-T1)
    active: int = everyone(Int8)
    imperial: int = everyone(Int8)  # whose piece is being placed, and when
    court_done: int = everyone(Int8)  # 1 once the emperor had his turn in this one
    province: int = everyone(Int8)
    alone: int = everyone(Int8)  # 1 when the province was empty: one piece only (CH-T3)
    piece: int = everyone(Int8)
    space: int = everyone(Int8)
    placed: int = everyone(Int8)  # pieces placed in this turn
    played: Row = everyone(Int8, COLOURS)  # own cards played in this turn (two players)
    deck_outs: int = everyone(Int8)  # how often the deck has run out

    # Cards
    hand: Grid = owner(Int8, SEAT, COLOURS)
    hand_size: Row = everyone(Int8, SEAT)
    deck: Row = nobody(Int8, COLOURS)
    deck_size: int = everyone(Int8)
    row: Row = everyone(Int8, COLOURS)
    row_size: int = everyone(Int8)
    discard: Row = everyone(Int8, COLOURS)
    # What anyone can work out: cards of a seat that were taken face up and not yet
    # played, and how many of each colour the deck can hold at most.
    surely_held: Grid = everyone(Int8, SEAT, COLOURS)
    deck_most: Row = everyone(Int8, COLOURS)
    drawn: Grid = owner(Int8, SEAT, COLOURS)  # what a seat itself drew from this deck

    # Two players
    court: Row = everyone(Int8, COLOURS)  # the emperor's cards
    court_size: int = everyone(Int8)
    kept: Grid = everyone(Int8, SEAT, COLOURS)
    influence: Row = everyone(Int8, COLOURS)  # the holder of each card, or NONE
    special: Grid = everyone(Int8, SEAT, SPECIALS)  # 1 while not yet used

    # Supplies
    palaces_left: Row = everyone(Int8, SEAT)
    emissaries_left: Row = everyone(Int8, SEAT)
    fortifications_left: Row = everyone(Int8, SEAT)

    # The board as it is now
    palace: Row = everyone(Int8, MOST_SPACES)  # 1 + whose palace, or 0
    fortified: Row = everyone(Int8, MOST_SPACES)
    tile: Row = everyone(Int8, MOST_SPACES)
    palaces: Grid = everyone(Int8, SEAT, PROVINCES + 1)  # and in ports, as one more province
    emissaries: Grid = everyone(Int8, SEAT, PROVINCES)
    free: Row = everyone(Int8, PROVINCES)  # palace spaces of its own
    free_posts: Row = everyone(Int8, PROVINCES)
    bare: Row = everyone(Int8, PROVINCES)  # free spaces without a fortification
    most: Row = everyone(Int8, PROVINCES)  # palaces of whoever has most
    crowd: Row = everyone(Int8, PROVINCES)  # emissaries of all
    pieces: Row = everyone(Int8, PROVINCES)  # of any kind
    scored: Row = everyone(Int8, PROVINCES)  # the score tokens

    # Bonus tiles
    tiles_down: Row = everyone(Int8, TILE_COLOURS)  # colours not yet turned up
    tiles_won: Grid = everyone(Int8, SEAT, TILE_COLOURS)

    parts: Grid = everyone(Int16, SEAT, PARTS)

    # The printed board
    spaces: int = printed(Int8)
    start: Row = printed(Int8, PROVINCES + 1)  # spaces of p: start[p] to start[p + 1] - 1
    colour: Row = printed(Int8, PROVINCES)
    home: Row = printed(Int8, MOST_SPACES)
    port: Row = printed(Int8, MOST_SPACES)
    posts: int = printed(Int8)
    post: Grid = printed(Int8, MOST_POSTS, 2)  # the two provinces of each border post
    alliance: Grid = printed(Int8, ALLIANCES, 2)
    roads: Row = printed(Int8, MOST_SPACES)  # how many roads end there
    road: Grid = printed(Int8, MOST_SPACES, MOST_ROADS)  # where they lead

    # Workspace of the search for road chains; all zero outside it
    own: Row = everyone(Int8, PALACES)  # the spaces of the player's palaces
    number: Row = everyone(Int8, MOST_SPACES)  # their places in that list
    linked: Row = everyone(Int32, PALACES)  # for each palace a bit for each next one
    best_linked: Row = everyone(Int32, PALACES)
    cuts: Row = everyone(Int16, MOST_CUTS)
