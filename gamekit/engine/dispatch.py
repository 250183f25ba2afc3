"""One function for a table of functions, chosen by a small integer: how a game's vocabulary is spoken.

    do = dispatch("do", {Effect.DRAW: draw, Effect.SCOUT: scout}, "box", "s", "number")
    do(Effect.DRAW, box, s, 2)      # draw(box, s, 2)

A dictionary of functions cannot be compiled, and a chain of comparisons written by hand is long and slow. This writes
the comparisons, as a tree that halves what is left, and both carriers run them.
"""

from __future__ import annotations

import linecache
import types
from collections.abc import Callable, Mapping
from typing import Any

Function = Callable[..., Any]


def dispatch(name: str, table: Mapping[Any, Function], *arguments: str) -> Function:
    """A function of a key and the arguments that calls what the table has for the key.

    The table has a function for each of some numbers in a row, so that no key between them is another's by mistake.
    Keys outside are not allowed: looking for them would cost time at every call.
    """
    keys = checked(name, [int(key) for key in table])
    lines = [f"def {name}(key, {', '.join(arguments)}):", *_tree(keys, ", ".join(arguments), "    ")]
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


def _tree(keys: list[int], arguments: str, indent: str) -> list[str]:
    if len(keys) == 1:
        return [f"{indent}return on_{keys[0]}({arguments})"]
    middle = len(keys) // 2
    upper = _tree(keys[middle:], arguments, indent)
    return [f"{indent}if key < {keys[middle]}:", *_tree(keys[:middle], arguments, indent + "    "), *upper]
