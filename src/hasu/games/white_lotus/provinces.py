"""Sets of provinces, and what it means to own one."""

from __future__ import annotations

from hasu.engine.choices import Choices
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import (
    BUILDING_POINTS,
    DRAGON_POINTS,
    PROVINCES,
    Building,
    WhiteLotus,
)


@rule
def only(province: int) -> int:
    """The set of that one province."""
    return 1 << province


@rule
def holds(group: int, province: int) -> bool:
    return (group >> province) & 1 == 1


@rule
def size_of(group: int) -> int:
    size = 0
    while group != 0:
        group &= group - 1
        size += 1
    return size


@rule
def first_of(group: int) -> int:
    """The first province of a set that is not empty, in the order of the board."""
    province = 0
    while (group >> province) & 1 == 0:
        province += 1
    return province


@rule
def next_to(s: WhiteLotus, group: int) -> int:
    """Everything that touches a province of the set."""
    touched = 0
    for province in range(PROVINCES):
        if holds(group, province):
            touched |= s.near[province]
    return touched


@rule
def offer_provinces(choices: Choices, group: int) -> None:
    """Offer each province of a set; without a branch, as `offer_held`."""
    count = choices.count
    for province in range(PROVINCES):
        choices.at[count] = province
        count += (group >> province) & 1
    choices.count = count


@rule
def points_of(s: WhiteLotus, province: int) -> int:
    """A palace counts 3, a temple 2, others 1; a dragon 2 more (WL-E2)."""
    points = BUILDING_POINTS[s.building[province]]
    if holds(s.dragons, province):
        points += DRAGON_POINTS
    return points


@rule
def put_tile(s: WhiteLotus, province: int, building: int) -> None:
    """A neutral tile comes to the board."""
    s.building[province] = building
    s.free &= ~only(province)
    s.neutral |= only(province)
    s.reach |= s.near[province]


@rule
def give_province(s: WhiteLotus, province: int, seat: int) -> None:
    """The chip of ``seat`` is laid: the same building, another owner."""
    s.lands[seat] |= only(province)
    s.owned[seat][s.building[province]] += 1
    s.points[seat] += points_of(s, province)


@rule
def lose_province(s: WhiteLotus, province: int, seat: int) -> None:
    s.lands[seat] &= ~only(province)
    s.owned[seat][s.building[province]] -= 1
    s.points[seat] -= points_of(s, province)


@rule
def holder_of(s: WhiteLotus, province: int) -> int:
    """Who owns a province that is owned."""
    seat = 0
    while not holds(s.lands[seat], province):
        seat += 1
    return seat


@rule
def settle_province(s: WhiteLotus, province: int, seat: int) -> None:
    """The last claimant's marker returns, the neutral tile makes way for a chip (WL-2a)."""
    s.claims[seat] &= ~only(province)
    s.neutral &= ~only(province)
    give_province(s, province, seat)
    emit(s, Event.SETTLED, seat, province, s.building[province])
    palace = s.building[province] == Building.PALACE
    if palace and palaces(s, seat) > palaces(s, s.emperor):
        crown(s, seat)


@rule
def palaces(s: WhiteLotus, seat: int) -> int:
    return s.owned[seat][Building.PALACE]


@rule
def crown(s: WhiteLotus, seat: int) -> None:
    """More palaces than the emperor: emperor at once, with all rights (WL-2j)."""
    s.emperor = seat
    emit(s, Event.NEW_EMPEROR, seat, palaces(s, seat))


@rule
def everything_owned(s: WhiteLotus) -> bool:
    return s.free == 0 and s.neutral == 0
