"""White Lotus on the page: clicks reach the right choice, and nothing hidden is drawn."""

from __future__ import annotations

import random

import pytest

import hasu
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES, text
from hasu.games.white_lotus.board import names_on
from hasu.games.white_lotus.chart import CHRONICLE, HEIGHT, MARGIN, _free_box, chart
from hasu.games.white_lotus.claims import KEEP
from hasu.games.white_lotus.glyphs import symbols
from hasu.games.white_lotus.placing import DRAW, ENOUGH
from hasu.games.white_lotus.provinces import holds
from hasu.games.white_lotus.rebellion import LEAD
from hasu.games.white_lotus.room import Box, name_box
from hasu.games.white_lotus.scene import scene, targets
from hasu.games.white_lotus.state import PROVINCES, Ask, Phase, Side, WhiteLotus
from hasu.games.white_lotus.text_board import board
from hasu.scene import present
from hasu.scene.look import AMOUNT, OPEN, Look
from hasu.scene.model import Piece, Scene
from tests.games.white_lotus.table import (
    PALACE,
    RICE_FIELD,
    TEMPLE,
    at,
    do,
    everyone_plays,
    fight,
    fund,
    go,
    mark,
    neutral,
    options,
    own,
    table,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def look(s: WhiteLotus, seat: int, language: str = "en") -> Look:
    hands = () if seat == ONLOOKER else (seat,)
    words = text("hasu.games.white_lotus", language)
    return Look(s.seen_by(seat), seat, NAMES[: s.seats], words, hands)


def shown(s: WhiteLotus, seat: int) -> Scene:
    return scene(look(s, seat))


def pieces(drawn: Scene) -> dict[str, Piece]:
    return {piece.id: piece for area in drawn.areas for piece in area.pieces}


def piece(drawn: Scene, id_: str) -> Piece:
    return pieces(drawn)[id_]


def symbol(drawn: Scene, id_: str) -> str:
    return piece(drawn, id_).symbol


def letters(drawn: Scene, id_: str) -> str:
    return piece(drawn, id_).text


# The board


def test_a_claim_is_a_click_on_its_province() -> None:
    s = table(seats=3)
    own(s, 0, "Dadu", building=RICE_FIELD)
    neutral(s, "Datong", "Henan")
    s.round = 3
    assert go(s) == 0
    eyes = look(s, 0)
    assert {targets(eyes, choice) for choice in options(s, 0)} == {
        ((f"province:{at(s, 'Datong')}",),),
        ((f"province:{at(s, 'Henan')}",),),
        (),
    }
    assert targets(eyes, KEEP) == ()


def test_markers_stand_beside_the_tile_and_apart_even_for_six() -> None:
    s = table(seats=6)
    neutral(s, "Jinan")
    mark(s, "Jinan", *range(6))
    drawn = shown(s, 0)
    province = at(s, "Jinan")
    markers = [piece(drawn, f"marker:{seat}:{province}") for seat in range(6)]
    tile = piece(drawn, f"tile:{province}")
    spots = [(marker.x, marker.y, 14 * marker.scale) for marker in markers]
    for index, (x, y, radius) in enumerate(spots):
        assert abs(x - tile.x) >= 19 + radius - 4
        for other_x, other_y, other in spots[:index]:
            assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 >= radius + other - 1
    spot = next(spot for spot in drawn.areas[0].spots if spot.id == f"province:{province}")
    assert spot.name == "Jinan: village, neutral; markers: Ada, Ben, Cleo, Dan, Eve, Finn"


def test_owners_are_seen_by_colour_seal_and_name() -> None:
    s = table(seats=4)
    own(s, 2, "Fuzhou", building=TEMPLE)
    drawn = shown(s, 0)
    province = at(s, "Fuzhou")
    assert symbol(drawn, f"tile:{province}") == "chip-2-2"
    assert piece(drawn, f"land:{province}").seat == 2
    assert symbol(drawn, f"mark:{province}") == "dragon"
    names = {spot.id: spot.name for spot in drawn.areas[0].spots}
    assert names[f"province:{province}"] == "Fuzhou: temple, Cleo, dragon"
    assert names[f"province:{at(s, 'Dadu')}"] == "Dadu: empty"


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_board_shows_the_provinces_in_use_and_no_others(seats: int) -> None:
    s = table(seats=seats)
    drawn = shown(s, 0)
    there = {spot.id for spot in drawn.areas[0].spots}
    assert there == {f"province:{p}" for p in range(PROVINCES) if holds(s.used, p)}
    assert len(there) == (39 if seats == 6 else 31)


@pytest.mark.parametrize("seats", [5, 6])
def test_every_tile_lies_inside_its_own_province(seats: int) -> None:
    s = table(seats=seats)
    c = chart(s.board, s.used)
    for province in range(PROVINCES):
        if holds(s.used, province):
            inside = [p for p in range(PROVINCES) if _within(c.outlines[p], *c.tiles[province])]
            assert inside == [province]


@pytest.mark.parametrize("seats", [5, 6])
def test_names_stand_apart_and_off_every_tile(seats: int) -> None:
    s = table(seats=seats)
    c = chart(s.board, s.used)
    words = names_on(s)
    boxes = {p: _moved(name_box(words[p]), at) for p, at in c.names.items()}
    tiles = {p: _moved((-19, -19, 19, 19), at) for p, at in c.tiles.items()}
    box = _moved((0, 0, *CHRONICLE), c.chronicle)
    for one, name in boxes.items():
        assert not _meet(name, box)
        assert [p for p, tile in tiles.items() if _meet(name, tile)] == []
        assert [p for p, other in boxes.items() if p != one and _meet(name, other)] == []


def _moved(box: Box, at: tuple[float, float]) -> Box:
    return box[0] + at[0], box[1] + at[1], box[2] + at[0], box[3] + at[1]


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _within(outline: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    crossed = 0
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossed += 1
    return crossed % 2 == 1


def test_the_chronicle_lies_free_of_land_or_the_board_grows() -> None:
    s = table(seats=6)
    c = chart(s.board, s.used)
    x, y = c.chronicle
    for province in range(PROVINCES):
        for px, py in c.outlines[province]:
            assert not (x < px < x + CHRONICLE[0] and y < py < y + CHRONICLE[1])
    everywhere = [[(x, y) for x in range(0, 900, 20) for y in range(0, HEIGHT, 20)]]
    box, width = _free_box(everywhere, 900)
    assert box[0] == 900
    assert width == 900 + CHRONICLE[0] + MARGIN


def test_symbols_are_few_enough_to_send() -> None:
    s = table(seats=6)
    assert sum(map(len, symbols(s.board, s.used).values())) < 60_000


# Conflicts


def test_a_rival_is_chosen_by_disc_marker_or_panel() -> None:
    s = table(seats=4)
    fund(s, influence=8)
    fight(s, "Henan", 0, 1, 3)
    assert s.asked[0] == Ask.TARGET
    assert {targets(look(s, 0), choice) for choice in options(s, 0)} == {
        ((f"claimant:{other}", f"marker:{other}:{at(s, 'Henan')}", f"panel:{other}"),)
        for other in (1, 3)
    }
    assert symbol(shown(s, 2), "fought") == "enso"


def test_what_is_played_lies_face_down_for_everyone_else() -> None:
    s = table(seats=4)
    fund(s, influence=8)
    fight(s, "Henan", 0, 1, 3)
    do(s, 0, 3)
    assert targets(look(s, 0), 5) == AMOUNT
    do(s, 0, 5)
    mine = shown(s, 0)
    assert (symbol(mine, "played:0"), letters(mine, "played:0")) == ("card", "5")
    assert symbol(mine, "aim:0") == "disc-3"
    for eyes in (1, 2, ONLOOKER):
        theirs = shown(s, eyes)
        assert (symbol(theirs, "played:0"), letters(theirs, "played:0")) == ("back", "")
        assert "aim:0" not in pieces(theirs)
    assert symbol(mine, "played:1") == "back"
    assert piece(mine, "played:1").faded


def test_whoever_is_ready_is_shown_so_to_all_before_anything_is_revealed() -> None:
    """In a match sealed choices wait beside the state; who is ready is no secret."""
    match = hasu.new("white-lotus", seats=4, seed=6)
    shows = {"played": 0, "force": 0}
    while min(shows.values()) < 10:
        drafting = match.ready and len(match.to_move) and match.is_sealed(min(match.to_move))
        for eyes in (min(match.to_move), ONLOOKER) if drafting else ():
            cards = {
                (kind, seat): each
                for area in present(match, eyes)["areas"]
                for each in area["pieces"]
                for kind, _, seat in [each["id"].partition(":")]
                if kind in shows and each["symbol"] == "back"
            }
            for (kind, seat), card in cards.items():
                ready = int(seat) in match.ready
                shows[kind] += ready
                assert card["name"] == ("Chosen, face down" if ready else "Not chosen yet")
                assert card.get("faded", False) is not ready
        seat = min(match.to_move)
        match.play(seat, match.choices(seat)[-1])
        if match.outcome is not None:
            match = hasu.new("white-lotus", seats=4, seed=match.step)


def test_a_tie_lies_open_with_what_is_against_each() -> None:
    s = table(seats=3)
    fund(s, influence=8)
    fight(s, "Henan", 1, 2)
    everyone_plays(s, {1: 4, 2: 4})
    assert s.asked[0] == Ask.EXPEL
    drawn = shown(s, 0)
    assert [letters(drawn, f"played:{seat}") for seat in (1, 2)] == ["4", "4"]
    assert [letters(drawn, f"against:{seat}") for seat in (1, 2)] == ["4", "4"]
    assert targets(look(s, 0), 2)[0][0] == "claimant:2"
    assert any("Henan" in fact for fact in drawn.facts)


def test_the_text_board_marks_a_province_only_while_it_is_fought_over() -> None:
    s = table(seats=3)
    fund(s, influence=8)
    fight(s, "Henan", 1, 2)
    words = text("hasu.games.white_lotus", "en")
    assert board(s, 0, NAMES[:3], words).count("⚔") == 1
    s.phase = Phase.CONTROL  # settled: the emperor names the next province
    assert "⚔" not in board(s, 0, NAMES[:3], words)


def test_no_conflict_no_area() -> None:
    s = table(seats=3)
    neutral(s, "Henan", "Jinan", "Dadu", "Datong")
    go(s)
    assert [each.id for each in shown(s, 0).areas] == ["board", "hand:0"]
    assert [each.id for each in shown(s, ONLOOKER).areas] == ["board"]


def test_points_of_others_are_shown_between_bounds() -> None:
    s = table(seats=3)
    fund(s, influence=9, combat=2)
    s.least[1], s.most[1], s.wealth[1] = 5, 9, 13
    panels = shown(s, 0).panels
    told = [{figure.name: figure.value for figure in panel.figures} for panel in panels]
    assert (told[0]["Influence"], told[0]["Combat"]) == ("9", "2")
    assert (told[1]["Influence"], told[1]["Combat"]) == ("5–9", "2–4")


# Rebellions


def rebellion(edition: str = "de") -> WhiteLotus:
    """Seat 0 is emperor with a palace, seat 1 is about to lead with two villages."""
    s = table(seats=4, edition=edition)
    own(s, 0, "Dadu", building=PALACE)
    own(s, 0, "Yidu", building=RICE_FIELD)
    own(s, 1, "Henan", "Jinan")
    own(s, 2, "Datong")
    fund(s, combat=5)
    go(s, Phase.UPRISING)
    return s


def test_who_could_lead_is_shown_and_who_is_asked() -> None:
    s = rebellion()
    assert s.asked[1] == Ask.LEAD
    drawn = shown(s, 3)
    assert [letters(drawn, f"raised-sum:{seat}") for seat in (1, 2)] == ["2", "1"]
    assert "raised:3" not in pieces(drawn)
    assert piece(drawn, "called").x == piece(drawn, "fighter:1").x


def test_a_side_is_a_place_and_only_its_owner_sees_it_chosen() -> None:
    s = rebellion()
    do(s, 1, LEAD)
    assert targets(look(s, 2), Side.REBELS) == (("side:1",),)
    before = piece(shown(s, 3), "fighter:2")
    do(s, 2, Side.REBELS)
    mine, theirs = piece(shown(s, 2), "fighter:2"), piece(shown(s, 3), "fighter:2")
    leader = piece(shown(s, 2), "fighter:1")
    assert theirs == before
    assert mine.y == leader.y != theirs.y
    do(s, 2, 4)
    assert letters(shown(s, 2), "force:2") == "4"
    assert (symbol(shown(s, 3), "force:2"), letters(shown(s, 3), "force:2")) == ("back", "")


def test_a_battle_is_added_up_and_the_winners_framed() -> None:
    s = rebellion()
    do(s, 1, LEAD)
    everyone_plays(s, {0: 1, 1: 3, 2: (Side.REBELS, 2), 3: (Side.EMPEROR, 0)})
    drawn = shown(s, 3)
    assert [letters(drawn, f"sum:{side}") for side in (0, 1)] == ["1 + 2 = 3", "5 + 2 = 7"]
    sums = [piece(drawn, f"sum:{side}").y for side in (0, 1)]
    assert sums[0] < sums[1] < piece(drawn, "won").y
    assert targets(look(s, 1), at(s, "Dadu")) == ((f"province:{at(s, 'Dadu')}",),)


def test_french_sides_are_open_before_points_are_chosen() -> None:
    s = rebellion("fr")
    do(s, 1, LEAD)
    asked = {2, 3}  # the leaders' sides are known, and no points are chosen yet
    cards = {f"force:{seat}" for seat in range(4)} & set(pieces(shown(s, ONLOOKER)))
    assert cards == {f"force:{seat}" for seat in asked}
    everyone_plays(s, {2: Side.REBELS, 3: Side.EMPEROR})
    assert s.asked[2] == Ask.COMMIT
    drawn = shown(s, ONLOOKER)
    assert {f"force:{seat}" for seat in range(4)} <= set(pieces(drawn))
    emperor, leader, rebel, loyal = (piece(drawn, f"fighter:{seat}").y for seat in range(4))
    assert emperor == loyal < leader == rebel


# New tiles


def test_the_drawn_tile_lies_by_the_bag_and_another_is_drawn_from_it() -> None:
    s = table(seats=3)
    own(s, 0, "Dadu", building=TEMPLE)
    go(s, Phase.PLACING)
    assert s.asked[0] == Ask.PLACE
    assert symbol(shown(s, 1), "drawn") == "tile-0"
    assert letters(shown(s, 1), "bag") == "9"
    for seat in range(3):
        do(s, seat, options(s, seat)[0])
    assert s.asked[0] == Ask.MORE
    assert targets(look(s, 0), DRAW) == (("bag",),)
    assert targets(look(s, 0), ENOUGH) == ()


# Councils


def test_an_offer_is_shown_to_all_and_answered_by_buttons() -> None:
    s = table(seats=3, negotiation=True)
    fund(s, influence=9, combat=4)
    neutral(s, "Henan")
    s.after = Phase.CLAIMS
    s.offers_left[:3] = [2, 2, 2]
    go(s, Phase.COUNCIL)
    assert targets(look(s, 0), 2) == (("councillor:1", "panel:1"),)
    assert targets(look(s, 0), 0) == ()
    everyone_plays(s, {0: 2, 1: 0, 2: 2})
    assert s.asked[0] == Ask.GIVE_INFLUENCE
    assert targets(look(s, 0), 3) == AMOUNT
    for amount in (3, 0, 0, 1):
        do(s, 0, amount)
    assert s.asked[1] == Ask.ANSWER
    drawn = shown(s, ONLOOKER)
    assert [letters(drawn, f"given-sum:{kind}") for kind in (0, 1)] == ["3", "0"]
    assert [letters(drawn, f"wanted-sum:{kind}") for kind in (0, 1)] == ["0", "1"]
    assert piece(drawn, "given:0").name == "Ada gives 3 influence points"
    assert "Ada makes Ben an offer" in drawn.facts
    assert symbol(drawn, "next-other:2") == "disc-1"
    assert [targets(look(s, 1), choice) for choice in options(s, 1)] == [(), ()]


# The end


@pytest.mark.parametrize(
    ("seats", "edition", "negotiation"),
    [(3, "de", False), (4, "fr", True), (5, "fr", False), (6, "de", False)],
)
def test_the_sheet_tells_every_point(seats: int, edition: str, negotiation: bool) -> None:
    for seed in range(3):
        match = hasu.new(
            "white-lotus", seats=seats, seed=seed, edition=edition, negotiation=negotiation
        )
        chance = random.Random(seed)
        while match.outcome is None:
            seat = min(match.to_move)
            choices = match.choices(seat)
            match.play(seat, choices[0] if negotiation else chance.choice(choices))
        for eyes, language in zip((0, ONLOOKER, OPEN), LANGUAGES, strict=True):
            sheet = present(match, eyes, language)["outcome"]["sheet"]
            sums = [sum(entry["points"][seat] for entry in sheet) for seat in range(seats)]
            assert sums == list(match.outcome.scores)
            assert len({entry["text"] for entry in sheet}) == len(sheet)


def test_open_eyes_see_every_treasury() -> None:
    match = hasu.new("white-lotus", seats=4, seed=1)
    areas = present(match, OPEN)["areas"]
    hands = [each for each in areas if each["role"] == "hand"]
    assert [each["title"] for each in hands] == list(match.names)
    for each in hands:
        texts = {p["id"]: p.get("text") for p in each["pieces"]}
        seat = each["id"].removeprefix("hand:")
        assert (texts[f"influence-sum:{seat}"], texts[f"combat-sum:{seat}"]) == ("12", "3")
