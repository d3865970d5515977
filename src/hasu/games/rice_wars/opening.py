"""Set-up: cards, the first governor, palaces and the first peasants."""

from __future__ import annotations

from hasu.engine.chance import below
from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.rice_wars.cards import draw_cards
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.land import (
    daimyos,
    is_neutral,
    place_from_card,
    set_palace,
    space_is_free,
    within_reach,
)
from hasu.games.rice_wars.state import (
    ADVISORS,
    ASHIGARU,
    FIRST_CARDS,
    KINDS,
    NEUTRAL,
    NONE,
    PASS_MARKERS,
    PEASANTS,
    RONIN,
    SLOTS,
    Ask,
    Effect,
    Phase,
    RiceWars,
)

NEUTRAL_GROUP = 9  # RW-N1
STAY = 127  # of MOVE_PALACE: the palace stays


@rule
def setup(s: RiceWars) -> None:
    """Everyone's material and two cards each (RW-S1)."""
    for card in range(KINDS):
        s.deck[card] = s.copies[card]
        s.deck_size += s.copies[card]
    for advisor in range(ADVISORS):
        s.advisors_left[advisor] = 1
    for slot in range(SLOTS):
        s.advisor[slot] = NONE
    s.ashigaru_left = ASHIGARU
    s.ronin_left = RONIN
    for daimyo in range(daimyos(s)):
        s.palace[daimyo] = NONE
        s.stock[daimyo] = PEASANTS
    for seat in range(s.seats):
        s.passes[seat] = PASS_MARKERS
        draw_cards(s, seat, FIRST_CARDS)
    s.governor = below(s, s.seats)
    s.active = s.governor
    s.source = NONE
    emit(s, Event.GOVERNOR, s.governor)


@rule
def next_daimyo(s: RiceWars, daimyo: int) -> int:
    """Clockwise; the neutral comes after both players, whoever governs (ruling)."""
    if s.seats != 2:
        return clockwise(s, daimyo)
    if daimyo == s.governor:
        return 1 - daimyo
    return s.governor if daimyo == NEUTRAL else NEUTRAL


@rule
def other_player(s: RiceWars) -> int:
    """With two players, the one who does not govern."""
    return 1 - s.governor


# Palaces


@rule
def set_next_palace(s: RiceWars) -> None:
    """From the governor clockwise; the governor sets the neutral's (RW-S2, RW-N1)."""
    if s.palace[s.active] == NONE:
        take_first_peasants(s, s.active)
        s.asked[s.governor if is_neutral(s, s.active) else s.active] = Ask.PALACE
    elif next_daimyo(s, s.active) != s.governor:
        s.active = next_daimyo(s, s.active)
    else:
        s.active = s.governor
        s.phase = Phase.SECOND_THOUGHT
        if s.seats > 2:
            s.asked[s.governor] = Ask.MOVE_PALACE


@rule
def take_first_peasants(s: RiceWars, daimyo: int) -> None:
    s.ready[daimyo] = s.first_peasants
    s.stock[daimyo] = PEASANTS - s.first_peasants
    if is_neutral(s, daimyo):
        s.group = NEUTRAL_GROUP
        s.stock[daimyo] -= NEUTRAL_GROUP


@rule
def palace_spaces(s: RiceWars, seat: int, choices: Choices) -> None:
    for space in range(s.spaces):
        if space_is_free(s, s.active, space):
            offer(choices, space)


@rule
def choose_palace(s: RiceWars, seat: int, space: int) -> None:
    set_palace(s, s.active, space)


@rule
def other_spaces(s: RiceWars, seat: int, choices: Choices) -> None:
    """The governor's second thought: stay, or any other free space (RW-S2)."""
    offer(choices, STAY)
    for space in range(s.spaces):
        if space != s.palace[seat] and space_is_free(s, seat, space):
            offer(choices, space)


@rule
def move_palace(s: RiceWars, seat: int, choice: int) -> None:
    if choice == STAY:
        emit(s, Event.KEPT_PALACE, seat)
    else:
        set_palace(s, seat, choice)


# The first peasants


@rule
def place_next_peasant(s: RiceWars) -> None:
    """One each in turn, until all are placed or none can be (RW-S3)."""
    if s.step == daimyos(s) * s.first_peasants:
        s.step = 0
        s.active = s.governor
        s.phase = Phase.INCOME
        return
    daimyo = s.active
    lap = s.step // daimyos(s)
    s.step += 1
    s.active = next_daimyo(s, daimyo)
    if within_reach(s, daimyo) == 0:
        return
    if is_neutral(s, daimyo):
        s.asked[s.governor if lap % 2 == 0 else other_player(s)] = Ask.PLACE_NEUTRAL
    else:
        start_placing(s, daimyo)


@rule
def start_placing(s: RiceWars, daimyo: int) -> None:
    """One peasant from the card, as a plain action or at the start."""
    s.doing = Effect.PLACE
    s.actor = daimyo
    s.left = 1
    s.done = 0
    s.asked[daimyo] = Ask.PLACE


@rule
def place_for_neutral(s: RiceWars, seat: int, field: int) -> None:
    """A player places one of the neutral's peasants (RW-N1, RW-N2)."""
    place_from_card(s, NEUTRAL, field)
