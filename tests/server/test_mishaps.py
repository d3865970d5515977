"""The store goes away for a while, a bot comes to a halt: tables go on afterwards."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from hasu.bots.random import Random
from hasu.engine.view import View
from hasu.server.rows import PLAY
from hasu.server.settings import Settings, database_address
from hasu.server.table import Table
from hasu.server.tables import Tables
from tests.server.postgres import Cluster
from tests.server.support import (
    BOT,
    ME,
    UNLIMITED,
    Page,
    Server,
    file_settings,
    here,
    serving,
    stored,
    together,
    until,
)


def play_on_until_the_bot_is_asked(page: Page) -> None:
    while page.scene["waiting"] == [0]:
        page.play()
        page.expect("scene")


def test_bots_wait_for_a_database_that_is_away(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hasu.server.table.RETRY", 0.02)
    thought = threading.Event()
    choose = Random.choose

    def slow(self: Random, view: View) -> Any:
        assert thought.wait(60)
        return choose(self, view)

    monkeypatch.setattr(Random, "choose", slow)
    address = database_address(cluster.fresh_database(), tmp_path)
    with serving(Settings(address, **UNLIMITED)) as server:
        store = server.site.tables.store
        tried: list[Any] = []
        load = store.load

        def noted(*given: Any) -> Any:
            tried.append(given)
            return load(*given)

        ann = server.guest()
        table = ann.open("lotus", [ME, BOT], options={"first": 0})
        page = ann.page(table)
        page.expect("scene")
        play_on_until_the_bot_is_asked(page)
        monkeypatch.setattr(store, "load", noted)
        with cluster.away():
            thought.set()
            until(lambda: len(tried) > 2)  # it looks what the store has, before it tries again
        page.hear_until(lambda m: m["say"] == "scene" and m["waiting"] == [0])
        made = stored(server, table)
        assert [seat for seat, verb, _ in made if verb == PLAY].count(1) >= 1
        assert len(made) == page.scene["step"]
        ann.close()


def test_what_a_person_does_while_the_database_is_away_is_refused_and_may_be_tried_again(
    cluster: Cluster, tmp_path: Path
) -> None:
    address = database_address(cluster.fresh_database(), tmp_path)
    with serving(Settings(address, **UNLIMITED)) as server:
        ann = server.guest()
        table = ann.open("lotus", [ME, here("Bob")], options={"first": 0})
        page = ann.page(table, "eyes=0")
        page.expect("scene")
        with cluster.away():
            for _ in range(2):
                page.play()
                assert page.expect("error")["code"] == "failed"
        page.play()
        assert page.expect("scene")["step"] == 1
        assert len(stored(server, table)) == 1
        ann.close()


@pytest.mark.parametrize("tick", [0.02, 3600])
def test_what_was_written_though_nobody_heard_so_reaches_every_page(
    tick: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the next look after the table, or with the next action, though that is refused."""
    monkeypatch.setattr("hasu.server.tables.TICK", tick)
    with serving(file_settings(tmp_path)) as server:
        _, ann, bob = together(server.guest, options={"first": 0})
        store = server.site.tables.store
        append = store.append

        def unheard(*given: Any) -> None:
            monkeypatch.setattr(store, "append", append)
            append(*given)
            raise OSError("the store does not answer")

        monkeypatch.setattr(store, "append", unheard)
        ann.play()
        assert ann.expect("error")["code"] == "failed"
        if tick > 1:
            ann.play()
            assert ann.expect("error")["code"] == "stale"
        bob.expect("scene", step=1)
        for page in (ann, bob):
            page.close()


def test_a_bot_that_came_to_a_halt_is_woken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hasu.server.tables.TICK", 0.02)
    monkeypatch.setattr("hasu.server.tables.FOREIGN_BOT_PATIENCE", 0.02)
    with serving(file_settings(tmp_path)) as server:
        thinkers, halted = server.site.tables.thinkers, threading.Event()
        choose = thinkers.choose

        async def halting(*given: Any) -> int:
            if not halted.is_set():
                halted.set()
                raise RuntimeError("nobody foresaw this")
            return await choose(*given)

        monkeypatch.setattr(thinkers, "choose", halting)
        ann = server.guest()
        table = ann.open("lotus", [ME, BOT], options={"first": 1})
        assert halted.wait(60)
        ann.page(table).until_asked()
        ann.close()


def test_a_vote_that_could_not_be_counted_is_counted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hasu.server.tables.TICK", 0.02)
    with serving(file_settings(tmp_path)) as server:
        store = server.site.tables.store
        tries: list[Any] = []
        stand_in = store.stand_in

        def failing(*given: Any) -> None:
            tries.append(given)
            if len(tries) < 4:
                raise OSError("no store")
            stand_in(*given)

        monkeypatch.setattr(store, "stand_in", failing)
        _, host, friend = together(server.guest, options={"first": 1})
        friend.close()
        host.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["can_vote"])
        host.say(do="vote", seat=1)
        host.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["kind"] == "bot")
        assert len(tries) >= 4
        host.close()


def test_a_table_that_somebody_opens_is_not_closed_under_their_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hasu.server.tables.TICK", 3600)
    with serving(file_settings(tmp_path)) as server:
        ann = server.guest()
        table = ann.open("lotus", [ME, BOT])
        live = server.site.tables.live[table]
        live.idle_since = -1e9
        ann.get(f"/api/tables/{table}")
        assert server.site.tables.live[table] is live
        assert live.idle_since >= 0
        ann.close()


def test_one_bad_table_does_not_keep_others_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = file_settings(tmp_path)
    with monkeypatch.context() as patch, serving(settings) as server:
        patch.setattr(Table, "let_bots_play", lambda *_, **__: None)
        ann = server.guest()
        opened = {ann.open("lotus", [ME, BOT], options={"first": 1}) for _ in range(2)}
        ann.close()
    load = Tables._load
    bad: list[str] = []

    async def failing(self: Tables, table: str) -> Table:
        if not bad:
            bad.append(table)
            raise OSError("unreadable")
        return await load(self, table)

    monkeypatch.setattr(Tables, "_load", failing)
    with serving(settings) as server:
        until(lambda: bad and all(stored(server, table) for table in opened - set(bad)))
        assert stored(server, bad[0]) == []


def test_a_server_stops_wholly_though_its_database_is_away(
    cluster: Cluster, tmp_path: Path
) -> None:
    server = Server(Settings(database_address(cluster.fresh_database(), tmp_path), **UNLIMITED))
    with cluster.away():
        server.stop()
    with pytest.raises(RuntimeError, match="after shutdown"):
        server.site.tables._pool.submit(int)
