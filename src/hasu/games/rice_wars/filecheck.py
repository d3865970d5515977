"""Small tools for checking a printed file: every problem is told, with its line."""

from __future__ import annotations

import re
from typing import Any

SOURCES = ("book", "reported", "ruling", "house")
CELL = re.compile(r"([a-z])([1-9]|1\d|2[0-6])")


class Findings:
    """Collects problems; the line of the text ``near`` is named, the first behind ``after``."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[str] = []

    def add(self, problem: str, near: str = "", after: str = "") -> None:
        begin = max(0, self.source.find(after)) + len(after) if after else 0
        place = self.source.find(near, begin) if near else -1
        line = f"line {self.source.count(chr(10), 0, place) + 1}: " if place >= 0 else ""
        self.found.append(line + problem)

    def table(self, data: Any, key: str) -> dict[str, Any]:
        """A table by name; an empty one, with a problem noted, if it is missing."""
        value = data.get(key) if isinstance(data, dict) else None
        if not isinstance(value, dict):
            self.add(f"[{key}] is missing or is not a table", key)
            return {}
        return value

    def tables(self, data: dict[str, Any], key: str) -> list[dict[str, Any]]:
        value = data.get(key)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.add(f"[[{key}]] entries are missing", key)
            return []
        return value

    def number(
        self, table: dict[str, Any], key: str, low: int, high: int, of: str, near: str = ""
    ) -> int:
        """A whole number within its limits; the lower limit, with a problem noted, if not."""
        value = table.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.add(f"{of}: {key} is {value!r}, not a number from {low} to {high}", near or key)
            return low
        return value

    def known_keys(
        self, table: dict[str, Any], known: tuple[str, ...], of: str, after: str = ""
    ) -> None:
        for key in table:
            if key not in known:
                self.add(f"{of}: unknown entry {key!r}; known: {', '.join(known)}", key, after)

    def sources(self, table: dict[str, Any], of: str, near: str = "") -> None:
        """Every fact says where it comes from: one word for all, or a table by entry."""
        given = table.get("source")
        facts = [key for key in table if key not in ("source", "number")]
        if isinstance(given, dict):
            missing = [key for key in facts if key not in given]
            if missing:
                self.add(f"{of}: no source for {', '.join(missing)}", near)
        words = given.values() if isinstance(given, dict) else (given,)
        for word in words:
            if word not in SOURCES:
                self.add(f"{of}: source is {word!r}, not one of {', '.join(SOURCES)}", near)


def cell_of(name: Any) -> tuple[int, int] | None:
    """Column and row, from 0, of a cell such as "c4"; None if it is none."""
    match = CELL.fullmatch(name) if isinstance(name, str) else None
    return (ord(match[1]) - ord("a"), int(match[2]) - 1) if match else None


def cell_name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"
