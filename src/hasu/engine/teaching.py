"""What Numba is told about rules, for the CPU and for CUDA alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing.context import Context
from numba.core.typing.templates import (
    AbstractTemplate,
    infer_global,
    make_overload_template,
    signature,
)
from numba.extending import lower_builtin

from hasu.engine.linking import RuleCompiler

ANYWHERE = {"nopython": True, "no_cpython_wrapper": True, "error_model": "numpy"}
ON_CPU = {
    **ANYWHERE,
    "no_cfunc_wrapper": True,
    "no_rewrites": True,
    "pipeline_class": RuleCompiler,
}


# Threads of a GPU are in different decisions, so that the size of the code is what counts:
# loops are not unrolled.
SMALL = "optsize"


class RuleTemplate:
    """How a call of a rule is typed: mixed into what Numba makes for an ``overload``."""

    _jit_options = property(lambda self: ON_CPU if self._on_cpu() else ANYWHERE)

    def _on_cpu(self: Any) -> bool:
        return isinstance(self.context, Context)

    def generic(self, args: Any, kws: Any) -> Any:
        """Compile a rule once, for the widest numbers, and not for each width."""
        return super().generic(tuple(map(_widened, args)), kws)  # type: ignore[misc]

    def _get_impl(self: Any, args: Any, kws: Any) -> Any:
        """A rule is the same for every caller; Numba would go by the caller's options."""
        key = (self.context, args)
        if key not in self._impl_cache:
            self._build_impl(key, args, kws)
            dispatcher = self._impl_cache[key][0]
            if dispatcher is not None and not self._on_cpu():
                _keep_small(dispatcher.overloads[args].library)
        return self._impl_cache[key]


def _widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind


def _keep_small(library: Any) -> None:
    for function in library.modules[0].functions:
        if not function.is_declaration:
            function.attributes.add(SMALL)


def teach_rule(function: Callable[..., Any], resolve: Callable[..., Any]) -> None:
    """Calls of ``function`` run what ``resolve`` finds for the types of the arguments."""
    template = make_overload_template(function, resolve, {}, False, "never")
    mixed = type(template)(template.__name__, (RuleTemplate, template), {})
    infer_global(function, types.Function(mixed))


def teach_silence(function: Callable[..., Any]) -> None:
    """Calls of ``function`` do nothing."""

    def nothing(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.get_dummy_value()

    _teach(function, lambda args: signature(types.none, *args), nothing)


def teach_smallness(function: Callable[..., Any]) -> None:
    """A call of ``function`` keeps the code of its caller small."""

    def mark(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        builder.function.attributes.add(SMALL)
        return context.get_dummy_value()

    _teach(function, lambda args: signature(types.none), mark)


def teach_lowest_bit(function: Callable[..., Any]) -> None:
    """Calls of ``function`` count the zeros below the lowest one."""

    def scan(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    _teach(function, lambda args: signature(types.int64, types.int64), scan)


def _teach(function: Callable[..., Any], type_call: Callable[..., Any], code: Any) -> None:
    """Calls of ``function`` become the instructions that ``code`` writes."""

    class Instructions(AbstractTemplate):
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            return type_call(args)

    infer_global(function, types.Function(Instructions))
    lower_builtin(function, types.VarArg(types.Any))(code)
