"""Results in a file, a line a game, written as games end, so that a tournament can go on.

The first line says which tournament it is. A file of another tournament is refused; a last
line that was not finished (the machine was switched off) is dropped and played again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from hasu.arena.contest import Forfeit, Played
from hasu.arena.tournament import Fixture, Tournament
from hasu.engine.errors import InvalidInput

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

FORMAT = 1
OLD_HEAD = {"bots_version": 1}  # of files from before it was noted
INFORMATION = "hasu"  # by which release the file was begun: the next may have the same bots


class Ledger:
    """The file of one tournament; use it as a context."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self._head: dict[str, Any] = {"arena": FORMAT, **tournament.head()}
        self._whole = 0  # bytes of the lines that were finished
        self.played = self._load() if path.exists() else []

    def __enter__(self) -> Self:
        """Open it for adding; nobody else can meanwhile."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # A name may hold what is no text (bytes of a file's name): JSON writes it so, too.
            self._file = self.path.open("a", encoding="utf-8", errors="backslashreplace")
        except OSError as error:
            raise InvalidInput(f"cannot write {self.path}: {error.strerror}") from error
        self._lock()
        self.played = self._load()  # another run may have added games in the meantime
        self._file.truncate(self._whole)
        if self._whole == 0:
            self._write(self._head)
        return self

    def _lock(self) -> None:
        """Two runs that add to one file would play the same games twice."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise InvalidInput(f"another run is adding games to {self.path}") from error

    def __exit__(self, *error: object) -> None:
        with suppress(OSError):  # what could not be written was told when it was tried
            self._file.close()

    def add(self, game: Played) -> None:
        """Note a game; it is on its way to the disk when this returns."""
        self._write(_line_of(game))
        self.played.append(game)

    def _write(self, line: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            raise InvalidInput(
                f"cannot write {self.path}: {error.strerror}; the games before are kept"
            ) from error

    def _load(self) -> list[Played]:
        try:
            content = self.path.read_bytes()
        except OSError as error:
            raise InvalidInput(f"cannot read {self.path}: {error.strerror}") from error
        self._whole = content.rfind(b"\n") + 1
        lines = content[: self._whole].splitlines()
        if lines:
            self._check_head(lines[0])
        elif content and not b'{"arena"'.startswith(content[:8]):
            raise InvalidInput(f"{self.path} is not a file of arena results")
        games = [self._game(number, line) for number, line in enumerate(lines[1:], 2)]
        self._refuse_doubles(games)
        return games

    def _check_head(self, line: bytes) -> None:
        try:
            head = json.loads(line)
        except ValueError:
            head = None
        if not isinstance(head, dict) or "arena" not in head:
            raise InvalidInput(f"{self.path} is not a file of arena results")
        head, here = OLD_HEAD | head, json.loads(json.dumps(self._head))
        for key in (*here, *(key for key in head if key not in here)):
            if key != INFORMATION and head.get(key) != here.get(key):
                raise InvalidInput(
                    f"{self.path} holds another tournament: there {key} is "
                    f"{json.dumps(head.get(key))}, here {json.dumps(here.get(key))}; "
                    "name another file with --out"
                )

    def _game(self, number: int, line: bytes) -> Played:
        try:
            return _game_of(json.loads(line))
        except (ValueError, KeyError, TypeError) as error:
            raise InvalidInput(
                f"{self.path}, line {number}, is not the result of a game ({error})"
            ) from error

    def _refuse_doubles(self, games: Iterable[Played]) -> None:
        seen: set[Fixture] = set()
        for number, game in enumerate(games, 2):
            if game.fixture in seen:
                raise InvalidInput(f"{self.path}, line {number}: this game is there twice")
            seen.add(game.fixture)


def _line_of(game: Played) -> dict[str, Any]:
    fixture, forfeit = game.fixture, game.forfeit
    return {
        "round": fixture.round,
        "line_up": fixture.line_up,
        "turn": fixture.turn,
        "bots": fixture.bots,
        "points": game.points,
        "winners": game.winners,
        "decisions": game.decisions,
        "seconds": game.seconds,
        "forfeit": None if forfeit is None else forfeit._asdict(),
    }


def _game_of(line: dict[str, Any]) -> Played:
    forfeit = line["forfeit"]
    return Played(
        Fixture(line["round"], line["line_up"], line["turn"], tuple(line["bots"])),
        tuple(line["points"]),
        tuple(line["winners"]),
        tuple(line["decisions"]),
        tuple(line["seconds"]),
        None if forfeit is None else Forfeit(**forfeit),
    )
