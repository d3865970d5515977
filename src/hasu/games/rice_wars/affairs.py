"""What lies beside the board for a while: advisors, a fight, a card aimed at someone."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import SERIF, element, text
from hasu.games.rice_wars.aims import LOOKING
from hasu.games.rice_wars.card_faces import (
    CARD_WIDTH,
    Face,
    advisor_face,
    card_face,
    full_name,
)
from hasu.games.rice_wars.courts import court_area
from hasu.games.rice_wars.doings import aiming, fighting
from hasu.games.rice_wars.fights import fight_area
from hasu.games.rice_wars.glyphs import colour_of
from hasu.games.rice_wars.ground import fitting
from hasu.games.rice_wars.phrases import daimyo_name, say
from hasu.games.rice_wars.state import MOST_HAND, NONE, SLOTS, RiceWars
from hasu.scene import seals
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, HEIGHT = 720, 190


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
    """Who plays what against whom, and the hand that is looked at."""
    names = [daimyo_name(look, s, s.actor)]
    colours = [colour_of(s, s.actor)]
    if s.victim != NONE:
        names.append(daimyo_name(look, s, s.victim))
        colours.append(colour_of(s, s.victim))
    face, symbol = _means(s)
    key = "scene-card" if s.source != NONE else "scene-advisor"
    scale = 0.95 if s.source != NONE else 0.62
    means = Piece("means", symbol, 250, HEIGHT / 2, full_name(look, face, key), scale=scale)
    title = say(look, "scene-aim", name=names[0], card=face.name)
    return Area(
        "aim",
        "table",
        title,
        WIDTH,
        HEIGHT,
        _ground(tuple(names), tuple(colours)),
        (),
        (means, *_seen(look, s)),
    )


def _means(s: RiceWars) -> tuple[Face, str]:
    """The card, or the advisor whose service has this effect."""
    if s.source != NONE:
        return card_face(s, s.source), f"card-{s.source}"
    used = (s.advisor[slot] for slot in range(SLOTS) if s.served[s.actor][slot])
    advisor = next(a for a in used if s.service_effect[a] == s.doing)
    return advisor_face(s, advisor), f"advisor-{advisor}"


@cache
def _ground(names: tuple[str, ...], colours: tuple[int, ...]) -> str:
    parts = []
    for x, name, colour in zip((90, 430), names, colours, strict=False):
        parts += [
            element("g", seals.disc(colour, 22), transform=f"translate({x} 80)"),
            text(
                fitting(name, 160),
                x,
                132,
                text_anchor="middle",
                font_family=SERIF,
                font_size=22,
                fill="var(--ink)",
            ),
        ]
    arrow = element(
        "path",
        d="M332 80C346 77 360 82 376 80M364 68L378 80L364 92",
        fill="none",
        stroke="var(--lacquer)",
        stroke_width=5,
        stroke_linecap="round",
    )
    return "".join(parts) + (arrow if len(names) > 1 else "")


def _seen(look: Look, s: RiceWars) -> list[Piece]:
    """The hand that the actor looks at; for all others its backs."""
    if s.stage != LOOKING or s.victim == NONE:
        return []
    cards = _known(look, s)
    half = CARD_WIDTH * 0.72 / 2
    places = row(len(cards), 500 + half, WIDTH - half - 4, CARD_WIDTH * 0.72 + 6)
    return [
        Piece(piece, symbol, x, HEIGHT / 2, name, scale=0.72, came=(f"panel:{s.victim}",))
        for (piece, symbol, name), x in zip(cards, places, strict=True)
    ]


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
