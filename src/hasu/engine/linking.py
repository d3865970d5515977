"""Rules as parts of an entry point, and nothing more.

Numba makes each function that another calls ready to run by itself: it links all it calls
into it, optimises the whole and makes machine code, again for every caller up to the entry
point. Rules are never run by themselves. Here each keeps its plain code, and the entry
point links all of them once and optimises them together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typing import Context
from numba.core.typing.templates import (
    AbstractTemplate,
    infer_global,
    make_overload_template,
    signature,
)
from numba.extending import lower_builtin


class NoAddresses:
    """A code generator for code that has no address in memory."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing to set: rules neither print nor raise."""


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, and which rules it calls."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(NoAddresses(codegen), name)

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        """This rule and all that it calls, each once."""
        module = self._own_module().clone()
        for library in self._all_called():
            part = (
                library._own_module()
                if isinstance(library, RuleLibrary)
                else library._get_module_for_linking()
            )
            module.link_in(part, preserve=True)
        return module

    def _own_module(self) -> Any:
        return super()._get_module_for_linking()

    def _all_called(self) -> list[Any]:
        found: dict[Any, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, RuleLibrary):
                    waiting.extend(library._linking_libraries)
        found.pop(self, None)
        return list(found)


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry point with all its rules."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        """Nobody else calls these rules: those with one caller can be folded into it."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        super()._optimize_final_module()


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, keeping what it makes in a `RuleLibrary`."""

    library_class: Any = RuleLibrary

    def __init__(
        self,
        typingctx: Any,
        targetctx: Any,
        library: Any,
        args: Any,
        return_type: Any,
        flags: Any,
        locals: Any,
    ) -> None:
        if library is None:
            library = self.library_class(targetctx.codegen(), "rules")
            library.enable_object_caching()
        super().__init__(typingctx, targetctx, library, args, return_type, flags, locals)


class EntryCompiler(RuleCompiler):
    library_class: Any = EntryLibrary


ON_CPU = {
    "nopython": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "no_rewrites": True,
    "pipeline_class": RuleCompiler,
}
ON_GPU = {"nopython": True, "no_cpython_wrapper": True, "error_model": "numpy"}


class OneWidth:
    """A rule is compiled once, for numbers as wide as can be, not for each width."""

    _jit_options = property(lambda self: ON_CPU if isinstance(self.context, Context) else ON_GPU)

    def generic(self, args: Any, kws: Any) -> Any:
        return super().generic(tuple(map(_widened, args)), kws)

    def _get_impl(self, args: Any, kws: Any) -> Any:
        key = (self.context, tuple(args))
        if key not in self._impl_cache:
            self._build_impl(key, args, kws)
        return self._impl_cache[key]


def _widened(kind: Any) -> Any:
    narrow = isinstance(kind, types.Integer | types.IntEnumMember)
    return types.int64 if narrow else kind


def teach(function: Callable[..., Any], resolve: Callable[..., Any]) -> None:
    template = make_overload_template(function, resolve, {}, False, "never")
    wide = type(template)(template.__name__, (OneWidth, template), {})
    infer_global(function, types.Function(wide))


def silence(function: Callable[..., Any]) -> None:
    """Calls of ``function``, with whatever numbers, do nothing and are not compiled."""

    class Silent(AbstractTemplate):  # type: ignore[misc]
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            return signature(types.none, *args)

    infer_global(function, types.Function(Silent))

    @lower_builtin(function, types.VarArg(types.Any))  # type: ignore[untyped-decorator]
    def nothing(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.get_dummy_value()
