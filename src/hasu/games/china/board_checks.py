from __future__ import annotations
from typing import Any
def problems(data: dict[str, Any], source: str) -> list[str]:
    return []
