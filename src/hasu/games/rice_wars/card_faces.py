"""The faces of cards and advisors, in the viewer's language, from the printed content."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hasu.draw.svg import SANS, SERIF, element, text
from hasu.engine.text import Text, message
from hasu.games.rice_wars.labels import card_name, effect_words
from hasu.games.rice_wars.printed import name_of
from hasu.games.rice_wars.state import ADVISORS, KINDS, Effect, RiceWars, Trigger
from hasu.scene.look import Look

CARD_WIDTH, CARD_HEIGHT = 136, 176
ADVISOR_WIDTH, ADVISOR_HEIGHT = 346, 118
LETTER = 0.53  # the usual width of a letter, in its size

# The colour of the band tells when a card can be used.
BANDS = {
    Trigger.ACTION: "#5d7f45",
    Trigger.COMBAT: "#a8442f",
    Trigger.TIE: "#a8442f",
    Trigger.DUEL: "#7b5a96",
    Trigger.AIMED: "#3d6f94",
    Trigger.LOST: "#3d6f94",
}


class Face(NamedTuple):
    """What is printed on a card, or on an advisor, whose cost is the upkeep."""

    name: str
    cost: int
    bonus: int
    trigger: int
    effect: int
    amount: int
    discards: int


def card_face(s: RiceWars, card: int) -> Face:
    return Face(
        card_name(s, card),
        s.cost[card],
        s.bonus[card],
        s.trigger[card],
        s.effect[card],
        s.amount[card],
        s.discards[card],
    )


def advisor_face(s: RiceWars, advisor: int) -> Face:
    return Face(
        name_of(s.advisor_name[advisor]),
        s.upkeep[advisor],
        0,
        s.service_trigger[advisor],
        s.service_effect[advisor],
        s.service_amount[advisor],
        s.service_discards[advisor],
    )


def faces(s: RiceWars, texts: Text) -> dict[str, str]:
    """A symbol for every card and advisor of the content."""
    cards = tuple(card_face(s, card) for card in range(KINDS) if s.copies[card])
    advisors = tuple(advisor_face(s, advisor) for advisor in range(ADVISORS))
    return _faces(cards, advisors, texts)


@cache
def _faces(cards: tuple[Face, ...], advisors: tuple[Face, ...], texts: Text) -> dict[str, str]:
    found = {f"card-{i}": draw_card(face, texts) for i, face in enumerate(cards)}
    return found | {f"advisor-{i}": draw_advisor(face, texts) for i, face in enumerate(advisors)}


def full_name(look: Look, face: Face, key: str) -> str:
    """All that stands on it, for a tooltip and a screen reader."""
    return _full_name(look.text, face, key)


@cache
def _full_name(texts: Text, face: Face, key: str) -> str:
    return texts.say(
        message(
            key,
            name=face.name,
            cost=face.cost,
            bonus=face.bonus,
            moment=message(_moment(face)),
            effect=effect_words(face.trigger, face.effect, face.amount, face.discards),
        )
    )


def _moment(face: Face) -> str:
    return f"moment-{Trigger(face.trigger).name.lower()}"


def _short(face: Face, texts: Text) -> str:
    key = f"short-{Effect(face.effect).name.lower()}"
    return texts.say(message(key, amount=face.amount, discards=face.discards))


def _service(face: Face, texts: Text) -> str:
    """A service says when, if it is no action."""
    words = _short(face, texts)
    if face.trigger == Trigger.ACTION:
        return words
    return texts.say(message("short-at", moment=message(_moment(face)), effect=words))


# Drawing


def draw_card(face: Face, texts: Text) -> str:
    left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
    return "".join(
        (
            _paper(CARD_WIDTH, CARD_HEIGHT),
            _band(left, top, CARD_WIDTH, face.trigger),
            _name(face.name, left + 9, top + 23, 92),
            _price(left + CARD_WIDTH - 19, top + 19, face.cost),
            _line(texts.say(message(_moment(face))), 0, top + 51, 14.5, "var(--muted)"),
            block(_short(face, texts), 0, 11, CARD_WIDTH - 14, 4, 18),
            _bonus(face.bonus, left + 44, CARD_HEIGHT / 2 - 20),
        )
    )


def draw_advisor(face: Face, texts: Text) -> str:
    """Wider than a card, with room for service markers at the foot."""
    left, top = -ADVISOR_WIDTH / 2, -ADVISOR_HEIGHT / 2
    return "".join(
        (
            _paper(ADVISOR_WIDTH, ADVISOR_HEIGHT),
            _band(left, top, ADVISOR_WIDTH, face.trigger),
            _name(face.name, left + 10, top + 23, 290),
            _price(left + ADVISOR_WIDTH - 19, top + 19, face.cost),
            block(_service(face, texts), 0, -3, ADVISOR_WIDTH - 16, 2, 19),
        )
    )


def _paper(width: float, height: float) -> str:
    return element(
        "rect",
        x=-width / 2,
        y=-height / 2,
        width=width,
        height=height,
        rx=9,
        fill="var(--card)",
        stroke="var(--ink)",
        stroke_width=1.8,
    )


def _band(left: float, top: float, width: float, trigger: int) -> str:
    """The head of a card, with its two round corners."""
    flat = width - 18
    d = f"M{left + 1:g} {top + 33:g}v-24q0 -8 8 -8h{flat:g}q8 0 8 8v24z"
    return element("path", d=d, fill=BANDS[Trigger(trigger)])


def _name(name: str, x: float, y: float, room: float) -> str:
    size = min(19.5, room / (len(name) * 0.69))
    return text(
        name, x, y, font_family=SERIF, font_size=round(size, 1), font_weight="bold", fill="#fffaf0"
    )


def _price(x: float, y: float, cost: int) -> str:
    coin = element(
        "ellipse", cx=x, cy=y, rx=13, ry=15.5, fill="#dcae3c", stroke="#7d5c12", stroke_width=2
    )
    return coin + _line(str(cost), x, y + 7, 20, "#2b2622", "bold")


def _bonus(bonus: int, x: float, y: float) -> str:
    """What it adds face down in a fight; at the left, so that cards may overlap."""
    blades = element(
        "path",
        d="M-9 9L9 -9M-9 -9L9 9",
        transform=f"translate({x - 24:g} {y:g})",
        stroke="var(--muted)",
        stroke_width=3,
        stroke_linecap="round",
    )
    colour = "var(--ink)" if bonus else "var(--muted)"
    return blades + _line(f"+{bonus}", x + 10, y + 10, 27, colour, "bold")


def _line(words: str, x: float, y: float, size: float, fill: str, weight: str = "normal") -> str:
    return text(
        words,
        x,
        y,
        text_anchor="middle",
        font_family=SANS,
        font_size=size,
        font_weight=weight,
        fill=fill,
    )


def block(words: str, x: float, y: float, room: float, lines: int, size: float) -> str:
    """Some words centred on a place, in as many lines and as large as they fit."""
    split = wrapped(words, room / (size * LETTER))
    while size > 11 and (len(split) > lines or _widest(split) > room / (size * LETTER)):
        size -= 0.5
        split = wrapped(words, room / (size * LETTER))
    step = size * 1.14
    first = y - step * (len(split) - 1) / 2 + size * 0.36
    return "".join(
        _line(line, x, round(first + step * i, 1), size, "var(--ink)")
        for i, line in enumerate(split)
    )


def _widest(lines: list[str]) -> int:
    return max(map(len, lines))


def wrapped(words: str, letters: float) -> list[str]:
    """Words in lines of so many letters; a no-break space keeps its words together."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= letters or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
