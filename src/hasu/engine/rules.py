"""``@rule``: one plain function, run interpreted, compiled and on a GPU.

The decorator only notes the function; interpreted runs call it as it is. Compiling
(`hasu.engine.compiled`) hands every noted function to Numba when first needed, so
importing the rules never imports Numba.

Inside a rule: plain numbers, tuples of numbers, ``IntEnum`` members, loops, and other
rules. No exceptions, no sentences, no Python containers made on the fly.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

RuleFunction = TypeVar("RuleFunction", bound=Callable[..., Any])

READ_SINCE = time.time()
"""When this process began to read rules; a source that is newer may not be what it runs."""

registered: list[Callable[..., Any]] = []


def rule(function: RuleFunction) -> RuleFunction:
    """Note ``function`` as a rule and return it unchanged."""
    registered.append(function)
    return function
