"""A game some of whose rules are changed: the same class, in which functions of one's own stand for those of the rules.

It is made as an expansion is (see `joints`): whatever leads to a changed function is made anew, on both carriers. So it
plays on the board and in the terminal, compiles, and runs in studies as any game does. Its files stay as they are.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, partial, wraps
from traceback import walk_tb
from types import FunctionType, ModuleType, new_class
from typing import Any, ClassVar

from . import changes as made
from . import options
from .changes import BadChange, Change, Function
from .errors import GamekitError
from .expansion import Joined, taken_over
from .game import Game
from .joints import Joints
from .own import OwnFunction, answered, called, described, own_lines, raised, returned
from .patience import PATIENCE, OutOfTime, in_time
from .rulebook import RuleEnum
from .steps import OVER, Flow, names_in
from .twin import Recipe
from .words import SHARED

TRIED = 2       # games that are played with a function of one's own, before anybody plays it


class Changes(Joints):
    """Joints of a game with functions of a person's; with `watch`, each of those is watched as it answers."""

    def __init__(
        self, packages: tuple[str, ...], functions: dict[FunctionType, FunctionType], watch: Any = None,
    ) -> None:
        self.watch, self.whose = watch, {own: printed for printed, own in functions.items()}
        super().__init__(packages, {}, functions)

    def function(self, function: FunctionType) -> Any:
        known = function in self.made
        found = super().function(function)
        if not known and self.watch is not None and function in self.whose:
            self.made[function] = found = self.watch(found, self.whose[function])
        return found

    def looked_up(self, asking: Any, name: str, value: Any) -> Any:
        if isinstance(value, ModuleType) and f"{value.__name__}.".startswith(self.packages):
            return Joined([value], self)        # only what is shown looks into a file; rules know plain names
        return super().looked_up(asking, name, value)


class Changed(Game):
    """What a changed game has of its own, before the class of the printed one."""

    printed: ClassVar[type[Game]]
    joints_of_changes: ClassVar[Changes]

    @property
    def title(self) -> str:
        return SHARED.text("changed-title", self.language, title=super().title)

    def __repr__(self) -> str:
        return f"<{self.printed(language=self.language).title}, changed: {', '.join(self.named())}>"

    def named(self) -> list[str]:
        """The changes in a few words: names of those that are prepared, of others what they change."""
        return [one for change in self.changes for one in ([change.name] if change.name else change.told())]

    def functions(self) -> list[Function]:
        return [self.joints_of_changes(function) for function in super().functions()]

    @cached_property
    def recipe(self) -> Recipe:
        return replace(super().recipe, base=self.printed(language=self.language).recipe)

    @cached_property
    def flow(self) -> Flow:
        return GuardedFlow(self.steps)


def told_changes(game: Game, language: str) -> str:
    """What is changed in a game, in words: those of prepared changes, and names; of the printed game, that it is so."""
    told = [game.words.text(one.key, language) if one.name else ", ".join(one.told()) for one in game.changes]
    return ", ".join(told) or SHARED.text("changed-printed", language)


class GuardedFlow(Flow):
    """Steps whose errors, where a person's own lines are to blame, are told in two sentences."""

    def refusal(self, *given: Any) -> int:
        return guarded(super().refusal, *given)  # type: ignore[no-any-return]

    def same(self, *given: Any) -> int:
        return guarded(super().same, *given)  # type: ignore[no-any-return]

    def legal(self, *given: Any) -> int:
        return guarded(super().legal, *given)  # type: ignore[no-any-return]

    def apply(self, *given: Any) -> None:
        guarded(super().apply, *given)

    def advance(self, *given: Any) -> None:
        guarded(super().advance, *given)


def guarded(asked: Callable[..., Any], *given: Any) -> Any:
    try:
        return asked(*given)
    except GamekitError:
        raise
    except Exception as error:
        if not own_lines(error):
            raise
        name = [frame.f_code.co_name for frame, _ in walk_tb(error.__traceback__)][-1]
        facts = {"problem": described(error), "where": raised(asked, error)}
        raise OwnFunction("error-own-failed", function=name, **facts) from None


def changed(game: Game, *changes: Change) -> Game:
    """The game with these changes, after those that it has already."""
    printed = game.printed if isinstance(game, Changed) else type(game)
    every = (*game.changes, *changes)
    whole = made.together(every)
    rules = {name: made.by_name(game, name) for name in whole.functions}
    for name, function in whole.functions.items():
        made.checked_function(name, function, rules[name])
    if any(change.functions and not change.name for change in changes):
        watch = partial(watched, known=frozenset(map(int, printed.rules)))
        try_out(variant(printed, every, rules, watch)(game.components.own, game.language))
    return variant(printed, every, rules)(game.components.own, game.language)


def variant(
    printed: type[Game], changes: tuple[Change, ...], rules: Mapping[str, FunctionType], watch: Any = None,
) -> type[Game]:
    """The class of a changed game; `rules` are the printed functions by the names under which others stand for them."""
    whole = made.together(changes)
    stands_for = {rules[name]: made.settled(function, rules[name], printed)
                  for name, function in whole.functions.items()}
    joints = Changes(printed.packages(), stands_for, watch)
    space: dict[str, Any] = members(printed, joints) | {
        "__module__": printed.__module__, "printed": printed, "changes": changes, "joints_of_changes": joints,
        "steps": {number: taken_over(step, joints) for number, step in printed.steps.items()},
        "measures": tuple(taken_over(measure, joints) for measure in printed.measures),
        "options": [replace(one, default=whole.options.get(one.name, one.default)) for one in printed.options],
        "concerned": concerned(printed, changes, rules),
        "all_words": staticmethod(printed.all_words),
    }
    if hasattr(printed, "file"):
        space["file"] = classmethod(filed(printed, joints))
    return new_class(printed.__name__, (Changed, printed), {}, lambda members: members.update(space))


def members(printed: type[Game], joints: Changes) -> dict[str, Any]:
    """What the classes of the game's own files have that is other than before."""
    own = [cls for cls in reversed(printed.__mro__) if f"{cls.__module__}.".startswith(printed.packages())]
    there = {name: value for cls in own for name, value in vars(cls).items() if not name.startswith("__")}
    now = {name: joints.member(value) for name, value in there.items()}
    return {name: value for name, value in now.items() if value is not there[name]}


def filed(printed: Any, joints: Joints) -> Callable[..., Any]:
    known: dict[str, Any] = {}

    def file(cls: Any, name: str) -> Any:
        if name not in known:
            known[name] = Joined([printed.file(name)], joints)
        return known[name]

    return file


# Which rules of the book are concerned

def concerned(
    printed: type[Game], changes: Iterable[Change], rules: Mapping[str, FunctionType],
) -> dict[RuleEnum, Change]:
    """The entries that are not as they are printed, with the change of each."""
    found: dict[RuleEnum, Change] = {}
    for change in changes:
        named = {one.rule for one in printed.options if one.name in change.options}
        named |= {sheet.rule for sheet in printed.sheets if sheet.file.removesuffix(".csv") in change.box}
        for name, function in change.functions.items():
            named |= set(getattr(function, "rules", ()) or followed(printed, rules[name]))
        found |= dict.fromkeys(change.rules or sorted(rule for rule in named if rule is not None), change)
    return found


def followed(printed: type[Game], function: FunctionType) -> Iterable[RuleEnum]:
    """The rules whose code a function is; of one that follows none by itself, those of the functions that call it."""
    rules: tuple[RuleEnum, ...] = getattr(function, "rules", ())
    if rules:
        return rules
    calling = [one for one in made.functions_of(printed)
               if function.__name__ in names_in(one.__code__) and one.__globals__.get(function.__name__) is function]
    return {rule for one in calling for rule in getattr(one, "rules", ())}


# Trying out

def watched(function: FunctionType, printed: FunctionType, known: Collection[int]) -> Function:
    """The function, whose answers are looked at: what is wrong is told in two sentences, with the line.

    What refuses answers with one of the `known` rules.
    """
    wanted, refuses = printed.__annotations__.get("return"), printed.__name__.endswith("refused")
    kinds: dict[Any, tuple[type, ...]] = {int: (int,), "int": (int,), bool: (bool, int), "bool": (bool, int)}

    @wraps(function)
    def asked(*given: Any) -> Any:
        value = answered(function, *given)
        if (wanted in kinds and not isinstance(value, kinds[wanted])) or (refuses and value not in known):
            where = returned(function, *given)
            raise OwnFunction("error-change-answer", function=called(function), value=repr(value), where=where)
        return value

    return asked


def try_out(game: Game) -> None:
    """Play some games at random: what a function of one's own does wrong is told before anybody plays with it."""
    for number in range(TRIED):
        try:
            in_time(PATIENCE, random_game, game, number)
        except OutOfTime:
            raise BadChange("error-change-endless") from None


def random_game(game: Game, number: int) -> int:
    """How many decisions a random game takes; no more than a game may have."""
    s = game.empty(options.complete(game.options, {}, game.name))
    dice, moves = random.Random(number), [0] * game.flow.widest()
    game.plain.start(game.box, s, 0, number)
    for taken in range(game.longest):
        if s.step == OVER or (n := game.flow.legal(game.box, s, moves)) == 0:
            return taken
        game.flow.apply(game.box, s, moves[dice.randrange(n)])
        game.flow.advance(game.box, s)
    return game.longest
