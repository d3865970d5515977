"""Other workers on the same PostgreSQL: a thread that listens for their notices."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from hasu.server.store import CHANNEL

logger = logging.getLogger("hasu.neighbours")

RETRY = 1.0  # seconds
LOGGED = 200  # letters of a notice that nobody understands


class Neighbours:
    """Hears what others have written and who is with them.

    ``heard`` gets each notice of another worker; ``missed`` is called when the connection
    was lost, because whatever was told in between has to be read from the store.
    """

    def __init__(
        self,
        address: str,
        worker: str,
        heard: Callable[[dict[str, Any]], None],
        missed: Callable[[], None],
    ) -> None:
        self._address = address.replace("+psycopg", "", 1)
        self._worker = worker
        self._heard = heard
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._closing = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="neighbours", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        import psycopg

        while not self._closing.is_set():
            try:
                self._listen(psycopg.connect(self._address, autocommit=True))
            except psycopg.OperationalError as error:
                logger.warning("lost the neighbours", extra={"reason": str(error)})
                time.sleep(RETRY)

    def _listen(self, connection: Any) -> None:
        with connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._call(self._missed)
            self.listening.set()
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=0.5):
                    told = parsed(notice.payload)
                    if told is not None and told["worker"] != self._worker:
                        self._call(self._heard, told)

    def _call(self, what: Callable[..., None], *given: Any) -> None:
        if not self._closing.is_set():
            self._loop.call_soon_threadsafe(what, *given)


def parsed(payload: str) -> dict[str, Any] | None:
    """A notice; None, and a line in the log, for what no worker can have said."""
    try:
        told = json.loads(payload)
    except (ValueError, RecursionError):
        told = None
    if isinstance(told, dict) and "worker" in told:
        return told
    logger.warning("not a notice", extra={"payload": payload[:LOGGED]})
    return None
