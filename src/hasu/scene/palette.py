"""The colours of the house by name, by day and by night.

Drawings name colours (`var(--ink)`); the page fills them in through ``web/palette.css``,
files on disk through `filled`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

SEATS = 6

# Seats differ in lightness as well as hue, so that they stay apart for the three common kinds
# of colour blindness; each has a seal mark besides (`hasu.scene.seals`).
DAY: Mapping[str, str] = {
    "paper": "#f6efe0",
    "raised": "#fffaf0",
    "card": "#fffdf6",
    "sunk": "#ebe1cc",
    "ink": "#2b2622",
    "muted": "#6a6055",
    "line": "#b9ab93",
    "lacquer": "#a3322a",
    "on-lacquer": "#fffaf0",
    "glow": "#b5472f",
    "water": "#cfdcdc",
    "seat-0": "#b3362b",
    "seat-1": "#2563a8",
    "seat-2": "#e3b341",
    "seat-3": "#1d7f6b",
    "seat-4": "#7b4a94",
    "seat-5": "#3c3a39",
    "on-seat-0": "#ffffff",
    "on-seat-1": "#ffffff",
    "on-seat-2": "#2b2622",
    "on-seat-3": "#ffffff",
    "on-seat-4": "#ffffff",
    "on-seat-5": "#ffffff",
}
NIGHT: Mapping[str, str] = {
    "paper": "#1d1a18",
    "raised": "#292522",
    "card": "#352f2b",
    "sunk": "#151311",
    "ink": "#f0e7d6",
    "muted": "#b3a695",
    "line": "#5f554b",
    "lacquer": "#e0705f",
    "on-lacquer": "#1d1a18",
    "glow": "#f0957f",
    "water": "#24343a",
    "seat-0": "#d9604f",
    "seat-1": "#6aa3e0",
    "seat-2": "#edc55c",
    "seat-3": "#4db79e",
    "seat-4": "#b98bd0",
    "seat-5": "#d9d4cc",
    "on-seat-0": "#1d1a18",
    "on-seat-1": "#1d1a18",
    "on-seat-2": "#1d1a18",
    "on-seat-3": "#1d1a18",
    "on-seat-4": "#1d1a18",
    "on-seat-5": "#1d1a18",
}


def css() -> str:
    """The style sheet ``web/palette.css``: day, night, and the colours of each seat."""
    day, night = _variables(DAY), _variables(NIGHT)
    seats = "\n".join(
        f".seat-{seat} {{ --seat: var(--seat-{seat}); --on-seat: var(--on-seat-{seat}); }}"
        for seat in range(SEATS)
    )
    return (
        "/* Made from hasu/scene/palette.py; a test keeps the two alike. */\n"
        f":root {{\n  color-scheme: light;\n{day}}}\n"
        f':root[data-theme="night"] {{\n  color-scheme: dark;\n{night}}}\n{seats}\n'
    )


def _variables(colours: Mapping[str, str]) -> str:
    return "".join(f"  --{name}: {colour};\n" for name, colour in colours.items())


def filled(drawing: str, colours: Mapping[str, str] = DAY) -> str:
    """A drawing with its named colours filled in, for files.

    >>> filled('<rect fill="var(--paper)"/>')
    '<rect fill="#f6efe0"/>'
    """
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda found: colours[found[1]], drawing)
