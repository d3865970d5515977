"""The generic course of play: asking, forced choices, random steps."""

from __future__ import annotations

from hasu.engine.chance import seed_of
from hasu.engine.choices import Choices, listed
from hasu.engine.play import (
    CHOSEN,
    FORCED,
    NOBODY_ASKED,
    STOPPED,
    ask,
    random_step,
    roam,
    settle,
    setup,
)
from tests.bidding import GAME, Ask, Bidding


def started(teach: bool = False) -> Bidding:
    s = GAME.blank(2, {}, teach)
    assert isinstance(s, Bidding)
    s.chance = seed_of(1)
    setup(s)
    return s


def penniless(teach: bool = False) -> Bidding:
    """Seat 0 has picked a prize and can bid nothing but nothing."""
    s = started(teach)
    s.coins[0] = 0
    random_step(s, Choices(), 0, True)
    return s


def test_asking_proceeds_to_the_first_seat_and_leaves_its_choices() -> None:
    s, choices = started(), Choices()
    assert ask(s, choices) == 0
    assert s.asked[0] == Ask.PRIZE
    assert len(listed(choices)) == 2


def test_a_random_step_chooses_only_where_it_may() -> None:
    s, choices = started(), Choices()
    before = s.copy()
    assert random_step(s, choices, 5, False) == STOPPED
    assert s.asked[0] == Ask.PRIZE
    assert s.prize == before.prize
    assert random_step(s, choices, 5, True) == CHOSEN
    assert s.asked[0] == Ask.AMOUNT


def test_a_forced_choice_is_made_in_any_case() -> None:
    s = penniless()
    assert s.asked[0] == Ask.AMOUNT
    assert random_step(s, Choices(), 5, False) == FORCED
    assert s.asked[0] == Ask.NOTHING


def test_learners_are_asked_all_the_same() -> None:
    s = penniless(teach=True)
    assert random_step(s, Choices(), 5, False) == STOPPED
    assert settle(s, Choices()) == 0
    assert random_step(s, Choices(), 5, True) == CHOSEN


def test_when_the_game_is_over_nobody_is_asked() -> None:
    s = started()
    assert roam(s, Choices(), 3, 1000) > 0
    assert s.over == 1
    assert ask(s, Choices()) == settle(s, Choices()) == NOBODY_ASKED
    assert random_step(s, Choices(), 5, True) == STOPPED
    assert roam(s, Choices(), 3, 1000) == 0
