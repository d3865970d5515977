"""Boards of China as files: read them, check them, draw them, print them into a state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hasu.engine.boards import BoardOption, parse_board, parse_toml
from hasu.engine.errors import InvalidInput
from hasu.engine.options import OneOf
from hasu.games.china.board_checks import problems
from hasu.games.china.board_picture import svg
from hasu.games.china.state import MOST_ROADS, NONE, Colour, Province

__all__ = ["ChinaBoard", "Side", "prepare", "problems", "svg"]

AUTO = "auto"
FOLDER = "hasu.games.china.boards"
PROVINCE = {"Ch'in" if p == Province.CHIN else p.name.title(): p for p in Province}
COLOUR = {c.name.lower(): c for c in Colour}


class Side(OneOf):
    """Side one is for 3 and 4 players, side two for 4 and 5 (CH-B3)."""

    def values(self, seats: int) -> tuple[Any, ...]:
        """Only four players have a real choice: "auto" is side one for them."""
        return (AUTO, "two") if seats == 4 else (AUTO,)


class ChinaBoard(BoardOption):
    """A shipped board, an owner's file, or "auto": by side and variant."""

    def stored(self, value: Any) -> Any:
        return value if value == AUTO else BoardOption.stored(self, value)


@dataclass(frozen=True, slots=True)
class Space:
    """A palace space, port or border post as files name it."""

    name: str
    province: int
    is_port: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """A board as the rules need it."""

    kind: str
    players: tuple[int, ...]
    start: tuple[int, ...]
    colour: tuple[int, ...]
    spaces: tuple[Space, ...]
    posts: tuple[tuple[int, int], ...]
    alliances: tuple[tuple[int, int], ...]
    roads: tuple[tuple[int, ...], ...]  # for each space, where its roads lead


@cache
def facts(board: str) -> Facts:
    """The facts of a shipped board by its name, or of an own board's text, once checked."""
    option = ChinaBoard("board", folder=FOLDER)
    source = option.source(board)
    return _facts(parse_toml(source) if source != board else parse_board(source, __name__))


def _facts(data: dict[str, Any]) -> Facts:
    provinces = sorted(data["province"], key=lambda p: PROVINCE[p["name"]])
    spaces: list[Space] = []
    start = []
    for province in provinces:
        start.append(len(spaces))
        spaces += _spaces_of(province, data)
    start.append(len(spaces))
    posts = data.get("post", [])
    spaces += [Space(f"{'-'.join(p['between'])} post", NONE) for p in posts]
    numbers = {space.name: i for i, space in enumerate(spaces)}
    near: list[list[int]] = [[] for _ in spaces]
    for one, other in data["roads"]["between"]:
        near[numbers[one]].append(numbers[other])
        near[numbers[other]].append(numbers[one])
    alliances = sorted(data["alliance"], key=lambda a: a["number"])
    return Facts(
        kind=data["kind"],
        players=tuple(data["players"]),
        start=tuple(start),
        colour=tuple(COLOUR[p["colour"]] for p in provinces),
        spaces=tuple(spaces),
        posts=tuple(_pair(p["between"]) for p in posts),
        alliances=tuple(_pair(a["between"]) for a in alliances),
        roads=tuple(tuple(sorted(ways)) for ways in near),
    )


def _spaces_of(province: dict[str, Any], data: dict[str, Any]) -> Iterator[Space]:
    """The spaces of a province, then its ports."""
    name, number = province["name"], PROVINCE[province["name"]]
    for i in range(len(province["spaces"])):
        yield Space(f"{name} {i + 1}", number)
    ports = [port for port in data.get("port", []) if port["province"] == name]
    for i in range(len(ports)):
        yield Space(f"{name} port {i + 1}", number, is_port=True)


def _pair(names: list[str]) -> tuple[int, int]:
    return PROVINCE[names[0]], PROVINCE[names[1]]


def prepare(s: Any, options: dict[str, Any]) -> None:
    """Refuse what does not go together, then print the board into the state."""
    refuse(s.seats, options)
    board = facts(chosen_board(s.seats, options))
    tables = 3 if s.seats == 2 else s.seats
    if tables not in board.players:
        allowed = " or ".join(map(str, board.players))
        raise InvalidInput(f"this board is for {allowed} players, not {s.seats}")
    if (board.kind == "disputes") != options["border_disputes"]:
        raise InvalidInput('border disputes need a board with kind = "disputes", and it them')
    print_board(s, board)


def refuse(seats: int, options: dict[str, Any]) -> None:
    if options["border_disputes"] and options["fortifications"]:
        raise InvalidInput("border disputes are played without fortifications (CH-D)")
    given = [name for name in ("side", "board") if options[name] != AUTO]
    if options["border_disputes"] and options["side"] != AUTO:
        raise InvalidInput("border disputes have a board of their own: leave out the side")
    if len(given) == 2:
        raise InvalidInput("choose a side of the board or a board of your own, not both")


def chosen_board(seats: int, options: dict[str, Any]) -> str:
    """The board that the options and the number of players call for: a name or a text."""
    name: str = options["board"]
    if name == AUTO:
        if options["border_disputes"]:
            name = "disputes"
        elif options["side"] == AUTO:
            name = "side-2" if seats == 5 else "side-1"
        else:
            name = "side-1" if options["side"] == "one" else "side-2"
    return name


def print_board(s: Any, board: Facts) -> None:
    s.spaces, s.posts = len(board.spaces), len(board.posts)
    s.start[:] = board.start
    s.colour[:] = board.colour
    for i, space in enumerate(board.spaces):
        s.home[i] = space.province
        s.port[i] = int(space.is_port)
        s.roads[i] = len(board.roads[i])
        s.road[i][:] = [*board.roads[i], *[0] * (MOST_ROADS - len(board.roads[i]))]
    for i, post in enumerate(board.posts):
        s.post[i][:] = post
    for i, alliance in enumerate(board.alliances):
        s.alliance[i][:] = alliance
