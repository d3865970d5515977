"""Rice Wars in words: prompts, labels of choices, and the numbers of events."""

from __future__ import annotations

from collections.abc import Callable

from hasu.engine.state import State
from hasu.engine.text import Message, Player, message
from hasu.games.rice_wars.aims import PAY
from hasu.games.rice_wars.combat import YES
from hasu.games.rice_wars.doings import squad_strength
from hasu.games.rice_wars.duel import ACCEPT, GIVEN, LOST
from hasu.games.rice_wars.effects import STOP
from hasu.games.rice_wars.fight import DECLINE, LAY, SERVE
from hasu.games.rice_wars.filecheck import cell_name
from hasu.games.rice_wars.land import is_neutral, owner_of
from hasu.games.rice_wars.opening import STAY
from hasu.games.rice_wars.printed import name_of
from hasu.games.rice_wars.recruiting import (
    DONE,
    HIRE,
    KEEP_ADVISOR,
    KEEP_ASHIGARU,
    KEEP_RONIN,
    price,
)
from hasu.games.rice_wars.state import (
    KINDS,
    Ask,
    Effect,
    Man,
    Phase,
    RiceWars,
    Sign,
    Trigger,
)
from hasu.games.rice_wars.table import board
from hasu.games.rice_wars.turns import ATTACK, CARD, CHALLENGE, PASS, PLACE, SERVICE

__all__ = ["SEATS", "board", "label", "prompt", "words"]

SEATS = frozenset({"seat", "victim", "rival"})
Filled = dict[str, int | str | Message]


# Names


def field_name(s: RiceWars, field: int) -> str:
    return cell_name(s.field_column[field], s.field_row[field])


def space_name(s: RiceWars, space: int) -> str:
    return cell_name(s.space_column[space], s.space_row[space])


def card_name(s: RiceWars, card: int) -> str:
    return name_of(s.card_name[card])


def advisor_name(s: RiceWars, advisor: int) -> str:
    return name_of(s.advisor_name[advisor])


def man_name(man: int) -> Message:
    return message(f"man-{Man(man).name.lower()}")


def effect_words(trigger: int, effect: int, amount: int, discards: int) -> Message:
    """What a card or service does; strength is worded by its moment."""
    key = f"effect-{Effect(effect).name.lower()}"
    if effect == Effect.STRENGTH:
        key += f"-{Trigger(trigger).name.lower()}"
    return message(key, amount=amount, discards=discards)


def card_effect(s: RiceWars, card: int) -> Message:
    return effect_words(s.trigger[card], s.effect[card], s.amount[card], s.discards[card])


def service_words(s: RiceWars, slot: int) -> Message:
    advisor = s.advisor[slot]
    what = effect_words(
        s.service_trigger[advisor],
        s.service_effect[advisor],
        s.service_amount[advisor],
        s.service_discards[advisor],
    )
    return message("service", advisor=advisor_name(s, advisor), effect=what)


def card_words(s: RiceWars, card: int) -> Message:
    return message("card", card=card_name(s, card), cost=s.cost[card], effect=card_effect(s, card))


# Events


def words(state: State, name: str, number: int) -> Filled:
    """A number of an event in words; fields, cards and advisors are named by the print."""
    s = _rice(state)
    if name in ("field", "field_to"):
        return {name.replace("_", "-"): field_name(s, number)}
    if name == "space":
        return {name: space_name(s, number)}
    if name == "card":
        return {name: card_name(s, number)}
    if name == "advisor":
        return {name: advisor_name(s, number)}
    if name in ("daimyo", "victim_daimyo"):
        return daimyo_words(s, name.split("_", maxsplit=1)[0], number)
    if name == "man":
        return {"man": man_name(number)}
    if name == "sign":
        return {"sign": message(f"sign-{Sign(number).name.lower()}")}
    return {name.replace("_", "-"): number}


def daimyo_words(s: RiceWars, name: str, daimyo: int) -> Filled:
    """A daimyo by name, or the neighbour, as the place in the sentence needs it."""
    if is_neutral(s, daimyo):
        return {
            name: message("neighbour"),
            f"the-{name}": message("the-neighbour"),
            f"of-{name}": message("of-neighbour"),
            f"owner-{name}": message("owner-neighbour"),
        }
    return {
        name: Player(daimyo),
        f"the-{name}": Player(daimyo),
        f"of-{name}": message("of-player", name=Player(daimyo)),
        f"owner-{name}": Player(daimyo),
    }


# Prompts


def prompt(state: State, seat: int) -> Message:
    """What the seat is asked."""
    s = _rice(state)
    ask = Ask(s.asked[seat])
    key = f"ask-{ask.name.lower().replace('_', '-')}"
    if ask == Ask.PALACE and is_neutral(s, s.active):
        return message("ask-palace-neutral")
    if ask == Ask.RECRUIT:
        return message(key, ryo=s.money[seat])
    if ask == Ask.BID:
        return message(key, advisor=advisor_name(s, s.advisor[s.slot]), ryo=s.money[seat])
    if ask == Ask.RIVAL:
        return message(f"{key}-{_aim(s)}")
    if ask == Ask.TARGET:
        return message(f"{key}-{_aim(s)}")
    if ask == Ask.YIELD:
        return message(f"{key}-{'given' if s.value == 1 else 'lost'}", left=s.left)
    if ask in FIGHT_PROMPTS:
        return _fight_prompt(s, key)
    return _other_prompt(s, ask, key)


FIGHT_PROMPTS = {Ask.ATTACKERS, Ask.DEFENDERS, Ask.SUPPORT, Ask.OCCUPY, Ask.ACCEPT, Ask.PAY}


def _aim(s: RiceWars) -> str:
    return Effect(s.doing).name.lower() if s.phase == Phase.EFFECT else "fight"


def _fight_prompt(s: RiceWars, key: str) -> Message:
    if key == "ask-support":
        key += "-duel" if s.dueling else ""
    filled: Filled = {
        "field": field_name(s, s.target),
        "attacker": Player(s.fighter[0]),
        "mine": s.strength[s.side],
        "theirs": s.strength[1 - s.side],
        "strength": s.strength[0],
        "card": card_name(s, s.cursor % KINDS),
    }
    return Message(key, filled)


def _other_prompt(s: RiceWars, ask: Ask, key: str) -> Message:
    if ask == Ask.RESPOND and s.phase == Phase.REVENGE:
        return message("ask-respond-lost", field=field_name(s, s.target))
    if ask == Ask.RESPOND:
        return message(key, player=Player(s.actor), card=card_name(s, s.source))
    if ask == Ask.RANSOM:
        field = field_name(s, s.spot)
        return message(key, player=Player(s.actor), field=field, ryo=s.value)
    if ask == Ask.DISCARD_OF:
        return message(key, player=Player(s.victim))
    if ask == Ask.MOVE_TO:
        return message(key, field=field_name(s, s.spot))
    return message(key)


# Labels


def label(state: State, seat: int, choice: int) -> Message:
    """A choice in words."""
    s = _rice(state)
    return LABELS[Ask(s.asked[seat])](s, seat, choice)


def _palace(s: RiceWars, seat: int, choice: int) -> Message:
    return message("palace-at", space=space_name(s, choice))


def _move_palace(s: RiceWars, seat: int, choice: int) -> Message:
    if choice == STAY:
        return message("palace-stay", space=space_name(s, s.palace[seat]))
    return message("palace-to", space=space_name(s, choice))


def _field(s: RiceWars, seat: int, choice: int) -> Message:
    if choice == STOP:
        return message("enough")
    key = "field-sacred" if choice == s.sacred else "field"
    return message(key, field=field_name(s, choice))


def _recruit(s: RiceWars, seat: int, choice: int) -> Message:
    if choice == DONE:
        unpaid = s.due_ashigaru + s.due_ronin + sum(s.due_advisor)
        return message("recruit-done-unpaid", unpaid=unpaid) if unpaid else message("recruit-done")
    if choice < KEEP_ASHIGARU:
        man = choice - HIRE
        return message(f"hire-{Man(man).name.lower()}", ryo=price(man))
    if choice in (KEEP_ASHIGARU, KEEP_RONIN):
        man = Man.ASHIGARU if choice == KEEP_ASHIGARU else Man.RONIN
        return message(f"keep-{man.name.lower()}", ryo=price(man))
    advisor = s.advisor[choice - KEEP_ADVISOR]
    return message("keep-advisor", advisor=advisor_name(s, advisor), ryo=s.upkeep[advisor])


def _advisor(s: RiceWars, seat: int, choice: int) -> Message:
    return service_words(s, choice)


def _bid(s: RiceWars, seat: int, choice: int) -> Message:
    return message("bid", ryo=choice) if choice else message("bid-nothing")


def _action(s: RiceWars, seat: int, choice: int) -> Message:
    if choice == PASS:
        return message("pass", left=s.passes[seat] - 1)
    if choice == PLACE:
        return message("place")
    if choice == ATTACK:
        return message("attack")
    if choice == CHALLENGE:
        return message("challenge")
    if choice < CARD:
        return service_words(s, choice - SERVICE)
    return card_words(s, choice - CARD)


def _rival(s: RiceWars, seat: int, choice: int) -> Message:
    return message("rival", player=Player(choice))


def _target(s: RiceWars, seat: int, choice: int) -> Message:
    whose = daimyo_words(s, "daimyo", owner_of(s, choice))
    return Message("target", {"field": field_name(s, choice), **whose})


def _soldiers(s: RiceWars, seat: int, choice: int) -> Message:
    ashigaru, ronin = choice // 2, choice % 2
    strength = squad_strength(s, seat, choice)
    if choice == 0:
        return message("soldiers-none", strength=strength)
    key = "soldiers-both" if ashigaru and ronin else "soldiers-ronin" if ronin else "soldiers"
    return message(key, ashigaru=ashigaru, strength=strength)


def _support(s: RiceWars, seat: int, choice: int) -> Message:
    if choice == DECLINE:
        return message("decline")
    if choice < LAY:
        return service_words(s, choice - SERVE)
    return _plain_card(s, choice - LAY)


def _plain_card(s: RiceWars, card: int) -> Message:
    return message("card-bonus", card=card_name(s, card), bonus=s.bonus[card])


def _pay(s: RiceWars, seat: int, choice: int) -> Message:
    card = s.cursor % KINDS
    if choice == 0:
        return message("pay-nothing")
    if s.trigger[card] == Trigger.TIE:
        return message("pay-tie", ryo=s.cost[card])
    return message("pay-card", ryo=choice * s.cost[card], bonus=choice * s.amount[card])


def _occupy(s: RiceWars, seat: int, choice: int) -> Message:
    return message("occupy" if choice == YES else "leave-empty", field=field_name(s, s.target))


def _respond(s: RiceWars, seat: int, choice: int) -> Message:
    return card_words(s, choice - 1) if choice else message("respond-not")


def _accept(s: RiceWars, seat: int, choice: int) -> Message:
    if choice == ACCEPT:
        return message("accept", peasants=min(LOST, s.points[seat]))
    return message("refuse", peasants=min(GIVEN, s.points[seat]))


def _ransom(s: RiceWars, seat: int, choice: int) -> Message:
    return message("ransom" if choice == PAY else "ransom-not", ryo=s.value)


def _rest(s: RiceWars, seat: int, choice: int) -> Message:
    return message("enough") if choice == STOP else message("rest", man=man_name(choice))


def _card(s: RiceWars, seat: int, choice: int) -> Message:
    return _plain_card(s, choice)


LABELS: dict[Ask, Callable[[RiceWars, int, int], Message]] = {
    Ask.PALACE: _palace,
    Ask.MOVE_PALACE: _move_palace,
    Ask.PLACE: _field,
    Ask.PLACE_NEUTRAL: _field,
    Ask.RECRUIT: _recruit,
    Ask.NEXT_ADVISOR: _advisor,
    Ask.BID: _bid,
    Ask.ACTION: _action,
    Ask.RIVAL: _rival,
    Ask.TARGET: _target,
    Ask.ATTACKERS: _soldiers,
    Ask.DEFENDERS: _soldiers,
    Ask.SUPPORT: _support,
    Ask.PAY: _pay,
    Ask.OCCUPY: _occupy,
    Ask.RESPOND: _respond,
    Ask.ACCEPT: _accept,
    Ask.YIELD: _field,
    Ask.RANSOM: _ransom,
    Ask.REST: _rest,
    Ask.MOVE_FROM: _field,
    Ask.MOVE_TO: _field,
    Ask.DISCARD: _card,
    Ask.DISCARD_OF: _card,
}


def _rice(state: State) -> RiceWars:
    assert isinstance(state, RiceWars)
    return state
