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

WIDTH = 360
PITCH = ADVISOR_HEIGHT + 12  # one advisor below the other
BIDS = 56  # the height of a row of bids
ABREAST = 3  # bids in a row


def court_area(look: Look, s: RiceWars) -> Area:
    slots = [slot for slot in range(SLOTS) if s.advisor[slot] != NONE]
    pieces: list[Piece] = []
    for number, slot in enumerate(slots):
        pieces += _advisor(look, s, slot, (number + 0.5) * PITCH)
    height = PITCH * len(slots)
    if bidding(s):
        bids = _bids(look, s, height)
        pieces += bids
        height += BIDS * -(-len(bids) // ABREAST)
    return Area("court", "table", say(look, "scene-advisors"), WIDTH, height, "", (), tuple(pieces))


def _advisor(look: Look, s: RiceWars, slot: int, y: float) -> list[Piece]:
    """The card with the services left; a frame while it is auctioned."""
    advisor, x = s.advisor[slot], WIDTH / 2
    up = bidding(s) and s.slot == slot
    found = [
        Piece(
            f"advisor:{slot}",
            f"advisor-{advisor}",
            x,
            y,
            full_name(look, advisor_face(s, advisor), "scene-advisor"),
            faded=bidding(s) and not up,
        )
    ]
    if up:
        name = say(look, "scene-up", advisor=advisor_name(s, advisor))
        found.insert(0, Piece("up", "up", x, y, name))
    if s.waiting[slot]:
        waits = say(look, "scene-waits")
        found.append(Piece(f"waits:{slot}", "asked", x + 150, y + 38, waits, scale=0.8))
    return found + _services(look, s, slot, y + 39)


def _services(look: Look, s: RiceWars, slot: int, y: float) -> list[Piece]:
    served = [seat for seat in range(s.seats) if s.service[seat][slot] > 0]
    return [
        Piece(
            f"service:{seat}:{slot}",
            f"service-{seat}",
            x,
            y,
            say(look, "scene-services", name=look.names[seat], services=s.service[seat][slot]),
            seat,
            f"\u2002\u2002{s.service[seat][slot]}",
            text_size=24,
            faded=bool(s.served[seat][slot]),
            came=(f"panel:{seat}",),
        )
        for seat, x in zip(served, row(len(served), 44, WIDTH - 44, 64), strict=True)
    ]


def _bids(look: Look, s: RiceWars, top: float) -> list[Piece]:
    """One paper for everyone who bids; only the own number can be read."""
    seats = [seat for seat in range(s.seats) if s.bidding[seat]]
    found = []
    for first in range(0, len(seats), ABREAST):
        abreast = seats[first : first + ABREAST]
        y = top + BIDS * (first / ABREAST + 0.5)
        for seat, x in zip(abreast, row(len(abreast), 60, WIDTH - 60, 120), strict=True):
            found.append(
                Piece(
                    f"bid:{seat}",
                    f"bid-{seat}",
                    x,
                    y,
                    say(look, "scene-bid", name=look.names[seat]),
                    seat,
                    f"\u2002\u2002{_bid(s, seat)}",
                    text_size=26,
                    came=(f"panel:{seat}",),
                )
            )
    return found


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
