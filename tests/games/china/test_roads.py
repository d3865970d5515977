"""Road chains, exactly: against a slow but plain search (CH-E4, CH-F2)."""

from __future__ import annotations

import random
from functools import cache

import pytest

from hasu.games.china import GAME
from hasu.games.china.roads import road_points
from hasu.games.china.state import MOST_ROADS, China, Part
from tests.games.china.table import A, end_now, palace, space, table

Network = dict[int, set[int]]


def plain_best(network: Network, fortified: set[int]) -> int:
    """Every set of disjoint paths of four or more, tried one after the other."""
    paths: set[frozenset[int]] = set()
    for start in network:
        waiting = [(start,)]
        while waiting:
            path = waiting.pop()
            if len(path) >= 4:
                paths.add(frozenset(path))
            waiting += [(*path, n) for n in network[path[-1]] if n not in path]
    worth = {path: len(path) * (2 if path & fortified else 1) for path in paths}

    @cache
    def best(left: frozenset[int]) -> int:
        if not left:
            return 0
        lowest = min(left)
        found = best(left - {lowest})
        for path in paths:
            if lowest in path and path <= left:
                found = max(found, worth[path] + best(left - path))
        return found

    return best(frozenset(network))


def random_network(chance: random.Random, spaces: int, roads: int) -> Network:
    network: Network = {i: set() for i in range(spaces)}
    for _ in range(roads):
        one, other = chance.sample(range(spaces), 2)
        if max(len(network[one]), len(network[other])) < 4:
            network[one].add(other)
            network[other].add(one)
    return network


def on_board(network: Network, fortified: set[int]) -> China:
    s = GAME.blank(3, {})
    assert isinstance(s, China)
    s.spaces = len(network)
    for space_number, ways in network.items():
        s.palace[space_number] = 1
        s.fortified[space_number] = int(space_number in fortified)
        s.roads[space_number] = len(ways)
        s.road[space_number][:] = [*sorted(ways), *[0] * (MOST_ROADS - len(ways))]
    return s


@pytest.mark.rule("CH-E4", "CH-F2")
@pytest.mark.parametrize("seed", range(8))
def test_the_best_chains_on_hundreds_of_random_networks(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(300):
        spaces = chance.randint(4, 9)
        network = random_network(chance, spaces, chance.randint(spaces - 1, 2 * spaces))
        fortified = set(chance.sample(range(spaces), chance.choice([0, 0, 1, 2])))
        s = on_board(network, fortified)
        before = s.copy()
        assert road_points(s, 0) == plain_best(network, fortified), (network, fortified)
        assert s == before  # the search tidies up after itself


@pytest.mark.rule("CH-E4", "CH-F2")
def test_the_best_chains_of_palaces_on_the_real_boards() -> None:
    chance = random.Random(4)
    for number in range(60):
        options = {"fortifications": True} if number % 3 else {"border_disputes": True}
        s = table(4 if number % 2 else 3, **options)
        size = chance.randint(8, 14)
        own = {chance.randrange(s.spaces)}
        while len(own) < size:  # a cluster, where junctions matter
            at = chance.choice(sorted(own))
            own.add(s.road[at][chance.randrange(s.roads[at])])
        network = {i: {n for n in s.road[i][: s.roads[i]] if n in own} for i in own}
        fortified = {chance.choice(sorted(own))} if s.fortifications else set()
        for i in own:
            s.palace[i] = 1
        for i in fortified:
            s.fortified[i] = 1
        assert road_points(s, 0) == plain_best(network, fortified)


@pytest.mark.rule("CH-E4")
def test_greed_for_the_longest_chain_would_lose() -> None:
    """Two chains of four beat one of six with two left over."""
    network: Network = {i: set() for i in range(8)}
    # 0-1-2-3-4-5 is the longest way; 6-2 and 3-7 branch off: 0-1-2-6 and 7-3-4-5 are better.
    for one, other in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (2, 6), (3, 7)):
        network[one].add(other)
        network[other].add(one)
    assert road_points(on_board(network, set()), 0) == 8


@pytest.mark.rule("CH-F2")
def test_a_short_fortified_chain_can_beat_a_long_plain_one() -> None:
    network: Network = {i: set() for i in range(8)}
    # A way of seven, 0 to 6, and a fortified end 7 beside 3: 0-1-2-3-7 doubled is ten.
    for one, other in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (3, 7)):
        network[one].add(other)
        network[other].add(one)
    assert road_points(on_board(network, set()), 0) == 7
    assert road_points(on_board(network, {7}), 0) == 10


@pytest.mark.rule("CH-E4")
def test_a_ring_counts_every_palace_once() -> None:
    network: Network = {i: {(i + 1) % 6, (i - 1) % 6} for i in range(6)}
    s = on_board(network, set())
    assert road_points(s, 0) == 6
    s.log = []
    end_now(s)
    assert s.parts[0][Part.ROADS] == 6


@pytest.mark.rule("CH-F2")
def test_a_chain_with_a_fortification_is_doubled() -> None:
    s = table(fortifications=True)
    s.fortified[space(s, "Ch’in 2")] = 1
    palace(s, A, "Ch’in 1", "Ch’in 2", "Ch’in 3", "Shu 1", "Shu 2")
    end_now(s)
    assert s.parts[A][Part.ROADS] == 10
