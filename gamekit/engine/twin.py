"""The compiled twin: the same rules functions, built by numba for Monte Carlo. The rules never mention numba.

Every function is rebuilt with globals in which the functions it calls are twins too. `say` becomes nothing,
`u64` the unsigned integer, room for work (see `memory`) numpy's arrays. A layout that a function makes for its work is
a record that is gone when the function returns: it may be handed on, but not back. Compiled code is cached in a folder
named by a hash of all functions, constants and settings involved, because numba itself looks only at the one file that
defines a function.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import threading
import types
import warnings
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from . import cache as kept
from . import dice, inner, layout, memory
from .labels import WRITTEN
from .steps import globals_in, names_in, reached

Function = Callable[..., Any]
SILENT = (layout.say, layout.say_to)
GENERATED = ("legal", "apply", "automatic", "advance", "widest", "measure", *WRITTEN)
DEALERS = ("walk_on", "no_worlds")     # one of these is handed to `play_games`
LOCK = threading.Lock()


class TwinError(Exception):
    """A rules function that cannot be compiled, said in a few words."""


def available() -> bool:
    """Whether numba is installed. Without it everything works, only slower."""
    return importlib.util.find_spec("numba") is not None


@dataclass(frozen=True)
class Recipe:
    """What the twin of a game is made of: its functions, and `legal`, `apply` ... `measure` as source.

    The source calls `parts` by their names; the functions call what it defines and each other by theirs. `bots` can be
    handed to `play_games`, which needs `carriers`. A game with changed rules has a `base`: of what the change does not
    touch, the compiled code is that of the base.
    """

    name: str
    functions: Mapping[str, Function]
    source: str
    parts: Mapping[str, Function]
    carriers: Carriers | None = None
    bots: Mapping[str, Function] = field(default_factory=dict)
    base: Recipe | None = None

    @cached_property
    def bound(self) -> dict[str, Function]:
        """The functions of the source, made in a module that can be imported, and those that it calls."""
        module = _module(self.folder / f"gamekit_dispatch_{self.name}.py", self.source)
        module.__dict__.update(self.parts)
        return {n: getattr(module, n) for n in GENERATED if hasattr(module, n)} | dict(self.functions)

    def place(self, name: str) -> Path:
        """The folder for the compiled code of a function or a bot: that of the base, if it means the same there."""
        base = self.base
        return base.folder if base is not None and base.meant(name) == self.meant(name) else self.folder

    def meant(self, name: str) -> list[str] | None:
        """All that the compiled form of a function or a bot depends on."""
        known = self.bound | dict(self.bots)
        return sorted(set(map(meaning, reached([known[name]], self.bound)))) if name in known else None

    @cached_property
    def folder(self) -> Path:
        """Where compiled code of exactly this is kept."""
        used = {**self.functions, **self.parts, **self.bots}
        roles = [f"{role} {function.__module__}.{function.__qualname__}" for role, function in sorted(used.items())]
        family, keep = (self.name, kept.KEEP) if self.base is None else (f"{self.name}_changed", kept.KEEP_CHANGED)
        return cache_folder(family, "\n".join([self.source, *roles]), reached(used.values()), keep)

    def is_ready(self) -> bool:
        """Whether somebody has compiled it all and said so (see `lab.playing.warm`)."""
        return (self.folder / kept.READY).exists()


def compiled(recipe: Recipe) -> types.SimpleNamespace:
    """Twins of the functions, by name; of the bots, under `bots`; room for those that others make, in `others`."""
    if not available():
        raise TwinError("numba is not installed: `pip install numba` makes simulations fast")
    import numba

    carriers, builder = recipe.carriers, _Builder(recipe.bound, recipe.carriers)
    called = {n: builder.entry(f, recipe.place(n), handed=n in DEALERS) for n, f in recipe.bound.items()}
    made = {n: builder.entry(f, recipe.place(n), handed=True) for n, f in recipe.bots.items()}
    # Bots are handed over as values, which numba calls an experiment.
    warnings.filterwarnings("ignore", category=numba.core.errors.NumbaExperimentalFeatureWarning)
    friendly = {n: Friendly(n, e) for n, e in called.items()}
    if carriers is not None:
        friendly["play_games"].signature = carriers.playing()
        for name in DEALERS:
            friendly[name].signature = carriers.dealer().signature
    return types.SimpleNamespace(**friendly, bots=made, builder=builder, others={})


@dataclass(frozen=True)
class Carriers:
    """The records of a game, and how many seats it has."""

    box: Any
    state: Any
    seats: int

    def policy(self) -> Any:
        """numba's type of a bot: one compiled `play_games` takes any of them, also those of students."""
        from numba import from_dtype, types

        box, state = from_dtype(self.box), from_dtype(self.state)
        return types.FunctionType(types.int64(box, state, types.int64[::1], types.int64, state[::1]))

    def dealer(self) -> Any:
        """numba's type of what makes worlds: it is compiled only if somebody asks for some."""
        from numba import from_dtype, types

        box, states, number = from_dtype(self.box), from_dtype(self.state)[::1], types.int64
        return types.FunctionType(types.void(box, states, number[::1], number, number, types.uint64, states))

    def playing(self) -> Any:
        """The signature of `play_games`. It must be said, as otherwise each bot would get a `play_games` of its own."""
        from numba import from_dtype, types

        box, states, numbers = from_dtype(self.box), from_dtype(self.state)[::1], types.int64[::1]
        players = types.UniTuple(self.policy(), self.seats)
        return types.void(
            box, box[::1], states, states, types.int64, types.int64, players, types.int64[:, ::1], self.dealer(),
            numbers, numbers, states,
        )


class _Builder:
    """Makes twins, each function once."""

    def __init__(self, bound: Mapping[str, Function], carriers: Carriers | None) -> None:
        self.bound = bound
        self.made: dict[Function, Any] = {}
        self.others = _others(carriers.state if carriers else None)

    def twin(self, function: Function) -> Any:
        """The twin of a function, for other twins to call."""
        if function in self.others:
            return self.others[function]
        if function not in self.made:
            copy = _copy(function)
            self.made[function] = inner.inner(copy)
            self.fill(copy, function)       # after it is known: functions may call each other
        return self.made[function]

    def entry(self, function: Function, folder: Path | None = None, handed: bool = False) -> Any:
        """A twin that can be called from Python, kept in a folder; one can be `handed` to others there."""
        copy = _copy(function)
        self.fill(copy, function)
        made = inner.entry(copy, handed)
        if folder is not None:
            kept.keep(made, folder)
        return made

    def fill(self, copy: Function, function: Function) -> None:
        """Give a copy of a function the twins of what it calls."""
        names = names_in(function.__code__)
        for name in globals_in(function.__code__):
            value = function.__globals__.get(name, self.bound.get(name))    # a rule may be called as one of these
            if value is not None:
                copy.__globals__[name] = self.converted(name, value, names)

    def converted(self, name: str, value: Any, names: frozenset[str]) -> Any:
        if value is dice.u64 and name == "u64":
            return self.others["u64"]
        if _is_enum(value):
            return as_numbers(value, names)
        if _is_layout(value):
            return _record(value)
        return self.twin(value) if isinstance(value, types.FunctionType) else value


def _copy(function: Function) -> Function:
    """The same code with no globals yet."""
    assert isinstance(function, types.FunctionType)
    space: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
    copy = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


def _others(state: Any) -> dict[Any, Any]:
    """What stands in the twin for functions that are not simply compiled."""
    import numpy as np

    @inner.inner
    def copies(s: Any, n: int) -> Any:
        made = np.empty(n, state)
        for i in range(n):
            made[i] = s
        return made

    @inner.inner
    def copy_state(states: Any, i: int, s: Any) -> None:
        states[i] = s

    return {
        "u64": inner.inner(lambda x: np.uint64(x)),
        memory.numbers: inner.inner(lambda n: np.zeros(n, np.int64)),
        memory.decimals: inner.inner(lambda n: np.zeros(n, np.float64)),
        memory.copies: copies,
        memory.copy_state: copy_state,
        **dict.fromkeys(SILENT, _silent()),
    }


@cache
def _silent() -> Any:
    """A function that takes anything and is nothing; unlike an empty compiled one it costs no compile time either."""
    from numba.core.types import StarArgTuple, none  # type: ignore[attr-defined]
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def silent(context: Any, s: Any, *numbers: Any) -> Any:
        def nothing(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return context.get_dummy_value()

        return none(s, StarArgTuple.from_types(numbers)), nothing

    return silent


@cache
def _record(made: type[layout.Layout]) -> Any:
    """A function that makes a layout with all numbers 0, in the room of the function that calls it."""
    from numba import from_dtype
    from numba.core import cgutils
    from numba.extending import intrinsic

    record = from_dtype(made.dtype())

    @intrinsic  # type: ignore[untyped-decorator]
    def blank(context: Any) -> Any:
        def zeros(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            room = cgutils.alloca_once(builder, context.get_data_type(record))
            cgutils.memset(builder, room, cgutils.intp_t(record.size), 0)
            return builder.bitcast(room, context.get_value_type(record))

        return record(), zeros

    return blank


@cache
def as_numbers(members: type[IntEnum], names: frozenset[str]) -> Any:
    """An enum as a named tuple of the numbers that are used: numba mixes those with integers, but not enum members."""
    used = {name: int(member) for name, member in members.__members__.items() if name in names}
    make: Any = namedtuple(members.__name__, list(used))  # type: ignore[misc]
    return make(**used)


class Friendly:
    """A compiled function whose compile errors are one sentence and a place."""

    def __init__(self, name: str, entry: Any, signature: Any = None) -> None:
        self.name = name
        self.entry = entry
        self.signature = signature

    def __call__(self, *arguments: Any) -> Any:
        import numba

        try:
            return self.ready()(*arguments)
        except numba.core.errors.NumbaError as error:
            code = self.entry.py_func.__code__
            place = f'File "{code.co_filename}", line {code.co_firstlineno}'
            raise TwinError(f"{self.name} cannot be compiled: {essence(str(error), place)}") from None

    def ready(self) -> Any:
        """The function itself, to be called or handed over. If it has one signature, it is compiled for no other."""
        with LOCK:      # two threads may come here first
            if self.signature is not None and not self.entry.signatures:
                self.entry.compile(self.signature)
                self.entry.disable_compile()
        return self.entry


def essence(message: str, place: str) -> str:
    """The sentence and the innermost place of numba's pages; `place` if they name none."""
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    noise = ("During:", "Failed in", "This error", "For more", "To see", "If you think", "^", "<source", "-")
    says = [line for line in lines if not line.startswith((*noise, "File ", "def "))]
    places = [line for line in lines if line.startswith("File ")]
    return f"{says[0] if says else lines[0]} ({places[0].rstrip(':') if places else place})"


def cache_folder(name: str, dispatch: str, functions: Iterable[Function], keep: int = kept.KEEP) -> Path:
    """The folder for compiled code of exactly these functions and settings."""
    from importlib.metadata import version

    about = [version("numba"), sys.version, repr(_numba_settings()), str(inner.wanted())]   # numba is slow to import
    parts = [dispatch, *(Path(file).read_text("utf-8") for file in (__file__, inner.__file__, kept.__file__)), *about]
    parts += sorted(meaning(function) for function in functions)
    return kept.folder(name, hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16], keep)


def meaning(function: Function) -> str:
    """All that the compiled form of a function depends on: its code, and the constants that it looks up.

    Comments and words may change without compiling anew; a rule, an enum or a constant anywhere may not.
    """
    assert isinstance(function, types.FunctionType)
    names = names_in(function.__code__)
    constants = sorted(globals_in(function.__code__) & function.__globals__.keys())     # attributes may be called alike
    looked_up = {constant: _told(function.__globals__[constant], names) for constant in constants}
    name = f"{function.__module__}.{function.__qualname__}"
    return repr((name, _code(function.__code__, function.__doc__), function.__defaults__, looked_up))


def _code(code: types.CodeType, docstring: str | None = None) -> tuple[Any, ...]:
    constants = [_code(c) if isinstance(c, types.CodeType) else c for c in code.co_consts if c != docstring]
    return code.co_code, constants, code.co_names


def _told(value: Any, names: frozenset[str]) -> Any:
    """What a name stands for, in a form that is the same in every process."""
    if _is_enum(value):
        return as_numbers(value, names)
    if _is_layout(value):
        return str(value.dtype())
    return getattr(value, "__qualname__", value)


def _is_enum(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, IntEnum)


def _is_layout(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, layout.Layout)


def _numba_settings() -> list[tuple[str, str]]:
    """numba's own settings (optimisation, bounds checks): its cache does not look at them."""
    return sorted((name, value) for name, value in os.environ.items() if name.startswith("NUMBA_"))


def _module(path: Path, source: str) -> types.ModuleType:
    """A module made from generated source, with a name that can be imported, and a path that compiled code can name."""
    module = types.ModuleType(path.stem)
    module.__file__ = str(path)
    exec(compile(source, path, "exec"), module.__dict__)
    sys.modules[path.stem] = module
    return module
