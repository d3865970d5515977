"""A quick sense of who stands well in China, in points.

Points in hand, what the board would score now (discounted, for it can change), the
promise of neighbouring palaces and of leading emissaries, and a little for good cards.
A piece that is chosen but not yet paid for counts as placed.
"""

from __future__ import annotations

from hasu.engine.play import Weights
from hasu.engine.rules import rule
from hasu.games.china.cards import tables
from hasu.games.china.palaces import standing, worth
from hasu.games.china.reach import builder, first_post
from hasu.games.china.roads import road_points
from hasu.games.china.scoring import most_emissaries
from hasu.games.china.state import (
    ALLIANCES,
    COLOURS,
    EMPEROR,
    PORTS,
    PROVINCES,
    TILE_COLOURS,
    Ask,
    China,
    Piece,
    Tile,
)
from hasu.games.china.turn import EXCHANGE
from hasu.games.china.weights import Weight


@rule
def evaluate(s: China, seat: int, w: Weights) -> float:
    pending = s.asked[seat] == Ask.PAYMENT and builder(s) == seat
    if pending:
        try_piece(s, seat, 1)
    value = 1.0 * s.points[seat]
    if s.over == 0:
        value += palaces_now(s, seat, w) + emissaries_now(s, seat, w) + roads_now(s, seat, w)
        value += tiles_now(s, seat, w) + cards_now(s, seat, w)
    if pending:
        try_piece(s, seat, -1)
    return value


@rule
def try_piece(s: China, seat: int, sign: int) -> None:
    """Put the piece under way on the board (1) or take it off again (-1)."""
    if s.piece == Piece.EMISSARY:
        s.emissaries[seat][s.province] += sign
        s.crowd[s.province] += sign
    elif s.piece == Piece.PALACE:
        s.palace[s.space] += sign * (1 + seat)
        s.palaces[seat][PORTS] += sign * s.port[s.space]
        post = s.space - first_post(s)
        if post >= 0:
            s.palaces[seat][s.post[post][0]] += sign
            s.palaces[seat][s.post[post][1]] += sign
        else:
            s.palaces[seat][s.province] += sign
    else:
        s.fortified[s.space] += sign


@rule
def palaces_now(s: China, seat: int, w: Weights) -> float:
    points = standing(s, seat, PORTS)
    for province in range(PROVINCES):
        if s.scored[province] == 0:
            points += worth(s, seat, province)
            if s.seats == 2 and s.influence[s.colour[province]] == seat:
                points += worth(s, EMPEROR, province)
    return w[Weight.UNSCORED] * points


@rule
def emissaries_now(s: China, seat: int, w: Weights) -> float:
    value = 0.0
    for alliance in range(ALLIANCES):
        here, there = s.alliance[alliance][0], s.alliance[alliance][1]
        mine_here, mine_there = s.emissaries[seat][here], s.emissaries[seat][there]
        leads_here = mine_here > 0 and mine_here == most_emissaries(s, here)
        leads_there = mine_there > 0 and mine_there == most_emissaries(s, there)
        if leads_here and leads_there:
            value += w[Weight.ALLIED] * (s.crowd[here] + s.crowd[there])
        elif leads_here or leads_there:
            value += w[Weight.LEADING]
    return value


@rule
def roads_now(s: China, seat: int, w: Weights) -> float:
    links = 0
    for space in range(s.spaces):
        if s.palace[space] == 1 + seat:
            for way in range(s.roads[space]):
                if s.palace[s.road[space][way]] == 1 + seat:
                    links += 1
    return w[Weight.ROAD] * road_points(s, seat) + w[Weight.LINKED] * links / 2


@rule
def tiles_now(s: China, seat: int, w: Weights) -> float:
    value = 0.0
    for colour in range(TILE_COLOURS):
        mine, most = s.tiles_won[seat][colour], 0
        for who in range(tables(s)):
            most = max(most, s.tiles_won[who][colour])
        value += w[Weight.TILE] * (mine + (1.0 if mine == most else 0.0))
    if s.asked[seat] == Ask.PAYMENT and s.piece == Piece.PALACE and s.tile[s.space] > Tile.NONE:
        value += 2 * w[Weight.TILE]
    return value


@rule
def cards_now(s: China, seat: int, w: Weights) -> float:
    value = w[Weight.CARD] * s.hand_size[seat]
    for colour in range(COLOURS):
        if s.hand[seat][colour] > 1:
            value += w[Weight.PAIR_OF_CARDS]
    return value


@rule
def prefer(s: China, seat: int, choice: int, w: Weights) -> float:
    """A turn is worth a piece: exchanging comes last."""
    return w[Weight.EXCHANGE] if s.asked[seat] == Ask.TURN and choice == EXCHANGE else 0.0
