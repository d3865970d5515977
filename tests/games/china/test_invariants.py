"""What holds in every game of China, however it is played."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hasu.bots import Greedy, Random
from hasu.engine.chance import secret_of, seed_of
from hasu.engine.choices import MOST, Choices
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.match import Match
from hasu.engine.play import settle, setup, take
from hasu.engine.view import choices_of
from hasu.games.china import GAME
from hasu.games.china.cards import cards_in_game, tables
from hasu.games.china.events import Event
from hasu.games.china.state import EMISSARIES, PALACES, PORTS, China, Tile
from tests.games.china.table import all_cards
from tests.support import Setup, setups

CHINA = [kind for kind in setups() if kind.game is GAME]
EVERY = pytest.mark.parametrize("kind", CHINA, ids=str)


def check(s: China) -> None:
    check_cards(s)
    check_pieces(s)
    check_provinces(s)
    assert not any(s.linked)
    assert not any(s.number)
    assert [sum(parts) for parts in s.parts] == s.points


def check_cards(s: China) -> None:
    assert all_cards(s) == [cards_in_game(s, colour) for colour in range(5)]
    piles = (s.deck, s.row, s.court, *s.hand)
    sizes = (s.deck_size, s.row_size, s.court_size, *s.hand_size)
    assert [sum(pile) for pile in piles] == list(sizes)
    assert max(s.hand_size) <= 3
    assert all(s.deck[c] <= s.deck_most[c] for c in range(5))
    for seat in range(s.seats):
        assert all(s.surely_held[seat][c] <= s.hand[seat][c] for c in range(5))


def check_pieces(s: China) -> None:
    for who in range(tables(s)):
        assert s.palaces_left[who] + s.palace.count(1 + who) == PALACES
        assert s.emissaries_left[who] + sum(s.emissaries[who]) == EMISSARIES
    placed = sum(s.fortifications - s.fortifications_left[seat] for seat in range(s.seats))
    assert sum(s.fortified) == placed
    if s.bonus_tiles:
        lying = sum(tile != Tile.NONE for tile in s.tile)
        assert lying + sum(map(sum, s.tiles_won)) == 18


def check_provinces(s: China) -> None:
    first_post = s.spaces - s.posts
    for province in range(9):
        own = list(range(s.start[province], s.start[province + 1]))
        posts = [first_post + i for i in range(s.posts) if province in s.post[i]]
        for who in range(tables(s)):
            assert s.palaces[who][province] == sum(s.palace[p] == 1 + who for p in own + posts)
        standing = sum(s.palace[p] > 0 for p in own + posts) + sum(s.fortified[p] for p in own)
        assert s.pieces[province] == standing + s.crowd[province]
        assert s.most[province] == max(row[province] for row in s.palaces)
        assert s.crowd[province] == sum(row[province] for row in s.emissaries)
        assert s.crowd[province] <= s.most[province]  # CH-T6
        assert s.free[province] == sum(s.palace[p] == 0 for p in own)
        assert s.free_posts[province] == sum(s.palace[p] == 0 for p in posts)
        assert s.bare[province] == sum(s.palace[p] == 0 == s.fortified[p] for p in own)
        if not s.over:
            assert s.scored[province] == (s.free[province] + s.free_posts[province] == 0)
    for who in range(tables(s)):
        ports = [p for p in range(s.spaces) if s.port[p]]
        assert s.palaces[who][PORTS] == sum(s.palace[p] == 1 + who for p in ports)


@EVERY
@pytest.mark.rule("CH-T4", "CH-T5", "CH-T6", "CH-T7")
def test_material_stays_complete_at_every_step(kind: Setup) -> None:
    chance = random.Random(str(kind))
    for seed in range(3):
        s = kind.game.blank(kind.seats, kind.options)
        assert isinstance(s, China)
        s.chance = seed_of(seed)
        setup(s)
        scratch = Choices()
        seat = settle(s, scratch)
        while not s.over:
            check(s)
            choices = choices_of(s, seat)
            assert 1 < len(choices) <= min(MOST, 60)
            assert len(set(choices)) == len(choices)
            seat = take(s, scratch, seat, chance.choice(choices))
        check(s)


@EVERY
@pytest.mark.rule("CH-E5")
def test_the_score_is_the_sum_of_what_was_told(kind: Setup) -> None:
    chance = random.Random(str(kind))
    match = kind.match(7)
    while match.outcome is None:
        seat = min(match.to_move)
        match.play(seat, chance.choice(match.view(seat).choices))
    explained = [0] * kind.seats
    parts = {
        Event.PALACES, Event.PALACES_DOUBLED, Event.EMPEROR_PALACES, Event.PORTS,
        Event.ALLIANCE, Event.CHAIN, Event.CHAIN_DOUBLED, Event.TILES,
    }  # fmt: skip
    for happening in match.log:
        if happening.kind in parts:
            explained[happening.named["seat"]] += happening.named["points"]
    assert tuple(explained) == match.outcome.scores
    sheets = [h for h in match.log if h.kind == Event.SCORED]
    assert [sheet.numbers[-1] for sheet in sheets] == explained
    assert [sum(sheet.numbers[1:-1]) for sheet in sheets] == explained


@EVERY
@pytest.mark.rule("CH-E1")
def test_rounds_are_complete_unless_all_is_placed(kind: Setup) -> None:
    chance = random.Random(5)
    match = kind.match(5)
    while match.outcome is None:
        seat = min(match.to_move)
        match.play(seat, chance.choice(match.view(seat).choices))
    s = match.state
    assert isinstance(s, China)
    turns = 1 + sum(h.kind == Event.TURN for h in match.log)
    assert s.deck_outs == 2
    assert turns % kind.seats == 0


def test_imagined_decks_hold_only_what_was_shuffled_into_them() -> None:
    """After a reshuffle everyone knows what the deck can hold at most."""
    chance = random.Random(2)
    for seed in range(6):
        match = Match(GAME, 3, secret_of(seed), {})
        while match.outcome is None:
            seat = min(match.to_move)
            view = match.view(seat)
            world = view.imagine(seed_of(match.step))
            assert isinstance(world, China)
            check_cards(world)
            most, drawn = world.deck_most, world.drawn[seat]
            assert all(world.deck[c] <= most[c] - drawn[c] for c in range(5))
            match.play(seat, chance.choice(view.choices))


def test_a_card_taken_face_up_is_remembered_by_all() -> None:
    chance = random.Random(3)
    match = Match(GAME, 3, secret_of(3), {})
    remembered = 0
    while match.outcome is None:
        s = match.state
        assert isinstance(s, China)
        for other in (1, 2):
            world = match.view(0).imagine(seed_of(match.step))
            assert isinstance(world, China)
            for colour in range(5):
                assert world.hand[other][colour] >= s.surely_held[other][colour]
            remembered += sum(s.surely_held[other])
        seat = min(match.to_move)
        match.play(seat, chance.choice(match.view(seat).choices))
    assert remembered > 0


def test_thousands_of_compiled_games_end_with_sound_boards() -> None:
    fast = compiled(GAME)
    for seats, options in ((2, {}), (3, {}), (5, {"fortifications": True, "bonus_tiles": True})):
        states = fast.deal(GAME.blank(seats, options), seeds_from(3, 0, 2000, 0))
        fast.play_random(states, seeds_from(3, 0, 2000, 1), 10_000)
        assert states["over"].all()
        assert (states["parts"].sum(axis=2) == states["points"]).all()
        assert (states["crowd"] <= states["most"]).all()
        assert not states["linked"].any()
        assert not states["cuts"].any()
        winners = states["winner"].sum(axis=1)
        assert ((winners >= 1) & (winners <= seats)).all()
        assert np.unique(states["points"][:, 0]).size > 20
    assert GAME.state.layout.dtype.itemsize <= 2048


def test_the_greedy_bot_beats_random_players() -> None:
    won = 0
    games = 2
    for seed in range(games):
        match = Match(GAME, 3, secret_of(seed), {})
        me = seed % 3
        bots = [Greedy(seed) if seat == me else Random(seed + seat) for seat in range(3)]
        while match.outcome is None:
            seat = min(match.to_move)
            match.play(seat, bots[seat].choose(match.view(seat)))
        won += me in match.outcome.winners
    assert won == games
