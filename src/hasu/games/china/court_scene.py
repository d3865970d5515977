"""Two players: the emperor's cards and pieces, influence, and the cards played this turn."""

from __future__ import annotations

from hasu.games.china.hand_scene import pairs
from hasu.games.china.state import COLOURS, EMPEROR, NONE, OWN_TURN, China
from hasu.games.china.words import card_name, colour_name
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

HEIGHT = 150
WIDTH, LIGHT_WIDTH = 980, 400  # without influence there is little to show
MIDDLE = HEIGHT / 2
INFLUENCE, STEP = 432, 88


def court(look: Look, s: China) -> Area:
    light = bool(s.light)
    more = [] if light else [*_influence(look, s), *_played(look, s)]
    return Area(
        "court",
        "table",
        look.say("scene-court"),
        LIGHT_WIDTH if light else WIDTH,
        HEIGHT,
        pieces=(*_cards(look, s), *_supply(look, s), *more),
    )


def _cards(look: Look, s: China) -> list[Piece]:
    held = [(colour, i) for colour in range(COLOURS) for i in range(s.court[colour])]
    places = row(len(held), 48, 220, 86)
    found = [
        Piece(f"court:{colour}:{number}", f"card-{colour}", x, MIDDLE,
              look.tell(card_name(colour)), scale=0.92, came=("deck",))
        for (colour, number), x in zip(held, places, strict=True)
    ]  # fmt: skip
    return found + (pairs(look, s, held, places, MIDDLE) if s.imperial != OWN_TURN else [])


def _supply(look: Look, s: China) -> list[Piece]:
    palaces, emissaries = s.palaces_left[EMPEROR], s.emissaries_left[EMPEROR]
    return [
        Piece(f"palaces-left:{EMPEROR}", "palaces-left-emperor", 344, 44,
              look.say("scene-emperor-palaces", left=palaces), text=str(palaces),
              text_size=24, faded=palaces == 0),
        Piece(f"emissaries-left:{EMPEROR}", "emissaries-left-emperor", 344, 108,
              look.say("scene-emperor-emissaries", left=emissaries), text=str(emissaries),
              text_size=24, faded=emissaries == 0),
    ]  # fmt: skip


def _influence(look: Look, s: China) -> list[Piece]:
    """Each influence card, its holder, and how many cards of the colour both have kept."""
    found = []
    for colour in range(COLOURS):
        x = INFLUENCE + STEP * colour
        holder = s.influence[colour]
        name = look.say(
            "scene-influence",
            colour=colour_name(colour),
            seat=look.names[holder] if holder != NONE else "–",
        )
        found.append(Piece(f"influence:{colour}", f"influence-{colour}", x, 46, name))
        if holder != NONE:
            found.append(Piece(f"holds:{colour}", f"leads-{holder}", x, 76, name, holder))
        found += [_kept(look, s, seat, colour, x) for seat in range(2) if s.kept[seat][colour]]
    return found


def _kept(look: Look, s: China, seat: int, colour: int, x: float) -> Piece:
    kept = s.kept[seat][colour]
    return Piece(
        f"kept:{seat}:{colour}",
        f"kept-{seat}",
        x - 12 + 42 * seat,
        122,
        look.say("scene-kept", seat=look.names[seat], colour=colour_name(colour), cards=kept),
        seat,
        str(kept),
        text_size=22,
        came=(f"hand:{seat}", f"panel:{seat}"),
    )


def _played(look: Look, s: China) -> list[Piece]:
    """Cards that were played in this turn; one of them will be kept."""
    held = [(colour, i) for colour in range(COLOURS) for i in range(s.played[colour])]
    places = row(len(held), 876, 936, 60)
    return [
        Piece(f"played:{colour}:{number}", f"card-{colour}", x, MIDDLE,
              look.say("scene-played", card=card_name(colour)), scale=0.92,
              came=(f"hand:{s.active}", f"panel:{s.active}"))
        for (colour, number), x in zip(held, places, strict=True)
    ]  # fmt: skip
