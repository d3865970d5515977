"""LO-C and LO-P: complete flowers, rewards and powers."""

from __future__ import annotations

import pytest

from hasu.games.lotus.actions import LIFT_ELDER, PLAY, STOP
from hasu.games.lotus.cards import card_of
from hasu.games.lotus.completion import TAKE_TOKEN, strength
from hasu.games.lotus.state import ASIDE, SUPPLY, Ask, Lotus, Power
from tests.games.lotus.table import (
    CHERRY,
    DOUBLE,
    IRIS,
    LILY,
    LOTUS,
    SINGLE,
    WILD,
    do,
    give,
    go,
    grow,
    guard,
    options,
    table,
)

IRIS_1, LILY_1, CHERRY_1 = (card_of(flower, SINGLE) for flower in (IRIS, LILY, CHERRY))


def nearly_complete(flower: int, petals: int, symbols: dict[int, int]) -> Lotus:
    """Seat 0 holds the last petal, a wildflower, and one card more."""
    s = table()
    grow(s, flower, petals, symbols)
    give(s, 0, card_of(flower, WILD), LILY_1 if flower != LILY else IRIS_1)
    go(s)
    return s


@pytest.mark.rule("LO-C1")
def test_a_flower_is_complete_at_exactly_its_number() -> None:
    s = table()
    grow(s, CHERRY, 3)
    give(s, 0, CHERRY_1, CHERRY_1, IRIS_1)
    go(s)
    do(s, 0, PLAY + CHERRY_1)
    assert (s.petals[CHERRY], s.won[0]) == (4, 0)
    do(s, 0, CHERRY_1)
    assert (s.petals[CHERRY], s.won[0]) == (0, 5)


@pytest.mark.rule("LO-C2")
def test_control_counts_pieces_and_own_symbols() -> None:
    s = table()
    grow(s, LILY, 4, {0: 2, 1: 1})
    guard(s, 1, LILY, 2)
    assert [strength(s, LILY, seat) for seat in range(3)] == [2, 3, 0]
    give(s, 0, card_of(LILY, DOUBLE), IRIS_1)
    go(s)
    do(s, 0, PLAY + card_of(LILY, DOUBLE))
    assert strength(s, LILY, 0) == 4


@pytest.mark.rule("LO-C2")
def test_wildflowers_have_no_symbols() -> None:
    s = table()
    grow(s, LILY, 4)
    give(s, 0, card_of(LILY, WILD), IRIS_1)
    go(s)
    do(s, 0, PLAY + card_of(LILY, WILD))
    assert [strength(s, LILY, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("LO-C3")
def test_the_controller_chooses_a_token_or_a_power() -> None:
    s = nearly_complete(IRIS, 2, {1: 2, 0: 1})
    assert do(s, 0, PLAY + card_of(IRIS, WILD)) == 1
    assert s.asked[1] == Ask.REWARD
    assert options(s, 1) == (TAKE_TOKEN, 1, 2, 3)
    do(s, 1, TAKE_TOKEN)
    assert (s.tokens[1], s.points[1]) == (1, 5)
    assert s.asked[0] == Ask.ACTION
    assert s.actions_left == 1


@pytest.mark.rule("LO-C3")
def test_owned_powers_are_not_offered_again() -> None:
    s = nearly_complete(IRIS, 2, {1: 2})
    s.power[1][Power.ENLIGHTENED_PATH] = 1
    do(s, 0, PLAY + card_of(IRIS, WILD))
    assert options(s, 1) == (TAKE_TOKEN, 1 + Power.ELDER_GUARDIAN, 1 + Power.INFINITE_GROWTH)


@pytest.mark.rule("LO-C3")
def test_tied_leaders_choose_clockwise_from_the_active_player() -> None:
    s = table()
    s.active = 1
    grow(s, IRIS, 2, {0: 1, 1: 1, 2: 1})
    give(s, 1, card_of(IRIS, WILD), LILY_1)
    go(s)
    asked = [do(s, 1, PLAY + card_of(IRIS, WILD))]
    asked.append(do(s, asked[-1], TAKE_TOKEN))
    asked.append(do(s, asked[-1], TAKE_TOKEN))
    assert asked == [1, 2, 0]
    do(s, 0, TAKE_TOKEN)
    assert s.tokens[:3] == [1, 1, 1]
    assert s.asked[1] == Ask.ACTION


@pytest.mark.rule("LO-C3")
def test_nobody_is_rewarded_for_an_unguarded_flower() -> None:
    s = nearly_complete(IRIS, 2, {})
    do(s, 0, PLAY + card_of(IRIS, WILD))
    assert s.asked[0] == Ask.ACTION
    assert s.tokens[:3] == [0, 0, 0]
    assert s.won[0] == 3


@pytest.mark.rule("LO-C4", "LO-C3")
def test_the_books_lotus_petals_to_one_and_reward_to_another() -> None:
    s = nearly_complete(LOTUS, 6, {0: 2, 2: 2})
    guard(s, 2, LOTUS, 2)
    assert do(s, 0, PLAY + card_of(LOTUS, WILD)) == 2
    do(s, 2, TAKE_TOKEN)
    assert s.won[:3] == [7, 0, 0]
    assert s.points[:3] == [7, 0, 5]


@pytest.mark.rule("LO-C4")
def test_won_petals_never_return_to_a_deck() -> None:
    s = nearly_complete(IRIS, 2, {0: 2})
    decks = [list(deck) for deck in s.deck]
    do(s, 0, PLAY + card_of(IRIS, WILD))
    assert s.deck == decks
    assert s.won[0] == 3
    assert s.unplayed[0][card_of(IRIS, WILD)] == 0


@pytest.mark.rule("LO-C5")
def test_all_guardians_and_elders_go_home() -> None:
    s = nearly_complete(IRIS, 2, {0: 1})
    guard(s, 1, IRIS, 2)
    guard(s, 2, IRIS)
    s.power[2][Power.ELDER_GUARDIAN] = 1
    s.elder_at[2] = IRIS
    do(s, 0, PLAY + card_of(IRIS, WILD))
    assert s.supply[:3] == [2, 2, 2]
    assert s.elder_at[2] == SUPPLY
    assert [s.guardians[seat][IRIS] for seat in range(3)] == [0, 0, 0]
    assert [s.symbols[seat][IRIS] for seat in range(3)] == [0, 0, 0]
    assert s.laid[IRIS] == [0] * 7


@pytest.mark.rule("LO-C6")
def test_with_all_three_powers_the_reward_is_a_token() -> None:
    s = nearly_complete(IRIS, 2, {1: 2})
    s.power[1] = [1, 1, 1]
    do(s, 0, PLAY + card_of(IRIS, WILD))
    assert s.tokens[1] == 1  # made by the engine: there was nothing to choose
    assert s.asked[0] == Ask.ACTION


@pytest.mark.rule("LO-P1")
def test_the_elder_moves_like_a_guardian_and_counts_two() -> None:
    s = nearly_complete(IRIS, 2, {0: 2})
    grow(s, LILY, 2)
    assert LIFT_ELDER not in options(s, 0)
    do(s, 0, PLAY + card_of(IRIS, WILD))
    assert s.elder_at[0] == ASIDE
    do(s, 0, 1 + Power.ELDER_GUARDIAN)
    assert s.elder_at[0] == SUPPLY
    do(s, 0, LIFT_ELDER)
    assert s.elder_at[0] == LILY
    assert strength(s, LILY, 0) == 2


@pytest.mark.rule("LO-P1")
def test_the_elder_moves_on_to_another_flower() -> None:
    s = table()
    grow(s, LILY, 2)
    grow(s, IRIS, 1)
    grow(s, CHERRY, 1)
    s.elder_at[0] = LILY
    give(s, 0, LILY_1)
    go(s)
    do(s, 0, LIFT_ELDER)
    assert options(s, 0) == (IRIS, CHERRY)
    do(s, 0, IRIS)
    assert s.elder_at[0] == IRIS


@pytest.mark.rule("LO-P2")
def test_a_hand_of_five_from_the_same_turns_drawing_on() -> None:
    s = nearly_complete(IRIS, 2, {0: 2})
    s.actions_left = 1
    give(s, 1, IRIS_1, IRIS_1)
    do(s, 0, PLAY + card_of(IRIS, WILD))
    assert do(s, 0, 1 + Power.ENLIGHTENED_PATH) == 1  # drawing from the deck was forced
    assert s.hand_size[0] == 5


@pytest.mark.rule("LO-P2")
def test_gained_in_anothers_turn_it_waits_for_the_own_drawing() -> None:
    s = nearly_complete(IRIS, 2, {1: 2})
    give(s, 1, LILY_1, LILY_1, LILY_1, LILY_1)
    do(s, 0, PLAY + card_of(IRIS, WILD))
    do(s, 1, 1 + Power.ENLIGHTENED_PATH)
    assert s.hand_size[1] == 4


@pytest.mark.rule("LO-P3")
def test_infinite_growth_plays_any_number_of_one_flower() -> None:
    s = table()
    s.power[0][Power.INFINITE_GROWTH] = 1
    give(s, 0, LILY_1, LILY_1, LILY_1, IRIS_1)
    go(s)
    do(s, 0, PLAY + LILY_1)
    do(s, 0, LILY_1)
    assert s.asked[0] == Ask.MORE_PETALS
    assert options(s, 0) == (LILY_1, STOP)
    do(s, 0, LILY_1)
    assert (s.petals[LILY], s.actions_left) == (3, 1)
    assert s.hand[0][IRIS_1] == 1


@pytest.mark.rule("LO-P3")
def test_powers_last_to_the_end_of_the_game() -> None:
    s = table()
    s.power[0][Power.INFINITE_GROWTH] = 1
    give(s, 0, CHERRY_1, CHERRY_1, CHERRY_1, CHERRY_1)
    grow(s, CHERRY, 1, {2: 3})
    go(s)
    for choice in (PLAY + CHERRY_1, CHERRY_1, CHERRY_1, CHERRY_1):
        do(s, 0, choice)
    assert s.won[0] == 5
    assert s.power[0][Power.INFINITE_GROWTH] == 1
