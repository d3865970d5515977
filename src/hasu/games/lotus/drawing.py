"""The end of a turn: drawing up, the wildflower row, the next player."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer, offer_held
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.lotus.cards import (
    draw_own,
    fill_row,
    hand_limit,
    own_cards_left,
    take_wildflower,
)
from hasu.games.lotus.events import Event
from hasu.games.lotus.state import FLOWERS, Lotus, Phase

OWN_DECK = 0  # of DRAW; 1 + flower takes that wildflower


@rule
def must_draw(s: Lotus) -> bool:
    """Drawing up is compulsory while a source has cards (LO-T7)."""
    if s.hand_size[s.active] >= hand_limit(s, s.active):
        return False
    return own_cards_left(s, s.active) > 0 or s.row_size > 0


@rule
def sources(s: Lotus, seat: int, choices: Choices) -> None:
    if own_cards_left(s, seat) > 0:
        offer(choices, OWN_DECK)
    offer_held(choices, s.row, FLOWERS, 1)


@rule
def draw_from(s: Lotus, seat: int, choice: int) -> None:
    if choice == OWN_DECK:
        draw_own(s, seat)
    else:
        take_wildflower(s, seat, choice - 1)


@rule
def end_turn(s: Lotus) -> None:
    """Fill the row, then pass the turn; the last turn of the last round ends the game."""
    fill_row(s)
    if s.turns_left > 0:
        s.turns_left -= 1
    s.active = clockwise(s, s.active)
    s.actions_left = 2
    s.phase = Phase.ACTIONS
    emit(s, Event.TURN, s.active)
