"""``hasu board`` and ``hasu content``: check and draw files of printed material."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from hasu.cli.common import console, write
from hasu.engine.boards import parse_toml, read_file
from hasu.engine.errors import InvalidInput
from hasu.engine.game import game_named

board_app = typer.Typer(help="Check or draw a board file.", no_args_is_help=True)
content_app = typer.Typer(help="Check a file of cards and other content.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file.")]
Target = Annotated[Path | None, typer.Option("--out", help="Where to write; else beside FILE.")]


@board_app.command("check")
@content_app.command("check")
def check(file: File) -> None:
    """Say whether a file keeps the rules of its game, and what is wrong."""
    data, source, knows = _read(file)
    found = knows.problems(data, source)
    for line in found:
        console.print(f"{file}: {line}", soft_wrap=True, markup=False)
    if found:
        raise typer.Exit(1)
    console.print(f"{file}: good", markup=False)


@board_app.command("draw")
def draw(file: File, out: Target = None) -> None:
    """Draw a board as an SVG picture."""
    data, source, knows = _read(file)
    found = knows.problems(data, source)
    if found:
        raise InvalidInput(
            f"{file} cannot be drawn; hasu board check says why:\n" + "\n".join(found)
        )
    target = out or file.with_suffix(".svg")
    write(target, knows.svg(data))
    console.print(f"{target}", markup=False)


def _read(file: Path) -> tuple[dict[str, Any], str, Any]:
    source = read_file(file)
    data = parse_toml(source)
    if not isinstance(data.get("game"), str):
        raise InvalidInput(f'{file}: the first line should name the game, such as game = "china"')
    game = game_named(data["game"])
    if not game.boards:
        raise InvalidInput(f"{file}: {game.name} has no boards")
    return data, source, import_module(game.boards)
