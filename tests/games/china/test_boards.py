"""Boards: the shipped ones keep CH-B1 to CH-B6, and the checker names what breaks them."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import hasu
from hasu.engine.errors import InvalidInput
from hasu.engine.record import parse
from hasu.games.china import GAME
from hasu.games.china.board import problems, svg
from hasu.games.china.board_checks import ALLIANCES, COLOURS, SPACES
from hasu.games.china.geometry import sides
from tests.games.china.table import board_text

KINDS = ("side-1", "side-2", "disputes")
EVERY = pytest.mark.parametrize("kind", KINDS)


def broken(kind: str, old: str, new: str, count: int = 1) -> list[str]:
    """What the checker says of a board with one change."""
    text = board_text(kind)
    assert old in text, old
    text = text.replace(old, new, count)
    return problems(tomllib.loads(text), text)


def data_of(kind: str) -> dict[str, Any]:
    return tomllib.loads(board_text(kind))


def line_of(kind: str, words: str) -> int:
    return board_text(kind)[: board_text(kind).index(words)].count("\n") + 1


@EVERY
def test_the_shipped_boards_are_sound(kind: str) -> None:
    assert problems(data_of(kind), board_text(kind)) == []


@EVERY
@pytest.mark.rule("CH-B1", "CH-B2", "CH-B4")
def test_nine_provinces_their_colours_and_spaces(kind: str) -> None:
    s = GAME.blank(4, {"side": "two"} if kind == "side-2" else disputes(kind))
    assert s.colour == [1, 3, 0, 2, 3, 1, 2, 0, 4]
    provinces = data_of(kind)["province"]
    assert {p["name"]: len(p["spaces"]) for p in provinces} == SPACES
    assert sum(SPACES.values()) == 52
    assert {p["name"]: p["colour"] for p in provinces} == COLOURS


def disputes(kind: str) -> dict[str, bool]:
    return {"border_disputes": True} if kind == "disputes" else {}


@EVERY
@pytest.mark.rule("CH-B2", "CH-B5")
def test_provinces_touch_exactly_along_the_fifteen_borders(kind: str) -> None:
    provinces = data_of(kind)["province"]
    edges = {
        p["name"]: {frozenset((tuple(a), tuple(b))) for a, b in sides(p["outline"])}
        for p in provinces
    }
    touching = {
        frozenset((one, other))
        for one, other in combinations(edges, 2)
        if edges[one] & edges[other]
    }
    assert touching == {frozenset(pair) for pair in ALLIANCES}
    points = {name: {point for side in found for point in side} for name, found in edges.items()}
    for one, other in combinations(points, 2):  # not even a corner elsewhere
        if frozenset((one, other)) not in touching:
            assert not points[one] & points[other]


@pytest.mark.rule("CH-B3")
def test_the_side_goes_by_the_number_of_players() -> None:
    one, two = GAME.blank(3, {}), GAME.blank(5, {})
    assert GAME.blank(4, {}).road == one.road
    assert GAME.blank(4, {"side": "one"}).road == one.road
    assert GAME.blank(4, {"side": "two"}).road == two.road
    assert one.road != two.road
    with pytest.raises(InvalidInput, match="3 or 4 players, not 5"):
        GAME.blank(5, {"side": "one"})
    with pytest.raises(InvalidInput, match="4 or 5 players, not 3"):
        GAME.blank(3, {"side": "two"})


@pytest.mark.rule("CH-B3")
def test_both_sides_have_the_same_spaces() -> None:
    for one, two in zip(data_of("side-1")["province"], data_of("side-2")["province"], strict=True):
        assert one == two


@pytest.mark.rule("CH-B5")
def test_fifteen_alliances_in_order() -> None:
    s = GAME.blank(3, {})
    names = ("Yan", "Zhao", "Wei", "Qi", "Lu", "Han", "Ch'in", "Shu", "Chu")
    assert [(names[a], names[b]) for a, b in s.alliance] == list(ALLIANCES)


@EVERY
@pytest.mark.rule("CH-B6")
def test_the_roads_are_one_network_with_every_kind_of_space(kind: str) -> None:
    s = GAME.blank(4, {"side": "two"} if kind == "side-2" else disputes(kind))
    degrees = s.roads[: s.spaces]
    assert set(degrees) == {1, 2, 3, 4}
    reached, waiting = set(), [0]
    while waiting:
        at = waiting.pop()
        if at not in reached:
            reached.add(at)
            waiting += s.road[at][: s.roads[at]]
    assert len(reached) == s.spaces
    for province in range(9):
        own = range(s.start[province], s.start[province + 1])
        assert sum(s.roads[p] <= 2 for p in own) >= 2


@pytest.mark.rule("CH-B6")
def test_a_third_of_the_roads_differ() -> None:
    one, two = (
        {frozenset(road) for road in data_of(kind)["roads"]["between"]}
        for kind in ("side-1", "side-2")
    )
    assert 3 * len(two - one) >= len(two)


BREAKS = [
    ("CH-B1", "side-1", 'name = "Yan"', 'name = "Yen"', "missing Yan"),
    ("CH-B1", "side-1", 'colour = "purple"', 'colour = "red"', "one of purple"),
    ("CH-B2", "side-1", 'colour = "red"', 'colour = "orange"', "Wei is red, not orange"),
    ("CH-B3", "side-2", "players = [4, 5]", "players = [3, 4, 5]", "is for players = [4, 5]"),
    ("CH-B5", "side-1", "number = 3\n", "number = 16\n", "numbered 1 to 15"),
    (
        "CH-B5",
        "side-1",
        'between = ["Wei", "Ch\'in"]',
        'between = ["Wei", "Shu"]',
        "Wei and Shu have an alliance, but share no border",
    ),
    (
        "CH-B5",
        "side-1",
        'between = ["Ch\'in", "Shu"]\n',
        'between = ["Wei", "Ch\'in"]\n',
        "alliance 4 is Ch'in and Shu",
    ),
    ("CH-B6", "side-1", '["Ch\'in 1", "Ch\'in 2"]', '["Ch\'in 1", "Ch\'in 9"]', "Ch'in 9"),
    ("CH-B6", "side-1", '["Ch\'in 1", "Ch\'in 2"]', '["Ch\'in 1", "Chu 8"]', "cross"),
    ("CH-B6", "side-1", '["Ch\'in 1", "Ch\'in 2"],', "", "a run of five spaces with a branch"),
    ("CH-D1", "disputes", 'province = "Yan"', 'province = "Qi"', "ports: Yan 1"),
    ("CH-D1", "disputes", 'kind = "disputes"', 'kind = "side-1"', "only a board of kind"),
    ("CH-B7", "side-1", 'source = "book"', 'source = "hearsay"', "a source is one of"),
]


@pytest.mark.rule("CH-B7", "CH-B1", "CH-B2", "CH-B3", "CH-B5", "CH-B6", "CH-D1")
@pytest.mark.parametrize(("rule", "kind", "old", "new", "words"), BREAKS)
def test_the_checker_says_what_is_wrong_and_where(
    rule: str, kind: str, old: str, new: str, words: str
) -> None:
    found = broken(kind, old, new)
    assert any(words in problem and f"({rule})" in problem for problem in found), found
    assert all(re.match(r"line \d+: ", problem) for problem in found), found


@pytest.mark.rule("CH-B7")
def test_a_problem_names_its_line() -> None:
    line = line_of("side-1", '["Ch\'in 1", "Ch\'in 2"]')
    found = broken("side-1", '["Ch\'in 1", "Ch\'in 2"]', '["Ch\'in 1", "Ch\'in 9"]')
    assert found == [f'line {line}: no space is called "Ch\'in 9" (CH-B6)']


@pytest.mark.rule("CH-B4", "CH-B7")
def test_a_missing_space_and_one_outside_are_refused() -> None:
    data = data_of("side-1")
    data["province"][0]["spaces"].append([5, 5])
    found = problems(data, board_text("side-1"))
    assert any("Yan has 5 palace spaces, not 6 (CH-B4)" in problem for problem in found)
    assert any("space Yan 6 lies outside Yan (CH-B4)" in problem for problem in found)


@pytest.mark.rule("CH-B6", "CH-B7")
def test_an_unconnected_network_and_too_similar_sides_are_refused() -> None:
    data = data_of("side-1")
    data["roads"]["between"] = [r for r in data["roads"]["between"] if "Yan 2" not in r]
    assert any("not connected: no way to Yan 2" in p for p in problems(data, ""))
    data = data_of("side-1")
    data["kind"], data["players"] = "side-2", [4, 5]
    assert any("two thirds at most (CH-B6)" in p for p in problems(data, board_text("side-1")))


@pytest.mark.rule("CH-B2", "CH-B7")
def test_touching_provinces_of_one_colour_are_refused() -> None:
    data = data_of("side-1")
    by_name = {p["name"]: p for p in data["province"]}
    by_name["Shu"]["colour"], by_name["Han"]["colour"] = "yellow", "red"
    found = problems(data, board_text("side-1"))
    assert any("Wei and Han are both red and touch (CH-B2)" in p for p in found), found


@pytest.mark.rule("CH-B7", "CH-D1")
def test_two_posts_on_one_border_are_refused_an_owner_too() -> None:
    data = data_of("disputes")
    one, other = data["post"][:2]
    other["between"], other["at"] = one["between"], one["at"]
    for post in data["post"]:
        post["source"] = "owner"
    said = " and ".join(one["between"])
    assert any(f"{said} have two border posts (CH-D1)" in p for p in problems(data, ""))


@pytest.mark.rule("CH-B7")
def test_an_owner_may_correct_what_the_house_designed_but_not_what_the_book_says() -> None:
    data = data_of("side-1")
    by_name = {p["name"]: p for p in data["province"]}
    by_name["Lu"]["spaces"].append(by_name["Lu"]["dragon"])
    data["roads"]["between"].append(["Lu 4", "Lu 5"])
    assert problems(data, "")
    by_name["Lu"]["source"]["spaces"] = "owner"
    data["roads"]["source"] = "owner"
    assert problems(data, "") == []
    by_name["Chu"]["spaces"].pop()
    by_name["Chu"]["source"]["spaces"] = "owner"
    assert any("Chu has 8 palace spaces" in p for p in problems(data, ""))


@pytest.mark.rule("CH-B7")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('game = "china"', "the kind of a board is one of side-1, side-2, disputes (CH-B7)"),
        ('game = "chess"\nkind = 3', 'line 1: a board of China says game = "china" (CH-B7)'),
        (
            'game = "china"\nkind = "side-1"\nprovince = 3\nalliance = []\nroads = []',
            "province is written as [[province]] (CH-B7)",
        ),
        (
            'game = "china"\nkind = "side-1"\n[[province]]\nname = 4\n[roads]\nbetween = [1]',
            'line 5: roads are pairs of names: ["Wei 1", "Wei 2"] (CH-B7)',
        ),
    ],
)
def test_rubbish_is_refused_in_words(text: str, problem: str) -> None:
    assert problem in problems(tomllib.loads(text), text)


@pytest.mark.rule("CH-B7")
def test_an_own_board_is_checked_played_and_recorded(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(board_text("side-1").replace("[1400, 1180]", "[1400, 1181]"), encoding="utf-8")
    match = hasu.new("china", seats=3, seed=1, board=str(own))
    assert match.outcome is None
    own.unlink()  # a record holds the board itself
    again = parse(hasu.record(match).to_json()).replay()
    assert again.state == match.state
    bad = board_text("side-1").replace('["Ch\'in 1", "Ch\'in 2"]', '["Ch\'in 1", "Ch\'in 9"]')
    own.write_text(bad, encoding="utf-8")
    with pytest.raises(InvalidInput, match="no space is called"):
        hasu.new("china", seats=3, board=str(own))
    with pytest.raises(InvalidInput, match="no file"):
        hasu.new("china", seats=3, board="nowhere.toml")
    with pytest.raises(InvalidInput, match="not both"):
        hasu.new("china", seats=4, board="side-2", side="two")
    with pytest.raises(InvalidInput, match="border disputes need a board"):
        hasu.new("china", seats=4, board="disputes")


@EVERY
def test_the_picture_is_well_formed_and_shows_everything(kind: str) -> None:
    data = data_of(kind)
    drawn = svg(data)
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 1400 1180"
    words = [element.text for element in root.iter() if element.tag.endswith("text")]
    for province in data["province"]:
        assert province["name"].replace("'", "’") in words
    assert {str(n) for n in range(1, 16)} <= set(words)
    assert {str(n) for n in range(51)} <= set(words)  # the score track on the wall
    assert svg(data) == drawn
