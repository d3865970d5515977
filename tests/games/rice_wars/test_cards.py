"""Each effect of cards."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.aims import NO, PAY
from hasu.games.rice_wars.effects import STOP
from hasu.games.rice_wars.state import NEUTRAL, Ask, Man, RiceWars
from tests.games.rice_wars.desk import (
    arm,
    ask,
    at,
    can_play,
    card,
    choices,
    desk,
    do,
    field,
    hold,
    play,
    purse,
    put,
    ready,
    serve,
)

pytestmark = pytest.mark.rule("RW-A2")

HOUSE_CARDS = {  # name: copies, cost, bonus
    "Shuukaku": (4, 0, 0),
    "Kaikon": (4, 1, 1),
    "Boshuu": (4, 0, 0),
    "Chouhei": (4, 0, 1),
    "Ninja": (4, 1, 1),
    "Dorobou": (4, 0, 1),
    "Ikki": (4, 2, 2),
    "Kyuusoku": (4, 1, 1),
    "Idou": (4, 0, 1),
    "Baishuu": (4, 3, 2),
    "Kyuujo": (3, 1, 1),
    "Shouri": (3, 1, 1),
    "Yuuki": (3, 1, 2),
    "Kotowari": (3, 1, 0),
    "Houfuku": (3, 0, 1),
}
UPKEEP = {
    "Geisha": 1,
    "Soujutsu no shishou": 0,
    "Youhei": 1,
    "Iaijutsu no shishou": 0,
    "Shounin": 0,
    "Noufu": 0,
    "Gunshi": 1,
    "Isha": 0,
}


def test_the_deck() -> None:
    s = desk()
    for name, (copies, cost, bonus) in HOUSE_CARDS.items():
        kind = card(s, name)
        assert (s.copies[kind], s.cost[kind], s.bonus[kind]) == (copies, cost, bonus), name


@pytest.mark.rule("RW-2b")
def test_the_advisors() -> None:
    s = desk()
    for name, upkeep in UPKEEP.items():
        serve(s, 0, name)
        assert s.upkeep[s.advisor[0]] == upkeep, name


# Quiet cards


def test_shuukaku_gains_two() -> None:
    s = desk()
    hold(s, 0, "Shuukaku")
    play(s, 0, "Shuukaku")
    assert s.money[0] == 2


def test_boshuu_levies_two_as_far_as_there_is_room() -> None:
    s = desk()
    hold(s, 0, "Boshuu", "Boshuu")
    ready(s, 0, 4)
    play(s, 0, "Boshuu")
    assert (s.ready[0], s.stock[0]) == (5, 19)
    s = desk()
    hold(s, 0, "Boshuu")
    play(s, 0, "Boshuu")
    assert (s.ready[0], s.stock[0]) == (2, 22)
    s = desk()
    hold(s, 0, "Boshuu")
    ready(s, 0, 5)
    assert not can_play(s, 0, "Boshuu")


def test_chouhei_recruits_an_active_ashigaru() -> None:
    s = desk()
    hold(s, 0, "Chouhei")
    play(s, 0, "Chouhei")
    assert (s.ashigaru[0], s.tired_ashigaru[0], s.ashigaru_left) == (1, 0, 16)


def test_chouhei_needs_a_free_place() -> None:
    s = desk()
    hold(s, 0, "Chouhei")
    purse(s, 0, 5)
    arm(s, 0, 3)
    assert not can_play(s, 0, "Chouhei")


def test_kyuusoku_rests_up_to_two() -> None:
    s = desk()
    hold(s, 0, "Kyuusoku")
    purse(s, 0, 1)
    assert not can_play(s, 0, "Kyuusoku")
    s.tired_ashigaru[0], s.tired_ronin[0] = 2, 1
    play(s, 0, "Kyuusoku")
    assert ask(s) == (0, Ask.REST)
    assert choices(s, 0) == (Man.ASHIGARU, Man.RONIN)
    do(s, 0, Man.RONIN)
    assert ask(s) == (0, Ask.REST)
    assert set(choices(s, 0)) == {Man.ASHIGARU, STOP}
    do(s, 0, Man.ASHIGARU)
    assert (s.ashigaru[0], s.tired_ashigaru[0], s.ronin[0], s.tired_ronin[0]) == (1, 1, 1, 0)
    assert s.left == 0


def test_idou_moves_a_peasant() -> None:
    s = desk()  # the palace stands at d1, next to d2
    hold(s, 0, "Idou")
    s.amount[card(s, "Idou")] = 2  # as an owner's file might say
    put(s, 0, "d2", "g5")
    play(s, 0, "Idou")
    assert set(choices(s, 0)) == {field(s, "d2"), field(s, "g5")}
    do(s, 0, field(s, "g5"))
    assert set(choices(s, 0)) == {field(s, "e2"), field(s, "d3")}  # not beside itself
    do(s, 0, field(s, "d3"))
    assert (at(s, "g5"), at(s, "d3")) == (-1, 0)
    assert s.points[0] == 2
    assert s.linked[0] == s.peasants[0]
    assert ask(s) == (0, Ask.MOVE_FROM)  # up to two
    assert STOP in choices(s, 0)
    do(s, 0, field(s, "d2"))
    do(s, 0, field(s, "d4"))
    assert (at(s, "d2"), at(s, "d4"), s.left) == (-1, 0, 0)


def test_idou_lifts_nobody_who_could_not_go_elsewhere() -> None:
    s = desk()
    hold(s, 0, "Idou")
    put(s, 1, "d2")  # at the gate of seat 0
    put(s, 0, "g5")
    assert not can_play(s, 0, "Idou")
    put(s, 0, "b4")
    assert can_play(s, 0, "Idou")
    put(s, 1, "b5", "c4")  # b4 has no free neighbour left, g5 has
    s.asked = [0] * 5
    play(s, 0, "Idou")
    assert ask(s) == (0, Ask.MOVE_TO)
    assert s.spot == field(s, "b4")


# Aimed cards


def test_ninja_looks_and_discards() -> None:
    s = desk()
    hold(s, 0, "Ninja")
    hold(s, 1, "Ikki", "Idou")
    purse(s, 0, 1)
    play(s, 0, "Ninja")
    assert ask(s) == (0, Ask.DISCARD_OF)  # seat 1 cannot pay for Kotowari
    assert set(choices(s, 0)) == {card(s, "Ikki"), card(s, "Idou")}
    assert set(s.seen_by(2).known[0][1]) == {-1}
    do(s, 0, card(s, "Ikki"))
    assert (s.hand_size[1], s.pile[card(s, "Ikki")]) == (1, 1)
    assert [known for known in s.known[0][1] if known] == [card(s, "Idou") + 1]


def test_ninja_needs_a_hand_to_look_at() -> None:
    s = desk()
    hold(s, 0, "Ninja")
    purse(s, 0, 1)
    assert not can_play(s, 0, "Ninja")


@pytest.mark.parametrize(("owned", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_dorobou_takes_up_to_two(owned: int, taken: int) -> None:
    s = desk()
    hold(s, 0, "Dorobou")
    purse(s, 2, owned)
    play(s, 0, "Dorobou")
    do(s, 0, 2)
    hold(s, 0, "Idou")
    ask(s)
    assert (s.money[0], s.money[2]) == (taken, owned - taken)


def test_what_dorobou_took_stays_between_the_two() -> None:
    s = desk()
    hold(s, 0, "Dorobou", "Idou")
    purse(s, 2, 5)
    s.least[2], s.most[2] = 1, 6
    play(s, 0, "Dorobou")
    do(s, 0, 2)
    ask(s)
    assert (s.least[0], s.most[0]) == (1, 2)
    assert (s.least[2], s.most[2]) == (0, 4)


def test_ikki_removes_who_is_cut_off() -> None:
    s = desk()  # seat 1 has its palace at i4
    hold(s, 0, "Ikki", "Idou")
    purse(s, 0, 2)
    put(s, 1, "h4", "g4")
    assert not can_play(s, 0, "Ikki")
    put(s, 1, "e5", "e6")
    play(s, 0, "Ikki")
    assert ask(s) == (0, Ask.TARGET)
    assert set(choices(s, 0)) == {field(s, "e5"), field(s, "e6")}
    do(s, 0, field(s, "e5"))
    ask(s)
    assert at(s, "e5") == -1
    assert s.stock[1] == 21


def test_ikki_is_for_all_others_and_the_neighbour() -> None:
    s = desk(2)
    hold(s, 0, "Ikki")
    purse(s, 0, 2)
    put(s, 0, "d4")  # all are cut off
    put(s, 1, "e5")
    put(s, NEUTRAL, "b5")
    play(s, 0, "Ikki")
    assert set(choices(s, 0)) == {field(s, "e5"), field(s, "b5")}
    do(s, 0, field(s, "b5"))
    ask(s)
    assert at(s, "b5") == -1


def bribe() -> RiceWars:
    s = desk()
    hold(s, 0, "Baishuu", "Idou")
    purse(s, 0, 3)
    put(s, 0, "d2", "f6")  # f6 is not connected
    put(s, 1, "d3", "f5", "g6")
    return s


def test_baishuu_needs_a_connected_peasant_beside() -> None:
    s = bribe()
    put(s, 1, "e2")
    play(s, 0, "Baishuu")
    assert ask(s) == (0, Ask.TARGET)
    assert set(choices(s, 0)) == {field(s, "d3"), field(s, "e2")}


def test_baishuu_needs_a_peasant_in_the_stock() -> None:
    s = bribe()
    s.stock[0] = 0
    assert not can_play(s, 0, "Baishuu")
    s.stock[0] = 1
    assert can_play(s, 0, "Baishuu")


def test_baishuu_takes_the_peasant_over() -> None:
    s = bribe()
    play(s, 0, "Baishuu")
    ask(s)
    assert at(s, "d3") == 0  # seat 1 has no money, as everyone knows
    assert s.money[0] == 0
    assert s.stock[0] == 21


@pytest.mark.parametrize("paid", [True, False])
def test_baishuu_can_be_bought_off(paid: bool) -> None:
    s = bribe()
    purse(s, 1, 2)
    play(s, 0, "Baishuu")
    assert ask(s) == (1, Ask.RANSOM)
    do(s, 1, PAY if paid else NO)
    ask(s)
    assert at(s, "d3") == (1 if paid else 0)
    assert (s.money[0], s.money[1]) == ((2, 0) if paid else (0, 2))


def test_whether_a_ransom_can_be_paid_stays_secret() -> None:
    s = bribe()
    purse(s, 1, 0)
    s.most[1] = 3  # for all that the others know
    play(s, 0, "Baishuu")
    assert ask(s) == (1, Ask.RANSOM)
    assert choices(s, 1) == (NO,)
