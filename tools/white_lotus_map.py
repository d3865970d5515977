"""Draw the map of White Lotus anew and store it as TOML. For developers only.

    pip install shapely scipy
    python tools/white_lotus_map.py > src/hasu/games/white_lotus/boards/yuan.toml

Each province grows around the seat of a circuit (lu) of the Yuan empire, put where it lay;
a little relaxation evens out the sizes. The cells are cut by a hand-made outline of the
empire, and every border is drawn once, with a natural wiggle, for both its provinces.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from itertools import pairwise
from typing import Any

import numpy as np
from scipy.spatial import Voronoi
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import polylabel

WIDTH, HEIGHT = 1060, 900
RELAXING = 4  # rounds of moving each seed towards the middle of its cell
STEP = 9.0  # length of a piece of border
SHORTEST = 26.0  # a border shorter than this would be hard to see
ROOMY = 6500.0  # a province of that area has room for its name and its pieces
NUDGES = 3000
SEED = 1279  # the year in which the Yuan held all of China

BROWN, LOTUS, DRAGON = "brown", "lotus", "dragon"
# name: longitude, latitude, what it was, marks
PROVINCES: dict[str, tuple[float, float, str, tuple[str, ...]]] = {
    "Kaiyuan": (123.6, 45.8, "circuit in the north of Liaoyang province", ()),
    "Liaoyang": (123.3, 41.3, "seat of Liaoyang province", ()),
    "Shangdu": (117.0, 43.6, "the summer capital", ()),
    "Dadu": (116.9, 40.2, "the capital, today Beijing", ()),
    "Datong": (112.2, 41.3, "circuit of the Central Secretariat", (LOTUS,)),
    "Jining": (112.3, 37.9, "circuit around Taiyuan", ()),
    "Jinan": (116.4, 37.2, "circuit of the Central Secretariat", ()),
    "Yidu": (119.9, 36.5, "circuit in Shandong", ()),
    "Bianliang": (115.6, 34.2, "seat of Henan province, today Kaifeng", (LOTUS,)),
    "Henan": (112.2, 34.4, "prefecture around Luoyang", ()),
    "Yan'an": (108.8, 37.3, "circuit in the north of Shaanxi", ()),
    "Fengyuan": (108.4, 34.2, "seat of Shaanxi province, today Xi'an", ()),
    "Gongchang": (104.4, 34.6, "circuit in the west of Shaanxi", (LOTUS,)),
    "Chengdu": (102.6, 31.0, "seat of Sichuan province", ()),
    "Chongqing": (106.0, 30.2, "circuit in Sichuan", (LOTUS,)),
    "Kuizhou": (109.0, 31.0, "circuit at the gorges of the Yangzi", ()),
    "Xiangyang": (112.0, 31.7, "circuit on the Han river", (LOTUS,)),
    "Wuchang": (114.6, 30.6, "seat of Huguang province", ()),
    "Luzhou": (117.0, 31.6, "circuit around today's Hefei", ()),
    "Yangzhou": (119.4, 33.0, "circuit north of the Yangzi mouth", ()),
    "Hangzhou": (119.9, 29.9, "seat of Jiangzhe province", ()),
    "Longxing": (116.4, 28.4, "seat of Jiangxi province, today Nanchang", (LOTUS,)),
    "Tanzhou": (112.3, 28.0, "circuit around today's Changsha", ()),
    "Ji'an": (114.5, 26.0, "circuit in the south of Jiangxi", ()),
    "Fuzhou": (119.0, 26.7, "circuit in Fujian, a port", (DRAGON,)),
    "Quanzhou": (117.3, 24.9, "circuit in Fujian, Marco Polo's Zaiton", (DRAGON,)),
    "Guangzhou": (113.2, 23.3, "circuit in Guangdong, a port", (DRAGON,)),
    "Jingjiang": (108.9, 23.7, "circuit around today's Guilin", ()),
    "Shunyuan": (107.3, 26.9, "pacification office, today Guiyang", (LOTUS,)),
    "Zhongqing": (102.6, 24.9, "seat of Yunnan province, today Kunming", ()),
    "Dali": (100.0, 26.0, "circuit in the west of Yunnan", ()),
    "Huozhou": (89.8, 42.9, "the Uighur capital Qocho, near Turfan", (BROWN,)),
    "Hamili": (93.6, 43.2, "the oasis of Hami", (BROWN,)),
    "Shazhou": (94.9, 39.9, "circuit around Dunhuang", (BROWN,)),
    "Helin": (102.4, 46.0, "Karakorum, seat of Lingbei province", (BROWN,)),
    "Yijinai": (100.4, 42.6, "circuit around Khara-Khoto", (BROWN,)),
    "Ganzhou": (99.4, 39.2, "seat of Gansu province", (BROWN, LOTUS)),
    "Ningxia": (105.5, 39.4, "circuit around today's Yinchuan", (BROWN,)),
    "Xining": (100.8, 36.0, "prefecture at the Kokonor lake", (BROWN,)),
}

LAND_BORDER_NORTH = [
    (88.0, 45.3), (91.0, 46.2), (95.0, 46.3), (98.5, 47.6), (103.0, 48.3), (107.0, 47.6),
    (111.0, 46.2), (115.0, 46.6), (119.0, 47.4), (123.0, 47.8), (127.0, 47.6), (130.4, 46.0),
    (131.0, 43.6), (130.4, 42.4), (128.2, 42.0), (126.4, 41.3),
]  # fmt: skip
COAST = [
    (124.4, 40.0), (123.0, 39.7), (121.9, 39.2), (121.2, 38.8), (121.5, 39.6), (122.1, 40.5),
    (121.2, 40.9), (120.0, 40.1), (119.2, 39.4), (118.0, 39.1), (117.6, 38.6), (118.2, 38.0),
    (119.1, 37.3), (120.2, 37.6), (121.2, 37.7), (122.6, 37.4), (122.3, 36.9), (121.0, 36.5),
    (120.2, 35.9), (119.3, 35.1), (119.6, 34.6), (120.4, 34.0), (120.9, 32.9), (121.8, 32.0),
    (121.2, 31.8), (121.9, 31.2), (121.4, 30.7), (120.7, 30.3), (121.6, 30.0), (122.0, 29.5),
    (121.5, 28.5), (120.9, 27.8), (120.3, 27.0), (119.8, 26.3), (119.6, 25.5), (118.8, 24.8),
    (118.1, 24.3), (117.2, 23.5), (116.3, 22.9), (115.0, 22.7), (114.1, 22.4), (113.6, 22.7),
    (113.2, 22.1), (111.9, 21.7), (110.8, 21.3), (110.5, 20.4), (109.9, 20.5), (109.8, 21.4),
    (108.9, 21.7), (108.0, 21.5),
]  # fmt: skip
LAND_BORDER_SOUTH_WEST = [
    (106.7, 22.2), (105.4, 23.1), (103.9, 22.6), (102.3, 22.6), (101.5, 21.4), (100.1, 21.6),
    (99.2, 22.9), (97.9, 24.0), (97.7, 25.2), (98.7, 26.4), (98.5, 28.2), (99.1, 30.2),
    (99.8, 32.0), (98.2, 33.3), (96.6, 34.8), (94.4, 36.6), (91.8, 38.0), (89.2, 39.4),
    (87.4, 41.2), (87.0, 43.4),
]  # fmt: skip
ISLANDS = {
    "Hainan": [(110.6, 20.1), (109.4, 19.9), (108.6, 19.1), (109.4, 18.3), (110.5, 18.8)],
    "Liuqiu": [(121.5, 25.2), (120.6, 24.4), (120.2, 23.1), (120.8, 22.1), (121.4, 23.3)],
}
# Where the sea lies beyond the coast: around Korea and along Annam, to the map's edge.
SEA = [
    (106.8, 20.8), (105.9, 19.3), (105.7, 18.2), (106.4, 16.0), (140.0, 16.0), (140.0, 44.0),
    (132.6, 43.2), (130.9, 42.4), (129.7, 41.2), (127.6, 39.6), (128.8, 37.9), (129.5, 36.2),
    (128.9, 35.1), (126.5, 34.4), (126.3, 36.4), (126.7, 37.6), (124.9, 38.2), (125.2, 39.5),
]  # fmt: skip
RIVERS = {
    "Huang He": [
        (97.5, 35.0), (99.5, 33.9), (101.3, 34.4), (102.0, 35.9), (103.9, 36.3), (105.2, 37.7),
        (106.6, 39.3), (107.2, 40.7), (109.6, 40.6), (111.2, 40.2), (110.6, 38.2), (110.5, 36.4),
        (110.3, 34.8), (112.6, 34.9), (114.4, 35.1), (116.3, 34.5), (118.3, 34.2), (120.35, 34.05),
    ],
    "Yangzi": [
        (98.6, 31.2), (99.2, 28.8), (100.4, 27.2), (101.8, 26.3), (103.2, 27.6), (104.5, 28.8),
        (106.4, 29.5), (108.2, 30.6), (109.9, 31.0), (111.4, 30.5), (112.9, 29.6), (114.2, 30.5),
        (115.8, 29.8), (117.3, 30.7), (118.6, 31.9), (119.9, 32.2), (121.6, 31.75),
    ],
}  # fmt: skip
MOUNTAINS = [
    (92.5, 45.0), (96.5, 44.4), (105.5, 43.2), (98.0, 37.6), (101.0, 33.6), (106.6, 33.0),
    (110.6, 33.2), (113.6, 36.4), (120.6, 44.8), (127.8, 43.4), (117.8, 27.2), (111.2, 26.2),
    (99.4, 24.2), (101.0, 29.4), (110.0, 28.6),
]  # fmt: skip

Spot = tuple[float, float]
FAR: list[Spot] = [(x * 9000 - 4000, y * 9000 - 4000) for x in (0, 1) for y in (0, 1)]


def on_canvas(lon: float, lat: float) -> Spot:
    """Steppe and desert are drawn narrower than the south-east, where most provinces are."""
    x = 15.5 * (min(lon, 103) - 87) + 24.6 * max(0, lon - 103)
    y = 20.5 * (48.3 - max(lat, 41)) + 29.0 * max(0, 41 - lat)
    return round(45 + x, 1), round(62 + y, 1)


class Wiggle:
    """Breaks a line into short pieces and moves its points aside, the same way each time."""

    def __init__(self) -> None:
        self.known: dict[tuple[Spot, Spot], list[Spot]] = {}

    def line(self, a: Spot, b: Spot, amount: float) -> list[Spot]:
        key = (a, b) if a <= b else (b, a)
        if key not in self.known:
            chance = random.Random(repr((SEED, key)))
            self.known[key] = self._broken(*key, amount, chance)
        line = self.known[key]
        return line if key == (a, b) else line[::-1]

    def _broken(self, a: Spot, b: Spot, amount: float, chance: random.Random) -> list[Spot]:
        length = math.dist(a, b)
        if length < STEP * 1.6:
            return [a, b]
        aside = chance.uniform(-amount, amount) * length
        along = chance.uniform(0.44, 0.56)
        x = a[0] + (b[0] - a[0]) * along - (b[1] - a[1]) / length * aside
        y = a[1] + (b[1] - a[1]) * along + (b[0] - a[0]) / length * aside
        middle = (round(x, 1), round(y, 1))
        first = self._broken(a, middle, amount, chance)
        return first[:-1] + self._broken(middle, b, amount, chance)


def outline() -> Polygon:
    ring = [on_canvas(*at) for at in LAND_BORDER_NORTH + COAST + LAND_BORDER_SOUTH_WEST]
    return Polygon(ring)


def cells(seeds: list[Spot], land: Polygon) -> list[Polygon]:
    """The Voronoi cell of each seed, cut by the outline; of several parts the largest."""
    diagram = Voronoi(np.array(seeds + FAR))
    found = []
    for index in range(len(seeds)):
        region = diagram.regions[diagram.point_region[index]]
        cell = Polygon([diagram.vertices[v] for v in region]).intersection(land)
        parts = getattr(cell, "geoms", [cell])
        found.append(max(parts, key=lambda part: part.area))
    return found


def relaxed(land: Polygon) -> list[Spot]:
    seeds = [on_canvas(lon, lat) for lon, lat, _, _ in PROVINCES.values()]
    for _ in range(RELAXING):
        middles = [cell.centroid for cell in cells(seeds, land)]
        seeds = [
            (0.6 * x + 0.4 * middle.x, 0.6 * y + 0.4 * middle.y)
            for (x, y), middle in zip(seeds, middles, strict=True)
        ]
    return seeds


def border_lengths(seeds: list[Spot], land: Polygon) -> dict[tuple[int, int], float]:
    """How long each two cells touch inside the outline."""
    diagram = Voronoi(np.array(seeds + FAR))
    found = {}
    for (a, b), ends in zip(diagram.ridge_points, diagram.ridge_vertices, strict=True):
        if max(a, b) < len(seeds) and min(ends) >= 0:
            side = LineString([diagram.vertices[v] for v in ends])
            length = side.intersection(land).length
            if length > 0:
                found[int(min(a, b)), int(max(a, b))] = length
    return found


def flaws(seeds: list[Spot], land: Polygon) -> float:
    """Borders too short to see, cells too small for a name, fewer than 2 or more than 7
    borders (WL-B4)."""
    lengths = border_lengths(seeds, land)
    touching = [0] * len(seeds)
    for pair in lengths:
        for index in pair:
            touching[index] += 1
    short = sum(max(0.0, SHORTEST + 4 - length) for length in lengths.values())
    tight = sum(max(0.0, ROOMY - cell.area) / 40 for cell in cells(seeds, land))
    return short + tight + 120.0 * sum(max(0, n - 7, 2 - n) for n in touching)


def steadied(seeds: list[Spot], land: Polygon) -> list[Spot]:
    """Nudge seeds about until no flaw is left."""
    chance = random.Random(SEED)
    least = flaws(seeds, land)
    for _ in range(NUDGES):
        if least == 0:
            break
        tried = list(seeds)
        index = chance.randrange(len(seeds))
        x, y = tried[index]
        tried[index] = (x + chance.gauss(0, 6), y + chance.gauss(0, 6))
        found = flaws(tried, land)
        if found <= least + chance.expovariate(2):  # a little worse may lead on to better
            seeds, least = tried, found
    return seeds


def snapped(ring: list[Spot], known: list[Spot]) -> list[Spot]:
    """Corners that several cells share get one and the same spot."""
    points = []
    for spot in ring:
        near = next((k for k in known if math.dist(k, spot) < 0.5), None)
        if near is None:
            near = (round(spot[0], 1), round(spot[1], 1))
            known.append(near)
        if not points or points[-1] != near:
            points.append(near)
    return points[:-1] if points[0] == points[-1] else points


def with_all_corners(ring: list[Spot], known: list[Spot]) -> list[Spot]:
    """Corners of neighbours that lie on a side become corners of this ring too."""
    points: list[Spot] = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        side = LineString([a, b])
        between = [k for k in known if k not in (a, b) and side.distance(Point(k)) < 0.6]
        points += [a, *sorted(between, key=lambda k: math.dist(a, k))]
    return points


def natural(
    rings: list[list[Spot]],
) -> tuple[list[list[Spot]], dict[tuple[int, int], float], set[int]]:
    """Wiggly polygons, the length of each border, and who lies on the outline."""
    sides: dict[frozenset[Spot], list[int]] = defaultdict(list)
    for index, ring in enumerate(rings):
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            sides[frozenset((a, b))].append(index)
    lengths: dict[tuple[int, int], float] = defaultdict(float)
    for side, owners in sides.items():
        if len(owners) == 2:
            lengths[min(owners), max(owners)] += math.dist(*side)
    coast = LineString([on_canvas(*at) for at in COAST])
    wiggle, shapes, by_sea = Wiggle(), [], set()
    for index, ring in enumerate(rings):
        points: list[Spot] = []
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            inner = len(sides[frozenset((a, b))]) == 2
            middle = Point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            if not inner and coast.distance(middle) < 1.0:
                by_sea.add(index)
            points += wiggle.line(a, b, 0.16 if inner else 0.13)[:-1]
        shapes.append(points)
    return shapes, dict(lengths), by_sea


def smooth(line: list[Spot], rounds: int) -> list[Spot]:
    """Chaikin's corner cutting, for rivers."""
    for _ in range(rounds):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by)]
            cut += [(0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        line = [*cut, line[-1]]
    return line


def spots(points: list[Spot]) -> str:
    return "[" + ", ".join(f"[{x:g}, {y:g}]" for x, y in points) + "]"


def wiggled(ring: list[Spot], closed: bool, amount: float) -> list[Spot]:
    wiggle, points = Wiggle(), []
    ends = ring[1:] + ring[:1] if closed else ring[1:]
    for a, b in zip(ring, ends, strict=False):
        points += wiggle.line(a, b, amount)[:-1]
    points = points if closed else [*points, ring[-1]]
    return [(round(x, 1), round(y, 1)) for x, y in points]


def on_sheet(spot: Spot) -> bool:
    return spot[0] < WIDTH + 200 and spot[1] < HEIGHT + 120


def province(name: str, shape: list[Spot], borders: list[str], by_sea: bool) -> str:
    lon, lat, what, marks = PROVINCES[name]
    at = polylabel(Polygon(shape), 1.0)
    lines = [
        "[[province]]",
        f'name = "{name}"',
        f'source = "{what}; {lat} N {lon} E"',
        f"at = [{at.x:.0f}, {at.y:.0f}]",
    ]
    lines += [f"{mark} = true" for mark in marks]
    lines += ["coast = true"] if by_sea else []
    lines += ["borders = [" + ", ".join(f'"{other}"' for other in borders) + "]"]
    lines += [f"polygon = {spots(shape)}"]
    return "\n".join(lines)


HEAD = f"""\
# The map of White Lotus, made by tools/white_lotus_map.py. Check it: hasu board check FILE
game = "white-lotus"
name = "Yuan China"
size = [{WIDTH}, {HEIGHT}]

[source]
numbers = "reported: 31 light provinces, 8 brown ones for six players (WL-B1)"
lotus = "book: 7 light, 1 brown; reported: the light ones in the interior (WL-B2)"
brown = "reported: in the north-west (WL-B2)"
dragon = "book: three; reported: in the south-east, by the sea (WL-B3)"
name = "house: circuits and provinces of the Yuan empire (WL-B4)"
borders = "house: nearest seat of a circuit, within an outline of the empire (WL-B4)"
"""


def check(names: list[str], lengths: dict[tuple[int, int], float]) -> None:
    short = [
        f"the border of {names[a]} and {names[b]} is only {length:.0f} long"
        for (a, b), length in lengths.items()
        if length < SHORTEST
    ]
    if short:
        raise SystemExit("\n".join(short))


def main() -> None:
    land = outline()
    seeds = steadied(relaxed(land), land)
    known: list[Spot] = []
    rings = [snapped(list(cell.exterior.coords), known) for cell in cells(seeds, land)]
    rings = [with_all_corners(ring, known) for ring in rings]
    shapes, lengths, by_sea = natural(rings)
    names = list(PROVINCES)
    parts: list[Any] = [HEAD]
    for index, name in enumerate(names):
        borders = [names[b if a == index else a] for a, b in sorted(lengths) if index in (a, b)]
        parts.append(province(name, shapes[index], borders, index in by_sea))
    sea = wiggled([on_canvas(*at) for at in COAST + SEA], True, 0.1)
    parts.append(f"[sea]\npolygon = {spots([spot for spot in sea if on_sheet(spot)])}")
    for name, ring in ISLANDS.items():
        shape = wiggled([on_canvas(*at) for at in ring], True, 0.13)
        parts.append(f'[[island]]\nname = "{name}"\npolygon = {spots(shape)}')
    for name, line in RIVERS.items():
        course = smooth(wiggled([on_canvas(*at) for at in line], False, 0.12), 1)
        course = [(round(x, 1), round(y, 1)) for x, y in course]
        parts.append(f'[[river]]\nname = "{name}"\nline = {spots(course)}')
    peaks = [(round(x), round(y)) for x, y in (on_canvas(*at) for at in MOUNTAINS)]
    parts.append(f"[mountains]\nat = {spots(peaks)}")
    print("\n\n".join(parts))
    check(names, lengths)


if __name__ == "__main__":
    main()
