"""What one page has been shown, and what it has to be told next."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hasu.engine.game import game_named
from hasu.engine.match import Match
from hasu.engine.state import ONLOOKER
from hasu.engine.text import message, text
from hasu.scene import present
from hasu.server.refusal import say
from hasu.server.rows import BOT, FREE, GATHERING, PERSON, RUNNING, Line, Person, Seat

MOST_BEHIND = 40  # steps that wait for a slow page; beyond that it misses the oldest


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at one moment, and whose action led there. It never changes."""

    match: Match
    by: int | None = None
    log_floor: int | None = None  # the log was cut back to so many lines on the way here
    only_for: int | None = None  # nobody but this seat can see any difference
    _scenes: dict[tuple[int, str, int], dict[str, Any]] = field(default_factory=dict)

    def scene(self, eyes: int, language: str, log_from: int) -> dict[str, Any]:
        """The scene, made once for all pages that see the same."""
        key = (eyes, language, log_from)
        if key not in self._scenes:
            self._scenes[key] = present(self.match, eyes, language, log_from, self.by)
        return self._scenes[key]


class Screen:
    """One page's eyes and language; each step reaches it in order, and only once."""

    def __init__(self, eyes: int, language: str) -> None:
        self.eyes = eyes
        self.language = language
        self._coming: deque[Moment] = deque()
        self._has_scene = False
        self._log_shown = 0
        self._drawings: set[str] = set()

    def show(self, moment: Moment) -> None:
        """Something has happened."""
        if self._has_scene and moment.only_for is not None and moment.only_for != self.eyes:
            return
        self._coming.append(moment)
        if len(self._coming) > MOST_BEHIND:
            self._cut(self._coming.popleft())

    def show_anew(self, moment: Moment | None, eyes: int, language: str) -> None:
        """Other eyes or another language: the whole scene with the whole log again."""
        self.eyes, self.language = eyes, language
        self._coming.clear()
        self._log_shown = 0
        if moment is not None:
            self._coming.append(moment)

    def next_scene(self) -> dict[str, Any] | None:
        if not self._coming:
            return None
        moment = self._coming.popleft()
        self._cut(moment)
        scene = moment.scene(self.eyes, self.language, self._log_shown)
        self._log_shown = len(moment.match.log)
        self._has_scene = True
        drawings = scene["drawings"]
        new = {key: drawn for key, drawn in drawings.items() if key not in self._drawings}
        self._drawings |= new.keys()
        return {**scene, "drawings": new}

    def _cut(self, moment: Moment) -> None:
        if moment.log_floor is not None:
            self._log_shown = min(self._log_shown, moment.log_floor)


@dataclass(frozen=True, slots=True)
class Around:
    """The people around a table, as the table knows them."""

    table: str
    game: str
    state: str
    host: str
    seeded: bool
    seats: tuple[Seat, ...]
    states: tuple[str, ...]  # thinking, ready, waiting or free
    here: frozenset[int]
    onlookers: int

    def told_to(self, person: Person | None, language: str, base: str) -> dict[str, Any]:
        """Who sits where and who is here, as one person may know it."""
        is_host = person is not None and person.id == self.host
        sits = person is not None and any(person.id in seat.holders for seat in self.seats)
        seats = [self._seat(seat, person, language) for seat in self.seats]
        for told, seat in zip(seats, self.seats, strict=True):
            told["can_vote"] = sits and self._may_be_replaced(seat) and not told["mine"]
            if is_host and seat.kind == FREE:
                told["invite_url"] = f"{base}/join/{self.table}/{seat.invite}"
        return {
            "say": "gathering" if self.state == GATHERING else "people",
            "game": self.game,
            "title": title_of(self.game, language),
            "state": self.state,
            "host": is_host,
            "seeded": self.seeded,
            "seats": seats,
            "onlookers": self.onlookers,
        }

    def _seat(self, seat: Seat, person: Person | None, language: str) -> dict[str, Any]:
        mine = person is not None and person.id in seat.holders
        return {
            "seat": seat.seat,
            "name": seat.name,
            "kind": BOT if seat.bot else seat.kind,
            "level": seat.bot,
            "title": level_title(seat.bot, language) if seat.bot else None,
            "here": seat.seat in self.here,
            "state": self.states[seat.seat],
            "votes": sorted(seat.votes),
            "can_return": mine and seat.kind == PERSON and seat.bot is not None,
            "mine": mine,
        }

    def _may_be_replaced(self, seat: Seat) -> bool:
        is_away = seat.kind == PERSON and not seat.bot and seat.seat not in self.here
        return is_away and self.state == RUNNING


@cache
def title_of(game: str, language: str) -> str:
    return text(game_named(game).folder, language).say(message("name"))


@cache
def level_title(level: str, language: str) -> str:
    """A bot's level in words; a bot from elsewhere goes by its own name."""
    key = f"level-{level}"
    return say(language, key) if key in text("hasu.server", language) else level


def chat_message(lines: list[Line]) -> dict[str, Any]:
    shown = [{"seat": x.seat, "name": x.name, "text": x.text, "at": x.at} for x in lines]
    return {"say": "chat", "from": lines[0].number - 1, "lines": shown}


def first_eyes(held: tuple[int, ...], wanted: int | None) -> int:
    """Whose eyes a newcomer sees with. On a shared device nobody's, until somebody looks."""
    if wanted in held:
        return wanted
    return held[0] if len(held) == 1 and wanted is None else ONLOOKER
