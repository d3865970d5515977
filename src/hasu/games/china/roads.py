"""Road chains: the best split of a player's palaces into chains, exactly (CH-E4, CH-F2).

A chain is a row of at least four palaces along roads. It may pass a junction in one
direction only, and no palace counts twice: chains are disjoint paths in the network of
the player's palaces. Where every palace has at most two neighbours, each connected piece
is one path (or a ring, which is as good) and nothing is to be decided. Elsewhere a chain
uses at most two of a junction's roads, so one of the others can be cut: the search tries
each, and gives up wherever all that is still connected could not beat the best found.

Palaces are numbered from 0, and sets of them are bits of a number.
"""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.events import Event, place
from hasu.games.china.palaces import gain
from hasu.games.china.state import MOST_CUTS, PALACES, SHORTEST_CHAIN, China, Part

CUT = 32  # a cut is ``palace * CUT + neighbour``


@rule
def bits(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number > 0:
        number &= number - 1
        count += 1
    return count


@rule
def map_own_roads(s: China, seat: int) -> int:
    """Number the player's palaces and link neighbours; returns how many there are."""
    count = 0
    for space in range(s.spaces):
        if s.palace[space] == 1 + seat:
            s.own[count] = space
            s.number[space] = count
            count += 1
    for palace in range(count):
        space = s.own[palace]
        links = 0
        for way in range(s.roads[space]):
            there = s.road[space][way]
            if s.palace[there] == 1 + seat:
                links |= 1 << s.number[there]
        s.linked[palace] = links
    return count


@rule
def forget_own_roads(s: China, count: int) -> None:
    """Leave the workspace as it was found."""
    for palace in range(count):
        s.number[s.own[palace]] = 0
        s.own[palace] = 0
        s.linked[palace] = 0
        s.best_linked[palace] = 0
    for cut in range(MOST_CUTS):
        s.cuts[cut] = 0


@rule
def fortified_palaces(s: China, count: int) -> int:
    """The player's palaces on fortifications, as a set."""
    found = 0
    for palace in range(count):
        found |= s.fortified[s.own[palace]] << palace
    return found


@rule
def connected(s: China, palace: int) -> int:
    """All palaces that roads connect with ``palace``, as a set."""
    reached, new = 0, 1 << palace
    while new > 0:
        reached |= new
        further = 0
        for other in range(PALACES):
            if (new >> other) & 1:
                further |= s.linked[other]
        new = further & ~reached
    return reached


@rule
def chain_points(group: int, walls: int) -> int:
    """A point a palace from four palaces on, doubled with a fortification."""
    length = bits(group)
    if length < SHORTEST_CHAIN:
        return 0
    return 2 * length if group & walls else length


@rule
def total_points(s: China, group: int, walls: int) -> int:
    """What the connected pieces of a group would score if each were one chain."""
    points = 0
    palace = 0
    while group > 0:
        while (group >> palace) & 1 == 0:
            palace += 1
        piece = connected(s, palace)
        points += chain_points(piece, walls)
        group &= ~piece
    return points


@rule
def junction(s: China, group: int) -> int:
    """The first palace of a group with more than two neighbours, or -1."""
    for palace in range(PALACES):
        if (group >> palace) & 1 and bits(s.linked[palace]) > 2:
            return palace
    return -1


@rule
def toggle(s: China, palace: int, neighbour: int) -> None:
    """Cut a road between two palaces, or mend it."""
    s.linked[palace] ^= 1 << neighbour
    s.linked[neighbour] ^= 1 << palace


@rule
def neighbour_after(s: China, palace: int, last: int) -> int:
    """The next linked neighbour after ``last``, or -1."""
    for neighbour in range(last + 1, PALACES):
        if (s.linked[palace] >> neighbour) & 1:
            return neighbour
    return -1


@rule
def keep_best(s: China, group: int) -> None:
    for palace in range(PALACES):
        if (group >> palace) & 1:
            s.best_linked[palace] = s.linked[palace]


@rule
def best_chains(s: China, group: int, walls: int) -> None:
    """Search one connected group; leaves its best links in ``best_linked``."""
    best = -1
    depth = 0
    while True:
        possible = total_points(s, group, walls)
        at = junction(s, group) if possible > best else -1
        if possible > best and at == -1:
            best = possible
            keep_best(s, group)
        last = -1
        if at >= 0 and depth > 0 and s.cuts[depth - 1] // CUT == at:
            last = s.cuts[depth - 1] % CUT  # several cuts at one junction: in order
        following = neighbour_after(s, at, last) if at >= 0 else -1
        while following == -1:
            if depth == 0:
                return
            depth -= 1
            at, last = s.cuts[depth] // CUT, s.cuts[depth] % CUT
            toggle(s, at, last)
            following = neighbour_after(s, at, last)
        toggle(s, at, following)
        s.cuts[depth] = at * CUT + following
        depth += 1


@rule
def find_chains(s: China, seat: int) -> int:
    """The best chains of a player as pieces of ``linked``; returns the number of palaces."""
    count = map_own_roads(s, seat)
    walls = fortified_palaces(s, count)
    left = (1 << count) - 1
    for palace in range(count):
        if (left >> palace) & 1:
            group = connected(s, palace)
            left &= ~group
            if bits(group) >= SHORTEST_CHAIN and junction(s, group) >= 0:
                best_chains(s, group, walls)
                for other in range(count):
                    if (group >> other) & 1:
                        s.linked[other] = s.best_linked[other]
    return count


@rule
def road_points(s: China, seat: int) -> int:
    """What a player's roads would score now."""
    count = find_chains(s, seat)
    points = total_points(s, (1 << count) - 1, fortified_palaces(s, count))
    forget_own_roads(s, count)
    return points


@rule
def score_roads(s: China, seat: int) -> None:
    count = find_chains(s, seat)
    walls = fortified_palaces(s, count)
    left = (1 << count) - 1
    for palace in range(count):
        if (left >> palace) & 1:
            chain = connected(s, palace)
            left &= ~chain
            points = chain_points(chain, walls)
            if points > 0:
                gain(s, seat, Part.ROADS, points)
                tell_chain(s, seat, chain, chain & walls, points)
    forget_own_roads(s, count)


@rule
def tell_chain(s: China, seat: int, chain: int, walls: int, points: int) -> None:
    """Tell where a chain runs: its two ends, or two neighbours on a ring."""
    one, other = -1, -1
    for palace in range(PALACES):
        if (chain >> palace) & 1 and (bits(s.linked[palace]) == 1 or one == -1):
            if one == -1 or bits(s.linked[one]) != 1:
                one = palace
            else:
                other = palace
    if other == -1:
        other = neighbour_after(s, one, -1)
    here, there = s.own[one], s.own[other]
    if walls > 0:
        emit(s, Event.CHAIN_DOUBLED, seat, here, there, place(s, here), place(s, there), points)
    else:
        emit(s, Event.CHAIN, seat, here, there, place(s, here), place(s, there), points)
