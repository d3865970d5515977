"""A real server and a real browser (Debian's Chromium) for the tests of the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    expect,
    sync_playwright,
)

from tests.browser.player import Player

CHROMIUM = os.environ.get("HASU_CHROMIUM") or shutil.which("chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
QUICK = {
    "HASU_BOT_PAUSE": "0",
    "HASU_TABLES_AN_HOUR": "1000",
    "HASU_ANALYSIS_PLAYOUTS": "20",
    "HASU_HINT_PLAYOUTS": "60",
}
PATIENCE = 15_000  # milliseconds that anything on the page may take; machines may be slow
expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        missing = "no Chromium: install Debian's package chromium, or set HASU_CHROMIUM"
        pytest.fail(missing) if os.environ.get("HASU_CI") else pytest.skip(missing)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own on a free port; bots answer at once."""
    data = tmp_path_factory.mktemp("data")
    server = subprocess.Popen(
        [sys.executable, "-m", "hasu", "serve", "--port", "0", "--no-browser", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | QUICK,
    )
    try:
        yield _address_of(server)
    finally:
        server.terminate()
        server.wait(timeout=20)


def _address_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    said = []
    for line in server.stdout:
        said.append(line)
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return found[0]
    raise AssertionError("the server did not start:\n" + "".join(said))


@pytest.fixture
def visit(browser: Browser, address: str, tmp_path: Path) -> Iterator[Visit]:
    """A new person with a browser of their own, at a page."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(
        path: str = "/",
        language: str = "en",
        width: int = 1366,
        height: int = 768,
        motion: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "if (!localStorage.hasu) localStorage.hasu = JSON.stringify({pace: 'instant'})"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: _note(problems, said))
        page.on("response", lambda answer: _note_missing(problems, answer))
        page.goto(address + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert problems == []


def _note(problems: list[str], said: ConsoleMessage) -> None:
    """Errors of the page. Refusals are part of some tests; they are looked at there."""
    if said.type == "error" and not said.text.startswith("Failed to load resource"):
        problems.append(said.text)


def _note_missing(problems: list[str], answer: Response) -> None:
    if answer.status == 404 or answer.status >= 500:
        problems.append(f"{answer.status} {answer.url}")


@pytest.fixture
def player(visit: Visit) -> Player:
    """Someone in the lobby."""
    return Player(visit())
