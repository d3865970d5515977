"""What holds at every moment of every game of Lotus."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hasu.engine.chance import MASK, STRIDE, seed_of
from hasu.engine.choices import Choices
from hasu.engine.game import game_named
from hasu.engine.play import roam, setup
from hasu.games.lotus.cards import hand_limit, petals_needed
from hasu.games.lotus.state import CARDS, FLOWERS, Lotus


def check(s: Lotus) -> None:
    """No card or piece is lost or doubled, hands keep their limit, piles their counts."""
    cards = 20 + s.seats * (31 - 5 * (s.seats - 2))
    placed = sum(s.petals) if not s.over else 0
    held = sum(map(sum, s.hand)) + sum(map(sum, s.deck)) + sum(s.under_size)
    wild = sum(s.row) + sum(s.wild_deck)
    assert held + wild + placed + sum(s.won) + s.left_game == cards
    assert (s.row_size, s.wild_size) == (sum(s.row), sum(s.wild_deck))
    for flower in range(FLOWERS):
        assert s.petals[flower] < petals_needed(flower)
    for seat in range(s.seats):
        check_seat(s, seat)


def check_seat(s: Lotus, seat: int) -> None:
    assert sum(s.guardians[seat]) + s.supply[seat] == 2
    assert s.supply[seat] >= 0
    assert min(s.guardians[seat]) >= 0
    assert 0 <= s.hand_size[seat] == sum(s.hand[seat]) <= hand_limit(s, seat)
    assert s.deck_size[seat] == sum(s.deck[seat])
    assert min(s.hand[seat]) >= 0
    assert min(s.deck[seat]) >= 0
    loose = [s.hand[seat][card] + s.deck[seat][card] for card in range(CARDS)]
    for place in range(s.under_size[seat]):
        loose[s.under[seat][place]] += 1
    assert loose == s.unplayed[seat]
    for flower in range(FLOWERS):
        assert 0 <= s.surely_held[seat][flower] <= s.hand[seat][flower * 3]
    assert s.points[seat] >= 5 * s.tokens[seat]


@given(st.integers(0, 10**9), st.sampled_from([(2, 0), (3, 0), (4, 0), (4, 1)]))
def test_no_card_or_piece_is_ever_lost_or_doubled(seed: int, kind: tuple[int, int]) -> None:
    seats, partners = kind
    s = game_named("lotus").blank(seats, {"partners": bool(partners)})
    assert isinstance(s, Lotus)
    s.chance = seed_of(seed)
    setup(s)
    luck, choices = seed_of(seed + 1), Choices()
    while not s.over:
        check(s)
        roam(s, choices, luck, 1)
        luck = (luck + STRIDE) & MASK
    check(s)
