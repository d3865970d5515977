"""Chance: fair, repeatable, and the same everywhere."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from hasu.engine.chance import MASK, below, commitment, draw, keyed, scramble, seed_for, seed_of
from tests.bidding import Bidding


def state(seed: int) -> Bidding:
    s = Bidding()
    s.chance = seed_of(seed)
    return s


@given(st.integers(0, MASK), st.integers(1, 127))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    s = state(seed)
    assert all(0 <= below(s, n) < n for _ in range(20))
    assert 0 <= s.chance <= MASK


def test_numbers_are_spread_evenly() -> None:
    s = state(1)
    seen = Counter(below(s, 6) for _ in range(12_000))
    chi = sum((seen[i] - 2000) ** 2 / 2000 for i in range(6))
    assert chi < 25  # five degrees of freedom: once in ten thousand seeds


def test_pairs_are_spread_evenly() -> None:
    s = state(2)
    seen = Counter((below(s, 4), below(s, 4)) for _ in range(16_000))
    chi = sum((seen[a, b] - 1000) ** 2 / 1000 for a in range(4) for b in range(4))
    assert chi < 45


def test_one_bit_of_the_counter_changes_half_of_the_result() -> None:
    flips = [
        (scramble(n) ^ scramble(n ^ (1 << bit))).bit_count()
        for n in range(200)
        for bit in range(62)
    ]
    assert 29 < sum(flips) / len(flips) < 33


def test_seeds_one_apart_are_unrelated() -> None:
    first = [below(state(seed), 100) for seed in range(2000)]
    assert 45 < sum(first) / len(first) < 54
    assert len(set(first)) == 100


def test_drawing_empties_a_pile_card_by_card() -> None:
    s, pile = state(3), [2, 0, 3, 1]
    drawn = Counter(draw(s, pile, 6 - i) for i in range(6))
    assert drawn == {0: 2, 2: 3, 3: 1}
    assert pile == [0, 0, 0, 0]


def test_every_order_of_a_small_pile_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        s, pile = state(seed), [1, 1, 1]
        orders[tuple(draw(s, pile, 3 - i) for i in range(3))] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_the_chance_of_a_step_follows_from_secret_and_number_alone() -> None:
    assert keyed(b"secret", 4) == keyed(b"secret", 4)
    assert len({keyed(b"secret", step) for step in range(1000)}) == 1000
    assert keyed(b"secret", 4) != keyed(b"other", 4)
    assert 0 <= keyed(b"secret", 4) <= MASK


def test_every_seat_has_luck_of_its_own() -> None:
    seeds = {seed_for(secret, seat) for secret in (b"secret", b"other") for seat in range(6)}
    assert len(seeds) == 12
    assert seed_for(b"secret", 4) in seeds
    assert max(seeds) < 2**53  # exact in every language that bots may be written in


def test_the_commitment_tells_nothing_and_binds() -> None:
    assert commitment(b"a") != commitment(b"b")
    assert len(commitment(b"a")) == 64
