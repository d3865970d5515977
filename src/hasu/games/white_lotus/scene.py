"""White Lotus on the page: what lies on the table, and what a click means."""

from __future__ import annotations

from hasu.engine.events import Happening
from hasu.games.white_lotus import glyphs
from hasu.games.white_lotus.claims import KEEP
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.negotiation import NOBODY as TALK_TO_NOBODY
from hasu.games.white_lotus.placing import DRAW
from hasu.games.white_lotus.provinces import everything_owned, size_of
from hasu.games.white_lotus.scene_board import (
    board_area,
    phase_names,
)
from hasu.games.white_lotus.scene_conflict import conflict_area
from hasu.games.white_lotus.scene_conflict import title as conflict_title
from hasu.games.white_lotus.scene_council import council_area
from hasu.games.white_lotus.scene_hand import hand_area
from hasu.games.white_lotus.scene_rebellion import rebellion_area
from hasu.games.white_lotus.scene_rebellion import title as rebellion_title
from hasu.games.white_lotus.sheet import sheet
from hasu.games.white_lotus.state import (
    NO_SEAT,
    Ask,
    Building,
    Phase,
    Side,
    WhiteLotus,
)
from hasu.games.white_lotus.words import combat_of, influence_of, word
from hasu.games.white_lotus.year import CONFLICT, COUNCIL, phase_number, year_phase
from hasu.scene.look import AMOUNT, Look, Parts
from hasu.scene.model import Figure, Panel, Scene

__all__ = ["rule_of", "scene", "sheet", "targets", "touches"]

RULES = {
    Ask.CLAIM: "WL-1a",
    Ask.NAME: "WL-2d",
    Ask.TARGET: "WL-2e",
    Ask.AMOUNT: "WL-2e",
    Ask.EXPEL: "WL-2f",
    Ask.LEAD: "WL-4a",
    Ask.SIDE: "WL-4c",
    Ask.COMMIT: "WL-4d",
    Ask.TAKE: "WL-4h",
    Ask.PALACES: "WL-5",
    Ask.MORE: "WL-6b",
    Ask.PLACE: "WL-6a",
    Ask.APPROACH: "WL-N1",
    Ask.GIVE_INFLUENCE: "WL-N1",
    Ask.GIVE_COMBAT: "WL-N1",
    Ask.WANT_INFLUENCE: "WL-N1",
    Ask.WANT_COMBAT: "WL-N1",
    Ask.ANSWER: "WL-N1",
}
AMOUNTS = frozenset(
    {
        Ask.AMOUNT,
        Ask.COMMIT,
        Ask.GIVE_INFLUENCE,
        Ask.GIVE_COMBAT,
        Ask.WANT_INFLUENCE,
        Ask.WANT_COMBAT,
    }
)
# What a panel shows of the buildings; villages last, as they bring nothing by themselves.
SHOWN = (
    Building.PALACE,
    Building.TEMPLE,
    Building.FORTRESS,
    Building.RICE_FIELD,
    Building.VILLAGE,
)


def scene(look: Look) -> Scene:
    s: WhiteLotus = look.state
    tables = (conflict_area(look), rebellion_area(look), council_area(look))
    areas = (
        board_area(look),
        *(area for area in tables if area is not None and not s.over),
        *(hand_area(look, seat) for seat in look.hands),
    )
    panels = tuple(_panel(look, s, seat) for seat in range(s.seats))
    return Scene(areas, panels, _facts(look, s), glyphs.symbols(s.board, s.used))


# Facts and panels


def _facts(look: Look, s: WhiteLotus) -> tuple[str, ...]:
    if s.over:
        return (look.say("scene-year", year=s.year),)
    number = phase_number(s)
    phase = phase_names(look)[number - 1]
    found = [
        look.say("fact-year", year=s.year, number=number, phase=phase),
        look.say("fact-emperor", seat=look.names[s.emperor]),
        *_under_way(look, s),
    ]
    if everything_owned(s):
        found.append(word(look, "fact-last-year"))
    return tuple(found)


def _under_way(look: Look, s: WhiteLotus) -> list[str]:
    """What is going on just now, in a line."""
    found = []
    if year_phase(s) in CONFLICT:
        found.append(conflict_title(look, s))
    if Phase.UPRISING <= year_phase(s) <= Phase.SUCCESSION:
        found.append(rebellion_title(look, s))
    if s.phase in COUNCIL:
        found.append(_talk(look, s))
    return found


def _talk(look: Look, s: WhiteLotus) -> str:
    if s.bargainer == NO_SEAT:
        return word(look, "scene-council")
    return look.say("fact-offer", seat=look.names[s.bargainer], other=look.names[s.partner])


def _panel(look: Look, s: WhiteLotus, seat: int) -> Panel:
    figures = [
        Figure(word(look, "column-influence"), influence_of(look, seat), "influence"),
        Figure(word(look, "column-combat"), combat_of(look, seat), "combat"),
        Figure(word(look, "column-provinces"), size_of(s.lands[seat])),
    ]
    for kind in SHOWN:
        if s.owned[seat][kind]:
            name = word(look, f"column-{kind.name.lower().replace('_', '-')}")
            figures.append(Figure(name, s.owned[seat][kind], f"building-{int(kind)}"))
    if s.chips[seat]:
        figures.append(Figure(word(look, "column-collected"), s.chips[seat], "victory"))
    return Panel(
        seat,
        s.points[seat],
        tuple(figures),
        tuple(_notes(look, s, seat)),
        bool(s.asked[seat]) and not s.over,
    )


def _notes(look: Look, s: WhiteLotus, seat: int) -> list[str]:
    found = []
    if seat == s.emperor:
        found.append(word(look, "note-emperor"))
    if seat == s.leader:
        found.append(word(look, "note-leader"))
    elif s.joined[seat] == Side.REBELS:
        found.append(word(look, "note-rebel"))
    elif s.joined[seat] == Side.EMPEROR and seat != s.emperor:
        found.append(word(look, "note-loyal"))
    return found


# Clicks, and the rule behind a question


def rule_of(look: Look) -> str:
    return RULES[look.state.asked[look.seat]]


def targets(look: Look, choice: int) -> Parts:
    s: WhiteLotus = look.state
    asked = s.asked[look.seat]
    if asked in AMOUNTS:
        return AMOUNT
    if asked in (Ask.CLAIM, Ask.NAME, Ask.TAKE, Ask.PLACE):
        return ((f"province:{choice}",),) if choice != KEEP else ()
    if asked in (Ask.TARGET, Ask.EXPEL):
        marker = f"marker:{choice}:{s.province}"
        return ((f"claimant:{choice}", marker, f"panel:{choice}"),)
    if asked == Ask.SIDE:
        return ((f"side:{choice}",),)
    if asked == Ask.MORE and choice == DRAW:
        return (("bag",),)
    if asked == Ask.APPROACH and choice != TALK_TO_NOBODY:
        return ((f"councillor:{choice - 1}", f"panel:{choice - 1}"),)
    return ()


def touches(look: Look, happening: Happening) -> tuple[str, ...]:
    """Its province, or the players that it is about."""
    told = happening.named
    if "province" in told:
        return (f"province:{told['province']}",)
    if happening.kind == Event.DREW:
        return ("bag",)
    return tuple(f"panel:{told[who]}" for who in ("seat", "other") if who in told)
