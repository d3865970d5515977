"""The advisors on the page: what they do, whose services are left, and the auction."""

from __future__ import annotations

from functools import cache

from hasu.draw.svg import element
from hasu.engine.state import HIDDEN
from hasu.games.rice_wars.card_faces import (
    ADVISOR_HEIGHT,
    ADVISOR_WIDTH,
    advisor_face,
    full_name,
)
from hasu.games.rice_wars.doings import bidding
from hasu.games.rice_wars.labels import advisor_name
from hasu.games.rice_wars.phrases import say
from hasu.games.rice_wars.state import NONE, SLOTS, Ask, RiceWars
from hasu.scene.layout import row
from hasu.scene.look import Look
from hasu.scene.model import Area, Piece

WIDTH, HEIGHT = 720, 144
BIDS = 64  # more height while bids are made


def court_area(look: Look, s: RiceWars) -> Area:
    slots = [slot for slot in range(SLOTS) if s.advisor[slot] != NONE]
    places = row(len(slots), ADVISOR_WIDTH / 2 + 4, WIDTH - ADVISOR_WIDTH / 2 - 4, 240)
    pieces: list[Piece] = []
    for slot, x in zip(slots, places, strict=True):
        pieces += _advisor(look, s, slot, x)
    if bidding(s):
        pieces += _bids(look, s)
    title = say(look, "scene-advisors")
    height = HEIGHT + (BIDS if bidding(s) else 0)
    return Area("court", "table", title, WIDTH, height, "", (), tuple(pieces))


def _advisor(look: Look, s: RiceWars, slot: int, x: float) -> list[Piece]:
    """The card, the services left at its foot, a hammer while it is auctioned."""
    advisor, y = s.advisor[slot], HEIGHT / 2
    up = bidding(s) and s.slot == slot
    card = Piece(
        f"advisor:{slot}",
        f"advisor-{advisor}",
        x,
        y,
        full_name(look, advisor_face(s, advisor), "scene-advisor"),
        faded=bidding(s) and not up,
    )
    found = [card]
    if up:
        found.insert(
            0, Piece("up", "up", x, y, say(look, "scene-up", advisor=advisor_name(s, advisor)))
        )
    if s.waiting[slot]:
        found.append(
            Piece(f"waits:{slot}", "asked", x + 92, y + 40, say(look, "scene-waits"), scale=0.8)
        )
    return found + _services(look, s, slot, x, y + 40)


def _services(look: Look, s: RiceWars, slot: int, x: float, y: float) -> list[Piece]:
    served = [seat for seat in range(s.seats) if s.service[seat][slot] > 0]
    return [
        Piece(
            f"service:{seat}:{slot}",
            f"service-{seat}",
            at,
            y,
            say(look, "scene-services", name=look.names[seat], services=s.service[seat][slot]),
            seat,
            f"\u2002\u2002{s.service[seat][slot]}",
            text_size=24,
            faded=bool(s.served[seat][slot]),
            came=(f"panel:{seat}",),
        )
        for seat, at in zip(served, row(len(served), x - 84, x + 84, 58), strict=True)
    ]


def _bids(look: Look, s: RiceWars) -> list[Piece]:
    """One paper for everyone who bids; only the own number can be read."""
    seats = [seat for seat in range(s.seats) if s.bidding[seat]]
    return [
        Piece(
            f"bid:{seat}",
            f"bid-{seat}",
            x,
            HEIGHT + BIDS / 2 - 6,
            say(look, "scene-bid", name=look.names[seat]),
            seat,
            f"\u2002\u2002{_bid(s, seat)}",
            text_size=26,
            came=(f"panel:{seat}",),
        )
        for seat, x in zip(seats, row(len(seats), 80, WIDTH - 80, 130), strict=True)
    ]


def _bid(s: RiceWars, seat: int) -> str:
    if s.asked[seat] == Ask.BID or s.bid[seat] == HIDDEN:
        return "?"
    return str(s.bid[seat])


@cache
def up() -> str:
    """Around the advisor that is auctioned."""
    return element(
        "rect",
        x=-ADVISOR_WIDTH / 2 - 5,
        y=-ADVISOR_HEIGHT / 2 - 5,
        width=ADVISOR_WIDTH + 10,
        height=ADVISOR_HEIGHT + 10,
        rx=13,
        fill="var(--lacquer)",
    )
