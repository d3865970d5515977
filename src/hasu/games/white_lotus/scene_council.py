"""A council: who may still make offers, who talks to whom, and what is offered for what."""

from __future__ import annotations

from collections.abc import Iterator

from hasu.games.white_lotus.labels import both_points
from hasu.games.white_lotus.state import NO_SEAT, WhiteLotus
from hasu.games.white_lotus.words import combat_of, influence_of, short_name, word
from hasu.games.white_lotus.year import COUNCIL
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, ROW = 440, 58
GIVER_X, TAKER_X = 72, WIDTH - 72
TALK_HEIGHT, QUEUE_HEIGHT = 156, 44


def council_area(look: Look) -> Area | None:
    s: WhiteLotus = look.state
    if s.phase not in COUNCIL:
        return None
    title = word(look, "scene-council")
    if s.bargainer == NO_SEAT:
        pieces, height = tuple(_round(look, s)), ROW * s.seats
    else:
        pieces = tuple(_talk(look, s))
        height = TALK_HEIGHT + (QUEUE_HEIGHT if any(s.wish) else 0)
    return Area("council", "table", title, WIDTH, height, "", (), pieces)


# Everyone is asked whom to talk to


def _round(look: Look, s: WhiteLotus) -> Iterator[Piece]:
    """A row for each seat: its name, its offers, and what it has as far as one knows."""
    for seat in range(s.seats):
        y = ROW * (seat + 0.5)
        yield _disc(look, seat, 38, y)
        yield _name(look, seat, 150, y - 12)
        left = s.offers_left[seat]
        name = look.say("scene-offers-left", left=left)
        dots = "●" * left or "–"
        yield Piece(f"offers:{seat}", "words", 150, y + 14, name, text=dots, text_size=18)
        yield from _means(look, seat, y)


def _means(look: Look, seat: int, y: float) -> Iterator[Piece]:
    for symbol, points, x in (
        ("influence", influence_of(look, seat), 246),
        ("combat", combat_of(look, seat), 352),
    ):
        yield Piece(f"means-{symbol}:{seat}", symbol, x, y, scale=0.9)
        yield Piece(f"means-{symbol}-sum:{seat}", "words", x + 50, y, text=points, text_size=20)


def _disc(look: Look, seat: int, x: float, y: float) -> Piece:
    return Piece(
        f"councillor:{seat}",
        f"disc-{seat}",
        x,
        y,
        look.names[seat],
        seat,
        scale=1.6,
        came=(f"panel:{seat}",),
    )


# One offer


def _name(look: Look, seat: int, x: float, y: float) -> Piece:
    words = short_name(look, seat)
    return Piece(f"councillor-name:{seat}", "words", x, y, text=words, text_size=20)


def _talk(look: Look, s: WhiteLotus) -> Iterator[Piece]:
    """Above what one gives, below what is wanted for it."""
    for seat, x in ((s.bargainer, GIVER_X), (s.partner, TAKER_X)):
        yield _disc(look, seat, x, 56)
        yield _name(look, seat, x, 98)
    bargainer = look.names[s.bargainer]
    gives = look.say("scene-gives", seat=bargainer, points=both_points(*s.given))
    wants = look.say("scene-wants", seat=bargainer, points=both_points(*s.wanted))
    yield from _sum("given", gives, s.given, 28)
    yield Piece("arrow-given", "arrow", WIDTH / 2, 56, scale=0.56)
    yield from _sum("wanted", wants, s.wanted, 110)
    yield Piece("arrow-wanted", "arrow", WIDTH / 2, 138, turn=180, scale=0.56)
    yield from _queue(look, s)


def _sum(what: str, name: str, points: list[int], y: float) -> Iterator[Piece]:
    for index, (symbol, x) in enumerate((("influence", 164), ("combat", 240))):
        yield Piece(f"{what}:{index}", symbol, x, y, name, faded=points[index] == 0)
        words = str(points[index])
        yield Piece(f"{what}-sum:{index}", "words", x + 34, y, text=words, text_size=26)


def _queue(look: Look, s: WhiteLotus) -> Iterator[Piece]:
    """Who waits to talk to whom after this."""
    waiting = [seat for seat in range(s.seats) if s.wish[seat]]
    for index, seat in enumerate(waiting):
        x, y = 22 + 78 * index, TALK_HEIGHT + QUEUE_HEIGHT / 2
        other = s.wish[seat] - 1
        name = look.say("scene-waiting-offer", seat=look.names[seat], other=look.names[other])
        yield Piece(f"next:{seat}", f"disc-{seat}", x, y, name, seat, scale=0.8)
        yield Piece(f"next-to:{seat}", "pointer", x + 23, y, scale=0.8)
        yield Piece(f"next-other:{seat}", f"disc-{other}", x + 45, y, name, other, scale=0.8)
