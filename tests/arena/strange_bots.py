"""Bots for the tests: quick ones, and some that go wrong."""

from __future__ import annotations

import os
import sys

import numpy as np

from hasu.bots import Bot, Random
from hasu.engine.game import Game
from hasu.engine.view import View


class First(Bot):
    """Always the first choice."""

    name = "first"

    def choose(self, view: View) -> int:
        return view.choices[0]


class Last(Bot):
    """Always the last choice."""

    name = "last"

    def choose(self, view: View) -> int:
        return view.choices[-1]


class Counts(Bot):
    """Always the first choice, by NumPy's way to count."""

    name = "counts"

    def choose(self, view: View) -> int:
        return np.int64(view.choices[0])  # type: ignore[return-value]


class Words(Bot):
    """Says its choice in words."""

    name = "words"

    def choose(self, view: View) -> int:
        return "the first"  # type: ignore[return-value]


class Nods(Bot):
    """Says yes to what it is offered."""

    name = "nods"

    def choose(self, view: View) -> int:
        return True


class Chatty(First):
    """Prints while it plays."""

    name = "chatty"

    def choose(self, view: View) -> int:
        print("let me see")
        return super().choose(view)


class Raises(Bot):
    name = "raises"

    def choose(self, view: View) -> int:
        raise RuntimeError("out of ideas")


class Garbles(Bot):
    """Its error cannot be written as UTF-8."""

    name = "garbles"

    def choose(self, view: View) -> int:
        raise RuntimeError("caf\udce9")


class Cheats(Random):
    """Plays well for a while, then something that is not offered."""

    name = "cheats"

    def choose(self, view: View) -> int:
        return super().choose(view) if len(view.log) < 40 else 999


class Leaves(Bot):
    name = "leaves"

    def choose(self, view: View) -> int:
        sys.exit("bye")


class Dies(Bot):
    """Takes its process along."""

    name = "dies"

    def choose(self, view: View) -> int:
        os._exit(7)


class Picky(Bot):
    """Cannot be made from a seed alone."""

    name = "picky"

    def __init__(self, seed: int, mood: str) -> None:
        super().__init__(seed)
        self.mood = mood

    def choose(self, view: View) -> int:
        return view.choices[0]


class Ready(First):
    """Needs to be prepared, and to be closed; notes the latter in a file."""

    name = "ready"

    def prepare(self, game: Game) -> None:
        self.game = game.name

    def choose(self, view: View) -> int:
        assert self.game == view.game.name
        return super().choose(view)

    def close(self) -> None:
        if mark := os.environ.get("HASU_TEST_CLOSED"):
            with open(mark, "a", encoding="utf-8") as file:
                file.write("closed\n")


class Unready(First):
    """Cannot be prepared."""

    name = "unready"

    def prepare(self, game: Game) -> None:
        raise OSError("where is my model?")


class Unborn(First):
    """Cannot be made."""

    name = "unborn"

    def __init__(self, seed: int = 0) -> None:
        raise FileNotFoundError("where is my model?")


class NotABot:
    pass
