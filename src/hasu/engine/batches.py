"""What a batch of games is played with, checked: compiled code takes its arguments on trust.

It would read past the end of what is too short, and be compiled anew, without a word, for
numbers of another width.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.engine.errors import InvalidInput
from hasu.engine.game import Game


def generators(given: Any) -> npt.NDArray[np.int64]:
    """Generator states, one for each game, such as `seeds_from` makes them."""
    numbers = np.asarray(given)
    if numbers.ndim != 1 or numbers.dtype.kind not in "iu":
        raise InvalidInput(f"seeds and lucks are a row of whole numbers, not {_described(numbers)}")
    return np.require(numbers, np.int64, ("C", "A", "W"))


def lucks_for(given: Any, games: int) -> npt.NDArray[np.int64]:
    """The players' own generators, one for each game."""
    lucks = generators(given)
    if len(lucks) != games:
        raise InvalidInput(f"{len(lucks)} lucks given for {games} games")
    return lucks


def check_states(game: Game, states: Any) -> None:
    """They are played on in place, so that they must be what compiled code works on."""
    wanted = game.state.layout.dtype
    good = isinstance(states, np.ndarray) and states.dtype == wanted and states.ndim == 1
    if not good or not states.flags.carray:
        raise InvalidInput(
            f"states are a whole row of {game.name} states that may be written, as deal "
            f"makes it, not {_described(states)}"
        )


def _described(array: Any) -> str:
    if not isinstance(array, np.ndarray):
        return f"a {type(array).__name__}"
    kind = "records" if array.dtype.names else str(array.dtype)
    how = "" if array.flags.carray else ", with gaps or not to be written"
    return f"an array of {kind} in the shape {array.shape}{how}"
