"""The same tournament on a Ray cluster."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import hasu
from hasu.arena import Tournament, run
from hasu.arena.cluster import _connect, _ray
from tests.arena.test_run import FIRST, untimed


def test_without_ray_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(hasu.HasuError, match=r"pip install 'hasu\[ray\]'"):
        run(Tournament("lotus", 2, ("random", "greedy")), 1, engine="ray")


class FakeRay:
    """Notes how it was started."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.given: dict[str, Any] = {}
        self.trouble = trouble

    def init(self, **given: Any) -> None:
        self.given = given
        if self.trouble is not None:
            raise self.trouble


def test_a_cluster_is_joined_only_where_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    alone, joined = FakeRay(), FakeRay()
    _connect(alone, workers=3)
    assert alone.given["address"] == "local"
    assert alone.given["num_cpus"] == 3
    monkeypatch.setenv("RAY_ADDRESS", "head:6379")
    _connect(joined, workers=3)
    assert joined.given["address"] == "head:6379"
    assert "num_cpus" not in joined.given  # the cluster has the size it has


def test_a_cluster_that_cannot_be_reached_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "head:6379")
    with pytest.raises(hasu.HasuError, match=r"cannot use the Ray cluster 'head:6379': no answer$"):
        _connect(FakeRay(ConnectionError("no answer\nmore of it")), workers=1)


def test_ray_gives_the_same_results_and_nobody_else_reaches_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    ray = _ray()
    heard: set[str] = set()

    def listen(done: int, planned: int) -> None:
        if ray.is_initialized():
            heard.update(node["NodeManagerAddress"] for node in ray.nodes())

    given = Tournament("lotus", 2, ("random", FIRST))
    on_ray = run(given, 6, workers=2, engine="ray", report=listen)
    assert untimed(on_ray) == untimed(run(given, 6, workers=0))
    assert heard == {"127.0.0.1"}
