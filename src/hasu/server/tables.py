"""All live tables of this process, and the threads and neighbours that they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from hasu.server.database import THREADS, Database
from hasu.server.neighbours import Neighbours
from hasu.server.people import People
from hasu.server.playing import build
from hasu.server.refusal import Refusal
from hasu.server.rows import GATHERING, Head, Seat, now
from hasu.server.settings import Settings
from hasu.server.store import Store
from hasu.server.table import FOREIGN_BOT_PATIENCE, Table
from hasu.server.thinking import Thinkers

logger = logging.getLogger("hasu.tables")

P = ParamSpec("P")
R = TypeVar("R")

TICK = 10.0  # seconds between looks at what is idle, and between signs of life
SILENCE = 3 * TICK  # a worker that is not heard for so long is gone
RESUMED = 7 * 24 * 3600 * 1000  # bots go on after a restart at tables as young as that


class Tables:
    """Opens tables when somebody comes, and closes them when all have gone."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.people = People(self.database)
        self.thinkers = Thinkers(settings.bot_threads, settings.masters)
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._pool = ThreadPoolExecutor(THREADS, "store")
        self._neighbours: Neighbours | None = None
        self._last_heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def stored(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Run a function of the store in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, lambda: work(*given, **named))

    # Start and stop

    async def start(self) -> None:
        await self.stored(self.database.migrate)
        if self.settings.shared:
            self._neighbours = Neighbours(
                self.settings.database, self.store.worker, self._heard, self._missed
            )
        self.spawn(self._tick())
        self.spawn(self._resume_bots())

    async def stop(self) -> None:
        """Let what is being written be written; then close everything."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(table.close() for table in self.live.values()))
        if self._neighbours is not None:
            await self._say_goodbye()
            await asyncio.to_thread(self._neighbours.close)
        self.thinkers.close()
        self._pool.shutdown(wait=True)
        self.database.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def open(self, table: str) -> Table:
        """The live table; read from the store when nobody was there."""
        found = self.live.get(table)
        if found is not None:
            found.touch()  # whoever opens it may need a moment until they enter
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        loaded = await self.stored(self.store.load, table)
        if loaded is None:
            raise Refusal("no-such-table")
        match = None
        if loaded.head.state != GATHERING:
            match = await asyncio.to_thread(build, loaded.head, loaded.seats, loaded.actions)
        found = self.live[table] = Table(self, loaded, match)
        if self._neighbours is not None:
            self.tell({"table": table, "who": True})
            # Whatever was written between reading it and being listed here:
            await found.catch_up(own=False)
        found.let_bots_play(after=0 if self._neighbours is None else 1)
        return found

    # Other workers

    def tell(self, notice: dict[str, Any]) -> None:
        if self._neighbours is not None:
            self.spawn(self.stored(self.store.notify, notice))

    async def _say_goodbye(self) -> None:
        try:
            await self.stored(self.store.notify, {"gone": True})
        except Exception as error:  # without it they notice by the silence
            logger.warning("left without a word", extra={"reason": str(error)})

    def tell_presence(self, table: Table) -> None:
        self.tell({"table": table.id, "presence": table.presence()})

    def _heard(self, notice: dict[str, Any]) -> None:
        worker = str(notice["worker"])
        self._last_heard[worker] = asyncio.get_running_loop().time()
        if notice.get("gone"):
            self._gone(worker)
        table = self.live.get(notice.get("table", ""))
        if table is None:
            return
        if "presence" in notice:
            table.elsewhere[worker] = notice["presence"]
            table.tell()
        elif "who" in notice:
            self.tell_presence(table)
        else:
            self.spawn(table.catch_up(own=False))

    def _gone(self, worker: str) -> None:
        self._last_heard.pop(worker, None)
        for table in self.live.values():
            if table.elsewhere.pop(worker, None) is not None:
                table.tell()

    def _missed(self) -> None:
        for table in self.live.values():
            self.spawn(table.catch_up(own=False))
            self.tell({"table": table.id, "who": True})
            self.tell_presence(table)

    # Housekeeping

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tell({"alive": True})
            self._miss_the_silent()
            for table in list(self.live.values()):
                try:
                    await self._look_after(table)
                except Exception:  # the store may be away for a while; the next look comes soon
                    logger.exception("table not looked after", extra={"table": table.id})

    def _miss_the_silent(self) -> None:
        time = asyncio.get_running_loop().time()
        for worker, heard in list(self._last_heard.items()):
            if heard < time - SILENCE:
                self._gone(worker)

    async def _look_after(self, table: Table) -> None:
        """Close it if nobody is there; else see to it that nothing has come to a halt."""
        time = asyncio.get_running_loop().time()
        idle = not table.viewers and not table.busy
        if idle and table.idle_since < time - self.settings.idle_seconds:
            del self.live[table.id]
            self.thinkers.forget(table.id)
            return
        await table.settle_doubt()
        table.let_bots_play(after=FOREIGN_BOT_PATIENCE)
        await table.count_votes()

    async def _resume_bots(self) -> None:
        """After a restart bots go on, even where nobody looks."""
        for head, seats in await self.stored(self.store.running, now() - RESUMED):
            if _bot_is_asked(head, seats):
                try:
                    await self.open(head.id)
                except Exception as error:  # one bad table does not keep the others waiting
                    logger.warning(
                        "table not resumed", extra={"table": head.id, "reason": str(error)}
                    )


def _bot_is_asked(head: Head, seats: tuple[Seat, ...]) -> bool:
    return any(seats[seat].bot for seat in head.summary.to_move)
