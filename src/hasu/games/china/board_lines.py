"""A board's data with its text, so that a problem can point at its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Found = Iterator[str]


class Board:
    """A board's data with its text, to point at lines."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.data, self.lines = data, source.splitlines()

    # Telling

    def at(self, line: int, rule: str, words: str) -> str:
        return f"line {line}: {words} ({rule})" if line else f"{words} ({rule})"

    def heading(self, kind: str, index: int) -> int:
        """The line of the nth ``[[kind]]``."""
        found = [i for i, text in enumerate(self.lines, 1) if text.strip() == f"[[{kind}]]"]
        return found[index] if index < len(found) else 0

    def key(self, name: str, after: int = 0) -> int:
        """The line of the first ``name = `` after a line; that line itself if there is none."""
        for i, text in enumerate(self.lines[after:], after + 1):
            if re.match(rf"\s*{name}\s*=", text):
                return i
            if i > after + 1 and text.startswith("["):
                break
        return after

    def road_line(self, pair: list[str]) -> int:
        """The line on which a road stands."""
        quoted = r"\s*,\s*".join(f"[\"']{re.escape(name)}[\"']" for name in pair)
        for i, text in enumerate(self.lines, 1):
            if re.search(quoted, text) and "between =" not in text:
                return i
        return self.key("between", self.table("roads"))

    def table(self, name: str) -> int:
        for i, text in enumerate(self.lines, 1):
            if text.strip() == f"[{name}]":
                return i
        return 0

    def owns(self, entry: dict[str, Any], fact: str = "") -> bool:
        """Was this fact read off the printed board?"""
        stated = entry.get("source", "")
        return (stated.get(fact) if isinstance(stated, dict) else stated) == "owner"
