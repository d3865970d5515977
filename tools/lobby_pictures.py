"""Draw the lobby's pictures of each game: its board in the middle of a game, in each language.

python tools/lobby_pictures.py            # writes src/hasu/web/pictures/*.svg
"""

from __future__ import annotations

from pathlib import Path

import hasu
from hasu.bots import bot_named
from hasu.engine.match import Match
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES
from hasu.scene.picture import board

FOLDER = Path(__file__).parent.parent / "src" / "hasu" / "web" / "pictures"
NAMES = ("Hana", "Kaede", "Ren", "Sora", "Yuki", "Kenji")
STEPS = {"lotus": 60, "white-lotus": 120, "rice-wars": 220, "china": 90}


def played(game: str, steps: int) -> Match:
    """A game between greedy bots, so many steps in."""
    seats = hasu.game_named(game).default_seats
    match = hasu.new(game, seats, seed=11, names=NAMES[:seats])
    bot = bot_named("greedy", seed=11)
    while match.step < steps and match.outcome is None:
        seat = min(match.to_move)
        match.play(seat, bot.choose(match.view(seat)))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, steps in STEPS.items():
        match = played(game, steps)
        for language in LANGUAGES:
            drawn = board(match, ONLOOKER, language)
            (FOLDER / f"{game}-{language}.svg").write_text(drawn, encoding="utf-8")
            print(game, language, len(drawn) // 1024, "KiB")


if __name__ == "__main__":
    main()
