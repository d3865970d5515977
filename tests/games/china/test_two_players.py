"""Two players: emperor, influence, special cards, the light variant (CH-2P)."""

from __future__ import annotations

import pytest

from hasu.engine.errors import InvalidInput
from hasu.games.china import GAME
from hasu.games.china.court import WAIT, keep
from hasu.games.china.events import Event
from hasu.games.china.placing import ONE_CARD
from hasu.games.china.state import EMPEROR, NONE, Ask, China, Part, Phase, Special
from hasu.games.china.turn import DECK, EXCHANGE, SOURCES, SPECIAL
from tests.games.china.table import (
    CHIN,
    CHU,
    EMISSARY,
    GREEN,
    LU,
    ORANGE,
    OTHER_PROVINCE,
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
    A,
    B,
    all_cards,
    ask,
    asked,
    asked_seat,
    do,
    emissaries,
    empty_deck,
    end_now,
    face_up,
    hold,
    palace,
    palaces,
    provinces_offered,
    space,
    table,
    told,
)

FIRST = SPECIAL + Special.EMPEROR_FIRST
SWAP = SPECIAL + Special.SWAP


def court(s: China, *colours: int) -> None:
    """Give the emperor exactly these cards."""
    for colour in range(5):
        s.deck[colour] += s.court[colour]
        s.court[colour] = 0
    for colour in colours:
        s.deck[colour] -= 1
        s.court[colour] += 1
    s.deck_size += s.court_size - len(colours)
    s.court_size = len(colours)


@pytest.mark.rule("CH-2P1")
def test_set_up_like_three_with_emperor_influence_and_special_cards() -> None:
    s = table(2)
    assert all_cards(s) == all_cards(table(3))
    assert s.palaces_left[:3] == [20, 20, 20]
    assert s.emissaries_left[:3] == [8, 8, 8]
    assert s.court_size == sum(s.court) == 3
    assert s.influence == [NONE] * 5
    assert s.special[:2] == [[1, 1, 1], [1, 1, 1]]
    assert s.spaces == table(3).spaces
    assert s.road == table(3).road


@pytest.mark.rule("CH-2P1")
def test_two_play_on_side_one() -> None:
    with pytest.raises(InvalidInput, match="4 or 5 players"):
        GAME.blank(2, {"side": "two"})


@pytest.mark.rule("CH-2P2")
def test_of_the_cards_played_one_is_kept_and_the_rest_discarded() -> None:
    s = table(2)
    hold(s, A, GREEN, GREEN, RED)
    do(s, WEI, PALACE, space(s, "Wei 1"), PAIR + GREEN, STOP)
    assert s.kept[A] == [0, 1, 0, 0, 0]
    assert s.discard == [0, 1, 0, 0, 0]


@pytest.mark.rule("CH-2P2")
def test_with_different_cards_the_player_chooses() -> None:
    s = table(2)
    palace(s, B, "Wei 1")
    hold(s, A, GREEN, GREEN, RED)
    do(s, WEI, PALACE, space(s, "Wei 2"), ONE_CARD + RED, PALACE, space(s, "Wei 3"), PAIR + GREEN)
    assert asked(s) == Ask.KEEP
    assert do(s) == (RED, GREEN)
    do(s, RED)
    assert s.kept[A] == [1, 0, 0, 0, 0]
    assert s.discard == [0, 2, 0, 0, 0]


@pytest.mark.rule("CH-2P2")
def test_an_exchanged_card_is_not_kept() -> None:
    s = table(2)
    hold(s, A, GREEN, GREEN, RED)
    do(s, EXCHANGE, RED * SOURCES + DECK)
    assert s.kept[A] == [0] * 5
    assert s.discard[RED] == 1


@pytest.mark.rule("CH-2P3")
def test_influence_goes_to_the_first_and_then_to_as_many() -> None:
    s = table(2)

    def keeps(seat: int, colour: int) -> int:
        s.played[colour] += 1
        keep(s, seat, colour)
        return s.influence[colour]

    assert keeps(A, RED) == A  # the first
    assert keeps(A, RED) == A
    assert keeps(B, RED) == A  # one against two
    assert keeps(B, RED) == B  # as many
    assert keeps(A, RED) == A
    assert keeps(B, GREEN) == B
    assert told(s, Event.INFLUENCE) == [(A, RED), (B, RED), (A, RED), (B, GREEN)]


@pytest.mark.rule("CH-2P4")
def test_after_the_turn_the_emperor_may_place_one_piece_with_his_cards() -> None:
    s = table(2)
    palace(s, B, "Wei 1", "Qi 1")
    court(s, RED, PURPLE, PURPLE)
    hold(s, A, GREEN, YELLOW, ORANGE)
    do(s, EXCHANGE)
    do(s, ask(s)[0])
    assert asked(s) == Ask.COURT
    assert asked_seat(s) == A
    assert set(do(s)) == {WEI, QI, WAIT}  # the pair of purple opens Qi, but nothing empty
    assert do(s, WEI) == (PALACE, EMISSARY)
    do(s, EMISSARY)
    left = s.deck_size
    do(s, ONE_CARD + RED)
    assert s.emissaries[EMPEROR][WEI] == 1
    assert s.discard[RED] == 1
    assert (s.court_size, s.deck_size) == (3, left - 1)  # drawn up from the deck
    assert s.row_size == 4
    assert asked_seat(s) == B  # one piece only


@pytest.mark.rule("CH-2P4")
def test_the_emperor_may_move_after_a_turn_that_was_skipped() -> None:
    s = table(2)
    palace(s, B, "Wei 1")
    court(s, RED, PURPLE, PURPLE)
    hold(s, A)
    s.deck_outs = 2
    empty_deck(s)
    assert set(ask(s)) >= {WEI, WAIT}
    assert told(s, Event.SKIPPED) == [(A,)]
    assert (asked_seat(s), asked(s)) == (A, Ask.COURT)


@pytest.mark.rule("CH-2P4")
def test_the_emperor_may_wait() -> None:
    s = table(2)
    palace(s, B, "Wei 1")
    court(s, RED, PURPLE, PURPLE)
    do(s, EXCHANGE)
    do(s, ask(s)[0])
    do(s, WAIT)
    assert asked_seat(s) == B
    assert s.court == [1, 0, 0, 0, 2]


@pytest.mark.rule("CH-2P4")
def test_the_emperor_enters_an_empty_province_only_when_nothing_else_is_possible() -> None:
    s = table(2)
    palace(s, B, "Wei 1")
    court(s, GREEN, PURPLE, YELLOW)
    do(s, EXCHANGE)
    do(s, ask(s)[0])
    assert WEI not in do(s)
    assert provinces_offered(do(s)) == {YAN, 5, CHU, QI, CHIN}
    s = table(2)
    palace(s, B, "Chu 1")
    court(s, GREEN, PURPLE, YELLOW)
    do(s, EXCHANGE)
    do(s, ask(s)[0])
    assert set(do(s)) == {CHU, WAIT}


@pytest.mark.rule("CH-2P4")
def test_the_emperor_has_no_fortification() -> None:
    s = table(2, fortifications=True)
    assert s.fortifications_left[:3] == [1, 1, 0]


@pytest.mark.rule("CH-2P5")
def test_the_example_of_chu_thirteen_and_two() -> None:
    s = table(2)
    s.influence[PURPLE] = A
    palaces(s, A, CHU, 5)
    palaces(s, B, CHU, 1)
    palaces(s, EMPEROR, CHU, 2)
    assert s.points[:2] == [8 + 5, 2]
    assert s.points[EMPEROR] == 0
    assert told(s, Event.EMPEROR_PALACES) == [(A, CHU, 2, 5)]


@pytest.mark.rule("CH-2P5", "CH-F2")
def test_a_palace_of_the_emperor_on_a_fortification_doubles_his_points() -> None:
    s = table(2, fortifications=True)
    s.influence[ORANGE] = A
    s.fortified[space(s, "Lu 1")] = 1
    palaces(s, EMPEROR, LU, 2)
    palaces(s, B, LU, 2)
    assert told(s, Event.EMPEROR_PALACES)[0][::3] == (A, 8)
    assert s.points[:2] == [8, 4]


@pytest.mark.rule("CH-2P5")
def test_score_first_then_move_the_influence_card() -> None:
    s = table(2)
    s.influence[ORANGE] = B
    s.kept[B][ORANGE] = 1
    palaces(s, EMPEROR, LU, 2)
    palaces(s, B, LU, 1)
    hold(s, A, ORANGE, RED, PURPLE)
    do(s, LU, PALACE, space(s, "Lu 4"), ONE_CARD + ORANGE)
    assert s.points[:2] == [2, 2 + 4]  # the emperor's four went to the old holder
    if asked(s) == Ask.MORE:  # the special card could take a second piece elsewhere
        do(s, STOP)
    assert s.influence[ORANGE] == A


@pytest.mark.rule("CH-2P5")
def test_alliances_and_roads_of_the_emperor_score_for_nobody() -> None:
    s = table(2)
    s.influence[:] = [A] * 5
    palace(s, EMPEROR, "Ch’in 1", "Ch’in 2", "Ch’in 3", "Shu 1")
    for province in (WEI, CHIN):
        emissaries(s, EMPEROR, province, 2)
        emissaries(s, B, province, 1)
    end_now(s)
    assert s.parts[A] == [3 + 1, 0, 0, 0, 0]  # only his palaces, by influence
    assert s.parts[B] == [0] * 5  # he holds both majorities
    assert s.points[EMPEROR] == 0


@pytest.mark.rule("CH-2P5")
def test_nobodys_influence_scores_nothing_for_the_emperor() -> None:
    s = table(2)
    palaces(s, EMPEROR, LU, 3)
    palaces(s, B, LU, 1)
    assert s.points[:2] == [0, 3]


@pytest.mark.rule("CH-2P6")
def test_the_emperor_first_places_before_and_not_again_after() -> None:
    s = table(2)
    palace(s, B, "Wei 1")
    court(s, RED, PURPLE, PURPLE)
    hold(s, A, YELLOW, RED, GREEN)
    assert FIRST in do(s)
    assert WAIT not in do(s, FIRST)
    do(s, WEI, PALACE, space(s, "Wei 2"), ONE_CARD + RED)
    assert s.palaces[EMPEROR][WEI] == 1
    assert s.court_size == 3
    assert asked(s) == Ask.TURN
    assert asked_seat(s) == A
    assert FIRST not in do(s)
    do(s, EXCHANGE)
    do(s, ask(s)[0])
    assert asked_seat(s) == B
    do(s, EXCHANGE)
    do(s, ask(s)[0], WAIT)
    assert FIRST not in do(s)  # used once in the game


@pytest.mark.rule("CH-2P6")
def test_two_different_provinces_with_the_special_card() -> None:
    s = table(2)
    hold(s, A, RED, PURPLE, GREEN)
    offered = do(s, WEI, PALACE, space(s, "Wei 1"), ONE_CARD + RED)
    assert asked(s) == Ask.MORE
    assert offered == (OTHER_PROVINCE, STOP)  # Wei was empty
    offered = do(s, OTHER_PROVINCE)
    assert asked(s) == Ask.ELSEWHERE
    assert set(offered) == {CHU, YAN, 5}
    do(s, CHU, PALACE, space(s, "Chu 1"), ONE_CARD + PURPLE)
    assert s.special[A] == [1, 0, 1]
    assert asked(s) == Ask.KEEP  # two pieces, and no third
    assert s.special[B] == [1, 1, 1]


@pytest.mark.rule("CH-2P6")
def test_without_the_card_the_second_piece_stays_in_the_province() -> None:
    s = table(2)
    palace(s, B, "Wei 1")
    s.special[A][Special.TWO_PROVINCES] = 0
    hold(s, A, RED, RED, GREEN)
    do(s, WEI, PALACE, space(s, "Wei 2"), ONE_CARD + RED)
    assert OTHER_PROVINCE not in do(s)
    s = table(3)
    palace(s, B, "Wei 1")
    hold(s, A, RED, RED, GREEN)
    do(s, WEI, PALACE, space(s, "Wei 2"), ONE_CARD + RED)
    assert OTHER_PROVINCE not in do(s)


@pytest.mark.rule("CH-2P6")
def test_swapping_a_hand_card_with_a_face_up_card() -> None:
    s = table(2)
    face_up(s, RED, RED, GREEN, PURPLE)
    court(s, ORANGE, ORANGE, ORANGE)
    hold(s, A, YELLOW, YELLOW, RED)
    offered = do(s, SWAP)
    pairs = {(YELLOW, RED), (YELLOW, GREEN), (YELLOW, PURPLE), (RED, GREEN), (RED, PURPLE)}
    assert set(offered) == {given * 5 + taken for given, taken in pairs}  # never orange
    left = s.deck_size
    do(s, YELLOW * 5 + GREEN)
    assert s.hand[A] == [1, 1, 1, 0, 0]
    assert s.row == [2, 0, 1, 0, 1]
    assert s.deck_size == left
    assert asked(s) == Ask.TURN  # the turn is still to come
    assert SWAP not in do(s)


@pytest.mark.rule("CH-2P7")
def test_the_light_variant_keeps_no_cards_and_gives_the_emperors_points_to_nobody() -> None:
    s = table(2, light=True)
    hold(s, A, GREEN, GREEN, RED)
    do(s, WEI, PALACE, space(s, "Wei 1"), PAIR + GREEN)
    assert s.kept[A] == [0] * 5
    assert s.discard[GREEN] == 2
    assert s.influence == [NONE] * 5
    palaces(s, EMPEROR, LU, 3)
    palaces(s, B, LU, 1)
    assert s.points[:2] == [0, 3]
    assert s.special[A] == [1, 1, 1]


@pytest.mark.rule("CH-2P7")
def test_light_is_for_two() -> None:
    with pytest.raises(InvalidInput, match="2 seats"):
        GAME.blank(3, {"light": True})


@pytest.mark.rule("CH-2P4", "CH-E1")
def test_the_emperors_piece_can_be_the_last_of_all() -> None:
    s = table(2)
    palaces(s, B, SHU, 2)
    for who in range(3):
        s.palaces_left[who] = s.emissaries_left[who] = 0
    s.emissaries_left[EMPEROR] = 1
    court(s, RED, PURPLE, PURPLE)
    do(s, EXCHANGE)
    do(s, ask(s)[0])
    do(s, SHU, EMISSARY, ONE_CARD + RED)
    assert s.over


@pytest.mark.rule("CH-X3")
def test_the_emperors_tiles_compete_but_score_for_nobody() -> None:
    s = table(2, bonus_tiles=True)
    s.tiles_won[EMPEROR] = [2, 0, 1]
    s.tiles_won[A] = [1, 1, 1]
    s.phase = Phase.GAME_END
    ask(s)
    assert s.parts[A][Part.TILES] == 12
    assert s.points[EMPEROR] == 0
