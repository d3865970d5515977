"""A council: who may still make offers, who talks to whom, and what is offered for what."""

from __future__ import annotations

from collections.abc import Iterator

from hasu.games.white_lotus.scene_board import COUNCIL
from hasu.games.white_lotus.state import NO_SEAT, WhiteLotus
from hasu.games.white_lotus.words import combat_of, influence_of, short_name, word
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, HEIGHT = 720, 206
GIVER_X, TAKER_X = 90, WIDTH - 90


def council_area(look: Look) -> Area | None:
    s: WhiteLotus = look.state
    if s.phase not in COUNCIL:
        return None
    pieces = _round(look, s) if s.bargainer == NO_SEAT else _talk(look, s)
    return Area(
        "council", "table", word(look, "scene-council"), WIDTH, HEIGHT, "", (), tuple(pieces)
    )


# Everyone is asked whom to talk to


def _round(look: Look, s: WhiteLotus) -> Iterator[Piece]:
    for seat, x in zip(range(s.seats), row(s.seats, 62, WIDTH - 62, 160), strict=True):
        yield _disc(look, seat, x, 34)
        yield _name(look, seat, x, 78)
        yield from _means(look, seat, x)
        left = s.offers_left[seat]
        name = look.say("scene-offers-left", left=left)
        yield Piece(f"offers:{seat}", "words", x, 186, name, text="●" * left or "–", text_size=20)


def _means(look: Look, seat: int, x: float) -> Iterator[Piece]:
    """What a seat has, as far as the viewer knows."""
    rows = (("influence", influence_of(look, seat), 116), ("combat", combat_of(look, seat), 152))
    for symbol, points, y in rows:
        yield Piece(f"means-{symbol}:{seat}", symbol, x - 26, y, scale=0.9)
        yield Piece(f"means-{symbol}-sum:{seat}", "words", x + 20, y, text=points, text_size=20)


def _disc(look: Look, seat: int, x: float, y: float) -> Piece:
    return Piece(
        f"councillor:{seat}",
        f"disc-{seat}",
        x,
        y,
        look.names[seat],
        seat,
        scale=1.75,
        came=(f"panel:{seat}",),
    )


# One offer


def _name(look: Look, seat: int, x: float, y: float) -> Piece:
    words = short_name(look, seat)
    return Piece(f"councillor-name:{seat}", "words", x, y, text=words, text_size=20)


def _talk(look: Look, s: WhiteLotus) -> Iterator[Piece]:
    """Above what one gives, below what is wanted for it."""
    for seat, x in ((s.bargainer, GIVER_X), (s.partner, TAKER_X)):
        yield _disc(look, seat, x, 60)
        yield _name(look, seat, x, 108)
    yield from _sum("given", s.given, 40)
    yield Piece("arrow-given", "arrow", WIDTH / 2, 66)
    yield from _sum("wanted", s.wanted, 108)
    yield Piece("arrow-wanted", "arrow", WIDTH / 2, 134, turn=180)
    yield from _queue(look, s)


def _sum(what: str, points: list[int], y: float) -> Iterator[Piece]:
    for index, (symbol, x) in enumerate((("influence", 270), ("combat", 390))):
        yield Piece(f"{what}:{index}", symbol, x, y, scale=1.2, faded=points[index] == 0)
        yield Piece(
            f"{what}-sum:{index}", "words", x + 40, y, text=str(points[index]), text_size=28
        )


def _queue(look: Look, s: WhiteLotus) -> Iterator[Piece]:
    """Who waits to talk to whom after this."""
    waiting = [seat for seat in range(s.seats) if s.wish[seat]]
    for index, seat in enumerate(waiting):
        x, y = 50 + 128 * index, 182
        other = s.wish[seat] - 1
        name = look.say("scene-waiting-offer", seat=look.names[seat], other=look.names[other])
        yield Piece(f"next:{seat}", f"disc-{seat}", x, y, name, seat, scale=0.95)
        yield Piece(f"next-to:{seat}", "pointer", x + 32, y)
        yield Piece(f"next-other:{seat}", f"disc-{other}", x + 64, y, name, other, scale=0.95)
