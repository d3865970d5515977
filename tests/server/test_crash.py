"""Nothing that was acknowledged is lost, and nothing happens twice, however a server ends."""

from __future__ import annotations

import random
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hasu.server.database import Database
from hasu.server.playing import build, summary_of
from hasu.server.rows import PLAY, Action
from hasu.server.settings import database_address
from hasu.server.store import Store
from tests.server.process import Process
from tests.server.support import ME, Guest, Page, here, until

TABLES = 4
Choice = tuple[int, int]  # seat and choice


class Player:
    """Plays one table as fast as it goes, for both seats, and remembers what was promised."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.table = table
        self.guest = guest
        self.sent: dict[int, set[Choice]] = {}  # by step: what was tried there
        self.promised: dict[int, Choice] = {}  # by step: what the server said it had done
        self._luck = random.Random(table)

    def storm(self, enough: threading.Event) -> None:
        """Play until the server is gone."""
        with suppress(ConnectionClosed, OSError):
            self._play(enough)

    def _play(self, enough: threading.Event) -> None:
        pages = [self.guest.page(self.table, f"eyes={seat}") for seat in (0, 1)]
        for page in pages:
            page.expect("scene")
        while not (pages[0].scene["outcome"] or pages[1].scene["outcome"]):
            seat = pages[0].scene["waiting"][0]
            self._step(pages[seat], pages[1 - seat])
            if len(self.promised) > 12:
                enough.set()

    def _step(self, page: Page, other: Page) -> None:
        step, seat = page.scene["step"], page.scene["eyes"]
        choice = self._luck.choice(page.choices)
        self.sent.setdefault(step, set()).add((seat, choice))
        page.play(choice)
        page.expect("scene", step=step + 1)
        self.promised[step] = (seat, choice)
        other.expect("scene", step=step + 1)


def check(folder: Path, database: str, players: list[Player]) -> None:
    """Is everything promised there, once, in its place, and nothing that was not asked for?"""
    opened = Database(database_address(database, folder))
    store = Store(opened)
    for player in players:
        loaded = store.load(player.table)
        assert loaded is not None
        made = [(action.seat, action.choice) for action in loaded.actions]
        for step, choice in player.promised.items():
            assert made[step] == choice
        for step, choice in enumerate(made):
            assert choice in player.sent[step]
        assert len(made) <= len(player.promised) + 1
        match = build(loaded.head, loaded.seats, loaded.actions)
        assert match.step == len(made)
        assert loaded.head.summary.step == len(made)
        for step, choice in enumerate(made):  # what is there is known from now on
            player.promised[step] = choice
    opened.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kill_9_amid_a_storm_loses_and_doubles_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("cluster").fresh_database()
    process = Process(tmp_path, database)
    guests = [process.guest() for _ in range(TABLES)]
    players = [
        Player(guest, guest.open("lotus", [ME, here("Bob")], options={"first": 0}))
        for guest in guests
    ]
    for _ in range(2):
        enough = [threading.Event() for _ in players]
        threads = [
            threading.Thread(target=player.storm, args=(event,))
            for player, event in zip(players, enough, strict=True)
        ]
        for thread in threads:
            thread.start()
        for event in enough:
            assert event.wait(60)
        process.kill()
        for thread in threads:
            thread.join()
        check(tmp_path, database, players)
        process = Process(tmp_path, database)
        for player in players:  # the same browsers come back
            cookies = player.guest.http.cookies
            player.guest = process.guest()
            player.guest.http.cookies = cookies
    for player in players:
        page = player.guest.page(player.table, "eyes=0")
        assert page.expect("scene")["step"] == len(player.promised)
        page.close()
    process.kill()


def test_a_server_that_is_asked_to_stop_says_so_and_goes_on_later(tmp_path: Path) -> None:
    process = Process(tmp_path)
    ann = process.guest()
    table = ann.open("lotus", [ME, here("Bob")], options={"first": 0})
    page = ann.page(table, "eyes=0")
    page.expect("scene")
    page.play()
    page.expect("scene", step=1)
    page.say(do="chat", text="see you")
    page.expect("chat")
    code = process.stop()
    assert code in (0, -15)
    with pytest.raises(ConnectionClosed) as closed:
        page.expect("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # the page connects again
    cookies = ann.http.cookies
    process = Process(tmp_path)
    again = process.guest()
    again.http.cookies = cookies
    page = again.page(table, "eyes=0")
    assert page.expect("scene")["step"] == 1
    assert page.scene["prompt"]["choices"]
    assert page.scene["prompt"]["undo"]
    assert page.expect("chat")["lines"][0]["text"] == "see you"
    (listed,) = again.get("/api/tables")["tables"]
    assert listed["my_turn"]
    assert listed["step"] == 1
    process.stop()


def test_bots_go_on_after_a_restart_even_when_nobody_looks(tmp_path: Path) -> None:
    process = Process(tmp_path)
    ann = process.guest()
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = ann.open("lotus", [{"kind": "me"}, *bots], options={"first": 0})
    process.kill()
    # The bots' turn comes while no server is there to play it.
    database = Database(database_address("", tmp_path))
    store = Store(database)
    loaded = store.load(table)
    assert loaded is not None
    match = build(loaded.head, loaded.seats, ())
    while match.to_move == {0}:
        action = Action(0, PLAY, match.choices(0)[0].value)
        match.play(0, action.choice)
        store.append(table, match.step - 1, action, summary_of(match))
    before = match.step
    process = Process(tmp_path)

    def went_on() -> bool:
        found = store.load(table)
        assert found is not None
        return found.head.summary.to_move == (0,) and len(found.actions) > before

    until(went_on)
    database.close()
    process.stop()
