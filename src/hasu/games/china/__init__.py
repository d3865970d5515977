"""China, by Michael Schacht: palaces, emissaries and roads in nine provinces."""

from __future__ import annotations

from hasu.engine.game import Game
from hasu.engine.options import Flag, SeatOption
from hasu.games.china import sequence
from hasu.games.china.board import AUTO, FOLDER, ChinaBoard, Side, prepare
from hasu.games.china.events import Event
from hasu.games.china.state import Ask, China

GAME = Game(
    name="china",
    version=1,
    state=China,
    seats=(2, 3, 4, 5),
    sequence=sequence,
    events=Event,
    asks=Ask,
    labels="hasu.games.china.labels",
    designers=("Michael Schacht",),
    minutes=(45, 60),
    options=(
        Side("side", AUTO, words=(AUTO, "one", "two")),
        Flag("fortifications"),
        Flag("bonus_tiles"),
        Flag("border_disputes", seats=(3, 4, 5)),
        Flag("light", seats=(2,)),
        ChinaBoard("board", AUTO, folder=FOLDER),
        SeatOption("first"),
    ),
    prepare=prepare,
    lore={3: 1.5, 4: 1.5},  # docs/bots-trials.md has what it won, and lost with others
    boards="hasu.games.china.board",
)
