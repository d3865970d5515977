"""Connections that are slow, lost or refused, and what the page says meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.wire import FLOODED, Wire

LOST = "The connection is lost. Trying again…"
TWICE = """() => {
  const press = (repeat) => document.body.dispatchEvent(
    new KeyboardEvent("keydown", {key: "u", repeat, bubbles: true}));
  for (const repeat of [false, false, true]) press(repeat);
}"""


def at_lotus(player: Player) -> Wire:
    wire = Wire(player.page)
    player.set_up("lotus", ["me", "bot"], {"first": 0})
    player.at_table()
    player.asked()
    return wire


def click_first(player: Player, kind: str) -> None:
    shape = player.page.locator(f"[data-id^='{kind}'].target").first
    player.click(shape.get_attribute("data-id") or "")


def test_trouble_is_told_and_what_could_not_be_said_stays(player: Player) -> None:
    page, wire = player.page, at_lotus(player)
    wire.cut()
    trouble = page.locator("#trouble")
    expect(trouble).to_have_text(LOST)
    field = page.get_by_label("Say something")
    field.fill("Are you there?")
    field.press("Enter")
    expect(field).to_have_value("Are you there?")
    wire.mend()
    expect(trouble).to_be_hidden()
    field.press("Enter")
    expect(page.locator(".chat li")).to_contain_text("Are you there?")
    expect(field).to_have_value("")


@pytest.mark.parametrize("asks", [False, True])
def test_a_connection_that_died_without_a_sign_is_noticed(player: Player, asks: bool) -> None:
    page = player.page
    page.clock.install()
    wire = at_lotus(player)
    wire.hold()
    if asks:
        page.keyboard.press("h")
        wire.wait_for(do="hint")
    assert wire.count("ping") == 0
    page.clock.fast_forward(4_000 if asks else 25_000)
    wire.wait_for(do="ping")
    page.clock.fast_forward(8_000)
    trouble = page.locator("#trouble")
    expect(trouble).to_have_text(LOST)
    wire.mend()
    page.clock.fast_forward(250)
    expect(trouble).to_be_hidden()
    player.asked()
    player.turn()


def test_a_connection_without_a_word_is_kept_while_the_server_answers(player: Player) -> None:
    page = player.page
    page.clock.install()
    wire = at_lotus(player)
    for times in (1, 2, 3):
        page.clock.fast_forward(25_000)
        wire.wait_for_heard("pong", times)
    page.clock.fast_forward(8_000)
    expect(page.locator("#trouble")).to_be_hidden()
    assert wire.connections == 1


def test_a_refused_page_does_not_say_that_it_tries_again(player: Player) -> None:
    page, wire = player.page, at_lotus(player)
    wire.cut(FLOODED)
    expect(page.locator("#trouble")).to_have_text(
        "The connection has ended. Load the page again to come back."
    )
    page.locator("a.home").click()
    expect(page.locator(".games")).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()
    expect(page.locator("body.cut-off")).to_have_count(0)


def test_one_undo_at_a_time(player: Player) -> None:
    page, wire = player.page, at_lotus(player)
    click_first(player, "card:0:")
    click_first(player, "flower:")
    player.wait_for_step("=== 1")
    page.evaluate(TWICE)
    player.wait_for_step("=== 0")
    assert wire.count("undo") == 1


def test_a_refusal_of_something_else_leaves_a_half_made_choice(player: Player) -> None:
    page, wire = player.page, at_lotus(player)
    click_first(player, "card:0:")
    wire.tell(say="error", code="too-many", text="Too fast.")
    expect(page.locator(".toast.error")).to_have_text("Too fast.")
    expect(page.locator("[data-id].chosen")).to_have_count(1)


def test_a_hint_that_was_cut_off_can_be_asked_for_again(player: Player) -> None:
    page, wire = player.page, at_lotus(player)
    wire.hold()
    page.keyboard.press("h")
    expect(page.locator(".hint-panel .thinking")).to_be_visible()
    wire.wait_for(do="hint")
    wire.cut()
    expect(page.locator(".hint-panel")).to_be_hidden()


def test_a_rematch_is_offered_once(player: Player) -> None:
    page, wire = player.page, at_lotus(player)
    for _ in range(2):
        wire.tell(say="rematch", table="elsewhere", mine=False)
    wire.tell(say="error", code="too-many", text="That was all.")
    expect(page.locator(".toast.error")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(1)
