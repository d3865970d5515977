"""One game of a tournament, played to its end, with a clock at each seat.

A bot that raises an error or plays what is not legal forfeits: the game stops there, it has
the last place, and the others share the first.
"""

from __future__ import annotations

import sys
import time
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from hasu.arena.tournament import Fixture, Tournament
from hasu.bots import Bot, admit, chosen, seated
from hasu.engine.errors import HasuError, IllegalChoice
from hasu.engine.game import game_named
from hasu.engine.match import Match

LONGEST = 10_000  # decisions; games have hundreds, so bots that need more make no headway


class Forfeit(NamedTuple):
    """Who broke off a game, and how."""

    seat: int
    error: str


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went; lists have one entry a seat."""

    fixture: Fixture
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    forfeit: Forfeit | None = None

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """The seats in the order of finish; equals share a place.

        Winners are first, then points decide. A game that nobody won has one place for all.
        """
        seats = range(len(self.fixture.bots))
        if self.forfeit is not None:
            loser = self.forfeit.seat
            return tuple(seat for seat in seats if seat != loser), (loser,)
        if not self.winners:
            return (tuple(seats),)
        rest = [seat for seat in seats if seat not in self.winners]
        levels = sorted({self.points[seat] for seat in rest}, reverse=True)
        behind = (tuple(seat for seat in rest if self.points[seat] == level) for level in levels)
        return self.winners, *behind


@dataclass(frozen=True, slots=True)
class Unplayed:
    """A game without a result that is nobody's forfeit; a later run tries it again."""

    fixture: Fixture
    error: str


@dataclass(slots=True)
class _Clock:
    seats: int
    decisions: list[int] = field(init=False)
    seconds: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.decisions = [0] * self.seats
        self.seconds = [0.0] * self.seats


class _Broken(Exception):
    """A bot has forfeited."""

    def __init__(self, seat: int, error: BaseException) -> None:
        super().__init__()
        self.forfeit = Forfeit(seat, _spoken(error))


def play(tournament: Tournament, fixture: Fixture) -> Played | Unplayed:
    """Play one fixture. The same fixture of the same tournament ends the same."""
    bots: dict[int, Bot] = {}
    try:
        with redirect_stdout(sys.stderr):  # what bots print must not land amid the results
            return _play(tournament, fixture, bots)
    except Exception as error:  # no bot's doing; the tournament goes on and tells of it
        return Unplayed(fixture, _spoken(error))
    finally:
        for bot in bots.values():
            with suppress(Exception):  # the game is over and its result stands
                bot.close()


def _play(tournament: Tournament, fixture: Fixture, bots: dict[int, Bot]) -> Played:
    game = game_named(tournament.game)
    match = Match(game, tournament.seats, tournament.secret(fixture), tournament.options)
    clock = _Clock(match.seats)
    forfeit = None
    try:
        for seat in range(match.seats):
            bots[seat] = _seated(tournament, fixture, seat)
        while match.outcome is None:
            if match.step > LONGEST:
                raise HasuError(f"the game did not end within {LONGEST} decisions")
            for seat in sorted(match.to_move):
                _decide(match, bots[seat], seat, clock)
    except _Broken as broken:
        forfeit = broken.forfeit
    return _result(fixture, match, clock, forfeit)


def _seated(tournament: Tournament, fixture: Fixture, seat: int) -> Bot:
    name = tournament.names[fixture.bots[seat]]
    try:
        admit(name)
        return seated(game_named(tournament.game), name, tournament.bot_seed(fixture, seat))
    except (Exception, SystemExit) as error:
        raise _Broken(seat, error) from error


def _decide(match: Match, bot: Bot, seat: int, clock: _Clock) -> None:
    view = match.view(seat)
    started = time.perf_counter()
    try:
        choice = chosen(bot, view)
    except (Exception, SystemExit) as error:
        raise _Broken(seat, error) from error
    clock.seconds[seat] += time.perf_counter() - started
    clock.decisions[seat] += 1
    try:
        match.play(seat, choice)
    except IllegalChoice as error:
        raise _Broken(seat, error) from error


def _result(fixture: Fixture, match: Match, clock: _Clock, forfeit: Forfeit | None) -> Played:
    outcome = match.outcome
    return Played(
        fixture,
        outcome.scores if outcome is not None else (),
        outcome.winners if outcome is not None else (),
        tuple(clock.decisions),
        tuple(round(seconds, 6) for seconds in clock.seconds),
        forfeit,
    )


def _spoken(error: BaseException) -> str:
    """What went wrong, in words that every file and terminal can take."""
    words = f"{type(error).__name__}: {error}"
    return words.encode(errors="backslashreplace").decode()
