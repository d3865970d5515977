"""The end of the game: provinces left, ports, alliances, roads, tiles, ties (CH-E1 to CH-E5)."""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.cards import tables
from hasu.games.china.events import Event
from hasu.games.china.palaces import gain, score_palaces, score_ports
from hasu.games.china.roads import score_roads
from hasu.games.china.state import (
    ALLIANCES,
    PROVINCES,
    TILE_COLOURS,
    TILE_POINTS,
    China,
    Part,
)


@rule
def finish(s: China) -> None:
    emit(s, Event.FINAL)
    for province in range(PROVINCES):
        if s.scored[province] == 0 and s.most[province] > 0:
            score_palaces(s, province)
    if s.border_disputes == 1:
        score_ports(s)
    for alliance in range(ALLIANCES):
        score_alliance(s, alliance)
    for seat in range(s.seats):
        score_roads(s, seat)
    if s.bonus_tiles == 1:
        for colour in range(TILE_COLOURS):
            score_tiles(s, colour)
    tell_sheets(s)
    crown(s)
    s.over = 1


@rule
def most_emissaries(s: China, province: int) -> int:
    most = 0
    for who in range(tables(s)):
        most = max(most, s.emissaries[who][province])
    return most


@rule
def score_alliance(s: China, alliance: int) -> None:
    """Most emissaries, or as many, in both provinces: a point for each there (CH-E3)."""
    here, there = s.alliance[alliance][0], s.alliance[alliance][1]
    if s.crowd[here] == 0 or s.crowd[there] == 0:
        return
    most_here, most_there = most_emissaries(s, here), most_emissaries(s, there)
    points = s.crowd[here] + s.crowd[there]
    for seat in range(s.seats):
        leads_here = s.emissaries[seat][here] == most_here
        if leads_here and s.emissaries[seat][there] == most_there:
            gain(s, seat, Part.ALLIANCES, points)
            emit(s, Event.ALLIANCE, seat, alliance + 1, here, there, points)


@rule
def score_tiles(s: China, colour: int) -> None:
    """Six points to whoever has the most tiles of a colour, and to all who tie (CH-X3)."""
    most = 0
    for who in range(tables(s)):
        most = max(most, s.tiles_won[who][colour])
    for seat in range(s.seats):
        if most > 0 and s.tiles_won[seat][colour] == most:
            gain(s, seat, Part.TILES, TILE_POINTS)
            emit(s, Event.TILES, seat, colour, most, TILE_POINTS)


@rule
def tell_sheets(s: China) -> None:
    for seat in range(s.seats):
        emit(
            s,
            Event.SCORED,
            seat,
            s.parts[seat][Part.PALACES],
            s.parts[seat][Part.ALLIANCES],
            s.parts[seat][Part.ROADS],
            s.parts[seat][Part.PORTS],
            s.parts[seat][Part.TILES],
            s.points[seat],
        )


@rule
def pieces_left(s: China, seat: int) -> int:
    return s.palaces_left[seat] + s.emissaries_left[seat] + s.fortifications_left[seat]


@rule
def leads(s: China, seat: int, other: int) -> bool:
    """Does ``seat`` finish ahead of ``other``? Pieces left break a tie (CH-E5)."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return pieces_left(s, seat) > pieces_left(s, other)


@rule
def crown(s: China) -> None:
    """Everyone whom nobody is ahead of has won."""
    for seat in range(s.seats):
        s.winner[seat] = 1
        for other in range(s.seats):
            if leads(s, other, seat):
                s.winner[seat] = 0
        if shares_top(s, seat):
            emit(s, Event.TIED, seat, pieces_left(s, seat))
    for seat in range(s.seats):
        if s.winner[seat] == 1:
            emit(s, Event.WON, seat, s.points[seat])


@rule
def shares_top(s: China, seat: int) -> bool:
    """Has a rival as many points, and nobody more?"""
    shared = False
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            return False
        if other != seat and s.points[other] == s.points[seat]:
            shared = True
    return shared
