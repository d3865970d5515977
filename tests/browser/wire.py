"""The connection between a page and the server, in the hands of a test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

AWAY = 1012  # the page tries again
FLOODED = 4429  # it does not


class Wire:
    """Lies between the two from the page's next connection on; can be held up, and cut."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict[str, Any]] = []  # by the page
        self.heard: list[str] = []  # by the page: what kinds of messages
        self._page = page
        self._ends: list[WebSocketRoute] = []
        self._held: list[str | bytes] | None = None
        self._is_cut = False
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        if self._is_cut:
            end.close(code=AWAY)
            return
        server = end.connect_to_server()

        def to_server(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server.send(message)

        def to_page(message: str | bytes) -> None:
            if self._held is None:
                self.heard.append(json.loads(message)["say"])
            end.send(message) if self._held is None else self._held.append(message)

        end.on_message(to_server)
        server.on_message(to_page)
        self._ends.append(end)

    def tell(self, **message: Any) -> None:
        """Say something to the page in the server's stead."""
        self._ends[-1].send(json.dumps(message))

    def hold(self) -> None:
        """What the server says does not arrive."""
        self._held = []

    def let_go(self) -> None:
        """It arrives after all."""
        held, self._held = self._held or [], None
        for message in held:
            self._ends[-1].send(message)

    def cut(self, code: int = AWAY) -> None:
        self._is_cut = True
        self._ends[-1].close(code=code)

    def mend(self) -> None:
        """The next connection is a good one; what was held up is lost."""
        self._is_cut, self._held = False, None

    def wait_for(self, **wanted: Any) -> None:
        """Wait until the page has said this."""
        self._until(
            lambda: any(wanted.items() <= message.items() for message in self.said),
            f"the page did not say {wanted}",
        )

    def wait_for_heard(self, say: str, times: int) -> None:
        """Wait until the page has heard such a message so often."""
        self._until(lambda: self.heard.count(say) >= times, f"{say} was not heard {times} times")

    def _until(self, holds: Callable[[], bool], otherwise: str) -> None:
        for _ in range(500):
            if holds():
                return
            self._page.wait_for_timeout(20)
        raise AssertionError(otherwise)

    @property
    def connections(self) -> int:
        return len(self._ends)

    def count(self, verb: str) -> int:
        return sum(message["do"] == verb for message in self.said)
