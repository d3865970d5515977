"""Advisors come and are bid for (RW-3*)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.auction import reveal_bids
from hasu.games.rice_wars.state import NONE, Ask, Phase, RiceWars
from tests.games.rice_wars.desk import (
    advisor,
    ask,
    choices,
    desk,
    do,
    purse,
    ready,
    serve,
)


def advisors(seats: int) -> RiceWars:
    s = desk(seats)
    s.round = 2
    s.phase = Phase.ADVISORS
    return s


@pytest.mark.rule("RW-3a")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_two_or_three_advisors_come(seats: int, drawn: int) -> None:
    s = advisors(seats)
    assert ask(s) == (0, Ask.NEXT_ADVISOR)
    assert sum(slot != NONE for slot in s.advisor) == drawn
    assert sum(s.advisors_left) == 8 - drawn


@pytest.mark.rule("RW-3a")
def test_earlier_advisors_leave_with_their_markers() -> None:
    s = advisors(4)
    serve(s, 1, "Geisha", 2)
    ask(s)
    assert s.service[1] == [0, 0, 0]
    assert advisor(s, "Geisha") not in s.advisor
    assert s.advisors_left[advisor(s, "Geisha")] == 0


@pytest.mark.rule("RW-3a")
def test_no_advisors_in_other_rounds() -> None:
    s = advisors(3)
    s.round = 3
    ready(s, 0, 1)
    assert ask(s)[1] == Ask.ACTION
    assert s.advisor == [NONE] * 3


@pytest.mark.rule("RW-3b")
def test_the_governor_names_the_order_and_all_bid_at_once() -> None:
    s = advisors(3)
    for seat in range(3):
        purse(s, seat, 5)
    s.governor = s.active = 1
    assert ask(s) == (1, Ask.NEXT_ADVISOR)
    assert choices(s, 1) == (0, 1)
    do(s, 1, 1)
    assert s.slot == 1
    assert s.asked[:3] == [Ask.BID] * 3
    assert choices(s, 0) == (0, 1, 2, 3, 4, 5)
    do(s, 0, 3)
    assert s.seen_by(1).bid[0] == -1  # nobody sees it yet
    assert s.money[0] == 5
    assert s.least[0] == s.most[0] == 5
    do(s, 1, 0)
    do(s, 2, 2)
    ask(s)
    assert (s.money[0], s.money[1], s.money[2]) == (2, 5, 3)
    assert s.bid == [0] * 5


def auctioned(bids: list[int], purses: int = 9) -> RiceWars:
    s = desk(len(bids))
    s.slot = 0
    s.advisor[0] = advisor(s, "Geisha")
    s.phase = Phase.BIDS
    for seat, bid in enumerate(bids):
        purse(s, seat, purses)
        s.bid[seat] = bid
        s.bidding[seat] = 1
    reveal_bids(s)
    return s


@pytest.mark.rule("RW-3c")
def test_the_books_bids() -> None:
    s = auctioned([1, 2, 2, 0])
    assert [s.service[seat][0] for seat in range(4)] == [1, 2, 2, 0]
    assert s.money[:4] == [8, 7, 7, 9]


@pytest.mark.rule("RW-3c")
@pytest.mark.parametrize(
    ("bids", "services"),
    [
        ([5, 3, 3, 1], [2, 1, 1, 0]),
        ([4, 0, 0, 0], [2, 0, 0, 0]),
        ([2, 2, 2, 2], [2, 2, 2, 2]),
        ([0, 1, 6, 5], [0, 0, 2, 1]),
    ],
)
def test_highest_and_second_highest(bids: list[int], services: list[int]) -> None:
    s = auctioned(bids)
    assert [s.service[seat][0] for seat in range(4)] == services
    paid = [bid if got else 0 for bid, got in zip(bids, services, strict=True)]
    assert s.money[:4] == [9 - p for p in paid]


@pytest.mark.rule("RW-3c")
def test_without_a_bid_the_advisor_leaves() -> None:
    s = auctioned([0, 0, 0])
    assert s.advisor[0] == NONE


@pytest.mark.rule("RW-3d")
def test_two_advisors_are_enough() -> None:
    s = advisors(4)
    for seat in range(4):
        purse(s, seat, 9)
    ask(s)
    s.service[2][0] = s.service[2][1] = 1
    do(s, 0, 2)
    assert s.asked[:4] == [Ask.BID, Ask.BID, Ask.NOTHING, Ask.BID]


@pytest.mark.rule("RW-3d", "RW-A4")
def test_a_marker_that_came_home_does_not_count() -> None:
    s = advisors(4)
    for seat in range(4):
        purse(s, seat, 9)
    ask(s)
    s.service[2][0] = 1
    s.served[2][1] = 1  # its last service was used
    do(s, 0, 2)
    assert s.asked[:4] == [Ask.BID] * 4
