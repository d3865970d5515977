"""Who wins a combat, and what breaks a tie (RW-C5)."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import SERVE
from hasu.games.rice_wars.state import KINDS, Ask
from tests.games.rice_wars.desk import (
    arm,
    ask,
    at,
    card,
    desk,
    do,
    hold,
    lay,
    only,
    purse,
    put,
    serve,
    strike,
    told,
    war,
)


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
    turned = told(s, Event.TURNED_UP)
    assert [seat for seat, *_ in turned[:2]] == [0, 1]
    assert len(turned) >= 4  # the first pair was equal
    assert turned[-1][3] != turned[-2][3]
    assert told(s, Event.COMBAT)[0][0] == (0 if turned[-2][3] > turned[-1][3] else 1)


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
    assert told(s, Event.NO_CARDS) == [()]


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
@pytest.mark.parametrize("defenders", [0, 3])  # the attacker is ahead, or the defender
def test_shouri_is_for_ties_only(defenders: int) -> None:
    s = war()
    for seat in range(2):
        hold(s, seat, "Shouri")
        purse(s, seat, 5)
    strike(s, 1, 0)
    do(s, 1, defenders)
    lay(s, 0, "Shouri")
    lay(s, 1, "Shouri")
    assert ask(s)[1] != Ask.PAY
    assert at(s, "h4") == (-1 if defenders == 0 else 1)


@pytest.mark.rule("RW-C5")
def test_a_card_from_the_deck_keeps_its_rule_to_itself() -> None:
    s = war()
    s.round = 6
    purse(s, 0, 5)
    purse(s, 1, 5)
    serve(s, 0, "Youhei")
    only(s, "Shouri", "Shouri", "Shouri")
    strike(s, 1, 0)  # 3 with the round, 4 with the first Shouri
    do(s, 1, 1)  # 4
    do(s, 0, SERVE)
    assert ask(s)[1] != Ask.PAY
    assert told(s, Event.TIED) == [(4,)]
    turned = [(seat, kind) for seat, kind, *_ in told(s, Event.TURNED_UP)]
    assert turned[:3] == [(seat, card(s, "Shouri")) for seat in (0, 0, 1)]


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
