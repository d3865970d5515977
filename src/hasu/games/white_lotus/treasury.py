"""Influence and combat points: what comes in, what goes out, what everyone can work out.

All but one thing is public: how many palaces gave influence. As a palace adds 2 to
``wealth`` either way, the others know ``wealth`` exactly and the influence in it between
``least`` and ``most``, in steps of two. Whoever spends or offers points shows what was
there, which narrows the bounds. Nothing else can be told from play, and nothing less.
"""

from __future__ import annotations

from hasu.engine.rules import rule
from hasu.games.white_lotus.state import WhiteLotus


@rule
def gain(s: WhiteLotus, seat: int, influence: int, combat: int) -> None:
    """Points that everyone sees coming."""
    s.influence[seat] += influence
    s.combat[seat] += combat
    s.wealth[seat] += influence + 2 * combat
    s.least[seat] += influence
    s.most[seat] += influence


@rule
def gain_from_palaces(s: WhiteLotus, seat: int, count: int, for_influence: int) -> None:
    """Each palace gives 2 influence or 1 combat; only its owner knows which (WL-5)."""
    s.influence[seat] += 2 * for_influence
    s.combat[seat] += count - for_influence
    s.wealth[seat] += 2 * count
    s.most[seat] += 2 * count


@rule
def pay(s: WhiteLotus, seat: int, influence: int, combat: int) -> None:
    """Points that everyone sees leaving: so they were there."""
    s.influence[seat] -= influence
    s.combat[seat] -= combat
    s.wealth[seat] -= influence + 2 * combat
    s.least[seat] -= influence
    s.most[seat] -= influence
    if s.least[seat] < 0:
        s.least[seat] = s.wealth[seat] & 1
    s.most[seat] = min(s.most[seat], s.wealth[seat])


@rule
def show(s: WhiteLotus, seat: int, influence: int, combat: int) -> None:
    """Points that everyone sees to be there, and that stay."""
    pay(s, seat, influence, combat)
    gain(s, seat, influence, combat)


@rule
def most_combat(s: WhiteLotus, seat: int) -> int:
    """The most combat points that a seat can have for all that others know."""
    return (s.wealth[seat] - s.least[seat]) // 2


@rule
def least_combat(s: WhiteLotus, seat: int) -> int:
    return (s.wealth[seat] - s.most[seat]) // 2
