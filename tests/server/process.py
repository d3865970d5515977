"""``hasu serve`` as a process of its own, to be ended in every way."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.support import UNLIMITED, Guest, until


class Process:
    """A server on a data folder; the same folder can be served again."""

    def __init__(self, folder: Path, database: str = "", *options: str) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "LC_ALL"}
        environment |= {f"HASU_{name.upper()}": str(value) for name, value in UNLIMITED.items()}
        environment |= {"LANG": "en_GB.UTF-8", "HASU_DATABASE_URL": database}
        command = ["serve", "--no-browser", "--port", "0", "--data", str(folder)]
        self._log = (folder / "server.log").open("a+")
        self._begin = self._log.seek(0, os.SEEK_END)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hasu", *command, *options],
            env=environment,
            stdout=self._log,
            stderr=self._log,
        )
        self.port = int(until(self._announced)[1])
        until(self._is_up)

    def _announced(self) -> re.Match[str] | None:
        self._still_runs()
        self._log.seek(self._begin)
        return re.search(r"http://127\.0\.0\.1:(\d+)/", self._log.read())

    def _is_up(self) -> bool:
        self._still_runs()
        try:
            address = f"http://127.0.0.1:{self.port}/healthz"
            return httpx.get(address, timeout=60).status_code == 200
        except httpx.TransportError:
            return False

    def _still_runs(self) -> None:
        assert self._process.poll() is None, "the server ended"

    def guest(self) -> Guest:
        return Guest(self.port)

    def kill(self) -> None:
        """As if the machine had lost its power: no last word."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(60)
        self._log.close()
        return code
