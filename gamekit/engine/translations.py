"""What inner functions are translated to, kept beside the compiled code of a game.

Translating is most of the compile time, and a changed rule leaves most functions as they are: of these, a game with
changed rules, and whatever else is built on a game's functions, reads here what they are. Each has a mark that says all
it depends on. Compiled code calls it by that mark, so that it is the same in every process.

Functions for which numba itself compiles something of its own are not kept, but translated wherever they are needed.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from . import cache as kept
from .steps import names_in

Function = Callable[..., Any]


class Translations:
    """Those of a game. `marks` are of its own functions; with changed rules it only reads what its base has kept."""

    def __init__(self, folder: Path, marks: Mapping[Any, str], writes: bool) -> None:
        self.folder, self.marks, self.writes = folder / "translated", marks, writes
        self.made: dict[str, Any] = {}          # compiled functions by their marks
        self.translated: list[str] = []         # what was translated here, and not read

    def keep(self, made: Any, function: Any) -> None:
        """Look for what a function is translated to before it is translated."""
        mark = self.marks.get(function)
        if mark is not None and mark not in self.made:
            self.made[mark] = made
            made.py_func.mark = mark
            made._cache = Kept(self, mark)

    def place(self, mark: str, types: Any) -> Path:
        return self.folder / f"{mark}-{hashlib.sha256(repr(types).encode()).hexdigest()[:16]}"

    def library(self, mark: str, types: Any) -> Any:
        """The code of a function for these types, read or translated."""
        self.made[mark].compile(types)
        return self.made[mark].overloads[types].library


class Kept:
    """Stands where numba has its own cache of one function."""

    def __init__(self, store: Translations, mark: str) -> None:
        self.store, self.mark = store, mark

    def load_overload(self, signature: Any, context: Any) -> Any:
        """What was kept, as numba would have compiled it; nothing if it has to be."""
        types = tuple(getattr(signature, "args", signature))
        told = kept.read(self.store.place(self.mark, types), self.store.folder.parent)
        if told is None or any(mark not in self.store.made for mark, _ in told["calls"]):
            return None
        return result(told, types, [self.store.library(*call) for call in told["calls"]], context, (self.mark, types))

    def save_overload(self, signature: Any, made: Any) -> None:
        types, library = tuple(made.signature.args), made.library
        library.called = self.mark, types
        self.store.translated.append(made.fndesc.qualname)
        others = [one for one in dict.fromkeys(library._linking_libraries) if one is not runtime()]
        calls = [getattr(one, "called", None) for one in others]
        if self.store.writes and None not in calls and not library.has_dynamic_globals:
            write(self.store.place(self.mark, types), told(made, calls))


def told(made: Any, calls: list[Any]) -> dict[str, Any]:
    """A translated function as it is kept: its own code without that of those it calls."""
    about = made.fndesc
    names = ("modname", "qualname", "unique_name", "restype", "args", "inline", "noalias", "abi_tags", "uid")
    return {"about": {name: getattr(about, name) for name in names}, "code": made.library.own, "calls": calls}


def result(told: Mapping[str, Any], types: Any, libraries: Iterable[Any], context: Any, called: Any) -> Any:
    """What numba makes of a function that it compiles."""
    from llvmlite.binding import parse_bitcode
    from numba.core import typing
    from numba.core.compiler import compile_result
    from numba.core.funcdesc import PythonFunctionDescriptor
    from numba.core.lowering import Environment

    from .inner import shortcuts

    short = shortcuts()
    assert short is not None
    about = PythonFunctionDescriptor(
        native=True, doc="", typemap=None, calltypes=None, kws=(), mangler=context.mangler, argtypes=types,
        **told["about"])
    library = short.library(context.codegen(), about.qualname)
    library.called = called
    library._final_module.link_in(parse_bitcode(told["code"]))
    for one in (runtime(), *libraries):
        library.add_linking_library(one)
    environment = Environment.from_fndesc(about)
    return compile_result(
        typing_context=context.typing_context, target_context=context, library=library, fndesc=about, lifted=(),
        entry_point=context.get_executable(library, about, environment), environment=environment, objectmode=False,
        signature=typing.signature(about.restype, *types), type_annotation="", reload_init=[], referenced_envs=(),
    )


def runtime() -> Any:
    """The code of numba's that every function is linked to."""
    from numba.core.runtime import rtsys

    return rtsys.library


def write(path: Path, about: Any) -> None:
    """Write a file at once or not at all; without room for it, nothing is kept."""
    from numba.core.serialize import dumps

    plain = dumps(about)
    with suppress(OSError, pickle.PicklingError):
        path.parent.mkdir(kept.MINE, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(hashlib.sha256(plain).digest() + plain)
        os.replace(file.name, path)


# Marks

def marks(
    functions: Iterable[Any], bound: Mapping[str, Any], meaning: Callable[[Any], str], about: str,
) -> dict[Any, str]:
    """A mark for each of the functions and all that they call: of what it means, and what those mean that it calls."""
    direct: dict[Any, list[Any]] = {}
    ahead = list(functions)
    while ahead:
        function = ahead.pop()
        if function not in direct:
            known = function.__globals__
            called = [known.get(name, bound.get(name)) for name in names_in(function.__code__)]
            direct[function] = [one for one in called if isinstance(one, type(marks))]
            ahead += direct[function]
    means = {function: hashlib.sha256(meaning(function).encode()).hexdigest() for function in direct}
    return {function: mark(sorted({means[one] for one in closed(function, direct)}), about + means[function])
            for function in direct}


def closed(function: Any, direct: Mapping[Any, list[Any]]) -> set[Any]:
    """The function and all that it calls, and what these call."""
    found, ahead = {function}, [function]
    while ahead:
        for one in direct[ahead.pop()]:
            if one not in found:
                found.add(one)
                ahead.append(one)
    return found


def mark(means: list[str], about: str) -> str:
    return hashlib.sha256("\n".join([about, *means]).encode()).hexdigest()[:24]
