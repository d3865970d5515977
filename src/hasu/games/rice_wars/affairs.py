"""What lies beside the board for a while: advisors, a fight, a card aimed at someone."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import element
from hasu.games.rice_wars.aims import LOOKING
from hasu.games.rice_wars.card_faces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Face,
    advisor_face,
    card_face,
    full_name,
)
from hasu.games.rice_wars.courts import court_area
from hasu.games.rice_wars.doings import aimed_at, aiming, fighting
from hasu.games.rice_wars.fights import fight_area
from hasu.games.rice_wars.glyphs import colour_of
from hasu.games.rice_wars.ground import written
from hasu.games.rice_wars.phrases import daimyo_name, say
from hasu.games.rice_wars.state import MOST_HAND, NONE, SLOTS, RiceWars
from hasu.scene import seals
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH = 360
HEAD = 88  # the height of the line that says who acts against whom
SEEN = 0.8  # the size of cards of another hand
ABREAST = 3


def affairs(look: Look, s: RiceWars) -> tuple[Area, ...]:
    """The most urgent first."""
    found = []
    if fighting(s):
        found.append(fight_area(look, s))
    if aiming(s):
        found.append(_aim_area(look, s))
    if any(advisor != NONE for advisor in s.advisor):
        found.append(court_area(look, s))
    return tuple(found)


# An effect aimed at an opponent


def _aim_area(look: Look, s: RiceWars) -> Area:
    """Who plays what against whom; then the hand that is looked at, instead of the card."""
    names = [daimyo_name(look, s, s.actor)]
    colours = [colour_of(s, s.actor)]
    if (victim := aimed_at(s)) != NONE:
        names.append(daimyo_name(look, s, victim))
        colours.append(colour_of(s, victim))
    face, symbol = _means(s)
    looking = s.stage == LOOKING
    pieces = _seen(look, s) if looking else [_played(look, s, face, symbol)]
    height = HEAD + _high(SEEN) * -(-len(pieces) // ABREAST) if looking else HEAD + _high(1)
    title = say(look, "scene-aim", name=names[0], card=face.name)
    ground = _ground(tuple(names), tuple(colours))
    return Area("aim", "table", title, WIDTH, height, ground, (), tuple(pieces))


def _high(scale: float) -> float:
    return CARD_HEIGHT * scale + 8


def _means(s: RiceWars) -> tuple[Face, str]:
    """The card, or the advisor whose service has this effect."""
    if s.source != NONE:
        return card_face(s, s.source), f"card-{s.source}"
    used = (s.advisor[slot] for slot in range(SLOTS) if s.served[s.actor][slot])
    advisor = next(a for a in used if s.service_effect[a] == s.doing)
    return advisor_face(s, advisor), f"advisor-{advisor}"


def _played(look: Look, s: RiceWars, face: Face, symbol: str) -> Piece:
    by_card = s.source != NONE
    name = full_name(look, face, "scene-card" if by_card else "scene-advisor")
    came = ("discards",) if by_card else ("court",)
    return Piece("means", symbol, WIDTH / 2, HEAD + _high(1) / 2, name, came=came)


@cache
def _ground(names: tuple[str, ...], colours: tuple[int, ...]) -> str:
    parts = []
    for x, name, colour in zip((92, 268), names, colours, strict=False):
        parts += [
            element("g", seals.disc(colour, 20), transform=f"translate({x} 28)"),
            written(name, x, 74, 150, "middle"),
        ]
    arrow = element(
        "path",
        d="M-24 0C-8 -3 4 2 20 0M8 -12L22 0L8 12",
        transform="translate(180 28)",
        fill="none",
        stroke="var(--lacquer)",
        stroke_width=5,
        stroke_linecap="round",
    )
    return "".join(parts) + (arrow if len(names) > 1 else "")


def _seen(look: Look, s: RiceWars) -> list[Piece]:
    """The hand that the actor looks at; for all others its backs."""
    cards = _known(look, s)
    found = []
    half = CARD_WIDTH * SEEN / 2
    for first in range(0, len(cards), ABREAST):
        abreast = cards[first : first + ABREAST]
        y = HEAD + _high(SEEN) * (first / ABREAST + 0.5)
        places = row(len(abreast), half + 8, WIDTH - half - 8, CARD_WIDTH * SEEN + 6)
        for (piece, symbol, name), x in zip(abreast, places, strict=True):
            came = (f"panel:{s.victim}",)
            found.append(Piece(piece, symbol, x, y, name, scale=SEEN, came=came))
    return found


def _known(look: Look, s: RiceWars) -> list[tuple[str, str, str]]:
    if s.actor not in look.hands:
        name = say(look, "scene-face-down")
        return [(f"back:{i}", "back", name) for i in range(s.hand_size[s.victim])]
    return [
        (known_id(place), f"card-{card - 1}", full_name(look, card_face(s, card - 1), "scene-card"))
        for place in range(MOST_HAND)
        if (card := s.known[s.actor][s.victim][place]) > 0
    ]


def known_id(place: int) -> str:
    return f"known:{place}"
