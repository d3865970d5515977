"""Migrations, over SQLite and PostgreSQL alike."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from hasu.server.database import Database
from hasu.server.schema import HEAD, metadata


def test_an_empty_database_becomes_what_the_schema_says(address: str) -> None:
    database = Database(address)
    database.migrate()
    with database.reading() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    assert found == []
    assert version == HEAD
    database.migrate()
    database.close()


def test_the_newest_migration_is_the_one_the_server_expects() -> None:
    with resources.as_file(resources.files("hasu.server.migrations")) as folder:
        assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


def test_servers_that_start_at_once_migrate_once(address: str) -> None:
    databases = [Database(address) for _ in range(3)]
    gate = threading.Barrier(3)
    failed: list[Exception] = []

    def start(database: Database) -> None:
        gate.wait()
        try:
            database.migrate()
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=start, args=(database,)) for database in databases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    with databases[0].reading() as connection:
        assert "actions" in inspect(connection).get_table_names()
    for database in databases:
        database.close()


def test_a_new_file_that_another_writes_is_waited_for(tmp_path: Path) -> None:
    # SQLite itself refuses to turn on its log here without waiting, whatever its timeout.
    file = tmp_path / "tables.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("CREATE TABLE something (it)")
    other.execute("BEGIN IMMEDIATE")
    database = Database(f"sqlite:///{file}")
    with ThreadPoolExecutor() as pool:
        migrating = pool.submit(database.migrate)
        with pytest.raises(TimeoutError):
            migrating.result(0.2)
        other.execute("COMMIT")
        other.close()
        migrating.result()
    with database.reading() as connection:
        assert "actions" in inspect(connection).get_table_names()
    database.close()
