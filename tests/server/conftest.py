"""Servers and databases for tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hasu.server.database import Database
from hasu.server.settings import database_address
from tests.server.postgres import Cluster, binaries
from tests.server.support import Guest, Server, file_settings


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = binaries()
    if programs is None:
        reason = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
        if os.environ.get("HASU_CI") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    started = Cluster(programs)
    yield started
    started.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return database_address("", tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return database_address(cluster.fresh_database(), tmp_path)


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    found = Database(address)
    found.migrate()
    yield found
    found.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(file_settings(tmp_path))
    yield started
    started.stop()


@pytest.fixture
def guest(server: Server) -> Iterator[Callable[[], Guest]]:
    """Makes visitors of the server."""
    made: list[Guest] = []

    def new() -> Guest:
        made.append(server.guest())
        return made[-1]

    yield new
    for one in made:
        one.close()
