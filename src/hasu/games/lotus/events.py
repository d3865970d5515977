"""What can happen in Lotus, as the log, the animation and the score sheet hear of it."""

from __future__ import annotations

from hasu.engine.events import Events, event, private


class Event(Events):
    DEALT = event("seat", "cards", rule="LO-S3", reveals=True)
    FIRST = event("seat", rule="LO-S3", reveals=True)
    TURN = event("seat", rule="LO-T1")
    PLAYED = event("seat", "card", rule="LO-T3")
    PUT_UNDER = event("seat", private("card"), rule="LO-T5")
    MOVED_GUARDIAN = event("seat", "place", "flower", rule="LO-T6")
    MOVED_ELDER = event("seat", "place", "flower", rule="LO-P1")
    DREW = event("seat", private("card"), rule="LO-T7", reveals=True)
    TOOK_WILDFLOWER = event("seat", "flower", rule="LO-T7")
    TURNED_UP = event("flower", rule="LO-T8", reveals=True)
    COMPLETED = event("seat", "flower", "petals", rule="LO-C4", headline=True)
    CONTROLLED = event("seat", "flower", "strength", rule="LO-C2")
    UNCONTROLLED = event("flower", rule="LO-C3")
    TOKEN = event("seat", "points", rule="LO-C3")
    POWER = event("seat", "power", rule="LO-C3")
    LAST_ROUND = event("seat", rule="LO-E1", headline=True)
    GATHERED = event("seat", "flower", "petals", "strength", rule="LO-E2")
    WITHERED = event("flower", "petals", rule="LO-E2")
    SCORED = event("seat", "petals", "tokens", "points", rule="LO-E3")
    TEAM = event("seat", "partner", "points", rule="LO-V1")
    TIED = event("seat", "cards", rule="LO-E4")
    TEAM_TIED = event("seat", "partner", "cards", rule="LO-V1")
    WON = event("seat", "points", rule="LO-E4")
