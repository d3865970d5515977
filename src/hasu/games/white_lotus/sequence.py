"""White Lotus in the order of its rulebook: what is asked when, and who answers for it."""

from __future__ import annotations

from hasu.engine.choices import Choices
from hasu.engine.events import emit
from hasu.engine.rules import rule
from hasu.games.white_lotus.claims import ask_for_claims, claim, claims
from hasu.games.white_lotus.control import (
    aim,
    ask_claimants,
    control,
    expel,
    expellable,
    influence_amounts,
    namable,
    name_province,
    reveal_conflict,
    stake,
    targets,
)
from hasu.games.white_lotus.determinise import determinise
from hasu.games.white_lotus.evaluation import evaluate, prefer
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.income import ask_palace_owners, palace_choices, pay_out
from hasu.games.white_lotus.negotiation import (
    after_council,
    answer,
    answers,
    approach,
    approachable,
    givable_combat,
    givable_influence,
    give_combat,
    give_influence,
    hold_council,
    next_talk,
    open_talks,
    renew_offers,
    want_combat,
    want_influence,
    wantable_combat,
    wantable_influence,
)
from hasu.games.white_lotus.placing import (
    ask_for_tiles,
    further_tile,
    further_tiles,
    place,
    places,
)
from hasu.games.white_lotus.provinces import everything_owned
from hasu.games.white_lotus.rebellion import (
    ask_for_leader,
    ask_for_points,
    ask_for_sides,
    battle,
    call,
    calls,
    collect_tribute,
    combat_amounts,
    open_sides,
    sides,
    take_side,
)
from hasu.games.white_lotus.rewards import reward, succession, takable, take_province
from hasu.games.white_lotus.scoring import finish
from hasu.games.white_lotus.setup import setup
from hasu.games.white_lotus.state import Ask, Phase, WhiteLotus
from hasu.games.white_lotus.weights import WEIGHTS

__all__ = ["WEIGHTS", "apply", "determinise", "evaluate", "legal", "prefer", "proceed", "setup"]


@rule
def proceed(s: WhiteLotus) -> None:
    phase = s.phase
    if phase == Phase.CLAIMS:
        ask_for_claims(s)
    elif phase == Phase.CONTROL:
        control(s)
    elif phase == Phase.AIM:
        ask_claimants(s)
    elif phase == Phase.REVEAL:
        reveal_conflict(s)
    elif phase == Phase.TIE:
        s.asked[s.emperor] = Ask.EXPEL
    elif phase == Phase.TRIBUTE:
        collect_tribute(s)
    elif phase <= Phase.SUCCESSION and phase >= Phase.UPRISING:
        proceed_in_rebellion(s)
    elif phase == Phase.PALACES:
        ask_palace_owners(s)
    elif phase == Phase.INCOME:
        pay_out(s)
    elif phase == Phase.PLACING:
        ask_for_tiles(s)
    elif phase == Phase.YEAR:
        begin_year(s)
    elif phase == Phase.YEAR_END:
        end_year(s)
    else:
        proceed_in_council(s)


@rule
def proceed_in_rebellion(s: WhiteLotus) -> None:
    if s.phase == Phase.UPRISING:
        ask_for_leader(s)
    elif s.phase == Phase.SIDES:
        ask_for_sides(s)
    elif s.phase == Phase.SIDES_OPEN:
        open_sides(s)
    elif s.phase == Phase.COMMIT:
        ask_for_points(s)
    elif s.phase == Phase.BATTLE:
        battle(s)
    elif s.phase == Phase.REWARDS:
        reward(s)
    else:
        succession(s)


@rule
def proceed_in_council(s: WhiteLotus) -> None:
    if s.phase == Phase.COUNCIL:
        hold_council(s)
    elif s.phase == Phase.APPROACHES:
        open_talks(s)
    else:
        next_talk(s)


@rule
def begin_year(s: WhiteLotus) -> None:
    s.year += 1
    s.active = s.emperor
    s.round = 0
    emit(s, Event.YEAR, s.year, s.emperor)
    renew_offers(s)
    after_council(s, Phase.CLAIMS)


@rule
def end_year(s: WhiteLotus) -> None:
    """Phases 3 and 4 are over: scoring if everything is owned (WL-E1), else phases 5 and 6."""
    for seat in range(s.seats):
        s.refused[seat] = 0
    if everything_owned(s):
        finish(s)
    else:
        renew_offers(s)
        after_council(s, Phase.PALACES)


@rule
def legal(s: WhiteLotus, seat: int, choices: Choices) -> None:
    asked = s.asked[seat]
    if asked == Ask.CLAIM:
        claims(s, seat, choices)
    elif asked == Ask.NAME:
        namable(s, seat, choices)
    elif asked == Ask.TARGET:
        targets(s, seat, choices)
    elif asked == Ask.AMOUNT:
        influence_amounts(s, seat, choices)
    elif asked == Ask.EXPEL:
        expellable(s, seat, choices)
    elif asked == Ask.LEAD:
        calls(s, seat, choices)
    elif asked == Ask.SIDE:
        sides(s, seat, choices)
    elif asked == Ask.COMMIT:
        combat_amounts(s, seat, choices)
    elif asked == Ask.TAKE:
        takable(s, seat, choices)
    elif asked == Ask.PALACES:
        palace_choices(s, seat, choices)
    elif asked == Ask.MORE:
        further_tiles(s, seat, choices)
    elif asked == Ask.PLACE:
        places(s, seat, choices)
    else:
        legal_in_council(s, seat, choices)


@rule
def legal_in_council(s: WhiteLotus, seat: int, choices: Choices) -> None:
    asked = s.asked[seat]
    if asked == Ask.APPROACH:
        approachable(s, seat, choices)
    elif asked == Ask.GIVE_INFLUENCE:
        givable_influence(s, seat, choices)
    elif asked == Ask.GIVE_COMBAT:
        givable_combat(s, seat, choices)
    elif asked == Ask.WANT_INFLUENCE:
        wantable_influence(s, seat, choices)
    elif asked == Ask.WANT_COMBAT:
        wantable_combat(s, seat, choices)
    elif asked == Ask.ANSWER:
        answers(s, seat, choices)


@rule
def apply(s: WhiteLotus, seat: int, choice: int) -> None:
    asked = s.asked[seat]
    s.asked[seat] = Ask.NOTHING
    if asked == Ask.CLAIM:
        claim(s, seat, choice)
    elif asked == Ask.NAME:
        name_province(s, seat, choice)
    elif asked == Ask.TARGET:
        aim(s, seat, choice)
    elif asked in (Ask.AMOUNT, Ask.COMMIT, Ask.PALACES):
        stake(s, seat, choice)
    elif asked == Ask.EXPEL:
        expel(s, seat, choice)
    elif asked == Ask.LEAD:
        call(s, seat, choice)
    elif asked == Ask.SIDE:
        take_side(s, seat, choice)
    elif asked == Ask.TAKE:
        take_province(s, seat, choice)
    elif asked == Ask.MORE:
        further_tile(s, seat, choice)
    elif asked == Ask.PLACE:
        place(s, seat, choice)
    else:
        apply_in_council(s, seat, asked, choice)


@rule
def apply_in_council(s: WhiteLotus, seat: int, asked: int, choice: int) -> None:
    if asked == Ask.APPROACH:
        approach(s, seat, choice)
    elif asked == Ask.GIVE_INFLUENCE:
        give_influence(s, seat, choice)
    elif asked == Ask.GIVE_COMBAT:
        give_combat(s, seat, choice)
    elif asked == Ask.WANT_INFLUENCE:
        want_influence(s, seat, choice)
    elif asked == Ask.WANT_COMBAT:
        want_combat(s, seat, choice)
    elif asked == Ask.ANSWER:
        answer(s, seat, choice)
