"""LO-E and LO-V: the last round, the score, ties and partners."""

from __future__ import annotations

import pytest

import hasu
from hasu.engine.choices import Choices
from hasu.engine.play import take
from hasu.games.lotus.cards import card_of, draw_own
from hasu.games.lotus.events import Event
from hasu.games.lotus.scoring import finish
from hasu.games.lotus.state import Ask, Lotus, Phase
from tests.games.lotus.table import IRIS, LILY, LOTUS, SINGLE, give, go, grow, guard, options, table
from tests.support import play_out

IRIS_1 = card_of(IRIS, SINGLE)


def ended(s: Lotus) -> Lotus:
    finish(s)
    assert s.over == 1
    return s


@pytest.mark.rule("LO-E1")
def test_the_last_card_of_the_deck_brings_one_more_turn_for_everyone() -> None:
    s = table(deck=2)
    for seat in range(3):
        give(s, seat, IRIS_1, IRIS_1, IRIS_1)
    s.deck_size[0], s.deck[0][card_of(LOTUS, SINGLE)] = 1, 1
    s.actions_left = 0
    go(s)  # seat 0 draws its last card: a forced draw
    assert s.turns_left == 3
    turns = [s.active]
    while not s.over:
        seat = next(seat for seat in range(3) if s.asked[seat])
        take(s, Choices(), seat, options(s, seat)[0])
        if s.active != turns[-1]:
            turns.append(s.active)
    assert turns == [1, 2, 0]  # the one who drew it plays last


@pytest.mark.rule("LO-E1")
def test_the_last_round_is_triggered_once() -> None:
    s = table(deck=1)
    draw_own(s, 0)
    assert s.turns_left == 4  # the turn under way and one for each of three
    s.turns_left = 2
    draw_own(s, 1)
    assert s.turns_left == 2


@pytest.mark.rule("LO-E1")
def test_cards_put_under_count_as_cards_of_the_deck() -> None:
    s = table(deck=0)
    s.under[0][0], s.under_size[0] = IRIS_1, 1
    s.under[0][1], s.under_size[0] = IRIS_1, 2
    draw_own(s, 0)
    assert s.turns_left == 0
    draw_own(s, 0)
    assert s.turns_left == 4


@pytest.mark.rule("LO-E2", "LO-P1")
def test_elder_and_guardian_against_two_takes_both_petals() -> None:
    s = table()
    grow(s, LILY, 2, {1: 2})
    s.elder_at[0] = LILY
    guard(s, 0, LILY)
    assert ended(s).won[:3] == [2, 0, 0]


@pytest.mark.rule("LO-E2")
def test_tied_controllers_share_and_the_rest_leaves() -> None:
    s = table()
    grow(s, LILY, 3, {0: 2, 2: 2, 1: 1})
    ended(s)
    assert s.won[:3] == [1, 0, 1]
    assert s.left_game == 1


@pytest.mark.rule("LO-E2")
def test_three_tied_for_two_petals_get_none() -> None:
    s = table()
    grow(s, LILY, 2, {0: 1, 1: 1, 2: 1})
    ended(s)
    assert s.won[:3] == [0, 0, 0]
    assert s.left_game == 2


@pytest.mark.rule("LO-E2")
def test_nobodys_flower_leaves_the_game() -> None:
    s = table()
    grow(s, LILY, 4)
    ended(s)
    assert s.won[:3] == [0, 0, 0]
    assert s.left_game == 4


@pytest.mark.rule("LO-E3")
@pytest.mark.parametrize(("petals", "tokens", "points"), [(25, 4, 45), (11, 6, 41), (21, 3, 36)])
def test_the_books_scores(petals: int, tokens: int, points: int) -> None:
    s = table()
    s.won[1], s.tokens[1] = petals, tokens
    give(s, 1, IRIS_1, IRIS_1, IRIS_1)  # hand cards score nothing
    assert ended(s).points[1] == points


@pytest.mark.rule("LO-E3")
def test_most_points_win() -> None:
    s = table()
    s.won[:3], s.tokens[:3] = [25, 11, 21], [4, 6, 3]
    assert ended(s).winner == [1, 0, 0, 0]


@pytest.mark.rule("LO-E4")
def test_a_tie_goes_to_most_cards_left_with_the_hand_returned() -> None:
    s = table()
    s.won[:3] = [10, 10, 9]
    give(s, 1, IRIS_1)
    assert ended(s).winner[:3] == [0, 1, 0]


@pytest.mark.rule("LO-E4")
def test_cards_under_the_deck_count_for_the_tie() -> None:
    s = table()
    s.won[:3] = [10, 10, 10]
    s.under[2][0], s.under_size[2] = IRIS_1, 1
    assert ended(s).winner[:3] == [0, 0, 1]


@pytest.mark.rule("LO-E4")
def test_still_tied_share_the_win() -> None:
    s = table()
    s.won[:3] = [10, 9, 10]
    assert ended(s).winner[:3] == [1, 0, 1]


@pytest.mark.rule("LO-V1")
def test_partners_sit_opposite_and_add_up() -> None:
    s = table(seats=4)
    s.partners = 1
    s.won = [10, 8, 1, 8]
    ended(s)
    assert s.points == [11, 16, 11, 16]
    assert s.winner == [0, 1, 0, 1]


@pytest.mark.rule("LO-V1", "LO-E4")
def test_tied_teams_count_both_partners_cards() -> None:
    s = table(seats=4)
    s.partners = 1
    s.won = [10, 8, 6, 8]
    give(s, 2, IRIS_1)
    assert ended(s).winner == [1, 0, 1, 0]


@pytest.mark.rule("LO-E4", "LO-V1")
def test_the_score_sheet_tells_of_ties_between_rivals_only() -> None:
    tied = Event.TIED
    s = table(seats=4)
    s.won, s.log = [10, 8, 10, 8], []
    ended(s)
    assert [e[1] for e in s.log if e[0] == tied] == [0, 2]
    s = table(seats=4)
    s.partners, s.won, s.log = 1, [10, 8, 10, 8], []
    ended(s)
    assert not [e for e in s.log if e[0] in (tied, Event.TEAM_TIED)]


@pytest.mark.rule("LO-E4", "LO-V1")
def test_a_tie_of_teams_is_told_once_for_each_with_the_cards_of_both() -> None:
    s = table(seats=4)
    s.partners, s.won, s.log = 1, [10, 8, 6, 8], []
    give(s, 2, IRIS_1)
    ended(s)
    assert [e[1:] for e in s.log if e[0] == Event.TEAM_TIED] == [(0, 2, 21), (1, 3, 20)]
    assert not [e for e in s.log if e[0] == Event.TIED]


@pytest.mark.rule("LO-V1")
def test_partners_need_four_players() -> None:
    with pytest.raises(hasu.InvalidInput, match="needs 4 seats, not 3"):
        hasu.new("lotus", seats=3, partners=True)


@pytest.mark.rule("LO-V2")
def test_partners_are_counted_apart_and_share_no_power_or_hand() -> None:
    s = table(seats=4)
    s.partners = 1
    s.power[2] = [1, 1, 1]
    grow(s, IRIS, 2, {0: 1, 1: 2, 2: 1})
    give(s, 0, card_of(IRIS, 0), card_of(LILY, 1), card_of(LILY, 1), card_of(LILY, 1))
    go(s)
    take(s, Choices(), 0, card_of(IRIS, 0))
    assert s.asked[1] == Ask.REWARD  # 2 against 1 and 1, not against 1 + 1
    match = hasu.new("lotus", seats=4, seed=1, partners=True)
    seen = match.view(0).state
    assert isinstance(seen, Lotus)
    assert seen.hand[2][0] == -1


@pytest.mark.rule("LO-V2")
def test_a_partners_power_is_not_mine() -> None:
    s = table(seats=4)
    s.partners = 1
    s.power[2] = [1, 1, 1]
    s.actions_left = 0
    s.phase = Phase.DRAWING
    give(s, 0, IRIS_1, IRIS_1, IRIS_1, IRIS_1)
    give(s, 1, IRIS_1)
    go(s)
    assert s.active == 1  # seat 0 is full with four cards


@pytest.mark.rule("LO-E3", "LO-E2")
def test_the_score_sheet_adds_up() -> None:
    for seed in range(5):
        match = play_out(hasu.new("lotus", seats=3, seed=seed), seed)
        assert match.outcome is not None
        parts = [0, 0, 0]
        for happening in match.log:
            named = happening.named
            if happening.kind.key in ("completed", "gathered"):
                parts[named["seat"]] += named["petals"]
            elif happening.kind.key == "token":
                parts[named["seat"]] += named["points"]
        assert tuple(parts) == match.outcome.scores
