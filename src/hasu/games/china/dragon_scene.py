"""Emissaries: who stands on which dragon space, and who leads which alliance."""

from __future__ import annotations

from functools import lru_cache

from hasu.engine.text import Text, message
from hasu.games.china.atlas import Atlas, atlas
from hasu.games.china.cards import tables
from hasu.games.china.glyphs import owner_of
from hasu.games.china.owners import name_of, seat_of, supply
from hasu.games.china.reach import builder
from hasu.games.china.room import PLAQUE_WIDTH
from hasu.games.china.scoring import most_emissaries
from hasu.games.china.state import ALLIANCES, Ask, China
from hasu.games.china.state import Piece as Kind
from hasu.games.china.words import PROVINCE_NAMES
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import NOBODY, Piece

SIDE_BY_SIDE = 4  # more emissaries than these stand behind each other, each colour with its number


def on_dragon(look: Look, s: China, land: Atlas, province: int) -> list[Piece]:
    """Emissaries, places for those who may still come, the score token."""
    x, y = land.dragons[province]
    coming = _coming(s, province)
    standing = [
        (who, s.emissaries[who][province] + (who == coming))
        for who in range(tables(s))
        if s.emissaries[who][province] or who == coming
    ]
    found = _placed(look, s, province, standing, x, y)
    if s.scored[province]:
        name = look.say("scene-scored", province=PROVINCE_NAMES[province])
        found.append(Piece(f"scored:{province}", "scored", *land.seals[province], name))
    return found


def _placed(
    look: Look, s: China, province: int, standing: list[tuple[int, int]], x: float, y: float
) -> list[Piece]:
    """Each emissary in its own place while there is room, else each colour in one."""
    crowd = sum(count for _, count in standing)
    room = max(0, s.most[province] - crowd)
    stacked = crowd > SIDE_BY_SIDE
    taken = len(standing) if stacked else crowd
    places = taken + min(room, max(1, SIDE_BY_SIDE - taken))
    half = PLAQUE_WIDTH / 2 - (8 if stacked else 12)
    at = row(places, x - half, x + half, 22)
    found = [
        Piece(f"standing:{province}:{index}", "standing-place", place, y)
        for index, place in enumerate(at[taken:])
    ]
    left = iter(at)
    for who, count in standing:
        place = next(left)
        for number in range(count):
            found.append(_emissary(look, s, province, who, number, place, y))
            if not stacked and number < count - 1:
                place = next(left)
        if stacked and count > 1:
            found.append(
                Piece(f"emissaries:{who}:{province}", "number", place, y - 26, text=str(count),
                      text_size=20)
            )  # fmt: skip
    return found


def _emissary(
    look: Look, s: China, province: int, who: int, number: int, x: float, y: float
) -> Piece:
    return Piece(
        f"emissary:{who}:{province}:{number}",
        f"emissary-{owner_of(who, s.seats)}",
        x,
        y,
        look.say("scene-emissary", seat=name_of(look, s, who), province=PROVINCE_NAMES[province]),
        seat_of(s, who),
        faded=number == s.emissaries[who][province],
        came=supply(s, "emissaries", who),
    )


def _coming(s: China, province: int) -> int:
    """Whose emissary is chosen for a province and not yet paid, or NOBODY."""
    here = not s.over and s.asked[s.active] == Ask.PAYMENT and s.province == province
    return builder(s) if here and s.piece == Kind.EMISSARY else NOBODY


# Alliances


def alliances(look: Look, s: China, board: str) -> list[Piece]:
    land = atlas(board)
    leaders = (p for alliance in range(ALLIANCES) for p in _leaders(look, s, land, alliance))
    return [*_numbers(look.text, board), *leaders]


@lru_cache(maxsize=32)
def _numbers(text: Text, board: str) -> tuple[Piece, ...]:
    land = atlas(board)
    return tuple(
        Piece(
            f"alliance:{number}",
            f"alliance-{number}",
            *land.alliances[number - 1],
            text.say(
                message(
                    "scene-alliance",
                    number=number,
                    province=PROVINCE_NAMES[one],
                    other=PROVINCE_NAMES[other],
                )
            ),
        )
        for number, (one, other) in enumerate(land.pairs, 1)
    )


def _leaders(look: Look, s: China, land: Atlas, alliance: int) -> list[Piece]:
    """Who would score an alliance now: a disc beside its number."""
    here, there = s.alliance[alliance]
    if not s.crowd[here] or not s.crowd[there]:
        return []
    most_here, most_there = most_emissaries(s, here), most_emissaries(s, there)
    leading = [
        who
        for who in range(s.seats)
        if s.emissaries[who][here] == most_here and s.emissaries[who][there] == most_there
    ]
    x, y = land.alliances[alliance]
    points = s.crowd[here] + s.crowd[there]
    return [
        Piece(f"leads:{alliance + 1}:{who}", f"leads-{who}", place, y + 20,
              look.say("scene-leads", seat=look.names[who], number=alliance + 1, points=points),
              who)
        for who, place in zip(leading, row(len(leading), x - 20, x + 20, 20), strict=True)
    ]  # fmt: skip
