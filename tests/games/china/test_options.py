"""Fortifications, bonus tiles and border disputes (CH-F, CH-X, CH-D), example 8."""

from __future__ import annotations

import pytest

from hasu.engine.errors import InvalidInput
from hasu.games.china import GAME
from hasu.games.china.events import Event
from hasu.games.china.placing import BOTH, ONE_CARD
from hasu.games.china.reach import all_is_placed
from hasu.games.china.state import Ask, Part, Phase, Tile
from hasu.games.china.words import space_name
from tests.games.china.table import (
    CHU,
    EMISSARY,
    FORTIFICATION,
    GREEN,
    HAN,
    LU,
    ORANGE,
    PAIR,
    PALACE,
    PURPLE,
    QI,
    RED,
    WEI,
    YAN,
    YELLOW,
    ZHAO,
    A,
    B,
    C,
    asked,
    do,
    end_now,
    hold,
    palace,
    palaces,
    space,
    spaces_of,
    table,
    told,
)

# Fortifications


@pytest.mark.rule("CH-F1", "CH-F2")
def test_example_8_a_fortification_and_a_palace_on_it() -> None:
    s = table(fortifications=True)
    palace(s, B, "Qi 1")
    hold(s, A, YELLOW, YELLOW, YELLOW)
    do(s, QI, FORTIFICATION, space(s, "Qi 2"), ONE_CARD + YELLOW)
    assert s.fortified[space(s, "Qi 2")] == 1
    assert FORTIFICATION not in do(s)  # each has only one
    do(s, PALACE, space(s, "Qi 2"), ONE_CARD + YELLOW)
    assert asked(s) == Ask.DRAW  # two pieces: the third yellow card stays
    assert s.hand[A][YELLOW] == 1


@pytest.mark.rule("CH-F1")
def test_a_fortification_is_paid_like_any_piece_and_goes_on_a_free_space() -> None:
    s = table(fortifications=True)
    palace(s, B, "Qi 1")
    s.fortified[space(s, "Qi 2")] = 1
    s.bare[QI] -= 1
    hold(s, A, GREEN, GREEN, YELLOW)
    offered = do(s, QI, FORTIFICATION)
    assert set(offered) == set(spaces_of(s, QI)) - {space(s, "Qi 1"), space(s, "Qi 2")}
    assert do(s, space(s, "Qi 3")) == (ONE_CARD + YELLOW, PAIR + GREEN)
    do(s, PAIR + GREEN)
    assert s.fortifications_left[A] == 0


@pytest.mark.rule("CH-F1")
def test_anyone_may_build_on_a_fortification() -> None:
    s = table(fortifications=True)
    hold(s, A, YELLOW, RED, GREEN)
    do(s, QI, FORTIFICATION, space(s, "Qi 2"), ONE_CARD + YELLOW)
    assert asked(s) == Ask.DRAW  # Qi was empty: one piece only
    do(s, 0)
    hold(s, B, YELLOW, RED, GREEN)
    assert space(s, "Qi 2") in do(s, QI, PALACE)
    do(s, space(s, "Qi 2"), ONE_CARD + YELLOW)
    assert s.palace[space(s, "Qi 2")] == 1 + B


@pytest.mark.rule("CH-F2")
def test_palace_points_are_doubled_for_the_palace_on_it_only() -> None:
    s = table(fortifications=True)
    s.fortified[space(s, "Lu 3")] = 1
    s.bare[LU] -= 1
    palace(s, A, "Lu 1", "Lu 2")
    palace(s, B, "Lu 3")
    palace(s, C, "Lu 4")
    assert s.points[:3] == [4, 2 * 2, 2]
    assert told(s, Event.PALACES_DOUBLED) == [(B, LU, 1, 4)]


@pytest.mark.rule("CH-F2")
def test_a_fortification_alone_does_not_fill_its_space() -> None:
    s = table(fortifications=True)
    palace(s, A, "Lu 1", "Lu 2")
    palace(s, B, "Lu 3")
    hold(s, A, ORANGE, ORANGE, RED)
    do(s, LU, FORTIFICATION, space(s, "Lu 4"), ONE_CARD + ORANGE)
    assert s.scored[LU] == 0
    do(s, PALACE, space(s, "Lu 4"), ONE_CARD + ORANGE)
    assert s.scored[LU] == 1
    assert s.points[:3] == [8, 3, 0]


@pytest.mark.rule("CH-F1")
def test_a_fortification_is_the_last_piece_that_can_be_placed() -> None:
    s = table(fortifications=True)
    for seat in range(3):
        s.palaces_left[seat] = s.emissaries_left[seat] = s.fortifications_left[seat] = 0
    s.fortifications_left[A] = 1
    hold(s, A, ORANGE, ORANGE, RED)
    do(s, LU, FORTIFICATION, space(s, "Lu 4"), ONE_CARD + ORANGE)
    assert s.over
    s = table(fortifications=True)
    for seat in range(3):
        s.palaces_left[seat] = s.emissaries_left[seat] = 0
    hold(s, A, ORANGE, ORANGE, RED)
    do(s, LU, FORTIFICATION, space(s, "Lu 4"), ONE_CARD + ORANGE)
    assert not s.over  # the others still have theirs


# Bonus tiles


@pytest.mark.rule("CH-X1")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("options", [{}, {"border_disputes": True}], ids=str)
def test_two_tiles_in_each_province_off_the_junctions(seed: int, options: dict[str, bool]) -> None:
    s = table(seed=seed, bonus_tiles=True, **options)
    assert s.tiles_down == [6, 6, 6]
    for province in range(9):
        covered = [p for p in spaces_of(s, province) if s.tile[p]]
        assert len(covered) == 2
        assert all(s.tile[p] == Tile.FACE_DOWN and s.roads[p] <= 2 for p in covered)
    assert sum(map(bool, s.tile)) == 18
    assert not any(table(seed=seed).tile)


@pytest.mark.rule("CH-X2")
def test_the_first_palace_turns_the_tiles_before_its_space_is_chosen() -> None:
    s = table(bonus_tiles=True)
    hold(s, A, RED, GREEN, PURPLE)
    covered = [p for p in spaces_of(s, WEI) if s.tile[p]]
    do(s, WEI)
    assert {s.tile[p] for p in covered} == {Tile.FACE_DOWN}
    do(s, PALACE)
    assert asked(s) == Ask.SPACE
    assert all(s.tile[p] >= Tile.YELLOW for p in covered)
    assert sum(s.tiles_down) == 16
    assert sum(tile == Tile.FACE_DOWN for tile in s.tile) == 16
    colour = s.tile[covered[0]] - Tile.YELLOW
    do(s, covered[0], ONE_CARD + RED)
    assert s.tiles_won[A][colour] == 1
    assert s.tile[covered[0]] == Tile.NONE
    assert s.tile[covered[1]] >= Tile.YELLOW


@pytest.mark.rule("CH-X2")
def test_a_fortification_neither_turns_nor_takes_a_tile() -> None:
    s = table(bonus_tiles=True, fortifications=True)
    hold(s, A, RED, GREEN, PURPLE)
    covered = next(p for p in spaces_of(s, WEI) if s.tile[p])
    do(s, WEI, FORTIFICATION, covered, ONE_CARD + RED)
    assert s.tile[covered] == Tile.FACE_DOWN
    assert sum(s.tiles_won[A]) == 0


@pytest.mark.rule("CH-X2")
def test_a_border_post_turns_the_tiles_on_both_sides() -> None:
    s = table(bonus_tiles=True, border_disputes=True)
    hold(s, A, RED, ORANGE, PURPLE)
    do(s, WEI, PALACE, space(s, "Zhao/Wei"), BOTH)
    for province in (WEI, ZHAO):
        assert sum(s.tile[p] >= Tile.YELLOW for p in spaces_of(s, province)) == 2


@pytest.mark.rule("CH-X3")
def test_the_tile_example_by_its_rule() -> None:
    s = table(bonus_tiles=True)
    s.tiles_won[A] = [1, 3, 2]  # yellow, orange, green
    s.tiles_won[B] = [4, 3, 2]
    s.tiles_won[C] = [1, 0, 2]
    end_now(s)
    assert [s.parts[seat][Part.TILES] for seat in range(3)] == [12, 18, 6]


@pytest.mark.rule("CH-X3")
def test_a_colour_that_nobody_took_scores_nothing() -> None:
    s = table(bonus_tiles=True)
    s.tiles_won[A] = [1, 0, 0]
    end_now(s)
    assert s.points[:3] == [6, 0, 0]


# Border disputes


@pytest.mark.rule("CH-D1")
def test_six_posts_and_seven_ports_beside_the_usual_spaces() -> None:
    s = table(border_disputes=True)
    assert s.spaces == 52 + 6 + 7
    assert s.posts == 6
    assert [sum(s.port[p] for p in spaces_of(s, i)) for i in range(9)] == [
        1, 0, 0, 2, 2, 0, 0, 0, 2,
    ]  # fmt: skip
    named = {tuple(sorted(post)) for post in s.post}
    assert named == {(1, 2), (2, 6), (6, 7), (2, 4), (5, 8), (0, 3)}


@pytest.mark.rule("CH-D1")
def test_disputes_are_for_three_to_five_without_fortifications() -> None:
    for seats in (3, 4, 5):
        assert GAME.blank(seats, {"border_disputes": True}).seats == seats
    with pytest.raises(InvalidInput, match="3 or 4 or 5 seats"):
        GAME.blank(2, {"border_disputes": True})
    with pytest.raises(InvalidInput, match="without fortifications"):
        GAME.blank(3, {"border_disputes": True, "fortifications": True})


@pytest.mark.rule("CH-D2")
def test_a_post_costs_one_card_of_each_or_two_of_one_of_its_colours() -> None:
    s = table(border_disputes=True)
    hold(s, A, RED, RED, ORANGE)
    assert set(do(s, WEI, PALACE, space(s, "Zhao/Wei"))) == {BOTH, PAIR + RED}
    do(s, BOTH)
    assert s.hand[A] == [1, 0, 0, 0, 0]
    assert s.palaces[A][WEI] == s.palaces[A][ZHAO] == 1
    s = table(border_disputes=True)
    hold(s, A, GREEN, GREEN, RED)  # a pair of a third colour is no joker for a post
    spaces = do(s, WEI, PALACE)
    assert space(s, "Zhao/Wei") not in spaces
    assert space(s, "Wei 1") in spaces


@pytest.mark.rule("CH-D2")
def test_two_cards_of_one_of_its_colours_pay_for_a_post() -> None:
    s = table(border_disputes=True)
    hold(s, A, ORANGE, ORANGE, PURPLE)
    assert do(s, WEI, PALACE, space(s, "Zhao/Wei")) == (PAIR + ORANGE,)
    do(s, PAIR + ORANGE)
    assert s.palaces[A][WEI] == s.palaces[A][ZHAO] == 1


@pytest.mark.rule("CH-D1", "CH-E1")
def test_a_free_post_keeps_the_game_going() -> None:
    s = table(border_disputes=True)
    s.free[:] = s.bare[:] = [0] * 9  # every space is taken, no dragon space has room
    assert not all_is_placed(s)
    s.free_posts[:] = [0] * 9
    assert all_is_placed(s)


@pytest.mark.rule("CH-D2")
def test_a_post_may_be_all_that_the_cards_pay_for() -> None:
    s = table(border_disputes=True)
    palaces(s, B, LU, len(spaces_of(s, LU)))
    hold(s, A, ORANGE, RED, PURPLE)
    assert do(s, LU, PALACE) == (space(s, "Wei/Lu"),)


@pytest.mark.rule("CH-D2")
def test_one_more_piece_may_go_with_a_post_but_not_into_an_empty_province() -> None:
    s = table(border_disputes=True)
    palace(s, B, "Wei 1")
    hold(s, A, RED, RED, ORANGE)
    do(s, WEI, PALACE, space(s, "Zhao/Wei"), BOTH)
    assert PALACE in do(s)
    do(s, PALACE, space(s, "Wei 2"), ONE_CARD + RED)
    assert s.palaces[A][WEI] == 2
    s = table(border_disputes=True)
    palace(s, B, "Wei 1")
    hold(s, A, RED, RED, ORANGE)
    do(s, WEI, PALACE, space(s, "Wei 2"), ONE_CARD + RED)
    assert space(s, "Zhao/Wei") in do(s, PALACE)  # the post may come second
    s = table(border_disputes=True)
    palace(s, B, "Wei 1")
    hold(s, A, RED, ORANGE, ORANGE)
    do(s, ZHAO, PALACE, space(s, "Zhao/Wei"), BOTH)  # played in Zhao, which was empty
    assert asked(s) == Ask.DRAW


@pytest.mark.rule("CH-D3")
def test_a_post_counts_in_both_provinces_and_for_emissaries() -> None:
    s = table(border_disputes=True)
    palace(s, B, "Yan 1", "Qi 1")
    hold(s, A, GREEN, YELLOW, YELLOW)
    do(s, QI, PALACE, space(s, "Yan/Qi"), BOTH)
    assert s.palaces[A][QI] == s.palaces[A][YAN] == 1
    assert s.pieces[QI] == s.pieces[YAN] == 2
    s = table(border_disputes=True)
    hold(s, A, GREEN, YELLOW, YELLOW)
    do(s, QI, PALACE, space(s, "Yan/Qi"), BOTH)
    do(s, 0, 0)
    hold(s, B, GREEN, RED, PURPLE)
    assert EMISSARY in do(s, YAN)


@pytest.mark.rule("CH-D3")
def test_a_province_is_full_with_its_spaces_ports_and_posts() -> None:
    s = table(border_disputes=True)
    palaces(s, B, LU, len(spaces_of(s, LU)))  # four spaces and two ports
    assert s.scored[LU] == 0
    hold(s, A, ORANGE, RED, PURPLE)
    do(s, LU, PALACE, space(s, "Wei/Lu"), BOTH)
    assert s.scored[LU] == 1
    assert s.scored[WEI] == 0
    assert s.points[:3] == [6, 7, 0]


@pytest.mark.rule("CH-D3")
def test_one_post_can_fill_two_provinces() -> None:
    s = table(border_disputes=True)
    for province in (HAN, CHU):
        palaces(s, B, province, len(spaces_of(s, province)))
    hold(s, A, GREEN, PURPLE, RED)
    do(s, CHU, PALACE, space(s, "Han/Chu"), BOTH)
    assert s.scored[HAN] == s.scored[CHU] == 1
    assert told(s, Event.PROVINCE_FULL) == [(HAN,), (CHU,)]


@pytest.mark.rule("CH-D4")
def test_the_port_example_seven_four_two() -> None:
    s = table(border_disputes=True)
    ports = [p for p in range(s.spaces) if s.port[p]]
    for who, count in ((A, 4), (B, 2), (C, 1)):
        palace(s, who, *(space_name(s, ports.pop()) for _ in range(count)))
    before = s.points[:3]
    assert before == [0, 0, 0]  # during the game they are usual palaces
    end_now(s)
    assert [s.parts[seat][Part.PORTS] for seat in range(3)] == [7, 4, 2]
    assert sum(s.parts[seat][Part.PALACES] for seat in range(3)) > 0


@pytest.mark.rule("CH-D4")
def test_ports_count_as_usual_palaces_of_their_province() -> None:
    s = table(border_disputes=True)
    hold(s, A, YELLOW, RED, PURPLE)
    do(s, QI, PALACE, space(s, "Qi ⚓1"), ONE_CARD + YELLOW)
    assert s.palaces[A][QI] == 1
    assert s.most[QI] == 1
    s.phase, s.asked[A] = Phase.GAME_END, 0
    end_now(s)
    assert s.parts[A] == [1, 0, 0, 1, 0]
