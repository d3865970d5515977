"""What the store hands out and takes in, as plain values."""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

GATHERING, RUNNING, FINISHED = "gathering", "running", "finished"
PERSON, BOT, FREE = "person", "bot", "free"
PLAY, WITHDRAW, UNDO = "play", "withdraw", "undo"


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


ID = re.compile(r"[\w-]{1,64}", re.ASCII)


def fresh_id() -> str:
    """Nobody guesses it: knowing a table's address is what lets one look on."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that a seat did; a table is its actions."""

    seat: int
    verb: str
    choice: int = 0
    at: int = field(default_factory=now)


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table."""

    state: str
    step: int
    to_move: tuple[int, ...]
    outcome: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where. A person's seat with a ``level`` is played by a bot in the meantime."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    invite: str | None = None
    holders: frozenset[str] = frozenset()
    votes: frozenset[int] = frozenset()

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays now."""
        return None if self.kind == FREE else self.level


@dataclass(frozen=True, slots=True)
class Head:
    """A table without its actions."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    secret: bytes = field(repr=False)
    teach: bool
    seeded: bool
    imported: bool
    host: str
    summary: Summary
    created: int
    updated: int
    next: str | None = None

    @property
    def state(self) -> str:
        return self.summary.state


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as the store has it, from some action and some line on."""

    head: Head
    seats: tuple[Seat, ...]
    actions: tuple[Action, ...]
    lines: tuple[Line, ...]
