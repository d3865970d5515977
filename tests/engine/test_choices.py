"""Lists and ranges of choices."""

from __future__ import annotations

from hasu.engine.choices import (
    Choices,
    clear,
    insist,
    listed,
    offer,
    offer_held,
    offer_range,
    offers,
    pick,
)


def test_choices_one_by_one() -> None:
    choices = Choices()
    offer(choices, 7)
    offer(choices, 3)
    assert listed(choices) == (7, 3)
    assert offers(choices, 3)
    assert not offers(choices, 4)
    assert pick(choices, 1) == 3


def test_only_what_is_held_is_offered() -> None:
    choices = Choices()
    offer_held(choices, [0, 2, 0, 1], 4, 10)
    assert listed(choices) == (11, 13)


def test_a_range_of_amounts() -> None:
    choices = Choices()
    offer_range(choices, 0, 250)
    assert choices.count == 251
    assert pick(choices, 250) == 250
    assert offers(choices, 0)
    assert offers(choices, 250)
    assert not offers(choices, 251)
    assert not offers(choices, -1)
    assert listed(choices)[:3] == (0, 1, 2)


def test_clearing_forgets_everything() -> None:
    choices = Choices()
    offer_range(choices, 1, 5)
    insist(choices)
    clear(choices)
    assert (choices.count, choices.ranged, choices.insist) == (0, 0, 0)
    offer(choices, 9)
    assert listed(choices) == (9,)
