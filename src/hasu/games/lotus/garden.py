"""The garden on the page: flowers with their guardians, rewards to choose, wildflowers."""

from __future__ import annotations

import math
from typing import NamedTuple

from hasu.draw.svg import element
from hasu.games.lotus import glyphs, pond
from hasu.games.lotus.actions import ELDER_LIFTED
from hasu.games.lotus.cards import card_of, petals_needed
from hasu.games.lotus.completion import TAKE_TOKEN, control, strength
from hasu.games.lotus.labels import card_name, flower_name, power_name, short_power, the_flower
from hasu.games.lotus.state import FLOWERS, POWERS, SUPPLY, TOKEN_POINTS, Ask, Lotus
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece, Spot

AROUND = 107  # how far from a flower's heart its guardians hover, clear of the petals' marks
APART = 27  # degrees between guardians that share the gap between two petals, if there is room
TAGS = 183  # how far below a flower's heart strengths stand
SIZE = 1.2  # of a guardian in the garden
RAISED = 1.5  # the size of a guardian that was lifted and looks for its place


def garden(look: Look, s: Lotus) -> Area:
    names = tuple(_title(look, flower) for flower in range(FLOWERS))
    flowers = [piece for flower in range(FLOWERS) for piece in _flower(look, s, flower)]
    return Area(
        "garden",
        "board",
        look.say("board-garden"),
        pond.WIDTH,
        pond.HEIGHT,
        pond.ground(names, look.say("scene-wildflowers")),
        tuple(_spot(look, s, flower) for flower in range(FLOWERS)),
        (*flowers, *_wildflowers(look, s), *_rewards(look, s)),
    )


def _title(look: Look, flower: int) -> str:
    """A flower's name, and how many petals it needs."""
    return f"{_name(look, flower)} · {petals_needed(flower)}"


def _name(look: Look, flower: int) -> str:
    """A flower's name as it begins a line."""
    name = look.tell(flower_name(flower))
    return name[0].upper() + name[1:]


def _spot(look: Look, s: Lotus, flower: int) -> Spot:
    """A flower to click; its name tells how it stands."""
    x, y = pond.CENTRES[flower]
    told = look.say(
        "scene-flower",
        flower=_name(look, flower),
        petals=s.petals[flower],
        needed=petals_needed(flower),
    )
    strong = [
        look.say("scene-strength", seat=look.names[seat], strength=strength(s, flower, seat))
        for seat in _present(s, flower)
    ]
    name = "; ".join((told, *strong))
    return Spot(f"flower:{flower}", element("circle", cx=x, cy=y, r=pond.PAD), name)


def _present(s: Lotus, flower: int) -> list[int]:
    return [seat for seat in range(s.seats) if strength(s, flower, seat)]


def _flower(look: Look, s: Lotus, flower: int) -> list[Piece]:
    return _petals(look, s, flower) + _tags(look, s, flower) + _guardians(look, s, flower)


# Petals


def _petals(look: Look, s: Lotus, flower: int) -> list[Piece]:
    x, y = pond.CENTRES[flower]
    return [
        Piece(
            f"petal:{flower}:{petal}",
            f"petal-{flower}-{s.laid[flower][petal]}",
            x,
            y,
            turn=glyphs.angle(flower, petal),
            came=_out_of_hand(look, s, flower, s.laid[flower][petal]),
        )
        for petal in range(s.petals[flower])
    ]


def _out_of_hand(look: Look, s: Lotus, flower: int, laid: int) -> tuple[str, ...]:
    """Where a petal was before: the card in an open hand, or its player."""
    seat, symbols = ((laid - 1) // 2, 1 + (laid - 1) % 2) if laid else (s.active, 0)
    if seat not in look.hands:
        return (f"panel:{seat}",)
    card = card_of(flower, symbols)
    return (f"card:{seat}:{card}:{s.hand[seat][card]}", f"hand:{seat}", f"panel:{seat}")


# Strengths and guardians


def _tags(look: Look, s: Lotus, flower: int) -> list[Piece]:
    """Everyone's mark and strength; whoever would control the flower has a bold rim."""
    x, y = pond.CENTRES[flower]
    most = control(s, flower)
    there = _present(s, flower)
    found = []
    for seat, place in zip(there, row(len(there), x - 105, x + 105, 66), strict=True):
        strong = strength(s, flower, seat)
        leads = strong == most
        key = "scene-leads" if leads else "scene-strength"
        found.append(
            Piece(
                f"strength:{flower}:{seat}",
                f"tag-lead-{seat}" if leads else f"tag-{seat}",
                place + 11,
                y + TAGS,
                look.say(key, seat=look.names[seat], strength=strong),
                seat,
                str(strong),
                text_size=25,
            )
        )
    return found


class _Standing(NamedTuple):
    id: str
    symbol: str
    name: str
    seat: int
    raised: bool
    came: tuple[str, ...]


def _guardians(look: Look, s: Lotus, flower: int) -> list[Piece]:
    """Guardians hover in the gaps between petals, where they hide nothing."""
    standing = [g for seat in range(s.seats) for g in _of_seat(look, s, seat, flower)]
    return [
        Piece(
            each.id,
            each.symbol,
            *_hovering(flower, index, len(standing)),
            each.name,
            each.seat,
            scale=RAISED if each.raised else _size(flower, len(standing)),
            came=each.came,
        )
        for index, each in enumerate(standing)
    ]


def _of_seat(look: Look, s: Lotus, seat: int, flower: int) -> list[_Standing]:
    count = s.guardians[seat][flower]
    lifted = s.lifted if s.asked[seat] == Ask.GUARDIAN_TO else None
    name = _name_on(look, "scene-guardian-on", seat, flower)
    found = [
        _Standing(
            f"guardian:{seat}:{flower}:{i}",
            f"guardian-{seat}",
            name,
            seat,
            lifted == flower and i == count - 1,
            _moved_from(s, seat),
        )
        for i in range(count)
    ]
    if s.elder_at[seat] == flower:
        name = _name_on(look, "scene-elder-on", seat, flower)
        raised = lifted == ELDER_LIFTED
        found.append(
            _Standing(f"elder:{seat}", f"elder-{seat}", name, seat, raised, (f"panel:{seat}",))
        )
    return found


def _name_on(look: Look, key: str, seat: int, flower: int) -> str:
    names = {"flower": flower_name(flower), "the": the_flower(flower)}
    return look.say(key, seat=look.names[seat], **names)


def _moved_from(s: Lotus, seat: int) -> tuple[str, ...]:
    """The piece that stood where the last moved guardian was lifted; it is gone by now."""
    if s.lifted == SUPPLY:
        return (f"guardian:{seat}:supply:{s.supply[seat]}", f"panel:{seat}")
    if s.lifted < FLOWERS:
        return (f"guardian:{seat}:{s.lifted}:{s.guardians[seat][s.lifted]}", f"panel:{seat}")
    return (f"panel:{seat}",)


def _size(flower: int, count: int) -> float:
    """A little smaller where three or more share a gap."""
    return SIZE if count <= 2 * petals_needed(flower) else SIZE * 0.9


def _hovering(flower: int, index: int, count: int) -> tuple[float, float]:
    """The place of a guardian: gaps are filled from below, and shared when there are many."""
    gaps = petals_needed(flower)
    gap = _from_below(gaps)[index % gaps]
    sharing = len(range(index % gaps, count, gaps))
    apart = min(APART, 360 / gaps / sharing)
    turn = glyphs.angle(flower, gap + 0.5) + apart * (index // gaps - (sharing - 1) / 2)
    x, y = pond.CENTRES[flower]
    away = math.radians(turn)
    return x + AROUND * math.sin(away), y - AROUND * math.cos(away)


def _from_below(gaps: int) -> list[int]:
    """The gaps of a flower, the lowest first, then right and left in turn."""
    return sorted(range(gaps), key=lambda gap: (abs(gap + 0.5 - gaps / 2), gap))


# Rewards


def choosing(s: Lotus) -> int:
    """The seat that now chooses a reward, or -1."""
    return next((seat for seat in range(s.seats) if s.asked[seat] == Ask.REWARD), -1)


def _rewards(look: Look, s: Lotus) -> list[Piece]:
    """Where the flower was: the rewards, while somebody chooses one."""
    seat = choosing(s)
    if seat < 0:
        return []
    x, y = pond.CENTRES[s.flower]
    places = [(x + 78 * side, y + 22 + 50 * half) for half in (-1, 1) for side in (-1, 1)]
    return [
        Piece(
            f"reward:{reward}",
            f"reward-{reward}",
            *places[reward],
            _reward_name(look, reward),
            text=_reward_word(look, reward),
            text_size=19,
            faded=reward > TAKE_TOKEN and s.power[seat][reward - 1] == 1,
        )
        for reward in range(1 + POWERS)
    ]


def _reward_name(look: Look, reward: int) -> str:
    return look.say("take-token") if reward == TAKE_TOKEN else look.tell(power_name(reward - 1))


def _reward_word(look: Look, reward: int) -> str:
    if reward == TAKE_TOKEN:
        return look.say("scene-points", points=TOKEN_POINTS)
    return look.tell(short_power(reward - 1))


# Wildflowers


def _wildflowers(look: Look, s: Lotus) -> list[Piece]:
    x, y = pond.BANK
    deck = Piece(
        "wild-deck",
        "deck",
        x - 98,
        y + 26,
        look.say("scene-deck", left=s.wild_size),
        text=str(s.wild_size),
        text_size=24,
        faded=s.wild_size == 0,
    )
    places = [(x + across, y + down) for down in (-64, 64) for across in (6, 98)]
    lying = [(flower, i) for flower in range(FLOWERS) for i in range(s.row[flower])]
    return [deck] + [
        Piece(
            f"wild:{flower}:{i}",
            glyphs.card_symbol(card_of(flower, 0), 0),
            *place,
            look.tell(card_name(card_of(flower, 0))),
            came=("wild-deck",),
        )
        for (flower, i), place in zip(lying, places, strict=False)
    ]
