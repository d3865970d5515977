"""Moving cards: the deck, the face-up row, hands, the emperor's cards."""

from __future__ import annotations

from hasu.engine.chance import below, draw
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.events import Event
from hasu.games.china.state import CARDS_OF_COLOUR, COLOURS, HAND, MOST_SEATS, ROW, China


@rule
def tables(s: China) -> int:
    """Two play like three: the third colour is the emperor's (CH-2P1)."""
    return 3 if s.seats == 2 else s.seats


@rule
def cards_in_game(s: China, colour: int) -> int:
    """One card of each colour out with four players, two with three (CH-M3)."""
    return CARDS_OF_COLOUR[colour] - (5 - tables(s))


@rule
def shuffle_new_deck(s: China) -> None:
    """All cards of the game, before anything is dealt."""
    for colour in range(COLOURS):
        cards = cards_in_game(s, colour)
        s.deck[colour] = cards
        s.deck_most[colour] = cards
        s.deck_size += cards


@rule
def top_card(s: China) -> int:
    """Take the top card of the deck; nobody else sees it."""
    colour = draw(s, s.deck, s.deck_size)
    s.deck_size -= 1
    return colour


@rule
def turn_top_card(s: China) -> int:
    """Take the top card of the deck for everyone to see."""
    colour = top_card(s)
    s.deck_most[colour] -= 1
    return colour


@rule
def note_deck_out(s: China) -> None:
    """The first time the discards become the new deck, the second time the end is near.

    The face-up cards stay where they are (CH-T11, CH-E1). Without any discards the new
    deck is out at once.
    """
    while s.deck_size == 0 and s.deck_outs < 2:
        s.deck_outs += 1
        if s.deck_outs == 1:
            reshuffle(s)
        else:
            emit(s, Event.LAST_ROUND)


@rule
def reshuffle(s: China) -> None:
    for colour in range(COLOURS):
        s.deck[colour] = s.discard[colour]
        s.deck_most[colour] = s.discard[colour]
        s.deck_size += s.discard[colour]
        s.discard[colour] = 0
        for seat in range(s.seats):
            s.drawn[seat][colour] = 0
    emit(s, Event.RESHUFFLED, s.deck_size)


@rule
def draw_card(s: China, seat: int) -> None:
    colour = top_card(s)
    s.hand[seat][colour] += 1
    s.hand_size[seat] += 1
    s.drawn[seat][colour] += 1
    emit(s, Event.DREW, seat, colour)
    note_deck_out(s)


@rule
def take_face_up(s: China, seat: int, colour: int) -> None:
    """Everybody sees which card it is, and may remember."""
    s.row[colour] -= 1
    s.row_size -= 1
    s.hand[seat][colour] += 1
    s.hand_size[seat] += 1
    s.surely_held[seat][colour] += 1
    emit(s, Event.TOOK, seat, colour)


@rule
def out_of_hand(s: China, seat: int, colour: int) -> None:
    s.hand[seat][colour] -= 1
    s.hand_size[seat] -= 1
    if s.surely_held[seat][colour] > 0:
        s.surely_held[seat][colour] -= 1


@rule
def fill_row(s: China) -> None:
    """Four cards face up, while the deck has any (CH-T1, CH-T9)."""
    while s.row_size < ROW and s.deck_size > 0:
        colour = turn_top_card(s)
        s.row[colour] += 1
        s.row_size += 1
        emit(s, Event.TURNED_UP, colour)
        note_deck_out(s)


@rule
def fill_court(s: China) -> None:
    """The emperor's cards come from the face-down deck and lie open (CH-2P4)."""
    while s.court_size < HAND and s.deck_size > 0:
        colour = turn_top_card(s)
        s.court[colour] += 1
        s.court_size += 1
        emit(s, Event.EMPEROR_DREW, colour)
        note_deck_out(s)


@rule
def determinise(s: China, seat: int) -> None:
    """Deal the unseen cards anew (``s`` is a view of ``seat``).

    Unseen cards lie in the deck or in other hands. A card taken face up is still in the
    hand that took it; cards that cannot be in the deck, because it was shuffled from
    discards that everyone saw, are in some hand.
    """
    for colour in range(COLOURS):
        s.deck[colour] = unseen(s, seat, colour)
    for other in range(MOST_SEATS):
        if other != seat:
            for colour in range(COLOURS):
                s.hand[other][colour] = s.surely_held[other][colour]
                s.drawn[other][colour] = 0
    for colour in range(COLOURS):
        drawn = s.drawn[seat][colour] if seat >= 0 else 0
        while s.deck[colour] > s.deck_most[colour] - drawn:
            s.deck[colour] -= 1
            hand_out(s, seat, colour)
    size = 0
    for colour in range(COLOURS):
        size += s.deck[colour]
    while size > s.deck_size:
        hand_out(s, seat, draw(s, s.deck, size))
        size -= 1


@rule
def unseen(s: China, seat: int, colour: int) -> int:
    """Cards of a colour that ``seat`` cannot see and does not know of."""
    left = cards_in_game(s, colour) - s.row[colour] - s.discard[colour] - s.court[colour]
    for other in range(s.seats):
        left -= s.kept[other][colour]
        if s.active == other:
            left -= s.played[colour]
        left -= s.hand[other][colour] if other == seat else s.surely_held[other][colour]
    return left


@rule
def hand_out(s: China, seat: int, colour: int) -> None:
    """Give a card to another hand that has one unknown card more, by lot."""
    open_places = 0
    for other in range(s.seats):
        if other != seat:
            open_places += s.hand_size[other] - cards_dealt(s, other)
    left = below(s, open_places)
    for other in range(s.seats):
        if other != seat:
            left -= s.hand_size[other] - cards_dealt(s, other)
            if left < 0:
                s.hand[other][colour] += 1
                return


@rule
def cards_dealt(s: China, seat: int) -> int:
    dealt = 0
    for colour in range(COLOURS):
        dealt += s.hand[seat][colour]
    return dealt
