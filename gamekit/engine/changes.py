"""What can be changed in a game: functions of its rules, defaults of options, cells of the files in its box.

    def open_roads(box, s, here, region):
        return Rule.MOVE_TO_NEIGHBOUR if box.road[here][region] == NONE else Rule.ALLOWED

    game.changed(road_refused=open_roads)
    game.changed("no-blockade")                                         # one that the game has prepared
    game.changed(discard_hand=True, box={"calendar": {"jul": {"unrest": 5}}})

A function of one's own means by a name what it means where the function was written; a name that is not known there
means what it means in the file of the rule. The name of the rule's function is the printed rule. See `variant` for what
becomes of it.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from .errors import GamekitError, told
from .own import OwnFunction, called, defined
from .rulebook import RuleEnum
from .steps import globals_in, reached, rules_functions

if TYPE_CHECKING:
    from .game import Game

Function = Callable[..., Any]
Cells = Mapping[str, Mapping[str, Mapping[str, Any]]]      # file, row, column
MOST = 100      # changes of a saved match
SIMPLE = (int, float, str, bool, tuple, type(None))


class BadChange(GamekitError):
    """A change that the game cannot have."""


@dataclass(frozen=True)
class Change:
    """One change. One that a game has prepared has a name: its words are `change-<name>`, with `.question` and `.now`.

    `rules` are the entries of the rulebook that it concerns, `under` the options with which it is worth trying, and
    `expects` says what should come of it: a result of studies, or the "moves" that positions offer, of which the
    changed game has "more" or "less"; or only that the "games" take another course.
    """

    name: str = ""
    functions: Mapping[str, Function] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    box: Cells = field(default_factory=dict)
    rules: tuple[RuleEnum, ...] = ()
    under: Mapping[str, Any] = field(default_factory=dict)
    expects: tuple[str, str] = ("games", "other")
    claim: tuple[str, str] | None = None    # what the rule claims about history: a lesson, and a claim of its argument

    @property
    def key(self) -> str:
        return f"change-{self.name}"

    def told(self) -> list[str]:
        """What it changes, in names of the game."""
        cells = [f"{file}.{row}.{column}={value}" for file, rows in self.box.items() for row, columns in rows.items()
                 for column, value in columns.items()]
        return [*self.functions, *(f"{name}={value}" for name, value in self.options.items()), *cells]

    def to_json(self) -> dict[str, Any]:
        """As a saved match holds it: functions as text, which is not run when it is read."""
        written = {name: source(function) for name, function in self.functions.items()}
        lost = [called(self.functions[name]) for name, text in written.items() if not text]
        if lost:
            raise BadChange("error-change-source", function=lost[0])
        return {"name": self.name, "functions": written, "options": dict(self.options), "box": self.box}


# Functions by their names

def by_name(game: Game, name: str) -> FunctionType:
    """The printed function of the rules with this name; of several, that which stands over the others."""
    printed = getattr(game, "printed", type(game))
    file, _, wanted = name.rpartition(".")
    known = {f"{one.__module__}.{one.__name__}": one for one in functions_of(printed)}
    found = [f for f in functions_of(printed)
             if f.__name__ == wanted and f.__module__.endswith(f".{file}" if file else "")]
    above = [f for f in found if not any(f in reached([other]) for other in found if other is not f)]
    if len(above) == 1:
        return above[0]
    if found:
        allowed = [".".join(f"{f.__module__}.{f.__name__}".rsplit(".", 2)[1:]) for f in found]
        raise BadChange("error-change-several", name=name, allowed=allowed)
    names = sorted({one.rpartition(".")[2] for one in known} | {option.name for option in game.options})
    near = get_close_matches(wanted, names, 3, 0.5)
    raise BadChange("error-change-near" if near else "error-change-unknown", name=name, near=near, game=game.name)


def functions_of(game: type[Game]) -> list[FunctionType]:
    """The functions of the rules themselves, without those that the engine writes."""
    mine = game.packages()
    return [f for f in rules_functions(game) if isinstance(f, FunctionType) and f"{f.__module__}.".startswith(mine)]


def checked_function(name: str, function: Any, printed: FunctionType) -> FunctionType:
    """The function, if it takes as much as the one for which it is to stand."""
    if not isinstance(function, FunctionType) or function.__name__ == "<lambda>":
        raise BadChange("error-change-function", name=name, value=repr(function))
    wanted, given = (list(inspect.signature(one).parameters) for one in (printed, function))
    if len(wanted) != len(given):
        facts = {"function": called(function), "where": defined(function), "name": name}
        raise OwnFunction("error-change-takes", **facts, wanted=", ".join(wanted), given=", ".join(given))
    return function


def settled(function: Function, printed: FunctionType, game: type[Game]) -> FunctionType:
    """The function as one of the file of the rule for which it stands."""
    assert isinstance(function, FunctionType)
    own = {name: function.__globals__[name] for name in globals_in(function.__code__) if name in function.__globals__}
    if hasattr(game, "joints"):     # an expansion: what is named of its base is as the expansion has it
        own = {name: game.joints.looked_up(function, name, value) for name, value in own.items()}
    there = {**printed.__globals__, **own}
    there[printed.__name__] = printed
    made = FunctionType(function.__code__, there, function.__name__, function.__defaults__, function.__closure__)
    made.__kwdefaults__, made.__doc__ = function.__kwdefaults__, function.__doc__
    made.__qualname__ = function.__qualname__
    made.__module__ = printed.__module__
    made.rules = getattr(function, "rules", getattr(printed, "rules", ()))  # type: ignore[attr-defined]
    return made


# Their text

def source(function: Function) -> str:
    """The text of a function, with what it needs that is not in the file of the rule; nothing if that is not known."""
    made = inspect.unwrap(function)
    if hasattr(made, "text"):
        return str(made.text)
    try:
        return "\n\n".join([*needed(made, set()), text_of(made)]) if isinstance(made, FunctionType) else ""
    except (OSError, TypeError, BadChange):
        return ""


def text_of(function: Function) -> str:
    """The lines of a function alone."""
    code = getattr(function, "__code__", None)
    if code is None or code.co_freevars:
        raise BadChange("error-change-source", function=called(function))
    return textwrap.dedent(inspect.getsource(function)).rstrip()


def needed(function: FunctionType, known: set[str]) -> list[str]:
    """What a function looks up where it was written, as text: imports, numbers, other functions of the person's."""
    found = []
    for name in sorted(globals_in(function.__code__) & function.__globals__.keys() - known):
        known.add(name)
        value = function.__globals__[name]
        if value is function:
            continue
        if isinstance(value, FunctionType) and value.__module__ == function.__module__:
            found += [*needed(value, known), text_of(value)]
        else:
            found.append(imported(name, value))
    return found


def imported(name: str, value: Any) -> str:
    """A line that gives a name its value."""
    if isinstance(value, ModuleType):
        return f"import {value.__name__} as {name}"
    if isinstance(value, (FunctionType, type)) and value.__module__ != "__main__":
        return f"from {value.__module__} import {value.__name__} as {name}"
    if isinstance(value, SIMPLE):
        return f"{name} = {value!r}"
    raise BadChange("error-change-source", function=name)


def from_source(name: str, text: str, printed: FunctionType) -> FunctionType:
    """The function of a text: the last that it defines. This runs what somebody wrote."""
    file = f"<changed {name} {hash(text)}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    try:
        last = [node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)][-1]
        space = dict(printed.__globals__)
        exec(compile(text, file, "exec"), space)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}."
        raise BadChange("error-change-text", name=name, problem=problem) from None
    made = space[last]
    made.__module__, made.text = file, text     # nobody's: what it needs is in its text
    return checked_function(name, made, printed)


# Several

def prepared(game: Game, name: str) -> Change:
    """A change that the game has prepared."""
    known = {change.name: change for change in game.prepared()}
    if name not in known:
        raise BadChange("error-change-prepared", name=str(name), game=game.name, allowed=list(known) or "-")
    return known[name]


def own(game: Game, box: Any, given: Mapping[str, Any]) -> list[Change]:
    """What somebody changes by names: of functions and of options."""
    options = {option.name: option for option in game.options}
    values = {name: options[name].checked(value) for name, value in given.items() if name in options}
    functions = {name: checked_function(name, function, by_name(game, name)) for name, function in given.items()
                 if name not in options}
    if not (functions or values or box):
        return []
    return [Change(functions=functions, options=values, box=checked_cells(box))]


def checked_cells(box: Any) -> Cells:
    """Rows of files as a dictionary of dictionaries; what is in them, the box checks."""
    if box is None:
        return {}
    deep = isinstance(box, Mapping) and all(isinstance(rows, Mapping) and all(
        isinstance(row, Mapping) for row in rows.values()) for rows in box.values())
    if not deep:
        raise BadChange("error-change-box", value=repr(box))
    return {str(file).removesuffix(".csv"): rows for file, rows in box.items()}


def together(changes: Iterable[Change]) -> Change:
    """All of them as one: the later holds."""
    functions: dict[str, Function] = {}
    options: dict[str, Any] = {}
    box: dict[str, dict[str, dict[str, Any]]] = {}
    for change in changes:
        functions |= change.functions
        options |= change.options
        for file, rows in change.box.items():
            for row, cells in rows.items():
                box.setdefault(file, {}).setdefault(row, {}).update(cells)
    return Change(functions=functions, options=options, box=box)


def to_json(changes: Iterable[Change]) -> list[dict[str, Any]]:
    return [change.to_json() for change in changes]


@told
def from_json(game: Game, data: Any, trust: bool) -> Game:
    """The game with the changes of a saved match. A text that is none of the game's own runs only if it is trusted."""
    from .variant import changed

    known = {one.name: (one, one.to_json()) for one in game.prepared()} if data else {}
    found: list[Change] = []
    for entry in checked_entries(data):
        mine, written = known.get(entry["name"], (None, None))
        found += [mine] if mine is not None and written == entry else read_entry(game, entry, trust)
    return changed(game, *found) if found else game


def read_entry(game: Game, entry: Mapping[str, Any], trust: bool) -> list[Change]:
    """A change that is none of the game's own."""
    if entry["functions"] and not trust:
        raise BadChange("error-change-trust", names=list(entry["functions"]))
    functions = {name: from_source(name, text, by_name(game, name)) for name, text in entry["functions"].items()}
    return own(game, entry["box"], {**functions, **entry["options"]})


def checked_entries(data: Any) -> list[dict[str, Any]]:
    fields = {"name": str, "functions": dict, "options": dict, "box": dict}
    good = isinstance(data, list) and all(isinstance(entry, dict) and entry.keys() == fields.keys() and all(
        isinstance(entry[name], kind) for name, kind in fields.items()) for entry in data)
    if not good or len(data) > MOST or not all(
            isinstance(text, str) for entry in data for text in entry["functions"].values()):
        raise BadChange("error-change-entries")
    return list(data)
