"""Printed boards and content: reading them into the state, checking and drawing them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from hasu.engine.boards import BoardOption, parse_board
from hasu.engine.errors import InvalidInput
from hasu.engine.options import OneOf
from hasu.games.rice_wars.board_file import (
    PLAYERS,
    board_problems,
    field_boxes,
    space_boxes,
)
from hasu.games.rice_wars.content_file import MEN, content_problems
from hasu.games.rice_wars.drawing import svg
from hasu.games.rice_wars.geometry import remember
from hasu.games.rice_wars.state import (
    ADVISOR_LETTERS,
    CARD_LETTERS,
    NONE,
    TOUCHED,
    Effect,
    RiceWars,
    Sign,
    Trigger,
)

__all__ = ["BOARD", "CONTENT", "SIDE", "prepare", "problems", "svg"]

SIDES = ("basic", "epic")


class SideOption(OneOf):
    """Which side of the board; without a word, the players' number decides."""

    def number(self, value: Any, seats: int) -> int:
        side = side_for(seats) if value is None else value
        number = OneOf.number(self, side, seats)
        low, high = PLAYERS[side]
        if not low <= seats <= high:
            raise InvalidInput(
                f"option 'side': the {side} side takes {low} to {high} players, not {seats}"
            )
        return number

    def values(self, seats: int) -> tuple[Any, ...]:
        return tuple(side for side in SIDES if PLAYERS[side][0] <= seats <= PLAYERS[side][1])


@dataclass(frozen=True, slots=True)
class OwnBoard(BoardOption):
    """A board of one's own; without one, the side's shipped board is used."""

    def number(self, value: Any, seats: int) -> int:
        return 0 if value is None else BoardOption.number(self, value, seats)


SIDE = SideOption("side", words=SIDES)
BOARD = OwnBoard("board", folder="hasu.games.rice_wars.boards")
CONTENT = BoardOption("content", default="house", folder="hasu.games.rice_wars.content")


def side_for(seats: int) -> str:
    return "epic" if seats == 5 else "basic"


def problems(data: dict[str, Any], source: str) -> list[str]:
    """What breaks the rules of a board or of a content file, with lines."""
    if data.get("game") != "rice-wars":
        return [f"the file is for game {data.get('game')!r}, not rice-wars"]
    if data.get("kind") == "board":
        return board_problems(data, source)
    if data.get("kind") == "content":
        return content_problems(data, source)
    return [f"kind is {data.get('kind')!r}, not board or content"]


@cache
def read(source: str, kind: str) -> dict[str, Any]:
    """A checked file of the kind that is asked for."""
    data = parse_board(source, __name__)
    if data["kind"] != kind:
        raise InvalidInput(f"this is a {data['kind']} file where a {kind} file is asked for")
    return data


def prepare(s: RiceWars, chosen: dict[str, Any]) -> None:
    """Fill the printed fields from the chosen board and content."""
    side = chosen["side"] or side_for(s.seats)
    own = chosen["board"]
    board = read(BOARD.source(own or side), "board")
    if own is not None:
        low, high = PLAYERS[board["side"]]
        if chosen["side"] is not None and board["side"] != side:
            raise InvalidInput(f"the board is a {board['side']} side, but side={side!r} was asked")
        if not low <= s.seats <= high:
            raise InvalidInput(
                f"the board is a {board['side']} side for {low} to {high} players, not {s.seats}"
            )
    print_board(s, board)
    print_content(s, read(CONTENT.source(chosen["content"]), "content"))


def print_board(s: RiceWars, data: dict[str, Any]) -> None:
    fields, spaces = field_boxes(data), space_boxes(data)
    s.fields, s.spaces, s.rounds = len(fields), len(spaces), len(data["round"])
    s.sacred = data["fields"]["names"].index(data["fields"]["sacred"])
    s.sacred_income = data["fields"]["sacred_income"]
    s.first_peasants = data["fields"]["first_peasants"]
    for number, entry in enumerate(data["round"]):
        s.sign[number] = Sign[entry["sign"].upper()]
    for i, field in enumerate(fields):
        s.field_column[i], s.field_row[i] = field.column, field.row
        s.near[i] = sum(1 << j for j, other in enumerate(fields) if field.touches(other))
    for i, space in enumerate(spaces):
        s.space_column[i], s.space_row[i] = space.column, space.row
        touched = [j for j, field in enumerate(fields) if space.touches(field)]
        s.touches[i] = touched + [NONE] * (TOUCHED - len(touched))
    remember(s, tuple(fields))


def print_content(s: RiceWars, data: dict[str, Any]) -> None:
    s.hand_limit = data["hand"]["limit"]
    for i, man in enumerate(MEN):
        s.capacity[i] = data["men"][man]["capacity"]
        s.might[i] = data["men"][man]["strength"]
    for i, card in enumerate(data["card"]):
        s.copies[i], s.cost[i], s.bonus[i] = card["copies"], card["cost"], card["bonus"]
        s.trigger[i] = Trigger[card["trigger"].upper()]
        s.effect[i] = Effect[card["effect"].upper()]
        s.amount[i], s.discards[i] = card.get("amount", 0), card.get("discards", 0)
        s.card_name[i] = letters(card["name"], CARD_LETTERS)
    for i, advisor in enumerate(data["advisor"]):
        s.upkeep[i] = advisor["upkeep"]
        s.service_trigger[i] = Trigger[advisor["trigger"].upper()]
        s.service_effect[i] = Effect[advisor["effect"].upper()]
        s.service_amount[i] = advisor["amount"]
        s.service_discards[i] = advisor.get("discards", 0)
        s.advisor_name[i] = letters(advisor["name"], ADVISOR_LETTERS)


def letters(name: str, size: int) -> list[int]:
    """A name as signed bytes, filled up with zeros."""
    raw = name.encode().ljust(size, b"\0")
    return [byte - 256 if byte > 127 else byte for byte in raw]


def name_of(raw: list[int]) -> str:
    return bytes(byte % 256 for byte in raw if byte).decode()
