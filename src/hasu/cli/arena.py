"""``hasu arena``: a tournament between bots, and what it proves."""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hasu.arena import Played, Tournament, Unplayed, figures, run
from hasu.arena.picture import draw, short
from hasu.cli.common import (
    GameName,
    Given,
    Json,
    Language,
    Seats,
    bots_from,
    console,
    data_folder,
    language_of,
    options_from,
    progress_console,
    refuse_overwriting,
    refuse_unwritable,
    say,
    write,
    writing,
)
from hasu.engine.errors import InvalidInput
from hasu.engine.game import game_named
from hasu.engine.text import decimal, message, percent, text


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Who plays: master,greedy,my_bot.py:Mine.",
        ),
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-g", help="How many games, at least.")] = 400,
    seats: Seats = None,
    field: Annotated[
        str | None,
        typer.Option("--field", help="Each bot alone among copies of this one, such as random."),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", "-w", help="How many at a time; 0: in this process.")
    ] = 1,
    engine: Annotated[
        str, typer.Option("--engine", help="processes, or ray for a Ray cluster.")
    ] = "processes",
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same games.")] = 1,
    option: Given = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Results, a line a game; goes on with them.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", help="Where to draw the ratings (SVG).")
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let bots play each other, with balanced seats and the same deals, and rate them."""
    found = game_named(game)
    if games < 1 or workers < 0:
        raise InvalidInput("--games must be at least 1, and --workers at least 0")
    tournament = Tournament(
        found.name,
        found.check_seats(seats if seats is not None else found.default_seats),
        bots_from(bots),
        seed,
        options_from(found, option),
        field,
    ).checked()
    spoken = language_of(language)
    file = out or _fresh_path(found.name)
    drawn = _writable_picture(picture, file)
    results = _run(tournament, games, workers, engine, file, spoken)
    shown = figures(tournament, results)
    write(drawn, _drawn(shown, spoken))
    if as_json:
        print(json.dumps({**shown, "results": str(file), "picture": str(drawn)}, indent=1))
    else:
        _show(shown, spoken)
        told = say(spoken, "arena-kept", file=str(file), picture=str(drawn))
        console.print(told, markup=False, soft_wrap=True)


def _run(
    tournament: Tournament, games: int, workers: int, engine: str, file: Path, spoken: str
) -> list[Played | Unplayed]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=progress_console, transient=True) as progress,
            redirect_stdout(sys.stderr),  # Ray prints its troubles
        ):
            task = progress.add_task("", total=None)
            return run(
                tournament,
                games,
                workers=workers,
                engine=engine,
                file=file,
                report=lambda done, all_: progress.update(task, completed=done, total=all_),
            )
    except KeyboardInterrupt:
        told = say(spoken, "arena-stopped", file=str(file))
        progress_console.print(told, markup=False, soft_wrap=True)
        raise typer.Exit(130) from None


def _show(shown: dict[str, Any], spoken: str) -> None:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(say(spoken, "heading-bot"), overflow="fold")
    for heading in ("games", "rating", "wins", "fair", "mean", "time"):
        table.add_column(say(spoken, f"heading-{heading}"), justify="right", no_wrap=True)
    for row in shown["bots"]:
        table.add_row(
            escape(short(row["name"])),
            str(row["games"]),
            _with_interval(f"{row['rating']:+.0f}", [f"{end:+.0f}" for end in row["interval"]]),
            _with_interval(
                percent(row["win_share"], spoken, 1),
                [decimal(100 * end, spoken) for end in row["win_interval"]],
            ),
            f"×{decimal(row['to_fair'], spoken, '.2f')}",
            _known(row["mean_points"], spoken, ".1f"),
            _known(row["ms_per_decision"], spoken, ".2f", " ms"),
        )
    console.print(table)
    counted = {key: shown[key] for key in ("games", "deals", "seats")}
    console.print(say(spoken, "arena-played", **counted))
    if shown["left_out"]:
        console.print(say(spoken, "arena-left-out", games=shown["left_out"]))
    for broken in shown["forfeits"]:
        console.print(say(spoken, "arena-forfeit", **broken), markup=False, style="red")
    for lost in shown["unplayed"]:
        told = say(spoken, "arena-unplayed", bots=", ".join(lost["bots"]), error=lost["error"])
        console.print(told, markup=False, style="red")


def _with_interval(value: str, limits: list[str]) -> str:
    return rf"{value} [dim]\[{'; '.join(limits)}][/dim]"


def _known(number: float | None, spoken: str, form: str, unit: str = "") -> str:
    return "–" if number is None else decimal(number, spoken, form) + unit


def _drawn(shown: dict[str, Any], spoken: str) -> str:
    game = text(game_named(shown["game"]).folder, spoken).say(message("name"))
    title = say(spoken, "arena-title", game=game, seats=shown["seats"], games=shown["games"])
    words = say(spoken, "arena-axis"), say(spoken, "heading-wins")
    return draw(shown["bots"], title, *words, partial(percent, language=spoken, digits=1))


def _writable_picture(picture: Path | None, file: Path) -> Path:
    """Where to draw; what cannot be written is told before the games are played."""
    if file.is_dir():
        raise InvalidInput(f"cannot write {file}: it is a folder")
    drawn = picture or file.with_suffix(".svg")
    refuse_overwriting(file, drawn)
    with writing(drawn):
        drawn.parent.mkdir(parents=True, exist_ok=True)
    refuse_unwritable(drawn)
    return drawn


def _fresh_path(game: str) -> Path:
    """One that no other run writes to, even if it was started in the same second."""
    stamp = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
    return data_folder() / "arena" / f"{game}-{stamp}.jsonl"
