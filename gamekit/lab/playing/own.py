"""A person's own functions, policies and measures: tried as they are, so that errors are readable, then compiled."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

from ...engine import policies, twin
from ...engine.errors import BadOption
from ...engine.dispatch import bind
from ...engine.game import Game
from ...engine.log import Log
from ...engine.own import is_rules_code, rules_choice, view_choice
from ...engine.policies import Bot
from ...engine.view import View

Function = Callable[..., Any]
own: Function
# ruff: noqa: F821


class SlowFunction(UserWarning):
    """A function that works, but could not be compiled."""


def with_budget(box: Any, s: Any, moves: Any, budget: int, worlds: Any) -> int:
    """Rules code of three arguments as a bot."""
    return int(own(box, s, moves))


def over_states(box: Any, states: Any, out: Any) -> None:
    """A measure of one state, for many."""
    for i in range(len(states)):
        out[i] = own(box, states[i])


def as_bot(game: Game, policy: policies.Policy) -> Bot:
    """How a seat is played: by a bot of that name, or by a function of a view or of (box, s, moves)."""
    if isinstance(policy, str):
        bot = policies.bot(game, policy)
        if bot.seconds:
            raise BadOption("error-budget", policy=policy, allowed=policies.names(game))
        return bot
    name = policies.called(policy)
    if is_rules_code(policy):
        return Bot(name, bind(with_budget, {"own": policy}), own=policy)

    def asked(box: Any, s: Any, moves: Any, budget: int, worlds: Any) -> int:
        return view_choice(policy, game, View(game, s, s.seat, Log([]), random.Random(s.rng)), s)

    return Bot(name, asked, compiles=False)


def plain_bot(game: Game, bot: Bot) -> Function:
    if is_built_in(bot):
        built_in: Function = game.plain.bots.get(bot.name, bot.choose)
        return built_in
    return bot.choose if bot.own is None else guarded(game, bot.own)


def guarded(game: Game, policy: Function) -> Function:
    """Rules code as a bot of plain Python, which tells what goes wrong."""
    def asked(box: Any, s: Any, moves: Any, budget: int, worlds: Any) -> int:
        return rules_choice(policy, game, s, moves)

    return asked


def is_built_in(bot: Bot) -> bool:
    return bot.name in policies.BOTS and policies.BOTS[bot.name].choose is bot.choose


def compiled_bot(game: Game, bot: Bot) -> Any:
    """The bot's twin, or None (with a warning) where numba cannot make one."""
    if is_built_in(bot):
        return game.compiled.bots[bot.name]
    if not bot.compiles:
        return None
    made = game.compiled.builder.entry(bot.choose, handed=True)
    return made if compiles(made, game.carriers.policy().signature.args, bot.name) else None


def compiled_measure(game: Game, function: Function) -> Any:
    """A function that measures many states at once, or None."""
    from numba import from_dtype, types

    carriers = game.carriers
    made = game.compiled.builder.entry(bind(over_states, {"own": function}))
    signature = (from_dtype(carriers.box), from_dtype(carriers.state)[::1], types.float64[::1])
    return made if compiles(made, signature, function.__name__) else None


def compiled_over(game: Game, function: Function, **names: Function) -> Function:
    """The twin of a function over states, with rules code for the names that it leaves open; made once for a game."""
    known, key = game.compiled.others, (function, *names.values())
    if key not in known:
        known.setdefault(key, twin.Friendly(function.__name__, game.compiled.builder.entry(bind(function, names))))
    found: Function = known[key]
    return found


def compiles(made: Any, signature: Any, name: str) -> bool:
    try:
        made.compile(signature)
        return True
    except Exception as error:      # numba has errors of its own, and stumbles over what it does not know
        reason = twin.essence(str(error), f"function {name}") if str(error) else "it calls what cannot be compiled"
        warnings.warn(f"{name} is played as plain Python, which is slow: {reason}", SlowFunction, stacklevel=2)
        return False
