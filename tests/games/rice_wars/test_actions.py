"""The action phase: placing, playing cards, services, passing (RW-A*)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.effects import STOP
from hasu.games.rice_wars.land import within_reach
from hasu.games.rice_wars.state import Ask, Phase, RiceWars
from hasu.games.rice_wars.turns import ATTACK, CARD, CHALLENGE, PASS, PLACE, SERVICE
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
    names,
    play,
    purse,
    put,
    ready,
    serve,
    use,
)


@pytest.mark.rule("RW-A1")
def test_next_to_the_palace_or_an_own_peasant() -> None:
    s = desk()  # palaces at d1, i4 and f9
    assert names(s, within_reach(s, 0)) == {"d2"}
    put(s, 0, "d2", "g5")
    assert names(s, within_reach(s, 0)) == {"e2", "d3", "g4", "g6", "f5", "h5"}
    put(s, 1, "e2", "d3")
    assert names(s, within_reach(s, 0)) == {"g4", "g6", "f5", "h5"}


@pytest.mark.rule("RW-A1")
def test_a_peasant_goes_from_the_card_to_a_field() -> None:
    s = desk()
    ready(s, 0, 2)
    do(s, 0, PLACE)
    assert ask(s)[0] == 0  # d2 was the only field, so the engine placed it and all passed on
    assert at(s, "d2") == 0
    assert (s.ready[0], s.points[0]) == (1, 1)


@pytest.mark.rule("RW-A1")
def test_without_peasant_or_field_there_is_no_placing() -> None:
    s = desk()
    hold(s, 0, "Idou")
    ask(s)
    assert PLACE not in choices(s, 0)
    ready(s, 0, 1)
    assert PLACE in choices(s, 0)
    put(s, 1, "d2")
    assert PLACE not in choices(s, 0)


@pytest.mark.rule("RW-A2")
def test_a_card_is_paid_resolved_and_discarded() -> None:
    s = desk()
    hold(s, 0, "Kyuusoku")
    purse(s, 0, 3)
    s.tired_ashigaru[0] = 1
    play(s, 0, "Kyuusoku")
    assert s.money[0] == 2
    assert s.pile[card(s, "Kyuusoku")] == 1
    assert s.hand_size[0] == 0
    hold(s, 1, "Idou")
    ask(s)
    assert s.ashigaru[0] == 1


@pytest.mark.rule("RW-A2")
def test_no_card_without_its_price() -> None:
    s = desk()
    s.tired_ashigaru[0] = 1
    hold(s, 0, "Kyuusoku", "Shuukaku", "Shouri")
    assert not can_play(s, 0, "Kyuusoku")
    assert can_play(s, 0, "Shuukaku")
    assert not can_play(s, 0, "Shouri")  # a response is no action
    purse(s, 0, 1)
    assert can_play(s, 0, "Kyuusoku")


@pytest.mark.rule("RW-A3")
def test_combat_and_duel_need_active_men() -> None:
    s = desk()
    hold(s, 0, "Shuukaku")
    put(s, 1, "h4")
    ask(s)
    assert not {ATTACK, CHALLENGE} & set(choices(s, 0))
    arm(s, 0, ashigaru=1)
    assert {ATTACK, CHALLENGE} & set(choices(s, 0)) == {ATTACK}
    arm(s, 0, ronin=1)
    assert {ATTACK, CHALLENGE} <= set(choices(s, 0))
    s.ashigaru[0], s.tired_ashigaru[0] = 0, 1
    s.ronin[0], s.tired_ronin[0] = 0, 1
    assert not {ATTACK, CHALLENGE} & set(choices(s, 0))


@pytest.mark.rule("RW-A4")
def test_services_go_down_and_only_once_a_round() -> None:
    s = desk()
    serve(s, 0, "Shounin")
    ready(s, 1, 1)  # so that the round goes on
    use(s, 0)
    assert (s.service[0][0], s.money[0]) == (1, 2)
    s.active, s.phase, s.asked = 0, Phase.TURNS, [0] * 5
    hold(s, 0, "Idou")
    ask(s)
    assert SERVICE not in choices(s, 0)
    s.served[0][0] = 0  # the next round
    do(s, 0, SERVICE)
    assert (s.service[0][0], s.money[0]) == (0, 4)
    s.served[0][0] = 0
    s.active, s.phase, s.asked = 0, Phase.TURNS, [0] * 5
    ask(s)
    assert SERVICE not in choices(s, 0)


@pytest.mark.rule("RW-A5")
def test_two_pass_markers() -> None:
    s = desk()
    for seat in range(3):
        hold(s, seat, "Shuukaku")
    do(s, 0, PASS)
    assert s.passes[0] == 1
    do(s, 1, PASS)
    do(s, 2, PASS)
    do(s, 0, PASS)
    do(s, 1, CARD + card(s, "Shuukaku"))
    do(s, 2, CARD + card(s, "Shuukaku"))
    # seat 0 has given up both markers and is not asked any more
    s.hand_size[1] = s.hand[1][card(s, "Idou")] = 1
    assert ask(s)[0] == 1


@pytest.mark.rule("RW-A5")
def test_after_both_markers_one_still_defends_and_responds() -> None:
    s = desk()
    s.passes[1] = 0
    put(s, 1, "h4")
    arm(s, 0, 1)
    arm(s, 1, 1)
    do(s, 0, ATTACK)
    assert ask(s) == (1, Ask.DEFENDERS)
    s = desk()
    s.passes[1] = 0
    hold(s, 0, "Ninja")
    hold(s, 1, "Kotowari")
    purse(s, 0, 1)
    purse(s, 1, 1)
    play(s, 0, "Ninja")
    assert ask(s) == (1, Ask.RESPOND)
    assert 1 + card(s, "Kotowari") in choices(s, 1)


@pytest.mark.rule("RW-A5")
def test_who_can_do_nothing_passes() -> None:
    s = desk()
    ready(s, 2, 1)
    put(s, 2, "e8")
    assert ask(s) == (2, Ask.ACTION)
    assert s.passes[:3] == [1, 1, 2]


@pytest.mark.rule("RW-A5")
def test_passing_for_want_of_cards_stays_secret() -> None:
    s = desk()
    hold(s, 0, "Shouri")  # nothing to do with it now
    assert ask(s) == (0, Ask.ACTION)
    assert choices(s, 0) == (PASS,)


@pytest.mark.rule("RW-A6")
def test_the_phase_ends_when_all_have_passed_twice() -> None:
    s = desk()
    for seat in range(3):
        hold(s, seat, "Shuukaku")
    for turn in range(6):
        assert s.round == 3
        do(s, turn % 3, PASS)
    ask(s)
    assert s.round == 4


def up_to_two() -> RiceWars:
    s = desk()
    hold(s, 0, "Kaikon")
    purse(s, 0, 1)
    ready(s, 0, 3)
    put(s, 0, "d2")
    play(s, 0, "Kaikon")
    return s


@pytest.mark.rule("RW-A2")
def test_kaikon_places_up_to_two() -> None:
    s = up_to_two()
    assert ask(s) == (0, Ask.PLACE)
    assert STOP not in choices(s, 0)
    do(s, 0, field(s, "e2"))
    assert ask(s) == (0, Ask.PLACE)
    assert STOP in choices(s, 0)
    do(s, 0, field(s, "f2"))
    assert s.points[0] == 3
    assert s.left == 0


@pytest.mark.rule("RW-A2")
def test_kaikon_may_stop_after_one() -> None:
    s = up_to_two()
    ask(s)
    do(s, 0, field(s, "e2"))
    do(s, 0, STOP)
    assert (s.points[0], s.ready[0]) == (2, 2)
