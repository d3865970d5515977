"""The map: its numbers, its marks, its borders, and the checker."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import hasu
from hasu.engine.game import game_named
from hasu.games.white_lotus.board import BOARD, problems, svg
from hasu.games.white_lotus.provinces import size_of
from hasu.games.white_lotus.state import WhiteLotus

SOURCE = BOARD.source("yuan")
DATA = tomllib.loads(SOURCE)
PROVINCES: list[dict[str, Any]] = DATA["province"]


def refusals(change: Callable[[str], str]) -> list[str]:
    """What the checker says about a changed map."""
    source = change(SOURCE)
    assert source != SOURCE
    return problems(tomllib.loads(source), source)


def marked(name: str, mark: str, value: str = "true") -> Callable[[str], str]:
    return lambda source: source.replace(
        f'name = "{name}"\n', f'name = "{name}"\n{mark} = {value}\n'
    )


def unmarked(name: str, mark: str) -> Callable[[str], str]:
    def change(source: str) -> str:
        head, tail = source.split(f'name = "{name}"\n')
        return head + f'name = "{name}"\n' + tail.replace(f"{mark} = true\n", "", 1)

    return change


def without_border(name: str, other: str) -> Callable[[str], str]:
    def change(source: str) -> str:
        head, tail = source.split(f'name = "{name}"\n')
        return head + f'name = "{name}"\n' + tail.replace(f'"{other}", ', "", 1)

    return change


def line_of(name: str) -> int:
    return SOURCE.splitlines().index(f'name = "{name}"') + 1


def test_the_shipped_map_is_without_fault() -> None:
    assert problems(DATA, SOURCE) == []


@pytest.mark.rule("WL-B1")
@pytest.mark.parametrize(("seats", "used"), [(3, 31), (4, 31), (5, 31), (6, 39)])
def test_brown_provinces_are_used_by_six_only(seats: int, used: int) -> None:
    s = game_named("white-lotus").blank(seats, {})
    assert isinstance(s, WhiteLotus)
    assert size_of(s.used) == used
    assert len(PROVINCES) == 39
    for index, province in enumerate(PROVINCES):
        assert s.used >> index & 1 == (seats == 6 or not province.get("brown"))


@pytest.mark.rule("WL-B1", "WL-B5")
def test_a_map_with_other_numbers_is_refused() -> None:
    assert "line 1: 9 brown provinces instead of 8 (WL-B1)" in refusals(marked("Yan'an", "brown"))
    island = '\n[[province]]\nname = "Penglai"\nsource = "a legend"\nat = [900, 500]\n'
    island += 'borders = ["Yidu", "Dadu"]\npolygon = [[1, 1], [2, 2], [3, 1]]\n'
    found = refusals(lambda source: source + island)
    assert "line 1: 40 provinces instead of 39 (WL-B1)" in found


@pytest.mark.rule("WL-B2")
def test_eight_lotus_provinces_of_which_one_is_brown() -> None:
    lotus = [p for p in PROVINCES if p.get("lotus")]
    assert sum(1 for p in lotus if p.get("brown")) == 1
    assert sum(1 for p in lotus if not p.get("brown")) == 7
    assert not any(p.get("coast") for p in lotus)


@pytest.mark.rule("WL-B2", "WL-B5")
def test_misplaced_lotus_and_brown_provinces_are_refused() -> None:
    assert refusals(unmarked("Ganzhou", "lotus")) == [
        "line 1: 0 brown lotus provinces instead of 1 (WL-B2)"
    ]
    found = refusals(marked("Hangzhou", "lotus"))
    assert f"line {line_of('Hangzhou')}: Hangzhou has a lotus but lies by the sea (WL-B2)" in found
    assert "line 1: 8 light lotus provinces instead of 7 (WL-B2)" in found
    found = refusals(marked("Luzhou", "brown"))
    where = line_of("Luzhou")
    assert f"line {where}: Luzhou is brown but not in the north-west (WL-B2)" in found


@pytest.mark.rule("WL-B3", "WL-B5")
def test_three_dragons_in_the_south_east_by_the_sea() -> None:
    assert {p["name"] for p in PROVINCES if p.get("dragon")} == {
        "Fuzhou",
        "Quanzhou",
        "Guangzhou",
    }
    found = refusals(marked("Dadu", "dragon"))
    assert "line 1: 4 dragon provinces instead of 3 (WL-B3)" in found
    where = line_of("Dadu")
    assert f"line {where}: Dadu has a dragon but is not in the south-east (WL-B3)" in found
    where = line_of("Ji'an")
    assert f"line {where}: Ji'an has a dragon but does not lie by the sea (WL-B3)" in refusals(
        marked("Ji'an", "dragon")
    )


@pytest.mark.rule("WL-B4")
def test_every_province_touches_two_to_seven_others() -> None:
    borders = {p["name"]: set(p["borders"]) for p in PROVINCES}
    assert all(2 <= len(others) <= 7 for others in borders.values())
    assert all(name in borders[other] for name, others in borders.items() for other in others)


@pytest.mark.rule("WL-B4")
def test_borders_are_what_the_drawing_shows() -> None:
    """Two provinces border on each other exactly when their outlines share a stretch."""
    stretches = {}
    for province in PROVINCES:
        ring = [tuple(spot) for spot in province["polygon"]]
        stretches[province["name"]] = {frozenset(pair) for pair in pairwise([*ring, ring[0]])}
    for province in PROVINCES:
        name = province["name"]
        touching = {
            other for other, lines in stretches.items() if other != name and lines & stretches[name]
        }
        assert touching == set(province["borders"]), name


@pytest.mark.rule("WL-B4", "WL-B5")
def test_bad_borders_are_refused_with_their_line() -> None:
    where = line_of("Dadu")
    found = refusals(without_border("Shangdu", "Dadu"))
    assert f"line {where}: Dadu borders on Shangdu, but not the other way round (WL-B4)" in found
    found = refusals(
        lambda s: s.replace('borders = ["Liaoyang", "Shangdu"]', 'borders = ["Nowhere"]')
    )
    where = line_of("Kaiyuan")
    assert f"line {where}: Kaiyuan touches 1 provinces instead of 2 to 7 (WL-B4)" in found
    assert f"line {where}: Kaiyuan borders on Nowhere, which is no other province (WL-B4)" in found
    found = refusals(lambda s: s.replace('name = "Jinan"', 'name = "Dadu"'))
    where = line_of("Jinan")
    assert f"line {where}: Dadu is there twice (WL-B4)" in found


@pytest.mark.rule("WL-B4", "WL-B5")
def test_a_neighbour_that_stands_twice_is_refused() -> None:
    once = 'borders = ["Liaoyang", "Shangdu"]'
    found = refusals(lambda s: s.replace(once, 'borders = ["Liaoyang", "Liaoyang", "Shangdu"]'))
    where = line_of("Kaiyuan")
    assert found == [
        f"line {where}: Kaiyuan borders on Liaoyang 2 times instead of once (WL-B4)",
    ]


@pytest.mark.rule("WL-B4", "WL-B5")
def test_a_border_that_stands_twice_joins_light_and_brown_once() -> None:
    data = tomllib.loads(SOURCE)
    brown = {p["name"] for p in data["province"] if p.get("brown")}
    for province in data["province"]:  # cut all other joins
        name, others = province["name"], province["borders"]
        province["borders"] = 3 * [
            o for o in others if (o in brown) == (name in brown) or {o, name} == {"Datong", "Helin"}
        ]
    found = problems(data, SOURCE)
    assert "line 1: 1 borders join light and brown instead of 3 (WL-B4)" in found


@pytest.mark.rule("WL-B4", "WL-B5")
def test_a_map_must_hang_together() -> None:
    data = tomllib.loads(SOURCE)
    brown = {p["name"] for p in data["province"] if p.get("brown")}
    joins = sum(
        1 for p in data["province"] for o in p["borders"] if p["name"] in brown and o not in brown
    )
    assert joins >= 3
    for province in data["province"]:  # cut the brown part off
        province["borders"] = [
            o for o in province["borders"] if (o in brown) == (province["name"] in brown)
        ]
    found = problems(data, SOURCE)
    assert "line 1: 0 borders join light and brown instead of 3 (WL-B4)" in found
    assert any("Huozhou is cut off from the rest (WL-B4)" in problem for problem in found)
    data = tomllib.loads(SOURCE)
    for province in data["province"]:  # cut two light provinces off
        pair = ("Kaiyuan", "Liaoyang")
        province["borders"] = [
            o for o in province["borders"] if (o in pair) == (province["name"] in pair)
        ]
    assert any("Kaiyuan is cut off from the light provinces" in p for p in problems(data, SOURCE))


@pytest.mark.rule("WL-B5")
@pytest.mark.parametrize("heading", ["[[province]]  # in the north", "  [[ province ]]"])
def test_a_heading_may_be_written_in_other_ways(heading: str) -> None:
    source = SOURCE.replace("[[province]]", heading)
    data = tomllib.loads(source)
    by_name = {province["name"]: province for province in data["province"]}
    by_name["Dadu"]["borders"].remove("Shangdu")
    where = line_of("Shangdu")
    told = f"line {where}: Shangdu borders on Dadu, but not the other way round (WL-B4)"
    assert problems(data, source) == [told]


@pytest.mark.rule("WL-B5")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda s: s.replace('game = "white-lotus"\n', ""), 'game = "white-lotus" is missing'),
        (lambda s: s.replace("size = ", "sizes = "), "size = [width, height] is missing"),
        (lambda s: s.replace('name = "Dadu"', "name = 7"), "a province has no name"),
        (lambda s: s.replace("lotus = true", "lotus = 1"), "lotus is true or false"),
        (lambda s: s.replace("source = ", "sources = "), "where its facts come from"),
        (lambda s: s.replace("polygon = ", "polygons = "), "polygon must be a list"),
        (lambda s: s.replace("borders = [", "borders = [1, "), "borders must be a list of names"),
        (lambda s: s[: s.index("[[province]]")], "there is no [[province]]"),
        (lambda s: "province = [1]\n" + s[: s.index("[[province]]")], "there is no [[province]]"),
        (lambda s: s.replace("\nat = ", "\nin = "), "the place of its name, is missing"),
    ],
)
def test_a_malformed_map_is_refused(change: Callable[[str], str], told: str) -> None:
    assert any(told in problem for problem in refusals(change))


@pytest.mark.rule("WL-B5")
def test_a_match_refuses_a_bad_map_and_plays_on_an_own_one(tmp_path: Any) -> None:
    path = tmp_path / "own.toml"
    path.write_text(SOURCE.replace("Dadu", "Khanbaliq"), encoding="utf-8")
    match = hasu.new("white-lotus", seats=3, seed=1, board=str(path))
    assert "Khanbaliq" in match.board()
    assert "Dadu" not in match.board()
    path.write_text(marked("Dadu", "dragon")(SOURCE), encoding="utf-8")
    with pytest.raises(hasu.InvalidInput, match=r"4 dragon provinces instead of 3 \(WL-B3\)"):
        hasu.new("white-lotus", seats=3, seed=1, board=str(path))


def test_the_map_can_be_drawn() -> None:
    drawn = ElementTree.fromstring(svg(DATA))
    ids = {element.get("id") for element in drawn.iter()}
    assert {f"province-{p['name']}" for p in PROVINCES} <= ids
    assert "Yan’an" in "".join(drawn.itertext())
