"""Turns: placing, exchanging, drawing (CH-M and CH-T), and examples 1 to 3."""

from __future__ import annotations

import pytest

from hasu.games.china.events import Event
from hasu.games.china.placing import ONE_CARD
from hasu.games.china.state import Ask, Phase
from hasu.games.china.turn import DECK, EXCHANGE, SOURCES
from tests.games.china.table import (
    CHIN,
    CHU,
    EMISSARY,
    GREEN,
    HAN,
    LU,
    ORANGE,
    PAIR,
    PALACE,
    PURPLE,
    QI,
    RED,
    SHU,
    STOP,
    WEI,
    YAN,
    YELLOW,
    ZHAO,
    A,
    B,
    C,
    all_cards,
    ask,
    asked,
    asked_seat,
    do,
    emissaries,
    empty_deck,
    face_up,
    hold,
    palace,
    palaces,
    provinces_offered,
    space,
    spaces_of,
    table,
    told,
)


@pytest.mark.rule("CH-M1")
def test_57_cards_in_five_colours() -> None:
    assert all_cards(table(5)) == [13, 12, 11, 11, 10]


@pytest.mark.rule("CH-M2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_has_20_palaces_8_emissaries_and_perhaps_a_fortification(seats: int) -> None:
    s = table(seats, fortifications=True)
    assert s.palaces_left[:seats] == [20] * seats
    assert s.emissaries_left[:seats] == [8] * seats
    assert s.fortifications_left[:seats] == [1] * seats
    assert table(seats).fortifications_left[:seats] == [0] * seats


@pytest.mark.rule("CH-M3")
def test_cards_of_each_colour_are_out_with_four_and_three() -> None:
    assert all_cards(table(4)) == [12, 11, 10, 10, 9]
    assert all_cards(table(3)) == [11, 10, 9, 9, 8]


@pytest.mark.rule("CH-T1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hands_of_three_and_four_face_up(seats: int) -> None:
    s = table(seats)
    assert s.hand_size[:seats] == [3] * seats
    assert [sum(hand) for hand in s.hand[:seats]] == [3] * seats
    assert s.row_size == sum(s.row) == 4
    assert s.deck_size == sum(s.deck) == sum(all_cards(s)) - 3 * seats - 4


@pytest.mark.rule("CH-T1")
def test_the_first_player_stays_the_first_player() -> None:
    s = table(4, first=2)
    assert (s.starter, s.active) == (2, 2)
    for expected in (2, 3, 0, 1, 2):
        ask(s)
        assert asked_seat(s) == expected
        do(s, EXCHANGE)
        do(s, ask(s)[0])
        assert s.starter == 2


@pytest.mark.rule("CH-T2")
def test_a_turn_is_placing_or_exchanging_and_nobody_passes() -> None:
    s = table()
    hold(s, A, RED, GREEN, PURPLE)
    assert set(do(s)) == {WEI, SHU, HAN, YAN, CHU, EXCHANGE}


@pytest.mark.rule("CH-T2")
def test_who_can_neither_place_nor_exchange_is_skipped() -> None:
    s = table()
    hold(s, A)  # no cards
    s.deck_outs = 2
    empty_deck(s)
    ask(s)
    assert asked_seat(s) == B
    assert told(s, Event.SKIPPED) == [(A,)]


@pytest.mark.rule("CH-T2")
def test_who_cannot_place_must_exchange() -> None:
    s = table()
    hold(s, A, RED, GREEN, PURPLE)
    s.palaces_left[A] = s.emissaries_left[A] = 0
    assert do(s) == (EXCHANGE,)


@pytest.mark.rule("CH-T3")
def test_one_piece_only_in_an_empty_province() -> None:
    s = table()
    hold(s, A, RED, RED, PURPLE)
    do(s, WEI, PALACE, space(s, "Wei 1"), ONE_CARD + RED)
    assert asked(s) == Ask.DRAW
    assert s.hand_size[A] == 2


@pytest.mark.rule("CH-T3")
def test_at_most_two_pieces_all_in_one_province() -> None:
    s = table()
    palace(s, B, "Qi 1", "Ch’in 1")
    hold(s, A, YELLOW, YELLOW, YELLOW)
    offered = do(s, QI, PALACE, space(s, "Qi 2"), ONE_CARD + YELLOW)
    assert asked(s) == Ask.MORE
    assert offered == (PALACE, EMISSARY, STOP)
    offered = do(s, PALACE)
    assert set(offered) <= set(spaces_of(s, QI))  # and nowhere else
    do(s, space(s, "Qi 3"), ONE_CARD + YELLOW)
    assert asked(s) == Ask.DRAW  # a third yellow card stays in the hand
    assert s.hand[A][YELLOW] == 1


@pytest.mark.rule("CH-T3")
def test_the_second_piece_may_be_left() -> None:
    s = table()
    palace(s, B, "Qi 1")
    hold(s, A, YELLOW, YELLOW, YELLOW)
    do(s, QI, PALACE, space(s, "Qi 2"), ONE_CARD + YELLOW, STOP)
    assert asked(s) == Ask.DRAW


@pytest.mark.rule("CH-T4")
def test_a_piece_costs_a_card_of_the_colour_or_any_pair() -> None:
    s = table()
    hold(s, A, RED, GREEN, GREEN)
    assert do(s, WEI, PALACE, space(s, "Wei 1")) == (ONE_CARD + RED, PAIR + GREEN)
    do(s, PAIR + GREEN)
    assert s.hand[A] == [1, 0, 0, 0, 0]
    assert s.discard == [0, 2, 0, 0, 0]


@pytest.mark.rule("CH-T4")
def test_a_pair_opens_every_province_and_a_single_card_only_its_own() -> None:
    s = table()
    hold(s, A, GREEN, GREEN, PURPLE)
    assert provinces_offered(do(s)) == set(range(9))
    s = table()
    hold(s, A, GREEN, RED, PURPLE)
    assert provinces_offered(do(s)) == {HAN, YAN, WEI, SHU, CHU}


@pytest.mark.rule("CH-T5")
def test_one_palace_a_space_and_none_where_all_are_taken() -> None:
    s = table()
    palace(s, B, "Lu 1", "Lu 2")
    palace(s, C, "Lu 3")
    hold(s, A, ORANGE, RED, PURPLE)
    assert do(s, LU, PALACE) == (space(s, "Lu 4"),)
    s = table()
    palaces(s, B, LU, 4)
    emissaries(s, B, LU, 3)
    hold(s, A, ORANGE, RED, PURPLE)
    assert do(s, LU) == (EMISSARY,)


@pytest.mark.rule("CH-T6")
def test_no_more_emissaries_than_palaces_of_whoever_has_most() -> None:
    s = table()
    palaces(s, B, CHU, 3)
    palaces(s, C, CHU, 2)
    emissaries(s, C, CHU, 2)
    hold(s, A, PURPLE, PURPLE, RED)
    assert EMISSARY in do(s, CHU)  # the placer has no palace there
    do(s, EMISSARY, ONE_CARD + PURPLE)
    assert s.emissaries[A][CHU] == 1
    assert EMISSARY not in do(s)  # three palaces, three emissaries
    s = table()
    hold(s, A, PURPLE, RED, GREEN)
    assert do(s, CHU) == (PALACE,)  # no palace, no emissary


@pytest.mark.rule("CH-T7")
def test_what_is_out_of_supply_cannot_be_placed() -> None:
    s = table()
    palace(s, B, "Chu 1")
    hold(s, A, PURPLE, RED, GREEN)
    s.palaces_left[A] = 0
    assert do(s, CHU) == (EMISSARY,)
    s = table()
    palace(s, B, "Chu 1")
    hold(s, A, PURPLE, RED, GREEN)
    s.emissaries_left[A] = 0
    assert do(s, CHU) == (PALACE,)


@pytest.mark.rule("CH-T8")
def test_the_last_space_is_scored_at_once_and_the_turn_goes_on() -> None:
    s = table()
    palace(s, B, "Lu 1", "Lu 2")
    palace(s, C, "Lu 3")
    hold(s, A, ORANGE, ORANGE, PURPLE)
    do(s, LU, PALACE, space(s, "Lu 4"), ONE_CARD + ORANGE)
    assert s.points[:3] == [2, 4, 2]
    assert s.scored[LU] == 1
    assert asked(s) == Ask.MORE
    do(s, EMISSARY, ONE_CARD + ORANGE)  # emissaries may still come
    assert s.emissaries[A][LU] == 1
    s.phase = Phase.GAME_END
    s.asked[A] = 0
    ask(s)
    assert sum(part[0] for part in s.parts) == 8  # not scored again


@pytest.mark.rule("CH-T9")
def test_draw_up_to_three_in_any_order_and_replace_face_up_cards_last() -> None:
    s = table()
    face_up(s, RED, RED, GREEN, PURPLE)
    palace(s, B, "Qi 1")
    hold(s, A, YELLOW, RED, RED)
    do(s, QI, PALACE, space(s, "Qi 2"), ONE_CARD + YELLOW, PALACE, space(s, "Qi 3"), PAIR + RED)
    assert asked(s) == Ask.DRAW
    assert do(s) == (DECK, 1 + RED, 1 + GREEN, 1 + PURPLE)
    assert do(s, 1 + GREEN) == (DECK, 1 + RED, 1 + PURPLE)
    assert s.row_size == 3  # not yet replaced
    do(s, DECK)
    assert s.row_size == 3
    do(s, 1 + PURPLE)
    assert s.hand_size[A] == 3
    assert s.row_size == 4
    assert asked_seat(s) == B


@pytest.mark.rule("CH-T10")
def test_an_exchange_is_one_card_for_one_and_ends_the_turn() -> None:
    s = table()
    face_up(s, RED, RED, GREEN, PURPLE)
    hold(s, A, YELLOW, YELLOW, ORANGE)
    offered = do(s, EXCHANGE)
    assert asked(s) == Ask.EXCHANGE
    sources = (DECK, 1 + RED, 1 + GREEN, 1 + PURPLE)
    assert set(offered) == {g * SOURCES + x for g in (YELLOW, ORANGE) for x in sources}
    left = s.deck_size
    do(s, ORANGE * SOURCES + 1 + GREEN)
    assert s.hand[A] == [0, 1, 2, 0, 0]
    assert s.discard[ORANGE] == 1
    assert (s.row_size, s.deck_size) == (4, left - 1)  # replaced at once
    assert asked_seat(s) == B


@pytest.mark.rule("CH-T10")
def test_an_exchange_with_the_deck_leaves_the_face_up_cards() -> None:
    s = table()
    face_up(s, RED, RED, GREEN, PURPLE)
    hold(s, A, YELLOW, YELLOW, ORANGE)
    left = s.deck_size
    do(s, EXCHANGE, ORANGE * SOURCES + DECK)
    assert (s.row, s.deck_size) == ([2, 1, 0, 0, 1], left - 1)
    assert s.hand_size[A] == 3


@pytest.mark.rule("CH-T11")
def test_when_the_deck_runs_out_the_discards_are_shuffled_and_face_up_cards_stay() -> None:
    s = table()
    face_up(s, RED, RED, GREEN, PURPLE)
    hold(s, A, YELLOW, YELLOW, ORANGE)
    palace(s, B, "Qi 1")
    empty_deck(s, GREEN)
    discarded = sum(s.discard)
    do(s, QI, PALACE, space(s, "Qi 2"), ONE_CARD + YELLOW, PALACE, space(s, "Qi 3"))
    do(s, ONE_CARD + YELLOW, DECK)  # the last card
    assert s.deck_outs == 1
    assert s.deck_size == discarded + 2  # the two just played with them
    assert sum(s.discard) == 0
    assert s.row == [2, 1, 0, 0, 1]
    assert asked(s) == Ask.DRAW  # first the hand, then the row
    do(s, 1 + RED)
    assert s.row_size == 4
    assert s.deck_size == discarded + 1
    assert asked_seat(s) == B


@pytest.mark.rule("CH-T11")
def test_replacing_a_face_up_card_can_be_what_empties_the_deck() -> None:
    s = table()
    face_up(s, RED, RED, GREEN, PURPLE)
    hold(s, A, YELLOW, YELLOW, ORANGE)
    empty_deck(s, GREEN)
    do(s, EXCHANGE, YELLOW * SOURCES + 1 + RED)
    assert s.deck_outs == 1
    assert s.row == [1, 2, 0, 0, 1]
    assert s.deck_size > 0


@pytest.mark.rule("CH-T11")
def test_without_discards_the_deck_is_out_for_the_second_time_at_once() -> None:
    s = table(2)
    face_up(s, RED, RED, GREEN, PURPLE)
    hold(s, A, RED, YELLOW, ORANGE)
    empty_deck(s, GREEN)
    s.discard[:] = [0] * 5
    do(s, WEI, PALACE, space(s, "Wei 1"), ONE_CARD + RED, STOP)  # the card is kept, not discarded
    do(s, DECK)
    assert (sum(s.discard), s.deck_outs) == (0, 2)
    assert told(s, Event.LAST_ROUND) == [()]


# Worked examples


@pytest.mark.rule("CH-T3", "CH-T4")
def test_example_1_who_may_place_what_in_wei() -> None:
    s = table()
    hold(s, A, PURPLE, RED, RED)
    hold(s, B, RED, GREEN, GREEN)
    hold(s, C, YELLOW, YELLOW, YELLOW)
    palace(s, A, "Qi 1", "Ch’in 1")
    do(s, WEI)
    assert do(s) == (PALACE,)  # in an empty province necessarily a palace
    do(s, PALACE, space(s, "Wei 1"), ONE_CARD + RED)
    assert asked(s) == Ask.DRAW
    do(s, DECK)
    do(s, WEI, PALACE, space(s, "Wei 2"), ONE_CARD + RED, PALACE, space(s, "Wei 3"), PAIR + GREEN)
    assert s.hand_size[B] == 0
    do(s, DECK, DECK, DECK)
    assert asked_seat(s) == C
    assert provinces_offered(do(s)) == set(range(9))
    do(s, QI, PALACE, space(s, "Qi 2"), ONE_CARD + YELLOW, PALACE, space(s, "Qi 3"))
    do(s, ONE_CARD + YELLOW)
    assert asked(s) == Ask.DRAW
    assert s.placed == 2


@pytest.mark.rule("CH-T6", "CH-T4")
def test_example_2_two_emissaries_by_a_card_and_a_pair() -> None:
    s = table()
    palaces(s, B, CHU, 4)
    emissaries(s, B, CHU, 2)
    hold(s, A, PURPLE, ORANGE, ORANGE)
    do(s, CHU, EMISSARY, ONE_CARD + PURPLE, EMISSARY, PAIR + ORANGE)
    assert s.emissaries[A][CHU] == 2
    assert s.crowd[CHU] == s.most[CHU] == 4
    hold(s, A, PURPLE, ORANGE, ORANGE)
    s.asked[A], s.phase, s.placed = 0, Phase.START, 0
    assert do(s, CHU) == (PALACE,)


@pytest.mark.rule("CH-T6")
def test_example_3_tied_for_most_palaces() -> None:
    s = table(4)
    palaces(s, B, CHIN, 2)
    palaces(s, 3, CHIN, 2)
    hold(s, A, YELLOW, YELLOW, RED)
    do(s, CHIN, EMISSARY, ONE_CARD + YELLOW, EMISSARY, ONE_CARD + YELLOW)
    assert s.crowd[CHIN] == 2
    # The same cards could have placed two palaces, or one of each.
    for first, second in ((PALACE, PALACE), (PALACE, EMISSARY), (EMISSARY, PALACE)):
        s = table(4)
        palaces(s, B, CHIN, 2)
        palaces(s, 3, CHIN, 2)
        hold(s, A, YELLOW, YELLOW, RED)
        for number, piece in enumerate((first, second)):
            do(s, CHIN, piece) if number == 0 else do(s, piece)
            if piece == PALACE:
                do(s, next(p for p in spaces_of(s, CHIN) if s.palace[p] == 0))
            do(s, ONE_CARD + YELLOW)
        assert s.placed == 2


@pytest.mark.rule("CH-B2", "CH-T4")
def test_zhao_and_lu_share_a_colour() -> None:
    s = table()
    hold(s, A, ORANGE, RED, PURPLE)
    assert {ZHAO, LU} <= provinces_offered(do(s))
