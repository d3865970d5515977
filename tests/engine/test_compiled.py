"""Compiled code: on demand, in a cache of its own, the same games however they are cut."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import hasu
from hasu.engine import compiled as backend
from hasu.engine.cache import cache_folder
from hasu.engine.compiled import (
    compile_in_background,
    compiled,
    drop_outdated,
    seeds_from,
    source_hash,
)
from hasu.engine.gpu import GpuGame, unavailable
from tests.bidding import GAME as BIDDING

LOTUS = hasu.game_named("lotus")


def test_the_cache_is_keyed_by_all_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.py").write_text("A = 1\n")
    monkeypatch.setattr(backend, "_folder_of", lambda package: tmp_path)
    before = source_hash(LOTUS)
    assert source_hash(LOTUS) == before
    (tmp_path / "rules.py").write_text("A = 2\n")
    assert source_hash(LOTUS) != before


def test_the_cache_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HASU_CACHE_DIR", "/somewhere")
    assert cache_folder() == Path("/somewhere/compiled")
    monkeypatch.delenv("HASU_CACHE_DIR")
    assert cache_folder().parts[-2:] == ("hasu", "compiled")


def test_compiled_code_lies_in_the_games_own_folder() -> None:
    fast = compiled(LOTUS)
    assert list(fast.warm()) == list(backend.entry_names())
    assert fast.folder.name == f"lotus-{source_hash(LOTUS)}"
    assert list(fast.folder.rglob("*.nbi"))


def test_code_that_nobody_has_used_for_long_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HASU_CACHE_DIR", str(tmp_path))
    current = backend.CompiledGame(LOTUS).folder
    months_ago = time.time() - 60 * 24 * 3600
    old, of_a_neighbour = (cache_folder() / f"lotus-{digit * 16}" for digit in "01")
    for folder in (old, of_a_neighbour):
        (folder / "engine").mkdir(parents=True)
    for folder in (old, current):
        os.utime(folder, (months_ago, months_ago))
    assert backend.CompiledGame(LOTUS).folder == current  # which is using it
    drop_outdated(LOTUS)
    assert not old.exists()
    assert current.exists()
    assert of_a_neighbour.exists()


def test_other_users_of_numba_keep_their_cache_folder() -> None:
    import numba

    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    backend.CompiledGame(BIDDING)
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


def test_compiling_in_the_background() -> None:
    thread = compile_in_background(BIDDING)
    thread.join(timeout=300)
    assert not thread.is_alive()
    assert compiled(BIDDING) is compiled(BIDDING)


def test_batches_cut_anywhere_play_the_same_games() -> None:
    fast, template = compiled(BIDDING), BIDDING.blank(2, {})
    whole = fast.deal(template, seeds_from(3, 0, 20, 0))
    fast.play_random(whole, seeds_from(3, 0, 20, 1), 1000)
    part = fast.deal(template, seeds_from(3, 12, 8, 0))
    fast.play_random(part, seeds_from(3, 12, 8, 1), 1000)
    assert whole[12:].tobytes() == part.tobytes()
    assert not np.array_equal(seeds_from(3, 0, 5, 0), seeds_from(3, 0, 5, 1))
    assert not np.array_equal(seeds_from(3, 0, 5, 0), seeds_from(4, 0, 5, 0))


def test_two_games_must_differ_in_layout() -> None:
    backend.teach_numba(BIDDING)
    impostor = dataclasses.replace(BIDDING, name="impostor", sequence=pytest)
    hasu.engine.play.verbs_of[BIDDING.state] = BIDDING.sequence
    with pytest.raises(RuntimeError, match="share the state layout of 'impostor'"):
        backend.teach_numba(impostor)


def test_without_a_gpu_the_reason_is_told() -> None:
    why = unavailable()
    if why:
        with pytest.raises(hasu.HasuError, match="no GPU run: "):
            GpuGame(LOTUS)
    else:
        assert GpuGame(LOTUS).game is LOTUS


ABANDONED = """
import threading, time
from hasu.engine import compiled
from hasu.engine.game import game_named
compiled.subprocess.Popen = lambda *given, _popen=compiled.subprocess.Popen, **more: (
    started.append(_popen(*given, **more)) or started[0]
)
started = []
work = (game_named("lotus"), ("deal",))
threading.Thread(target=compiled._compile_elsewhere, args=work, daemon=True).start()
while not started:
    time.sleep(0.01)
print(started[0].pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked up in /proc")
def test_compiling_elsewhere_ends_with_whoever_wanted_it(tmp_path: Path) -> None:
    """Even if that one is killed, as a server may be."""
    environment = os.environ | {"HASU_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", ABANDONED]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as wanting:
        assert wanting.stdout is not None
        pid = int(wanting.stdout.readline())
        assert b"_exit" in Path(f"/proc/{pid}/cmdline").read_bytes()
        wanting.kill()
    for _ in range(600):
        if not is_running(pid):
            return
        time.sleep(0.1)
    raise AssertionError("it still runs")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
