"""Draws a side of the board, or the cards and advisors of a content file, as SVG."""

from __future__ import annotations

from typing import Any

from hasu.draw.svg import INK, LACQUER, PAPER, SANS, SERIF, element, picture, text
from hasu.games.rice_wars.board_file import Box, field_boxes, space_boxes

CELL = 56.0
MARGIN = 24.0
TITLE = 44.0
SCROLL = 190.0  # the width of the column of rounds
RICE, WATER, SACRED, STONE = "#dfe6b8", "#8fa86a", "#f1cf6b", "#d9cfbf"
SIGN_WORDS = {
    "nothing": "–",
    "ryo": "+3 ryo",
    "advisors": "advisors",
    "card": "extra card",
    "attack": "attackers +1",
}


def svg(data: dict[str, Any]) -> str:
    """A checked file as a picture."""
    return draw_board(data) if data["kind"] == "board" else draw_content(data)


def draw_board(data: dict[str, Any]) -> str:
    fields, spaces = field_boxes(data), space_boxes(data)
    columns = max(box.column + box.columns for box in fields + spaces)
    rows = max(box.row + box.rows for box in fields + spaces)
    width = 2 * MARGIN + columns * CELL + SCROLL
    height = MARGIN + TITLE + rows * CELL + MARGIN
    names, sacred = data["fields"]["names"], data["fields"]["sacred"]
    parts = [text(data["name"], MARGIN, 40, font_family=SERIF, font_size=26, fill=INK)]
    parts += [_field(box, name, name == sacred) for box, name in zip(fields, names, strict=True)]
    parts += [
        _space(box, name) for box, name in zip(spaces, data["palaces"]["spaces"], strict=True)
    ]
    parts += _rounds(data["round"], MARGIN + columns * CELL + 24, MARGIN + TITLE + 16)
    return picture(width, height, *parts, title=data["name"])


def _corner(box: Box) -> tuple[float, float]:
    return MARGIN + box.column * CELL, MARGIN + TITLE + box.row * CELL


def _field(box: Box, name: str, sacred: bool) -> str:
    x, y = _corner(box)
    wide, high = box.columns * CELL, box.rows * CELL
    ground = element(
        "rect",
        x=x + 2,
        y=y + 2,
        width=wide - 4,
        height=high - 4,
        rx=5,
        fill=SACRED if sacred else RICE,
        stroke=LACQUER if sacred else WATER,
        stroke_width=3 if sacred else 1.5,
    )
    mark = text(name, x + 8, y + 18, font_family=SANS, font_size=11, fill=INK, fill_opacity=0.7)
    return ground + _sprouts(x + wide / 2, y + high / 2 + 8) + mark


def _sprouts(x: float, y: float) -> str:
    """Three blades of rice."""
    blades = "".join(
        element("path", d=f"M{x:.0f} {y:.0f} q{bend} -8 {tip} -14")
        for bend, tip in ((-2, -8), (0, 0), (2, 8))
    )
    return element("g", blades, stroke=WATER, stroke_width=1.6, fill="none")


def _space(box: Box, name: str) -> str:
    x, y = _corner(box)
    middle, top = x + CELL / 2, y + CELL / 2
    roof = element(
        "path",
        d=f"M{middle - 16:.0f} {top:.0f} q8 -2 16 -13 q8 11 16 13 z",
        fill=STONE,
        stroke=LACQUER,
        stroke_width=1.5,
    )
    hall = element("rect", x=middle - 10, y=top, width=20, height=10, fill=PAPER, stroke=LACQUER)
    label = text(
        name, middle, top + 22, font_family=SANS, font_size=10, fill=INK, text_anchor="middle"
    )
    return roof + hall + label


def _rounds(rounds: list[dict[str, Any]], x: float, y: float) -> list[str]:
    parts = [text("Rounds", x, y, font_family=SERIF, font_size=18, fill=LACQUER)]
    for entry in rounds:
        y += 40
        circle = element("circle", cx=x + 14, cy=y - 5, r=14, fill=LACQUER)
        number = text(
            str(entry["number"]),
            x + 14,
            y,
            font_family=SERIF,
            font_size=15,
            fill=PAPER,
            text_anchor="middle",
        )
        sign = SIGN_WORDS[entry["sign"]]
        parts += [circle, number, text(sign, x + 38, y, font_family=SANS, font_size=14, fill=INK)]
    return parts


def draw_content(data: dict[str, Any]) -> str:
    """A help sheet: cards on the left, advisors on the right."""
    cards, advisors = data["card"], data["advisor"]
    height = 2 * MARGIN + TITLE + 30.0 * (max(len(cards), len(advisors)) + 1)
    parts = [text(data["name"], MARGIN, 40, font_family=SERIF, font_size=26, fill=INK)]
    card_heads = ("Card", "copies", "cost", "bonus", "when", "effect", "number")
    card_keys = ("name", "copies", "cost", "bonus", "trigger", "effect", "amount")
    parts += _sheet(cards, card_heads, card_keys, (0, 110, 170, 215, 270, 335, 410), MARGIN)
    heads, keys = (
        ("Advisor", "upkeep", "when", "effect", "number"),
        (
            "name",
            "upkeep",
            "trigger",
            "effect",
            "amount",
        ),
    )
    parts += _sheet(advisors, heads, keys, (0, 160, 220, 285, 360), MARGIN + 500)
    return picture(MARGIN * 2 + 920, height, *parts, title=data["name"])


def _sheet(
    entries: list[dict[str, Any]],
    heads: tuple[str, ...],
    keys: tuple[str, ...],
    places: tuple[int, ...],
    left: float,
) -> list[str]:
    y = MARGIN + TITLE + 16
    parts = [
        text(head, left + place, y, font_family=SANS, font_size=12, fill=LACQUER)
        for head, place in zip(heads, places, strict=True)
    ]
    for entry in entries:
        y += 30
        for key, place in zip(keys, places, strict=True):
            words = str(entry.get(key, "–"))
            parts.append(text(words, left + place, y, font_family=SANS, font_size=13, fill=INK))
    return parts
