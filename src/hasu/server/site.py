"""What every request shares: the live tables, replays and limits."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hasu.server.analysing import Analysts
from hasu.server.guard import address_of
from hasu.server.limits import Buckets
from hasu.server.refusal import Refusal
from hasu.server.replay import Replays
from hasu.server.rows import Person
from hasu.server.settings import Settings
from hasu.server.tables import Tables

HOUR = 3600


class Site:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tables = Tables(settings)
        self.replays = Replays()
        self.analysts = Analysts(settings)
        self.person_pace = Buckets(settings.person_messages_a_second)
        self._new_tables = _hourly(settings.tables_an_hour)
        self._new_tables_from = _hourly(settings.tables_an_hour_from_one_address)
        self._new_analyses_from = _hourly(settings.analyses_an_hour_from_one_address)

    def check_new_table(self, person: Person, request: HTTPConnection) -> None:
        # The person first: what one person is refused takes nothing from others at that address.
        mine, ours = self._new_tables, self._new_tables_from
        if not mine.allows(person.id) or not ours.allows(address_of(request)):
            raise Refusal("too-many-tables")

    def check_new_analysis(self, request: HTTPConnection) -> None:
        self.analysts.check_room()
        if not self._new_analyses_from.allows(address_of(request)):
            raise Refusal("too-many-analyses")


def _hourly(most: int) -> Buckets:
    return Buckets(most / HOUR, most)
