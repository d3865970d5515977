"""Lines over the course of a game, as SVG and as a row of blocks in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hasu.draw.svg import INK, LACQUER, SANS, element, picture, polyline, text

Line = Sequence[tuple[float, float]]

COLOURS = (LACQUER, "#2f5d8a", "#4a7c3a", "#b8862b", "#6b4a86", INK)
DASHES = ("none", "8 3", "2 3", "10 3 2 3", "5 5", "1 5")  # told apart without colours too
BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760.0, 360.0, 56.0, 150.0, 48.0, 40.0


def chart(
    title: str,
    lines: Sequence[Line],
    names: Sequence[str],
    marks: Sequence[float],
    in_words: Callable[[float], str],
) -> str:
    """Shares between 0 and 1 over steps, one line each, with marks on the axis."""
    end = max((x for line in lines for x, _ in line), default=1) or 1
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM

    def place(x: float, y: float) -> tuple[float, float]:
        return LEFT + (right - LEFT) * x / end, bottom - (bottom - TOP) * y

    parts = [text(title, LEFT, 28, font_family=SANS, font_size=17, fill=INK)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = place(0, share)[1]
        parts.append(element("line", x1=LEFT, y1=y, x2=right, y2=y, stroke=INK, opacity=0.15))
        parts.append(_small(in_words(share), LEFT - 8, y + 4, "end"))
    for mark in marks:
        x = place(mark, 0)[0]
        parts.append(element("line", x1=x, y1=TOP, x2=x, y2=bottom, stroke=LACQUER, opacity=0.3))
        parts.append(_small(f"{mark:.0f}", x, bottom + 18, "middle"))
    for number, (line, name) in enumerate(zip(lines, names, strict=True)):
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        points = [place(x, y) for x, y in line]
        parts.append(polyline(points, stroke=colour, stroke_width=2, stroke_dasharray=dash))
        y = TOP + 10 + 22 * number
        style = {"stroke": colour, "stroke_width": 2, "stroke_dasharray": dash}
        parts.append(element("line", x1=right + 14, y1=y, x2=right + 40, y2=y, **style))
        parts.append(_small(name, right + 46, y + 4, "start"))
    return picture(WIDTH, HEIGHT, *parts, title=title)


def _small(words: str, x: float, y: float, anchor: str) -> str:
    return text(words, x, y, font_family=SANS, font_size=12, fill=INK, text_anchor=anchor)


def blocks(line: Line, end: float, width: int = 60) -> str:
    """A line as a row of blocks.

    >>> blocks([(0, 0.0), (2, 0.5), (4, 1.0)], 4, width=5)
    '▁▁▅▅█'
    """
    row, value, place = [], line[0][1] if line else 0.0, 0
    for column in range(width):
        x = column * end / max(1, width - 1)
        while place < len(line) and line[place][0] <= x:
            value = line[place][1]
            place += 1
        row.append(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))])
    return "".join(row)
