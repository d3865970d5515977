"""Negotiation (WL-N1): handing each other points, when the table plays with it.

Before each step at which points matter a council is held: everyone who has offers left
says at once whether and with whom to talk. Then the talks, clockwise from the emperor: so
much given, so much wanted in return. A gift goes through at once; where something is
wanted, the other must agree. Each player has two offers a phase, so talks always end. A
council never stands between a sealed choice and its reveal.
"""

from __future__ import annotations

from hasu.engine.choices import Choices, insist, offer, offer_range
from hasu.engine.events import emit
from hasu.engine.play import clockwise
from hasu.engine.rules import rule
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.state import NO_SEAT, OFFERS, Ask, Phase, WhiteLotus
from hasu.games.white_lotus.treasury import gain, most_combat, pay, show

NOBODY = 0  # of APPROACH; 1 + seat approaches that seat
DECLINE, ACCEPT = 0, 1  # of ANSWER


@rule
def after_council(s: WhiteLotus, phase: int) -> None:
    """Go to ``phase``, with a council before it if the table negotiates."""
    s.after = phase
    s.phase = Phase.COUNCIL if s.negotiation == 1 else phase


@rule
def renew_offers(s: WhiteLotus) -> None:
    """A phase begins."""
    if s.negotiation == 1:
        for seat in range(s.seats):
            s.offers_left[seat] = OFFERS


@rule
def hold_council(s: WhiteLotus) -> None:
    s.phase = Phase.APPROACHES
    for seat in range(s.seats):
        if s.offers_left[seat] > 0:
            s.asked[seat] = Ask.APPROACH


@rule
def approachable(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer(choices, NOBODY)
    for other in range(s.seats):
        if other != seat:
            offer(choices, 1 + other)


@rule
def approach(s: WhiteLotus, seat: int, choice: int) -> None:
    s.target[seat] = choice


@rule
def open_talks(s: WhiteLotus) -> None:
    """Who wanted to talk to whom; when nobody does, the council is over."""
    s.phase = s.after
    for seat in range(s.seats):
        s.wish[seat] = s.target[seat]
        s.target[seat] = 0
        if s.wish[seat] != NOBODY:
            s.phase = Phase.TALKS


@rule
def next_talk(s: WhiteLotus) -> None:
    """Clockwise from the emperor; then the council meets again."""
    seat = s.emperor
    for _ in range(s.seats):
        if s.wish[seat] != NOBODY:
            begin_offer(s, seat)
            return
        seat = clockwise(s, seat)
    s.phase = Phase.COUNCIL


@rule
def begin_offer(s: WhiteLotus, seat: int) -> None:
    s.bargainer = seat
    s.partner = s.wish[seat] - 1
    s.wish[seat] = NOBODY
    s.offers_left[seat] -= 1
    s.asked[seat] = Ask.GIVE_INFLUENCE


@rule
def givable_influence(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """Never skipped, or it would show who has nothing."""
    offer_range(choices, 0, s.influence[seat])
    insist(choices)


@rule
def givable_combat(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer_range(choices, 0, s.combat[seat])
    insist(choices)


@rule
def wantable_influence(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """As much as the other can have for all that is known."""
    offer_range(choices, 0, s.most[s.partner])


@rule
def wantable_combat(s: WhiteLotus, seat: int, choices: Choices) -> None:
    offer_range(choices, 0, most_combat(s, s.partner))


@rule
def give_influence(s: WhiteLotus, seat: int, amount: int) -> None:
    s.given[0] = amount
    show(s, seat, amount, 0)
    s.asked[seat] = Ask.GIVE_COMBAT


@rule
def give_combat(s: WhiteLotus, seat: int, amount: int) -> None:
    s.given[1] = amount
    show(s, seat, s.given[0], amount)
    s.asked[seat] = Ask.WANT_INFLUENCE


@rule
def want_influence(s: WhiteLotus, seat: int, amount: int) -> None:
    s.wanted[0] = amount
    s.asked[seat] = Ask.WANT_COMBAT


@rule
def want_combat(s: WhiteLotus, seat: int, amount: int) -> None:
    """The offer stands: a gift goes through, a trade needs consent."""
    s.wanted[1] = amount
    if s.wanted[0] + s.wanted[1] > 0:
        emit(s, Event.OFFERED, seat, s.partner, s.given[0], s.given[1], s.wanted[0], s.wanted[1])
        s.asked[s.partner] = Ask.ANSWER
    elif s.given[0] + s.given[1] > 0:
        exchange(s)
    else:
        emit(s, Event.DROPPED, seat, s.partner)
        end_offer(s)


@rule
def answers(s: WhiteLotus, seat: int, choices: Choices) -> None:
    """Who has not what is wanted can only decline; asked all the same, to keep it secret."""
    offer(choices, DECLINE)
    if s.influence[seat] >= s.wanted[0] and s.combat[seat] >= s.wanted[1]:
        offer(choices, ACCEPT)
    insist(choices)


@rule
def answer(s: WhiteLotus, seat: int, choice: int) -> None:
    if choice == ACCEPT:
        emit(s, Event.ACCEPTED, seat, s.bargainer)
        exchange(s)
    else:
        emit(s, Event.DECLINED, seat, s.bargainer)
        end_offer(s)


@rule
def exchange(s: WhiteLotus) -> None:
    """What was wanted must have been there before the gift."""
    show(s, s.partner, s.wanted[0], s.wanted[1])
    hand_over(s, s.bargainer, s.partner, s.given[0], s.given[1])
    hand_over(s, s.partner, s.bargainer, s.wanted[0], s.wanted[1])
    end_offer(s)


@rule
def hand_over(s: WhiteLotus, giver: int, taker: int, influence: int, combat: int) -> None:
    if influence + combat > 0:
        pay(s, giver, influence, combat)
        gain(s, taker, influence, combat)
        emit(s, Event.HANDED_OVER, giver, taker, influence, combat)


@rule
def end_offer(s: WhiteLotus) -> None:
    s.bargainer = NO_SEAT
    s.partner = NO_SEAT
    for kind in range(2):
        s.given[kind] = 0
        s.wanted[kind] = 0
