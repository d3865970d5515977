"""Hasu: four strategy board games in Python, complete and faithful.

>>> import hasu
>>> match = hasu.new("lotus", seats=2, seed=1)
>>> match.outcome is None
True
"""

from hasu.engine.errors import HasuError, IllegalChoice, InvalidInput, RecordError
from hasu.engine.game import Game, game_named
from hasu.engine.game import games as list_games
from hasu.engine.match import Choice, Match, Outcome, new
from hasu.engine.record import Record, load, record
from hasu.engine.state import ONLOOKER
from hasu.engine.view import View
from hasu.version import VERSION

__version__ = VERSION
__all__ = [
    "ONLOOKER",
    "Choice",
    "Game",
    "HasuError",
    "IllegalChoice",
    "InvalidInput",
    "Match",
    "Outcome",
    "Record",
    "RecordError",
    "View",
    "game_named",
    "list_games",
    "load",
    "new",
    "record",
]
