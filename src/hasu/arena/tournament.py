"""Who plays whom, where everybody sits, and with which deal.

A *line-up* is the bots at one table; where partners play together, each bot has both their seats.
It is played in *blocks*: one deal, played once in each
rotation of the bots around the table, so that each of them has every seat, and every hand,
of that deal. The next block has a new deal and the next order around the table. A *round*
is one block of each line-up. Everything follows from the tournament and the numbers of a
fixture, so that results do not depend on who plays a game, or when.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, NamedTuple

from hasu.bots import BOTS_VERSION, admit, bot_named, is_own
from hasu.bots.own import fingerprint
from hasu.engine.errors import InvalidInput
from hasu.engine.game import game_named
from hasu.engine.options import complete
from hasu.engine.play import sides
from hasu.version import VERSION

LineUp = tuple[int, ...]  # bots by their place in Tournament.names
Rotations = tuple[LineUp, ...]


class Fixture(NamedTuple):
    """One game of a tournament. The bots of a line-up sit in the order of the seats."""

    round: int
    line_up: int
    turn: int
    bots: LineUp

    @property
    def block(self) -> tuple[int, int]:
        """Fixtures of the same block have the same deal."""
        return self.round, self.line_up

    @property
    def block_size(self) -> int:
        """In so many games every bot of the block has every seat."""
        return len(set(_rotations(self.bots)))


@dataclass(frozen=True)
class Tournament:
    """What is to be played; `checked` refuses what cannot be.

    With a ``field`` each bot sits alone among copies of that one bot. Without, every
    selection of the bots that fills the table is a line-up; when there are fewer bots than
    seats, every way to fill the table that leaves no bot out.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    field: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that takes part, the field last if it is not one of the others."""
        extra = (self.field,) if self.field is not None and self.field not in self.bots else ()
        return self.bots + extra

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that one bot has, for it or its partners win or lose together."""
        return sides(game_named(self.game).blank(self.seats, self.options))

    def checked(self) -> Tournament:
        """Itself, once it is known that every bot can be made and the game set up."""
        for name in self.names:
            if self.bots.count(name) > 1:
                raise InvalidInput(f"the bot {name!r} is named twice")
            admit(name)
            if not is_own(name):  # of an own bot `admit` has made one
                bot_named(name)
        if len(self.names) < 2:
            raise InvalidInput("an arena needs at least two bots")
        game_named(self.game).blank(self.seats, self.options)
        return self

    def line_ups(self) -> tuple[LineUp, ...]:
        """The bots that meet, one for each side."""
        everyone, places = range(len(self.bots)), len(self.sides)
        if self.field is not None:
            others = (self.names.index(self.field),) * (places - 1)
            return tuple((bot, *others) for bot in everyone if self.names[bot] != self.field)
        if len(self.bots) >= places:
            return tuple(combinations(everyone, places))
        more = combinations_with_replacement(everyone, places - len(self.bots))
        return tuple(tuple(sorted((*everyone, *extra))) for extra in more)

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """At least so many games, and then as many more as make the round complete."""
        line_ups = self.line_ups()
        number = played = 0
        while played < games:
            for index, line_up in enumerate(line_ups):
                orders = orders_of(line_up)
                for turn, bots in enumerate(orders[number % len(orders)]):
                    yield Fixture(number, index, turn, self._seated(bots))
                    played += 1
            number += 1

    def _seated(self, order: LineUp) -> LineUp:
        """The bot of each seat, from that of each side."""
        of_seat = {seat: bot for bot, side in zip(order, self.sides, strict=True) for seat in side}
        return tuple(of_seat[seat] for seat in range(self.seats))

    def secret(self, fixture: Fixture) -> bytes:
        """The secret behind the deal: the same for all fixtures of a block."""
        return self._digest("deal", *fixture.block)[:16]

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """Each bot's own luck; small enough for the whole numbers of any language."""
        digest = self._digest("bot", *fixture.block, fixture.turn, seat)
        return int.from_bytes(digest[:6], "big")

    def head(self) -> dict[str, Any]:
        """What makes results comparable, and by which ``hasu`` they are, which does not."""
        return {
            "hasu": VERSION,
            "bots_version": BOTS_VERSION,
            "game": self.game,
            "version": game_named(self.game).version,
            "seats": self.seats,
            "options": complete(game_named(self.game).options, self.options),
            "bots": list(self.bots),
            "field": self.field,
            "seed": self.seed,
            **({} if len(self.sides) == self.seats else {"sides": self.sides}),
            "files": {name: mark for name in self.names if (mark := fingerprint(name))},
        }

    def _digest(self, *parts: object) -> bytes:
        return hashlib.sha256(" ".join(map(str, ("arena", self.seed, *parts))).encode()).digest()


@lru_cache(maxsize=256)
def orders_of(line_up: LineUp) -> tuple[Rotations, ...]:
    """Every order around the table, each with its rotations; together all arrangements.

    In no particular order, so that a short tournament has a fair sample of neighbours.
    """
    found = {min(_rotations(order)) for order in permutations(line_up)}
    orders = [tuple(dict.fromkeys(_rotations(order))) for order in sorted(found)]
    random.Random(0).shuffle(orders)
    return tuple(orders)


def _rotations(order: LineUp) -> list[LineUp]:
    return [order[turn:] + order[:turn] for turn in range(len(order))]
