"""A turn: placing or exchanging, then drawing up, then the next player (CH-T2, CH-T9)."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer, offer_held
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.china.cards import draw_card, fill_row, out_of_hand, take_face_up
from hasu.games.china.court import can_swap, may_move_emperor_first, play_special
from hasu.games.china.events import Event
from hasu.games.china.placing import enter_province
from hasu.games.china.reach import can_place_besides, offer_provinces
from hasu.games.china.state import (
    COLOURS,
    HAND,
    NONE,
    PROVINCES,
    Ask,
    China,
    Phase,
    Special,
)

# Choices of TURN beside the provinces
EXCHANGE = PROVINCES
SPECIAL = PROVINCES + 1  # + the special card
# A source of cards: the deck, or 1 + the colour of a face-up card
DECK = 0
SOURCES = COLOURS + 1


@rule
def start_turn(s: China) -> None:
    """Who can neither place nor exchange is skipped (CH-T2)."""
    seat = s.active
    if can_place_besides(s, seat, NONE) or can_exchange(s, seat):
        s.asked[seat] = Ask.TURN
    else:
        emit(s, Event.SKIPPED, seat)
        s.phase = Phase.COURT


@rule
def turns(s: China, seat: int, choices: Choices) -> None:
    offer_provinces(s, seat, choices, NONE)
    if can_exchange(s, seat):
        offer(choices, EXCHANGE)
    if s.seats == 2:
        if may_move_emperor_first(s, seat):
            offer(choices, SPECIAL + Special.EMPEROR_FIRST)
        if can_swap(s, seat):
            offer(choices, SPECIAL + Special.SWAP)


@rule
def take_turn(s: China, seat: int, choice: int) -> None:
    if choice < EXCHANGE:
        enter_province(s, seat, choice)
    elif choice == EXCHANGE:
        s.asked[seat] = Ask.EXCHANGE
    else:
        play_special(s, seat, choice - SPECIAL)


# Exchange


@rule
def can_exchange(s: China, seat: int) -> bool:
    return s.hand_size[seat] > 0 and (s.deck_size > 0 or s.row_size > 0)


@rule
def exchanges(s: China, seat: int, choices: Choices) -> None:
    """Any card of the hand for the top of the deck or a face-up card (CH-T10)."""
    for given in range(COLOURS):
        if s.hand[seat][given] > 0:
            if s.deck_size > 0:
                offer(choices, given * SOURCES + DECK)
            offer_held(choices, s.row, COLOURS, given * SOURCES + 1)


@rule
def exchange(s: China, seat: int, choice: int) -> None:
    given = choice // SOURCES
    out_of_hand(s, seat, given)
    s.discard[given] += 1
    emit(s, Event.EXCHANGED, seat, given)
    draw_from(s, seat, choice % SOURCES)
    end_drawing(s)


# Drawing up


@rule
def must_draw(s: China) -> bool:
    """Up to three cards in hand, while there is a card to draw (CH-T9)."""
    return s.hand_size[s.active] < HAND and (s.deck_size > 0 or s.row_size > 0)


@rule
def sources(s: China, seat: int, choices: Choices) -> None:
    if s.deck_size > 0:
        offer(choices, DECK)
    offer_held(choices, s.row, COLOURS, 1)


@rule
def draw_from(s: China, seat: int, choice: int) -> None:
    if choice == DECK:
        draw_card(s, seat)
    else:
        take_face_up(s, seat, choice - 1)


@rule
def end_drawing(s: China) -> None:
    """Only now are face-up cards replaced (CH-T9)."""
    fill_row(s)
    s.phase = Phase.COURT


@rule
def end_turn(s: China) -> None:
    """Once the deck is out twice, the round is played to its end (CH-E1)."""
    s.active = clockwise(s, s.active)
    s.placed = 0
    s.court_done = 0
    if s.deck_outs == 2 and s.active == s.starter:
        s.phase = Phase.GAME_END
    else:
        s.phase = Phase.START
        emit(s, Event.TURN, s.active)
