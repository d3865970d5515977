"""A scene as a file, and as the message that a page gets."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import hasu
from hasu.engine.state import ONLOOKER
from hasu.scene import picture as drawer
from hasu.scene import present
from hasu.scene.look import OPEN
from hasu.scene.model import Area, Panel, Piece, Scene
from hasu.scene.palette import NIGHT
from hasu.scene.picture import picture
from tests.support import play_out

SVG = "{http://www.w3.org/2000/svg}"


def texts(drawn: str) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(drawn).iter(f"{SVG}text")]


def test_a_picture_shows_areas_and_players() -> None:
    match = hasu.new("lotus", seats=3, seed=2, names=["Ann & Co", "Bo", "Cy"])
    said = texts(picture(match, 0))
    assert {"Iris · 3", "Wildflowers"} <= set(said)
    assert [line for line in said if line.startswith(("Ann & Co", "Bo", "Cy"))] == [
        "Ann & Co  0",
        "Bo  0",
        "Cy  0",
    ]


def test_eyes_night_and_language_change_a_picture() -> None:
    match = play_out(hasu.new("lotus", seats=2, seed=2), 2, stop=30)
    drawn = [
        picture(match, ONLOOKER),
        picture(match, 0),
        picture(match, 1),
        picture(match, OPEN),
        picture(match, 0, "de"),
        picture(match, 0, "en", NIGHT),
    ]
    assert len(set(drawn)) == len(drawn)
    heights = [float(ElementTree.fromstring(d).get("viewBox").split()[3]) for d in drawn[:4]]
    assert heights[0] < heights[1] == heights[2] < heights[3]  # no hand, a hand, two hands


def test_pieces_are_placed_turned_faded_and_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    symbols = {"stone": '<circle r="4" fill="var(--seat)" stroke="var(--on-seat)"/>'}
    pieces = (
        Piece("a", "stone", 10, 20, seat=1, text="7 < 8", turn=30, scale=2),
        Piece("b", "stone", 30, 40.5, seat=0, faded=True),
    )
    shown = Scene(
        (Area("board", "board", "Board", 100, 60, "", (), pieces),), (Panel(0, 3),), (), symbols
    )

    class Stones:
        @staticmethod
        def scene(look: object) -> Scene:
            return shown

    monkeypatch.setattr(drawer, "scene_module", lambda game: Stones)
    drawn = picture(hasu.new("lotus", seats=2, seed=1), ONLOOKER)
    assert 'transform="translate(10 20) rotate(30) scale(2)"' in drawn
    assert 'transform="translate(30 40.5) rotate(0) scale(1)" opacity="0.4"' in drawn
    assert '<circle r="4" fill="#2563a8" stroke="#ffffff"/>' in drawn
    assert "7 < 8" in texts(drawn)


def test_a_notebook_shows_what_an_onlooker_sees() -> None:
    match = play_out(hasu.new("lotus", seats=3, seed=4), 4, stop=25)
    assert match._repr_svg_() == picture(match, ONLOOKER)


def test_a_game_without_a_scene_has_buttons_and_pictures() -> None:
    match = hasu.new("bidding", seats=2, seed=1)
    told = present(match, 0)
    assert told["areas"] == []
    assert [panel["seat"] for panel in told["panels"]] == [0, 1]
    assert told["prompt"]["choices"]
    assert told["prompt"]["rule"] == ""
    assert "Player 1  0" in texts(picture(match, ONLOOKER))


def test_drawings_are_told_by_key_and_only_once() -> None:
    match = hasu.new("lotus", seats=2, seed=1)
    told, again = present(match, 0), present(match, 1)
    board, other = told["areas"][0], again["areas"][0]
    assert board["ground"] == other["ground"]
    assert told["drawings"][board["ground"]] == again["drawings"][other["ground"]]
    assert told["symbols"] in told["drawings"]


def test_a_viewer_gets_only_new_lines_of_the_log() -> None:
    match = play_out(hasu.new("lotus", seats=2, seed=1), 1, stop=10)
    whole = present(match, 0)["log"]
    assert len(whole["lines"]) == len(match.log)
    later = present(match, 0, log_from=5)["log"]
    assert later == {"from": 5, "lines": whole["lines"][5:]}
    assert present(match, 0, log_from=999)["log"] == {"from": len(match.log), "lines": []}


def test_private_news_are_told_to_their_seat_and_to_open_eyes() -> None:
    match = play_out(hasu.new("lotus", seats=2, seed=1), 1, stop=30)
    number = next(i for i, happening in enumerate(match.log) if happening.kind.key == "drew")
    seat = match.log[number].named["seat"]
    lines = {
        eyes: present(match, eyes)["log"]["lines"][number]["text"]
        for eyes in (0, 1, ONLOOKER, OPEN)
    }
    assert lines[seat] == lines[OPEN]
    assert lines[1 - seat] == lines[ONLOOKER]
    assert lines[1 - seat].endswith("draws a card.")
    assert lines[seat] != lines[1 - seat]


def test_whoever_is_asked_is_asked_and_others_are_not() -> None:
    match = hasu.new("lotus", seats=2, seed=1, first=1)
    assert present(match, 0)["prompt"] is None
    prompt = present(match, 1)["prompt"]
    assert (prompt["seat"], prompt["at"], prompt["ask"], prompt["rule"]) == (
        1,
        0,
        "action",
        "LO-T1",
    )
    assert present(match, ONLOOKER)["prompt"] is None
    assert present(match, OPEN)["prompt"] is None
    assert [c["choice"] for c in prompt["choices"]] == list(match.view(1).choices)
