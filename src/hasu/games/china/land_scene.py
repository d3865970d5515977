"""The map with what stands on it, and the cards that lie in its corners."""

from __future__ import annotations

from functools import lru_cache

from hasu.draw.svg import element
from hasu.games.china.atlas import Atlas, atlas
from hasu.games.china.cards import tables
from hasu.games.china.dragon_scene import alliances, on_dragon
from hasu.games.china.glyphs import owner_of, road_symbol
from hasu.games.china.ground import path
from hasu.games.china.owners import name_of, seat_of, supply
from hasu.games.china.reach import builder
from hasu.games.china.room import PLAQUE_HEIGHT, PLAQUE_WIDTH
from hasu.games.china.state import (
    COLOURS,
    PROVINCES,
    Ask,
    China,
    Tile,
)
from hasu.games.china.state import Piece as Kind
from hasu.games.china.words import PROVINCE_NAMES, card_name, colour_name, space_name, tile_name
from hasu.scene.look import Look
from hasu.scene.model import NOBODY, Piece, Spot

DECK = (44, 54)
FIRST_CARD, CARD_STEP = 116, 70
DISCARDS = (955, 666)
CARD_SCALE = 0.72


# Places that can be chosen


def spots(look: Look, s: China, board: str) -> tuple[Spot, ...]:
    """Provinces first: what is drawn later lies above."""
    land = atlas(board)
    return (
        *(_province_spot(look, s, board, province) for province in range(PROVINCES)),
        *(_dragon_spot(look, s, land, province) for province in range(PROVINCES)),
        *_space_spots(board, _space_names(s)),
    )


def _province_spot(look: Look, s: China, board: str, province: int) -> Spot:
    name = look.say(
        "scene-province",
        province=PROVINCE_NAMES[province],
        colour=colour_name(s.colour[province]),
        free=s.free[province] + s.free_posts[province],
        palaces=_counted(look, s, [row[province] for row in s.palaces[: tables(s)]]),
    )
    return Spot(f"province:{province}", _outline(board, province), name)


@lru_cache(maxsize=256)
def _outline(board: str, province: int) -> str:
    return element("path", d=path(atlas(board).outlines[province]))


def _dragon_spot(look: Look, s: China, land: Atlas, province: int) -> Spot:
    x, y = land.dragons[province]
    shape = element(
        "rect",
        x=x - PLAQUE_WIDTH / 2,
        y=y - PLAQUE_HEIGHT / 2 - 2,
        width=PLAQUE_WIDTH,
        height=PLAQUE_HEIGHT + 4,
        rx=13,
    )
    name = look.say(
        "scene-dragon",
        province=PROVINCE_NAMES[province],
        room=max(0, s.most[province] - s.crowd[province]),
        emissaries=_counted(look, s, [row[province] for row in s.emissaries[: tables(s)]]),
    )
    return Spot(f"dragon:{province}", shape, name)


def _counted(look: Look, s: China, numbers: list[int]) -> str:
    """Whose pieces are there: "Ann 2, Ben 1"."""
    there = [f"{name_of(look, s, who)} {count}" for who, count in enumerate(numbers) if count]
    return ", ".join(there) or "–"


def _space_names(s: China) -> tuple[str, ...]:
    return tuple(space_name(s, space) for space in range(s.spaces))


@lru_cache(maxsize=32)
def _space_spots(board: str, names: tuple[str, ...]) -> tuple[Spot, ...]:
    land = atlas(board)
    return tuple(
        Spot(f"space:{space}", element("circle", cx=x, cy=y, r=24), names[space])
        for space, (x, y) in enumerate(land.spaces)
    )


# Pieces


def land_pieces(look: Look, s: China, board: str) -> list[Piece]:
    land = atlas(board)
    return [
        *_here(s),
        *_roads(s, land),
        *(p for space in range(s.spaces) for p in _on_space(look, s, land, space)),
        *(p for province in range(PROVINCES) for p in on_dragon(look, s, land, province)),
        *alliances(look, s, board),
    ]


def _here(s: China) -> list[Piece]:
    """The border of the province that is played in."""
    asked = s.asked[s.active]
    if s.over or asked not in (Ask.PIECE, Ask.SPACE, Ask.PAYMENT, Ask.MORE):
        return []
    return [Piece("here", f"here-{s.province}", 0, 0)]


def _roads(s: China, land: Atlas) -> list[Piece]:
    """Roads between two palaces of one player show it; the emperor's score for nobody."""
    return [
        Piece(f"road:{a}:{b}", road_symbol((a, b)), 0, 0, seat=s.palace[a] - 1)
        for a, b in land.roads
        if 0 < s.palace[a] <= s.seats and s.palace[a] == s.palace[b]
    ]


def _on_space(look: Look, s: China, land: Atlas, space: int) -> list[Piece]:
    x, y = land.spaces[space]
    found = []
    place = space_name(s, space)
    pending = _pending(s, space)
    if s.fortified[space] or pending == Kind.FORTIFICATION:
        name = look.say("scene-fortification", place=place)
        fresh = not s.fortified[space]
        found.append(
            Piece(f"fortification:{space}", "fortification", x, y, name, faded=fresh,
                  came=supply(s, "fortification", s.active))
        )  # fmt: skip
    if s.tile[space] != Tile.NONE and pending != Kind.PALACE:
        found.append(_tile(look, s, space, x, y))
    who = builder(s) if pending == Kind.PALACE else s.palace[space] - 1
    if who >= 0:
        name = look.say("scene-palace", seat=name_of(look, s, who), place=place)
        raised = 6 if s.fortified[space] else 0
        found.append(
            Piece(f"palace:{space}", f"palace-{owner_of(who, s.seats)}", x, y - raised, name,
                  seat_of(s, who), faded=pending == Kind.PALACE,
                  came=supply(s, "palaces", who))
        )  # fmt: skip
    return found


def _pending(s: China, space: int) -> int:
    """The piece that is chosen for a space and not yet paid, or NOBODY."""
    asked = s.asked[s.active]
    if s.over or asked != Ask.PAYMENT or s.piece == Kind.EMISSARY or s.space != space:
        return NOBODY
    return s.piece


def _tile(look: Look, s: China, space: int, x: float, y: float) -> Piece:
    tile = s.tile[space]
    place = space_name(s, space)
    if tile == Tile.FACE_DOWN:
        name = look.say("scene-tile-down", place=place)
    else:
        name = look.say("scene-tile", place=place, tile=tile_name(tile - Tile.YELLOW))
    return Piece(f"tile:{space}", f"tile-{tile}", x, y, name)


# Cards


def market(look: Look, s: China) -> list[Piece]:
    """The deck, the cards face up, and the discards."""
    held = [(colour, i) for colour in range(COLOURS) for i in range(s.row[colour])]
    found = [
        Piece("deck", "deck", *DECK, look.say("scene-deck", left=s.deck_size),
              text=str(s.deck_size), text_size=34, scale=CARD_SCALE, faded=s.deck_size == 0),
        Piece("discards", "discards", *DISCARDS,
              look.say("scene-discards", cards=sum(s.discard)),
              text=str(sum(s.discard)), text_size=34, scale=CARD_SCALE),
    ]  # fmt: skip
    for index, (colour, number) in enumerate(held):
        found.append(
            Piece(f"row:{colour}:{number}", f"card-{colour}", FIRST_CARD + CARD_STEP * index,
                  DECK[1], look.tell(card_name(colour)), scale=CARD_SCALE, came=("deck",))
        )  # fmt: skip
    return found
