"""What a bot is: something that chooses, given a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from operator import index

from hasu.engine.chance import MASK, STRIDE, bounded, scramble, seed_of
from hasu.engine.errors import IllegalChoice
from hasu.engine.game import Game
from hasu.engine.view import View


class Bot(ABC):
    """A player. It is handed views of its own seat and nothing else.

    The same seed and the same views give the same choices.
    """

    name: str

    def __init__(self, seed: int = 0) -> None:
        self._luck = seed_of(seed)

    def prepare(self, game: Game) -> None:  # noqa: B027 (most bots have nothing to do)
        """Get ready for a game, such as by compiling, before anyone waits for a choice."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of ``view.choices``."""

    def close(self) -> None:  # noqa: B027 (most bots hold nothing)
        """The game is over: let go of whatever the bot holds, such as a process."""

    def roll(self) -> int:
        """Fresh random bits of the bot's own."""
        self._luck = (self._luck + STRIDE) & MASK
        return scramble(self._luck)

    def below(self, n: int) -> int:
        """A random number from 0 to ``n - 1`` of the bot's own."""
        return bounded(self.roll(), n)


def chosen(bot: Bot, view: View) -> int:
    """What a bot chooses, as a plain number: one of its own may count in NumPy's."""
    choice = bot.choose(view)
    try:
        if not isinstance(choice, bool):
            return int(index(choice))
    except TypeError:
        pass
    raise IllegalChoice(f"{choice!r} is not the number of a choice", view.choices)
