"""Several people at one device: nobody sees another's hand, and nobody waits behind a cover."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, invitation, seat_link
from tests.browser.wire import Wire

WHY = "Take the device. Nobody else should look now."


def play_until_covered(player: Player) -> None:
    """Ann sits down and plays until it is somebody else's turn."""
    page = player.page
    expect(page.locator(".cover h1")).to_have_text("Ann, your turn")
    page.locator(".cover button").click()
    player.at_table()
    for _ in range(60):
        player.page.wait_for_function(
            "() => document.querySelector('.cover, .prompt.asked') && "
            "!document.querySelector('[aria-busy=true]')"
        )
        if page.locator(".cover").count():
            return
        player.click_something()
    raise AssertionError("Ann's turn did not end")


def test_hot_seat_covers_the_table_between_turns(player: Player) -> None:
    player.set_up("lotus", ["me", "here"], {"first": 0})
    page = player.page
    expect(page.locator(".cover h1")).to_have_text("Ann, your turn")
    expect(page.locator("[data-id^='card:']")).to_have_count(0)
    play_until_covered(player)
    expect(page.locator(".cover h1")).to_have_text("Bob, your turn")
    page.locator(".cover button").click()
    expect(page.locator("[data-id^='card:1:']")).to_have_count(4)
    expect(page.locator("[data-id^='card:0:']")).to_have_count(0)


def test_the_cover_tells_nothing_and_stays_until_the_table_is_drawn_anew(player: Player) -> None:
    """What was drawn and told for Ann must not be seen by Bob, however late his own comes."""
    page, wire = player.page, Wire(player.page)
    player.set_up("lotus", ["me", "here"], {"first": 0})
    play_until_covered(player)
    cover = page.locator(".cover")
    expect(cover.locator("h1")).to_have_text("Bob, your turn")
    expect(cover.locator("p")).to_have_text([WHY])
    expect(page.locator("#headlines")).to_have_text("")
    page.keyboard.press("u")  # not for Bob to take back
    wire.hold()
    cover.locator("button").click()
    wire.wait_for(do="look", eyes=1)
    expect(cover).to_be_visible()
    assert page.locator("[data-id^='card:0:']").count() > 0, "Ann's hand, if it were not covered"
    wire.let_go()
    expect(cover).to_have_count(0)
    expect(page.locator("[data-id^='card:0:']")).to_have_count(0)
    expect(page.locator("[data-id^='card:1:']")).to_have_count(4)
    assert wire.count("undo") == 0


def test_the_cover_stays_while_the_connection_is_lost(player: Player) -> None:
    page, wire = player.page, Wire(player.page)
    player.set_up("lotus", ["me", "here"], {"first": 0})
    play_until_covered(player)
    wire.cut()
    expect(page.locator("#trouble")).to_have_text("The connection is lost. Trying again…")
    page.locator(".cover button").click()
    expect(page.locator(".cover h1")).to_have_text("Bob, your turn")
    wire.mend()
    expect(page.locator(".cover")).to_have_count(0)
    expect(page.locator("#trouble")).to_be_hidden()
    expect(page.locator("[data-id^='card:1:']")).to_have_count(4)


def test_who_plays_elsewhere_does_not_leave_the_table_covered(visit: Visit) -> None:
    """Bob has a phone. Ann's page waits for him under a cover only while he is asked."""
    laptop = Player(visit())
    laptop.set_up("lotus", ["me", "here", "link"], {"first": 1})
    cleo = Player(visit(invitation(laptop.page)), seed=2)
    cleo.page.locator("#name").fill("Cleo")
    cleo.page.get_by_role("button", name="Sit down").click()
    cover = laptop.page.locator(".cover")
    expect(cover.locator("h1")).to_have_text("Bob, your turn")
    phone = Player(visit(seat_link(laptop.page, 1)), seed=3)
    phone.asked()
    while phone.page.locator(".prompt.asked").count():
        phone.click_something()
    expect(cover).to_have_count(0)
    expect(laptop.page.locator(".prompt h1")).to_have_text("Waiting for Cleo…")
    cleo.asked()
    while cleo.page.locator(".prompt.asked").count():
        cleo.click_something()
    expect(cover.locator("h1")).to_have_text("Ann, your turn")
