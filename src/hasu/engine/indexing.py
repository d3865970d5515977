"""Rules never count from the end of a row, and compiled rules need not look out for it.

Numba adds the length to every index that is below 0, as Python does, and pays for the
comparison each time. Here the indices of rules are taken as they are. The tests of every
game play it with rows that refuse an index below 0.
"""

from __future__ import annotations

from typing import Any

from numba.core import ir, types
from numba.core.compiler_machinery import FunctionPass, register_pass


@register_pass(mutates_CFG=False, analysis_only=False)
class CountFromStart(FunctionPass):
    """Makes indices unsigned once they are typed: Numba does not compare those."""

    _name = "hasu_count_from_start"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for access in (*block.find_exprs("getitem"), *block.find_insts(ir.SetItem)):
                _unsign(state.calltypes, access)
        return True


def _unsign(calltypes: Any, access: Any) -> None:
    signature = calltypes[access]
    row, index, *value = signature.args
    if isinstance(row, types.Array) and index == types.intp:
        del calltypes[access]  # it may not be written twice
        calltypes[access] = signature.replace(args=(row, types.uintp, *value))
