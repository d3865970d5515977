"""The Daimyo cards beside the land: everybody's men, money, cards and pass markers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from hasu.draw.svg import element
from hasu.games.rice_wars.doings import on_turn
from hasu.games.rice_wars.geometry import HEIGHT, STRIP, WIDTH, Land
from hasu.games.rice_wars.glyphs import colour_of, man_symbol
from hasu.games.rice_wars.land import daimyos, is_neutral
from hasu.games.rice_wars.phrases import daimyo_name, say
from hasu.games.rice_wars.recruiting import price
from hasu.games.rice_wars.state import NONE, PASS_MARKERS, Ask, Man, RiceWars
from hasu.scene.look import Look
from hasu.scene.model import NOBODY, Piece, Spot

GAP = 9
HIGHEST = 170
GAP_BEFORE = "\u2002\u2002"  # moves a number to the right of what is drawn

Places = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Camp:
    """Where one Daimyo card lies, and the places of its men."""

    x: float
    y: float
    wide: float
    high: float
    colour: int
    slot: float  # the size of a man's place
    places: tuple[Places, ...]  # for each kind of man
    war: tuple[float, float]  # the emblem beside the soldiers

    @property
    def head(self) -> float:
        """The height of its first line."""
        return self.y + 26

    @property
    def name_room(self) -> float:
        return self.wide - 52 - 112  # the governor's token and pass markers stand at the right


def camps_of(s: RiceWars, land: Land) -> tuple[Camp, ...]:
    return _camps(land, tuple(colour_of(s, d) for d in range(daimyos(s))), tuple(s.capacity))


@cache
def _camps(land: Land, colours: tuple[int, ...], room_for: tuple[int, ...]) -> tuple[Camp, ...]:
    """One below the other, to the right of the land."""
    count = len(colours)
    x = land.right + 16
    top, room = STRIP + 6, HEIGHT - STRIP - 10
    high = min(HIGHEST, (room - GAP * (count - 1)) / count)
    start = top + (room - count * high - GAP * (count - 1)) / 2
    return tuple(
        _camp(x, start + i * (high + GAP), high, colour, room_for)
        for i, colour in enumerate(colours)
    )


def _camp(x: float, y: float, high: float, colour: int, room_for: tuple[int, ...]) -> Camp:
    """Peasants in the first row, ashigaru and ronin in the second."""
    wide = WIDTH - 4 - x
    peasants, ashigaru, ronin = room_for
    most = max(peasants, ashigaru + ronin + 1)
    pitch = min(47.0, (wide - 34 - 94) / max(1, most - 1))
    first, second = y + 45 + (high - 48) * 0.25, y + 45 + (high - 48) * 0.75
    across = [x + 34 + pitch * i for i in range(most)]
    return Camp(
        x,
        y,
        wide,
        high,
        colour,
        min(pitch - 2, (high - 46) / 2 - 2),
        (
            tuple((place, first) for place in across[:peasants]),
            tuple((place, second) for place in across[:ashigaru]),
            tuple((place, second) for place in across[ashigaru : ashigaru + ronin]),
        ),
        (across[ashigaru + ronin], second),
    )


def camp_spots(look: Look, s: RiceWars, camps: tuple[Camp, ...]) -> list[Spot]:
    """Every Daimyo card, and on the own one the free places of men."""
    spots = [
        Spot(f"camp:{d}", _outline(camp), say(look, "scene-camp", name=daimyo_name(look, s, d)))
        for d, camp in enumerate(camps)
    ]
    for seat in look.hands:
        if s.asked[seat] == Ask.RECRUIT:
            spots += [_free_places(look, s, seat, man, camps[seat]) for man in Man]
    return [spot for spot in spots if spot.shape]


def _outline(camp: Camp) -> str:
    return element("rect", x=camp.x, y=camp.y, width=camp.wide, height=camp.high, rx=6)


def _free_places(look: Look, s: RiceWars, seat: int, man: Man, camp: Camp) -> Spot:
    """Where a new man would stand; no shape when the card is full."""
    circles = (
        element("circle", cx=x, cy=y, r=camp.slot / 2)
        for x, y in camp.places[man][men_of(s, seat, man) :]
    )
    name = say(look, f"hire-{man.name.lower()}", ryo=price(man))
    return Spot(free_place(seat, man), "".join(circles), name)


def free_place(seat: int, man: int) -> str:
    return f"hire:{seat}:{Man(man).name.lower()}"


# Men


def men_of(s: RiceWars, daimyo: int, man: int) -> int:
    """Men on the card, active or not."""
    if man == Man.PEASANT:
        return s.ready[daimyo]
    return active_of(s, daimyo, man) + tired_of(s, daimyo, man)


def active_of(s: RiceWars, daimyo: int, man: int) -> int:
    return (s.ready, s.ashigaru, s.ronin)[man][daimyo]


def tired_of(s: RiceWars, daimyo: int, man: int) -> int:
    return 0 if man == Man.PEASANT else (s.tired_ashigaru, s.tired_ronin)[man - 1][daimyo]


def man_ids(daimyo: int, man: int, first: int, last: int) -> tuple[str, ...]:
    """Men of a kind on a Daimyo card by number; the active ones come first."""
    kind = ("ready", "ashigaru", "ronin")[man]  # peasants on fields have names of their own
    return tuple(f"{kind}:{daimyo}:{i}" for i in range(first, last))


def unpaid_of(s: RiceWars, daimyo: int, man: int) -> int:
    """Soldiers whose upkeep the one who is recruiting has not paid yet; they stand last."""
    if s.asked[daimyo] != Ask.RECRUIT or man == Man.PEASANT:
        return 0
    return s.due_ashigaru if man == Man.ASHIGARU else s.due_ronin


def camp_pieces(look: Look, s: RiceWars, camps: tuple[Camp, ...]) -> list[Piece]:
    found = []
    for daimyo, camp in enumerate(camps):
        for man in Man:
            found += _men(look, s, daimyo, man, camp)
        if is_neutral(s, daimyo):
            found += _aside(look, s, camp)
        else:
            found += [*_markers(look, s, daimyo, camp), *_means(look, s, daimyo, camp)]
            if daimyo in look.hands:
                found.append(_war(look, s, daimyo, camp))
    return [*found, _governor(look, s, camps[s.governor]), *_turn(look, s, camps)]


def _men(look: Look, s: RiceWars, daimyo: int, man: Man, camp: Camp) -> list[Piece]:
    active, unpaid = active_of(s, daimyo, man), unpaid_of(s, daimyo, man)
    held = men_of(s, daimyo, man)
    found = []
    for i, (x, y) in enumerate(_in_line(camp.places[man], held)):
        tired, owed = i >= active, i >= held - unpaid
        key = "scene-man-unpaid" if owed else "scene-man-tired" if tired else "scene-man"
        words = say(look, key, man=say(look, f"man-{man.name.lower()}"))
        found.append(
            Piece(
                man_ids(daimyo, man, i, i + 1)[0],
                man_symbol(s, daimyo, man),
                x,
                y,
                f"{daimyo_name(look, s, daimyo)}: {words}",
                seat_of(s, daimyo),
                scale=camp.slot / 43,
                turn=78 if tired else 0,
                faded=tired,
                came=(f"supply:{man.name.lower()}", f"panel:{daimyo}"),
            )
        )
        if owed:
            coin = f"owed:{daimyo}:{man}:{i}"
            found.append(Piece(coin, "coin", x + 14, y - 12, words, scale=0.7))
    return found


def _in_line(places: Sequence[tuple[float, float]], held: int) -> list[tuple[float, float]]:
    """Where so many stand. The neighbour's peasants may be more than places: they close up."""
    if held <= len(places):
        return list(places[:held])
    (x0, y0), (x1, y1) = places[0], places[-1]
    steps = [i / (held - 1) for i in range(held)]
    return [(x0 + (x1 - x0) * step, y0 + (y1 - y0) * step) for step in steps]


def seat_of(s: RiceWars, daimyo: int) -> int:
    return NOBODY if is_neutral(s, daimyo) else daimyo


def _aside(look: Look, s: RiceWars, camp: Camp) -> list[Piece]:
    """The neighbour's peasants that are still to come (RW-N1)."""
    name = say(look, "scene-aside", peasants=s.group)
    x, y = camp.x + camp.wide - 36, camp.places[Man.PEASANT][0][1]
    return [Piece("aside", "aside", x, y, name, text=f"{GAP_BEFORE}{s.group}", text_size=25)]


def _markers(look: Look, s: RiceWars, seat: int, camp: Camp) -> list[Piece]:
    """Pass markers; those given away are faded."""
    name = say(look, "scene-passes", name=look.names[seat], passes=s.passes[seat])
    return [
        Piece(
            f"pass:{seat}:{i}",
            f"pass-{seat}",
            camp.x + camp.wide - 50 + 28 * i,
            camp.head,
            name,
            seat,
            faded=i >= s.passes[seat],
        )
        for i in range(PASS_MARKERS)
    ]


def _means(look: Look, s: RiceWars, seat: int, camp: Camp) -> list[Piece]:
    """Money, secret but to its owner, and the number of cards."""
    open_purse = seat in look.hands
    ryo = say(look, "scene-ryo", ryo=s.money[seat]) if open_purse else say(look, "scene-ryo-secret")
    cards = say(look, "scene-cards", cards=s.hand_size[seat])
    x = camp.x + camp.wide - 36
    name = look.names[seat]
    money = f"{GAP_BEFORE}{s.money[seat]}" if open_purse else f"{GAP_BEFORE}?"
    return [
        Piece(
            f"purse:{seat}",
            "purse",
            x,
            camp.places[0][0][1],
            f"{name}: {ryo}",
            seat,
            money,
            text_size=25,
        ),
        Piece(
            f"held:{seat}",
            "held",
            x,
            camp.places[1][0][1],
            f"{name}: {cards}",
            seat,
            f"{GAP_BEFORE}{s.hand_size[seat]}",
            text_size=25,
        ),
    ]


def _war(look: Look, s: RiceWars, seat: int, camp: Camp) -> Piece:
    """Crossed swords beside the own soldiers: where an attack begins."""
    x, y = camp.war
    idle = s.ashigaru[seat] + s.ronin[seat] == 0
    return Piece(f"war:{seat}", "swords", x, y, say(look, "attack"), scale=0.75, faded=idle)


def _governor(look: Look, s: RiceWars, camp: Camp) -> Piece:
    name = say(look, "scene-governor", name=look.names[s.governor])
    return Piece("governor", "governor", camp.x + camp.wide - 88, camp.head, name, scale=0.9)


def _turn(look: Look, s: RiceWars, camps: tuple[Camp, ...]) -> list[Piece]:
    """Points at whose turn it is."""
    if s.over or on_turn(s) == NONE:
        return []
    camp = camps[on_turn(s)]
    name = say(look, "scene-turn", name=daimyo_name(look, s, on_turn(s)))
    return [Piece("turn", "turn", camp.x - 1, camp.head, name)]
