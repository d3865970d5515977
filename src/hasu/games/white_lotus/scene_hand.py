"""The own treasury: influence, combat points, markers, and what the own buildings bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hasu.draw.svg import SERIF, text
from hasu.games.white_lotus.claims import markers_of
from hasu.games.white_lotus.income import combat_income, influence_income
from hasu.games.white_lotus.provinces import size_of
from hasu.games.white_lotus.state import BUILDINGS, Building, WhiteLotus
from hasu.games.white_lotus.words import word
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, HEIGHT = 720, 150
PILES = (92, 238, 372)  # the middles of influence, combat, markers
BUILDINGS_X, BUILDINGS_STEP = 464, 58
TOP, FOOT = 52, 108


def hand_area(look: Look, seat: int) -> Area:
    s: WhiteLotus = look.state
    title = word(look, "scene-treasury") if seat == look.seat else look.names[seat]
    captions = tuple(
        word(look, key) for key in ("column-influence", "column-combat", "column-markers")
    )
    return Area(
        f"hand:{seat}",
        "hand",
        title,
        WIDTH,
        HEIGHT,
        _ground(captions),
        (),
        (*_points(look, s, seat), *_markers(look, s, seat), *_buildings(look, s, seat)),
    )


@cache
def _ground(captions: tuple[str, ...]) -> str:
    return "".join(
        text(
            caption,
            x,
            FOOT,
            text_anchor="middle",
            font_family=SERIF,
            font_size=20,
            fill="var(--muted)",
        )
        for caption, x in zip(captions, PILES, strict=True)
    )


def _points(look: Look, s: WhiteLotus, seat: int) -> Iterator[Piece]:
    """What is there, and below it what the next year brings without the palaces."""
    piles = (
        ("influence", s.influence[seat], influence_income(s, seat)),
        ("combat", s.combat[seat], combat_income(s, seat)),
    )
    for (symbol, held, income), x in zip(piles, PILES, strict=False):
        name = look.say(f"scene-{symbol}", count=held, income=income)
        yield Piece(f"{symbol}:{seat}", symbol, x - 38, TOP, name, scale=1.8)
        yield Piece(f"{symbol}-sum:{seat}", "words", x + 32, TOP, text=str(held), text_size=44)
        yield Piece(
            f"{symbol}-income:{seat}",
            "words",
            x,
            FOOT + 24,
            text=look.say("scene-income", points=income),
            text_size=20,
        )


def _markers(look: Look, s: WhiteLotus, seat: int) -> Iterator[Piece]:
    """Markers that are not on the board."""
    left = max(0, markers_of(s, seat) - size_of(s.claims[seat]))
    x = PILES[2]
    name = look.say("scene-markers-left", count=left)
    yield Piece(
        f"markers:{seat}", f"disc-{seat}", x - 24, TOP, name, seat, scale=1.7, faded=left == 0
    )
    yield Piece(f"markers-sum:{seat}", "words", x + 26, TOP, text=str(left), text_size=44)


def _buildings(look: Look, s: WhiteLotus, seat: int) -> Iterator[Piece]:
    for building in range(BUILDINGS):
        count = s.owned[seat][building]
        x = BUILDINGS_X + BUILDINGS_STEP * building
        key = Building(building).name.lower().replace("_", "-")
        name = look.say(f"count-{key}", count=count)
        yield Piece(
            f"own:{seat}:{building}", f"tile-{building}", x, TOP, name, faded=count == 0, scale=1.25
        )
        if count:
            yield Piece(
                f"own-count:{seat}:{building}", "words", x, TOP + 46, text=str(count), text_size=24
            )
