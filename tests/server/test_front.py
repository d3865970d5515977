"""The page is there before the application is."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import ASGIApp

from hasu.server import front
from hasu.server.app import create_app
from hasu.server.front import WEB, Later, Pages, enclosed
from tests.server.support import file_settings


def in_its_own_loop(visit: Coroutine[Any, Any, None]) -> None:
    """In a thread: a browser that other tests have opened keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, visit).result()


LOBBY = ("/api/games?language=fr", "/api/texts?language=de", "/api/games")


@asynccontextmanager
async def living(app: ASGIApp) -> AsyncIterator[httpx.AsyncClient]:
    """The application from its start to its end, as a server keeps it, and a browser."""
    to_app: asyncio.Queue[Any] = asyncio.Queue()
    said: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan"}, to_app.get, said.put))
    to_app.put_nowait({"type": "lifespan.startup"})
    assert (await said.get())["type"] == "lifespan.startup.complete"
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as browser:
        yield browser
    to_app.put_nowait({"type": "lifespan.shutdown"})
    assert (await said.get())["type"] == "lifespan.shutdown.complete"
    await life


def test_the_page_is_served_while_the_rest_waits(tmp_path: Path) -> None:
    settings, gate = file_settings(tmp_path), threading.Event()

    def make() -> FastAPI:
        gate.wait()
        return create_app(settings)

    async def visit() -> None:
        async with living(enclosed(Later(make), settings)) as browser:
            for path in ("/", "/t/x", "/static/js/main.js", "/static/style.css"):
                answer = await browser.get(path)
                assert answer.status_code == 200
                assert "content-security-policy" in answer.headers
            early = {path: (await browser.get(path)).json() for path in LOBBY}
            asking = asyncio.create_task(browser.get("/healthz"))
            for _ in range(10):
                await asyncio.sleep(0)
            assert not asking.done()
            gate.set()
            assert (await asking).json()["status"] == "ok"
            assert early == {path: (await browser.get(path)).json() for path in LOBBY}

    in_its_own_loop(visit())


def test_an_application_that_cannot_be_made_tells_why(tmp_path: Path) -> None:
    def make() -> FastAPI:
        raise ValueError("no database")

    later = Later(make)
    assert later.failure() is None

    async def visit() -> None:
        async with living(enclosed(later, file_settings(tmp_path))) as browser:
            with pytest.raises(ValueError, match="no database"):
                await browser.get("/healthz")

    in_its_own_loop(visit())
    assert str(later.failure()) == "no database"


def test_files_are_read_again_when_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "WEB", tmp_path)
    for name in ("page.js", "secret.py", "text.ftl"):
        (tmp_path / name).write_text("one")
    pages = Pages(FastAPI())
    browser = httpx.AsyncClient(transport=httpx.ASGITransport(pages), base_url="http://x")

    async def visit() -> None:
        first = await browser.get("/static/page.js")
        assert (first.text, first.headers["cache-control"]) == ("one", "no-cache")
        again = await browser.get(
            "/static/page.js", headers={"if-none-match": first.headers["etag"]}
        )
        assert again.status_code == 304
        (tmp_path / "page.js").write_text("two")
        os.utime(tmp_path / "page.js", ns=(1, 1))
        changed = await browser.get(
            "/static/page.js", headers={"if-none-match": first.headers["etag"]}
        )
        assert changed.text == "two"
        for other in ("secret.py", "text.ftl", "nothing.js"):
            assert (await browser.get(f"/static/{other}")).status_code == 404

    in_its_own_loop(visit())


def test_every_script_is_asked_for_at_once() -> None:
    """Otherwise a browser finds them one after the other."""
    page = (WEB / "index.html").read_text()
    for script in (WEB / "js").glob("*.js"):
        assert f'"/static/js/{script.name}"' in page
