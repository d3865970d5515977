"""Finished games again."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import hasu
from hasu.engine.record import record
from hasu.scene import present
from hasu.scene.look import OPEN
from hasu.server.replay import MOST, SPACING, Replay, Replays
from hasu.server.rows import PLAY, Action, Loaded, Person
from hasu.server.setup import from_record
from tests.server.support import Guest
from tests.support import play_out

Guests = Callable[[], Guest]


def replayed(game: str, seats: int, seed: int = 5) -> tuple[hasu.Match, Replay]:
    match = play_out(hasu.new(game, seats, seed), seed)
    head, chairs, made = from_record(record(match).to_json(), Person("ann", "Ann"))
    return match, Replay(Loaded(head, tuple(chairs), tuple(made), ()))


@pytest.mark.parametrize(
    ("game", "seats"), [("lotus", 3), ("china", 3), ("white-lotus", 3), ("rice-wars", 3)]
)
def test_any_step_is_as_it_was(game: str, seats: int) -> None:
    match, replay = replayed(game, seats)
    assert replay.steps == match.step
    whole = record(match)
    for step in (0, 1, SPACING - 1, SPACING, SPACING + 5, match.step - 1, match.step):
        then = whole.replay(step) if step < match.step else match
        again = replay.at(step)
        assert again.state == then.state
        for eyes in (0, -1, OPEN):
            scene = replay.scene(step, eyes, "fr")
            assert scene["step"] == step
            assert scene["prompt"] is None
            assert scene["areas"] == present(then, eyes, "fr")["areas"]
    assert replay.chart[-1] == list(match.outcome.scores)  # type: ignore[union-attr]
    assert len(replay.chart) == match.step + 1
    shown = replay.shown("de")
    assert [moment["step"] for moment in shown["moments"]] == list(range(1, match.step + 1))
    assert [moment["seat"] for moment in shown["moments"]] == [s.seat for s in match.steps]


def test_open_eyes_see_all_hands_and_a_seat_only_its_own() -> None:
    _, replay = replayed("lotus", 3)
    step = replay.steps // 2

    def hands(eyes: int) -> str:
        areas = replay.scene(step, eyes, "en")["areas"]
        return json.dumps([area for area in areas if area["role"] == "hand"])

    assert len({hands(0), hands(1), hands(2), hands(OPEN)}) == 4
    assert len(hands(OPEN)) > len(hands(0))


def test_a_step_that_was_taken_back_is_not_in_the_replay() -> None:
    match, replay = replayed("lotus", 2)
    head, chairs, made = from_record(record(match).to_json(), Person("ann", "Ann"))
    first = made[0]
    undone = [first, Action(first.seat, "undo"), *made]
    assert Replay(Loaded(head, tuple(chairs), tuple(undone), ())).steps == replay.steps
    assert made[0].verb == PLAY


def test_only_the_last_games_are_kept() -> None:
    _, replay = replayed("lotus", 2)
    replays = Replays()
    for number in range(MOST + 2):
        replays.keep(str(number), replay)
        replays.get("0")
    assert replays.get("0") is replay
    assert replays.get("1") is None
    assert replays.get(str(MOST + 1)) is replay


def test_wrong_steps_and_eyes_are_refused(guest: Guests) -> None:
    ann = guest()
    match = play_out(hasu.new("lotus", 2, 5), 5)
    table = ann.post("/api/records", record(match).content, 201)["table"]
    path = f"/api/tables/{table}/replay"
    assert ann.get(path)["names"] == ["Player 1", "Player 2"]
    assert ann.get(f"{path}/{match.step}?eyes=open")["outcome"]["winners"]
    assert ann.get(f"{path}/0?eyes=1")["eyes"] == 1
    assert ann.get(f"{path}/{match.step + 1}", 404)["code"] == "no-such-step"
    assert ann.get(f"{path}/-1", 404)["code"] == "no-such-step"
    for eyes in ("2", "-2", "all", "999999999999"):
        assert ann.get(f"{path}/0?eyes={eyes}", 400)["code"] == "no-such-seat"
