"""Borders with an organic line, and the measures that everything else is placed by."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from land import CORNERS, LINES, ROUND, Point, Polygon

Line = list[tuple[int, int]]


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
        xs, ys = zip(p0, p1, p2, p3, strict=True)
        out += [(bent(*xs, k / count), bent(*ys, k / count)) for k in range(count)]
    return [*out, points[-1]]


def bent(a: float, b: float, c: float, d: float, t: float) -> float:
    """Between b and c, with a before and d behind."""
    square = 2 * a - 5 * b + 4 * c - d
    return 0.5 * (2 * b + (c - a) * t + square * t * t + (3 * b - a - 3 * c + d) * t**3)


def border_lines() -> dict[str, Line]:
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


def outlines(lines: dict[str, Line]) -> dict[str, Line]:
    found = {}
    for province, walk in ROUND.items():
        ring: Line = []
        for step in walk:
            line = lines[step[1:]][::-1] if step.startswith("-") else lines[step]
            assert not ring or ring[-1] == line[0], (province, step)
            ring += line if not ring else line[1:]
        assert ring[0] == ring[-1], province
        found[province] = ring[:-1]
    return found


def inside(point: Point, ring: Sequence[Point]) -> bool:
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


def off_border(p: Point, ring: Sequence[Point]) -> float:
    return min(off_segment(p, a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def middle(line: Line) -> Point:
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
