"""All commands of ``hasu``, one module each, loaded when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from hasu.version import VERSION

# In the order of ``hasu --help``: the module, and the function or the group in it.
COMMANDS = {
    "games": ("games", "games"),
    "serve": ("serve", "serve"),
    "play": ("play", "play"),
    "simulate": ("simulate", "simulate"),
    "arena": ("arena", "arena"),
    "analyse": ("analyse", "analyse_record"),
    "bench": ("bench", "bench"),
    "tune": ("tune", "tune"),
    "warm": ("warm", "warm"),
    "record": ("records", "app"),
    "board": ("boards", "board_app"),
    "content": ("boards", "content_app"),
}


class Shelf(Mapping[str, Any]):
    """The commands by name; none waits for what others need."""

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)

    def __getitem__(self, name: str) -> Any:
        module, inside = COMMANDS[name]
        found = getattr(import_module(f"hasu.cli.{module}"), inside)
        holder = typer.Typer()
        holder.callback()(lambda: None)  # with one, a single command is a group too
        if isinstance(found, typer.Typer):
            holder.add_typer(found, name=name)
        else:
            holder.command(name)(found)
        group: Any = get_command(holder)
        return group.commands[name]


class Commands(TyperGroup):
    def __init__(self, **given: Any) -> None:
        super().__init__(**given | {"commands": Shelf()})

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)


app = typer.Typer(
    name="hasu",
    cls=Commands,
    help="Four strategy board games: play in the browser or here, simulate, replay.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Without a command: open the table in the browser."""
    if version:
        print(f"hasu {VERSION}")
    elif context.invoked_subcommand is None:
        from hasu.cli import serve

        serve.open_table()
