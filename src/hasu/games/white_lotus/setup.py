"""Set-up: the first tiles, the bag, the players' points, the first emperor."""

from __future__ import annotations

from hasu.engine.chance import below, draw
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.provinces import holds, put_tile
from hasu.games.white_lotus.state import (
    BUILDINGS,
    FIRST_COMBAT,
    FIRST_INFLUENCE,
    FIRST_TILES,
    NO_PROVINCE,
    NO_SEAT,
    NO_TILE,
    PROVINCES,
    TILES,
    Building,
    Side,
    WhiteLotus,
)
from hasu.games.white_lotus.treasury import gain


@rule
def setup(s: WhiteLotus) -> None:
    clear_table(s)
    lay_out(s)
    fill_bag(s)
    for seat in range(s.seats):
        gain(s, seat, FIRST_INFLUENCE, FIRST_COMBAT)
    s.emperor = s.first - 1 if s.first > 0 else below(s, s.seats)
    emit(s, Event.FIRST_EMPEROR, s.emperor)


@rule
def clear_table(s: WhiteLotus) -> None:
    for province in range(PROVINCES):
        s.building[province] = NO_TILE
    for seat in range(s.seats):
        s.joined[seat] = Side.UNKNOWN
    s.free = s.used
    s.tile = NO_TILE
    s.province = NO_PROVINCE
    s.winning = Side.UNKNOWN
    s.leader = NO_SEAT
    s.usurper = NO_SEAT
    s.bargainer = NO_SEAT
    s.partner = NO_SEAT


@rule
def lay_out(s: WhiteLotus) -> None:
    """Shuffle the first tiles onto the light lotus provinces (WL-S2).

    The bag holds just these tiles meanwhile. With six, the eighth gets a village more.
    """
    left = 0
    for building in range(BUILDINGS):
        s.bag[building] = FIRST_TILES[building]
        left += FIRST_TILES[building]
    for province in range(PROVINCES):
        if holds(s.lotus & ~s.brown, province):
            building = draw(s, s.bag, left)
            left -= 1
            put_tile(s, province, building)
            emit(s, Event.LAID_OUT, province, building)
        elif holds(s.lotus & s.used, province):
            put_tile(s, province, Building.VILLAGE)
            emit(s, Event.LAID_OUT, province, Building.VILLAGE)


@rule
def fill_bag(s: WhiteLotus) -> None:
    """All the other tiles, mixed."""
    for building in range(BUILDINGS):
        s.bag[building] = TILES[building]
        s.bag_size += TILES[building]
    for province in range(PROVINCES):
        if s.building[province] != NO_TILE:
            s.bag[s.building[province]] -= 1
            s.bag_size -= 1
