"""A live table: one match, the people around it, and the lock that keeps actions in order."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from hasu.engine.match import Match
from hasu.server.playing import build, perform, replay, summary_of
from hasu.server.refusal import Refusal
from hasu.server.rows import (
    FREE,
    GATHERING,
    PERSON,
    PLAY,
    UNDO,
    Action,
    Line,
    Loaded,
    Person,
    Seat,
    Summary,
)
from hasu.server.screen import Around, Moment
from hasu.server.store import Taken
from hasu.server.thinking import usual_level

if TYPE_CHECKING:
    from hasu.server.tables import Tables

logger = logging.getLogger("hasu.table")

# Bots are played by the worker that wrote last; after so many seconds of silence others do.
FOREIGN_BOT_PATIENCE = 5.0
RETRY = 1.0  # seconds until a bot tries again when its choice could not be written


class Viewer(Protocol):
    """A connection as its table knows it."""

    person: Person | None

    def happened(self, moment: Moment, first: bool) -> None: ...

    def wake(self) -> None: ...


class Table:
    """Kept in memory while somebody looks at it or a bot plays; the store has it for good."""

    def __init__(self, tables: Tables, loaded: Loaded, match: Match | None) -> None:
        self._tables = tables
        self.id = loaded.head.id
        self.head = loaded.head
        self.seats = loaded.seats
        self.moment = None if match is None else Moment(match)
        self.number = 0 if match is None else len(loaded.actions)
        self.lines: list[Line] = list(loaded.lines)
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, dict[str, Any]] = {}  # presence at other workers
        self.idle_since = asyncio.get_running_loop().time()
        self._around: Around | None = None
        self._lock = asyncio.Lock()
        self._doubtful = False  # a write failed: does the store have it or not?
        self._bots: asyncio.Task[None] | None = None
        self._patient = False  # the bots wait whether another worker plays them
        self._closed = False

    # Acting

    async def act(self, seat: int, verb: str, choice: int = 0, at: int | None = None) -> None:
        """Do something for ``seat``; returns once it is durable, refuses without a trace."""
        # A connection that breaks must not leave the table between the store and the match.
        await asyncio.shield(asyncio.ensure_future(self._act(Action(seat, verb, choice), at)))

    async def _act(self, action: Action, at: int | None) -> None:
        try:
            async with self._lock:
                await self._try(action, at)
        except Refusal:  # what was written before may have come to light all the same
            self.tell()
            self.let_bots_play(after=FOREIGN_BOT_PATIENCE)
            raise
        self.tell()
        self.let_bots_play()

    async def _try(self, action: Action, at: int | None) -> None:
        try:
            summary = await self._write(action, at)
        except Refusal:
            raise
        except Exception as error:
            self._doubtful = True
            logger.exception("not written", extra={"table": self.id})
            raise Refusal("failed") from error
        if summary.outcome is not None:
            self._tables.thinkers.forget(self.id)

    async def _write(self, action: Action, at: int | None) -> Summary:
        if self._doubtful:
            await self._catch_up()
        while True:
            trial = self.running().copy()
            perform(trial, action, at)
            summary = summary_of(trial)
            store = self._tables.store
            try:
                await self._tables.stored(store.append, self.id, self.number, action, summary)
            except Taken:  # by another worker; see what it did, then try again
                await self._catch_up()
                continue
            self.head = replace(self.head, summary=summary)
            self._accept(trial, action)
            return summary

    @property
    def match(self) -> Match | None:
        return None if self.moment is None else self.moment.match

    def running(self) -> Match:
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def _accept(self, match: Match, action: Action) -> None:
        before = self.running()
        self.number += 1
        unseen = match.step == before.step and match.ready == before.ready
        self._happened(
            Moment(
                match,
                action.seat,
                log_floor=len(match.log) if action.verb == UNDO else None,
                only_for=action.seat if unseen else None,
            )
        )

    def _happened(self, moment: Moment) -> None:
        first, self.moment = self.moment is None, moment
        for viewer in self.viewers:
            viewer.happened(moment, first)

    # Keeping up with the store

    async def catch_up(self, own: bool = True) -> None:
        """Take over what was written: by this worker (``own``) or by another."""
        async with self._lock:
            await self._catch_up()
        self.tell()
        self.let_bots_play(after=0 if own else FOREIGN_BOT_PATIENCE)

    async def settle_doubt(self) -> None:
        """A write has failed without an answer: see whether the store has it after all."""
        if self._doubtful:
            await self.catch_up()

    async def _catch_up(self) -> None:
        last_line = self.lines[-1].number if self.lines else 0
        loaded = await self._tables.stored(self._tables.store.load, self.id, self.number, last_line)
        assert loaded is not None
        self.head, self.seats = loaded.head, loaded.seats
        self.lines = [*self.lines, *loaded.lines][-self._tables.settings.chat_lines :]
        if self.match is None:
            self._begin(loaded)
        else:
            for action in loaded.actions:
                match = self.running().copy()
                replay(match, action)
                self._accept(match, action)
        self._doubtful = False

    def _begin(self, loaded: Loaded) -> None:
        """If everybody sits: the first moment, of an imported record after all of its steps."""
        if self.head.state != GATHERING:
            self.number = len(loaded.actions)
            self._happened(Moment(build(loaded.head, loaded.seats, loaded.actions)))

    def tell(self) -> None:
        """Something has changed: every page looks what is new for it."""
        self._around = None
        for viewer in self.viewers:
            viewer.wake()

    # People

    def seat_of(self, seat: Any) -> Seat:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat")
        return self.seats[seat]

    def held_by(self, person: Person | None) -> tuple[int, ...]:
        """The seats of a person; several in hot-seat play."""
        if person is None:
            return ()
        return tuple(seat.seat for seat in self.seats if person.id in seat.holders)

    def enter(self, viewer: Viewer) -> None:
        held = self.held_by(viewer.person)
        # Onlookers, who hold nothing, take room from each other and from nobody else.
        alike = sum(self.held_by(other.person) == held for other in self.viewers)
        if alike >= self._tables.settings.sockets_a_table:
            raise Refusal("full")
        self.viewers.add(viewer)
        self._presence_changed()
        if any(self.seats[seat].votes for seat in held):
            self._tables.spawn(self.count_votes())

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touch()
        self._presence_changed()

    def touch(self) -> None:
        """Somebody needs it; it is idle from now on at the earliest."""
        self.idle_since = asyncio.get_running_loop().time()

    def _presence_changed(self) -> None:
        self.tell()
        self._tables.tell_presence(self)

    def presence(self) -> dict[str, Any]:
        """Who looks at this table through this worker."""
        here: list[int] = []
        onlookers = 0
        for viewer in self.viewers:
            held = self.held_by(viewer.person)
            here += held
            onlookers += not held
        return {"here": sorted(set(here)), "onlookers": onlookers}

    def here(self) -> frozenset[int]:
        """The seats whose holders are connected, here or at another worker."""
        found = frozenset(self.presence()["here"])
        return found.union(*(other["here"] for other in self.elsewhere.values()))

    def around(self) -> Around:
        """Who is around the table; the same until the next `tell`."""
        if self._around is None:
            self._around = self._look_around()
        return self._around

    def _look_around(self) -> Around:
        everywhere = (self.presence(), *self.elsewhere.values())
        return Around(
            table=self.id,
            game=self.head.game,
            state=self.head.state,
            host=self.head.host,
            seeded=self.head.seeded,
            seats=self.seats,
            states=tuple(self._state_of(seat) for seat in self.seats),
            here=self.here(),
            onlookers=sum(int(worker["onlookers"]) for worker in everywhere),
        )

    def _state_of(self, chair: Seat) -> str:
        if chair.kind == FREE:
            return "free"
        if chair.seat in self._to_move:
            return "thinking"
        is_ready = self.match is not None and chair.seat in self.match.ready
        return "ready" if is_ready else "waiting"

    @property
    def _to_move(self) -> tuple[int, ...]:
        """As it was summed up with the last action, which is quicker than asking the match."""
        return () if self.match is None else self.head.summary.to_move

    async def chat(self, seat: int, said: str) -> None:
        name = self.seats[seat].name
        await self._tables.stored(self._tables.store.chat, self.id, seat, name, said)
        await self.catch_up()

    async def vote(self, seat: int, person: Person | None) -> None:
        """Vote for a bot in an abandoned seat, or take the vote back.

        The bot sits down once every person's seat that is present agrees.
        """
        chair, voters = self.seat_of(seat), self.held_by(person)
        if not voters:
            raise Refusal("not-seated")
        if self.match is None or chair.kind != PERSON or chair.bot:
            raise Refusal("no-vote")
        if seat in self.here():
            raise Refusal("holder-here", name=chair.name)
        wanted = not chair.votes.issuperset(voters)
        await self._tables.stored(self._tables.store.vote, self.id, seat, voters, wanted)
        await self.catch_up()
        await self.count_votes()

    async def count_votes(self) -> None:
        """Let bots sit down where all agree; somebody who did not may have left meanwhile.

        Once the holder of a seat is back, the votes about it are void.
        """
        for chair in self.seats:
            if self._agreed(chair):
                await self._stand_in(chair.seat, usual_level())
            elif chair.votes and chair.seat in self.here():
                await self._stand_in(chair.seat, None)

    def _agreed(self, chair: Seat) -> bool:
        present = self.here()
        asked = {s.seat for s in self.seats if s.kind == PERSON and not s.bot} & present
        return chair.seat not in present and bool(asked & chair.votes) and asked <= chair.votes

    async def come_back(self, seat: int) -> None:
        """The holder of a seat plays it again."""
        chair = self.seat_of(seat)
        if chair.kind != PERSON or not chair.bot:
            raise Refusal("not-away")
        await self._stand_in(seat, None)

    async def _stand_in(self, seat: int, level: str | None) -> None:
        """A bot plays in the holder's stead, or the holder does; the votes are settled."""
        await self._tables.stored(self._tables.store.stand_in, self.id, seat, level)
        await self.catch_up()

    # Bots

    def let_bots_play(self, after: float = 0) -> None:
        if self.busy and self._patient and not after and self._bots is not None:
            self._bots.cancel()
        elif self.busy or self._closed:
            return
        if self._bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots(after))

    @property
    def busy(self) -> bool:
        return self._bots is not None and not self._bots.done()

    def _bot_to_move(self) -> Seat | None:
        return next((self.seats[seat] for seat in self._to_move if self.seats[seat].bot), None)

    async def _play_bots(self, after: float) -> None:
        """Bots choose until none is asked any more."""
        self._patient = after > 0
        await asyncio.sleep(after * (1 + random.random()))
        self._patient = False
        while (chair := self._bot_to_move()) is not None:
            try:
                await self._play_bot(chair)
            except Refusal as refusal:
                if refusal.code == "failed":
                    await asyncio.sleep(RETRY)

    async def _play_bot(self, chair: Seat) -> None:
        match, level = self.running(), chair.bot
        assert level is not None
        at, view = match.moment(chair.seat), match.view(chair.seat)
        pause = self._tables.settings.bot_pause if self.viewers else 0
        thinking = self._tables.thinkers.choose(self.id, chair.seat, level, view)
        choice, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        if self.seats[chair.seat].bot == level:
            await self.act(chair.seat, PLAY, choice, at)

    async def close(self) -> None:
        """Finish the action that is being written, and nothing more."""
        self._closed = True
        if self._bots is not None:
            self._bots.cancel()
        async with self._lock:
            pass
