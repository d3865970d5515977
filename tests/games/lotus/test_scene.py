"""Lotus on the page: what is drawn, what a click means, what is told."""

from __future__ import annotations

import itertools
import math

import pytest

import hasu
from hasu.engine.match import Match
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES
from hasu.games.lotus import garden, pond
from hasu.games.lotus.actions import (
    LIFT_ELDER,
    LIFT_FROM_FLOWER,
    LIFT_FROM_SUPPLY,
    UNDER,
)
from hasu.games.lotus.cards import card_of, petals_needed
from hasu.games.lotus.scene import scene, sheet, targets
from hasu.games.lotus.state import ASIDE, FLOWERS, GUARDIANS, SUPPLY, Ask, Lotus, Power
from hasu.scene import present
from hasu.scene.look import OPEN, Look
from hasu.scene.model import Area, Piece
from hasu.scene.present import look_of
from tests.games.lotus.table import CHERRY, DOUBLE, IRIS, LILY, LOTUS, SINGLE, WILD, give
from tests.support import play_out

IRIS_1 = card_of(IRIS, SINGLE)


def opened(seats: int = 3, **options: object) -> tuple[Match, Lotus]:
    """A match whose seat 0 acts, and its state, to be set up by hand."""
    names = ["Ann", "Bo", "Cy", "Di"][:seats]
    match = hasu.new("lotus", seats=seats, seed=1, names=names, first=0, **options)
    assert isinstance(match.state, Lotus)
    return match, match.state


def lay(s: Lotus, flower: int, *petals: tuple[int, int]) -> None:
    """Petals of (seat, symbols) onto a flower; no symbols: a wildflower."""
    for seat, symbols in petals:
        s.laid[flower][s.petals[flower]] = 2 * seat + symbols if symbols else 0
        s.petals[flower] += 1
        s.symbols[seat][flower] += symbols


def guard(s: Lotus, seat: int, flower: int, pieces: int = 1) -> None:
    s.guardians[seat][flower] += pieces
    s.supply[seat] -= pieces


def hold(s: Lotus, seat: int, *cards: int) -> None:
    """Exactly these cards in a hand."""
    s.hand[seat] = [0] * len(s.hand[seat])
    s.hand_size[seat] = 0
    give(s, seat, *cards)


def board(match: Match, eyes: int = 0) -> Area:
    return scene(look_of(match, eyes, "en")).areas[0]


def pieces(match: Match, eyes: int = 0) -> dict[str, Piece]:
    return {p.id: p for area in scene(look_of(match, eyes, "en")).areas for p in area.pieces}


def look(match: Match) -> Look:
    return look_of(match, 0, "en")


# What a click means


def test_a_card_goes_to_its_flower_or_under_the_deck() -> None:
    match, s = opened()
    hold(s, 0, IRIS_1, IRIS_1, card_of(LILY, WILD))
    both = ("card:0:1:0", "card:0:1:1")
    assert targets(look(match), IRIS_1) == (both, ("flower:0",))
    assert targets(look(match), UNDER + IRIS_1) == (both, ("deck:0",))
    assert targets(look(match), card_of(LILY, WILD)) == (("card:0:9:0",), ("flower:3",))


def test_a_guardian_is_clicked_where_it_is_and_then_its_flower() -> None:
    match, s = opened()
    lay(s, IRIS, (0, 1))
    lay(s, LILY, (1, 1))
    guard(s, 0, LILY)
    s.elder_at[0] = IRIS
    assert targets(look(match), LIFT_FROM_SUPPLY) == (("guardian:0:supply:0",),)
    assert targets(look(match), LIFT_FROM_FLOWER + LILY) == (("guardian:0:3:0",),)
    assert targets(look(match), LIFT_ELDER) == (("elder:0",),)
    match.play(0, LIFT_FROM_SUPPLY)
    assert targets(look(match), IRIS) == (("flower:0",),)


def test_further_cards_are_clicked_and_stopping_is_a_button() -> None:
    match, s = opened()
    hold(s, 0, card_of(LOTUS, SINGLE), card_of(LOTUS, DOUBLE), IRIS_1)
    match.play(0, card_of(LOTUS, SINGLE))
    told = {c["choice"]: c["parts"] for c in present(match, 0)["prompt"]["choices"]}
    assert told == {card_of(LOTUS, DOUBLE): [["card:0:14:0"]], 15: []}


def test_drawing_is_clicking_the_deck_or_a_wildflower() -> None:
    match, s = opened()
    s.asked[0] = Ask.DRAW
    s.row = [2, 0, 1, 0, 1]
    assert targets(look(match), 0) == (("deck:0",),)
    assert targets(look(match), 1 + IRIS) == (("wild:0:0", "wild:0:1"),)
    assert targets(look(match), 1 + LOTUS) == (("wild:4:0",),)
    assert {"wild:0:0", "wild:0:1", "wild:2:0", "wild:4:0"} <= set(pieces(match))


# The garden


def test_petals_show_whose_they_are_and_turn_round_the_heart() -> None:
    match, s = opened()
    lay(s, CHERRY, (0, 1), (2, 2), (0, 0))
    shown = [p for p in board(match).pieces if p.id.startswith("petal:2:")]
    assert [p.symbol for p in shown] == ["petal-2-1", "petal-2-6", "petal-2-0"]
    assert [p.turn for p in shown] == [0, 72, 144]


@pytest.mark.parametrize("flower", range(FLOWERS))
def test_guardians_hide_no_mark_and_not_each_other(flower: int) -> None:
    """However many there are: up to two guardians and an elder of four players."""
    match, s = opened(seats=4)
    lay(s, flower, *[(0, 2)] * (petals_needed(flower) - 1))
    for guardians in range(1, 3 * 4 + 1):
        for seat in range(4):
            s.supply[seat] += s.guardians[seat][flower]
            s.guardians[seat][flower], s.elder_at[seat] = 0, ASIDE
        for number in range(guardians):
            if number < 8:
                guard(s, number % 4, flower)
            else:
                s.elder_at[number % 4] = flower
        standing = [p for p in board(match).pieces if p.id.startswith(("guardian:", "elder:"))]
        assert len(standing) == guardians
        for one, other in itertools.combinations(standing, 2):
            assert math.dist((one.x, one.y), (other.x, other.y)) > 38 * one.scale
        for piece in standing:
            assert all(
                math.dist((piece.x, piece.y), mark) > 10 + 22 * piece.scale
                for mark in _marks(flower)
            )


def _marks(flower: int) -> list[tuple[float, float]]:
    """Where the symbols of a flower's petals are: the outermost lie 74 from its heart."""
    x, y = pond.CENTRES[flower]
    turns = [math.radians(360 / petals_needed(flower) * p) for p in range(petals_needed(flower))]
    return [(x + far * math.sin(t), y - far * math.cos(t)) for far in (53, 66, 74) for t in turns]


@pytest.mark.rule("LO-C2")
def test_strengths_are_shown_and_whoever_would_control_is_marked() -> None:
    match, s = opened()
    lay(s, LILY, (0, 2), (1, 1), (2, 0))
    guard(s, 1, LILY)
    s.elder_at[2] = LILY
    lay(s, IRIS, (0, 1))
    guard(s, 2, IRIS, 2)
    tags = {p.id: (p.symbol, p.text) for p in board(match).pieces if p.id.startswith("strength")}
    assert tags == {
        "strength:0:0": ("tag-0", "1"),
        "strength:0:2": ("tag-lead-2", "2"),
        "strength:3:0": ("tag-lead-0", "2"),
        "strength:3:1": ("tag-lead-1", "2"),
        "strength:3:2": ("tag-lead-2", "2"),
    }
    spot = next(spot for spot in board(match).spots if spot.id == "flower:0")
    assert spot.name == "Iris: 1 of 3 petals; Ann with strength 1; Cy with strength 2"


def test_a_moved_guardian_comes_from_where_it_was_lifted() -> None:
    match, s = opened()
    lay(s, IRIS, (0, 1))
    lay(s, LILY, (1, 1))
    lay(s, LOTUS, (1, 1))
    guard(s, 0, LILY)
    before = pieces(match)
    match.play(0, LIFT_FROM_FLOWER + LILY)
    match.play(0, IRIS)
    after = pieces(match)
    (new,) = [p for id_, p in after.items() if id_ not in before and id_.startswith("guardian")]
    assert (new.id, new.came[0]) == ("guardian:0:0:0", "guardian:0:3:0")
    assert new.came[0] in before
    assert new.came[0] not in after


def test_a_lifted_guardian_stands_out() -> None:
    match, s = opened()
    lay(s, IRIS, (0, 1))
    lay(s, LILY, (1, 1))
    lay(s, LOTUS, (1, 1))
    guard(s, 0, IRIS)
    s.elder_at[0] = LILY
    for lifted, stands_out in (
        (LIFT_FROM_SUPPLY, "guardian:0:supply:0"),
        (LIFT_FROM_FLOWER + IRIS, "guardian:0:0:0"),
        (LIFT_ELDER, "elder:0"),
    ):
        match.play(0, lifted)
        raised = {id_ for id_, piece in pieces(match).items() if piece.scale == garden.RAISED}
        assert raised == {stands_out}
        match.undo(0)


# Rewards


def test_rewards_lie_where_the_flower_was_and_are_clicked() -> None:
    match, s = opened()
    lay(s, IRIS, (1, 2), (0, 1))
    s.power[1][Power.ENLIGHTENED_PATH] = 1
    hold(s, 0, card_of(IRIS, WILD), IRIS_1, IRIS_1, IRIS_1)
    assert "reward:0" not in pieces(match)
    match.play(0, card_of(IRIS, WILD))
    shown = {id_: p for id_, p in pieces(match, ONLOOKER).items() if id_.startswith("reward:")}
    x, y = pond.CENTRES[IRIS]
    assert all(abs(p.x - x) < 160 and abs(p.y - y) < 130 for p in shown.values())
    assert {id_ for id_, p in shown.items() if p.faded} == {"reward:2"}  # Bo owns it
    told = present(match, 1)
    assert {c["choice"]: c["parts"] for c in told["prompt"]["choices"]} == {
        choice: [[f"reward:{choice}"]] for choice in (0, 1, 3)
    }
    assert told["facts"][0] == "Picked: iris. Bo chooses a reward"


# What everybody may know


def test_the_last_round_is_a_fact() -> None:
    match, s = opened()
    assert present(match, ONLOOKER)["facts"] == ["Ann: 2 actions left"]
    s.turns_left = 3
    assert present(match, ONLOOKER)["facts"][1] == "Last round: 2 more turns after this one"
    s.turns_left = 1
    assert present(match, ONLOOKER)["facts"][1] == "The very last turn"


@pytest.mark.rule("LO-V1")
def test_partners_know_each_other_and_their_sum() -> None:
    match, s = opened(seats=4, partners=True)
    s.points = [3, 5, 4, 0]
    told = present(match, 0)
    assert told["facts"][-1] == "Ann & Cy 7 – Bo & Di 5"
    notes = [panel["notes"] for panel in told["panels"]]
    assert notes == [["Partner: Cy"], ["Partner: Di"], ["Your partner"], ["Partner: Bo"]]


def test_powers_are_notes_and_tokens() -> None:
    match, s = opened()
    s.power[0] = [1, 0, 1]
    s.elder_at[0] = SUPPLY
    assert [p.faded for i, p in pieces(match).items() if i.startswith("power:0")] == [
        False,
        True,
        False,
    ]
    assert len(present(match, 1)["panels"][0]["notes"]) == 2
    waiting = [id_ for id_ in pieces(match) if id_.startswith(("guardian:0:supply", "elder:0"))]
    assert len(waiting) == GUARDIANS + 1


def test_only_the_own_hand_is_drawn_and_open_eyes_see_all() -> None:
    match, _ = opened()
    roles = [(area.id, area.role) for area in scene(look_of(match, 1, "en")).areas]
    assert roles == [("garden", "board"), ("hand:1", "hand")]
    assert [area.id for area in scene(look_of(match, ONLOOKER, "en")).areas] == ["garden"]
    openly = [area.id for area in scene(look_of(match, OPEN, "en")).areas]
    assert openly == ["garden", "hand:0", "hand:1", "hand:2"]
    assert sum(id_.startswith("card:2") for id_ in pieces(match, OPEN)) == 4


# The score sheet


@pytest.mark.rule("LO-E3", "LO-V1")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"partners": True})])
def test_the_sheet_adds_up_to_the_scores(seats: int, options: dict[str, bool]) -> None:
    for seed in range(2):
        match = play_out(hasu.new("lotus", seats=seats, seed=seed, **options), seed)
        for language in LANGUAGES:
            lines = sheet(look_of(match, ONLOOKER, language), tuple(match.log))
            sums = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
            assert match.outcome is not None
            assert sums == match.outcome.scores
