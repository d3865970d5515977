"""Rice Wars: what lies on the table.

A set of fields is one number, bit by bit: field 0 is 1, field 1 is 2, field 2 is 4. A daimyo
is a seat; in the scenario for two players the neutral neighbour is daimyo ``NEUTRAL``.
"""

from __future__ import annotations

from enum import IntEnum

from hasu.engine.state import (
    SEAT,
    Cube,
    Grid,
    Int8,
    Int16,
    Int64,
    Row,
    State,
    everyone,
    nobody,
    owner,
    printed,
    sealed,
)

MOST_SEATS = 5
MOST_FIELDS = 59
MOST_SPACES = 28
MOST_ROUNDS = 8
TOUCHED = 3  # fields that one palace space may touch
KINDS = 16  # different cards in the deck
ADVISORS = 8
SLOTS = 3  # advisors on the table at once
CARD_LETTERS = 12  # bytes of a card's printed name
ADVISOR_LETTERS = 20
MOST_HAND = 6

NONE = -1
NEUTRAL = 2  # the neighbour's row, beside seats 0 and 1 (RW-N1)

# The box (RW-S1)
PEASANTS = 24
ASHIGARU = 17
RONIN = 5
DECK = 55
PASS_MARKERS = 2
SERVICE_MARKERS = 2
FIRST_CARDS = 2

# Prices of recruiting and, for soldiers, of their upkeep (RW-2a, RW-2b)
PEASANT_PRICE = 1
ASHIGARU_PRICE = 2
RONIN_PRICE = 4


class Sign(IntEnum):
    """What a round's sign brings (RW-B5)."""

    NOTHING = 0
    RYO = 1
    ADVISORS = 2
    CARD = 3
    ATTACK = 4


class Man(IntEnum):
    """Kinds of men, as capacities and strengths list them."""

    PEASANT = 0
    ASHIGARU = 1
    RONIN = 2


class Trigger(IntEnum):
    """When a card's rule or an advisor's service may be used."""

    ACTION = 0  # as an action of the own turn
    COMBAT = 1  # in a combat under way
    TIE = 2  # in a combat that is tied
    DUEL = 3  # in a duel
    AIMED = 4  # when an action card is aimed at its holder
    LOST = 5  # when a combat took a peasant of its holder


class Effect(IntEnum):
    """All that cards and services can do; their numbers are data."""

    GAIN = 0  # gain ryo
    PLACE = 1  # place up to so many peasants from the card
    SETTLE = 2  # place so many peasants from the stock
    LEVY = 3  # take so many peasants from the stock onto the card
    DRAFT = 4  # recruit so many ashigaru
    REST = 5  # make up to so many exhausted men active
    MOVE = 6  # move up to so many own peasants
    DRAW = 7  # draw so many cards, then discard some
    SPY = 8  # look at a hand and discard so many of its cards
    STEAL = 9  # take up to so many ryo from an opponent
    LURE = 10  # take so many random cards from an opponent
    REVOLT = 11  # remove so many unconnected peasants of opponents
    BRIBE = 12  # replace an opponent's peasant unless so many ryo are paid
    STRENGTH = 13  # so much more strength
    SPEAR = 14  # so much more strength if an own ashigaru fights
    HIRELING = 15  # so many cards of the deck, face down
    WIN = 16  # wins a tie
    CANCEL = 17  # the card aimed at its holder has no effect


class Phase(IntEnum):
    """Where in the sequence of play we are; see ``sequence.proceed``."""

    PALACES = 0
    SECOND_THOUGHT = 1
    FIRST_PEASANTS = 2
    INCOME = 3
    RECRUITING = 4
    ADVISORS = 5
    AUCTION = 6
    BIDS = 7
    TURNS = 8
    EFFECT = 9
    DEFENCE = 10
    SUPPORT = 11
    PAYING = 12
    COMPARING = 13
    TIE_PAYING = 14
    TIE_DRAWING = 15
    SPOILS = 16
    REVENGE = 17
    COMBAT_END = 18
    YIELDING = 19
    ROUND_END = 20


class Ask(IntEnum):
    """What a seat can be asked. 0 means nothing, in every game."""

    NOTHING = 0
    PALACE = 1
    MOVE_PALACE = 2
    PLACE = 3
    PLACE_NEUTRAL = 4
    RECRUIT = 5
    NEXT_ADVISOR = 6
    BID = 7
    ACTION = 8
    RIVAL = 9
    TARGET = 10
    ATTACKERS = 11
    DEFENDERS = 12
    SUPPORT = 13
    PAY = 14
    OCCUPY = 15
    RESPOND = 16
    ACCEPT = 17
    YIELD = 18
    RANSOM = 19
    REST = 20
    MOVE_FROM = 21
    MOVE_TO = 22
    DISCARD = 23
    DISCARD_OF = 24


class RiceWars(State, max_seats=MOST_SEATS):
    # Daimyos and fields that rules hand on to each other, as wide as rules count.
    governor: int = everyone(Int64)
    active: int = everyone(Int64)  # the daimyo whose turn it is
    actor: int = everyone(Int64)  # whose card or service takes effect,
    victim: int = everyone(Int64)  # on whom,
    spot: int = everyone(Int64)  # and on which field
    fighter: Row = everyone(Int64, 2)  # attacker, defender
    target: int = everyone(Int64)  # the field they fight for

    # The board as printed
    fields: int = printed(Int8)
    spaces: int = printed(Int8)
    rounds: int = printed(Int8)
    sacred: int = printed(Int8)
    sacred_income: int = printed(Int8)
    first_peasants: int = printed(Int8)
    sign: Row = printed(Int8, MOST_ROUNDS)
    near: Row = printed(Int64, MOST_FIELDS)  # the fields next to each field
    touches: Grid = printed(Int8, MOST_SPACES, TOUCHED)  # fields at a palace space, or NONE
    field_column: Row = printed(Int8, MOST_FIELDS)
    field_row: Row = printed(Int8, MOST_FIELDS)
    space_column: Row = printed(Int8, MOST_SPACES)
    space_row: Row = printed(Int8, MOST_SPACES)

    # Cards, advisors and men as printed
    copies: Row = printed(Int8, KINDS)
    cost: Row = printed(Int8, KINDS)
    bonus: Row = printed(Int8, KINDS)
    trigger: Row = printed(Int8, KINDS)
    effect: Row = printed(Int8, KINDS)
    amount: Row = printed(Int8, KINDS)
    discards: Row = printed(Int8, KINDS)  # of DRAW: cards to discard afterwards
    card_name: Grid = printed(Int8, KINDS, CARD_LETTERS)
    upkeep: Row = printed(Int8, ADVISORS)
    service_trigger: Row = printed(Int8, ADVISORS)
    service_effect: Row = printed(Int8, ADVISORS)
    service_amount: Row = printed(Int8, ADVISORS)
    service_discards: Row = printed(Int8, ADVISORS)
    advisor_name: Grid = printed(Int8, ADVISORS, ADVISOR_LETTERS)
    capacity: Row = printed(Int8, 3)  # peasants, ashigaru, ronin on a Daimyo card
    might: Row = printed(Int8, 3)  # strength of each kind of man
    hand_limit: int = printed(Int8)

    # The round
    round: int = everyone(Int8)  # from 1
    step: int = everyone(Int8)  # palaces or peasants set so far; turns of the neutral
    passes: Row = everyone(Int8, SEAT)  # pass markers left

    # The land
    palace: Row = everyone(Int8, SEAT)
    gate: Row = everyone(Int64, SEAT)  # fields next to the palace
    peasants: Row = everyone(Int64, SEAT)  # fields with peasants
    linked: Row = everyone(Int64, SEAT)  # of those, the ones connected to the palace

    # Men
    stock: Row = everyone(Int8, SEAT)
    ready: Row = everyone(Int8, SEAT)  # peasants on the Daimyo card
    ashigaru: Row = everyone(Int8, SEAT)  # active
    tired_ashigaru: Row = everyone(Int8, SEAT)
    ronin: Row = everyone(Int8, SEAT)
    tired_ronin: Row = everyone(Int8, SEAT)
    ashigaru_left: int = everyone(Int8)
    ronin_left: int = everyone(Int8)
    group: int = everyone(Int8)  # the neutral's peasants put aside (RW-N1)
    # Upkeep not yet paid by the one who is recruiting
    due_ashigaru: int = everyone(Int8)
    due_ronin: int = everyone(Int8)
    due_advisor: Row = everyone(Int8, SLOTS)

    # Money, and what everyone can work out about it
    money: Row = owner(Int16, SEAT)
    least: Row = everyone(Int16, SEAT)
    most: Row = everyone(Int16, SEAT)

    # Cards
    deck: Row = nobody(Int8, KINDS)
    deck_size: int = everyone(Int8)
    pile: Row = everyone(Int8, KINDS)  # discards
    hand: Grid = owner(Int8, SEAT, KINDS)
    hand_size: Row = everyone(Int8, SEAT)
    # What a seat knows that another holds: cards, each + 1, as far as they are certain
    known: Cube = owner(Int8, SEAT, MOST_SEATS, MOST_HAND)

    # Advisors
    advisors_left: Row = everyone(Int8, ADVISORS)
    advisor: Row = everyone(Int8, SLOTS)  # on the table, or NONE
    waiting: Row = everyone(Int8, SLOTS)  # not auctioned yet
    slot: int = everyone(Int8)  # the advisor being auctioned
    bidding: Row = everyone(Int8, SEAT)  # seats that take part in this auction
    bid: Row = sealed(Int16, SEAT)
    service: Grid = everyone(Int8, SEAT, SLOTS)  # services left
    served: Grid = everyone(Int8, SEAT, SLOTS)  # used this round

    # The effect of a card or a service under way
    doing: int = everyone(Int8)
    left: int = everyone(Int8)  # times it may still be done
    done: int = everyone(Int8)  # times it was done
    stage: int = everyone(Int8)  # of an effect aimed at someone
    source: int = everyone(Int8)  # the card that brings it about, or NONE
    value: int = everyone(Int8)  # cards to discard, or the ransom

    # The combat or duel under way
    dueling: int = everyone(Int8)
    sent: Grid = everyone(Int8, 2, 3)  # men on each side
    strength: Row = everyone(Int8, 2)
    side: int = everyone(Int8)  # whose choice it is
    declined: int = everyone(Int8)
    cursor: int = everyone(Int8)  # which revealed card may be paid for next
    down: Grid = owner(Int8, SEAT, KINDS)  # cards played face down
    down_size: Row = everyone(Int8, SEAT)
    blind: Row = everyone(Int8, 2)  # cards of the deck that nobody has looked at
    shown: Grid = everyone(Int8, 2, KINDS)  # revealed
    turned: Row = everyone(Int8, KINDS)  # turned up from the deck: only the bonus counts
    ahead: int = everyone(Int8)  # the side that wins, or NONE
