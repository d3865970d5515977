"""Two thousand games of Lotus, interpreted and compiled, the same after every step."""

from __future__ import annotations

import pytest

from tests.support import Setup, agree_step_by_step, setups


@pytest.mark.parametrize("kind", [kind for kind in setups() if kind.game.name == "lotus"], ids=str)
def test_backends_agree_step_by_step(kind: Setup) -> None:
    agree_step_by_step(kind, games=500)
