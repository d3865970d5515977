"""The search: right on games that are solved, honest, repeatable, within its budget."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import hasu
from hasu.bots.search import FAR_SIGHTED, STYLE, Budget, Found, Searcher, Style
from hasu.bots.search.lore import (
    DEEDS,
    MOST_DEEDS,
    TIMES,
    deed_of,
    forget,
    hearsay,
    no_lore,
    note,
    remember,
)
from hasu.bots.search.playout import MARGIN, WIN, WORTH, after, go_on, judge, light_choice
from hasu.bots.search.searcher import CATCHING_UP, CHUNK, OFTEN, lead
from hasu.bots.search.sight import key_of, sight_of
from hasu.bots.search.tree import EDGES, MOVE, NODES, NOWHERE, make_room, plant
from hasu.engine.chance import secret_of
from hasu.engine.choices import Choices
from hasu.engine.game import Game
from hasu.engine.match import Match
from hasu.engine.play import weights_of
from hasu.engine.state import State
from hasu.engine.view import choices_of
from tests.bidding import GAME as BIDDING
from tests.small_games import HEADS, PEBBLES, PENNIES
from tests.support import scramble_hidden

DEEP = STYLE._replace(horizon=50)


def match(game: Game, seed: int = 1) -> Match:
    return Match(game, 2, secret_of(seed), {})


def pebbles(pile: int) -> Match:
    m = match(PEBBLES)
    m.state.pile = pile  # type: ignore[attr-defined]
    return m


def searcher(game: Game, seat: int, playouts: int, threads: int = 1) -> Searcher:
    return Searcher(game, seat, Budget(playouts=playouts, threads=threads), DEEP)


def readable_lore(seats: int) -> Any:
    """A record whose fields plain Python reads as compiled rules do."""
    return no_lore(seats).view(np.recarray)[0]


@pytest.mark.parametrize("pile", [5, 6, 7, 9, 10, 11, 13])
def test_finds_the_forced_win(pile: int) -> None:
    found = searcher(PEBBLES, 0, 3000).look(pebbles(pile).view(0), 7)
    assert found.best.choice == pile % 4
    assert found.best.win > 0.8


@pytest.mark.parametrize("pile", [3, 2])
def test_takes_a_win_that_is_one_move_away(pile: int) -> None:
    found = searcher(PEBBLES, 0, 30).look(pebbles(pile).view(0), 7)
    assert found.best.choice == pile
    assert found.best.win == 1.0


def test_knows_a_lost_position() -> None:
    found = searcher(PEBBLES, 0, 3000).look(pebbles(8).view(0), 7)
    assert found.wins[0] < 0.2
    assert all(prospect.win < 0.3 for prospect in found.prospects)


@pytest.mark.parametrize("seat", [0, 1])
def test_sealed_choices_converge_on_the_equilibrium(seat: int) -> None:
    """Heads one time in three; whoever could see the other's penny would never mix."""
    found = searcher(PENNIES, seat, 20_000).look(match(PENNIES).view(seat), 3)
    heads = next(p for p in found.prospects if p.choice == HEADS)
    assert heads.visits / found.playouts == pytest.approx(1 / 3, abs=0.08)
    assert found.wins[0] == pytest.approx(1 / 3, abs=0.04)


def test_a_sealed_choice_of_others_stays_unseen_in_the_tree() -> None:
    m = match(BIDDING)
    mine, other = m.state.copy(), m.state.copy()
    other.prize[1], other.amount[1] = 1, 9  # type: ignore[attr-defined]
    assert key(mine, 0, 0) == key(other, 0, 0)
    assert key(mine, 0, 1) != key(other, 0, 1)  # the chooser knows its own choice
    mine.prize[0] = 1  # type: ignore[attr-defined]
    assert key(mine, 0, 0) != key(other, 0, 0)
    assert key(mine, 0, 1) == key(m.state, 0, 1)  # and the searcher's stays its own


def key(s: State, me: int, seat: int) -> int:
    with np.errstate(over="ignore"):
        return int(key_of(s.pack().view(np.uint64), sight_of(type(s), me), seat))


def test_keys_depend_on_what_is_seen_alone() -> None:
    s = match(BIDDING).state
    for seed in range(5):
        assert key(scramble_hidden(s, 0, seed), 0, 0) == key(s, 0, 0)
    for change in ("round", "phase"):
        other = s.copy()
        setattr(other, change, 3)
        assert key(other, 0, 0) != key(s, 0, 0)
    assert key(s, 0, 0) != key(s, 0, 1)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_makes_exactly_the_playouts_of_its_budget(threads: int) -> None:
    thinking = searcher(PEBBLES, 0, 200, threads)
    found = thinking.look(pebbles(10).view(0), 5)
    assert found.playouts == 200
    assert sum(prospect.visits for prospect in found.prospects) == 200
    assert sum(Budget(playouts=200, threads=threads).shares()) == 200


def test_there_are_no_more_threads_than_playouts() -> None:
    assert Budget(playouts=2, threads=8).shares() == [1, 1]
    thinking = searcher(PEBBLES, 0, 2, threads=8)
    assert len(thinking.trees) == 2
    assert thinking.look(pebbles(10).view(0), 5).playouts == 2
    assert len(Searcher(PEBBLES, 0, Budget(seconds=1, threads=2)).trees) == 2


def test_a_budget_of_seconds_thinks_at_least_once() -> None:
    hasty = Searcher(PEBBLES, 0, Budget(seconds=1e-9), DEEP)
    assert hasty.look(pebbles(10).view(0), 5).playouts == CHUNK


def test_to_decide_it_needs_not_all_its_seconds_when_all_is_clear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def found(decide: bool) -> Found:
        ticks = SimpleNamespace(monotonic=count().__next__)  # a second at every look at the clock
        monkeypatch.setattr(f"{Searcher.__module__}.time", ticks)
        thinking = Searcher(PEBBLES, 0, Budget(seconds=100), DEEP)
        return thinking.look(pebbles(3).view(0), 5, decide)

    whole, short = found(decide=False), found(decide=True)
    assert whole.playouts > 10 * CHUNK
    assert short.playouts < whole.playouts
    assert short.best.choice == whole.best.choice == 3


class Worlds(list[State]):
    """As the arrays of compiled code: to set a place is to copy."""

    def __setitem__(self, place: Any, state: Any) -> None:
        super().__setitem__(place, state.copy())


def test_a_thorough_player_overlooks_nothing() -> None:
    s = hasu.new("lotus", seats=2, seed=1).state
    choices, w = Choices(), weights_of(s)
    seat = go_on(s, choices, 0)
    worlds, lore = Worlds([s, s.copy()]), readable_lore(2)
    looks = {c: after(worlds, seat, c, w, 0.0) for c in choices_of(s, seat)}
    best = max(looks.values())
    assert min(looks.values()) < best

    def shares_best(style: Style) -> float:
        chosen = [light_choice(worlds, choices, lore, seat, w, style, luck) for luck in range(200)]
        return float(np.mean([looks[choice] == best for choice in chosen]))

    few = STYLE._replace(tries=2, slips=0.0)
    assert 0 < shares_best(few) < 1
    assert shares_best(few._replace(thorough=len(looks))) == 1
    assert shares_best(few._replace(thorough=len(looks) - 1)) == shares_best(few)
    assert shares_best(few._replace(thorough=len(looks), slips=0.5)) < 1


def test_playouts_learn_what_did_well() -> None:
    s = hasu.new("china", seats=3, seed=1).state
    choices, w, lore = Choices(), weights_of(s), readable_lore(5)
    seat = go_on(s, choices, 0)
    worlds = Worlds([s, s.copy()])
    learning = STYLE._replace(slips=0.0, thorough=1000, learn=4.0)

    def chosen(style: Style) -> int:
        return light_choice(worlds, choices, lore, seat, w, style, 1)

    first = chosen(learning)
    favourite = next(c for c in choices_of(s, seat) if c != first)
    assert hearsay(lore, s, seat, favourite) == 0.0
    for choice, worth in ((favourite, 1.0), (first, 0.0)):
        for _ in range(32):
            note(lore, s, seat, choice)
            remember(lore, np.array([worth] * 5))
    believed = 1 - (1 - 32 / 48) ** 2  # as a deed, and as the first one of a playout
    assert hearsay(lore, s, seat, favourite) == pytest.approx(0.5 * believed)
    assert hearsay(lore, s, seat, first) == pytest.approx(-0.5 * believed)
    assert hearsay(lore, s, 1 - seat, favourite) == 0.0  # everybody learns for themselves
    assert chosen(learning) == favourite
    assert chosen(learning._replace(learn=0.0)) == first
    forget(lore)
    assert chosen(learning) == first


def test_what_did_well_after_one_choice_need_not_after_another() -> None:
    s = hasu.new("china", seats=3, seed=1).state
    lore = readable_lore(5)
    for before, worth in ((1, 1.0), (2, 0.0)):
        for _ in range(64):
            note(lore, s, 0, before)
            note(lore, s, 0, 3)
            remember(lore, np.array([worth] * 5))
    assert hearsay(lore, s, 0, 3) == 0.0
    note(lore, s, 0, 1)
    note(lore, s, 1, 2)  # somebody else's choice is not what came before
    assert hearsay(lore, s, 0, 3) == pytest.approx(0.5 * 64 / 80)
    note(lore, s, 0, 2)
    assert hearsay(lore, s, 0, 3) == pytest.approx(-0.5 * 64 / 80)


def test_a_very_long_playout_is_remembered_in_part() -> None:
    s = hasu.new("china", seats=2, seed=1).state
    lore = readable_lore(5)
    for choice in [1] * MOST_DEEDS + [2]:
        note(lore, s, 0, choice)
    remember(lore, np.ones(5))
    assert lore.told[:DEEDS, TIMES].sum() == lore.told[deed_of(s, 0, 1), TIMES] == MOST_DEEDS
    note(lore, s, 0, 2)  # the next playout begins anew
    remember(lore, np.ones(5))
    assert lore.told[deed_of(s, 0, 2), TIMES] == 1


def test_only_who_is_told_to_learns_and_only_where_it_pays() -> None:
    def learns(game: str, seats: int, style: Style) -> bool:
        m = hasu.new(game, seats=seats, seed=2)
        view = m.view(min(m.to_move))
        searching = Searcher(view.game, view.seat, Budget(playouts=64), style)
        searching.look(view, 5)
        return bool(searching._desks[0].lore["told"].any())

    assert [learns("china", seats, FAR_SIGHTED) for seats in (2, 3, 4, 5)] == [0, 1, 1, 0]
    assert [learns("rice-wars", seats, FAR_SIGHTED) for seats in (2, 3, 4, 5)] == [1, 1, 1, 1]
    assert not learns("china", 3, STYLE)
    assert not learns("lotus", 3, FAR_SIGHTED)


def test_the_lore_of_one_move_is_forgotten_at_the_next() -> None:
    """Or the same view and luck would not give the same search again."""
    m = hasu.new("china", seats=3, seed=2)
    view = m.view(min(m.to_move))
    fresh = Searcher(view.game, view.seat, Budget(playouts=128), FAR_SIGHTED)
    again = Searcher(view.game, view.seat, Budget(playouts=128), FAR_SIGHTED)
    once = fresh.look(view, 5)
    again.look(view, 6)
    assert fresh._desks[0].lore["told"].sum() > 0
    again.trees = [plant(again.budget.nodes())]
    assert again.look(view, 5) == once


def test_to_decide_it_stops_when_the_choice_is_certain() -> None:
    whole = searcher(PEBBLES, 0, 8 * OFTEN).look(pebbles(3).view(0), 5)
    short = searcher(PEBBLES, 0, 8 * OFTEN).look(pebbles(3).view(0), 5, decide=True)
    assert whole.playouts == 8 * OFTEN
    assert short.playouts < whole.playouts
    assert short.best.choice == whole.best.choice
    ahead = short.best.visits - short.prospects[1].visits
    assert ahead > CATCHING_UP * (whole.playouts - short.playouts)
    none = searcher(PEBBLES, 0, 1, threads=2).look(pebbles(3).view(0), 5)
    assert none.playouts == 1


def test_the_lead_in_visits() -> None:
    thinking = searcher(PEBBLES, 0, 90)
    found = thinking.look(pebbles(10).view(0), 5)
    first, second = (prospect.visits for prospect in found.prospects[:2])
    assert lead(thinking.trees[0], 0) == first - second


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_finds_the_same(threads: int) -> None:
    view = match(BIDDING).view(1)
    first, second, other = (
        searcher(BIDDING, 1, 150, threads).look(view, luck) for luck in (4, 4, 5)
    )
    assert first == second
    assert first != other


def test_the_tree_of_one_move_serves_the_next() -> None:
    m, thinking = pebbles(10), searcher(PEBBLES, 0, 500)
    first = thinking.look(m.view(0), 5)
    assert first.reused == 0
    m.play(0, first.best.choice)
    m.play(1, 1)
    second = thinking.look(m.view(0), 6)
    assert second.reused > 50
    assert second.playouts == 500
    chosen = sum(prospect.visits for prospect in second.prospects)
    assert chosen == 500 + second.reused - 1  # the first visit looked at no choice


def test_choices_are_looked_at_when_a_node_is_reached_again() -> None:
    thinking = searcher(PEBBLES, 0, 15)
    thinking.look(pebbles(10).view(0), 5)
    tree = thinking.trees[0]
    nodes = tree.nodes[1 : tree.used[NODES]]  # the root is opened at once
    once = nodes["visits"] == 1
    assert once.any()
    assert not once.all()
    assert (nodes["first"][once] == NOWHERE).all()
    assert (nodes["first"][~once] != NOWHERE).all()


def test_a_full_tree_goes_on_and_keeps_what_was_visited_last() -> None:
    thinking = searcher(BIDDING, 0, 400)
    thinking.trees = [plant(64)]
    m = match(BIDDING)
    for luck in range(5):
        found = thinking.look(m.view(0), luck)
        assert found.playouts == 400
        assert thinking.trees[0].used[NODES] <= 64


def test_making_room_keeps_nodes_with_their_edges() -> None:
    thinking = searcher(PEBBLES, 0, 60)
    tree = thinking.trees[0]
    thinking.look(pebbles(11).view(0), 1)
    before = visits_by_key(tree)
    half = (tree.used[NODES] + 1) // 2
    tree.nodes["last_move"][:half] = -5  # long not visited
    kept = {int(k) for k in tree.nodes["key"][half : tree.used[NODES]]}
    small = tree._replace(nodes=tree.nodes[: tree.used[NODES]])
    make_room(small)
    after = visits_by_key(small)
    assert set(after) == kept
    assert all(after[k] == before[k] for k in kept)
    assert (small.slots == NOWHERE).all()
    assert small.used[MOVE] == 2
    assert small.used[EDGES] == sum(len(edges) for edges in after.values())


def test_making_room_among_nodes_without_edges() -> None:
    tree = plant(4)
    tree.used[NODES] = 3
    tree.nodes["first"] = NOWHERE
    tree.nodes["last_move"][:3] = -5, 0, -5
    make_room(tree)
    assert tree.used[NODES] == 1
    assert tree.nodes["first"][0] == NOWHERE


def test_a_tree_full_of_edges_has_room_for_the_next_position() -> None:
    thinking = searcher(PEBBLES, 0, 200)
    tree = thinking.trees[0]
    thinking.trees = [tree._replace(edges=tree.edges[:12])]
    thinking.look(pebbles(11).view(0), 1)
    assert tree.used[EDGES] == 12
    found = thinking.look(pebbles(10).view(0), 2)
    assert {prospect.choice for prospect in found.prospects} == {1, 2, 3}


def visits_by_key(tree: Any) -> dict[int, list[tuple[int, int]]]:
    found = {}
    for node in tree.nodes[: tree.used[NODES]]:
        edges, edge = [], int(node["first"])
        while edge != NOWHERE:
            edges.append((int(tree.edges[edge]["choice"]), int(tree.edges[edge]["visits"])))
            edge = int(tree.edges[edge]["next"])
        found[int(node["key"])] = edges
    return found


def test_the_searcher_answers_first_in_a_sealed_choice() -> None:
    s, offered = match(BIDDING).state, Choices()
    assert go_on(s.copy(), offered, 1) == 1
    assert go_on(s.copy(), offered, 0) == 0


def test_a_finished_game_is_judged_by_its_winners() -> None:
    s = match(BIDDING).state
    s.over, s.points, s.winner = 1, [9, 4], [1, 0]
    results = np.zeros((3, 2))
    judge(s, weights_of(s), STYLE, results)
    assert results[WIN].tolist() == [1, 0]
    assert results[MARGIN].tolist() == [5, -5]
    assert results[WORTH, 0] > 0.8
    s.winner = [1, 1]
    judge(s, weights_of(s), STYLE, results)
    assert results[WIN].tolist() == [0.5, 0.5]


def test_an_unfinished_game_is_judged_by_the_lead() -> None:
    s = match(BIDDING).state
    results = np.zeros((3, 2))
    s.points = [3, 0]  # one spread ahead: three to one
    judge(s, weights_of(s), STYLE, results)
    assert results[WIN].tolist() == pytest.approx([0.75, 0.25])
