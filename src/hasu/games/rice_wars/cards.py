"""The deck, hands, what is known of them, and the imagined deal of what is not."""

from __future__ import annotations

from hasu.engine.chance import below, draw
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.state import KINDS, MOST_HAND, MOST_SEATS, RiceWars


@rule
def reshuffle(s: RiceWars) -> None:
    """An empty deck is made anew from the discards (RW-5)."""
    for card in range(KINDS):
        s.deck[card] += s.pile[card]
        s.deck_size += s.pile[card]
        s.pile[card] = 0
    emit(s, Event.SHUFFLED, s.deck_size)


@rule
def cards_left(s: RiceWars) -> int:
    """Cards that can still be drawn, with the discards."""
    left = s.deck_size
    for card in range(KINDS):
        left += s.pile[card]
    return left


@rule
def top_card(s: RiceWars) -> int:
    """Take the top card; the deck of 55 outlasts all hands, so there is one."""
    if s.deck_size == 0:
        reshuffle(s)
    card = draw(s, s.deck, s.deck_size)
    s.deck_size -= 1
    return card


@rule
def draw_cards(s: RiceWars, seat: int, count: int) -> None:
    """Draw one by one, up to the hand limit (RW-S4)."""
    while count > 0 and s.hand_size[seat] < s.hand_limit and cards_left(s) > 0:
        card = top_card(s)
        s.hand[seat][card] += 1
        s.hand_size[seat] += 1
        emit(s, Event.DREW, seat, card)
        count -= 1


@rule
def out_of_hand(s: RiceWars, seat: int, card: int) -> None:
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1


@rule
def discard(s: RiceWars, seat: int, card: int) -> None:
    """A hand card goes openly to the discards."""
    out_of_hand(s, seat, card)
    s.pile[card] += 1
    forget(s, seat, card)


@rule
def lay_down(s: RiceWars, seat: int, card: int) -> None:
    """Play a card face down. Who knew it among the hand still knows that it is there."""
    out_of_hand(s, seat, card)
    s.down[seat][card] += 1
    s.down_size[seat] += 1
    emit(s, Event.PLAYED_DOWN, seat, card)


# What seats know of each other's hands


@rule
def learn(s: RiceWars, seat: int, other: int, card: int) -> None:
    """``seat`` has seen that ``other`` holds this card."""
    for place in range(MOST_HAND):
        if s.known[seat][other][place] == 0:
            s.known[seat][other][place] = card + 1
            return


@rule
def unlearn(s: RiceWars, seat: int, other: int, card: int) -> None:
    """``seat`` has seen this card leave the hand of ``other``."""
    for place in range(MOST_HAND):
        if s.known[seat][other][place] == card + 1:
            s.known[seat][other][place] = 0
            return


@rule
def forget(s: RiceWars, other: int, card: int) -> None:
    """Everyone has seen this card leave the hand of ``other``."""
    for seat in range(s.seats):
        unlearn(s, seat, other, card)


@rule
def doubt(s: RiceWars, seat: int, other: int) -> None:
    """``seat`` has seen some card leave the hand of ``other``: one of each kind is uncertain."""
    for card in range(KINDS):
        unlearn(s, seat, other, card)


@rule
def learn_hand(s: RiceWars, seat: int, other: int) -> None:
    """``seat`` looks at the whole hand of ``other``."""
    for place in range(MOST_HAND):
        s.known[seat][other][place] = 0
    for card in range(KINDS):
        for _ in range(s.hand[other][card]):
            learn(s, seat, other, card)


@rule
def knows_of(s: RiceWars, seat: int, other: int, card: int) -> bool:
    for place in range(MOST_HAND):
        if s.known[seat][other][place] == card + 1:
            return True
    return False


@rule
def random_card(s: RiceWars, seat: int) -> int:
    """One of the seat's hand cards at random."""
    left = below(s, s.hand_size[seat])
    card = 0
    while left >= s.hand[seat][card]:
        left -= s.hand[seat][card]
        card += 1
    return card


@rule
def hand_over(s: RiceWars, seat: int, victim: int, card: int) -> None:
    """A card goes from one hand to another; only these two see which."""
    out_of_hand(s, victim, card)
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    for watcher in range(s.seats):
        if watcher == seat:
            unlearn(s, seat, victim, card)
        elif watcher == victim:
            learn(s, victim, seat, card)
        else:
            doubt(s, watcher, victim)
    emit(s, Event.LURED, seat, victim, card)
    emit(s, Event.GAVE, victim, card)


# Imagining what a seat cannot see


@rule
def deal_unseen(s: RiceWars, seat: int) -> None:
    """Deal all cards that ``seat`` cannot see: first what it knows of hands, then chance."""
    for card in range(KINDS):
        s.deck[card] = s.copies[card] - s.pile[card] - s.turned[card]
        s.deck[card] -= s.shown[0][card] + s.shown[1][card]
        if seat >= 0:
            s.deck[card] -= s.hand[seat][card] + s.down[seat][card]
    for other in range(MOST_SEATS):
        if other != seat:
            deal_known(s, seat, other)
    unseen = 0
    for card in range(KINDS):
        unseen += s.deck[card]
    for other in range(s.seats):
        if other != seat:
            unseen = deal_hand(s, other, unseen)


@rule
def deal_known(s: RiceWars, seat: int, other: int) -> None:
    for card in range(KINDS):
        s.hand[other][card] = 0
        s.down[other][card] = 0
    for third in range(MOST_SEATS):
        for place in range(MOST_HAND):
            s.known[other][third][place] = 0
    if seat >= 0:
        for place in range(MOST_HAND):
            if s.known[seat][other][place] > 0:
                card = s.known[seat][other][place] - 1
                s.hand[other][card] += 1
                s.deck[card] -= 1


@rule
def deal_hand(s: RiceWars, other: int, unseen: int) -> int:
    """Fill a hand up, then lay some of it face down; returns what is left unseen."""
    held = 0
    for card in range(KINDS):
        held += s.hand[other][card]
    whole = s.hand_size[other] + s.down_size[other]
    while held < whole:
        s.hand[other][draw(s, s.deck, unseen)] += 1
        held += 1
        unseen -= 1
    for _ in range(s.down_size[other]):
        s.down[other][draw(s, s.hand[other], held)] += 1
        held -= 1
    return unseen
