"""A match in words: prompts, labels, events and the text board, with the players' names."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from hasu.engine.events import Happening, private
from hasu.engine.game import Game
from hasu.engine.state import HIDDEN, State
from hasu.engine.text import Message, Player, Text, text


@dataclass(frozen=True, slots=True)
class Speech:
    """Turns what a game's labels say in numbers into messages with names."""

    game: Game
    names: tuple[str, ...]

    @property
    def labels(self) -> Any:
        """The game's labels; imported when the first word is needed."""
        return import_module(self.game.labels)

    def texts(self, language: str) -> Text:
        return text(self.game.folder, language)

    def label(self, s: State, seat: int, choice: int) -> Message:
        return self._named(self.labels.label(s, seat, choice))

    def prompt(self, s: State, seat: int) -> Message:
        return self._named(self.labels.prompt(s, seat))

    def board(self, s: State, seat: int, language: str) -> str:
        """The table as text; ``s`` is a view of ``seat``."""
        return str(self.labels.board(s, seat, self.names, self.texts(language)))

    def said(self, s: State, happening: Happening) -> Message:
        """An event as a message, its numbers replaced by words."""
        labels = self.labels
        filled: dict[str, int | str | Message] = {}
        unseen = ""
        for name, number in zip(happening.kind.spec.names, happening.numbers, strict=True):
            if name in labels.SEATS:
                filled[name] = self.names[number]
            elif isinstance(name, private) and number == HIDDEN:
                unseen = "-unseen"
            else:
                filled.update(labels.words(s, name, number))
        return self._named(Message(f"event-{happening.kind.key}{unseen}", filled))

    def _named(self, what: Message) -> Message:
        """A message with the names of players where it has seats."""
        filled: dict[str, int | str | Message] = {}
        for name, value in what.filled.items():
            if isinstance(value, Player):
                filled[name] = self.names[value]
            else:
                filled[name] = self._named(value) if isinstance(value, Message) else value
        return Message(what.key, filled)
