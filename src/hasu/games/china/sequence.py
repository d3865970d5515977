"""China in the order of its rulebook: what is asked when, and who answers for it."""

from __future__ import annotations

from hasu.engine.choices import Choices
from hasu.engine.rules import rule
from hasu.games.china.cards import determinise
from hasu.games.china.court import (
    court_provinces,
    end_court,
    keep,
    keep_card,
    keepable,
    move_emperor,
    start_court,
    swap,
    swaps,
)
from hasu.games.china.evaluation import evaluate, prefer
from hasu.games.china.placing import (
    choose_piece,
    choose_space,
    enter_province,
    free_spaces,
    may_place_more,
    more,
    one_more,
    other_provinces,
    pay,
    payments,
    pieces,
)
from hasu.games.china.reach import all_is_placed
from hasu.games.china.scoring import finish
from hasu.games.china.setup import setup
from hasu.games.china.state import OWN_TURN, Ask, China, Phase
from hasu.games.china.turn import (
    draw_from,
    end_drawing,
    end_turn,
    exchange,
    exchanges,
    must_draw,
    sources,
    start_turn,
    take_turn,
    turns,
)
from hasu.games.china.weights import WEIGHTS

__all__ = ["WEIGHTS", "apply", "determinise", "evaluate", "legal", "prefer", "proceed", "setup"]


@rule
def proceed(s: China) -> None:
    """Place or exchange, draw up, and with two players move the emperor (CH-T2, CH-2P4)."""
    if s.phase == Phase.START:
        start_turn(s)
    elif s.phase == Phase.PLACED:
        if all_is_placed(s):
            s.phase = Phase.GAME_END
        elif s.imperial != OWN_TURN:
            end_court(s)
        elif may_place_more(s):
            s.asked[s.active] = Ask.MORE
        else:
            s.phase = Phase.KEEPING
    elif s.phase == Phase.KEEPING:
        keep_card(s)
    elif s.phase == Phase.DRAWING:
        if must_draw(s):
            s.asked[s.active] = Ask.DRAW
        else:
            end_drawing(s)
    elif s.phase == Phase.COURT:
        start_court(s)
    elif s.phase == Phase.TURN_END:
        end_turn(s)
    else:
        finish(s)


@rule
def legal(s: China, seat: int, choices: Choices) -> None:
    asked = s.asked[seat]
    if asked == Ask.TURN:
        turns(s, seat, choices)
    elif asked == Ask.PIECE:
        pieces(s, seat, choices)
    elif asked == Ask.SPACE:
        free_spaces(s, seat, choices)
    elif asked == Ask.PAYMENT:
        payments(s, seat, choices)
    elif asked == Ask.MORE:
        more(s, seat, choices)
    elif asked == Ask.ELSEWHERE:
        other_provinces(s, seat, choices)
    elif asked == Ask.EXCHANGE:
        exchanges(s, seat, choices)
    elif asked == Ask.DRAW:
        sources(s, seat, choices)
    elif asked == Ask.KEEP:
        keepable(s, seat, choices)
    elif asked == Ask.COURT:
        court_provinces(s, seat, choices)
    elif asked == Ask.SWAP:
        swaps(s, seat, choices)


@rule
def apply(s: China, seat: int, choice: int) -> None:
    asked = s.asked[seat]
    s.asked[seat] = Ask.NOTHING
    if asked == Ask.TURN:
        take_turn(s, seat, choice)
    elif asked == Ask.PIECE:
        choose_piece(s, seat, choice)
    elif asked == Ask.SPACE:
        choose_space(s, seat, choice)
    elif asked == Ask.PAYMENT:
        pay(s, seat, choice)
    elif asked == Ask.MORE:
        one_more(s, seat, choice)
    elif asked == Ask.ELSEWHERE:
        enter_province(s, seat, choice)
    elif asked == Ask.EXCHANGE:
        exchange(s, seat, choice)
    elif asked == Ask.DRAW:
        draw_from(s, seat, choice)
    elif asked == Ask.KEEP:
        keep(s, seat, choice)
    elif asked == Ask.COURT:
        move_emperor(s, seat, choice)
    elif asked == Ask.SWAP:
        swap(s, seat, choice)
