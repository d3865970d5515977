"""``hasu arena`` as its users meet it, and own bots in the other commands."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import hasu
from hasu.arena import Played, Unplayed, run
from hasu.bots.own import admitted
from hasu.cli import arena as command
from hasu.cli.app import app
from hasu.cli.common import console
from hasu.engine.record import load

STRANGE = "tests.arena.strange_bots"
FIRST = f"{STRANGE}:First"
SMALL = ("arena", "bidding", "--bots", f"random,{FIRST}", "--games", "8", "--workers", "0")


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HASU_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.delenv("LC_ALL", raising=False)


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal wide enough for every name, wherever the tests run."""
    monkeypatch.setattr(console, "_width", 160)


def told(*arguments: str, typed: str = "", status: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)
    assert result.exit_code == status, result.output
    return result.output


def as_json(*arguments: str) -> dict[str, object]:
    result = CliRunner().invoke(app, [*arguments, "--json"], catch_exceptions=False)
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_the_table_the_file_and_the_picture(tmp_path: Path) -> None:
    shown = told(*SMALL)
    assert FIRST in shown
    assert "8 games with 2 seats, deals: 4" in shown
    (file,) = (tmp_path / "arena").glob("bidding-*.jsonl")
    assert str(file) in shown
    assert len(file.read_text().splitlines()) == 9
    assert file.with_suffix(".svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "8 parties à 2 joueurs"), ("de", "8 Partien zu 2 Spielern")]
)
def test_in_other_languages(language: str, words: str) -> None:
    shown = told(*SMALL, "-l", language)
    assert words in shown
    assert re.search(r"\d,\d\u00a0% \[\d+,\d; \d+,\d\]", shown)
    assert not re.search(r"\d\.\d", shown.partition(words)[0])


def test_json_has_what_it_promises(tmp_path: Path) -> None:
    found = as_json(*SMALL, "--out", str(tmp_path / "x.jsonl"))
    rows = found["bots"]
    assert isinstance(rows, list)
    assert {row["name"] for row in rows} == {"random", FIRST}
    for row in rows:
        assert {"name", "games", "win_share", "rating", "interval"} <= set(row)
        assert row["games"] == 8
        assert len(row["interval"]) == 2
    assert sum(row["win_share"] for row in rows) == pytest.approx(1, abs=0.001)


def test_the_same_command_again_plays_nothing_and_says_the_same(tmp_path: Path) -> None:
    arguments = (*SMALL, "--out", str(tmp_path / "x.jsonl"), "--picture", str(tmp_path / "p.svg"))
    first = as_json(*arguments)
    size = (tmp_path / "x.jsonl").stat().st_size
    assert as_json(*arguments) == first
    assert (tmp_path / "x.jsonl").stat().st_size == size
    assert (tmp_path / "p.svg").exists()
    other = str(tmp_path / "q.svg")
    with pytest.raises(hasu.InvalidInput, match="another tournament: there seed is 1, here 5"):
        told(*arguments, "--seed", "5", "--picture", other)
    assert not Path(other).exists(), "nothing is left of a picture that is not drawn"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--out", "x.svg"], "the picture would overwrite x.svg"),
        (["--out", "x.jsonl", "--picture", "./x.jsonl"], "the picture would overwrite x.jsonl"),
        (["--out", "link.jsonl", "--picture", "x.svg"], "the picture would overwrite link.jsonl"),
        (["--out", "."], "cannot write .: it is a folder"),
        (["--out", "/"], "cannot write /: it is a folder"),
        (["--out", "..", "--picture", "new.svg"], "cannot write ..: it is a folder"),
    ],
)
def test_results_are_not_drawn_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    """It is told before any game is played."""
    monkeypatch.chdir(tmp_path)
    Path("x.svg").write_text("results")
    Path("link.jsonl").symlink_to("x.svg")
    with pytest.raises(hasu.InvalidInput, match=re.escape(message)):
        told(*SMALL, *arguments)
    assert Path("x.svg").read_text() == "results"
    assert {path.name for path in tmp_path.iterdir()} == {"x.svg", "link.jsonl"}


def test_forfeits_are_told() -> None:
    raises = f"{STRANGE}:Raises"
    shown = told("arena", "bidding", "--bots", f"random,{raises}", "-g", "4", "-w", "0")
    assert f"{raises} forfeited 4 games: RuntimeError: out of ideas" in shown


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "2 games are left out: other games of their deals have no result"),
        ("fr", "2 parties ne sont pas comptées"),
        ("de", "2 Partien zählen nicht"),
    ],
)
def test_games_of_deals_that_are_not_whole_are_told(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    def but_two(*given: Any, **more: Any) -> list[Played | Unplayed]:
        results = run(*given, **more)
        return [
            Unplayed(r.fixture, "lightning") if n in (1, 2) else r for n, r in enumerate(results)
        ]

    monkeypatch.setattr(command, "run", but_two)
    assert words in told(*SMALL, "-l", language)


def test_a_field() -> None:
    found = as_json(
        *("arena", "lotus", "-n", "3", "--bots", FIRST, "--field", "random", "-g", "3", "-w", "0")
    )
    assert found["games"] == 3
    assert found["field"] == "random"


def test_ctrl_c_tells_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", interrupted)
    told_ = told(*SMALL, "--out", str(tmp_path / "x.jsonl"), status=130)
    assert f"--out {tmp_path / 'x.jsonl'}" in told_


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["go"], "unknown game 'go'"),
        (["lotus", "--seats", "9"], "lotus takes 2 to 4 seats, not 9"),
        (["lotus", "--games", "0"], "--games must be at least 1"),
        (["lotus", "--workers", "-1"], "--workers at least 0"),
        (["lotus", "--bots", "random"], "at least two bots"),
        (["lotus", "--bots", ""], "at least two bots"),
        (["lotus", "--bots", "random,random"], "named twice"),
        (["lotus", "--bots", "random,"], "unknown bot ''"),
        (["lotus", "--bots", "random,hal"], "unknown bot 'hal'; known bots: random, greedy"),
        (["lotus", "--field", "hal"], "unknown bot 'hal'"),
        (["lotus", "--engine", "steam"], "unknown engine 'steam'"),
        (["lotus", "-o", "colour=red"], "unknown option 'colour'"),
        (["lotus", "-l", "xx"], "unknown language 'xx'"),
        (["lotus", "--bots", "random,my.py:Bot"], "there is no file my.py"),
        (["lotus", "--bots", "random,skilled:threads"], "'skilled:threads': a budget is like"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], message: str) -> None:
    with pytest.raises(hasu.HasuError, match=message):
        told("arena", *arguments)


def test_a_program_with_a_comma_is_quoted() -> None:
    name = "program:cat a,b"
    with pytest.raises(hasu.InvalidInput, match="unknown bot 'hal'"):
        told("arena", "lotus", "--bots", f'hal,"{name}"')
    assert name in admitted


def test_own_bots_play_in_the_terminal_and_in_simulations(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = ("play", "lotus", "--seed", "3", "--save", str(path))
    shown = told(*arguments, "-p", f"you,{FIRST}", typed="1\nq\n")
    assert f"is a bot ({FIRST})" in shown
    assert load(path).content["players"] == ["person", FIRST]
    assert FIRST in told("simulate", "lotus", "-g", "2", "-n", "2", "--bots", f"random,{FIRST}")


def test_a_choice_may_be_of_any_type_that_counts(tmp_path: Path) -> None:
    path, counts = tmp_path / "game.json", f"{STRANGE}:Counts"
    words = ("play", "lotus", "--save", str(path), "-o", "first=1")
    told(*words, "-p", f"you,{counts}", typed="q\n")
    assert load(path).steps
    assert counts in told("simulate", "lotus", "-g", "2", "-n", "2", "--bots", f"{counts},random")


def test_a_bot_at_the_terminal_that_does_not_count_is_told(tmp_path: Path) -> None:
    words = ("play", "lotus", "--save", str(tmp_path / "game.json"), "-o", "first=1")
    with pytest.raises(hasu.IllegalChoice, match="'the first' is not the number of a choice"):
        told(*words, "-p", f"you,{STRANGE}:Words", typed="q\n")


def test_the_name_of_a_bot_is_shown_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may look like a colour or a picture, and so may the name of a file."""
    monkeypatch.chdir(tmp_path)
    name = "[red]:dog:.py:First"
    Path(name.removesuffix(":First")).write_text(f"from {STRANGE} import First")
    words = ("lotus", "-n", "2", "-g", "2", "--bots", f"random,{name}")
    assert name in told("simulate", *words)
    shown = told("arena", *words, "-w", "0", "--out", "[red].jsonl")
    assert name in shown
    assert "Results: [red].jsonl. Picture: [red].svg" in shown


def test_the_name_of_a_bot_need_not_be_text(tmp_path: Path) -> None:
    """A file's name may hold any bytes; results, table and picture have them in a way."""
    file = os.fsencode(tmp_path) + b"/caf\xe9.py"
    Path(os.fsdecode(file)).write_text(f"from {STRANGE} import First")
    words = ["-m", "hasu", "arena", "lotus", "-n", "2", "-g", "2", "-w", "0", "--bots"]
    done = subprocess.run(
        [sys.executable, *words, b"random," + file + b":First", "--out", tmp_path / "x.jsonl"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False), done.stderr
    assert rb"caf\udce9.py:First" in done.stdout
    assert r"caf\udce9.py:First" in (tmp_path / "x.svg").read_text()


def test_own_bots_are_prepared_and_closed_wherever_they_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "closed"
    monkeypatch.setenv("HASU_TEST_CLOSED", str(mark))
    ready = "tests.arena.strange_bots:Ready"
    for words in (
        ("play", "lotus", "-p", f"you,{ready}", "-o", "first=1"),
        ("simulate", "lotus", "-g", "2", "--bots", f"random,{ready},random"),
        ("arena", "lotus", "-n", "2", "-g", "2", "--bots", f"random,{ready}"),
    ):
        mark.unlink(missing_ok=True)
        shown = told(*words, typed="q\n")
        assert "AttributeError" not in shown
        # `admit` has made one, too; of two games there are two bots.
        assert len(mark.read_text().splitlines()) >= 2, words


def test_a_record_cannot_start_programs_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    told("play", "lotus", "--seed", "3", "--save", str(path), "-p", f"you,{FIRST}", typed="q\n")
    admitted.clear()
    with pytest.raises(hasu.InvalidInput, match="must be named on the command line"):
        told("play", "--resume", str(path), typed="q\n")
    assert "Garden" in told("play", "--resume", str(path), "-p", f"you,{FIRST}", typed="q\n")
    told("play", "--resume", str(path), "-p", "you,random", typed="q\n")
    assert load(path).content["players"] == ["person", "random"]
