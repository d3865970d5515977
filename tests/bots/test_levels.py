"""Levels: their names and budgets, and no waiting for compiled code at a table."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import hasu
from hasu.bots import bot_named, bot_names, levels
from hasu.bots.levels import LEVELS, Thinker, level_named
from hasu.bots.search import Budget, Found, Prospect
from hasu.engine.chance import secret_of
from hasu.engine.compiled import compile_in_background, is_ready
from hasu.engine.game import Game
from hasu.engine.match import Match
from hasu.engine.view import View
from tests.bidding import GAME as BIDDING
from tests.small_games import PEBBLES, PENNIES


def test_the_levels_are_the_same_everywhere() -> None:
    assert list(LEVELS) == ["novice", "casual", "skilled", "master"]
    assert bot_names() == ("random", "greedy", "novice", "casual", "skilled", "master")


def test_master_is_given_less_than_two_seconds_and_two_cores() -> None:
    """How long its moves take, `test_clock` tells."""
    budget = LEVELS["master"].budget
    assert budget.seconds < 2
    assert budget.threads == 2


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("master@0.2", Budget(seconds=0.2, threads=2)),
        ("master:playouts=500", Budget(playouts=500, threads=2)),
        ("master:playouts=500,threads=1", Budget(playouts=500, threads=1)),
        ("skilled:threads=3", Budget(playouts=LEVELS["skilled"].budget.playouts, threads=3)),
    ],
)
def test_a_level_may_carry_its_own_budget(name: str, budget: Budget) -> None:
    assert level_named(name).budget == budget
    assert bot_named(name).name == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("master@soon", "'master@soon': a budget is like @0.5 or :playouts=500,threads=2"),
        ("master:playouts", "not playouts="),
        ("master:patience=3", "not patience=3"),
        ("master:playouts=0", "playouts must be above 0"),
        ("master@-1", "seconds must be above 0"),
        ("master@inf", "seconds must be above 0, and an end must be in sight"),
        ("master@nan", "seconds must be above 0"),
        ("master:playouts=5,seconds=1", "playouts or seconds, not both"),
        ("lord@1", "unknown bot 'lord@1'; known bots: random, greedy, novice"),
    ],
)
def test_a_wrong_budget_is_told(name: str, reason: str) -> None:
    with pytest.raises(hasu.InvalidInput, match=reason):
        bot_named(name)


def test_nobody_waits_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the search is compiled an impatient bot plays at once, like greedy."""
    started: list[Any] = []

    def start(game: Any, *names: str) -> threading.Thread:
        started.append((game.name, names))
        return threading.Thread()

    ready = False
    monkeypatch.setattr(levels, "compile_in_background", start)
    monkeypatch.setattr(levels, "is_ready", lambda game, name: ready)
    monkeypatch.setattr(levels, "_preparing", {})
    view = Match(BIDDING, 2, secret_of(1), {}).view(0)
    bots = [bot_named("skilled", seed, patient=False) for seed in range(2)]
    for bot in bots:
        assert bot.choose(view) in view.choices
        assert isinstance(bot, Thinker)
        assert bot.searcher is None
    assert started == [("bidding", ("search",))]  # once, whoever asks
    ready = True
    assert bots[0].choose(view) in view.choices
    assert bots[0].searcher is not None  # type: ignore[attr-defined]


def test_the_search_gets_ready_in_the_background() -> None:
    """Another process cannot know a game of the tests: then it is compiled here."""
    thread = compile_in_background(PENNIES, "search")
    thread.join(timeout=300)
    assert not thread.is_alive()
    assert is_ready(PENNIES, "search")


def test_a_forced_choice_needs_no_search() -> None:
    match = Match(PEBBLES, 2, secret_of(1), {}, teach=True)
    match.state.pile = 1  # type: ignore[attr-defined]
    bot = bot_named("master")
    assert bot.choose(match.view(0)) == 1
    assert bot.searcher is None  # type: ignore[attr-defined]


def drawn(visits: tuple[int, ...], sealed: bool) -> list[float]:
    """How often a skilled bot takes each of some choices that were visited so often."""
    view = Match(PENNIES if sealed else PEBBLES, 2, secret_of(1), {}).view(0)
    bot = bot_named("skilled")
    assert isinstance(bot, Thinker)
    found = Found(
        tuple(Prospect(c, visits[c], 0.5, 0.5, 0.0, 1.0) for c in range(len(visits))), 1, 0, ()
    )
    bot._searcher_for(view).look = lambda *_: found  # type: ignore[method-assign]
    taken = [bot.choose(view) for _ in range(1000)]
    return [taken.count(choice) / len(taken) for choice in range(len(visits))]


def test_sealed_choices_that_seem_equal_are_mixed() -> None:
    assert drawn((100, 100), sealed=True) == pytest.approx([0.5, 0.5], abs=0.06)
    assert drawn((100, 90), sealed=True) == pytest.approx([0.7, 0.3], abs=0.06)
    assert drawn((100, 50, 40), sealed=True)[0] > 0.98


def test_open_choices_are_not_mixed() -> None:
    assert drawn((100, 100), sealed=False) == [1, 0]


@pytest.mark.parametrize(("level", "decides"), [("casual", False), ("skilled", True)])
@pytest.mark.parametrize("game", [PENNIES, PEBBLES])
def test_only_the_careless_need_the_visits_of_all_choices(
    game: Game, level: str, decides: bool
) -> None:
    """The others stop when the first choice is clear, sealed or not."""
    view = Match(game, 2, secret_of(1), {}).view(0)
    bot = bot_named(level)
    assert isinstance(bot, Thinker)
    searcher, asked = bot._searcher_for(view), []
    look = searcher.look

    def noting(view: View, luck: int, decide: bool = False) -> Found:
        asked.append(decide)
        return look(view, luck, decide)

    searcher.look = noting  # type: ignore[method-assign]
    bot.choose(view)
    assert asked == [decides]


def test_a_new_seat_or_game_gets_a_new_searcher() -> None:
    bot = bot_named("skilled:playouts=20")
    match = Match(BIDDING, 2, secret_of(1), {})
    seen = []
    for seat in (0, 0, 1):
        bot.choose(match.view(seat))
        seen.append(bot.searcher)  # type: ignore[attr-defined]
    assert seen[0] is seen[1]
    assert seen[1] is not seen[2]
