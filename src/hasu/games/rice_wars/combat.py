"""Combat: soldiers against a peasant on a field, wherever it is."""

from __future__ import annotations

from hasu.engine.choices import Choices, offer
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.rice_wars.aims import may_answer
from hasu.games.rice_wars.cards import cards_left, draw_cards
from hasu.games.rice_wars.effects import end_turn
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import ask_to_pay, clear_cards, start_support, turn_up
from hasu.games.rice_wars.land import (
    can_reach,
    is_neutral,
    offer_fields,
    others_fields,
    owner_of,
    place_from_card,
    remove,
    replace,
)
from hasu.games.rice_wars.means import exhaust
from hasu.games.rice_wars.recruiting import has_sign
from hasu.games.rice_wars.state import NONE, Ask, Man, Phase, RiceWars, Sign, Trigger

SIGN_BONUS = 1
NO = 0  # of OCCUPY
YES = 1


@rule
def declare_combat(s: RiceWars, seat: int) -> None:
    s.dueling = 0
    s.asked[seat] = Ask.TARGET


@rule
def targets(s: RiceWars, seat: int, choices: Choices) -> None:
    """Any opponent's peasant on any field (RW-C1)."""
    offer_fields(choices, others_fields(s, seat))


@rule
def choose_target(s: RiceWars, seat: int, field: int) -> None:
    s.target = field
    s.fighter[0] = seat
    s.fighter[1] = owner_of(s, field)
    s.asked[seat] = Ask.ATTACKERS


@rule
def offer_soldiers(s: RiceWars, seat: int, least: int, choices: Choices) -> None:
    """How many ashigaru, doubled, plus one with the ronin."""
    for ashigaru in range(s.ashigaru[seat] + 1):
        for ronin in range(s.ronin[seat] + 1):
            if ashigaru + ronin >= least:
                offer(choices, 2 * ashigaru + ronin)


@rule
def attackers(s: RiceWars, seat: int, choices: Choices) -> None:
    offer_soldiers(s, seat, 1, choices)


@rule
def defenders(s: RiceWars, seat: int, choices: Choices) -> None:
    offer_soldiers(s, seat, 0, choices)


@rule
def send(s: RiceWars, side: int, peasants: int, soldiers: int) -> None:
    """Soldiers join a side and are exhausted; all add their strength (RW-C3)."""
    ashigaru = soldiers // 2
    ronin = soldiers % 2
    exhaust(s, s.fighter[side], ashigaru, ronin)
    s.sent[side][Man.PEASANT] = peasants
    s.sent[side][Man.ASHIGARU] = ashigaru
    s.sent[side][Man.RONIN] = ronin
    s.strength[side] = (
        peasants * s.might[Man.PEASANT]
        + ashigaru * s.might[Man.ASHIGARU]
        + ronin * s.might[Man.RONIN]
    )


@rule
def attack(s: RiceWars, seat: int, soldiers: int) -> None:
    send(s, 0, 0, soldiers)
    if has_sign(s, Sign.ATTACK):
        s.strength[0] += SIGN_BONUS
    s.phase = Phase.DEFENCE
    emit(
        s,
        Event.ATTACKED,
        seat,
        s.target,
        s.fighter[1],
        soldiers // 2,
        soldiers % 2,
        s.strength[0],
    )


@rule
def ask_defender(s: RiceWars) -> None:
    """The neutral sends one active ashigaru and draws one card (RW-N3)."""
    defender = s.fighter[1]
    if is_neutral(s, defender):
        s.blind[1] = 1
        defend(s, defender, 2 * min(1, s.ashigaru[defender]))
    else:
        s.asked[defender] = Ask.DEFENDERS


@rule
def defend(s: RiceWars, defender: int, soldiers: int) -> None:
    send(s, 1, 1, soldiers)
    emit(s, Event.DEFENDED, defender, soldiers // 2, soldiers % 2, s.strength[1])
    start_support(s)


# The winner


@rule
def compare(s: RiceWars) -> None:
    """The higher strength wins (RW-C5)."""
    if s.strength[0] == s.strength[1]:
        emit(s, Event.TIED, s.strength[0])
        s.cursor = 0
        s.phase = Phase.TIE_PAYING
    else:
        s.ahead = 0 if s.strength[0] > s.strength[1] else 1
        s.phase = Phase.SPOILS


@rule
def pay_for_tie(s: RiceWars) -> None:
    if s.ahead != NONE:
        s.phase = Phase.SPOILS
    elif not ask_to_pay(s, Trigger.TIE):
        s.phase = Phase.TIE_DRAWING


@rule
def draw_for_tie(s: RiceWars) -> None:
    """Each side turns up a card; with none left the defender holds the field (ruling)."""
    if cards_left(s) < 2:
        emit(s, Event.NO_CARDS)
        s.ahead = 1
        s.phase = Phase.SPOILS
        return
    turn_up(s, 0)
    turn_up(s, 1)
    if s.strength[0] != s.strength[1]:
        s.ahead = 0 if s.strength[0] > s.strength[1] else 1
        s.phase = Phase.SPOILS


@rule
def spoils(s: RiceWars) -> None:
    """The ronin takes the peasant over, ashigaru only drive it away (RW-C6)."""
    clear_cards(s)
    winner = s.fighter[s.ahead]
    emit(s, Event.COMBAT, winner, s.strength[s.ahead], s.strength[1 - s.ahead])
    if s.ahead == 1:
        s.phase = Phase.COMBAT_END
        return
    s.phase = Phase.REVENGE
    if s.sent[0][Man.RONIN] > 0:
        replace(s, winner, s.target)
    else:
        remove(s, s.fighter[1], s.target)
        if s.ready[winner] > 0 and can_reach(s, winner, s.target):
            s.asked[winner] = Ask.OCCUPY


@rule
def occupations(s: RiceWars, seat: int, choices: Choices) -> None:
    offer(choices, NO)
    offer(choices, YES)


@rule
def occupy(s: RiceWars, seat: int, choice: int) -> None:
    if choice == YES:
        place_from_card(s, seat, s.target)


@rule
def ask_for_revenge(s: RiceWars) -> None:
    """Whoever lost a peasant may answer with a card."""
    loser = s.fighter[1]
    if not is_neutral(s, loser) and may_answer(s, loser, Trigger.LOST):
        s.asked[loser] = Ask.RESPOND
    else:
        s.phase = Phase.COMBAT_END


@rule
def end_combat(s: RiceWars) -> None:
    """Both draw a card, attacker first (RW-C7)."""
    draw_cards(s, s.fighter[0], 1)
    if not is_neutral(s, s.fighter[1]):
        draw_cards(s, s.fighter[1], 1)
    end_turn(s)
