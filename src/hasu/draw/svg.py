"""A few words of SVG, and the colours of the house: rice paper, ink and lacquer red."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

PAPER, INK, LACQUER = "#f6efe0", "#2b2622", "#a3322a"
SERIF = "Georgia, 'Noto Serif', serif"
SANS = "system-ui, 'Noto Sans', sans-serif"

Point = Sequence[float]


def element(name: str, *inside: str, **attributes: object) -> str:
    """One element; ``stroke_width=2`` becomes ``stroke-width="2"``.

    >>> element("circle", r=3, stroke_width=1)
    '<circle r="3" stroke-width="1"/>'
    """
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_number(value), quote=True)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def text(words: str, x: float, y: float, **attributes: object) -> str:
    return element("text", escape(words), x=x, y=y, **attributes)


def polygon(points: Iterable[Point], **attributes: object) -> str:
    return element("polygon", points=_points(points), **attributes)


def polyline(points: Iterable[Point], **attributes: object) -> str:
    return element("polyline", points=_points(points), fill="none", **attributes)


def picture(width: float, height: float, *inside: str, title: str) -> str:
    """A whole drawing on rice paper, with a name for screen readers."""
    return element(
        "svg",
        element("title", escape(title)),
        element("rect", width=width, height=height, fill=PAPER),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        role="img",
    )


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
