"""Combat: who fights, what the winner gets (RW-C1 to RW-C3, RW-C6, RW-C7)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.combat import NO, YES
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import DECLINE
from hasu.games.rice_wars.state import Ask
from hasu.games.rice_wars.turns import ATTACK
from tests.games.rice_wars.desk import (
    ask,
    at,
    card,
    cards_everywhere,
    choices,
    desk,
    do,
    field,
    hold,
    lay,
    put,
    ready,
    strike,
    told,
    war,
)


@pytest.mark.rule("RW-C1")
def test_any_opponents_peasant_on_any_field() -> None:
    s = war()
    put(s, 0, "d2")
    put(s, 2, "e8", "b4")
    do(s, 0, ATTACK)
    assert set(choices(s, 0)) == {field(s, name) for name in ("h4", "h5", "e8", "b4")}


@pytest.mark.rule("RW-C1")
def test_at_least_one_attacker_and_all_are_exhausted() -> None:
    s = war()
    do(s, 0, ATTACK)
    do(s, 0, field(s, "h4"))
    assert set(choices(s, 0)) == {1, 2, 3, 4, 5}
    do(s, 0, 5)
    assert (s.ashigaru[0], s.tired_ashigaru[0]) == (0, 2)
    assert (s.ronin[0], s.tired_ronin[0]) == (0, 1)
    assert s.strength[0] == 2 + 2 + 3


@pytest.mark.rule("RW-C1", "RW-B5")
@pytest.mark.parametrize(("number", "bonus"), [(5, 0), (6, 1), (7, 0)])
def test_attackers_are_stronger_in_their_round(number: int, bonus: int) -> None:
    s = war()
    s.round = number
    strike(s, 2, 0)
    assert s.strength[0] == 4 + bonus


@pytest.mark.rule("RW-C2")
def test_the_defender_may_send_soldiers() -> None:
    s = war()
    strike(s, 1, 0)
    assert ask(s) == (1, Ask.DEFENDERS)
    assert set(choices(s, 1)) == {0, 1, 2, 3, 4, 5}
    do(s, 1, 3)
    assert (s.ashigaru[1], s.tired_ashigaru[1], s.ronin[1], s.tired_ronin[1]) == (1, 1, 0, 1)
    assert s.strength[1] == 1 + 2 + 3


@pytest.mark.rule("RW-C2")
def test_the_peasant_fights_alone_too() -> None:
    s = war()
    hold(s, 1, "Idou")
    strike(s, 1, 0)
    do(s, 1, 0)
    assert s.strength[1] == 1
    assert s.ashigaru[1] == 2


@pytest.mark.rule("RW-C3")
def test_strengths() -> None:
    assert desk().might == [1, 2, 3]


@pytest.mark.rule("RW-C6")
def test_ashigaru_drive_the_peasant_away_and_one_may_follow() -> None:
    s = war()
    put(s, 0, "g4")
    ready(s, 0, 1)
    strike(s, 2, 0)
    do(s, 1, 0)
    assert ask(s) == (0, Ask.OCCUPY)
    assert at(s, "h4") == -1
    assert s.stock[1] == 23
    do(s, 0, YES)
    assert at(s, "h4") == 0
    assert s.ready[0] == 0


@pytest.mark.rule("RW-C6")
def test_the_attacker_may_leave_the_field_empty() -> None:
    s = war()
    put(s, 0, "g4")
    ready(s, 0, 1)
    strike(s, 2, 0)
    do(s, 1, 0)
    do(s, 0, NO)
    assert at(s, "h4") == -1
    assert s.ready[0] == 1


@pytest.mark.rule("RW-C6")
def test_nobody_follows_out_of_reach() -> None:
    s = war()
    ready(s, 0, 1)
    strike(s, 2, 0)
    do(s, 1, 0)
    assert ask(s)[1] != Ask.OCCUPY
    assert at(s, "h4") == -1


@pytest.mark.rule("RW-C6")
def test_the_ronin_takes_the_peasant_over_anywhere() -> None:
    s = war()
    strike(s, 1, 1)
    do(s, 1, 0)
    ask(s)
    assert at(s, "h4") == 0
    assert (s.stock[0], s.stock[1]) == (23, 23)
    assert (s.points[0], s.points[1]) == (1, 1)


@pytest.mark.rule("RW-C6")
def test_with_an_empty_stock_the_ronin_only_removes() -> None:
    s = war()
    s.stock[0] = 0
    strike(s, 1, 1)
    do(s, 1, 0)
    ask(s)
    assert at(s, "h4") == -1


@pytest.mark.rule("RW-C6")
def test_a_beaten_attacker_loses_nobody() -> None:
    s = war()
    strike(s, 1, 0)
    do(s, 1, 3)
    ask(s)
    assert at(s, "h4") == 1
    assert s.ashigaru[0] + s.tired_ashigaru[0] == 2


@pytest.mark.rule("RW-C7")
def test_used_cards_are_discarded_and_both_draw_one() -> None:
    s = war()
    hold(s, 0, "Idou")
    hold(s, 1, "Ninja", "Ninja", "Ninja", "Kaikon", "Kaikon")
    before = cards_everywhere(s)
    strike(s, 1, 0)
    do(s, 1, 4)
    lay(s, 0, "Idou")
    do(s, 1, DECLINE)
    ask(s)
    assert s.pile[card(s, "Idou")] == 1
    assert told(s, Event.DREW)[0][0] == 0
    assert s.hand_size[1] == 5  # the limit applies
    assert cards_everywhere(s) == before


@pytest.mark.rule("RW-C7")
def test_attacker_draws_first() -> None:
    s = war()
    ready(s, 2, 1)
    put(s, 2, "e8")
    strike(s, 1, 0)
    do(s, 1, 0)
    ask(s)
    assert [seat for seat, *_ in told(s, Event.DREW)][:2] == [0, 1]
