"""Smooth lines through a few points."""

from __future__ import annotations

import math
from itertools import pairwise

from hasu.draw.svg import Point


def curve(points: list[Point], closed: bool = False) -> str:
    """A smooth path through points (Catmull-Rom as Bézier curves)."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    d = f"M{points[0][0]} {points[0][1]}"
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (at(i + k) for k in (-1, 0, 1, 2))
        d += (
            f"C{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f} "
            f"{cx - (dx - bx) / 6:.1f} {cy - (dy - by) / 6:.1f} {cx} {cy}"
        )
    return d + ("Z" if closed else "")


def sampled(points: list[Point]) -> list[tuple[float, float]]:
    """Many points along the smooth line through a few."""
    found: list[tuple[float, float]] = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        for step in range(24):
            t = step / 24
            x, y = (
                0.5 * (2 * b[k] + (c[k] - a[k]) * t
                       + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                       + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3)
                for k in (0, 1)
            )  # fmt: skip
            found.append((x, y))
    return [*found, (points[-1][0], points[-1][1])]


def along(line: list[tuple[float, float]], count: int) -> list[tuple[float, float, float]]:
    """``count`` evenly spaced points on a line, each with its direction."""
    steps = [math.dist(a, b) for a, b in pairwise(line)]
    total, gone, i = sum(steps), 0.0, 0
    found = []
    for number in range(count):
        wanted = total * number / (count - 1)
        while i < len(steps) - 1 and gone + steps[i] < wanted:
            gone += steps[i]
            i += 1
        (ax, ay), (bx, by) = line[i], line[i + 1]
        t = (wanted - gone) / (steps[i] or 1)
        found.append((ax + (bx - ax) * t, ay + (by - ay) * t, math.atan2(by - ay, bx - ax)))
    return found
