"""Phase 4: who leads the rebellion, who joins, and who is stronger."""

from __future__ import annotations

import pytest

from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.rebellion import LEAD, REFUSE
from hasu.games.white_lotus.state import Ask, Phase, Side
from tests.games.white_lotus.table import (
    EMPEROR_SIDE,
    PALACE,
    REBELS,
    TEMPLE,
    battle,
    do,
    everyone_plays,
    fund,
    go,
    heard,
    options,
    own,
    rise,
    table,
)

EDITIONS = pytest.mark.parametrize("edition", ["de", "fr"])


# Who leads


@pytest.mark.rule("WL-4a")
@EDITIONS
def test_asked_by_villages_then_clockwise_after_the_emperor(edition: str) -> None:
    s = table(seats=5, edition=edition)
    s.emperor = 2
    own(s, 2, "Dadu", "Datong", "Jining", "Jinan")  # the emperor is never asked
    own(s, 0, "Henan", "Wuchang")
    own(s, 4, "Luzhou", "Yidu")
    own(s, 3, "Fuzhou", "Dali", "Chengdu")
    own(s, 1, "Ji'an", building=TEMPLE)  # no village
    order = [go(s, Phase.UPRISING)]
    while s.phase == Phase.UPRISING:
        assert s.asked[order[-1]] == Ask.LEAD
        order.append(do(s, order[-1], REFUSE))
    assert order[:-1] == [3, 4, 0]


@pytest.mark.rule("WL-4a")
def test_the_first_to_say_yes_leads() -> None:
    s = table()
    own(s, 1, "Henan", "Wuchang")
    own(s, 2, "Luzhou")
    assert go(s, Phase.UPRISING) == 1
    assert do(s, 1, REFUSE) == 2
    with heard(s) as told:
        do(s, 2, LEAD)
    assert s.leader == 2
    assert told[0] == (Event.REBELLION, (2, 1))


@pytest.mark.rule("WL-4b")
def test_nobody_leads_no_rebellion() -> None:
    s = table()
    own(s, 1, "Henan")
    go(s, Phase.UPRISING)
    with heard(s) as told:
        do(s, 1, REFUSE)
    assert (Event.CALM, ()) in told
    assert s.phase == Phase.PLACING
    assert s.combat[:4] == [2] * 4
    assert s.refused == [0] * 6  # all are asked anew next year


# Sides and points


@pytest.mark.rule("WL-4c")
@EDITIONS
def test_everyone_else_takes_a_side_and_nobody_stays_out(edition: str) -> None:
    s = table(seats=5, edition=edition)
    own(s, 2, "Henan")
    rise(s, 2)
    assert [seat for seat in range(5) if s.asked[seat] == Ask.SIDE] == [1, 3, 4]
    for seat in (1, 3, 4):
        assert options(s, seat) == (EMPEROR_SIDE, REBELS)


@pytest.mark.rule("WL-4d")
def test_de_sides_and_points_are_chosen_and_revealed_together() -> None:
    s = table()
    fund(s, combat=4)
    own(s, 2, "Henan")
    rise(s, 2)
    assert s.asked[:4] == [Ask.COMMIT, Ask.SIDE, Ask.COMMIT, Ask.SIDE]
    do(s, 1, REBELS)
    assert s.asked[1] == Ask.COMMIT
    assert options(s, 1) == (0, 1, 2, 3, 4)
    assert s.joined[:4] == [EMPEROR_SIDE, Side.UNKNOWN, REBELS, Side.UNKNOWN]


@pytest.mark.rule("WL-4d")
def test_fr_sides_are_open_before_points_are_chosen() -> None:
    s = table(edition="fr")
    fund(s, combat=4)
    own(s, 2, "Henan")
    rise(s, 2)
    assert s.asked[:4] == [0, Ask.SIDE, 0, Ask.SIDE]
    with heard(s) as told:
        everyone_plays(s, {1: REBELS, 3: EMPEROR_SIDE})
    assert told == [(Event.JOINED_REBELS, (1,)), (Event.JOINED_EMPEROR, (3,))]
    assert s.joined[:4] == [EMPEROR_SIDE, REBELS, REBELS, EMPEROR_SIDE]
    assert s.asked[:4] == [Ask.COMMIT] * 4
    assert options(s, 3) == (0, 1, 2, 3, 4)


@pytest.mark.rule("WL-4e")
@EDITIONS
@pytest.mark.parametrize(
    ("rebel_points", "winner"), [(2, EMPEROR_SIDE), (3, EMPEROR_SIDE), (4, REBELS)]
)
def test_palaces_and_villages_of_the_leaders_count(
    edition: str, rebel_points: int, winner: int
) -> None:
    """Emperor 1 + 2 * 2 palaces = 5; rebels 0..2 + 2 villages + ally's points."""
    s = table(edition=edition)
    fund(s, combat=6)
    own(s, 0, "Henan", "Bianliang", building=PALACE)
    own(s, 2, "Wuchang", "Luzhou")
    own(s, 1, "Dali", "Chengdu", "Shunyuan", building=PALACE)  # of an ally: nothing
    own(s, 3, "Fuzhou", "Hangzhou")  # of an ally: nothing
    rise(s, 2)
    with heard(s) as told:
        battle(s, {1: EMPEROR_SIDE, 3: REBELS}, {0: 1, 1: 0, 2: rebel_points - 1, 3: 1})
    strengths = {kind: numbers[-1] for kind, numbers in told if "STRENGTH" in kind.name}
    assert strengths[Event.STRENGTH_OF_EMPEROR] == 1 + 2 * 2
    assert strengths[Event.STRENGTH_OF_REBELS] == rebel_points + 2
    won = Event.REBELS_WIN if winner == REBELS else Event.EMPEROR_WINS
    assert won in [kind for kind, _ in told]


@pytest.mark.rule("WL-4f")
@EDITIONS
def test_all_committed_points_are_lost_on_both_sides(edition: str) -> None:
    s = table(edition=edition)
    fund(s, combat=5)
    own(s, 0, "Henan", building=PALACE)
    own(s, 2, "Bianliang", "Jining")
    rise(s, 2)
    battle(s, {1: REBELS, 3: EMPEROR_SIDE}, {0: 3, 1: 1, 2: 2, 3: 0})
    assert s.combat[:4] == [2, 4, 3, 5]
