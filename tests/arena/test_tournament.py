"""Who plays whom: every seat equally, every deal for everyone."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

import hasu
from hasu.arena import Fixture, Tournament
from hasu.arena.tournament import orders_of

NAMES = ("a", "b", "c", "d", "e", "f")


def plan(bots: int, seats: int, games: int, field: str | None = None) -> list[Fixture]:
    game = "white-lotus" if seats > 2 else "china"
    return list(Tournament(game, seats, NAMES[:bots], field=field).fixtures(games))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    sat = Counter(
        (bot, seat) for game in plan(bots, seats, 100) for seat, bot in enumerate(game.bots)
    )
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize("games", [plan(4, 4, 24), plan(2, 4, 40), plan(6, 3, 60)])
def test_seats_are_balanced_within_each_deal(games: list[Fixture]) -> None:
    for block in {game.block for game in games}:
        tables = [game.bots for game in games if game.block == block]
        for there in zip(*tables, strict=True):  # who sat at one seat, game by game
            for bot in tables[0]:
                assert there.count(bot) / len(there) == tables[0].count(bot) / len(tables[0])


def test_all_arrangements_are_played_equally() -> None:
    games = plan(4, 4, 2 * factorial(4))
    counted = Counter(game.bots for game in games)
    assert len(counted) == factorial(4)
    assert set(counted.values()) == {2}


def test_copies_at_a_table_make_fewer_arrangements() -> None:
    orders = orders_of((0, 0, 1, 1))
    assert sorted(len(rotations) for rotations in orders) == [2, 4]
    assert sum(map(len, orders)) == 6


@pytest.mark.parametrize("field", [None, "b"])
def test_partners_are_one_bot(field: str | None) -> None:
    given = Tournament("lotus", 4, NAMES[:2], options={"partners": True}, field=field)
    assert given.sides == ((0, 2), (1, 3))
    assert given.line_ups() == ((0, 1),)
    assert [game.bots for game in given.fixtures(4)] == [(0, 1, 0, 1), (1, 0, 1, 0)] * 2
    assert given.head()["sides"] == given.sides
    alone = Tournament("lotus", 4, NAMES[:2], field=field)
    assert alone.sides == ((0,), (1,), (2,), (3,))
    assert "sides" not in alone.head()


def test_a_round_is_always_complete() -> None:
    assert len(plan(3, 3, 1)) == 3
    assert len(plan(3, 3, 4)) == 6
    assert len(plan(4, 2, 400)) == 408  # six pairs, two seats each
    assert plan(4, 2, 100) == plan(4, 2, 400)[: len(plan(4, 2, 100))]  # a longer run goes on


def test_line_ups() -> None:
    def line_ups(*bots: str, seats: int, field: str | None = None) -> set[tuple[str, ...]]:
        given = Tournament("lotus", seats, bots, field=field)
        return {tuple(given.names[bot] for bot in line_up) for line_up in given.line_ups()}

    assert line_ups("a", "b", "c", seats=2) == {("a", "b"), ("a", "c"), ("b", "c")}
    assert line_ups("a", "b", seats=3) == {("a", "a", "b"), ("a", "b", "b")}
    alone = {("a", "r", "r"), ("b", "r", "r")}
    assert line_ups("a", "b", seats=3, field="r") == alone
    assert line_ups("a", "b", "r", seats=3, field="r") == alone


def test_the_deal_is_the_same_for_a_block_and_only_there() -> None:
    given = Tournament("lotus", 3, NAMES[:4])
    secrets: dict[bytes, set[tuple[int, int]]] = {}
    games = list(given.fixtures(48))
    for game in games:
        secrets.setdefault(given.secret(game), set()).add(game.block)
    assert all(len(blocks) == 1 for blocks in secrets.values())
    assert len(secrets) == len({game.block for game in games})
    other = Tournament("lotus", 3, NAMES[:4], seed=2)
    assert other.secret(games[0]) != given.secret(games[0])


def test_every_bot_has_luck_of_its_own() -> None:
    given = Tournament("lotus", 3, NAMES[:3])
    seeds = [given.bot_seed(game, seat) for game in given.fixtures(30) for seat in range(3)]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 2**53  # exact in every language that the programs may be written in


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (Tournament("lotus", 2, ("random", "random")), "'random' is named twice"),
        (Tournament("lotus", 2, ("random",)), "at least two bots"),
        (Tournament("lotus", 2, ("random",), field="random"), "at least two bots"),
        (Tournament("lotus", 2, ("random", "hal")), "unknown bot 'hal'"),
        (Tournament("lotus", 2, ("random", "greedy"), field="hal"), "unknown bot 'hal'"),
        (Tournament("lotus", 7, ("random", "greedy")), "lotus takes 2 to 4 seats"),
        (Tournament("go", 2, ("random", "greedy")), "unknown game 'go'"),
        (Tournament("lotus", 2, ("random", "greedy"), options={"x": 1}), "unknown option 'x'"),
    ],
)
def test_what_cannot_be_played_is_refused(given: Tournament, message: str) -> None:
    with pytest.raises(hasu.InvalidInput, match=message):
        given.checked()
