"""People are tokens: no accounts, only unguessable words that a browser keeps for them."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from sqlalchemy import insert, select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hasu.server.database import Database
from hasu.server.refusal import Refusal
from hasu.server.rows import Person, fresh_id, now
from hasu.server.schema import people

COOKIE = "hasu"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one
LONGEST_NAME = 30
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # signs that look like spaces and are none to Unicode


def fresh_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What the store keeps. The tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(COOKIE)


def give_cookie(response: Response, token: str, secure: bool) -> None:
    """Scripts cannot read it, and no other site can make a browser send it."""
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="strict", secure=secure
    )


def clean_text(text: str) -> str:
    """What somebody wrote, without signs that nobody sees; joined emoji stay joined."""
    kept = (
        letter
        for letter in text
        if letter in "\n\u200d" or not unicodedata.category(letter).startswith("C")
    )
    return unicodedata.normalize("NFC", "".join(kept)).strip()


def clean_name(name: str) -> str:
    """A name as others may see it: on one line, not too long."""
    spaced = "".join(" " if letter.isspace() or letter in BLANK else letter for letter in name)
    shown = " ".join(clean_text(spaced).replace("\u200d", "").split())
    if len(shown) > LONGEST_NAME:
        raise Refusal("name-too-long", most=LONGEST_NAME)
    return shown


def distinct(name: str, others: set[str]) -> str:
    """``name``, with a number where somebody at the table has it already."""
    shown, number = name, 2
    while shown in others:
        shown, number = f"{name} {number}", number + 1
    return shown


class People:
    """Who has been here. Like the store's, these functions block."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known(self, token: str | None) -> Person | None:
        if not token:
            return None
        with self._database.reading() as c:
            row = c.execute(select(people).where(people.c.token == hash_of(token))).first()
        return None if row is None else Person(row.id, row.name)

    def meet(self, token: str | None, name: str = "") -> tuple[Person, str]:
        """The person of a token, or a new one; nothing is stored yet."""
        person = self.known(token)
        if person is None or token is None:
            return Person(fresh_id(), name), fresh_token()
        return Person(person.id, name or person.name), token

    def remember(self, person: Person, token: str) -> None:
        """Store whom one has met, if they are new or have changed their name."""
        known = self.known(token)
        row = {"id": person.id, "token": hash_of(token), "name": person.name, "created": now()}
        if known is None:
            with self._database.writing() as c:
                c.execute(insert(people).values(**row))
        elif known != person:
            with self._database.writing() as c:
                c.execute(update(people).where(people.c.id == known.id).values(name=person.name))
