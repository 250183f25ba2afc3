"""Steps: a turn is a sequence of small steps, and in a step a move is one small integer.

A game lists its steps in one table. A `Decision` is asked of a seat, an `Automatic` step happens by itself.
The legal moves of a decision are the candidates that no rule refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from dis import get_instructions
from enum import IntEnum
from types import CodeType, FunctionType, MappingProxyType
from typing import Any

from .layout import Layout, Table
from .rulebook import RuleEnum

Function = Callable[..., Any]
PARTS = ("refusal", "apply", "decline", "decline_refusal", "same", "count")
NOTHING: Mapping[str, Any] = MappingProxyType({})
OVER = 0  # the step of a finished game, in every game
DECLINE = "decline"     # the name of the move that chooses nothing


@dataclass(frozen=True)
class Kind:
    """What a number can mean: a card, a region ... `names` of an enum, or of the box's rows."""

    name: str
    size: int
    members: type[IntEnum] | None = None

    @classmethod
    def of(cls, name: str, members: type[IntEnum]) -> Kind:
        return cls(name, len(members), members)


@dataclass(frozen=True)
class Decision:
    """A step in which a seat chooses one thing of a kind, or declines where `decline` is given."""

    kind: Kind
    refusal: Function                    # (box, s, move) -> the Rule that forbids it, or Rule.ALLOWED
    apply: Function                      # (box, s, move): what happens
    rule: RuleEnum                       # the rule that the step is about
    decline: Function | None = None      # (box, s): what happens when nothing is chosen
    decline_refusal: Function | None = None
    same: Function | None = None         # (box, s, move) -> the first move that leads to the same position
    count: Function | None = None        # (box) -> how many of the kind this box has, where that is not fixed
    # What answers for other kinds of things, if not `rule`; under "decline", for declining where nobody may
    others: RuleEnum | Mapping[str, RuleEnum] | None = None

    automatic = False

    def rule_for(self, *kinds: str) -> RuleEnum:
        """The rule that answers for things of these kinds."""
        if self.kind.name in kinds or self.others is None:
            return self.rule
        if isinstance(self.others, Mapping):
            return next((rule for kind, rule in self.others.items() if kind in kinds), self.rule)
        return self.rule if DECLINE in kinds else self.others


@dataclass(frozen=True)
class Automatic:
    """A step that needs no decision."""

    apply: Function                      # (box, s)
    rule: RuleEnum

    automatic = True


Steps = Mapping[Any, Decision | Automatic]


class Flow:
    """The steps of a game as ordinary Python functions. `dispatch_source` is the same for the compiled twin."""

    def __init__(self, steps: Steps) -> None:
        self.steps = [steps.get(number) for number in range(max(steps) + 1)]

    def candidates(self, box: Layout, s: Table) -> int:
        """How many candidates the step has. The last one declines, where that exists."""
        step = self.steps[s.step]
        if not isinstance(step, Decision):
            return 0
        return step_size(step, box) + (step.decline is not None)

    def refusal(self, box: Layout, s: Table, move: int) -> int:
        """The rule that forbids the move, or 0."""
        step = self.steps[s.step]
        assert isinstance(step, Decision)
        if step.decline is not None and move == step_size(step, box):
            return step.decline_refusal(box, s) if step.decline_refusal else 0
        return int(step.refusal(box, s, move))

    def same(self, box: Layout, s: Table, move: int) -> int:
        """The move that stands for this one, where several lead to the same position."""
        step = self.steps[s.step]
        if isinstance(step, Decision) and step.same is not None and move < step_size(step, box):
            return int(step.same(box, s, move))
        return move

    def legal(self, box: Layout, s: Table, out: Any) -> int:
        """Write the legal moves into `out`; how many there are."""
        step = self.steps[s.step]
        if not isinstance(step, Decision):
            return 0
        n, size, refusal, same = 0, step_size(step, box), step.refusal, step.same
        for move in range(size):
            if refusal(box, s, move) == 0 and (same is None or same(box, s, move) == move):
                out[n] = move
                n += 1
        if step.decline is not None and self.refusal(box, s, size) == 0:
            out[n] = size
            n += 1
        return n

    def apply(self, box: Layout, s: Table, move: int) -> None:
        """Do what a legal move does. Automatic steps that follow are not run."""
        step = self.steps[s.step]
        if isinstance(step, Automatic):
            step.apply(box, s)
        elif isinstance(step, Decision):
            if step.decline is not None and move == step_size(step, box):
                step.decline(box, s)
            else:
                step.apply(box, s, move)

    def automatic(self, s: Table) -> bool:
        """Whether the step happens by itself."""
        return isinstance(self.steps[s.step], Automatic)

    def advance(self, box: Layout, s: Table) -> None:
        """Let automatic steps happen until somebody must decide or the game is over."""
        step = self.steps[s.step]
        while isinstance(step, Automatic):
            step.apply(box, s)
            step = self.steps[s.step]

    def widest(self) -> int:
        """The largest number of candidates of any step."""
        return max(step.kind.size + 1 for step in self.steps if isinstance(step, Decision))


def step_size(step: Decision, box: Layout) -> int:
    return step.kind.size if step.count is None else int(step.count(box))


def rules_functions(game: Any) -> list[Function]:
    """All functions of a game's rules: those that setup, steps, hiding and redealing call, each once."""
    parts = [getattr(step, part, None) for step in game.steps.values() for part in PARTS]
    return reached([game.setup, game.hide, game.redeal, *(part for part in parts if part is not None)])


def reached(functions: Iterable[Function], bound: Mapping[str, Function] = NOTHING) -> list[Function]:
    """The functions and all that they call. Rules call each other by plain names; others may be `bound` to names."""
    found: dict[Function, None] = {}
    ahead = list(functions)
    while ahead:
        function = ahead.pop()
        if isinstance(function, FunctionType) and function not in found:
            found[function] = None
            known = function.__globals__
            ahead += [known.get(name, bound.get(name)) for name in names_in(function.__code__)]  # type: ignore[misc]
    return list(found)


def names_in(code: CodeType) -> frozenset[str]:
    """The names that a function and the functions inside it look up."""
    inner = [names_in(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return frozenset(code.co_names).union(*inner)


def globals_in(code: CodeType) -> frozenset[str]:
    """The names of those that are global: not of attributes, which may be called like a function."""
    inner = [globals_in(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    loaded = (step.argval for step in get_instructions(code) if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"))
    return frozenset(loaded).union(*inner)


def dispatch_source(steps: Steps) -> tuple[str, dict[str, Function]]:
    """Python source of `legal`, `apply`, `automatic` ... for numba, and the functions that it names.

    The step is chosen once and its candidates looped over, so that the compiler can inline each rule.
    """
    names: dict[str, Function] = {}
    legal = ["def legal(box, s, out):", "    n = 0"]
    apply = ["def apply(box, s, move):"]
    by_itself = []
    for number, step in sorted(steps.items()):
        word = "if" if len(names) == 0 else "elif"
        at = f"    {word} s.step == {int(number)}:"
        parts = {part: f"{part}_{int(number)}" for part in PARTS}
        names.update({name: getattr(step, part) for part, name in parts.items() if getattr(step, part, None)})
        if isinstance(step, Automatic):
            apply += [at, f"        {parts['apply']}(box, s)"]
            by_itself.append(f"s.step == {int(number)}")
            continue
        size = f"{parts['count']}(box)" if step.count else str(step.kind.size)
        first = f" and {parts['same']}(box, s, move) == move" if step.same else ""
        legal += [
            f"    if s.step == {int(number)}:",
            f"        for move in range({size}):",
            f"            if {parts['refusal']}(box, s, move) == 0{first}:",
            "                out[n] = move",
            "                n += 1",
        ]
        apply += [at]
        if step.decline:
            allowed = f"{parts['decline_refusal']}(box, s) == 0" if step.decline_refusal else "True"
            legal += [f"        if {allowed}:", f"            out[n] = {size}", "            n += 1"]
            apply += [f"        if move == {size}:", f"            {parts['decline']}(box, s)", "            return"]
        legal += ["        return n"]
        apply += [f"        {parts['apply']}(box, s, move)"]
    legal += ["    return n"]
    automatic = ["def automatic(s):", f"    return {' or '.join(by_itself) or 'False'}"]
    advance = ["def advance(box, s):", "    while automatic(s):", "        apply(box, s, 0)"]
    widest = ["def widest():", f"    return {Flow(steps).widest()}"]
    return "\n".join([*legal, "", *apply, "", *automatic, "", *advance, "", *widest, ""]), names
