"""Partners win and lose together: none is the other's rival, and each has the whole win."""

from __future__ import annotations

import numpy as np
import pytest

import hasu
from hasu.bots.greedy import Greedy
from hasu.bots.search.playout import MARGIN, WIN, WORTH, judge, outlook
from hasu.bots.search.style import STYLE
from hasu.engine.play import sides, weights_of
from hasu.games.lotus import GAME
from hasu.games.lotus.scoring import finish
from hasu.games.lotus.state import Lotus
from hasu.simulation import Plan, Results, summary


def position(partners: bool) -> Lotus:
    """Seats 0 and 2 are far ahead."""
    s = GAME.blank(4, {"partners": partners})
    assert isinstance(s, Lotus)
    s.won[:], s.points[:] = [30, 0, 25, 5], [30, 0, 25, 5]
    return s


def judged(s: Lotus) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    results = np.zeros((3, 4))
    judge(s, weights_of(s), STYLE, results)
    return results


def test_sides() -> None:
    assert sides(position(partners=True)) == ((0, 2), (1, 3))
    assert sides(position(partners=False)) == ((0,), (1,), (2,), (3,))
    assert sides(GAME.blank(3, {})) == ((0,), (1,), (2,))


def test_a_lead_is_over_the_other_team() -> None:
    results = judged(position(partners=True))
    assert results[MARGIN].tolist() == pytest.approx([50, -50, 50, -50])
    assert results[WIN, 0] == results[WIN, 2]
    assert results[WIN, 0] + results[WIN, 1] == pytest.approx(1)
    assert results[WIN, 0] > 0.9
    assert results[WORTH, 0] == results[WORTH, 2] > results[WORTH, 1]
    alone = judged(position(partners=False))
    assert alone[MARGIN].tolist() == pytest.approx([5, -30, -5, -25])
    assert sum(alone[WIN]) == pytest.approx(1)


def test_a_won_game_is_won_whole_by_both() -> None:
    s = position(partners=True)
    finish(s)
    assert judged(s)[WIN].tolist() == [1, 0, 1, 0]
    assert judged(s)[MARGIN].tolist() == [50, -50, 50, -50]
    s = position(partners=True)
    s.won[:] = [30, 25, 25, 30]
    finish(s)
    assert s.winner[:4] == [1, 1, 1, 1]
    assert judged(s)[WIN].tolist() == [0.5] * 4


def test_at_first_sight_only_the_other_team_is_looked_at() -> None:
    s = position(partners=True)
    w = weights_of(s)
    assert outlook(s, 0, w, 0.3) == pytest.approx(55 - 0.3 * 5)
    assert outlook(s, 1, w, 0.3) == pytest.approx(5 - 0.3 * 55)


def test_greedy_minds_what_the_other_team_has() -> None:
    s, better = position(partners=True), position(partners=True)
    better.points[1] += 10
    greedy = Greedy()
    assert greedy._margin(s, 0) == pytest.approx(55 - 0.5 * 5)
    assert greedy._margin(better, 0) == pytest.approx(55 - 0.5 * 15)


def test_the_outcome_of_a_match_and_of_many_counts_a_teams_win_whole() -> None:
    match = hasu.new("lotus", seats=4, seed=3, partners=True)
    chance = np.random.default_rng(1)
    while match.outcome is None:
        seat = min(match.to_move)
        match.play(seat, int(chance.choice(match.view(seat).choices)))
    outcome = match.outcome
    assert len(outcome.winners) == 2
    assert outcome.shares == tuple(float(seat in outcome.winners) for seat in range(4))
    played = Results(np.array([outcome.scores]), np.array([outcome.shares]), np.array([match.step]))
    told = summary(Plan("lotus", 4, {"partners": True}, ("random",) * 4, 1, 3), played, 1.0)
    assert [row["win_share"] for row in told["by_seat"]] == list(outcome.shares)
