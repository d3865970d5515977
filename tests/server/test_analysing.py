"""Finished games judged again on the server, and hints with their reasons."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import hasu
from hasu.bots.review import weighed
from hasu.bots.search import Budget
from hasu.engine.compiled import compiled
from hasu.engine.game import game_named
from hasu.engine.record import record
from hasu.engine.text import LANGUAGES
from hasu.server import analysing, thinking
from hasu.server.analysing import IDEAS, MOST, Run
from tests.server.support import BOT, ME, Guest, Server, file_settings, serving, until
from tests.server.test_replay import replayed
from tests.support import play_out

FEW = 12  # playouts


@pytest.fixture(scope="module")
def search() -> None:
    compiled(game_named("lotus")).entry("search")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Server]:
    with serving(file_settings(tmp_path, analysis_playouts=FEW)) as server:
        yield server


@pytest.fixture
def ann(site: Server) -> Iterator[Guest]:
    guest = site.guest()
    yield guest
    guest.close()


def imported(guest: Guest, seed: int = 5) -> str:
    match = play_out(hasu.new("lotus", 2, seed, names=["Ann", "Bo"]), seed)
    return str(guest.post("/api/records", record(match).content, 201)["table"])


def path_of(table: str) -> str:
    return f"/api/tables/{table}/replay/analysis"


def until_done(guest: Guest, table: str) -> dict[str, Any]:
    def done() -> dict[str, Any] | None:
        found: dict[str, Any] = guest.get(path_of(table))
        assert found["state"] != "failed"
        return found if found["state"] == "done" else None

    shown: dict[str, Any] = until(done)
    return shown


@pytest.mark.parametrize("game", ["lotus", "china", "white-lotus", "rice-wars"])
def test_every_choice_of_every_game_is_judged(game: str) -> None:
    compiled(game_named(game)).entry("search")
    match, replay = replayed(game, 3)
    run = Run(replay, FEW)
    run.go_through(Event())
    shown = run.shown("en")
    assert (shown["state"], shown["done"], shown["steps"]) == ("done", match.step, match.step)
    winners = match.outcome.winners  # type: ignore[union-attr]
    for seat, line in enumerate(shown["chances"]):
        assert line[-1] == [match.step, (seat in winners) / len(winners)]
        assert all(0 <= chance <= 1 for _, chance in line)
    shapes = 0
    for step in range(0, match.step, 9):
        told = run.step_shown(step, "fr")
        made = match.steps[step]
        assert (told["seat"], told["played"]) == (made.seat, made.choice)
        assert told["question"]
        choices = [idea["choice"] for idea in told["ideas"]]
        assert len(choices) <= IDEAS + 1
        assert not choices or made.choice in choices
        scene = replay.scene(step, made.seat, "fr")
        drawn = {shape["id"] for a in scene["areas"] for shape in (*a["spots"], *a["pieces"])}
        parts = {name for idea in told["ideas"] for part in idea["parts"] for name in part}
        shapes += len(parts & drawn)
    assert shapes > 0


@pytest.mark.usefixtures("search")
def test_from_the_first_question_to_the_last(site: Server, ann: Guest) -> None:
    table = imported(ann)
    path = path_of(table)
    assert ann.get(path) == {
        "state": "none",
        "done": 0,
        "steps": ann.get(f"/api/tables/{table}/replay")["steps"],
        "playouts": FEW,
        "chances": [[], []],
        "turning_points": [],
    }
    assert ann.get(f"/api/tables/{table}/replay/0/analysis", 409)["code"] == "not-analysed"
    assert ann.post(path)["state"] in ("preparing", "waiting", "running")
    run = site.site.analysts.of(table)
    bob = site.guest()
    assert bob.post(path)["state"] != "none"
    assert site.site.analysts.of(table) is run, "a second question joins the first"
    shown = until_done(bob, table)
    assert bob.post(path) == shown
    steps = [turn["step"] for turn in shown["turning_points"]]
    assert steps == sorted(steps)
    assert steps
    turn = shown["turning_points"][0]
    told = bob.get(f"/api/tables/{table}/replay/{turn['step']}/analysis?language=de")
    assert told["seat"] == turn["seat"]
    assert told["cost"] == turn["cost"]
    german = bob.get(f"{path}?language=de")["turning_points"][0]["better"]
    assert told["ideas"][0]["label"] == german != turn["better"]
    bob.close()


@pytest.mark.usefixtures("search")
def test_the_page_hears_what_the_command_line_would_say(ann: Guest) -> None:
    """Each choice with the eyes of whoever made it: the same as `hasu analyse`."""
    table = imported(ann)
    ann.post(path_of(table))
    shown = until_done(ann, table)
    moments = [m for m in weighed(_record(ann, table), Budget(playouts=FEW)) if m is not None]
    for seat, line in enumerate(shown["chances"]):
        mine = [[m.step, round(m.best.win, 4)] for m in moments if m.seat == seat]
        assert line[:-1] == mine


def _record(guest: Guest, table: str) -> Any:
    from hasu.engine.record import parse

    return parse(guest.http.get(f"/api/tables/{table}/record").text)


def test_unfinished_games_and_wrong_steps_are_refused(ann: Guest) -> None:
    running = ann.open("lotus", [ME, BOT])
    assert ann.get(path_of(running), 409)["code"] == "not-finished"
    assert ann.post(path_of(running), expect=409)["code"] == "not-finished"
    step = f"/api/tables/{running}/replay/0/analysis"
    assert ann.get(step, 409)["code"] == "not-finished"
    assert ann.post(path_of("nowhere"), expect=404)["code"] == "no-such-table"


@pytest.mark.usefixtures("search")
def test_wrong_steps_are_refused(ann: Guest) -> None:
    table = imported(ann)
    ann.post(path_of(table))
    steps = until_done(ann, table)["steps"]
    for wrong in (-1, steps, 10**9):
        answer = ann.get(f"/api/tables/{table}/replay/{wrong}/analysis", 404)
        assert answer["code"] == "no-such-step"
    answer = ann.get(f"/api/tables/{table}/replay/first/analysis", 400)
    assert answer["code"] == "bad-request"


@pytest.mark.usefixtures("search")
def test_it_waits_for_the_search_and_the_server_goes_on(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = Event()
    monkeypatch.setattr(analysing, "search_is_ready", lambda game: ready.is_set())
    monkeypatch.setattr(analysing, "search_may_come", lambda game: True)
    table = imported(ann)
    assert ann.post(path_of(table))["state"] == "preparing"
    assert ann.get("/healthz")["status"] == "ok"
    assert ann.get(path_of(table))["done"] == 0
    ready.set()
    assert until_done(ann, table)["done"] > 0


@pytest.mark.usefixtures("search")
def test_what_has_failed_says_so_until_it_is_tried_again(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = imported(ann)
    with monkeypatch.context() as broken:
        broken.setattr(analysing, "search_is_ready", lambda game: False)
        broken.setattr(analysing, "search_may_come", lambda game: False)
        ann.post(path_of(table))
        until(lambda: ann.get(path_of(table))["state"] == "failed")
    assert ann.get(path_of(table))["state"] == "failed"
    assert ann.post(path_of(table))["state"] != "failed"
    until_done(ann, table)


def test_only_so_many_at_once_and_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "search_is_ready", lambda game: False)
    monkeypatch.setattr(analysing, "search_may_come", lambda game: True)
    for limit in ("analyses_at_once", "analyses_an_hour_from_one_address"):
        folder = tmp_path / limit
        folder.mkdir()
        with serving(file_settings(folder, **{limit: 1})) as server:
            ann = server.guest()
            first, second = imported(ann, 5), imported(ann, 6)
            assert ann.post(path_of(first))["state"] == "preparing"
            assert ann.post(path_of(first))["state"] == "preparing", "joining is free"
            refused = ann.post(path_of(second), expect=429)
            assert refused["code"] == "too-many-analyses"
            assert ann.get(path_of(second))["state"] == "none"
            ann.close()


@pytest.mark.usefixtures("search")
def test_a_server_that_stops_does_not_wait_for_an_analysis(tmp_path: Path) -> None:
    with serving(file_settings(tmp_path, analysis_playouts=20_000)) as server:
        ann = server.guest()
        table = imported(ann)
        ann.post(path_of(table))
        until(lambda: ann.get(path_of(table))["done"] > 0)
        run = server.site.analysts.of(table)
        ann.close()
    assert run is not None
    assert run.done < run.replay.steps
    until(lambda: not any(t.name.startswith("analysis") for t in threading.enumerate()))


def test_only_the_last_analyses_are_kept(site: Server) -> None:
    _, replay = replayed("lotus", 2)
    analysts = site.site.analysts
    for number in range(MOST + 2):
        run = analysts._runs[str(number)] = Run(replay, 1)
        run.state = analysing.DONE
        analysts._drop_oldest()
    assert analysts.of("1") is None
    assert analysts.of("2") is not None
    assert analysts.of(str(MOST + 1)) is not None


# Hints


@pytest.fixture
def asked(ann: Guest) -> Callable[[str], dict[str, Any]]:
    """Asks for a hint at a fresh table; answers with the hint."""

    def ask(language: str) -> dict[str, Any]:
        table = ann.open("lotus", [ME, BOT], options={"first": 0}, seed=3)
        page = ann.page(table, f"language={language}")
        page.until_asked()
        page.say(do="hint", seat=0)
        hint = page.expect("hint")
        assert hint["choice"] in page.choices
        labels = {c["choice"]: c["text"] for c in page.scene["prompt"]["choices"]}
        assert hint["text"] == labels[hint["choice"]]
        assert all(idea["label"] == labels[idea["choice"]] for idea in hint["ideas"])
        return hint

    return ask


@pytest.mark.usefixtures("search")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_reasons(asked: Callable[[str], dict[str, Any]], language: str) -> None:
    hint = asked(language)
    ideas = hint["ideas"]
    assert 1 <= len(ideas) <= thinking.IDEAS
    assert ideas[0]["choice"] == hint["choice"]
    assert all(0 <= idea["win"] <= 1 for idea in ideas)
    assert ideas[0]["line"], "what would follow is told"
    assert all(move["label"] for idea in ideas for move in idea["line"])


def test_without_a_search_a_hint_is_a_plain_choice(
    asked: Callable[[str], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "search_is_ready", lambda game: False)
    assert asked("en")["ideas"] == []
