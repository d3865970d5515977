"""Moving cards: drawing, holding, putting under the deck, the wildflower row."""

from __future__ import annotations

from hasu.engine.chance import below, draw
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.lotus.events import Event
from hasu.games.lotus.state import CARDS, FEWEST_PETALS, FLOWERS, MOST_UNDER, ROW, Lotus, Power


@rule
def card_of(flower: int, symbols: int) -> int:
    return flower * 3 + symbols


@rule
def flower_of(card: int) -> int:
    return card // 3


@rule
def symbols_of(card: int) -> int:
    return card % 3


@rule
def petals_needed(flower: int) -> int:
    """Iris 3, primrose 4, cherry blossom 5, lily 6, lotus 7 (LO-M1)."""
    return FEWEST_PETALS + flower


@rule
def hand_limit(s: Lotus, seat: int) -> int:
    """Four cards, five on the enlightened path (LO-T7, LO-P2)."""
    return 4 + s.power[seat][Power.ENLIGHTENED_PATH]


@rule
def own_cards_left(s: Lotus, seat: int) -> int:
    """Cards in the own draw pile: the shuffled ones and those put under it."""
    return s.deck_size[seat] + s.under_size[seat]


@rule
def into_hand(s: Lotus, seat: int, card: int) -> None:
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1


@rule
def out_of_hand(s: Lotus, seat: int, card: int) -> None:
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1


@rule
def draw_own(s: Lotus, seat: int) -> None:
    """Draw the top card of the own deck; drawing the last one starts the end (LO-E1)."""
    card = top_card(s, seat)
    into_hand(s, seat, card)
    emit(s, Event.DREW, seat, card)
    if own_cards_left(s, seat) == 0 and s.turns_left == 0:
        s.turns_left = s.seats + 1  # the turn under way, then one for everybody
        emit(s, Event.LAST_ROUND, seat)


@rule
def top_card(s: Lotus, seat: int) -> int:
    """Cards put under the deck come up once the shuffled ones are gone."""
    if s.deck_size[seat] == 0:
        return take_from_under(s, seat)
    s.deck_size[seat] -= 1
    return draw(s, s.deck[seat], s.deck_size[seat] + 1)


@rule
def take_from_under(s: Lotus, seat: int) -> int:
    card = s.under[seat][0]
    for place in range(1, s.under_size[seat]):
        s.under[seat][place - 1] = s.under[seat][place]
    s.under_size[seat] -= 1
    s.under[seat][s.under_size[seat]] = 0
    return card


@rule
def put_under(s: Lotus, seat: int, card: int) -> None:
    """Put a hand card under the own deck (LO-T5)."""
    out_of_hand(s, seat, card)
    s.under[seat][s.under_size[seat]] = card
    s.under_size[seat] += 1
    # Nobody else knows which card went under: it may have been any wildflower.
    for flower in range(FLOWERS):
        if s.surely_held[seat][flower] > 0:
            s.surely_held[seat][flower] -= 1
    emit(s, Event.PUT_UNDER, seat, card)


@rule
def take_wildflower(s: Lotus, seat: int, flower: int) -> None:
    """Take a face-up wildflower; everybody sees which (LO-T7)."""
    s.row[flower] -= 1
    s.row_size -= 1
    into_hand(s, seat, card_of(flower, 0))
    s.unplayed[seat][card_of(flower, 0)] += 1
    s.surely_held[seat][flower] += 1
    emit(s, Event.TOOK_WILDFLOWER, seat, flower)


@rule
def fill_row(s: Lotus) -> None:
    """Turn up wildflowers until four lie open or the deck is out (LO-T8)."""
    while s.row_size < ROW and s.wild_size > 0:
        flower = draw(s, s.wild_deck, s.wild_size)
        s.wild_size -= 1
        s.row[flower] += 1
        s.row_size += 1
        emit(s, Event.TURNED_UP, flower)


@rule
def determinise(s: Lotus, seat: int) -> None:
    """Deal the other players' unseen cards anew (``s`` is a view of ``seat``)."""
    for other in range(s.seats):
        if other != seat:
            deal_unseen(s, other)


@rule
def deal_unseen(s: Lotus, seat: int) -> None:
    """Share a seat's unplayed cards among its deck, its hand and under its deck.

    Wildflowers can only be in the hand or under the deck; those that were taken and
    neither played nor possibly put under are in the hand for certain.
    """
    for card in range(CARDS):
        s.deck[seat][card] = 0
        s.hand[seat][card] = 0
    for place in range(MOST_UNDER):
        s.under[seat][place] = 0
    loose = s.unplayed[seat]
    certain = 0
    for flower in range(FLOWERS):
        sure = s.surely_held[seat][flower]
        s.hand[seat][card_of(flower, 0)] = sure
        loose[card_of(flower, 0)] -= sure
        certain += sure
    deal_deck(s, seat)
    size = s.hand_size[seat] - certain + s.under_size[seat]
    for _ in range(s.hand_size[seat] - certain):
        s.hand[seat][draw(s, loose, size)] += 1
        size -= 1
    for place in range(s.under_size[seat]):
        s.under[seat][place] = draw(s, loose, size)
        size -= 1
    restore_unplayed(s, seat)


@rule
def deal_deck(s: Lotus, seat: int) -> None:
    """Pick the cards of the shuffled deck among the unplayed ones of the own colour."""
    own = 0
    for card in range(CARDS):
        if symbols_of(card) > 0:
            own += s.unplayed[seat][card]
    for _ in range(s.deck_size[seat]):
        card = draw_own_colour(s, seat, own)
        s.deck[seat][card] += 1
        own -= 1


@rule
def draw_own_colour(s: Lotus, seat: int, size: int) -> int:
    left = below(s, size)
    card = 0
    while symbols_of(card) == 0 or left >= s.unplayed[seat][card]:
        if symbols_of(card) > 0:
            left -= s.unplayed[seat][card]
        card += 1
    s.unplayed[seat][card] -= 1
    return card


@rule
def restore_unplayed(s: Lotus, seat: int) -> None:
    """What was dealt is unplayed again: the public count has not changed."""
    for card in range(CARDS):
        s.unplayed[seat][card] = s.deck[seat][card] + s.hand[seat][card]
    for place in range(s.under_size[seat]):
        s.unplayed[seat][s.under[seat][place]] += 1
