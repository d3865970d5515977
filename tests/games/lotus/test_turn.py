"""LO-T: a turn of two actions, then drawing up."""

from __future__ import annotations

import pytest

from hasu.games.lotus.actions import (
    LIFT_ELDER,
    LIFT_FROM_FLOWER,
    LIFT_FROM_SUPPLY,
    PLAY,
    STOP,
    UNDER,
)
from hasu.games.lotus.cards import card_of
from hasu.games.lotus.drawing import OWN_DECK
from hasu.games.lotus.state import SUPPLY, Ask, Phase, Power
from tests.games.lotus.table import (
    CHERRY,
    DOUBLE,
    IRIS,
    LILY,
    LOTUS,
    PRIMROSE,
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

IRIS_1, LILY_1, LOTUS_1 = (card_of(flower, SINGLE) for flower in (IRIS, LILY, LOTUS))


@pytest.mark.rule("LO-T1")
def test_two_actions_then_drawing_and_no_third() -> None:
    s = table()
    give(s, 0, IRIS_1, LILY_1, LOTUS_1, LOTUS_1)
    assert go(s) == 0
    do(s, 0, PLAY + LILY_1)
    assert s.asked[0] == Ask.ACTION
    s.row, s.row_size = [1, 1, 1, 1, 0], 4
    do(s, 0, PLAY + IRIS_1)
    assert (s.asked[0], s.phase, s.actions_left) == (Ask.DRAW, Phase.DRAWING, 0)
    assert sum(s.petals) == 2


@pytest.mark.rule("LO-T1")
def test_the_same_action_twice_or_two_different_ones() -> None:
    s = table()
    grow(s, LILY, 1)
    grow(s, IRIS, 1)
    give(s, 0, LOTUS_1)
    go(s)
    do(s, 0, LIFT_FROM_SUPPLY)
    do(s, 0, LILY)
    assert (s.asked[0], s.actions_left) == (Ask.ACTION, 1)
    two = s.copy()
    do(two, 0, LIFT_FROM_SUPPLY)
    do(two, 0, LILY)
    assert (two.guardians[0][LILY], two.supply[0], two.active) == (2, 0, 1)
    do(s, 0, PLAY + LOTUS_1)
    assert (s.guardians[0][LILY], s.supply[0], s.petals[LOTUS], s.active) == (1, 1, 1, 1)


@pytest.mark.rule("LO-T2")
def test_an_action_cannot_be_left_out_while_one_is_possible() -> None:
    s = table()
    give(s, 0, IRIS_1)
    go(s)
    assert s.asked[0] == Ask.ACTION
    assert options(s, 0) == (PLAY + IRIS_1, UNDER + IRIS_1)


@pytest.mark.rule("LO-T2")
def test_a_player_without_any_action_goes_on_to_drawing() -> None:
    s = table(wild=1)  # no cards, no flower in the garden: guardians have nowhere to go
    s.row = [1, 1, 1, 1, 0]
    s.row_size = 4
    assert go(s) == 0
    assert s.asked[0] == Ask.DRAW


@pytest.mark.rule("LO-T2")
def test_guardians_alone_keep_a_player_acting() -> None:
    s = table()
    grow(s, LILY, 1)
    grow(s, IRIS, 2)
    go(s)
    assert s.asked[0] == Ask.GUARDIAN_TO  # lifting it was forced, where it goes is not
    assert options(s, 0) == (IRIS, LILY)


@pytest.mark.rule("LO-T3")
def test_one_or_two_petals_of_one_flower() -> None:
    s = table()
    give(s, 0, LILY_1, LILY_1, LILY_1, IRIS_1)
    go(s)
    do(s, 0, PLAY + LILY_1)
    assert s.asked[0] == Ask.MORE_PETALS
    assert options(s, 0) == (LILY_1, STOP)  # only the same flower
    do(s, 0, LILY_1)
    assert s.asked[0] == Ask.ACTION  # two petals end the action
    assert s.petals[LILY] == 2
    assert s.actions_left == 1


@pytest.mark.rule("LO-T3")
def test_stopping_after_one_petal_ends_the_action() -> None:
    s = table()
    give(s, 0, LILY_1, LILY_1, IRIS_1)
    go(s)
    do(s, 0, PLAY + LILY_1)
    do(s, 0, STOP)
    assert (s.petals[LILY], s.actions_left) == (1, 1)


@pytest.mark.rule("LO-T3")
def test_the_first_petal_starts_the_flower() -> None:
    s = table()
    give(s, 0, card_of(CHERRY, DOUBLE), IRIS_1)
    go(s)
    assert s.petals[CHERRY] == 0
    do(s, 0, PLAY + card_of(CHERRY, DOUBLE))
    assert s.petals[CHERRY] == 1
    assert s.symbols[0][CHERRY] == 2
    assert s.laid[CHERRY][0] == 2


@pytest.mark.rule("LO-T4")
def test_petals_of_a_type_always_join_its_one_flower() -> None:
    s = table()
    grow(s, LILY, 3)
    give(s, 0, LILY_1, IRIS_1)
    go(s)
    do(s, 0, PLAY + LILY_1)
    assert s.petals[LILY] == 4


@pytest.mark.rule("LO-T4", "LO-P3")
def test_a_flower_never_gets_more_petals_than_it_needs() -> None:
    s = table()
    s.power[0][Power.INFINITE_GROWTH] = 1
    grow(s, IRIS, 2)
    give(s, 0, IRIS_1, IRIS_1, LILY_1)
    go(s)
    do(s, 0, PLAY + IRIS_1)
    assert s.petals[IRIS] == 0  # complete and picked: the second card was not asked for
    assert s.hand[0][IRIS_1] == 1
    assert s.won[0] == 3


@pytest.mark.rule("LO-T5")
def test_exchange_puts_under_first_and_then_draws_as_many() -> None:
    s = table(deck=1)
    give(s, 0, IRIS_1, LILY_1)
    go(s)
    do(s, 0, UNDER + IRIS_1)
    assert s.asked[0] == Ask.MORE_UNDER
    do(s, 0, LILY_1)
    # One card lay in the deck: it and the first card put under are drawn.
    assert s.hand[0][LOTUS_1] == 1
    assert s.hand[0][IRIS_1] == 1
    assert s.under[0][: s.under_size[0]] == [LILY_1]
    assert s.hand_size[0] == 2
    assert s.actions_left == 1


@pytest.mark.rule("LO-T5")
def test_exchange_of_one_card_and_with_an_empty_deck() -> None:
    s = table(deck=0)
    s.turns_left = 3
    give(s, 0, IRIS_1, LILY_1)
    go(s)
    do(s, 0, UNDER + IRIS_1)
    do(s, 0, STOP)
    assert s.hand[0][IRIS_1] == 1  # it came straight back
    assert s.under_size[0] == 0


@pytest.mark.rule("LO-T5")
def test_exchange_takes_wildflowers_but_never_draws_them() -> None:
    s = table(deck=3, wild=4)
    wild_iris = card_of(IRIS, WILD)
    s.row, s.row_size = [4, 0, 0, 0, 0], 4
    give(s, 0, wild_iris, wild_iris)
    go(s)
    assert UNDER + wild_iris in options(s, 0)
    do(s, 0, UNDER + wild_iris)
    do(s, 0, wild_iris)
    assert s.hand[0][LOTUS_1] == 2
    assert s.row == [4, 0, 0, 0, 0]
    assert s.under[0][:2] == [wild_iris, wild_iris]


@pytest.mark.rule("LO-T6")
def test_a_guardian_moves_from_the_supply_or_from_another_flower() -> None:
    s = table()
    grow(s, LILY, 1)
    grow(s, CHERRY, 1)
    guard(s, 0, LILY)
    give(s, 0, IRIS_1)
    go(s)
    assert {LIFT_FROM_SUPPLY, LIFT_FROM_FLOWER + LILY} <= set(options(s, 0))
    do(s, 0, LIFT_FROM_FLOWER + LILY)
    assert s.guardians[0][LILY] == 0
    assert s.guardians[0][CHERRY] == 1  # the only other flower: a forced place
    assert s.supply[0] == 1


@pytest.mark.rule("LO-T6")
def test_a_guardian_goes_only_to_a_flower_in_the_garden_and_never_back() -> None:
    s = table()
    grow(s, LILY, 1)
    grow(s, CHERRY, 1)
    grow(s, IRIS, 1)
    guard(s, 0, LILY, 2)
    give(s, 0, LOTUS_1)
    go(s)
    do(s, 0, LIFT_FROM_FLOWER + LILY)
    assert options(s, 0) == (IRIS, CHERRY)
    assert s.supply[0] == 0


@pytest.mark.rule("LO-T6")
def test_never_another_players_guardian() -> None:
    s = table()
    grow(s, LILY, 1)
    grow(s, CHERRY, 1)
    guard(s, 1, LILY)
    give(s, 0, IRIS_1)
    go(s)
    assert LIFT_FROM_FLOWER + LILY not in options(s, 0)
    assert LIFT_FROM_SUPPLY in options(s, 0)
    assert LIFT_ELDER not in options(s, 0)


@pytest.mark.rule("LO-T6")
def test_no_guardian_moves_without_a_flower_to_go_to() -> None:
    s = table()
    give(s, 0, IRIS_1)
    go(s)
    assert LIFT_FROM_SUPPLY not in options(s, 0)
    s = table()
    grow(s, LILY, 1)
    guard(s, 0, LILY, 2)
    give(s, 0, IRIS_1)
    go(s)
    assert LIFT_FROM_FLOWER + LILY not in options(s, 0)
    assert LIFT_FROM_SUPPLY not in options(s, 0)  # both stand on the lily


@pytest.mark.rule("LO-T7")
def test_drawing_up_to_four_from_deck_and_open_wildflowers() -> None:
    s = table(wild=1)
    s.row, s.row_size = [2, 0, 0, 1, 1], 4
    give(s, 0, IRIS_1)
    s.actions_left = 0
    assert go(s) == 0
    assert s.asked[0] == Ask.DRAW
    assert options(s, 0) == (OWN_DECK, 1 + IRIS, 1 + LILY, 1 + LOTUS)
    do(s, 0, 1 + LILY)
    do(s, 0, OWN_DECK)
    assert s.asked[0] == Ask.DRAW
    do(s, 0, 1 + IRIS)
    assert s.active == 1
    assert s.hand_size[0] == 4
    assert s.hand[0][card_of(LILY, WILD)] == 1
    assert s.hand[0][card_of(IRIS, WILD)] == 1
    assert s.hand[0][LOTUS_1] == 1


@pytest.mark.rule("LO-T7")
def test_a_full_hand_draws_nothing() -> None:
    s = table(wild=1)
    give(s, 0, IRIS_1, IRIS_1, IRIS_1, IRIS_1)
    give(s, 1, IRIS_1)
    s.actions_left = 0
    go(s)
    assert s.active == 1
    assert s.hand_size[0] == 4


@pytest.mark.rule("LO-T7")
def test_drawing_is_compulsory_while_a_source_has_cards() -> None:
    s = table(deck=0)
    s.turns_left = 3
    s.row, s.row_size = [1, 0, 0, 0, 0], 1
    give(s, 1, IRIS_1)
    s.actions_left = 0
    go(s)  # the one wildflower is a forced draw, then nothing is left
    assert s.hand[0][card_of(IRIS, WILD)] == 1
    assert s.hand_size[0] == 1
    assert s.active == 1


@pytest.mark.rule("LO-T8")
def test_wildflowers_are_replaced_only_after_the_hand_is_full() -> None:
    s = table(wild=4)
    s.row, s.row_size = [2, 2, 0, 0, 0], 4
    give(s, 1, IRIS_1)
    give(s, 0, LOTUS_1, LOTUS_1)
    s.actions_left = 0
    go(s)
    do(s, 0, 1 + IRIS)
    assert (s.row_size, s.wild_size) == (3, 20)
    do(s, 0, 1 + IRIS)
    assert s.active == 1
    assert (s.row_size, sum(s.row), s.wild_size) == (4, 4, 18)


@pytest.mark.rule("LO-T8")
def test_the_row_runs_dry_with_the_wildflower_deck() -> None:
    s = table()
    s.wild_deck, s.wild_size = [0, 0, 1, 0, 0], 1
    s.row, s.row_size = [4, 0, 0, 0, 0], 4
    give(s, 1, IRIS_1)
    give(s, 0, LOTUS_1)
    s.actions_left = 0
    go(s)
    for _ in range(3):
        do(s, 0, 1 + IRIS)
    assert s.active == 1
    assert s.row == [1, 0, 1, 0, 0]
    assert (s.row_size, s.wild_size) == (2, 0)


@pytest.mark.rule("LO-T3", "LO-T6")
def test_choices_do_not_offer_what_is_not_there() -> None:
    s = table()
    grow(s, PRIMROSE, 1)
    give(s, 0, IRIS_1, card_of(IRIS, WILD))
    go(s)
    assert options(s, 0) == (
        PLAY + card_of(IRIS, WILD),
        PLAY + IRIS_1,
        UNDER + card_of(IRIS, WILD),
        UNDER + IRIS_1,
        LIFT_FROM_SUPPLY,
    )
    assert s.elder_at[0] != SUPPLY
