"""Programs that play: what they hear, and what happens when they misbehave."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hasu
from hasu.arena import Played, Tournament, figures, run
from hasu.bots import Bot, admit, bot_named
from hasu.bots.own import fingerprint
from hasu.bots.program import ProgramBot, ProgramError, decision, hello
from hasu.engine.match import Match
from hasu.engine.state import NOBODY, OWNER, SEALED
from tests.support import Setup, play_out, setups


def program(folder: Path, source: str, seconds: float | None = None) -> str:
    """The name of a bot that runs some Python."""
    path = folder / "program.py"
    path.write_text(f"import json, os, sys, time\n{source}")
    limit = "" if seconds is None else f"@{seconds}"
    name = f"program{limit}:{sys.executable} {path}"
    admit(name)
    return name


def lost_in_thought(folder: Path) -> tuple[str, Path]:
    """The name of a program that never answers, and the file where it notes its number."""
    mark = folder / "pid"
    noting = f"open({str(folder / 'new')!r}, 'w').write(str(os.getpid()))"
    moving = f"os.rename({str(folder / 'new')!r}, {str(mark)!r})"
    return program(folder, f"{noting}; {moving}; time.sleep(600)"), mark


def soon(come: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not come():
        assert time.monotonic() < until
        time.sleep(0.01)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def first_choice(bot: Bot, match: Match) -> int:
    try:
        return bot.choose(match.view(min(match.to_move)))
    finally:
        bot.close()


def test_the_whole_conversation(tmp_path: Path) -> None:
    """The program writes down all that it hears; it must be what its seat may know."""
    heard_at = tmp_path / "heard.jsonl"
    name = program(
        tmp_path,
        f"""
with open({str(heard_at)!r}, "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        message = json.loads(line)
        if message["type"] == "decide":
            print(json.dumps({{"choice": message["choices"][0]["choice"]}}), flush=True)
    heard.write(json.dumps({{"type": "end"}}))
""",
    )
    match = hasu.new("lotus", seats=3, seed=5, first=1)
    bot = bot_named(name, seed=77)
    views = []
    while match.outcome is None:
        seat = min(match.to_move)
        view = match.view(seat)
        if seat == 1:
            views.append(view)
            assert bot.choose(view) == view.choices[0]
        match.play(seat, view.choices[0])
    bot.close()
    greeting, *asked, end = (json.loads(line) for line in heard_at.read_text().splitlines())
    assert greeting == {
        "type": "hello",
        "protocol": 1,
        "game": "lotus",
        "version": match.game.version,
        "seats": 3,
        "seat": 1,
        "options": {"partners": False, "first": 1},
        "seed": 77,
    }
    assert end == {"type": "end"}  # it was let to leave by itself
    assert len(asked) == len(views)
    for view, question in zip(views, asked, strict=True):
        assert [entry["choice"] for entry in question["choices"]] == list(view.choices)
        assert question["to_move"] == [1]
        assert question["state"] == {
            field.name: getattr(view.state, field.name) for field in view.state.layout.fields
        }
    told = [event for question in asked for event in question["events"]]
    assert told == [happening.as_json() for happening in views[-1].log]


@pytest.mark.parametrize("kind", [k for k in setups() if not k.options], ids=str)
def test_a_question_has_the_labels_of_the_table_and_no_secrets(kind: Setup) -> None:
    match = play_out(kind.match(3), 3, stop=6 if kind.game.name == "bidding" else 30)
    seat = min(match.to_move)
    question = decision(match.view(seat))
    choices = match.choices(seat)
    assert question["prompt"] == match.prompt(seat)
    assert question["ask"] == match.ask(seat)
    assert question["choices"] == [
        {"choice": choice.value, "label": str(choice)} for choice in choices
    ]
    for field in match.state.layout.fields:
        shown: Any = question["state"][field.name]
        if field.seen_by == NOBODY:
            assert _only_hidden(shown)
        elif field.seen_by in (OWNER, SEALED):
            assert all(_only_hidden(row) for i, row in enumerate(shown) if i != seat)
    json.dumps([question, hello(match.view(seat), 1)])


def _only_hidden(value: Any) -> bool:
    return all(map(_only_hidden, value)) if isinstance(value, list) else value == -1


def test_events_are_told_once() -> None:
    match = play_out(hasu.new("lotus", seats=2, seed=1), 1, stop=20)
    view = match.view(min(match.to_move))
    told = len(view.log) - 2
    assert decision(view, told)["events"] == [happening.as_json() for happening in view.log[-2:]]


MISBEHAVING = [
    ("sys.exit(3)", r"ended \(exit status 3\) instead of answering"),
    ("sys.stdin.readline(); os.close(0); sys.exit(4)", r"ended \(exit status 4\)"),
    ("sys.stdin.readline(); sys.stdin.readline(); sys.exit()", r"ended \(exit status 0\)"),
    ("raise ValueError", r"ended \(exit status 1\)"),
    ("print('I think', flush=True); sys.stdin.read()", "answered 'I think' instead of"),
    ("print('[1]', flush=True); sys.stdin.read()", r"answered '\[1\]' instead of"),
    ("print('{}', flush=True); sys.stdin.read()", "answered '{}' instead of"),
    ("""print('{"choice": "1"}', flush=True)""", "instead of"),
    ("""print('{"choice": true}', flush=True)""", "instead of"),
    ("""print('{"choice": 1.0}', flush=True)""", "instead of"),
    ("os.write(1, bytes([255, 10])); sys.stdin.read()", "answered '\ufffd' instead of"),
    ("print('x' * 70000, flush=True); sys.stdin.read()", "a line of more than 65536 bytes"),
    ("print('no end', end='', flush=True)", r"ended \(exit status 0\)"),
    ("print('[' * 65000, flush=True); sys.stdin.read()", r"answered '\[+' instead of"),
]


@pytest.mark.parametrize(("source", "message"), MISBEHAVING)
def test_what_a_program_does_wrong_is_told(tmp_path: Path, source: str, message: str) -> None:
    bot = bot_named(program(tmp_path, source))
    with pytest.raises(ProgramError, match=message):
        first_choice(bot, hasu.new("lotus", seats=2, seed=1))


@pytest.mark.parametrize(
    "source",
    [
        "time.sleep(600)",  # does not even listen
        "sys.stdin.readline(); sys.stdin.readline(); time.sleep(600)",
        # Neither does a child of the program keep the arena waiting.
        "import subprocess; subprocess.run(['sleep', '600'])",
        "sys.stdout.write('{'); sys.stdout.flush(); time.sleep(600)",
    ],
)
def test_a_program_that_hangs_is_given_up(tmp_path: Path, source: str) -> None:
    bot = bot_named(program(tmp_path, source, seconds=0.5))
    assert isinstance(bot, ProgramBot)
    with pytest.raises(ProgramError, match=r"gave no answer within 0\.5 s"):
        first_choice(bot, hasu.new("lotus", seats=2, seed=1))


def test_a_program_that_does_not_leave_is_ended(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("hasu.bots.program.GRACE", 0.2)
    mark = tmp_path / "pid"
    name = program(
        tmp_path,
        f"""
open({str(mark)!r}, "w").write(str(os.getpid()))
print(json.dumps({{"choice": 0}}), flush=True)
while True:
    time.sleep(600)
""",
    )
    assert first_choice(bot_named(name), hasu.new("lotus", seats=2, seed=1)) == 0
    assert not is_running(int(mark.read_text()))


def with_child(folder: Path, source: str, **given: object) -> tuple[str, Path]:
    """The name of a program that starts another one, and the file where it notes its number."""
    mark = folder / "pid"
    starting = f"""
import subprocess
child = subprocess.Popen(["sh", "-c", "sleep 30; touch {folder / "done"}"], **{given!r})
open({str(mark)!r}, "w").write(str(child.pid))
"""
    return program(folder, starting + source, seconds=3), mark


def was_ended(mark: Path) -> bool:
    """It has left, but not when it wanted to."""
    soon(lambda: not is_running(int(mark.read_text())))
    return not (mark.parent / "done").exists()


NO_ANSWER = r"gave no answer within 3 s"
CHOOSES = "print(json.dumps({'choice': 0}), flush=True)"


@pytest.mark.parametrize(
    ("source", "given", "message"),
    [
        ("sys.exit()", {}, NO_ANSWER),  # the child might still answer
        ("time.sleep(600)", {}, NO_ANSWER),
        ("sys.exit(3)", {"stdout": subprocess.DEVNULL}, r"ended \(exit status 3\)"),
    ],
)
def test_a_child_of_a_program_that_fails_is_ended(
    tmp_path: Path, source: str, given: dict[str, object], message: str
) -> None:
    name, mark = with_child(tmp_path, source, **given)
    with pytest.raises(ProgramError, match=message):
        first_choice(bot_named(name), hasu.new("lotus", seats=2, seed=1))
    assert was_ended(mark)


@pytest.mark.parametrize("then", ["sys.stdin.read()", "time.sleep(600)", "sys.exit()"])
def test_a_child_of_a_program_is_ended_with_the_game(
    tmp_path: Path, then: str, monkeypatch: Any
) -> None:
    """Whether the program leaves when it is told, does not, or has left before."""
    monkeypatch.setattr("hasu.bots.program.GRACE", 0.2)
    name, mark = with_child(tmp_path, f"{CHOOSES}; {then}")
    assert first_choice(bot_named(name), hasu.new("lotus", seats=2, seed=1)) == 0
    assert was_ended(mark)


def test_the_time_limit_holds_even_where_a_child_cannot_be_reached(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("hasu.bots.program.GRACE", 0.2)
    name, mark = with_child(tmp_path, "sys.exit()", start_new_session=True)
    with pytest.raises(ProgramError, match=NO_ANSWER):
        first_choice(bot_named(name), hasu.new("lotus", seats=2, seed=1))
    os.killpg(int(mark.read_text()), signal.SIGKILL)
    assert was_ended(mark)


def test_a_time_limit_may_be_longer_than_any_clock_counts(tmp_path: Path) -> None:
    bot = bot_named(program(tmp_path, f"{CHOOSES}; sys.stdin.read()", seconds=1e300))
    assert first_choice(bot, hasu.new("lotus", seats=2, seed=1)) == 0


def test_only_its_own_group_is_ended_and_only_once(tmp_path: Path, monkeypatch: Any) -> None:
    """Later the number of the group may be somebody else's."""
    ended: list[int] = []
    monkeypatch.setattr("hasu.bots.program.os.killpg", lambda group, how: ended.append(group))
    bot = bot_named(program(tmp_path, f"{CHOOSES}; sys.stdin.read()"))
    first_choice(bot, hasu.new("lotus", seats=2, seed=1))
    bot.close()
    del bot
    gc.collect()
    assert len(ended) == 1


def test_a_misbehaving_program_forfeits_and_the_tournament_goes_on(tmp_path: Path) -> None:
    name = program(tmp_path, """print('{"choice": 999}', flush=True); sys.stdin.read()""")
    given = Tournament("lotus", 2, ("random", "tests.arena.strange_bots:First", name))
    results = run(given, 6, workers=2)
    assert all(isinstance(result, Played) for result in results)
    (row,) = figures(given, results)["forfeits"]
    assert row["bot"] == name
    assert row["games"] == 4
    assert "999 is not a legal choice" in row["error"]


def test_whoever_stops_a_tournament_ends_its_programs(tmp_path: Path) -> None:
    """Also one that is lost in thought and would not notice that nobody listens any more."""
    lost, mark = lost_in_thought(tmp_path)
    given = Tournament("lotus", 2, ("random", "tests.arena.strange_bots:First", lost))

    class Enough(Exception):
        pass

    def stop(done: int, planned: int) -> None:
        """Two games without it come first; after them a worker is at its first one."""
        if done == 2:
            soon(mark.exists)
            raise Enough

    with pytest.raises(Enough):
        run(given, 6, workers=2, report=stop)
    soon(lambda: not is_running(int(mark.read_text())))  # its number may be freed a little later


def test_whoever_kills_a_tournament_ends_its_programs(tmp_path: Path) -> None:
    """It cannot end them itself any more."""
    lost, mark = lost_in_thought(tmp_path)
    words = ("lotus", "-n", "2", "-g", "2", "--bots", f"random,{lost}")
    out = ("--out", str(tmp_path / "results.jsonl"))
    with subprocess.Popen([sys.executable, "-m", "hasu", "arena", *words, *out]) as arena:
        soon(mark.exists)
        arena.kill()
    soon(lambda: not is_running(int(mark.read_text())))


def test_standard_error_passes_through(tmp_path: Path) -> None:
    source = "print('thinking aloud', file=sys.stderr); print('{}', flush=True)"
    name = program(tmp_path, source)
    code = (
        "import hasu; from hasu.bots import admit, bot_named\n"
        f"admit({name!r}); bot_named({name!r}).choose(hasu.new('lotus', seed=1, first=0).view(0))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "thinking aloud" in done.stderr


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("program:", "names no program"),
        ("program:no-such-program-anywhere x", "there is no program 'no-such-program-anywhere'"),
        ("program@x:cat", "write the seconds for a decision as in program@5:"),
        ("program@-1:cat", "write the seconds"),
        ("program@:cat", "write the seconds"),
        ("program@nan:cat", "write the seconds"),
        ("nothing.py:Bot", "there is no file nothing.py"),
        ("no_such_module:Bot", "importing no_such_module fails with ModuleNotFoundError"),
        ("tests.arena.strange_bots:Nobody", "has no bot class 'Nobody'.*it has: .*First, Last"),
        ("tests.arena.strange_bots:NotABot", "has no bot class 'NotABot'"),
        ("tests.arena.strange_bots:Bot", "has no bot class 'Bot'"),
        ("tests.arena.strange_bots:Picky", "cannot be made from a seed alone: .*'mood'"),
        ("tests.arena.strange_bots:Unborn", "cannot be made .*: FileNotFoundError: where is my"),
        ("program:python 'x", "no closing quotation in the command"),
        ("skilled:threads", "'skilled:threads': a budget is like @0.5 or :playouts=500,threads=2"),
        ("master@quick", "'master@quick': a budget is like"),
    ],
)
def test_a_bad_name_is_told_at_once(name: str, message: str) -> None:
    with pytest.raises(hasu.InvalidInput, match=message):
        admit(name)


@pytest.mark.parametrize(
    ("source", "error"),
    [("1 / 0", "ZeroDivisionError"), ("import sys\nsys.exit(3)", "SystemExit: 3")],
)
def test_a_file_that_fails_is_told(tmp_path: Path, source: str, error: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(source)
    with pytest.raises(hasu.InvalidInput, match=f"fails with {error}"):
        admit(f"{path}:Mine")


def test_a_file_that_cannot_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine"
    path.touch()

    def refused(file: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refused)
    with pytest.raises(hasu.InvalidInput, match=f"cannot read {path}: Permission denied"):
        fingerprint(f"program:{path}")


def test_only_who_was_let_in_may_run(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with pytest.raises(hasu.InvalidInput, match="must be named on the command line"):
        bot_named(f"program:touch {mark}")
    path = tmp_path / "own.py"
    path.write_text(f"open({str(mark)!r}, 'w')\n")
    with pytest.raises(hasu.InvalidInput, match="must be named on the command line"):
        bot_named(f"{path}:Mine")
    assert not mark.exists()
