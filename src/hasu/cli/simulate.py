"""``hasu simulate``: many games at once, and what they show."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hasu.cli.common import (
    GameName,
    Given,
    Json,
    Language,
    Seats,
    bots_from,
    console,
    language_of,
    options_from,
    progress_console,
    say,
)
from hasu.engine.errors import InvalidInput
from hasu.engine.game import game_named
from hasu.engine.text import decimal, percent
from hasu.simulation import Plan, prepare, run, summary


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1000,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one a seat: greedy,random.")
    ] = "random",
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many at a time.")] = 1,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same games.")] = 1,
    option: Given = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Play many games between bots and sum them up."""
    found = game_named(game)
    count = found.check_seats(seats if seats is not None else found.default_seats)
    if games < 1 or workers < 1:
        raise InvalidInput("--games and --workers must be at least 1")
    plan = Plan(found.name, count, options_from(found, option), _bots(bots, count), games, seed)
    spoken = language_of(language)
    with progress_console.status(say(spoken, "compiling", game=found.name)):
        prepare(plan)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.perf_counter()
    with Progress(*columns, console=progress_console, transient=True) as progress:
        task = progress.add_task("", total=games)
        results = run(plan, workers, lambda done: progress.advance(task, done))
    figures = summary(plan, results, time.perf_counter() - started)
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        _show(figures, spoken)


def _bots(names: str, seats: int) -> tuple[str, ...]:
    from hasu.bots import bot_named

    chosen = bots_from(names)
    for name in chosen:
        bot_named(name)
    if len(chosen) == 1:
        return chosen * seats
    if len(chosen) != seats:
        raise InvalidInput(f"{len(chosen)} bots named for {seats} seats")
    return chosen


def _show(figures: dict[str, Any], spoken: str) -> None:
    table = Table(box=None, padding=(0, 2), show_edge=False)
    for heading in ("seat", "bot", "wins", "mean", "spread", "lowest", "highest"):
        table.add_column(say(spoken, f"heading-{heading}"), justify="right")
    for row in figures["by_seat"]:
        table.add_row(
            str(row["seat"]),
            escape(row["bot"]),
            percent(row["win_share"], spoken, 1),
            decimal(row["mean"], spoken),
            f"± {decimal(row['sd'], spoken)}",
            str(row["lowest"]),
            str(row["highest"]),
        )
    console.print(table)
    console.print(
        say(
            spoken,
            "simulated",
            games=figures["games"],
            length=f"{figures['decisions_per_game']:.0f}",
            speed=f"{figures['decisions_per_s']:,.0f}".replace(",", " "),
            seconds=decimal(figures["seconds"], spoken),
        )
    )
