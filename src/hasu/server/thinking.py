"""Bots think in threads of their own, beside the event loop; none can stop a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock, Thread

from hasu.bots import LEVELS, Bot, Thinker, bot_names, chosen, seated
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
LEAVING = 5.0  # seconds that a bot from outside has to leave when the server ends

_Chair = tuple[str, int, str]  # table, seat, and the name of the bot that sits there


@dataclass(frozen=True, slots=True)
class Advice:
    """A good choice, and the best ideas with their reasons, if there has been a search."""

    choice: int
    ideas: tuple[Idea, ...] = ()


class Thinkers:
    """The threads, and the bots that have taken seats so far."""

    def __init__(self, threads: int, masters: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        # A bot from outside may take as long as it likes, but nobody else's time.
        self._own_pool = ThreadPoolExecutor(threads, "own-bot")
        self._masters = masters
        self._bots: dict[_Chair, Bot] = {}  # whoever thought last stands last
        self._took: dict[_Chair, float] = {}  # seconds, for the last real choice
        self._changing = Lock()

    async def choose(self, table: str, seat: int, level: str, view: View) -> int:
        """What the bot of that level in that seat does. It sees the view and nothing else."""
        pool = self._own_pool if is_own(level) else self._pool
        chair, loop = (table, seat, level), asyncio.get_running_loop()
        started = loop.time()
        choice = await loop.run_in_executor(pool, self._choose, chair, view)
        if len(view.choices) > 1:
            self._took[chair] = loop.time() - started
        else:
            # It is asked only because not to be asked would tell something; so would haste.
            await asyncio.sleep(self._took.get(chair, 0.0))
        return choice

    async def advise(self, view: View, names: Sequence[str], playouts: int) -> Advice:
        """A good choice for a person who asks, with reasons unless they would take long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _advice, view, names, playouts)

    def forget(self, table: str) -> None:
        """The game is over, or nobody looks at the table any more."""
        for chair in [chair for chair in self._took if chair[0] == table]:
            del self._took[chair]
        with self._changing:
            leaving = [self._bots.pop(key) for key in list(self._bots) if key[0] == table]
        for bot in leaving:
            self._pool.submit(_let_go, bot)

    def close(self) -> None:
        """Nothing more is thought about; programs that play hear that it is over."""
        for pool in (self._pool, self._own_pool):
            pool.shutdown(wait=False, cancel_futures=True)
        with self._changing:
            leaving = [bot for key, bot in self._bots.items() if is_own(key[2])]
            self._bots.clear()
        ending = [Thread(target=_let_go, args=(bot,), daemon=True) for bot in leaving]
        for thread in ending:
            thread.start()
        for thread in ending:
            thread.join(LEAVING)

    def _choose(self, chair: _Chair, view: View) -> int:
        table, seat, level = chair
        try:
            return _chosen(self._seated(chair, view.game), view)
        except (Exception, SystemExit):
            # Whatever a bot does wrong, the game goes on; the log tells what it was.
            logger.exception("bot failed", extra={"table": table, "seat": seat, "level": level})
            return _chosen(self._replaced(chair, view.game), view)

    def _seated(self, chair: _Chair, game: Game) -> Bot:
        with self._changing:
            bot = self._bots.pop(chair, None)
        bot = bot or _bot(chair[2], game)
        with self._changing:
            self._bots[chair] = bot
            self._make_room()
        return bot

    def _replaced(self, chair: _Chair, game: Game) -> Bot:
        """A bot that has failed once would keep the table waiting again, so it has played."""
        stand_in = _bot(FALLBACK, game)
        with self._changing:
            failed = self._bots.pop(chair, None)
            if failed is not None:  # else the table has closed, or the bot could not be made
                self._bots[chair] = stand_in
        if failed is not None:
            _let_go(failed)
        return stand_in

    def _make_room(self) -> None:
        """Masters remember a lot: those that thought last keep it, the others begin anew."""
        masters = [chair for chair, bot in self._bots.items() if _remembers_much(bot)]
        for chair in masters[: -self._masters]:
            del self._bots[chair]


def _let_go(bot: Bot) -> None:
    try:
        bot.close()
    except (Exception, SystemExit):
        logger.exception("bot not closed", extra={"bot": bot.name})


def _remembers_much(bot: Bot) -> bool:
    """A tree that is limited by time alone has room for as much as may be thought in it."""
    return isinstance(bot, Thinker) and bot.level.budget.seconds > 0


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
