"""Handing over points, when the table plays with it."""

from __future__ import annotations

import pytest

import hasu
from hasu.bots import Greedy, Random
from hasu.engine.chance import seed_of
from hasu.engine.choices import Choices
from hasu.engine.game import game_named
from hasu.engine.play import roam, setup
from hasu.games.white_lotus.events import Event
from hasu.games.white_lotus.negotiation import ACCEPT, DECLINE, NOBODY
from hasu.games.white_lotus.rebellion import LEAD
from hasu.games.white_lotus.state import MARKERS, OFFERS, Ask, Phase, WhiteLotus
from hasu.games.white_lotus.treasury import gain_from_palaces
from tests.games.white_lotus.table import (
    do,
    everyone_plays,
    fight,
    fund,
    go,
    heard,
    mark,
    neutral,
    options,
    own,
    table,
)

pytestmark = pytest.mark.rule("WL-N1")


def council(**more: int) -> WhiteLotus:
    """Four players with 6 influence and 3 combat each, in council before the claims."""
    s = table(negotiation=True, **more)
    fund(s, influence=6, combat=3)
    neutral(s, "Henan", "Dadu", "Jinan", "Wuchang")
    s.offers_left = [OFFERS] * 4 + [0, 0]
    s.after = Phase.CLAIMS
    go(s, Phase.COUNCIL)
    return s


def offer(s: WhiteLotus, seat: int, *terms: int) -> int:
    """Influence and combat given, influence and combat wanted; returns who is asked next."""
    after = seat
    for amount in terms:
        after = do(s, seat, amount)
    return after


def nobody_talks(s: WhiteLotus) -> int:
    after = -1
    for seat in range(s.seats):
        if s.asked[seat] == Ask.APPROACH:
            after = do(s, seat, NOBODY)
    return after


def test_off_by_default_nobody_is_asked() -> None:
    s = table()
    neutral(s, "Henan", "Dadu", "Jinan", "Wuchang")
    s.phase = Phase.YEAR
    assert s.asked[go(s)] == Ask.CLAIM


def test_everyone_is_asked_at_once_whom_to_talk_to() -> None:
    s = council()
    assert s.asked[:4] == [Ask.APPROACH] * 4
    assert options(s, 1) == (NOBODY, 1 + 0, 1 + 2, 1 + 3)
    assert nobody_talks(s) == 0
    assert s.asked[0] == Ask.CLAIM


def test_a_gift_goes_through_at_once_and_everyone_hears_of_it() -> None:
    s = council()
    everyone_plays(s, {0: NOBODY, 1: 1 + 3, 2: NOBODY, 3: NOBODY})
    with heard(s) as told:
        offer(s, 1, 4, 1, 0, 0)
    assert (Event.HANDED_OVER, (1, 3, 4, 1)) in told
    assert s.influence[:4] == [6, 2, 6, 10]
    assert s.combat[:4] == [3, 2, 3, 4]
    assert (s.least[3], s.most[3], s.wealth[3]) == (10, 10, 18)


@pytest.mark.parametrize(("reply", "influence"), [(ACCEPT, [6, 3, 9, 6]), (DECLINE, [6] * 4)])
def test_a_trade_needs_the_consent_of_both(reply: int, influence: list[int]) -> None:
    s = council()
    everyone_plays(s, {0: NOBODY, 1: 1 + 2, 2: NOBODY, 3: NOBODY})
    assert offer(s, 1, 3, 0, 0, 2) == 2
    assert s.asked[2] == Ask.ANSWER
    assert s.influence[:4] == [6] * 4  # nothing moves before the answer
    with heard(s) as told:
        do(s, 2, reply)
    assert s.influence[:4] == influence
    assert s.combat[:4] == ([3, 5, 1, 3] if reply == ACCEPT else [3] * 4)
    assert ((Event.ACCEPTED if reply == ACCEPT else Event.DECLINED), (2, 1)) in told


def test_nobody_can_give_what_is_not_there() -> None:
    s = council()
    s.influence[2] = 1
    everyone_plays(s, {0: NOBODY, 1: 1 + 2, 2: NOBODY, 3: NOBODY})
    assert options(s, 1) == tuple(range(7))
    offer(s, 1, 0, 0, 2, 0)
    assert options(s, 2) == (DECLINE,)  # but asked all the same


def uncertain() -> WhiteLotus:
    """In council, seats 1 and 2 each with 6 to 12 influence and 6 to 3 combat for all one knows."""
    s = council()
    for seat in (1, 2):
        gain_from_palaces(s, seat, 3, 2)
        assert (s.least[seat], s.most[seat]) == (6, 12)
        assert (s.influence[seat], s.combat[seat]) == (10, 4)
    everyone_plays(s, {0: NOBODY, 1: 1 + 2, 2: NOBODY, 3: NOBODY})
    return s


def test_what_is_offered_is_seen_to_be_there() -> None:
    s = uncertain()
    do(s, 1, 9)
    assert (s.least[1], s.most[1]) == (10, 12)
    do(s, 1, 4)
    assert (s.least[1], s.most[1]) == (10, 10)
    offer(s, 1, 1, 0)
    do(s, 2, DECLINE)
    assert (s.influence[1], s.combat[1], s.least[1], s.most[1]) == (10, 4, 10, 10)


def test_who_accepts_had_what_was_wanted_before_the_gift() -> None:
    s = uncertain()
    offer(s, 1, 6, 0, 9, 0)
    do(s, 2, ACCEPT)
    assert (s.influence[2], s.combat[2]) == (7, 4)
    assert (s.least[2], s.most[2]) == (10 - 9 + 6, 12 - 9 + 6)


@pytest.mark.parametrize("seed", [1, 2])
def test_imagined_bargainers_have_what_they_offer(seed: int) -> None:
    match = hasu.new("white-lotus", seats=4, seed=seed, negotiation=True)
    chance = Random(seed)
    offers = 0
    while match.outcome is None:
        seat = min(match.to_move)
        view = match.view(seat)
        if match.ask(seat) == "answer":
            s = view.imagine(offers)
            assert isinstance(s, WhiteLotus)
            assert s.influence[s.bargainer] >= s.given[0]
            assert s.combat[s.bargainer] >= s.given[1]
            offers += 1
        match.play(seat, chance.choose(view))
    assert offers > 20


def test_offers_are_limited_so_that_talks_end() -> None:
    s = council()
    for _ in range(OFFERS):
        everyone_plays(s, dict.fromkeys(range(4), NOBODY) | {1: 1 + 2})
        offer(s, 1, 1, 0, 0, 0)
    assert s.asked[:4] == [Ask.APPROACH, Ask.NOTHING, Ask.APPROACH, Ask.APPROACH]
    assert nobody_talks(s) == 0
    assert s.asked[0] == Ask.CLAIM


def test_an_empty_offer_changes_nothing() -> None:
    s = council()
    everyone_plays(s, {0: NOBODY, 1: 1 + 2, 2: NOBODY, 3: NOBODY})
    with heard(s) as told:
        offer(s, 1, 0, 0, 0, 0)
    assert told == [(Event.DROPPED, (1, 2))]
    assert s.influence[:4] == [6] * 4


def test_talks_before_but_never_within_a_sealed_choice() -> None:
    s = council()
    nobody_talks(s)
    s.asked[0] = 0
    fight(s, "Wuchang", 1, 2)
    assert s.asked[1] == s.asked[2] == Ask.AMOUNT
    do(s, 1, 2)
    assert s.asked[2] == Ask.AMOUNT  # the other claimant, no council
    do(s, 2, 2)
    assert s.asked[:4] == [Ask.APPROACH] * 4  # a council before the emperor breaks the tie
    assert s.phase == Phase.APPROACHES
    assert nobody_talks(s) == 0
    assert s.asked[0] == Ask.EXPEL


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_talks_before_a_rebellion_but_never_before_its_reveal(edition: str) -> None:
    s = table(negotiation=True, edition=edition)
    fund(s, influence=6, combat=3)
    own(s, 2, "Henan")
    go(s, Phase.TRIBUTE)
    nobody_talks(s)
    do(s, 2, LEAD)
    assert s.asked[:4] == [Ask.APPROACH] * 4
    nobody_talks(s)
    assert s.asked[1] == s.asked[3] == Ask.SIDE
    do(s, 1, 0)
    assert Ask.APPROACH not in s.asked
    do(s, 3, 0)
    assert (Ask.APPROACH in s.asked) == (edition == "fr")  # fr: sides are revealed by now


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_a_council_before_every_step_at_which_points_matter(edition: str) -> None:
    before: dict[str, set[str]] = {}
    for seed in range(4):
        match = hasu.new("white-lotus", seats=4, seed=seed, negotiation=True, edition=edition)
        bots, last = [Random(seat) for seat in range(4)], ""
        while match.outcome is None:
            seat = min(match.to_move)
            asked = match.ask(seat)
            if asked != last or asked == "lead":
                before.setdefault(asked, set()).add(last)
            last = asked
            match.play(seat, NOBODY if asked == "approach" else bots[seat].choose(match.view(seat)))
    talks = {"approach"}
    for alone in ("lead", "take", "palaces", "expel", "claim"):
        assert before[alone] == talks, alone
    assert before["place"] <= talks | {"more"}
    assert before["amount"] == talks | {"target"}
    sealed = {"side", "commit"} if edition == "de" else set()  # both in the same choice
    assert before["side"] <= talks | sealed
    assert before["commit"] <= talks | sealed


def test_each_phase_brings_new_offers() -> None:
    s = table(negotiation=True)
    neutral(s, "Henan")
    mark(s, "Henan", 1, 2)
    s.round = MARKERS
    go(s, Phase.CLAIMS)
    assert s.offers_left[:4] == [OFFERS] * 4


@pytest.mark.parametrize("seats", [3, 6])
def test_a_game_of_random_offers_still_ends(seats: int) -> None:
    for seed in range(3):
        s = game_named("white-lotus").blank(seats, {"negotiation": True})
        s.chance = seed_of(seed)
        setup(s)
        assert roam(s, Choices(), seed_of(seed), 20_000) < 20_000
        assert s.over


@pytest.mark.parametrize(
    ("given", "wanted", "reply"),
    [
        ((0, 3), (1, 0), ACCEPT),
        ((6, 0), (0, 1), ACCEPT),
        ((1, 0), (0, 2), DECLINE),
        ((1, 0), (1, 0), DECLINE),  # for nothing
    ],
)
def test_bots_take_good_offers_only(
    given: tuple[int, int], wanted: tuple[int, int], reply: int
) -> None:
    s = council()
    everyone_plays(s, {0: NOBODY, 1: 1 + 2, 2: NOBODY, 3: NOBODY})
    assert offer(s, 1, *given, *wanted) == 2
    worth = [Greedy(1)._worth(s, 2, choice, 0) for choice in (DECLINE, ACCEPT)]
    assert worth.index(max(worth)) == reply


def test_bots_make_no_offers() -> None:
    match = hasu.new("white-lotus", seats=3, seed=3, negotiation=True)
    bots = [Greedy(1), Random(2), Random(3)]
    councils = 0
    while match.outcome is None and match.step < 250:
        seat = min(match.to_move)
        asked = match.view(seat).state.asked[seat]
        choice = bots[seat].choose(match.view(seat))
        if seat == 0 and asked == Ask.APPROACH:
            assert choice == NOBODY
            councils += 1
        match.play(seat, choice)
    assert councils
