"""Set-up: decks, first hands, the wildflower row, the first seat."""

from __future__ import annotations

from hasu.engine.chance import below
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.lotus.cards import card_of, fill_row, hand_limit, into_hand, top_card
from hasu.games.lotus.events import Event
from hasu.games.lotus.state import (
    ASIDE,
    CARDS_IN_COLOUR,
    FLOWERS,
    GUARDIANS,
    WILDFLOWERS_EACH,
    Lotus,
)


@rule
def setup(s: Lotus) -> None:
    for flower in range(FLOWERS):
        s.wild_deck[flower] = WILDFLOWERS_EACH
        s.wild_size += WILDFLOWERS_EACH
    fill_row(s)
    for seat in range(s.seats):
        sort_deck(s, seat)
        s.supply[seat] = GUARDIANS
        s.elder_at[seat] = ASIDE
        while s.hand_size[seat] < hand_limit(s, seat):
            into_hand(s, seat, top_card(s, seat))
        emit(s, Event.DEALT, seat, s.hand_size[seat])
    s.active = s.first - 1 if s.first > 0 else below(s, s.seats)
    s.actions_left = 2
    emit(s, Event.FIRST, s.active)


@rule
def sort_deck(s: Lotus, seat: int) -> None:
    """Fewer single-symbol cards the more players there are (LO-S1)."""
    taken_out = s.seats - 2
    for flower in range(FLOWERS):
        singles = CARDS_IN_COLOUR[flower] - 1 - taken_out
        s.deck[seat][card_of(flower, 1)] = singles
        s.deck[seat][card_of(flower, 2)] = 1
        s.unplayed[seat][card_of(flower, 1)] = singles
        s.unplayed[seat][card_of(flower, 2)] = 1
        s.deck_size[seat] += singles + 1
