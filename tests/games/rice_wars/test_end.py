"""The end of the game (RW-E1)."""

from __future__ import annotations

import pytest

from hasu.engine.choices import Choices
from hasu.engine.play import settle
from hasu.games.rice_wars.scoring import finish, wealth
from hasu.games.rice_wars.state import RiceWars
from hasu.games.rice_wars.turns import PASS
from tests.games.rice_wars.desk import arm, ask, desk, do, hold, purse, put, ready


@pytest.mark.rule("RW-E1")
@pytest.mark.parametrize(("side", "last"), [("basic", 7), ("epic", 8)])
def test_after_the_actions_of_the_last_round(side: str, last: int) -> None:
    s = desk(3, side)
    s.round = last - 1
    hold(s, 0, "Shuukaku")
    s.passes = [1, 0, 0, 0, 0]
    do(s, 0, PASS)
    ask(s)
    assert s.over == 0
    assert s.round == last
    s = desk(3, side)
    s.round = last
    hold(s, 0, "Shuukaku")
    s.passes = [1, 0, 0, 0, 0]
    do(s, 0, PASS)
    cards = sum(s.hand_size)
    settle(s, Choices())
    assert s.over == 1
    assert sum(s.hand_size) == cards  # no phase 5 any more


def won(s: RiceWars) -> list[int]:
    finish(s)
    return [seat for seat in range(s.seats) if s.winner[seat]]


@pytest.mark.rule("RW-E1")
def test_most_peasants_connected_or_not() -> None:
    s = desk()
    put(s, 0, "d2", "d3")
    put(s, 1, "e5", "e6", "e7")  # all cut off
    purse(s, 0, 50)
    assert won(s) == [1]
    assert s.points[:3] == [2, 3, 0]


@pytest.mark.rule("RW-E1")
def test_wealth_decides_a_tie() -> None:
    s = desk()
    put(s, 0, "d2")
    put(s, 1, "e5")
    put(s, 2, "e8")
    purse(s, 0, 6)
    arm(s, 1, 1, 1)
    purse(s, 2, 2)
    ready(s, 2, 3)
    s.tired_ashigaru[2] = 1
    assert [wealth(s, seat) for seat in range(3)] == [7, 7, 8]
    assert won(s) == [2]


@pytest.mark.rule("RW-E1")
def test_still_tied_is_shared() -> None:
    s = desk()
    put(s, 0, "d2")
    put(s, 1, "e5")
    purse(s, 0, 2)
    arm(s, 1, 1)
    purse(s, 2, 90)
    assert won(s) == [0, 1]
