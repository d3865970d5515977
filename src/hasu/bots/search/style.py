"""How a search goes about it: the few numbers that shape it."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    horizon: int  # decisions of a playout before the evaluation judges; 0: judge at once
    tries: int  # choices compared at each decision of a playout; 1: play anything
    thorough: int  # where there are so few choices, all are compared
    slips: float  # share of playout decisions that are left to chance
    explore: float  # how much untried choices attract
    heat: float  # how little the first sight of a choice counts, in parts of the spread
    margin: float  # how much the lead counts beside winning
    spite: float  # how much a rival's good looks bad at first sight
    learn: float  # how much playouts heed what did well before, times `Game.lore`


STYLE = Style(
    horizon=12,
    tries=4,
    thorough=0,
    slips=0.2,
    explore=0.3,
    heat=0.25,
    margin=0.25,
    spite=0.3,
    learn=0.0,
)
# Better players who play on longer: slower, but pays for those who make many playouts
FAR_SIGHTED = STYLE._replace(horizon=48, tries=12, thorough=12, slips=0.05, learn=1.0)
EXPLAINING = FAR_SIGHTED._replace(explore=1.0)  # the choices not taken count as well
