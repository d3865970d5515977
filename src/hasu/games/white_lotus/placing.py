"""Phase 6: new tiles come from the bag to the board."""

from __future__ import annotations

from hasu.engine.chance import draw
from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.white_lotus.claims import pass_on
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.provinces import offer_provinces, put_tile
from hasu.games.white_lotus.state import NO_TILE, Ask, Building, Edition, Phase, WhiteLotus

ENOUGH, DRAW = 0, 1  # of MORE


@rule
def ask_for_tiles(s: WhiteLotus) -> None:
    """One tile each from the emperor clockwise, then one for each temple, in rounds."""
    if s.bag_size == 0 or s.free == 0:
        emit(s, Event.NO_MORE_TILES)
        s.phase = Phase.YEAR
    elif s.round > most_temples(s):
        s.phase = Phase.YEAR
    elif s.round > s.owned[s.active][Building.TEMPLE]:
        pass_on(s)
    elif s.round > 0 and s.edition == Edition.DE:
        s.asked[s.active] = Ask.MORE
    else:
        draw_tile(s, s.active)


@rule
def most_temples(s: WhiteLotus) -> int:
    most = 0
    for seat in range(s.seats):
        most = max(most, s.owned[seat][Building.TEMPLE])
    return most


@rule
def draw_tile(s: WhiteLotus, seat: int) -> None:
    s.tile = draw(s, s.bag, s.bag_size)
    s.bag_size -= 1
    emit(s, Event.DREW, seat, s.tile)
    s.asked[seat] = Ask.PLACE


@rule
def further_tiles(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """[de] A temple's tile may be left out (WL-6b)."""
    offer(choices, ENOUGH)
    offer(choices, DRAW)


@rule
def further_tile(s: WhiteLotus, seat: int, choice: int) -> None:
    if choice == DRAW:
        draw_tile(s, seat)
    else:
        emit(s, Event.KEPT_TEMPLE, seat)
        pass_on(s)


@rule
def places(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """Empty provinces next to one with a tile or a chip (WL-6a)."""
    offer_provinces(choices, s.free & s.reach)


@rule
def place(s: WhiteLotus, seat: int, province: int) -> None:
    put_tile(s, province, s.tile)
    emit(s, Event.PLACED, seat, province, s.tile)
    s.tile = NO_TILE
    pass_on(s)
