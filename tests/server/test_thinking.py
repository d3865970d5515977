"""Bots that go wrong at a table: nobody else waits for them, and no game stops."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import hasu
from hasu.bots import Bot, Random, admit
from hasu.bots.own import admitted
from hasu.engine.chance import secret_of
from hasu.engine.compiled import compiled
from hasu.engine.game import game_named
from hasu.engine.match import Match
from hasu.engine.view import View
from hasu.server import thinking
from hasu.server.thinking import Thinkers
from tests.server.support import ME, file_settings, serving
from tests.small_games import PEBBLES

VIEW = hasu.new("lotus", 2, 1, first=0).view(0)


class Own(Random):
    """A bot as somebody might bring it; each is remembered."""

    name = "own"
    made: list[Own] = []  # noqa: RUF012 - emptied before each test

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.closed = 0
        Own.made.append(self)

    def close(self) -> None:
        self.closed += 1


class Leaves(Own):
    def choose(self, view: View) -> int:
        sys.exit("bye")


class Raises(Own):
    def choose(self, view: View) -> int:
        raise RuntimeError("out of ideas")


class Dreams(Own):
    awake = threading.Event()

    def choose(self, view: View) -> int:
        self.awake.wait(60)
        return super().choose(view)


def named(bot: type[Bot]) -> str:
    return f"{__name__}:{bot.__name__}"


@pytest.fixture(autouse=True)
def _admitted() -> Iterator[None]:
    names = [named(bot) for bot in (Own, Leaves, Raises, Dreams)]
    for name in names:
        admit(name)
    Own.made.clear()
    Dreams.awake.clear()
    yield
    Dreams.awake.set()
    for name in names:
        admitted.pop(name)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(threads=1, masters=2)
    yield made
    made.close()


def through(work: Coroutine[Any, Any, Any]) -> Any:
    """Run it to its end, in a thread: tests with a browser leave a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def choose(thinkers: Thinkers, bot: str, table: str = "t", seat: int = 0) -> int:
    return int(through(thinkers.choose(table, seat, bot, VIEW)))


@pytest.mark.parametrize("bot", [Leaves, Raises])
def test_whoever_fails_is_replaced_for_good_and_closed(thinkers: Thinkers, bot: type[Own]) -> None:
    for _ in range(3):
        assert choose(thinkers, named(bot)) in VIEW.choices
    assert [made.closed for made in Own.made] == [1]
    thinkers.forget("t")
    assert choose(thinkers, named(bot)) in VIEW.choices
    assert len(Own.made) == 2, "at another time it may try again"


def test_a_bot_that_leaves_does_not_take_the_server_along(tmp_path: Path) -> None:
    with serving(file_settings(tmp_path)) as server:
        ann = server.guest()
        bot = {"kind": "bot", "level": named(Leaves)}
        table = ann.open("lotus", [ME, bot], options={"first": 1})
        ann.page(table).until_asked()
        assert ann.get("/healthz")["status"] == "ok"
        ann.close()


def test_nobody_waits_for_a_bot_from_outside(thinkers: Thinkers) -> None:
    async def beside() -> int:
        slow = asyncio.create_task(thinkers.choose("t", 0, named(Dreams), VIEW))
        await asyncio.sleep(0)
        quick = await thinkers.choose("u", 0, "greedy", VIEW)
        assert not slow.done()
        Dreams.awake.set()
        return quick + 0 * await slow

    assert through(beside()) in VIEW.choices


def test_whoever_has_no_choice_takes_as_long_as_for_a_choice(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others see when a bot is ready, and shall not see that it could not do otherwise."""
    match = Match(PEBBLES, 2, secret_of(1), {}, teach=True)
    free = match.view(0)
    match.state.pile = 1  # type: ignore[attr-defined]
    forced = match.view(0)
    assert (len(free.choices) > 1, len(forced.choices)) == (True, 1)
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def play() -> None:
        for view in (forced, free, forced):
            await thinkers.choose("t", 0, "random", view)

    monkeypatch.setattr(asyncio, "sleep", wait)
    through(play())
    assert waited[0] == 0.0
    assert waited[1] == thinkers._took["t", 0, "random"] > 0.0
    thinkers.forget("t")
    assert thinkers._took == {}


def test_bots_from_outside_hear_that_the_server_ends(thinkers: Thinkers) -> None:
    choose(thinkers, named(Own), "t")
    choose(thinkers, named(Own), "u")
    thinkers.close()
    assert [made.closed for made in Own.made] == [1, 1]


def test_the_server_ends_beside_a_bot_that_does_not(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LEAVING", 0.01)
    monkeypatch.setattr(Own, "close", lambda own: Dreams.awake.wait(60))
    choose(thinkers, named(Own))
    thinkers.close()
    assert not Dreams.awake.is_set()


def test_only_so_many_masters_remember_what_they_thought(thinkers: Thinkers) -> None:
    compiled(game_named("lotus")).entry("search")
    for seat, bot in enumerate(("master@0.01", "novice", "master@0.01", named(Own))):
        choose(thinkers, bot, seat=seat)
    assert len(thinkers._bots) == 4
    choose(thinkers, "master@0.01", seat=0)  # again: now seat 2 has thought longest ago
    choose(thinkers, "master@0.01", "u")
    assert sorted(thinkers._bots) == [
        ("t", 0, "master@0.01"),
        ("t", 1, "novice"),
        ("t", 3, named(Own)),
        ("u", 0, "master@0.01"),
    ]


def test_tables_may_be_forgotten_while_others_take_seats(thinkers: Thinkers) -> None:
    """Both touch the same seats, from different threads."""
    stop = time.monotonic() + 0.5
    failed: list[BaseException] = []

    def sit_down(number: int) -> None:
        try:
            while time.monotonic() < stop:
                for seat in range(20):
                    thinkers._seated((f"t{number}", seat, "random"), VIEW.game)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=sit_down, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    while time.monotonic() < stop:
        for number in range(3):
            thinkers.forget(f"t{number}")
    for thread in threads:
        thread.join()
    assert failed == []
