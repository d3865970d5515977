"""The few doors into compiled code. Plain functions here; `compiled` hands them to Numba.

Arguments are arrays of records, so that one call serves one match or a million games.
"""

from __future__ import annotations

from typing import Any

from hasu.engine.play import roam, setup, take


def deal(template: Any, states: Any, seeds: Any) -> None:
    """Set up one game per seed from a blank template, up to (not into) its first decision."""
    for i in range(seeds.size):
        states[i] = template[0]
        states[i].chance = seeds[i]
        setup(states[i])


def play_random(states: Any, choices: Any, lucks: Any, made: Any, limit: int) -> None:
    """Play each game on at random for at most ``limit`` decisions; counts them."""
    for i in range(states.size):
        made[i] = roam(states[i], choices[0], lucks[i], limit)


def choose(states: Any, choices: Any, seat: int, choice: int) -> int:
    """Apply one choice in one game; returns the seat that is asked next."""
    return take(states[0], choices[0], seat, choice)
