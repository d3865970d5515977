"""What can happen in China, as the log, the animation and the score sheet hear of it.

A ``space`` is its number on the board; a ``place`` tells the same for people, without
looking at the board: see `place`.
"""

from __future__ import annotations

from hasu.engine.events import Events, event, private
from hasu.engine.rules import rule
from hasu.games.china.state import China

PORT_PLACE, POST_PLACE = 50, 1000


class Event(Events):
    FIRST = event("seat", rule="CH-T1", reveals=True)
    TURN = event("seat", rule="CH-T2")
    SKIPPED = event("seat", rule="CH-T2")
    # Placing
    BUILT = event("seat", "space", "place", rule="CH-T5")
    SENT = event("seat", "province", rule="CH-T6")
    FORTIFIED = event("seat", "space", "place", rule="CH-F1")
    EMPEROR_BUILT = event("seat", "space", "place", rule="CH-2P4")
    EMPEROR_SENT = event("seat", "province", rule="CH-2P4")
    PAID = event("seat", "payment", rule="CH-T4")
    EMPEROR_PAID = event("payment", rule="CH-2P4")
    # Cards
    EXCHANGED = event("seat", "colour", rule="CH-T10")
    DREW = event("seat", private("colour"), rule="CH-T9", reveals=True)
    TOOK = event("seat", "colour", rule="CH-T9")
    TURNED_UP = event("colour", rule="CH-T9", reveals=True)
    RESHUFFLED = event("cards", rule="CH-T11", reveals=True)
    LAST_ROUND = event(rule="CH-E1", headline=True)
    # Two players
    EMPEROR_DREW = event("colour", rule="CH-2P4", reveals=True)
    EMPEROR_WAITS = event("seat", rule="CH-2P4")
    KEPT = event("seat", "colour", rule="CH-2P2")
    INFLUENCE = event("seat", "colour", rule="CH-2P3")
    SPECIAL = event("seat", "special", rule="CH-2P6")
    SWAPPED = event("seat", "colour", rule="CH-2P6")
    # Bonus tiles
    TILE_TURNED = event("space", "place", "tile", rule="CH-X2", reveals=True)
    TILE_WON = event("seat", "tile", rule="CH-X2")
    EMPEROR_TILE = event("tile", rule="CH-X2")
    # Scoring
    PROVINCE_FULL = event("province", rule="CH-T8", headline=True)
    PALACES = event("seat", "province", "palaces", "points", rule="CH-P1")
    PALACES_DOUBLED = event("seat", "province", "palaces", "points", rule="CH-F2")
    EMPEROR_PALACES = event("seat", "province", "palaces", "points", rule="CH-2P5")
    PORTS = event("seat", "palaces", "points", rule="CH-D4")
    FINAL = event(rule="CH-E2")
    ALLIANCE = event("seat", "alliance", "province", "other", "points", rule="CH-E3")
    CHAIN = event("seat", "space", "end", "place", "last", "points", rule="CH-E4")
    CHAIN_DOUBLED = event("seat", "space", "end", "place", "last", "points", rule="CH-F2")
    TILES = event("seat", "tile", "count", "points", rule="CH-X3")
    SCORED = event(
        "seat", "palaces", "alliances", "roads", "ports", "tiles", "points", rule="CH-E5"
    )
    TIED = event("seat", "pieces", rule="CH-E5")
    WON = event("seat", "points", rule="CH-E5")


@rule
def place(s: China, space: int) -> int:
    """A space by name: province and number, port and number, or the provinces of a post."""
    post = space - (s.spaces - s.posts)
    if post >= 0:
        return POST_PLACE + s.post[post][0] * 10 + s.post[post][1]
    province = s.home[space]
    number = 0
    for other in range(s.start[province], space + 1):
        if s.port[other] == s.port[space]:
            number += 1
    return province * 100 + number + PORT_PLACE * s.port[space]
