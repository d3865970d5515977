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
from hasu.games.white_lotus.state import NO_SEAT, Ask, Building, Phase, Side, WhiteLotus
from hasu.games.white_lotus.words import combat_of, word
from hasu.games.white_lotus.year import year_phase
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece, Spot

CAPTIONS = {Side.EMPEROR: "side-emperor", Side.REBELS: "side-rebels"}
WIDTH, GAP = 440, 6
UNDECIDED = 94  # the height of the row between the sides
EDGE = (WIDTH - SIDE_WIDTH) / 2
CAPTION_Y, ENTRY_Y, SUM_X = 26, 86, 346  # in a side; an entry's place is the middle of its card


def rebellion_area(look: Look) -> Area | None:
    s: WhiteLotus = look.state
    if not Phase.UPRISING <= year_phase(s) <= Phase.SUCCESSION:
        return None
    sides = [side_of(look, s, seat) for seat in range(s.seats)]
    undecided = Side.UNKNOWN in sides and s.leader != NO_SEAT
    below = SIDE_HEIGHT + 2 * GAP + (UNDECIDED if undecided else 0)
    tops = {Side.EMPEROR: float(GAP), Side.REBELS: float(below)}
    captions = {side: word(look, key) for side, key in CAPTIONS.items()}
    pieces = (*_everyone(look, s, sides, tops), *_strength(look, s, tops))
    return Area(
        "rebellion",
        "table",
        title(look, s),
        WIDTH,
        below + SIDE_HEIGHT + GAP,
        _ground(below, *captions.values()),
        tuple(
            Spot(f"side:{int(side)}", _frame(tops[side]), caption)
            for side, caption in captions.items()
        ),
        pieces,
    )


def title(look: Look, s: WhiteLotus) -> str:
    if s.leader == NO_SEAT:
        return word(look, "scene-uprising")
    return look.say("scene-rebellion", seat=look.names[s.leader])


def _frame(top: float, **style: object) -> str:
    return element("rect", x=EDGE, y=top, width=SIDE_WIDTH, height=SIDE_HEIGHT, rx=10, **style)


@cache
def _ground(below: float, emperor: str, rebels: str) -> str:
    """Two sheets of paper, one under the crown, one under the lotus."""
    paper = {"fill": "var(--raised)", "stroke": "var(--ink)", "stroke_width": 1.6}
    words = {"font_family": SERIF, "font_size": 22, "fill": "var(--ink)"}
    hat = element("g", crown(), transform=f"translate(38 {GAP + CAPTION_Y:g})")
    return (
        _frame(GAP, **paper)
        + hat
        + text(emperor, 66, GAP + CAPTION_Y + 7, **words)
        + _frame(below, **paper)
        + lotus(38, below + CAPTION_Y, 18)
        + text(rebels, 66, below + CAPTION_Y + 7, **words)
    )


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


def _everyone(
    look: Look, s: WhiteLotus, sides: list[Side], tops: dict[Side, float]
) -> Iterator[Piece]:
    middles = {side: top + ENTRY_Y for side, top in tops.items()}
    middles[Side.UNKNOWN] = GAP + SIDE_HEIGHT + UNDECIDED / 2 + 5
    if s.leader == NO_SEAT:
        del middles[Side.UNKNOWN]  # whoever has no village cannot lead
    for side, y in middles.items():
        seats = sorted(
            (seat for seat in range(s.seats) if sides[seat] == side),
            key=lambda seat: seat not in (s.emperor, s.leader),
        )
        for seat, x in zip(seats, row(len(seats), 46, WIDTH - 46, 68), strict=True):
            yield from _one(look, s, seat, x, y)


def _one(look: Look, s: WhiteLotus, seat: int, x: float, y: float) -> Iterator[Piece]:
    """A card with the disc of its owner on its upper edge."""
    if s.leader == NO_SEAT:
        yield from _villages(look, s, seat, x, y)
    else:
        yield from _card(look, s, seat, x, y)
    yield Piece(
        f"fighter:{seat}",
        f"disc-{seat}",
        x,
        y - 26,
        look.say("scene-fighter", seat=look.names[seat], combat=combat_of(look, seat)),
        seat,
        scale=1.2,
        faded=s.leader == NO_SEAT and bool(s.refused[seat]),
        came=(f"panel:{seat}",),
    )


def _villages(look: Look, s: WhiteLotus, seat: int, x: float, y: float) -> Iterator[Piece]:
    """While a leader is sought: what each could raise, and a ring around the one asked."""
    if s.asked[seat] == Ask.LEAD:
        yield Piece("called", "enso", x, y - 26, scale=0.44)
    if seat == s.emperor or not villages(s, seat):
        return
    name = look.say("count-village", count=villages(s, seat))
    count = str(villages(s, seat))
    yield Piece(f"raised:{seat}", f"building-{int(Building.VILLAGE)}", x - 15, y + 22, name)
    yield Piece(f"raised-sum:{seat}", "words", x + 15, y + 22, text=count, text_size=26)


def _card(look: Look, s: WhiteLotus, seat: int, x: float, y: float) -> Iterator[Piece]:
    """What a seat commits: open once revealed, and to its owner; face down to others."""
    came = (f"hand:{seat}", f"panel:{seat}")
    fought = s.winning != Side.UNKNOWN
    mine = s.phase == Phase.BATTLE and seat in look.hands and s.asked[seat] == Ask.NOTHING
    if fought or mine:
        amount = s.played[seat] if fought else s.amount[seat]
        name = look.say("combat-points", count=amount)
        yield Piece(
            f"force:{seat}",
            "card",
            x,
            y + 8,
            name,
            seat,
            str(amount),
            0.56,
            faded=bool(s.rewarded[seat]),
            text_size=50,
            came=came,
        )
    elif s.phase == Phase.BATTLE or (
        s.phase == Phase.SIDES_OPEN and s.joined[seat] == Side.UNKNOWN
    ):
        thinks = look.thinks(seat)
        name = word(look, "scene-thinks" if thinks else "scene-sealed")
        yield Piece(
            f"force:{seat}", "back", x, y + 8, name, seat, scale=0.56, faded=thinks, came=came
        )


# Strength


def _strength(look: Look, s: WhiteLotus, tops: dict[Side, float]) -> Iterator[Piece]:
    """What palaces and villages add, then the whole sums, and a frame around the winners.

    Rewards change who owns what; after the first, only the committed points still stand.
    """
    fought = s.winning != Side.UNKNOWN
    fresh = not any(s.rewarded[seat] for seat in range(s.seats))
    for side, (kind, extra) in _extra(s).items():
        y, put = tops[side] + CAPTION_Y, committed(s, side)
        sums = f"{put} + {extra} = {put + extra}" if fresh else str(put)
        name = look.say(f"scene-bonus-{int(side)}", strength=extra)
        words = sums if fought else f"+{extra}"
        if not fought:
            yield Piece(f"bonus:{int(side)}", f"building-{int(kind)}", SUM_X - 22, y, name)
        x = SUM_X if fought else SUM_X + 20
        yield Piece(f"sum:{int(side)}", "words", x, y, text=words, text_size=24)
    if fought:
        yield Piece("won", "won", WIDTH / 2, tops[Side(s.winning)] + SIDE_HEIGHT / 2)


def _extra(s: WhiteLotus) -> dict[Side, tuple[Building, int]]:
    """The strength that the two leaders' own buildings add (WL-4e)."""
    found = {Side.EMPEROR: (Building.PALACE, PALACE_STRENGTH * palaces(s, s.emperor))}
    if s.leader != NO_SEAT:
        found[Side.REBELS] = (Building.VILLAGE, VILLAGE_STRENGTH * villages(s, s.leader))
    return found
