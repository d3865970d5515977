"""Palace scoring, the end, alliances, ties (CH-P, CH-E), and examples 4 to 7."""

from __future__ import annotations

import pytest

from hasu.games.china.events import Event
from hasu.games.china.placing import ONE_CARD
from hasu.games.china.state import Ask, Part, Phase
from hasu.games.china.turn import DECK, EXCHANGE, SOURCES
from tests.games.china.table import (
    CHIN,
    CHU,
    EMISSARY,
    LU,
    PALACE,
    PURPLE,
    QI,
    RED,
    SHU,
    WEI,
    YELLOW,
    A,
    B,
    C,
    D,
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
    space,
    table,
    told,
)


def parts(s: object, part: Part, seats: int = 3) -> list[int]:
    return [s.parts[seat][part] for seat in range(seats)]  # type: ignore[attr-defined]


@pytest.mark.rule("CH-P1", "CH-T8")
def test_example_4_seven_four_two() -> None:
    s = table(4)
    palaces(s, A, WEI, 4)
    palaces(s, B, WEI, 2)
    assert s.points[:4] == [0, 0, 0, 0]
    palaces(s, D, WEI, 1)  # the seventh space of Wei
    assert s.points[:4] == [7, 4, 0, 2]


@pytest.mark.rule("CH-P2")
def test_example_5_five_five_two() -> None:
    s = table(4)
    palaces(s, B, QI, 2)
    palaces(s, C, QI, 2)
    palaces(s, D, QI, 1)
    assert s.points[:4] == [0, 5, 5, 2]


@pytest.mark.rule("CH-P1", "CH-P2")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 2, 1, 0), (8, 3, 3, 2, 0)),  # the tied second; the next gets their two
        ((4, 2, 1, 1, 0), (8, 4, 2, 2, 0)),
        ((2, 2, 2, 1, 1), (8, 8, 8, 2, 2)),
        ((8, 0, 0, 0, 0), (8, 0, 0, 0, 0)),
        ((3, 2, 1, 1, 1), (8, 3, 2, 2, 2)),
        ((4, 3, 1, 0, 0), (8, 4, 3, 0, 0)),
    ],
)
def test_each_step_scores_the_palaces_of_the_step_above(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    s = table(5)
    for seat, count in enumerate(counts):
        palaces(s, seat, CHU, count)
    assert tuple(s.points) == points


@pytest.mark.rule("CH-P1")
def test_a_fourth_and_a_fifth_score_too() -> None:
    s = table(5)
    for seat, count in enumerate((5, 4, 3, 2, 1)):
        s.palaces[seat][CHU] = count
    s.most[CHU] = 5
    end_now(s)
    assert s.points == [15, 5, 4, 3, 2]


@pytest.mark.rule("CH-E1")
@pytest.mark.parametrize(("seat", "turns"), [(0, 3), (1, 2), (2, 1)])
def test_after_the_second_deck_the_round_is_played_to_its_end(seat: int, turns: int) -> None:
    s = table()
    s.active = seat
    s.deck_outs = 1
    face_up(s, RED, RED, YELLOW, PURPLE)
    empty_deck(s, RED)
    ask(s)
    do(s, EXCHANGE)
    card = next(c for c in range(5) if s.hand[seat][c])
    do(s, card * SOURCES + DECK)
    assert s.deck_outs == 2
    assert s.deck_size == 0  # no third deck
    played = 1
    while not s.over:
        if asked(s) == Ask.TURN:
            played += 1
        do(s, EXCHANGE if asked(s) == Ask.TURN else ask(s)[0])
    assert played == turns


@pytest.mark.rule("CH-E1", "CH-T11")
def test_the_first_deck_out_does_not_end_the_game() -> None:
    s = table()
    s.active = 2
    face_up(s, RED, RED, YELLOW, PURPLE)
    empty_deck(s, RED)
    do(s, EXCHANGE)
    card = next(c for c in range(5) if s.hand[2][c])
    do(s, card * SOURCES + DECK)
    assert not s.over
    assert asked_seat(s) == A


@pytest.mark.rule("CH-E1")
def test_in_the_last_round_face_up_cards_are_taken_and_not_replaced() -> None:
    s = table()
    s.deck_outs = 2
    face_up(s, RED, YELLOW)
    hold(s, A, YELLOW, YELLOW, YELLOW)
    empty_deck(s)
    palace(s, B, "Qi 1")
    do(s, QI, PALACE, space(s, "Qi 2"), ONE_CARD + YELLOW, PALACE, space(s, "Qi 3"))
    assert set(do(s, ONE_CARD + YELLOW)) == {1 + RED, 1 + YELLOW}
    do(s, 1 + RED, 1 + YELLOW)
    assert s.row_size == 0
    assert asked_seat(s) == B


@pytest.mark.rule("CH-E1")
def test_the_game_ends_at_once_when_no_piece_can_be_placed() -> None:
    s = table()
    palace(s, B, "Wei 1")
    for seat in range(3):
        s.palaces_left[seat] = s.emissaries_left[seat] = 0
    s.emissaries_left[A] = 1
    hold(s, A, RED, PURPLE, YELLOW)
    do(s, WEI, EMISSARY, ONE_CARD + RED)
    assert s.over
    assert s.hand_size[A] == 2  # nothing was drawn


@pytest.mark.rule("CH-E1")
def test_the_game_goes_on_while_anybody_could_place_something() -> None:
    s = table()
    palaces(s, B, WEI, 2)
    for seat in range(3):
        s.palaces_left[seat] = s.emissaries_left[seat] = 0
    s.emissaries_left[A] = s.emissaries_left[C] = 1
    hold(s, A, RED, PURPLE, YELLOW)
    do(s, WEI, EMISSARY, ONE_CARD + RED)
    assert not s.over


@pytest.mark.rule("CH-E2")
def test_provinces_without_a_token_are_scored_at_the_end_and_the_others_not_again() -> None:
    s = table()
    palaces(s, A, LU, 4)
    palaces(s, A, WEI, 2)
    palaces(s, B, WEI, 1)
    assert s.points[:3] == [4, 0, 0]
    end_now(s)
    assert parts(s, Part.PALACES) == [4 + 3, 2, 0]


@pytest.mark.rule("CH-E3")
def test_example_6_two_alliances() -> None:
    s = table(4)
    emissaries(s, D, WEI, 1)
    emissaries(s, B, WEI, 1)
    emissaries(s, D, CHIN, 2)
    emissaries(s, B, CHIN, 1)
    emissaries(s, A, CHIN, 1)
    emissaries(s, C, SHU, 2)
    emissaries(s, D, SHU, 1)
    end_now(s)
    assert told(s, Event.ALLIANCE) == [(D, 3, WEI, CHIN, 6)]
    assert s.points[:4] == [0, 0, 0, 6]


@pytest.mark.rule("CH-E3")
def test_several_may_score_an_alliance_and_they_come_in_order() -> None:
    s = table()
    for province in (WEI, CHIN, SHU):
        emissaries(s, A, province, 1)
        emissaries(s, B, province, 1)
    emissaries(s, C, SHU, 1)
    end_now(s)
    assert [(seat, number, points) for seat, number, _, _, points in told(s, Event.ALLIANCE)] == [
        (A, 3, 4),
        (B, 3, 4),
        (A, 4, 5),
        (B, 4, 5),
    ]


@pytest.mark.rule("CH-E3")
def test_no_emissaries_are_no_majority() -> None:
    s = table()
    emissaries(s, A, WEI, 2)
    end_now(s)
    assert told(s, Event.ALLIANCE) == []
    assert s.points[:3] == [0, 0, 0]


@pytest.mark.rule("CH-E3")
def test_one_leads_in_many_alliances() -> None:
    s = table()
    emissaries(s, A, WEI, 3)
    for province in (CHIN, QI, LU):
        emissaries(s, A, province, 1)
    end_now(s)
    assert [number for _, number, *_ in told(s, Event.ALLIANCE)] == [3, 11, 12, 13]
    assert parts(s, Part.ALLIANCES) == [4 + 4 + 4 + 2, 0, 0]


@pytest.mark.rule("CH-E4", "CH-B6")
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (5, {}), (3, {"border_disputes": True})], ids=str
)
def test_example_7_a_chain_of_five_with_a_branch(seats: int, options: dict[str, bool]) -> None:
    s = table(seats, **options)
    palace(s, A, "Ch’in 1", "Ch’in 2", "Ch’in 3", "Shu 1", "Shu 2")
    palace(s, A, "Ch’in 4")  # the branch in the south-west
    end_now(s)
    assert parts(s, Part.ROADS) == [5, 0, 0]
    assert [points for *_, points in told(s, Event.CHAIN)] == [5]


@pytest.mark.rule("CH-E4")
def test_three_in_a_row_are_no_chain_and_four_are() -> None:
    s = table()
    palace(s, A, "Ch’in 1", "Ch’in 2", "Ch’in 3")
    end_now(s)
    assert parts(s, Part.ROADS) == [0, 0, 0]
    s = table()
    palace(s, A, "Ch’in 1", "Ch’in 2", "Ch’in 3", "Shu 1")
    end_now(s)
    assert parts(s, Part.ROADS) == [4, 0, 0]


@pytest.mark.rule("CH-E4")
def test_another_players_palace_breaks_a_chain() -> None:
    s = table()
    palace(s, A, "Ch’in 1", "Ch’in 2", "Shu 1", "Shu 2")
    palace(s, B, "Ch’in 3")
    end_now(s)
    assert parts(s, Part.ROADS) == [0, 0, 0]


@pytest.mark.rule("CH-E5")
def test_most_points_win() -> None:
    s = table()
    s.points[B] = 3
    end_now(s)
    assert s.winner[:3] == [0, 1, 0]


@pytest.mark.rule("CH-E5")
def test_a_tie_goes_to_the_most_pieces_left_and_then_is_shared() -> None:
    s = table(fortifications=True)
    for seat in (A, B):
        s.points[seat] = 9
    s.palaces_left[A] -= 1
    end_now(s)
    assert s.winner[:3] == [0, 1, 0]
    assert told(s, Event.TIED) == [(A, 28), (B, 29)]
    for piece in ("emissaries_left", "fortifications_left"):
        s = table(fortifications=True)
        s.points[A] = s.points[B] = 9
        getattr(s, piece)[B] -= 1
        end_now(s)
        assert s.winner[:3] == [1, 0, 0]
    s = table()
    s.points[A] = s.points[B] = 9
    end_now(s)
    assert s.winner[:3] == [1, 1, 0]


@pytest.mark.rule("CH-E2", "CH-E3", "CH-E4", "CH-E5")
def test_the_final_scoring_explains_itself_in_order() -> None:
    s = table()
    palace(s, A, "Ch’in 1", "Ch’in 2", "Ch’in 3", "Shu 1")
    emissaries(s, A, CHIN, 1)
    emissaries(s, A, SHU, 1)
    s.phase = Phase.GAME_END
    ask(s)
    assert s.log is not None
    kinds = [tuple(Event)[kind].name for kind, *_ in s.log]
    final = kinds[kinds.index("FINAL") :]
    assert final == ["FINAL", "PALACES", "PALACES", "ALLIANCE", "CHAIN", *["SCORED"] * 3, "WON"]
    assert told(s, Event.SCORED)[0] == (A, 4, 2, 4, 0, 0, 10)
