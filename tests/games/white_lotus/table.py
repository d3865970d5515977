"""Small White Lotus positions for tests, on the shipped map."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hasu.engine.choices import Choices, clear, listed
from hasu.engine.game import game_named
from hasu.engine.play import legal, settle, take
from hasu.games.white_lotus.board import names_on
from hasu.games.white_lotus.control import contested
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.provinces import give_province, put_tile
from hasu.games.white_lotus.rebellion import LEAD, REFUSE
from hasu.games.white_lotus.setup import clear_table
from hasu.games.white_lotus.state import MOST_SEATS, Ask, Building, Phase, Side, WhiteLotus
from hasu.games.white_lotus.treasury import gain

VILLAGE, PALACE, TEMPLE, FORTRESS, RICE_FIELD = Building
EMPEROR_SIDE, REBELS = int(Side.EMPEROR), int(Side.REBELS)


def table(seats: int = 4, year: int = 2, **options: Any) -> WhiteLotus:
    """An empty board in the claims phase; seat 0 is emperor, nobody has any points.

    There are villages in the bag, so that the game goes on.
    """
    s = game_named("white-lotus").blank(seats, options)
    assert isinstance(s, WhiteLotus)
    s.chance = 12345
    clear_table(s)
    s.bag[VILLAGE] = s.bag_size = 10
    s.phase = Phase.CLAIMS
    s.year = year
    return s


def at(s: WhiteLotus, name: str) -> int:
    return names_on(s).index(name)


def neutral(s: WhiteLotus, *names: str, building: int = VILLAGE) -> None:
    """Neutral tiles in these provinces."""
    for name in names:
        put_tile(s, at(s, name), building)


def own(s: WhiteLotus, seat: int, *names: str, building: int = VILLAGE) -> None:
    """Chips of a player in these provinces."""
    for name in names:
        put_tile(s, at(s, name), building)
        s.neutral &= ~(1 << at(s, name))
        give_province(s, at(s, name), seat)


def mark(s: WhiteLotus, name: str, *seats: int) -> None:
    """Markers in a neutral province."""
    for seat in seats:
        s.claims[seat] |= 1 << at(s, name)


def fund(s: WhiteLotus, influence: int = 0, combat: int = 0) -> None:
    """Points for everyone."""
    for seat in range(s.seats):
        gain(s, seat, influence, combat)


def go(s: WhiteLotus, phase: int | None = None) -> int:
    """Advance to the next decision, first going to ``phase``; returns who is asked."""
    if phase is not None:
        s.phase = phase
    return settle(s, Choices())


def do(s: WhiteLotus, seat: int, choice: int) -> int:
    """Make a choice that must be legal; returns who is asked next."""
    assert choice in options(s, seat), (choice, options(s, seat))
    return take(s, Choices(), seat, choice)


def options(s: WhiteLotus, seat: int) -> tuple[int, ...]:
    choices = Choices()
    clear(choices)
    legal(s, seat, choices)
    return tuple(map(int, listed(choices)))


def names(s: WhiteLotus, seat: int) -> set[str]:
    """The provinces that a seat may choose."""
    return {names_on(s)[choice] for choice in options(s, seat)}


def everyone_plays(s: WhiteLotus, plays: dict[int, Any]) -> int:
    """Sealed choices: seat -> amount, or seat -> (target or side, amount)."""
    after = -1
    for seat, play in sorted(plays.items()):
        for choice in play if isinstance(play, tuple) else (play,):
            after = do(s, seat, choice)
    return after


def fight(s: WhiteLotus, name: str, *seats: int) -> int:
    """A contest of these seats over a province, about to be decided in secret."""
    if not contested(s):
        neutral(s, name)
        mark(s, name, *seats)
    s.province = at(s, name)
    return go(s, Phase.AIM)


def rise(s: WhiteLotus, leader: int) -> None:
    """A rebellion, whatever was asked before; everyone asked before ``leader`` refuses."""
    s.asked = [Ask.NOTHING] * MOST_SEATS
    seat = go(s, Phase.UPRISING)
    while seat != leader:
        seat = do(s, seat, REFUSE)
    do(s, leader, LEAD)


def battle(s: WhiteLotus, sides: dict[int, int], points: dict[int, int]) -> int:
    """Sides and points of everyone, in the order of the edition; returns who is asked next."""
    after = -1
    if s.edition == 1:
        everyone_plays(s, sides)
        return everyone_plays(s, points)
    for seat in sorted(points):
        if seat in sides:
            do(s, seat, sides[seat])
        after = do(s, seat, points[seat])
    return after


@contextmanager
def heard(s: WhiteLotus) -> Iterator[list[tuple[Event, tuple[int, ...]]]]:
    """The events of a stretch of play."""
    told: list[tuple[Event, tuple[int, ...]]] = []
    s.log = []
    yield told
    told += [(tuple(Event)[kind], tuple(numbers)) for kind, *numbers in s.log]
    s.log = None


def owner(s: WhiteLotus, name: str) -> int | None:
    """Who owns a province, or nobody."""
    found = [seat for seat in range(s.seats) if s.lands[seat] >> at(s, name) & 1]
    return found[0] if found else None
