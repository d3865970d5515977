"""What to click for each choice, the rule behind each question, and what an event is about."""

from __future__ import annotations

from collections.abc import Callable

from hasu.engine.events import Happening
from hasu.games.rice_wars.affairs import known_id
from hasu.games.rice_wars.camps import (
    active_of,
    free_place,
    man_ids,
    men_of,
    unpaid_of,
)
from hasu.games.rice_wars.combat import YES
from hasu.games.rice_wars.doings import refused
from hasu.games.rice_wars.effects import STOP
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import DECLINE, LAY, SERVE
from hasu.games.rice_wars.fights import shown_id, squad_ids
from hasu.games.rice_wars.land import is_neutral, owner_of
from hasu.games.rice_wars.opening import STAY
from hasu.games.rice_wars.recruiting import DONE, HIRE, KEEP_ADVISOR, KEEP_ASHIGARU
from hasu.games.rice_wars.state import (
    KINDS,
    MOST_HAND,
    NONE,
    SLOTS,
    Ask,
    Man,
    Phase,
    RiceWars,
    Trigger,
)
from hasu.games.rice_wars.turns import ATTACK, CARD, CHALLENGE, PASS, PLACE, SERVICE
from hasu.scene.look import AMOUNT, Look, Parts

RULES = {
    Ask.PALACE: "RW-S2",
    Ask.MOVE_PALACE: "RW-S2",
    Ask.PLACE: "RW-A1",
    Ask.PLACE_NEUTRAL: "RW-N2",
    Ask.RECRUIT: "RW-2a",
    Ask.NEXT_ADVISOR: "RW-3b",
    Ask.BID: "RW-3c",
    Ask.ACTION: "RW-A1",
    Ask.RIVAL: "RW-D1",
    Ask.TARGET: "RW-C1",
    Ask.ATTACKERS: "RW-C1",
    Ask.DEFENDERS: "RW-C2",
    Ask.SUPPORT: "RW-C4",
    Ask.PAY: "RW-C4",
    Ask.OCCUPY: "RW-C6",
    Ask.RESPOND: "RW-A5",
    Ask.ACCEPT: "RW-D2",
    Ask.YIELD: "RW-D2",
    Ask.RANSOM: "RW-A2",
    Ask.REST: "RW-A2",
    Ask.MOVE_FROM: "RW-A2",
    Ask.MOVE_TO: "RW-A1",
    Ask.DISCARD: "RW-A4",
    Ask.DISCARD_OF: "RW-A2",
}


OF_EFFECTS = (
    *(Ask.RIVAL, Ask.TARGET, Ask.RANSOM, Ask.REST, Ask.MOVE_FROM, Ask.DISCARD, Ask.DISCARD_OF),
)


def rule_of(look: Look) -> str:
    """Duels and effects ask some of the questions of a combat, by rules of their own."""
    s: RiceWars = look.state
    ask = Ask(s.asked[look.seat])
    if s.phase == Phase.EFFECT and ask in OF_EFFECTS:
        return _rule_of_effect(s)
    if ask == Ask.PLACE_NEUTRAL and s.phase == Phase.FIRST_PEASANTS:
        return "RW-N1"
    if ask == Ask.PALACE and is_neutral(s, s.active):
        return "RW-N1"
    if s.dueling and ask in (Ask.SUPPORT, Ask.PAY):
        return "RW-D3"
    if ask == Ask.PAY and s.trigger[s.cursor % KINDS] == Trigger.TIE:
        return "RW-C5"
    if ask == Ask.YIELD and not refused(s):
        return "RW-D4"
    return RULES[ask]


def _rule_of_effect(s: RiceWars) -> str:
    """That of action cards, of services, or of cards that answer."""
    if s.source != NONE:
        return "RW-A2"
    return "RW-A4" if s.actor == s.active else "RW-A5"


def targets(look: Look, choice: int) -> Parts:
    s: RiceWars = look.state
    found = TARGETS.get(Ask(s.asked[look.seat]))
    ids = found(s, look.seat, choice) if found else ()
    return (ids,) if ids else ()


Ids = tuple[str, ...]


def _space(s: RiceWars, seat: int, choice: int) -> Ids:
    return (f"palace:{seat}",) if choice == STAY else (f"space:{choice}",)


def _field(s: RiceWars, seat: int, choice: int) -> Ids:
    """A field, and the peasant on it."""
    if choice == STOP:
        return ()
    owner = owner_of(s, choice)
    peasant = () if owner == NONE else (f"peasant:{owner}:{choice}",)
    return (f"field:{choice}", *peasant)


def _recruit(s: RiceWars, seat: int, choice: int) -> Ids:
    """A free place for a new man, an unpaid man or advisor for the upkeep."""
    if choice == DONE:
        return ()
    if choice < KEEP_ASHIGARU:
        return (free_place(seat, choice - HIRE),)
    if choice < KEEP_ADVISOR:
        man = Man(choice - KEEP_ASHIGARU + Man.ASHIGARU)
        held = men_of(s, seat, man)
        unpaid = range(held - unpaid_of(s, seat, man), held)
        coins = (f"owed:{seat}:{man}:{i}" for i in unpaid)
        return (*man_ids(seat, man, unpaid.start, held), *coins)
    return (f"advisor:{choice - KEEP_ADVISOR}",)


def _advisor(s: RiceWars, seat: int, choice: int) -> Ids:
    return (f"advisor:{choice}",)


def _card(s: RiceWars, seat: int, card: int) -> Ids:
    """Any of the equal cards in the own hand."""
    return tuple(f"card:{seat}:{card}:{i}" for i in range(s.hand[seat][card]))


def _action(s: RiceWars, seat: int, choice: int) -> Ids:
    if choice == PASS:
        return ()
    if choice == PLACE:
        return man_ids(seat, Man.PEASANT, 0, s.ready[seat])
    if choice == ATTACK:
        return (f"war:{seat}", *man_ids(seat, Man.ASHIGARU, 0, s.ashigaru[seat]))
    if choice == CHALLENGE:
        return man_ids(seat, Man.RONIN, 0, s.ronin[seat])
    if choice < CARD:
        return _service(seat, choice - SERVICE)
    return _card(s, seat, choice - CARD)


def _service(seat: int, slot: int) -> Ids:
    return (f"advisor:{slot}", f"service:{seat}:{slot}")


def _rival(s: RiceWars, seat: int, choice: int) -> Ids:
    return (f"panel:{choice}", f"camp:{choice}")


def _soldiers(s: RiceWars, seat: int, choice: int) -> Ids:
    peasant = 1 if s.asked[seat] == Ask.DEFENDERS else 0
    return squad_ids(choice, peasant + choice // 2 + choice % 2)


def _support(s: RiceWars, seat: int, choice: int) -> Ids:
    if choice == DECLINE:
        return ()
    if choice < LAY:
        return _service(seat, choice - SERVE)
    return _card(s, seat, choice - LAY)


def _pay(s: RiceWars, seat: int, choice: int) -> Ids:
    """The second of two equal cards pays for both."""
    if choice == 0:
        return ()
    return (shown_id(s.cursor // KINDS, s.cursor % KINDS, choice - 1),)


def _occupy(s: RiceWars, seat: int, choice: int) -> Ids:
    return (f"field:{s.target}",) if choice == YES else ()


def _respond(s: RiceWars, seat: int, choice: int) -> Ids:
    return _card(s, seat, choice - 1) if choice else ()


def _rest(s: RiceWars, seat: int, choice: int) -> Ids:
    if choice == STOP:
        return ()
    return man_ids(seat, choice, active_of(s, seat, choice), men_of(s, seat, choice))


def _card_of(s: RiceWars, seat: int, choice: int) -> Ids:
    seen = s.known[seat][s.victim]
    return tuple(known_id(place) for place in range(MOST_HAND) if seen[place] == choice + 1)


TARGETS: dict[Ask, Callable[[RiceWars, int, int], Ids]] = {
    Ask.PALACE: _space,
    Ask.MOVE_PALACE: _space,
    Ask.PLACE: _field,
    Ask.PLACE_NEUTRAL: _field,
    Ask.RECRUIT: _recruit,
    Ask.NEXT_ADVISOR: _advisor,
    Ask.BID: lambda s, seat, choice: AMOUNT[0],
    Ask.ACTION: _action,
    Ask.RIVAL: _rival,
    Ask.TARGET: _field,
    Ask.ATTACKERS: _soldiers,
    Ask.DEFENDERS: _soldiers,
    Ask.SUPPORT: _support,
    Ask.PAY: _pay,
    Ask.OCCUPY: _occupy,
    Ask.RESPOND: _respond,
    Ask.YIELD: _field,
    Ask.REST: _rest,
    Ask.MOVE_FROM: _field,
    Ask.MOVE_TO: _field,
    Ask.DISCARD: _card,
    Ask.DISCARD_OF: _card_of,
}


# What an event is about


def touches(look: Look, happening: Happening) -> Ids:
    s: RiceWars = look.state
    named = happening.named
    if "field_to" in named:
        return (f"field:{named['field_to']}",)
    if "field" in named:
        return (f"field:{named['field']}",)
    if happening.kind == Event.PALACE:
        return (f"palace:{named['daimyo']}",)
    if happening.kind == Event.ROUND:
        return (f"sign:{named['round']}",)
    if "advisor" in named:
        return _on_table(s, named["advisor"])
    daimyo = named.get("seat", named.get("daimyo", NONE))
    if daimyo == NONE:
        return ()
    return (f"camp:{daimyo}",) if is_neutral(s, daimyo) else (f"panel:{daimyo}",)


def _on_table(s: RiceWars, advisor: int) -> Ids:
    return tuple(f"advisor:{slot}" for slot in range(SLOTS) if s.advisor[slot] == advisor)
