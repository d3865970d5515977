"""Bots think in threads of their own, beside the event loop; none can stop a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from hasu.bots import LEVELS, Bot, bot_names, chosen, seated
from hasu.bots.analysis import Idea, analyse
from hasu.bots.levels import search_is_ready
from hasu.bots.own import is_own
from hasu.bots.search import Budget
from hasu.engine.game import Game
from hasu.engine.view import View

logger = logging.getLogger("hasu.bots")

FALLBACK = "greedy"  # plays on for a bot that fails
ADVISER = "skilled"  # answers a request for a hint while there is no search to explain it
IDEAS = 3  # in a hint


@dataclass(frozen=True, slots=True)
class Advice:
    """A good choice, and the best ideas with their reasons, if there has been a search."""

    choice: int
    ideas: tuple[Idea, ...] = ()


class Thinkers:
    """The threads, and the bots that have taken seats so far."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._bots: dict[tuple[str, int, str], Bot] = {}

    async def choose(self, table: str, seat: int, level: str, view: View) -> int:
        """What the bot of that level in that seat does. It sees the view and nothing else."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, table, seat, level, view)

    async def advise(self, view: View, names: Sequence[str], playouts: int) -> Advice:
        """A good choice for a person who asks, with reasons unless they would take long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _advice, view, names, playouts)

    def forget(self, table: str) -> None:
        """The game is over, or nobody looks at the table any more."""
        for key in [key for key in self._bots if key[0] == table]:
            self._pool.submit(self._bots.pop(key).close)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _choose(self, table: str, seat: int, level: str, view: View) -> int:
        key = (table, seat, level)
        try:
            if key not in self._bots:
                self._bots[key] = _bot(level, view.game)
            return _chosen(self._bots[key], view)
        except Exception:
            # Whatever a bot does wrong, the game goes on; the log tells what it was.
            logger.exception("bot failed", extra={"table": table, "seat": seat, "level": level})
            self._bots.pop(key, None)
            return _chosen(_bot(FALLBACK, view.game), view)


def levels() -> tuple[str, ...]:
    """The bots that a person may choose: the four levels, and what was named at the start."""
    return (*LEVELS, *(name for name in bot_names() if is_own(name)))


def usual_level() -> str:
    """The bot for somebody who does not choose one, and for somebody who left."""
    return "casual"


def _advice(view: View, names: Sequence[str], playouts: int) -> Advice:
    if not search_is_ready(view.game):
        return Advice(_chosen(_bot(ADVISER, view.game), view))
    found = analyse(view, Budget(playouts=playouts), names, lines=IDEAS)
    return Advice(found.best.move.choice, found.tried(IDEAS))


def _bot(level: str, game: Game) -> Bot:
    # Impatient: until its search is compiled, in a process of its own, it plays more simply.
    return seated(game, level, secrets.randbits(32), patient=False)


def _chosen(bot: Bot, view: View) -> int:
    choice = chosen(bot, view)
    if choice not in view.choices:
        raise ValueError(f"{bot.name} chose {choice!r}, which is not legal")
    return choice
