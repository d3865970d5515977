"""A conflict over a province: who wants it, what lies face down, what is against whom."""

from __future__ import annotations

from hasu.games.white_lotus.scene_board import CONFLICT, claimants_of, year_phase
from hasu.games.white_lotus.state import Ask, Phase, WhiteLotus
from hasu.games.white_lotus.words import (
    building_word,
    influence_of,
    province_word,
    short_name,
    word,
)
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, HEIGHT = 720, 216


def conflict_area(look: Look) -> Area | None:
    s: WhiteLotus = look.state
    if year_phase(s) not in CONFLICT:
        return None
    seats = claimants_of(s, s.province)
    places = row(len(seats), 62, WIDTH - 62, 150)
    pieces = [
        piece
        for seat, x in zip(seats, places, strict=True)
        for piece in _claimant(look, s, seat, x)
    ]
    return Area("conflict", "table", title(look, s), WIDTH, HEIGHT, "", (), tuple(pieces))


def title(look: Look, s: WhiteLotus) -> str:
    return look.say(
        "scene-conflict",
        province=province_word(look, s.province),
        building=building_word(look, s.building[s.province]),
    )


def _claimant(look: Look, s: WhiteLotus, seat: int, x: float) -> list[Piece]:
    """A column: the seat's disc, its name, what it may have, and what it plays."""
    influence = influence_of(look, seat)
    disc = Piece(
        f"claimant:{seat}",
        f"disc-{seat}",
        x,
        32,
        look.say("scene-claimant", seat=look.names[seat], influence=influence),
        seat,
        scale=1.75,
        came=(f"marker:{seat}:{s.province}", f"panel:{seat}"),
    )
    name = Piece(f"claimant-name:{seat}", "words", x, 74, text=short_name(look, seat), text_size=20)
    return [disc, name, *_means(seat, x, influence), *_played(look, s, seat, x)]


def _means(seat: int, x: float, influence: str) -> list[Piece]:
    return [
        Piece(f"claimant-scroll:{seat}", "influence", x - 48, 120, scale=0.9),
        Piece(f"claimant-means:{seat}", "words", x - 48, 150, text=influence, text_size=20),
    ]


def _played(look: Look, s: WhiteLotus, seat: int, x: float) -> list[Piece]:
    """The card of a seat: open when revealed or its own, else face down."""
    came = (f"hand:{seat}", f"panel:{seat}")
    if year_phase(s) == Phase.TIE:
        return [_open_card(look, seat, x, s.played[seat], came), _against(look, s, seat, x)]
    if s.phase != Phase.REVEAL:
        return []
    found = []
    if seat in look.hands and s.asked[seat] == Ask.NOTHING:
        found.append(_open_card(look, seat, x, s.amount[seat], came))
    else:
        found.append(_closed_card(look, s, seat, x, came))
    if seat in look.hands and s.asked[seat] != Ask.TARGET:
        target = s.target[seat]
        name = look.say("scene-aim", other=look.names[target])
        found.append(Piece(f"aim:{seat}", f"disc-{target}", x + 44, 112, name, target))
    return found


def _open_card(look: Look, seat: int, x: float, amount: int, came: tuple[str, ...]) -> Piece:
    return Piece(
        f"played:{seat}",
        "card",
        x + 12,
        156,
        look.say("influence-points", count=amount),
        seat,
        str(amount),
        0.85,
        text_size=44,
        came=came,
    )


def _closed_card(look: Look, s: WhiteLotus, seat: int, x: float, came: tuple[str, ...]) -> Piece:
    thinks = s.asked[seat] != Ask.NOTHING
    name = word(look, "scene-thinks" if thinks else "scene-sealed")
    return Piece(
        f"played:{seat}", "back", x + 12, 156, name, seat, "", 0.85, faded=thinks, came=came
    )


def _against(look: Look, s: WhiteLotus, seat: int, x: float) -> Piece:
    return Piece(
        f"against:{seat}",
        "against",
        x + 46,
        36,
        look.say("scene-against", seat=look.names[seat], points=s.against[seat]),
        text=str(s.against[seat]),
        text_size=24,
    )
