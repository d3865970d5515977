"""Rice Wars on the page: what is drawn, what a click means, what stays secret."""

from __future__ import annotations

import re

import pytest

from hasu.engine.boards import parse_board
from hasu.engine.choices import Choices
from hasu.engine.play import settle
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES, text
from hasu.games.rice_wars import GAME
from hasu.games.rice_wars.board_file import field_boxes
from hasu.games.rice_wars.combat import YES
from hasu.games.rice_wars.fight import DECLINE, LAY
from hasu.games.rice_wars.filecheck import cell_name, cell_of
from hasu.games.rice_wars.geometry import land_of
from hasu.games.rice_wars.printed import BOARD, print_board
from hasu.games.rice_wars.recruiting import DONE, HIRE, KEEP_ASHIGARU
from hasu.games.rice_wars.scene import scene, sheet, targets
from hasu.games.rice_wars.state import NEUTRAL, Ask, Man, Phase, RiceWars
from hasu.games.rice_wars.table import board
from hasu.games.rice_wars.turns import ATTACK, CARD, CHALLENGE, PLACE, SERVICE
from hasu.scene.look import OPEN, Look
from hasu.scene.model import Area, Piece, Scene
from hasu.scene.present import look_of
from tests.games.rice_wars.desk import (
    arm,
    ask,
    at,
    card,
    choices,
    desk,
    do,
    field,
    hold,
    only,
    play,
    purse,
    put,
    ready,
    serve,
)
from tests.support import play_out, setups

NAMES = ("Anna", "Bo", "Cleo", "Dora", "Emil")


def look(s: RiceWars, seat: int, language: str = "en") -> Look:
    """A position as a seat sees it."""
    hands = () if seat == ONLOOKER else (seat,)
    texts = text(GAME.folder, language)
    return Look(s.seen_by(seat), seat, NAMES[: s.seats], texts, hands)


def pieces(seen: Look) -> dict[str, Piece]:
    return {piece.id: piece for area in scene(seen).areas for piece in area.pieces}


def area(shown: Scene, id_: str) -> Area | None:
    return next((found for found in shown.areas if found.id == id_), None)


def clicked(s: RiceWars, seat: int, id_: str) -> int:
    """The one choice that a click on this thing leaves, at the next decision."""
    settle(s, Choices())
    seen = look(s, seat)
    found = [choice for choice in choices(s, seat) if any(id_ in p for p in targets(seen, choice))]
    assert len(found) == 1, (id_, found)
    return found[0]


# Clicks


def test_an_action_begins_with_the_man_the_card_or_the_advisor() -> None:
    s = desk()
    put(s, 0, "d2")
    put(s, 1, "h4")
    ready(s, 0, 2)
    arm(s, 0, ashigaru=1, ronin=1)
    hold(s, 0, "Shuukaku", "Shuukaku")
    serve(s, 0, "Shounin")
    assert clicked(s, 0, "ready:0:1") == PLACE
    assert clicked(s, 0, "ashigaru:0:0") == clicked(s, 0, "war:0") == ATTACK
    assert clicked(s, 0, "ronin:0:0") == CHALLENGE
    assert clicked(s, 0, "advisor:0") == clicked(s, 0, "service:0:0") == SERVICE
    kind = card(s, "Shuukaku")
    assert clicked(s, 0, f"card:0:{kind}:0") == clicked(s, 0, f"card:0:{kind}:1") == CARD + kind


def test_recruiting_clicks_free_places_and_unpaid_men() -> None:
    s = desk()
    arm(s, 0, ashigaru=2)
    purse(s, 0, 9)
    s.phase = Phase.RECRUITING
    s.asked[0] = Ask.RECRUIT
    s.due_ashigaru = 1
    assert clicked(s, 0, "hire:0:peasant") == HIRE + Man.PEASANT
    assert clicked(s, 0, "hire:0:ashigaru") == HIRE + Man.ASHIGARU
    assert clicked(s, 0, "ashigaru:0:1") == KEEP_ASHIGARU
    assert targets(look(s, 0), DONE) == ()
    # The one that is paid is no target, and only the other bears a coin.
    assert not any("ashigaru:0:0" in part for c in choices(s, 0) for part in targets(look(s, 0), c))
    assert [id_ for id_ in pieces(look(s, 0)) if id_.startswith("owed")] == ["owed:0:1:1"]


def test_a_peasant_is_attacked_on_its_field_and_soldiers_are_sent_as_a_group() -> None:
    s = desk()
    put(s, 1, "h4", "h5")
    arm(s, 0, ashigaru=2, ronin=1)
    do(s, 0, ATTACK)
    target = field(s, "h4")
    assert clicked(s, 0, f"field:{target}") == clicked(s, 0, f"peasant:1:{target}") == target
    do(s, 0, target)
    plates = {
        id_: p.text for id_, p in pieces(look(s, 0)).items() if re.fullmatch(r"squad:\d", id_)
    }
    assert plates == {
        "squad:1": "3",
        "squad:2": "2",
        "squad:3": "5",
        "squad:4": "4",
        "squad:5": "7",
    }
    assert clicked(s, 0, "squad:5:2") == 5
    # Nobody else is shown what could be sent.
    assert not any(id_.startswith("squad") for id_ in pieces(look(s, 1)))


def test_a_rival_is_clicked_on_the_panel_or_the_daimyo_card() -> None:
    s = desk()
    arm(s, 0, ronin=1)
    do(s, 0, CHALLENGE)
    assert clicked(s, 0, "panel:2") == clicked(s, 0, "camp:2") == 2


def test_every_bid_is_an_amount() -> None:
    s = desk()
    purse(s, 0, 3)
    serve(s, 0, "Isha", services=0)
    s.phase, s.bidding[0], s.asked[0] = Phase.BIDS, 1, Ask.BID
    assert {targets(look(s, 0), bid) for bid in choices(s, 0)} == {(("#amount",),)}


# The fight


def fight() -> RiceWars:
    """Seat 0 attacks h4 of seat 1 with one ashigaru of two; both hold cards and soldiers."""
    s = desk()
    put(s, 1, "h4", "h5")
    arm(s, 0, ashigaru=2)
    arm(s, 1, ashigaru=1)
    hold(s, 0, "Ikki", "Ikki")
    hold(s, 1, "Kyuujo", "Idou")
    purse(s, 1, 5)
    do(s, 0, ATTACK)
    do(s, 0, field(s, "h4"))
    do(s, 0, 2)
    assert ask(s) == (1, Ask.DEFENDERS)
    return s


def test_a_fight_shows_the_strength_of_a_side_only_when_it_has_one() -> None:
    s = fight()
    assert scene(look(s, 2)).facts[-1] == "Combat for h4: Anna against Bo"
    seen = pieces(look(s, 2))
    assert (seen["strength:0"].text, seen["strength:1"].text) == ("2", "–")
    assert "asked:1" in seen
    assert "strife" in seen
    do(s, 1, 0)
    assert ask(s) == (0, Ask.SUPPORT)
    seen = pieces(look(s, 2))
    assert (seen["strength:0"].text, seen["strength:1"].text) == ("2", "1")
    assert seen["strength:0"].symbol == "shield-ahead"
    assert "asked:0" in seen


def test_a_card_face_down_is_a_back_for_all_but_its_owner_until_it_is_revealed() -> None:
    s = fight()
    do(s, 1, 0)
    ikki, kyuujo = card(s, "Ikki"), card(s, "Kyuujo")
    do(s, 0, LAY + ikki)
    assert pieces(look(s, 0))[f"card:0:{ikki}:1"].symbol == f"card-{ikki}"
    for other in (1, 2, ONLOOKER):
        seen = pieces(look(s, other))
        assert seen["down:0:0"].symbol == "back"
        assert f"card-{ikki}" not in {piece.symbol for piece in seen.values()}
    do(s, 1, LAY + kyuujo)
    do(s, 0, DECLINE)
    do(s, 1, DECLINE)
    assert ask(s) == (1, Ask.PAY)
    seen = pieces(look(s, 2))
    assert seen[f"shown:0:{ikki}:0"].symbol == f"card-{ikki}"
    assert clicked(s, 1, f"shown:1:{kyuujo}:0") == 1


def test_a_spy_sees_faces_and_the_others_backs() -> None:
    s = desk()
    hold(s, 0, "Ninja")
    hold(s, 1, "Ikki", "Idou")
    hold(s, 2, "Boshuu")
    purse(s, 0, 3)
    purse(s, 1, 1)
    play(s, 0, "Ninja")
    do(s, 0, 1)
    assert ask(s) == (1, Ask.RESPOND)
    aimed = area(scene(look(s, 2)), "aim")
    assert aimed is not None
    assert [piece.symbol for piece in aimed.pieces] == [f"card-{card(s, 'Ninja')}"]
    do(s, 1, 0)
    assert ask(s) == (0, Ask.DISCARD_OF)
    seen = {piece.symbol: id_ for id_, piece in pieces(look(s, 0)).items()}
    assert clicked(s, 0, seen[f"card-{card(s, 'Idou')}"]) == card(s, "Idou")
    aimed = area(scene(look(s, 2)), "aim")
    assert aimed is not None
    assert [piece.symbol for piece in aimed.pieces] == ["back", "back"]
    # What was seen stays known to the spy alone.
    do(s, 0, card(s, "Idou"))
    assert "You know of: Ikki" in scene(look(s, 0)).panels[1].notes
    assert not any("Ikki" in note for note in scene(look(s, 2)).panels[1].notes)


def test_the_winner_of_a_combat_is_offered_the_empty_field() -> None:
    s = fight()
    ready(s, 0, 1)
    put(s, 0, "g4")
    do(s, 1, 0)
    do(s, 0, DECLINE)
    do(s, 1, DECLINE)
    assert ask(s) == (0, Ask.OCCUPY)
    assert clicked(s, 0, f"field:{field(s, 'h4')}") == YES


def test_an_old_fight_leaves_no_trace_in_a_refused_duel() -> None:
    s = desk()
    put(s, 1, "h4", "h5", "h6")
    arm(s, 0, ronin=1)
    s.strength = [7, 3]
    do(s, 0, CHALLENGE)
    do(s, 0, 1)
    assert ask(s) == (1, Ask.ACCEPT)
    assert {pieces(look(s, 2))[f"strength:{side}"].text for side in range(2)} == {"–"}
    do(s, 1, 0)
    assert ask(s) == (1, Ask.YIELD)
    assert {pieces(look(s, 2))[f"strength:{side}"].text for side in range(2)} == {"–"}


# Secrets and marks


def test_money_and_hands_of_others_are_not_drawn() -> None:
    s = desk()
    purse(s, 0, 4)
    purse(s, 1, 17)
    hold(s, 1, "Ikki")
    seen = pieces(look(s, 0))
    assert seen["purse:0"].text.strip() == "4"
    assert seen["purse:1"].text.strip() == "?"
    assert [a.id for a in scene(look(s, 0)).areas if a.role == "hand"] == ["hand:0"]
    figures = {figure.name: figure.value for figure in scene(look(s, 0)).panels[1].figures}
    assert figures["Ryo"] == "?"
    assert figures["Cards"] == 1


def test_a_bid_is_shown_to_its_owner_alone() -> None:
    s = desk()
    serve(s, 0, "Isha", services=0)
    s.phase = Phase.BIDS
    s.bidding[0] = s.bidding[1] = 1
    s.bid[0] = 3
    s.asked[1] = Ask.BID
    for eyes, shown in ((0, "3"), (1, "?"), (ONLOOKER, "?")):
        seen = Look(s.seen_by(eyes), eyes, NAMES[:3], text(GAME.folder, "en"), ())
        assert pieces(seen)["bid:0"].text.strip() == shown
        assert pieces(seen)["bid:1"].text.strip() == "?"


def test_cut_off_peasants_look_and_are_named_otherwise() -> None:
    s = desk()
    put(s, 0, "d2", "e5")
    seen = pieces(look(s, 1))
    d2, e5 = field(s, "d2"), field(s, "e5")
    assert seen[f"claim:{d2}"].symbol == "held-0-1x1"
    assert seen[f"claim:{e5}"].symbol == "lone-0-1x1"
    assert "cut off" in seen[f"peasant:0:{e5}"].name
    assert "cut off" not in seen[f"peasant:0:{d2}"].name


def test_exhausted_men_lie_and_unused_markers_of_others_stay() -> None:
    s = desk()
    arm(s, 0, ashigaru=2)
    s.ashigaru[0], s.tired_ashigaru[0] = 1, 1
    s.passes[0] = 1
    seen = pieces(look(s, 0))
    assert [seen[f"ashigaru:0:{i}"].faded for i in range(2)] == [False, True]
    assert [seen[f"pass:0:{i}"].faded for i in range(2)] == [False, True]
    assert [seen[f"pass:1:{i}"].faded for i in range(2)] == [False, False]


def test_the_neighbour_has_a_daimyo_card_and_a_colour_of_its_own() -> None:
    s = desk(2)
    put(s, NEUTRAL, "d8")
    s.group = 6
    seen = pieces(look(s, 0))
    assert seen["aside"].text.strip() == "6"
    assert seen[f"peasant:{NEUTRAL}:{field(s, 'd8')}"].symbol == "peasant-5"
    assert seen[f"palace:{NEUTRAL}"].symbol == "palace-5"
    assert at(s, "d8") == NEUTRAL
    assert len(scene(look(s, 0)).panels) == 2


@pytest.mark.parametrize("waiting", [3, 5, 9])
def test_all_peasants_of_the_neighbour_are_seen_however_many_wait(waiting: int) -> None:
    s = desk(2)
    s.ready[NEUTRAL] = waiting
    seen = pieces(look(s, 0))
    row = [seen[f"ready:{NEUTRAL}:{i}"] for i in range(waiting)]
    assert len({piece.x for piece in row}) == waiting
    assert max(piece.x for piece in row) < seen["aside"].x


# The map


@pytest.mark.parametrize("side", ["basic", "epic"])
def test_fields_lie_where_the_board_says(side: str) -> None:
    land = land_of(desk(3, side))
    boxes = field_boxes(parse_board(BOARD.source(side), "hasu.games.rice_wars.printed"))
    assert list(land.fields) == boxes


def test_fields_of_an_own_board_are_as_large_as_it_says() -> None:
    """The state keeps neighbours, not sizes."""
    data = parse_board(BOARD.source("basic"), "hasu.games.rice_wars.printed")
    names = [name for name in data["fields"]["names"] if name not in ("d4", "f6", "f7", "g6", "g7")]
    data["fields"] |= {"names": names, "sizes": {"c4": [2, 1], "f5": [1, 3], "g5": [1, 3]}}
    s = desk()
    print_board(s, data)
    assert list(land_of(s).fields) == field_boxes(data)
    assert "held-0-1x3" in scene(look(s, ONLOOKER)).symbols


def test_a_board_of_nothing_but_large_fields_is_drawn() -> None:
    """To find sizes by trying would take for ever."""
    data = parse_board(BOARD.source("epic"), "hasu.games.rice_wars.printed")
    cells = [cell_of(name) for name in data["fields"]["names"]]
    names = [cell_name(3 * column, 3 * row) for column, row in cells if column < 8 and row < 8]
    sizes = {name: [3, 3] for name in names}
    data["fields"] |= {"names": names, "sizes": sizes, "sacred": names[0]}
    s = desk(3, "epic")
    print_board(s, data)
    assert list(land_of(s).fields) == field_boxes(data)


def test_fields_may_lie_beyond_the_palaces() -> None:
    s = desk()
    s.spaces = 6
    s.space_row[:6] = [0] * 6
    s.space_column[:6] = list(range(1, 7))
    assert board(s, ONLOOKER, NAMES[:3], text(GAME.folder, "en")).count("·") >= s.fields


def test_everything_stays_inside_its_area() -> None:
    for seats, side in ((2, "basic"), (4, "basic"), (3, "epic"), (5, "epic")):
        for found in scene(look(desk(seats, side), 0)).areas:
            for piece in found.pieces:
                assert 10 <= piece.x <= found.width - 10, piece
                assert 10 <= piece.y <= found.height - 10, piece


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_a_card_fit_it(language: str) -> None:
    s = desk()
    drawn = scene(look(s, 0, language)).symbols
    for symbol, room, smallest in (("card", 136, 15), ("advisor", 346, 17)):
        for name, markup in drawn.items():
            if re.fullmatch(rf"{symbol}-\d+", name):
                for size, words in re.findall(r'font-size="([\d.]+)"[^>]*>([^<]*)<', markup):
                    assert float(size) >= min(smallest, 14.5), (name, words)
                    assert len(words) * float(size) * 0.5 <= room, (name, words)


def test_a_card_says_all_of_itself_in_its_name() -> None:
    s = desk()
    hold(s, 0, "Baishuu")
    name = pieces(look(s, 0))[f"card:0:{card(s, 'Baishuu')}:0"].name
    assert name == (
        "Baishuu – action: take over a neighbouring peasant unless you are paid 2 ryo. "
        "Costs 3 ryo; +2 face down in a fight"
    )


# The end


@pytest.mark.parametrize("kind", [k for k in setups() if k.game is GAME], ids=str)
def test_the_sheet_adds_up_for_everybody(kind: object) -> None:
    for seed in range(2):
        match = play_out(kind.match(seed), seed)  # type: ignore[attr-defined]
        assert match.outcome is not None
        for eyes in (0, ONLOOKER, OPEN):
            lines = sheet(look_of(match, eyes, "en"), tuple(match.log))
            sums = [sum(line.points[seat] for line in lines) for seat in range(match.seats)]
            assert sums == list(match.outcome.scores)
            assert all(any(line.points) for line in lines)


def test_cards_turned_up_in_a_fight_lie_between_the_sides() -> None:
    s = desk(2)
    put(s, NEUTRAL, "d8", "e8")
    arm(s, 0, ashigaru=2)
    hold(s, 0, "Kyuujo")
    purse(s, 0, 5)
    only(s, "Ikki")
    do(s, 0, ATTACK)
    do(s, 0, field(s, "d8"))
    do(s, 0, 2)
    assert ask(s) == (0, Ask.SUPPORT)
    assert pieces(look(s, 0))["blind:1:0"].symbol == "back"
    do(s, 0, LAY + card(s, "Kyuujo"))
    assert ask(s) == (0, Ask.PAY)
    assert pieces(look(s, 1))[f"turned:{card(s, 'Ikki')}:0"].symbol == f"card-{card(s, 'Ikki')}"
