"""What may be chosen, what was chosen, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from hasu.engine.text import Message, text


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a seat may do now. Printing it gives its label in English."""

    value: int
    seat: int
    ask: str
    step: int
    label: Message = field(repr=False, compare=False)
    package: str = field(repr=False, compare=False)

    def text(self, language: str = "en") -> str:
        return text(self.package, language).say(self.label)

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[float, ...]  # of the win, which partners have whole, each of them


@dataclass(frozen=True, slots=True)
class Step:
    """One choice that was made, with the name of the decision."""

    seat: int
    ask: str
    choice: int
