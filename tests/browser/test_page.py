"""The page itself: languages, phones, keyboards, names for screen readers, replays."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from hasu import new
from hasu.bots import bot_named
from hasu.engine.record import record
from tests.browser.conftest import Visit
from tests.browser.player import GAMES, Player

TITLES = {"en": "Play now", "fr": "Jouer", "de": "Spielen"}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_lobby_speaks_the_browsers_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    expect(page.locator(".game")).to_have_count(4)
    expect(page.locator(".play-now").first).to_have_text(TITLES[language])
    assert page.locator("html").get_attribute("lang") == language


def test_the_language_switches_in_the_game(player: Player) -> None:
    player.play_now("lotus")
    player.asked()
    page = player.page
    step = player.step()
    page.locator("select.language").select_option("de")
    player.at_table()
    player.asked()
    expect(page.locator(".prompt h1")).to_contain_text("Aktionen")
    expect(page.locator(".panel dt").first).to_have_text("Blätter")
    expect(page.locator(".log li").first).not_to_contain_text("holds")
    assert player.step() == step
    player.turn()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(visit: Visit, game: str) -> None:
    player = Player(visit(width=390, height=844))
    player.play_now(game)
    player.asked()
    for _ in range(6):
        player.click_something()
        player.asked()
    page = player.page
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px wider than the phone"
    expect(page.locator(".prompt h1")).to_be_in_viewport()


# What a long headline lies over: it shall leave the question and the hand alone.
HEADLINE_OVER = """async () => {
  const { headlines } = await import("/static/js/headlines.js");
  headlines([{ seat: 0, text: "Something that nobody should miss. ".repeat(3), headline: true }]);
  const box = document.querySelector("#headlines > :last-child").getBoundingClientRect();
  const parts = [[box.left, box.top], [box.right, box.top], [box.left, box.bottom - 1]].map(
    ([x, y]) => document.elementFromPoint(x, y).closest("[class^=areas-], .prompt")?.className);
  return [...new Set(parts)].join(" and ");
}"""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_board_question_and_hand_are_in_sight(
    visit: Visit, game: str
) -> None:
    player = Player(visit(width=740, height=360))
    player.play_now(game)
    player.asked()
    for _ in range(6):
        player.click_something()
        player.asked()
    page = player.page
    page.evaluate("scrollTo(0, 0)")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px wider than the phone"
    for seen in (".area-box.board .area", ".prompt h1", ".area-box.hand .area"):
        expect(page.locator(seen).first).to_be_in_viewport(ratio=1)
    assert page.evaluate(HEADLINE_OVER) == "areas-board"


# How far a column of two squares has to be scrolled when it is given these parts of its height.
SCROLLED = """async (parts) => {
  const { SceneView } = await import("/static/js/scene.js");
  const root = document.createElement("main");
  root.innerHTML = '<div class="areas-table"></div>';
  document.body.replaceChildren(root);
  const view = new SceneView(root, () => {});
  const area = (id) => ({
    id, role: "table", title: id, width: 100, height: 100, least: 0, ground: "",
    spots: [], pieces: [],
  });
  view.show({symbols: "", drawings: {}, areas: [area("upper"), area("lower")]});
  const column = root.querySelector(".areas-table");
  const whole = column.getBoundingClientRect().height;
  return parts.map((part) => {
    column.style.height = `${Math.floor(whole * part)}px`;
    return column.scrollHeight - column.clientHeight;
  });
}"""


def test_the_column_beside_the_board_shrinks_a_little_before_it_scrolls(visit: Visit) -> None:
    page = visit(width=1280, height=800)
    expect(page.locator(".games")).to_be_visible()
    whole, slightly, much = page.evaluate(SCROLLED, [1, 0.85, 0.7])
    assert (whole, slightly) == (0, 0)
    assert much > 0, "it shrank until nothing could be read"


def test_by_keyboard_alone(player: Player) -> None:
    page = player.page
    page.locator("[data-game=lotus] .play-now").focus()
    page.keyboard.press("Enter")
    player.at_table()
    for _ in range(8):
        player.asked()
        step = player.step()
        for _ in range(12):
            if player.step() != step:
                break
            _tab_to_a_choice(page)
            page.keyboard.press("Enter")
            page.wait_for_timeout(80)
        assert player.step() != step


def _tab_to_a_choice(page: Page) -> None:
    """Tab until something that glows, or an answer, has the focus."""
    page.wait_for_function("() => document.querySelector('.prompt.asked')")
    for _ in range(120):
        page.keyboard.press("Tab")
        wanted = "[data-id].target, .answers > .answer, .amount .main, .picked + .main"
        if page.evaluate(f"() => document.activeElement.matches('{wanted}')"):
            return
    raise AssertionError("no choice can be reached by Tab")


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("place", ["lobby", *GAMES])
def test_names_and_contrast(visit: Visit, place: str, theme: str) -> None:
    """What axe-core can check: names, roles, contrast, order of headings."""
    page = visit()
    page.evaluate(f"localStorage.hasu = JSON.stringify({{pace: 'instant', theme: '{theme}'}})")
    page.reload()
    if place != "lobby":
        player = Player(page)
        player.play_now(place)
        player.asked()
        player.turn()
        player.asked()
    expect(page.locator("button").first).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("game", GAMES)
def test_replay_of_an_imported_record(visit: Visit, game: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(_played(game))
    steps = len(json.loads(path.read_text())["steps"])
    page = visit()
    page.get_by_role("button", name="Import a record").click()
    page.locator("dialog input[type=file]").set_input_files(path)
    page.locator("dialog button.main").click()
    where = page.locator(".where")
    expect(where).to_contain_text(f"{steps} / {steps}")
    page.get_by_role("button", name="One step back").click()
    expect(where).to_contain_text(f"{steps - 1} / {steps}")
    page.get_by_role("button", name="To the start").click()
    expect(where).to_contain_text(f"0 / {steps}")
    expect(page.locator(".areas-hand figure")).to_have_count(json.loads(path.read_text())["seats"])
    page.get_by_label("Whose eyes").select_option("1")
    expect(page.locator(".areas-hand figure")).to_have_count(1)
    page.get_by_label("Step", exact=True).fill("5")
    expect(where).to_contain_text(f"5 / {steps}")
    page.wait_for_url(re.compile("step=5&eyes=1"))
    page.goto(page.url)
    expect(where).to_contain_text(f"5 / {steps}")
    expect(page.locator(".chart polyline")).to_have_count(json.loads(path.read_text())["seats"])
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => parseInt(document.querySelector('.where').textContent) > 7")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export the record").click()
    assert json.loads(Path(download.value.path()).read_text()) == json.loads(path.read_text())


def test_a_replay_asks_for_one_step_at_a_time_and_then_for_the_newest(
    visit: Visit, tmp_path: Path
) -> None:
    page = _imported(visit(), tmp_path)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(re.sub(r".*/replay/(\d+).*", r"\1", route.request.url))
        route.continue_()

    page.route(re.compile(r"/replay/\d+\?"), answer)
    page.get_by_label("Step", exact=True).evaluate(
        """(slider) => {
          for (const step of [3, 4, 5, 6, 7]) {
            slider.value = step;
            slider.dispatchEvent(new Event("input"));
          }
        }"""
    )
    expect(page.locator(".where")).to_have_text(re.compile(r"^7 / "))
    assert asked == ["3", "7"]


def test_the_browsers_own_keys_stay_its_own_in_a_replay(visit: Visit, tmp_path: Path) -> None:
    page = _imported(visit(), tmp_path)
    left_alone = page.evaluate(
        """() => ["altKey", "ctrlKey", "metaKey"].map((held) => document.body.dispatchEvent(
            new KeyboardEvent("keydown",
              { key: "ArrowLeft", [held]: true, bubbles: true, cancelable: true })))"""
    )
    assert left_alone == [True, True, True]
    page.keyboard.press("Home")
    expect(page.locator(".where")).to_contain_text("0 / ")
    expect(page).to_have_title("Lotus – Hasu")


def _imported(page: Page, folder: Path) -> Page:
    """A page at the replay of a game that was imported."""
    path = folder / "record.json"
    path.write_text(_played("lotus"))
    page.get_by_role("button", name="Import a record").click()
    page.locator("dialog input[type=file]").set_input_files(path)
    page.locator("dialog button.main").click()
    expect(page.locator(".where")).to_contain_text(" / ")
    return page


def test_an_unfinished_record_is_played_on_at_a_table(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(_played("lotus", steps=12))
    player = Player(visit())
    page = player.page
    page.get_by_role("button", name="Import a record").click()
    page.locator("dialog input[type=file]").set_input_files(path)
    page.locator("dialog button.main").click()
    page.wait_for_url("**/t/*")
    free = page.get_by_role("button", name="Give it to a bot")
    for left in (2, 1):  # those who sat there are free seats now
        expect(free).to_have_count(left)
        free.first.click()
    player.at_table()
    player.asked()
    assert player.step() >= 12


def _played(game: str, steps: int | None = None) -> str:
    """The record of a quick game between random bots, or of its first steps."""
    match = new(game, seed=5)
    bot = bot_named("random", seed=5)
    while match.outcome is None and match.step != steps:
        seat = min(match.to_move)
        match.play(seat, bot.choose(match.view(seat)))
    return record(match).to_json()


def test_a_bad_record_is_refused_with_its_line(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(_played("lotus").replace('"action", ', '"acton", ', 1))
    page = visit()
    page.get_by_role("button", name="Import a record").click()
    page.locator("dialog input[type=file]").set_input_files(path)
    page.locator("dialog button.main").click()
    expect(page.locator("dialog .toast.error")).to_contain_text("line")  # not behind the dialog


def test_the_rules_open_at_the_rule_that_matters(player: Player) -> None:
    player.play_now("lotus")
    player.asked()
    page = player.page
    rule = page.locator(".prompt button.rule").text_content()
    page.locator(".prompt button.rule").click()
    expect(page.locator("dialog .wanted .rule")).to_have_text(rule or "")
    expect(page.locator("dialog .wanted")).to_be_in_viewport()


def test_a_finished_flower_makes_a_headline(player: Player) -> None:
    player.set_up("lotus", ["me", "bot"])
    player.at_table()
    headline = player.page.locator(".headline", has_text="completes")
    player.asked()
    while not player.over():
        player.click_something()
        player.asked()
        if headline.count():
            return
    pytest.fail("a whole game and no headline")


def test_the_last_three_headlines_are_shown_for_a_while(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    page.evaluate(
        """async () => {
            const { headlines } = await import("/static/js/headlines.js");
            const line = (n) => ({ seat: n % 2, text: `News ${n}`, headline: true });
            headlines([0, 1, 2, 3].map(line));
            headlines([{ seat: 0, text: "Not that important" }]);
        }"""
    )
    shown = page.locator(".headline")
    expect(shown).to_have_text([re.compile(f"News {n}") for n in (1, 2, 3)])
    page.clock.fast_forward(7000)
    expect(shown).to_have_count(0)


def test_what_was_read_is_no_news_when_it_comes_again(visit: Visit) -> None:
    """After a lost connection, or for other eyes, the whole log and chat are sent again."""
    page = visit()
    news, logged, said = page.evaluate(
        """async () => {
            const { Chat, Log } = await import("/static/js/log.js");
            const line = (step) => ({ step, seat: 0, text: `Line ${step}`, touches: [] });
            const root = document.createElement("div");
            const log = new Log(root, () => {});
            log.take({ from: 0, lines: [0, 1, 2].map(line) });
            const again = log.take({ from: 0, lines: [0, 1, 2, 3].map(line) });
            const undone = log.take({ from: 2, lines: [line(2)] });
            const chat = new Chat(root, () => {});
            const words = [1, 2].map((n) => ({ seat: 0, name: "Ann", text: `Word ${n}` }));
            chat.take({ from: 150, lines: words });
            chat.take({ from: 151, lines: [words[1], { ...words[1], text: "Word 3" }] });
            return [
                [again, undone].map((lines) => lines.map((one) => one.step)),
                log.lines.map((one) => one.step),
                [...chat.list.children].map((one) => one.textContent.slice(-6)),
            ];
        }"""
    )
    assert news == [[3], [2]]
    assert logged == [0, 1, 2]
    assert said == ["Word 1", "Word 2", "Word 3"]


def test_what_was_said_is_not_read_out_again(visit: Visit) -> None:
    page = visit()
    same = page.evaluate(
        """async () => {
            const { Chat } = await import("/static/js/log.js");
            const chat = new Chat(document.createElement("div"), () => true);
            const words = [1, 2].map((n) => ({ seat: 0, name: "Ann", text: `Word ${n}` }));
            chat.take({ from: 0, lines: words });
            const before = [...chat.list.children];
            chat.take({ from: 0, lines: words });
            const after = [...chat.list.children];
            return before.length === after.length && before.every((one, at) => one === after[at]);
        }"""
    )
    assert same


def test_a_button_inside_a_target_has_its_own_effect_only(visit: Visit) -> None:
    """To vote for a bot in a player's panel must not choose that player."""
    page = visit()
    page.evaluate(
        """async () => {
            const { SceneView } = await import("/static/js/scene.js");
            const root = document.createElement("main");
            root.innerHTML = `<section data-id="panel:1" class="target" tabindex="0">
              <h2>Bob</h2><button>Let a bot play on</button></section>`;
            document.body.replaceChildren(root);
            window.clicked = [];
            window.pressed = 0;
            new SceneView(root, (id) => window.clicked.push(id));
            root.querySelector("button").onclick = () => { window.pressed += 1; };
        }"""
    )
    page.locator("button").click()
    page.locator("button").press("Enter")
    assert page.evaluate("[window.pressed, window.clicked]") == [2, []]
    page.locator("h2").click()
    page.locator("section").press("Enter")
    assert page.evaluate("[window.pressed, window.clicked]") == [2, ["panel:1", "panel:1"]]


def test_an_invitation_is_copied_as_this_browser_reaches_the_server(visit: Visit) -> None:
    """Behind a proxy the server may know itself by another name."""
    page = visit()
    expect(page.locator(".games")).to_be_visible()
    page.evaluate(
        """async () => {
            navigator.clipboard.writeText = () => Promise.reject(new Error());
            const { gathering } = await import("/static/js/gathering.js");
            const seats = [{ seat: 0, kind: "free", invite_url: "http://inside:8310/join/a/b" }];
            gathering(document.getElementById("page"), { seats }, "a", () => {});
        }"""
    )
    page.get_by_role("button", name="Copy the invitation").click()
    copied = page.locator("dialog input.link").input_value()
    assert copied == page.evaluate("location.origin") + "/join/a/b"


def test_a_table_with_a_seed_says_so(visit: Visit) -> None:
    page = visit()
    table = page.evaluate(
        """async () => {
            const seats = [{ kind: "me", name: "Ann" }, { kind: "link" }];
            const body = JSON.stringify({ game: "lotus", seats, seed: 5 });
            const headers = { "content-type": "application/json" };
            const answer = await fetch("/api/tables", { method: "POST", headers, body });
            return (await answer.json()).table;
        }"""
    )
    page.reload()
    row = page.locator(".my-games li")
    expect(row.locator(".tag")).to_have_text("Waiting for players")
    row.locator("a").first.click()
    page.wait_for_url(f"**/t/{table}")
    warning = page.get_by_text("Somebody may know what will be dealt.")
    expect(warning).to_be_visible()
    page.get_by_role("button", name="Give it to a bot").click()
    Player(page).at_table()
    expect(warning).to_be_visible()


def test_two_clicks_open_one_table(visit: Visit) -> None:
    page = visit()
    opened: list[str] = []
    page.on("request", lambda asked: opened.append(asked.method))
    page.locator("[data-game=lotus] .play-now").evaluate("(it) => { it.click(); it.click(); }")
    Player(page).at_table()
    assert opened.count("POST") == 1


def test_the_set_up_keeps_the_focus_when_it_changes(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=lotus] .set-up").click()
    kind = page.get_by_label("Seat 2", exact=True)
    kind.focus()
    kind.select_option("here")
    expect(page.get_by_label("Name at seat 2")).to_be_visible()
    expect(kind).to_be_focused()


def test_words_may_be_selected_up_to_the_edge_of_a_dialog_and_beyond(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=lotus] .set-up").click()
    field = page.get_by_label("Name at seat 1")
    box = field.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(page.locator("dialog")).to_be_visible()
    page.mouse.click(5, 5)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_page_that_comes_late_does_not_take_the_place_of_another(
    visit: Visit, tmp_path: Path
) -> None:
    page = _imported(visit(), tmp_path)
    page.locator("a.home").click()
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(re.compile(r"/replay\?"), hold)
    with page.expect_request(re.compile(r"/replay\?")):
        page.get_by_role("link", name="Replay", exact=True).click()
    page.go_back()
    expect(page.locator(".games")).to_be_visible()
    with page.expect_response(re.compile(r"/replay\?")):
        waiting[0].continue_()
    page.wait_for_timeout(300)
    expect(page.locator(".games")).to_be_visible()
    expect(page.locator(".replay-bar")).to_have_count(0)


def test_nothing_of_a_page_stays_open_behind_the_next(player: Player) -> None:
    player.play_now("lotus")
    player.asked()
    page = player.page
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator(".games")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
