"""Where palaces stand: spread out by relaxation."""

from __future__ import annotations

import math
import random

from land import DRAGONS, FIXED, PROVINCES, Point
from shapes import Line, inside, off_border


def spread(
    province: str, count: int, ring: Line, kept: list[Point], taken: list[Point]
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


def spread_all(rings: dict[str, Line], taken: list[Point]) -> dict[str, list[Point]]:
    return {
        p: spread(p, count, rings[p], FIXED.get(p, []), taken)
        for p, (_, count, _, _) in PROVINCES.items()
    }
