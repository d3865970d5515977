"""What travels to a page does not depend on what its eyes may not see: not by a byte.

Each match is compared with twins that look the same from one seat and differ wherever that
seat may not look: hands, decks, the generator, private numbers of events, sealed choices.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import hasu
from hasu.engine.errors import HasuError
from hasu.engine.events import Happening, private
from hasu.engine.match import Match
from hasu.engine.state import HIDDEN, ONLOOKER
from hasu.server.screen import Moment
from tests.server.support import ME, Guest, Server, here

Guests = Callable[[], Guest]
GAMES = [("lotus", 3), ("china", 3), ("white-lotus", 4), ("rice-wars", 3)]
EYES = 0  # whose messages are compared


# Twins


def disguised(match: Match, luck: int) -> Match | None:
    """A match that differs only where ``EYES`` may not look; None if it would show."""
    twin = match.copy()
    try:
        twin.state = match.view(EYES).imagine(luck)
    except HasuError:
        return None
    twin.log = [_altered(happening, match.log, luck) for happening in match.log]
    looks_same = (
        twin.seen_by(EYES) == match.seen_by(EYES)
        # That somebody has a choice is known; a world in which they have none is another.
        and twin.to_move == match.to_move
        and twin.ready == match.ready
    )
    return twin if looks_same else None


def _altered(happening: Happening, log: list[Happening], luck: int) -> Happening:
    """Another private number, of those that the same event had at other times."""
    names = happening.kind.spec.names
    if happening.seen_by(EYES) == happening:
        return happening
    numbers = list(happening.numbers)
    for index, name in enumerate(names):
        if isinstance(name, private):
            known = {other.numbers[index] for other in log if other.kind == happening.kind}
            others = sorted(known - {numbers[index], HIDDEN})
            if others:
                numbers[index] = others[luck % len(others)]
    return replace(happening, numbers=tuple(numbers))


def along_the_way(game: str, seats: int, names: list[str]) -> Iterator[Match]:
    """Some moments of a random game."""
    luck = random.Random(game)
    match = hasu.new(game, seats, 11, names=names)
    stops = set(range(0, 400, 31))
    while match.outcome is None:
        if match.step in stops and not match.can_withdraw(EYES):
            stops.discard(match.step)
            yield match.copy()
        seat = luck.choice(sorted(match.to_move))
        match.play(seat, luck.choice(match.choices(seat)))


@pytest.fixture
def look(server: Server, guest: Guests) -> Callable[[str, Match, str], list[str]]:
    """Shows a match to a fresh page and returns all that it was sent."""
    ann = guest()

    def shown(table: str, match: Match, query: str) -> list[str]:
        server.site.tables.live[table].moment = Moment(match)
        server.site.tables.live[table].tell()
        page = ann.page(table, query)
        page.expect("scene")
        page.settled()
        page.close()
        return page.raw

    shown.guest = ann  # type: ignore[attr-defined]
    return shown


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_page_cannot_tell_twins_apart(game: str, seats: int, look: Any) -> None:
    names = ["Ann", *(f"P{seat}" for seat in range(1, seats))]
    table = look.guest.open(game, [ME, *map(here, names[1:])])
    compared = told_apart = 0
    for number, match in enumerate(along_the_way(game, seats, names)):
        language = ("en", "fr", "de")[number % 3]
        for luck in range(3):
            twin = disguised(match, luck + 100 * number)
            if twin is None or twin.state == match.state:
                continue
            for eyes in (EYES, ONLOOKER):
                query = f"eyes={eyes}&language={language}"
                assert look(table, twin, query) == look(table, match, query)
            other = f"eyes={1}&language={language}"
            told_apart += look(table, twin, other) != look(table, match, other)
            compared += 1
            break
    assert compared >= 3
    assert told_apart >= 1  # the twins do differ, for those who may see it


# Sealed choices, live


def at_a_sealed_choice(game: str, names: list[str]) -> tuple[Match, int]:
    """A match in which ``EYES`` and another seat are asked in secret; and that other seat."""
    luck = random.Random(game)
    match = hasu.new(game, len(names), 11, names=names)
    while True:
        secretly = [s for s in sorted(match.to_move) if match.is_sealed(s)]
        others = [s for s in secretly if s != EYES and len(match.choices(s)) > 1]
        if EYES in secretly and others:
            return match, others[0]
        seat = luck.choice(sorted(match.to_move))
        match.play(seat, luck.choice(match.choices(seat)))


@pytest.mark.parametrize(("game", "seats"), [("bidding", 2), ("white-lotus", 3), ("rice-wars", 3)])
def test_a_sealed_choice_on_its_way_tells_nothing(
    game: str, seats: int, guest: Guests, server: Server
) -> None:
    """Whatever the other chooses, in however many steps, this page hears the same."""
    names = ["Ann", *(f"P{seat}" for seat in range(1, seats))]
    match, seat = at_a_sealed_choice(game, names)
    streams, choices = [], []
    for pick in (0, -1):
        ann = guest()
        table = ann.open(game, [ME, *map(here, names[1:])], seed=4)
        server.site.tables.live[table].moment = Moment(match.copy())
        watching, other = ann.page(table, f"eyes={EYES}"), ann.page(table, f"eyes={seat}")
        for page in (watching, other):
            page.expect("scene")
            page.settled()
        made = []
        while other.choices and other.scene["prompt"]["sealed"]:
            made.append(other.choices[pick])
            other.play(made[-1])
            other.settled()
            late = ann.page(table, f"eyes={EYES}")
            assert late.expect("scene")["by"] is None  # not even that somebody did something
            late.close()
        watching.settled()
        choices.append(made)
        streams.append(watching.raw)
        scenes = [raw for raw in watching.raw if raw.startswith('{"say":"scene"')]
        assert len(scenes) == 2  # as it was, and that the other is ready: not how many steps
    assert choices[0] != choices[1]
    assert streams[0] == streams[1]
