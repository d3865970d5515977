"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, no port, no password."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def binaries() -> Path | None:
    """Where the server's programs are; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).parent if on_path else None


class Cluster:
    """Started once for all tests; each test gets a database of its own."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        # A short path: the name of a socket has at most 107 letters.
        self.folder = Path(tempfile.mkdtemp(prefix="hasu-pg-", dir="/tmp"))
        self._user = _unprivileged()
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._count = 0
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "hasu", "-A", "trust", "-N")
        self.start()

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder} -c fsync=off"
        self._control("-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """At once: whoever is connected is cut off."""
        self._control("-m", "immediate", "stop")

    @contextmanager
    def away(self) -> Iterator[None]:
        self.stop()
        try:
            yield
        finally:
            self.start()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            user=self._user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.decode()}")

    def fresh_database(self) -> str:
        """The address of an empty database."""
        self._count += 1
        name = f"hasu_{self._count}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://hasu@/{database}?host={self.folder}"


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root; somebody else has to."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
