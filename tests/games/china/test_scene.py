"""China on the page: what a click means, what is shown and what is not."""

from __future__ import annotations

import itertools
import math
import random
from pathlib import Path
from typing import Any

import pytest

import hasu
from hasu.engine.match import Match
from hasu.engine.options import complete
from hasu.engine.text import LANGUAGES, text
from hasu.engine.view import choices_of
from hasu.games.china import GAME
from hasu.games.china.atlas import atlas
from hasu.games.china.geometry import is_inside
from hasu.games.china.labels import label
from hasu.games.china.placing import BOTH, PAIR
from hasu.games.china.room import PLAQUE_HEIGHT, PLAQUE_WIDTH, SPACE
from hasu.games.china.scene import rule_of, scene, targets
from hasu.games.china.state import EMPEROR, PROVINCES, Ask, China, Special, Tile
from hasu.games.china.turn import EXCHANGE, SPECIAL
from hasu.scene.look import OPEN, Look
from hasu.scene.model import NOBODY, Piece, Scene
from hasu.scene.present import present
from hasu.scene.rules import rules
from tests.games.china.table import (
    CHU,
    EMISSARY,
    FORTIFICATION,
    GREEN,
    HAN,
    ORANGE,
    PALACE,
    RED,
    SHU,
    WEI,
    YELLOW,
    ZHAO,
    A,
    B,
    board_text,
    do,
    emissaries,
    face_up,
    hold,
    palace,
    space,
    table,
)

BOARDS = ("side-1", "side-2", "disputes")
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"fortifications": True, "bonus_tiles": True}),
    (2, {"light": True}),
    (3, {}),
    (3, {"border_disputes": True}),
    (4, {"side": "two", "fortifications": True, "bonus_tiles": True}),
    (5, {"border_disputes": True, "bonus_tiles": True}),
]


def look(s: China, seat: int = A, **options: Any) -> Look:
    names = ("Ann", "Ben", "Cleo", "Dora", "Emil")[: s.seats]
    words = text(GAME.folder)
    return Look(s.seen_by(seat), seat, names, words, (seat,), complete(GAME.options, options))


def pieces(drawn: Scene) -> dict[str, Piece]:
    return {piece.id: piece for area in drawn.areas for piece in area.pieces}


def clicked(seen: Look) -> dict[tuple[tuple[str, ...], ...], int]:
    """Every choice of the seat by its parts."""
    return {targets(seen, value): value for value in choices_of(seen.state, seen.seat)}


# Clicks


def test_a_turn_is_clicked_province_by_province() -> None:
    s = table()
    hold(s, A, RED, RED, RED)
    do(s)
    found = clicked(look(s))
    assert found[(("province:2",),)] == WEI
    assert found[()] == EXCHANGE  # the one button
    assert len(found) == PROVINCES + 1


def test_a_piece_comes_from_the_own_supply_or_goes_to_the_dragon() -> None:
    s = table(fortifications=True)
    palace(s, B, "Wei 1", "Wei 2")
    hold(s, A, RED, RED, GREEN)
    do(s, WEI)
    assert clicked(look(s, fortifications=True)) == {
        (("palaces-left:0",),): PALACE,
        (("emissaries-left:0", f"dragon:{int(WEI)}"),): EMISSARY,
        (("fortification-left:0",),): 2,
    }


def tile_on_a_fortification() -> tuple[int, Look]:
    """A space where both lie, and the player who is asked for one."""
    s = table(bonus_tiles=True, fortifications=True)
    at = space(s, "Wei 3")
    s.tile[at], s.fortified[at] = Tile.GREEN, 1
    hold(s, A, RED, RED, GREEN)
    do(s, WEI, PALACE)
    return at, look(s, bonus_tiles=True, fortifications=True)


def test_a_space_can_be_clicked_where_something_lies() -> None:
    at, seen = tile_on_a_fortification()
    assert targets(seen, at) == ((f"space:{at}", f"tile:{at}", f"fortification:{at}"),)
    assert {f"tile:{at}", f"fortification:{at}"} <= set(pieces(scene(seen)))


def test_one_card_or_a_pair_of_the_same_colour_are_told_apart() -> None:
    s = table()
    hold(s, A, RED, RED, GREEN)
    do(s, WEI, PALACE, space(s, "Wei 1"))
    assert clicked(look(s)) == {
        (("card:0:0:0", "card:0:0:1"),): RED,
        (("pair:0",),): PAIR + RED,
    }
    assert "pair:0" in pieces(scene(look(s)))


def test_cards_that_only_pay_together_mean_the_pair() -> None:
    s = table()
    hold(s, A, RED, GREEN, GREEN)
    do(s, WEI, PALACE, space(s, "Wei 1"))
    found = clicked(look(s))
    assert found[(("pair:1", "card:0:1:0", "card:0:1:1"),)] == PAIR + GREEN
    assert found[(("card:0:0:0",),)] == RED


def test_a_border_post_is_paid_by_clicking_a_card_of_each_colour() -> None:
    s = table(border_disputes=True)
    hold(s, A, RED, RED, ORANGE)
    do(s, ZHAO, PALACE, space(s, "Zhao/Wei"))
    found = clicked(look(s, border_disputes=True))
    assert found[(("card:0:3:0",), ("card:0:0:0", "card:0:0:1"))] == BOTH
    assert found[(("pair:0",),)] == PAIR + RED


def test_cards_are_exchanged_and_drawn_where_they_lie() -> None:
    s = table()
    hold(s, A, RED, RED, GREEN)
    face_up(s, YELLOW, YELLOW, GREEN, ORANGE)
    do(s, EXCHANGE)
    found = clicked(look(s))
    assert (("card:0:1:0",), ("deck",)) in found
    assert (("card:0:0:0", "card:0:0:1"), ("row:2:0", "row:2:1")) in found


def test_two_players_click_their_special_cards_and_the_emperors() -> None:
    s = table(2)
    hold(s, A, RED, RED, GREEN)
    face_up(s, YELLOW, YELLOW, GREEN, ORANGE)
    do(s)
    found = clicked(look(s))
    assert found[(("special:0:2",),)] == SPECIAL + Special.SWAP
    do(s, SPECIAL + Special.EMPEROR_FIRST)
    s.court[:] = [1, 0, 2, 0, 0]
    do(s, WEI, PALACE, space(s, "Wei 1"))
    found = clicked(look(s))
    assert found[(("court:0:0",),)] == RED
    assert found[(("pair:2", "court:2:0", "court:2:1"),)] == PAIR + YELLOW


def test_one_of_the_played_cards_is_kept() -> None:
    s = table(2)
    palace(s, B, "Wei 1")
    hold(s, A, RED, GREEN, GREEN)
    do(s, WEI, PALACE, space(s, "Wei 2"), RED)
    do(s, PALACE, space(s, "Wei 3"), PAIR + GREEN)
    assert s.asked[A] == Ask.KEEP
    assert clicked(look(s)) == {
        (("played:0:0",),): RED,
        (("played:1:0", "played:1:1"),): GREEN,
    }
    assert {"played:0:0", "played:1:0", "played:1:1"} <= set(pieces(scene(look(s))))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_choices_differ_in_what_is_clicked_and_few_are_buttons(
    seats: int, options: dict[str, Any]
) -> None:
    match = hasu.new("china", seats=seats, seed=4, **options)
    chance = random.Random(seats)
    while match.outcome is None:
        (seat,) = match.to_move
        told = present(match, seat, LANGUAGES[match.step % 3], len(match.log))
        offered = told["prompt"]["choices"]
        parts = [str(choice["parts"]) for choice in offered]
        assert len(set(parts)) == len(parts)
        there = {p["id"] for area in told["areas"] for p in area["pieces"] + area["spots"]}
        assert {id_ for c in offered for part in c["parts"] for id_ in part} <= there
        if any(not choice["parts"] for choice in offered):
            assert match.ask(seat) in ("turn", "more", "court")
        match.play(seat, chance.choice(match.choices(seat)))


# What is shown


def test_only_the_own_hand_is_drawn() -> None:
    match = hasu.new("china", seats=4, seed=1)
    areas = present(match, 1)["areas"]
    assert [area["id"] for area in areas] == ["land", "hand:1"]
    cards = [p["id"] for area in areas for p in area["pieces"] if p["id"].startswith("card:")]
    assert len(cards) == 3
    assert all(card.startswith("card:1:") for card in cards)
    shown = [area["id"] for area in present(match, OPEN)["areas"]]
    assert shown == ["land", "hand:0", "hand:1", "hand:2", "hand:3"]


def test_a_piece_stands_faintly_until_it_is_paid() -> None:
    s = table(2)
    palace(s, A, "Chu 2")
    at = space(s, "Wei 1")
    hold(s, A, RED, RED, GREEN)
    do(s, WEI, PALACE, at)
    drawn = pieces(scene(look(s, B)))
    assert drawn[f"palace:{at}"].faded
    assert drawn[f"palace:{at}"].seat == A
    assert drawn["here"].symbol == f"here-{int(WEI)}"
    do(s, RED)
    drawn = pieces(scene(look(s, B)))
    assert not drawn[f"palace:{at}"].faded


def test_the_emperor_has_a_court_but_no_seat() -> None:
    s = table(2)
    at, there = space(s, "Wei 2"), space(s, "Wei 3")
    palace(s, EMPEROR, "Wei 2", "Wei 3")
    do(s)
    drawn = scene(look(s))
    shown = pieces(drawn)
    assert "court" in {area.id for area in drawn.areas}
    assert shown[f"palace:{at}"].seat == NOBODY
    assert shown[f"palace:{at}"].symbol == "palace-emperor"
    assert f"road:{at}:{there}" not in shown  # his roads score for nobody
    assert "court" not in {area.id for area in scene(look(table(3))).areas}


def test_roads_show_who_joined_them() -> None:
    s = table()
    palace(s, B, "Wei 2", "Wei 3")
    palace(s, A, "Wei 5")
    do(s)
    at = [space(s, f"Wei {number}") for number in (2, 3, 5)]
    shown = pieces(scene(look(s)))
    assert shown[f"road:{at[0]}:{at[1]}"].seat == B
    assert f"road:{at[0]}:{at[2]}" not in shown


def test_alliances_show_who_leads_both_provinces() -> None:
    s = table()
    palace(s, A, "Wei 1", "Wei 2", "Han 1", "Han 2")
    emissaries(s, A, WEI, 1)
    emissaries(s, B, WEI, 1)
    emissaries(s, B, HAN, 1)
    do(s)
    shown = pieces(scene(look(s)))
    assert [id_ for id_ in shown if id_.startswith("leads:")] == ["leads:7:1"]
    assert "3" in shown["leads:7:1"].name
    # Both emissaries stand on the dragon space of Wei; there is no place for a third.
    assert {"emissary:0:2:0", "emissary:1:2:0"} <= set(shown)
    assert "standing:2:0" not in shown
    assert "standing:5:0" in shown


def test_many_emissaries_stand_behind_each_other_with_their_number() -> None:
    s = table()
    palace(s, A, *(f"Chu {number}" for number in range(1, 7)))
    emissaries(s, A, CHU, 2)
    emissaries(s, B, CHU, 2)
    do(s)
    shown = pieces(scene(look(s)))
    assert shown["emissary:0:8:0"].x < shown["emissary:0:8:1"].x
    assert "emissaries:0:8" not in shown
    emissaries(s, B, CHU, 1)
    shown = pieces(scene(look(s)))
    assert shown["emissary:1:8:0"].x == shown["emissary:1:8:2"].x
    assert (shown["emissaries:0:8"].text, shown["emissaries:1:8"].text) == ("2", "3")
    assert "standing:8:0" in shown  # a sixth may come


def test_hidden_tiles_look_alike_and_scored_provinces_are_marked() -> None:
    s = table(bonus_tiles=True)
    do(s)
    s.scored[SHU] = 1
    shown = pieces(scene(look(s, bonus_tiles=True)))
    tiles = [piece for id_, piece in shown.items() if id_.startswith("tile:")]
    assert len(tiles) == 2 * PROVINCES
    assert {piece.symbol for piece in tiles} == {"tile-1"}
    assert [id_ for id_ in shown if id_.startswith("scored:")] == [f"scored:{int(SHU)}"]


def test_cards_and_provinces_share_a_sign() -> None:
    s = table()
    do(s)
    symbols = scene(look(s)).symbols
    assert ">Wei<" in symbols["card-0"]
    assert ">Shu<" in symbols["card-0"]
    assert ">Chu<" not in symbols["card-0"]
    assert ">Chu<" in symbols["card-4"]


def test_an_own_board_is_drawn_as_its_file_says(tmp_path: Path) -> None:
    board = board_text("side-1")
    first = board.index("spaces = [\n  [") + len("spaces = [\n  [")
    x = int(board[first : board.index(",", first)])
    moved = tmp_path / "moved.toml"
    moved.write_text(board[:first] + str(x + 20) + board[first + len(str(x)) :], "utf-8")
    own = hasu.new("china", seats=3, seed=1, board=str(moved))
    usual = hasu.new("china", seats=3, seed=1)
    assert _spot(own, "space:1") == _spot(usual, "space:1")
    assert _spot(own, "space:0") != _spot(usual, "space:0")


def _spot(match: Match, wanted: str) -> str:
    told = present(match, 0)
    spots = {spot["id"]: spot for area in told["areas"] for spot in area["spots"]}
    return str(told["drawings"][spots[wanted]["shape"]])


@pytest.mark.parametrize("board", BOARDS)
def test_everything_on_the_map_has_room(board: str) -> None:
    land = atlas(board)
    for one, other in itertools.combinations(land.spaces, 2):
        assert math.dist(one, other) >= 48  # a finger's width apart
    for number in land.alliances:
        assert all(math.dist(number, at) >= SPACE + 10 for at in land.spaces)
    for one, other in itertools.combinations(land.alliances, 2):
        assert math.dist(one, other) >= 36
    for (x, y), ring in zip(land.dragons, land.outlines, strict=True):
        assert is_inside((x, y), ring)
        for at in land.spaces:
            inside_x = abs(at[0] - x) < PLAQUE_WIDTH / 2 + 8
            assert not (inside_x and abs(at[1] - y) < PLAQUE_HEIGHT / 2 + 8)


# Rules and points


def test_fortifications_and_border_posts_open_rules_of_their_own() -> None:
    opened = []
    for option, piece, at in (
        ("border_disputes", PALACE, "Zhao/Wei"),
        ("border_disputes", PALACE, "Zhao 1"),
        ("fortifications", FORTIFICATION, "Zhao 1"),
    ):
        s = table(**{option: True})
        hold(s, A, RED, RED, ORANGE)
        do(s, ZHAO, piece)
        to_space = rule_of(look(s, **{option: True}))
        do(s, space(s, at))
        opened.append((to_space, rule_of(look(s, **{option: True}))))
    assert opened == [("CH-T5", "CH-D2"), ("CH-T5", "CH-T4"), ("CH-F1", "CH-T4")]


def test_an_emissary_paid_after_a_post_was_built_opens_its_own_rule() -> None:
    s = table(border_disputes=True)
    palace(s, B, "Wei 1", "Wei 2")
    s.space = space(s, "Zhao/Wei")  # where the last palace went
    hold(s, A, RED, RED, ORANGE)
    do(s, WEI, EMISSARY)
    assert s.asked[A] == Ask.PAYMENT
    assert rule_of(look(s, border_disputes=True)) == "CH-T4"


def test_a_space_with_a_tile_and_a_fortification_tells_both() -> None:
    at, seen = tile_on_a_fortification()
    words = seen.tell(label(seen.state, A, at))
    assert "Wei 3, with a green bonus tile, on the fortification (" in words


def test_whoever_goes_on_elsewhere_is_not_said_to_place_or_exchange() -> None:
    s = table(seats=2)
    s.asked[s.active] = Ask.ELSEWHERE
    assert "Ann places in another province too" in scene(look(s)).facts


def test_every_event_names_a_rule() -> None:
    known = {rule.id for section in rules("china", "de") for rule in section.rules}
    assert {event.spec.rule for event in GAME.events} <= known


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_the_sheet_tells_every_point(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        match = hasu.new("china", seats=seats, seed=seed, **options)
        chance = random.Random(seed)
        while match.outcome is None:
            (seat,) = match.to_move
            match.play(seat, chance.choice(match.choices(seat)))
        told = present(match, 0, "fr")["outcome"]
        sums = [sum(line["points"][seat] for line in told["sheet"]) for seat in range(seats)]
        assert sums == told["scores"]
        assert len({line["text"] for line in told["sheet"]}) == len(told["sheet"])
