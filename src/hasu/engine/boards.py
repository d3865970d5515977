"""Boards and printed content as TOML files: shipped with a game, or an owner's own.

A game with boards names a module that knows them (`Game.boards`) with two functions::

    problems(data, source) -> list[str]   # what breaks the rules of a board, with lines
    svg(data) -> str                      # the board drawn

``data`` is the parsed file, ``source`` its text (for line numbers). Every file says
``game = "china"`` at its top, so that `hasu board check FILE` knows whom to ask.
"""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass
from importlib import import_module, resources
from pathlib import Path
from typing import Any

from hasu.engine.errors import InvalidInput
from hasu.engine.options import Option

LONGEST_SHOWN = 80  # letters of what was given as a path and may be anything


@dataclass(frozen=True, slots=True)
class BoardOption(Option):
    """A board by the name of a shipped file, or the path of one's own.

    The text of an own board is stored in the match and its record, so that a record
    replays anywhere. The game's ``prepare`` turns it into the state's printed fields.
    """

    folder: str = ""  # the package folder with the shipped files, such as "hasu.games.x.boards"

    def stored(self, value: Any) -> Any:
        """A shipped name as it is; a path becomes the file's text."""
        if not isinstance(value, str | os.PathLike):
            return value  # and refused by `number`
        if isinstance(value, str) and ("\n" in value or value in self.shipped()):
            return value
        try:
            return read_file(Path(value))
        except InvalidInput as error:
            names = ", ".join(self.shipped())
            raise InvalidInput(f"option {self.name!r}: {error}; shipped: {names}") from error

    def number(self, value: Any, seats: int) -> int:
        if not isinstance(value, str):
            raise InvalidInput(f"option {self.name!r} is a name or a path, not {value!r}")
        return 0

    def values(self, seats: int) -> tuple[Any, ...]:
        return self.shipped()

    def shipped(self) -> tuple[str, ...]:
        files = resources.files(self.folder).iterdir()
        return tuple(
            sorted(f.name.removesuffix(".toml") for f in files if f.name.endswith(".toml"))
        )

    def source(self, value: str) -> str:
        """The text of the board."""
        if "\n" in value:
            return value
        return (resources.files(self.folder) / f"{value}.toml").read_text(encoding="utf-8")


def read_file(path: Path) -> str:
    """The text of an own file. It ends with a line's end, which no name or path holds."""
    shown = str(path) if len(str(path)) <= LONGEST_SHOWN else f"{str(path)[:LONGEST_SHOWN]}…"
    try:
        source = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise InvalidInput(f"there is no file {shown}") from error
    except OSError as error:
        raise InvalidInput(f"cannot read {shown}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InvalidInput(f"{shown} is not a text file in UTF-8") from error
    except ValueError as error:  # the name holds a NUL
        raise InvalidInput(f"cannot read {shown!r}: {error}") from error
    return source if source.endswith("\n") else source + "\n"


def parse_board(source: str, module: str) -> dict[str, Any]:
    """A board's data, checked by its game's module; all problems are told at once."""
    data = parse_toml(source)
    found = import_module(module).problems(data, source)
    if found:
        raise InvalidInput("the board breaks its rules:\n" + "\n".join(found))
    return data


def parse_toml(source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput(f"not a TOML file: {error}") from error
