"""Finding room on the map: dragon spaces, names and numbers move a little to where they fit.

The file of a board says only roughly where they are. Names are placed as large as a phone shows
them; a larger screen draws them smaller in the same place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from hasu.games.china.geometry import is_inside, off_segment

Place = tuple[float, float]
Ring = tuple[Place, ...]
Box = tuple[float, float, float, float]  # left, top, right, bottom

SPACE = 19  # the radius of a palace space
PLAQUE_WIDTH, PLAQUE_HEIGHT = 80, 38  # the dragon space, with room for emissaries
EDGE = (  # of a dragon space, where its colour's sign stands, rather on the first of these
    (-43, -22), (-43, 22), (43, 22), *((x, 25) for x in (-26, 26, -13, 13, 0)),
    *((x, -25) for x in (-26, -13, 0, 13, 26)), (-48, 0), (48, 3),
)  # fmt: skip
SEAL_EDGE = ((44, -22), *EDGE)  # and the seal that says it was scored
MARK = 23  # how large signs and seals are
NAME_ON_PHONES = 31  # the size of a name's type, also in style.css
LETTER = 0.64  # how wide a letter is at most, on average, in any usual type
STEP = 6


@dataclass(frozen=True, slots=True)
class Land:
    """What dragon spaces, names and numbers must keep away from."""

    spaces: Ring
    roads: list[tuple[Place, Place]]
    posts: frozenset[Place] = frozenset()  # spaces, but larger


@dataclass(frozen=True, slots=True)
class Settled:
    dragons: Ring
    signs: Ring
    seals: Ring
    names: Ring
    numbers: Ring


@dataclass(frozen=True, slots=True)
class Province:
    name: str
    ring: Ring
    dragon: Place  # roughly


def settle(
    provinces: Sequence[Province],
    numbers: list[Place],
    pairs: Sequence[tuple[int, int]],
    land: Land,
) -> Settled:
    """Numbers can go along a whole border: they make room for names once these have a place."""
    borders = [_border(provinces[one].ring, provinces[other].ring) for one, other in pairs]
    roughly = _numbers(numbers, borders, land, [])
    found: list[tuple[Place, Place, Place, Place]] = []
    taken: list[Box] = []
    for province in provinces:
        dragon, name = _dragon_and_name(province, roughly, land, taken)
        taken += [plaque_box(dragon), name_box(province.name, name)]
        sign = _mark(EDGE, dragon, taken[-1:], land)
        taken.append(_around(sign, MARK, MARK))
        seal = _mark(SEAL_EDGE, dragon, taken[-2:], land)
        taken.append(_around(seal, MARK, MARK))
        found.append((dragon, sign, seal, name))
    dragons, signs, seals, names = zip(*found, strict=True)
    return Settled(dragons, signs, seals, names, _numbers(numbers, borders, land, taken))


def plaque_box(at: Place) -> Box:
    return _around(at, PLAQUE_WIDTH, PLAQUE_HEIGHT)


def name_box(name: str, at: Place) -> Box:
    """What the letters of a name cover on a phone; a Q has a tail."""
    half, em = LETTER * NAME_ON_PHONES * len(name) / 2, NAME_ON_PHONES
    below = 0.55 if "Q" in name else 0.35
    return at[0] - half, at[1] - 0.35 * em, at[0] + half, at[1] + below * em


def _around(at: Place, width: float, height: float) -> Box:
    return at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2


def off_box(point: Place, box: Box) -> float:
    """How far a point is from a box: nothing within it."""
    left, top, right, bottom = box
    across = max(left - point[0], 0.0, point[0] - right)
    return math.hypot(across, max(top - point[1], 0.0, point[1] - bottom))


# Numbers of alliances


def _border(one: Ring, other: Ring) -> list[Place]:
    shared = frozenset(other)
    return [point for point in one if point in shared]


def _numbers(wanted: list[Place], borders: list[list[Place]], land: Land, taken: list[Box]) -> Ring:
    """Each number stays on its border, away from all that is there and the numbers before it."""
    found: list[Place] = []
    for at, border in zip(wanted, borders, strict=True):
        crowded = partial(_crowded, wanted=at, found=found, land=land, taken=taken)
        found.append(min([*border, at], key=crowded))
    return tuple(found)


def _crowded(at: Place, wanted: Place, found: list[Place], land: Land, taken: list[Box]) -> float:
    return (
        sum(max(0.0, 44 - math.dist(at, space)) for space in land.spaces)
        + sum(max(0.0, 20 - off_segment(at, road)) for road in land.roads)
        + sum(max(0.0, 48 - math.dist(at, other)) for other in found)
        + sum(2 * _onto(at, box) for box in taken)
        + 0.03 * math.dist(at, wanted)
    )


def _onto(number: Place, box: Box) -> float:
    """How much a number, or a disc beneath it, reaches into a box."""
    disc = number[0], number[1] + 20
    return max(0.0, 22 - off_box(number, box)) + max(0.0, 13 - off_box(disc, box))


# Dragon spaces and names


def _dragon_and_name(
    province: Province, numbers: Ring, land: Land, taken: list[Box]
) -> tuple[Place, Place]:
    """Where the two cover least; the name stands below unless there is more room elsewhere."""
    covers = _covering(province, numbers, land, taken)

    @cache
    def named(at: Place) -> float:
        return covers(name_box(province.name, at), 3.0)  # a road would strike it through

    def placed(at: Place) -> float:
        return covers(plaque_box(at), 0.8) + 0.05 * math.dist(at, province.dragon)

    least, best = math.inf, (province.dragon, province.dragon)
    for cost, at in sorted((placed(at), at) for at in _near(province)):
        if cost >= least:
            break
        for offset, trouble in _beside(province.name):
            name = at[0] + offset[0], at[1] + offset[1]
            if cost + trouble < least and (total := cost + trouble + named(name)) < least:
                least, best = total, (at, name)
    return best


def _mark(edge: tuple[Place, ...], dragon: Place, taken: list[Box], land: Land) -> Place:
    """Where on the edge of a dragon space its sign or its seal has room."""

    def crowded(at: Place) -> float:
        return (
            8 * sum(max(0.0, MARK / 2 + 3 - off_box(at, box)) for box in taken)
            + 2 * sum(max(0.0, 32 - math.dist(at, space)) for space in land.spaces)
            + sum(max(0.0, 14 - off_segment(at, road)) for road in land.roads)
        )

    places = [(dragon[0] + x, dragon[1] + y) for x, y in edge]
    return min(places, key=lambda at: crowded(at) + 2 * places.index(at))


def _near(province: Province) -> Iterator[Place]:
    """Places inside a province around where its dragon space should be."""
    x, y = province.dragon
    for dx in range(-10 * STEP, 10 * STEP + 1, STEP):
        for dy in range(-8 * STEP, 8 * STEP + 1, STEP):
            if is_inside((x + dx, y + dy), province.ring):
                yield x + dx, y + dy


@cache
def _beside(name: str) -> list[tuple[Place, float]]:
    """Where a name may stand from the middle of its dragon space, and how much that is disliked."""
    _, top, right, bottom = name_box(name, (0, 0))
    up, down = PLAQUE_HEIGHT / 2 + bottom + 4, PLAQUE_HEIGHT / 2 - top + 5
    across = PLAQUE_WIDTH / 2 + right + 3
    found: list[tuple[Place, float]] = []
    for shift in range(-7 * STEP, 7 * STEP + 1, STEP):
        found.append(((shift, down), 0.08 * abs(shift)))
        found.append(((shift, -up), 6 + 0.08 * abs(shift)))
    for shift in range(0, 4 * STEP, STEP // 2):
        found += [((-across, shift), 6.0), ((across, shift), 6.0)]
    return sorted(found, key=lambda one: one[1])


def _covering(
    province: Province, numbers: Ring, land: Land, taken: list[Box]
) -> Callable[[Box, float], float]:
    """How bad it is to cover a box: each thing wants a gap, some more than others.

    How much it must keep off roads is said each time.
    """
    things = (
        *((space, 28 if space in land.posts else 26, 5.0) for space in land.spaces),
        *((number, 22, 4.0) for number in numbers),
        *(((x, y + 20), 13, 2.0) for x, y in numbers),
        *((point, 4, 0.7) for point in province.ring),
    )
    near = [thing for thing in things if math.dist(thing[0], province.dragon) < 200]
    ways = [
        point
        for road in land.roads
        for point in _steps(road)
        if math.dist(point, province.dragon) < 200
    ]

    def covers(box: Box, off_roads: float) -> float:
        return (
            sum(10.0 for other in taken if _overlap(box, other))
            + sum(weight * max(0.0, gap - off_box(point, box)) for point, gap, weight in near)
            + off_roads * sum(max(0.0, 9 - off_box(point, box)) for point in ways)
        )

    return covers


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _steps(road: tuple[Place, Place]) -> Iterator[Place]:
    (ax, ay), (bx, by) = road
    for step in range(1, 10):
        yield ax + (bx - ax) * step / 10, ay + (by - ay) * step / 10
