"""Records: whole, true, or refused with the line and the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hasu
from hasu.engine.record import load, parse, record
from tests.support import play_out


@pytest.fixture(scope="module")
def good() -> hasu.Record:
    return record(play_out(hasu.new("lotus", seats=3, seed=5, names=["Ä", "b", "c"]), 5))


def changed(good: hasu.Record, **entries: Any) -> str:
    return hasu.Record({**good.content, **entries}).to_json()


def test_a_record_is_json_with_one_step_a_line(good: hasu.Record) -> None:
    text = good.to_json()
    assert json.loads(text) == good.content
    assert text.count("\n") > len(good.steps)
    again = parse(text)
    assert again.to_json() == text
    assert again.line_of(0) is not None
    lines = text.splitlines()
    for number, step in enumerate(again.content["steps"]):
        line = again.line_of(number)
        assert line is not None
        assert json.loads(lines[line - 1].strip().rstrip(",")) == step


def test_saving_and_loading(good: hasu.Record, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    good.save(path)
    assert load(path).content == good.content
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]


def test_replay_to_a_moment(good: hasu.Record) -> None:
    match = good.replay(10)
    assert match.step == 10
    assert match.outcome is None


def test_an_unfinished_record_goes_on() -> None:
    match = play_out(hasu.new("lotus", seats=2, seed=9), 9, stop=30)
    again = parse(record(match).to_json()).replay()
    assert again.state == match.state
    assert play_out(again, 1).outcome is not None


def test_a_truncated_file(good: hasu.Record) -> None:
    text = good.to_json()
    with pytest.raises(hasu.RecordError, match=r"line .*: not a whole JSON document"):
        parse(text[: len(text) // 2])


def test_missing_last_steps(good: hasu.Record) -> None:
    steps = good.content["steps"]
    with pytest.raises(hasu.RecordError, match=r"the outcome says .* but the steps lead to None"):
        parse(changed(good, steps=steps[:-1])).replay()
    cut = changed(good, steps=steps[:-3], outcome=None)
    with pytest.raises(hasu.RecordError, match="some are missing, added or changed"):
        parse(cut).replay()


def test_steps_after_the_end(good: hasu.Record) -> None:
    steps = good.content["steps"]
    with pytest.raises(hasu.RecordError, match="does not replay: the game is over") as error:
        parse(changed(good, steps=[*steps, steps[-1]])).replay()
    assert error.value.line is not None


def test_reordered_steps_name_the_step_and_its_line(good: hasu.Record) -> None:
    steps = list(good.content["steps"])
    turn = next(i for i in range(len(steps) - 1) if steps[i][0] != steps[i + 1][0])
    steps[turn], steps[turn + 1] = steps[turn + 1], steps[turn]
    source = changed(good, steps=steps)
    with pytest.raises(hasu.RecordError, match=f"step {turn + 1} does not replay") as error:
        parse(source).replay()
    assert source.splitlines()[error.value.line - 1].strip(" ,") == json.dumps(steps[turn])  # type: ignore[operator]


def test_a_forged_choice(good: hasu.Record) -> None:
    steps = [list(step) for step in good.content["steps"]]
    steps[0][2] = 77
    with pytest.raises(hasu.RecordError, match="step 1 does not replay: 77 is not a legal choice"):
        parse(changed(good, steps=steps)).replay()
    steps[0] = [steps[0][0], "draw", good.content["steps"][0][2]]
    with pytest.raises(hasu.RecordError, match="it answers 'draw', but 'action' is asked"):
        parse(changed(good, steps=steps)).replay()


def test_a_forged_outcome(good: hasu.Record) -> None:
    outcome = {**good.content["outcome"], "winners": [0, 1, 2]}
    with pytest.raises(hasu.RecordError, match="the outcome says"):
        parse(changed(good, outcome=outcome)).replay()


def test_another_secret(good: hasu.Record) -> None:
    with pytest.raises(hasu.RecordError, match="not the one that was committed to"):
        parse(changed(good, secret="00" * 16))
    with pytest.raises(hasu.RecordError, match="'secret' is not hexadecimal"):
        parse(changed(good, secret="zz"))


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"hasu": 99}, "line 2: record format 99; this Hasu reads 1"),
        ({"game": "go"}, "line 3: unknown game 'go'"),
        ({"version": 7}, "line 4: lotus rules version 7; this Hasu has 1"),
        ({"seats": "3"}, "line 5: 'seats' has the wrong kind of value: '3'"),
        ({"seats": True}, "'seats' has the wrong kind of value: True"),
        ({"players": [1, 2, 3]}, "'players' must be a list of names, not .1, 2, 3."),
        ({"names": ["Ann", 2, 3]}, "'names' must be a list of names, not .'Ann', 2, 3."),
        ({"steps": [[0, 1]]}, r"step 1 must be \[seat, decision, choice\], not \[0, 1\]"),
        ({"steps": [[0, "action", True]]}, "step 1 must be"),
        ({"extra": 1}, "unknown entry 'extra'"),
        ({"players": ["person", "random"]}, "line .*: 'players' has 2 names for 3 seats"),
        ({"names": ["Ann"] * 4}, "line .*: 'names' has 4 names for 3 seats"),
        ({"seats": 9}, "line 5: lotus takes 2 to 4 seats, not 9"),
    ],
)
def test_malformed_entries(good: hasu.Record, entries: dict[str, Any], message: str) -> None:
    with pytest.raises(hasu.RecordError, match=message):
        parse(changed(good, **entries))


@pytest.mark.parametrize("key", ["hasu", "game", "steps", "digest", "names"])
def test_missing_entries(good: hasu.Record, key: str) -> None:
    content = {k: v for k, v in good.content.items() if k != key}
    with pytest.raises(hasu.RecordError, match=f"'{key}' is missing"):
        parse(json.dumps(content))


def test_bad_seats_and_options_inside(good: hasu.Record) -> None:
    with pytest.raises(hasu.RecordError, match="takes 2 to 4 seats, not 9"):
        parse(changed(good, seats=9)).replay()
    with pytest.raises(hasu.RecordError, match="unknown option 'x'"):
        parse(changed(good, options={"x": 1})).replay()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ('{"hasu": 1, "hasu": 1}', "'hasu' stands there twice"),
        ('{"options": {"first": 0, "first": 1}}', "'first' stands there twice"),
        ("[" * 100_000, "nested too deeply"),
        ('{"hasu": ' + "9" * 5000 + "}", "not a record: Exceeds the limit"),
        ("", "line 1: not a whole JSON document"),
    ],
)
def test_text_that_is_no_record(wrong: str, message: str) -> None:
    with pytest.raises(hasu.RecordError, match=message):
        parse(wrong)


def test_lines_are_found_whatever_the_names_and_the_order(good: hasu.Record) -> None:
    names = ["steps", '"steps": [', "seats"]
    content = {**good.content, "names": names}
    content = {"steps": content.pop("steps")} | content
    text = json.dumps(content, indent=1)
    again = parse(text)
    assert again.content == content
    lines = text.splitlines()
    assert len(again.lines) == len(good.steps)
    assert {lines[line - 1] for line in again.lines} == {"  ["}
    with pytest.raises(hasu.RecordError, match="takes 2 to 4 seats") as error:
        parse(text.replace('"seats": 3', '"seats": 9'))
    assert error.value.line is not None
    assert lines[error.value.line - 1] == ' "seats": 3,'


def test_a_name_that_is_no_text_is_kept(tmp_path: Path) -> None:
    """Half a pair of UTF-16, as a browser or a file's name may have it."""
    made = record(hasu.new("lotus", seats=2, seed=1, names=["A\ud800", "B"]))
    made.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json").content == made.content


def test_a_path_may_be_a_plain_string(good: hasu.Record, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    good.save(path)
    assert hasu.load(path).content == good.content
    with pytest.raises(hasu.RecordError, match="cannot read nothing"):
        hasu.load("nothing.json")


def test_a_step_that_is_not_there(good: hasu.Record) -> None:
    for step in (-2, len(good.steps) + 1):
        with pytest.raises(hasu.InvalidInput, match=f"there is no step {step}; the record has"):
            good.replay(step)


def test_a_record_names_a_player_for_each_seat() -> None:
    match = hasu.new("lotus", seats=2, seed=1)
    assert record(match).content["players"] == ["person", "person"]
    with pytest.raises(hasu.InvalidInput, match="1 players named for 2 seats"):
        record(match, ["random"])


def test_files_that_are_no_records(tmp_path: Path) -> None:
    with pytest.raises(hasu.RecordError, match="cannot read"):
        load(tmp_path / "nothing.json")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(hasu.RecordError, match="not a text file"):
        load(tmp_path / "bytes")
    with pytest.raises(hasu.RecordError, match="a record is a JSON object"):
        parse("[]")
