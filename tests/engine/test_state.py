"""The state class: layout, copies, bytes, redaction."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hasu.engine.state import (
    HIDDEN,
    ONLOOKER,
    SEAT,
    Cube,
    Grid,
    Int8,
    Int16,
    Int64,
    Row,
    State,
    everyone,
    nobody,
    owner,
    printed,
    sealed,
)


class Sample(State, max_seats=3):
    small: int = everyone(Int8)
    big: int = nobody(Int64)
    cards: Grid = owner(Int8, SEAT, 4)
    bids: Row = sealed(Int16, SEAT)
    map: Cube = printed(Int8, 2, 2, 2)


def filled(start: int = 1) -> Sample:
    s = Sample()
    s.small, s.big = start, 2**40 + start
    s.cards = [[start + seat * 4 + i for i in range(4)] for seat in range(3)]
    s.bids = [start, -start, 300]
    s.map = [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
    return s


def test_the_record_has_the_declared_fields_and_no_more() -> None:
    dtype = Sample.layout.dtype
    assert dtype["cards"].shape == (3, 4)
    assert dtype["bids"].shape == (3,)
    assert dtype["map"].shape == (2, 2, 2)
    assert dtype.isalignedstruct
    assert "log" not in (dtype.names or ())


def test_a_new_state_is_all_zero() -> None:
    assert not any(Sample().to_bytes())


@given(st.integers(-50, 50))
def test_packing_and_unpacking_keep_every_number(start: int) -> None:
    s = filled(start)
    record = s.pack()
    assert record.tobytes() == s.to_bytes()
    assert Sample.unpack(record[0]) == s
    assert record["bids"][0].tolist() == s.bids
    assert record["map"][0, 1, 0, 1] == 6
    record["small"] = 7  # compiled code writes into it
    assert Sample.unpack(record[0]).small == 7


def test_a_copy_is_equal_and_independent() -> None:
    s = filled()
    twin = s.copy()
    assert twin == s
    assert hash(twin) == hash(s)
    twin.cards[1][2] = 99
    twin.map[0][0][0] = 9
    assert twin != s
    assert s.cards[1][2] == 7
    assert s.map[0][0][0] == 1
    assert s != "something else"


def test_a_seat_sees_its_own_rows_only() -> None:
    view = filled().seen_by(1)
    assert view.cards == [[HIDDEN] * 4, [5, 6, 7, 8], [HIDDEN] * 4]
    assert view.bids == [HIDDEN, -1, HIDDEN]
    assert (view.small, view.big, view.chance) == (1, HIDDEN, HIDDEN)
    assert view.map == filled().map


def test_an_onlooker_sees_no_row() -> None:
    view = filled().seen_by(ONLOOKER)
    assert view.cards == [[HIDDEN] * 4] * 3
    assert view.bids == [HIDDEN] * 3
    assert view.small == 1


def test_a_number_too_big_for_its_field_is_an_error_not_a_wrap() -> None:
    s = filled()
    s.small = 200
    with pytest.raises(Exception, match="format requires"):
        s.to_bytes()


def test_bytes_equal_those_numpy_would_write() -> None:
    s = filled(3)
    record = np.zeros(1, Sample.layout.dtype)
    for field in Sample.layout.fields:
        record[field.name][0] = getattr(s, field.name)
    assert record.tobytes() == s.to_bytes()
    assert Sample.layout.field("bids").seen_by == "sealed"
