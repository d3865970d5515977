"""Finding room on the map: where the tile and the name of each province go.

The map is laid out in cells, and each province takes those that cost it least: its own land is
free, other land costs, and what others have there costs most. In the first round others hardly
count, so that everybody asks for the best place; then they count more and more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Ring = Sequence[Point]
Box = tuple[float, float, float, float]  # left, top, right, bottom
Cells = NDArray[np.float64]
Numbers = NDArray[np.int64]
Cell = tuple[int, int]  # row, column
Window = tuple[slice, slice]

CELL = 3
PRESSURE = (0.1, 0.2, 0.35, 0.5, 0.7, 1.0, 1.0, 1.0)  # how much others count, by rounds
NAME = 22  # the size of a name's type
TOP, BOTTOM = -0.45, 0.6  # what any serif's letters cover around a line's middle, in sizes of type
# Around the middle of a tile: itself, up to two markers, four, or six.
TILE, MARKED = (-24, -24, 28, 27), (-31, -31, 31, 31)
TWO, FOUR, SIX = (-44, -13, 44, 13), (-44, -26, 44, 26), (-43, -35, 43, 29)
NEAR = (-64, -56, 64, 60)  # there a name would seem to be this tile's
# What it costs to cover a cell.
TAKEN, OFTEN, SOMETIMES, RARELY, SEEMS, FOREIGN, WILD = 10.0, 3.0, 2.0, 0.6, 0.8, 0.7, 0.3
REACH = 16  # between a tile and its name at most
AROUND = 112, 196  # how far a tile, its name and half its width can be, down and across
EDGE = 12
ELSEWHERE = 100  # how much a name is disliked that does not stand below its tile


@dataclass(frozen=True, slots=True)
class Province:
    name: str
    ring: Ring
    marked: bool  # with a lotus or a dragon around its tile


@dataclass(frozen=True, slots=True)
class Places:
    tile: Point
    name: Point


def name_width(name: str) -> float:
    """How wide the name of a province is drawn."""
    return sum(5.5 if letter in "ijl'’" else 10 for letter in name)


def settle(
    provinces: Sequence[Province], size: tuple[float, float], closed: Box
) -> tuple[Places, ...]:
    """Places on a board of this size for all provinces, the smallest of them first."""
    field = _Field(provinces, size, closed)
    found: dict[int, Places] = {}
    for pressure in PRESSURE:
        for number in field.smallest_first():
            if number in found:
                field.put(number, found[number], -1)
            found[number] = field.best(number, pressure)
            field.put(number, found[number], 1)
    return tuple(found[number] for number in range(len(provinces)))


class _Field:
    """The map in cells: whose land they are, and what lies there."""

    def __init__(
        self, provinces: Sequence[Province], size: tuple[float, float], closed: Box
    ) -> None:
        self.provinces = provinces
        shape = int(size[1]) // CELL, int(size[0]) // CELL
        self.boxes = [name_box(province.name) for province in provinces]
        self.owner = np.full(shape, -1)
        for number, province in enumerate(provinces):
            _fill(self.owner, province.ring, number)
        self.closed = np.full(shape, TAKEN)
        inner = EDGE // CELL
        self.closed[inner:-inner, inner:-inner] = 0
        left, top, right, bottom = closed
        _add(self.closed, (left - EDGE, top - EDGE, right + EDGE, bottom + EDGE), (0, 0), TAKEN)
        self.names = np.zeros(shape)
        self.blocks = np.zeros(shape)
        self.near = np.zeros(shape)

    def smallest_first(self) -> list[int]:
        sizes = np.bincount(self.owner[self.owner >= 0], minlength=len(self.provinces))
        return [int(number) for number in np.argsort(sizes, kind="stable")]

    def put(self, number: int, at: Places, sign: int) -> None:
        """Lay down what a province has, or take it up again."""
        _add(self.names, self.boxes[number], at.name, sign * TAKEN)
        _add(self.near, NEAR, at.tile, sign * SEEMS)
        for box, weight in _block(self.provinces[number]):
            _add(self.blocks, box, at.tile, sign * weight)

    def best(self, number: int, pressure: float) -> Places:
        rows, columns = np.nonzero(self.owner == number)
        window = _window(rows, columns)
        owner, names, blocks, near = (
            cells[window] for cells in (self.owner, self.names, self.blocks, self.near)
        )
        ground = self.closed[window] + np.where(owner == -1, WILD, FOREIGN) * (owner != number)
        box, province = self.boxes[number], self.provinces[number]
        named = _sums(ground + pressure * (names + blocks + near), box)
        placed = _sums(pressure * blocks / 4, FOUR)
        for part, weight in _block(province):
            placed += weight * _sums(ground + pressure * names / TAKEN, part)
        tile, name = _cheapest(placed, named, owner == number, _beside(province, box))
        corner = window[0].start, window[1].start
        return Places(_at(tile, corner), _at(name, corner))


def _cheapest(
    placed: Cells, named: Cells, own: NDArray[np.bool_], beside: tuple[Numbers, Numbers, Cells]
) -> tuple[Cell, Cell]:
    """The tile on own land and the name beside it that cost least together."""
    down, across, trouble = beside
    rows, columns = (2 * each for each in np.nonzero(own[::2, ::2]))
    if not rows.size:  # of a very small province
        rows, columns = np.nonzero(own)
    costs = placed[rows, columns]
    least, best = np.inf, ((0, 0), (0, 0))
    for one in np.argsort(costs, kind="stable"):
        if costs[one] >= least:
            break
        ys, xs = rows[one] + down, columns[one] + across
        on = (ys >= 0) & (ys < own.shape[0]) & (xs >= 0) & (xs < own.shape[1])
        total = np.where(on, trouble + named[ys * on, xs * on], np.inf)
        other = int(total.argmin())
        if costs[one] + total[other] < least:
            least = costs[one] + total[other]
            best = (int(rows[one]), int(columns[one])), (int(ys[other]), int(xs[other]))
    return best


def _beside(province: Province, box: Box) -> tuple[Numbers, Numbers, Cells]:
    """Where a name may stand from the middle of its tile, and how much that is disliked."""
    rows, columns = np.mgrid[-76:77:CELL, -124:125:CELL] // CELL
    x, y = columns * CELL, rows * CELL
    trouble = np.zeros(x.shape)
    for (left, top, right, bottom), weight in _block(province):
        over = np.minimum(x + box[2], right) - np.maximum(x + box[0], left)
        deep = np.minimum(y + box[3], bottom) - np.maximum(y + box[1], top)
        trouble += weight * np.maximum(over, 0) * np.maximum(deep, 0) / CELL**2
    left, top, right, bottom = MARKED if province.marked else TILE
    off_x = np.maximum(0, np.maximum(x + box[0] - right, left - x - box[2]))
    off_y = np.maximum(0, np.maximum(y + box[1] - bottom, top - y - box[3]))
    gap = np.hypot(off_x, off_y)
    trouble += 4 * gap + 0.7 * np.abs(x) + ELSEWHERE * ((y < 0) | (off_x > 0))
    fine = (gap > 0) & (gap < REACH)
    return rows[fine], columns[fine], trouble[fine]


def _block(province: Province) -> Iterator[tuple[Box, float]]:
    """What lies around the middle of a tile."""
    yield MARKED if province.marked else TILE, TAKEN
    yield TWO, OFTEN
    yield FOUR, SOMETIMES
    yield SIX, RARELY


def name_box(name: str) -> Box:
    """What the letters of a name cover around its place."""
    half = name_width(name) / 2 + 4
    return -half, TOP * NAME, half, BOTTOM * NAME


# Cells


def _at(cell: Cell, corner: Cell) -> Point:
    return float((cell[1] + corner[1]) * CELL), float((cell[0] + corner[0]) * CELL)


def _cells(box: Box, at: Point = (0, 0)) -> tuple[int, int, int, int]:
    """Every cell that a box touches, so that boxes in different cells never meet."""
    left, top, right, bottom = box
    return (
        floor((left + at[0]) / CELL),
        floor((top + at[1]) / CELL),
        ceil((right + at[0]) / CELL),
        ceil((bottom + at[1]) / CELL),
    )


def _window(rows: Numbers, columns: Numbers) -> Window:
    down, across = (far // CELL for far in AROUND)
    return (
        slice(max(0, int(rows.min()) - down), int(rows.max()) + down),
        slice(max(0, int(columns.min()) - across), int(columns.max()) + across),
    )


def _add(cells: Cells, box: Box, at: Point, weight: float) -> None:
    left, top, right, bottom = (max(0, side) for side in _cells(box, at))
    cells[top:bottom, left:right] += weight


def _sums(cells: Cells, box: Box) -> Cells:
    """For a box around every cell, the sum of what it covers."""
    left, top, right, bottom = _cells(box)
    pad = max(-left, -top, right, bottom) + 1
    sums = np.pad(cells, pad).cumsum(0).cumsum(1)
    high, wide = cells.shape

    def corner(down: int, across: int) -> Cells:
        row, column = pad + down - 1, pad + across - 1
        return sums[row : row + high, column : column + wide]

    return corner(bottom, right) - corner(top, right) - corner(bottom, left) + corner(top, left)


def _fill(owner: Numbers, ring: Ring, number: int) -> None:
    """Every cell whose corner lies in a polygon is that province's."""
    sides = list(zip(ring, (*ring[1:], ring[0]), strict=True))
    for row in range(owner.shape[0]):
        y = row * CELL + 0.5  # never through a corner
        cuts = sorted(
            ax + (y - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in sides
            if (ay <= y) != (by <= y)
        )
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            owner[row, max(0, int(left) // CELL + 1) : max(0, int(right) // CELL + 1)] = number
    if not (owner == number).any():  # very small: the cell where it begins
        owner[int(ring[0][1]) // CELL, int(ring[0][0]) // CELL] = number
