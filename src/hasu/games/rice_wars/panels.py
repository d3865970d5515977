"""What everybody may know about each seat, and about the whole table."""

from __future__ import annotations

from hasu.engine.bits import count_bits
from hasu.games.rice_wars.doings import aiming, bidding, fighting, on_turn
from hasu.games.rice_wars.labels import advisor_name, card_name, field_name
from hasu.games.rice_wars.land import holds, is_neutral
from hasu.games.rice_wars.phrases import daimyo_name, say
from hasu.games.rice_wars.recruiting import PALACE_INCOME
from hasu.games.rice_wars.state import NONE, SLOTS, Phase, RiceWars, Sign
from hasu.scene.look import Look
from hasu.scene.model import Figure, Panel


def panel(look: Look, s: RiceWars, seat: int) -> Panel:
    ryo: int | str = s.money[seat] if seat in look.hands else "?"
    active = s.ashigaru[seat] + s.ronin[seat]
    soldiers = active + s.tired_ashigaru[seat] + s.tired_ronin[seat]
    figures = (
        Figure(say(look, "figure-ryo"), ryo),
        Figure(say(look, "figure-income"), income(s, seat)),
        Figure(say(look, "figure-cards"), s.hand_size[seat]),
        Figure(say(look, "figure-soldiers"), f"{active}/{soldiers}"),
        Figure(say(look, "figure-passes"), s.passes[seat]),
    )
    turn = seat == on_turn(s) and not s.over
    return Panel(seat, s.points[seat], figures, notes(look, s, seat), turn)


def income(s: RiceWars, seat: int) -> int:
    """What the land brings next time, without the sign of a round (RW-1)."""
    if s.palace[seat] == NONE:
        return 0
    extra = s.sacred_income - 1 if holds(s.linked[seat], s.sacred) else 0
    return PALACE_INCOME + count_bits(s.linked[seat]) + extra


def notes(look: Look, s: RiceWars, seat: int) -> tuple[str, ...]:
    found = [say(look, "note-governor")] if seat == s.governor else []
    for slot in range(SLOTS):
        if s.service[seat][slot] > 0:
            name = advisor_name(s, s.advisor[slot])
            found.append(say(look, "note-services", advisor=name, services=s.service[seat][slot]))
    if not look.watches and seat != look.seat:
        known = sorted(card_name(s, card - 1) for card in s.known[look.seat][seat] if card > 0)
        if known:
            found.append(say(look, "note-known", cards=", ".join(known)))
    return tuple(found)


def facts(look: Look, s: RiceWars) -> tuple[str, ...]:
    if s.round == 0:
        return (say(look, "board-opening"),)
    sign = say(look, f"sign-{Sign(s.sign[s.round - 1]).name.lower()}")
    first = say(look, "board-round", round=s.round, rounds=s.rounds, sign=sign)
    doing = _doing(look, s)
    return (first, doing) if doing else (first,)


def _doing(look: Look, s: RiceWars) -> str:
    """What is going on now, in a short line."""
    if s.over:
        return ""
    if fighting(s):
        return _fight(look, s)
    if bidding(s):
        return say(look, "fact-auction", advisor=advisor_name(s, s.advisor[s.slot]))
    if aiming(s) and s.source != NONE:
        return say(look, "scene-aim", name=look.names[s.actor], card=card_name(s, s.source))
    if s.phase == Phase.RECRUITING:
        return say(look, "fact-recruiting")
    if s.phase in (Phase.ADVISORS, Phase.AUCTION):
        return say(look, "scene-advisors")
    if is_neutral(s, on_turn(s)):
        return say(look, "fact-neighbour")
    return say(look, "fact-actions")


def _fight(look: Look, s: RiceWars) -> str:
    attacker, defender = (daimyo_name(look, s, daimyo) for daimyo in s.fighter)
    if s.dueling:
        return say(look, "fact-duel", attacker=attacker, defender=defender)
    field = field_name(s, s.target)
    return say(look, "fact-combat", field=field, attacker=attacker, defender=defender)
