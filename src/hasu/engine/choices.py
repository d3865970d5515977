"""The legal choices of one decision, as a record that rules fill.

A decision's legality is a rule that offers choices, either one by one or, for amounts,
as a whole range that costs the same however long it is::

    offer(choices, flower)                       # one choice
    offer_held(choices, s.hand[seat], CARDS, 0)  # every card that is in the hand
    offer_range(choices, 0, money)               # every amount from 0 to money
"""

from __future__ import annotations

from hasu.engine.rules import rule
from hasu.engine.state import Int8, Int16, Record, Row, everyone

MOST = 96
"""The most choices that can be listed one by one; amounts use ``offer_range``."""


class Choices(Record):
    """A list of choices or a range of amounts."""

    count: int = everyone(Int16)
    low: int = everyone(Int16)
    ranged: int = everyone(Int8)
    insist: int = everyone(Int8)
    at: Row = everyone(Int16, MOST + 1)  # `offer_held` writes one past the last


@rule
def clear(choices: Choices) -> None:
    choices.count = 0
    choices.ranged = 0
    choices.insist = 0


@rule
def offer(choices: Choices, value: int) -> None:
    """Offer one choice."""
    choices.at[choices.count] = value
    choices.count += 1


@rule
def offer_held(choices: Choices, pile: Row, kinds: int, base: int) -> None:
    """Offer ``base + kind`` for each kind of which ``pile`` holds any.

    Written without a branch, because which kinds a hand holds is what a processor
    cannot predict; this is where compiled games spend their time.
    """
    count = max(choices.count, 0)  # never less, but a compiler would check each index
    for kind in range(kinds):
        choices.at[count] = base + kind
        count += pile[kind] > 0
    choices.count = count


@rule
def offer_range(choices: Choices, low: int, high: int) -> None:
    """Offer every amount from ``low`` to ``high``; the decision offers nothing else."""
    choices.ranged = 1
    choices.low = low
    choices.count = high - low + 1


@rule
def insist(choices: Choices) -> None:
    """Ask even when there is only one choice, because not asking would tell something."""
    choices.insist = 1


@rule
def pick(choices: Choices, index: int) -> int:
    """The choice at ``index``."""
    if choices.ranged == 1:
        return choices.low + index
    return choices.at[index]


@rule
def offers(choices: Choices, value: int) -> bool:
    """Is ``value`` among the choices?"""
    if choices.ranged == 1:
        return choices.low <= value < choices.low + choices.count
    for index in range(choices.count):
        if choices.at[index] == value:
            return True
    return False


def listed(choices: Choices) -> tuple[int, ...]:
    """All choices as a tuple, for people and bots."""
    return tuple(pick(choices, index) for index in range(choices.count))
