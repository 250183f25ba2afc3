"""One function for a table of functions, chosen by a small integer: how a game's vocabulary is spoken.

    do = dispatch("do", {Effect.DRAW: draw, Effect.SCOUT: scout}, "box", "s", "number")
    do(Effect.DRAW, box, s, 2)      # draw(box, s, 2)

A dictionary of functions cannot be compiled, and a chain of comparisons written by hand is long and slow. This writes
the comparisons, as a tree that halves what is left, and both carriers run them. `bind` is for the other direction: how
functions of the engine call those of a game.
"""

from __future__ import annotations

import inspect
import linecache
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .steps import globals_in, names_in, reached

Function = Callable[..., Any]


def dispatch(name: str, table: Mapping[Any, Function], *arguments: str, **told: str) -> Function:
    """A function of a key and the arguments that calls what the table has for the key.

    Each function is given those of the arguments that it names. What is `told` follows from the arguments: `key`
    itself, which is then no argument, or more that functions may name. The table has a function for each of some
    numbers in a row, so that no key between them is another's by mistake. Keys outside are not allowed: looking for
    them would cost time at every call.
    """
    keys = checked(name, [int(key) for key in table])
    given = arguments if "key" in told else ("key", *arguments)
    lines = [f"def {name}({', '.join(given)}):", *(f"    {one} = {what}" for one, what in told.items())]
    lines += _tree(keys, {int(key): _call(int(key), f, {"key", *arguments, *told}) for key, f in table.items()}, "    ")
    # The name of this module says that nobody wrote the function: its style is not checked.
    space: dict[str, Any] = {f"on_{int(key)}": function for key, function in table.items()} | {"__name__": __name__}
    source = "\n".join(lines)
    file = f"<dispatch {name} {hash(source)}>"
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file      # for those who read sources
    exec(compile(source, file, "exec"), space)
    made = space.pop(name)
    assert isinstance(made, types.FunctionType)
    made.__qualname__ = f"{name}({', '.join(str(key) for key in keys)})"
    return made


def checked(name: str, keys: list[int]) -> list[int]:
    """The keys in order, if none is missing."""
    if not keys:
        raise ValueError(f"{name}: a table needs at least one function")
    missing = sorted(set(range(min(keys), max(keys) + 1)) - set(keys))
    if missing:
        raise ValueError(f"{name}: the table has no function for {', '.join(map(str, missing))}")
    return sorted(keys)


def _call(key: int, function: Function, known: Iterable[str]) -> str:
    """The call of a function with the arguments that it names."""
    wanted = list(inspect.signature(function).parameters)
    strange = [name for name in wanted if name not in known]
    if strange:
        raise ValueError(f"{function.__name__} asks for {', '.join(strange)}; known are {', '.join(sorted(known))}")
    return f"on_{key}({', '.join(wanted)})"


def _tree(keys: list[int], calls: Mapping[int, str], indent: str) -> list[str]:
    if len(keys) == 1:
        return [f"{indent}return {calls[keys[0]]}"]
    middle = len(keys) // 2
    upper = _tree(keys[middle:], calls, indent)
    return [f"{indent}if key < {keys[middle]}:", *_tree(keys[:middle], calls, indent + "    "), *upper]


def bind(function: Function, names: Mapping[str, Any]) -> Function:
    """The function with some global names bound to others, and so the functions that it calls, where they use them."""
    assert isinstance(function, types.FunctionType)
    space = {**function.__globals__, **names}
    for name in names_in(function.__code__) - set(names):
        other = space.get(name)
        if isinstance(other, types.FunctionType) and other is not function and _uses(other, names):
            space[name] = bind(other, names)
    about = function.__name__, function.__defaults__, function.__closure__
    return types.FunctionType(function.__code__, space, *about)


def _uses(function: Function, names: Mapping[str, Any]) -> bool:
    return any(globals_in(one.__code__) & set(names) for one in reached([function]))
