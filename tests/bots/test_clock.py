"""The time of a move: shared by its choices, and wound again when somebody else goes on."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import hasu
from hasu.bots import LEVELS, Thinker, bot_named
from hasu.bots.search import Searcher, searcher
from hasu.bots.search.clock import MANY, SHARE, Clock, goes_on
from hasu.engine.chance import secret_of
from hasu.engine.match import Match
from tests.small_games import PEBBLES


def test_a_move_of_any_length_stays_within_its_seconds() -> None:
    clock, spent = Clock(2.0), 0.0
    for _ in range(50):
        allotted = clock.allot(MANY)
        assert allotted > 0
        spent += allotted
        clock.spend(allotted)
    assert spent <= 2.0
    assert spent == pytest.approx(2.0)


def test_what_a_choice_leaves_its_followers_may_use() -> None:
    hasty, thorough = Clock(2.0), Clock(2.0)
    hasty.spend(0.1)
    thorough.spend(1.0)
    assert hasty.allot(MANY) == pytest.approx(1.9 * SHARE)
    assert thorough.allot(MANY) == pytest.approx(1.0 * SHARE)


def test_the_less_there_is_to_choose_the_less_time_it_takes() -> None:
    shares = [Clock(2.0).allot(choices) for choices in (2, 3, 4, 9, MANY)]
    assert all(less < more for less, more in pairwise(shares))
    assert Clock(2.0).allot(200) == Clock(2.0).allot(MANY) == 2.0 * SHARE


def test_a_clock_that_ran_out_can_be_wound() -> None:
    clock = Clock(0.5)
    clock.spend(3.0)
    assert clock.allot(MANY) == 0.0
    clock.wind()
    assert clock.allot(MANY) == 0.5 * SHARE


@pytest.mark.parametrize("game", ["china", "lotus", "rice-wars", "white-lotus"])
def test_a_seat_foresees_whether_it_goes_on(game: str) -> None:
    """Open choices: who is asked next. A sealed one ends a move, whoever is asked next."""
    match, luck = hasu.new(game, seed=3), random.Random(5)
    right: dict[bool, int] = {True: 0, False: 0}
    asked = 0
    while match.outcome is None and match.step < 150:
        seat = min(match.to_move)
        sealed, view = match.is_sealed(seat), match.view(seat)
        choice = luck.choice(view.choices)
        foreseen = goes_on(view, choice, 1)
        match.play(seat, choice)
        really = seat in match.to_move
        if not sealed:
            asked += 1
            right[really] += foreseen == really
    assert min(right.values()) >= 10
    assert sum(right.values()) >= 0.97 * asked  # what is hidden may decide who is next


def test_the_choices_of_a_turn_share_the_time_and_the_next_turn_has_its_own() -> None:
    match = hasu.new("china", seats=3, seed=4)
    bot = bot_named("master:seconds=0.4,threads=1")
    assert isinstance(bot, Thinker)
    turns, left = 0, 0.4
    while turns < 2:
        seat = min(match.to_move)
        if seat != 0:
            match.play(seat, match.choices(seat)[0])
            continue
        view = match.view(0)
        match.play(0, bot.choose(view))
        assert bot.searcher is not None
        if 0 in match.to_move:
            assert bot.searcher.clock.left <= left
            assert bot.searcher.clock.left < 0.4
            left = bot.searcher.clock.left
        else:
            assert bot.searcher.clock.left == 0.4
            turns, left = turns + 1, 0.4


class Time:
    """Stands in for the module of that name."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize("game", ["china", "lotus", "rice-wars", "white-lotus"])
def test_master_moves_within_two_seconds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which nothing but playouts takes time, and each of them 1 ms."""
    clock, run = Time(), Searcher._run

    def timed(self: Searcher, packed: Any, number: int, playouts: int, luck: int) -> int:
        clock.now += 0.001 * playouts
        return run(self, packed, number, playouts, luck)

    monkeypatch.setattr(searcher, "time", clock)
    monkeypatch.setattr(Searcher, "_run", timed)
    master = LEVELS["master"]
    bot = Thinker(replace(master, budget=replace(master.budget, threads=1)))
    match, luck = hasu.new(game, seed=3), random.Random(5)
    moves: list[float] = []
    goes_on = False
    while match.outcome is None and len(moves) < 25:
        seat = min(match.to_move)
        if seat != 0:
            goes_on = False
            match.play(seat, luck.choice(match.choices(seat)))
            continue
        started, sealed = clock.now, match.is_sealed(0)
        match.play(0, bot.choose(match.view(0)))
        if not goes_on:
            moves.append(0.0)
        moves[-1] += clock.now - started
        goes_on = not sealed
    assert max(moves) > 0.5, "it did think"
    within = [took for took in moves if took <= 2]
    assert len(within) >= 0.96 * len(moves)  # it may err in foreseeing whether it goes on


def test_a_move_also_ends_with_what_needs_no_thought() -> None:
    match = Match(PEBBLES, 2, secret_of(1), {}, teach=True)
    bot = bot_named("master:seconds=0.4,threads=1")
    assert isinstance(bot, Thinker)
    bot.choose(match.view(0))
    assert bot.searcher is not None
    bot.searcher.clock.spend(0.4)
    match.state.pile = 1  # type: ignore[attr-defined]
    view = match.view(0)
    assert len(view.choices) == 1
    bot.choose(view)
    assert bot.searcher.clock.left == 0.4


def test_playouts_are_for_each_choice() -> None:
    match = hasu.new("china", seats=3, seed=4)
    bot = bot_named("master:playouts=64,threads=1")
    assert isinstance(bot, Thinker)
    seat = min(match.to_move)
    bot.choose(match.view(seat))
    assert bot.searcher is not None
    assert bot.searcher.look(match.view(seat), 1).playouts == 64
