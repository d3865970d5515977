"""``hasu analyse``: a record gone through again, choice by choice."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hasu.bots.analysis import Analysis, Idea, analyse
from hasu.bots.review import Moment, Review, positions, review
from hasu.bots.search import Budget
from hasu.cli.common import (
    Json,
    Language,
    console,
    language_of,
    progress_console,
    refuse_overwriting,
    refuse_unwritable,
    say,
    write,
)
from hasu.draw.chart import blocks, chart
from hasu.engine.compiled import compiled
from hasu.engine.errors import InvalidInput
from hasu.engine.game import game_named
from hasu.engine.record import Record, load
from hasu.engine.text import decimal, percent

MOST_SHOWN = 5  # choices in a table


def analyse_record(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record (JSON).")],
    step: Annotated[
        int | None, typer.Option("--step", help="Only the choice at this step, in detail.")
    ] = None,
    playouts: Annotated[int, typer.Option("--playouts", help="Thought for each choice.")] = 1000,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the chart into a file.")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Judge every choice of a game: win chances over time, turning points, better choices.

    Each choice is seen with the eyes of the player who made it, hidden things hidden.
    """
    spoken = language_of(language)
    if playouts < 1:
        raise InvalidInput(f"--playouts must be at least 1, not {playouts}")
    if svg is not None:
        if step is not None:
            raise InvalidInput("--svg draws a whole game; leave it or --step out")
        refuse_overwriting(file, svg)
        refuse_unwritable(svg)
    record = load(file)
    record.replay()
    game = game_named(record.content["game"])
    with progress_console.status(say(spoken, "compiling", game=game.name)):
        compiled(game).entry("search")
    budget = Budget(playouts=playouts)
    if step is not None:
        _one(record, step, budget, as_json, spoken)
        return
    found = _whole(record, budget)
    if svg is not None:
        write(svg, _picture(found, spoken))
    if as_json:
        print(json.dumps(found.as_json(spoken), indent=1, ensure_ascii=False))
    else:
        _show(found, spoken)


def _one(record: Record, step: int, budget: Budget, as_json: bool, spoken: str) -> None:
    if not 0 <= step < len(record.steps):
        raise InvalidInput(f"there is no step {step}; steps are 0 to {len(record.steps) - 1}")
    for number, seat, choice, match in positions(record):
        if number == step:
            found = analyse(match.view(seat), budget, match.names, seed=step)
            if as_json:
                content = found.as_json(spoken) | {"step": step, "played": choice}
                print(json.dumps(content, indent=1, ensure_ascii=False))
            else:
                console.print(f"[bold]{escape(match.prompt(seat, spoken))}[/bold]")
                console.print(table(found, choice, spoken))
            return


def _whole(record: Record, budget: Budget) -> Review:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress_console, transient=True) as progress:
        task = progress.add_task("", total=len(record.steps))
        return review(record, budget, lambda done: progress.update(task, completed=done))


def table(found: Analysis, played: int | None, spoken: str) -> Table:
    """The best choices, and the one that was played, with what would follow."""
    grid = Table(box=None, padding=(0, 2), show_edge=False)
    for heading in ("choice", "win", "lead", "visits", "then"):
        right = heading in ("win", "lead", "visits")
        grid.add_column(say(spoken, f"heading-{heading}"), justify="right" if right else "left")
    shown = list(found.tried(MOST_SHOWN))
    own = found.idea_of(played) if played is not None else None
    if own is not None and own not in shown:
        shown.append(own)
    for idea in shown:
        mark = "▸ " if idea is own else "  "
        grid.add_row(
            mark + escape(idea.move.text(spoken)),
            percent(idea.win, spoken),
            decimal(idea.margin, spoken, "+.1f"),
            str(idea.visits),
            escape(_then(idea, spoken)),
        )
    return grid


def _then(idea: Idea, spoken: str) -> str:
    return " → ".join(
        f"{move.speech.names[move.seat]}: {move.text(spoken)}" for move in idea.line[:3]
    )


def _show(found: Review, spoken: str) -> None:
    console.print(f"[bold]{say(spoken, 'chances')}[/bold]")
    wide = max(len(name) for name in found.names)
    for seat, name in enumerate(found.names):
        line = found.chances(seat)
        last = percent(line[-1][1], spoken) if line else "–"
        console.print(f"  {escape(name.ljust(wide))}  {blocks(line, found.steps)}  {last}")
    points = found.turning_points()
    console.print(
        f"\n[bold]{say(spoken, 'turning-points' if points else 'no-turning-points')}[/bold]"
    )
    for moment in points:
        console.print()
        console.print(_told(found, moment, spoken), markup=False)
        console.print(table(moment.analysis, moment.played.move.choice, spoken))


def _told(found: Review, moment: Moment, spoken: str) -> str:
    """One line about a turning point."""
    return say(
        spoken,
        "turning-cost" if moment.is_own_doing else "turning-swing",
        step=str(moment.step),
        name=found.names[moment.seat],
        cost=percent(moment.cost, spoken),
        before=percent(moment.best.win - moment.swing, spoken),
        now=percent(moment.best.win, spoken),
    )


def _picture(found: Review, spoken: str) -> str:
    lines = [found.chances(seat) for seat in range(len(found.names))]
    marks = [moment.step for moment in found.turning_points()]
    in_words = partial(percent, language=spoken)
    return chart(say(spoken, "chances"), lines, found.names, marks, in_words)
