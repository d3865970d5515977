"""Helpers that tests of every game share."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

import hasu
from hasu.engine.chance import MASK, STRIDE, seed_of
from hasu.engine.choices import Choices
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.game import Game, games
from hasu.engine.match import Match
from hasu.engine.options import Flag, OneOf
from hasu.engine.play import roam, settle, setup
from hasu.engine.state import NOBODY, OWNER, SEALED, State


class Setup(NamedTuple):
    """A game as it can be set up: seats and options."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        extras = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{extras}"

    def match(self, seed: int, **more: Any) -> Match:
        from hasu.engine.chance import secret_of

        return Match(self.game, self.seats, secret_of(seed), self.options, **more)

    def state(self, seed: int) -> State:
        """A state just set up, at its first decision."""
        s = self.game.blank(self.seats, self.options)
        s.chance = seed_of(seed)
        setup(s)
        settle(s, Choices())
        return s


def setups() -> list[Setup]:
    """Every game (and the test game) with every player count and combination of options.

    A game narrows the combinations through its own refusals: what `Game.blank` refuses
    is no set-up.
    """
    found = []
    for game in games().values():
        for seats in game.seats:
            found += [Setup(game, seats, chosen) for chosen in _combinations(game, seats)]
    return found


def _combinations(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    switches = [option for option in game.options if isinstance(option, Flag | OneOf)]
    for values in itertools.product(*(option.values(seats) for option in switches)):
        chosen = {
            option.name: value
            for option, value in zip(switches, values, strict=True)
            if value != option.default
        }
        try:
            game.blank(seats, chosen)
        except hasu.InvalidInput:
            continue
        yield chosen


def play_out(match: Match, seed: int, stop: int = 100_000) -> Match:
    """Play a match at random, by the choices that it offers, to its end or ``stop``."""
    chance = random.Random(seed)
    while match.outcome is None and match.step < stop:
        seat = chance.choice(sorted(match.to_move))
        match.play(seat, chance.choice(match.view(seat).choices))
    return match


def scramble_hidden(s: State, seat: int, seed: int) -> State:
    """A copy in which everything that ``seat`` cannot see is replaced by rubbish."""
    chance = random.Random(seed)

    def rubbish(value: Any) -> Any:
        if isinstance(value, list):
            return [rubbish(part) for part in value]
        return chance.randint(0, 99)

    other = s.copy()
    for field in s.layout.fields:
        value = getattr(other, field.name)
        if field.seen_by == NOBODY:
            setattr(other, field.name, rubbish(value))
        elif field.seen_by in (OWNER, SEALED):
            rows = [row if i == seat else rubbish(row) for i, row in enumerate(value)]
            setattr(other, field.name, rows)
    return other


def agree_step_by_step(kind: Setup, games: int) -> None:
    """Play the same random games interpreted and compiled, comparing all bytes each step."""
    fast = compiled(kind.game)
    template = kind.game.blank(kind.seats, kind.options)
    seeds, lucks = seeds_from(5, 0, games, 0), seeds_from(5, 0, games, 1)
    states = fast.deal(template, seeds)
    slow = []
    for seed in seeds.tolist():
        twin = template.copy()
        twin.chance = seed
        setup(twin)
        slow.append(twin)
    scratch = Choices()
    made = np.ones(games, np.int32)
    while made.any():
        assert b"".join(twin.to_bytes() for twin in slow) == states.tobytes()
        going = np.flatnonzero(made)  # finished games were compared at their end
        states, lucks = chosen(states, going), lucks[going]
        slow = [slow[i] for i in going]
        made = fast.play_random(states, lucks, 1)
        for twin, luck in zip(slow, lucks.tolist(), strict=True):
            roam(twin, scratch, luck, 1)
        lucks = (lucks + STRIDE) & MASK
    assert states["over"].all()


def chosen(states: Any, which: Any) -> Any:
    """Some of the states, every byte of them; NumPy's own indexing forgets the padding."""
    size = states.dtype.itemsize
    return states.view(np.uint8).reshape(-1, size)[which].reshape(-1).view(states.dtype)


class FromStart(list[Any]):
    """A row that refuses to be counted from its end."""

    def __getitem__(self, index: Any) -> Any:
        assert isinstance(index, slice) or index >= 0, f"index {index}"
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert isinstance(index, slice) or index >= 0, f"index {index}"
        super().__setitem__(index, value)


def counted_from_start(record: Any) -> Any:
    """The record with rows that refuse an index below 0."""
    for field in record.layout.fields:
        setattr(record, field.name, _strict(getattr(record, field.name)))
    return record


def _strict(value: Any) -> Any:
    return FromStart(map(_strict, value)) if isinstance(value, list) else value
