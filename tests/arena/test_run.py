"""Whole tournaments: the same results however they are played, and whatever bots do."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest

import hasu
from hasu.arena import (
    Forfeit,
    Played,
    Tournament,
    Unplayed,
    contest,
    figures,
    play,
    run,
    tournament,
)
from hasu.arena.ledger import Ledger
from hasu.bots import BOTS_VERSION, Bot
from hasu.bots.own import fingerprint
from hasu.engine.game import Game
from tests.arena.strange_bots import First

STRANGE = "tests.arena.strange_bots"
FIRST = f"{STRANGE}:First"


def quick(*bots: str, seed: int = 1) -> Tournament:
    """A tournament of the tests' tiny game, which workers do not know."""
    return Tournament("bidding", 2, bots, seed).checked()


def proper(*bots: str) -> Tournament:
    return Tournament("lotus", 2, bots).checked()


def untimed(results: list[Played | Unplayed]) -> list[object]:
    """Results without what the clock said."""
    return [
        (r.fixture, r.points, r.winners, r.decisions, r.forfeit) if isinstance(r, Played) else r
        for r in results
    ]


def test_none_one_and_two_workers_give_the_same() -> None:
    given = proper("random", FIRST)
    alone = untimed(run(given, 6, workers=0))
    assert untimed(run(given, 6, workers=1)) == alone
    assert untimed(run(given, 6, workers=2)) == alone


def test_another_seed_gives_other_games() -> None:
    one, other = (run(quick("random", FIRST, seed=seed), 6, workers=0) for seed in (1, 2))
    assert untimed(one) != untimed(other)


def test_all_rotations_of_a_block_have_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all bots play alike, so do all games of a deal."""

    def same_bot(game: Game, name: str, seed: int) -> Bot:
        return First(seed)

    monkeypatch.setattr(contest, "seated", same_bot)
    results = run(Tournament("lotus", 3, ("random", "greedy", FIRST)), 6, workers=0)
    ends = [result.points for result in results if isinstance(result, Played)]
    assert ends[0] == ends[1] == ends[2]
    assert ends[3] == ends[4] == ends[5]
    assert ends[0] != ends[3]


def test_progress_is_reported(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    given, file = quick("random", FIRST), tmp_path / "results.jsonl"
    for games in (5, 11):
        run(given, games, workers=0, file=file, report=lambda *news: heard.append(news))
    assert heard[0] == (0, 6)
    assert heard[6] == (6, 6)
    assert heard[7] == (6, 12)  # what was there need not be played again
    assert heard[-1] == (12, 12)


class Interrupted(Exception):
    pass


def test_a_tournament_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    given, file = proper("random", FIRST), tmp_path / "results.jsonl"

    def stop(done: int, planned: int) -> None:
        if done == 3:
            raise Interrupted

    with pytest.raises(Interrupted):
        run(given, 6, workers=2, file=file, report=stop)
    assert len(file.read_text().splitlines()) == 1 + 3
    with file.open("a") as torn:
        torn.write('{"round": 0, "line_')
    resumed = run(given, 6, workers=1, file=file)
    assert untimed(resumed) == untimed(run(given, 6, workers=0))
    assert len(file.read_text().splitlines()) == 1 + 6
    again = run(given, 6, workers=0, file=file)  # now from the file alone
    assert again == resumed
    assert figures(given, again) == figures(given, resumed)
    assert run(given, 4, workers=0, file=file) == resumed[:4]


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(quick("random", FIRST), 6, workers=0, file=file)
    before = file.read_bytes()
    with pytest.raises(hasu.InvalidInput, match=r"another tournament: there seed is 1, here 2"):
        run(quick("random", FIRST, seed=2), 6, workers=0, file=file)
    with pytest.raises(hasu.InvalidInput, match="another tournament: there bots is"):
        run(quick("random", "greedy"), 6, workers=0, file=file)
    assert file.read_bytes() == before


def begin_by(release: str, file: Path) -> None:
    """Give it the first line that an earlier release would have written."""
    head, *games = file.read_text().splitlines(keepends=True)
    old = json.loads(head) | {"hasu": release}
    del old["bots_version"]
    file.write_text(json.dumps(old) + "\n" + "".join(games))


def test_a_file_of_an_earlier_release_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bots are those of then."""
    monkeypatch.setattr(tournament, "BOTS_VERSION", 1)
    given, file = quick("random", FIRST), tmp_path / "results.jsonl"
    run(given, 2, workers=0, file=file)
    begin_by("0.0.9", file)
    before = file.read_bytes()
    assert len(Ledger(file, given).played) == 2
    assert file.read_bytes() == before
    run(given, 4, workers=0, file=file)
    assert file.read_bytes().startswith(before)
    assert len(Ledger(file, given).played) == 4


def test_a_file_of_another_version_of_the_bots_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, file, now = quick("random", FIRST), tmp_path / "results.jsonl", BOTS_VERSION
    run(given, 2, workers=0, file=file)
    monkeypatch.setattr(tournament, "BOTS_VERSION", now + 1)
    with pytest.raises(hasu.InvalidInput, match=f"there bots_version is {now}, here {now + 1}"):
        run(given, 4, workers=0, file=file)
    begin_by("0.0.9", file)
    with pytest.raises(hasu.InvalidInput, match=f"there bots_version is 1, here {now + 1}"):
        run(given, 4, workers=0, file=file)


def test_a_bot_whose_file_has_changed_is_another_bot(tmp_path: Path) -> None:
    source, file = tmp_path / "mine.py", tmp_path / "results.jsonl"
    source.write_text("from tests.arena.strange_bots import First as Mine\n")
    given = quick("random", f"{source}:Mine")
    run(given, 6, workers=0, file=file)
    run(given, 6, workers=0, file=file)
    source.write_text("from tests.arena.strange_bots import Raises as Mine\n")
    with pytest.raises(hasu.InvalidInput, match="another tournament: there files is"):
        run(given, 6, workers=0, file=file)


def test_a_program_whose_file_has_changed_is_another_bot(tmp_path: Path) -> None:
    source = tmp_path / "mine.sh"
    names = [f"program:sh {source}", f"program:sh -c 'cat; exit' {source}"]
    source.write_text("cat\n")
    before = [fingerprint(name) for name in names]
    assert all(before)
    assert before == [fingerprint(name) for name in names]
    source.write_text("exit\n")
    after = [fingerprint(name) for name in names]
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert fingerprint(FIRST) == fingerprint(f"{STRANGE}:Last") != ""  # one file has both
    assert fingerprint("master@2") == fingerprint(f"program:sh -c '{'x' * 5000}'") == ""
    assert fingerprint("program:sh mine.py:x") == ""


def test_two_runs_cannot_add_to_one_file(tmp_path: Path) -> None:
    given, file = quick("random", FIRST), tmp_path / "results.jsonl"

    def meanwhile(done: int, planned: int) -> None:
        if done == 1:
            before = file.read_bytes()
            with pytest.raises(hasu.InvalidInput, match="another run is adding games to"):
                run(given, 6, workers=0, file=file)
            assert file.read_bytes() == before

    assert len(run(given, 6, workers=0, file=file, report=meanwhile)) == 6
    assert len(file.read_text().splitlines()) == 1 + 6


class Full:
    """A file on a full disk: neither writing nor closing succeeds."""

    def __init__(self, file: Any) -> None:
        self.file = file

    def write(self, text: str) -> None:
        raise OSError(errno.ENOSPC, "the disk is full")

    def close(self) -> None:
        self.file.close()
        raise OSError(errno.ENOSPC, "the disk is full")


def test_a_disk_that_is_full_is_told_and_what_was_written_stays(tmp_path: Path) -> None:
    file, duel = tmp_path / "x.jsonl", quick("random", FIRST)
    (game, *_) = run(duel, 2, workers=0, file=file)
    before = file.read_bytes()
    assert isinstance(game, Played)
    with Ledger(file, duel) as ledger:
        full = ledger._file = Full(ledger._file)  # type: ignore[assignment]
        with pytest.raises(hasu.InvalidInput, match=r"cannot write .*full; the games before are"):
            ledger.add(game)
    assert full.file.closed
    assert file.read_bytes() == before


def test_looking_at_results_leaves_a_line_alone_that_is_being_written(tmp_path: Path) -> None:
    given, file = quick("random", FIRST), tmp_path / "results.jsonl"
    run(given, 2, workers=0, file=file)
    with file.open("a") as torn:
        torn.write('{"round": 1, "line_')
    before = file.read_bytes()
    assert len(Ledger(file, given).played) == 2
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("hello\n", "is not a file of arena results"),
        ("hello", "is not a file of arena results"),
        ('{"hasu": 1}\n', "is not a file of arena results"),
        ("HEAD{}\n", "line 2, is not the result of a game"),
        ("HEAD[1]\n", "line 2, is not the result of a game"),
        ("HEADGAMEnonsense\nGAME", "line 3, is not the result of a game"),
        ("HEADGAMEGAME", "line 3: this game is there twice"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: str, message: str) -> None:
    given, file = quick("random", FIRST), tmp_path / "results.jsonl"
    run(given, 1, workers=0, file=file)
    head, game = file.read_text().splitlines(keepends=True)[:2]
    file.write_text(content.replace("HEAD", head).replace("GAME", game))
    with pytest.raises(hasu.InvalidInput, match=message):
        run(given, 1, workers=0, file=file)


@pytest.mark.parametrize("start", ["", '{"ar', '{"arena": 1, "hasu"'])
def test_a_file_that_was_hardly_begun_is_begun_again(tmp_path: Path, start: str) -> None:
    given, file = quick("random", FIRST), tmp_path / "results.jsonl"
    file.write_text(start)
    run(given, 1, workers=0, file=file)
    assert json.loads(file.read_text().splitlines()[0])["arena"] == 1
    run(given, 1, workers=0, file=file)


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("Raises", "RuntimeError: out of ideas"),
        ("Cheats", "IllegalChoice: 999 is not a legal choice"),
        ("Leaves", "SystemExit: bye"),
        ("Garbles", r"RuntimeError: caf\udce9"),
        ("Words", "IllegalChoice: 'the first' is not the number of a choice"),
        ("Nods", "IllegalChoice: True is not the number of a choice"),
        ("Unready", "OSError: where is my model?"),
    ],
)
def test_a_bot_that_breaks_the_rules_forfeits_and_the_rest_goes_on(bot: str, error: str) -> None:
    name = f"{STRANGE}:{bot}"
    given = Tournament("lotus", 3, ("random", FIRST, name)).checked()
    results = run(given, 6, workers=0)
    for result in results:
        assert isinstance(result, Played)
        assert result.forfeit is not None
        assert given.names[result.fixture.bots[result.forfeit.seat]] == name
        assert result.places[-1] == (result.forfeit.seat,)
    shown = figures(given, results)
    assert shown["bots"][-1]["name"] == name
    assert shown["bots"][-1]["forfeits"] == 6
    assert shown["bots"][-1]["win_share"] == 0
    assert sum(row["win_share"] for row in shown["bots"]) == pytest.approx(1)
    assert sum(row["games"] for row in shown["forfeits"]) == 6
    assert all(row["bot"] == name and error in row["error"] for row in shown["forfeits"])
    assert shown["unplayed"] == []


def test_what_is_no_text_is_written_all_the_same(tmp_path: Path) -> None:
    """Of an error, and of the name of a bot."""
    program, file = "program:cat caf\udce9", tmp_path / "results.jsonl"
    given = quick(f"{STRANGE}:Garbles", program)
    results = run(given, 1, workers=0, file=file)
    before = file.read_bytes()
    assert rb"caf\udce9" in before
    assert run(given, 1, workers=0, file=file) == results
    assert file.read_bytes() == before
    assert program in {row["name"] for row in figures(given, results)["bots"]}


def test_a_choice_may_be_of_any_type_that_counts() -> None:
    counts = run(quick("random", f"{STRANGE}:Counts"), 6, workers=0)
    assert untimed(counts) == untimed(run(quick("random", FIRST), 6, workers=0))


def test_a_dead_worker_costs_one_game_and_is_replaced(tmp_path: Path) -> None:
    dies, file = f"{STRANGE}:Dies", tmp_path / "results.jsonl"
    given = proper("random", FIRST, dies)
    results = run(given, 6, workers=2, file=file)
    for result in results:
        fatal = dies in (given.names[bot] for bot in result.fixture.bots)
        assert isinstance(result, Unplayed if fatal else Played)
    shown = figures(given, results)
    assert shown["games"] == 2
    assert len(shown["unplayed"]) == 4
    assert all(dies in row["bots"] for row in shown["unplayed"])
    assert "died (exit status 7)" in shown["unplayed"][0]["error"]
    assert len(file.read_text().splitlines()) == 1 + 2  # so that a later run tries again


def test_a_tournament_without_any_result_says_why() -> None:
    given = proper("random", FIRST)
    lost = [Unplayed(fixture, "lightning") for fixture in given.fixtures(2)]
    with pytest.raises(hasu.HasuError, match=r"no deal was played to its end .*: lightning"):
        figures(given, lost)


def test_games_without_a_result_are_told_beside_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(contest, "LONGEST", 270)
    given = proper("random", FIRST, f"{STRANGE}:Last")
    results = run(given, 6, workers=0)
    lost = [result for result in results if isinstance(result, Unplayed)]
    assert 0 < len(lost) < len(results)
    shown = figures(given, results)
    assert shown["games"] + shown["left_out"] == len(results) - len(lost)
    assert len(shown["unplayed"]) == len(lost)
    assert "did not end within 270 decisions" in shown["unplayed"][0]["error"]


def test_places_and_shares() -> None:
    given = Tournament("white-lotus", 3, ("a", "b", "c"))
    fixture = next(given.fixtures(1))

    def ended(points: tuple[int, ...], *winners: int, forfeit: Forfeit | None = None) -> Played:
        return Played(fixture, points, winners, (1, 1, 1), (0.1, 0.1, 0.1), forfeit)

    assert ended((5, 9, 7), 1).places == ((1,), (2,), (0,))
    assert ended((5, 9, 5), 1).places == ((1,), (0, 2))
    assert ended((9, 9, 5), 1).places == ((1,), (0,), (2,))  # a tie that the rules broke
    assert ended((9, 9, 5), 0, 1).places == ((0, 1), (2,))
    assert ended((9, 8, 5)).places == ((0, 1, 2),)  # nobody won
    assert ended((), forfeit=Forfeit(1, "x")).places == ((0, 2), (1,))


def test_the_clock_is_at_each_seat() -> None:
    given = quick("random", FIRST)
    result = play(given, next(given.fixtures(1)))
    assert isinstance(result, Played)
    assert all(count > 0 for count in result.decisions)
    assert all(seconds > 0 for seconds in result.seconds)


@pytest.mark.parametrize("workers", [0, 1])
def test_what_bots_print_stays_out_of_the_results(
    workers: int, capfd: pytest.CaptureFixture[str]
) -> None:
    run(proper("random", f"{STRANGE}:Chatty"), 2, workers=workers)
    printed, aside = capfd.readouterr()
    assert printed == ""
    assert "let me see" in aside


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(hasu.InvalidInput, match="unknown engine 'steam'; known engines: processes"):
        run(quick("random", FIRST), 1, engine="steam")
