"""LO-M and LO-S: what is in the box, and how it is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

import hasu
from hasu.games.lotus.cards import card_of, petals_needed
from hasu.games.lotus.completion import reward
from hasu.games.lotus.state import ASIDE, CARDS, FLOWERS, Ask, Flower, Lotus
from tests.games.lotus.table import DOUBLE, SINGLE, WILD, table


def lotus(seats: int, seed: int = 1, **options: object) -> Lotus:
    state = hasu.new("lotus", seats=seats, seed=seed, **options).state
    assert isinstance(state, Lotus)
    return state


def colour(s: Lotus, seat: int) -> Counter[int]:
    """All cards of a seat after set-up, wherever they are."""
    cards: Counter[int] = Counter()
    for card in range(CARDS):
        cards[card] = s.hand[seat][card] + s.deck[seat][card]
    return cards


@pytest.mark.rule("LO-M1")
def test_flowers_need_three_to_seven_petals() -> None:
    assert [petals_needed(flower) for flower in Flower] == [3, 4, 5, 6, 7]


@pytest.mark.rule("LO-M2", "LO-S1")
@pytest.mark.parametrize(("seats", "out"), [(2, 0), (3, 1), (4, 2)])
def test_each_colour_has_its_petals_and_single_ones_are_taken_out(seats: int, out: int) -> None:
    s = lotus(seats)
    for seat in range(seats):
        cards = colour(s, seat)
        for flower, count in zip(Flower, (5, 6, 7, 7, 6), strict=True):
            assert cards[card_of(flower, DOUBLE)] == 1
            assert cards[card_of(flower, SINGLE)] == count - 1 - out
            assert cards[card_of(flower, WILD)] == 0
        assert sum(cards.values()) == 31 - 5 * out
        assert s.deck_size[seat] == sum(s.deck[seat]) == 31 - 5 * out - 4
        assert s.unplayed[seat] == [cards[card] for card in range(CARDS)]


@pytest.mark.rule("LO-M3", "LO-S2")
def test_twenty_wildflowers_of_which_four_lie_open() -> None:
    s = lotus(3)
    assert [s.row[flower] + s.wild_deck[flower] for flower in range(FLOWERS)] == [4] * 5
    assert s.row_size == sum(s.row) == 4
    assert s.wild_size == sum(s.wild_deck) == 16


@pytest.mark.rule("LO-S2")
def test_the_open_wildflowers_are_random() -> None:
    rows = {tuple(lotus(3, seed).row) for seed in range(30)}
    assert len(rows) > 10


@pytest.mark.rule("LO-M4")
def test_two_guardians_in_supply_and_the_elder_aside() -> None:
    s = lotus(4)
    assert s.supply == [2, 2, 2, 2]
    assert s.elder_at == [ASIDE] * 4
    assert s.power == [[0, 0, 0]] * 4


@pytest.mark.rule("LO-M5")
def test_score_tokens_never_run_out() -> None:
    s = table()
    for _ in range(60):
        s.asked[0] = Ask.REWARD
        reward(s, 0, 0)
    assert s.tokens[0] == 60
    assert s.points[0] == 300


@pytest.mark.rule("LO-S3")
def test_a_secret_hand_of_four() -> None:
    match = hasu.new("lotus", seats=3, seed=5)
    s = match.state
    assert isinstance(s, Lotus)
    assert s.hand_size[:3] == [4, 4, 4]
    assert [sum(hand) for hand in s.hand[:3]] == [4, 4, 4]
    seen = match.view(1).state
    assert isinstance(seen, Lotus)
    assert seen.hand[1] == s.hand[1]
    assert seen.hand[0] == seen.hand[2] == [-1] * CARDS
    assert {tuple(lotus(3, seed).hand[0]) for seed in range(20)} != {tuple(s.hand[0])}


@pytest.mark.rule("LO-S3")
def test_the_first_seat_is_random_or_named() -> None:
    assert {lotus(3, seed).active for seed in range(40)} == {0, 1, 2}
    for seat in range(3):
        assert all(lotus(3, seed, first=seat).active == seat for seed in range(10))


@pytest.mark.rule("LO-S3")
def test_play_goes_clockwise() -> None:
    match = hasu.new("lotus", seats=4, seed=1, first=2)
    order = []
    while len(order) < 9:
        (seat,) = match.to_move
        s = match.state
        assert isinstance(s, Lotus)
        if not order or order[-1] != s.active:
            order.append(s.active)
        match.play(seat, match.choices(seat)[-1])
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]
