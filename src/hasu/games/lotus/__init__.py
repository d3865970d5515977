"""Lotus, by Jordan and Mandy Goddard: flowers, guardians and the last petal."""

from __future__ import annotations

from hasu.engine.game import Game
from hasu.engine.options import Flag, SeatOption
from hasu.games.lotus import sequence
from hasu.games.lotus.events import Event
from hasu.games.lotus.state import Ask, Lotus

GAME = Game(
    name="lotus",
    version=1,
    state=Lotus,
    seats=(2, 3, 4),
    sequence=sequence,
    events=Event,
    asks=Ask,
    labels="hasu.games.lotus.labels",
    designers=("Jordan Goddard", "Mandy Goddard"),
    minutes=(20, 40),
    options=(Flag("partners", seats=(4,)), SeatOption("first")),
)
