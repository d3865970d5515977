"""What a seat cannot see, filled in at random: the points and sealed choices of others."""

from __future__ import annotations

from hasu.engine.chance import below
from hasu.engine.rules import rule
from hasu.games.white_lotus.control import claimants
from hasu.games.white_lotus.provinces import holds, palaces
from hasu.games.white_lotus.state import Ask, Phase, Side, WhiteLotus


@rule
def determinise(s: WhiteLotus, seat: int) -> None:
    """Anything between the public bounds; palaces decide which, nothing else (`treasury`)."""
    for other in range(s.seats):
        if other != seat:
            imagine_points(s, other)
            imagine_choice(s, other)


@rule
def imagine_points(s: WhiteLotus, seat: int) -> None:
    steps = (s.most[seat] - s.least[seat]) // 2
    s.influence[seat] = s.least[seat] + 2 * below(s, steps + 1)
    s.combat[seat] = (s.wealth[seat] - s.influence[seat]) // 2


@rule
def imagine_choice(s: WhiteLotus, seat: int) -> None:
    """A sealed choice that was made may have been any; one not yet made is blank."""
    s.target[seat] = 0
    s.amount[seat] = 0
    s.side[seat] = 0
    if s.phase == Phase.REVEAL:
        imagine_conflict(s, seat)
    elif s.phase in (Phase.SIDES_OPEN, Phase.BATTLE):
        imagine_rebellion(s, seat)
    elif s.phase == Phase.INCOME and s.asked[seat] == Ask.NOTHING:
        s.amount[seat] = below(s, palaces(s, seat) + 1)
    elif s.phase == Phase.APPROACHES and s.asked[seat] == Ask.NOTHING and s.offers_left[seat] > 0:
        s.target[seat] = below(s, s.seats + 1)
        if s.target[seat] == 1 + seat:
            s.target[seat] = 0


@rule
def imagine_conflict(s: WhiteLotus, seat: int) -> None:
    if not holds(s.claims[seat], s.province) or s.asked[seat] == Ask.TARGET:
        return
    earlier = below(s, claimants(s, s.province) - 1)
    for other in range(s.seats):
        if other != seat and holds(s.claims[other], s.province):
            if earlier == 0:
                s.target[seat] = other
            earlier -= 1
    if s.asked[seat] == Ask.NOTHING:
        s.amount[seat] = below(s, s.influence[seat] + 1)


@rule
def imagine_rebellion(s: WhiteLotus, seat: int) -> None:
    if s.joined[seat] == Side.UNKNOWN and s.asked[seat] != Ask.SIDE:
        s.side[seat] = below(s, 2)
    if s.phase == Phase.BATTLE and s.asked[seat] == Ask.NOTHING:
        s.amount[seat] = below(s, s.combat[seat] + 1)
