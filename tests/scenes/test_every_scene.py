"""What every game's scene promises, whatever it draws; a new scene is covered by being there."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import hasu
from hasu.engine.game import Game, games
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES, text
from hasu.scene import palette, present
from hasu.scene.look import Look
from hasu.scene.picture import picture
from hasu.scene.present import scene_module
from hasu.scene.rules import Rule, rules
from tests.scenes.moments import Moment, played, telling
from tests.support import Setup, play_out, setups

ROOT = Path(__file__).resolve().parent.parent.parent
SHIPPED = [game for game in games().values() if game.folder.startswith("hasu.games.")]
EVERY_SETUP = pytest.mark.parametrize(
    "kind", [kind for kind in setups() if kind.game in SHIPPED], ids=str
)
EVERY_GAME = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)


@EVERY_GAME
def test_shipped_games_have_a_scene(game: Game) -> None:
    assert find_spec(f"{game.folder}.scene"), f"{game.name} is drawn plainly, without a scene.py"


# Drawing


@EVERY_SETUP
def test_ids_are_unique_over_all_areas(kind: Setup) -> None:
    for moment in played(kind).moments:
        often = Counter(thing["id"] for thing in moment.everything())
        assert [id_ for id_, times in often.items() if times > 1] == []


@EVERY_SETUP
def test_pieces_have_symbols_seats_and_a_place_in_their_area(kind: Setup) -> None:
    for moment in played(kind).moments:
        told = moment.told
        known = names_of_symbols(told["drawings"][told["symbols"]])
        for area in told["areas"]:
            assert area["role"] in ("board", "table", "hand")
            assert area["title"]
            for piece in area["pieces"]:
                assert piece["symbol"] in known, piece
                assert -1 <= piece.get("seat", -1) < kind.seats, piece
                assert 0 <= piece["x"] <= area["width"], piece
                assert 0 <= piece["y"] <= area["height"], piece


@EVERY_SETUP
def test_every_drawing_is_well_formed_and_uses_colours_of_the_house(kind: Setup) -> None:
    for moment in played(kind).moments:
        told = moment.told
        for markup in told["drawings"].values():
            check_drawing(markup)
        keys = [area["ground"] for area in told["areas"]]
        keys += [spot["shape"] for area in told["areas"] for spot in area["spots"]]
        assert {key for key in keys if key} <= set(told["drawings"])


@cache
def names_of_symbols(sheet: str) -> frozenset[str]:
    return frozenset(re.findall(r'<g id="s-([^"]+)"', sheet))


@cache
def check_drawing(markup: str) -> None:
    ElementTree.fromstring(f"<svg>{markup}</svg>")
    named = set(re.findall(r"var\(--([a-z0-9-]+)\)", markup))
    assert named <= {*palette.DAY, "seat", "on-seat"}
    assert "xlink:" not in markup
    assert "<script" not in markup


@EVERY_SETUP
def test_a_scene_is_json_and_tells_every_seat(kind: Setup) -> None:
    for moment in played(kind).moments:
        assert json.loads(json.dumps(moment.told)) == moment.told
        panels = moment.told["panels"]
        assert [panel["seat"] for panel in panels] == list(range(kind.seats))
        assert all(figure["name"] for panel in panels for figure in panel["figures"])
        assert all(moment.told["facts"])
        assert [area["role"] for area in moment.told["areas"]].count("board") <= 1


# Clicking


@EVERY_SETUP
def test_what_is_to_be_clicked_is_there_and_has_a_name(kind: Setup) -> None:
    for moment in played(kind).moments:
        names = {
            thing["id"]: thing.get("name", thing.get("title")) for thing in moment.everything()
        }
        names |= {f"panel:{panel['seat']}": panel["name"] for panel in moment.told["panels"]}
        for choice in moment.choices:
            for part in choice["parts"]:
                assert part, f"{choice} has a part that nothing stands for"
                for id_ in part:
                    assert id_ == "#amount" or names.get(id_), f"{id_} of {choice}"


@EVERY_SETUP
def test_every_choice_can_be_told_apart_and_clicked(kind: Setup) -> None:
    for moment in played(kind).moments:
        texts = Counter((str(choice["parts"]), choice["text"]) for choice in moment.choices)
        assert [said for said, times in texts.items() if times > 1] == []
        for choice in moment.choices:
            assert clicked_through(choice, moment), choice


def clicked_through(choice: dict[str, Any], moment: Moment) -> bool:
    """Do clicks on one thing of each part lead to the choice, as the page counts them?"""
    clicks = [part[0] for part in choice["parts"] if "#amount" not in part]
    for number, click in enumerate(clicks):
        if click in clicks[:number]:  # a second click would take the first back
            parts = choice["parts"][number]
            clicks[number] = next((id_ for id_ in parts if id_ not in clicks[:number]), "")
    rest = still_open(choice, clicks)
    return rest in ([], [["#amount"]])


def still_open(choice: dict[str, Any], clicks: list[str]) -> list[list[str]] | None:
    """The parts that are still to be clicked; a click counts for the first that has it."""
    parts = list(choice["parts"])
    for click in clicks:
        found = next((part for part in parts if click in part), None)
        if found is None:
            return None
        parts.remove(found)
    return parts


@EVERY_SETUP
def test_amounts_are_whole_scales(kind: Setup) -> None:
    """The number control shows one scale: whatever else was clicked, numbers follow."""
    for moment in played(kind).moments:
        scales: dict[str, list[int]] = {}
        for choice in moment.choices:
            others = [part for part in choice["parts"] if part != ["#amount"]]
            if len(others) < len(choice["parts"]):
                scales.setdefault(str(others), []).append(choice["choice"])
        for values in scales.values():
            assert len(set(values)) == len(values)
            assert values == sorted(values)


# Words and rules


def entries(game: Game, language: str) -> dict[str, Rule]:
    return {rule.id: rule for part in rules(game.name, language) for rule in part.rules}


@EVERY_GAME
def test_rules_are_the_same_in_all_languages(game: Game) -> None:
    english = entries(game, "en")
    assert english
    for language in LANGUAGES:
        told = [rule for part in rules(game.name, language) for rule in part.rules]
        assert [(rule.id, rule.source) for rule in told] == [
            (rule.id, rule.source) for rule in english.values()
        ]
        assert all(rule.html for rule in told)
        assert all(part.title and (part.html or part.rules) for part in rules(game.name, language))
        words = set(" ".join(rule.source for rule in told).replace(",", " ").split())
        assert words <= {"book", "reported", "ruling", "house"}


@EVERY_GAME
def test_every_rule_that_a_test_names_can_be_read_and_the_other_way_round(game: Game) -> None:
    """The tests of a game name all its rules, so they are the list of what must be told."""
    told = set(entries(game, "en"))
    (prefix,) = {id_[:2] for id_ in told}
    named: set[str] = set()
    for path in (ROOT / "tests").glob("**/*.py"):
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(rf'"({prefix}-[0-9A-Za-z]+)"', marks))
    assert told == named


@EVERY_GAME
def test_every_decision_opens_the_rules_at_a_rule(game: Game) -> None:
    known = entries(game, "en")
    state = game.blank(game.seats[0], {})
    for ask in filter(None, game.asks):
        state.asked[0] = ask
        assert scene_module(game).rule_of(Look(state, 0, (), text(game.folder, "en"), ())) in known


@EVERY_SETUP
def test_every_question_of_a_game_opens_the_rules_at_a_rule(kind: Setup) -> None:
    asked = [prompt for moment in played(kind).moments if (prompt := moment.told["prompt"])]
    opened = {prompt["rule"] for prompt in asked if prompt.get("ask")}
    assert opened
    assert opened <= set(entries(kind.game, "en"))


@EVERY_GAME
def test_every_event_names_a_rule_that_can_be_read(game: Game) -> None:
    known = entries(game, "en")
    assert [e.name for e in game.events if e.spec.rule and e.spec.rule not in known] == []


# The end


@EVERY_SETUP
def test_the_score_sheet_adds_up_and_names_rules(kind: Setup) -> None:
    game = played(kind)
    outcome = game.match.outcome
    assert outcome is not None
    for moment in game.moments[-3:]:
        told = moment.told["outcome"]
        sheet = told["sheet"]
        assert told["scores"] == list(outcome.scores)
        sums = [sum(line["points"][seat] for line in sheet) for seat in range(kind.seats)]
        assert sums == told["scores"]
        known = entries(kind.game, "en")
        for line in sheet:
            assert line["text"]
            assert line["rule"] in known
            assert any(line["points"])


@EVERY_SETUP
def test_the_log_touches_what_can_be_shown(kind: Setup) -> None:
    for moment in played(kind).moments[-3:]:
        for line in moment.told["log"]["lines"]:
            assert line["text"]
            assert all(re.fullmatch(r"[a-z][\w:,.-]*", id_) for id_ in line["touches"]), line


@EVERY_GAME
def test_headlines_are_for_everybody_and_come_up_in_play(game: Game) -> None:
    events = import_module(f"{game.folder}.events").Event
    headlines = {event for event in events if event.spec.headline}
    assert not [event for event in headlines if event.spec.secretive]
    match = play_out(hasu.new(game.name, seed=3), 3)
    happened = [happening for happening in match.log if happening.kind in headlines]
    assert happened
    marked = [line for line in present(match, ONLOOKER)["log"]["lines"] if "headline" in line]
    assert [line["step"] for line in marked] == [happening.step for happening in happened]


# Secrets


@EVERY_SETUP
def test_a_scene_does_not_change_with_what_its_viewer_cannot_see(kind: Setup) -> None:
    for moment in played(kind).moments:
        assert json.dumps(moment.blurred) == json.dumps(moment.told), moment.eyes


@EVERY_SETUP
def test_a_sealed_choice_stays_sealed(kind: Setup) -> None:
    """Whatever somebody has sealed, the others see only that they are ready."""
    if not kind.game.sealed:
        return
    match = kind.match(7)
    tried = 0
    for seat in telling(match, 7, often=3):
        values = [choice.value for choice in match.choices(seat)]
        if not match.is_sealed(seat) or len(match.to_move) < 2 or match.can_withdraw(seat):
            continue
        others = [ONLOOKER, *(other for other in range(kind.seats) if other != seat)]
        seen = []
        for value in (values[0], values[-1]):
            match.play(seat, value)
            if seat in match.ready:
                seen.append([present(match, eyes, "en", len(match.log)) for eyes in others])
            match.withdraw(seat)
        assert seen[1:] in ([], seen[:1])
        tried += len(seen) == 2
        if tried >= 3:
            break


# Files


@EVERY_GAME
def test_pictures_are_whole(game: Game) -> None:
    kind = next(kind for kind in setups() if kind.game is game)
    match = played(kind).match
    for colours in (palette.DAY, palette.NIGHT):
        drawn = picture(match, 0, "fr", colours)
        ElementTree.fromstring(drawn)
        assert "var(--" not in drawn


def test_the_page_has_the_colours_of_the_house() -> None:
    page = ROOT / "src" / "hasu" / "web" / "palette.css"
    assert page.read_text(encoding="utf-8") == palette.css()
