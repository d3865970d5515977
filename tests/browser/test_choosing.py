"""Choosing by parts, as the page does it (``web/js/choosing.js``), without a game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

CARD_THEN_PLACE = [
    {"choice": 1, "text": "iris on the garden", "parts": [["card:1", "card:2"], ["garden"]]},
    {"choice": 2, "text": "iris under the deck", "parts": [["card:1", "card:2"], ["deck"]]},
    {"choice": 3, "text": "lily on the garden", "parts": [["card:3"], ["garden"]]},
    {"choice": 4, "text": "pass", "parts": []},
]
WITH_AMOUNT = [
    {"choice": n, "text": str(n), "parts": [["wei" if n < 3 else "han"], ["#amount"]]}
    for n in range(6)
]
ONE_IN_ANOTHER = [
    {"choice": 1, "text": "move", "parts": [["man"]]},
    {"choice": 2, "text": "move and fight", "parts": [["man"], ["foe"]]},
]


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()


def chosen(page: Page, choices: list[dict[str, Any]], *clicks: str) -> dict[str, Any]:
    """What the page knows after some clicks; ``back`` takes one back."""
    found: dict[str, Any] = page.evaluate(
        """async ([choices, clicks]) => {
          const { Choosing } = await import("/static/js/choosing.js");
          const c = new Choosing(choices);
          for (const click of clicks) click === "back" ? c.back() : c.click(click);
          const numbers = (some) => some.map((one) => one.choice);
          return {left: numbers(c.left), targets: [...c.targets].sort(), meant: c.meant?.choice,
                  buttons: numbers(c.buttons), amounts: numbers(c.amounts), clicked: c.clicked};
        }""",
        [choices, list(clicks)],
    )
    return found


def test_before_the_first_click(page: Page) -> None:
    found = chosen(page, CARD_THEN_PLACE)
    assert found["targets"] == ["card:1", "card:2", "card:3", "deck", "garden"]
    assert found["buttons"] == [4]
    assert found["meant"] is None


def test_a_click_narrows(page: Page) -> None:
    found = chosen(page, CARD_THEN_PLACE, "card:2")
    assert (found["left"], found["targets"]) == ([1, 2], ["deck", "garden"])


def test_parts_in_any_order(page: Page) -> None:
    assert chosen(page, CARD_THEN_PLACE, "card:2", "deck")["meant"] == 2
    assert chosen(page, CARD_THEN_PLACE, "deck", "card:1")["meant"] == 2


def test_one_open_part_is_not_taken_for_granted(page: Page) -> None:
    found = chosen(page, CARD_THEN_PLACE, "card:3")
    assert (found["meant"], found["targets"], found["buttons"]) == (None, ["garden"], [3])


def test_back_a_second_click_and_a_click_instead(page: Page) -> None:
    assert chosen(page, CARD_THEN_PLACE, "card:1", "back")["clicked"] == []
    assert chosen(page, CARD_THEN_PLACE, "card:1", "card:1")["clicked"] == []
    assert chosen(page, CARD_THEN_PLACE, "card:1", "card:3")["clicked"] == ["card:3"]
    assert chosen(page, CARD_THEN_PLACE, "card:1", "nothing")["clicked"] == ["card:1"]


def test_amounts_follow_the_place(page: Page) -> None:
    assert chosen(page, WITH_AMOUNT)["amounts"] == []
    found = chosen(page, WITH_AMOUNT, "han")
    assert (found["amounts"], found["targets"]) == ([3, 4, 5], [])


def test_a_choice_within_another_needs_a_button(page: Page) -> None:
    found = chosen(page, ONE_IN_ANOTHER, "man")
    assert (found["meant"], found["buttons"], found["targets"]) == (None, [1, 2], ["foe"])
    assert chosen(page, ONE_IN_ANOTHER, "man", "foe")["meant"] == 2


@pytest.mark.parametrize("width", [1366, 390])
def test_the_button_beside_a_number_stays_in_place(visit: Visit, width: int) -> None:
    """Who steps on and on does not have to follow it."""
    page = visit(width=width)
    expect(page.locator(".games")).to_be_visible()
    page.evaluate(
        """async () => {
          const { Choosing } = await import("/static/js/choosing.js");
          const { drawPrompt } = await import("/static/js/prompt.js");
          const choices = [...Array(13).keys()].map((choice) => {
            const text = choice === 1 ? "1 point of influence" : `${choice} points of influence`;
            return { choice, text, parts: [["#amount"]] };
          });
          const bar = document.createElement("section");
          bar.className = "prompt";
          document.getElementById("page").replaceChildren(bar);
          drawPrompt(bar, { text: "How many?", choices }, new Choosing(choices), null, "", "", {});
        }"""
    )
    choose = page.locator("form.amount .main")
    seen = set()
    for _ in range(13):
        box = choose.bounding_box()
        assert box is not None
        seen.add((box["x"], box["y"]))
        page.locator("form.amount .step").last.click()
    assert page.locator("form.amount output").inner_text() == "12 points of influence"
    assert len(seen) == 1
