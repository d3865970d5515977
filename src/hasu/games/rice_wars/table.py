"""The table as text: the land, the daimyos, the own hand."""

from __future__ import annotations

from hasu.engine.state import ONLOOKER, State
from hasu.engine.text import Text, message
from hasu.games.rice_wars.doings import on_turn
from hasu.games.rice_wars.land import daimyos, holds, is_neutral, owner_of
from hasu.games.rice_wars.printed import name_of
from hasu.games.rice_wars.state import KINDS, NONE, SLOTS, Phase, RiceWars, Sign

LETTERS = "ABCDE"


def board(state: State, seat: int, names: tuple[str, ...], text: Text) -> str:
    """The table as ``seat`` sees it; ``state`` is a view of that seat."""
    assert isinstance(state, RiceWars)
    s = state
    parts = [_round_line(s, text), "", *_land(s), text.say(message("board-legend")), ""]
    parts += [_daimyo_line(s, daimyo, names, text) for daimyo in range(daimyos(s))]
    parts += _advisor_lines(s, names, text)
    if seat != ONLOOKER:
        parts += ["", *_own_lines(s, seat, names, text)]
    return "\n".join(parts)


def _round_line(s: RiceWars, text: Text) -> str:
    if s.round == 0:
        return text.say(message("board-opening"))
    sign = message(f"sign-{Sign(s.sign[s.round - 1]).name.lower()}")
    return text.say(message("board-round", round=s.round, rounds=s.rounds, sign=sign))


def _letter(s: RiceWars, daimyo: int) -> str:
    return "N" if is_neutral(s, daimyo) else LETTERS[daimyo]


def _land(s: RiceWars) -> list[str]:
    """The grid: capital letters are connected peasants, brackets are palaces."""
    places = range(s.spaces)
    columns = 1 + max((*s.space_column[: s.spaces], *s.field_column[: s.fields]))
    rows = 1 + max((*s.space_row[: s.spaces], *s.field_row[: s.fields]))
    cells = [["   "] * columns for _ in range(rows)]
    for field in range(s.fields):
        cells[s.field_row[field]][s.field_column[field]] = _field_cell(s, field)
    opening = s.phase in (Phase.PALACES, Phase.SECOND_THOUGHT)
    for space in places:
        free = "[ ]" if opening else "   "
        standing = [d for d in range(daimyos(s)) if s.palace[d] == space]
        shown = f"[{_letter(s, standing[0])}]" if standing else free
        cells[s.space_row[space]][s.space_column[space]] = shown
    head = "     " + "".join(f" {chr(ord('a') + column)} " for column in range(columns))
    return [head.rstrip()] + [
        f"  {row + 1:>2} {''.join(line)}".rstrip() for row, line in enumerate(cells)
    ]


def _field_cell(s: RiceWars, field: int) -> str:
    daimyo = owner_of(s, field)
    mark = "*" if field == s.sacred else " "
    if daimyo == NONE:
        return f"{mark}· "
    letter = _letter(s, daimyo)
    return f"{mark}{letter if holds(s.linked[daimyo], field) else letter.lower()} "


def _daimyo_line(s: RiceWars, daimyo: int, names: tuple[str, ...], text: Text) -> str:
    neutral = is_neutral(s, daimyo)
    name = text.say(message("neighbour")) if neutral else names[daimyo]
    mark = "►" if daimyo == on_turn(s) and not s.over else " "
    line = message(
        "board-neighbour" if neutral else "board-daimyo",
        name=f"{_letter(s, daimyo)} {name}",
        peasants=s.points[daimyo],
        ready=s.ready[daimyo],
        ashigaru=s.ashigaru[daimyo] + s.tired_ashigaru[daimyo],
        fresh=s.ashigaru[daimyo],
        ronin="●" if s.ronin[daimyo] else "○" if s.tired_ronin[daimyo] else "–",
        cards=s.hand_size[daimyo],
        passes=s.passes[daimyo],
        group=s.group,
    )
    governor = " " + text.say(message("board-governor")) if daimyo == s.governor else ""
    return f"{mark} {text.say(line)}{governor}"


def _advisor_lines(s: RiceWars, names: tuple[str, ...], text: Text) -> list[str]:
    lines = []
    for slot in range(SLOTS):
        if s.advisor[slot] != NONE:
            served = [
                f"{names[seat]} {'●' * s.service[seat][slot]}"
                for seat in range(s.seats)
                if s.service[seat][slot] > 0
            ]
            name = name_of(s.advisor_name[s.advisor[slot]])
            upkeep = s.upkeep[s.advisor[slot]]
            served_by = ", ".join(served) or "–"
            lines.append(
                text.say(message("board-advisor", name=name, upkeep=upkeep, served=served_by))
            )
    return lines


def _own_lines(s: RiceWars, seat: int, names: tuple[str, ...], text: Text) -> list[str]:
    cards = ", ".join(_cards(s, s.hand[seat])) or "–"
    lines = [text.say(message("board-own", ryo=s.money[seat], cards=cards))]
    if s.down_size[seat] > 0:
        down = ", ".join(_cards(s, s.down[seat]))
        lines.append(text.say(message("board-down", cards=down)))
    for other in range(s.seats):
        known = [name_of(s.card_name[card - 1]) for card in s.known[seat][other] if card > 0]
        if known:
            cards = ", ".join(sorted(known))
            lines.append(text.say(message("board-known", player=names[other], cards=cards)))
    return lines


def _cards(s: RiceWars, pile: list[int]) -> list[str]:
    return [
        f"{name_of(s.card_name[card])} (+{s.bonus[card]})"
        for card in range(KINDS)
        for _ in range(pile[card])
    ]
