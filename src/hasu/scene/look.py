"""How one viewer looks at a match: what a game's ``scene.py`` is given to draw from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from hasu.engine.events import Happening
from hasu.engine.state import ONLOOKER
from hasu.engine.text import Message, Text, message

if TYPE_CHECKING:
    from hasu.scene.model import Scene

OPEN = -2  # the eyes of someone who may see everything: a finished game, shown openly

Parts = tuple[tuple[str, ...], ...]
AMOUNT: Parts = (("#amount",),)  # a choice of the number control


@dataclass(frozen=True, slots=True)
class Look:
    """A redacted state, the eyes that see it, and words in their language."""

    state: Any
    seat: int  # ONLOOKER when nobody's eyes in particular
    names: tuple[str, ...]
    text: Text
    hands: tuple[int, ...]  # the seats whose secrets may be drawn
    options: Mapping[str, Any] = field(default_factory=dict)  # of the match: which board, …
    ready: frozenset[int] = frozenset()  # the seats whose sealed choice is made; all may know

    def say(self, key: str, **filled: int | str | Message) -> str:
        return self.text.say(message(key, **filled))

    def tell(self, what: Message) -> str:
        return self.text.say(what)

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def watches(self) -> bool:
        return self.seat == ONLOOKER

    def thinks(self, seat: int) -> bool:
        """Has a seat still to choose? Sealed choices wait beside the state, not in it."""
        return bool(self.state.asked[seat]) and seat not in self.ready


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: the points that each seat had for one thing."""

    text: str
    rule: str
    points: tuple[int, ...]


def line(look: Look, text: str, rule: str, seat: int, points: int) -> Line:
    """A line of the score sheet that concerns one seat."""
    return Line(text, rule, tuple(points if seat == each else 0 for each in range(look.seats)))


class SceneModule(Protocol):
    """What a game's ``scene.py`` has."""

    def scene(self, look: Look) -> Scene: ...

    def rule_of(self, look: Look) -> str:
        """The rule to open the rules at: the one behind the question that this seat is asked."""

    def targets(self, look: Look, choice: int) -> Parts:
        """What to click for a choice; see docs/table.md."""

    def touches(self, look: Look, happening: Happening) -> tuple[str, ...]:
        """The ids that an event is about, to be shown when it happens."""

    def sheet(self, look: Look, log: tuple[Happening, ...]) -> tuple[Line, ...]:
        """Where each point of the final scores came from."""
