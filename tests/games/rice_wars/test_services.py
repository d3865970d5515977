"""What advisors do for their lord."""

from __future__ import annotations

import pytest

from hasu.games.rice_wars.cards import learn_hand
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import SERVE
from hasu.games.rice_wars.state import Ask
from hasu.games.rice_wars.turns import SERVICE
from tests.games.rice_wars.desk import (
    ask,
    at,
    card,
    cards_everywhere,
    choices,
    desk,
    do,
    hold,
    only,
    purse,
    serve,
    strike,
    told,
    use,
    war,
)

pytestmark = pytest.mark.rule("RW-A4")


def test_geisha_takes_a_random_card() -> None:
    s = desk()
    hold(s, 1, "Ikki", "Idou")
    hold(s, 2, "Ninja")
    serve(s, 0, "Geisha")
    before = cards_everywhere(s)
    use(s, 0)
    assert choices(s, 0) == (1, 2)
    do(s, 0, 1)
    ask(s)
    assert (s.hand_size[0], s.hand_size[1]) == (1, 1)
    assert cards_everywhere(s) == before
    taken = next(kind for kind in range(16) if s.hand[0][kind])
    assert taken + 1 in s.known[1][0]  # who lost it knows where it is
    assert s.known[2][0] == [0] * 6


def test_who_only_watches_is_less_sure_of_the_hand() -> None:
    s = desk()
    hold(s, 1, "Ikki", "Idou", "Idou")
    learn_hand(s, 2, 1)
    serve(s, 0, "Geisha")
    use(s, 0)
    ask(s)
    assert [kind - 1 for kind in s.known[2][1] if kind] == [card(s, "Idou")]


@pytest.mark.rule("RW-S4")
def test_geisha_brings_nothing_to_a_full_hand() -> None:
    s = desk()
    hold(s, 0, "Idou", "Idou", "Ikki", "Ikki", "Ninja")
    hold(s, 1, "Ninja")
    serve(s, 0, "Geisha")
    ask(s)
    assert SERVICE not in choices(s, 0)


@pytest.mark.rule("RW-C4", "RW-C5")
@pytest.mark.parametrize("name", ["Kyuujo", "Shouri"])
def test_youhei_brings_a_card_nobody_has_seen(name: str) -> None:
    s = war()
    purse(s, 0, 5)
    serve(s, 0, "Youhei")
    only(s, name, name, name)
    strike(s, 1, 0)
    do(s, 1, 2)
    do(s, 0, SERVE)
    assert (s.blind[0], s.strength[0]) == (1, 2)
    assert ask(s)[1] != Ask.PAY  # its rule is of no use, even in this tie
    assert told(s, Event.TURNED_UP)[0] == (0, card(s, name), 1, 3)
    assert told(s, Event.TIED) == [(3,)]


def test_noufu_places_from_the_stock() -> None:
    s = desk()
    serve(s, 0, "Noufu")
    use(s, 0)
    ask(s)
    assert at(s, "d2") == 0
    assert (s.stock[0], s.ready[0]) == (23, 0)


def test_gunshi_draws_two_and_discards_one() -> None:
    s = desk()
    hold(s, 0, "Ikki")
    serve(s, 0, "Gunshi")
    use(s, 0)
    assert ask(s) == (0, Ask.DISCARD)
    assert s.hand_size[0] == 3
    do(s, 0, card(s, "Ikki"))
    assert s.hand_size[0] == 2
    assert s.pile[card(s, "Ikki")] == 1


def test_isha_rests_one() -> None:
    s = desk()
    s.tired_ashigaru[0] = 2
    hold(s, 1, "Idou")
    serve(s, 0, "Isha")
    use(s, 0)
    ask(s)
    assert s.tired_ashigaru[0] == 1


def test_a_service_that_would_do_nothing_is_not_offered() -> None:
    s = desk()
    hold(s, 0, "Idou")
    serve(s, 0, "Isha")
    ask(s)
    assert SERVICE not in choices(s, 0)
