"""All commands of ``hasu``, one module each."""

from __future__ import annotations

from typing import Annotated

import typer

from hasu.cli import (
    analyse,
    arena,
    bench,
    boards,
    games,
    play,
    records,
    serve,
    simulate,
    tune,
    warm,
)
from hasu.version import VERSION

app = typer.Typer(
    name="hasu",
    help="Four strategy board games: play in the browser or here, simulate, replay.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.games)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("analyse")(analyse.analyse_record)
app.command("bench")(bench.bench)
app.command("tune")(tune.tune)
app.command("warm")(warm.warm)
app.add_typer(records.app, name="record")
app.add_typer(boards.board_app, name="board")
app.add_typer(boards.content_app, name="content")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Without a command: open the table in the browser."""
    if version:
        print(f"hasu {VERSION}")
    elif context.invoked_subcommand is None:
        serve.open_table()
