"""What can happen in White Lotus: together the events read like a chronicle."""

from __future__ import annotations

from hasu.engine.events import Events, event, private


class Event(Events):
    LAID_OUT = event("province", "building", rule="WL-S2", reveals=True)
    FIRST_EMPEROR = event("seat", rule="WL-S6", reveals=True)
    YEAR = event("year", "seat")

    CLAIMED = event("seat", "province", rule="WL-1a")
    KEPT_MARKER = event("seat", rule="WL-1c")
    NO_CLAIM = event("seat", rule="WL-1d")

    SETTLED = event("seat", "province", "building", rule="WL-2a")
    NAMED = event("seat", "province", rule="WL-2d")
    PALACE_FIRST = event("province", rule="WL-2b")
    PLAYED = event("seat", "other", "influence", rule="WL-2e", reveals=True)
    TIED = event("seat", "influence", rule="WL-2f", reveals=True)
    EXPELLED = event("seat", "province", "influence", "kept", rule="WL-2f", headline=True)
    UNCLAIMED = event("province", "building", rule="WL-2i")
    NEW_EMPEROR = event("seat", "palaces", rule="WL-2j", headline=True)
    LAST_YEAR = event(rule="WL-E1", headline=True)

    TRIBUTE = event("seat", rule="WL-3")

    REFUSED = event("seat", "villages", rule="WL-4a")
    CALM = event(rule="WL-4b")
    REBELLION = event("seat", "villages", rule="WL-4a", headline=True)
    JOINED_EMPEROR = event("seat", rule="WL-4c", reveals=True)
    JOINED_REBELS = event("seat", rule="WL-4c", reveals=True)
    COMMITTED = event("seat", "combat", rule="WL-4d", reveals=True)
    STRENGTH_OF_EMPEROR = event("seat", "combat", "palaces", "strength", rule="WL-4e")
    STRENGTH_OF_REBELS = event("seat", "combat", "villages", "strength", rule="WL-4e")
    EMPEROR_WINS = event("seat", rule="WL-4e", headline=True)
    REBELS_WIN = event("seat", rule="WL-4e", headline=True)
    TOOK_PROVINCE = event("seat", "other", "province", "building", rule="WL-4h")
    CONSOLED = event("seat", rule="WL-4h")
    STILL_EMPEROR = event("seat", rule="WL-4i")

    INCOME = event("seat", "influence", "combat", rule="WL-5")
    PALACE_INCOME = event("seat", "palaces", private("influence"), private("combat"), rule="WL-5")

    DREW = event("seat", "building", rule="WL-6a", reveals=True)
    PLACED = event("seat", "province", "building", rule="WL-6a")
    KEPT_TEMPLE = event("seat", rule="WL-6b")
    NO_MORE_TILES = event(rule="WL-6c")

    OFFERED = event(
        "seat", "other", "influence", "combat", "influence-wanted", "combat-wanted", rule="WL-N1"
    )
    DROPPED = event("seat", "other", rule="WL-N1")
    ACCEPTED = event("seat", "other", rule="WL-N1")
    DECLINED = event("seat", "other", rule="WL-N1")
    HANDED_OVER = event("seat", "other", "influence", "combat", rule="WL-N1")

    SCORED = event("seat", "buildings", "dragons", "collected", "total", rule="WL-E2")
    TERRITORY = event("seat", "size", "points", rule="WL-E3")
    TERRITORY_SHARED = event("size", rule="WL-E3")
    WON = event("seat", "points", rule="WL-E4")
    WON_TIE_AS_EMPEROR = event("seat", "points", rule="WL-E4")
    WON_TIE_BY_PALACES = event("seat", "points", "palaces", rule="WL-E4")
    WON_SHARED = event("seat", "points", "palaces", rule="WL-E4")
