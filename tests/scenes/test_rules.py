"""The rules for people: how their files are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from hasu.scene import rules as reader
from hasu.scene.rules import Section

SOURCE = """# Go
An old game.

Two *colours*.

## A turn
One stone at a time.

- **GO-T1** (book) Lay a stone, or pass.
- **GO-T2** (book, ruling) No stone may be laid where it
  would be taken at once.

  *Ruling:* nor where it takes <b>its own</b>.
- **GO-T3** Without a source.

## The end
- **GO-E1** (house) Count.
"""


class Folder:
    """Stands for a game whose package is a folder on disk."""

    folder = "go"


@pytest.fixture
def sections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Section, ...]:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "en.md").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(reader, "game_named", lambda name: Folder)
    monkeypatch.setattr(reader.resources, "files", lambda package: tmp_path)
    reader.rules.cache_clear()
    try:
        return reader.rules("go", "en")
    finally:
        reader.rules.cache_clear()


def test_sections_have_titles_and_introductions(sections: tuple[Section, ...]) -> None:
    assert [section.title for section in sections] == ["Go", "A turn", "The end"]
    assert sections[0].html == "<p>An old game.</p>\n<p>Two <em>colours</em>.</p>\n"
    assert sections[0].rules == ()
    assert sections[1].html == "<p>One stone at a time.</p>\n"
    assert sections[2].html == ""


def test_rules_have_ids_sources_and_text(sections: tuple[Section, ...]) -> None:
    told = [(rule.id, rule.source) for section in sections for rule in section.rules]
    assert told == [
        ("GO-T1", "book"),
        ("GO-T2", "book, ruling"),
        ("GO-T3", ""),
        ("GO-E1", "house"),
    ]
    assert sections[1].rules[0].html == "<p>Lay a stone, or pass.</p>\n"
    assert sections[1].rules[2].html == "<p>Without a source.</p>\n"


def test_a_rule_may_have_paragraphs_but_no_markup_of_its_own(sections: tuple[Section, ...]) -> None:
    html = sections[1].rules[1].html
    assert html.count("<p>") == 2
    assert "it\nwould be taken at once" in html
    assert "&lt;b&gt;its own&lt;/b&gt;" in html
