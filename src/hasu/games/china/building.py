"""A piece comes onto the board (CH-T5, CH-T6, CH-T8), with its tiles and its scoring."""

from __future__ import annotations

from hasu.engine.chance import draw
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.events import Event, place
from hasu.games.china.palaces import score_palaces
from hasu.games.china.reach import builder, first_post
from hasu.games.china.state import OWN_TURN, PORTS, TILE_COLOURS, China, Piece, Tile


@rule
def is_post(s: China) -> bool:
    """Does the piece under way go on a border post?"""
    return s.piece == Piece.PALACE and s.space >= first_post(s)


@rule
def put_down(s: China, seat: int) -> None:
    who = builder(s)
    if s.piece == Piece.EMISSARY:
        send(s, seat, who)
    elif s.piece == Piece.FORTIFICATION:
        fortify(s, seat, who)
    else:
        build(s, seat, who)


@rule
def send(s: China, seat: int, who: int) -> None:
    s.emissaries_left[who] -= 1
    s.emissaries[who][s.province] += 1
    s.crowd[s.province] += 1
    s.pieces[s.province] += 1
    if s.imperial != OWN_TURN:
        emit(s, Event.EMPEROR_SENT, seat, s.province)
    else:
        emit(s, Event.SENT, seat, s.province)


@rule
def fortify(s: China, seat: int, who: int) -> None:
    """Neutral, and the space stays free for anybody's palace (CH-F1, CH-F2)."""
    s.fortifications_left[who] -= 1
    s.fortified[s.space] = 1
    s.bare[s.province] -= 1
    s.pieces[s.province] += 1
    emit(s, Event.FORTIFIED, seat, s.space, place(s, s.space))


@rule
def build(s: China, seat: int, who: int) -> None:
    s.palaces_left[who] -= 1
    s.palace[s.space] = 1 + who
    if s.imperial != OWN_TURN:
        emit(s, Event.EMPEROR_BUILT, seat, s.space, place(s, s.space))
    else:
        emit(s, Event.BUILT, seat, s.space, place(s, s.space))
    win_tile(s, who)
    if is_post(s):
        post = s.space - first_post(s)
        for side in range(2):
            s.free_posts[s.post[post][side]] -= 1
            count_palace(s, who, s.post[post][side])
    else:
        s.free[s.province] -= 1
        s.bare[s.province] -= 1 - s.fortified[s.space]
        s.palaces[who][PORTS] += s.port[s.space]
        count_palace(s, who, s.province)


@rule
def win_tile(s: China, who: int) -> None:
    """Building on a tile takes it (CH-X2)."""
    if s.tile[s.space] != Tile.NONE:
        colour = s.tile[s.space] - Tile.YELLOW
        s.tiles_won[who][colour] += 1
        s.tile[s.space] = Tile.NONE
        if s.imperial != OWN_TURN:
            emit(s, Event.EMPEROR_TILE, colour)
        else:
            emit(s, Event.TILE_WON, who, colour)


@rule
def turn_tiles(s: China, province: int) -> None:
    """The first palace of a province turns its tiles up, before its space is chosen (CH-X2)."""
    for space in range(s.start[province], s.start[province + 1]):
        if s.tile[space] == Tile.FACE_DOWN:
            left = 0
            for colour in range(TILE_COLOURS):
                left += s.tiles_down[colour]
            colour = draw(s, s.tiles_down, left)
            s.tile[space] = Tile.YELLOW + colour
            emit(s, Event.TILE_TURNED, space, place(s, space), colour)


@rule
def count_palace(s: China, who: int, province: int) -> None:
    """Score the province the moment its last space is filled (CH-T8, CH-D3)."""
    s.palaces[who][province] += 1
    s.most[province] = max(s.most[province], s.palaces[who][province])
    s.pieces[province] += 1
    if s.bonus_tiles == 1:
        turn_tiles(s, province)  # those of a border post's other province
    if s.free[province] == 0 and s.free_posts[province] == 0:
        emit(s, Event.PROVINCE_FULL, province)
        score_palaces(s, province)
