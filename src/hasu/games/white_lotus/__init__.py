"""White Lotus, by Martin Wallace: provinces, an emperor, and rebels under the lotus."""

from __future__ import annotations

from hasu.engine.game import Game
from hasu.engine.options import Flag, OneOf, SeatOption
from hasu.games.white_lotus import sequence
from hasu.games.white_lotus.board import BOARD, prepare
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import Ask, WhiteLotus

GAME = Game(
    name="white-lotus",
    version=3,
    state=WhiteLotus,
    seats=(3, 4, 5, 6),
    sequence=sequence,
    events=Event,
    asks=Ask,
    labels="hasu.games.white_lotus.labels",
    designers=("Martin Wallace",),
    minutes=(90, 150),
    options=(
        OneOf("edition", default="de", words=("de", "fr")),
        Flag("negotiation"),
        SeatOption("first"),
        BOARD,
    ),
    sealed=frozenset({Ask.TARGET, Ask.AMOUNT, Ask.SIDE, Ask.COMMIT, Ask.PALACES, Ask.APPROACH}),
    prepare=prepare,
    boards="hasu.games.white_lotus.board",
)
