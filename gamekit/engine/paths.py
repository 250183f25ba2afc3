"""What a rules function can leave behind, read from its source without running it.

Rules are small: assignments, `if`, loops and calls. So all paths through a function can be followed with a few known
facts, such as the step, the phase or whose turn it is. A test that the facts decide takes one way, any other both.
The answer is never too small. It is too large only where a test rests on something that is not a fact.
"""

from __future__ import annotations

import ast
import inspect
import operator
import textwrap
import types
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from .steps import reached

Function = Callable[..., Any]
Facts = frozenset[tuple[str, int]]      # known values: of fields of the state, and of `$names` in the function
States = frozenset[Facts]
NOTHING: States = frozenset()
STATE = "s"                             # how rules functions call the state
COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


class Ends(NamedTuple):
    """The states in which statements end: going on, having returned, or leaving a round of a loop."""

    going: States = NOTHING
    returned: States = NOTHING
    jumped: States = NOTHING

    def __or__(self, other: Ends) -> Ends:
        return Ends(*(mine | theirs for mine, theirs in zip(self, other, strict=True)))


class Paths:
    """Follows functions; `fields` are those worth knowing."""

    def __init__(self, fields: Iterable[str]) -> None:
        self.fields = frozenset(fields)
        self._known: dict[tuple[Function, Facts], States] = {}

    def after(self, function: Function, facts: Facts) -> States:
        """All that can hold after a call with these facts, which may name arguments."""
        if not self.fields & fields_set(function):
            return frozenset([outside(facts)])
        key = function, facts
        if key not in self._known:
            self._known[key] = NOTHING
            # A function that calls itself finds what is known so far, until that is all there is.
            while (found := self._once(function, facts)) != self._known[key]:
                self._known[key] = found
        return self._known[key]

    def _once(self, function: Function, facts: Facts) -> States:
        ends = _Call(self, function).block(tree(function).body, frozenset([facts]))
        return frozenset(map(outside, ends.going | ends.returned))


class _Call:
    """One call of a function."""

    def __init__(self, paths: Paths, function: Function) -> None:
        self.paths = paths
        self.space: dict[str, Any] = function.__globals__
        self.locals = frozenset(function.__code__.co_varnames)

    # Statements

    def block(self, statements: list[ast.stmt], states: States) -> Ends:
        ends = Ends(going=states)
        for statement in statements:
            ends = Ends(NOTHING, ends.returned, ends.jumped) | self.statement(statement, ends.going)
        return ends

    def statement(self, node: ast.stmt, states: States) -> Ends:
        if isinstance(node, ast.If):
            return self.branch(node, self.called(node.test, states))
        if isinstance(node, ast.For | ast.While):
            return self.loop(node, self.called(node.iter if isinstance(node, ast.For) else node.test, states))
        if isinstance(node, ast.Break | ast.Continue):
            return Ends(jumped=states)
        states = self.called(node, states)
        return Ends(returned=states) if isinstance(node, ast.Return) else Ends(going=self.stored(node, states))

    def branch(self, node: ast.If, states: States) -> Ends:
        ends = Ends()
        for facts in states:
            decided = self.value(node.test, dict(facts))
            if decided is None or decided:
                ends |= self.block(node.body, frozenset([facts]))
            if not decided:
                ends |= self.block(node.orelse, frozenset([facts]))
        return ends

    def loop(self, node: ast.For | ast.While, states: States) -> Ends:
        """Any number of rounds: until another round brings nothing new. Names that change in it are not known."""
        changed = {name for inner in ast.walk(node) for name in stores(inner) if name.startswith("$")}
        states = frozenset(frozenset(fact for fact in facts if fact[0] not in changed) for facts in states)
        while True:
            ends = self.block(node.body, states)
            if ends.going | ends.jumped <= states:
                return Ends(going=states, returned=ends.returned)
            states = states | ends.going | ends.jumped

    def called(self, node: ast.AST, states: States) -> States:
        """After the calls in an expression. Only a function that is handed the state can change it."""
        for call in (n for n in ast.walk(node) if isinstance(n, ast.Call)):
            function = self.function(call)
            if function and any(isinstance(a, ast.Name) and a.id == STATE for a in call.args):
                states = NOTHING.union(*(self.after_call(call, function, facts) for facts in states))
        return states

    def after_call(self, call: ast.Call, function: Function, facts: Facts) -> States:
        own = facts - outside(facts)
        return frozenset(after | own for after in self.paths.after(function, self.handed(call, function, facts)))

    def stored(self, node: ast.stmt, states: States) -> States:
        """After an assignment."""
        value = node.value if isinstance(node, ast.Assign) else None
        names = [name for name in stores(node) if name.startswith("$") or name in self.paths.fields]
        for facts in states if names else ():
            states = states - {facts} | {replaced(facts, names, v) for v in self.choices(value, dict(facts))}
        return states

    # Values: a number, or None where it is not known

    def choices(self, node: ast.expr | None, facts: dict[str, int]) -> set[int | None]:
        """The values that an expression can have."""
        if isinstance(node, ast.IfExp) and self.value(node.test, facts) is None:
            return self.choices(node.body, facts) | self.choices(node.orelse, facts)
        return {self.value(node, facts)}

    def value(self, node: ast.expr | None, facts: dict[str, int]) -> int | None:
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.Name(id=name):
                return facts.get(f"${name}") if name in self.locals else whole(self.space.get(name))
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                return facts.get(attribute) if name == STATE else whole(getattr(self.space.get(name), attribute, None))
            case ast.UnaryOp(op=ast.USub() | ast.Not(), operand=operand):
                inner = self.value(operand, facts)
                return None if inner is None else int(-inner if isinstance(node.op, ast.USub) else not inner)
            case ast.IfExp():
                test = self.value(node.test, facts)
                return None if test is None else self.value(node.body if test else node.orelse, facts)
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARE:
                a, b = self.value(left, facts), self.value(right, facts)
                return None if a is None or b is None else int(COMPARE[type(op)](a, b))
            case ast.BinOp(left=left, op=ast.Sub(), right=right):       # the other seat is `1 - seat`
                a, b = self.value(left, facts), self.value(right, facts)
                return None if a is None or b is None else a - b
            case ast.BoolOp(op=op, values=parts):
                return either([self.value(part, facts) for part in parts], isinstance(op, ast.Or))
            case ast.Call():
                return self.answer(node, facts)
        return None

    def answer(self, call: ast.Call, facts: dict[str, int]) -> int | None:
        """What a function of one `return`, and words before it, answers: `is_opposition(s, s.seat)`."""
        function = self.function(call)
        if function is None:
            return None
        *before, last = tree(function).body
        if not isinstance(last, ast.Return) or not all(isinstance(statement, ast.Expr) for statement in before):
            return None
        handed = self.handed(call, function, frozenset(facts.items()))
        return _Call(self.paths, function).value(last.value, dict(handed))

    def handed(self, call: ast.Call, function: Function, facts: Facts) -> Facts:
        """What is known inside a call: the facts about the state, and arguments by their new names."""
        names = [f"${a.arg}" for a in tree(function).args.args]
        values = {n: self.value(a, dict(facts)) for n, a in zip(names, call.args, strict=False)}
        return outside(facts) | {(n, v) for n, v in values.items() if v is not None}

    def function(self, call: ast.Call) -> Function | None:
        """The function that a call means."""
        found = self.space.get(call.func.id) if isinstance(call.func, ast.Name) else None
        return found if isinstance(found, types.FunctionType) else None


def constant_fields(functions: Iterable[Function]) -> set[str]:
    """The fields that the functions, and all they call, set to constants only: they say where in the game we are."""
    fields: dict[str, bool] = {}
    for function in reached(functions):
        frame = _Call(Paths(()), function)
        for node in ast.walk(tree(function)):
            for field in stores(node):
                known = isinstance(node, ast.Assign) and None not in frame.choices(node.value, {})
                fields[field] = fields.get(field, True) and known
    return {field for field, constant in fields.items() if constant and not field.startswith("$")}


@cache
def tree(function: Function) -> ast.FunctionDef:
    """The syntax of a function."""
    found = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(found, ast.FunctionDef), f"{function} is not a plain function"
    return found


@cache
def fields_set(function: Function) -> frozenset[str]:
    """The fields that a function sets, itself or in what it calls."""
    return frozenset(name for f in reached([function]) for node in ast.walk(tree(f)) for name in stores(node))


def fields_compared(function: Function) -> set[str]:
    """The fields that a function compares with something."""
    compared = (part for node in ast.walk(tree(function)) if isinstance(node, ast.Compare) for part in ast.walk(node))
    return {part.attr for part in compared if isinstance(part, ast.Attribute)}


def stores(node: ast.AST) -> list[str]:
    """What a statement sets: fields of the state, and `$names`."""
    if isinstance(node, ast.Assign):
        targets: list[ast.expr] = node.targets
    else:
        targets = [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For) else []
    found = []
    for part in (part for target in targets for part in ast.walk(target)):
        match part:
            case ast.Attribute(value=ast.Name(id=name), attr=field, ctx=ast.Store()) if name == STATE:
                found.append(field)
            case ast.Name(id=name, ctx=ast.Store()):
                found.append(f"${name}")
    return found


def outside(facts: Facts) -> Facts:
    """The facts that hold outside the function too."""
    return frozenset(fact for fact in facts if not fact[0].startswith("$"))


def replaced(facts: Facts, names: list[str], value: int | None) -> Facts:
    kept = frozenset(fact for fact in facts if fact[0] not in names)
    return kept if value is None else kept.union((name, value) for name in names)


def either(parts: list[int | None], wanted: bool) -> int | None:
    """`or` of the parts (`wanted`), or their `and`, when some are not known."""
    if any(part is not None and bool(part) == wanted for part in parts):
        return int(wanted)
    return None if None in parts else int(not wanted)


def whole(value: Any) -> int | None:
    return int(value) if isinstance(value, int) else None
