"""Ratings find strengths that are known, and intervals hold what they promise."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from hasu.arena.rating import POINTS, Places, Weights, interval, ratings, shares

Strengths = tuple[float, ...]


def finish(strengths: Strengths, table: tuple[int, ...], chance: np.random.Generator) -> Places:
    """One game as the model has it: places taken one after the other."""
    left, places = list(table), []
    while left:
        odds = np.exp([strengths[bot] for bot in left])
        taken = left.pop(int(chance.choice(len(left), p=odds / odds.sum())))
        places.append((taken,))
    return tuple(places)


def rated(games: list[Places], bots: int) -> np.ndarray:
    return ratings(Weights(len(games)), [[game] for game in games], bots)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_known_strengths_are_found_in_order(seats: int) -> None:
    chance = np.random.default_rng(seats)
    strengths = tuple(np.linspace(1.5, -1.5, 6))
    games = [
        finish(strengths, tuple(chance.permutation(6)[:seats].tolist()), chance) for _ in range(600)
    ]
    found = rated(games, 6)
    assert all(better > worse for better, worse in pairwise(found[0]))
    assert found[0] == pytest.approx(np.array(strengths) * POINTS, abs=90)
    assert found.mean(axis=1) == pytest.approx(0, abs=1e-6)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    chance = np.random.default_rng(11)
    strengths = (0.9, 0.3, -1.2)
    hits = []
    for _ in range(60):
        games = [finish(strengths, (0, 1, 2), chance) for _ in range(80)]
        found = rated(games, 3)
        for bot, truth in enumerate(strengths):
            low, high = interval(found[:, bot])
            hits.append(low <= truth * POINTS <= high)
    assert 0.89 <= np.mean(hits) <= 0.99  # 180 of them at 95 %


def test_intervals_of_shares_cover_too_and_shrink_with_more_games() -> None:
    chance = np.random.default_rng(3)
    widths = {}
    for games in (50, 800):
        hits, width = 0, 0.0
        for _ in range(50):
            won = (chance.random((games, 1)) < 0.9).astype(float)
            low, high = interval(shares(Weights(games), won, np.ones((games, 1)))[:, 0])
            hits += low <= 0.9 <= high
            width += (high - low) / 50
        assert 43 <= hits <= 50
        widths[games] = width
    assert widths[50] == pytest.approx(4 * widths[800], rel=0.15)


def test_games_of_one_deal_are_one_piece_of_evidence() -> None:
    """Four times the same results in each deal tell no more than one."""
    chance = np.random.default_rng(2)
    games = [finish((0.5, -0.5), (0, 1), chance) for _ in range(100)]
    once = ratings(Weights(100), [[game] for game in games], 2)
    copied = ratings(Weights(100), [[game] * 4 for game in games], 2)
    width_once, width_copied = (np.ptp(interval(found[:, 0])) for found in (once, copied))
    assert width_copied == pytest.approx(width_once, rel=0.1)


def test_of_very_many_deals_neighbours_share_a_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = np.random.default_rng(4)
    games = [finish((0.6, 0.0, -0.6), (0, 1, 2), chance) for _ in range(1000)]
    won = np.array([[game[0] == (0,)] for game in games]) * 1.0
    found = []
    for most in (1000, 300):
        monkeypatch.setattr("hasu.arena.rating.MOST_WEIGHTS", most)
        weights = Weights(len(games))
        assert weights._units.shape[1] <= most
        share = shares(weights, won, np.ones_like(won))
        found.append(np.hstack([share, ratings(weights, [[game] for game in games], 3)]))
    each, some = found
    assert some[0] == pytest.approx(each[0])
    for column in range(4):
        widths = [np.ptp(interval(drawn[:, column])) for drawn in found]
        assert widths[1] == pytest.approx(widths[0], rel=0.2)


def test_a_bot_that_won_everything_has_a_finite_rating_and_an_open_interval() -> None:
    found = rated([((0,), (1,))] * 400, 2)
    low, high = interval(found[:, 0])
    # 400 of 400: Jeffreys' interval for the chance to win begins at 99.37 %.
    assert 2 * low == pytest.approx(400 * np.log10(0.99374 / 0.00626), rel=0.05)
    assert low < found[0, 0] < high
    share = shares(Weights(400), np.ones((400, 1)), np.ones((400, 1)))[:, 0]
    assert share[0] == 1
    assert interval(share)[0] == pytest.approx(0.99374, abs=0.001)
    assert interval(share)[1] == 1


def test_shared_places_count_half_and_half() -> None:
    even = rated([((0, 1),)] * 50, 2)
    assert even[0] == pytest.approx([0, 0], abs=1e-6)
    mixed = rated([((0,), (1,))] * 30 + [((0, 1),)] * 20 + [((1,), (0,))] * 10, 2)
    plain = rated([((0,), (1,))] * 40 + [((1,), (0,))] * 20, 2)
    assert mixed[0] == pytest.approx(plain[0], abs=1e-6)


def test_copies_of_a_bot_do_not_count_against_themselves() -> None:
    """A bot no better than its field has the field's rating, however many copies sit there."""
    games = [((0,), (1,), (1,), (1,))] * 25 + [((1,), (0,), (1,), (1,))] * 25
    games += [((1,), (1,), (0,), (1,))] * 25 + [((1,), (1,), (1,), (0,))] * 25
    assert rated(games, 2)[0] == pytest.approx([0, 0], abs=1e-6)


def test_the_order_of_games_does_not_matter() -> None:
    chance = np.random.default_rng(4)
    games = [finish((0.5, 0, -0.5), (0, 1, 2), chance) for _ in range(40)]
    assert rated(games, 3)[0] == pytest.approx(rated(games[::-1], 3)[0], abs=1e-6)
