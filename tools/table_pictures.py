"""Take the README's pictures of the table: real pages, some turns into a game.

python tools/table_pictures.py            # writes docs/pictures/table-*.png; needs Chromium
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.player import Player  # noqa: E402 - it knows how to play by clicking

FOLDER = ROOT / "docs" / "pictures"
QUICK = {"HASU_BOT_PAUSE": "0", "HASU_TABLES_AN_HOUR": "1000"}


class Picture(NamedTuple):
    game: str
    width: int
    scheme: str  # day or night
    turns: int
    asks: str = ""  # then on until the question has this in it


PICTURES = (
    Picture("china", 1280, "light", 48),
    Picture("lotus", 1280, "light", 24),
    Picture("white-lotus", 1280, "dark", 22, "influence"),
    Picture("rice-wars", 390, "light", 34),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = subprocess.Popen(
            [sys.executable, "-m", "hasu", "serve", "--port", "0", "--no-browser", "--data", data],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | QUICK,
        )
        try:
            address = address_of(server)
            chromium = os.environ.get("HASU_CHROMIUM") or shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for picture in PICTURES:
                take(browser, address, picture)
            browser.close()
        finally:
            server.terminate()
            server.wait()


def address_of(server: subprocess.Popen[str]) -> str:
    for line in server.stdout or ():
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
    raise SystemExit("the server did not start")


def take(browser: Browser, address: str, picture: Picture) -> None:
    page = browser.new_page(
        viewport={"width": picture.width, "height": 760},
        locale="en",
        color_scheme=picture.scheme,
        reduced_motion="reduce",
    )
    page.add_init_script("localStorage.hasu ??= JSON.stringify({pace: 'instant'})")
    page.goto(address)
    player = Player(page, seed=7)
    player.set_up(picture.game, ["me", "bot", "bot"], level="casual")
    player.at_table()
    player.asked()
    for _ in range(picture.turns):
        player.turn()
        player.asked()
    while picture.asks not in page.locator(".prompt").inner_text():
        player.turn()
        player.asked()
    page.wait_for_function("() => !document.querySelector('.headline')", timeout=20_000)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=FOLDER / f"table-{picture.game}.png")
    print(f"table-{picture.game}.png")
    page.close()


if __name__ == "__main__":
    main()
