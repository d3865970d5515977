"""Keeping tables: every function is one transaction, and returns only once it is durable.

They block, so the server calls them in threads (`hasu.server.tables`).
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from hasu.server.database import Database
from hasu.server.rows import (
    FREE,
    GATHERING,
    ID,
    PERSON,
    RUNNING,
    Action,
    Head,
    Line,
    Loaded,
    Seat,
    Summary,
    now,
)
from hasu.server.schema import actions, holders, lines, links, seats, tables, votes

CHANNEL = "hasu"


class Taken(Exception):
    """Another writer was first."""


class Store:
    """Tables in a database, shared with other workers where the database is."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = secrets.token_hex(6)  # to know one's own notices

    # Tables

    def create(self, head: Head, chairs: Sequence[Seat], made: Sequence[Action] = ()) -> None:
        with self.database.writing() as c:
            _insert(c, head, chairs, made)

    def rematch(self, old: str, head: Head, chairs: Sequence[Seat]) -> str:
        """Create the next table of ``old``, unless there is one; returns its id."""
        with self.database.writing(old) as c:
            there = c.execute(select(tables.c.next).where(tables.c.id == old)).scalar()
            if there is not None:
                return str(there)
            _insert(c, head, chairs, ())
            c.execute(update(tables).where(tables.c.id == old).values(next=head.id))
            self._wake(c, old)
        return head.id

    def load(self, table: str, after: int = 0, lines_after: int = 0) -> Loaded | None:
        """The table with its actions from number ``after`` on; None if there is none."""
        if not ID.fullmatch(table):
            return None
        with self.database.reading() as c:
            head = _head(c, table)
            if head is None:
                return None
            return Loaded(
                head,
                _seats(c, [table]).get(table, ()),
                _actions(c, table, after),
                _lines(c, table, lines_after),
            )

    def append(self, table: str, number: int, action: Action, summary: Summary) -> None:
        """Write an action as number ``number``; `Taken` when another one has it."""
        row = {"seat": action.seat, "verb": action.verb, "choice": action.choice, "at": action.at}
        try:
            with self.database.writing() as c:
                c.execute(insert(actions).values(table_id=table, number=number, **row))
                c.execute(
                    update(tables)
                    .where(tables.c.id == table)
                    .values(updated=action.at, **_summary_row(summary))
                )
                self._wake(c, table)
        except IntegrityError as error:
            raise Taken from error

    def of_person(self, person: str, most: int = 200) -> list[tuple[Head, tuple[Seat, ...]]]:
        """The tables at which a person sits, newest first."""
        with self.database.reading() as c:
            mine = select(holders.c.table_id).where(holders.c.person == person)
            rows = c.execute(
                select(tables)
                .where(tables.c.id.in_(mine) | (tables.c.host == person))
                .order_by(tables.c.updated.desc())
                .limit(most)
            ).all()
            chairs = _seats(c, [row.id for row in rows])
            return [(_head_of(row), chairs.get(row.id, ())) for row in rows]

    def running(self, since: int) -> list[tuple[Head, tuple[Seat, ...]]]:
        """Running tables in which something happened since then."""
        with self.database.reading() as c:
            rows = c.execute(
                select(tables).where(tables.c.state == RUNNING, tables.c.updated >= since)
            ).all()
            chairs = _seats(c, [row.id for row in rows])
            return [(_head_of(row), chairs.get(row.id, ())) for row in rows]

    # Seats

    def sit(self, table: str, seat: int, person: str, name: str) -> None:
        """Take a free seat; `Taken` when it is not free any more."""
        self._occupy(table, seat, PERSON, name, None, person)

    def fill(self, table: str, seat: int, level: str, name: str) -> None:
        """Give a free seat to a bot."""
        self._occupy(table, seat, "bot", name, level, None)

    def _occupy(
        self, table: str, seat: int, kind: str, name: str, level: str | None, person: str | None
    ) -> None:
        place = (seats.c.table_id == table) & (seats.c.seat == seat)
        with self.database.writing(table) as c:
            done = c.execute(
                update(seats)
                .where(place, seats.c.kind == FREE)
                .values(kind=kind, name=name, level=level, invite=None)
            )
            if done.rowcount != 1:
                raise Taken
            if person is not None:
                c.execute(insert(holders).values(table_id=table, seat=seat, person=person))
            free = select(func.count()).where(seats.c.table_id == table, seats.c.kind == FREE)
            state = GATHERING if c.execute(free).scalar() else RUNNING
            c.execute(update(tables).where(tables.c.id == table).values(state=state, updated=now()))
            self._wake(c, table)

    def hold(self, table: str, seat: int, person: str) -> None:
        """One more device of the same player sits down."""
        with self.database.writing(table) as c:
            row = {"table_id": table, "seat": seat, "person": person}
            there = select(holders).filter_by(**row)
            if c.execute(there).first() is None:
                c.execute(insert(holders).values(**row))
            self._wake(c, table)

    def stand_in(self, table: str, seat: int, level: str | None) -> None:
        """A bot plays in a person's stead, or (None) no longer does; votes are settled."""
        place = (seats.c.table_id == table) & (seats.c.seat == seat)
        with self.database.writing(table) as c:
            c.execute(update(seats).where(place, seats.c.kind == PERSON).values(level=level))
            c.execute(delete(votes).where(votes.c.table_id == table, votes.c.seat == seat))
            self._wake(c, table)

    def vote(self, table: str, seat: int, voters: Sequence[int], wanted: bool) -> None:
        """Note, or take back, the votes to let a bot play ``seat``."""
        place = (votes.c.table_id == table) & (votes.c.seat == seat)
        with self.database.writing(table) as c:
            c.execute(delete(votes).where(place, votes.c.voter.in_(voters)))
            for voter in voters if wanted else ():
                c.execute(insert(votes).values(table_id=table, seat=seat, voter=voter))
            self._wake(c, table)

    def add_link(self, token: str, table: str, seat: int, expires: int) -> None:
        """A link for another device; it replaces the seat's older one."""
        with self.database.writing(table) as c:
            c.execute(delete(links).where(links.c.table_id == table, links.c.seat == seat))
            c.execute(insert(links).values(token=token, table_id=table, seat=seat, expires=expires))

    def use_link(self, token: str) -> tuple[str, int] | None:
        """The table and seat of a link, which works once; None if it is unknown or old."""
        with self.database.writing() as c:
            row = c.execute(delete(links).where(links.c.token == token).returning(links)).first()
        if row is None or row.expires < now():
            return None
        return row.table_id, row.seat

    # Chat

    def chat(self, table: str, seat: int, name: str, said: str) -> Line:
        with self.database.writing(table) as c:
            last = select(func.max(lines.c.number)).where(lines.c.table_id == table)
            number = (c.execute(last).scalar() or 0) + 1
            line = Line(number, seat, name, said, now())
            row = {"number": number, "seat": seat, "name": name, "text": said, "at": line.at}
            c.execute(insert(lines).values(table_id=table, **row))
            self._wake(c, table)
        return line

    # Notices to other workers

    def notify(self, notice: dict[str, Any]) -> None:
        if not self.database.is_sqlite:
            with self.database.writing() as c:
                self._notify(c, notice)

    def _wake(self, c: Connection, table: str) -> None:
        """Part of the same transaction: nobody is woken for what was not written."""
        if not self.database.is_sqlite:
            self._notify(c, {"table": table})

    def _notify(self, c: Connection, notice: dict[str, Any]) -> None:
        told = json.dumps(notice | {"worker": self.worker})
        c.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})


def _insert(c: Connection, head: Head, chairs: Sequence[Seat], made: Sequence[Action]) -> None:
    c.execute(
        insert(tables).values(
            id=head.id,
            game=head.game,
            version=head.version,
            options=json.dumps(head.options),
            secret=head.secret.hex(),
            teach=head.teach,
            seeded=head.seeded,
            imported=head.imported,
            host=head.host,
            created=head.created,
            updated=head.updated,
            **_summary_row(head.summary),
        )
    )
    columns = ("seat", "kind", "name", "level", "invite")
    rows = [{column: getattr(chair, column) for column in columns} for chair in chairs]
    c.execute(insert(seats), [{"table_id": head.id, **row} for row in rows])
    held = [
        {"table_id": head.id, "seat": chair.seat, "person": person}
        for chair in chairs
        for person in chair.holders
    ]
    if held:
        c.execute(insert(holders), held)
    if made:
        verbs = ("seat", "verb", "choice", "at")
        c.execute(
            insert(actions),
            [
                {"table_id": head.id, "number": number} | {v: getattr(action, v) for v in verbs}
                for number, action in enumerate(made)
            ],
        )


def _summary_row(summary: Summary) -> dict[str, Any]:
    return {
        "state": summary.state,
        "step": summary.step,
        "to_move": json.dumps(summary.to_move),
        "outcome": None if summary.outcome is None else json.dumps(summary.outcome),
    }


def _head(c: Connection, table: str) -> Head | None:
    row = c.execute(select(tables).where(tables.c.id == table)).first()
    return None if row is None else _head_of(row)


def _head_of(row: Any) -> Head:
    outcome = None if row.outcome is None else json.loads(row.outcome)
    return Head(
        id=row.id,
        game=row.game,
        version=row.version,
        options=json.loads(row.options),
        secret=bytes.fromhex(row.secret),
        teach=row.teach,
        seeded=row.seeded,
        imported=row.imported,
        host=row.host,
        summary=Summary(row.state, row.step, tuple(json.loads(row.to_move)), outcome),
        created=row.created,
        updated=row.updated,
        next=row.next,
    )


def _seats(c: Connection, of: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """The seats of some tables, with who holds them and who votes for a bot there."""
    held: dict[tuple[str, int], set[str]] = {}
    for row in c.execute(select(holders).where(holders.c.table_id.in_(of))):
        held.setdefault((row.table_id, row.seat), set()).add(row.person)
    wanted: dict[tuple[str, int], set[int]] = {}
    for row in c.execute(select(votes).where(votes.c.table_id.in_(of))):
        wanted.setdefault((row.table_id, row.seat), set()).add(row.voter)
    found: dict[str, tuple[Seat, ...]] = {}
    chosen = select(seats).where(seats.c.table_id.in_(of)).order_by(seats.c.table_id, seats.c.seat)
    for row in c.execute(chosen):
        chair = Seat(row.seat, row.kind, row.name, row.level, row.invite)
        place = (row.table_id, row.seat)
        chair = replace(
            chair,
            holders=frozenset(held.get(place, ())),
            votes=frozenset(wanted.get(place, ())),
        )
        found[row.table_id] = (*found.get(row.table_id, ()), chair)
    return found


def _actions(c: Connection, table: str, after: int) -> tuple[Action, ...]:
    chosen = (
        select(actions)
        .where(actions.c.table_id == table, actions.c.number >= after)
        .order_by(actions.c.number)
    )
    return tuple(Action(row.seat, row.verb, row.choice, row.at) for row in c.execute(chosen))


def _lines(c: Connection, table: str, after: int, most: int = 200) -> tuple[Line, ...]:
    chosen = (
        select(lines)
        .where(lines.c.table_id == table, lines.c.number > after)
        .order_by(lines.c.number.desc())
        .limit(most)
    )
    rows = reversed(c.execute(chosen).all())
    return tuple(Line(row.number, row.seat, row.name, row.text, row.at) for row in rows)
