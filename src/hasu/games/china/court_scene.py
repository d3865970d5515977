"""Two players: the emperor's cards and pieces, influence, and the cards played this turn."""

from __future__ import annotations

from hasu.draw.svg import SERIF, text
from hasu.games.china.hand_scene import pairs
from hasu.games.china.state import COLOURS, EMPEROR, NONE, OWN_TURN, China
from hasu.games.china.words import card_name, colour_name
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH = 360
HEIGHT, LIGHT_HEIGHT = 530, 210  # without influence there is little to show
CARDS, SUPPLY, CAPTION, INFLUENCE, KEPT, PLAYED = 68, 162, 224, 276, 334, 470
FIRST, STEP = 48, 66  # the columns of the five colours
PLAYED_CAPTION = 398


def court(look: Look, s: China) -> Area:
    light = bool(s.light)
    more = [] if light else [*_influence(look, s), *_played(look, s)]
    return Area(
        "court",
        "table",
        look.say("scene-court"),
        WIDTH,
        LIGHT_HEIGHT if light else HEIGHT,
        "" if light else _captions(look, s),
        pieces=(*_cards(look, s), *_supply(look, s), *more),
    )


def _captions(look: Look, s: China) -> str:
    captions = [("scene-influences", CAPTION)]
    if any(s.played):
        captions.append(("scene-played-cards", PLAYED_CAPTION))
    return "".join(
        text(
            look.say(words),
            WIDTH / 2,
            y,
            text_anchor="middle",
            font_family=SERIF,
            font_size=20,
            fill="var(--muted)",
        )
        for words, y in captions
    )


def _cards(look: Look, s: China) -> list[Piece]:
    held = [(colour, i) for colour in range(COLOURS) for i in range(s.court[colour])]
    places = row(len(held), 60, 300, 100)
    found = [
        Piece(
            f"court:{colour}:{number}",
            f"card-{colour}",
            x,
            CARDS,
            look.tell(card_name(colour)),
            came=("deck",),
        )
        for (colour, number), x in zip(held, places, strict=True)
    ]
    return found + (pairs(look, s, held, places, CARDS) if s.imperial != OWN_TURN else [])


def _supply(look: Look, s: China) -> list[Piece]:
    """The emperor's pieces, each kind once with its number."""
    return [
        Piece(
            f"{kind}-left:{EMPEROR}",
            f"{kind}-left-emperor",
            x,
            SUPPLY,
            look.say(f"scene-emperor-{kind}", left=left),
            text=str(left),
            text_size=24,
            scale=1.15,
            faded=left == 0,
        )
        for kind, left, x in (
            ("palaces", s.palaces_left[EMPEROR], 140),
            ("emissaries", s.emissaries_left[EMPEROR], 270),
        )
    ]


def _influence(look: Look, s: China) -> list[Piece]:
    """Each influence card, its holder, and how many cards of the colour both have kept."""
    found = []
    for colour in range(COLOURS):
        x = FIRST + STEP * colour
        holder = s.influence[colour]
        name = look.say(
            "scene-influence",
            colour=colour_name(colour),
            seat=look.names[holder] if holder != NONE else "–",
        )
        found.append(Piece(f"influence:{colour}", f"influence-{colour}", x, INFLUENCE, name))
        if holder != NONE:
            found.append(
                Piece(f"holds:{colour}", f"leads-{holder}", x, INFLUENCE + 30, name, holder)
            )
        found += [_kept(look, s, seat, colour, x) for seat in range(2) if s.kept[seat][colour]]
    return found


def _kept(look: Look, s: China, seat: int, colour: int, x: float) -> Piece:
    kept = s.kept[seat][colour]
    return Piece(
        f"kept:{seat}:{colour}",
        f"kept-{seat}",
        x + 10,
        KEPT + 26 * seat,
        look.say("scene-kept", seat=look.names[seat], colour=colour_name(colour), cards=kept),
        seat,
        str(kept),
        text_size=22,
        came=(f"hand:{seat}", f"panel:{seat}"),
    )


def _played(look: Look, s: China) -> list[Piece]:
    """Cards that were played in this turn; one of them will be kept."""
    held = [(colour, i) for colour in range(COLOURS) for i in range(s.played[colour])]
    places = row(len(held), 60, 300, 100)
    return [
        Piece(
            f"played:{colour}:{number}",
            f"card-{colour}",
            x,
            PLAYED,
            look.say("scene-played", card=card_name(colour)),
            came=(f"hand:{s.active}", f"panel:{s.active}"),
        )
        for (colour, number), x in zip(held, places, strict=True)
    ]
