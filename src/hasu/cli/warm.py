"""``hasu warm``: compile ahead, with a progress bar."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from hasu.cli.common import progress_console
from hasu.engine.game import game_named, games


def warm(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
) -> None:
    """Compile the games now (all, or those named), so that no one waits for it later."""
    import_module("hasu.bots.search")  # brings an entry point of its own
    from hasu.engine.compiled import compiled, drop_outdated, entry_names

    chosen = [game_named(name) for name in names or games()]
    started = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=progress_console) as progress:
        task = progress.add_task("", total=len(chosen) * len(entry_names()))
        for game in chosen:
            progress.update(task, description=f"{game.name:<12}")
            for _ in compiled(game).warm():
                progress.advance(task)
            drop_outdated(game)
    took = time.perf_counter() - started
    progress_console.print(f"{', '.join(game.name for game in chosen)}: ready in {took:.1f} s")
