"""Duels (RW-D*)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.duel import ACCEPT, REFUSE
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import DECLINE, SERVE
from hasu.games.rice_wars.state import Ask, RiceWars
from hasu.games.rice_wars.turns import CHALLENGE
from tests.games.rice_wars.desk import (
    arm,
    ask,
    at,
    choices,
    desk,
    do,
    field,
    hold,
    lay,
    purse,
    put,
    serve,
    told,
)

LAND = ("h4", "h5", "h6", "g4", "g5", "g6")


def challenge(seats: int = 3, peasants: int = 6) -> RiceWars:
    s = desk(seats)
    put(s, 1, *LAND[:peasants])
    arm(s, 0, ronin=1)
    do(s, 0, CHALLENGE)
    if seats > 2:
        do(s, 0, 1)
    return s


@pytest.mark.rule("RW-D1")
def test_an_active_ronin_challenges_and_is_exhausted() -> None:
    s = desk(4)
    arm(s, 0, ronin=1)
    do(s, 0, CHALLENGE)
    assert choices(s, 0) == (1, 2, 3)
    do(s, 0, 2)
    assert (s.ronin[0], s.tired_ronin[0]) == (0, 1)
    assert ask(s) == (2, Ask.ACCEPT)


@pytest.mark.rule("RW-D1", "RW-A5")
def test_a_daimyo_without_pass_markers_may_be_challenged() -> None:
    s = desk()
    arm(s, 0, ronin=1)
    s.passes[2] = 0
    do(s, 0, CHALLENGE)
    do(s, 0, 2)
    assert ask(s) == (2, Ask.ACCEPT)


@pytest.mark.rule("RW-D2")
def test_refusing_costs_two_peasants_of_the_own_choice() -> None:
    s = challenge()
    hold(s, 2, "Idou")  # so that the round goes on
    do(s, 1, REFUSE)
    assert ask(s) == (1, Ask.YIELD)
    assert set(choices(s, 1)) == {field(s, name) for name in LAND}
    do(s, 1, field(s, "h4"))
    do(s, 1, field(s, "g6"))
    assert ask(s)[1] != Ask.YIELD  # two are enough
    assert [at(s, name) for name in LAND] == [0, 1, 1, 1, 1, 0]
    assert (s.stock[0], s.stock[1]) == (22, 20)
    assert s.ronin[0] + s.tired_ronin[0] == 1
    assert s.hand_size[:2] == [0, 0]  # no cards for a duel that was not fought


@pytest.mark.rule("RW-D2")
def test_refusing_with_one_peasant_costs_one() -> None:
    s = challenge(peasants=1)
    do(s, 1, REFUSE)
    ask(s)
    assert at(s, "h4") == 0
    assert s.points[1] == 0


@pytest.mark.rule("RW-D3")
def test_cards_alone_decide() -> None:
    s = challenge()
    hold(s, 0, "Ikki")
    hold(s, 1, "Idou")
    do(s, 1, ACCEPT)
    assert s.strength == [0, 0]
    assert ask(s) == (0, Ask.SUPPORT)
    lay(s, 0, "Ikki")
    lay(s, 1, "Idou")
    ask(s)
    assert told(s, Event.DUEL) == [(0, 2, 1)]


@pytest.mark.rule("RW-D3")
def test_the_sword_masters_service() -> None:
    s = challenge()
    serve(s, 0, "Soujutsu no shishou", 0)
    serve(s, 0, "Iaijutsu no shishou", 1)
    do(s, 1, ACCEPT)
    ask(s)
    assert choices(s, 0) == (DECLINE, SERVE + 1)
    do(s, 0, SERVE + 1)
    assert s.strength == [2, 0]
    assert s.service[0][1] == 1


@pytest.mark.rule("RW-D3")
def test_yuuki_may_be_paid_for() -> None:
    s = challenge()
    hold(s, 0, "Yuuki")
    hold(s, 1, "Yuuki")
    purse(s, 0, 1)
    purse(s, 1, 1)
    do(s, 1, ACCEPT)
    lay(s, 0, "Yuuki")
    lay(s, 1, "Yuuki")
    assert ask(s) == (0, Ask.PAY)
    do(s, 0, 1)
    assert ask(s) == (1, Ask.PAY)
    do(s, 1, 0)
    ask(s)
    assert told(s, Event.DUEL) == [(0, 4, 2)]
    assert (s.money[0], s.money[1]) == (0, 1)


@pytest.mark.rule("RW-D3")
def test_kyuujo_and_shouri_do_not_help_in_a_duel() -> None:
    s = challenge()
    hold(s, 0, "Kyuujo", "Shouri")
    purse(s, 0, 9)
    do(s, 1, ACCEPT)
    lay(s, 0, "Kyuujo")
    lay(s, 0, "Shouri")
    assert ask(s) == (1, Ask.YIELD)
    assert s.strength == [2, 0]


@pytest.mark.rule("RW-D3", "RW-D4")
def test_on_a_tie_both_lose() -> None:
    s = challenge()
    do(s, 1, ACCEPT)
    assert ask(s) == (1, Ask.YIELD)
    assert s.ronin_left == 5
    assert s.ronin[0] + s.tired_ronin[0] == 0


@pytest.mark.rule("RW-D4")
def test_a_beaten_daimyo_removes_four() -> None:
    s = challenge()
    hold(s, 0, "Ikki")
    do(s, 1, ACCEPT)
    lay(s, 0, "Ikki")
    for name in ("h4", "h5", "h6", "g4"):
        do(s, 1, field(s, name))
    ask(s)
    assert s.points[1] == 2
    assert s.points[0] == 0
    assert s.stock[1] == 22
    assert (s.tired_ronin[0], s.ronin_left) == (1, 4)


@pytest.mark.rule("RW-D4")
def test_with_fewer_all_go() -> None:
    s = challenge(peasants=3)
    hold(s, 0, "Ikki")
    do(s, 1, ACCEPT)
    lay(s, 0, "Ikki")
    ask(s)
    assert s.points[1] == 0


@pytest.mark.rule("RW-D4")
def test_a_beaten_ronin_goes_back() -> None:
    s = challenge()
    hold(s, 1, "Ikki")
    do(s, 1, ACCEPT)
    lay(s, 1, "Ikki")
    ask(s)
    assert s.points[1] == 6
    assert (s.tired_ronin[0], s.ronin_left) == (0, 5)


@pytest.mark.rule("RW-D5")
def test_two_cards_and_then_three() -> None:
    s = challenge()
    hold(s, 2, "Idou")
    hold(s, 1, "Ikki")
    do(s, 1, ACCEPT)
    lay(s, 1, "Ikki")
    ask(s)
    assert [seat for seat, *_ in told(s, Event.DREW)] == [0, 0, 1, 1, 1]
