"""Set-up: supplies, cards, bonus tiles, the first player."""

from __future__ import annotations

from hasu.engine.chance import below
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.cards import draw_card, fill_court, fill_row, shuffle_new_deck, tables
from hasu.games.china.events import Event
from hasu.games.china.state import (
    COLOURS,
    EMISSARIES,
    HAND,
    NONE,
    PALACES,
    PROVINCES,
    SPECIALS,
    TILE_COLOURS,
    TILES_OF_COLOUR,
    China,
    Tile,
)


@rule
def setup(s: China) -> None:
    lay_out_board(s)
    for who in range(tables(s)):
        s.palaces_left[who] = PALACES
        s.emissaries_left[who] = EMISSARIES
    for seat in range(s.seats):
        s.fortifications_left[seat] = s.fortifications
    deal(s)
    if s.bonus_tiles == 1:
        lay_tiles(s)
    s.starter = s.first - 1 if s.first > 0 else below(s, s.seats)
    s.active = s.starter
    emit(s, Event.FIRST, s.starter)


@rule
def lay_out_board(s: China) -> None:
    for province in range(PROVINCES):
        s.free[province] = s.start[province + 1] - s.start[province]
        s.bare[province] = s.free[province]
    for post in range(s.posts):
        for side in range(2):
            s.free_posts[s.post[post][side]] += 1


@rule
def deal(s: China) -> None:
    """Three cards each, four face up; two players lay out the emperor's (CH-T1, CH-2P1)."""
    shuffle_new_deck(s)
    for seat in range(s.seats):
        for _ in range(HAND):
            draw_card(s, seat)
    fill_row(s)
    for colour in range(COLOURS):
        s.influence[colour] = NONE
    if s.seats == 2:
        fill_court(s)
        for seat in range(s.seats):
            for special in range(SPECIALS):
                s.special[seat][special] = 1


@rule
def lay_tiles(s: China) -> None:
    """Two in each province, face down, on spaces that are no junction (CH-X1)."""
    for colour in range(TILE_COLOURS):
        s.tiles_down[colour] = TILES_OF_COLOUR
    for province in range(PROVINCES):
        lay_tile(s, province)
        lay_tile(s, province)


@rule
def lay_tile(s: China, province: int) -> None:
    open_spaces = 0
    for space in range(s.start[province], s.start[province + 1]):
        if may_hold_tile(s, space):
            open_spaces += 1
    left = below(s, open_spaces)
    for space in range(s.start[province], s.start[province + 1]):
        if may_hold_tile(s, space):
            if left == 0:
                s.tile[space] = Tile.FACE_DOWN
            left -= 1


@rule
def may_hold_tile(s: China, space: int) -> bool:
    return s.roads[space] <= 2 and s.tile[space] == Tile.NONE
