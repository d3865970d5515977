"""Placing pieces: province, piece, space, payment, and perhaps one more (CH-T3 to CH-T7).

The same steps serve the emperor's piece with two players: `reach.builder` says whose
pieces are placed and `reach.held` whose cards pay.
"""

from __future__ import annotations

from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.building import is_post, put_down, turn_tiles
from hasu.games.china.cards import out_of_hand
from hasu.games.china.events import Event
from hasu.games.china.reach import (
    any_post_open,
    builder,
    can_pay,
    can_place_besides,
    can_place_in,
    first_post,
    held,
    offer_provinces,
    post_is_open,
    room_for_emissary,
)
from hasu.games.china.state import (
    COLOURS,
    MOST_PIECES,
    NONE,
    OWN_TURN,
    Ask,
    China,
    Phase,
    Piece,
    Special,
)

# Choices of PAYMENT: one card of a colour, two of a colour, or a post's two colours.
ONE_CARD = 0
PAIR = COLOURS
BOTH = 2 * COLOURS
# Choices of MORE beside the pieces
OTHER_PROVINCE = 3
STOP = 4


@rule
def enter_province(s: China, seat: int, province: int) -> None:
    s.province = province
    s.alone = 1 if s.pieces[province] == 0 else 0
    s.asked[seat] = Ask.PIECE


@rule
def pieces(s: China, seat: int, choices: Choices) -> None:
    """The pieces that can be placed in the province of this turn."""
    who = builder(s)
    province = s.province
    payable = can_pay(s, who, province)
    space = (payable and s.free[province] > 0) or any_post_open(s, who, province)
    if space and s.palaces_left[who] > 0:
        offer(choices, Piece.PALACE)
    if payable and s.emissaries_left[who] > 0 and room_for_emissary(s, province):
        offer(choices, Piece.EMISSARY)
    if payable and s.fortifications_left[who] > 0 and s.bare[province] > 0:
        offer(choices, Piece.FORTIFICATION)


@rule
def choose_piece(s: China, seat: int, choice: int) -> None:
    s.piece = choice
    if choice == Piece.EMISSARY:
        s.asked[seat] = Ask.PAYMENT
    else:
        if choice == Piece.PALACE and s.bonus_tiles == 1:
            turn_tiles(s, s.province)
        s.asked[seat] = Ask.SPACE


@rule
def free_spaces(s: China, seat: int, choices: Choices) -> None:
    """One palace a space (CH-T5); a fortification needs a space without one (CH-F1)."""
    province = s.province
    who = builder(s)
    fortifying = s.piece == Piece.FORTIFICATION
    if can_pay(s, who, province):
        for space in range(s.start[province], s.start[province + 1]):
            if s.palace[space] == 0 and not (fortifying and s.fortified[space] == 1):
                offer(choices, space)
    if not fortifying:
        for post in range(s.posts):
            if post_is_open(s, who, post, province):
                offer(choices, first_post(s) + post)


@rule
def choose_space(s: China, seat: int, choice: int) -> None:
    s.space = choice
    s.asked[seat] = Ask.PAYMENT


@rule
def payments(s: China, seat: int, choices: Choices) -> None:
    if is_post(s):
        post_payments(s, choices)
        return
    who = builder(s)
    colour = s.colour[s.province]
    if held(s, who, colour) > 0:
        offer(choices, ONE_CARD + colour)
    for pair in range(COLOURS):
        if held(s, who, pair) > 1:
            offer(choices, PAIR + pair)


@rule
def post_payments(s: China, choices: Choices) -> None:
    who = builder(s)
    post = s.space - first_post(s)
    one = s.colour[s.post[post][0]]
    other = s.colour[s.post[post][1]]
    if held(s, who, one) > 0 and held(s, who, other) > 0:
        offer(choices, BOTH)
    if held(s, who, one) > 1:
        offer(choices, PAIR + one)
    if held(s, who, other) > 1:
        offer(choices, PAIR + other)


@rule
def pay(s: China, seat: int, choice: int) -> None:
    """Cards down, piece on the board, and on with the turn."""
    if s.imperial != OWN_TURN:
        emit(s, Event.EMPEROR_PAID, payment_number(s, choice))
    else:
        emit(s, Event.PAID, seat, payment_number(s, choice))
    one, other = choice - ONE_CARD, NONE
    if choice == BOTH:
        post = s.space - first_post(s)
        one, other = s.colour[s.post[post][0]], s.colour[s.post[post][1]]
    elif choice >= PAIR:
        one, other = choice - PAIR, choice - PAIR
    play_card(s, seat, one)
    if other != NONE:
        play_card(s, seat, other)
    put_down(s, seat)
    if s.imperial == OWN_TURN:
        s.placed += 1
    s.phase = Phase.PLACED


@rule
def payment_number(s: China, choice: int) -> int:
    """A payment as events tell it: ``BOTH`` with its two colours written out."""
    if choice != BOTH:
        return choice
    post = s.space - first_post(s)
    return BOTH + s.colour[s.post[post][0]] * COLOURS + s.colour[s.post[post][1]]


@rule
def play_card(s: China, seat: int, colour: int) -> None:
    """Played cards are discarded; two players keep one of them later (CH-T4, CH-2P2)."""
    if s.imperial != OWN_TURN:
        s.court[colour] -= 1
        s.court_size -= 1
        s.discard[colour] += 1
    else:
        out_of_hand(s, seat, colour)
        if s.seats == 2 and s.light == 0:
            s.played[colour] += 1
        else:
            s.discard[colour] += 1


@rule
def may_place_more(s: China) -> bool:
    """At most two pieces a turn, all in one province (CH-T3)."""
    if s.placed >= MOST_PIECES:
        return False
    payable = can_pay(s, s.active, s.province)
    here = s.alone == 0 and can_place_in(s, s.active, s.province, payable)
    return here or may_go_elsewhere(s)


@rule
def may_go_elsewhere(s: China) -> bool:
    """The special card for two provinces (CH-2P6)."""
    return (
        s.seats == 2
        and s.special[s.active][Special.TWO_PROVINCES] == 1
        and can_place_besides(s, s.active, s.province)
    )


@rule
def more(s: China, seat: int, choices: Choices) -> None:
    if s.alone == 0:
        pieces(s, seat, choices)
    if may_go_elsewhere(s):
        offer(choices, OTHER_PROVINCE)
    offer(choices, STOP)


@rule
def one_more(s: China, seat: int, choice: int) -> None:
    if choice == STOP:
        s.phase = Phase.KEEPING
    elif choice == OTHER_PROVINCE:
        s.special[seat][Special.TWO_PROVINCES] = 0
        emit(s, Event.SPECIAL, seat, Special.TWO_PROVINCES)
        s.asked[seat] = Ask.ELSEWHERE
    else:
        choose_piece(s, seat, choice)


@rule
def other_provinces(s: China, seat: int, choices: Choices) -> None:
    offer_provinces(s, seat, choices, s.province)
