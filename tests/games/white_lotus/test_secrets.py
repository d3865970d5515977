"""Sealed choices and secret points: order of arrival, nothing leaks, what can be known."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import permutations
from typing import Any

import pytest

import hasu
from hasu.engine.match import Match
from hasu.engine.record import record
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import Ask, WhiteLotus
from hasu.games.white_lotus.treasury import gain_from_palaces, least_combat, most_combat, pay
from tests.games.white_lotus.table import fund, table

SEALED = {Ask.TARGET, Ask.AMOUNT, Ask.SIDE, Ask.COMMIT, Ask.PALACES}
EDITIONS = pytest.mark.parametrize("edition", ["de", "fr"])


def state_of(match: Match) -> WhiteLotus:
    assert isinstance(match.state, WhiteLotus)
    return match.state


def until(match: Match, ask: int, seats: int, seed: int) -> None:
    """Play at random until ``seats`` or more players are asked, one of them ``ask``."""
    chance = random.Random(seed)
    while match.outcome is None:
        asked = [state_of(match).asked[seat] for seat in match.to_move]
        if len(asked) >= seats and ask in asked:
            return
        seat = chance.choice(sorted(match.to_move))
        match.play(seat, chance.choice(match.view(seat).choices))
    raise AssertionError("it never came to this")


def sealed_choices(match: Match, seed: int) -> dict[int, list[int]]:
    """A whole sealed choice of everyone concerned, found on copies."""
    found: dict[int, list[int]] = {}
    chance = random.Random(seed)
    for seat in sorted(match.to_move):
        made = []
        while seat in match.to_move and len(match.to_move) > 1:
            made.append(chance.choice(match.view(seat).choices))
            match.play(seat, made[-1])
        if seat in match.to_move:  # the last one is not finished, or all would be revealed
            made += finished(match, seat, chance)
        found[seat] = made
    for seat in sorted(found):
        with suppress(hasu.IllegalChoice):
            match.withdraw(seat)
    return found


def finished(match: Match, seat: int, chance: random.Random) -> list[int]:
    from hasu.engine.play import apply
    from hasu.engine.view import choices_of

    s, made = state_of(match).copy(), []
    while s.asked[seat]:
        made.append(chance.choice(choices_of(s, seat)))
        apply(s, seat, made[-1])
    return made


@EDITIONS
@pytest.mark.rule("WL-2e", "WL-4c", "WL-4d", "WL-5")
@pytest.mark.parametrize("ask", [Ask.TARGET, Ask.AMOUNT, Ask.SIDE, Ask.COMMIT, Ask.PALACES])
def test_the_result_is_the_same_for_every_order_of_arrival(edition: str, ask: int) -> None:
    results = set()
    orders: list[tuple[int, ...]] = []
    for number in range(6):
        match = hasu.new("white-lotus", seats=4, seed=6, edition=edition)
        until(match, ask, 2, 6)
        choices = sealed_choices(match, 5)
        orders = orders or list(permutations(choices))
        chance = random.Random(number)
        order = orders[number % len(orders)]
        change_minds(match, choices, order, chance)
        for seat in order:
            for choice in choices[seat]:
                match.play(seat, choice)
        results.add((match.digest(), str(match.log), record(match).to_json()))
    assert len(results) == 1


def change_minds(
    match: Match, choices: dict[int, list[int]], order: tuple[int, ...], chance: random.Random
) -> None:
    """All but the last choose something else first, and take it back."""
    for seat in order[:-1]:
        match.play(seat, chance.choice(match.view(seat).choices))
        match.withdraw(seat)


@EDITIONS
@pytest.mark.rule("WL-2e", "WL-4d", "WL-S4")
@pytest.mark.parametrize("ask", sorted(SEALED))
def test_nothing_leaks_before_the_reveal(edition: str, ask: int) -> None:
    """Whatever one seat has chosen, the others' views, logs and records are the same."""
    seen: dict[int, set[bytes]] = {}
    for number in range(4):
        match = hasu.new("white-lotus", seats=4, seed=6, edition=edition)
        until(match, ask, 2, 6)
        seat = min(match.to_move)
        chance = random.Random(number)
        while seat in match.to_move:
            match.play(seat, chance.choice(match.view(seat).choices))
        for other in (-1, *range(4)):
            if other != seat:
                seen.setdefault(other, set()).add(match.view(other).to_bytes())
        seen.setdefault(99, set()).add(record(match).to_json().encode())
    assert all(len(views) == 1 for views in seen.values())


@pytest.mark.rule("WL-S4", "WL-5")
@EDITIONS
@pytest.mark.parametrize("seats", [3, 5])
def test_what_can_be_worked_out_is_never_wrong(edition: str, seats: int) -> None:
    match = hasu.new("white-lotus", seats=seats, seed=9, edition=edition, negotiation=True)
    chance = random.Random(9)
    unsure = 0
    while match.outcome is None:
        s = state_of(match)
        for seat in range(seats):
            assert s.wealth[seat] == s.influence[seat] + 2 * s.combat[seat]
            assert 0 <= s.least[seat] <= s.influence[seat] <= s.most[seat] <= s.wealth[seat]
            assert (s.influence[seat] - s.least[seat]) % 2 == 0
            assert (s.most[seat] - s.influence[seat]) % 2 == 0
            unsure += s.least[seat] < s.most[seat]
        seat = chance.choice(sorted(match.to_move))
        match.play(seat, chance.choice(match.view(seat).choices))
    assert unsure  # palaces keep their secret


@pytest.mark.rule("WL-5")
def test_spending_shows_what_the_palaces_gave() -> None:
    s = table()
    fund(s, influence=4, combat=1)
    gain_from_palaces(s, 1, 3, 2)  # 4 influence and 1 combat: 8 and 2 in all
    assert (s.least[1], s.most[1]) == (4, 10)
    assert (least_combat(s, 1), most_combat(s, 1)) == (1, 4)
    pay(s, 1, 7, 0)  # so at least two palaces gave influence
    assert (s.influence[1], s.least[1], s.most[1]) == (1, 1, 3)
    pay(s, 1, 0, 2)  # and at least one gave combat
    assert (s.least[1], s.most[1]) == (1, 1)
    assert least_combat(s, 1) == most_combat(s, 1) == s.combat[1] == 0


@pytest.mark.rule("WL-5")
def test_imagined_points_are_all_that_can_be_and_nothing_else() -> None:
    """Every split that play allows is imagined, and no other."""
    s = table()
    fund(s, influence=4, combat=1)
    gain_from_palaces(s, 1, 3, 2)
    pay(s, 1, 6, 0)
    match = hasu.new("white-lotus", seats=4, seed=1)
    match.state = s
    imagined = set()
    for seed in range(60):
        world: Any = match.view(0).imagine(seed * 7919 + 1)
        imagined.add((world.influence[1], world.combat[1]))
    # one, two or three palaces gave influence: 4 + 2n - 6 and 1 + 3 - n
    assert imagined == {(0, 3), (2, 2), (4, 1)}


@pytest.mark.rule("WL-5")
def test_the_log_tells_palaces_only_to_their_owner() -> None:
    match = hasu.new("white-lotus", seats=3, seed=2)
    chance = random.Random(1)
    while not any(h.kind == Event.PALACE_INCOME for h in match.log):
        seat = chance.choice(sorted(match.to_move))
        match.play(seat, chance.choice(match.view(seat).choices))
    told = next(h for h in match.log if h.kind == Event.PALACE_INCOME)
    owner = told.numbers[0]
    other = (owner + 1) % 3
    mine = next(h for h in match.view(owner).log if h.kind == told.kind)
    theirs = next(h for h in match.view(other).log if h.kind == told.kind)
    assert mine == told
    assert theirs.numbers[2:] == (-1, -1)
    assert "in secret" in match.tell(theirs)
