"""What a browser meets first: the page's own files, and behind them the application.

The application takes a second to load. Here the page is served meanwhile, from memory, and
the lobby as soon as the games are there; a request for anything else waits for the rest.
"""

from __future__ import annotations

import asyncio
import gc
import gzip
import hashlib
import mimetypes
import os
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from hasu.server.guard import Guard
from hasu.server.log import set_up
from hasu.server.refusal import spoken
from hasu.server.settings import Settings, from_environment

if TYPE_CHECKING:
    from fastapi import FastAPI

Lobby = Mapping[str, Callable[[str], dict[str, Any]]]  # by path: what to show in a language

WEB = Path(str(resources.files("hasu.web")))
SERVED = (".css", ".html", ".js", ".svg")  # what lies beside them is not for browsers
PAGE = re.compile(r"/|/t/[^/]+|/join/[^/]+/[^/]+|/seat/[^/]+|/replay/[^/]+")
SMALL = 800  # bytes that are not worth packing
GIVE_WAY = 0.001  # seconds that a thinking bot, or loading, may keep the event loop waiting


def from_data_folder() -> ASGIApp:
    """The application as worker processes make it: everything from the environment."""
    settings = _settings_of_process()
    return enclosed(_make(settings), settings)


def opening() -> tuple[ASGIApp, Later]:
    """The same, with the page there at once and the application when it is ready."""
    settings = _settings_of_process()
    later = Later(lambda: _make(settings))
    return enclosed(later, settings), later


def _settings_of_process() -> Settings:
    set_up()
    gc.disable()  # loading makes no garbage, but much to look through; `make_app` goes on with it
    sys.setswitchinterval(GIVE_WAY)
    return from_environment(Path(os.environ["HASU_DATA_DIR"]))


def _make(settings: Settings) -> FastAPI:
    from hasu.server.app import make_app

    return make_app(settings)


def enclosed(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application as it meets the world."""
    return Guard(Pages(app), settings)


@dataclass(frozen=True, slots=True)
class File:
    """One file of the page, as it was at a time."""

    changed: int
    kind: str
    plain: bytes
    packed: bytes
    tag: str


class Pages:
    """Answers for the page's files; browsers ask each time whether theirs are the present ones."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._files: dict[Path, File] = {}
        found = (path for path in WEB.rglob("*") if path.suffix in SERVED)
        self._paths = {f"/static/{path.relative_to(WEB).as_posix()}": path for path in found}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = self._wanted(scope)
        if path is None:
            await self.app(scope, receive, send)
        else:
            await _answer(self._file(path), Headers(scope=scope))(scope, receive, send)

    def _wanted(self, scope: Scope) -> Path | None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return None
        if PAGE.fullmatch(scope["path"]):
            return WEB / "index.html"
        return self._paths.get(scope["path"])

    def _file(self, path: Path) -> File:
        changed = path.stat().st_mtime_ns
        if path not in self._files or self._files[path].changed != changed:
            plain = path.read_bytes()
            tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
            kind = mimetypes.guess_type(path.name)[0] or "text/plain"
            self._files[path] = File(changed, kind, plain, gzip.compress(plain, 6), tag)
        return self._files[path]


def _answer(file: File, asked: Headers) -> Response:
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if file.tag in asked.get("if-none-match", ""):
        return Response(None, 304, headers)
    body = file.plain
    if len(body) > SMALL and "gzip" in asked.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, 200, headers, file.kind)


class Later:
    """An application that is still being made; whoever needs it waits.

    Only what the lobby shows is there before, with the same answers as the application's.
    """

    def __init__(self, make: Callable[[], FastAPI]) -> None:
        self._make = make
        self._stack = AsyncExitStack()
        self._lobby: asyncio.Task[Lobby] | None = None
        self.opening: asyncio.Task[FastAPI] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        assert self._lobby is not None
        assert self.opening is not None
        if not self.opening.done() and scope["type"] == "http" and scope["method"] == "GET":
            answer = (await asyncio.shield(self._lobby)).get(scope["path"])
            if answer is not None:
                await _early(answer, HTTPConnection(scope))(scope, receive, send)
                return
        app = await asyncio.shield(self.opening)
        await app(scope, receive, send)

    def failure(self) -> BaseException | None:
        """Why it could not be made, if that is over and was in vain."""
        done = self.opening is not None and self.opening.done() and not self.opening.cancelled()
        return self.opening.exception() if self.opening is not None and done else None

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._lobby = asyncio.create_task(asyncio.to_thread(_lobby))
        self.opening = asyncio.create_task(self._open(self._lobby))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await asyncio.wait([self.opening])
        await self._stack.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self, lobby: asyncio.Task[Lobby]) -> FastAPI:
        await asyncio.shield(lobby)
        app = await asyncio.to_thread(self._make)
        await self._stack.enter_async_context(app.router.lifespan_context(app))
        return app


def _lobby() -> Lobby:
    from hasu.server.lobby import games_shown, lobby_ready, page_texts

    lobby_ready(spoken(os.environ.get("LANG")))
    return {"/api/games": games_shown, "/api/texts": page_texts}


def _early(shown: Callable[[str], dict[str, Any]], asked: HTTPConnection) -> Response:
    language = spoken(asked.query_params.get("language"), asked.headers.get("accept-language", ""))
    return JSONResponse(shown(language))
