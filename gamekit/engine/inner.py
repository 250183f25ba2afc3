"""How functions are compiled that only compiled functions call, and the entries that Python calls.

numba optimises every function together with all that it calls, and makes machine code of it, before it does the same
again with whatever calls that. In rules, which are many small functions on top of each other, this is most of the
compile time, and only the outermost functions are ever run from Python. So the others are only translated, and handed
on to their callers: the optimiser sees all of it at once, in the entries.

Nor does a function need a translation for each size of integers: whole numbers are handed to it as int64.

This builds on what numba keeps to itself, and so only on versions that it was tested with. Any other one compiles in
its ordinary way, as does every one if `GAMEKIT_COMPILER` is "ordinary": that takes longer, and plays the same games.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from .cache import tell_once

TESTED = ("0.68",)
VARIABLE, ORDINARY = "GAMEKIT_COMPILER", "ordinary"
LONGER = "Compiling takes longer than it could: %s."


def inner(function: Callable[..., Any]) -> Any:
    """A compiled function that other compiled functions can call, and nobody else."""
    short = shortcuts()
    if short is None:
        return _ordinary(function)
    options = dict.fromkeys(("nopython", "nogil", "no_cpython_wrapper", "no_cfunc_wrapper"), True)
    return short.dispatcher(function, targetoptions=options, pipeline_class=short.inner)


def entry(function: Callable[..., Any], handed: bool) -> Any:
    """A compiled function that Python can call; if it is to be `handed` to compiled functions, they can call it too."""
    short = shortcuts()
    if short is None:
        return _ordinary(function)
    import numba

    return numba.njit(nogil=True, no_cfunc_wrapper=not handed, pipeline_class=short.entry)(function)


def _ordinary(function: Callable[..., Any]) -> Any:
    import numba

    return numba.njit(nogil=True)(function)


class Shortcuts(NamedTuple):
    """The classes of numba, with less to do."""

    dispatcher: Any
    inner: Any
    entry: Any


def version(package: str) -> str:
    from importlib.metadata import version      # which is slow to import

    return version(package)


def wanted() -> bool:
    """Whether to take shortcuts here. It is known before numba, which is slow to import."""
    return os.environ.get(VARIABLE) != ORDINARY and version("numba").rpartition(".")[0] in TESTED


def shortcuts() -> Shortcuts | None:
    """What is compiled with; nothing where numba is to do it in its ordinary way."""
    if wanted():
        return _built()
    tell_once(LONGER, f"numba {version('numba')} is used in its ordinary way")
    return None


@cache
def _built() -> Shortcuts | None:
    try:
        return Shortcuts(_dispatcher(), _pipeline(), _entries())
    except Exception as error:      # whatever may become of classes that are not ours
        tell_once(LONGER, f"numba {version('numba')} is not as it was ({error})")
        return None


def _dispatcher() -> Any:
    from numba.core.registry import CPUDispatcher
    from numba.core.types import int64, signed_domain, unliteral  # type: ignore[attr-defined]

    def wide(given: Any) -> Any:
        plain: Any = unliteral(given)
        return int64 if plain in signed_domain else plain

    class Dispatcher(CPUDispatcher):  # type: ignore[misc]
        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template([wide(a) for a in args], {name: wide(kws[name]) for name in kws})

    return Dispatcher


def _pipeline() -> Any:
    """numba's compiler, for code that is linked into that of callers, and runs only there."""
    from numba.core.codegen import JITCodeLibrary

    class NoEnvironment:
        """Only code that is called from Python has an environment there."""

        @staticmethod
        def set_env(name: str, environment: Any) -> None:
            pass

    class Library(JITCodeLibrary):  # type: ignore[misc]
        codegen = NoEnvironment

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            self._ensure_finalized()
            return 0        # as numba says of a wrapper that was not asked for

    return _into(Library)


def _entries() -> Any:
    """numba's compiler, for entries. What they call is theirs alone: where it is called once, it is no function."""
    from numba.core.codegen import JITCodeLibrary

    class Library(JITCodeLibrary):  # type: ignore[misc]
        def _optimize_final_module(self) -> None:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage.name == "linkonce_odr":
                    function.linkage = "internal"
            super()._optimize_final_module()

    return _into(Library)


def _into(library: Any) -> Any:
    """numba's compiler, with another kind of library for the code."""
    from numba.core.compiler import Compiler

    class Pipeline(Compiler):  # type: ignore[misc]
        def compile_extra(self, function: Any) -> Any:
            self.state.library = library(self.state.targetctx.codegen(), function.__qualname__)
            self.state.library.enable_object_caching()
            return super().compile_extra(function)

    return Pipeline
