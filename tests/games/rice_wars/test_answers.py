"""Cards that answer others: Kotowari and Houfuku."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.aims import NO
from hasu.games.rice_wars.combat import YES
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import DECLINE
from hasu.games.rice_wars.state import Ask, RiceWars
from hasu.games.rice_wars.turns import ATTACK
from tests.games.rice_wars.desk import (
    arm,
    ask,
    at,
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
    use,
)

pytestmark = pytest.mark.rule("RW-A2", "RW-A5")


def aimed(holds: str, ryo: int = 1) -> RiceWars:
    s = desk()
    hold(s, 0, "Ninja", "Idou")
    hold(s, 1, holds)
    purse(s, 0, 1)
    purse(s, 1, ryo)
    play(s, 0, "Ninja")
    return s


def test_kotowari_cancels() -> None:
    s = aimed("Kotowari")
    assert ask(s) == (1, Ask.RESPOND)
    assert choices(s, 1) == (NO, 1 + card(s, "Kotowari"))
    do(s, 1, 1 + card(s, "Kotowari"))
    ask(s)
    assert s.money[:2] == [0, 0]  # the Ninja's pay is lost, too
    assert s.pile[card(s, "Kotowari")] == s.pile[card(s, "Ninja")] == 1
    assert s.log is not None
    assert Event.SPIED not in {kind for kind, *_ in s.log}


@pytest.mark.parametrize("name", ["Dorobou", "Ikki", "Baishuu"])
def test_kotowari_cancels_whatever_is_aimed(name: str) -> None:
    s = desk(2)
    hold(s, 0, name)
    hold(s, 1, "Kotowari", "Idou")
    purse(s, 0, 3)
    purse(s, 1, 3)
    put(s, 0, "d2")
    put(s, 1, "d3")  # cut off, and next to seat 0
    play(s, 0, name)
    assert ask(s) == (1, Ask.RESPOND)
    do(s, 1, 1 + card(s, "Kotowari"))
    assert ask(s)[1] != Ask.RANSOM
    assert at(s, "d3") == 1
    assert s.money[:2] == [3 - s.cost[card(s, name)], 2]


def test_being_asked_tells_nothing() -> None:
    s = aimed("Idou")  # no Kotowari in hand
    assert ask(s) == (1, Ask.RESPOND)
    assert choices(s, 1) == (NO,)
    do(s, 1, NO)
    ask(s)
    assert s.pile[card(s, "Idou")] == 1  # the Ninja found it


def test_nobody_is_asked_who_could_not_answer() -> None:
    s = aimed("Kotowari", ryo=0)  # everyone knows that seat 1 cannot pay
    assert ask(s)[1] != Ask.RESPOND
    s = desk()
    hold(s, 0, "Ninja", "Idou")
    hold(s, 1, "Idou")
    purse(s, 0, 1)
    purse(s, 1, 5)
    kind = card(s, "Kotowari")
    s.pile[kind], s.deck[kind], s.deck_size = 3, 0, s.deck_size - 3  # all three are used up
    play(s, 0, "Ninja")
    assert ask(s)[1] != Ask.RESPOND


def test_a_service_cannot_be_cancelled() -> None:
    s = desk()
    hold(s, 1, "Kotowari")
    purse(s, 1, 5)
    serve(s, 0, "Geisha")
    use(s, 0)
    ask(s)
    assert s.hand[0][card(s, "Kotowari")] == 1


@pytest.mark.rule("RW-C6")
@pytest.mark.parametrize("avenges", [True, False])
def test_houfuku_places_a_peasant_for_a_lost_one(avenges: bool) -> None:
    s = desk()
    hold(s, 1, "Houfuku")
    put(s, 1, "h4", "g4")
    ready(s, 1, 1)
    put(s, 0, "f4")
    ready(s, 0, 1)
    arm(s, 0, 2)
    do(s, 0, ATTACK)
    do(s, 0, field(s, "g4"))
    do(s, 0, 4)
    do(s, 1, DECLINE)
    do(s, 0, YES)
    assert ask(s) == (1, Ask.RESPOND)
    do(s, 1, 1 + card(s, "Houfuku") if avenges else NO)
    if avenges:
        ask(s)
        assert at(s, "h5") == 1  # the only field within reach
    ask(s)
    assert s.points[1] == (2 if avenges else 1)
    assert s.log is not None
    drew = [numbers[0] for kind, *numbers in s.log if kind == Event.DREW]
    assert drew[:2] == [0, 1]  # the combat goes on to its end


@pytest.mark.rule("RW-C6")
@pytest.mark.parametrize("markers", [2, 0])
def test_houfuku_answers_a_ronin_too(markers: int) -> None:
    s = desk()
    s.passes[1] = markers
    hold(s, 1, "Houfuku")
    put(s, 1, "h4", "g4")
    ready(s, 1, 1)
    arm(s, 0, ronin=1)
    do(s, 0, ATTACK)
    do(s, 0, field(s, "g4"))
    do(s, 1, DECLINE)
    assert ask(s) == (1, Ask.RESPOND)
    assert at(s, "g4") == 0
    do(s, 1, 1 + card(s, "Houfuku"))
    ask(s)
    assert at(s, "h5") == 1


def test_houfuku_is_only_for_combat_that_took_a_peasant() -> None:
    s = desk()
    hold(s, 1, "Houfuku")
    put(s, 1, "h4", "g4")
    ready(s, 1, 1)
    arm(s, 0, 1)
    arm(s, 1, 1)
    do(s, 0, ATTACK)
    do(s, 0, field(s, "g4"))
    do(s, 1, 2)
    do(s, 1, DECLINE)
    assert ask(s)[1] != Ask.RESPOND
