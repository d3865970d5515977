"""Words for people: Project Fluent messages in English, French and German.

Rules and labels speak in keys and numbers (`Message`); this is the only place where they
become sentences. Fluent is imported when the first sentence is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from hasu.engine.errors import InvalidInput

LANGUAGES = ("en", "fr", "de")
REMEMBERED = 20_000  # sentences of a package; most are said again and again


class Player(int):
    """A seat in a message; a match puts the name of its player there."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its key, with numbers, names or further messages to fill in."""

    key: str
    filled: Mapping[str, int | str | Message] = field(default_factory=dict)


def message(key: str, **filled: int | str | Message) -> Message:
    return Message(key, filled)


class Text:
    """All sentences of one package (a game, or Hasu itself) in one language."""

    def __init__(self, package: str, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise InvalidInput(f"unknown language {language!r}; known languages: {known}")
        self.language = language
        self._said: dict[tuple[Any, ...], str] = {}
        # Terminals and logs need no invisible marks around what is filled in.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in dict.fromkeys(("hasu", package)):
            file = resources.files(source) / "text" / f"{language}.ftl"
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, what: Message) -> str:
        """The sentence for a message."""
        filled: dict[str, Any] = {
            name: self.say(value) if isinstance(value, Message) else value
            for name, value in what.filled.items()
        }
        known = (what.key, *filled.items())
        said = self._said.get(known)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[known] = self._formatted(what, filled)
        return said

    def _formatted(self, what: Message, filled: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(what.key).value
        if pattern is None:
            raise LookupError(f"text {what.key!r} ({self.language}) is empty")
        sentence, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise LookupError(f"text {what.key!r} ({self.language}): {errors[0]}")
        return str(sentence)


def decimal(number: float, language: str, form: str = ".1f") -> str:
    """A number as people write it.

    >>> decimal(1234.5, "en"), decimal(-0.5, "de", "+.2f")
    ('1234.5', '-0,50')
    """
    written = format(number, form)
    return written if language == "en" else written.replace(".", ",")


def percent(share: float, language: str, digits: int = 0) -> str:
    """A share of one in per cent.

    >>> percent(0.5321, "en"), percent(0.5321, "fr", digits=1)
    ('53%', '53,2\\xa0%')
    """
    return decimal(100 * share, language, f".{digits}f") + ("%" if language == "en" else "\u00a0%")


@cache
def text(package: str, language: str = "en") -> Text:
    """The texts of a package in a language; read once."""
    return Text(package, language)
