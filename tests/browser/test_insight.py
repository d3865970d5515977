"""Explanations in the page: a finished game analysed in its replay, hints at the table."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

import hasu
from hasu.bots import prepare_bots
from hasu.engine.game import game_named
from hasu.engine.record import record
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.support import play_out

LONG = 300_000  # milliseconds: on a busy machine even loading the search takes its time


def prepared(game: str) -> None:
    """Compile the search here: the server would, but gives way to everything else that runs."""
    prepare_bots(game_named(game), ["skilled"])


def to_replay(page: Page, game: str) -> None:
    """From the lobby to the replay of a game between two random players."""
    prepared(game)
    match = play_out(hasu.new(game, 2, 5, names=["Ann", "Bo"]), 5)
    made = page.request.post(f"{page.url}api/records", data=record(match).content)
    page.goto(f"{page.url}replay/{made.json()['table']}")


def analysed(page: Page) -> None:
    page.locator("button.analyse").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".insight[data-state=done]")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0)


def judged(page: Page) -> None:
    """Go to the last turning point, and wait for what is said about the choice there."""
    page.locator(".turn").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".judged .idea").first).to_be_visible()


def test_a_finished_game_is_analysed(visit: Visit) -> None:
    page = visit()
    to_replay(page, "lotus")
    chart = page.locator(".insight .chart")
    points = re.compile(r"Points over time: Ann \d+, Bo \d+$")
    expect(chart).to_have_attribute("aria-label", points)
    analysed(page)
    expect(chart).to_have_attribute("aria-label", re.compile(r"Chance to win: Ann \d+%, Bo \d+%$"))
    expect(chart.locator("polyline")).to_have_count(2)
    turns = page.locator(".turn")
    expect(chart.locator(".mark")).to_have_count(turns.count())
    words = turns.last.text_content() or ""
    step = re.search(r"Step (\d+) – (Ann|Bo): ", words)
    assert step, words
    judged(page)
    expect(page.locator(".where")).to_contain_text(f"{step[1]} / ")
    expect(page.locator(".judged h3")).to_contain_text(f"{step[2]}: ")
    expect(page.locator(".judged .tag", has_text="played")).to_have_count(1)
    expect(page.locator(".turn[aria-current]")).to_have_text(words)

    chart.click(position={"x": 30, "y": 40})
    expect(page.locator(".turn[aria-current]")).to_have_count(0)
    expect(page.locator(".where")).not_to_contain_text(f"{step[1]} / ")
    page.get_by_role("button", name="Points", exact=True).click()
    expect(chart).to_have_attribute("aria-label", points)


def test_an_analysis_that_fails_says_so_and_may_be_tried_again(visit: Visit) -> None:
    page = visit()
    to_replay(page, "lotus")
    begun = []

    def failing(route: Route) -> None:
        if route.request.method == "POST":
            begun.append(route.request)
            route.continue_()
        else:
            told = route.fetch().json()
            route.fulfill(json=told | ({"state": "failed"} if begun else {}))

    page.route("**/replay/analysis**", failing)
    page.locator("button.analyse").click()
    expect(page.get_by_role("alert")).to_have_text("The analysis has failed.")
    page.wait_for_timeout(1500)  # longer than the page waits between two questions
    assert len(begun) == 1
    page.unroute("**/replay/analysis**")
    page.locator("button.analyse").click()
    expect(page.locator(".insight[data-state=done]")).to_be_visible(timeout=LONG)


def test_a_judged_choice_comes_back_after_a_request_that_failed(visit: Visit) -> None:
    page = visit()
    to_replay(page, "lotus")
    analysed(page)
    judged(page)
    expect(page.locator(".judged")).to_be_visible()
    page.route(re.compile(r"/replay/\d+/analysis"), lambda route: route.abort())
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".judged")).to_be_hidden()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".judged")).to_be_visible()


UNCOVERED = """() => {
  const shape = document.querySelector(".hinted"), box = shape.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return shape.ownerSVGElement.contains(there);
}"""


@pytest.mark.parametrize("width", [1366, 390])
def test_an_idea_is_shown_on_the_board(visit: Visit, width: int) -> None:
    page = visit(width=width, height=800)
    to_replay(page, "lotus")
    analysed(page)
    judged(page)
    idea = page.locator(".judged button.idea").first
    idea.click()
    expect(idea).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(UNCOVERED)
    idea.click()
    expect(page.locator(".hinted")).to_have_count(0)
    idea.click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".hinted")).to_have_count(0)


def test_what_is_analysed_once_is_there_for_all(visit: Visit) -> None:
    page = visit()
    to_replay(page, "lotus")
    analysed(page)
    other = visit(re.sub(r"^https?://[^/]+", "", page.url), language="fr")
    expect(other.locator(".insight[data-state=done]")).to_be_visible()
    expect(other.locator(".turns h3")).to_have_text("Tournants")
    expect(other.locator(".turn")).to_have_count(page.locator(".turn").count())
    expect(other.locator(".turn").first).to_contain_text("Étape")


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("day", "en", (1366, 768)), ("night", "de", (390, 844)), ("day", "fr", (1100, 700))],
)
def test_names_contrast_and_room(
    visit: Visit, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = visit(language=language, width=size[0], height=size[1])
    page.evaluate(f"localStorage.hasu = JSON.stringify({{pace: 'instant', theme: '{theme}'}})")
    to_replay(page, "rice-wars")
    analysed(page)
    judged(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(
        """() => {
          const boxes = [".play", ".insight", ".side"].map((name) =>
            document.querySelector(name).getBoundingClientRect());
          const apart = (a, b) => a.right <= b.left || b.right <= a.left ||
            a.bottom <= b.top || b.bottom <= a.top;
          return boxes.every((a, i) => boxes.every((b, j) => i === j || apart(a, b)));
        }"""
    ), "columns overlap"
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def hinted(player: Player) -> None:
    """Ask until the hint has reasons: the search may still have to be loaded."""
    for _ in range(300):
        player.page.keyboard.press("h")
        expect(player.page.locator(".hint-panel :is(.idea, .explained)").first).to_be_visible()
        if player.page.locator(".hint-panel .idea").count():
            return
        player.page.wait_for_timeout(1000)
    raise AssertionError("the search was never ready")


@pytest.mark.parametrize("width", [1366, 390])
def test_a_hint_explains_itself(visit: Visit, width: int) -> None:
    prepared("lotus")
    player = Player(visit(width=width, height=800))
    player.set_up("lotus", ["me", "bot"], {"first": 0})
    player.at_table()
    player.asked()
    hinted(player)
    page = player.page
    ideas = page.locator(".hint-panel .idea")
    assert 1 <= ideas.count() <= 3
    expect(page.locator(".hint-panel .win").first).to_have_text(re.compile(r"\d+% to win"))
    expect(page.locator("#live")).to_have_text(re.compile(r"I would choose: .* \d+% to win"))
    expect(page.locator(".hinted").first).to_be_attached()
    button = page.locator(".hint-panel button.idea").first
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(page.locator(".hinted")).to_have_count(0)
    button.click()
    page.wait_for_function(UNCOVERED)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.keyboard.press("Escape")
    expect(page.locator(".hint-panel")).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator(".prompt .hint")).to_be_focused()
    page.locator(".prompt .hint").click()
    expect(ideas.first).to_be_visible()
    player.turn()
    expect(page.locator(".hint-panel")).to_be_hidden()


def test_on_a_phone_a_hint_is_seen_wherever_one_had_scrolled_to(visit: Visit) -> None:
    prepared("lotus")
    player = Player(visit(width=390, height=844))
    player.set_up("lotus", ["me", "bot"], {"first": 0})
    player.at_table()
    player.asked()
    page = player.page
    for depth in (40, 80, 120, 10_000):  # just behind the question, or out of the window
        page.evaluate(f"scrollTo({{top: {depth}, behavior: 'instant'}})")
        hinted(player)
        hint, question = (page.locator(name).bounding_box() for name in (".hint-panel", ".prompt"))
        assert hint is not None
        assert question is not None
        assert question["y"] + question["height"] <= hint["y"] < 844 / 2, depth
        page.keyboard.press("Escape")
