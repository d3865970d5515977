"""Two players: the emperor, influence, kept cards and special cards (CH-2P1 to CH-2P7)."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.cards import fill_court, out_of_hand, take_face_up
from hasu.games.china.events import Event
from hasu.games.china.placing import enter_province
from hasu.games.china.reach import can_place_besides, can_place_in, holds_pair
from hasu.games.china.state import (
    COLOURS,
    EMPEROR,
    EMPEROR_AFTER,
    EMPEROR_BEFORE,
    NONE,
    OWN_TURN,
    PROVINCES,
    Ask,
    China,
    Phase,
    Special,
)

WAIT = PROVINCES  # of COURT, beside the provinces


# Kept cards and influence


@rule
def keep_card(s: China) -> None:
    """Of the cards played one is kept; with several colours the player chooses (CH-2P2)."""
    colours, only = 0, 0
    for colour in range(COLOURS):
        if s.played[colour] > 0:
            colours += 1
            only = colour
    if colours > 1:
        s.asked[s.active] = Ask.KEEP
    else:
        if colours == 1:
            keep(s, s.active, only)
        s.phase = Phase.DRAWING


@rule
def keepable(s: China, seat: int, choices: Choices) -> None:
    for colour in range(COLOURS):
        if s.played[colour] > 0:
            offer(choices, colour)


@rule
def keep(s: China, seat: int, colour: int) -> None:
    s.played[colour] -= 1
    s.kept[seat][colour] += 1
    emit(s, Event.KEPT, seat, colour)
    for other in range(COLOURS):
        s.discard[other] += s.played[other]
        s.played[other] = 0
    move_influence(s, seat, colour)
    s.phase = Phase.DRAWING


@rule
def move_influence(s: China, seat: int, colour: int) -> None:
    """The first kept card of a colour wins its card, later as many as the rival (CH-2P3)."""
    if s.influence[colour] != seat and s.kept[seat][colour] >= s.kept[1 - seat][colour]:
        s.influence[colour] = seat
        emit(s, Event.INFLUENCE, seat, colour)


# The emperor's piece


@rule
def can_place_for_emperor(s: China) -> bool:
    return can_place_besides(s, EMPEROR, NONE)


@rule
def emperor_may_join(s: China) -> bool:
    """Can he place a piece in a province that has one already?"""
    pair = holds_pair(s, EMPEROR)
    for province in range(PROVINCES):
        if s.pieces[province] > 0 and emperor_can_place(s, province, pair):
            return True
    return False


@rule
def emperor_can_place(s: China, province: int, pair: bool) -> bool:
    return can_place_in(s, EMPEROR, province, pair or s.court[s.colour[province]] > 0)


@rule
def start_court(s: China) -> None:
    """After the own turn the player may place one emperor piece (CH-2P4)."""
    if s.seats == 2 and s.court_done == 0 and can_place_for_emperor(s):
        s.imperial = EMPEROR_AFTER
        s.asked[s.active] = Ask.COURT
    else:
        s.phase = Phase.TURN_END


@rule
def court_provinces(s: China, seat: int, choices: Choices) -> None:
    """An empty province only when nothing else is possible; or none, after the turn."""
    pair = holds_pair(s, EMPEROR)
    joins = emperor_may_join(s)
    for province in range(PROVINCES):
        allowed = s.pieces[province] > 0 or not joins
        if allowed and emperor_can_place(s, province, pair):
            offer(choices, province)
    if s.imperial == EMPEROR_AFTER:
        offer(choices, WAIT)


@rule
def move_emperor(s: China, seat: int, choice: int) -> None:
    if choice == WAIT:
        emit(s, Event.EMPEROR_WAITS, seat)
        end_court(s)
    else:
        enter_province(s, seat, choice)


@rule
def end_court(s: China) -> None:
    """His cards are drawn up; then the own turn comes, or is over."""
    fill_court(s)
    s.phase = Phase.START if s.imperial == EMPEROR_BEFORE else Phase.TURN_END
    s.imperial = OWN_TURN
    s.court_done = 1


# Special cards


@rule
def play_special(s: China, seat: int, special: int) -> None:
    s.special[seat][special] = 0
    emit(s, Event.SPECIAL, seat, special)
    if special == Special.SWAP:
        s.asked[seat] = Ask.SWAP
    else:
        s.imperial = EMPEROR_BEFORE
        s.asked[seat] = Ask.COURT


@rule
def may_move_emperor_first(s: China, seat: int) -> bool:
    return (
        s.special[seat][Special.EMPEROR_FIRST] == 1
        and s.court_done == 0
        and can_place_for_emperor(s)
    )


@rule
def can_swap(s: China, seat: int) -> bool:
    """A hand card for a face-up card of another colour (CH-2P6)."""
    if s.special[seat][Special.SWAP] == 0:
        return False
    for given in range(COLOURS):
        for taken in range(COLOURS):
            if given != taken and s.hand[seat][given] > 0 and s.row[taken] > 0:
                return True
    return False


@rule
def swaps(s: China, seat: int, choices: Choices) -> None:
    for given in range(COLOURS):
        for taken in range(COLOURS):
            if given != taken and s.hand[seat][given] > 0 and s.row[taken] > 0:
                offer(choices, given * COLOURS + taken)


@rule
def swap(s: China, seat: int, choice: int) -> None:
    given, taken = choice // COLOURS, choice % COLOURS
    out_of_hand(s, seat, given)
    s.row[given] += 1
    s.row_size += 1
    emit(s, Event.SWAPPED, seat, given)
    take_face_up(s, seat, taken)
