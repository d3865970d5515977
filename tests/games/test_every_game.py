"""What every game promises, whatever its rules; a new game is covered by being there."""

from __future__ import annotations

import random

import pytest

import hasu
from hasu.bots.search.entry import MOST_CHOICE
from hasu.engine.chance import MASK, STRIDE, seed_of
from hasu.engine.choices import MOST, Choices, clear, listed
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.match import Match
from hasu.engine.play import (
    NOBODY_ASKED,
    SPREAD,
    apply,
    ask,
    determinise,
    evaluate,
    legal,
    offered,
    prefer,
    roam,
    setup,
    take,
    weights_of,
)
from hasu.engine.record import parse, record
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES
from tests.support import (
    Setup,
    agree_step_by_step,
    counted_from_start,
    play_out,
    scramble_hidden,
    setups,
)

EVERY = pytest.mark.parametrize("kind", setups(), ids=str)
ENOUGH = 50_000  # decisions: no game comes near


@EVERY
def test_a_random_game_ends_and_someone_wins(kind: Setup) -> None:
    for seed in range(10):
        s = kind.game.blank(kind.seats, kind.options)
        s.chance = seed_of(seed)
        setup(s)
        assert roam(s, Choices(), seed_of(seed + 100), ENOUGH) < ENOUGH
        assert s.over == 1
        assert set(s.asked) == {0}
        won = sum(s.winner[: kind.seats])
        assert won <= kind.seats
        assert won or nobody_may_win(kind)


def nobody_may_win(kind: Setup) -> bool:
    """Of two in Rice Wars both may end behind the neighbour (RW-N4)."""
    return kind.game.name == "rice-wars" and kind.seats == 2


@EVERY
def test_interpreted_and_compiled_agree_step_by_step(kind: Setup) -> None:
    agree_step_by_step(kind, games=24)


@EVERY
def test_the_game_goes_the_same_in_one_sweep_or_step_by_step(kind: Setup) -> None:
    fast = compiled(kind.game)
    template = kind.game.blank(kind.seats, kind.options)
    seeds, lucks = seeds_from(6, 0, 8, 0), seeds_from(6, 0, 8, 1)
    swept = fast.deal(template, seeds)
    made = fast.play_random(swept, lucks, ENOUGH)
    stepped = fast.deal(template, seeds)
    for number in range(int(made.max())):
        fast.play_random(stepped, (lucks + (number * STRIDE & MASK)) & MASK, 1)
    assert swept.tobytes() == stepped.tobytes()


@EVERY
def test_no_rule_counts_from_the_end_of_a_row(kind: Setup) -> None:
    """Compiled rules take an index as it is, see `hasu.engine.indexing`.

    A search also judges positions right after a choice, before the sequence goes on.
    """
    w = weights_of(kind.state(0))
    for seed in range(2):
        s, choices = counted_from_start(kind.state(seed)), counted_from_start(Choices())
        luck = seed_of(seed)
        while roam(s, choices, luck, 11) == 11:
            luck = (luck + 11 * STRIDE) & MASK
            seat = ask(s, choices)
            for viewer in range(s.seats):
                evaluate(s, viewer, w)
                world = counted_from_start(s.seen_by(viewer))
                world.chance = luck
                determinise(world, viewer)
            for choice in listed(choices)[:12] if seat != NOBODY_ASKED else ():
                prefer(s, seat, choice, w)
                after = counted_from_start(s.copy())
                apply(after, seat, choice)
                for viewer in range(s.seats):
                    evaluate(after, viewer, w)


@EVERY
def test_choices_are_few_and_numbers_that_a_search_can_count_by(kind: Setup) -> None:
    for seed in range(2):
        s, choices, luck = kind.state(seed), Choices(), seed_of(seed)
        while ask(s, choices) != NOBODY_ASKED:
            offer = listed(choices)
            assert choices.ranged or len(offer) <= MOST
            assert min(offer) >= 0
            assert max(offer) < MOST_CHOICE
            luck = (luck + STRIDE) & MASK
            roam(s, choices, luck, 1)


@EVERY
def test_an_evaluation_weighs_with_the_spread_first(kind: Setup) -> None:
    assert weights_of(kind.state(0))[SPREAD] > 0


@EVERY
def test_a_view_does_not_change_with_what_its_seat_cannot_see(kind: Setup) -> None:
    match, chance = kind.match(3), random.Random(3)
    while match.outcome is None and match.step < 150:
        for seat in (ONLOOKER, *range(kind.seats)):
            shown = match.state.seen_by(seat)
            for seed in range(2):
                assert scramble_hidden(match.state, seat, seed).seen_by(seat) == shown
        play_out(match, chance.randrange(10**6), stop=match.step + 1)


@EVERY
def test_imagined_states_look_the_same_and_play_on(kind: Setup) -> None:
    match = kind.match(4)
    while match.outcome is None and match.step < 120:
        for seat in range(kind.seats):
            view = match.view(seat)
            world = view.imagine(seed_of(match.step))
            shown = world.seen_by(seat)
            assert shown == view.state
            if view.choices:
                offered = Choices()
                clear(offered)
                legal(world, seat, offered)
                assert listed(offered) == view.choices
            if match.step % 7 == 0:
                assert roam(world, Choices(), seed_of(match.step), ENOUGH) < ENOUGH
        play_out(match, match.step, stop=match.step + 1)


@EVERY
def test_undo_brings_back_every_byte_and_takes_back_no_news(kind: Setup) -> None:
    match, chance = kind.match(8), random.Random(8)
    undone = 0
    while match.outcome is None and match.step < 200:
        seat = min(match.to_move)
        choice = chance.choice(match.view(seat).choices)
        before, shown, steps = match.state.copy(), match.view(seat), match.step
        sealed = before.asked[seat] in kind.game.sealed
        match.play(seat, choice)
        if not match.can_undo(seat) or sealed:
            continue
        after = match.view(seat).state
        for seed in range(3):  # whatever lay hidden, the seat would have seen the same
            world = shown.imagine(seed_of(seed))
            take(world, Choices(), seat, choice)
            assert world.seen_by(seat) == after
        match.undo(seat)
        undone += 1
        assert (match.state, match.step) == (before, steps)
        match.play(seat, choice)
    assert undone or kind.game.sealed


@EVERY
def test_records_replay_to_the_same_bytes_on_both_backends(kind: Setup) -> None:
    for seed in (11, 12):
        match = play_out(kind.match(seed), seed)
        made = record(match)
        again = parse(made.to_json())
        assert again.replay().state == match.state
        assert again.replay().log == match.log
        fast = list(compiled(kind.game).replay(again))
        assert fast[-1] == match.state.to_bytes()
        halfway = len(again.steps) // 2
        if not kind.game.sealed:
            assert fast[halfway] == again.replay(halfway).state.to_bytes()


@EVERY
def test_everything_can_be_said_in_every_language(kind: Setup) -> None:
    match = kind.match(21)
    chance = random.Random(21)
    while match.outcome is None:
        seat = chance.choice(sorted(match.to_move))
        choices = match.choices(seat)
        for language in LANGUAGES:
            labels = [choice.text(language) for choice in choices]
            assert len(set(labels)) == len(labels), labels
            assert match.prompt(seat, language)
            if match.step % 20 == 0:
                assert match.board(seat, language)
        match.play(seat, chance.choice(choices))
    for language in LANGUAGES:
        assert match.board(ONLOOKER, language)
        for viewer in (ONLOOKER, 0):
            for happening in match.view(viewer).log:
                assert match.tell(happening, language)


@EVERY
def test_teaching_keeps_forced_moves(kind: Setup) -> None:
    plain, _ = forced_moves(kind, 2, teach=False)
    assert not plain
    forced, taught = forced_moves(kind, 2, teach=True)
    assert forced or "curious" in kind.options  # which asks for everything anyhow
    assert taught.outcome is not None
    assert record(taught).content["teach"] is True


def forced_moves(kind: Setup, seed: int, teach: bool) -> tuple[int, Match]:
    """How often a random game asked where there was nothing to choose, nor to hide."""
    match, chance, forced = kind.match(seed, teach=teach), random.Random(seed), 0
    while match.outcome is None:
        seat = min(match.to_move)
        choices = offered(match.view(seat).state, seat)
        forced += choices.count == 1 and not choices.insist
        match.play(seat, chance.choice(listed(choices)))
    return forced, match


@EVERY
def test_a_refused_choice_changes_nothing(kind: Setup) -> None:
    match = play_out(kind.match(9), 9, stop=10)
    before = match.state.copy()
    seat = min(match.to_move)
    other = next((s for s in range(kind.seats) if s not in match.to_move), None)
    with pytest.raises(hasu.IllegalChoice, match="legal: ") as refusal:
        match.play(seat, 9999)
    assert refusal.value.legal == match.view(seat).choices
    with pytest.raises(hasu.InvalidInput, match="no seat"):
        match.play(99, 0)
    if other is not None:
        with pytest.raises(hasu.IllegalChoice, match="not to move; to move: "):
            match.play(other, 0)
    assert match.state == before


@EVERY
def test_a_stale_choice_is_refused(kind: Setup) -> None:
    match = kind.match(9)
    seat = min(match.to_move)
    old = match.choices(seat)[0]
    match.play(seat, old)
    while seat not in match.to_move:
        mover = min(match.to_move)
        match.play(mover, match.choices(mover)[0])
    before = match.state.copy()
    with pytest.raises(hasu.IllegalChoice, match="stale"):
        match.play(seat, old)
    assert match.state == before
