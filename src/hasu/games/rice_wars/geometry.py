"""Where the printed land lies on the page: cells, fields, palace spaces, and what is beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hasu.games.rice_wars.board_file import Box
from hasu.games.rice_wars.state import NONE, RiceWars

WIDTH, HEIGHT = 1000, 724
STRIP = 68  # the rounds and the supply, above everything
EDGE = 30  # letters of columns and numbers of rows
MOST_WIDE = 714  # of the land; the Daimyo cards need the rest


@dataclass(frozen=True, slots=True)
class Land:
    """The land as drawn."""

    cell: float
    columns: int
    rows: int
    fields: tuple[Box, ...]
    spaces: tuple[Box, ...]

    @property
    def left(self) -> float:
        return EDGE

    @property
    def top(self) -> float:
        """Centred between the strip and the foot."""
        room = HEIGHT - STRIP - EDGE
        return STRIP + EDGE + (room - self.rows * self.cell) / 2

    @property
    def right(self) -> float:
        return self.left + self.columns * self.cell

    @property
    def sizes(self) -> frozenset[tuple[int, int]]:
        """The sizes of field that there are."""
        return frozenset((box.columns, box.rows) for box in self.fields)

    def corner(self, box: Box) -> tuple[float, float]:
        return self.left + box.column * self.cell, self.top + box.row * self.cell

    def centre(self, box: Box) -> tuple[float, float]:
        x, y = self.corner(box)
        return x + box.columns * self.cell / 2, y + box.rows * self.cell / 2


def land_of(s: RiceWars) -> Land:
    fields = tuple(zip(s.field_column[: s.fields], s.field_row[: s.fields], strict=True))
    spaces = tuple(zip(s.space_column[: s.spaces], s.space_row[: s.spaces], strict=True))
    touched = tuple(frozenset(t for t in row if t != NONE) for row in s.touches[: s.spaces])
    return _land(fields, spaces, tuple(s.near[: s.fields]), touched)


Cells = tuple[tuple[int, int], ...]
Touched = tuple[frozenset[int], ...]


@cache
def _land(cells: Cells, spaces: Cells, near: tuple[int, ...], touched: Touched) -> Land:
    palaces = tuple(Box(*cell) for cell in spaces)
    fields = fitted(cells, palaces, near, touched)
    columns = max(box.column + box.columns for box in fields + palaces)
    rows = max(box.row + box.rows for box in fields + palaces)
    cell = min((HEIGHT - STRIP - EDGE - 4) // rows, (MOST_WIDE - EDGE) // columns)
    return Land(cell, columns, rows, fields, palaces)


# The state keeps the first cell of each field and who is next to whom, not how large a field
# is: rules never ask. The sizes follow from the neighbours.


def fitted(
    cells: Cells, palaces: tuple[Box, ...], near: tuple[int, ...], touched: Touched
) -> tuple[Box, ...]:
    """The smallest rectangles from these first cells that have just these neighbours."""
    small = tuple(Box(*cell) for cell in cells)
    if _agree(small, near):
        return small
    taken = set(cells) | {(box.column, box.row) for box in palaces}
    options = []
    for field, cell in enumerate(cells):
        at = [space for space, fields in enumerate(touched) if field in fields]
        options.append(
            [
                box
                for box in _rectangles(cell, taken)
                if [i for i, palace in enumerate(palaces) if palace.touches(box)] == at
            ]
        )
    return next(_fits(options, near, ()), small)


def _agree(boxes: tuple[Box, ...], near: tuple[int, ...]) -> bool:
    return all(_joins(boxes[:i], box, near) for i, box in enumerate(boxes))


def _joins(before: tuple[Box, ...], box: Box, near: tuple[int, ...]) -> bool:
    mine = near[len(before)]
    return all(
        not box.overlaps(other) and box.touches(other) == bool(mine >> j & 1)
        for j, other in enumerate(before)
    )


def _rectangles(cell: tuple[int, int], taken: set[tuple[int, int]]) -> list[Box]:
    """All rectangles from a first cell that cover no other first cell, small ones first."""
    column, row = cell
    last = max(max(c, r) for c, r in taken)
    found, wide = [], last - column + 1
    for rows in range(1, last - row + 2):
        for columns in range(1, wide + 1):
            here = (column + columns - 1, row + rows - 1)
            if here in taken and here != cell:
                wide = columns - 1
                break
            found.append(Box(column, row, columns, rows))
    return sorted(found, key=lambda box: box.columns * box.rows)


def _fits(
    options: list[list[Box]], near: tuple[int, ...], before: tuple[Box, ...]
) -> Iterator[tuple[Box, ...]]:
    if len(before) == len(options):
        yield before
        return
    for box in options[len(before)]:
        if _joins(before, box, near):
            yield from _fits(options, near, (*before, box))
