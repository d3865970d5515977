"""The end of the game: flowers left standing, points, ties."""

from __future__ import annotations

from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.lotus.cards import own_cards_left
from hasu.games.lotus.completion import control, strength
from hasu.games.lotus.events import Event
from hasu.games.lotus.state import FLOWERS, TOKEN_POINTS, Lotus


@rule
def finish(s: Lotus) -> None:
    for flower in range(FLOWERS):
        if s.petals[flower] > 0:
            gather(s, flower)
    for seat in range(s.seats):
        s.points[seat] = s.won[seat] + TOKEN_POINTS * s.tokens[seat]
        emit(s, Event.SCORED, seat, s.won[seat], s.tokens[seat], s.points[seat])
    if s.partners == 1:
        join_teams(s)
    crown(s)
    s.over = 1


@rule
def gather(s: Lotus, flower: int) -> None:
    """An incomplete flower goes to its controllers in equal shares (LO-E2)."""
    most = control(s, flower)
    tied = 0
    for seat in range(s.seats):
        if most > 0 and strength(s, flower, seat) == most:
            tied += 1
    left = s.petals[flower]
    if tied > 0:
        share = s.petals[flower] // tied
        for seat in range(s.seats):
            if share > 0 and strength(s, flower, seat) == most:
                s.won[seat] += share
                left -= share
                emit(s, Event.GATHERED, seat, flower, share, most)
    if left > 0:
        s.left_game += left
        emit(s, Event.WITHERED, flower, left)


@rule
def join_teams(s: Lotus) -> None:
    """Partners sit opposite and share their sum (LO-V1)."""
    for seat in range(2):
        together = s.points[seat] + s.points[seat + 2]
        s.points[seat] = together
        s.points[seat + 2] = together
        emit(s, Event.TEAM, seat, seat + 2, together)


@rule
def cards_kept(s: Lotus, seat: int) -> int:
    """Cards in the own deck once the hand is back on it; partners count together."""
    kept = own_cards_left(s, seat) + s.hand_size[seat]
    if s.partners == 1:
        partner = (seat + 2) % 4
        kept += own_cards_left(s, partner) + s.hand_size[partner]
    return kept


@rule
def leads(s: Lotus, seat: int, other: int) -> bool:
    """Does ``seat`` finish ahead of ``other`` (LO-E3, LO-E4)?"""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return cards_kept(s, seat) > cards_kept(s, other)


@rule
def crown(s: Lotus) -> None:
    """Everyone whom nobody is ahead of has won."""
    for seat in range(s.seats):
        s.winner[seat] = 1
        for other in range(s.seats):
            if leads(s, other, seat):
                s.winner[seat] = 0
        if shares_top(s, seat):
            tell_tie(s, seat)
    for seat in range(s.seats):
        if s.winner[seat] == 1:
            emit(s, Event.WON, seat, s.points[seat])


@rule
def tell_tie(s: Lotus, seat: int) -> None:
    """With the cards that decide it: of partners once, the cards of both."""
    if s.partners == 0:
        emit(s, Event.TIED, seat, cards_kept(s, seat))
    elif seat < 2:
        emit(s, Event.TEAM_TIED, seat, seat + 2, cards_kept(s, seat))


@rule
def allied(s: Lotus, seat: int, other: int) -> bool:
    """Partners sit opposite each other (LO-V1)."""
    return s.partners == 1 and other == (seat + 2) % 4


@rule
def shares_top(s: Lotus, seat: int) -> bool:
    """Has a rival as many points, and nobody more?"""
    shared = False
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            return False
        rival = other != seat and not allied(s, seat, other)
        if rival and s.points[other] == s.points[seat]:
            shared = True
    return shared
