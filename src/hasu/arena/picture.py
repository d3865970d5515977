"""Ratings as a picture: a dot for each bot, a line for its interval."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import ceil, floor
from typing import Any

from hasu.draw.svg import INK, LACQUER, SANS, SERIF, element, picture, text

WIDTH, TOP, ROW, FOOT = 740.0, 64.0, 34.0, 56.0
LEFT, RIGHT = 220.0, 90.0  # for names, and for shares of wins
LONGEST_NAME = 24
FOLDERS = re.compile(r"[^\s:]*/")
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


def draw(
    bots: list[dict[str, Any]], title: str, below: str, wins: str, in_words: Callable[[float], str]
) -> str:
    """An SVG of rated bots, the best on top; the words come from the caller."""
    low: float = min(row["interval"][0] for row in bots)
    high: float = max(row["interval"][1] for row in bots)
    step = next((s for s in STEPS if (high - low) / s <= 8), STEPS[-1])
    first, last = floor(low / step) * step, ceil(high / step) * step
    scale = (WIDTH - LEFT - RIGHT) / max(last - first, step)

    def x(rating: float) -> float:
        return LEFT + (rating - first) * scale

    bottom = TOP + ROW * len(bots)
    lines = [_tick(x(at), at, bottom) for at in range(first, last + 1, step)]
    rows = [_row(row, TOP + ROW * (n + 0.5), x, in_words) for n, row in enumerate(bots)]
    words = [
        text(title, 24, 34, font_family=SERIF, font_size=20, fill=INK),
        text(wins, WIDTH - 24, TOP - 8, text_anchor="end", **_small()),
        text(below, (LEFT + WIDTH - RIGHT) / 2, bottom + 42, text_anchor="middle", **_small()),
    ]
    return picture(WIDTH, bottom + FOOT, *words, *lines, *rows, title=title)


def short(name: str) -> str:
    """A bot's name without the folders of its files.

    >>> short("examples/careful_bot.py:Careful"), short("program:python examples/line_bot.py")
    ('careful_bot.py:Careful', 'program:python line_bot.py')
    """
    return FOLDERS.sub("", name)


def _small() -> dict[str, object]:
    return {"font_family": SANS, "font_size": 12, "fill": INK, "opacity": 0.7}


def _tick(x: float, rating: int, bottom: float) -> str:
    line = element(
        "line", x1=x, y1=TOP, x2=x, y2=bottom, stroke=INK, opacity=0.35 if rating == 0 else 0.12
    )
    return line + text(
        f"{rating:+d}" if rating else "0", x, bottom + 20, text_anchor="middle", **_small()
    )


def _row(
    row: dict[str, Any], y: float, x: Callable[[float], float], in_words: Callable[[float], str]
) -> str:
    name = short(row["name"])
    if len(name) > LONGEST_NAME:
        name = "…" + name[1 - LONGEST_NAME :]
    start, end = (x(limit) for limit in row["interval"])
    plain = {"font_family": SANS, "font_size": 14, "fill": INK}
    return "".join(
        [
            text(name, LEFT - 16, y + 5, text_anchor="end", **plain),
            element("line", x1=start, y1=y, x2=end, y2=y, stroke=INK, stroke_width=2),
            *(
                element("line", x1=at, y1=y - 5, x2=at, y2=y + 5, stroke=INK, stroke_width=2)
                for at in (start, end)
            ),
            element("circle", cx=x(row["rating"]), cy=y, r=6, fill=LACQUER),
            text(in_words(row["win_share"]), WIDTH - 24, y + 5, text_anchor="end", **plain),
        ]
    )
