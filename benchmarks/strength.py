"""How strong are the bots? Every comparison of docs/bots.md, in every game, for all numbers of
players.

    python benchmarks/strength.py --folder strength --workers 2
    python benchmarks/strength.py --folder strength --only master --game china --games 400
    python benchmarks/strength.py --folder strength --table

All of it takes many hours on two cores. Each game is written as it ends: stop it whenever you
like, and the same command goes on. ``--table`` prints what there is, as the tables of the page.
A folder belongs to one version of the bots (``hasu.bots.BOTS_VERSION``): take a new one after
changing them. The longest games, those by the clock, are kept in ``benchmarks/by_the_clock``
(``--seed 3``), so that they can be added to:

    python benchmarks/strength.py --folder benchmarks/by_the_clock --seed 3 --only time \\
        --workers 2 --minutes 120

With ``--minutes`` all lines grow alike, forty games at a time, and playing stops by itself.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

import numpy as np

from hasu.arena import Tournament, figures, run, whole_deals
from hasu.arena.ledger import Ledger
from hasu.arena.rating import Weights, interval, shares
from hasu.engine.game import game_named, games


class Comparison(NamedTuple):
    """One bot among copies of another."""

    title: str
    bot: str
    field: str
    games: int


COMPARISONS = {
    "random": Comparison("Skilled among random players", "skilled", "random", 400),
    "novice": Comparison("Novices among random players", "novice", "random", 100),
    "casual": Comparison("Casual among novices", "casual", "novice", 100),
    "skilled": Comparison("Skilled among casual players", "skilled", "casual", 100),
    "master": Comparison(
        "Master with 500 playouts among skilled players",
        "master:playouts=500,threads=1",
        "skilled",
        400,
    ),
    "tenfold": Comparison(
        "Master with 2,000 playouts among masters with 200",
        "master:playouts=2000,threads=1",
        "master:playouts=200,threads=1",
        100,
    ),
    "time": Comparison(
        "Master with 2 seconds a move among masters with 0.2",
        "master:seconds=2,threads=1",
        "master:seconds=0.2,threads=1",
        400,
    ),
}
PORTION = 40  # games of a line before the next one's turn, when the time is limited
HEADINGS = (
    *("game", "seats", "games", "wins", "interval", "fair", "two-sided", "interval"),
    *("before", "interval", "ahead"),
)


@dataclass(frozen=True)
class Plan:
    comparison: str
    game: str
    seats: int
    side: str = ""
    seed: int = 1

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.comparison, self.game, str(self.seats), self.side)))

    def tournament(self) -> Tournament:
        _, bot, field, _ = COMPARISONS[self.comparison]
        options = {"side": self.side} if self.side else {}
        return Tournament(self.game, self.seats, (bot,), self.seed, options, field)


def plans(args: argparse.Namespace) -> Iterator[Plan]:
    for comparison in args.only or COMPARISONS:
        for game in args.game or sorted(games()):
            for seats in game_named(game).seats:
                if not args.seats or seats in args.seats:
                    yield Plan(comparison, game, seats, seed=args.seed)
                    if game == "rice-wars" and seats in (3, 4) and args.epic:
                        yield Plan(comparison, game, seats, "epic", args.seed)


class TimeIsUp(Exception):
    """What was under way is not kept; everything that had ended is."""


def play_all(args: argparse.Namespace) -> None:
    """One line after the other; if the time is limited, all of them by portions."""
    if args.minutes is None:
        for plan in plans(args):
            play(plan, args, games_of(plan, args), float("inf"))
        return
    deadline = time.monotonic() + 60 * args.minutes
    most = max(games_of(plan, args) for plan in plans(args))
    with suppress(TimeIsUp):
        for goal in range(PORTION, most + PORTION, PORTION):
            for plan in plans(args):
                play(plan, args, min(goal, games_of(plan, args)), deadline)


def games_of(plan: Plan, args: argparse.Namespace) -> int:
    return int(args.games or COMPARISONS[plan.comparison].games)


def play(plan: Plan, args: argparse.Namespace, games: int, deadline: float) -> None:
    def report(done: int, planned: int) -> None:
        if sys.stderr.isatty() or done == planned:
            told = f"\r{plan.name}: {done} of {planned} games "
            print(told, end="" if done < planned else "\n", file=sys.stderr, flush=True)
        if done < planned and time.monotonic() >= deadline:
            raise TimeIsUp

    run(
        plan.tournament(),
        games,
        workers=args.workers,
        file=args.folder / f"{plan.name}.jsonl",
        report=report,
    )


def row(plan: Plan, folder: Path) -> tuple[str, ...] | None:
    """A line of the table."""
    tournament, games = plan.tournament(), games_played(plan, folder)
    if not games:
        return None
    shown = figures(tournament, games)
    first = next(bot for bot in shown["bots"] if bot["name"] == tournament.bots[0])
    pair = next(pair for pair in shown["pairs"] if pair["bot"] == tournament.bots[0])
    return (
        titled(plan.game) + (f", {plan.side}" if plan.side else ""),
        str(plan.seats),
        str(shown["games"]),
        f"{percent(first['win_share'])} %",
        span(first["win_interval"]),
        f"{100 / plan.seats:.0f}",
        f"{percent(first['two_sided'])} %",
        span(first["two_sided_interval"]),
        f"{percent(pair['ahead'])} %",
        span(pair["interval"]),
        ahead(games),
    )


def ahead(games: list[Any]) -> str:
    """Points before the others' average, with a standard error."""
    leads = []
    for game in games:
        seat = game.fixture.bots.index(0)
        others = [points for other, points in enumerate(game.points) if other != seat]
        if game.points:  # a forfeited game has none
            leads.append(game.points[seat] - mean(others))
    if len(leads) < 2:
        return ""
    return f"{mean(leads):.1f} ± {stdev(leads) / len(leads) ** 0.5:.1f}"


def together(lines: list[list[Any]], title: str) -> tuple[str, ...]:
    """All numbers of players of a game: how often the bot finished before each of its rivals."""
    deals = [
        [before(game) for game in games if game.fixture.round == number]
        for games in lines
        for number in sorted({game.fixture.round for game in games})
    ]
    won = np.array([[sum(deal)] for deal in deals])
    played = np.array([[float(len(deal))] for deal in deals])
    found = shares(Weights(len(deals)), won, played)[:, 0]
    empty = ("",) * 5
    games = str(sum(map(len, lines)))
    return title, "all", games, *empty, f"{percent(found[0])} %", span([*interval(found)]), ""


def before(game: Any) -> float:
    """The share of its rivals that the bot finished before; a shared place counts half."""
    place = {seat: place for place, seats in enumerate(game.places) for seat in seats}
    mine = game.fixture.bots.index(0)
    rivals = [place[seat] for seat in place if seat != mine]
    return mean((place[mine] < rival) + (place[mine] == rival) / 2 for rival in rivals)


def games_played(plan: Plan, folder: Path) -> list[Any]:
    """What has been played of a plan; whole deals only, for seats must be balanced."""
    return whole_deals(Ledger(folder / f"{plan.name}.jsonl", plan.tournament()).played)


def titled(game: str) -> str:
    return game.replace("-", " ").title()


def percent(share: float) -> str:
    return f"{100 * share:.1f}".removesuffix(".0")


def span(interval: list[float]) -> str:
    low, high = interval
    digits = 1 if low > 0.99 else 0  # not "100–100"
    return f"{100 * low:.{digits}f}–{100 * high:.0f}"


def tables(args: argparse.Namespace) -> Iterator[str]:
    """A table for each comparison; in it each game, by number of players and together."""
    for comparison, planned in groupby(plans(args), lambda plan: plan.comparison):
        rows: list[tuple[str, ...]] = []
        for game, of_game in groupby(planned, lambda plan: plan.game):
            some = [plan for plan in of_game if games_played(plan, args.folder)]
            rows += filter(None, (row(plan, args.folder) for plan in some))
            if len(some) > 1:
                lines = [games_played(plan, args.folder) for plan in some]
                rows.append(together(lines, titled(game)))
        if rows:
            yield f"\n**{COMPARISONS[comparison].title}**\n"
            yield f"| {' | '.join(HEADINGS)} |"
            yield "|" + "---|" * len(HEADINGS)
            yield from (f"| {' | '.join(line)} |" for line in rows)


def above_zero(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"more than 0, not {text}")
    return number


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"1 or more, not {text}")
    return int(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--folder", type=Path, required=True, help="where results are kept")
    parser.add_argument("--only", action="append", choices=COMPARISONS, help="these comparisons")
    parser.add_argument("--game", action="append", choices=sorted(games()))
    parser.add_argument("--seats", action="append", type=int)
    parser.add_argument("--epic", action="store_true", help="Rice Wars' large side for 3 and 4 too")
    parser.add_argument("--games", type=at_least_one, help="a set-up, instead of the usual number")
    parser.add_argument("--minutes", type=above_zero, help="stop then; until then all lines alike")
    parser.add_argument("--seed", type=int, default=1, help="another one: other deals")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="only show what there is")
    args = parser.parse_args()
    if not args.table:
        play_all(args)
    print("\n".join(tables(args)))


if __name__ == "__main__":
    main()
