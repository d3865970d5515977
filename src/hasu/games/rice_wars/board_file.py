"""A side of the board as a file: fields, palace spaces, round signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hasu.games.rice_wars.filecheck import Findings, cell_of
from hasu.games.rice_wars.state import MOST_SPACES, TOUCHED, Sign

FIELDS = {"basic": 37, "epic": 59}  # RW-B1
ROUNDS = {"basic": 7, "epic": 8}
PLAYERS = {"basic": (2, 4), "epic": (3, 5)}
SIGNS = tuple(sign.name.lower() for sign in Sign)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the grid."""

    column: int
    row: int
    columns: int = 1
    rows: int = 1

    def touches(self, other: Box) -> bool:
        """Do the two share an edge (more than a corner)?"""
        across = overlap(self.column, self.columns, other.column, other.columns)
        down = overlap(self.row, self.rows, other.row, other.rows)
        return (across > 0 and down == 0) or (across == 0 and down > 0)

    def overlaps(self, other: Box) -> bool:
        across = overlap(self.column, self.columns, other.column, other.columns)
        return across > 0 and overlap(self.row, self.rows, other.row, other.rows) > 0


def overlap(start: int, length: int, other: int, other_length: int) -> int:
    """The shared length of two stretches; 0 when they meet, negative when apart."""
    return min(start + length, other + other_length) - max(start, other)


def box_of(name: str, size: list[int]) -> Box:
    cell = cell_of(name)
    assert cell is not None
    return Box(cell[0], cell[1], size[0], size[1])


def field_boxes(data: dict[str, Any]) -> list[Box]:
    """The fields of a checked file, in its order."""
    sizes = data["fields"].get("sizes", {})
    return [box_of(name, sizes.get(name, [1, 1])) for name in data["fields"]["names"]]


def space_boxes(data: dict[str, Any]) -> list[Box]:
    return [box_of(name, [1, 1]) for name in data["palaces"]["spaces"]]


def board_problems(data: dict[str, Any], source: str) -> list[str]:
    findings = Findings(source)
    findings.known_keys(
        data, ("game", "kind", "side", "name", "fields", "palaces", "round"), "the board"
    )
    side = data.get("side")
    if not isinstance(side, str) or side not in FIELDS:
        findings.add(f"side is {side!r}, not basic or epic", "side")
        return findings.found
    if not isinstance(data.get("name"), str):
        findings.add("the board has no name")
    check_fields(data, side, findings)
    check_palaces(data, side, findings)
    check_rounds(data, side, findings)
    if not findings.found:
        check_land(data, findings)
    return findings.found


def check_fields(data: dict[str, Any], side: str, findings: Findings) -> None:
    fields = findings.table(data, "fields")
    known = ("names", "sizes", "sacred", "sacred_income", "first_peasants", "source")
    findings.known_keys(fields, known, "[fields]", "[fields]")
    names = check_cells(fields.get("names"), "names", findings)
    if len(names) != FIELDS[side]:
        findings.add(f"{len(names)} fields; the {side} side has {FIELDS[side]} (RW-B1)", "names")
    if fields.get("sacred") not in names:
        findings.add(f"the sacred field {fields.get('sacred')!r} is no field", "sacred")
    check_sizes(fields.get("sizes", {}), names, findings)
    findings.number(fields, "sacred_income", 1, 9, "[fields]")
    findings.number(fields, "first_peasants", 1, 5, "[fields]")
    findings.sources(fields, "[fields]", "[fields]")


def check_sizes(sizes: Any, names: list[str], findings: Findings) -> None:
    if not isinstance(sizes, dict):
        findings.add(f"sizes is {sizes!r}, not a table of [columns, rows] by field", "sizes")
        return
    for name, size in sizes.items():
        good = isinstance(size, list) and len(size) == 2 and all(map(_is_length, size))
        if name not in names or not good:
            findings.add(f"size of {name!r} is not [columns, rows] of a field", "sizes")


def _is_length(number: Any) -> bool:
    return type(number) is int and 1 <= number <= 26


def check_cells(names: Any, key: str, findings: Findings) -> list[str]:
    if not isinstance(names, list):
        findings.add(f"{key} is not a list of cells", key)
        return []
    for name in names:
        if cell_of(name) is None:
            findings.add(f'{name!r} is not a cell such as "c4"', f'"{name}"')
    good = [name for name in names if cell_of(name) is not None]
    for name in sorted({name for name in good if good.count(name) > 1}):
        findings.add(f"{name!r} stands twice in {key}", f'"{name}"', after=f'"{name}"')
    return good


def check_palaces(data: dict[str, Any], side: str, findings: Findings) -> None:
    palaces = findings.table(data, "palaces")
    findings.known_keys(palaces, ("spaces", "source"), "[palaces]", "[palaces]")
    spaces = check_cells(palaces.get("spaces"), "spaces", findings)
    # Each palace closes itself and two spaces on either side (RW-B4).
    fewest = 5 * (PLAYERS[side][1] - 1) + 1
    if not fewest <= len(spaces) <= MOST_SPACES:
        findings.add(f"{len(spaces)} palace spaces, not {fewest} to {MOST_SPACES}", "spaces")
    findings.sources(palaces, "[palaces]", "[palaces]")


def check_rounds(data: dict[str, Any], side: str, findings: Findings) -> None:
    rounds = findings.tables(data, "round")
    if len(rounds) != ROUNDS[side]:
        findings.add(f"{len(rounds)} rounds; the {side} side has {ROUNDS[side]} (RW-B1)", "round")
    for number, entry in enumerate(rounds, 1):
        of = f"round {number}"
        near = f"number = {number}"
        findings.known_keys(entry, ("number", "sign", "source"), of, near)
        if entry.get("number") != number:
            findings.add(f"{of}: number is {entry.get('number')!r}", near)
        if entry.get("sign") not in SIGNS:
            findings.add(
                f"{of}: sign is {entry.get('sign')!r}, not one of {', '.join(SIGNS)}", near
            )
        findings.sources(entry, of, near)


def check_land(data: dict[str, Any], findings: Findings) -> None:
    """Nothing overlaps, every palace has its fields, and the land hangs together."""
    names, spaces = data["fields"]["names"], data["palaces"]["spaces"]
    boxes = field_boxes(data) + space_boxes(data)
    for i, box in enumerate(boxes):
        for j in range(i):
            if box.overlaps(boxes[j]):
                pair, after = (*names, *spaces), "" if i < len(names) else "[palaces]"
                findings.add(f"{pair[j]} and {pair[i]} overlap", f'"{pair[i]}"', after)
    fields = boxes[: len(names)]
    for name, space in zip(spaces, boxes[len(names) :], strict=True):
        touched = sum(space.touches(field) for field in fields)
        if not 1 <= touched <= TOUCHED:
            findings.add(
                f"palace space {name} touches {touched} fields, not 1 to {TOUCHED}",
                f'"{name}"',
                after="[palaces]",
            )
    reached, frontier = {0}, [0]
    while frontier:
        here = frontier.pop()
        new = {i for i, box in enumerate(fields) if box.touches(fields[here])} - reached
        reached |= new
        frontier += new
    if len(reached) < len(fields):
        lone = next(name for i, name in enumerate(names) if i not in reached)
        findings.add(f"field {lone} is cut off from {names[0]}", f'"{lone}"')
