"""Lotus in words: prompts, labels of choices, event numbers, and the text board."""

from __future__ import annotations

from hasu.engine.state import ONLOOKER, State
from hasu.engine.text import Message, Text, message
from hasu.games.lotus.actions import (
    LIFT,
    LIFT_ELDER,
    LIFT_FROM_FLOWER,
    LIFT_FROM_SUPPLY,
    STOP,
    UNDER,
    lifted_from,
)
from hasu.games.lotus.cards import flower_of, hand_limit, own_cards_left, petals_needed, symbols_of
from hasu.games.lotus.completion import TAKE_TOKEN, strength
from hasu.games.lotus.drawing import OWN_DECK
from hasu.games.lotus.state import CARDS, FLOWERS, POWERS, SUPPLY, Ask, Flower, Lotus, Power

SEATS = frozenset({"seat", "partner"})


def flower_name(flower: int) -> Message:
    return message(f"flower-{Flower(flower).name.lower()}")


def the_flower(flower: int) -> Message:
    return message(f"the-{Flower(flower).name.lower()}")


def card_name(card: int) -> Message:
    return message(f"card-{symbols_of(card)}", flower=flower_name(flower_of(card)))


def power_name(power: int) -> Message:
    return message(f"power-{Power(power).name.lower().replace('_', '-')}")


def place_name(place: int) -> Message:
    return (
        message("from-supply")
        if place == SUPPLY
        else message("from-flower", flower=flower_name(place))
    )


def words(s: State, name: str, number: int) -> dict[str, int | str | Message]:
    """The number of an event in words."""
    if name == "flower":
        return {"flower": flower_name(number), "the-flower": the_flower(number)}
    if name == "card":
        return {"card": card_name(number)}
    if name == "power":
        return {"power": power_name(number)}
    if name == "place":
        return {"place": place_name(number)}
    return {name: number}


def prompt(state: State, seat: int) -> Message:
    """What the seat is asked."""
    s = _lotus(state)
    asked = Ask(s.asked[seat])
    key = f"ask-{asked.name.lower().replace('_', '-')}"
    if asked == Ask.ACTION:
        return message(key, left=s.actions_left)
    if asked == Ask.MORE_PETALS:
        return message(key, flower=flower_name(s.flower))
    if asked == Ask.DRAW:
        return message(key, missing=hand_limit(s, seat) - s.hand_size[seat])
    return message(key)


def label(state: State, seat: int, choice: int) -> Message:
    """A choice in words."""
    s = _lotus(state)
    asked = s.asked[seat]
    if asked == Ask.ACTION:
        return _action_label(s, choice)
    if asked == Ask.MORE_PETALS:
        return message("stop-petals") if choice == STOP else _play_label(s, choice)
    if asked == Ask.MORE_UNDER:
        return message("stop-under") if choice == STOP else message("under", card=card_name(choice))
    if asked == Ask.GUARDIAN_TO:
        return message(
            "guardian-to", flower=the_flower(choice), place=place_name(lifted_from(s, seat))
        )
    if asked == Ask.REWARD:
        return message("take-token") if choice == TAKE_TOKEN else power_name(choice - 1)
    if choice == OWN_DECK:
        return message("draw-own", left=own_cards_left(s, seat))
    return message("draw-wild", card=card_name((choice - 1) * 3))


def _action_label(s: Lotus, choice: int) -> Message:
    if choice < UNDER:
        return _play_label(s, choice)
    if choice < LIFT:
        return message("under", card=card_name(choice - UNDER))
    if choice == LIFT_FROM_SUPPLY:
        return message("lift-supply")
    if choice == LIFT_ELDER:
        return message("lift-elder")
    return message("lift-flower", flower=flower_name(choice - LIFT_FROM_FLOWER))


def _play_label(s: Lotus, card: int) -> Message:
    flower = flower_of(card)
    return message(
        "play", card=card_name(card), petal=s.petals[flower] + 1, needed=petals_needed(flower)
    )


def board(state: State, seat: int, names: tuple[str, ...], text: Text) -> str:
    """The table as text; ``state`` is a view of ``seat``."""
    s = _lotus(state)
    parts = [text.say(message("board-garden"))]
    parts += [_flower_line(s, flower, names, text) for flower in range(FLOWERS)]
    parts += ["", _row_line(s, text), "", _heading(names, text)]
    parts += [_player_line(s, player, names, text) for player in range(s.seats)]
    if seat != ONLOOKER:
        parts += ["", _hand_line(s, seat, text)]
    return "\n".join(parts)


def _flower_line(s: Lotus, flower: int, names: tuple[str, ...], text: Text) -> str:
    grown, needed = s.petals[flower], petals_needed(flower)
    bar = "✿" * grown + "·" * (needed - grown)
    present = [
        f"{names[seat]} ({strength(s, flower, seat)})"
        for seat in range(s.seats)
        if strength(s, flower, seat) > 0
    ]
    name = text.say(flower_name(flower))
    return f"  {name:<16}{bar:<8} {grown}/{needed}   {', '.join(present)}".rstrip()


def _row_line(s: Lotus, text: Text) -> str:
    open_row = ", ".join(
        text.say(flower_name(flower)) for flower in range(FLOWERS) for _ in range(s.row[flower])
    )
    return text.say(message("board-row", row=open_row or "–", left=s.wild_size))


COLUMNS = ("points", "petals", "tokens", "hand", "deck", "guardians")


def _heading(names: tuple[str, ...], text: Text) -> str:
    titles = [text.say(message(f"column-{column}")) for column in COLUMNS]
    return " " * (_name_width(names) + 2) + "".join(f"{title:>10}" for title in titles)


def _player_line(s: Lotus, seat: int, names: tuple[str, ...], text: Text) -> str:
    figures = (
        s.points[seat],
        s.won[seat],
        s.tokens[seat],
        s.hand_size[seat],
        own_cards_left(s, seat),
        s.supply[seat],
    )
    mark = "►" if seat == s.active and not s.over else " "
    powers = [text.say(short_power(p)) for p in range(POWERS) if s.power[seat][p]]
    line = f"{mark} {names[seat]:<{_name_width(names)}}" + "".join(f"{n:>10}" for n in figures)
    return f"{line}  {', '.join(powers)}".rstrip()


def _name_width(names: tuple[str, ...]) -> int:
    return max(map(len, names))


def short_power(power: int) -> Message:
    return message(f"short-{Power(power).name.lower().replace('_', '-')}")


def _hand_line(s: Lotus, seat: int, text: Text) -> str:
    cards = ", ".join(
        text.say(card_name(card)) for card in range(CARDS) for _ in range(s.hand[seat][card])
    )
    return text.say(message("board-hand", cards=cards or "–"))


def _lotus(state: State) -> Lotus:
    assert isinstance(state, Lotus)
    return state
