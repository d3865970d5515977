"""A rebellion: the two sides, who stands where, what is committed, who wins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hasu.draw.svg import SERIF, element, text
from hasu.games.white_lotus.glyphs import SIDE_HEIGHT, SIDE_WIDTH, crown, lotus
from hasu.games.white_lotus.provinces import palaces
from hasu.games.white_lotus.rebellion import (
    PALACE_STRENGTH,
    VILLAGE_STRENGTH,
    committed,
    villages,
)
from hasu.games.white_lotus.scene_board import year_phase
from hasu.games.white_lotus.state import NO_SEAT, Ask, Building, Phase, Side, WhiteLotus
from hasu.games.white_lotus.words import combat_of, word
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece, Spot

WIDTH, HEIGHT = 720, 250
LEFT = {Side.EMPEROR: 8, Side.REBELS: WIDTH - 8 - SIDE_WIDTH}
DISC_Y, CARD_Y, SUM_Y = 84, 148, 218


def rebellion_area(look: Look) -> Area | None:
    s: WhiteLotus = look.state
    if not Phase.UPRISING <= year_phase(s) <= Phase.SUCCESSION:
        return None
    spots = tuple(
        Spot(f"side:{int(side)}", _frame(side), word(look, _caption(side)))
        for side in (Side.EMPEROR, Side.REBELS)
    )
    captions = (word(look, _caption(Side.EMPEROR)), word(look, _caption(Side.REBELS)))
    pieces = (*_everyone(look, s), *_bonus(look, s), *_sums(s))
    return Area(
        "rebellion", "table", title(look, s), WIDTH, HEIGHT, _ground(captions), spots, pieces
    )


def title(look: Look, s: WhiteLotus) -> str:
    if s.leader == NO_SEAT:
        return word(look, "scene-uprising")
    return look.say("scene-rebellion", seat=look.names[s.leader])


def _caption(side: Side) -> str:
    return "side-emperor" if side == Side.EMPEROR else "side-rebels"


def _frame(side: Side) -> str:
    return element("rect", x=LEFT[side], y=6, width=SIDE_WIDTH, height=SIDE_HEIGHT, rx=10)


@cache
def _ground(captions: tuple[str, str]) -> str:
    """Two sheets of paper, one under the crown, one under the lotus."""
    signs = (
        element("g", crown(), transform="translate(38 34)"),
        lotus(WIDTH - SIDE_WIDTH + 22, 32, 19),
    )
    found = []
    for side, caption, sign in zip((Side.EMPEROR, Side.REBELS), captions, signs, strict=True):
        paper = element(
            "rect",
            x=LEFT[side],
            y=6,
            width=SIDE_WIDTH,
            height=SIDE_HEIGHT,
            rx=10,
            fill="var(--raised)",
            stroke="var(--ink)",
            stroke_width=1.6,
        )
        words = text(
            caption, LEFT[side] + 62, 40, font_family=SERIF, font_size=20, fill="var(--ink)"
        )
        found += [paper, sign, words]
    return "".join(found)


# Who stands where


def side_of(look: Look, s: WhiteLotus, seat: int) -> Side:
    """The side of a seat as the viewer knows it; before a leader is found, who may lead."""
    if s.leader == NO_SEAT:
        if seat == s.emperor:
            return Side.EMPEROR
        return Side.REBELS if villages(s, seat) else Side.UNKNOWN
    if s.joined[seat] != Side.UNKNOWN:
        return Side(s.joined[seat])
    chosen = s.phase in (Phase.BATTLE, Phase.SIDES_OPEN) and s.asked[seat] != Ask.SIDE
    return Side(s.side[seat]) if chosen and seat in look.hands else Side.UNKNOWN


def _everyone(look: Look, s: WhiteLotus) -> Iterator[Piece]:
    sides = [side_of(look, s, seat) for seat in range(s.seats)]
    for side in (Side.EMPEROR, Side.REBELS):
        seats = sorted(
            (seat for seat in range(s.seats) if sides[seat] == side),
            key=lambda seat: seat not in (s.emperor, s.leader),
        )
        places = row(len(seats), LEFT[side] + 36, LEFT[side] + SIDE_WIDTH - 36, 62)
        for seat, x in zip(seats, places, strict=True):
            yield from _one(look, s, seat, x, DISC_Y)
    waiting = [seat for seat in range(s.seats) if sides[seat] == Side.UNKNOWN]
    for index, seat in enumerate(waiting):
        x = WIDTH / 2 if len(waiting) == 1 else WIDTH / 2 + (31 if index % 2 else -31)
        yield from _one(look, s, seat, x, 44 if index < 2 else 164, 0.82)


def _one(
    look: Look, s: WhiteLotus, seat: int, x: float, y: float, scale: float = 1
) -> Iterator[Piece]:
    yield Piece(
        f"fighter:{seat}",
        f"disc-{seat}",
        x,
        y,
        look.say("scene-fighter", seat=look.names[seat], combat=combat_of(look, seat)),
        seat,
        scale=1.5 * scale,
        faded=s.leader == NO_SEAT and bool(s.refused[seat]),
        came=(f"panel:{seat}",),
    )
    below = y + (CARD_Y - DISC_Y) * scale
    if s.leader == NO_SEAT:
        yield from _villages(look, s, seat, x, below)
    else:
        yield from _card(look, s, seat, x, below, scale)


def _villages(look: Look, s: WhiteLotus, seat: int, x: float, y: float) -> Iterator[Piece]:
    """While a leader is sought: what each could raise, and a ring around the one asked."""
    if s.asked[seat] == Ask.LEAD:
        yield Piece("called", "enso", x, DISC_Y, scale=0.52)
    if seat == s.emperor or not villages(s, seat):
        return
    name = look.say("count-village", count=villages(s, seat))
    count = str(villages(s, seat))
    yield Piece(f"raised:{seat}", f"building-{int(Building.VILLAGE)}", x - 13, y, name)
    yield Piece(f"raised-sum:{seat}", "words", x + 15, y, text=count, text_size=24)


def _card(
    look: Look, s: WhiteLotus, seat: int, x: float, y: float, scale: float
) -> Iterator[Piece]:
    came = (f"hand:{seat}", f"panel:{seat}")
    if s.winning != Side.UNKNOWN:
        amount = s.played[seat]
    elif s.phase == Phase.BATTLE and seat in look.hands and s.asked[seat] == Ask.NOTHING:
        amount = s.amount[seat]
    else:
        thinks = s.asked[seat] != Ask.NOTHING
        name = word(look, "scene-thinks" if thinks else "scene-sealed")
        if s.phase in (Phase.BATTLE, Phase.SIDES_OPEN):
            yield Piece(
                f"force:{seat}", "back", x, y, name, seat, "", 0.62 * scale, faded=thinks, came=came
            )
        return
    name = look.say("combat-points", count=amount)
    yield Piece(
        f"force:{seat}",
        "card",
        x,
        y,
        name,
        seat,
        str(amount),
        0.62 * scale,
        text_size=50,
        faded=bool(s.rewarded[seat]),
        came=came,
    )


# Strength


def _bonus(look: Look, s: WhiteLotus) -> list[Piece]:
    """Before the battle: what palaces and villages will add."""
    if s.winning != Side.UNKNOWN:
        return []
    found = []
    kinds = {Side.EMPEROR: Building.PALACE, Side.REBELS: Building.VILLAGE}
    for side, strength in _extra(s).items():
        x = LEFT[side] + SIDE_WIDTH / 2
        name = look.say(f"scene-bonus-{int(side)}", strength=strength)
        symbol = f"building-{int(kinds[side])}"
        found += [
            Piece(f"bonus:{int(side)}", symbol, x - 22, SUM_Y, name),
            Piece(f"sum:{int(side)}", "words", x + 22, SUM_Y, text=f"+{strength}", text_size=26),
        ]
    return found


def _extra(s: WhiteLotus) -> dict[Side, int]:
    """The strength that the two leaders' own buildings add (WL-4e)."""
    found = {Side.EMPEROR: PALACE_STRENGTH * palaces(s, s.emperor)}
    if s.leader != NO_SEAT:
        found[Side.REBELS] = VILLAGE_STRENGTH * villages(s, s.leader)
    return found


def _sums(s: WhiteLotus) -> list[Piece]:
    """After the battle: the strength of both sides, and a frame around the winners.

    Rewards change who owns what; then only the points that were committed still stand.
    """
    if s.winning == Side.UNKNOWN:
        return []
    fresh = not any(s.rewarded[seat] for seat in range(s.seats))
    found = []
    for side, extra in _extra(s).items():
        put = committed(s, side)
        words = f"{put} + {extra} = {put + extra}" if fresh else str(put)
        x = LEFT[side] + SIDE_WIDTH / 2
        found.append(Piece(f"sum:{int(side)}", "words", x, SUM_Y, text=words, text_size=26))
    x = LEFT[Side(s.winning)] + SIDE_WIDTH / 2
    return [Piece("won", "won", x, HEIGHT / 2), *found]
