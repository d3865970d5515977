"""What several commands share: options of a game, the language, the console."""

from __future__ import annotations

import csv
import locale
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from hasu.engine.errors import InvalidInput
from hasu.engine.text import LANGUAGES, Message, message, text

if TYPE_CHECKING:
    from hasu.engine.game import Game

console = Console(highlight=False, emoji=False)  # a name with colons is a name
# Progress goes to standard error, so that --json output can be piped.
progress_console = Console(stderr=True, highlight=False, emoji=False)

GameName = Annotated[str, typer.Argument(help="The game, such as lotus.", metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many players.")]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A game option, such as -o partners=yes; may be repeated."),
]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, fr or de; else the system's.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def language_of(given: str | None) -> str:
    """The language asked for, or the system's, or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise InvalidInput(f"unknown language {given!r}; known: {', '.join(LANGUAGES)}")
        return given
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "")[:2]
    return system if system in LANGUAGES else "en"


def say(language: str, key: str, **filled: int | str | Message) -> str:
    """A sentence of Hasu itself."""
    return text("hasu", language).say(message(key, **filled))


def options_from(game: Game, given: list[str] | None) -> dict[str, Any]:
    """``name=value`` pairs as the game's options."""
    found: dict[str, Any] = {}
    for pair in given or ():
        name, sign, value = pair.partition("=")
        if name in found:
            raise InvalidInput(f"option {name!r} is given twice; each can have one value")
        found[name] = _value(game, name, value if sign else "yes")
    return found


def _value(game: Game, name: str, value: str) -> Any:
    from hasu.engine.options import Flag, SeatOption

    option = next((o for o in game.options if o.name == name), None)
    if isinstance(option, Flag):
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if value.lower() not in words:
            raise InvalidInput(f"option {name!r} is yes or no, not {value!r}")
        return words[value.lower()]
    if isinstance(option, SeatOption):
        if not value.isdecimal():
            raise InvalidInput(f"option {name!r} is a seat number, counted from 0, not {value!r}")
        return int(value)
    return value


def bots_from(given: str) -> tuple[str, ...]:
    """Bots named in a list. What the person named may run: own bots are let in here.

    A program with a comma in it is put in double quotes, as in a table of values.
    """
    from hasu.bots import admit

    names = tuple(name.strip() for name in next(csv.reader([given], skipinitialspace=True), []))
    for name in names:
        admit(name)
    return names


def write(path: Path, content: str) -> None:
    """Into a file that the person named; why it cannot be is told."""
    with writing(path):
        # The name of a bot's file may hold what is no text.
        path.write_text(content, encoding="utf-8", errors="backslashreplace")


def refuse_unwritable(path: Path) -> None:
    """Before long work whose result is to be written there; what is there stays, or nothing."""
    with writing(path):
        is_new = not os.path.lexists(path)
        path.open("a", encoding="utf-8").close()
        if is_new:
            path.unlink()


def refuse_overwriting(file: Path, picture: Path) -> None:
    """Results and games are worth more than a picture of them."""
    if file.resolve() == picture.resolve():
        raise InvalidInput(f"the picture would overwrite {file}; give them different names")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever keeps the file from being written is told."""
    try:
        yield
    except OSError as error:
        raise InvalidInput(f"cannot write {path}: {error.strerror}") from error


def data_folder() -> Path:
    """Where records are kept: ``HASU_DATA_DIR``, or the user's data folder."""
    given = os.environ.get("HASU_DATA_DIR")
    return Path(given) if given else Path.home() / ".local" / "share" / "hasu"
