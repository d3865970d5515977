"""The same tournament on a Ray cluster."""

from __future__ import annotations

import sys

import pytest

import hasu
from hasu.arena import Tournament, run
from tests.arena.test_run import FIRST, untimed


def test_without_ray_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(hasu.HasuError, match=r"pip install 'hasu\[ray\]'"):
        run(Tournament("lotus", 2, ("random", "greedy")), 1, engine="ray")


def test_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray", reason="Ray is not installed (the extra 'ray')")
    given = Tournament("lotus", 2, ("random", FIRST))
    assert untimed(run(given, 6, workers=2, engine="ray")) == untimed(run(given, 6, workers=0))
