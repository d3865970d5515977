"""One random game of each set-up, stopped at telling moments and shown to those who look."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hasu.engine.drafts import Drafts
from hasu.engine.events import Happening, private
from hasu.engine.match import Match
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES
from hasu.engine.view import choices_of
from hasu.scene import present
from hasu.scene.look import OPEN
from tests.support import Setup, scramble_hidden

OFTEN = 2  # how often each kind of decision is looked at
NOW_AND_THEN = 100  # and besides, every so many steps
RECENT = 8  # lines of the log that are looked at


@dataclass(frozen=True)
class Moment:
    """What one viewer was shown, and what that viewer would see if the unseen were other."""

    eyes: int
    told: dict[str, Any]
    blurred: dict[str, Any]

    @property
    def choices(self) -> list[dict[str, Any]]:
        return self.told["prompt"]["choices"] if self.told["prompt"] else []

    def everything(self) -> Iterator[dict[str, Any]]:
        """All areas, spots and pieces."""
        for area in self.told["areas"]:
            yield area
            yield from area["spots"]
            yield from area["pieces"]


@dataclass(frozen=True)
class Game:
    """A whole random game: what was seen on the way, and how it ended."""

    moments: tuple[Moment, ...]
    match: Match


_PLAYED: dict[str, Game] = {}


def played(kind: Setup) -> Game:
    """The game of a set-up, played once for all tests."""
    if str(kind) not in _PLAYED:
        shown: list[Moment] = []
        match = kind.match(5)
        for seat in telling(match, 5, OFTEN):
            # Mostly the one who decides; now and then an onlooker, open eyes, another player.
            others = {3: ONLOOKER, 6: OPEN, 9: (seat + 1) % kind.seats}
            eyes = others.get(len(shown) % 10, seat)
            shown.append(_shown(match, eyes, LANGUAGES[len(shown) % 3], len(match.log) - RECENT))
        recent = len(match.log) - RECENT
        shown.append(_shown(match, ONLOOKER, LANGUAGES[match.step % 3], 0))
        shown.append(_shown(match, 0, "fr", recent))
        shown.append(_shown(match, OPEN, "de", recent))
        _PLAYED[str(kind)] = Game(tuple(shown), match)
    return _PLAYED[str(kind)]


def _shown(match: Match, eyes: int, language: str, log_from: int) -> Moment:
    told = present(match, eyes, language, max(0, log_from))
    if eyes == OPEN:  # there is nothing that they cannot see
        return Moment(eyes, told, told)
    other = Blurred(match, eyes, seed=match.step)
    return Moment(eyes, told, present(other, eyes, language, max(0, log_from)))


def telling(match: Match, seed: int, often: int) -> Iterator[int]:
    """Play at random; stop, with the seat that is asked, when a decision is still a rare one."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    while match.outcome is None:
        seat = chance.choice(sorted(match.to_move))
        ask = match.ask(seat)
        seen[ask] += 1
        if seen[ask] <= often or match.step % NOW_AND_THEN == 0:
            yield seat
        match.play(seat, chance.choice(choices_of(match._drafted(seat), seat)))


class Blurred(Match):
    """A match in which everything that one pair of eyes cannot see is rubbish."""

    def __init__(self, match: Match, eyes: int, seed: int) -> None:
        self.__dict__.update(match.__dict__)
        self.state = scramble_hidden(match.state, eyes, seed)
        self.log = [blurred(happening, eyes, seed) for happening in match.log]
        self._drafts = Drafts()
        if eyes in match._drafts:
            self._drafts._made[eyes] = match._drafts._made[eyes]
        self._known = match.asked, match.ready

    @property
    def asked(self) -> frozenset[int]:
        return self._known[0]

    @property
    def ready(self) -> frozenset[int]:
        return self._known[1]


def blurred(happening: Happening, eyes: int, seed: int) -> Happening:
    """An event with other numbers where ``eyes`` may not read them."""
    if happening.numbers[:1] == (eyes,):
        return happening
    chance = random.Random(seed)
    numbers = tuple(
        chance.randint(0, 99) if isinstance(name, private) else number
        for name, number in zip(happening.kind.spec.names, happening.numbers, strict=True)
    )
    return Happening(happening.step, happening.kind, numbers)
