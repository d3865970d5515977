"""A person in front of the page: sees what glows, clicks it, reads what is said."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

GAMES = ("china", "lotus", "rice-wars", "white-lotus")

# What can be clicked now: glowing shapes with a point inside the window, then buttons.
SEEN = """() => {
  if (document.querySelector("dialog[open], .cover, .behind, [aria-busy=true]")) return null;
  const glowing = document.querySelectorAll(".table-grid [data-id].target");
  const shapes = [...glowing].map((e) => e.dataset.id);
  const buttons = document.querySelectorAll(".prompt.asked .answers > button.answer").length;
  const amount = document.querySelector(".prompt.asked form.amount") !== null;
  const ready = document.querySelector(".prompt.asked .picked") !== null;
  const chosen = document.querySelectorAll(".table-grid [data-id].chosen").length;
  const over = document.querySelector(".prompt a[href^='/replay/']") !== null;
  return {shapes, buttons, amount, ready, chosen, over};
}"""
# The state of the table as it stands, to wait for it to change.
MOMENT = """() => document.querySelector(".prompt")?.textContent + "|" +
  JSON.stringify(document.querySelector(".table-grid")?.dataset) + "|" +
  [...document.querySelectorAll("[data-id].chosen, [data-id].target")].map((e) => e.dataset.id)"""

# What may keep somebody from choosing.
STANDS = """{
  busy: document.querySelector("[aria-busy=true]") !== null,
  over: [...document.querySelectorAll("dialog[open], .cover, .behind, .toast")].map(
    (e) => `${e.className} ${e.textContent}`),
  trouble: document.getElementById("trouble").textContent,
  hidden: document.hidden,
}"""

# A point of a shape that can be clicked, the nearest to its middle. In one go, because what
# other players do may redraw the page between two questions.
INSIDE = """(name) => {
  const shape = document.querySelector(`[data-id="${name}"]`);
  if (!shape) return null;
  shape.scrollIntoView({block: "center", behavior: "instant"});
  const box = shape.getBoundingClientRect(), points = [];
  for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
    points.push([box.x + box.width * i / 20, box.y + box.height * j / 20]);
  }
  const far = ([x, y]) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
  const svg = shape.ownerSVGElement;
  return points.sort((a, b) => far(a) - far(b)).find(([x, y]) => {
    const there = document.elementsFromPoint(x, y);
    const free = !svg || svg.contains(there[0]);  // nothing else of the page lies over it
    return free && there.find((e) => e.closest(".target"))?.closest(".target") === shape;
  }) ?? null;
}"""


class Player:
    """Plays by clicking only what the page offers."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)

    def play_now(self, game: str) -> None:
        self.page.locator(f"[data-game={game}] .play-now").click()
        self.at_table()

    def set_up(
        self, game: str, seats: list[str], options: dict[str, Any] | None = None, level: str = ""
    ) -> None:
        """Set a game up: ``seats`` are me, here, link or bot."""
        page = self.page
        page.locator(f"[data-game={game}] .set-up").click()
        page.locator(".segments label", has_text=str(len(seats))).click()
        for index, kind in enumerate(seats):
            row = page.locator(".seats li").nth(index)
            row.locator("select").first.select_option(kind)
            if kind == "bot" and level:
                row.locator("select").nth(1).select_option(level)
            if kind in ("me", "here"):
                row.locator("input").fill(("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")[index])
        for name, value in (options or {}).items():
            box = page.locator(f"[data-option={name}]")
            box.set_checked(value) if isinstance(value, bool) else box.select_option(
                json.dumps(value)
            )
        page.locator(".start").click()

    def at_table(self) -> None:
        expect(self.page.locator(".areas-board svg.area")).to_be_visible()
        self.page.wait_for_function("() => document.querySelectorAll('.panel').length > 1")

    def seen(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(SEEN)
        return found

    def asked(self) -> None:
        """Wait until something is asked of this player, or the game is over."""
        self.page.wait_for_function(
            """() => !document.querySelector(".behind, .cover, [aria-busy=true]") &&
            document.querySelector(".prompt.asked, .prompt a[href^='/replay/']")""",
            timeout=60_000,
        )

    def over(self) -> bool:
        return self.page.locator(".prompt a[href^='/replay/']").count() > 0

    def click_something(self) -> None:
        """One click on one thing that the page offers, and wait for its effect."""
        self._until(f"() => ({SEEN})() !== null", "asked, but nothing can be chosen")
        seen = self.seen()
        assert seen is not None
        before = self.page.evaluate(MOMENT)
        taken = ("ready", 0)
        if seen["ready"]:
            self.page.locator(".prompt .answers button.main").click()
        else:
            offers = [("shape", name) for name in seen["shapes"]]
            offers += [("button", number) for number in range(seen["buttons"])]
            offers += [("amount", 0)] if seen["amount"] else []
            assert offers, "asked, but nothing can be clicked"
            taken = self.luck.choice(offers)
            self._take(*taken)
        idle = "!document.querySelector('[aria-busy=true]')"
        changed = f"(before) => ({MOMENT})() !== before && {idle}"
        self._until(changed, f"a click on {taken} had no effect", before)

    def _until(self, holds: str, otherwise: str, arg: Any = None) -> None:
        """Wait; if it is in vain, tell how the page stands."""
        try:
            self.page.wait_for_function(holds, arg=arg)
        except TooLate as late:
            stands = self.page.evaluate(f"() => [({MOMENT})(), {STANDS}]")
            raise AssertionError(f"{otherwise}; the page stands at {stands}") from late

    def _take(self, kind: str, which: Any) -> None:
        if kind == "shape":
            self.click(which)
        elif kind == "button":
            self.page.locator(".prompt .answers > button.answer").nth(which).click()
        else:
            for _ in range(self.luck.randrange(3)):
                self.page.locator("form.amount button.step").last.click()
            self.page.locator("form.amount button.main").click()

    def click(self, name: str) -> None:
        """Click a shape, wherever it shows: a land's middle may lie in the sea."""
        try:
            point = self.page.wait_for_function(INSIDE, arg=name).json_value()
        except TooLate as late:
            raise AssertionError(f"{name} glows, but nothing of it can be clicked") from late
        self.page.mouse.click(*point)

    def turn(self) -> None:
        """Click on until the table has taken a step of this player."""
        step = self.step()
        for _ in range(12):
            self.click_something()
            if self.step() != step:
                return
        raise AssertionError("a dozen clicks did not make a choice")

    def step(self) -> int:
        return int(self.page.locator(".table-grid").get_attribute("data-step") or 0)

    def wait_for_step(self, holds: str) -> None:
        """Wait until the number of steps is as said, such as ``> 4``."""
        step = "Number(document.querySelector('.table-grid').dataset.step)"
        self.page.wait_for_function(f"() => {step} {holds}")

    def log_length(self) -> int:
        return self.page.locator(".log li").count()

    def play_to_the_end(self, most: int = 3000) -> None:
        for _ in range(most):
            self.asked()
            if self.over():
                return
            self.click_something()
        raise AssertionError(f"not over after {most} clicks")


def invitation(page: Page) -> str:
    """The path of the invitation as its button copies it, read from the fallback dialog."""
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    page.get_by_role("button", name="Copy the invitation").click()
    address = page.locator("dialog input.link").input_value()
    page.keyboard.press("Escape")
    return re.sub(r"^https?://[^/]+", "", address)


def seat_link(page: Page, seat: int) -> str:
    """The path by which another device takes a seat of this page's table."""
    path: str = page.evaluate(
        "(seat) => fetch(`/api/tables/${location.pathname.slice(3)}/seat-link?seat=${seat}`)"
        ".then((answer) => answer.json()).then(({ url }) => new URL(url).pathname)",
        seat,
    )
    return path
