"""Explanations: what to do, why, and what follows, in every language."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hasu
from hasu.bots.analysis import LONGEST_LINE, analyse, best_first, hint
from hasu.bots.review import BIG_SWING, Moment, Review, review
from hasu.bots.search import Budget, Prospect
from hasu.cli.analyse import table
from hasu.cli.app import app
from hasu.draw.chart import blocks, chart
from hasu.engine.chance import secret_of
from hasu.engine.game import _added
from hasu.engine.match import Match
from hasu.engine.moves import Outcome
from hasu.engine.record import parse, record
from hasu.engine.text import LANGUAGES
from tests.bidding import GAME as BIDDING
from tests.small_games import PEBBLES
from tests.support import play_out

SOME = Budget(playouts=300)


def test_every_choice_is_weighed_the_best_first() -> None:
    match = hasu.new("lotus", seats=3, seed=2)
    seat = min(match.to_move)
    found = analyse(match.view(seat), SOME, match.names)
    assert {idea.move.choice for idea in found.ideas} == set(match.view(seat).choices)
    assert sum(idea.visits for idea in found.ideas) == found.playouts == 300
    assert found.best.visits >= max(idea.visits for idea in found.ideas) * 2 / 3
    assert len(found.wins) == 3
    assert sum(found.wins) == pytest.approx(1.0)
    assert found.idea_of(found.best.move.choice) is found.best
    assert found.idea_of(9999) is None


def test_what_was_tried_alike_is_told_by_worth_and_the_rest_by_visits() -> None:
    def tried(choice: int, visits: int, worth: float) -> Prospect:
        return Prospect(choice, visits, worth, win=worth, margin=0.0, lean=1.0)

    lucky = tried(4, 5, 0.9)  # good in a few playouts: nobody trusts that
    found = [tried(1, 300, 0.36), tried(2, 276, 0.37), tried(3, 199, 0.5), lucky]
    assert [p.choice for p in best_first(found)] == [2, 1, 3, 4]
    assert [p.choice for p in best_first(found[2:])] == [3, 4]


def test_ideas_speak_every_language() -> None:
    match = hasu.new("lotus", seats=2, seed=2)
    seat = min(match.to_move)
    labels = {choice.value: choice for choice in match.choices(seat)}
    found = analyse(match.view(seat), SOME, match.names)
    for language in LANGUAGES:
        for idea in found.ideas:
            assert idea.move.text(language) == labels[idea.move.choice].text(language)
            assert all(move.text(language) for move in idea.line)
    assert str(found.best.move) == found.best.move.text("en")


def test_the_expected_continuation_of_a_solved_game() -> None:
    """With ten pebbles: take two, and whatever comes, leave a multiple of four."""
    match = Match(PEBBLES, 2, secret_of(1), {})
    found = analyse(match.view(0), Budget(playouts=4000))
    assert found.best.move.choice == 2
    line = found.best.line
    assert 2 <= len(line) <= LONGEST_LINE
    assert [move.seat for move in line[:2]] == [1, 0]
    assert line[0].choice + line[1].choice == 4
    assert found.wins[0] > 0.6


def test_a_hint_is_the_best_idea() -> None:
    match = Match(PEBBLES, 2, secret_of(1), {})
    assert hint(match.view(0), playouts=500).move.choice == 2


def test_a_hint_does_not_depend_on_hidden_things() -> None:
    match = Match(PEBBLES, 2, secret_of(1), {})
    before = hint(match.view(0), playouts=60)
    match.state.secret[1], match.state.buried = 7, 3  # type: ignore[attr-defined]
    assert hint(match.view(0), playouts=60) == before


@pytest.fixture
def blunder(monkeypatch: pytest.MonkeyPatch) -> Review:
    """A game of pebbles in which seat 0 gives a won game away at once."""
    monkeypatch.setitem(_added, "pebbles", PEBBLES)
    match = Match(PEBBLES, 2, secret_of(1), {})
    for seat, choice in ((0, 3), (1, 3), (0, 1), (1, 3)):
        match.play(seat, choice)
    return review(parse(record(match).to_json()), Budget(playouts=2000))


def test_a_review_finds_the_blunder(blunder: Review) -> None:
    found = blunder
    first = found.moments[0]
    assert (first.step, first.seat, first.played.move.choice) == (0, 0, 3)
    assert first.best.move.choice == 2
    assert first.cost > 0.3
    assert found.turning_points()[0] is first
    assert found.chances(0)[-1] == (4, 0.0)
    assert found.chances(1)[-1] == (4, 1.0)


def test_a_review_skips_what_was_no_choice() -> None:
    match = play_out(Match(BIDDING, 2, secret_of(3), {}), 3)
    done: list[int] = []
    found = review(record(match), Budget(playouts=20), done.append)
    assert done == list(range(1, len(match.steps) + 1))
    assert len(found.moments) <= len(match.steps)
    assert all(len(moment.analysis.ideas) > 1 for moment in found.moments)


def test_small_costs_and_swings_are_no_turning_points() -> None:
    match = Match(PEBBLES, 2, secret_of(1), {})
    analysis = analyse(match.view(0), Budget(playouts=200))
    calm = Moment(0, 0, analysis.best, analysis, BIG_SWING / 2)
    wild = Moment(1, 0, analysis.best, analysis, -0.4)
    found = Review(("a", "b"), (calm, wild), 2, Outcome("finished", (1, 0), (0,), (1.0, 0.0)))
    assert found.turning_points() == [wild]


def test_what_was_hardly_tried_is_not_judged_by_a_few_playouts() -> None:
    match = Match(PEBBLES, 2, secret_of(1), {})
    analysis = analyse(match.view(0), Budget(playouts=200))
    other = analysis.ideas[1]
    untried = Moment(0, 0, replace(other, win=0.0, visits=0), analysis, 0.0)
    assert untried.left == pytest.approx(analysis.wins[0])
    often = Moment(0, 0, replace(other, win=0.0, visits=10_000), analysis, 0.0)
    assert often.left == pytest.approx(0.0, abs=0.01)
    best = Moment(0, 0, analysis.best, analysis, 0.0)
    assert best.cost == 0.0


def test_only_ideas_that_were_tried_are_told() -> None:
    match = hasu.new("lotus", seats=3, seed=2)
    found = analyse(match.view(min(match.to_move)), SOME, match.names)
    ideas = (
        found.best,
        *(replace(idea, visits=7 + 9 * (n == 1)) for n, idea in enumerate(found.ideas[1:])),
    )
    changed = replace(found, ideas=ideas)
    assert changed.tried(5) == (ideas[0], ideas[2])
    assert changed.tried(2) == ideas[:1]
    assert table(changed, None, "en").row_count == 2
    played = ideas[1].move.choice
    assert table(changed, played, "en").row_count == 3  # what was played is shown all the same


def test_charts() -> None:
    lines = [[(0, 0.5), (10, 1.0)], [(0, 0.5), (10, 0.0)]]
    drawn = chart("Chances", lines, ["Ann", "B & C"], [5], "{:.0%}".format)
    assert drawn.startswith("<svg")
    assert drawn.count("<polyline") == 2
    assert "B &amp; C" in drawn
    assert blocks(lines[1], 10, 4) == "▅▅▅▁"
    assert len(blocks([], 10)) == 60


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analyse") / "lotus.json"
    match = hasu.new("lotus", seats=2, seed=5, names=["Ann", "Ben"])
    record(play_out(match, 5, stop=14)).save(path)
    return path


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Chance to win"), ("fr", "Chances"), ("de", "Gewinnaussicht")]
)
def test_analyse_tells_the_game(game: Path, tmp_path: Path, language: str, words: str) -> None:
    picture = tmp_path / "chances.svg"
    told = run("analyse", str(game), "--playouts", "30", "--svg", str(picture), "-l", language)
    assert words in told
    assert "Ann" in told
    assert words in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize("steps", [0, 1])
def test_analyse_tells_a_game_that_has_hardly_begun(steps: int, tmp_path: Path) -> None:
    path = tmp_path / "lotus.json"
    match = hasu.new("lotus", seats=2, seed=5, names=["Ann", "Ben"])
    record(play_out(match, 5, stop=steps)).save(path)
    told = run("analyse", str(path), "--playouts", "20")
    assert [line.split()[-1] for line in told.splitlines() if "Ben" in line] == ["–"]


def test_analyse_one_step(game: Path) -> None:
    told = run("analyse", str(game), "--playouts", "40", "--step", "3", "-l", "en")
    assert "▸" in told
    content = json.loads(run("analyse", str(game), "--playouts", "40", "--step", "3", "--json"))
    assert content["step"] == 3
    assert content["playouts"] == 40
    assert sum(idea["visits"] for idea in content["ideas"]) == 40


def test_analyse_as_json(game: Path) -> None:
    content = json.loads(run("analyse", str(game), "--playouts", "20", "--json"))
    assert content["names"] == ["Ann", "Ben"]
    assert content["steps"] == 14
    assert {"step", "seat", "win", "cost", "played", "analysis"} <= content["moments"][0].keys()


def test_analyse_refuses_bad_input(game: Path) -> None:
    for arguments, reason in (
        (["--step", "99"], "there is no step 99; steps are 0 to 13"),
        (["--playouts", "0"], "--playouts must be at least 1, not 0"),
        (["--svg", "no/where.svg"], "cannot write no/where.svg"),
        (["--svg", "chances.svg", "--step", "3"], "leave it or --step out"),
    ):
        with pytest.raises(hasu.InvalidInput, match=reason):
            CliRunner().invoke(app, ["analyse", str(game), *arguments], catch_exceptions=False)
