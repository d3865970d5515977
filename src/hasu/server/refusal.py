"""Saying no, in the viewer's language; nothing has changed when one of these is raised."""

from __future__ import annotations

from hasu.engine.text import LANGUAGES, message, text

STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-step": 404,
    "no-such-page": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "bad-invitation": 403,
    "bad-link": 403,
    "origin": 403,
    "host": 421,
    "too-long": 413,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-analyses": 429,
    "full": 503,
    "failed": 500,
    "unplayable": 409,
    "not-finished": 409,
    "not-analysed": 409,
    "seat-taken": 409,
}


class Refusal(Exception):
    """A clear no: a code for programs, a sentence for people.

    ``detail`` is for whoever wrote the program, the board or the record at fault; it is in
    English and names lines and values.
    """

    def __init__(self, code: str, detail: str = "", **filled: int | str) -> None:
        super().__init__(code if not detail else f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.filled = filled

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def told(self, language: str) -> dict[str, str]:
        said = say(language, f"error-{self.code}", **self.filled)
        return {"code": self.code, "text": said} | ({"detail": self.detail} if self.detail else {})


def say(language: str, key: str, **filled: int | str) -> str:
    """A sentence of the server's own."""
    return text("hasu.server", language).say(message(key, **filled))


def spoken(wanted: str | None, accepted: str = "") -> str:
    """The language that was asked for, else the browser's first that we speak, else English."""
    for part in (wanted or "", *accepted.split(",")):
        tag = part.split(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return "en"
