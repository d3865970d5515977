"""One connection: what a page may say, and what it is told."""

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
from hasu.scene import present
from hasu.server import setup
from hasu.server.limits import Bucket, Buckets
from hasu.server.people import token_of
from hasu.server.refusal import Refusal, spoken
from hasu.server.rows import FREE, PERSON, PLAY, UNDO, WITHDRAW, Person
from hasu.server.table import Table
from hasu.server.tables import Tables

logger = logging.getLogger("hasu.socket")

# Close codes from 4000 on: coming back would not help. Others: the page connects again.
GONE, REFUSED, FLOODED = 4404, 4403, 4429
PATIENCE = 200  # so many messages too many, and the connection is closed


async def serve(websocket: WebSocket, table_id: str, tables: Tables, speed: Buckets) -> None:
    """A page at a table, from its coming to its going."""
    language = spoken(
        websocket.query_params.get("language"), websocket.headers.get("accept-language", "")
    )
    await websocket.accept()
    try:
        table = await tables.open(table_id)
        person = await tables.stored(tables.people.known, token_of(websocket))
        connection = Connection(websocket, tables, table, person, language, speed)
        table.enter(connection)
    except Refusal as refusal:
        await websocket.send_text(dumped({"say": "error", **refusal.told(language)}))
        await websocket.close(GONE if refusal.code == "no-such-table" else REFUSED)
        return
    try:
        await connection.run()
    finally:
        table.leave(connection)


def dumped(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class _Flooded(Exception):
    """The page does not stop although it was asked to."""


class Connection:
    """Speaks with one page. Each page is told the present, at its own pace."""

    def __init__(
        self,
        websocket: WebSocket,
        tables: Tables,
        table: Table,
        person: Person | None,
        language: str,
        speed: Buckets,
    ) -> None:
        self.person = person
        self.log_sent = 0
        self._websocket = websocket
        self._tables = tables
        self._table = table
        self._language = language
        self._eyes: int | None = None  # until there is something to see
        self._base = _page_address(websocket)
        self._news = asyncio.Event()
        self._answers: deque[dict[str, Any]] = deque()  # to this page alone
        self._version_sent = -1
        self._people_sent: dict[str, Any] | None = None
        self._line_sent = 0
        self._next_sent: str | None = None
        self._drawings_sent: set[str] = set()
        self._pace = Bucket(tables.settings.messages_a_second)
        self._person_pace = speed
        self._too_many = 0
        self._advising: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Listen and tell until the page goes."""
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
        self._answer({"say": "error", **error.told(self._language)})

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
        except (json.JSONDecodeError, RecursionError):
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
        }
        verb = message.get("do")
        if not isinstance(verb, str) or verb not in verbs:
            raise Refusal("bad-message", f"'do' is one of {', '.join(verbs)}, not {verb!r}")
        await verbs[verb](message)

    async def _play(self, message: dict[str, Any]) -> None:
        seat = self._own_seat(message)
        choice, at = _number(message, "choice"), _number(message, "at")
        await self._table.act(seat, PLAY, choice, at)

    async def _withdraw(self, message: dict[str, Any]) -> None:
        await self._table.act(self._own_seat(message), WITHDRAW)

    async def _undo(self, message: dict[str, Any]) -> None:
        await self._table.act(self._own_seat(message), UNDO)

    async def _look(self, message: dict[str, Any]) -> None:
        eyes = _number(message, "eyes")
        if eyes != ONLOOKER and eyes not in self._table.held_by(self.person):
            raise Refusal("not-your-seat")
        self._eyes = eyes
        self._anew()

    async def _speak(self, message: dict[str, Any]) -> None:
        language = message.get("language")
        if language not in LANGUAGES:
            raise Refusal("bad-message", f"'language' is one of {', '.join(LANGUAGES)}")
        self._language = language
        self._anew()

    async def _chat(self, message: dict[str, Any]) -> None:
        held = self._table.held_by(self.person)
        if not held:
            raise Refusal("not-seated")
        text, most = message.get("text"), self._tables.settings.chat_letters
        if not isinstance(text, str) or not text.strip():
            raise Refusal("bad-message", "'text' is what to say")
        if len(text.strip()) > most:
            raise Refusal("text-too-long", most=most)
        seat = self._eyes if self._eyes in held else held[0]
        store = self._tables.store
        name = self._table.seats[seat].name
        await self._tables.stored(store.chat, self._table.id, seat, name, text.strip())
        await self._table.catch_up()

    async def _vote(self, message: dict[str, Any]) -> None:
        await self._table.vote(_number(message, "seat"), self.person)

    async def _return(self, message: dict[str, Any]) -> None:
        await self._table.come_back(self._own_seat(message))

    async def _fill(self, message: dict[str, Any]) -> None:
        seat, level = _number(message, "seat"), message.get("level")
        await setup.fill(self._tables, self._table, self.person, seat, level)

    async def _rematch(self, message: dict[str, Any]) -> None:
        await setup.rematch(self._tables, self._table, self.person)

    async def _hint(self, message: dict[str, Any]) -> None:
        seat, match = self._own_seat(message), self._table.running()
        if seat not in match.to_move:
            raise Refusal("no-hint")
        if self._advising is None or self._advising.done():
            self._advising = asyncio.create_task(self._advise(seat))

    async def _advise(self, seat: int) -> None:
        match = self._table.running()
        at, choices = match.moment(seat), match.choices(seat)
        try:
            chosen = await self._tables.thinkers.advise(match.view(seat))
            text = next(c.text(self._language) for c in choices if c.value == chosen)
        except Exception as error:
            self._apologise(error)
            return
        self._answer({"say": "hint", "seat": seat, "at": at, "choice": chosen, "text": text})

    def _own_seat(self, message: dict[str, Any]) -> int:
        seat = self._table.seat_of(message.get("seat")).seat
        if seat not in self._table.held_by(self.person):
            raise Refusal("not-your-seat")
        return seat

    # Telling

    def _answer(self, message: dict[str, Any]) -> None:
        self._answers.append(message)
        self.wake()

    def _anew(self) -> None:
        """The page needs the whole scene with the whole log again."""
        self._version_sent = -1
        self.log_sent = 0
        self.wake()

    async def _tell_news(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self._tell_all()
        except (WebSocketDisconnect, RuntimeError):  # the page has gone while we spoke
            pass

    async def _tell_all(self) -> None:
        """Each message is made just before it goes, so that it tells the present."""
        makers = (self._people, self._scene, self._chat_lines, self._next_table)
        for maker in makers:
            message = maker()
            if message is not None:
                await self._websocket.send_text(dumped(message))
        while self._answers:
            await self._websocket.send_text(dumped(self._answers.popleft()))

    def _scene(self) -> dict[str, Any] | None:
        table = self._table
        if table.match is None or self._version_sent == table.version:
            return None
        if self._eyes is None:
            self._eyes = table.first_eyes(self.person)
        key = (self._eyes, self._language, self.log_sent)
        if key not in table.scenes:
            table.scenes[key] = present(
                table.match, self._eyes, self._language, self.log_sent, table.by
            )
        scene = table.scenes[key]
        self._version_sent, self.log_sent = table.version, len(table.match.log)
        return self._only_new_drawings(scene)

    def _only_new_drawings(self, scene: dict[str, Any]) -> dict[str, Any]:
        drawings = scene["drawings"]
        new = {key: drawn for key, drawn in drawings.items() if key not in self._drawings_sent}
        self._drawings_sent |= new.keys()
        return {**scene, "drawings": new}

    def _people(self) -> dict[str, Any] | None:
        message = people_message(self._table, self.person, self._base)
        if message == self._people_sent:
            return None
        self._people_sent = message
        return message

    def _chat_lines(self) -> dict[str, Any] | None:
        new = [line for line in self._table.lines if line.number > self._line_sent]
        if not new:
            return None
        self._line_sent = new[-1].number
        shown = [{"seat": x.seat, "name": x.name, "text": x.text, "at": x.at} for x in new]
        return {"say": "chat", "from": new[0].number - 1, "lines": shown}

    def _next_table(self) -> dict[str, Any] | None:
        following = self._table.head.next
        if following is None or following == self._next_sent:
            return None
        self._next_sent = following
        return {"say": "rematch", "table": following}


def people_message(table: Table, person: Person | None, base: str) -> dict[str, Any]:
    """Who sits where and who is here, as one person may know it."""
    here, is_host = table.here(), person is not None and person.id == table.head.host
    seats = []
    for chair in table.seats:
        told: dict[str, Any] = {
            "seat": chair.seat,
            "name": chair.name,
            "kind": "bot" if chair.bot else chair.kind,
            "level": chair.level,
            "here": chair.seat in here,
            "state": table.state_of(chair.seat),
            "votes": len(chair.votes),
            "mine": person is not None and person.id in chair.holders,
            "away": chair.kind == PERSON and chair.bot is not None,
        }
        if chair.kind == FREE and is_host:
            told["invite_url"] = f"{base}/join/{table.id}/{chair.invite}"
        seats.append(told)
    return {
        "say": "people",
        "state": table.head.state,
        "host": is_host,
        "seeded": table.head.seeded,
        "seats": seats,
        "onlookers": table.onlookers(),
    }


def _page_address(websocket: WebSocket) -> str:
    scheme = "https" if websocket.url.scheme == "wss" else "http"
    return f"{scheme}://{websocket.url.netloc}"


def _number(message: dict[str, Any], key: str) -> int:
    value = message.get(key)
    if type(value) is not int or not -(2**31) <= value < 2**31:
        raise Refusal("bad-message", f"{key!r} is a whole number, not {value!r}")
    return value
