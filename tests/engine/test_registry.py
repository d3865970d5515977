"""Games, options and what they import."""

from __future__ import annotations

import dataclasses
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hasu
from hasu.engine.game import add, games
from hasu.engine.options import Flag, OneOf, Option, SeatOption
from hasu.engine.text import LANGUAGES, Message, Text, message
from tests.bidding import GAME as BIDDING


def test_games_are_found_by_their_folder() -> None:
    assert "lotus" in games()
    assert hasu.game_named("lotus").designers == ("Jordan Goddard", "Mandy Goddard")


def test_a_name_is_taken_once() -> None:
    add(BIDDING)  # the same game again is no clash
    with pytest.raises(hasu.InvalidInput, match="a game named 'bidding' already"):
        add(dataclasses.replace(BIDDING))


def test_rules_need_nothing_but_numpy() -> None:
    """Playing by numbers imports neither Numba nor anything for people."""
    program = (
        "import sys, hasu\n"
        "for name in hasu.list_games():\n"
        "    match = hasu.new(name, seed=1)\n"
        "    for _ in range(5):\n"
        "        seat = min(match.to_move)\n"
        "        match.play(seat, match.view(seat).choices[0])\n"
        "heavy = {'numba', 'fluent', 'typer', 'rich', 'babel'} & set(sys.modules)\n"
        "sys.exit(', '.join(heavy) or None)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_flags_words_and_seats() -> None:
    assert Flag("on").values(3) == (False, True)
    assert Flag("on", seats=(4,)).values(3) == (False,)
    words = OneOf("edition", "de", words=("de", "fr"))
    assert words.check("fr", 3) == 1
    assert words.values(3) == ("de", "fr")
    assert OneOf("edition", "de", (4,), words=("de", "fr")).values(3) == ("de",)
    with pytest.raises(hasu.InvalidInput, match="option 'edition' is one of de, fr, not 'en'"):
        words.check("en", 3)
    assert SeatOption("first").values(2) == (None, 0, 1)
    with pytest.raises(NotImplementedError):
        Option("x").number(1, 2)
    with pytest.raises(NotImplementedError):
        Option("x").values(2)


@pytest.mark.parametrize("name", [name for name in games() if name != "bidding"])
def test_every_language_has_the_same_texts(name: str) -> None:
    folder = games()[name].folder
    texts = [Text(folder, language) for language in LANGUAGES]
    keys = [set(text._bundle._messages) for text in texts]
    assert keys[0] == keys[1] == keys[2]
    needed = {"name", "about", "help", *(f"option-{o.name}" for o in games()[name].options)}
    assert needed <= keys[0]
    for event in games()[name].events:
        assert f"event-{event.key}" in keys[0]


def test_no_line_of_french_begins_with_a_mark() -> None:
    """Before : ; ? ! and inside « » stands a space that does not break."""
    folder = Path(hasu.__file__).parent
    files = sorted(folder.rglob("fr.ftl"))
    assert len(files) == 7
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            said = "" if line.startswith("#") else line.partition("= ")[2] or line
            assert not re.search(r"[\w’}»)] [:;!»](\s|$)|\w \?$|« ", said), f"{file}: {line}"


def test_a_text_that_lacks_something_says_so() -> None:
    text = Text("hasu.games.lotus", "en")
    assert "play" in text
    assert "nonsense" not in text
    with pytest.raises(LookupError, match="text 'play' \\(en\\)"):
        text.say(message("play"))
    assert text.say(Message("from-supply")) == "from the supply"
