"""Where the printed land lies on the page: cells, fields, palace spaces, and what is beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hasu.games.rice_wars.board_file import Box
from hasu.games.rice_wars.state import RiceWars

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


Cells = tuple[tuple[int, int], ...]
Lie = tuple[Cells, Cells, tuple[int, ...]]  # the first cells of fields, spaces, who is near whom

# The state keeps the first cell of each field and who is next to whom, not how large a field
# is: rules never ask. Large fields are remembered here when a board is printed into a state.
_large: dict[Lie, tuple[Box, ...]] = {}


def remember(s: RiceWars, fields: tuple[Box, ...]) -> None:
    if any((box.columns, box.rows) != (1, 1) for box in fields):
        _large[_lie(s)] = fields


def land_of(s: RiceWars) -> Land:
    return _land(_lie(s))


def _lie(s: RiceWars) -> Lie:
    fields = tuple(zip(s.field_column[: s.fields], s.field_row[: s.fields], strict=True))
    spaces = tuple(zip(s.space_column[: s.spaces], s.space_row[: s.spaces], strict=True))
    return fields, spaces, tuple(s.near[: s.fields])


@cache
def _land(lie: Lie) -> Land:
    cells, spaces, _ = lie
    palaces = tuple(Box(*cell) for cell in spaces)
    fields = _large.get(lie) or tuple(Box(*cell) for cell in cells)
    columns = max(box.column + box.columns for box in fields + palaces)
    rows = max(box.row + box.rows for box in fields + palaces)
    cell = min((HEIGHT - STRIP - EDGE - 4) // rows, (MOST_WIDE - EDGE) // columns)
    return Land(cell, columns, rows, fields, palaces)
