"""The board: fields, palace spaces, signs (RW-B*)."""

from __future__ import annotations

import pytest

import hasu
from hasu.games.rice_wars.board_file import FIELDS
from hasu.games.rice_wars.land import around, one, set_palace, space_is_free
from hasu.games.rice_wars.state import NONE, Sign
from tests.games.rice_wars.desk import field, fresh, names, space


@pytest.mark.rule("RW-B1")
@pytest.mark.parametrize(
    ("side", "seats", "fields", "rounds", "sacred"),
    [("basic", 3, 37, 7, "e5"), ("epic", 3, 59, 8, "f5")],
)
def test_two_sides(side: str, seats: int, fields: int, rounds: int, sacred: str) -> None:
    s = fresh(seats, side)
    assert (s.fields, s.rounds) == (fields, rounds)
    assert FIELDS[side] == fields
    assert s.sacred == field(s, sacred)
    # the sacred field is the middle one
    assert sum(s.field_column[: s.fields]) == s.fields * s.field_column[s.sacred]
    assert sum(s.field_row[: s.fields]) == s.fields * s.field_row[s.sacred]


@pytest.mark.rule("RW-B1")
@pytest.mark.parametrize(("seats", "side"), [(2, "epic"), (5, "basic")])
def test_a_side_takes_only_its_players(seats: int, side: str) -> None:
    with pytest.raises(hasu.InvalidInput, match=f"{side} side takes . to . players, not {seats}"):
        hasu.new("rice-wars", seats=seats, side=side)


@pytest.mark.rule("RW-B1")
@pytest.mark.parametrize(("seats", "fields"), [(2, 37), (3, 37), (4, 37), (5, 59)])
def test_without_a_word_the_players_decide_the_side(seats: int, fields: int) -> None:
    assert fresh(seats).fields == fields


@pytest.mark.rule("RW-B2")
def test_rows_of_the_basic_side() -> None:
    s = fresh(3, "basic")
    rows = [sum(s.field_row[i] == row for i in range(s.fields)) for row in range(1, 8)]
    assert rows == [3, 5, 7, 7, 7, 5, 3]


@pytest.mark.rule("RW-B2")
def test_rows_of_the_epic_side() -> None:
    s = fresh(3, "epic")
    rows = [sum(s.field_row[i] == row for i in range(s.fields)) for row in range(1, 8)]
    assert rows == [7, 9, 9, 9, 9, 9, 7]


@pytest.mark.rule("RW-B2")
@pytest.mark.parametrize("side", ["basic", "epic"])
def test_neighbours_share_an_edge(side: str) -> None:
    s = fresh(3, side)
    for i in range(s.fields):
        for j in range(s.fields):
            across = abs(s.field_column[i] - s.field_column[j])
            down = abs(s.field_row[i] - s.field_row[j])
            assert (s.near[i] >> j & 1) == (across + down == 1)
    assert (
        names(s, around(s, one(s.sacred)))
        == {
            "basic": {"e4", "e6", "d5", "f5"},
            "epic": {"f4", "f6", "e5", "g5"},
        }[side]
    )


@pytest.mark.rule("RW-B3")
@pytest.mark.parametrize(("side", "spaces"), [("basic", 20), ("epic", 28)])
def test_palace_spaces_are_the_ring_in_order(side: str, spaces: int) -> None:
    s = fresh(3, side)
    assert s.spaces == spaces
    fields = {(s.field_column[i], s.field_row[i]) for i in range(s.fields)}
    ring = {
        (column + x, row + y)
        for column, row in fields
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    } - fields
    cells = [(s.space_column[i], s.space_row[i]) for i in range(s.spaces)]
    assert set(cells) == ring
    for i, (column, row) in enumerate(cells):
        next_column, next_row = cells[(i + 1) % spaces]
        assert max(abs(column - next_column), abs(row - next_row)) == 1
        touched = {
            j
            for j, cell in enumerate(sorted_fields(s))
            if abs(cell[0] - column) + abs(cell[1] - row) == 1
        }
        assert {f for f in s.touches[i] if f != NONE} == touched


def sorted_fields(s: object) -> list[tuple[int, int]]:
    return [(s.field_column[i], s.field_row[i]) for i in range(s.fields)]  # type: ignore[attr-defined]


@pytest.mark.rule("RW-B4")
def test_two_empty_spaces_between_palaces() -> None:
    s = fresh(3, "basic")
    set_palace(s, 0, 0)
    free = [place for place in range(s.spaces) if space_is_free(s, 1, place)]
    assert free == list(range(3, 18))  # 1, 2 and, around the corner, 18, 19 are too near
    set_palace(s, 1, 3)
    assert [place for place in range(s.spaces) if space_is_free(s, 2, place)] == list(range(6, 18))


@pytest.mark.rule("RW-B5")
def test_round_signs() -> None:
    basic, epic = fresh(3, "basic"), fresh(3, "epic")
    first = [Sign.RYO, Sign.ADVISORS, Sign.CARD, Sign.RYO, Sign.ADVISORS, Sign.ATTACK]
    assert basic.sign[:7] == [*first, Sign.NOTHING]
    assert epic.sign == [*first, Sign.CARD, Sign.ATTACK]


def test_names_are_cells() -> None:
    s = fresh(3, "basic")
    assert space(s, "d1") == 0
    assert names(s, s.near[field(s, "d2")]) == {"e2", "d3"}
