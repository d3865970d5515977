"""Points, lines and polygons of a board, for its checker and its picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

Point = Sequence[float]
Segment = tuple[Point, Point]


def named_points(data: dict[str, Any]) -> dict[str, Point]:
    """Every palace space, port and border post of a board by its name.

    >>> board = {"province": [{"name": "Qi", "spaces": [[1, 2]]}],
    ...          "port": [{"province": "Qi", "at": [3, 4]}]}
    >>> named_points(board)
    {'Qi 1': [1, 2], 'Qi port 1': [3, 4]}
    """
    found: dict[str, Point] = {}
    for province in data.get("province", []):
        for number, at in enumerate(province["spaces"], 1):
            found[f"{province['name']} {number}"] = at
    ports: dict[str, int] = {}
    for port in data.get("port", []):
        number = ports[port["province"]] = ports.get(port["province"], 0) + 1
        found[f"{port['province']} port {number}"] = port["at"]
    for post in data.get("post", []):
        found[f"{'-'.join(post['between'])} post"] = post["at"]
    return found


def sides(ring: Sequence[Point]) -> Iterator[Segment]:
    """The sides of a polygon."""
    for i, point in enumerate(ring):
        yield point, ring[(i + 1) % len(ring)]


def is_inside(point: Point, ring: Sequence[Point]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in sides(ring):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def off_segment(point: Point, segment: Segment) -> float:
    """The distance of a point from a segment."""
    (ax, ay), (bx, by) = segment
    dx, dy = bx - ax, by - ay
    t = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy or 1)
    t = max(0.0, min(1.0, t))
    return math.dist(point, (ax + t * dx, ay + t * dy))


def off_outline(point: Point, ring: Sequence[Point]) -> float:
    return min(off_segment(point, side) for side in sides(ring))


def cross(one: Segment, other: Segment) -> bool:
    """Do two segments cross, other than by touching at an end?"""
    (a, b), (c, d) = one, other
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def overlap(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Do the outlines of two polygons cross?"""
    near_one, near_other = _sides_in(one, other), _sides_in(other, one)
    return any(cross(a, b) for a in near_one for b in near_other)


def _sides_in(ring: Sequence[Point], other: Sequence[Point]) -> list[Segment]:
    """The sides of a polygon that reach into the box around another."""
    (left, right), (top, bottom) = (
        (min(p[k] for p in other), max(p[k] for p in other)) for k in (0, 1)
    )
    return [
        (a, b)
        for a, b in sides(ring)
        if max(a[0], b[0]) >= left
        and min(a[0], b[0]) <= right
        and max(a[1], b[1]) >= top
        and min(a[1], b[1]) <= bottom
    ]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
