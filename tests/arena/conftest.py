"""Own bots that a test lets in are gone after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hasu.bots.own import admitted


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    admitted.clear()
