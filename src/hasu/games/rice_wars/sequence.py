"""Rice Wars in the order of its rulebook: what is asked when, and who answers for it."""

from __future__ import annotations

from hasu.engine.choices import Choices
from hasu.engine.rules import rule
from hasu.games.rice_wars.aims import (
    aim_fields,
    answer,
    answers,
    choose_aim,
    choose_victim,
    discard_of,
    go_on,
    ransom,
    ransoms,
    seen_cards,
    victims,
)
from hasu.games.rice_wars.auction import (
    advisors_come,
    bids,
    make_bid,
    name_advisor,
    next_auction,
    reveal_bids,
    waiting_advisors,
)
from hasu.games.rice_wars.combat import (
    ask_defender,
    ask_for_revenge,
    attack,
    attackers,
    choose_target,
    compare,
    defend,
    defenders,
    draw_for_tie,
    end_combat,
    occupations,
    occupy,
    pay_for_tie,
    spoils,
    targets,
)
from hasu.games.rice_wars.duel import (
    challenge,
    decide,
    give_up,
    next_yield,
    own_peasants,
    replies,
    reply,
    rivals,
)
from hasu.games.rice_wars.effects import (
    discard_one,
    discardable,
    goals,
    lift,
    move,
    movers,
    place,
    places,
    rest,
    sleepers,
)
from hasu.games.rice_wars.evaluation import evaluate, prefer
from hasu.games.rice_wars.fight import (
    ask_to_pay,
    next_support,
    pay_for_card,
    payments,
    support,
    supports,
)
from hasu.games.rice_wars.imagining import determinise
from hasu.games.rice_wars.opening import (
    choose_palace,
    move_palace,
    other_spaces,
    palace_spaces,
    place_for_neutral,
    place_next_peasant,
    set_next_palace,
    setup,
)
from hasu.games.rice_wars.recruiting import recruit, recruits, start_round
from hasu.games.rice_wars.scoring import end_round
from hasu.games.rice_wars.state import Ask, Phase, RiceWars, Trigger
from hasu.games.rice_wars.turns import act, actions, neutral_places, next_turn
from hasu.games.rice_wars.weights import WEIGHTS

__all__ = ["WEIGHTS", "apply", "determinise", "evaluate", "legal", "prefer", "proceed", "setup"]


@rule
def proceed(s: RiceWars) -> None:
    """One move of the sequence; turns and fights have ladders of their own below."""
    if s.phase == Phase.TURNS:
        next_turn(s)
    elif s.phase == Phase.EFFECT:
        go_on(s)
    elif s.phase < Phase.TURNS:
        proceed_before_turns(s)
    elif s.phase == Phase.ROUND_END:
        end_round(s)
    else:
        proceed_in_fight(s)


@rule
def proceed_before_turns(s: RiceWars) -> None:
    """Palaces and first peasants once; then income, recruiting and advisors each round."""
    if s.phase == Phase.PALACES:
        set_next_palace(s)
    elif s.phase == Phase.SECOND_THOUGHT:
        s.phase = Phase.FIRST_PEASANTS
    elif s.phase == Phase.FIRST_PEASANTS:
        place_next_peasant(s)
    elif s.phase == Phase.INCOME:
        start_round(s)
    elif s.phase == Phase.ADVISORS:
        advisors_come(s)
    elif s.phase == Phase.AUCTION:
        next_auction(s)
    elif s.phase == Phase.BIDS:
        reveal_bids(s)


@rule
def proceed_in_fight(s: RiceWars) -> None:
    """Defenders, cards and services, payments, the winner, the spoils, new cards."""
    if s.phase == Phase.DEFENCE:
        ask_defender(s)
    elif s.phase == Phase.SUPPORT:
        next_support(s)
    elif s.phase == Phase.PAYING:
        if not ask_to_pay(s, Trigger.DUEL if s.dueling == 1 else Trigger.COMBAT):
            s.phase = Phase.COMPARING
    elif s.phase == Phase.COMPARING:
        if s.dueling == 1:
            decide(s)
        else:
            compare(s)
    elif s.phase == Phase.TIE_PAYING:
        pay_for_tie(s)
    elif s.phase == Phase.TIE_DRAWING:
        draw_for_tie(s)
    elif s.phase == Phase.SPOILS:
        spoils(s)
    elif s.phase == Phase.REVENGE:
        ask_for_revenge(s)
    elif s.phase == Phase.COMBAT_END:
        end_combat(s)
    elif s.phase == Phase.YIELDING:
        next_yield(s)


@rule
def legal(s: RiceWars, seat: int, choices: Choices) -> None:
    asked = s.asked[seat]
    if asked == Ask.ACTION:
        actions(s, seat, choices)
    elif asked == Ask.PLACE:
        places(s, seat, choices)
    elif asked == Ask.RECRUIT:
        recruits(s, seat, choices)
    elif asked == Ask.SUPPORT:
        supports(s, seat, choices)
    elif asked == Ask.PALACE:
        palace_spaces(s, seat, choices)
    elif asked == Ask.MOVE_PALACE:
        other_spaces(s, seat, choices)
    elif asked == Ask.PLACE_NEUTRAL:
        neutral_places(s, seat, choices)
    elif asked == Ask.NEXT_ADVISOR:
        waiting_advisors(s, seat, choices)
    elif asked == Ask.BID:
        bids(s, seat, choices)
    elif asked == Ask.RIVAL:
        if s.phase == Phase.EFFECT:
            victims(s, seat, choices)
        else:
            rivals(s, seat, choices)
    elif asked == Ask.TARGET:
        if s.phase == Phase.EFFECT:
            aim_fields(s, seat, choices)
        else:
            targets(s, seat, choices)
    elif asked == Ask.ATTACKERS:
        attackers(s, seat, choices)
    elif asked == Ask.DEFENDERS:
        defenders(s, seat, choices)
    else:
        legal_answer(s, seat, asked, choices)


@rule
def legal_answer(s: RiceWars, seat: int, asked: int, choices: Choices) -> None:
    """The rarer decisions."""
    if asked == Ask.PAY:
        payments(s, seat, choices)
    elif asked == Ask.OCCUPY:
        occupations(s, seat, choices)
    elif asked == Ask.RESPOND:
        answers(s, seat, choices)
    elif asked == Ask.ACCEPT:
        replies(s, seat, choices)
    elif asked == Ask.YIELD:
        own_peasants(s, seat, choices)
    elif asked == Ask.RANSOM:
        ransoms(s, seat, choices)
    elif asked == Ask.REST:
        sleepers(s, seat, choices)
    elif asked == Ask.MOVE_FROM:
        movers(s, seat, choices)
    elif asked == Ask.MOVE_TO:
        goals(s, seat, choices)
    elif asked == Ask.DISCARD:
        discardable(s, seat, choices)
    elif asked == Ask.DISCARD_OF:
        seen_cards(s, seat, choices)


@rule
def apply(s: RiceWars, seat: int, choice: int) -> None:
    asked = s.asked[seat]
    s.asked[seat] = Ask.NOTHING
    if asked == Ask.ACTION:
        act(s, seat, choice)
    elif asked == Ask.PLACE:
        place(s, seat, choice)
    elif asked == Ask.RECRUIT:
        recruit(s, seat, choice)
    elif asked == Ask.SUPPORT:
        support(s, seat, choice)
    elif asked == Ask.PALACE:
        choose_palace(s, seat, choice)
    elif asked == Ask.MOVE_PALACE:
        move_palace(s, seat, choice)
    elif asked == Ask.PLACE_NEUTRAL:
        place_for_neutral(s, seat, choice)
    elif asked == Ask.NEXT_ADVISOR:
        name_advisor(s, seat, choice)
    elif asked == Ask.BID:
        make_bid(s, seat, choice)
    elif asked == Ask.RIVAL:
        if s.phase == Phase.EFFECT:
            choose_victim(s, seat, choice)
        else:
            challenge(s, seat, choice)
    elif asked == Ask.TARGET:
        if s.phase == Phase.EFFECT:
            choose_aim(s, seat, choice)
        else:
            choose_target(s, seat, choice)
    elif asked == Ask.ATTACKERS:
        attack(s, seat, choice)
    elif asked == Ask.DEFENDERS:
        defend(s, seat, choice)
    else:
        apply_answer(s, seat, asked, choice)


@rule
def apply_answer(s: RiceWars, seat: int, asked: int, choice: int) -> None:
    if asked == Ask.PAY:
        pay_for_card(s, seat, choice)
    elif asked == Ask.OCCUPY:
        occupy(s, seat, choice)
    elif asked == Ask.RESPOND:
        answer(s, seat, choice)
    elif asked == Ask.ACCEPT:
        reply(s, seat, choice)
    elif asked == Ask.YIELD:
        give_up(s, seat, choice)
    elif asked == Ask.RANSOM:
        ransom(s, seat, choice)
    elif asked == Ask.REST:
        rest(s, seat, choice)
    elif asked == Ask.MOVE_FROM:
        lift(s, seat, choice)
    elif asked == Ask.MOVE_TO:
        move(s, seat, choice)
    elif asked == Ask.DISCARD:
        discard_one(s, seat, choice)
    elif asked == Ask.DISCARD_OF:
        discard_of(s, seat, choice)
