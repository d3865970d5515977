"""Income, recruiting, the end of a round (RW-1, RW-2*, RW-5)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import set_palace
from hasu.games.rice_wars.recruiting import (
    DONE,
    HIRE,
    KEEP_ADVISOR,
    KEEP_ASHIGARU,
    KEEP_RONIN,
    income,
    start_recruiting,
    start_round,
)
from hasu.games.rice_wars.state import Ask, Man, Phase, RiceWars
from hasu.games.rice_wars.turns import PASS
from tests.games.rice_wars.desk import (
    arm,
    ask,
    cards_everywhere,
    choices,
    desk,
    do,
    hold,
    only,
    purse,
    put,
    ready,
    serve,
    space,
)

PEASANT, ASHIGARU, RONIN = HIRE + Man.PEASANT, HIRE + Man.ASHIGARU, HIRE + Man.RONIN


# Income


@pytest.mark.rule("RW-1")
def test_palace_and_connected_peasants() -> None:
    s = desk()
    assert income(s, 0) == 2
    put(s, 0, "d2", "d3", "d4")  # the palace stands at d1
    assert income(s, 0) == 5
    put(s, 0, "f4")  # cut off
    assert income(s, 0) == 5
    put(s, 0, "e4")
    assert income(s, 0) == 7


@pytest.mark.rule("RW-1")
def test_a_rival_in_between_cuts_the_income() -> None:
    s = desk()
    put(s, 0, "d2", "d4")
    put(s, 1, "d3")
    assert income(s, 0) == 3


@pytest.mark.rule("RW-1")
@pytest.mark.parametrize(
    ("side", "worth", "way", "more"),
    [
        ("basic", 2, ["d2", "d3", "d4", "d5"], ["e5"]),
        ("epic", 3, ["c2", "c3", "c4", "c5"], ["d5", "e5", "f5"]),
    ],
)
def test_the_sacred_field(side: str, worth: int, way: list[str], more: list[str]) -> None:
    s = desk(3, side)
    set_palace(s, 0, space(s, f"{way[0][0]}1"))
    put(s, 0, *more)
    assert income(s, 0) == 2  # not connected
    put(s, 0, *way)
    assert income(s, 0) == 2 + len(way) + len(more) - 1 + worth


@pytest.mark.rule("RW-1", "RW-B5")
def test_three_ryo_more_in_a_ryo_round() -> None:
    s = desk()
    s.round = 0
    start_round(s)
    assert (s.round, s.money[0]) == (1, 5)
    s.round = 2
    start_round(s)
    assert s.money[0] == 7


# Recruiting


def recruiting(s: RiceWars, seat: int = 0) -> RiceWars:
    s.active = seat
    start_recruiting(s)
    return s


@pytest.mark.rule("RW-2a")
def test_prices_and_new_men_are_active() -> None:
    s = desk()
    purse(s, 0, 7)
    recruiting(s)
    for choice in (PEASANT, ASHIGARU, RONIN):
        do(s, 0, choice)
    assert s.money[0] == 0
    assert (s.ready[0], s.ashigaru[0], s.ronin[0]) == (1, 1, 1)
    assert (s.stock[0], s.ashigaru_left, s.ronin_left) == (23, 16, 4)


@pytest.mark.rule("RW-2a")
@pytest.mark.parametrize(
    ("ryo", "offered"),
    [(0, {DONE}), (1, {DONE, PEASANT}), (3, {DONE, PEASANT, ASHIGARU})],
)
def test_only_what_money_allows(ryo: int, offered: set[int]) -> None:
    s = desk()
    purse(s, 0, ryo)
    recruiting(s)
    assert set(choices(s, 0)) == offered


@pytest.mark.rule("RW-2a", "RW-S4")
def test_only_what_the_card_holds() -> None:
    s = desk()
    purse(s, 0, 99)
    ready(s, 0, 5)
    arm(s, 0, 3, 1)
    recruiting(s)
    assert set(choices(s, 0)) == {DONE, KEEP_ASHIGARU, KEEP_RONIN}


@pytest.mark.rule("RW-2a", "RW-S1")
def test_only_what_the_supply_holds() -> None:
    s = desk()
    purse(s, 0, 99)
    s.ashigaru_left = s.ronin_left = s.stock[0] = 0
    recruiting(s)
    assert choices(s, 0) == (DONE,)


@pytest.mark.rule("RW-2a")
def test_in_turn_order_from_the_governor() -> None:
    s = desk()
    s.governor = 1
    s.round = 0
    start_round(s)
    order = []
    while s.phase == Phase.RECRUITING:
        seat, what = ask(s)
        if what != Ask.RECRUIT:
            break
        order.append(seat)
        do(s, seat, DONE)
    assert order == [1, 2, 0]


@pytest.mark.rule("RW-2b")
def test_the_books_example() -> None:
    """Two peasants, upkeep of two ashigaru and Youhei with 7 ryo: the ronin goes."""
    s = desk()
    purse(s, 0, 7)
    arm(s, 0, 2, 1)
    serve(s, 0, "Youhei")
    recruiting(s)
    for choice in (PEASANT, PEASANT, KEEP_ASHIGARU, KEEP_ASHIGARU, KEEP_ADVISOR):
        do(s, 0, choice)
    assert s.money[0] == 0
    assert choices(s, 0) == (DONE,)
    ask(s)
    assert (s.ready[0], s.ashigaru[0], s.ronin[0]) == (2, 2, 0)
    assert s.ronin_left == 5
    assert s.service[0][0] == 2


@pytest.mark.rule("RW-2b")
def test_paying_is_free_to_choose() -> None:
    s = desk()
    purse(s, 0, 20)
    arm(s, 0, 2, 1)
    ready(s, 0, 3)
    serve(s, 0, "Geisha")
    recruiting(s)
    do(s, 0, KEEP_ASHIGARU)
    do(s, 0, KEEP_RONIN)
    assert s.money[0] == 20 - 2 - 4
    do(s, 0, DONE)
    assert (s.ashigaru[0], s.ronin[0], s.ready[0]) == (1, 1, 3)  # peasants cost nothing
    assert s.ashigaru_left == 16
    assert s.service[0][0] == 0


@pytest.mark.rule("RW-2b")
def test_advisors_without_upkeep_stay() -> None:
    s = desk()
    purse(s, 0, 5)
    serve(s, 0, "Shounin")
    recruiting(s)
    assert KEEP_ADVISOR not in choices(s, 0)
    do(s, 0, DONE)
    assert s.service[0][0] == 2


@pytest.mark.rule("RW-2b")
def test_new_men_need_no_upkeep_yet() -> None:
    s = desk()
    purse(s, 0, 6)
    recruiting(s)
    do(s, 0, ASHIGARU)
    assert KEEP_ASHIGARU not in choices(s, 0)


@pytest.mark.rule("RW-S4")
def test_an_empty_purse_stays_secret() -> None:
    s = desk()
    s.most[0] = 2  # for all that the others know
    recruiting(s)
    assert ask(s) == (0, Ask.RECRUIT)
    assert choices(s, 0) == (DONE,)


# The end of a round


def everyone_passes(s: RiceWars) -> None:
    s.passes = [1 if seat == s.active else 0 for seat in range(5)]
    do(s, s.active, PASS)


@pytest.mark.rule("RW-5")
@pytest.mark.parametrize(("number", "cards"), [(1, 2), (3, 3), (6, 2)])
def test_cards_rest_and_the_token(number: int, cards: int) -> None:
    s = desk(3)
    s.round = number
    s.governor = s.active = 2
    s.tired_ashigaru[0], s.tired_ronin[1] = 2, 1
    serve(s, 0, "Isha")
    s.served[0][0] = 1
    hold(s, 2, "Idou")
    everyone_passes(s)
    ask(s)
    assert s.hand_size[:3] == [cards, cards, 1 + cards]
    assert (s.round, s.governor) == (number + 1, 0)
    assert s.passes[:3] == [2, 2, 2]
    assert s.served[0][0] == 0
    assert (s.tired_ashigaru[0], s.tired_ronin[1]) == (0, 0)
    assert (s.ashigaru[0], s.ronin[1]) == (2, 1)


@pytest.mark.rule("RW-5", "RW-S4")
def test_never_more_than_five_cards() -> None:
    s = desk(3)
    s.round = 1
    hold(s, 0, "Idou", "Idou", "Ikki", "Ikki")
    hold(s, 1, "Ninja", "Ninja", "Kaikon", "Kaikon", "Boshuu")
    everyone_passes(s)
    ask(s)
    assert s.hand_size[:3] == [5, 5, 2]


@pytest.mark.rule("RW-5")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    s = desk(3)
    s.round = 1
    hold(s, 0, "Idou")
    only(s, "Ninja")
    before = cards_everywhere(s)
    everyone_passes(s)
    ask(s)
    assert s.hand_size[:3] == [3, 2, 2]
    assert sum(s.pile) == 0
    assert s.deck_size == 55 - 7
    assert cards_everywhere(s) == before
    assert s.log is not None
    assert Event.SHUFFLED in {kind for kind, *_ in s.log}
