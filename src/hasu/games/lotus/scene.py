"""Lotus on the page: what lies where, what a click means, what everybody may know."""

from __future__ import annotations

from hasu.engine.events import Happening
from hasu.games.lotus import glyphs
from hasu.games.lotus.actions import (
    ELDER_LIFTED,
    LIFT,
    LIFT_ELDER,
    LIFT_FROM_FLOWER,
    LIFT_FROM_SUPPLY,
    STOP,
    UNDER,
)
from hasu.games.lotus.cards import flower_of, own_cards_left, symbols_of
from hasu.games.lotus.drawing import OWN_DECK
from hasu.games.lotus.events import Event
from hasu.games.lotus.garden import RAISED, choosing, garden
from hasu.games.lotus.labels import card_name, flower_name, power_name
from hasu.games.lotus.sheet import sheet
from hasu.games.lotus.state import CARDS, POWERS, SUPPLY, Ask, Lotus, Phase
from hasu.scene.layout import row
from hasu.scene.look import Look, Parts
from hasu.scene.model import Area, Figure, Panel, Piece, Scene

__all__ = ["rule_of", "scene", "sheet", "targets", "touches"]

HAND_WIDTH, HAND_HEIGHT = 760, 150
RULES = {
    Ask.ACTION: "LO-T1",
    Ask.MORE_PETALS: "LO-T3",
    Ask.MORE_UNDER: "LO-T5",
    Ask.GUARDIAN_TO: "LO-T6",
    Ask.REWARD: "LO-C3",
    Ask.DRAW: "LO-T7",
}


def rule_of(look: Look) -> str:
    return RULES[look.state.asked[look.seat]]


def scene(look: Look) -> Scene:
    s: Lotus = look.state
    areas = (garden(look, s), *(_hand(look, s, seat) for seat in look.hands))
    panels = tuple(_panel(look, s, seat) for seat in range(s.seats))
    return Scene(areas, panels, _facts(look, s), glyphs.symbols(s.seats, look.hands))


# What everybody may know


def _facts(look: Look, s: Lotus) -> tuple[str, ...]:
    teams = (_teams(look, s),) if s.partners else ()
    if s.over:
        return teams
    last = (look.say("fact-last-round", turns=s.turns_left - 1),) if s.turns_left else ()
    return (_now(look, s), *last, *teams)


def _now(look: Look, s: Lotus) -> str:
    seat = choosing(s)
    if seat >= 0:
        flower = look.tell(flower_name(s.flower))
        return look.say("fact-reward", seat=look.names[seat], flower=flower)
    if s.phase == Phase.DRAWING:
        return look.say("fact-drawing", seat=look.names[s.active])
    return look.say("fact-actions", seat=look.names[s.active], left=s.actions_left)


def _teams(look: Look, s: Lotus) -> str:
    """How the teams stand; at the end each seat has its team's sum (LO-V1)."""
    sums = [s.points[seat] + (0 if s.over else s.points[seat + 2]) for seat in range(2)]
    first, second = (
        look.say("fact-team", one=look.names[seat], two=look.names[seat + 2], points=sums[seat])
        for seat in range(2)
    )
    return f"{first} – {second}"


def _panel(look: Look, s: Lotus, seat: int) -> Panel:
    waiting = s.supply[seat] + (s.elder_at[seat] == SUPPLY)
    figures = (
        Figure(look.say("column-petals"), s.won[seat]),
        Figure(look.say("column-tokens"), s.tokens[seat]),
        Figure(look.say("column-hand"), s.hand_size[seat]),
        Figure(look.say("column-deck"), own_cards_left(s, seat)),
        Figure(look.say("scene-waiting"), waiting),
    )
    powers = tuple(look.tell(power_name(power)) for power in range(POWERS) if s.power[seat][power])
    active = bool(s.asked[seat]) and not s.over
    return Panel(seat, s.points[seat], figures, _partner(look, s, seat) + powers, active)


def _partner(look: Look, s: Lotus, seat: int) -> tuple[str, ...]:
    if not s.partners:
        return ()
    partner = (seat + 2) % 4
    if partner == look.seat:
        return (look.say("scene-your-partner"),)
    return (look.say("scene-partner", partner=look.names[partner]),)


# The hand


def _hand(look: Look, s: Lotus, seat: int) -> Area:
    left = own_cards_left(s, seat)
    deck = Piece(
        f"deck:{seat}",
        "deck",
        62,
        HAND_HEIGHT / 2 + 26,
        look.say("scene-own-deck", left=left),
        seat,
        str(left),
        text_size=24,
        faded=left == 0,
    )
    title = look.say("scene-hand") if seat == look.seat else look.names[seat]
    pieces = (deck, *_cards(look, s, seat), *_supply(look, s, seat), *_powers(look, s, seat))
    return Area(f"hand:{seat}", "hand", title, HAND_WIDTH, HAND_HEIGHT, "", (), pieces)


def _cards(look: Look, s: Lotus, seat: int) -> list[Piece]:
    held = [(card, i) for card in range(CARDS) for i in range(s.hand[seat][card])]
    return [
        Piece(
            f"card:{seat}:{card}:{i}",
            glyphs.card_symbol(card, seat),
            x,
            HAND_HEIGHT / 2,
            look.tell(card_name(card)),
            seat,
            came=_drawn_from(s, seat, card),
        )
        for (card, i), x in zip(held, row(len(held), 166, 534, 92), strict=True)
    ]


def _drawn_from(s: Lotus, seat: int, card: int) -> tuple[str, ...]:
    """Wildflowers come out of the row, everything else out of the own deck."""
    if symbols_of(card):
        return (f"deck:{seat}",)
    flower = flower_of(card)
    return (f"wild:{flower}:{s.row[flower]}", f"wild:{flower}:0", "wild-deck")


def _supply(look: Look, s: Lotus, seat: int) -> list[Piece]:
    """The guardians that wait, home from the flower picked last."""
    lifted = s.lifted if s.asked[seat] == Ask.GUARDIAN_TO else None
    home = (f"guardian:{seat}:{s.flower}:0", f"panel:{seat}")
    count = s.supply[seat]
    waiting = [
        (f"guardian:{seat}:supply:{i}", f"guardian-{seat}", lifted == SUPPLY and i == count - 1)
        for i in range(count)
    ]
    if s.elder_at[seat] == SUPPLY:
        waiting.append((f"elder:{seat}", f"elder-{seat}", lifted == ELDER_LIFTED))
    places = row(len(waiting), 612, 724, 56)
    return [
        Piece(
            piece,
            symbol,
            x,
            40,
            _waiting_name(look, piece, seat),
            seat,
            scale=RAISED if raised else 1.0,
            came=home,
        )
        for (piece, symbol, raised), x in zip(waiting, places, strict=True)
    ]


def _waiting_name(look: Look, piece: str, seat: int) -> str:
    key = "scene-elder" if piece.startswith("elder") else "scene-guardian"
    return look.say(key, seat=look.names[seat])


def _powers(look: Look, s: Lotus, seat: int) -> list[Piece]:
    """The three power tokens; those not yet gained are faint."""
    return [
        Piece(
            f"power:{seat}:{power}",
            f"power-{power}",
            x,
            110,
            look.tell(power_name(power)),
            faded=s.power[seat][power] == 0,
        )
        for power, x in enumerate(row(POWERS, 612, 724, 56))
    ]


# Clicks


def targets(look: Look, choice: int) -> Parts:
    s: Lotus = look.state
    asked = s.asked[look.seat]
    if asked == Ask.ACTION:
        return _action_targets(look, s, choice)
    if asked in (Ask.MORE_PETALS, Ask.MORE_UNDER):
        return () if choice == STOP else (_held(look, s, choice),)
    if asked == Ask.GUARDIAN_TO:
        return ((f"flower:{choice}",),)
    if asked == Ask.REWARD:
        return ((f"reward:{choice}",),)
    if choice == OWN_DECK:
        return ((f"deck:{look.seat}",),)
    return (tuple(f"wild:{choice - 1}:{i}" for i in range(s.row[choice - 1])),)


def _action_targets(look: Look, s: Lotus, choice: int) -> Parts:
    seat = look.seat
    if choice < UNDER:
        return (_held(look, s, choice), (f"flower:{flower_of(choice)}",))
    if choice < LIFT:
        return (_held(look, s, choice - UNDER), (f"deck:{seat}",))
    if choice == LIFT_ELDER:
        return ((f"elder:{seat}",),)
    if choice == LIFT_FROM_SUPPLY:
        return (tuple(f"guardian:{seat}:supply:{i}" for i in range(s.supply[seat])),)
    flower = choice - LIFT_FROM_FLOWER
    count = s.guardians[seat][flower]
    return (tuple(f"guardian:{seat}:{flower}:{i}" for i in range(count)),)


def _held(look: Look, s: Lotus, card: int) -> tuple[str, ...]:
    return tuple(f"card:{look.seat}:{card}:{i}" for i in range(s.hand[look.seat][card]))


def touches(look: Look, happening: Happening) -> tuple[str, ...]:
    """A flower, the wildflowers, or the player whom an event is about."""
    named = happening.named
    if happening.kind == Event.PLAYED:
        return (f"flower:{flower_of(named['card'])}",)
    if happening.kind in (Event.TURNED_UP, Event.TOOK_WILDFLOWER):
        return ("wild-deck",)
    if "flower" in named:
        return (f"flower:{named['flower']}",)
    return (f"panel:{named['seat']}",)
