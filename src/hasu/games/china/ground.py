"""The map of China drawn in ink: what does not change during a game."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import SERIF, Point, element, text
from hasu.games.china.atlas import HEIGHT, WIDTH, Atlas, atlas
from hasu.games.china.curves import along, curve, sampled
from hasu.games.china.room import PLAQUE_HEIGHT, PLAQUE_WIDTH, SPACE, Place, Ring
from hasu.games.china.signs import COLOURS, sign
from hasu.games.china.state import PROVINCES, Colour
from hasu.games.china.words import PROVINCE_NAMES

DRAGON = "M-13 9C-22 -4 -8 -14 -3 -5S6 7 11 -1S8 -14 1 -13"
ANCHOR = "M0 -9V9M-6 -5H6M-9 2Q-8 9 0 9Q8 9 9 2"
ROOF = "M-12 -4Q-5 -6 0 -14Q5 -6 12 -4Z"


@cache
def ground(board: str) -> str:
    land = atlas(board)
    return "".join(
        [
            _sea(),
            element("path", d="".join(map(path, land.outlines)), fill="var(--paper)"),
            *(_province(land, province) for province in range(PROVINCES)),
            _brushed(land.outlines),
            *(_river(course) for course in land.rivers),
            *(_mountain(at) for at in sorted(land.mountains, key=lambda at: at[1])),
            _wall(land.wall),
            _roads(land),
            *(_space(land, space, at) for space, at in enumerate(land.spaces)),
            *(_dragon(land, province) for province in range(PROVINCES)),
            *map(_name, PROVINCE_NAMES, land.names),
        ]
    )


def path(ring: Ring, closed: bool = True) -> str:
    """Straight lines through points, as path data in whole units."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in ring) + ("Z" if closed else "")


def uneven(ring: Ring, most: float) -> Ring:
    """The same points, each a little off, and off the same way in every drawing."""
    return tuple(
        (
            x + most * (int(x * 7 + y * 13) % 9 - 4) / 4,
            y + most * (int(x * 11 + y * 5) % 9 - 4) / 4,
        )
        for x, y in ring
    )


# Land and water


def _sea() -> str:
    """The sea lies in the east; three washes, one within the other, make its shore soft."""
    steppe = element("rect", width=WIDTH, height=HEIGHT, fill="var(--sunk)", opacity=0.55)
    washes = "".join(
        element("path", d=_shore(wider), fill="var(--water)", opacity=opacity)
        for wider, opacity in ((22, 0.35), (10, 0.5), (0, 0.9))
    )
    return steppe + washes + _waves()


def _shore(wider: int) -> str:
    """From the north-eastern corner down to the southern edge, under the provinces."""
    course = ((930, 122), (780, 173), (740, 324), (760, 504), (700, 619), (660, 684))
    points: list[Point] = [
        (WIDTH, 65 - wider),
        *((x - wider, y) for x, y in course),
        (630 - wider, HEIGHT),
    ]
    return f"{curve(points)}H{WIDTH}Z"


def _waves() -> str:
    """Small waves in open water, far from the land."""
    places = ((905, 300), (950, 250), (958, 470), (930, 420), (968, 560), (860, 700),
              (960, 330), (880, 250))  # fmt: skip
    waves = "".join(f"M{x} {y}q6 -7 12 0q6 -7 12 0" for x, y in places)
    return element(
        "path", d=waves, fill="none", stroke="var(--muted)", stroke_width=1.4, opacity=0.5
    )


def _province(land: Atlas, province: int) -> str:
    """A pale wash, bordered in ink."""
    return element(
        "path",
        d=path(land.outlines[province]),
        fill=COLOURS[Colour(land.colours[province])],
        fill_opacity=0.36,
        stroke="var(--ink)",
        stroke_width=1.5,
        stroke_opacity=0.8,
        stroke_linejoin="round",
    )


def _brushed(outlines: tuple[Ring, ...]) -> str:
    """A second stroke that does not quite agree with the first, as of a brush."""
    return element(
        "path",
        d="".join(path(uneven(ring, 1.6)) for ring in outlines),
        fill="none",
        stroke="var(--ink)",
        stroke_width=1.8,
        stroke_linejoin="round",
        opacity=0.45,
    )


def _river(course: Ring) -> str:
    return element(
        "path",
        d=curve(list(course)),
        fill="none",
        stroke="#6d98a8",
        stroke_width=4,
        stroke_linecap="round",
        opacity=0.45,
    )


def _mountain(at: Place) -> str:
    """Three strokes of a brush."""
    x, y = at
    peak = f"M{x - 15:g} {y + 8:g}Q{x - 7:g} {y - 4:g} {x - 2:g} {y - 13:g}Q{x + 4:g} {y - 2:g} "
    ridge = f"{x + 15:g} {y + 8:g}M{x - 2:g} {y - 13:g}Q{x - 1:g} {y - 4:g} {x - 5:g} {y + 2:g}"
    return element(
        "path",
        d=peak + ridge,
        fill="none",
        stroke="var(--ink)",
        stroke_width=1.8,
        stroke_linecap="round",
        opacity=0.35,
    )


def _wall(course: Ring) -> str:
    """The great wall, with a tower every now and then."""
    if len(course) < 2:
        return ""
    line = sampled(list(course))
    stones = path(tuple((x, y) for x, y, _ in along(line, 90)), closed=False)
    stroke = {"d": stones, "fill": "none", "stroke": "var(--muted)", "opacity": 0.55}
    towers = "".join(
        element(
            "path",
            d="M-6 7V-5L0 -11L6 -5V7Z",
            transform=f"translate({x:.1f} {y:.1f})",
            fill="var(--raised)",
            stroke="var(--muted)",
            stroke_width=1.5,
        )
        for x, y, _ in along(line, 9)
        if x < WIDTH - 10
    )
    return (
        element("path", **stroke, stroke_width=2)
        + element("path", **stroke, stroke_width=7, stroke_dasharray="4 5")
        + towers
    )


# Roads and spaces


def bend(land: Atlas, road: tuple[int, int]) -> str:
    """A road as path data; it sways a little, always the same way."""
    (ax, ay), (bx, by) = land.spaces[road[0]], land.spaces[road[1]]
    sway = ((road[0] * 5 + road[1] * 3) % 7 - 3) * 0.022
    mx = (ax + bx) / 2 + sway * (by - ay)
    my = (ay + by) / 2 - sway * (bx - ax)
    return f"M{ax:g} {ay:g}Q{mx:.1f} {my:.1f} {bx:g} {by:g}"


def _roads(land: Atlas) -> str:
    ways = "".join(bend(land, road) for road in land.roads)
    return "".join(
        element("path", d=ways, fill="none", stroke=stroke, stroke_width=width, opacity=opacity)
        for stroke, width, opacity in (("var(--ink)", 9, 0.75), ("var(--raised)", 6, 1))
    )


def _space(land: Atlas, space: int, at: Place) -> str:
    if space >= land.first_post:
        one, other = land.posts[space - land.first_post]
        drawn = _post(Colour(land.colours[one]), Colour(land.colours[other]))
    elif space in land.ports:
        drawn = _port()
    else:
        drawn = _palace_space(space - land.start[land.home[space]] + 1)
    return element("g", drawn, transform=f"translate({at[0]:g} {at[1]:g})")


def _palace_space(number: int) -> str:
    """A round space with a roof, and the number by which the log calls it."""
    return (
        element("circle", r=SPACE, fill="var(--raised)", stroke="var(--ink)", stroke_width=1.8)
        + element("path", d=ROOF, fill="var(--line)")
        + text(
            str(number),
            0,
            13,
            class_="figure",
            font_size=19,
            text_anchor="middle",
            font_family=SERIF,
            fill="var(--muted)",
        )
    )


def _port() -> str:
    """A square space with an anchor."""
    return element(
        "rect",
        x=-SPACE,
        y=-SPACE,
        width=2 * SPACE,
        height=2 * SPACE,
        rx=8,
        fill="var(--water)",
        stroke="var(--ink)",
        stroke_width=2,
    ) + element(
        "path",
        d=ANCHOR,
        fill="none",
        stroke="var(--muted)",
        stroke_width=2.6,
        stroke_linecap="round",
    )


def _post(one: Colour, other: Colour) -> str:
    """A border post shows the two colours that it belongs to, with their signs."""
    radius = SPACE + 4
    return (
        element("path", d=f"M0 {-radius}A{radius} {radius} 0 0 0 0 {radius}Z", fill=COLOURS[one])
        + element(
            "path", d=f"M0 {-radius}A{radius} {radius} 0 0 1 0 {radius}Z", fill=COLOURS[other]
        )
        + element("circle", r=radius, fill="none", stroke="var(--ink)", stroke_width=2)
        + element(
            "circle", r=radius - 5, fill="var(--raised)", stroke="var(--ink)", stroke_width=1.2
        )
        + sign(one, -8, 0, 13)
        + sign(other, 8, 0, 13)
    )


def _dragon(land: Atlas, province: int) -> str:
    """The dragon space, with the sign of the province's colour on its corner."""
    x, y = land.dragons[province]
    colour = Colour(land.colours[province])
    return element(
        "g",
        element(
            "rect",
            x=-PLAQUE_WIDTH / 2,
            y=-PLAQUE_HEIGHT / 2,
            width=PLAQUE_WIDTH,
            height=PLAQUE_HEIGHT,
            rx=12,
            fill="var(--raised)",
            fill_opacity=0.8,
            stroke="var(--ink)",
            stroke_width=1.8,
        ),
        element(
            "path",
            d=DRAGON,
            transform="scale(1.15)",
            fill="none",
            stroke="var(--lacquer)",
            stroke_width=4,
            stroke_linecap="round",
            opacity=0.35,
        ),
        transform=f"translate({x:g} {y:g})",
    ) + sign(colour, *land.signs[province], 21)


def _name(name: str, at: Place) -> str:
    """A province's name around its place; phones draw it larger (style.css)."""
    return text(
        name,
        *at,
        class_="place",
        dy="0.34em",
        font_size=22,
        text_anchor="middle",
        font_family=SERIF,
        font_style="italic",
        fill="var(--ink)",
        stroke="var(--paper)",
        stroke_width=3,
        stroke_opacity=0.7,
        paint_order="stroke",
    )
