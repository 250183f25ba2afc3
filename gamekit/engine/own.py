"""A person's own functions, policies and measures: what goes wrong in them is told in two sentences, with their line.

A policy is a function of a view, or rules code of (box, s, moves); a measure is a function of (box, s).
"""

from __future__ import annotations

import inspect
import linecache
import sys
import sysconfig
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from operator import index
from pathlib import Path
from traceback import walk_tb
from types import CodeType
from typing import TYPE_CHECKING, Any

from . import moves as choices
from .errors import GamekitError, IllegalMove, Spoken
from .patience import PATIENCE, OutOfTime, in_time
from .words import SHARED

if TYPE_CHECKING:
    from .game import Game
    from .layout import Table
    from .view import View

Function = Callable[..., Any]
LIBRARIES = (str(Path(__file__).parent.parent), *map(sysconfig.get_path, ("stdlib", "purelib", "platlib")), "<frozen")


class OwnFunction(GamekitError):
    """A function of a person's that does not do what is asked of it."""


# What is asked of them

def is_rules_code(policy: Function) -> bool:
    """Whether a policy takes box, state and moves (and can be compiled), not a view. What takes neither is refused."""
    if takes(policy, 1):
        return False
    if not takes(policy, 3):
        raise OwnFunction("error-own-policy", function=called(policy), where=defined(policy))
    return True


def view_choice(policy: Function, game: Game, view: View, s: Table) -> int:
    """The move that a policy chooses in a view of a state: one of those offered, or words that name one."""
    answer = answered(policy, view)
    try:
        number = choices.find(game, s, answer)
        refused = choices.refusal(game, s, number)
    except IllegalMove as error:
        raise wrong_answer(policy, answer, error, view) from None
    if refused is not None:
        rule = Spoken(lambda language: str(game.in_language(language).rulebook[refused.id]))
        problem = IllegalMove("error-move-refused", move=choices.move_at(game, s, number), rule=rule, id=refused.id)
        raise wrong_answer(policy, answer, problem, view)
    return number


def rules_choice(policy: Function, game: Game, s: Table, moves: list[int]) -> int:
    """The move that rules code chooses: one of the numbers that it was given."""
    answer = answered(policy, game.box, s, moves)
    number = index(answer) if hasattr(answer, "__index__") else None
    if number not in list(moves):
        offered = Spoken(lambda language: SHARED.text(
            "own-offered", language, moves=str(list(moves)), prompt=choices.prompt(game, s, language)))
        raise wrong_answer(policy, answer, offered, game.box, s, moves)
    return int(number)


def check_measure(name: str, function: Function) -> None:
    """Refuse what does not take what measures take."""
    if not takes(function, 2):
        raise OwnFunction("error-own-measure-takes", function=name, where=defined(function))


def measured(name: str, function: Function, box: Any, s: Any) -> float:
    """The number that a measure gives of a state."""
    value = answered(function, box, s)
    try:
        return float(value)
    except (TypeError, ValueError):
        where = returned(function, box, s)
        raise OwnFunction("error-own-measure", function=name, value=repr(value), where=where) from None


def wrong_answer(policy: Function, answer: Any, problem: Any, *given: Any) -> OwnFunction:
    kind = "error-own-nothing" if answer is None else "error-own-answer"
    facts = {"value": repr(answer), "problem": problem, "where": returned(policy, *given)}
    return OwnFunction(kind, function=called(policy), **facts)


# Calling

def called(function: Any) -> str:
    return str(getattr(function, "__name__", type(function).__name__))


def takes(function: Function, number: int) -> bool:
    """Whether a function can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*range(number))
    except (TypeError, ValueError):
        return False
    return True


def answered(function: Function, *given: Any) -> Any:
    """What a function answers in time. One that thinks long on purpose says so: `policy.seconds = 60`."""
    seconds = getattr(function, "seconds", PATIENCE)
    try:
        return in_time(seconds, function, *given)
    except OutOfTime as late:
        facts = {"seconds": seconds, "where": raised(function, late)}
        raise OwnFunction("error-own-late", function=called(function), **facts) from None
    except OwnFunction:
        raise       # it is told already: one of these functions may call another
    except Exception as error:
        facts = {"problem": described(error), "where": raised(function, error)}
        raise OwnFunction("error-own-failed", function=called(function), **facts) from None


def described(error: Exception) -> Any:
    """An error in its own words; of a name that is not there, what may have been meant."""
    told, near = f"{type(error).__name__}: {error}".rstrip(": ").rstrip(".") + ".", []
    if isinstance(error, (AttributeError, NameError)) and error.name:
        there = dir(error.obj) if isinstance(error, AttributeError) else names_at(error)
        near = get_close_matches(error.name, there, 1)
    return Spoken(lambda language: f"{told} {SHARED.text('own-near', language, near=near[0])}") if near else told


def names_at(error: NameError) -> list[str]:
    """The names that were known where another one was asked for."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return [*frames[-1].f_locals, *frames[-1].f_globals] if frames else []


# Lines of the person's own code

def code_of(function: Function) -> CodeType | None:
    found = inspect.unwrap(function)
    return getattr(found, "__code__", None) or getattr(getattr(found, "__call__", None), "__code__", None)  # noqa: B004


def defined(function: Function) -> Any:
    code = code_of(function)
    return "" if code is None else at(code.co_filename, code.co_firstlineno)


def raised(function: Function, error: BaseException) -> Any:
    """The last line of the person's own: what it calls of libraries is not to blame."""
    lines = own_lines(error, function)
    return at(*lines[-1]) if lines else defined(function)


def own_lines(error: BaseException, function: Function | None = None) -> list[tuple[str, int]]:
    """The lines through which an error came that are in no library, or in the file of the function."""
    code = None if function is None else code_of(function)
    here = "" if code is None else code.co_filename
    frames = ((frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__))
    return [(file, line) for file, line in frames if file == here or not file.startswith(LIBRARIES)]


def returned(function: Function, *given: Any) -> Any:
    """The line in which a function returned: it is called once more, and watched."""
    code, lines = code_of(function), []

    def watch(frame: Any, event: str, _: Any) -> None:
        if event == "return" and frame.f_code is code:
            lines.append(frame.f_lineno)

    before = sys.getprofile()
    try:
        sys.setprofile(watch)
        in_time(PATIENCE, function, *given)
    except (Exception, OutOfTime):
        pass        # another one than the first time; then where it begins must do
    finally:
        sys.setprofile(before)
    return at(code.co_filename, lines[-1]) if code and lines else defined(function)


def at(file: str, line: int) -> Spoken:
    """A place in somebody's code. A cell of a notebook has no file that could be named."""
    facts = {"line": str(line), "code": linecache.getline(file, line).strip(), "file": Path(file).name}
    key = "own-in-file" if Path(file).is_file() else "own-in-line"
    return Spoken(lambda language: " " + SHARED.text(key, language, **facts))


def short(error: BaseException) -> Iterator[str]:
    """What a notebook shows of an error: the last line that is the person's own, and the sentence."""
    for file, line in own_lines(error)[-1:]:
        told = at(file, line).text(getattr(error, "language", "en")).strip()
        yield told[0].upper() + told[1:]
    yield f"{type(error).__name__}: {error}"
