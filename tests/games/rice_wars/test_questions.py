"""Around a question of Rice Wars: whose turn it is, what soldiers come to, which rule it opens."""

from __future__ import annotations

import pytest

from hasu.engine.text import text
from hasu.games.rice_wars import GAME
from hasu.games.rice_wars.fight import DECLINE, LAY
from hasu.games.rice_wars.labels import board, label
from hasu.games.rice_wars.means import exhaust
from hasu.games.rice_wars.scene import rule_of, scene
from hasu.games.rice_wars.state import NEUTRAL, Ask, Phase, RiceWars
from hasu.games.rice_wars.turns import ATTACK, CARD, CHALLENGE, SERVICE
from hasu.scene.look import Look
from tests.games.rice_wars.desk import (
    arm,
    ask,
    card,
    choices,
    desk,
    do,
    field,
    fresh,
    hold,
    purse,
    put,
    serve,
)

NAMES = ("Anna", "Bo", "Cleo")
WORDS = text(GAME.folder, "en")


def look(s: RiceWars, seat: int) -> Look:
    return Look(s.seen_by(seat), seat, NAMES[: s.seats], WORDS, (seat,))


def marked(s: RiceWars, seat: int) -> tuple[str, list[int], str]:
    """Whom the marker on the board, the panels and the text board point at."""
    drawn = scene(look(s, seat))
    (turn,) = (piece for area in drawn.areas for piece in area.pieces if piece.id == "turn")
    panels = [panel.seat for panel in drawn.panels if panel.active]
    lines = board(s.seen_by(seat), seat, NAMES[: s.seats], WORDS).splitlines()
    (line,) = (line for line in lines if line.startswith("►"))
    return turn.name, panels, line.split()[2].strip(":")


# Whose turn it is


@pytest.mark.rule("RW-S3")
def test_who_places_a_first_peasant_is_to_move() -> None:
    s = fresh()
    while ask(s)[1] != Ask.PLACE:
        do(s, ask(s)[0], choices(s, ask(s)[0])[0])
    for _ in range(3):
        seat, what = ask(s)
        assert what == Ask.PLACE
        assert marked(s, seat) == (f"{NAMES[seat]}’s turn", [seat], NAMES[seat])
        do(s, seat, choices(s, seat)[0])


@pytest.mark.rule("RW-N2")
def test_it_is_the_neighbours_turn_until_its_peasant_is_placed() -> None:
    s = desk(2)
    put(s, NEUTRAL, "e8")
    s.ready[NEUTRAL] = 1
    s.active = NEUTRAL
    seat, what = ask(s)
    assert what == Ask.PLACE_NEUTRAL
    assert marked(s, seat)[:2] == ("The neighbour’s turn", [])
    assert scene(look(s, seat)).facts[-1] == "The neighbour’s turn"
    do(s, seat, choices(s, seat)[0])
    hold(s, 0, "Shuukaku")
    assert ask(s) == (0, Ask.ACTION)
    assert marked(s, 0)[:2] == ("Anna’s turn", [0])


@pytest.mark.rule("RW-3b")
def test_while_all_bid_it_is_nobodys_turn_and_before_it_the_governors() -> None:
    s = desk()
    s.round, s.phase = 2, Phase.ADVISORS
    for seat in range(3):
        purse(s, seat, 3)
    seat, what = ask(s)
    assert (seat, what) == (0, Ask.NEXT_ADVISOR)
    assert marked(s, 0) == ("Anna’s turn", [0], "Anna")
    do(s, 0, choices(s, 0)[0])
    assert ask(s)[1] == Ask.BID
    drawn = scene(look(s, 0))
    assert not any(piece.id == "turn" for area in drawn.areas for piece in area.pieces)
    assert not any(panel.active for panel in drawn.panels)
    assert "►" not in board(s.seen_by(0), 0, NAMES, WORDS)


# What soldiers come to


@pytest.mark.rule("RW-C1", "RW-C3")
def test_the_sign_of_the_round_counts_for_attackers_before_they_are_sent() -> None:
    s = desk()
    s.round = 6
    put(s, 1, "h4", "h5")
    arm(s, 0, ashigaru=2)
    arm(s, 1, ashigaru=1)
    do(s, 0, ATTACK)
    do(s, 0, field(s, "h4"))
    assert WORDS.say(label(s, 0, 4)) == "2 ashigaru: strength 5"
    plates = {piece.id: piece.text for area in scene(look(s, 0)).areas for piece in area.pieces}
    assert plates["squad:4"] == "5"
    do(s, 0, 4)
    assert ask(s) == (1, Ask.DEFENDERS)
    assert s.strength[0] == 5
    assert WORDS.say(label(s, 1, 2)) == "1 ashigaru: strength 3"


# The rule behind a question


def opened(s: RiceWars) -> str:
    seat, _ = ask(s)
    return rule_of(look(s, seat))


def test_an_effect_opens_its_own_rule_and_not_that_of_a_fight() -> None:
    s = desk()
    put(s, 1, "c6", "d6")
    arm(s, 0, ashigaru=1, ronin=1)
    hold(s, 0, "Ikki", "Ninja")
    for rival in (1, 2):
        hold(s, rival, "Idou")
    purse(s, 0, 9)
    serve(s, 0, "Geisha")
    asked = []
    for choice in (ATTACK, CHALLENGE, CARD + card(s, "Ikki"), CARD + card(s, "Ninja"), SERVICE):
        begun = s.copy()
        do(begun, 0, choice)
        asked.append((ask(begun)[1], opened(begun)))
    assert asked == [
        (Ask.TARGET, "RW-C1"),
        (Ask.RIVAL, "RW-D1"),
        (Ask.TARGET, "RW-A2"),
        (Ask.RIVAL, "RW-A2"),
        (Ask.RIVAL, "RW-A4"),
    ]


def test_answers_to_a_service_or_a_card_open_where_it_is_explained() -> None:
    s = desk()
    arm(s, 0, ashigaru=1, ronin=1)
    exhaust(s, 0, 1, 1)
    serve(s, 0, "Isha")
    hold(s, 0, "Kyuusoku")
    purse(s, 0, 9)
    asked = []
    for choice in (SERVICE, CARD + card(s, "Kyuusoku")):
        begun = s.copy()
        do(begun, 0, choice)
        asked.append((ask(begun)[1], opened(begun)))
    assert asked == [(Ask.REST, "RW-A4"), (Ask.REST, "RW-A2")]


@pytest.mark.rule("RW-N1")
def test_what_is_placed_for_the_neighbour_at_the_start_opens_its_own_rule() -> None:
    s = fresh(2)
    found: dict[Ask, list[str]] = {}
    while s.phase < Phase.INCOME and s.round == 0:
        seat, what = ask(s)
        if what not in (Ask.PALACE, Ask.PLACE, Ask.PLACE_NEUTRAL):
            break
        found.setdefault(what, []).append(opened(s))
        do(s, seat, choices(s, seat)[0])
    assert found[Ask.PALACE] == ["RW-S2", "RW-S2", "RW-N1"]
    assert set(found[Ask.PLACE]) == {"RW-A1"}
    assert set(found[Ask.PLACE_NEUTRAL]) == {"RW-N1"}


def test_an_effect_that_strikes_twice_looks_for_its_next_victim() -> None:
    s = desk()
    put(s, 1, "c6", "d6")
    put(s, 2, "e6")
    hold(s, 0, "Ikki")
    s.amount[card(s, "Ikki")] = 2
    purse(s, 0, 9)
    do(s, 0, CARD + card(s, "Ikki"))
    do(s, 0, field(s, "c6"))
    while ask(s)[1] == Ask.RESPOND:
        do(s, ask(s)[0], 0)
    assert ask(s) == (0, Ask.TARGET)
    drawn = scene(look(s, 0))
    assert not any(piece.id == "strife" for area in drawn.areas for piece in area.pieces)
    (aim,) = (area for area in drawn.areas if area.id == "aim")
    assert "Bo" not in aim.ground


def test_a_duel_opens_its_own_rules() -> None:
    s = desk()
    put(s, 1, "h4", "h5", "h6", "g4", "g5")
    arm(s, 0, ronin=1)
    hold(s, 0, "Yuuki")
    hold(s, 1, "Idou")
    purse(s, 0, 9)
    do(s, 0, CHALLENGE)
    do(s, 0, 1)
    refusing = s.copy()
    assert opened(s) == "RW-D2"
    do(refusing, 1, 0)
    assert (ask(refusing)[1], opened(refusing)) == (Ask.YIELD, "RW-D2")
    do(s, 1, 1)
    assert (ask(s)[1], opened(s)) == (Ask.SUPPORT, "RW-D3")
    do(s, 0, choices(s, 0)[-1])
    while ask(s)[1] == Ask.SUPPORT:
        do(s, ask(s)[0], DECLINE)
    assert (ask(s)[1], opened(s)) == (Ask.PAY, "RW-D3")
    do(s, 0, 1)
    assert (ask(s)[1], opened(s)) == (Ask.YIELD, "RW-D4")


@pytest.mark.parametrize(("name", "rule"), [("Kyuujo", "RW-C4"), ("Shouri", "RW-C5")])
def test_paying_in_a_combat_opens_the_rule_of_ties_for_a_tie(name: str, rule: str) -> None:
    s = desk()
    put(s, 1, "h4", "h5")
    arm(s, 0, ashigaru=1)
    arm(s, 1, ashigaru=1)
    hold(s, 0, name)
    purse(s, 0, 9)
    do(s, 0, ATTACK)
    do(s, 0, field(s, "h4"))
    do(s, 1, 2)
    do(s, 0, LAY + card(s, name))
    while ask(s)[1] == Ask.SUPPORT:
        do(s, ask(s)[0], DECLINE)
    assert (ask(s)[1], opened(s)) == (Ask.PAY, rule)
