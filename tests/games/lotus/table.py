"""Small Lotus positions for tests."""

from __future__ import annotations

from hasu.engine.choices import Choices, clear, listed
from hasu.engine.play import legal, settle, take
from hasu.games.lotus.cards import card_of
from hasu.games.lotus.state import ASIDE, GUARDIANS, Flower, Lotus

IRIS, PRIMROSE, CHERRY, LILY, LOTUS = Flower
WILD, SINGLE, DOUBLE = 0, 1, 2


def table(seats: int = 3, deck: int = 10, wild: int = 0) -> Lotus:
    """A position in which seat 0 is about to act; hands are empty, decks hold singles."""
    s = Lotus()
    s.seats = seats
    s.chance = 12345
    s.actions_left = 2
    for seat in range(seats):
        s.supply[seat] = GUARDIANS
        s.elder_at[seat] = ASIDE
        s.deck[seat][card_of(LOTUS, SINGLE)] = deck
        s.unplayed[seat][card_of(LOTUS, SINGLE)] = deck
        s.deck_size[seat] = deck
    s.wild_deck = [wild] * 5
    s.wild_size = 5 * wild
    return s


def give(s: Lotus, seat: int, *cards: int) -> None:
    for card in cards:
        s.hand[seat][card] += 1
        s.hand_size[seat] += 1
        s.unplayed[seat][card] += 1


def grow(s: Lotus, flower: int, petals: int, symbols: dict[int, int] | None = None) -> None:
    """Let a flower stand with so many petals and so many symbols of each seat."""
    s.petals[flower] = petals
    for seat, count in (symbols or {}).items():
        s.symbols[seat][flower] = count


def guard(s: Lotus, seat: int, flower: int, pieces: int = 1) -> None:
    s.guardians[seat][flower] += pieces
    s.supply[seat] -= pieces


def go(s: Lotus) -> int:
    """Advance to the next decision; returns who is asked."""
    return settle(s, Choices())


def do(s: Lotus, seat: int, choice: int) -> int:
    """Make a choice that must be legal; returns who is asked next."""
    assert choice in options(s, seat), (choice, options(s, seat))
    return take(s, Choices(), seat, choice)


def options(s: Lotus, seat: int) -> tuple[int, ...]:
    choices = Choices()
    clear(choices)
    legal(s, seat, choices)
    return listed(choices)
