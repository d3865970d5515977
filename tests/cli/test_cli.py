"""The command line as its users meet it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import hasu
from hasu import simulation
from hasu.bots import Bot, seated
from hasu.bots.search import Budget
from hasu.cli import analyse, terminal
from hasu.cli.app import app
from hasu.engine.chance import secret_of, seed_for
from hasu.engine.compiled import compiled
from hasu.engine.game import Game
from hasu.engine.match import Match
from hasu.engine.record import load, record
from hasu.scene.look import OPEN
from hasu.scene.picture import picture
from tests.support import play_out


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HASU_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def run(*arguments: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def saved(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "records").glob("*.json")
    return path


def test_games_are_listed_with_their_designers() -> None:
    listed = run("games")
    assert "lotus" in listed
    assert "Goddard" in listed
    assert "Blatt" in run("games", "-l", "de")


def test_version() -> None:
    assert run("--version").strip() == f"hasu {hasu.__version__}"


def test_playing_quitting_and_going_on(tmp_path: Path) -> None:
    shown = run("play", "lotus", "--seed", "3", "--players", "you,random", typed="1\n?\nb\nl\nq\n")
    assert "Garden" in shown
    assert "Your hand" in shown
    assert "two actions" in shown  # the help
    path = saved(tmp_path)
    before = load(path)
    assert before.content["players"] == ["person", "random"]
    assert before.content["outcome"] is None
    again = run("play", "--resume", str(path), typed="1\nq\n")
    assert "Garden" in again
    assert len(load(path).steps) > len(before.steps)


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    shown = run("play", "lotus", "--seed", "3", "-p", "you,random", typed="1\n" * 2000)
    assert "wins with" in shown
    path = saved(tmp_path)
    assert load(path).replay().outcome is not None
    assert "good" in run("record", "verify", "--compiled", str(path))
    with pytest.raises(hasu.InvalidInput, match="is a finished game"):
        run("play", "--resume", str(path))


def test_a_game_is_saved_after_each_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a window that is closed, or a machine that stops, takes nothing with it."""
    path = tmp_path / "game.json"
    steps: list[int] = []

    def typed(*_: str) -> str:
        steps.append(len(load(path).steps))
        return "1" if len(steps) < 4 else "q"

    monkeypatch.setattr(terminal.console, "input", typed)
    run("play", "lotus", "-p", "you,random", "-o", "first=0", "--save", str(path))
    assert steps[:2] == [0, 1]
    assert len(set(steps)) == 4


def test_what_is_there_is_not_overwritten_by_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious")
    with pytest.raises(hasu.InvalidInput, match="is there already"):
        run("play", "lotus", "-p", "you,random", "--save", str(path), typed="q\n")
    assert path.read_text() == "precious"
    for _ in range(3):
        run("play", "lotus", "-p", "you,random", typed="q\n")
    assert len(list((tmp_path / "records").iterdir())) == 3


def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(hasu.InvalidInput, match="cannot write"):
        run("play", "lotus", "-p", "you,random", "--save", str(blocked / "game.json"), typed="1\n")


def test_the_names_of_players_are_shown_as_they_are(tmp_path: Path) -> None:
    """They may look like colours."""
    names = ["[/x]Ann", "[red]Ben :dog:", "[b]Cleo"]
    match = hasu.new("white-lotus", seats=3, seed=1, names=names)
    path = tmp_path / "game.json"
    record(match, ("person", "person", "random")).save(path)
    shown = run("play", "--resume", str(path), typed="1\n\n1\n\n1\n\nq\n")
    assert "[b]Cleo is a bot (random)." in shown
    assert f"{names[1]}, it is your turn." in shown
    shown = run("record", "show", str(path))
    assert f"{', '.join(names)} · 3 steps" in shown


def test_a_question_of_an_analysis_is_shown_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    record(play_out(hasu.new("lotus", seats=2, seed=1), 1, stop=2)).save(path)
    monkeypatch.setattr(analyse, "analyse", lambda *given, **more: None)
    monkeypatch.setattr(analyse, "table", lambda *given: "")
    monkeypatch.setattr(Match, "prompt", lambda *given: "Do you trust [/x]Ann?")
    analyse._one(load(path), 1, Budget(playouts=1), as_json=False, spoken="en")
    assert "Do you trust [/x]Ann?" in capsys.readouterr().out


def test_undo_in_the_terminal() -> None:
    shown = run(
        "play", "lotus", "--seed", "3", "-p", "you,random", "-o", "first=0", typed="u\n1\nu\nq\n"
    )
    assert "cannot be undone" in shown
    assert shown.count("2 actions. What do you do?") == 2


def test_every_choice_of_rice_wars_can_be_made() -> None:
    """Its first question has twenty places: many, in a row, and yet no amount."""
    shown = run("play", "rice-wars", "--seed", "1", "-p", "you,random,random", typed="1\nq\n")
    places = [line for line in shown.splitlines() if "Palace at" in line]
    assert len(places) > terminal.MANY
    assert "A number from" not in shown
    assert "not one of the choices" not in shown


def test_a_whole_game_of_rice_wars_in_the_terminal(tmp_path: Path) -> None:
    arguments = ("play", "rice-wars", "--seed", "1", "-p", "you,random,random")
    run(*arguments, typed="1\n" * 2000)
    assert load(saved(tmp_path)).replay().outcome is not None


def test_an_amount_is_asked_for_as_a_number() -> None:
    typed = "1\n21\n20\n"
    shown = run("play", "bidding", "--seed", "1", "-p", "you,random", typed=typed)
    assert "A number from 0 to 20." in shown
    assert shown.count("not one of the choices") == 1


def test_a_half_made_secret_choice_is_taken_back_in_the_terminal() -> None:
    shown = run("play", "bidding", "--seed", "1", "-p", "you,random", typed="1\nu\n2\nq\n")
    assert "cannot be undone" not in shown
    assert shown.count("A number from 0 to 20.") == 2


def test_mistyping_is_answered() -> None:
    shown = run("play", "lotus", "--seed", "3", "-p", "you,random", typed="99\nhello\n\n²\nq\n")
    assert shown.count("not one of the choices") == 4


def test_two_people_hand_the_screen_over() -> None:
    typed = "1\n" * 12 + "q\n"
    shown = run("play", "lotus", "--seed", "3", "-p", "you,you", "-o", "first=0", typed=typed)
    assert "Player 2, it is your turn" in shown


def test_the_menu_starts_a_game() -> None:
    number = list(hasu.list_games()).index("lotus") + 1
    shown = run("play", typed=f"{number}\n2\nq\n")
    assert "Which game?" in shown
    assert "Garden" in shown
    assert "Welches Spiel?" in run("play", "-l", "de", typed="1\n\nq\n")


def test_the_menu_asks_only_what_was_not_said(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    number = list(hasu.list_games()).index("lotus") + 1
    said = ("--seed", "3", "-p", "random,you", "-o", "first=1", "--save", str(path))
    shown = run("play", *said, typed=f"{number}\nq\n")
    assert "How many players" not in shown
    content = load(path).content
    assert content["players"] == ["random", "person"]
    assert content["secret"] == secret_of(3).hex()
    assert content["options"]["first"] == 1


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (["lotus"], "GAME"),
        (["--save", "other.json"], "--save"),
        (["--seed", "0", "-n", "2"], "--seats, --seed"),
        (["-o", "first=0", "--teach"], "--option, --teach"),
    ],
)
def test_going_on_refuses_what_the_record_decides(
    tmp_path: Path, given: list[str], named: str
) -> None:
    path = tmp_path / "game.json"
    record(hasu.new("lotus", seats=2, seed=1)).save(path)
    with pytest.raises(hasu.InvalidInput, match=f"as its record has it; leave out {named}$"):
        run("play", *given, "--resume", str(path), typed="q\n")


def test_going_on_needs_a_player_for_each_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    found = record(hasu.new("lotus", seats=2, seed=1))
    found.content["players"].append("random")
    found.save(path)
    with pytest.raises(hasu.RecordError, match="'players' has 3 names for 2 seats"):
        run("play", "--resume", str(path), typed="q\n")


def test_simulating_random_games_is_the_same_for_any_workers() -> None:
    one = json.loads(run("simulate", "lotus", "--games", "1300", "--json"))
    two = json.loads(run("simulate", "lotus", "--games", "1300", "--json", "--workers", "2"))
    for figures in (one, two):
        figures.pop("seconds")
        figures.pop("decisions_per_s")
    assert one == two
    assert one["games"] == 1300
    assert abs(sum(row["win_share"] for row in one["by_seat"]) - 1) < 0.001


def test_simulating_bots_and_the_table() -> None:
    shown = run("simulate", "lotus", "-g", "2", "-n", "2", "--bots", "greedy,random", "-w", "2")
    assert "greedy" in shown
    assert "decisions/s" in shown


def test_a_simulation_that_is_broken_off_plays_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C, or a bot that fails: what is under way is the last."""
    plan = simulation.Plan("lotus", 2, {}, ("random", "random"), 100 * simulation.BATCH, 1)
    begun: list[int] = []

    def play(plan: simulation.Plan, start: int, count: int) -> simulation.Results:
        begun.append(start)
        time.sleep(0.01)
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(simulation, "_random_batch", play)
    with pytest.raises(RuntimeError, match="out of ideas"):
        simulation.run(plan, 1, lambda done: None)
    assert len(begun) < 50


def test_a_picture_that_is_not_drawn_leaves_nothing(tmp_path: Path) -> None:
    drawn = tmp_path / "chart.svg"
    with pytest.raises(hasu.RecordError, match="cannot read"):
        run("analyse", str(tmp_path / "typo.json"), "--svg", str(drawn))
    assert not drawn.exists()


@pytest.mark.parametrize("where", ["simulate", "play"])
def test_the_seeds_of_bots_do_not_give_the_deal_away(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They follow from its secret by a hash that is used for nothing else."""
    given: list[int] = []

    def noted(game: Game, name: str, seed: int, patient: bool = True) -> Bot:
        given.append(seed)
        return seated(game, name, seed, patient)

    if where == "play":
        monkeypatch.setattr(terminal, "seated", noted)
        run("play", "lotus", "--seed", "3", "-p", "you,random,greedy", typed="q\n")
        assert given == [seed_for(secret_of(3), seat) for seat in (1, 2)]
    else:
        monkeypatch.setattr(simulation, "seated", noted)
        simulation._bot_game(simulation.Plan("lotus", 2, {}, ("random", "greedy"), 1, 3), 5)
        assert given == [seed_for(secret_of(3 * 1_000_003 + 5), seat) for seat in (0, 1)]


def test_bench_has_every_figure() -> None:
    (row,) = json.loads(run("bench", "lotus", "--json"))
    assert row["game"] == "lotus"
    assert row["state_bytes"] > 0
    for kind in ("interpreted", "compiled"):
        assert row[kind]["decisions_per_s"] > 0
        assert row[kind]["games_per_s"] > 0
    assert {"seats", "cold_compile_s", "warm_start_s", "import_s"} <= set(row)


def test_records_are_verified_shown_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record(play_out(hasu.new("lotus", seats=2, seed=1), 1)).save(path)
    assert "good; lotus, 2 seats" in run("record", "verify", str(path)).replace("\n", "")
    assert "wins with" in run("record", "show", str(path))
    told = run("record", "replay", str(path), "--seat", "0", "--to", "12", "-l", "fr")
    assert "pioche une carte" in told
    openly = run("record", "replay", str(path))
    assert "wins with" in openly
    assert "draws a card" not in openly  # without a seat's eyes every card is told


def test_records_are_told_in_the_readers_language(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    content = record(play_out(hasu.new("lotus", seats=2, seed=1), 1, stop=3)).content
    hasu.Record(content).save(path)
    shown = run("record", "show", str(path), "-l", "fr")
    assert "3 étapes" in shown
    good = run("record", "verify", str(path), "-l", "de").replace("\n", "")
    assert "in Ordnung; lotus, 2 Spieler, 3 Schritte, nicht beendet" in good


def test_an_own_file_is_called_so_in_the_readers_language(tmp_path: Path) -> None:
    from hasu.games.china.board import FOLDER

    board = resources.files(FOLDER) / "side-1.toml"
    own = tmp_path / "own.toml"
    own.write_text(board.read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "game.json"
    record(hasu.new("china", seats=3, seed=1, board=own)).save(path)
    assert "(eigene Datei)" in run("record", "show", str(path), "-l", "de")


def test_records_are_drawn(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record(play_out(hasu.new("lotus", seats=3, seed=1), 1)).save(path)
    assert run("record", "draw", str(path)).strip() == str(tmp_path / "game.svg")
    ended = (tmp_path / "game.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(ended)
    out = tmp_path / "other.svg"
    drawn = {}
    for name, given in {
        "onlooker": ["--eyes", "onlooker"],
        "seat": ["--eyes", "1"],
        "open": ["--eyes", "open"],
        "night": ["--eyes", "onlooker", "--night"],
        "french": ["--eyes", "onlooker", "-l", "fr"],
    }.items():
        run("record", "draw", str(path), "--step", "20", "--out", str(out), *given)
        drawn[name] = out.read_text(encoding="utf-8")
        ElementTree.fromstring(drawn[name])
    assert len({ended, *drawn.values()}) == 6
    match = load(path).replay(20)
    assert drawn["seat"] == picture(match, 1)
    assert drawn["open"] == picture(match, OPEN)
    assert "#1d1a18" in drawn["night"]
    assert "Fleurs sauvages" in drawn["french"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["--step", "999"], "no step 999; the record has steps 0 to "),
        (["--step", "-1"], "no step -1; the record has steps 0 to "),
        (["--eyes", "2"], r"nobody has the eyes '2'; say a seat \(0 to 1\), open or onlooker"),
        (["--eyes", "me"], "nobody has the eyes 'me'"),
        (["--out", "no/where.svg"], "cannot write no/where.svg"),
    ],
)
def test_drawing_says_what_is_wrong(tmp_path: Path, given: list[str], message: str) -> None:
    path = tmp_path / "game.json"
    record(play_out(hasu.new("lotus", seats=2, seed=1), 1, stop=8)).save(path)
    with pytest.raises(hasu.InvalidInput, match=message):
        run("record", "draw", str(path), *given)


@pytest.mark.parametrize("words", [("record", "draw"), ("analyse", "--svg", "game.svg")])
def test_a_record_is_not_drawn_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.svg"
    record(play_out(hasu.new("lotus", seats=2, seed=1), 1, stop=8)).save(path)
    before = path.read_bytes()
    with pytest.raises(hasu.InvalidInput, match="the picture would overwrite"):
        run(*words, str(path))
    assert path.read_bytes() == before


def test_warm_compiles_ahead() -> None:
    run("warm", "bidding")
    assert list(compiled(hasu.game_named("bidding")).folder.rglob("*.nbi"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "go"], "unknown game 'go'"),
        (["simulate", "lotus", "--seats", "9"], "lotus takes 2 to 4 seats, not 9"),
        (["simulate", "lotus", "--games", "0"], "must be at least 1"),
        (["simulate", "lotus", "--bots", "hal"], "unknown bot 'hal'"),
        (["simulate", "lotus", "--bots", "random,random"], "2 bots named for 3 seats"),
        (["play", "lotus", "-p", "you,hal"], "unknown bot 'hal'"),
        (["play", "lotus", "-n", "3", "-p", "you,random"], "2 players named for 3 seats"),
        (["play", "lotus", "-o", "partners=maybe"], "option 'partners' is yes or no"),
        (["play", "lotus", "-o", "first=x"], "is a seat number, counted from 0"),
        (["play", "lotus", "-o", "first=²"], "is a seat number, counted from 0"),
        (["tune", "lotus", "--seed", "-1"], "--seed is 0 or more, not -1"),
        (["tune", "lotus", "--proof", "1"], "--proof is 100 or more, not 1"),
        (["arena", "lotus", "--out", "/dev/null/x.jsonl"], "cannot write /dev/null/x"),
        (["arena", "lotus", "--picture", "/dev/null/x.svg"], "cannot write /dev/null/x.svg"),
        (["play", "lotus", "-o", "colour=red"], "unknown option 'colour'"),
        (["play", "lotus", "-o", "seed=5"], "unknown option 'seed'"),
        (["play", "lotus", "-o", "names=x"], "unknown option 'names'"),
        (["play", "lotus", "-o", "first=0", "-o", "first=1"], "'first' is given twice"),
        (["play", "china", "-o", "board=."], r"cannot read \.: Is a directory; shipped: "),
        (["record", "draw", "."], r"cannot read \.: Is a directory"),
        (["play", "lotus", "-l", "xx"], "unknown language 'xx'"),
        (["record", "verify", "nothing.json"], "cannot read nothing.json"),
        (["board", "check", "nothing.toml"], "there is no file nothing.toml"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], message: str) -> None:
    with pytest.raises(hasu.HasuError, match=message):
        run(*arguments)


def test_board_files_must_name_their_game(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    for text, message in (
        ("x = 1", "should name the game"),
        ("x =", "not a TOML file"),
        ('game = "lotus"', "lotus has no boards"),
    ):
        file.write_text(text)
        with pytest.raises(hasu.InvalidInput, match=message):
            run("board", "check", str(file))


def test_errors_leave_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hasu", "simulate", "go"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("hasu: unknown game 'go'; known games: ")
    assert "Traceback" not in done.stderr
