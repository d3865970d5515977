"""The script behind the tables of docs/bots.md."""

from __future__ import annotations

import re
import runpy
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hasu.arena.contest import Forfeit, Played
from hasu.arena.ledger import Ledger
from hasu.arena.tournament import Fixture

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "strength.py"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    script = runpy.run_path(str(SCRIPT))
    quick = script["Comparison"]("Greedy among random players", "greedy", "random", 4)
    monkeypatch.setitem(script["COMPARISONS"], "random", quick)
    return script


def called(script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, *args: str) -> None:
    monkeypatch.setattr(sys, "argv", ["strength.py", *args])
    script["main"]()


def test_it_plays_goes_on_and_shows(
    strength: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["--folder", str(tmp_path), "--only", "random", "--game", "lotus", "--seats", "2"]
    called(strength, monkeypatch, *asked, "--workers", "0")
    out, err = capsys.readouterr()
    assert "| Lotus | 2 | 4 | 100 % |" in out
    assert out.splitlines()[-1].split(" | ")[8] == "100 %"  # and so did it finish before its rival
    assert err == "\rrandom-lotus-2: 4 of 4 games \n"
    file = tmp_path / "random-lotus-2.jsonl"
    before = file.read_text()
    assert before.count("\n") == 1 + 4
    called(strength, monkeypatch, *asked, "--workers", "0", "--games", "6")
    assert file.read_text().startswith(before)
    # the odd game of a round that was stopped does not count
    file.write_text("\n".join(file.read_text().splitlines()[:-1]) + "\n")
    capsys.readouterr()
    called(strength, monkeypatch, *asked, "--table")
    assert "| Lotus | 2 | 4 | 100 % |" in capsys.readouterr().out


def test_every_heading_of_the_page_is_a_comparison() -> None:
    page = (SCRIPT.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    headings = re.findall(r"^\*\*(.+?)\.?\*\*", page.partition("## Strength")[2], re.MULTILINE)
    titles = {
        comparison.title for comparison in runpy.run_path(str(SCRIPT))["COMPARISONS"].values()
    }
    assert "Novices among random players" in headings
    assert set(headings) <= titles


def test_every_game_and_number_of_players_is_planned(strength: dict[str, Any]) -> None:
    shipped = ["china", "lotus", "rice-wars", "white-lotus"]  # other tests add games
    asked = Namespace(only=["master"], game=shipped, seats=None, epic=True, seed=1)
    names = [plan.name for plan in strength["plans"](asked)]
    assert len(names) == 17
    assert "master-white-lotus-6" in names
    assert "master-rice-wars-4-epic" in names
    for plan in strength["plans"](asked):
        assert plan.tournament().checked().seats == plan.seats


def test_the_games_by_the_clock_that_are_kept_can_be_added_to(
    strength: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are of the comparison as it is now, each played to its end, and the page shows them."""
    monkeypatch.setattr("hasu.arena.tournament.VERSION", "the next one")
    folder = SCRIPT.parent / "by_the_clock"
    asked = Namespace(only=["time"], game=None, seats=None, epic=False, seed=3)
    plans = {f"{plan.name}.jsonl": plan for plan in strength["plans"](asked)}
    kept = sorted(file.name for file in folder.iterdir())
    assert kept
    assert set(kept) <= set(plans)
    for name in kept:
        games = Ledger(folder / name, plans[name].tournament()).played
        assert all(game.points and game.forfeit is None for game in games)
        nobody = [game for game in games if not game.winners]
        assert not nobody or name == "time-rice-wars-2.jsonl", "only its neighbour beats both"
    page = (SCRIPT.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = strength["tables"](Namespace(folder=folder, **vars(asked)))
    rows = [line for line in "\n".join(shown).splitlines() if line.startswith("| ")]
    assert len(rows) > len(kept)
    assert [row for row in rows if row not in page] == []  # the page is as new as they are


@pytest.mark.parametrize("games", ["0", "-4", "many"])
def test_a_number_of_games_must_be_one(
    strength: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    games: str,
) -> None:
    with pytest.raises(SystemExit):
        called(strength, monkeypatch, "--folder", str(tmp_path), f"--games={games}")
    assert f"--games: 1 or more, not {games}" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_with_little_time_all_lines_grow_alike_and_it_stops_by_itself(
    strength: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The clock is the number of games that have ended: 7 of them and the time is up."""
    script = strength["play_all"].__globals__
    monkeypatch.setitem(script, "PORTION", 4)

    def games() -> list[int]:
        files = sorted(tmp_path.iterdir())
        return [file.read_text().count("\n") - 1 for file in files]

    monkeypatch.setitem(script, "time", SimpleNamespace(monotonic=lambda: sum(games())))
    asked = ["--folder", str(tmp_path), "--only", "random", "--game", "lotus", "--workers", "0"]
    called(strength, monkeypatch, *asked, "--games", "8", "--minutes", str(7 / 60))
    assert games() == [4, 3]  # with two; with three the round was not finished, with four not begun
    called(strength, monkeypatch, *asked, "--games", "8", "--minutes", str(100 / 60))
    assert games() == [8, 9, 8]  # whole rounds
    called(strength, monkeypatch, *asked, "--games", "8", "--minutes", str(1 / 60))
    assert games() == [8, 9, 8]


@pytest.mark.parametrize("minutes", ["0", "-1", "soon", "inf", "nan"])
def test_minutes_must_be_some(
    strength: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    minutes: str,
) -> None:
    with pytest.raises(SystemExit):
        called(strength, monkeypatch, "--folder", str(tmp_path), f"--minutes={minutes}")
    assert f"--minutes: more than 0, not {minutes}" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_an_interval_near_certainty_is_told_apart(strength: dict[str, Any]) -> None:
    assert strength["span"]([0.9964, 1.0]) == "99.6–100"
    assert strength["span"]([0.614, 0.717]) == "61–72"


def game(bots: tuple[int, ...], points: tuple[int, ...], deal: int = 0) -> Played:
    """Bot 0 in one seat; the most points win."""
    none = (0,) * len(bots)
    won = tuple(seat for seat, had in enumerate(points) if had == max(points))
    return Played(Fixture(deal, 0, bots.index(0), bots), points, won, none, none)


def test_the_lead_over_the_others(strength: dict[str, Any]) -> None:
    assert strength["ahead"]([game((0, 1), (10, 4)), game((1, 0), (3, 5))]) == "4.0 ± 2.0"
    three = [game((0, 1, 1), (9, 5, 4)), game((1, 0, 1), (4, 3, 8)), game((1, 1, 0), (1, 2, 3))]
    assert strength["ahead"](three) == "1.0 ± 2.2"


def test_a_forfeited_game_has_no_lead(strength: dict[str, Any]) -> None:
    forfeited = replace(game((0, 1), ()), winners=(), forfeit=Forfeit(0, "out of ideas"))
    two = [game((0, 1), (10, 4)), game((1, 0), (3, 5))]
    assert strength["ahead"]([forfeited, *two]) == "4.0 ± 2.0"
    assert strength["ahead"]([forfeited, two[0]]) == strength["ahead"]([forfeited]) == ""


def test_how_many_rivals_it_finished_before(strength: dict[str, Any]) -> None:
    assert strength["before"](game((0, 1), (10, 4))) == 1
    assert strength["before"](game((1, 0, 1), (9, 7, 4))) == 0.5
    assert strength["before"](game((1, 1, 1, 0), (9, 4, 4, 4))) == pytest.approx(1 / 3)


def test_all_numbers_of_players_together(strength: dict[str, Any]) -> None:
    """Every game counts the same; deals are the units of the interval."""
    two = [game((0, 1), (10, 4), deal) for deal in range(30)]
    three = [game((0, 1, 1), (5, 9, 1), deal) for deal in range(30)]
    line = strength["together"]([two, three], "Lotus")
    assert line[:3] == ("Lotus", "all", "60")
    assert line[-3] == "75 %"
    low, high = map(int, line[-2].split("–"))
    assert 65 < low < 75 < high < 85
    assert len(line) == len(strength["HEADINGS"])
