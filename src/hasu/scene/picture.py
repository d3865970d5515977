"""A scene as one SVG file: for notebooks, documents, `hasu record draw` and visual tests."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

from hasu.draw.svg import SANS, SERIF, element, text
from hasu.engine.match import Match
from hasu.scene.look import Look
from hasu.scene.model import NOBODY, Area, Panel, Piece, Scene
from hasu.scene.palette import DAY, filled
from hasu.scene.present import look_of, scene_module
from hasu.scene.seals import disc

MARGIN = 24
PANEL_WIDTH, PANEL_HEIGHT = 250, 112
LETTERS = 40  # of a line in a panel


def picture(match: Match, eyes: int, language: str = "en", colours: Mapping[str, str] = DAY) -> str:
    """The match as ``eyes`` see it, drawn whole: areas one below the other, seats at the foot."""
    look = look_of(match, eyes, language)
    scene = scene_module(match.game).scene(look)
    width = max([area.width for area in scene.areas] + [PANEL_WIDTH * 2]) + 2 * MARGIN
    drawn, y = [], float(MARGIN)
    for area in scene.areas:
        drawn.append(_placed(_area(area, scene), (width - area.width) / 2, y))
        y += area.height + MARGIN
    for panels in _rows(scene.panels, int((width - MARGIN) // PANEL_WIDTH)):
        for index, panel in enumerate(panels):
            drawn.append(_placed(_panel(panel, look), MARGIN + index * PANEL_WIDTH, y))
        y += PANEL_HEIGHT
    return filled(_page(width, y + MARGIN, drawn, look.say("name")), colours)


def board(match: Match, eyes: int, language: str = "en", colours: Mapping[str, str] = DAY) -> str:
    """Only the board, without hands and seats."""
    look = look_of(match, eyes, language)
    scene = scene_module(match.game).scene(look)
    area = next(area for area in scene.areas if area.role == "board")
    drawn = _page(area.width, area.height, [_area(area, scene)], look.say("name"))
    return filled(drawn, colours)


def _page(width: float, height: float, drawn: list[str], title: str) -> str:
    paper = element("rect", width=width, height=height, fill="var(--paper)")
    return element(
        "svg",
        element("title", title),
        paper,
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        role="img",
    )


def _placed(drawing: str, x: float, y: float) -> str:
    return element("g", drawing, transform=f"translate({x:g} {y:g})")


def _area(area: Area, scene: Scene) -> str:
    return area.ground + "".join(_piece(piece, scene) for piece in area.pieces)


def _piece(piece: Piece, scene: Scene) -> str:
    """A piece drawn in place: symbols are written out, since files have no page around them."""
    drawing = scene.symbols[piece.symbol]
    if piece.seat != NOBODY:
        drawing = drawing.replace("var(--seat)", f"var(--seat-{piece.seat})")
        drawing = drawing.replace("var(--on-seat)", f"var(--on-seat-{piece.seat})")
    words = _words(piece) if piece.text else ""
    place = f"translate({piece.x:g} {piece.y:g}) rotate({piece.turn:g}) scale({piece.scale:g})"
    opacity = {"opacity": 0.4} if piece.faded else {}
    return element("g", drawing, words, transform=place, **opacity)


def _words(piece: Piece) -> str:
    return text(
        piece.text,
        0,
        0,
        text_anchor="middle",
        dominant_baseline="central",
        font_family=SANS,
        font_size=piece.text_size,
        font_weight="bold",
        fill="var(--ink)",
        stroke="var(--paper)",
        stroke_width=4,
        paint_order="stroke",
    )


def _rows(panels: tuple[Panel, ...], wide: int) -> list[tuple[Panel, ...]]:
    return [panels[start : start + wide] for start in range(0, len(panels), max(1, wide))]


def _panel(panel: Panel, look: Look) -> str:
    # A name stays with its number: no line ends at a space that does not break.
    figures = (f"{figure.name}\xa0{figure.value}".replace(" ", "\xa0") for figure in panel.figures)
    lines = wrap(" · ".join(figures), LETTERS)
    return (
        _placed(disc(panel.seat), 16, 22)
        + text(
            f"{look.names[panel.seat]}  {panel.points}",
            40,
            28,
            font_family=SERIF,
            font_size=18,
            fill="var(--ink)",
        )
        + "".join(
            text(line, 4, 54 + 18 * i, font_family=SANS, font_size=11, fill="var(--muted)")
            for i, line in enumerate(lines)
        )
    )
