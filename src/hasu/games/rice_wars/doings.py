"""What is under way, as everybody sees it: a fight, an auction, an effect aimed at someone."""

from __future__ import annotations

from hasu.games.rice_wars.state import NONE, Ask, Effect, Man, Phase, RiceWars


def is_asked(s: RiceWars, *asks: Ask) -> bool:
    return any(asked in asks for asked in s.asked[: s.seats])


def fighting(s: RiceWars) -> bool:
    """Is a combat or duel under way, from the choice of its target to the new cards?"""
    if s.over:
        return False
    if Phase.DEFENCE <= s.phase <= Phase.YIELDING:
        return True
    avenging = s.phase == Phase.EFFECT and s.actor != s.active
    return avenging or is_asked(s, Ask.ATTACKERS, Ask.ACCEPT)


def aiming(s: RiceWars) -> bool:
    """Is an effect under way that strikes an opponent?"""
    return not s.over and s.phase == Phase.EFFECT and s.doing >= Effect.SPY


def bidding(s: RiceWars) -> bool:
    return s.phase == Phase.BIDS


def contested(s: RiceWars) -> int:
    """The field that all of this is about, or NONE."""
    if fighting(s) and s.phase != Phase.EFFECT:
        return NONE if s.dueling else s.target
    if aiming(s) or is_asked(s, Ask.MOVE_TO):
        return s.spot
    return NONE


def has_strength(s: RiceWars, side: int) -> bool:
    """Has this side a strength yet? Before, the state holds that of the last fight."""
    if is_asked(s, Ask.ATTACKERS, Ask.ACCEPT):
        return False
    if s.phase == Phase.DEFENCE:
        return side == 0
    return not refused(s)


def refused(s: RiceWars) -> bool:
    """Was the duel refused, so that peasants are given up without a fight?"""
    return s.phase == Phase.YIELDING and s.value == 1


def helped(s: RiceWars, side: int) -> int:
    """What services and the round's sign have added to the men, until cards are turned over."""
    men = 0 if s.dueling else sum(s.sent[side][man] * s.might[man] for man in Man)
    laying = s.phase in (Phase.DEFENCE, Phase.SUPPORT)
    return s.strength[side] - men if laying and has_strength(s, side) else 0


def leader(s: RiceWars) -> int:
    """The side that is ahead for all that is open, or NONE."""
    if not has_strength(s, 1) or s.strength[0] == s.strength[1]:
        return NONE
    return 0 if s.strength[0] > s.strength[1] else 1
