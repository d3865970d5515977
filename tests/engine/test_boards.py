"""Own boards: files that can be read, and clear words for those that cannot."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import hasu
from hasu.engine.boards import read_file
from hasu.engine.record import parse, record
from hasu.games.china.board import FOLDER


def board() -> str:
    return (resources.files(FOLDER) / "side-1.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", [str, Path])
@pytest.mark.parametrize("before", ["", "\ufeff"], ids=["plain", "with a mark of its order"])
def test_an_own_board_is_read(tmp_path: Path, kind: Any, before: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(before + board(), encoding="utf-8")
    match = hasu.new("china", seats=3, seed=1, board=kind(own))
    assert match.options["board"] == board()
    assert parse(record(match).to_json()).start().state == match.state


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "a board of China says game"),
        (b'game = "lotus"', "line 1: a board of China says game"),
        (b"# nothing but this", "a board of China says game"),
        (b'game = "chin\xe9"', "own.toml is not a text file in UTF-8; shipped: "),
    ],
)
def test_an_own_board_that_is_none(tmp_path: Path, content: bytes, message: str) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(content)
    with pytest.raises(hasu.InvalidInput, match=message):
        hasu.new("china", seats=3, board=str(own))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("nowhere.toml", "option 'board': there is no file nowhere.toml; shipped: "),
        (".", r"option 'board': cannot read \.: Is a directory; shipped: "),
        ("x" * 5000, f"cannot read {'x' * 80}…: File name too long"),
        ("x\0y", "cannot read 'x.x00y': embedded null"),
        (7, "option 'board' is a name or a path, not 7"),
    ],
)
def test_a_path_that_leads_nowhere(given: object, message: str) -> None:
    with pytest.raises(hasu.InvalidInput, match=message):
        hasu.new("china", seats=3, board=given)


def test_a_text_ends_with_the_end_of_a_line(tmp_path: Path) -> None:
    """By it a stored text is told from a name or a path."""
    own = tmp_path / "own.toml"
    for content in ("", "x = 1", "x = 1\n"):
        own.write_text(content)
        assert read_file(own) == content.removesuffix("\n") + "\n"
