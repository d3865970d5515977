"""Where compiled code is kept: what cannot be written, and what has changed meanwhile."""

from __future__ import annotations

import os
import time
import warnings
from pathlib import Path
from typing import Any

import pytest

from hasu.engine import cache
from hasu.engine import compiled as backend
from hasu.engine.cache import CHOSEN, cache_folder, folder_for
from tests.bidding import GAME as BIDDING


@pytest.fixture
def blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder that nobody can make, not even root: a file stands there."""
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv(CHOSEN, str(file))
    return file


def caches_in(fast: backend.CompiledGame, name: str) -> Path:
    """Where Numba looks for an entry point and keeps it."""
    return Path(fast._jit(name)._cache.cache_path)


def test_where_nothing_can_be_written_it_is_kept_for_this_process(blocked: Path) -> None:
    with pytest.warns(RuntimeWarning, match=f"cannot be kept.*{blocked}.*{CHOSEN} may name"):
        fast = backend.CompiledGame(BIDDING)
    assert fast.folder.is_dir()
    assert fast.folder == cache_folder() / fast.folder.name  # processes from here share it
    assert Path(os.environ[CHOSEN]) != blocked
    for name in backend.entry_names():
        assert caches_in(fast, name).is_relative_to(fast.folder)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # once is enough
        assert backend.CompiledGame(BIDDING).folder == fast.folder


def test_nobody_needs_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setenv(CHOSEN, "")
    monkeypatch.setattr(cache.Path, "home", homeless)
    with pytest.warns(RuntimeWarning, match="Could not determine home directory"):
        assert folder_for("bidding-0", []).is_dir()


def test_what_can_be_written_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOSEN, str(tmp_path / "deep" / "cache"))
    assert folder_for("bidding-0", []) == tmp_path / "deep" / "cache" / "compiled" / "bidding-0"


class FullDisk:
    """What Numba does where a file cannot be written to its end: all but keep the code."""

    def __init__(self) -> None:
        self.overloads: dict[Any, Any] = {}

    def compile(self, signature: Any) -> None:
        self.overloads[signature] = self
        raise OSError(28, "No space left on device")

    def __call__(self, *given: Any) -> str:
        return "played"


def test_on_a_full_disk_it_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = backend.CompiledGame(BIDDING)
    monkeypatch.setattr(fast, "_jit", lambda name: FullDisk())
    with pytest.warns(RuntimeWarning, match="No space left on device"):
        assert fast.entry("deal")() == "played"
    assert "deal" in fast.ready


def test_what_was_read_before_a_source_changed_is_not_kept_under_its_new_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CHOSEN, str(tmp_path / "cache"))
    source = tmp_path / "rules.py"
    source.write_text("A = 1\n")
    before, after, to_come = cache.READ_SINCE - 60, cache.READ_SINCE + 0.001, time.time() + 3600
    for written, is_kept in ((before, True), (after, False), (to_come, True)):
        os.utime(source, (written, written))
        folder = folder_for("bidding-0", [source])
        assert folder.is_relative_to(cache_folder()) == is_kept


def test_a_changed_game_is_compiled_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "READ_SINCE", 0.0)
    fast = backend.CompiledGame(BIDDING)
    assert not fast.folder.is_relative_to(cache_folder())
    for name in backend.entry_names():
        assert caches_in(fast, name).is_relative_to(fast.folder)
