"""The board on the page: provinces, tiles and chips, markers, the emperor, the bag."""

from __future__ import annotations

from hasu.games.white_lotus.chart import HEIGHT, Chart, chart
from hasu.games.white_lotus.ground import FIRST_PHASE, PHASE_STEP, PHASES, ground
from hasu.games.white_lotus.provinces import holds
from hasu.games.white_lotus.state import (
    NO_TILE,
    PROVINCES,
    WhiteLotus,
)
from hasu.games.white_lotus.words import (
    building_word,
    province_word,
    spoken,
    word,
)
from hasu.games.white_lotus.year import CONFLICT, phase_number, year_phase
from hasu.scene.look import Look
from hasu.scene.model import NOBODY, Area, Piece, Spot

LEAST = 0.51  # pixels a unit takes on phones: names of 22 can be read, provinces can be hit
# For so many markers in a province: how far left and right of the tile, how high above a name
# below them, how large.
_MARKERS = {
    1: (31.0, (0.0,), 0.9),
    2: (31.0, (0.0,), 0.9),
    3: (31.0, (-13.0, 13.0), 0.86),
    4: (31.0, (-13.0, 13.0), 0.86),
    5: (31.0, (-24.0, -3.0, 18.0), 0.74),
    6: (31.0, (-24.0, -3.0, 18.0), 0.74),
}


def board_area(look: Look) -> Area:
    s: WhiteLotus = look.state
    c = chart(s.board, s.used)
    used = [province for province in range(PROVINCES) if holds(s.used, province)]
    owners = {p: owner_of(s, p) for p in used}
    lands = [_land(c, p, owner) for p, owner in owners.items() if owner != NOBODY]
    names = [_name(c, p) for p in used]
    tiles = [_tile(s, c, p, owners[p]) for p in used if s.building[p] != NO_TILE]
    markers = [marker for p in used for marker in _markers(look, s, c, p)]
    return Area(
        "board",
        "board",
        word(look, "scene-board"),
        c.width,
        HEIGHT,
        ground(s.board, s.used, phase_names(look)),
        tuple(_spot(look, s, c, p, owners[p]) for p in used),
        (*lands, *_marks(s, c), *_fought(s, c), *tiles, *names, *markers, *_chronicle(look, s, c)),
        LEAST,
    )


def phase_names(look: Look) -> tuple[str, ...]:
    return tuple(word(look, f"phase-{number}") for number in range(1, PHASES + 1))


def owner_of(s: WhiteLotus, province: int) -> int:
    for seat in range(s.seats):
        if holds(s.lands[seat], province):
            return seat
    return NOBODY


def claimants_of(s: WhiteLotus, province: int) -> list[int]:
    return [seat for seat in range(s.seats) if holds(s.claims[seat], province)]


# Provinces


def _spot(look: Look, s: WhiteLotus, c: Chart, province: int, owner: int) -> Spot:
    return Spot(f"province:{province}", c.shapes[province], _described(look, s, province, owner))


def _described(look: Look, s: WhiteLotus, province: int, owner: int) -> str:
    """What a screen reader says of a province."""
    facts = []
    if s.building[province] == NO_TILE:
        facts.append(word(look, "scene-empty"))
    else:
        facts.append(building_word(look, s.building[province]))
        facts.append(look.names[owner] if owner != NOBODY else word(look, "neutral"))
    if holds(s.dragons, province):
        facts.append(word(look, "scene-dragon"))
    markers = claimants_of(s, province)
    claims = f"; {word(look, 'scene-markers')}: {spoken(look, markers)}" if markers else ""
    return f"{province_word(look, province)}: {', '.join(facts)}{claims}"


def _land(c: Chart, province: int, owner: int) -> Piece:
    return Piece(f"land:{province}", f"land-{province}", *c.tiles[province], seat=owner)


def _name(c: Chart, province: int) -> Piece:
    return Piece(f"name:{province}", f"name-{province}", *c.names[province])


def _marks(s: WhiteLotus, c: Chart) -> list[Piece]:
    """What is printed where tiles lie; its edge is seen around the tile."""
    return [
        Piece(f"mark:{p}", symbol, *c.tiles[p])
        for symbol, group in (("lotus", s.lotus & s.used), ("dragon", s.dragons & s.used))
        for p in range(PROVINCES)
        if holds(group, p)
    ]


def _tile(s: WhiteLotus, c: Chart, province: int, owner: int) -> Piece:
    building = s.building[province]
    symbol = f"tile-{building}" if owner == NOBODY else f"chip-{building}-{owner}"
    return Piece(f"tile:{province}", symbol, *c.tiles[province], seat=owner, came=("drawn", "bag"))


def _markers(look: Look, s: WhiteLotus, c: Chart, province: int) -> list[Piece]:
    seats = claimants_of(s, province)
    if not seats:
        return []
    x, y = c.tiles[province]
    aside, rows, scale = _MARKERS[len(seats)]
    down = 1 if c.names[province][1] > y else -1  # rather away from the name
    return [
        Piece(
            f"marker:{seat}:{province}",
            f"disc-{seat}",
            x + (aside if index % 2 else -aside),
            y + down * rows[index // 2],
            look.names[seat],
            seat,
            scale=scale,
            came=(f"markers:{seat}", f"panel:{seat}"),
        )
        for index, seat in enumerate(seats)
    ]


def _fought(s: WhiteLotus, c: Chart) -> list[Piece]:
    """A ring around the province that is being fought over."""
    if year_phase(s) not in CONFLICT:
        return []
    x, y = c.tiles[s.province]
    return [Piece("fought", "enso", x, y + 6)]


# The chronicle


def _chronicle(look: Look, s: WhiteLotus, c: Chart) -> list[Piece]:
    x, y = c.chronicle
    year = look.say("scene-year", year=s.year)
    return [
        Piece("crown", "crown", x + 36, y + 42, scale=1.15),
        Piece(
            "emperor",
            f"disc-{s.emperor}",
            x + 78,
            y + 42,
            look.say("fact-emperor", seat=look.names[s.emperor]),
            s.emperor,
            scale=1.25,
            came=(f"panel:{s.emperor}",),
        ),
        Piece("year", "words", x + 146, y + 42, text=year, text_size=20),
        *_pointer(s, x, y),
        *_bag(look, s, x, y),
    ]


def _pointer(s: WhiteLotus, x: float, y: float) -> list[Piece]:
    if s.over:
        return []
    line = FIRST_PHASE + PHASE_STEP * (phase_number(s) - 1)
    return [Piece("phase", "pointer", x + 24, y + line)]


def _bag(look: Look, s: WhiteLotus, x: float, y: float) -> list[Piece]:
    bag = Piece(
        "bag",
        "bag",
        x + 62,
        y + 312,
        look.say("scene-bag", tiles=s.bag_size),
        text=str(s.bag_size),
        text_size=28,
        faded=s.bag_size == 0,
        scale=0.88,
    )
    if s.tile == NO_TILE:
        return [bag]
    name = look.say("scene-drawn", building=building_word(look, s.tile))
    return [bag, Piece("drawn", f"tile-{s.tile}", x + 154, y + 314, name, scale=1.6, came=("bag",))]
