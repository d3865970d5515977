"""Tuning: fair contests, the same again for the same seed, and honest about its result."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import hasu
from hasu.bots.tuning.contest import best_looking
from hasu.bots.tuning.fields import OnCpu, OnGpu, Played, mixed
from hasu.bots.tuning.tune import Plan, Tuned, _proved, fit_spread, score, tune
from hasu.cli.app import app
from hasu.cli.tune import _show
from hasu.engine.chance import MASK, STRIDE, scramble
from hasu.engine.choices import Choices, clear, offer
from hasu.engine.gpu import unavailable
from hasu.engine.play import SPREAD
from tests.bidding import GAME as BIDDING

WEIGHTS = np.array([3.0, 1.0])
QUICK = Plan(rounds=2, candidates=4, games=20, proof=100)


def field(workers: int = 1) -> OnCpu:
    return OnCpu(BIDDING, 2, seed=1, workers=workers)


def games(place: OnCpu, count: int = 40, moment: int = -1) -> Played:
    who = np.zeros((count, 2), np.int64)
    return place.play(WEIGHTS[None, :].copy(), who, np.arange(count), np.full(count, moment))


def test_contests_end_and_are_the_same_on_any_number_of_threads() -> None:
    one, three = games(field()), games(field(3))
    assert one.win.sum(axis=1) == pytest.approx(1.0)
    assert (one.points == three.points).all()
    assert (one.points.sum(axis=1) > 0).all()


def test_positions_are_looked_at_on_the_way() -> None:
    looks = games(field(), moment=8).looks
    assert (looks >= 0).all()
    assert looks.sum() > 0
    late = games(field(), moment=5000).looks
    assert (late[:, 0] < -1e8).all()


def test_the_generators_are_the_engines_own() -> None:
    numbers = np.array([0, 1, 77])
    base = scramble((6 * STRIDE) & MASK)
    assert mixed(6, numbers).tolist() == [scramble((base + n) & MASK) for n in (0, 1, 77)]


def test_the_best_looking_choice_is_taken() -> None:
    """Interpreted, on two worlds that are plain states."""

    class Worlds(list):  # type: ignore[type-arg]
        def __setitem__(self, place, state) -> None:  # type: ignore[no-untyped-def]
            super().__setitem__(place, state.copy())

    match = hasu.new("lotus", seats=2, seed=1)
    s = match.state
    s.asked[0] = 5  # a reward: five points, or a power that is worth more early on
    s.phase = 1
    choices = Choices()
    clear(choices)
    for reward in range(4):
        offer(choices, reward)
    dear = (8.0, 99.0, *match.game.sequence.WEIGHTS[2:])
    assert best_looking(Worlds([s, s.copy()]), choices, 0, dear, 1) == 1
    cheap = (8.0, 0.0, 0.0, 0.0, *match.game.sequence.WEIGHTS[4:])
    assert best_looking(Worlds([s, s.copy()]), choices, 0, cheap, 1) == 0


def test_tuning_repeats_itself_and_reports_all_games() -> None:
    played: list[int] = []
    first = tune(field(), WEIGHTS, QUICK, lambda count, _: played.append(count))
    second = tune(field(), WEIGHTS, QUICK, lambda count, _: None)
    assert (first.weights == second.weights).all()
    assert first.share == second.share
    assert sum(played) == 2 * 4 * 20 + 2 * 100
    assert first.games == 100


def test_large_rounds_are_played_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """States take memory; how many are played at a time changes nothing."""
    whole = tune(field(), WEIGHTS, QUICK, lambda *_: None)
    monkeypatch.setattr("hasu.bots.tuning.tune.PART", 7)
    played: list[int] = []
    parts = tune(field(), WEIGHTS, QUICK, lambda count, _: played.append(count))
    assert (parts.weights == whole.weights).all()
    assert (parts.share, parts.back) == (whole.share, whole.back)
    assert max(played) == 7


@pytest.mark.parametrize(
    ("new_among_old", "old_among_new", "better"),
    [
        (0.56, 0.44, True),
        (0.53, 0.47, False),  # may be chance
        (0.70, 0.57, True),
        (0.70, 0.69, False),  # being different wins, whoever is
    ],
)
def test_better_means_beyond_chance_and_not_only_different(
    new_among_old: float, old_among_new: float, better: bool
) -> None:
    shares = new_among_old, old_among_new
    assert Tuned(WEIGHTS, WEIGHTS, *shares, 0.02, 0.5, 600).is_better is better


def test_the_fitted_spread_has_no_part_in_the_proof() -> None:
    found = tune(field(), WEIGHTS, QUICK, lambda *_: None)
    assert found.weights[SPREAD] == WEIGHTS[SPREAD]
    assert found.spread == fit_spread(field(), found.weights, QUICK)
    again = _proved(field(), WEIGHTS, found.weights, QUICK, lambda *_: None)
    assert (found.share, found.back) == (again.share, again.back)


def test_the_proof_goes_both_ways() -> None:
    """The same weights on both sides: whoever sits alone has the same chance."""
    same = _proved(field(), WEIGHTS, WEIGHTS, Plan(proof=200), lambda *_: None)
    assert same.share == same.back
    assert not same.is_better


def test_the_score_counts_wins_and_leads() -> None:
    win = np.array([[1.0, 0.0], [0.0, 1.0]])
    points = np.array([[9.0, 3.0], [2.0, 8.0]])
    worth = score(Played(win, points, points), np.array([0, 0]), 3.0)
    assert worth[0] > 0.8
    assert worth[1] < 0.2


@pytest.mark.parametrize("true", [2.0, 7.0, 30.0])
def test_the_spread_fits_how_games_end(true: float) -> None:
    """Games whose odds grow threefold for each so many points of the evaluation."""

    class Coins(OnCpu):
        def play(self, weights: Any, who: Any, numbers: Any, moments: Any) -> Played:
            chance = np.random.default_rng(1)
            looks = chance.normal(0, 2 * true, who.shape)
            first = 1 / (1 + 3.0 ** ((looks[:, 1] - looks[:, 0]) / true))
            won = chance.random(len(who)) < first
            return Played(np.stack([won, ~won], axis=1) * 1.0, looks, looks)

    place = Coins(BIDDING, 2, seed=1, workers=1)
    assert fit_spread(place, WEIGHTS, Plan(proof=20_000)) == pytest.approx(true, rel=0.15)


@pytest.mark.filterwarnings("error")
def test_without_a_position_there_is_no_spread_to_fit() -> None:
    class Short(OnCpu):
        def play(self, weights: Any, who: Any, numbers: Any, moments: Any) -> Played:
            return super().play(weights, who, numbers, np.full(len(who), 5000))

    assert fit_spread(Short(BIDDING, 2, seed=1, workers=1), WEIGHTS, QUICK) is None


@pytest.mark.parametrize(("spread", "told"), [(16.0, "SPREAD 16 fits"), (None, "No SPREAD was")])
def test_the_weights_to_use_are_those_that_won(
    spread: float | None, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    better = Tuned(WEIGHTS, np.array([3.0, 2.0]), 0.7, 0.3, 0.01, 0.5, 600, spread)
    _show(better, ["SPREAD", "POINT"], "en")
    *_, to_use = capsys.readouterr().out.partition("WEIGHTS")
    assert "3,  # SPREAD\n    2,  # POINT\n)" in to_use
    assert told in to_use


def test_the_command() -> None:
    small = ["--rounds", "1", "--candidates", "4", "--games", "10", "--proof", "100"]
    result = CliRunner().invoke(app, ["tune", "lotus", *small, "--json"], catch_exceptions=False)
    content = json.loads(result.stdout)
    assert content["names"][0] == "SPREAD"
    assert len(content["weights"]) == len(content["names"])
    assert content["weights"][SPREAD] == content["start"][SPREAD]
    assert any(weight != round(weight, 3) for weight in content["weights"]), "as they were proved"
    assert content["fitted_spread"] > 0
    told = CliRunner().invoke(app, ["tune", "lotus", *small, "-l", "de"], catch_exceptions=False)
    assert "Gewicht" in told.stdout
    with pytest.raises(hasu.InvalidInput, match="--candidates 4"):
        CliRunner().invoke(app, ["tune", "lotus", "--candidates", "2"], catch_exceptions=False)


@pytest.mark.skipif(bool(unavailable()), reason=unavailable())
def test_the_gpu_plays_the_same_contests() -> None:
    """Nearly: the last bits of the evaluations may differ, and with them a choice."""
    who, numbers = np.zeros((400, 2), np.int64), np.arange(400)
    given = (WEIGHTS[None, :].copy(), who, numbers, np.full(400, -1))
    here, there = field().play(*given), OnGpu(BIDDING, 2, seed=1).play(*given)
    assert (here.points == there.points).mean() > 0.98
