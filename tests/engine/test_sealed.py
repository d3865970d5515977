"""Sealed choices: any order of arrival, changeable until all are ready, nothing leaks."""

from __future__ import annotations

import pytest

import hasu
from hasu.engine.chance import secret_of
from hasu.engine.match import Match
from hasu.engine.record import parse, record
from tests.bidding import GAME


def match(**options: bool) -> Match:
    return Match(GAME, 2, secret_of(1), options)


def bid(m: Match, seat: int, prize: int, amount: int) -> None:
    m.play(seat, prize)
    m.play(seat, amount)


def test_everyone_is_asked_at_once() -> None:
    m = match()
    assert m.to_move == {0, 1}
    m.play(1, 0)
    assert m.to_move == {0, 1}  # seat 1 has picked a prize and still owes an amount
    m.play(1, 5)
    assert m.to_move == {0}
    assert m.ready == {1}
    assert m.asked == {0, 1}


def test_the_order_of_arrival_changes_nothing() -> None:
    first, second, mixed = match(), match(), match()
    bid(first, 0, 0, 5)
    bid(first, 1, 0, 7)
    bid(second, 1, 0, 7)
    bid(second, 0, 0, 5)
    mixed.play(1, 0)
    mixed.play(0, 0)
    mixed.play(1, 7)
    mixed.play(0, 5)
    assert first.state == second.state == mixed.state
    assert first.steps == second.steps == mixed.steps
    assert first.log == second.log == mixed.log
    assert record(first).to_json() == record(second).to_json()


def test_others_see_only_that_a_seat_is_ready() -> None:
    views = []
    for prize, amount in ((0, 5), (1, 17)):
        m = match()
        bid(m, 0, prize, amount)
        views.append(m.view(1).to_bytes())
        assert m.view(0).state.seen_by(0) != m.view(1).state
    assert views[0] == views[1]
    onlookers = []
    for amount in (0, 20):
        m = match()
        bid(m, 1, 1, amount)
        onlookers.append(m.view().to_bytes())
        assert not m.steps
        assert record(m).content["steps"] == []
    assert onlookers[0] == onlookers[1]


def test_a_half_made_choice_leaks_nothing_either() -> None:
    silent, thinking = match(), match()
    thinking.play(0, 1)
    assert silent.view(1).to_bytes() == thinking.view(1).to_bytes()


def test_a_seat_sees_its_own_draft() -> None:
    m = match()
    bid(m, 0, 1, 9)
    state = m.view(0).state
    assert (state.prize[0], state.amount[0]) == (1, 9)  # type: ignore[attr-defined]
    assert (state.prize[1], state.amount[1]) == (-1, -1)  # type: ignore[attr-defined]


def test_a_choice_may_be_changed_until_all_are_ready() -> None:
    m = match()
    bid(m, 0, 0, 20)
    m.withdraw(0)
    assert m.to_move == {0, 1}
    bid(m, 0, 1, 2)
    bid(m, 1, 1, 3)
    assert [step.choice for step in m.steps] == [1, 2, 1, 3]
    with pytest.raises(hasu.IllegalChoice, match="no sealed choice"):
        m.withdraw(0)


def test_a_ready_seat_is_not_asked_again() -> None:
    m = match()
    bid(m, 0, 0, 3)
    assert m.choices(0) == ()
    with pytest.raises(hasu.IllegalChoice, match="not to move; to move: 1"):
        m.play(0, 0)


def test_revealed_together_and_never_undone() -> None:
    m = match()
    bid(m, 0, 0, 5)
    assert [h.kind.key for h in m.log] == ["round"]
    bid(m, 1, 0, 4)
    keys = [h.kind.key for h in m.log]
    assert keys == ["round", "bid", "bid", "won-prize", "round"]
    assert not m.can_undo(0)
    assert not m.can_undo(1)


def test_a_forced_amount_is_not_asked_for() -> None:
    m = match()
    bid(m, 0, 0, 20)
    bid(m, 1, 0, 1)
    m.play(0, 1)  # no coins left: the amount can only be nothing
    assert m.ready == {0}


def test_insisting_asks_all_the_same() -> None:
    m = match(curious=True)
    bid(m, 0, 0, 20)
    bid(m, 1, 0, 1)
    m.play(0, 1)
    assert m.ready == frozenset()
    assert m.view(0).choices == (0,)


def test_sealed_records_replay_in_the_order_of_seats_only() -> None:
    m = match()
    bid(m, 1, 0, 7)
    bid(m, 0, 0, 5)
    good = record(m)
    assert parse(good.to_json()).replay().state == m.state
    steps = good.content["steps"]
    reordered = {**good.content, "steps": steps[2:4] + steps[0:2]}
    with pytest.raises(hasu.RecordError, match="order of the seats"):
        hasu.Record(reordered).replay()
    broken = {**good.content, "steps": steps[:3]}
    with pytest.raises(hasu.RecordError, match="breaks off within a sealed choice"):
        hasu.Record(broken).replay()
