"""Playing through the page, as people do: clicking, undoing, reloading, sharing a device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from hasu.engine.game import game_named
from tests.browser.conftest import Visit
from tests.browser.player import GAMES, Player, invitation, seat_link


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(player: Player, game: str) -> None:
    seats = game_named(game).seats[0]
    player.set_up(game, ["me", *["bot"] * (seats - 1)], level="novice")
    player.at_table()
    player.play_to_the_end()
    page = player.page
    expect(page.locator("dialog .sheet")).to_be_visible()
    columns = page.locator("dialog .sheet tbody tr").evaluate_all(
        "rows => rows.map(r => [...r.querySelectorAll('td')].map(c => Number(c.textContent || 0)))"
    )
    totals = page.locator("dialog .sheet tfoot td").all_text_contents()
    sums = [sum(column) for column in zip(*columns, strict=True)]
    assert sums == [int(total) for total in totals], "the sheet explains every point"


def test_one_click_starts_a_game(player: Player) -> None:
    player.play_now("lotus")
    expect(player.page.locator(".panel")).to_have_count(3)
    player.asked()
    player.turn()


def test_a_part_narrows_the_rest_and_escape_takes_it_back(player: Player) -> None:
    player.set_up("lotus", ["me", "bot"], {"first": 0})
    player.at_table()
    player.asked()
    page = player.page
    before = page.locator("[data-id].target").count()
    assert page.locator(".every").count() == 1
    player.click(page.locator("[data-id^='card:0:'].target").first.get_attribute("data-id") or "")
    assert page.locator("[data-id].chosen").count() == 1
    assert page.locator(".prompt .answers > button.answer").count() > 1
    assert page.locator(".every").count() == 0, "what stands there as buttons is not listed again"
    assert 0 < page.locator("[data-id^='flower:'].target").count() <= 1
    page.keyboard.press("Escape")
    expect(page.locator("[data-id].chosen")).to_have_count(0)
    assert page.locator("[data-id].target").count() == before


def test_undo_until_something_is_revealed(player: Player) -> None:
    player.set_up("lotus", ["me", "bot"], {"first": 0})
    player.at_table()
    player.asked()
    page = player.page
    step = player.step()
    card = page.locator("[data-id^='card:0:'].target").first.get_attribute("data-id") or ""
    player.click(card)
    flower = page.locator("[data-id^='flower:'].target").first.get_attribute("data-id") or ""
    player.click(flower)
    player.wait_for_step(f"> {step}")
    page.get_by_role("button", name="Undo").click()
    player.wait_for_step(f"=== {step}")
    expect(page.locator(f'[data-id="{card}"]')).to_have_count(1)


def test_reload_in_mid_turn_goes_on_where_it_was(player: Player) -> None:
    player.play_now("china")
    player.asked()
    player.turn()
    player.asked()
    page = player.page
    step, asked = player.step(), page.locator(".prompt h1").text_content()
    page.reload()
    player.at_table()
    player.asked()
    assert (player.step(), page.locator(".prompt h1").text_content()) == (step, asked)
    player.turn()


def test_a_sealed_choice_between_two_browsers(visit: Visit) -> None:
    """Nobody sees the other's choice before both are ready; it can be changed until then."""
    host = Player(visit())
    host.set_up("white-lotus", ["me", "link", "bot"])
    link = invitation(host.page)
    guest = Player(visit(link), seed=2)
    guest.page.locator("#name").fill("Bo")
    guest.page.get_by_role("button", name="Sit down").click()
    host.at_table()
    guest.at_table()
    _until_both_are_asked_in_secret(host, guest)
    _seal(host)
    expect(host.page.get_by_role("button", name="Change my choice")).to_be_visible()
    expect(guest.page.locator("[data-id='panel:0'] .tag.done")).to_have_count(1)
    host.page.get_by_role("button", name="Change my choice").click()
    expect(guest.page.locator("[data-id='panel:0'] .tag.done")).to_have_count(0)
    expect(host.page.locator(".prompt.asked .tag", has_text="sealed")).to_be_visible()
    _seal(host)
    step = guest.step()
    _seal(guest)
    guest.wait_for_step(f"> {step}")


def _sealed(page: Page) -> bool:
    return page.locator(".prompt.asked .question .tag", has_text="sealed").count() > 0


def _until_both_are_asked_in_secret(host: Player, guest: Player) -> None:
    for _ in range(400):
        host.page.wait_for_timeout(120)
        asked = [player for player in (host, guest) if _asked(player)]
        secret = [player for player in asked if _sealed(player.page)]
        if len(secret) == 2:
            return
        for player in asked:  # someone may be asked in secret while the other is not
            _seal(player) if player in secret else player.click_something()
    raise AssertionError("never were both asked in secret")


def _asked(player: Player) -> bool:
    return player.page.locator(".table-grid:not([aria-busy=true]) .prompt.asked").count() > 0


def _seal(player: Player) -> None:
    """Choose and say Ready until nothing more is asked."""
    for _ in range(60):
        player.click_something()
        if not player.page.locator(".prompt.asked").count():
            return
    raise AssertionError("the sealed choice did not end")


def test_another_device_leaves_its_table_like_any_other(visit: Visit) -> None:
    host = Player(visit())
    host.play_now("lotus")
    page = host.page
    other = visit()
    with other.expect_websocket() as coming:
        other.goto(re.sub(r"^(https?://[^/]+).*", rf"\1{seat_link(page, 0)}", page.url))
    Player(other).at_table()
    with coming.value.expect_event("close"):
        other.locator("a.home").click()
    expect(other.locator(".games")).to_be_visible()


def test_who_comes_back_by_their_invitation_is_at_the_table(visit: Visit) -> None:
    host = Player(visit())
    host.set_up("lotus", ["me", "link"])
    guest = Player(visit(invitation(host.page)))
    invited = guest.page.url
    guest.page.locator("#name").fill("Bo")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.at_table()
    guest.page.goto(invited)
    guest.page.wait_for_url("**/t/*")
    guest.at_table()
    expect(guest.page.locator("[data-id^='card:1:']")).to_have_count(4)


def test_a_host_who_is_refused_still_sees_who_gathers(player: Player) -> None:
    player.set_up("lotus", ["me", "link"])
    page = player.page
    page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (said) {
                send.call(this, said.replace('"seat":1', '"seat":0'));
            };
        }"""
    )
    page.get_by_role("button", name="Give it to a bot").click()
    expect(page.locator(".toast.error")).to_be_visible()
    expect(page.locator(".gathering .seats li")).to_have_count(2)


def test_chat_and_presence(visit: Visit) -> None:
    host = Player(visit())
    host.set_up("lotus", ["me", "link"])
    link = invitation(host.page)
    guest = Player(visit(link))
    guest.page.locator("#name").fill("Bo")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.at_table()
    guest.page.get_by_label("Say something").fill("Hello <b>there</b>")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator(".chat li")).to_have_text(re.compile("Bo.*Hello <b>there</b>"))
    guest.page.close()
    expect(host.page.locator(".panel .tag.away")).to_have_count(1)


def test_an_onlooker_sees_only_what_is_public(visit: Visit) -> None:
    host = Player(visit())
    host.play_now("lotus")
    watcher = visit(re.sub(r"^https?://[^/]+", "", host.page.url))
    expect(watcher.locator(".areas-board svg.area")).to_be_visible()
    expect(watcher.locator("[data-id^='card:']")).to_have_count(0)
    expect(watcher.locator(".target")).to_have_count(0)


def test_a_bot_by_vote_and_back_again(visit: Visit) -> None:
    host = Player(visit())
    host.set_up("lotus", ["me", "link"], {"first": 1})
    guest = Player(visit(invitation(host.page)))
    guest.page.locator("#name").fill("Bo")
    guest.page.get_by_role("button", name="Sit down").click()
    host.at_table()
    guest.asked()
    panel = host.page.locator("[data-id='panel:1']")
    expect(panel.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    table, browser = guest.page.url, guest.page.context
    guest.page.close()
    panel.get_by_role("button", name="Let a bot play on (votes: 0)").click()
    expect(panel.locator(".tag", has_text="Casual")).to_be_visible()
    host.wait_for_step("> 0")  # it was the other's turn: the bot has played
    host.asked()
    guest = Player(browser.new_page())
    guest.page.goto(table)
    guest.at_table()
    guest.page.get_by_role("button", name="I am back").click()
    expect(panel.locator(".tag", has_text="Casual")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="I am back")).to_have_count(0)
    while host.page.locator(".prompt.asked").count():
        host.click_something()
    guest.asked()
    guest.turn()


def test_rematch(player: Player) -> None:
    player.set_up("lotus", ["me", "bot"], level="novice")
    player.at_table()
    player.play_to_the_end()
    before = player.page.url
    player.page.locator("dialog").get_by_role("button", name="Rematch").click()
    player.page.wait_for_url(lambda url: url != before)
    player.asked()


def test_an_answer_half_made_stays_when_others_choose(visit: Visit) -> None:
    """Someone else's sealed choice must not take back what one has picked."""
    host = Player(visit())
    host.set_up("white-lotus", ["me", "link", "bot"])
    guest = Player(visit(invitation(host.page)), seed=2)
    guest.page.locator("#name").fill("Bo")
    guest.page.get_by_role("button", name="Sit down").click()
    host.at_table()
    guest.at_table()
    _until_both_are_asked_in_secret(host, guest)
    while not host.page.locator(".prompt .picked").count():
        host.click_something()
    picked = host.page.locator(".prompt .picked").text_content()
    _seal(guest)
    expect(host.page.locator("[data-id='panel:1'] .tag.done")).to_have_count(1)
    expect(host.page.locator(".prompt .picked")).to_have_text(picked or "")


@pytest.mark.parametrize("motion", [True, False])
def test_pieces_glide_unless_someone_asks_for_stillness(visit: Visit, motion: bool) -> None:
    player = Player(visit(motion=motion))
    page = player.page
    page.evaluate(
        """() => {
          window.flown = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            if (frames[0].translate) window.flown.push(this.dataset.id);
            return animate.call(this, frames, options);
          };
        }"""
    )
    player.set_up("lotus", ["me", "bot"], {"first": 0})
    player.at_table()
    player.asked()
    player.click(page.locator("[data-id^='card:0:'].target").first.get_attribute("data-id") or "")
    player.click(page.locator("[data-id^='flower:'].target").first.get_attribute("data-id") or "")
    player.wait_for_step("> 0")
    flown = page.evaluate("() => window.flown")
    assert any(name.startswith("petal:") for name in flown) is motion


def test_the_own_step_does_not_wait_until_the_last_bot_was_looked_at(visit: Visit) -> None:
    """A quick answer is shown at once, and its question goes: here a bot's step stays a minute."""
    player = Player(visit())
    page = player.page
    page.evaluate("localStorage.hasu = JSON.stringify({pace: 'slow'})")
    page.reload()
    page.evaluate(
        """() => {
          const later = window.setTimeout;
          window.setTimeout = (does, ms) => later(does, ms === 1100 ? 60_000 : ms);
        }"""
    )
    player.set_up("lotus", ["me", "bot"], {"first": 1}, level="novice")
    player.at_table()
    for _ in range(100):
        if page.locator(".prompt.asked").count():
            break
        page.keyboard.press("s")
        page.wait_for_timeout(100)
    player.turn()


IN_SIGHT = """() => {
  const glowing = [...document.querySelectorAll(".table-grid [data-id].target")];
  return glowing.length === 0 || glowing.some((shape) => {
    const box = (shape.querySelector("use") ?? shape).getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return (shape.ownerSVGElement ?? shape).contains(there);
  });
}"""
CLICK_FROM_AFAR = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const shapes = document.querySelectorAll(".table-grid [data-id].target");
  const away = scrollY;
  shapes[shapes.length - 1]?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  return away;
}"""


@pytest.mark.parametrize("game", ["china", "rice-wars"])
def test_on_a_phone_something_that_can_be_chosen_comes_into_sight(visit: Visit, game: str) -> None:
    player = Player(visit(width=390, height=700), seed=3)
    player.set_up(game, ["me", "bot", "bot"], level="novice")
    player.at_table()
    page, away = player.page, 0
    for _ in range(12):
        player.asked()
        page.wait_for_function(IN_SIGHT)
        away = max(away, page.evaluate(CLICK_FROM_AFAR))
        player.asked()
        page.wait_for_function(IN_SIGHT)
        player.turn()
    assert away > 300, "the page is longer than the window"


@pytest.mark.parametrize("height", [700, 800])
def test_what_can_be_chosen_does_not_come_to_lie_behind_a_long_question(
    visit: Visit, height: int
) -> None:
    page = visit(width=390, height=height)
    page.evaluate(
        """() => {
          const sheet = document.styleSheets[document.styleSheets.length - 1];
          sheet.insertRule(".prompt.prompt { min-height: 55dvh }", sheet.cssRules.length);
        }"""
    )
    player = Player(page, seed=3)
    player.set_up("china", ["me", "bot"], level="novice")
    player.at_table()
    for _ in range(4):
        player.asked()
        page.evaluate(CLICK_FROM_AFAR)
        player.asked()
        page.wait_for_function(IN_SIGHT)
        player.turn()
