"""Playing over the socket, as pages do."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hasu.engine.view import View
from hasu.server.rows import PLAY
from hasu.server.socket import FLOODED, NO_TABLE, PATIENCE
from tests.server.support import (
    BOT,
    ME,
    Guests,
    Page,
    Server,
    file_settings,
    here,
    serving,
    stored,
    together,
)

# A whole game


@pytest.mark.parametrize(
    ("game", "seats"), [("lotus", 3), ("china", 3), ("white-lotus", 3), ("rice-wars", 3)]
)
def test_a_person_plays_a_whole_game_against_bots(
    game: str, seats: int, guest: Guests, server: Server
) -> None:
    ann = guest()
    table = ann.open(game, [ME, *[BOT] * (seats - 1)])
    page = ann.page(table, "language=fr")
    end = page.play_out()
    assert end["outcome"]["scores"]
    assert len(end["panels"]) == seats
    steps = [m["step"] for m in map(json.loads, page.raw) if m["say"] == "scene"]
    assert steps == sorted(steps)
    replay = ann.get(f"/api/tables/{table}/replay")
    assert replay["steps"] == end["step"]
    assert len(replay["chart"]) == replay["steps"] + 1
    assert replay["chart"][-1] == end["outcome"]["scores"]
    assert ann.get(f"/api/tables/{table}")["outcome"]["winners"] == end["outcome"]["winners"]


def test_each_line_of_the_log_and_each_drawing_is_sent_once(guest: Guests) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, BOT])
    page = ann.page(table)
    page.play_out()
    lines: list[Any] = []
    drawn: set[str] = set()
    for message in map(json.loads, page.raw):
        if message["say"] != "scene":
            continue
        assert message["log"]["from"] == len(lines)
        lines += message["log"]["lines"]
        assert not drawn & message["drawings"].keys()
        drawn |= message["drawings"].keys()
        assert {message["symbols"], *(area["ground"] for area in message["areas"])} - {""} <= drawn
    assert ann.page(table).expect("scene")["log"] == {"from": 0, "lines": lines}


# Steps


def test_a_step_is_on_all_screens(guest: Guests) -> None:
    table, ann, bob = together(guest, options={"first": 0})
    onlooker = guest().page(table)
    onlooker.expect("scene")
    ann.play()
    for page in (ann, bob, onlooker):
        scene = page.expect("scene", step=1)
        assert scene["by"] == 0
    assert ann.scene["eyes"] == 0
    assert bob.scene["eyes"] == 1
    assert onlooker.scene["eyes"] == -1
    assert onlooker.scene["prompt"] is None
    assert onlooker.people["onlookers"] == 1


def test_two_pages_send_the_same_step_at_once_and_one_is_taken(
    guest: Guests, server: Server
) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, here("Bob")], options={"first": 0})
    first, second = ann.page(table, "eyes=0"), ann.page(table, "eyes=0")
    for page in (first, second):
        page.expect("scene")
    gate = threading.Barrier(2)
    for step in range(8):
        seat = next(iter(server.site.tables.live[table].running().to_move))
        for page in (first, second):
            page.say(do="look", eyes=seat)
            page.expect("scene", eyes=seat)
            page.settled()

        def play(page: Page) -> None:
            gate.wait()
            page.play()

        threads = [threading.Thread(target=play, args=(page,)) for page in (first, second)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        refused = 0
        for page in (first, second):
            before = len(page.raw)
            page.settled()
            told = [json.loads(raw) for raw in page.raw[before:]]
            refused += sum(m.get("code") == "stale" for m in told)
            assert page.scene["step"] == step + 1
        assert refused == 1
        assert len(stored(server, table)) == step + 1


def test_what_may_not_be_played_is_refused_and_changes_nothing(
    guest: Guests, server: Server
) -> None:
    table, ann, bob = together(guest, options={"first": 0})
    at = ann.scene["prompt"]["at"]
    ann.refused("stale", do="play", seat=0, at=at + 1, choice=ann.choices[0])
    ann.refused("illegal", do="play", seat=0, at=at, choice=4000)
    ann.refused("not-your-seat", do="play", seat=1, at=at, choice=0)
    bob.refused("not-your-turn", do="play", seat=1, at=at, choice=0)
    bob.refused("not-your-seat", do="play", seat=0, at=at, choice=ann.choices[0])
    bob.refused("not-your-seat", do="look", eyes=0)
    bob.refused("not-your-seat", do="hint", seat=0)
    bob.refused("not-your-seat", do="undo", seat=0)
    bob.refused("not-your-seat", do="return", seat=0)
    ann.refused("no-undo", do="undo", seat=0)
    ann.refused("no-withdraw", do="withdraw", seat=0)
    ann.refused("no-such-seat", do="play", seat=9, at=at, choice=0)
    ann.refused("not-away", do="return", seat=0)
    bob.refused("not-host", do="fill", seat=0)
    ann.refused("seat-taken", do="fill", seat=1)
    ann.refused("not-finished", do="rematch")
    onlooker = guest().page(table)
    onlooker.refused("not-your-seat", do="play", seat=0, at=at, choice=ann.choices[0])
    onlooker.refused("not-your-seat", do="look", eyes=0)
    onlooker.refused("not-seated", do="chat", text="hello")
    onlooker.refused("not-seated", do="vote", seat=0)
    onlooker.refused("not-seated", do="rematch")
    assert stored(server, table) == []


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "7",
        "[]",
        "{}",
        '{"do": 7}',
        '{"do": "cheat"}',
        '{"do": "play"}',
        '{"do": "play", "seat": true, "at": 0, "choice": 0}',
        '{"do": "play", "seat": 0, "at": 0, "choice": "0"}',
        '{"do": "play", "seat": 0, "at": 0, "choice": 1e400}',
        '{"do": "play", "seat": 0, "at": 0, "choice": 99999999999999999999}',
        '{"do": "look", "eyes": null}',
        '{"do": "language", "language": "xx"}',
        '{"do": "language", "language": ["fr"]}',
        '{"do": "chat", "text": 5}',
        '{"do": "chat", "text": "  "}',
        "[" * 4000,
        b'{"do": "undo", "seat": 0}',
    ],
)
def test_nonsense_is_refused_in_words(said: str | bytes, guest: Guests, server: Server) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, here("Bob")])
    page = ann.page(table, "language=de")
    page.expect("scene")
    page.socket.send(said)
    error = page.expect("error")
    assert error["code"] in ("bad-message", "no-such-seat")
    assert error["text"].endswith(".")
    assert stored(server, table) == []
    page.settled()


def test_long_messages_are_refused_and_very_long_ones_end_the_connection(guest: Guests) -> None:
    ann = guest()
    page = ann.page(ann.open("lotus", [ME, here("Bob")]))
    page.expect("scene")
    page.refused("too-long", do="chat", text="x" * 5000)
    page.refused("too-long", do="chat", text="é" * 3000)
    page.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        page.expect("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_flood_is_refused_then_cut_off(tmp_path: Path) -> None:
    with serving(file_settings(tmp_path, messages_a_second=0.001)) as server:
        ann = server.guest()
        table = ann.open("lotus", [ME, here("Bob")])
        page = ann.page(table)
        page.expect("scene")
        page.refused("too-many", do="chat", text="hello")
        for _ in range(PATIENCE):
            page.say(do="chat", text="hello")
        with pytest.raises(ConnectionClosed) as closed:
            page.expect("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == FLOODED
        loaded = server.site.tables.store.load(table)
        assert loaded is not None
        assert loaded.lines == ()
        ann.close()


def test_a_person_with_many_pages_has_one_pace(tmp_path: Path) -> None:
    with serving(file_settings(tmp_path, person_messages_a_second=3.0)) as server:
        ann = server.guest()
        table = ann.open("lotus", [ME, here("Bob")])
        pages = [ann.page(table) for _ in range(8)]
        for page in pages:
            page.say(do="language", language="fr")
            page.say(do="hello?")
        codes = [page.expect("error")["code"] for page in pages]
        assert "too-many" in codes
        ann.close()


def test_a_page_that_cannot_be_told_is_let_go_and_may_come_back(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would wait for ever: it knows nothing of what went wrong."""
    ann = guest()
    table = ann.open("lotus", [ME, here("Bob")])
    page = ann.page(table)
    page.expect("scene")
    with monkeypatch.context() as broken:

        def fail(*_: Any) -> None:
            raise RuntimeError("nobody foresaw this")

        broken.setattr("hasu.server.screen.present", fail)
        page.say(do="look", eyes=1)
        with pytest.raises(ConnectionClosed) as closed:
            page.expect("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    ann.page(table).expect("scene")


def test_another_pages_origin_gets_no_socket(guest: Guests) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, BOT])
    for origin in ("https://evil.example", "null", f"http://localhost:{ann.port}"):
        with pytest.raises(InvalidStatus) as refused:
            ann.page(table, origin=origin)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "origin"
    own = ann.page(table, origin=f"http://127.0.0.1:{ann.port}")
    own.expect("scene")


def test_a_table_that_is_not_there_or_full(tmp_path: Path) -> None:
    with serving(file_settings(tmp_path, sockets_a_table=2)) as server:
        ann = server.guest()
        lost = ann.page("nowhere", "language=fr")
        assert lost.expect("error")["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            lost.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NO_TABLE
        table = ann.open("lotus", [ME, BOT])
        ann.page(table).expect("scene")
        ann.page(table).expect("scene")
        assert ann.page(table).expect("error")["code"] == "full"
        ann.close()


def test_onlookers_do_not_lock_players_out(tmp_path: Path) -> None:
    with serving(file_settings(tmp_path, sockets_a_table=1)) as server:
        ann, cleo = server.guest(), server.guest()
        table = ann.open("lotus", [ME, BOT])
        cleo.page(table).expect("scene")
        assert cleo.page(table).expect("error")["code"] == "full"
        assert ann.page(table).expect("scene")["eyes"] == 0
        ann.close()
        cleo.close()


# Undo, sealed choices


def test_undo_takes_the_step_and_its_lines_back_on_all_screens(guest: Guests) -> None:
    _, ann, bob = together(guest, options={"first": 0})
    before, lines = ann.scene, bob.scene["log"]["from"] + len(bob.scene["log"]["lines"])
    ann.play()
    assert ann.expect("scene", step=1)["prompt"]["undo"]
    bob.expect("scene", step=1)
    ann.say(do="undo", seat=0)
    for page in (ann, bob):
        scene = page.expect("scene", step=0)
        assert scene["log"]["from"] == lines
        assert scene["log"]["lines"] == []
    assert ann.scene["prompt"] == before["prompt"]
    ann.play(ann.choices[-1])
    assert bob.expect("scene", step=1)["log"]["from"] == lines


def test_an_undo_that_was_meant_for_another_moment_is_refused(guest: Guests) -> None:
    _, ann, bob = together(guest, options={"first": 0})
    for step in (1, 2):
        ann.play()
        ann.expect("scene", step=step)
    at = ann.scene["prompt"]["at"]
    ann.say(do="undo", seat=0, at=at)
    ann.expect("scene", step=1)
    ann.refused("stale", do="undo", seat=0, at=at)
    assert bob.settled()["step"] == 1


def test_a_sealed_choice_stays_sealed_until_all_are_ready(guest: Guests, server: Server) -> None:
    table, ann, bob = together(guest, "bidding")
    heard = len(bob.raw)
    ann.play(0)
    ann.expect("scene")
    ann.settled()
    bob.settled()
    told = [json.loads(raw) for raw in bob.raw[heard:]]
    assert [m["say"] for m in told] == ["pong"]  # half a choice is nobody else's business
    ann.play(7)
    assert ann.expect("scene")["prompt"]["ready"]
    assert bob.hear_until(lambda m: m["say"] == "people")["seats"][0]["state"] == "ready"
    assert bob.expect("scene")["waiting"] == [1]
    ann.say(do="withdraw", seat=0)
    assert ann.expect("scene")["prompt"]["choices"]
    assert bob.expect("scene")["waiting"] == [0, 1]
    for page, choice in ((ann, 1), (ann, 5), (bob, 1), (bob, 3)):
        page.settled()
        page.play(choice)
        page.settled()
    ann.settled()
    assert ann.scene["step"] == bob.scene["step"] == 4
    steps = server.site.tables.live[table].running().steps
    assert [(step.seat, step.choice) for step in steps] == [(0, 1), (0, 5), (1, 1), (1, 3)]


# Hot-seat, languages


def test_on_a_shared_device_one_looks_with_one_pair_of_eyes(guest: Guests) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, here("Bob"), BOT], options={"first": 0})
    page = ann.page(table)
    scene = page.expect("scene")
    assert scene["eyes"] == -1
    assert scene["prompt"] is None
    assert [seat["mine"] for seat in page.people["seats"]] == [True, True, False]
    page.say(do="look", eyes=0)
    scene = page.expect("scene", eyes=0)
    assert scene["prompt"]["choices"]
    assert scene["log"]["from"] == 0
    page.say(do="look", eyes=1)
    assert page.expect("scene", eyes=1)["prompt"] is None
    page.refused("not-your-seat", do="look", eyes=2)
    page.say(do="look", eyes=-1)
    page.expect("scene", eyes=-1)
    assert ann.page(table, "eyes=1").expect("scene")["eyes"] == 1
    assert ann.page(table, "eyes=2").expect("scene")["eyes"] == -1


def test_a_language_is_each_viewers_own(guest: Guests) -> None:
    _, ann, bob = together(guest, options={"first": 0})
    ann.say(do="language", language="fr")
    scene = ann.expect("scene", language="fr")
    assert scene["log"]["from"] == 0
    assert "Ann" in ann.people["seats"][0]["name"]
    ann.play()
    assert ann.expect("scene", step=1)["language"] == "fr"
    assert bob.expect("scene", step=1)["language"] == "en"
    english, french = bob.scene["log"]["lines"], ann.scene["log"]["lines"]
    assert [line["text"] for line in english] != [line["text"] for line in french]


# Bots


def test_a_bot_that_fails_is_replaced(
    guest: Guests, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hasu.bots.random import Random

    answers = iter([None, 4000, "x"])

    def broken(self: Random, view: View) -> Any:
        answer = next(answers, None)
        if answer is None:
            raise RuntimeError("no idea")
        return answer

    monkeypatch.setattr(Random, "choose", broken)
    ann = guest()
    table = ann.open("lotus", [ME, BOT], options={"first": 1})
    page = ann.page(table)
    page.until_asked()
    assert {seat for seat, verb, _ in stored(server, table) if verb == PLAY} == {1}


def test_bots_play_among_themselves(guest: Guests) -> None:
    ann = guest()
    table = ann.open("lotus", [BOT, BOT])
    ann.page(table).hear_until(lambda m: m.get("outcome"))
    assert ann.get(f"/api/tables/{table}")["state"] == "finished"
