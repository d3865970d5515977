"""Quick games between sets of weights, for CPU and GPU.

Everybody takes what looks best right after the choice, by weights of their own, with a
little luck so that no two games are the same. It is the first sight of the search, played
alone: fast enough for millions of games. It tries choices in the real state, unseen cards
included; that is the same for all sides.
"""

from __future__ import annotations

from typing import Any

from hasu.bots.search.playout import after, seats_of
from hasu.engine.chance import MASK, STRIDE, bounded, scramble
from hasu.engine.choices import Choices, pick
from hasu.engine.play import NOBODY_ASKED, SPREAD, Weights, evaluate, settle, take
from hasu.engine.rules import rule

NOISE = 0.1  # of the spread: luck in how a choice looks
SPITE = 0.3  # a rival's gain counts against a choice
MOST_TRIED = 24  # of a long range of amounts
LONGEST = 20_000  # decisions


def contest(
    states: Any, worlds: Any, choices: Any, lucks: Any, weights: Any, who: Any, looks: Any
) -> None:
    """Play each game to its end. Seat ``i`` of game ``g`` has the weights ``who[g, i]``.

    ``looks[g]`` has at first the decision at which to note how every seat stands by the
    first set of weights; afterwards it has these evaluations.
    """
    for game in range(states.size):
        worlds[0] = states[game]
        play_contest(worlds, choices[0], lucks[game], weights, who[game], looks[game])
        states[game] = worlds[0]


@rule
def play_contest(
    worlds: Any, choices: Choices, luck: int, weights: Any, who: Any, looks: Any
) -> None:
    moment = int(looks[0])
    seat = settle(worlds[0], choices)
    made = 0
    while seat != NOBODY_ASKED and made < LONGEST:
        if made == moment:
            for each in range(seats_of(worlds[0])):
                looks[each] = evaluate(worlds[0], each, weights[0])
        luck = (luck + STRIDE) & MASK
        choice = best_looking(worlds, choices, seat, weights[who[seat]], luck)
        seat = take(worlds[0], choices, seat, choice)
        made += 1
    if made <= moment:
        looks[0] = -1e9  # over before the moment came


@rule
def best_looking(worlds: Any, choices: Choices, seat: int, w: Weights, luck: int) -> int:
    count = min(choices.count, MOST_TRIED)
    best, chosen = -1e18, 0
    for number in range(count):
        index = number * (choices.count - 1) // max(1, count - 1)
        choice = pick(choices, index)
        value = after(worlds, seat, choice, w, SPITE)
        value += NOISE * w[SPREAD] * bounded(scramble(luck + number), 1000) / 1000.0
        if value > best:
            best, chosen = value, choice
    return chosen
