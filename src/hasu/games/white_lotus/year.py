"""Where in the year a table is, as people count it."""

from __future__ import annotations

from hasu.games.white_lotus.state import Phase, WhiteLotus

COUNCIL = (Phase.COUNCIL, Phase.APPROACHES, Phase.TALKS)
CONFLICT = (Phase.AIM, Phase.REVEAL, Phase.TIE)


def year_phase(s: WhiteLotus) -> int:
    """The phase that is on, or that a council stands before."""
    return s.after if s.phase in COUNCIL else s.phase


def phase_number(s: WhiteLotus) -> int:
    """The same as the rules count it, from 1 to 6."""
    phase = year_phase(s)
    if phase <= Phase.CLAIMS:
        return 1
    if phase < Phase.TRIBUTE:
        return 2
    if phase == Phase.TRIBUTE:
        return 3
    if phase <= Phase.YEAR_END:
        return 4
    return 5 if phase in (Phase.PALACES, Phase.INCOME) else 6
