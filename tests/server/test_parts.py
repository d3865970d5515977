"""Small parts by themselves: limits, names, settings, logs."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

import hasu
from hasu.engine.errors import InvalidInput
from hasu.engine.text import LANGUAGES, text
from hasu.server.limits import Bucket, Buckets
from hasu.server.log import JsonLines
from hasu.server.neighbours import parsed
from hasu.server.people import clean_name, distinct
from hasu.server.refusal import STATUS, Refusal, spoken
from hasu.server.screen import MOST_BEHIND, Moment, Screen, first_eyes
from hasu.server.settings import database_address, from_environment
from tests.support import play_out


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 4, clock)
    assert [bucket.allows() for _ in range(6)] == [True] * 4 + [False] * 2
    clock.time = 0.5
    assert [bucket.allows() for _ in range(2)] == [True, False]
    clock.time = 100
    assert [bucket.allows() for _ in range(5)] == [True] * 4 + [False]


def test_each_name_has_a_bucket_and_full_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hasu.server.limits.CLEANED", 3)
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    assert buckets.allows("a")
    assert not buckets.allows("a")
    assert buckets.allows("b")
    clock.time = 0.5
    assert buckets.allows("c")
    clock.time = 1.2
    assert buckets.allows("d")  # a and b are back to nothing, c is not
    assert not buckets.allows("c")
    assert len(buckets._of) == 2


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u202enn\u0000\u200b", "Ann"),
        ("e\u0301", "é"),
        ("蓮", "蓮"),
        ("\u200d", ""),
        ("\u3164 \u2800", ""),
    ],
)
def test_names_are_tidied(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_names_are_short_and_distinct() -> None:
    with pytest.raises(Refusal):
        clean_name("x" * 31)
    assert distinct("Ann", set()) == "Ann"
    assert distinct("Ann", {"Ann", "Ann 2"}) == "Ann 3"


def test_every_refusal_is_worded_in_every_language() -> None:
    folder = Path(__file__).parents[2] / "src" / "hasu" / "server"
    sources = " ".join(file.read_text() for file in folder.glob("*.py"))
    used = {part.split('"')[1] for part in sources.split("Refusal(")[1:] if part.startswith('"')}
    used |= {"illegal", "no-withdraw", *STATUS}
    for language in LANGUAGES:
        words = text("hasu.server", language)
        missing = [code for code in used if f"error-{code}" not in words]
        assert missing == []


@pytest.mark.parametrize(
    ("wanted", "accepted", "language"),
    [
        ("fr", "de", "fr"),
        (None, "de-AT,en;q=0.5", "de"),
        (None, "es, it;q=0.9", "en"),
        ("xx", "", "en"),
        (None, "", "en"),
    ],
)
def test_the_language_is_found(wanted: str | None, accepted: str, language: str) -> None:
    assert spoken(wanted, accepted) == language


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    plain = from_environment(tmp_path, {})
    assert plain.database == f"sqlite:///{tmp_path / 'tables.db'}"
    assert not plain.shared
    given = {
        "HASU_DATABASE_URL": "postgresql://me@db/hasu",
        "HASU_BOT_PAUSE": "0.5",
        "HASU_TABLES_AN_HOUR": "7",
        "HASU_ORIGINS": "https://a.example, https://b.example",
    }
    read = from_environment(tmp_path, given)
    assert read.database == "postgresql+psycopg://me@db/hasu"
    assert read.shared
    assert (read.bot_pause, read.tables_an_hour) == (0.5, 7)
    assert read.origins == {"https://a.example", "https://b.example"}
    for bad in ("soon", "-1", "nan", "inf"):
        with pytest.raises(InvalidInput, match="HASU_BOT_PAUSE must be a number from 0 up"):
            from_environment(tmp_path, {"HASU_BOT_PAUSE": bad})
    with pytest.raises(InvalidInput, match="HASU_BOT_THREADS must be a number from 1 up"):
        from_environment(tmp_path, {"HASU_BOT_THREADS": "0"})
    with pytest.raises(InvalidInput, match="starts with 'mysql'"):
        database_address("mysql://db", tmp_path)


def test_a_notice_that_no_worker_can_have_sent_is_left_alone() -> None:
    for payload in ("", "hello", "7", "[]", "{}", "[" * 100_000):
        assert parsed(payload) is None
    assert parsed('{"worker": "a1", "alive": true}') == {"worker": "a1", "alive": True}


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord(
        {"msg": "bot %s", "args": ("failed",), "name": "hasu.bots", "table": "t1", "levelno": 40}
    )
    told = json.loads(JsonLines().format(record))
    assert told["event"] == "bot failed"
    assert told["table"] == "t1"
    try:
        raise ValueError("what")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    lines = JsonLines().format(record).splitlines()
    assert len(lines) == 1
    assert "ValueError: what" in json.loads(lines[0])["error"]


def test_newcomers_see_with_their_only_eyes() -> None:
    assert first_eyes((2,), None) == 2
    assert first_eyes((), None) == -1
    assert first_eyes((0, 1), None) == -1
    assert first_eyes((0, 1), 1) == 1
    assert first_eyes((0,), -1) == -1
    assert first_eyes((0,), 1) == -1


def test_a_page_that_falls_behind_misses_the_oldest_steps_but_no_line() -> None:
    match = hasu.new("lotus", 2, 1)
    screen = Screen(0, "en")
    screen.show_anew(match.copy(), 0, "en")
    seen = json.loads(screen.next_scene() or "")["log"]["lines"]
    for _ in range(MOST_BEHIND + 20):
        play_out(match, match.step, stop=match.step + 1)
        screen.show(Moment(match.copy(), 0))
    shown = 0
    while (told := screen.next_scene()) is not None:
        log = json.loads(told)["log"]
        assert log["from"] == len(seen)
        seen += log["lines"]
        shown += 1
    assert shown == MOST_BEHIND
    fresh = Screen(0, "en")
    fresh.show_anew(match, 0, "en")
    assert json.loads(fresh.next_scene() or "")["log"]["lines"] == seen
