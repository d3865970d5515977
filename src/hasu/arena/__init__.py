"""The arena: tournaments between bots, and what they prove.

>>> from hasu.arena import Tournament, figures, run
>>> duel = Tournament("lotus", seats=2, bots=("greedy", "random"))
>>> games = run(duel, 2, workers=0)
>>> [row["name"] for row in figures(duel, games)["bots"]]
['greedy', 'random']
"""

from hasu.arena.contest import Forfeit, Played, Unplayed, play
from hasu.arena.report import figures, whole_deals
from hasu.arena.run import ENGINES, run
from hasu.arena.tournament import Fixture, Tournament

__all__ = [
    "ENGINES",
    "Fixture",
    "Forfeit",
    "Played",
    "Tournament",
    "Unplayed",
    "figures",
    "play",
    "run",
    "whole_deals",
]
