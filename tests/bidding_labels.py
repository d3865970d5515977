"""Words of the bidding game; its texts lie beside the tests."""

from __future__ import annotations

from hasu.engine.state import State
from hasu.engine.text import Message, Text, message

SEATS = frozenset({"seat"})


def words(s: State, name: str, number: int) -> dict[str, int | str | Message]:
    return {name: number}


def prompt(s: State, seat: int) -> Message:
    return message("bidding-ask", step=s.asked[seat])


def label(s: State, seat: int, choice: int) -> Message:
    return message("bidding-choice", choice=choice)


def board(s: State, seat: int, names: tuple[str, ...], text: Text) -> str:
    return text.say(message("bidding-ask", step=s.points[0]))
