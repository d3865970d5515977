"""A rebellion: the two sides, who stands where, what is committed, who wins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hasu.draw.svg import SERIF, element, text
from hasu.games.white_lotus.glyphs import crown, lotus
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
BOX = 284  # the width of a side
LEFT = {Side.EMPEROR: 8, Side.REBELS: WIDTH - 8 - BOX}
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
    return element("rect", x=LEFT[side], y=6, width=BOX, height=HEIGHT - 12, rx=10)


@cache
def _ground(captions: tuple[str, str]) -> str:
    """Two sheets of paper, one under the crown, one under the lotus."""
    signs = (element("g", crown(), transform="translate(38 34)"), lotus(WIDTH - BOX + 22, 32, 19))
    found = []
    for side, caption, sign in zip((Side.EMPEROR, Side.REBELS), captions, signs, strict=True):
        paper = element(
            "rect",
            x=LEFT[side],
            y=6,
            width=BOX,
            height=HEIGHT - 12,
            rx=10,
            fill="var(--raised)",
            stroke="var(--ink)",
            stroke_width=1.6,
        )
        words = text(
            caption, LEFT[side] + 62, 40, font_family=SERIF, font_size=22, fill="var(--ink)"
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
        places = row(len(seats), LEFT[side] + 36, LEFT[side] + BOX - 36, 62)
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
    """While a leader is sought: what each could raise."""
    if seat == s.emperor or not villages(s, seat):
        return
    words = look.say("count-village", count=villages(s, seat))
    symbol = f"tile-{int(Building.VILLAGE)}"
    yield Piece(f"raised:{seat}", symbol, x, y, words, text=str(villages(s, seat)), text_size=26)


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
    """What palaces and villages add, as long as rewards have not changed them."""
    if any(s.rewarded[seat] for seat in range(s.seats)):
        return []
    found = []
    given = [(Side.EMPEROR, Building.PALACE, PALACE_STRENGTH * palaces(s, s.emperor))]
    if s.leader != NO_SEAT:
        given.append((Side.REBELS, Building.VILLAGE, VILLAGE_STRENGTH * villages(s, s.leader)))
    for side, building, strength in given:
        x = LEFT[side] + BOX - 34
        name = look.say(f"scene-bonus-{int(side)}", strength=strength)
        found += [
            Piece(f"bonus:{int(side)}", f"building-{int(building)}", x - 18, 32, name),
            Piece(f"bonus-sum:{int(side)}", "words", x + 12, 34, text=f"+{strength}", text_size=24),
        ]
    return found


def _sums(s: WhiteLotus) -> list[Piece]:
    """The strength of both sides once it is known; the stronger under a laurel of lacquer."""
    if s.winning == Side.UNKNOWN:
        return []
    fresh = not any(s.rewarded[seat] for seat in range(s.seats))
    extra = (
        PALACE_STRENGTH * palaces(s, s.emperor),
        VILLAGE_STRENGTH * villages(s, s.leader),
    )
    found = []
    for side in (Side.EMPEROR, Side.REBELS):
        put = committed(s, side)
        words = f"{put} + {extra[side]} = {put + extra[side]}" if fresh else str(put)
        x = LEFT[side] + BOX / 2
        found.append(Piece(f"sum:{int(side)}", "words", x, SUM_Y, text=words, text_size=28))
    x = LEFT[Side(s.winning)] + BOX / 2
    return [Piece("victory", "enso", x, SUM_Y + 2, scale=0.62), *found]
