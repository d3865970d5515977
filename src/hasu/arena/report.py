"""What a tournament shows: ratings, shares of wins, points and time, all with intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import numpy as np

from hasu.arena.contest import Played, Unplayed
from hasu.arena.rating import Floats, Places, Weights, interval, ratings, shares
from hasu.arena.tournament import Tournament
from hasu.engine.errors import HasuError

FEW = 20  # with fewer deals than this, single games are the units of evidence

Unit = Sequence[Played]


def figures(tournament: Tournament, results: Iterable[Played | Unplayed]) -> dict[str, Any]:
    """Everything that is reported, as JSON knows it; the best bot first."""
    results = list(results)
    ended = [result for result in results if isinstance(result, Played)]
    unplayed = [result for result in results if isinstance(result, Unplayed)]
    played = whole_deals(ended)
    if not played:
        why = unplayed[0].error if unplayed else "games are missing"
        raise HasuError(f"no deal was played to its end from every seat: {why}")
    units = _units(played)
    weights = Weights(len(units))
    rows = _bots(tournament, played, units, weights)
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "options": tournament.options,
        "seed": tournament.seed,
        "field": tournament.field,
        "games": len(played),
        "deals": len({game.fixture.block for game in played}),
        "fair_share": round(1 / len(tournament.sides), 4),
        "bots": sorted(rows, key=lambda row: -row["rating"]),
        "pairs": _pairs(tournament, units, weights),
        "forfeits": _forfeits(tournament, played),
        "left_out": len(ended) - len(played),
        "unplayed": [
            {"bots": [tournament.names[bot] for bot in lost.fixture.bots], "error": lost.error}
            for lost in unplayed
        ],
    }


def whole_deals(games: Iterable[Played]) -> list[Played]:
    """The games of those deals that were played in every rotation: there seats are balanced."""
    games = list(games)
    counted = Counter(game.fixture.block for game in games)
    return [game for game in games if counted[game.fixture.block] == game.fixture.block_size]


def two_sided(share: float, sides: int) -> float:
    """A share of wins at a table as if it were one against one; fair is always a half.

    In the model of the ratings, whoever has this chance against one opponent has the given
    share against ``sides - 1`` of the same strength.

    >>> round(two_sided(0.75, 4), 3), two_sided(0.25, 4)
    (0.9, 0.5)
    """
    odds = share * (sides - 1)
    return odds / (odds + 1 - share)


def _units(played: list[Played]) -> list[Unit]:
    """Games that share their luck, together: all games of a deal."""
    blocks: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for game in played:
        blocks[game.fixture.block].append(game)
    return list(blocks.values()) if len(blocks) >= FEW else [[game] for game in played]


def _bots(
    tournament: Tournament, played: list[Played], units: list[Unit], weights: Weights
) -> list[dict[str, Any]]:
    count = len(tournament.names)
    won, sat = np.zeros((len(units), count)), np.zeros((len(units), count))
    for row, unit in enumerate(units):
        for game in unit:
            finish = _finish(tournament, game)
            for bot in chain(*finish):
                sat[row, bot] += 1
            first = finish[0] if game.winners or game.forfeit else ()
            for bot in first:
                won[row, bot] += 1 / len(first)
    wins = shares(weights, won, sat)
    finishes = [[_finish(tournament, game) for game in unit] for unit in units]
    rated = ratings(weights, finishes, count)
    return [
        _row(tournament, bot, wins[:, bot], rated[:, bot]) | _measured(tournament, bot, played)
        for bot in range(count)
    ]


def _finish(tournament: Tournament, game: Played) -> Places:
    """The bots in the order of finish, each side once; equals together."""
    rank = {seat: rank for rank, place in enumerate(game.places) for seat in place}
    came: dict[int, list[int]] = defaultdict(list)
    for side in tournament.sides:
        came[max(rank[seat] for seat in side)].append(game.fixture.bots[side[0]])
    return tuple(tuple(sorted(came[rank])) for rank in sorted(came))


def _row(tournament: Tournament, bot: int, wins: Floats, rated: Floats) -> dict[str, Any]:
    share, low, high = float(wins[0]), *interval(wins)
    return {
        "name": tournament.names[bot],
        "rating": round(float(rated[0]), 1),
        "interval": [round(end, 1) for end in interval(rated)],
        "win_share": round(share, 4),
        "win_interval": [round(low, 4), round(high, 4)],
        "to_fair": round(share * len(tournament.sides), 3),
        **_one_to_one(tournament, bot, (share, low, high)),
    }


def _one_to_one(
    tournament: Tournament, bot: int, wins: tuple[float, float, float]
) -> dict[str, Any]:
    """The share of wins as in a duel; without meaning for a bot that meets its like."""
    if any(line_up.count(bot) > 1 for line_up in tournament.line_ups()):
        return {"two_sided": None, "two_sided_interval": None}
    share, low, high = (round(two_sided(end, len(tournament.sides)), 4) for end in wins)
    return {"two_sided": share, "two_sided_interval": [low, high]}


def _measured(tournament: Tournament, bot: int, played: list[Played]) -> dict[str, Any]:
    """Plain counts and means of one bot."""
    sat = [
        (game, seat)
        for game in played
        for seat, there in enumerate(game.fixture.bots)
        if there == bot
    ]
    points = [game.points[seat] for game, seat in sat if game.points]
    decisions = sum(game.decisions[seat] for game, seat in sat)
    seconds = sum(game.seconds[seat] for game, seat in sat)
    return {
        "games": len({game.fixture for game, _ in sat}),
        "seatings": len(sat),
        "mean_points": round(float(np.mean(points)), 3) if points else None,
        "sd_points": round(float(np.std(points)), 3) if points else None,
        "decisions": decisions,
        "ms_per_decision": round(1000 * seconds / decisions, 3) if decisions else None,
        "forfeits": sum(1 for game, seat in sat if game.forfeit and game.forfeit.seat == seat),
    }


def _pairs(tournament: Tournament, units: list[Unit], weights: Weights) -> list[dict[str, Any]]:
    """How often each bot finished ahead of each other; a shared place counts half."""
    count = len(tournament.names)
    ahead, met = (np.zeros((len(units), count, count)) for _ in range(2))
    for row, unit in enumerate(units):
        for game in unit:
            for better, worse, credit in _comparisons(_finish(tournament, game)):
                ahead[row, better, worse] += credit
                ahead[row, worse, better] += 1 - credit
                met[row, better, worse] += 1
                met[row, worse, better] += 1
    both = [(a, b) for a in range(count) for b in range(count) if met[:, a, b].any()]
    chosen = tuple(np.array(both).T)
    found = shares(weights, ahead[:, *chosen], met[:, *chosen])
    return [
        {
            "bot": tournament.names[a],
            "against": tournament.names[b],
            "comparisons": int(met[:, a, b].sum()),
            "ahead": round(float(found[0, column]), 4),
            "interval": [round(end, 4) for end in interval(found[:, column])],
        }
        for column, (a, b) in enumerate(both)
    ]


def _comparisons(places: Places) -> Iterable[tuple[int, int, float]]:
    """Each two different bots at a table, the better one first, and its credit."""
    flat = [(rank, bot) for rank, place in enumerate(places) for bot in place]
    for index, (rank, bot) in enumerate(flat):
        for other_rank, other in flat[index + 1 :]:
            if bot != other:
                yield bot, other, 1.0 if rank < other_rank else 0.5


def _forfeits(tournament: Tournament, played: list[Played]) -> list[dict[str, Any]]:
    """Which bots gave games away, through what kind of error (and one of them), how often."""
    counted: Counter[tuple[str, str]] = Counter()
    examples: dict[tuple[str, str], str] = {}
    for game in played:
        if game.forfeit is not None:
            bot = tournament.names[game.fixture.bots[game.forfeit.seat]]
            kind = bot, game.forfeit.error.partition(":")[0]
            counted[kind] += 1
            examples.setdefault(kind, game.forfeit.error)
    return [
        {"bot": kind[0], "error": examples[kind], "games": games}
        for kind, games in counted.most_common()
    ]
