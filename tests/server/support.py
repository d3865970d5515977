"""Real servers and real pages without a browser, for tests."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from hasu.cli.serve import LONGEST_MESSAGE
from hasu.server.app import create_app
from hasu.server.front import enclosed
from hasu.server.settings import Settings, database_address
from hasu.server.site import Site

WAIT = 60.0  # seconds until a test gives up; machines may be slow

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me", "name": "Ann"}
LINK = {"kind": "link"}


def here(name: str) -> dict[str, Any]:
    return {"kind": "here", "name": name}


class Server:
    """The application behind a real socket, in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        config = uvicorn.Config(
            enclosed(self.app, settings),
            port=0,
            log_config=None,
            access_log=False,
            ws_max_size=LONGEST_MESSAGE,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]

    @property
    def site(self) -> Site:
        site: Site = self.app.state.site
        return site

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self) -> Guest:
        return Guest(self.port)

    @property
    def is_up(self) -> bool:
        return self._thread.is_alive()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()


def until(condition: Callable[[], Any]) -> Any:
    """Wait for something that will come true."""
    end = time.monotonic() + WAIT
    while not (found := condition()):
        if time.monotonic() > end:
            raise AssertionError("it did not come true")
        time.sleep(0.01)
    return found


# Tests are quicker than people; those of a limit set it themselves.
UNLIMITED: dict[str, Any] = {
    "messages_a_second": 1e6,
    "person_messages_a_second": 1e6,
    "requests_a_second": 1e6,
    "tables_an_hour": 1_000_000,
    "tables_an_hour_from_one_address": 1_000_000,
}


def file_settings(folder: Path, **more: Any) -> Settings:
    return Settings(database_address("", folder), **UNLIMITED | more)


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    server = Server(settings)
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A browser: one cookie jar, requests, and pages at tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)
        self.pages: list[Page] = []

    def get(self, path: str, expect: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, expect: int = 200, **more: Any) -> Any:
        answer = self.http.post(path, json=body, **more)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        made = self.post("/api/tables", {"game": game, "seats": seats, **more}, expect=201)
        return str(made["table"])

    def invite(self, game: str, seats: list[dict[str, Any]], **more: Any) -> tuple[str, list[str]]:
        """A table and the invitations of its free seats."""
        made = self.post("/api/tables", {"game": game, "seats": seats, **more}, expect=201)
        urls = [seat["invite_url"] for seat in made["seats"] if seat["invite_url"]]
        return made["table"], [url.rpartition("/")[2] for url in urls]

    def page(self, table: str, query: str = "", **more: Any) -> Page:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        coming = connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}?{query}",
            additional_headers=headers | more.pop("headers", {}),
            open_timeout=WAIT,
            max_size=None,
            **more,
        )
        page = Page(coming.__enter__())
        self.pages.append(page)
        return page

    def close(self) -> None:
        for page in self.pages:
            page.close()
        self.http.close()


class Page:
    """One socket, and what the page behind it would know."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: dict[str, Any] = {}
        self.people: dict[str, Any] = {}
        self.raw: list[str] = []

    def hear(self) -> dict[str, Any]:
        """The next message."""
        raw = self.socket.recv(timeout=WAIT)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["say"] == "scene":
            self.scene = message
        if message["say"] in ("people", "gathering"):
            self.people = message
        return message

    def hear_until(self, found: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while True:
            message = self.hear()
            if found(message):
                return message

    def expect(self, say: str, **more: Any) -> dict[str, Any]:
        """The next message of a kind, whatever else comes first."""
        return self.hear_until(
            lambda m: m["say"] == say and all(m.get(key) == value for key, value in more.items())
        )

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message, ensure_ascii=False))

    def refused(self, code: str, **message: Any) -> dict[str, Any]:
        """Say something and be refused."""
        self.say(**message)
        error = self.expect("error")
        assert error["code"] == code
        return error

    def settled(self) -> dict[str, Any]:
        """Everything that was on its way has arrived: an answer comes after all else."""
        self.say(do="ping")
        self.expect("pong")
        return self.scene

    @property
    def choices(self) -> list[int]:
        prompt = self.scene.get("prompt") or {}
        return [choice["choice"] for choice in prompt.get("choices", ())]

    def play(self, choice: int | None = None) -> None:
        """Make the first choice, or a given one."""
        prompt = self.scene["prompt"]
        value = self.choices[0] if choice is None else choice
        self.say(do="play", seat=prompt["seat"], at=prompt["at"], choice=value)

    def until_asked(self) -> dict[str, Any]:
        while not self.choices and not self.scene.get("outcome"):
            self.hear()
        return self.scene

    def play_out(self) -> dict[str, Any]:
        """Play until the game is over."""
        while not self.until_asked()["outcome"]:
            self.play()
            self.expect("scene")
        return self.scene

    def close(self) -> None:
        self.socket.close()


Guests = Callable[[], Guest]


def together(guest: Guests, game: str = "lotus", **more: Any) -> tuple[str, Page, Page]:
    """Two people at one table, each with a page."""
    ann, bob = guest(), guest()
    table, (invite,) = ann.invite(game, [ME, LINK], **more)
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "invite": invite})
    pages = ann.page(table), bob.page(table)
    for page in pages:
        page.expect("scene")
    for page in pages:
        page.settled()
    return table, *pages


def stored(server: Server, table: str) -> list[tuple[int, str, int]]:
    loaded = server.site.tables.store.load(table)
    assert loaded is not None
    return [(action.seat, action.verb, action.choice) for action in loaded.actions]
