"""How compiled rules are put together: all at once, in the entry point that uses them.

Numba makes each function that another calls ready to run by itself: it links all it calls
into it, optimises the whole and makes machine code, again for every caller up to the entry
point. But rules are never run by themselves. Here each rule keeps its plain code; an entry
point links the rules it needs once and optimises them together, which takes a fraction of
the time and gives faster code.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typed_passes import NopythonTypeInference

from hasu.engine.indexing import CountFromStart

# What LLVM does, in turn: tidy up loops and jumps, then optimise. Its level 3, which Numba
# takes, makes larger code, and Lotus slower.
LEVELS: tuple[dict[str, Any], ...] = (
    {"cost": "cheap", "opt": 0, "loop_vectorize": False, "slp_vectorize": False},
    {"opt": 2},
)


class PlainCode(JITCodeLibrary):
    """Code that is optimised only once all of it is together."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout


class RuleCode(PlainCode):
    """The code of one rule, and which rules it calls."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(_NoAddresses(codegen), name)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        """This rule and all that it calls, each once."""
        module = self._own_module().clone()
        for code in self._all_called():
            own = isinstance(code, RuleCode)
            part = code._own_module() if own else code._get_module_for_linking()
            module.link_in(part, preserve=True)
        return module

    def _own_module(self) -> Any:
        return super()._get_module_for_linking()

    def _all_called(self) -> list[Any]:
        found: dict[Any, None] = {}
        waiting = [*self._linking_libraries]
        while waiting:
            code = waiting.pop()
            if code not in found and code is not self:
                found[code] = None
                waiting += code._linking_libraries if isinstance(code, RuleCode) else []
        return list(found)


class _NoAddresses:
    """A code generator for code that has no address in memory."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        """The environment serves Python objects and errors; rules have neither."""


class EntryCode(PlainCode):
    """The code of an entry point with all its rules."""

    def _optimize_final_module(self) -> None:
        """Nobody else calls these rules: one with a single caller can go into it."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        for level in LEVELS:
            passes, builder = self._codegen._module_pass_manager(**level)
            passes.run(self._final_module, builder)


class RuleCompiler(Compiler):
    """Numba's compiler for rules; what it makes is kept as `RuleCode`."""

    code: type[PlainCode] = RuleCode

    def __init__(self, typing: Any, target: Any, library: Any, *more: Any) -> None:
        if library is None:
            library = self.code(target.codegen(), "rules")
            library.enable_object_caching()
        super().__init__(typing, target, library, *more)

    def define_pipelines(self) -> Any:
        pipelines = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.add_pass_after(CountFromStart, NopythonTypeInference)
            pipeline.finalize()
        return pipelines


class EntryCompiler(RuleCompiler):
    """The same for entry points."""

    code = EntryCode
