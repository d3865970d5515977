"""The search itself: imagine a world, walk down the tree, play on, carry the result back.

Information-set Monte Carlo tree search: every playout deals the unseen anew from what the
seat sees, and all playouts share one tree. Plain rules; compiled once per game through
`hasu.engine.compiled`.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hasu.bots.search.lore import note, remember
from hasu.bots.search.playout import MARGIN, WIN, WORTH, after, go_on, judge, outlook, play_on
from hasu.bots.search.sight import Sight, key_of
from hasu.bots.search.style import Style
from hasu.bots.search.tree import NOWHERE, Tree, find_all_again, grow, reach
from hasu.engine.chance import MASK, STRIDE, bounded, scramble
from hasu.engine.choices import clear, pick
from hasu.engine.play import NOBODY_ASKED, SPREAD, Weights, apply, determinise, legal
from hasu.engine.rules import rule

DEEPEST = 256
MOST_CHOICE = 1 << 15
CLIPPED = 6.0  # no first sight counts for more than this many heats


class Desk(NamedTuple):
    """Room to work in; only the sums and the lore outlast a playout."""

    worlds: npt.NDArray[np.void]  # the imagined world, and one to try a choice in
    words: npt.NDArray[np.uint64]  # the same memory as words
    choices: npt.NDArray[np.void]
    marks: npt.NDArray[np.int32]  # for each choice the edge that stands for it, if any
    path: npt.NDArray[np.int32]  # edges walked, from the root
    movers: npt.NDArray[np.int32]  # who chose them
    results: npt.NDArray[np.float64]
    sums: npt.NDArray[np.float64]  # the wins of all playouts added up
    lore: npt.NDArray[np.void]


def search(
    root: Any,
    me: int,
    playouts: int,
    luck: int,
    w: Weights,
    style: Style,
    sight: Sight,
    tree: Tree,
    desk: Desk,
) -> int:
    """Add so many playouts to the tree, all from the view ``root[0]`` of ``me``.

    Returns the root's node.
    """
    find_all_again(tree)
    desk.worlds[0] = root[0]
    top = reach(tree, key_of(desk.words[0], sight, me))
    for _ in range(playouts):
        luck = (luck + STRIDE) & MASK
        desk.worlds[0] = root[0]
        desk.worlds[0].chance = scramble(luck)
        determinise(desk.worlds[0], me)
        clear(desk.choices[0])
        legal(desk.worlds[0], me, desk.choices[0])
        seat, depth, leaf = walk_down(me, w, style, sight, tree, desk, scramble(luck + 1))
        play_on(desk.worlds, desk.choices[0], desk.lore[0], seat, me, w, style, scramble(luck + 2))
        judge(desk.worlds[0], w, style, desk.results)
        carry_back(tree, desk, depth, leaf, seat)
        if style.learn > 0.0:
            remember(desk.lore[0], desk.results[WORTH])
    return top


@rule
def walk_down(
    me: int, w: Weights, style: Style, sight: Sight, tree: Tree, desk: Desk, luck: int
) -> tuple[int, int, int]:
    """Follow the most promising edges to a new node.

    Its choices are looked at only when somebody comes there again: most nodes are visited
    once, and first sights take time.

    Returns who is asked there, how many edges were walked, and the new node.
    """
    seat, depth = me, 0
    while seat != NOBODY_ASKED and depth < DEEPEST:
        node = reach(tree, key_of(desk.words[0], sight, seat))
        if node == NOWHERE or (depth > 0 and tree.nodes[node].visits == 0):
            return seat, depth, node
        luck = (luck + STRIDE) & MASK
        edge = promising(tree, desk, node, seat, w, style, luck)
        if edge == NOWHERE:
            break
        desk.path[depth] = edge
        desk.movers[depth] = seat
        if style.learn > 0.0:
            note(desk.lore[0], desk.worlds[0], seat, tree.edges[edge].choice)
        depth += 1
        apply(desk.worlds[0], seat, tree.edges[edge].choice)
        seat = go_on(desk.worlds[0], desk.choices[0], me)
    return seat, depth, NOWHERE


@rule
def promising(
    tree: Tree, desk: Desk, node: int, seat: int, w: Weights, style: Style, luck: int
) -> int:
    """The edge to walk: what has proved good, what looks good, and what is little tried.

    Curiosity wavers by chance: in a sealed choice two seats would otherwise fall into step,
    each answering what the other cannot know.
    """
    total = note_offered(tree, desk, node, seat, w, style)
    choices = desk.choices[0]
    visits = tree.nodes[node].visits
    unknown = tree.nodes[node].worth / visits if visits > 0 else 0.5
    best, best_edge = -1e9, NOWHERE
    for index in range(choices.count):
        edge = desk.marks[pick(choices, index)]
        if edge != NOWHERE:
            e = tree.edges[edge]
            mean = e.worth / e.visits if e.visits > 0 else unknown
            waver = bounded(scramble(luck + index), 1000) / 500.0
            curious = style.explore * waver * sqrt(e.offered) / (1.0 + e.visits)
            score = mean + curious * e.lean / total
            if score > best:
                best, best_edge = score, edge
    return best_edge


@rule
def note_offered(tree: Tree, desk: Desk, node: int, seat: int, w: Weights, style: Style) -> float:
    """Mark the edge of each choice on offer, growing what is new; returns their leanings' sum."""
    choices = desk.choices[0]
    for index in range(choices.count):
        desk.marks[pick(choices, index)] = NOWHERE
    edge = tree.nodes[node].first
    while edge != NOWHERE:
        desk.marks[tree.edges[edge].choice] = edge
        edge = tree.edges[edge].next
    before, known, total = 0.0, False, 0.0
    for index in range(choices.count):
        choice = pick(choices, index)
        edge = desk.marks[choice]
        if edge == NOWHERE:
            if not known:
                before, known = outlook(desk.worlds[0], seat, w, style.spite), True
            gain = after(desk.worlds, seat, choice, w, style.spite) - before
            edge = grow(tree, node, choice, first_sight(gain, w, style))
            desk.marks[choice] = edge
        if edge != NOWHERE:
            tree.edges[edge].offered += 1
            total += tree.edges[edge].lean
    return total


@rule
def first_sight(gain: float, w: Weights, style: Style) -> float:
    return exp(max(-CLIPPED, min(CLIPPED, gain / (style.heat * w[SPREAD]))))


@rule
def carry_back(tree: Tree, desk: Desk, depth: int, leaf: int, asked: int) -> None:
    """Add the result to every edge that was walked, each for the seat that chose it.

    A new node at the end, where ``asked`` decides, has no edge yet and keeps it itself.
    """
    for seat in range(desk.results.shape[1]):
        desk.sums[WIN, seat] += desk.results[WIN, seat]
    for step in range(depth):
        edge, seat = desk.path[step], desk.movers[step]
        node = tree.edges[edge].node
        worth = desk.results[WORTH, seat]
        tree.nodes[node].visits += 1
        tree.nodes[node].worth += worth
        tree.edges[edge].visits += 1
        tree.edges[edge].worth += worth
        tree.edges[edge].win += desk.results[WIN, seat]
        tree.edges[edge].margin += desk.results[MARGIN, seat]
    if leaf != NOWHERE:
        tree.nodes[leaf].visits += 1
        tree.nodes[leaf].worth += desk.results[WORTH, asked]
