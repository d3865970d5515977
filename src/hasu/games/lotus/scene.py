"""Lotus on the page: the garden, the wildflowers, the own hand, and what a click means."""

from __future__ import annotations

from hasu.draw.svg import SERIF, element, text
from hasu.engine.events import Happening
from hasu.games.lotus import glyphs
from hasu.games.lotus.actions import LIFT, LIFT_ELDER, LIFT_FROM_FLOWER, LIFT_FROM_SUPPLY, UNDER
from hasu.games.lotus.cards import flower_of, own_cards_left, petals_needed
from hasu.games.lotus.completion import strength
from hasu.games.lotus.drawing import OWN_DECK
from hasu.games.lotus.events import Event
from hasu.games.lotus.labels import card_name, flower_name
from hasu.games.lotus.state import CARDS, FLOWERS, POWERS, SUPPLY, Ask, Lotus, Power
from hasu.scene.layout import row
from hasu.scene.look import Line, Look, Parts, line
from hasu.scene.model import Area, Figure, Panel, Piece, Scene, Spot

WIDTH, HEIGHT = 930, 660
CENTRES = ((155, 132), (465, 132), (775, 132), (155, 462), (465, 462))  # of the flowers
WILD = (775, 470)
HAND_WIDTH, HAND_HEIGHT = 720, 150
RULES = {
    Ask.ACTION: "LO-T1",
    Ask.MORE_PETALS: "LO-T3",
    Ask.MORE_UNDER: "LO-T5",
    Ask.GUARDIAN_TO: "LO-T6",
    Ask.REWARD: "LO-C3",
    Ask.DRAW: "LO-T7",
}


def scene(look: Look) -> Scene:
    s: Lotus = look.state
    areas = (_garden(look, s), *(_hand(look, s, seat) for seat in look.hands))
    panels = tuple(_panel(look, s, seat) for seat in range(s.seats))
    facts = (look.say("fact-last-round", turns=s.turns_left),) if s.turns_left else ()
    return Scene(areas, panels, facts, glyphs.symbols())


# The garden


def _garden(look: Look, s: Lotus) -> Area:
    pieces = [p for flower in range(FLOWERS) for p in _flower(look, s, flower)]
    return Area(
        "garden",
        "board",
        look.say("board-garden"),
        WIDTH,
        HEIGHT,
        _ground(look),
        tuple(_flower_spot(look, s, flower) for flower in range(FLOWERS)),
        (*pieces, *_wildflowers(look, s)),
    )


def _ground(look: Look) -> str:
    flowers = "".join(
        glyphs.empty_flower(flower, x, y) + _caption(look.tell(flower_name(flower)), x, y + 122)
        for flower, (x, y) in enumerate(CENTRES)
    )
    x, y = WILD
    return flowers + _caption(look.say("scene-wildflowers"), x, y + 112)


def _caption(words: str, x: float, y: float) -> str:
    return text(
        words,
        x,
        y,
        text_anchor="middle",
        font_family=SERIF,
        font_size=23,
        fill="var(--ink)",
    )


def _flower_spot(look: Look, s: Lotus, flower: int) -> Spot:
    x, y = CENTRES[flower]
    name = look.say(
        "scene-flower",
        flower=look.tell(flower_name(flower)),
        petals=s.petals[flower],
        needed=petals_needed(flower),
    )
    return Spot(f"flower:{flower}", element("circle", cx=x, cy=y, r=100), name)


def _flower(look: Look, s: Lotus, flower: int) -> list[Piece]:
    """Its petals, the guardians on it, and how strong everyone is there."""
    x, y = CENTRES[flower]
    found = []
    for petal in range(s.petals[flower]):
        laid = s.laid[flower][petal]
        seat = (laid - 1) // 2 if laid else -1
        found.append(
            Piece(
                f"petal:{flower}:{petal}",
                f"petal-{flower}-{laid}",
                x,
                y,
                turn=glyphs.angle(flower, petal),
                came=_origin(look, seat if laid else s.active),
            )
        )
    return found + _strengths(look, s, flower) + _guardians(look, s, flower)


def _origin(look: Look, seat: int) -> tuple[str, ...]:
    return (f"hand:{seat}", f"panel:{seat}")


def _strengths(look: Look, s: Lotus, flower: int) -> list[Piece]:
    """A disc with a number for everyone who is there."""
    x, y = CENTRES[flower]
    present = [seat for seat in range(s.seats) if strength(s, flower, seat)]
    places = row(len(present), x - 66, x + 66, 44)
    return [
        Piece(
            f"strength:{flower}:{seat}",
            f"disc-{seat}",
            place,
            y + 148,
            look.say("scene-strength", seat=look.names[seat], strength=strength(s, flower, seat)),
            seat,
            f"\u2002\u2002\u2002{strength(s, flower, seat)}",
            text_size=24,
        )
        for seat, place in zip(present, places, strict=True)
    ]


def _guardians(look: Look, s: Lotus, flower: int) -> list[Piece]:
    x, y = CENTRES[flower]
    standing = []
    for seat in range(s.seats):
        first = sum(s.guardians[seat][:flower])
        standing += [
            (f"guardian:{seat}:{first + i}", f"pawn-{seat}", seat)
            for i in range(s.guardians[seat][flower])
        ]
        if s.elder_at[seat] == flower:
            standing.append((f"elder:{seat}", f"elder-{seat}", seat))
    places = row(len(standing), x - 120, x + 120, 34)
    return [
        Piece(
            piece,
            symbol,
            place,
            y + (72 if index % 2 else 84),
            look.say("scene-guardian", seat=look.names[seat]),
            seat,
            came=(f"panel:{seat}",),
        )
        for index, ((piece, symbol, seat), place) in enumerate(zip(standing, places, strict=True))
    ]


def _wildflowers(look: Look, s: Lotus) -> list[Piece]:
    x, y = WILD
    held = [flower for flower in range(FLOWERS) for _ in range(s.row[flower])]
    seen = [0] * FLOWERS
    found = [
        Piece(
            "wild-deck",
            "back",
            x - 92,
            y,
            look.say("scene-deck", left=s.wild_size),
            text=str(s.wild_size),
            text_size=26,
            faded=s.wild_size == 0,
        )
    ]
    spots = ((x, y - 62), (x + 90, y - 62), (x, y + 42), (x + 90, y + 42))
    for flower, place in zip(held, spots, strict=False):
        found.append(
            Piece(
                f"wild:{flower}:{seen[flower]}",
                glyphs.card_symbol(flower * 3, 0),
                *place,
                look.tell(card_name(flower * 3)),
                scale=0.82,
                came=("wild-deck",),
            )
        )
        seen[flower] += 1
    return found


# The hand


def _hand(look: Look, s: Lotus, seat: int) -> Area:
    held = [(card, index) for card in range(CARDS) for index in range(s.hand[seat][card])]
    middle = HAND_HEIGHT / 2
    cards = [
        Piece(
            f"card:{seat}:{card}:{index}",
            glyphs.card_symbol(card, seat),
            x,
            middle,
            look.tell(card_name(card)),
            seat,
            came=(f"deck:{seat}",),
        )
        for (card, index), x in zip(held, row(len(held), 190, 530, 92), strict=True)
    ]
    left = own_cards_left(s, seat)
    deck = Piece(
        f"deck:{seat}",
        "back",
        60,
        middle,
        look.say("scene-own-deck", left=left),
        seat,
        str(left),
        text_size=28,
        faded=left == 0,
    )
    title = look.say("scene-hand") if seat == look.seat else look.names[seat]
    return Area(
        f"hand:{seat}",
        "hand",
        title,
        HAND_WIDTH,
        HAND_HEIGHT,
        "",
        (),
        (deck, *cards, *_supply(look, s, seat)),
    )


def _supply(look: Look, s: Lotus, seat: int) -> list[Piece]:
    """Guardians that wait in the supply; those on flowers come first in the count."""
    placed = sum(s.guardians[seat])
    waiting = [(f"guardian:{seat}:{placed + i}", f"pawn-{seat}") for i in range(s.supply[seat])]
    if s.elder_at[seat] == SUPPLY:
        waiting.append((f"elder:{seat}", f"elder-{seat}"))
    name = look.say("scene-guardian", seat=look.names[seat])
    return [
        Piece(piece, symbol, x, HAND_HEIGHT / 2, name, seat, scale=1.4)
        for (piece, symbol), x in zip(waiting, row(len(waiting), 585, 690, 50), strict=True)
    ]


def _panel(look: Look, s: Lotus, seat: int) -> Panel:
    figures = (
        Figure(look.say("column-petals"), s.won[seat]),
        Figure(look.say("column-tokens"), s.tokens[seat]),
        Figure(look.say("column-hand"), s.hand_size[seat]),
        Figure(look.say("column-deck"), own_cards_left(s, seat)),
        Figure(look.say("column-guardians"), s.supply[seat]),
    )
    powers = tuple(
        look.say(f"power-{Power(power).name.lower().replace('_', '-')}")
        for power in range(POWERS)
        if s.power[seat][power]
    )
    return Panel(seat, s.points[seat], figures, powers, seat == s.active and not s.over)


# Clicks


def targets(look: Look, choice: int) -> Parts:
    s: Lotus = look.state
    asked = s.asked[look.seat]
    if asked == Ask.ACTION:
        return _action_targets(look, s, choice)
    if asked in (Ask.MORE_PETALS, Ask.MORE_UNDER):
        return (_held(look, s, choice),) if choice < CARDS else ()
    if asked == Ask.GUARDIAN_TO:
        return ((f"flower:{choice}",),)
    if asked == Ask.DRAW:
        if choice == OWN_DECK:
            return ((f"deck:{look.seat}",),)
        return (tuple(f"wild:{choice - 1}:{i}" for i in range(s.row[choice - 1])),)
    return ()


def _action_targets(look: Look, s: Lotus, choice: int) -> Parts:
    seat = look.seat
    if choice < UNDER:
        return (_held(look, s, choice), (f"flower:{flower_of(choice)}",))
    if choice < LIFT:
        return (_held(look, s, choice - UNDER), (f"deck:{seat}",))
    if choice == LIFT_ELDER:
        return ((f"elder:{seat}",),)
    placed = sum(s.guardians[seat])
    if choice == LIFT_FROM_SUPPLY:
        return (tuple(f"guardian:{seat}:{placed + i}" for i in range(s.supply[seat])),)
    flower = choice - LIFT_FROM_FLOWER
    first = sum(s.guardians[seat][:flower])
    return (tuple(f"guardian:{seat}:{first + i}" for i in range(s.guardians[seat][flower])),)


def _held(look: Look, s: Lotus, card: int) -> tuple[str, ...]:
    return tuple(f"card:{look.seat}:{card}:{i}" for i in range(s.hand[look.seat][card]))


def touches(look: Look, happening: Happening) -> tuple[str, ...]:
    named = happening.named
    if happening.kind == Event.PLAYED:
        return (f"flower:{flower_of(named['card'])}",)
    if "flower" in named and happening.kind not in (Event.TURNED_UP, Event.TOOK_WILDFLOWER):
        return (f"flower:{named['flower']}",)
    return ()


# The score sheet


def sheet(look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
    found = [entry for happening in log for entry in _lines(look, happening)]
    s: Lotus = look.state
    if not s.partners:
        return tuple(found)
    return tuple(Line(e.text, e.rule, _with_partner(e.points)) for e in found)


def _with_partner(points: tuple[int, ...]) -> tuple[int, ...]:
    """Partners score together (LO-V1)."""
    return tuple(points[seat] + points[(seat + 2) % 4] for seat in range(4))


def _lines(look: Look, happening: Happening) -> list[Line]:
    named = happening.named
    rule = happening.kind.spec.rule
    if happening.kind in (Event.COMPLETED, Event.GATHERED):
        key = f"sheet-{happening.kind.key}"
        words = look.say(key, flower=look.tell(flower_name(named["flower"])))
        return [line(look, words, rule, named["seat"], named["petals"])]
    if happening.kind == Event.TOKEN:
        return [line(look, look.say("sheet-token"), rule, named["seat"], named["points"])]
    return []
