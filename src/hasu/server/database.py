"""Opening the database: SQLite in a file, or PostgreSQL; both brought up to date at the start."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, select, text
from sqlalchemy.exc import OperationalError

from hasu.engine.errors import InvalidInput
from hasu.server.schema import HEAD, tables

MIGRATION_LOCK = 0x4A55  # any number that means "Hasu migrates" to PostgreSQL
THREADS = 6
PATIENCE_SECONDS = 30  # how long SQLite's one writer may keep others waiting


class Database:
    """Connections, and the two ways to use one: to read and to write."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_sqlite = address.startswith("sqlite")
        self.engine = _sqlite(address) if self.is_sqlite else _postgres(address)
        # SQLite has one writer; waiting for it here is quicker than its own polling.
        self._writer = threading.Lock()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self, table: str | None = None) -> Iterator[Connection]:
        """One transaction; ``table`` keeps other writers of that table waiting."""
        if self.is_sqlite:
            with self._writer, self.engine.connect() as connection:
                connection.execution_options(hasu_writes=True)
                with connection.begin():
                    yield connection
            return
        with self.engine.begin() as connection:
            if table is not None:
                connection.execute(
                    select(tables.c.id).where(tables.c.id == table).with_for_update()
                )
            yield connection

    def migrate(self) -> None:
        """Bring the database up to date; several servers may start at once."""
        try:
            self._migrate()
        except OperationalError as error:
            shown = make_url(self.address).render_as_string(hide_password=True)
            reason = str(error.orig).strip().splitlines()[0]
            raise InvalidInput(f"cannot open the database {shown}: {reason}") from error

    def _migrate(self) -> None:
        with self.writing() as connection:
            if not self.is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            if self._version(connection) != HEAD:
                upgrade(connection)

    def _version(self, connection: Connection) -> str | None:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()

    def check(self) -> None:
        """Raises an error when the database does not answer."""
        with self.reading() as connection:
            connection.execute(text("SELECT 1"))

    def close(self) -> None:
        self.engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations over an open connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    with resources.as_file(resources.files("hasu.server.migrations")) as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _sqlite(address: str) -> Engine:
    file = make_url(address).database
    if not file or file == ":memory:":
        raise InvalidInput("the database must be a file: sqlite:///path/to/tables.db")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, pool_size=THREADS, connect_args={"timeout": PATIENCE_SECONDS})

    @event.listens_for(engine, "connect")
    def prepare(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # transactions are begun below, not by the driver
        _write_ahead(raw)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("hasu_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _write_ahead(raw: Any) -> None:
    """Turn on the write-ahead log, which stays on in the file.

    Of several who do so at once in a new file, SQLite refuses all but one without waiting,
    whatever its timeout: it could be a deadlock. Asked again, it finds the log turned on.
    """
    last = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            raw.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > last:
                raise
            time.sleep(0.01)


def _postgres(address: str) -> Engine:
    try:
        return create_engine(address, pool_size=THREADS, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise InvalidInput(
            "PostgreSQL needs the package psycopg: pip install 'hasu[postgres]'"
        ) from error
