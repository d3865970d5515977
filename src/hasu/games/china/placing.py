"""Placing pieces: province, piece, space, payment, and perhaps one more (CH-T3 to CH-T8).

The same steps serve the emperor's piece with two players: `builder` says whose pieces
are placed and `held` whose cards pay.
"""

from __future__ import annotations

from hasu.engine.chance import draw
from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.china.cards import out_of_hand, tables
from hasu.games.china.events import Event, place
from hasu.games.china.palaces import score_palaces
from hasu.games.china.state import (
    COLOURS,
    EMPEROR,
    MOST_PIECES,
    NONE,
    OWN_TURN,
    PORTS,
    PROVINCES,
    TILE_COLOURS,
    Ask,
    China,
    Phase,
    Piece,
    Special,
    Tile,
)

# Choices of PAYMENT: one card of a colour, two of a colour, or a post's two colours.
ONE_CARD = 0
PAIR = COLOURS
BOTH = 2 * COLOURS
# Choices of MORE beside the pieces
OTHER_PROVINCE = 3
STOP = 4


@rule
def builder(s: China) -> int:
    """Whose pieces are placed now: the active player's or the emperor's."""
    return s.active if s.imperial == OWN_TURN else EMPEROR


@rule
def held(s: China, who: int, colour: int) -> int:
    """Cards that pay for the pieces of ``who``."""
    if s.seats == 2 and who == EMPEROR:
        return s.court[colour]
    return s.hand[who][colour]


# What can be paid


@rule
def holds_pair(s: China, who: int) -> bool:
    """Any two cards of one colour work as a joker (CH-T4)."""
    for colour in range(COLOURS):
        if held(s, who, colour) > 1:
            return True
    return False


@rule
def can_pay(s: China, who: int, province: int) -> bool:
    return held(s, who, s.colour[province]) > 0 or holds_pair(s, who)


@rule
def can_pay_post(s: China, who: int, post: int) -> bool:
    """One card of each of the two colours, or two of one of them (CH-D2)."""
    one = held(s, who, s.colour[s.post[post][0]])
    other = held(s, who, s.colour[s.post[post][1]])
    return one + other > 1


# What can be placed


@rule
def first_post(s: China) -> int:
    """Border posts are the last spaces."""
    return s.spaces - s.posts


@rule
def post_is_open(s: China, who: int, post: int, province: int) -> bool:
    touches = s.post[post][0] == province or s.post[post][1] == province
    return touches and s.palace[first_post(s) + post] == 0 and can_pay_post(s, who, post)


@rule
def any_post_open(s: China, who: int, province: int) -> bool:
    if s.free_posts[province] > 0:
        for post in range(s.posts):
            if post_is_open(s, who, post, province):
                return True
    return False


@rule
def room_for_emissary(s: China, province: int) -> bool:
    """Never more emissaries than the palaces of whoever has most (CH-T6)."""
    return s.crowd[province] < s.most[province]


@rule
def can_place_in(s: China, who: int, province: int, payable: bool) -> bool:
    """Can any piece be placed there? ``payable``: the cards pay for a usual piece."""
    if payable:
        if s.palaces_left[who] > 0 and s.free[province] > 0:
            return True
        if s.emissaries_left[who] > 0 and room_for_emissary(s, province):
            return True
        if s.fortifications_left[who] > 0 and s.bare[province] > 0:
            return True
    return s.palaces_left[who] > 0 and any_post_open(s, who, province)


@rule
def offer_provinces(s: China, who: int, choices: Choices, besides: int) -> None:
    """Every province, other than ``besides``, in which a piece can be placed and paid."""
    pair = holds_pair(s, who)
    for province in range(PROVINCES):
        payable = pair or held(s, who, s.colour[province]) > 0
        if province != besides and can_place_in(s, who, province, payable):
            offer(choices, province)


@rule
def can_place_besides(s: China, who: int, besides: int) -> bool:
    pair = holds_pair(s, who)
    for province in range(PROVINCES):
        payable = pair or held(s, who, s.colour[province]) > 0
        if province != besides and can_place_in(s, who, province, payable):
            return True
    return False


# Province, piece, space


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
    if s.palaces_left[who] > 0:
        if (payable and s.free[province] > 0) or any_post_open(s, who, province):
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
def turn_tiles(s: China, province: int) -> None:
    """The first palace of a province turns its tiles up, before its space is chosen (CH-X2)."""
    for space in range(s.start[province], s.start[province + 1]):
        if s.tile[space] == Tile.FACE_DOWN:
            left = 0
            for colour in range(TILE_COLOURS):
                left += s.tiles_down[colour]
            colour = draw(s, s.tiles_down, left)
            s.tile[space] = Tile.YELLOW + colour
            emit(s, Event.TILE_TURNED, space, place(s, space), colour)


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


# Payment


@rule
def is_post(s: China) -> bool:
    """Does the piece under way go on a border post?"""
    return s.piece == Piece.PALACE and s.space >= first_post(s)


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


# On the board


@rule
def put_down(s: China, seat: int) -> None:
    who = builder(s)
    if s.piece == Piece.EMISSARY:
        send(s, seat, who)
    elif s.piece == Piece.FORTIFICATION:
        fortify(s, seat, who)
    else:
        build(s, seat, who)


@rule
def send(s: China, seat: int, who: int) -> None:
    s.emissaries_left[who] -= 1
    s.emissaries[who][s.province] += 1
    s.crowd[s.province] += 1
    s.pieces[s.province] += 1
    if s.imperial != OWN_TURN:
        emit(s, Event.EMPEROR_SENT, seat, s.province)
    else:
        emit(s, Event.SENT, seat, s.province)


@rule
def fortify(s: China, seat: int, who: int) -> None:
    """Neutral, and the space stays free for anybody's palace (CH-F1, CH-F2)."""
    s.fortifications_left[who] -= 1
    s.fortified[s.space] = 1
    s.bare[s.province] -= 1
    s.pieces[s.province] += 1
    emit(s, Event.FORTIFIED, seat, s.space, place(s, s.space))


@rule
def build(s: China, seat: int, who: int) -> None:
    s.palaces_left[who] -= 1
    s.palace[s.space] = 1 + who
    if s.imperial != OWN_TURN:
        emit(s, Event.EMPEROR_BUILT, seat, s.space, place(s, s.space))
    else:
        emit(s, Event.BUILT, seat, s.space, place(s, s.space))
    win_tile(s, who)
    if is_post(s):
        post = s.space - first_post(s)
        for side in range(2):
            s.free_posts[s.post[post][side]] -= 1
            count_palace(s, who, s.post[post][side])
    else:
        s.free[s.province] -= 1
        s.bare[s.province] -= 1 - s.fortified[s.space]
        s.palaces[who][PORTS] += s.port[s.space]
        count_palace(s, who, s.province)


@rule
def win_tile(s: China, who: int) -> None:
    """Building on a tile takes it (CH-X2)."""
    if s.tile[s.space] != Tile.NONE:
        colour = s.tile[s.space] - Tile.YELLOW
        s.tiles_won[who][colour] += 1
        s.tile[s.space] = Tile.NONE
        if s.imperial != OWN_TURN:
            emit(s, Event.EMPEROR_TILE, colour)
        else:
            emit(s, Event.TILE_WON, who, colour)


@rule
def count_palace(s: China, who: int, province: int) -> None:
    """Score the province the moment its last space is filled (CH-T8, CH-D3)."""
    s.palaces[who][province] += 1
    s.most[province] = max(s.most[province], s.palaces[who][province])
    s.pieces[province] += 1
    if s.bonus_tiles == 1:
        turn_tiles(s, province)  # those of a border post's other province
    if s.free[province] == 0 and s.free_posts[province] == 0:
        emit(s, Event.PROVINCE_FULL, province)
        score_palaces(s, province)


# One more piece


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


# The end of all placing


@rule
def all_is_placed(s: China) -> bool:
    """Can nobody place any piece any more, whatever the cards (CH-E1)?"""
    palaces, emissaries, fortifications = 0, 0, 0
    for who in range(tables(s)):
        palaces += s.palaces_left[who]
        emissaries += s.emissaries_left[who]
        fortifications += s.fortifications_left[who]
    for province in range(PROVINCES):
        if palaces > 0 and s.free[province] + s.free_posts[province] > 0:
            return False
        if emissaries > 0 and room_for_emissary(s, province):
            return False
        if fortifications > 0 and s.bare[province] > 0:
            return False
    return True
