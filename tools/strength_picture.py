"""Draw the strength of the bots: what the tables of docs/bots.md say, to look at.

python tools/strength_picture.py          # writes docs/pictures/strength.svg

The tables are the source; a test says so when the picture is older than they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hasu.draw.svg import INK, LACQUER, SANS, SERIF, element, picture, text

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots.md"
FILE = ROOT / "docs" / "pictures" / "strength.svg"

LEFT, PANEL, GAP, TOP, ROW, FOOT = 150.0, 250.0, 40.0, 84.0, 21.0, 66.0
LOWEST, HIGHEST, STEP = 30, 100, 10  # per cent
SMALL = {"font_family": SANS, "font_size": 12, "fill": INK}
TITLE = "How often one bot beats another, as if it were one against one"
BELOW = "red: what is asked for; bars: 95 % intervals, pale where there are fewer than 400 games"


class Comparison(NamedTuple):
    heading: str  # how its table begins on the page
    words: tuple[str, str]
    wanted: int  # per cent


COMPARISONS = (
    Comparison("Skilled among random players", ("skilled", "among random players"), 90),
    Comparison("Master with 500 playouts", ("master, 500 playouts", "among skilled"), 65),
    Comparison("Master with 2 seconds", ("master, 2 seconds a move", "among 0.2 seconds"), 50),
)


class Line(NamedTuple):
    """One line of a table, in per cent."""

    game: str
    seats: str
    games: int
    share: float
    low: float
    high: float


def table(page: str, heading: str) -> list[Line]:
    """The lines of the table under a heading; those of several set-ups together are left out."""
    rest = page[page.index(f"**{heading}") :]
    found = re.search(r"^\|.*?(?=\n\n)", rest, re.M | re.S)
    assert found is not None, heading
    head, _, *rows = (
        [cell.strip() for cell in row[1:-1].split("|")] for row in found[0].split("\n")
    )
    at = head.index("two-sided")
    return [
        Line(row[0], row[1], int(row[2]), _percent(row[at]), *map(float, row[at + 1].split("–")))
        for row in rows
        if row[at]
    ]


def _percent(cell: str) -> float:
    return float(cell.removesuffix(" %"))


def drawn(page: str) -> str:
    tables = [{line[:2]: line for line in table(page, c.heading)} for c in COMPARISONS]
    set_ups = sorted({key for lines in tables for key in lines if "," not in key[0]})
    height = {key: TOP + ROW * (n + 0.5) for n, key in enumerate(set_ups)}
    bottom = TOP + ROW * len(set_ups)
    parts = [text(TITLE, 20, 32, font_family=SERIF, font_size=19, fill=INK), *_names(height)]
    for number, (comparison, lines) in enumerate(zip(COMPARISONS, tables, strict=True)):
        parts.append(_panel(LEFT + number * (PANEL + GAP), comparison, lines, height, bottom))
    parts.append(text(BELOW, _width() / 2, bottom + 48, text_anchor="middle", **SMALL))
    return picture(_width(), bottom + FOOT, *parts, title=TITLE) + "\n"


def _names(height: dict[tuple[str, ...], float]) -> Iterator[str]:
    """Each game beside its first line, every number of players, and a line between games."""
    before = ""
    for (game, seats), y in height.items():
        if game != before:
            yield text(game, 20, y + 4, **SMALL | {"font_family": SERIF})
        if before and game != before:
            between = y - ROW / 2
            yield element("line", x1=20, x2=_width() - 20, y1=between, y2=between, **_hair(0.3))
        yield text(seats, LEFT - 16, y + 4, **SMALL)
        before = game


def _width() -> float:
    return LEFT + len(COMPARISONS) * (PANEL + GAP)


def _hair(opacity: float) -> dict[str, object]:
    return {"stroke": INK, "opacity": opacity}


def _panel(
    left: float,
    comparison: Comparison,
    lines: dict[tuple[str, ...], Line],
    height: dict[tuple[str, ...], float],
    bottom: float,
) -> str:
    def x(percent: float) -> float:
        return left + PANEL * (percent - LOWEST) / (HIGHEST - LOWEST)

    parts = []
    for row, words in enumerate(comparison.words):
        parts.append(text(words, left, 56 + 15 * row, **SMALL))
    for at in range(LOWEST, HIGHEST + 1, STEP):
        parts.append(element("line", x1=x(at), x2=x(at), y1=TOP, y2=bottom, **_hair(0.12)))
        if at % 20 == 0:
            parts.append(text(f"{at} %", x(at), bottom + 18, text_anchor="middle", **SMALL))
    asked = x(comparison.wanted)
    parts.append(element("line", x1=asked, x2=asked, y1=TOP, y2=bottom, stroke=LACQUER))
    parts += (
        _bar(line, x(line.share), x(line.low), x(line.high), height[key])
        for key, line in lines.items()
        if key in height
    )
    return "".join(parts)


def _bar(line: Line, x: float, low: float, high: float, y: float) -> str:
    within = f"{line.share:g} % ({line.low:g}–{line.high:g})"
    return element(
        "g",
        element("title", f"{line.game}, {line.seats}: {within}, {line.games} games"),
        element("line", x1=low, x2=high, y1=y, y2=y, stroke=INK, stroke_width=3),
        element("circle", cx=x, cy=y, r=4.5, fill=INK),
        opacity=1 if line.games >= 400 else 0.4,
    )


if __name__ == "__main__":
    FILE.write_text(drawn(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"wrote {FILE.relative_to(ROOT)}")
