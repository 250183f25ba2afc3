"""Checks of words, of the rulebook's citations, and of the style that lets rules run on both carriers."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from ..engine.draft import entry_key
from ..engine.game import Game
from ..engine.glossary import PREFIX
from ..engine.position import key_of
from ..engine.rulebook import Status, cited, hyphened
from ..engine.layout import Layout
from ..engine.steps import Decision, reached, rules_functions
from ..engine.words import LANGUAGES

UNCOMPILED = (ast.GeneratorExp, ast.JoinedStr, ast.Lambda, ast.Dict, ast.Set, ast.Try, ast.With, ast.Yield)


# Words

def needed_keys(game: Game) -> set[str]:
    """The keys that follow from a game's declarations."""
    keys = {"game-title", "game-about"}
    for rule in list(game.rules)[1:]:
        keys |= {rule.key, f"{rule.key}.text"}
        keys |= {f"{rule.key}.reason"} if rule.status is Status.RULING else set()
        keys |= {f"section-{hyphened(rule.section)}"} if rule.section else set()
    keys |= {said.key for said in game.said}
    keys |= {f"step-{hyphened(game.step(step))}" for step in [0, *game.steps]}
    for number, step in game.steps.items():
        if isinstance(step, Decision):
            name = hyphened(game.step(number))
            keys |= {f"prompt-{name}", f"move-{name}"} | ({f"move-{name}-decline"} if step.decline else set())
    for option in game.options:
        name = f"option-{option.name.replace('_', '-')}"
        keys |= {name, f"{name}.help"}
    keys |= {key for change in game.prepared() for key in (change.key, f"{change.key}.question", f"{change.key}.now")}
    keys |= {f"ending-{hyphened(ending)}" for ending in list(game.ending)[1:]}
    keys |= {f"seat-{hyphened(seat)}" for seat in game.seat}
    return keys


def check_words(game: Game) -> None:
    """Both languages have the same keys, all that are needed, and none that nothing uses."""
    first, *others = LANGUAGES
    for language in others:
        differing = game.words.keys(first) ^ game.words.keys(language)
        assert not differing, f"only in one language: {sorted(differing)}"
    missing = [key for key in needed_keys(game) if not game.words.has(key)]
    assert not missing, f"words are missing: {sorted(missing)}"
    unused = [key for key in game.words.keys(first) - needed_keys(game) if not _used(game, key)]
    assert not unused, f"words that nothing uses: {sorted(unused)}"
    _check_names(game)
    for said in game.said:
        names = {name.partition(":")[0] for name in said.names}
        for variable in game.words.variables(said.key):
            assert any(variable == n or variable.startswith(n + "-") for n in names), f"{said.key}: no ${variable}"


def _check_names(game: Game) -> None:
    """Things that moves and the log speak of have a name in every language."""
    kinds = {step.kind.name for step in game.steps.values() if isinstance(step, Decision)}
    kinds |= {name.rpartition(":")[2] for said in game.said for name in said.names}
    for kind in sorted(k for k in kinds if game.has_kind(k)):
        for index, thing in enumerate(game.ids(kind)):
            for language in LANGUAGES:
                try:
                    assert game.thing_text(kind, index, language), f"{kind}-{thing} has an empty name"
                except KeyError as error:
                    raise AssertionError(f"{kind}-{thing} has no name: {error}") from None


def _used(game: Game, key: str) -> bool:
    """Whether a key is named in the game's code, is a thing's name, or a form of a message's variable."""
    name, _, attribute = key.partition(".")
    code = "\n".join(file.read_text("utf-8") for file in game.sources())
    files = [folder / "words" / f"{language}.ftl" for folder in game.folders() for language in LANGUAGES]
    words = "\n".join(file.read_text("utf-8") for file in files)
    things = {f"{kind.name}-{thing}" for kind in game.kinds for thing in game.ids(kind.name)}
    choices = {f"option-{o.name.replace('_', '-')}-{choice}" for o in game.options for choice in o.choices}
    measures = {f"measure-{m.name}{end}".replace("_", "-") for m in game.measures for end in ("", "-above", "-below")}
    if name.startswith(PREFIX):     # the glossary names them all
        return attribute in ("", "text") and game.words.has(f"{name}.text")
    entries = {entry_key(key) for f in game.state.fields for key in (key_of(f), f.name)}
    known = things | choices | measures | entries | needed_keys(game)
    known |= {"game-aim"}       # pages show it if a game has it
    named = name in known or re.search(rf"""["']{name}["']""", code) is not None
    if not attribute:
        return named
    in_variable = re.search(rf"\$[\w-]+-{attribute}\b", words) is not None
    said = attribute == "help" or (attribute == "answer" and name.startswith("move-"))
    said |= attribute == "short" and name.startswith("ending-")     # plots say it so if a game has it
    return named and (said or in_variable or f'"{key}"' in code)


# Citations

def check_cited(game: Game, *tests: Path) -> None:
    """Every rule is named by the game's code and by a test in one of the folders; every member of `Said` is said."""
    rules = set(game.rulebook)
    code = [file for file in game.sources() if file.stem != "rulebook"]
    uncoded = rules - cited(code)
    assert not uncoded, f"rules that no code cites: {sorted(uncoded)}"
    untested = rules - cited(sorted(file for folder in tests for file in folder.rglob("test_*.py")))
    assert not untested, f"rules that no test cites: {sorted(untested)}"
    unsaid = {said.name for said in game.said} - cited(code, "Said")
    assert not unsaid, f"log lines that are never said: {sorted(unsaid)}"


# Style

def check_style(game: Game) -> None:
    """Rules and advice do nothing that differs between Python lists and numpy records, or that cannot be compiled."""
    advice = [function for function in (game.worth, game.worths) if function is not None]
    for function in dict.fromkeys([*rules_functions(game), *reached(advice)]):
        if function.__module__.startswith("gamekit.engine."):
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        first = function.__code__.co_firstlineno - 1
        own = [one for one in function.__globals__.values() if isinstance(one, type) and issubclass(one, Layout)]
        fields = [field for layout in (game.state, game.values, *own) for field in layout.fields]
        rows, grids = {f.name for f in fields if f.shape}, {f.name for f in fields if len(f.shape) == 2}
        for line, problem in style_problems(tree, rows, grids):
            raise AssertionError(f"{function.__module__}.{function.__name__}, line {first + line}: {problem}")


def style_problems(tree: ast.AST, rows: set[str], grids: set[str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and (row := _row_in(node.value, rows, grids)):
            yield node.lineno, f"{row} would be one list under two names; copy it item by item"
        elif isinstance(node, ast.Assign | ast.AugAssign) and any(_row_in(t, rows, grids) for t in _targets(node)):
            yield node.lineno, "a row is set item by item"
        elif isinstance(node, ast.Slice):
            yield node.lineno, "slices copy lists but not arrays"
        elif isinstance(node, UNCOMPILED):
            yield node.lineno, f"{type(node).__name__} cannot be compiled"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            yield node.lineno, "the rules have no fractions; use //"


def _targets(node: ast.Assign | ast.AugAssign) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def _row_in(node: ast.expr, rows: set[str], grids: set[str]) -> str | None:
    """The row that an expression is, or hands on in a pair."""
    if isinstance(node, ast.Tuple | ast.List):
        return next((row for part in node.elts if (row := _row_in(part, rows, grids))), None)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr in grids:
        return node.value.attr
    return node.attr if isinstance(node, ast.Attribute) and node.attr in rows else None
