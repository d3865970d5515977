"""Shared test settings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from hasu.engine.game import add
from tests.bidding import GAME as BIDDING

add(BIDDING)

# Searches for counter-examples must not fail because a shared machine is slow.
settings.register_profile(
    "hasu", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60
)
settings.load_profile("hasu")


@pytest.fixture(scope="session", autouse=True)
def _compiled_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Workers share one cache of compiled code, apart from the user's own."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    os.environ.setdefault("HASU_CACHE_DIR", str(Path(shared) / "hasu-cache"))
