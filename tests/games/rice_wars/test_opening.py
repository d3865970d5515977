"""Set-up (RW-S*)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.land import within_reach
from hasu.games.rice_wars.opening import STAY
from hasu.games.rice_wars.state import Ask, Effect, Phase, RiceWars
from tests.games.rice_wars.desk import ask, choices, desk, do, fresh, names


@pytest.mark.rule("RW-S1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_material(seats: int) -> None:
    s = fresh(seats)
    assert s.stock[:seats] == [24] * seats
    assert (s.ashigaru_left, s.ronin_left) == (17, 5)
    assert sum(s.copies) == 55
    assert s.hand_size[:seats] == [2] * seats
    assert s.deck_size == sum(s.deck) == 55 - 2 * seats
    assert s.passes[:seats] == [2] * seats
    assert s.advisors_left == [1] * 8
    assert s.money[:seats] == [0] * seats


@pytest.mark.rule("RW-S1")
def test_any_seat_may_govern_first() -> None:
    assert {fresh(4, seed=seed).governor for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("RW-S2")
@pytest.mark.parametrize(("side", "first"), [("basic", 2), ("epic", 3)])
def test_peasants_then_palaces_from_the_governor(side: str, first: int) -> None:
    s = fresh(3, side)
    order = []
    for _ in range(3):
        seat, what = ask(s)
        assert what == Ask.PALACE
        assert (s.ready[seat], s.stock[seat]) == (first, 24 - first)
        order.append(seat)
        do(s, seat, choices(s, seat)[0])
    assert order == [(s.governor + i) % 3 for i in range(3)]
    assert s.palace[order[0]] == 0
    assert s.palace[order[1]] == 3
    assert s.palace[order[2]] == 6


def palaces_stand(s: RiceWars) -> None:
    while ask(s)[1] == Ask.PALACE:
        seat = ask(s)[0]
        do(s, seat, choices(s, seat)[0])


@pytest.mark.rule("RW-S2")
def test_the_governor_may_think_again() -> None:
    s = fresh(3)
    palaces_stand(s)
    assert ask(s) == (s.governor, Ask.MOVE_PALACE)
    offered = choices(s, s.governor)
    assert STAY in offered
    assert 0 not in offered  # where it stands
    assert 1 not in offered  # two from the next palace on 3
    assert set(offered) == {STAY, *range(9, 20)}  # the others stand on 3 and 6
    do(s, s.governor, 12)
    assert s.palace[s.governor] == 12
    assert ask(s)[1] == Ask.PLACE


@pytest.mark.rule("RW-S2")
def test_the_governor_may_stay() -> None:
    s = fresh(3)
    palaces_stand(s)
    do(s, s.governor, STAY)
    assert s.palace[s.governor] == 0


@pytest.mark.rule("RW-S3")
@pytest.mark.parametrize(("side", "first"), [("basic", 2), ("epic", 3)])
def test_one_peasant_each_in_turn(side: str, first: int) -> None:
    s = fresh(3, side)
    palaces_stand(s)
    do(s, s.governor, STAY)
    order = []
    while s.phase in (Phase.SECOND_THOUGHT, Phase.FIRST_PEASANTS):
        seat, what = ask(s)
        if what != Ask.PLACE:
            break
        assert names(s, within_reach(s, seat)) == names(
            s, sum(1 << choice for choice in choices(s, seat))
        )
        order.append(seat)
        do(s, seat, choices(s, seat)[0])
    assert len(order) <= 3 * first  # forced placements are made by the engine
    assert s.points[:3] == [first] * 3
    assert s.ready[:3] == [0] * 3
    assert s.round == 1


@pytest.mark.rule("RW-S4")
def test_capacities() -> None:
    s = desk()
    assert s.capacity == [5, 3, 1]
    assert s.hand_limit == 5


@pytest.mark.rule("RW-S4")
def test_money_and_hands_are_secret_but_not_the_count() -> None:
    s = fresh(3)
    s.money[1] = 7
    shown = s.seen_by(0)
    assert shown.money[1] == -1
    assert set(shown.hand[1]) == {-1}
    assert shown.hand[0] == s.hand[0]
    assert shown.hand_size == s.hand_size
    assert set(shown.deck) == {-1}


def test_placing_is_an_effect_of_its_own() -> None:
    s = fresh(3)
    palaces_stand(s)
    do(s, s.governor, STAY)
    ask(s)
    assert s.doing == Effect.PLACE
