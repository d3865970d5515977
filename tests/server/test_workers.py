"""Several workers on one PostgreSQL share tables, steps and presence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hasu.server.settings import Settings, database_address
from tests.server.postgres import Cluster
from tests.server.process import Process
from tests.server.support import BOT, LINK, ME, UNLIMITED, Guest, Server, here, until


@pytest.fixture
def workers(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    address = database_address(cluster.fresh_database(), tmp_path)
    started = [Server(Settings(address, **UNLIMITED)) for _ in range(2)]
    for worker in started:
        neighbours = worker.site.tables._neighbours
        assert neighbours is not None
        assert neighbours.listening.wait(60)
    yield started[0], started[1]
    for worker in started:
        if worker.is_up:
            worker.stop()


def moved(guest: Guest, port: int) -> Guest:
    """The same browser at the other worker."""
    other = Guest(port)
    other.http.cookies = guest.http.cookies
    return other


def test_a_step_at_one_worker_appears_at_the_other(workers: tuple[Server, Server]) -> None:
    first, second = workers
    ann, bob = first.guest(), second.guest()
    table, (invite,) = ann.invite("lotus", [ME, LINK], options={"first": 0})
    host = ann.page(table)
    host.expect("gathering")
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "invite": invite})
    friend = bob.page(table)
    for page in (host, friend):
        page.expect("scene")
    for _ in range(12):
        asked, other = (host, friend) if host.scene["waiting"] == [0] else (friend, host)
        step = asked.scene["step"]
        asked.play()
        for page in (asked, other):
            assert page.expect("scene", step=step + 1)["by"] == asked.scene["eyes"]
    host.say(do="chat", text="hello over there")
    assert friend.expect("chat")["lines"][0]["text"] == "hello over there"
    ann.close()
    bob.close()


def test_both_workers_take_the_same_step_and_one_wins(workers: tuple[Server, Server]) -> None:
    first, second = workers
    ann = first.guest()
    table = ann.open("lotus", [ME, here("Bob")], options={"first": 0})
    pages = [guest.page(table, "eyes=0") for guest in (ann, moved(ann, second.port))]
    for page in pages:
        page.expect("scene")
        page.settled()
    while all(page.choices for page in pages):
        for page in pages:
            page.play()
        for page in pages:
            page.settled()
        until(lambda: len({page.settled()["step"] for page in pages}) == 1)
    loaded = first.site.tables.store.load(table)
    assert loaded is not None
    assert len(loaded.actions) == pages[0].scene["step"]
    stale = [sum('"code":"stale"' in raw for raw in page.raw) for page in pages]
    assert sum(stale) == len(loaded.actions)
    for page in pages:
        page.close()


def test_presence_crosses_workers(workers: tuple[Server, Server]) -> None:
    first, second = workers
    ann, bob = first.guest(), second.guest()
    table, (invite,) = ann.invite("lotus", [ME, LINK], options={"first": 1})
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "invite": invite})
    host, friend = ann.page(table), bob.page(table)
    for page in (host, friend):
        page.hear_until(lambda m: m["say"] == "people" and all(s["here"] for s in m["seats"]))
    watching = moved(bob, first.port).page(table)  # a second page of the same person
    watching.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["here"])
    friend.close()
    watching.close()
    host.hear_until(lambda m: m["say"] == "people" and not m["seats"][1]["here"])
    host.say(do="vote", seat=1)
    host.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["kind"] == "bot")
    back = bob.page(table)
    back.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["can_return"])
    second.stop()
    host.hear_until(lambda m: m["say"] == "people" and not m["seats"][1]["here"])
    ann.close()


def test_a_game_with_bots_is_played_by_two_workers(workers: tuple[Server, Server]) -> None:
    """Both have the table before them; no step of a bot happens twice."""
    first, second = workers
    ann = first.guest()
    table = ann.open("lotus", [ME, BOT, BOT])
    page, onlooker = ann.page(table), second.guest().page(table)
    end = page.play_out()
    until(lambda: onlooker.settled()["outcome"])
    assert onlooker.scene["outcome"]["scores"] == end["outcome"]["scores"]
    loaded = second.site.tables.store.load(table)
    assert loaded is not None
    assert len(loaded.actions) == end["step"]
    page.close()
    onlooker.close()


def test_hasu_serve_runs_several_processes(cluster: Cluster, tmp_path: Path) -> None:
    process = Process(tmp_path, cluster.fresh_database(), "--workers", "2")
    ann = process.guest()
    table = ann.open("lotus", [ME, here("Bob")], options={"first": 0})
    pages = [ann.page(table, "eyes=0") for _ in range(6)]
    for page in pages:
        page.expect("scene")
    pages[0].play()
    for page in pages:
        page.expect("scene", step=1)
    ann.close()
    process.stop()
