"""What is under way, as everybody sees it: a fight, an auction, an effect aimed at someone."""

from __future__ import annotations

from hasu.games.rice_wars.aims import CHOOSING
from hasu.games.rice_wars.combat import SIGN_BONUS
from hasu.games.rice_wars.recruiting import has_sign
from hasu.games.rice_wars.state import NEUTRAL, NONE, Ask, Effect, Man, Phase, RiceWars, Sign


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


def on_turn(s: RiceWars) -> int:
    """The daimyo whose turn it is; nobody's while all bid at once.

    ``active`` is already the next one while a peasant of the opening or of the neighbour is placed.
    """
    if is_asked(s, Ask.PLACE_NEUTRAL):
        return NEUTRAL
    if s.phase == Phase.FIRST_PEASANTS and is_asked(s, Ask.PLACE):
        return s.actor
    return NONE if bidding(s) else s.active


def bidding(s: RiceWars) -> bool:
    return s.phase == Phase.BIDS


def contested(s: RiceWars) -> int:
    """The field that all of this is about, or NONE."""
    if fighting(s) and s.phase != Phase.EFFECT:
        return NONE if s.dueling else s.target
    if is_asked(s, Ask.MOVE_TO) or (aiming(s) and aimed_at(s) != NONE):
        return s.spot
    return NONE


def aimed_at(s: RiceWars) -> int:
    """The victim of an effect, or NONE: an effect that strikes twice looks for the next."""
    return NONE if s.stage == CHOOSING else s.victim


def squad_strength(s: RiceWars, seat: int, choice: int) -> int:
    """What soldiers come to: attackers with the round's sign, defenders with their peasant."""
    strength = choice // 2 * s.might[Man.ASHIGARU] + choice % 2 * s.might[Man.RONIN]
    if s.asked[seat] == Ask.DEFENDERS:
        return strength + s.might[Man.PEASANT]
    return strength + (SIGN_BONUS if has_sign(s, Sign.ATTACK) else 0)


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
