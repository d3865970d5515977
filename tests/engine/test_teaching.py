"""What Numba makes of rules: one form for all widths of numbers, put together once."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core.compiler import Compiler

from hasu.engine.linking import EntryCompiler, RuleCode
from hasu.engine.teaching import teach_rule, teach_silence


class Colour(IntEnum):
    RED = 1
    BLUE = 2


def double(number: int) -> int:
    return 2 * number


def more(number: int) -> int:
    return double(number) + 1


def less(number: int) -> int:
    return double(number) - 1


def tell(kind: int, *numbers: int) -> None:
    raise AssertionError("told")


def teach(function: Any) -> list[Any]:
    """Teach a rule; what types it was asked for comes into the list."""
    asked: list[Any] = []

    def resolve(*kinds: Any) -> Any:
        asked.append(kinds)
        return function

    teach_rule(function, resolve)
    return asked


doubled, taught_more, taught_less = teach(double), teach(more), teach(less)
teach_silence(tell)


def both(narrow: Any, wide: Any, colour: Any) -> Any:
    tell(colour)
    tell(colour, narrow, wide)
    return more(narrow[0]) * 10000 + less(wide[0]) * 100 + double(Colour.BLUE)


def second(row: Any, place: int) -> int:
    return row[place]


def test_rules_called_with_any_width_are_compiled_once() -> None:
    assert numba.njit(both)(np.array([3], np.int8), np.array([4]), 1) == 70704
    assert doubled == taught_more == taught_less == [(types.int64,)]


def test_a_narrow_number_does_not_run_over_inside_a_rule() -> None:
    assert numba.njit(lambda a: double(a[0]))(np.array([127], np.int8)) == 254


def test_an_index_is_taken_as_it_is() -> None:
    row = np.array([5, 6], np.int8)
    for compiler, compares in ((Compiler, True), (EntryCompiler, False)):
        entry = numba.njit(second, pipeline_class=compiler)
        assert entry(row, 1) == 6
        code = next(iter(entry.overloads.values())).library.get_llvm_str()
        body = code[code.index("define") :].split("}")[0]
        assert ("icmp slt" in body) == compares


def test_an_entry_point_holds_all_its_rules_and_no_more() -> None:
    entry = numba.njit(both, pipeline_class=EntryCompiler, no_cfunc_wrapper=True)
    assert entry(np.array([3], np.int8), np.array([4]), 1) == 70704
    code = next(iter(entry.overloads.values())).library
    assert not isinstance(code, RuleCode)
    defined = [function.name for function in code.get_defined_functions()]
    assert any("both" in name for name in defined)
    assert not any("double" in name or "more" in name for name in defined)
