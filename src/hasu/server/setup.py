"""Setting up tables: new ones, rematches, imported records; and filling their seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hasu.bots import bot_names
from hasu.engine.boards import BoardOption
from hasu.engine.chance import secret_of
from hasu.engine.errors import HasuError, InvalidInput, RecordError
from hasu.engine.game import Game, game_named
from hasu.engine.match import Match
from hasu.engine.record import Record, parse
from hasu.engine.state import ONLOOKER
from hasu.engine.text import message, text
from hasu.scene import present
from hasu.server.people import LONGEST_NAME, clean_name, distinct, fresh_token
from hasu.server.playing import summary_of
from hasu.server.refusal import Refusal
from hasu.server.rows import (
    BOT,
    FINISHED,
    FREE,
    GATHERING,
    PERSON,
    PLAY,
    Action,
    Head,
    Person,
    Seat,
    fresh_id,
    now,
)
from hasu.server.store import Taken
from hasu.server.table import Table
from hasu.server.tables import Tables
from hasu.server.thinking import usual_level

BOT_NAMES = ("Aoi", "Hana", "Kaede", "Ren", "Sora", "Yuki")
ME, HERE, LINK = "me", "here", "link"


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat as the host wants it: ``me``, ``here``, ``link`` or ``bot``."""

    kind: str
    name: str = ""
    level: str | None = None


def new_table(
    game_name: str,
    wishes: Sequence[Wish],
    options: Mapping[str, Any],
    seed: int | None,
    host: Person,
    language: str,
) -> tuple[Head, list[Seat]]:
    """A table that is not yet stored; refuses what the game refuses."""
    game = found_game(game_name)
    chosen = safe_options(game, options)
    seats = _seats(wishes, host, language)
    try:
        names = [seat.name or "…" for seat in seats]
        match = Match(game, len(seats), secret_of(seed), chosen, names)
    except (HasuError, RecursionError) as error:
        raise Refusal("bad-setup", str(error)) from error
    _draw(match, language)
    return _head(match, seats, host, seed is not None), seats


def _draw(match: Match, language: str) -> None:
    """Lay out its board, which takes a second the first time: here, where nobody else waits."""
    present(match, ONLOOKER, language)


def found_game(name: str) -> Game:
    try:
        return game_named(name)
    except InvalidInput as error:
        raise Refusal("no-such-game", str(error)) from error


def safe_options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options, but never a path: a visitor must not choose a file of the server to read."""
    for option in game.options:
        value = given.get(option.name, option.default)
        if not isinstance(option, BoardOption) or value == option.default:
            continue
        if not isinstance(value, str) or not ("\n" in value or value in option.shipped()):
            shipped = ", ".join(option.shipped())
            raise Refusal("own-board", f"option {option.name!r}; shipped: {shipped}")
    return dict(given)


def _head(
    match: Match, seats: Sequence[Seat], host: Person, seeded: bool, imported: bool = False
) -> Head:
    summary = summary_of(match)
    if any(seat.kind == FREE for seat in seats):
        summary = replace(summary, state=GATHERING)
    created = now()
    return Head(
        id=fresh_id(),
        game=match.game.name,
        version=match.game.version,
        options=match.options,
        secret=match.secret,
        teach=bool(match.state.teach),
        seeded=seeded,
        imported=imported,
        host=host.id,
        summary=summary,
        created=created,
        updated=created,
    )


def _seats(wishes: Sequence[Wish], host: Person, language: str) -> list[Seat]:
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        if wish.kind == LINK:
            seats.append(Seat(number, FREE, "", invite=fresh_token()))
            continue
        taken = {seat.name for seat in seats}
        if wish.kind == BOT:
            level = checked_level(wish.level)
            seats.append(Seat(number, BOT, distinct(_bot_name(number), taken), level))
            continue
        given = clean_name(wish.name) or (host.name if wish.kind == ME else "")
        name = distinct(given or _player(number, language), taken)
        seats.append(Seat(number, PERSON, name, holders=frozenset({host.id})))
    return seats


def _bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def _player(seat: int, language: str) -> str:
    return text("hasu", language).say(message("player", number=seat + 1))


def checked_level(level: Any) -> str:
    if level is None:
        return usual_level()
    if level not in bot_names():
        raise Refusal("bad-setup", f"unknown level {level!r}; known: {', '.join(bot_names())}")
    return str(level)


# Seats of a table that gathers


def invited_seat(table: Table, invite: str) -> Seat:
    """The free seat of an invitation."""
    for seat in table.seats:
        if seat.invite is not None and secrets.compare_digest(
            seat.invite.encode(), invite.encode()
        ):
            return seat
    raise Refusal("bad-invitation")


async def join(tables: Tables, table: Table, person: Person, name: str, invite: str) -> int:
    """Sit down by an invitation, which works once; returns the seat."""
    chair = invited_seat(table, invite)
    shown = distinct(name, {seat.name for seat in table.seats})
    try:
        await tables.stored(tables.store.sit, table.id, chair.seat, person.id, shown)
    except Taken as error:
        raise Refusal("bad-invitation") from error
    await table.catch_up()
    return chair.seat


async def fill(tables: Tables, table: Table, person: Person | None, seat: int, level: Any) -> None:
    """The host gives a free seat to a bot."""
    chair = table.seat_of(seat)
    if person is None or person.id != table.head.host:
        raise Refusal("not-host")
    name = distinct(_bot_name(seat), {other.name for other in table.seats})
    try:
        await tables.stored(tables.store.fill, table.id, chair.seat, checked_level(level), name)
    except Taken as error:
        raise Refusal("seat-taken") from error
    await table.catch_up()


# Rematch


async def rematch(tables: Tables, table: Table, person: Person | None) -> str:
    """The same people again, each one seat further; returns the new table, told to all."""
    if person is None or not table.held_by(person):
        raise Refusal("not-seated")
    if table.head.state != FINISHED:
        raise Refusal("not-finished")
    head, seats = _again(table, person)
    following = await tables.stored(tables.store.rematch, table.id, head, seats)
    await table.catch_up()
    return following


def _again(table: Table, host: Person) -> tuple[Head, list[Seat]]:
    old = sorted(table.seats, key=lambda seat: (seat.seat + 1) % len(table.seats))
    seats = [
        replace(chair, seat=seat, votes=frozenset(), level=_level_again(chair))
        for seat, chair in enumerate(old)
    ]
    was = table.running()
    names = [seat.name for seat in seats]
    match = Match(was.game, len(seats), secret_of(None), was.options, names, table.head.teach)
    return _head(match, seats, host, seeded=False), seats


def _level_again(chair: Seat) -> str | None:
    """Who left in the last game may be back for this one."""
    return chair.level if chair.kind == BOT else None


# Records


def from_record(source: str, host: Person) -> tuple[Head, list[Seat], list[Action]]:
    """A table that goes on where a record ends; a finished one can be replayed.

    Whoever has the record knows every secret, so the table says that it is ``seeded``.
    In an unfinished one the host takes the first person's seat, the others are free.
    """
    try:
        found = parse(source)
        safe_options(game_named(found.content["game"]), found.content["options"])
        match = found.replay()
    except RecordError as error:
        raise _bad_record(error) from error
    except RecursionError as error:
        raise Refusal("bad-record", "the record is nested too deeply") from error
    made = [Action(step.seat, PLAY, step.choice) for step in match.steps]
    seats = _recorded_seats(found, match, host)
    _draw(match, "en")
    return _head(match, seats, host, seeded=True, imported=True), seats, made


def _bad_record(error: RecordError) -> Refusal:
    if error.line is None:
        return Refusal("bad-record", str(error))
    return Refusal("bad-record-line", str(error), line=error.line)


def _recorded_seats(found: Record, match: Match, host: Person) -> list[Seat]:
    over, seats, sits = match.outcome is not None, [], False
    players = found.content["players"]
    for number, given in enumerate(match.names):
        name = clean_name(given[:LONGEST_NAME]) or "…"
        player = players[number] if number < len(players) else PERSON
        if player in bot_names():
            seats.append(Seat(number, BOT, name, player))
        elif over:
            seats.append(Seat(number, PERSON, name))
        elif not sits:
            sits = True
            seats.append(Seat(number, PERSON, name, holders=frozenset({host.id})))
        else:
            seats.append(Seat(number, FREE, "", invite=fresh_token()))
    return seats
