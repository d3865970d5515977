"""Small set-ups of China for tests: hands, pieces and spaces by name.

Tables are in teaching mode: every step is asked, forced ones too.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from hasu.engine.chance import seed_of
from hasu.engine.choices import Choices
from hasu.engine.play import settle, setup, take
from hasu.engine.view import choices_of
from hasu.games.china import GAME
from hasu.games.china.building import build
from hasu.games.china.events import Event
from hasu.games.china.placing import OTHER_PROVINCE, PAIR, STOP
from hasu.games.china.scoring import finish
from hasu.games.china.state import (
    COLOURS,
    OWN_TURN,
    PROVINCES,
    ROW,
    Ask,
    China,
    Colour,
    Piece,
    Province,
)
from hasu.games.china.words import space_name

RED, GREEN, YELLOW, ORANGE, PURPLE = Colour
YAN, ZHAO, WEI, QI, LU, HAN, CHIN, SHU, CHU = Province
PALACE, EMISSARY, FORTIFICATION = Piece
A, B, C, D, E = range(5)

__all__ = ["OTHER_PROVINCE", "PAIR", "STOP"]


def table(seats: int = 3, seed: int = 1, **options: Any) -> China:
    """A game just set up, seat 0 to begin, before anything is asked."""
    s = GAME.blank(seats, {"first": 0} | options, teach=True)
    assert isinstance(s, China)
    s.chance = seed_of(seed)
    s.log = []
    setup(s)
    return s


def hold(s: China, seat: int, *colours: int) -> None:
    """Give a seat exactly these cards; cards go back to the deck or come from it."""
    for colour in range(COLOURS):
        s.deck[colour] += s.hand[seat][colour]
        s.deck_size += s.hand[seat][colour]
        s.hand[seat][colour] = 0
        s.surely_held[seat][colour] = 0
        s.drawn[seat][colour] = 0
    for colour in colours:
        s.deck[colour] -= 1
        s.hand[seat][colour] += 1
    s.deck_size -= len(colours)
    s.hand_size[seat] = len(colours)
    assert min(s.deck) >= 0


def face_up(s: China, *colours: int) -> None:
    """Lay out exactly these cards."""
    assert len(colours) <= ROW
    for colour in range(COLOURS):
        s.deck[colour] += s.row[colour]
        s.row[colour] = 0
    for colour in colours:
        s.deck[colour] -= 1
        s.row[colour] += 1
    s.deck_size += s.row_size - len(colours)
    s.row_size = len(colours)
    assert min(s.deck) >= 0


def empty_deck(s: China, *left: int) -> None:
    """Discard the deck but for these cards."""
    for colour in range(COLOURS):
        s.discard[colour] += s.deck[colour]
        s.deck[colour] = 0
    for colour in left:
        s.discard[colour] -= 1
        s.deck[colour] += 1
    s.deck_size = len(left)


def space(s: China, name: str) -> int:
    """The number of a space by its name, such as "Wei 3"."""
    return next(i for i in range(s.spaces) if space_name(s, i) == name)


def spaces_of(s: China, province: int) -> list[int]:
    return list(range(s.start[province], s.start[province + 1]))


def palace(s: China, who: int, *names: str) -> None:
    """Build palaces without cards or turns."""
    before = (s.province, s.space, s.piece)
    for name in names:
        s.space, s.piece = space(s, name), Piece.PALACE
        s.province = s.home[s.space]
        assert s.palace[s.space] == 0, name
        build(s, who, who)
    s.province, s.space, s.piece = before


def palaces(s: China, who: int, province: int, count: int) -> None:
    """Build on the first free spaces of a province."""
    free = [p for p in spaces_of(s, province) if s.palace[p] == 0]
    palace(s, who, *(space_name(s, p) for p in free[:count]))


def emissaries(s: China, who: int, province: int, count: int) -> None:
    s.emissaries_left[who] -= count
    s.emissaries[who][province] += count
    s.crowd[province] += count
    s.pieces[province] += count


def ask(s: China) -> tuple[int, ...]:
    """Go on to the next question; returns its choices."""
    settle(s, Choices())
    return () if s.over else choices_of(s, asked_seat(s))


def asked_seat(s: China) -> int:
    return next(seat for seat in range(s.seats) if s.asked[seat])


def asked(s: China) -> Ask:
    return Ask(s.asked[asked_seat(s)])


def do(s: China, *answers: int) -> tuple[int, ...]:
    """Answer one question after the other; returns the choices of the next."""
    offered = ask(s)
    for choice in answers:
        assert choice in offered, (asked(s), choice, offered)
        take(s, Choices(), asked_seat(s), choice)
        offered = () if s.over else choices_of(s, asked_seat(s))
    return offered


def end_now(s: China) -> None:
    """Score the game as it stands."""
    finish(s)


def told(s: China, kind: Event) -> list[tuple[int, ...]]:
    """The numbers of all events of a kind."""
    assert s.log is not None
    return [tuple(numbers) for number, *numbers in s.log if number == kind]


def all_cards(s: China) -> list[int]:
    """Every card wherever it lies, by colour."""
    return [
        s.deck[c]
        + s.row[c]
        + s.discard[c]
        + s.court[c]
        + s.played[c]
        + sum(s.hand[seat][c] + s.kept[seat][c] for seat in range(s.seats))
        for c in range(COLOURS)
    ]


def provinces_offered(choices: tuple[int, ...]) -> set[int]:
    return {choice for choice in choices if choice < PROVINCES}


@cache
def board_text(kind: str) -> str:
    file = resources.files("hasu.games.china.boards") / f"{kind}.toml"
    return file.read_text(encoding="utf-8")


def is_own_turn(s: China) -> bool:
    return s.imperial == OWN_TURN
