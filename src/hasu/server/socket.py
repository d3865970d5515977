"""One connection: what a page may say, and the order in which it is told things."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES
from hasu.server import setup
from hasu.server.limits import Bucket, Buckets
from hasu.server.people import clean_text, token_of
from hasu.server.refusal import Refusal, spoken
from hasu.server.rows import PLAY, UNDO, WITHDRAW, Person
from hasu.server.screen import Around, Moment, Screen, chat_message, dumped, first_eyes
from hasu.server.table import Table
from hasu.server.tables import Tables

logger = logging.getLogger("hasu.socket")

# Close codes above 4000: coming back would not help. With others the page connects again.
NO_TABLE, REFUSED, FLOODED = 4404, 4403, 4429
PATIENCE = 200  # so many messages too many, and the connection is closed


async def serve(websocket: WebSocket, table_id: str, tables: Tables, pace: Buckets) -> None:
    """A page at a table, from its coming to its going."""
    language = spoken(
        websocket.query_params.get("language"), websocket.headers.get("accept-language", "")
    )
    await websocket.accept()
    try:
        table = await tables.open(table_id)
        person = await tables.stored(tables.people.known, token_of(websocket))
        connection = Connection(websocket, tables, table, person, language, pace)
        table.enter(connection)
    except Refusal as refusal:
        await websocket.send_text(dumped({"say": "error", **refusal.told(language)}))
        await websocket.close(NO_TABLE if refusal.code == "no-such-table" else REFUSED)
        return
    try:
        await connection.run()
    finally:
        table.leave(connection)


class _Flooded(Exception):
    """The page does not stop although it was asked to."""


class Connection:
    """Speaks with one page, at the page's own pace."""

    def __init__(
        self,
        websocket: WebSocket,
        tables: Tables,
        table: Table,
        person: Person | None,
        language: str,
        person_pace: Buckets,
    ) -> None:
        self.person = person
        self._websocket = websocket
        self._tables = tables
        self._table = table
        self._wanted_eyes = _eyes_of(websocket)
        self._screen = Screen(first_eyes(table.held_by(person), self._wanted_eyes), language)
        self._base = _page_address(websocket)
        self._news = asyncio.Event()
        self._answers: deque[dict[str, Any]] = deque()  # to this page alone
        self._around_told: tuple[Around, str] | None = None
        self._people_told: dict[str, Any] | None = None
        self._line_told = 0
        self._next_told: str | None = None
        self._asked_for_rematch = False
        self._pace = Bucket(tables.settings.messages_a_second)
        self._person_pace = person_pace
        self._too_many = 0
        self._advising: asyncio.Task[None] | None = None
        self._puzzled: int | None = None  # the seat that would like the next hint

    async def run(self) -> None:
        """Listen and tell until the page goes."""
        self._screen.show_anew(self._table.match, self._screen.eyes, self._screen.language)
        telling = asyncio.create_task(self._tell_news())
        self.wake()
        try:
            while (message := await self._websocket.receive())["type"] == "websocket.receive":
                await self._hear(message.get("text"))
        except _Flooded:
            await self._websocket.close(FLOODED)
        finally:
            telling.cancel()
            if self._advising is not None:
                self._advising.cancel()

    def happened(self, moment: Moment, first: bool) -> None:
        """The match has moved on; ``first``: it has just begun."""
        if first:
            eyes = first_eyes(self._table.held_by(self.person), self._wanted_eyes)
            self._screen.show_anew(moment.match, eyes, self._screen.language)
        else:
            self._screen.show(moment)

    def wake(self) -> None:
        self._news.set()

    # Hearing

    async def _hear(self, said: str | None) -> None:
        try:
            self._check_pace()
            await self._obey(self._parsed(said))
        except _Flooded:
            raise
        except Exception as error:
            self._apologise(error)

    def _apologise(self, error: Exception) -> None:
        if not isinstance(error, Refusal):
            logger.error("message failed", exc_info=error, extra={"table": self._table.id})
            error = Refusal("failed")
        self._answer({"say": "error", **error.told(self._screen.language)})

    def _check_pace(self) -> None:
        of_person = self.person is None or self._person_pace.allows(self.person.id)
        if self._pace.allows() and of_person:
            return
        self._too_many += 1
        if self._too_many > PATIENCE:
            raise _Flooded
        raise Refusal("too-many")

    def _parsed(self, said: str | None) -> dict[str, Any]:
        most = self._tables.settings.message_bytes
        if said is None:
            raise Refusal("bad-message", "a message is text, not bytes")
        if len(said) > most or len(said.encode()) > most:
            raise Refusal("too-long", most=most)
        try:
            message = json.loads(said)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise Refusal("bad-message", "a message is one JSON object")
        return message

    async def _obey(self, message: dict[str, Any]) -> None:
        verbs: dict[str, Callable[[dict[str, Any]], Awaitable[None]]] = {
            "play": self._play,
            "withdraw": self._withdraw,
            "undo": self._undo,
            "look": self._look,
            "language": self._speak,
            "hint": self._hint,
            "chat": self._chat,
            "vote": self._vote,
            "return": self._return,
            "fill": self._fill,
            "rematch": self._rematch,
            "ping": self._ping,
        }
        verb = message.get("do")
        if not isinstance(verb, str) or verb not in verbs:
            raise Refusal("bad-message", f"'do' is one of {', '.join(verbs)}")
        await verbs[verb](message)

    async def _play(self, message: dict[str, Any]) -> None:
        seat = self._own_seat(message)
        choice, at = _number(message, "choice"), _number(message, "at")
        await self._table.act(seat, PLAY, choice, at)

    async def _withdraw(self, message: dict[str, Any]) -> None:
        await self._table.act(self._own_seat(message), WITHDRAW, at=_moment(message))

    async def _undo(self, message: dict[str, Any]) -> None:
        await self._table.act(self._own_seat(message), UNDO, at=_moment(message))

    async def _look(self, message: dict[str, Any]) -> None:
        eyes = _number(message, "eyes")
        if eyes != ONLOOKER and eyes not in self._table.held_by(self.person):
            raise Refusal("not-your-seat")
        self._screen.show_anew(self._table.match, eyes, self._screen.language)
        self.wake()

    async def _speak(self, message: dict[str, Any]) -> None:
        language = message.get("language")
        if language not in LANGUAGES:
            raise Refusal("bad-message", f"'language' is one of {', '.join(LANGUAGES)}")
        self._screen.show_anew(self._table.match, self._screen.eyes, language)
        self.wake()

    async def _chat(self, message: dict[str, Any]) -> None:
        held = self._table.held_by(self.person)
        if not held:
            raise Refusal("not-seated")
        said, most = message.get("text"), self._tables.settings.chat_letters
        if not isinstance(said, str) or not (said := clean_text(said)):
            raise Refusal("bad-message", "'text' is what to say")
        if len(said) > most:
            raise Refusal("text-too-long", most=most)
        seat = self._screen.eyes if self._screen.eyes in held else held[0]
        await self._table.chat(seat, said)

    async def _vote(self, message: dict[str, Any]) -> None:
        await self._table.vote(_number(message, "seat"), self.person)

    async def _return(self, message: dict[str, Any]) -> None:
        await self._table.come_back(self._own_seat(message))

    async def _fill(self, message: dict[str, Any]) -> None:
        seat, level = _number(message, "seat"), message.get("level")
        await setup.fill(self._tables, self._table, self.person, seat, level)

    async def _rematch(self, message: dict[str, Any]) -> None:
        told = self._next_told
        self._asked_for_rematch, self._next_told = True, None  # before the answer is on its way
        try:
            await setup.rematch(self._tables, self._table, self.person)
        except Refusal:
            self._asked_for_rematch, self._next_told = False, told
            raise

    async def _ping(self, _: dict[str, Any]) -> None:
        """A page cannot see what keeps a connection alive, nor that it has died."""
        self._answer({"say": "pong"})

    async def _hint(self, message: dict[str, Any]) -> None:
        seat, match = self._own_seat(message), self._table.running()
        if seat not in match.to_move:
            raise Refusal("no-hint")
        self._puzzled = seat
        if self._advising is None or self._advising.done():
            self._advising = asyncio.create_task(self._advise_on())

    async def _advise_on(self) -> None:
        """One hint at a time. Who has answered and asks about the next question waits for it."""
        while (seat := self._puzzled) is not None:
            self._puzzled = None
            if seat in self._table.running().to_move:
                await self._advise(seat)

    async def _advise(self, seat: int) -> None:
        match, language = self._table.running(), self._screen.language
        at, choices = match.moment(seat), match.choices(seat)
        playouts = self._tables.settings.hint_playouts
        try:
            found = await self._tables.thinkers.advise(match.view(seat), match.names, playouts)
            label = next(c.text(language) for c in choices if c.value == found.choice)
            ideas = [idea.as_json(language) for idea in found.ideas]
        except Exception as error:
            self._apologise(error)
            return
        hint = {"seat": seat, "at": at, "choice": found.choice, "text": label, "ideas": ideas}
        self._answer({"say": "hint", **hint})

    def _own_seat(self, message: dict[str, Any]) -> int:
        seat = self._table.seat_of(message.get("seat")).seat
        if seat not in self._table.held_by(self.person):
            raise Refusal("not-your-seat")
        return seat

    # Telling

    def _answer(self, message: dict[str, Any]) -> None:
        self._answers.append(message)
        self.wake()

    async def _tell_news(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while (message := self._next_message()) is not None:
                    if not await self._reached(message):
                        return
        except Exception:
            logger.exception("telling failed", extra={"table": self._table.id})
            await self._websocket.close(1011)  # the page comes back and is shown all anew

    async def _reached(self, message: str) -> bool:
        """Send it, unless the page has gone meanwhile."""
        try:
            await self._websocket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            return False
        return True

    def _next_message(self) -> str | None:
        if (people := self._people()) is not None:
            return dumped(people)
        if (scene := self._screen.next_scene()) is not None:
            return scene
        others = self._chat_lines() or self._next_table()
        if others is None and self._answers:
            others = self._answers.popleft()
        return None if others is None else dumped(others)

    def _people(self) -> dict[str, Any] | None:
        seen = (self._table.around(), self._screen.language)
        if seen == self._around_told:
            return None
        self._around_told = seen
        message = seen[0].told_to(self.person, self._screen.language, self._base)
        if message == self._people_told:
            return None
        self._people_told = message
        return message

    def _chat_lines(self) -> dict[str, Any] | None:
        new = [line for line in self._table.lines if line.number > self._line_told]
        if not new:
            return None
        self._line_told = new[-1].number
        return chat_message(new)

    def _next_table(self) -> dict[str, Any] | None:
        following = self._table.head.next
        if following is None or following == self._next_told:
            return None
        self._next_told = following
        return {"say": "rematch", "table": following, "mine": self._asked_for_rematch}


def _eyes_of(websocket: WebSocket) -> int | None:
    wanted = websocket.query_params.get("eyes", "")
    return int(wanted) if wanted.removeprefix("-").isdecimal() and len(wanted) < 4 else None


def _page_address(websocket: WebSocket) -> str:
    scheme = "https" if websocket.url.scheme == "wss" else "http"
    return f"{scheme}://{websocket.url.netloc}"


def _moment(message: dict[str, Any]) -> int | None:
    """The moment at which something was offered, where the page tells it."""
    return _number(message, "at") if "at" in message else None


def _number(message: dict[str, Any], key: str) -> int:
    value = message.get(key)
    if type(value) is not int or not -(2**31) <= value < 2**31:
        raise Refusal("bad-message", f"{key!r} is a whole number, not {value!r}")
    return value
