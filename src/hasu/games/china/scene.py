"""China on the page: the map, the cards, the own hand, the emperor's court."""

from __future__ import annotations

from hasu.games.china.atlas import HEIGHT, WIDTH
from hasu.games.china.board import chosen_board
from hasu.games.china.clicks import rule_of, targets, touches
from hasu.games.china.court_scene import court
from hasu.games.china.glyphs import symbols
from hasu.games.china.ground import ground
from hasu.games.china.hand_scene import hand
from hasu.games.china.land_scene import land_pieces, market, spots
from hasu.games.china.sheet import sheet
from hasu.games.china.state import COLOURS, OWN_TURN, SPECIALS, Ask, China
from hasu.games.china.words import PROVINCE_NAMES, TILES, colour_name, special_name
from hasu.scene.look import Look
from hasu.scene.model import Area, Figure, Panel, Scene

__all__ = ["rule_of", "scene", "sheet", "targets", "touches"]


def scene(look: Look) -> Scene:
    s: China = look.state
    board = chosen_board(s.seats, dict(look.options))
    land = Area(
        "land",
        "board",
        look.say("scene-land"),
        WIDTH,
        HEIGHT,
        ground(board),
        spots(look, s, board),
        (*land_pieces(look, s, board), *market(look, s)),
    )
    emperor = (court(look, s),) if s.seats == 2 else ()
    hands = (hand(look, s, seat) for seat in look.hands)
    panels = tuple(_panel(look, s, seat) for seat in range(s.seats))
    return Scene((land, *emperor, *hands), panels, _facts(look, s), symbols(board))


# What is going on


def _facts(look: Look, s: China) -> tuple[str, ...]:
    if s.over:
        return ()
    deck = ("first", "second", "last")[s.deck_outs]
    return (_now(look, s), look.say(f"fact-deck-{deck}", left=s.deck_size))


def _now(look: Look, s: China) -> str:
    seat, province = look.names[s.active], PROVINCE_NAMES[s.province]
    asked = s.asked[s.active]
    if asked in (Ask.PIECE, Ask.SPACE, Ask.PAYMENT, Ask.MORE):
        key = "fact-placing" if s.imperial == OWN_TURN else "fact-placing-emperor"
        return look.say(key, seat=seat, province=province)
    key = {
        Ask.ELSEWHERE: "fact-elsewhere",
        Ask.EXCHANGE: "fact-exchanging",
        Ask.SWAP: "fact-exchanging",
        Ask.DRAW: "fact-drawing",
        Ask.KEEP: "fact-keeping",
        Ask.COURT: "fact-court",
    }.get(Ask(asked), "fact-turn")
    return look.say(key, seat=seat)


def _panel(look: Look, s: China, seat: int) -> Panel:
    figures = [
        Figure(look.say("panel-hand"), s.hand_size[seat]),
        Figure(look.say("panel-palaces"), s.palaces_left[seat]),
        Figure(look.say("panel-emissaries"), s.emissaries_left[seat]),
    ]
    if s.bonus_tiles:
        figures.append(Figure(look.say("panel-tiles"), _tiles(look, s, seat)))
    return Panel(
        seat, s.points[seat], tuple(figures), _notes(look, s, seat), seat == s.active and not s.over
    )


def _tiles(look: Look, s: China, seat: int) -> str:
    won = [
        f"{s.tiles_won[seat][tile]} {look.say(f'colour-{name}')}"
        for tile, name in enumerate(TILES)
        if s.tiles_won[seat][tile]
    ]
    return ", ".join(won) or "–"


def _notes(look: Look, s: China, seat: int) -> tuple[str, ...]:
    notes = []
    if seat == s.starter:
        notes.append(look.say("note-starter"))
    if s.fortifications_left[seat]:
        notes.append(look.say("note-fortification"))
    if s.seats == 2:
        held = [look.tell(colour_name(c)) for c in range(COLOURS) if s.influence[c] == seat]
        if held:
            notes.append(look.say("note-influence", colours=", ".join(held)))
        left = [look.tell(special_name(i)) for i in range(SPECIALS) if s.special[seat][i]]
        if left:
            notes.append(look.say("note-specials", specials=", ".join(left)))
    return tuple(notes)
