"""The parts of a scene. A game's ``scene.py`` makes them; nothing here knows a game."""

from __future__ import annotations

from dataclasses import dataclass, field

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on the table. The same thing keeps its ``id``, so it glides."""

    id: str
    symbol: str  # a name in the scene's symbols; drawn around its own (0, 0)
    x: float
    y: float
    name: str = ""  # what a screen reader says, and a tooltip
    seat: int = NOBODY  # gives it that seat's colour and seal mark
    text: str = ""  # a few letters drawn on it
    scale: float = 1.0
    turn: float = 0.0  # degrees
    faded: bool = False
    text_size: float = 14.0
    # Where it comes from when it is new: ids of pieces, spots, areas or "panel:2"; the first
    # that is on the screen counts.
    came: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """A place without a piece of its own that can be clicked: a field, a flower, a deck."""

    id: str
    shape: str  # SVG in the coordinates of its area
    name: str


@dataclass(frozen=True, slots=True)
class Area:
    """One drawing with its own coordinates.

    ``role`` is "board" (the largest thing), "table" (what is under way, in a column beside the
    board or above it on a phone: make it some 360 wide, as high as needed) or "hand" (the
    viewer's own, always in reach, some 720 by 150).
    """

    id: str
    role: str
    title: str
    width: float
    height: float
    ground: str = ""  # SVG that does not change during a game: a map, a mat
    spots: tuple[Spot, ...] = ()
    pieces: tuple[Piece, ...] = ()  # in the order of drawing
    # Pixels that a unit takes at least. A board that is then wider than a phone is moved sideways.
    least: float = 0.0


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, or a few words, about a seat."""

    name: str
    value: str | int
    symbol: str = ""  # drawn before the value; the name is its tooltip


@dataclass(frozen=True, slots=True)
class Panel:
    """What everybody may know about one seat."""

    seat: int
    points: int | str
    figures: tuple[Figure, ...] = ()
    notes: tuple[str, ...] = ()
    active: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    areas: tuple[Area, ...]
    panels: tuple[Panel, ...]
    facts: tuple[str, ...] = ()
    symbols: dict[str, str] = field(default_factory=dict)  # name: SVG around (0, 0)
