"""A troublesome neighbour: two players and a neutral third (RW-N*)."""

from __future__ import annotations

import pytest

from hasu.engine.choices import Choices, listed
from hasu.games.rice_wars.aims import victims
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import DECLINE
from hasu.games.rice_wars.recruiting import DONE, neutral_recruits, start_round
from hasu.games.rice_wars.scoring import end_round, finish
from hasu.games.rice_wars.state import NEUTRAL, Ask, Phase, RiceWars
from hasu.games.rice_wars.turns import ATTACK, CHALLENGE, PASS
from tests.games.rice_wars.desk import (
    arm,
    ask,
    at,
    card,
    choices,
    desk,
    do,
    field,
    fresh,
    hold,
    only,
    play,
    purse,
    put,
    told,
)


@pytest.mark.rule("RW-N1")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_set_up(seed: int) -> None:
    s = fresh(2, seed=seed)
    governor, other = s.governor, 1 - s.governor
    asked = []
    while ask(s)[1] == Ask.PALACE:
        seat = ask(s)[0]
        asked.append(seat)
        do(s, seat, choices(s, seat)[len(choices(s, seat)) // 2])
    assert asked == [governor, other, governor]  # the third palace is the neutral's
    assert s.palace[NEUTRAL] not in s.palace[:2]
    assert Ask.MOVE_PALACE not in s.asked  # no second thought
    placers = []
    while s.round == 0:
        seat, what = ask(s)
        if what == Ask.PLACE_NEUTRAL:
            placers.append(seat)
        if s.round == 0:
            do(s, seat, choices(s, seat)[0])
            ask(s)
    assert s.points[:3] == [2, 2, 2]
    # a forced placement is made by the engine and so is not seen here
    assert placers in ([governor, other], [other])
    assert s.hand_size[NEUTRAL] == 0
    assert s.money[NEUTRAL] == 0


@pytest.mark.rule("RW-N1")
def test_two_players_never_let_the_neutral_govern() -> None:
    s = desk(2)
    governors = []
    for number in range(1, 5):
        s.round = number
        s.phase = Phase.ROUND_END
        s.asked = [0] * 5
        governors.append(s.governor)
        end_round(s)
    assert governors == [0, 1, 0, 1]


@pytest.mark.rule("RW-N1")
def test_a_group_of_nine_is_put_aside() -> None:
    s = fresh(2)
    while s.palace[NEUTRAL] < 0:
        seat = ask(s)[0]
        do(s, seat, choices(s, seat)[0])
    assert s.group == 9
    assert s.stock[NEUTRAL] == 24 - 2 - 9


@pytest.mark.rule("RW-N1")
def test_the_neutral_has_no_money_and_no_cards_to_take() -> None:
    s = desk(2)
    s.group = 9
    s.round = 0
    start_round(s)
    assert s.money[NEUTRAL] == 0
    s = desk(2)
    hold(s, 0, "Dorobou")
    play(s, 0, "Dorobou")
    offered = Choices()
    victims(s, 0, offered)
    assert listed(offered) == (1,)


@pytest.mark.rule("RW-N2")
def test_three_peasants_and_one_ashigaru_a_round() -> None:
    s = desk(2)
    s.group = 7
    s.tired_ashigaru[NEUTRAL] = 1
    s.ashigaru_left = 16
    neutral_recruits(s)
    assert (s.ready[NEUTRAL], s.group) == (3, 4)
    assert (s.ashigaru[NEUTRAL], s.tired_ashigaru[NEUTRAL], s.ashigaru_left) == (2, 0, 15)
    neutral_recruits(s)
    assert (s.ready[NEUTRAL], s.group) == (6, 1)
    assert s.ashigaru[NEUTRAL] == 2  # never more than two
    neutral_recruits(s)
    assert (s.ready[NEUTRAL], s.group) == (7, 0)


def placers(s: RiceWars, count: int) -> list[int]:
    """Who places the neutral's next peasants, while both players do nothing but pass."""
    found = []
    while len(found) < count:
        seat, what = ask(s)
        if what == Ask.PLACE_NEUTRAL:
            found.append(seat)
        do(s, seat, choices(s, seat)[0])
    return found


def waiting(peasants: int, markers: int) -> RiceWars:
    """So many peasants of the neutral are to be placed, and each player can pass so often."""
    s = desk(2)
    put(s, NEUTRAL, "e8")
    s.ready[NEUTRAL] = peasants
    s.passes[:2] = [markers, markers]
    return s


@pytest.mark.rule("RW-N2")
@pytest.mark.parametrize("peasants", [3, 5])  # some may be left over from earlier rounds
def test_its_peasants_are_placed_by_both_players_in_turn(peasants: int) -> None:
    s = waiting(peasants, 6)
    s.governor = s.active = 1
    assert ask(s) == (1, Ask.PLACE_NEUTRAL)
    assert [seat for seat, _ in told(s, Event.PASSED)] == [1, 0]  # after both players
    assert placers(s, peasants) == [1, 0, 1, 0, 1][:peasants]
    assert (s.points[NEUTRAL], s.round) == (1 + peasants, 3)


@pytest.mark.rule("RW-N2")
def test_the_governor_begins_anew_each_round() -> None:
    s = waiting(5, 2)
    assert placers(s, 2) == [0, 1]
    assert (s.round, s.governor) == (4, 1)


@pytest.mark.rule("RW-N2", "RW-A6")
@pytest.mark.parametrize(("left", "next_asked"), [(0, Ask.RECRUIT), (1, Ask.PLACE_NEUTRAL)])
def test_it_takes_turns_until_both_players_are_out(left: int, next_asked: Ask) -> None:
    s = waiting(3, 1)
    s.passes[1] += left
    hold(s, 0, "Idou")
    hold(s, 1, "Idou")
    do(s, 0, PASS)
    do(s, 1, PASS)
    assert ask(s)[1] == next_asked
    assert s.ready[NEUTRAL] == 3


@pytest.mark.rule("RW-N3")
@pytest.mark.parametrize(("soldiers", "strength"), [(2, 3), (0, 1)])
def test_attacked_it_sends_one_ashigaru_and_draws_a_card(soldiers: int, strength: int) -> None:
    s = desk(2)
    put(s, NEUTRAL, "e8")
    arm(s, 0, 3)
    arm(s, NEUTRAL, soldiers)
    only(s, "Idou", "Idou", "Idou", "Idou")
    hold(s, 1, "Idou")
    do(s, 0, ATTACK)
    do(s, 0, 6)
    ask(s)
    assert told(s, Event.DEFENDED) == [(NEUTRAL, min(1, soldiers), 0, strength)]
    assert told(s, Event.TURNED_UP) == [(NEUTRAL, card(s, "Idou"), 1, strength + 1)]
    assert s.tired_ashigaru[NEUTRAL] == min(1, soldiers)
    assert at(s, "e8") == -1
    assert s.hand_size[NEUTRAL] == 0


@pytest.mark.rule("RW-N3")
def test_only_the_attacker_adds_cards() -> None:
    s = desk(2)
    put(s, NEUTRAL, "e8")
    arm(s, 0, 1)
    hold(s, 0, "Idou", "Idou")
    do(s, 0, ATTACK)
    assert ask(s) == (0, Ask.SUPPORT)
    do(s, 0, choices(s, 0)[1])
    assert ask(s) == (0, Ask.SUPPORT)
    do(s, 0, DECLINE)
    ask(s)
    assert told(s, Event.COMBAT) != []


@pytest.mark.rule("RW-N3", "RW-C5")
def test_in_a_tie_the_deck_speaks_for_it_too() -> None:
    s = desk(2)
    put(s, NEUTRAL, "e8")
    arm(s, 0, 1)
    only(s, "Idou")
    do(s, 0, ATTACK)
    ask(s)
    assert told(s, Event.TIED) == [(2,)]  # an ashigaru; a peasant and the Idou
    turned = [daimyo for daimyo, *_ in told(s, Event.TURNED_UP)]
    assert turned[:3] == [NEUTRAL, 0, NEUTRAL]
    assert turned.count(NEUTRAL) == turned.count(0) + 1


@pytest.mark.rule("RW-N3", "RW-D1")
def test_the_neutral_cannot_be_duelled() -> None:
    s = desk(2)
    put(s, NEUTRAL, "e8")
    arm(s, 0, ronin=1)
    do(s, 0, CHALLENGE)
    assert ask(s) == (1, Ask.ACCEPT)  # there is nobody else to challenge


@pytest.mark.rule("RW-N3")
def test_the_neutral_does_not_bid() -> None:
    s = desk(2)
    s.round = 2
    s.phase = Phase.ADVISORS
    purse(s, 0, 3)
    purse(s, 1, 3)
    ask(s)
    do(s, 0, 0)
    assert s.asked == [Ask.BID, Ask.BID, 0, 0, 0]


@pytest.mark.rule("RW-N3")
def test_its_peasant_is_bought_over_without_a_question() -> None:
    s = desk(2)
    put(s, 0, "d2")
    put(s, NEUTRAL, "d3")
    hold(s, 0, "Baishuu")
    purse(s, 0, 3)
    play(s, 0, "Baishuu")
    ask(s)
    assert at(s, "d3") == 0


def scored(mine: int, theirs: int, neutral: int) -> RiceWars:
    s = desk(2)
    land = [f"{column}{row}" for row in (4, 5, 6) for column in "bcdefgh"]
    put(s, 0, *land[:mine])
    put(s, 1, *land[mine : mine + theirs])
    put(s, NEUTRAL, *land[mine + theirs : mine + theirs + neutral])
    purse(s, 0, 9)
    finish(s)
    return s


@pytest.mark.rule("RW-N4")
@pytest.mark.parametrize(
    ("peasants", "winner"),
    [
        ((5, 3, 4), [1, 0]),
        ((3, 6, 4), [0, 1]),
        ((3, 4, 6), [0, 0]),
        ((5, 3, 5), [0, 0]),
        ((5, 5, 3), [0, 0]),  # no matter who is richer
        ((4, 4, 4), [0, 0]),
    ],
)
def test_ahead_of_both_or_nobody_wins(peasants: tuple[int, int, int], winner: list[int]) -> None:
    s = scored(*peasants)
    assert s.winner[:2] == winner
    assert s.over == 1


def test_recruiting_goes_on_with_the_other_player() -> None:
    s = desk(2)
    s.group = 9
    s.round = 0
    start_round(s)
    do(s, 0, DONE)
    assert ask(s) == (1, Ask.RECRUIT)
    assert field(s, "e8") >= 0
