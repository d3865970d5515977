"""The maps on phones and large screens: every name can be read, and covers nothing."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hasu import new
from hasu.engine.record import record
from tests.browser.conftest import Visit

WIDTHS = {360: 740, 390: 844, 768: 1024, 1440: 900}
SMALLEST = 11  # CSS pixels of a name's type
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("china", 2, {}),
    ("china", 3, {}),
    ("china", 4, {"fortifications": True}),
    ("china", 4, {"side": "two", "bonus_tiles": True}),
    ("china", 5, {}),
    ("china", 3, {"border_disputes": True}),
    ("china", 4, {"border_disputes": True}),
    ("china", 5, {"border_disputes": True}),
    ("white-lotus", 3, {}),
    ("white-lotus", 5, {}),
    ("white-lotus", 6, {}),
]
NAMES = {"china": {9}, "white-lotus": {31, 39}}
# What the letters of each name cover on the screen, and everything else that stands there. The
# names of China are printed on its ground, those of White Lotus are pieces of a set width.
MAP = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  const inked = (name, seen) => {
    const style = getComputedStyle(name);
    pen.font = `${style.fontStyle} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(name.textContent);
    const size = parseFloat(style.fontSize);
    const wide = parseFloat(name.getAttribute("textLength"));
    const shift = wide ? wide / 2 : ink.width / 2;
    const left = wide ? 0 : ink.actualBoundingBoxLeft;
    const right = wide || ink.actualBoundingBoxRight;
    const x = parseFloat(name.getAttribute("x")) - shift;
    const y = parseFloat(name.getAttribute("y")) + 0.34 * size;
    const at = (x, y) => [seen.a * x + seen.e, seen.d * y + seen.f];
    return {
      name: name.textContent,
      size: size * seen.a,
      box: [...at(x - left, y - ink.actualBoundingBoxAscent),
            ...at(x + right, y + ink.actualBoundingBoxDescent)],
    };
  };
  const printed = [...document.querySelectorAll(".board .ground .place")];
  const pieces = [...document.querySelectorAll(".board [data-id^='name:']")];
  const symbol = (piece) =>
    document.querySelector(piece.querySelector("use").getAttribute("href") + " text");
  const names = [...printed.map((name) => inked(name, name.getScreenCTM())),
                 ...pieces.map((piece) => inked(symbol(piece), piece.getScreenCTM()))];
  const box = (id) => {
    const found = document.querySelector(`.board [data-id="${id}"]`).getBoundingClientRect();
    return [found.left, found.top, found.right, found.bottom];
  };
  const ids = [...document.querySelectorAll(".board [data-id]")].map((one) => one.dataset.id);
  const wanted = ids.filter((id) => !/^(province|road|here|land|name|fought)\\b/.test(id));
  return {names, things: wanted.map((id) => ({id, box: box(id)}))};
}"""
Box = list[float]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_names_can_be_read_and_cover_nothing(
    visit: Visit, tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    page = visit()
    _open(page, _played(tmp_path, game, seats, options))
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        seen = page.evaluate(MAP)
        assert len(seen["names"]) in NAMES[game]
        assert min(name["size"] for name in seen["names"]) >= SMALLEST, width
        for name in seen["names"]:
            covered = [thing["id"] for thing in seen["things"] if _meet(name["box"], thing)]
            assert covered == [], (width, name["name"])
        for one, other in combinations(seen["names"], 2):
            assert not _overlap(one["box"], other["box"]), (width, one["name"], other["name"])


def test_a_map_larger_than_the_phone_turns_to_what_can_be_chosen(visit: Visit) -> None:
    page = visit(width=390)
    expect(page.locator(".games")).to_be_visible()  # or the lobby would still look for its place
    moved = page.evaluate(
        """async () => {
          const { SceneView } = await import("/static/js/scene.js");
          const root = document.createElement("main");
          root.innerHTML = '<div class="areas-board"></div>';
          document.body.replaceChildren(root);
          const view = new SceneView(root, () => {});
          const spot = (id) => ({id, name: id, shape: id, hint: ""});
          const shape = (x) => `<rect x="${x}" y="10" width="40" height="40"/>`;
          const area = {
            id: "map", role: "board", title: "", width: 1000, height: 100, least: 800, ground: "",
            spots: [spot("west"), spot("east")], pieces: [],
          };
          view.show({symbols: "", drawings: {west: shape(10), east: shape(940)}, areas: [area]});
          const box = root.querySelector(".area-box");
          const places = [];
          for (const targets of [["west", "east"], ["east"], ["west", "east"], [], ["west"]]) {
            view.mark(new Set(targets), [], new Map());
            places.push(box.scrollLeft > 0);
          }
          return places;
        }"""
    )
    assert moved == [False, True, True, True, False]


def test_a_click_counts_when_the_shape_was_drawn_anew_under_the_mouse(visit: Visit) -> None:
    """The browser then tells the drawing of the click, not the shape."""
    page = visit()
    expect(page.locator(".games")).to_be_visible()
    clicked = page.evaluate(
        """async () => {
          const { SceneView } = await import("/static/js/scene.js");
          const root = document.createElement("main");
          root.innerHTML = '<div class="areas-board"></div>';
          document.body.replaceChildren(root);
          const clicked = [];
          const view = new SceneView(root, (id) => clicked.push(id));
          const area = {
            id: "map", role: "board", title: "", width: 100, height: 100, least: 0, ground: "",
            spots: [{id: "west", name: "", shape: "west", hint: ""}], pieces: [],
          };
          const west = '<rect x="10" y="10" width="40" height="40"/>';
          view.show({symbols: "", drawings: {west}, areas: [area]});
          view.mark(new Set(["west"]), [], new Map());
          const box = root.querySelector("rect").getBoundingClientRect();
          const at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
          const click = new MouseEvent("click", {bubbles: true, ...at});
          root.querySelector("svg.area").dispatchEvent(click);
          return clicked;
        }"""
    )
    assert clicked == ["west"]


def _open(page: Page, path: Path) -> None:
    """A finished game in its replay: everything that was built stands on the map."""
    page.get_by_role("button", name="Import a record").click()
    page.locator("dialog input[type=file]").set_input_files(path)
    page.locator("dialog button.main").click()
    expect(
        page.locator(".board :is([data-id^='palace:'], [data-id^='tile:'])").first
    ).to_be_visible()


def _played(folder: Path, game: str, seats: int, options: dict[str, Any]) -> Path:
    match = new(game, seats=seats, seed=7, **options)
    chance = random.Random(7)
    while match.outcome is None:
        seat = min(match.to_move)
        match.play(seat, chance.choice(match.choices(seat)))
    path = folder / "record.json"
    path.write_text(record(match).to_json())
    return path


def _meet(name: Box, thing: dict[str, Any]) -> bool:
    """Does a name reach into a thing? Spaces and printed marks are discs, a little smaller."""
    if not thing["id"].startswith(("space:", "mark:")):
        return _overlap(name, thing["box"])
    left, top, right, bottom = thing["box"]
    x, y = (left + right) / 2, (top + bottom) / 2
    across = max(name[0] - x, 0, x - name[2])
    down = max(name[1] - y, 0, y - name[3])
    return bool(across**2 + down**2 < (0.42 * (right - left)) ** 2)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
