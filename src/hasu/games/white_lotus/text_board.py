"""The table as text: every province in use, then the players."""

from __future__ import annotations

from hasu.engine.state import ONLOOKER, State
from hasu.engine.text import Message, Text, message
from hasu.games.white_lotus.board import names_on
from hasu.games.white_lotus.provinces import holds, size_of
from hasu.games.white_lotus.state import (
    BUILDINGS,
    NO_TILE,
    PROVINCES,
    Building,
    Side,
    WhiteLotus,
)
from hasu.games.white_lotus.treasury import least_combat, most_combat
from hasu.games.white_lotus.year import CONFLICT, year_phase


def board(state: State, seat: int, names: tuple[str, ...], text: Text) -> str:
    """The table as text; ``state`` is a view of ``seat``."""
    assert isinstance(state, WhiteLotus)
    s = state
    parts = [_head(s, names, text), ""]
    parts += [
        _province_line(s, province, names, text)
        for province in range(PROVINCES)
        if holds(s.used, province)
    ]
    parts += [""]
    for player in range(s.seats):
        parts += _player_lines(s, player, seat, names, text)
    return "\n".join(parts)


def _head(s: WhiteLotus, names: tuple[str, ...], text: Text) -> str:
    return text.say(
        message(
            "board-head",
            year=s.year,
            emperor=names[s.emperor],
            bag=s.bag_size,
            free=size_of(s.free),
        )
    )


def _province_line(s: WhiteLotus, province: int, names: tuple[str, ...], text: Text) -> str:
    """Number, name, marks, building, owner, markers, and the numbers of its neighbours."""
    lotus = "❀" if holds(s.lotus, province) else " "
    dragon = "龍" if holds(s.dragons, province) else "  "
    building, owner = "·", ""
    if s.building[province] != NO_TILE:
        building = _say(text, f"building-{_key(s.building[province])}")
        owner = _owner(s, province, names, text)
    markers = [names[q][:8] for q in range(s.seats) if holds(s.claims[q], province)]
    fought = "⚔" if s.province == province and year_phase(s) in CONFLICT else " "
    near = " ".join(str(q + 1) for q in range(PROVINCES) if holds(s.near[province] & s.used, q))
    name = names_on(s)[province].replace("'", "’")
    line = f"{province + 1:>3} {name:<10}{lotus}{dragon} {building:<10} {owner:<11}"
    return f"{line} {fought} {'● ' + ', '.join(markers) if markers else '':<24} [{near}]"


def _owner(s: WhiteLotus, province: int, names: tuple[str, ...], text: Text) -> str:
    for seat in range(s.seats):
        if holds(s.lands[seat], province):
            return names[seat][:11]
    return _say(text, "neutral")


def _player_lines(
    s: WhiteLotus, player: int, seat: int, names: tuple[str, ...], text: Text
) -> list[str]:
    """Points are shown to their owner; others see what can be worked out."""
    own = player == seat and seat != ONLOOKER
    if own:
        influence, combat = str(s.influence[player]), str(s.combat[player])
    else:
        influence = span(s.least[player], s.most[player])
        combat = span(least_combat(s, player), most_combat(s, player))
    mark = "♛" if player == s.emperor else " "
    if player == s.leader or s.joined[player] == Side.REBELS:
        mark = "⚑"
    first = message(
        "board-player",
        name=names[player],
        points=s.points[player],
        chips=s.chips[player],
        provinces=size_of(s.lands[player]),
        influence=influence,
        combat=combat,
    )
    kept = [
        text.say(message(f"count-{_key(b)}", count=s.owned[player][b]))
        for b in range(BUILDINGS)
        if s.owned[player][b] > 0
    ]
    lines = [f"{mark} {text.say(first)}"]
    return lines + ([f"    {', '.join(kept)}"] if kept else [])


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _key(building: int) -> str:
    return Building(building).name.lower().replace("_", "-")


def _say(text: Text, key: str) -> str:
    return text.say(Message(key))
