"""Cards, services and payments in a combat (RW-C4)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import DECLINE, LAY, SERVE
from hasu.games.rice_wars.state import Ask
from tests.games.rice_wars.desk import (
    ask,
    card,
    choices,
    do,
    hold,
    lay,
    purse,
    serve,
    strike,
    told,
    war,
)


@pytest.mark.rule("RW-C4")
def test_one_at_a_time_from_the_attacker_until_both_decline() -> None:
    s = war()
    hold(s, 0, "Idou", "Idou")
    hold(s, 1, "Ikki", "Ikki")
    strike(s, 1, 0)
    do(s, 1, 0)
    assert ask(s) == (0, Ask.SUPPORT)
    do(s, 0, DECLINE)
    assert ask(s) == (1, Ask.SUPPORT)
    lay(s, 1, "Ikki")
    assert ask(s) == (0, Ask.SUPPORT)  # declining once is not the end
    lay(s, 0, "Idou")
    do(s, 1, DECLINE)
    do(s, 0, DECLINE)
    ask(s)
    assert len(told(s, Event.REVEALED)) == 2
    assert told(s, Event.TIED) == [(3,)]


@pytest.mark.rule("RW-C4")
def test_cards_lie_face_down_until_all_are_revealed() -> None:
    s = war()
    hold(s, 0, "Idou", "Ikki")
    hold(s, 1, "Ninja")
    strike(s, 1, 0)
    do(s, 1, 2)
    lay(s, 0, "Ikki")
    shown = s.seen_by(1)
    assert set(shown.down[0]) == {-1}
    assert shown.down_size[0] == 1
    assert s.seen_by(0).down[0][card(s, "Ikki")] == 1
    assert s.strength[0] == 2  # not counted yet
    do(s, 1, DECLINE)
    do(s, 0, DECLINE)
    ask(s)
    assert told(s, Event.REVEALED) == [(0, card(s, "Ikki"), 2, 4)]


@pytest.mark.rule("RW-C4", "RW-A4")
def test_a_service_in_combat_needs_its_condition() -> None:
    s = war()
    serve(s, 0, "Soujutsu no shishou")
    hold(s, 0, "Idou")
    strike(s, 0, 1)
    do(s, 1, 0)
    assert choices(s, 0) == (DECLINE, LAY + card(s, "Idou"))  # no ashigaru, no spear
    s = war()
    serve(s, 0, "Soujutsu no shishou")
    strike(s, 1, 0)
    do(s, 1, 0)
    do(s, 0, SERVE)
    assert s.strength[0] == 4
    assert s.served[0][0] == 1
    assert s.service[0][0] == 1


@pytest.mark.rule("RW-C4")
def test_services_of_duels_and_actions_do_not_fit() -> None:
    s = war()
    hold(s, 0, "Idou")
    serve(s, 0, "Iaijutsu no shishou", 0)
    serve(s, 0, "Shounin", 1)
    serve(s, 0, "Youhei", 2)
    strike(s, 1, 0)
    do(s, 1, 0)
    ask(s)
    assert set(choices(s, 0)) == {DECLINE, SERVE + 2, LAY + card(s, "Idou")}


@pytest.mark.rule("RW-C4")
def test_kyuujo_may_be_paid_for_attacker_first() -> None:
    s = war()
    hold(s, 0, "Kyuujo", "Kyuujo")
    hold(s, 1, "Kyuujo")
    purse(s, 0, 2)
    purse(s, 1, 1)
    strike(s, 1, 0)
    do(s, 1, 2)
    for seat, more in ((0, True), (1, True), (0, True), (1, False), (0, False)):
        if more:
            lay(s, seat, "Kyuujo")
        elif s.asked[seat]:
            do(s, seat, DECLINE)
    assert ask(s) == (0, Ask.PAY)
    assert choices(s, 0) == (0, 1, 2)
    do(s, 0, 2)
    assert s.money[0] == 0
    assert s.strength[0] == 2 + 2 + 4
    assert ask(s) == (1, Ask.PAY)
    assert choices(s, 1) == (0, 1)
    do(s, 1, 0)
    assert s.money[1] == 1
    assert s.strength[1] == 3 + 1


@pytest.mark.rule("RW-C4", "RW-D3")
def test_yuuki_does_not_help_in_a_combat() -> None:
    s = war()
    for seat in range(2):
        hold(s, seat, "Yuuki")
        purse(s, seat, 5)
    strike(s, 2, 0)
    do(s, 1, 2)
    lay(s, 0, "Yuuki")
    lay(s, 1, "Yuuki")
    assert ask(s)[1] != Ask.PAY
    assert told(s, Event.COMBAT) == [(0, 6, 5)]  # with its bonus alone


@pytest.mark.rule("RW-C4")
def test_a_card_face_down_has_no_effect_of_its_own() -> None:
    s = war()
    hold(s, 0, "Shuukaku")
    strike(s, 1, 0)
    do(s, 1, 0)
    lay(s, 0, "Shuukaku")
    ask(s)
    assert told(s, Event.GAINED) == []
