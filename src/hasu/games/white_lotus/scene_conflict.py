"""A conflict over a province: who wants it, what lies face down, what is against whom."""

from __future__ import annotations

from hasu.games.white_lotus.scene_board import claimants_of
from hasu.games.white_lotus.state import Ask, Phase, WhiteLotus
from hasu.games.white_lotus.words import (
    building_word,
    influence_of,
    province_word,
    short_name,
    word,
)
from hasu.games.white_lotus.year import CONFLICT, year_phase
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, ROW = 440, 74
DISC_X, NAME_X, CARD_X, AIM_X = 38, 150, 296, 382


def conflict_area(look: Look) -> Area | None:
    s: WhiteLotus = look.state
    if year_phase(s) not in CONFLICT:
        return None
    seats = claimants_of(s, s.province)
    pieces = [
        piece
        for index, seat in enumerate(seats)
        for piece in _claimant(look, s, seat, ROW * (index + 0.5))
    ]
    return Area("conflict", "table", title(look, s), WIDTH, ROW * len(seats), "", (), tuple(pieces))


def title(look: Look, s: WhiteLotus) -> str:
    return look.say(
        "scene-conflict",
        province=province_word(look, s.province),
        building=building_word(look, s.building[s.province]),
    )


def _claimant(look: Look, s: WhiteLotus, seat: int, y: float) -> list[Piece]:
    """A row: the seat's disc, its name, what it may have, and what it plays."""
    influence = influence_of(look, seat)
    disc = Piece(
        f"claimant:{seat}",
        f"disc-{seat}",
        DISC_X,
        y,
        look.say("scene-claimant", seat=look.names[seat], influence=influence),
        seat,
        scale=1.7,
        came=(f"marker:{seat}:{s.province}", f"panel:{seat}"),
    )
    name = short_name(look, seat)
    return [
        disc,
        Piece(f"claimant-name:{seat}", "words", NAME_X, y - 14, text=name, text_size=22),
        Piece(f"claimant-scroll:{seat}", "influence", NAME_X - 42, y + 16),
        Piece(f"claimant-means:{seat}", "words", NAME_X + 16, y + 16, text=influence, text_size=22),
        *_played(look, s, seat, y),
    ]


def _played(look: Look, s: WhiteLotus, seat: int, y: float) -> list[Piece]:
    """The card of a seat: open when revealed or its own, else face down."""
    came = (f"hand:{seat}", f"panel:{seat}")
    if year_phase(s) == Phase.TIE:
        return [_open_card(look, seat, y, s.played[seat], came), _against(look, s, seat, y)]
    if s.phase != Phase.REVEAL:
        return []
    found = []
    if seat in look.hands and s.asked[seat] == Ask.NOTHING:
        found.append(_open_card(look, seat, y, s.amount[seat], came))
    else:
        found.append(_closed_card(look, seat, y, came))
    if seat in look.hands and s.asked[seat] != Ask.TARGET:
        target = s.target[seat]
        name = look.say("scene-aim", other=look.names[target])
        found.append(Piece(f"aim:{seat}", f"disc-{target}", AIM_X, y, name, target, scale=1.5))
    return found


def _open_card(look: Look, seat: int, y: float, amount: int, came: tuple[str, ...]) -> Piece:
    return Piece(
        f"played:{seat}",
        "card",
        CARD_X,
        y,
        look.say("influence-points", count=amount),
        seat,
        str(amount),
        0.58,
        text_size=52,
        came=came,
    )


def _closed_card(look: Look, seat: int, y: float, came: tuple[str, ...]) -> Piece:
    thinks = look.thinks(seat)
    name = word(look, "scene-thinks" if thinks else "scene-sealed")
    return Piece(f"played:{seat}", "back", CARD_X, y, name, seat, "", 0.58, faded=thinks, came=came)


def _against(look: Look, s: WhiteLotus, seat: int, y: float) -> Piece:
    return Piece(
        f"against:{seat}",
        "against",
        AIM_X,
        y,
        look.say("scene-against", seat=look.names[seat], points=s.against[seat]),
        text=str(s.against[seat]),
        text_size=28,
        scale=1.25,
    )
