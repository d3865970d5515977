"""Cards: their paper, their back, and how a hand lies."""

from __future__ import annotations

from hasu.draw.svg import SERIF, element, text

WIDTH, HEIGHT = 84, 118


def face(*inside: str, edge: str = "var(--line)") -> str:
    """The front of a card, centred on (0, 0), with something drawn on it."""
    paper = element(
        "rect",
        x=-WIDTH / 2,
        y=-HEIGHT / 2,
        width=WIDTH,
        height=HEIGHT,
        rx=8,
        fill="var(--card)",
        stroke=edge,
        stroke_width=2,
    )
    return element("g", paper, *inside)


def back() -> str:
    """The back of every card: lacquer with a lotus."""
    petals = "".join(
        element(
            "path",
            d="M0 4C-8 -6 -6 -20 0 -26C6 -20 8 -6 0 4Z",
            transform=f"rotate({turn})",
            fill="none",
            stroke="var(--on-lacquer)",
            stroke_width=1.6,
        )
        for turn in (-72, -36, 0, 36, 72)
    )
    return element(
        "g",
        element(
            "rect",
            x=-WIDTH / 2,
            y=-HEIGHT / 2,
            width=WIDTH,
            height=HEIGHT,
            rx=8,
            fill="var(--lacquer)",
            stroke="var(--ink)",
            stroke_width=1.5,
        ),
        petals,
    )


def caption(words: str, y: float = 48, size: float = 12) -> str:
    """A word at the foot of a card."""
    return text(
        words,
        0,
        y,
        text_anchor="middle",
        font_family=SERIF,
        font_size=size,
        fill="var(--ink)",
    )
