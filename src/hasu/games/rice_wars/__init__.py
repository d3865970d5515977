"""Rice Wars, by Wojciech Rzadek, Michał Stachyra and Maciej Zasowski: daimyos and rice fields."""

from __future__ import annotations

from hasu.engine.game import Game
from hasu.games.rice_wars import sequence
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.printed import BOARD, CONTENT, SIDE, prepare
from hasu.games.rice_wars.state import Ask, RiceWars

GAME = Game(
    name="rice-wars",
    version=1,
    state=RiceWars,
    seats=(2, 3, 4, 5),
    sequence=sequence,
    events=Event,
    asks=Ask,
    labels="hasu.games.rice_wars.labels",
    designers=("Wojciech Rzadek", "Michał Stachyra", "Maciej Zasowski"),
    minutes=(60, 150),
    options=(SIDE, BOARD, CONTENT),
    sealed=frozenset({Ask.BID}),
    prepare=prepare,
    lore={2: 1.0, 3: 1.0, 4: 1.0, 5: 1.0},  # docs/bots-trials.md has what it won
    boards="hasu.games.rice_wars.printed",
)
