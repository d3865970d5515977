"""Writes the three shipped boards of China. Run it from the root of the repository:

    python tools/china_map.py

The shape of the land (where provinces meet, the coast, rivers, the wall) is set by hand
below; borders get their organic line by repeated displacement, palace spaces spread out
by relaxation, and roads are picked from the shortest connections that cross nothing.
Everything is seeded: the same script writes the same files. The files are what counts;
they may be edited by hand, and `hasu board check` judges them.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "src/hasu/games/china/boards"
SIZE = (1400, 1180)

Point = tuple[float, float]
Polygon = list[Point]
Pair = tuple[str, str]

# name: colour, palace spaces, source of the colour, source of the number of spaces
PROVINCES = {
    "Yan": ("green", 5, "house", "house"),
    "Zhao": ("orange", 6, "reported", "house"),
    "Wei": ("red", 7, "reported", "book"),
    "Qi": ("yellow", 5, "reported", "book"),
    "Lu": ("orange", 4, "reported", "house"),
    "Han": ("green", 6, "reported", "house"),
    "Ch'in": ("yellow", 6, "reported", "house"),
    "Shu": ("red", 5, "house", "house"),
    "Chu": ("purple", 8, "book", "book"),
}
ALLIANCES = [
    ("Yan", "Zhao"), ("Zhao", "Wei"), ("Wei", "Ch'in"), ("Ch'in", "Shu"), ("Shu", "Chu"),
    ("Ch'in", "Han"), ("Wei", "Han"), ("Han", "Chu"), ("Han", "Lu"), ("Lu", "Chu"),
    ("Wei", "Lu"), ("Wei", "Qi"), ("Qi", "Lu"), ("Zhao", "Qi"), ("Yan", "Qi"),
]  # fmt: skip
POSTS = [
    ("Zhao", "Wei"), ("Wei", "Ch'in"), ("Ch'in", "Shu"),
    ("Wei", "Lu"), ("Han", "Chu"), ("Yan", "Qi"),
]  # fmt: skip

# Where three provinces meet, or two and the outside; "m*" are the corners of the massif
# that keeps Ch'in, Shu, Chu and Han from meeting in one point.
CORNERS: dict[str, Point] = {
    "yan-zhao-n": (940, 172), "zhao-wei-n": (690, 215), "wei-chin-n": (455, 262),
    "chin-shu-w": (112, 668), "shu-chu-s": (505, 1092), "chu-lu-e": (1216, 846),
    "lu-qi-e": (1148, 648), "qi-yan-e": (1026, 398),
    "j1": (912, 372), "j2": (822, 505), "j3": (882, 618), "j4": (806, 702),
    "j5": (536, 585), "j6": (846, 846),
    "ma": (520, 778), "mb": (596, 836), "mc": (548, 912), "md": (468, 842),
}  # fmt: skip

# Border lines: from corner to corner, through hand-set points, with a roughness.
LINES: dict[str, tuple[str, str, list[Point], float]] = {
    "Yan|Zhao": ("yan-zhao-n", "j1", [(905, 265)], 0.10),
    "Zhao|Wei": ("zhao-wei-n", "j2", [(712, 330), (782, 415)], 0.10),
    "Wei|Ch'in": ("wei-chin-n", "j5", [(485, 360), (470, 480)], 0.10),
    "Ch'in|Shu": ("chin-shu-w", "md", [(235, 700), (350, 765)], 0.10),
    "Shu|Chu": ("mc", "shu-chu-s", [(560, 990)], 0.11),
    "Ch'in|Han": ("j5", "ma", [(505, 680)], 0.11),
    "Wei|Han": ("j5", "j4", [(640, 655), (720, 655)], 0.10),
    "Han|Chu": ("mb", "j6", [(670, 872), (765, 850)], 0.10),
    "Han|Lu": ("j4", "j6", [(850, 770)], 0.12),
    "Lu|Chu": ("j6", "chu-lu-e", [(960, 872), (1090, 838)], 0.09),
    "Wei|Lu": ("j4", "j3", [], 0.15),
    "Wei|Qi": ("j2", "j3", [], 0.15),
    "Qi|Lu": ("j3", "lu-qi-e", [(1010, 610)], 0.10),
    "Zhao|Qi": ("j2", "j1", [(880, 455)], 0.12),
    "Yan|Qi": ("j1", "qi-yan-e", [], 0.15),
    "Yan|N": ("yan-zhao-n", "qi-yan-e", [
        (1040, 140), (1160, 118), (1248, 150), (1292, 232), (1262, 300), (1236, 366),
        (1214, 372), (1206, 318), (1160, 292), (1096, 318), (1050, 352)], 0.05),
    "Zhao|N": ("zhao-wei-n", "yan-zhao-n", [(815, 185)], 0.05),
    "Wei|N": ("wei-chin-n", "zhao-wei-n", [(570, 248)], 0.05),
    "Ch'in|W": ("chin-shu-w", "wei-chin-n", [
        (82, 560), (96, 440), (150, 372), (250, 338), (350, 292)], 0.05),
    "Shu|W": ("shu-chu-s", "chin-shu-w", [
        (400, 1112), (300, 1068), (206, 1012), (128, 906), (104, 780)], 0.06),
    "Chu|S": ("chu-lu-e", "shu-chu-s", [
        (1226, 930), (1178, 1010), (1090, 1062), (985, 1078), (900, 1112), (800, 1098),
        (690, 1126), (600, 1098)], 0.05),
    "Lu|E": ("lu-qi-e", "chu-lu-e", [(1166, 706), (1226, 762)], 0.06),
    "Qi|E": ("qi-yan-e", "lu-qi-e", [
        (1010, 452), (1062, 476), (1120, 446), (1196, 452), (1300, 486), (1250, 540),
        (1176, 574)], 0.05),
    "massif-ab": ("ma", "mb", [], 0.10), "massif-bc": ("mb", "mc", [], 0.10),
    "massif-cd": ("mc", "md", [], 0.10), "massif-da": ("md", "ma", [], 0.10),
}  # fmt: skip

# Which lines go round each province, in order; "-" walks a line backwards.
ROUND = {
    "Yan": ["Yan|N", "-Yan|Qi", "-Yan|Zhao"],
    "Zhao": ["Zhao|N", "Yan|Zhao", "-Zhao|Qi", "-Zhao|Wei"],
    "Wei": ["Wei|N", "Zhao|Wei", "Wei|Qi", "-Wei|Lu", "-Wei|Han", "-Wei|Ch'in"],
    "Qi": ["Qi|E", "-Qi|Lu", "-Wei|Qi", "Zhao|Qi", "Yan|Qi"],
    "Lu": ["Lu|E", "-Lu|Chu", "-Han|Lu", "Wei|Lu", "Qi|Lu"],
    "Han": ["Wei|Han", "Han|Lu", "-Han|Chu", "-massif-ab", "-Ch'in|Han"],
    "Ch'in": ["Ch'in|W", "Wei|Ch'in", "Ch'in|Han", "-massif-da", "-Ch'in|Shu"],
    "Shu": ["Ch'in|Shu", "-massif-cd", "Shu|Chu", "Shu|W"],
    "Chu": ["Lu|Chu", "Chu|S", "-Shu|Chu", "-massif-bc", "Han|Chu"],
}

DRAGONS: dict[str, Point] = {
    "Yan": (1090, 214), "Zhao": (806, 300), "Wei": (622, 448), "Qi": (1038, 540),
    "Lu": (1010, 736), "Han": (676, 760), "Ch'in": (216, 492), "Shu": (228, 846),
    "Chu": (856, 985),
}  # fmt: skip
# Spaces set by hand: the straight run of five through Ch'in and Shu with its branch in
# the south-west of Ch'in (example 7). The rest finds its own place.
FIXED: dict[str, list[Point]] = {
    "Ch'in": [(356, 380), (356, 512), (352, 640), (226, 636)],
    "Shu": [(348, 806), (350, 930)],
}
EXAMPLE_7 = [
    ("Ch'in 1", "Ch'in 2"), ("Ch'in 2", "Ch'in 3"), ("Ch'in 3", "Shu 1"), ("Shu 1", "Shu 2"),
    ("Ch'in 3", "Ch'in 4"),
]  # fmt: skip
PORTS: dict[str, list[Point]] = {
    "Yan": [(1232, 262)], "Qi": [(1112, 474), (1236, 502)],
    "Lu": [(1124, 690), (1186, 800)], "Chu": [(1182, 926), (1040, 1040)],
}  # fmt: skip
RIVERS: dict[str, list[Point]] = {
    "Yellow River": [
        (150, 560), (206, 470), (262, 420), (340, 352), (420, 316), (520, 300), (560, 360),
        (548, 440), (540, 520), (600, 560), (690, 570), (770, 560), (850, 520), (920, 470),
        (985, 430), (1020, 424)],
    "Yangtze": [
        (140, 850), (220, 960), (330, 1000), (430, 1010), (500, 950), (560, 930), (640, 910),
        (720, 940), (790, 915), (880, 900), (960, 930), (1050, 905), (1130, 880), (1222, 872)],
}  # fmt: skip
WALL: list[Point] = [
    (70, 452), (108, 372), (190, 322), (300, 282), (420, 222), (520, 214), (610, 200),
    (700, 172), (800, 146), (905, 136), (1000, 106), (1110, 82), (1215, 84), (1290, 122),
    (1330, 190),
]  # fmt: skip
MOUNTAINS: list[Point] = [  # those that no space or road needs are drawn
    (532, 822), (556, 856), (508, 838), (540, 884), (140, 470), (122, 520), (150, 560),
    (150, 760), (176, 740), (700, 262), (726, 250), (930, 520), (660, 1060), (700, 1072),
    (250, 1000), (290, 1016), (440, 440), (446, 600), (470, 640), (270, 410), (600, 300),
    (1120, 190), (1150, 170), (960, 210), (900, 440), (740, 620), (620, 620), (1010, 800),
    (1040, 790), (930, 700), (460, 980), (440, 1010), (760, 1040), (990, 1030), (660, 960),
    (640, 940), (800, 800), (580, 700), (1150, 500), (560, 560), (1080, 980),
]  # fmt: skip

MARKS: list[Point] = []  # alliance numbers of the board being written


def displaced(a: Point, b: Point, roughness: float, depth: int, rng: random.Random) -> Polygon:
    """The way from a to b (without b), its middle pushed aside again and again."""
    if depth == 0 or math.dist(a, b) < 22:
        return [a]
    push = rng.gauss(0, roughness)
    push = max(-1.6 * roughness, min(1.6 * roughness, push))
    middle = (
        (a[0] + b[0]) / 2 + push * (b[1] - a[1]),
        (a[1] + b[1]) / 2 - push * (b[0] - a[0]),
    )
    return displaced(a, middle, roughness, depth - 1, rng) + displaced(
        middle, b, roughness, depth - 1, rng
    )


def smooth(points: Polygon, step: float) -> Polygon:
    """A Catmull-Rom curve through hand-set points, so that borders bend, not break."""
    out: Polygon = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        count = max(1, round(math.dist(p1, p2) / step))
        for k in range(count):
            t = k / count
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                       + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            ))  # fmt: skip
    return [*out, points[-1]]


def border_lines() -> dict[str, list[tuple[int, int]]]:
    lines = {}
    for name, (start, end, via, roughness) in LINES.items():
        rng = random.Random(f"border {name}")
        points = smooth([CORNERS[start], *via, CORNERS[end]], 62)
        rough: Polygon = []
        for a, b in pairwise(points):
            rough += displaced(a, b, roughness, 2, rng)
        rough.append(CORNERS[end])
        lines[name] = [(round(x), round(y)) for x, y in rough]
    return lines


def outlines(lines: dict[str, list[tuple[int, int]]]) -> dict[str, list[tuple[int, int]]]:
    found = {}
    for province, walk in ROUND.items():
        ring: list[tuple[int, int]] = []
        for step in walk:
            line = lines[step[1:]][::-1] if step.startswith("-") else lines[step]
            assert not ring or ring[-1] == line[0], (province, step)
            ring += line if not ring else line[1:]
        assert ring[0] == ring[-1], province
        found[province] = ring[:-1]
    return found


def inside(point: Point, ring: Polygon) -> bool:
    x, y = point
    result = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            result = not result
    return result


def off_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
    t = max(0.0, min(1.0, t))
    return math.dist(p, (a[0] + t * dx, a[1] + t * dy))


def off_border(p: Point, ring: Polygon) -> float:
    return min(off_segment(p, a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


def spread(
    province: str, count: int, ring: Polygon, kept: list[Point], taken: list[Point]
) -> list[Point]:
    """Places for palaces: far from each other, from the border and from the dragon."""
    dragon = DRAGONS[province]
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    best: tuple[float, list[Point]] = (-1.0, [])
    rng = random.Random(f"spaces {province}")

    def room(p: Point, others: list[Point], enough: float = -1.0) -> float:
        if not inside(p, ring):
            return -1.0
        near = [math.dist(p, q) for q in others]
        near.append(math.dist(p, (dragon[0], dragon[1] + 12)) * 0.86)
        near += [math.dist(p, q) for q in taken]
        if min(near) < enough:
            return min(near)
        return min(*near, off_border(p, ring) * 2.1)

    for _ in range(12):
        points = list(kept)
        while len(points) < count:
            p = (rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys)))
            if room(p, points) > 30:
                points.append(p)
        reach = 60.0
        for _ in range(1500):
            i = rng.randrange(len(kept), count)
            others = points[:i] + points[i + 1 :]
            moved = (points[i][0] + rng.gauss(0, reach), points[i][1] + rng.gauss(0, reach))
            now = room(points[i], others)
            if room(moved, others, now) >= now:
                points[i] = moved
            reach = max(3.0, reach * 0.997)
        rooms = [room(p, points[:i] + points[i + 1 :]) for i, p in enumerate(points)]
        worth = min(rooms[len(kept) :]) + 0.35 * sum(rooms) / len(rooms)
        if worth > best[0]:
            best = (worth, points)
    return [(round(x), round(y)) for x, y in best[1]]


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


class Network:
    """Roads chosen one by one: nothing crosses, junctions stay readable."""

    def __init__(self, places: dict[str, Point], homes: dict[str, tuple[str, ...]]) -> None:
        self.places, self.homes = places, homes
        self.roads: list[Pair] = []
        self.near: dict[str, set[str]] = {name: set() for name in places}

    def fits(self, a: str, b: str, wide: float) -> bool:
        if b in self.near[a] or self.near[a] & self.near[b]:
            return False  # no doubles, no triangles
        here, there = self.places[a], self.places[b]
        if any(
            crosses(here, there, self.places[c], self.places[d])
            for c, d in self.roads
            if not {a, b} & {c, d}
        ):
            return False
        for end, other in ((a, there), (b, here)):
            at = self.places[end]
            for c in self.near[end]:
                one = math.atan2(other[1] - at[1], other[0] - at[0])
                two = math.atan2(self.places[c][1] - at[1], self.places[c][0] - at[0])
                if abs((one - two + math.pi) % (2 * math.pi) - math.pi) < math.radians(wide):
                    return False
        return True

    def lay(self, a: str, b: str) -> None:
        self.roads.append((a, b))
        self.near[a].add(b)
        self.near[b].add(a)

    def junctions(self, province: str) -> int:
        return sum(len(self.near[n]) > 2 for n, home in self.homes.items() if home == (province,))


def candidates(
    places: dict[str, Point],
    homes: dict[str, tuple[str, ...]],
    rings: dict[str, Polygon],
) -> list[tuple[float, str, str]]:
    """Connections over land of the two provinces only, clear of other spaces."""
    names = list(places)
    borders = {frozenset(pair) for pair in ALLIANCES}
    found = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            pa, pb = places[a], places[b]
            length = math.dist(pa, pb)
            allowed = {*homes[a], *homes[b]}
            shared = set(homes[a]) & set(homes[b])
            if not shared and not any(
                frozenset((x, y)) in borders for x in homes[a] for y in homes[b]
            ):
                continue
            if length > 235:
                continue
            way = [
                (pa[0] + (pb[0] - pa[0]) * t / 16, pa[1] + (pb[1] - pa[1]) * t / 16)
                for t in range(1, 16)
            ]
            if not all(any(inside(p, rings[h]) for h in allowed) for p in way):
                continue
            if any(off_segment(places[c], pa, pb) < 27 for c in names if c not in (a, b)):
                continue
            if any(off_segment((x, y + 8), pa, pb) < 34 for x, y in DRAGONS.values()):
                continue
            found.append((length, a, b))
    return found


def roads(
    seed: str,
    places: dict[str, Point],
    homes: dict[str, tuple[str, ...]],
    rings: dict[str, Polygon],
    wanted: int,
    avoided: set[frozenset[str]],
) -> list[Pair]:
    """A connected network of about ``wanted`` roads; ``avoided`` ones come last."""
    possible = candidates(places, homes, rings)
    spaces = {p: sum(home == (p,) for home in homes.values()) for p in PROVINCES}
    for attempt in range(400):
        rng = random.Random(f"{seed} {attempt}")
        net = Network(places, homes)
        for a, b in EXAMPLE_7:
            net.lay(a, b)
        weighed = sorted(
            (length * rng.uniform(0.7, 1.5) * (2.2 if frozenset((a, b)) in avoided else 1), a, b)
            for length, a, b in possible
        )
        group = {name: name for name in places}

        def root(name: str, group: dict[str, str] = group) -> str:
            while group[name] != name:
                name = group[name]
            return name

        for a, b in net.roads:
            group[root(a)] = root(b)
        for _, a, b in weighed:
            full = len(net.near[a]) >= 3 or len(net.near[b]) >= 3
            if root(a) != root(b) and not full and net.fits(a, b, 48):
                net.lay(a, b)
                group[root(a)] = root(b)
        ends = (
            rng.sample([n for n in places if len(net.near[n]) == 1], k=6)
            if sum(len(x) == 1 for x in net.near.values()) >= 6
            else []
        )
        for _, a, b in weighed:
            if len(net.roads) >= wanted:
                break
            if a in ends or b in ends or max(len(net.near[a]), len(net.near[b])) >= 4:
                continue
            if any(
                len(net.near[n]) == 2 and net.junctions(homes[n][0]) >= spaces[homes[n][0]] - 2
                for n in (a, b)
                if len(homes[n]) == 1
            ):
                continue
            if net.fits(a, b, 42):
                net.lay(a, b)
        degrees = [len(x) for x in net.near.values()]
        connected = len({root(n) for n in places}) == 1
        fours = degrees.count(4)
        plain = all(
            sum(len(net.near[n]) <= 2 for n in places if n.rsplit(" ", 1)[0] == p) >= 2
            for p in PROVINCES
        )
        if (
            connected
            and plain
            and 2 <= fours <= 8
            and degrees.count(1) >= 4
            and len(net.roads) >= wanted - 3
        ):
            return sorted(tuple(sorted(road, key=list(places).index)) for road in net.roads)
    raise SystemExit(f"no network found for {seed}")


def middle(line: list[tuple[int, int]]) -> Point:
    """The point halfway along a line, and it lies on the line."""
    total = sum(math.dist(a, b) for a, b in pairwise(line))
    gone = 0.0
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if gone + step >= total / 2:
            t = (total / 2 - gone) / step
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        gone += step
    return line[-1]


def write(
    name: str,
    kind: str,
    players: list[int],
    rings: dict[str, list[tuple[int, int]]],
    lines: dict[str, list[tuple[int, int]]],
    spaces: dict[str, list[Point]],
    network: list[Pair],
    extras: tuple[dict[str, Point], dict[str, list[Point]]] | None = None,
) -> None:
    def at(p: Point) -> str:
        return f"[{round(p[0])}, {round(p[1])}]"

    def rows(points: list[Point], wide: int = 8) -> str:
        cells = [at(p) for p in points]
        cut = [", ".join(cells[i : i + wide]) for i in range(0, len(cells), wide)]
        return "[\n" + "".join(f"  {row},\n" for row in cut) + "]"

    posts = extras[0] if extras else {}
    out = [
        f"# China, {name}. Written by tools/china_map.py; may be edited by hand.",
        "# Each `source` says where a fact comes from: book, reported, ruling, house,",
        '# or "owner" for what an owner of the box reads off the printed board.',
        'game = "china"',
        f'kind = "{kind}"',
        f"players = {players}",
        f"size = {list(SIZE)}",
        'source = "house"  # outlines, coordinates and scenery',
        "",
    ]
    for province, (colour, _, colour_source, count_source) in PROVINCES.items():
        out += [
            "[[province]]",
            f'name = "{province}"',
            f'colour = "{colour}"',
            f'source = {{ colour = "{colour_source}", spaces = "{count_source}" }}',
            f"dragon = {at(DRAGONS[province])}",
            f"spaces = {rows(spaces[province])}",
            f"outline = {rows(rings[province])}",
            "",
        ]
    everything = {
        **{f"{p} {i}": at for p, found in spaces.items() for i, at in enumerate(found, 1)},
        **{f"{post} post": at for post, at in posts.items()},
        **{f"{p} port {i}": at for p, found in (extras[1] if extras else {}).items()
           for i, at in enumerate(found, 1)},
    }  # fmt: skip
    ways = [(everything[a], everything[b]) for a, b in network]

    def clear(p: Point) -> float:
        """How far from spaces, roads, dragons and other marks."""
        spots = [*everything.values(), *DRAGONS.values()]
        off_spots = min(math.dist(p, q) - 18 for q in spots)
        return min([off_spots, *(off_segment(p, *way) for way in ways)])

    for number, (a, b) in enumerate(ALLIANCES, 1):
        source = "book" if number in (3, 4) else "house"
        line = lines[f"{a}|{b}"]
        aside = max(1, len(line) // 5)
        spot = max(line[aside:-aside], key=clear)
        MARKS.append(spot)
        out += [
            "[[alliance]]",
            f"number = {number}",
            f'between = ["{a}", "{b}"]',
            f"at = {at(spot)}",
            f'source = "{source}"',
            "",
        ]
    if extras:
        for post, point in posts.items():
            a, b = post.split("-")
            out += [
                "[[post]]",
                f'between = ["{a}", "{b}"]',
                f"at = {at(point)}",
                'source = "house"',
                "",
            ]
        for province, points in extras[1].items():
            for point in points:
                out += [
                    "[[port]]",
                    f'province = "{province}"',
                    f"at = {at(point)}",
                    'source = "house"',
                    "",
                ]
    mountains: list[Point] = []
    for at_peak in MOUNTAINS:
        massif = MOUNTAINS.index(at_peak) < 4
        near_mark = min(math.dist(at_peak, q) for q in MARKS) < 36
        near_name = min(math.dist(at_peak, (x, y + 20)) for x, y in DRAGONS.values()) < 66
        if massif or (clear(at_peak) > 26 and not near_mark and not near_name):
            mountains.append(at_peak)
    MARKS.clear()
    out += [
        "[roads]",
        'source = "house"',
        "between = [",
        *(f'  ["{a}", "{b}"],' for a, b in network),
        "]",
        "",
        "[scenery]",
        f"wall = {rows(WALL)}",
        f"mountains = {rows(mountains)}",
        "",
    ]
    for river, course in RIVERS.items():
        out += ["[[scenery.river]]", f'name = "{river}"', f"course = {rows(course)}", ""]
    (FOLDER / f"{kind}.toml").write_text("\n".join(out).rstrip() + "\n", encoding="utf-8")


def spread_all(rings: dict[str, Polygon], taken: list[Point]) -> dict[str, list[Point]]:
    return {
        p: spread(p, count, rings[p], FIXED.get(p, []), taken)
        for p, (_, count, _, _) in PROVINCES.items()
    }


def named(
    spaces: dict[str, list[Point]],
) -> tuple[dict[str, Point], dict[str, tuple[str, ...]]]:
    """Spaces by name, and the province of each."""
    places = {f"{p} {i}": at for p, found in spaces.items() for i, at in enumerate(found, 1)}
    return places, {name: (name.rsplit(" ", 1)[0],) for name in places}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = border_lines()
    rings = outlines(lines)
    spaces = spread_all(rings, [])
    places, homes = named(spaces)
    one = roads("side 1", places, homes, rings, 66, set())
    two = roads("side 2", places, homes, rings, 66, {frozenset(r) for r in one})
    write("the side for 3 and 4 players", "side-1", [3, 4], rings, lines, spaces, one)
    write("the side for 4 and 5 players", "side-2", [4, 5], rings, lines, spaces, two)
    posts = {f"{a}-{b}": middle(lines[f"{a}|{b}"]) for a, b in POSTS}
    spaces = spread_all(rings, [*posts.values(), *(p for found in PORTS.values() for p in found)])
    places, homes = named(spaces)
    for post, point in posts.items():
        places[f"{post} post"] = point
        homes[f"{post} post"] = tuple(post.split("-"))
    for province, points in PORTS.items():
        for i, point in enumerate(points, 1):
            places[f"{province} port {i}"] = point
            homes[f"{province} port {i}"] = (province,)
    disputes = roads("disputes", places, homes, rings, 82, set())
    write("border disputes", "disputes", [3, 4, 5], rings, lines, spaces, disputes, (posts, PORTS))


if __name__ == "__main__":
    main()
