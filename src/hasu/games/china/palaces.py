"""Scoring the palaces of a province, or of the ports as if they were one (CH-P1, CH-P2)."""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.cards import tables
from hasu.games.china.events import Event
from hasu.games.china.state import EMPEROR, NONE, PORTS, China, Part


@rule
def gain(s: China, seat: int, part: int, points: int) -> None:
    s.parts[seat][part] += points
    s.points[seat] += points


@rule
def standing(s: China, who: int, province: int) -> int:
    """The points of one colour: all palaces for the most, else the next better's palaces.

    Tied players stand on the same step, so the step above is the smallest number of
    palaces that is greater than one's own.
    """
    mine = s.palaces[who][province]
    if mine == 0:
        return 0
    total, above = 0, 0
    for other in range(tables(s)):
        theirs = s.palaces[other][province]
        total += theirs
        if theirs > mine and (above == 0 or theirs < above):
            above = theirs
    return above if above > 0 else total


@rule
def holds_fortification(s: China, who: int, province: int) -> bool:
    """Has ``who`` a palace on a fortification there (CH-F2)?"""
    if s.fortifications == 0 or province == PORTS:
        return False
    for space in range(s.start[province], s.start[province + 1]):
        if s.fortified[space] == 1 and s.palace[space] == 1 + who:
            return True
    return False


@rule
def worth(s: China, who: int, province: int) -> int:
    """Points of a colour for its palaces, doubled by a fortification."""
    points = standing(s, who, province)
    return 2 * points if holds_fortification(s, who, province) else points


@rule
def score_palaces(s: China, province: int) -> None:
    for seat in range(s.seats):
        points = worth(s, seat, province)
        if points > 0:
            gain(s, seat, Part.PALACES, points)
            palaces = s.palaces[seat][province]
            if holds_fortification(s, seat, province):
                emit(s, Event.PALACES_DOUBLED, seat, province, palaces, points)
            else:
                emit(s, Event.PALACES, seat, province, palaces, points)
    if s.seats == 2:
        score_for_emperor(s, province)
    s.scored[province] = 1


@rule
def score_for_emperor(s: China, province: int) -> None:
    """The emperor's points go to the holder of the influence card (CH-2P5, CH-2P7)."""
    holder = s.influence[s.colour[province]]
    points = worth(s, EMPEROR, province)
    if holder != NONE and points > 0:
        gain(s, holder, Part.PALACES, points)
        emit(s, Event.EMPEROR_PALACES, holder, province, s.palaces[EMPEROR][province], points)


@rule
def score_ports(s: China) -> None:
    """The ports count once more, by themselves (CH-D4)."""
    for seat in range(s.seats):
        points = standing(s, seat, PORTS)
        if points > 0:
            gain(s, seat, Part.PORTS, points)
            emit(s, Event.PORTS, seat, s.palaces[seat][PORTS], points)
