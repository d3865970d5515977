"""Combat (RW-C*)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.combat import NO, YES
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import DECLINE, LAY, SERVE
from hasu.games.rice_wars.state import KINDS, Ask, Phase, RiceWars
from hasu.games.rice_wars.turns import ATTACK
from tests.games.rice_wars.desk import (
    arm,
    ask,
    at,
    card,
    cards_everywhere,
    choices,
    desk,
    do,
    field,
    hold,
    only,
    purse,
    put,
    ready,
    serve,
)


def lay(s: RiceWars, seat: int, name: str) -> None:
    do(s, seat, LAY + card(s, name))


def war(seats: int = 3) -> RiceWars:
    """Seat 1 has a peasant on h4; both sides can send soldiers and hold a card."""
    s = desk(seats)
    put(s, 1, "h4", "h5")
    arm(s, 0, 2, 1)
    arm(s, 1, 2, 1)
    return s


def strike(s: RiceWars, ashigaru: int, ronin: int, name: str = "h4") -> None:
    do(s, 0, ATTACK)
    if ask(s)[1] == Ask.TARGET:  # a single target is no choice
        do(s, 0, field(s, name))
    do(s, 0, 2 * ashigaru + ronin)


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
    assert s.log is not None
    told = [kind for kind, *_ in s.log]
    assert told.count(Event.REVEALED) == 2
    assert (Event.COMBAT, 0, 3, 3) not in s.log


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
    assert s.log is not None
    assert (Event.REVEALED, 0, card(s, "Ikki"), 2, 4) in s.log


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


@pytest.mark.rule("RW-C5")
def test_the_higher_wins() -> None:
    s = war()
    strike(s, 2, 0)
    do(s, 1, 2)
    ask(s)
    assert at(s, "h4") == -1
    s = war()
    strike(s, 1, 0)
    do(s, 1, 2)
    ask(s)
    assert at(s, "h4") == 1


@pytest.mark.rule("RW-C5")
def test_a_tie_is_broken_by_the_deck_attacker_first() -> None:
    s = war()
    s.round = 6
    only(s, "Shuukaku", "Shuukaku")  # both 0, then the discards are shuffled
    strike(s, 1, 0)  # 3 with the round
    do(s, 1, 2)  # 3
    ask(s)
    assert s.log is not None
    turned = [numbers for kind, *numbers in s.log if kind == Event.TURNED_UP]
    assert [numbers[0] for numbers in turned[:2]] == [0, 1]
    assert len(turned) >= 4  # the first pair was equal
    assert turned[-1][3] != turned[-2][3]
    won = next(numbers for kind, *numbers in s.log if kind == Event.COMBAT)
    assert won[0] == (0 if turned[-2][3] > turned[-1][3] else 1)


@pytest.mark.rule("RW-C5")
def test_without_cards_the_defender_holds() -> None:
    s = war()
    s.round = 6
    for kind in range(KINDS):
        s.deck[kind] = s.pile[kind] = 0
    s.deck_size = 0
    strike(s, 1, 0)
    do(s, 1, 2)
    ask(s)
    assert at(s, "h4") == 1
    assert s.log is not None
    assert (Event.NO_CARDS,) in s.log


@pytest.mark.rule("RW-C5")
@pytest.mark.parametrize(("first", "winner"), [(1, 0), (0, 1)])
def test_shouri_wins_a_tie_attacker_first(first: int, winner: int) -> None:
    s = war()
    s.round = 6
    hold(s, 0, "Shouri")
    hold(s, 1, "Shouri")
    purse(s, 0, 1)
    purse(s, 1, 1)
    strike(s, 1, 0)
    do(s, 1, 2)
    lay(s, 0, "Shouri")
    lay(s, 1, "Shouri")
    assert ask(s) == (0, Ask.PAY)
    do(s, 0, first)
    if first == 0:
        assert ask(s) == (1, Ask.PAY)
        do(s, 1, 1)
    ask(s)
    assert s.money[winner] == 0
    assert s.money[1 - winner] == 1
    assert at(s, "h4") == (-1 if winner == 0 else 1)


@pytest.mark.rule("RW-C5")
def test_a_card_from_the_deck_keeps_its_rule_to_itself() -> None:
    s = war()
    s.round = 6
    purse(s, 0, 5)
    purse(s, 1, 5)
    only(s, "Shouri", "Shouri")
    strike(s, 1, 0)
    do(s, 1, 2)
    while s.phase in (Phase.TURNS, Phase.SUPPORT) and s.round == 6:
        seat, what = ask(s)
        if what != Ask.SUPPORT:
            break
        do(s, seat, DECLINE)
    assert s.money[:2] == [5, 5]
    assert s.log is not None
    assert Event.PAID_TIE not in {kind for kind, *_ in s.log}


@pytest.mark.rule("RW-C4", "RW-C5")
def test_the_books_combat() -> None:
    """Round 6: 5, spear master 7, card 0 → 7; 3 and cards 1+1+2 → 7; Shouri wins."""
    s = desk()
    s.round = 6
    put(s, 1, "h4")
    arm(s, 0, 2)
    arm(s, 1, 1)
    serve(s, 0, "Soujutsu no shishou", 0)
    serve(s, 1, "Youhei", 1)
    hold(s, 0, "Shuukaku")
    hold(s, 1, "Shouri", "Ikki")
    purse(s, 1, 1)
    only(s, "Idou")
    strike(s, 2, 0)
    assert s.strength[0] == 5
    do(s, 1, 2)
    assert s.strength[1] == 3
    do(s, 0, SERVE)
    assert s.strength[0] == 7
    lay(s, 1, "Shouri")
    lay(s, 0, "Shuukaku")
    do(s, 1, SERVE + 1)
    lay(s, 1, "Ikki")  # Agatha, without cards and services left, declined by herself
    assert ask(s) == (1, Ask.PAY)
    assert s.strength == [7, 7]
    do(s, 1, 1)
    ask(s)
    assert s.money[1] == 0
    assert at(s, "h4") == 1
    assert (s.tired_ashigaru[0], s.tired_ashigaru[1]) == (2, 1)


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
    assert s.log is not None
    drew = [numbers[0] for kind, *numbers in s.log if kind == Event.DREW]
    assert drew[:1] == [0]
    assert 1 not in drew[:1]
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
    assert s.log is not None
    assert [numbers[0] for kind, *numbers in s.log if kind == Event.DREW][:2] == [0, 1]
