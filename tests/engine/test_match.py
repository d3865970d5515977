"""Matches: looking, playing, undoing, and clear refusals."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import hasu
from hasu.engine import match as engine
from hasu.engine.chance import commitment
from hasu.engine.match import Match
from hasu.engine.play import take
from hasu.engine.record import record
from hasu.engine.state import ONLOOKER, State
from tests.support import play_out


def test_the_same_seed_gives_the_same_match() -> None:
    one = play_out(hasu.new("lotus", seats=3, seed=7), 1)
    two = play_out(hasu.new("lotus", seats=3, seed=7), 1)
    assert one.state == two.state
    assert one.outcome == two.outcome


def test_without_a_seed_every_match_is_different() -> None:
    assert hasu.new("lotus").secret != hasu.new("lotus").secret


def test_the_outcome_names_scores_and_winners() -> None:
    match = play_out(hasu.new("lotus", seats=2, seed=3), 3)
    assert match.outcome is not None
    assert match.outcome.reason == "finished"
    assert len(match.outcome.scores) == 2
    best = max(match.outcome.scores)
    assert all(match.outcome.scores[seat] == best for seat in match.outcome.winners)
    assert match.to_move == frozenset()
    with pytest.raises(hasu.IllegalChoice, match="the game is over"):
        match.play(0, 0)


def test_labels_come_in_three_languages() -> None:
    match = hasu.new("lotus", seats=2, seed=1, first=0)
    choice = match.choices(0)[0]
    assert str(choice) == choice.text("en")
    assert len({choice.text(language) for language in ("en", "fr", "de")}) == 3
    with pytest.raises(hasu.InvalidInput, match="unknown language 'xx'; known languages: en, fr"):
        choice.text("xx")


def test_a_choice_can_be_played_as_an_object_or_a_number() -> None:
    one, two = hasu.new("lotus", seed=1, first=0), hasu.new("lotus", seed=1, first=0)
    choice = one.choices(0)[2]
    one.play(0, choice)
    two.play(0, choice.value)
    assert one.state == two.state


@pytest.mark.parametrize("wrong", [True, "0", None, 1.5, -1])
def test_a_malformed_choice_is_refused(wrong: object) -> None:
    match = hasu.new("lotus", seed=1, first=0)
    before = match.state.copy()
    with pytest.raises(hasu.IllegalChoice, match="is not a legal choice of seat 0 for 'action'"):
        match.play(0, wrong)  # type: ignore[arg-type]
    assert match.state == before


@pytest.mark.parametrize("seat", [-2, 3, True, "0", None])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    match = hasu.new("lotus", seats=3, seed=1)
    with pytest.raises(hasu.InvalidInput, match="seats are 0 to 2"):
        match.choices(seat)  # type: ignore[arg-type]
    with pytest.raises(hasu.InvalidInput, match="seats are 0 to 2"):
        match.view(seat) if seat != ONLOOKER else None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"game": "go"}, "unknown game 'go'; known games: "),
        ({"seats": 5}, "lotus takes 2 to 4 seats, not 5"),
        ({"seats": "3"}, "lotus takes 2 to 4 seats, not '3'"),
        ({"seats": True}, "lotus takes 2 to 4 seats, not True"),
        ({"colour": "red"}, "unknown option 'colour'; this game has: first, partners"),
        ({"partners": "yes"}, "option 'partners' is true or false, not 'yes'"),
        ({"partners": True}, "option 'partners' needs 4 seats, not 3"),
        ({"first": 3}, "option 'first' is a seat from 0 to 2 or nothing, not 3"),
        ({"seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"names": ["A"]}, "1 names given for 3 seats"),
        ({"names": "Ann"}, "names must be a list of 3 names"),
        ({"names": ["A", "", "C"]}, "names must be a list of 3 names"),
        ({"names": (name for name in "ABC")}, "names must be a list of 3 names, not <generator"),
        ({"seats": 3.0}, "lotus takes 2 to 4 seats, not 3.0"),
        ({"teach": "yes"}, "teach is true or false, not 'yes'"),
    ],
)
def test_bad_input_is_named(given: dict[str, object], message: str) -> None:
    with pytest.raises(hasu.InvalidInput, match=message):
        hasu.new(**({"game": "lotus", "seats": 3} | given))  # type: ignore[arg-type]


def test_undo_stops_at_what_was_revealed() -> None:
    match = hasu.new("lotus", seats=3, seed=7, first=0)
    assert not match.can_undo(0)
    play = next(choice for choice in match.choices(0) if str(choice).startswith("Play"))
    match.play(0, play)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.step == 0
    exchange = next(choice for choice in match.choices(0) if str(choice).startswith("Exchange"))
    match.play(0, exchange)
    while match.choices(0)[0].ask == "more_under":
        match.play(0, match.choices(0)[-1])
    before = match.state.copy()
    with pytest.raises(hasu.IllegalChoice, match="something was revealed"):
        match.undo(0)
    assert match.state == before


def test_the_log_of_a_seat_hides_what_others_drew() -> None:
    match = play_out(hasu.new("lotus", seats=3, seed=2), 2, stop=60)
    drew = [h for h in match.view(1).log if h.kind.key == "drew"]
    assert drew
    assert all((h.named["card"] >= 0) == (h.named["seat"] == 1) for h in drew)
    told = [match.tell(h) for h in drew if h.named["seat"] != 1]
    assert all(line.endswith("draws a card.") for line in told)
    assert drew[0].as_json()["event"] == "drew"


def test_the_log_of_a_seat_forgets_what_was_undone() -> None:
    match = hasu.new("lotus", seats=3, seed=7, first=0)
    first, second = (choice for choice in match.choices(0)[:2])
    match.play(0, first)
    undone = match.view(1).log
    match.undo(0)
    match.play(0, second.value)
    assert match.view(1).log == tuple(happening.seen_by(1) for happening in match.log)
    assert match.view(1).log != undone


def test_a_view_tells_the_options() -> None:
    assert hasu.new("lotus", seats=4, partners=True).view(0).options["partners"] is True


def test_the_commitment_is_public_and_the_secret_is_not() -> None:
    match = hasu.new("lotus", seed=4)
    assert match.commitment == commitment(match.secret)
    view = match.view(0)
    assert match.secret not in view.to_bytes()
    assert view.state.chance == -1


def test_chance_is_new_at_each_step() -> None:
    """What was dealt before tells nothing of the generator now: it is keyed by the step."""
    match = hasu.new("lotus", seats=2, seed=4)
    seen = set()
    for _ in range(20):
        (seat,) = match.to_move
        match.play(seat, match.choices(seat)[0])
        seen.add(match.state.chance)
    assert len(seen) > 15


def test_a_match_prints_as_its_board() -> None:
    match = hasu.new("lotus", seats=2, seed=4, names=["Ann", "Bob"])
    assert repr(match) == match.board()
    assert "Ann" in repr(match)
    assert "hand:" not in repr(match).lower()


def test_a_copy_goes_its_own_way() -> None:
    match = hasu.new("lotus", seats=2, seed=4)
    (seat,) = match.to_move
    match.play(seat, match.choices(seat)[0])
    assert match.can_undo(seat)
    twin, before = match.copy(), (match.state.copy(), list(match.steps), list(match.log))
    twin.undo(seat)
    play_out(twin, 3)
    assert twin.outcome is not None
    assert (match.state, match.steps, match.log) == before
    match.undo(seat)
    fresh = hasu.new("lotus", seats=2, seed=4)
    assert match.state.seen_by(-1) == fresh.state.seen_by(-1)


def test_a_copy_has_sealed_choices_of_its_own() -> None:
    match = hasu.new("bidding", seats=2, seed=4)
    match.play(0, 1)
    twin = match.copy()
    twin.play(0, 5)
    twin.withdraw(0)
    assert (match.moment(0), twin.moment(0)) == (1, 0)


@pytest.mark.parametrize("seat", [-2, 2, True, "0", None])
@pytest.mark.parametrize("look", ["is_sealed", "is_amount", "prompt", "ask", "seen_by", "view"])
def test_nothing_is_told_of_a_seat_that_is_not_there(look: str, seat: object) -> None:
    match = hasu.new("bidding", seats=2, seed=4)
    with pytest.raises(hasu.InvalidInput, match="seats are 0 to 1"):
        getattr(match, look)(seat)


def test_only_amounts_are_amounts() -> None:
    match = hasu.new("bidding", seats=2, seed=4)
    assert not match.is_amount(0)  # which prize
    match.play(0, 1)
    assert match.is_amount(0)
    match.play(0, 5)
    assert not match.is_amount(0)  # it is ready


def test_whole_numbers_of_numpy_are_as_good_as_plain_ones() -> None:
    one, zero = np.int64(1), np.int64(0)
    seats: Any = np.int64(2)
    plain = hasu.new("lotus", seats=2, seed=1, first=0)
    match = hasu.new("lotus", seats=seats, seed=one, first=zero)  # type: ignore[arg-type]
    assert match.view(zero).imagine(one) == plain.view(0).imagine(1)  # type: ignore[arg-type]
    plain.play(0, plain.choices(0)[0])
    match.play(zero, np.int16(match.choices(zero)[0].value))  # type: ignore[arg-type]
    assert match.state == plain.state
    assert json.loads(record(match).to_json()) == record(plain).content
    with pytest.raises(hasu.InvalidInput, match="a seed is a whole number"):
        match.view(0).imagine(1.5)  # type: ignore[arg-type]


def test_what_a_bot_writes_on_its_view_is_its_own() -> None:
    match = hasu.new("lotus", seats=2, seed=1)
    options: Any = match.view(0).options
    options["first"] = 1
    assert match.options["first"] is None


def test_a_game_is_one_thing_in_a_process() -> None:
    game = hasu.game_named("lotus")
    for twin in (copy.copy, copy.deepcopy, _pickled):
        assert twin(game) is game


def _pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, _pickled], ids=lambda how: how.__name__)
def test_a_match_is_copied_whole(how: Callable[[Match], Match]) -> None:
    match = play_out(hasu.new("bidding", seats=2, seed=4), 1, stop=4)
    match.play(0, 1)
    twin = how(match)
    assert twin.view(0).to_bytes() == match.view(0).to_bytes()
    assert (twin.steps, twin.log, twin.state) == (match.steps, match.log, match.state)
    before = match.view(1).to_bytes()
    assert play_out(twin, 2).outcome is not None
    assert match.view(1).to_bytes() == before


def test_a_view_goes_to_another_process() -> None:
    view = play_out(hasu.new("lotus", seats=2, seed=4), 1, stop=20).view(0)
    there = _pickled(view)
    assert there == view
    assert there.to_bytes() == view.to_bytes()


def broken_off(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """From the step after ``at`` others, Ctrl-C comes when its effect is half done."""
    done: list[int] = []

    def until(s: State, choices: Any, seat: int, choice: int) -> int:
        done.append(choice)
        asked = take(s, choices, seat, choice)
        if len(done) > at:
            raise KeyboardInterrupt
        return asked

    monkeypatch.setattr(engine, "take", until)


@pytest.mark.parametrize(
    ("name", "before", "at"),
    [("lotus", (), 0), ("bidding", ((0, 0), (0, 3), (1, 0)), 2)],  # the third of its four steps
    ids=["open", "sealed"],
)
def test_what_breaks_into_a_choice_leaves_the_match_as_it_was(
    name: str, before: tuple[tuple[int, int], ...], at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = hasu.new(name, seats=2, seed=4)
    for seat, made in before:
        match.play(seat, made)
    whole, views = record(match).to_json(), [match.view(s).to_bytes() for s in (0, 1)]
    seat = min(match.to_move)
    choice = match.choices(seat)[0]
    with monkeypatch.context() as breaking:
        broken_off(breaking, at)
        with pytest.raises(KeyboardInterrupt):
            match.play(seat, choice)
    assert record(match).to_json() == whole
    assert [match.view(s).to_bytes() for s in (0, 1)] == views
    match.play(seat, choice)
    assert play_out(match, 1).outcome is not None
    assert hasu.Record(record(match).content).replay().state == match.state


def test_nothing_is_undone_under_a_sealed_choice() -> None:
    """The choice was made for what would be taken back."""
    match = hasu.new("lotus", seats=3, seed=7, first=0)
    match.play(0, match.choices(0)[0])
    assert match.can_undo(0)
    match._drafts.note(1, 0)
    assert not match.can_undo(0)
