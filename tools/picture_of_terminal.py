"""Draw the README's picture: Lotus in mid-game, as the terminal shows it.

python tools/picture_of_terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import hasu
from hasu.bots import bot_named
from hasu.cli import terminal

TARGET = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
# The stock format fetches a font from elsewhere; any monospace font will do.
OWN_FONT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.S)


def main() -> None:
    match = hasu.new("lotus", seats=3, seed=11, first=0, names=["Mei", "Hana", "Kaede"])
    bots = [bot_named("greedy", seed) for seed in range(3)]
    while match.step < 96 or match.choices(0)[:1] == () or match.choices(0)[0].ask != "action":
        seat = min(match.to_move)
        match.play(seat, bots[seat].choose(match.view(seat)))
    shown = Console(record=True, width=88, file=io.StringIO(), highlight=False)
    terminal.console = shown
    screen = terminal.Terminal(match, ("person", "greedy", "greedy"), TARGET, "en")
    screen.told[0] = len(match.log) - 9
    screen._news(0)
    screen._board(0)
    screen._offer(0)
    TARGET.write_text(shown.export_svg(title="hasu play lotus", code_format=OWN_FONT))


if __name__ == "__main__":
    main()
