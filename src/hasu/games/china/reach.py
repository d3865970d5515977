"""What can be paid and what can be placed where, for a player or the emperor."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer
from hasu.engine.rules import rule
from hasu.games.china.cards import tables
from hasu.games.china.state import COLOURS, EMPEROR, OWN_TURN, PROVINCES, China


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
