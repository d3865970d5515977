"""The search tree, in arrays that are made once: nodes found by key, edges in chains.

A node is a decision as the searching seat knows it, and its key is a hash of that knowledge
(`hasu.bots.search.sight`). So two ways to the same position share a node, and the tree of
one move serves the next: whatever was looked into and has come about is found again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hasu.engine.rules import rule

NOWHERE = -1  # no node, no edge, or no room for one

NODE = np.dtype(
    [
        ("key", "i8"),
        ("worth", "f8"),  # summed, for the seat that decides here
        ("visits", "i4"),
        ("first", "i4"),  # its chain of edges
        ("last_move", "i4"),  # the move of the searcher at which it was last visited
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("worth", "f8"),  # summed, for the seat that chooses it; so are wins and margins
        ("win", "f8"),
        ("margin", "f8"),
        ("lean", "f4"),  # how promising it looked at first sight
        ("node", "i4"),
        ("next", "i4"),
        ("choice", "i8"),
        ("visits", "i4"),
        ("offered", "i4"),  # how often it could have been chosen
    ],
    align=True,
)
# Places in ``used``
NODES, EDGES, MOVE = 0, 1, 2


class Tree(NamedTuple):
    nodes: npt.NDArray[np.void]
    edges: npt.NDArray[np.void]
    slots: npt.NDArray[np.int32]  # an open hash table of nodes
    used: npt.NDArray[np.int64]


def plant(nodes: int, edges_each: int = 8) -> Tree:
    """An empty tree with room for so many nodes (a power of two)."""
    return Tree(
        np.zeros(nodes, NODE),
        np.zeros(nodes * edges_each, EDGE),
        np.full(2 * nodes, NOWHERE, np.int32),
        np.zeros(3, np.int64),
    )


def make_room(tree: Tree) -> None:
    """Before a new move: a tree that is half full keeps only what the last move visited."""
    nodes, edges = tree.used[NODES], tree.used[EDGES]
    tree.used[MOVE] += 1
    if 2 * nodes <= len(tree.nodes) and 2 * edges <= len(tree.edges):
        return
    stays = tree.nodes["last_move"][:nodes] >= tree.used[MOVE] - 1
    edge_stays = stays[tree.edges["node"][:edges]]
    if _leaves_no_room(tree, int(stays.sum()), int(edge_stays.sum())):
        stays[:] = edge_stays[:] = False
    new_node, new_edge = np.cumsum(stays) - 1, np.cumsum(edge_stays) - 1
    kept_nodes, kept_edges = tree.nodes[:nodes][stays], tree.edges[:edges][edge_stays]
    kept_nodes["first"] = _moved(kept_nodes["first"], new_edge)
    kept_edges["next"] = _moved(kept_edges["next"], new_edge)
    kept_edges["node"] = new_node[kept_edges["node"]]
    tree.nodes[: len(kept_nodes)] = kept_nodes
    tree.edges[: len(kept_edges)] = kept_edges
    tree.used[NODES], tree.used[EDGES] = len(kept_nodes), len(kept_edges)
    tree.slots[:] = NOWHERE  # `search` fills it again


def _leaves_no_room(tree: Tree, nodes: int, edges: int) -> bool:
    """Would so much crowd out the next move, its root first of all?

    That more than half of the edges stay does happen in games, and the rest is room enough.
    """
    return 2 * nodes > len(tree.nodes) or 4 * edges > 3 * len(tree.edges)


def _moved(links: npt.NDArray[np.int32], new_place: npt.NDArray[np.int64]) -> Any:
    return np.append(new_place, NOWHERE)[links]  # nowhere is the last place, and stays nowhere


@rule
def slot_of(tree: Tree, key: int) -> int:
    """Where a key is, or would be."""
    slot: int = key & (tree.slots.size - 1)
    while tree.slots[slot] != NOWHERE and tree.nodes[tree.slots[slot]].key != key:
        slot = (slot + 1) & (tree.slots.size - 1)
    return slot


@rule
def find_all_again(tree: Tree) -> None:
    """Fill the hash table from the nodes, after `make_room` has emptied it."""
    if tree.used[NODES] > 0 and tree.slots[slot_of(tree, tree.nodes[0].key)] == NOWHERE:
        for node in range(tree.used[NODES]):
            tree.slots[slot_of(tree, tree.nodes[node].key)] = node


@rule
def reach(tree: Tree, key: int) -> int:
    """The node with this key, made if need be; ``NOWHERE`` when there is no room."""
    slot = slot_of(tree, key)
    node: int = tree.slots[slot]
    if node == NOWHERE and tree.used[NODES] < tree.nodes.size:
        node = tree.used[NODES]
        tree.used[NODES] += 1
        tree.slots[slot] = node
        tree.nodes[node].key = key
        tree.nodes[node].first = NOWHERE
        tree.nodes[node].visits = 0
        tree.nodes[node].worth = 0.0
    if node != NOWHERE:
        tree.nodes[node].last_move = tree.used[MOVE]
    return node


@rule
def grow(tree: Tree, node: int, choice: int, lean: float) -> int:
    """A new edge for a choice at a node; ``NOWHERE`` when there is no room."""
    if tree.used[EDGES] == tree.edges.size:
        return NOWHERE
    edge: int = tree.used[EDGES]
    tree.used[EDGES] += 1
    tree.edges[edge].node = node
    tree.edges[edge].next = tree.nodes[node].first
    tree.nodes[node].first = edge
    tree.edges[edge].choice = choice
    tree.edges[edge].lean = lean
    tree.edges[edge].visits = 0
    tree.edges[edge].offered = 0
    tree.edges[edge].worth = 0.0
    tree.edges[edge].win = 0.0
    tree.edges[edge].margin = 0.0
    return edge
