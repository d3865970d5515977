"""Hasu: four strategy board games in Python, complete and faithful.

>>> import hasu
>>> match = hasu.new("lotus", seats=2, seed=1)
>>> match.outcome is None
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from hasu.version import VERSION

if TYPE_CHECKING:
    from hasu.engine.errors import HasuError, IllegalChoice, InvalidInput, RecordError
    from hasu.engine.game import Game, game_named
    from hasu.engine.game import games as list_games
    from hasu.engine.match import Match, new
    from hasu.engine.moves import Choice, Outcome
    from hasu.engine.record import Record, load, record
    from hasu.engine.state import ONLOOKER
    from hasu.engine.view import View

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
# Where each of these is; loaded when first asked for, so that a command or the first page of
# the table need not wait for NumPy.
_HOMES = {
    "errors": ("HasuError", "IllegalChoice", "InvalidInput", "RecordError"),
    "game": ("Game", "game_named", "list_games"),
    "match": ("Match", "new"),
    "moves": ("Choice", "Outcome"),
    "record": ("Record", "load", "record"),
    "state": ("ONLOOKER",),
    "view": ("View",),
}
_RENAMED = {"list_games": "games"}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(f"hasu.engine.{home}"), _RENAMED.get(name, name))
            globals()[name] = found
            return found
    raise AttributeError(f"module 'hasu' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
