"""Boards and content as files: an owner of the box can put printed values in."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

import hasu
from hasu.engine.boards import parse_toml
from hasu.engine.chance import seed_of
from hasu.engine.choices import Choices
from hasu.engine.play import roam, setup
from hasu.engine.record import parse, record
from hasu.games.rice_wars import GAME
from hasu.games.rice_wars.printed import name_of, problems, svg
from tests.support import play_out

FOLDER = resources.files("hasu.games.rice_wars")
BASIC = (FOLDER / "boards" / "basic.toml").read_text(encoding="utf-8")
EPIC = (FOLDER / "boards" / "epic.toml").read_text(encoding="utf-8")
HOUSE = (FOLDER / "content" / "house.toml").read_text(encoding="utf-8")


def found(source: str) -> list[str]:
    return problems(parse_toml(source), source)


@pytest.mark.parametrize("source", [BASIC, EPIC, HOUSE])
def test_shipped_files_are_sound(source: str) -> None:
    assert found(source) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('game = "rice-wars"', 'game = "go"', "for game 'go'"),
        ('kind = "board"', 'kind = "bored"', "kind is 'bored'"),
        ('side = "basic"', 'side = "odd"', "side is 'odd'"),
        ('"d2", "e2", "f2"', '"d2", "e2"', "36 fields; the basic side has 37"),
        ('"d2", "e2", "f2"', '"d2", "e2", "e2"', "'e2' stands twice"),
        ('"d2", "e2", "f2"', '"d2", "e2", "2f"', "'2f' is not a cell"),
        ('sacred = "e5"', 'sacred = "z9"', "'z9' is no field"),
        ("sacred_income = 2", "sacred_income = -2", "sacred_income is -2"),
        ("sizes = {}", "sizes = { d2 = [2, 1] }", "overlap"),
        ("sizes = {}", "sizes = { d2 = 2 }", "size of 'd2'"),
        ("sizes = {}", "sizes = { d2 = [1.0, 1] }", "size of 'd2'"),
        ("sizes = {}", "sizes = { d2 = [true, 1] }", "size of 'd2'"),
        ("sizes = {}", "sizes = []", "sizes is [], not a table"),
        ('side = "basic"', 'side = ["basic"]', "side is ['basic'], not basic or epic"),
        ('"d1", "e1", "f1"', '"d1", "e1"', ""),
        ('"d1", "e1", "f1"', '"a1", "e1", "f1"', "palace space a1 touches 0 fields"),
        ('sign = "attack"', 'sign = "tea"', "sign is 'tea'"),
        ("number = 3", "number = 4", "round 3: number is 4"),
        ('source = "book"', 'source = "rumour"', "source is 'rumour'"),
        ('name = "Basic side"', 'nom = "Basic side"', "unknown entry 'nom'"),
    ],
)
def test_a_broken_board_is_told(old: str, new: str, problem: str) -> None:
    assert old in BASIC
    told = found(BASIC.replace(old, new, 1))
    if problem:
        assert any(problem in line for line in told), told
    else:
        assert told == []  # nineteen palace spaces are still enough


@pytest.mark.parametrize(
    ("source", "old", "new", "wrong", "problem"),
    [
        (BASIC, '"d2", "e2"', '"d2", "2e"', '"2e"', "'2e' is not a cell such as \"c4\""),
        (BASIC, '"d7", "e7"', '"d7", "d2"', '"d2"', "'d2' stands twice in names"),
        (BASIC, '"d1", "e1", "f1"', '"d1", "e1", "e2"', '"e2"', "e2 and e2 overlap"),
        (BASIC, "number = 3\n", "number = 3\nsides = 2\n", "sides", "unknown entry 'sides'"),
        (HOUSE, '"Geisha"\n', '"Geisha"\ncopies = 2\n', "copies", "unknown entry 'copies'"),
    ],
)
def test_problems_name_their_line(
    source: str, old: str, new: str, wrong: str, problem: str
) -> None:
    """That of what is wrong, also where the same words stand further up."""
    assert source.count(old) == 1
    broken = source.replace(old, new)
    line = broken[: broken.rindex(wrong)].count("\n") + 1
    told = found(broken)
    assert any(each.startswith(f"line {line}: ") and problem in each for each in told), told


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 4", "copies = 5", "the deck has 56 cards, not 55"),
        ("bonus = 2", "bonus = 3", "bonus is 3"),
        ('effect = "gain"', 'effect = "win"', "effect is 'win'"),
        ('effect = "gain"', 'effect = "fly"', "effect is 'fly'"),
        ('trigger = "tie"', 'trigger = "tea"', "trigger is 'tea'"),
        ('trigger = "tie"', 'trigger = "action"', "effect is 'win'"),
        ('name = "Kaikon"', 'name = "Shuukaku"', "two cards are named 'Shuukaku'"),
        ('name = "Kaikon"', 'name = "A much too long name"', "1 to 12 bytes"),
        ("limit = 5", "limit = 50", "limit is 50"),
        ("capacity = 1", "capacity = 2", "holds one ronin"),
        ("strength = 3", 'strength = "big"', "strength is 'big'"),
        ("discards = 1", "", "discards is None"),
        ("upkeep = 1", "upkeep = true", "upkeep is True"),
        (
            'source = { capacity = "house", strength = "book" }',
            'source = { capacity = "house" }',
            "no source for strength",
        ),
    ],
)
def test_broken_content_is_told(old: str, new: str, problem: str) -> None:
    assert old in HOUSE
    assert any(problem in line for line in found(HOUSE.replace(old, new, 1)))


def test_rubbish_is_told_and_does_not_crash() -> None:
    for source in (
        'game = "rice-wars"\nkind = "board"\nside = "epic"',
        'game = "rice-wars"\nkind = "content"',
    ):
        assert found(source)
    odd = 'game="rice-wars"\nkind="content"\ncard=3\nadvisor=["x"]\nmen=1\nhand=[]\nname=2'
    assert found(odd)


def test_own_values_are_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    mine = HOUSE.replace('name = "Shuukaku"', 'name = "Hōsaku"').replace(
        "strength = 3", "strength = 4"
    )
    path.write_text(mine, encoding="utf-8")
    match = hasu.new("rice-wars", seats=3, seed=1, content=str(path))
    assert match.state.might[2] == 4  # type: ignore[attr-defined]
    assert name_of(match.state.card_name[0]) == "Hōsaku"  # type: ignore[attr-defined]
    play_out(match, 1)
    assert parse(record(match).to_json()).replay().state == match.state


def test_an_own_board_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BASIC.replace('"f2",', '"f1",', 1), encoding="utf-8")
    with pytest.raises(hasu.InvalidInput, match="breaks its rules"):
        hasu.new("rice-wars", seats=3, board=str(path))
    path.write_text(BASIC.replace('sacred = "e5"', 'sacred = "d2"'), encoding="utf-8")
    match = hasu.new("rice-wars", seats=3, board=str(path))
    assert match.state.sacred == 0  # type: ignore[attr-defined]


def test_wide_fields_have_more_neighbours(tmp_path: Path) -> None:
    wide = BASIC.replace('"d2", "e2", "f2"', '"d2", "f2"').replace(
        "sizes = {}", "sizes = { d2 = [2, 1] }"
    )
    wide = wide.replace('"d8", "e8", "f8"', '"d8", "e8", "f8", "b3"')
    wide = wide.replace('"b3", "c2"', '"c2"')
    assert found(wide) == []
    path = tmp_path / "wide.toml"
    path.write_text(wide, encoding="utf-8")
    s = GAME.blank(4, {"board": str(path)})
    assert bin(s.near[0]).count("1") == 3  # type: ignore[attr-defined]
    s.chance = seed_of(1)
    setup(s)
    assert roam(s, Choices(), seed_of(2), 50_000) < 50_000


def test_impossible_options_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "epic.toml"
    path.write_text(EPIC, encoding="utf-8")
    with pytest.raises(hasu.InvalidInput, match="epic side for 3 to 5 players, not 2"):
        hasu.new("rice-wars", seats=2, board=str(path))
    with pytest.raises(hasu.InvalidInput, match="side='basic' was asked"):
        hasu.new("rice-wars", seats=3, side="basic", board=str(path))
    with pytest.raises(hasu.InvalidInput, match="board file where a content file"):
        hasu.new("rice-wars", seats=3, content=str(path))
    with pytest.raises(hasu.InvalidInput, match="one of basic, epic"):
        hasu.new("rice-wars", seats=3, side="odd")


@pytest.mark.parametrize("source", [BASIC, EPIC, HOUSE])
def test_drawing(source: str) -> None:
    data = parse_toml(source)
    drawn = svg(data)
    assert drawn.startswith("<svg")
    for word in data.get("fields", {}).get(
        "names", [card["name"] for card in data.get("card", [])]
    ):
        assert f">{word}<" in drawn
