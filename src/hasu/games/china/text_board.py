"""The table as text, within a hundred columns.

Each space shows its number and what stands on it: a letter for the owner of a palace
(``+`` on a fortification), ``#`` for a fortification alone, ``·`` for nothing, and a
small letter or ``?`` for a bonus tile.
"""

from __future__ import annotations

from textwrap import wrap

from hasu.engine.state import ONLOOKER, State
from hasu.engine.text import Text, message
from hasu.games.china.cards import tables
from hasu.games.china.reach import first_post
from hasu.games.china.state import ALLIANCES, COLOURS, PROVINCES, SPECIALS, China, Tile
from hasu.games.china.words import (
    PROVINCE_NAMES,
    TILES,
    china,
    colour_name,
    space_name,
    special_name,
)

WIDTH = 98


def board(state: State, seat: int, names: tuple[str, ...], text: Text) -> str:
    """The table; ``state`` is a view of ``seat``."""
    s = china(state)
    parts = [text.say(message("board-legend")), ""]
    parts += [_province_line(s, province, text) for province in range(PROVINCES)]
    if s.posts:
        posts = range(first_post(s), s.spaces)
        shown = "  ".join(f"{space_name(s, p)}:{_mark(s, p, text)}" for p in posts)
        parts.append(text.say(message("board-posts", posts=shown)))
    parts += ["", *_listed(text.say(message("board-roads")), _roads(s))]
    parts += _listed(text.say(message("board-alliances")), _alliances(s))
    parts += ["", *_card_lines(s, text), ""]
    parts += [_player_line(s, player, names, text) for player in range(s.seats)]
    if s.seats == 2:
        parts.append(_emperor_line(s, text))
    if seat != ONLOOKER:
        held = text.say(message("board-hand", cards=_cards(s.hand[seat], text)))
        parts += ["", held]
    return "\n".join(part.rstrip() for part in parts)


def letter(s: China, who: int) -> str:
    """A player's letter; the emperor has a crown."""
    return "♔" if who >= s.seats else "ABCDE"[who]


def _mark(s: China, space: int, text: Text) -> str:
    if s.palace[space]:
        return letter(s, s.palace[space] - 1) + ("+" if s.fortified[space] else "")
    shown = "#" if s.fortified[space] else ""
    if s.tile[space] == Tile.FACE_DOWN:
        shown += "?"
    elif s.tile[space]:
        shown += text.say(message(f"tile-letter-{TILES[s.tile[space] - Tile.YELLOW]}"))
    return shown or "·"


def _province_line(s: China, province: int, text: Text) -> str:
    spaces = " ".join(
        f"{space_name(s, space).split(' ')[1]}:{_mark(s, space, text)}"
        for space in range(s.start[province], s.start[province + 1])
    )
    envoys = " ".join(
        f"{letter(s, who)}{s.emissaries[who][province]}"
        for who in range(tables(s))
        if s.emissaries[who][province]
    )
    colour = text.say(colour_name(s.colour[province]))
    token = "✓" if s.scored[province] else " "
    count = f"{s.crowd[province]}/{s.most[province]}"
    start = f"{token} {PROVINCE_NAMES[province]:<6}{colour:<8}{spaces:<47}"
    return f"{start} {text.say(message('board-envoys'))} {count} {envoys}".rstrip()


def _roads(s: China) -> list[str]:
    """Each road once, as runs that start in one space: "Wei 1–2–4"."""
    left = {
        (space, there)
        for space in range(s.spaces)
        for there in s.road[space][: s.roads[space]]
        if space < there
    }
    runs = []
    while left:
        run = list(min(left))
        left.discard((run[0], run[1]))
        while True:
            at = run[-1]
            onward = [r for r in left if at in r]
            if not onward:
                break
            road = min(onward)
            left.discard(road)
            run.append(road[0] + road[1] - at)
        runs.append(_run(s, run))
    return runs


def _run(s: China, run: list[int]) -> str:
    said, before = [], ""
    for space in run:
        name = space_name(s, space)
        province, _, spot = name.partition(" ")
        said.append(spot if spot and province == before else name)
        before = province if spot else ""
    return "–".join(said)


def _alliances(s: China) -> list[str]:
    return [
        f"{i + 1} {PROVINCE_NAMES[s.alliance[i][0]]}–{PROVINCE_NAMES[s.alliance[i][1]]}"
        for i in range(ALLIANCES)
    ]


def _listed(title: str, items: list[str]) -> list[str]:
    """Items behind a title, wrapped between items only."""
    glued = "  ".join(item.replace(" ", "\u00a0") for item in items)
    lines = wrap(f"{title} {glued}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return [line.replace("\u00a0", " ") for line in lines]


def _cards(pile: list[int], text: Text) -> str:
    shown = [text.say(colour_name(c)) for c in range(COLOURS) for _ in range(pile[c])]
    return ", ".join(shown) or "–"


def _counted(pile: list[int], text: Text) -> str:
    """Many cards: each colour with its number."""
    shown = [f"{text.say(colour_name(c))} {pile[c]}" for c in range(COLOURS) if pile[c]]
    return ", ".join(shown) or "–"


def _card_lines(s: China, text: Text) -> list[str]:
    lines = [
        text.say(
            message(
                "board-row",
                row=_cards(s.row, text),
                left=s.deck_size,
                discards=sum(s.discard),
                outs=s.deck_outs,
            )
        )
    ]
    if s.seats == 2:
        lines.append(text.say(message("board-court", cards=_cards(s.court, text))))
    return lines


def _player_line(s: China, seat: int, names: tuple[str, ...], text: Text) -> str:
    line = text.say(
        message(
            "board-player",
            letter=letter(s, seat),
            name=names[seat],
            points=s.points[seat],
            hand=s.hand_size[seat],
            palaces=s.palaces_left[seat],
            emissaries=s.emissaries_left[seat],
        )
    )
    mark = "►" if seat == s.active and not s.over else " "
    more = _extras(s, seat, text)
    return f"{mark} {line}" + "".join(f"\n      {extra}" for extra in more)


def _extras(s: China, seat: int, text: Text) -> list[str]:
    """What the options add to a player."""
    found = []
    if s.fortifications_left[seat]:
        found.append(text.say(message("board-fortification")))
    if s.bonus_tiles:
        yellow, orange, green = s.tiles_won[seat]
        found.append(text.say(message("board-tiles", yellow=yellow, orange=orange, green=green)))
    if s.seats == 2:
        if not s.light:
            kept = _counted(s.kept[seat], text)
            holds = [text.say(colour_name(c)) for c in range(COLOURS) if s.influence[c] == seat]
            found.append(
                text.say(message("board-kept", kept=kept, influence=", ".join(holds) or "–"))
            )
        left = [text.say(special_name(i)) for i in range(SPECIALS) if s.special[seat][i]]
        found.append(text.say(message("board-specials", specials=", ".join(left) or "–")))
    return found


def _emperor_line(s: China, text: Text) -> str:
    return "  " + text.say(
        message(
            "board-emperor",
            letter=letter(s, s.seats),
            palaces=s.palaces_left[s.seats],
            emissaries=s.emissaries_left[s.seats],
        )
    )
