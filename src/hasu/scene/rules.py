"""The rules of a game for people, in their language, found by rule id.

Each game has ``rules/en.md``, ``fr.md`` and ``de.md``: a title and an introduction, sections
(``## A turn``), and in them one entry a rule::

    - **LO-T1** (book) Two actions in any order, also twice the same; then draw up.

What stands before the entries of a section introduces it. ids and sources are the same in
all languages; a test sees to that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from markdown_it import MarkdownIt

from hasu.engine.game import game_named

ENTRY = re.compile(r"^- \*\*([A-Z]{2}-[A-Za-z0-9]+)\*\* (?:\(([^)]*)\) )?", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    source: str
    html: str


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    html: str  # what introduces it
    rules: tuple[Rule, ...] = field(default_factory=tuple)


@cache
def rules(game: str, language: str) -> tuple[Section, ...]:
    """All rules of a game in sections; the first section is the introduction."""
    folder = resources.files(game_named(game).folder) / "rules"
    source = (folder / f"{language}.md").read_text(encoding="utf-8")
    title, *sections = re.split(r"^##? ", source, flags=re.MULTILINE)[1:]
    return tuple(_section(part) for part in (title, *sections))


def _section(source: str) -> Section:
    title, _, body = source.partition("\n")
    found = list(ENTRY.finditer(body))
    starts = [entry.start() for entry in found] + [len(body)]
    return Section(
        title.strip(),
        _html(body[: starts[0]]),
        tuple(
            Rule(entry[1], entry[2] or "", _html(_joined(body[entry.end() : end])))
            for entry, end in zip(found, starts[1:], strict=True)
        ),
    )


def _joined(entry: str) -> str:
    """An entry's lines, which are indented by two under its dash."""
    return re.sub(r"^  ", "", entry, flags=re.MULTILINE).strip()


def _html(source: str) -> str:
    # Raw HTML is off in this preset: the text of a rule can never become a script.
    return str(MarkdownIt("js-default").render(source.strip()))
