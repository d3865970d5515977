"""How a server is set up: where its data lies and what it allows. Read once, at the start."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from math import inf
from pathlib import Path
from typing import Any

from hasu.engine.errors import InvalidInput

KIB = 1024
LEAST = "least"  # what a number may be at least, where that is not 0


@dataclass(frozen=True, slots=True)
class Settings:
    """Every knob, with what is right for a table among friends."""

    database: str  # an SQLAlchemy address
    origins: frozenset[str] = frozenset()  # further addresses that pages may come from
    hosts: frozenset[str] = frozenset()  # names that this server answers to; empty: all
    bot_pause: float = 0.0  # seconds that a bot's step takes at least; pages pace steps themselves
    bot_threads: int = field(default=max(1, min(4, os.cpu_count() or 1)), metadata={LEAST: 1})
    # that keep what they have thought, up to 260 MB each; others begin anew at their next move
    masters: int = field(default=16, metadata={LEAST: 1})
    # Thought, in playouts: more is surer and takes longer
    hint_playouts: int = 1000  # for a hint
    analysis_playouts: int = 600  # for each choice of a finished game
    # Messages and connections
    message_bytes: int = 4 * KIB
    messages_a_second: float = 20.0
    person_messages_a_second: float = 60.0
    requests_a_second: float = 20.0
    sockets_a_table: int = 64  # of all onlookers together, and of each player
    # Bodies of requests
    body_bytes: int = 128 * KIB  # a table with a board of one's own
    record_bytes: int = 512 * KIB
    # Tables
    tables_an_hour: int = 60  # by one person
    tables_an_hour_from_one_address: int = 600
    analyses_an_hour_from_one_address: int = 120
    analyses_at_once: int = 20  # one is made, the others wait
    chat_letters: int = 500
    chat_lines: int = 200
    idle_seconds: float = 60.0  # a table that nobody looks at leaves memory

    @property
    def shared(self) -> bool:
        """May other processes serve the same tables?"""
        return self.database.startswith("postgresql")


def from_environment(data: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """What the environment asks for: ``HASU_DATABASE_URL``, or a file in ``data``; every
    number above under its name, such as ``HASU_BOT_PAUSE``; lists of ``HASU_ORIGINS`` and
    ``HASU_HOSTS``.
    """
    more: dict[str, Any] = {}
    for setting in fields(Settings):
        variable = f"HASU_{setting.name.upper()}"
        if variable in environment:
            more[setting.name] = _read(
                variable, environment[variable], setting.default, setting.metadata.get(LEAST, 0)
            )
    given = environment.get("HASU_DATABASE_URL", "")
    return Settings(database_address(given, data), **more)


def _read(variable: str, value: str, default: Any, least: float) -> Any:
    if isinstance(default, frozenset):
        return frozenset(value.replace(",", " ").split())
    try:
        number = type(default)(value)
    except ValueError:
        number = -1
    if not least <= number < inf:
        raise InvalidInput(f"{variable} must be a number from {least} up, not {value!r}")
    return number


def database_address(given: str, data: Path) -> str:
    """The database as SQLAlchemy spells it; without one, a file in the data folder."""
    if not given:
        return f"sqlite:///{data / 'tables.db'}"
    scheme, sign, rest = given.partition("://")
    if sign and scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if sign and scheme == "sqlite":
        return given
    raise InvalidInput(
        f"HASU_DATABASE_URL starts with {scheme!r}; it must be postgresql://… or sqlite:///…"
    )
