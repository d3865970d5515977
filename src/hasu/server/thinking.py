"""Bots think in threads of their own, beside the event loop; none can stop a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from hasu.engine.view import View

logger = logging.getLogger("hasu.bots")

FALLBACK = "greedy"  # plays on for a bot that fails
ADVISER = "greedy"  # answers a request for a hint


class Thinkers:
    """The threads, and the bots that have taken seats so far."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._bots: dict[tuple[str, int, str], object] = {}

    async def choose(self, table: str, seat: int, level: str, view: View) -> int:
        """What the bot of that level in that seat does. It sees the view and nothing else."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, table, seat, level, view)

    async def advise(self, view: View) -> int:
        """A good choice for a person who asks."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _chosen, FALLBACK, None, view)

    def forget(self, table: str) -> None:
        """Nobody looks at the table any more."""
        for key in [key for key in self._bots if key[0] == table]:
            self._bots.pop(key, None)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _choose(self, table: str, seat: int, level: str, view: View) -> int:
        key = (table, seat, level)
        try:
            bot = self._bots.get(key) or _bot(level)
            self._bots[key] = bot
            return _chosen(level, bot, view)
        except Exception:
            # Whatever a bot does wrong, the game goes on; the log tells what it was.
            logger.exception("bot failed", extra={"table": table, "seat": seat, "level": level})
            self._bots.pop(key, None)
            return _chosen(FALLBACK, None, view)


def _bot(level: str) -> object:
    from hasu.bots import bot_named

    return bot_named(level, secrets.randbits(32), patient=False)


def _chosen(level: str, bot: object, view: View) -> int:
    from hasu.bots import Bot

    player = bot if isinstance(bot, Bot) else _bot(level)
    assert isinstance(player, Bot)
    choice = player.choose(view)
    if choice not in view.choices:
        raise ValueError(f"{level} chose {choice!r}, which is not legal")
    return int(choice)
