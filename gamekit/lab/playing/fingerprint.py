"""What tells studies apart: who plays what, and a fingerprint of everything that the games depend on.

The fingerprint covers the values of the box, every rules function and constant, the bots that play and a person's own
functions. It belongs to a version of Python too, as that is what the functions are compiled for.
"""

from __future__ import annotations

import hashlib
import json
import re
import types
from collections.abc import Iterable, Sequence
from typing import Any

from ...engine import policies, steps, twin, walk
from ...engine.game import LOOP, Game
from .own import is_built_in
from .run import Question

FOR_BOTS = ("worth", "worths", "redeal")      # what only bots that look at the table call
ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")


def described(question: Question) -> dict[str, Any]:
    """The question in plain words and numbers, as a file holds it."""
    return {
        "game": question.game.name,
        "options": dict(question.options),
        "seats": {seat: told(policy) for seat, policy in question.seats.items()},
        "seed": question.seed,
        "measures": list(question.measures),
    }


def told(policy: policies.Policy) -> Any:
    """A bot's name; of a function its name and a mark of its code."""
    return policy if isinstance(policy, str) else {"function": policies.called(policy), "code": mark([code_of(policy)])}


def fingerprint(question: Question) -> str:
    """Equal for questions that have the same games, on any machine."""
    own = {name: code_of(function) for name, function in question.measures.items()}
    taken = {seat: box.to_json() for seat, box in question.boxes.items()}
    rules = rules_mark(question.game, question.bots)
    return mark([json.dumps(described(question)), rules, json.dumps(own), *([json.dumps(taken)] if taken else [])])


def rules_mark(game: Game, bots: Sequence[policies.Bot] = ()) -> str:
    """The rules, the box and the bots of gamekit that play; nobody's own functions."""
    dispatch, parts = steps.dispatch_source(game.steps)
    measuring, measured = game.measuring()
    playing = [bot for bot in bots if is_built_in(bot)]
    looking = any(bot.looks for bot in playing)
    own = {name: f for name, f in game._own_functions().items() if looking or name not in FOR_BOTS}
    dealt = any(bot.worlds for bot in playing)
    called = (*LOOP, *(walk.WALKING if dealt else ()))
    used = {**own, **parts, **measured, **{f.__name__: f for f in called}, **{bot.name: bot.choose for bot in playing}}
    roles = [f"{role} {function.__qualname__}" for role, function in sorted(used.items())]
    meanings = sorted(twin.meaning(function) for function in steps.reached(used.values()))
    written = dispatch + measuring + (game.relabelling() if dealt else "")
    files = sorted(game.learned.glob("*.npz")) if game.learned and any(bot.made for bot in bots) else []
    learned = [file.read_bytes().hex() for file in files]
    return mark([game.name, game.components.fingerprint, written, *roles, *meanings, *learned])


def code_of(function: Any) -> str:
    """What a function of a person's does: its code, that of what it calls, and the values that it carries."""
    if not isinstance(function, types.FunctionType):
        call = getattr(type(function), "__call__", None)        # noqa: B004  (its code is wanted)
        return repr(function) + (code_of(call) if isinstance(call, types.FunctionType) else "")
    parts = [twin.meaning(one) for one in steps.reached([function])]
    for cell in function.__closure__ or ():
        value = cell.cell_contents
        parts.append(code_of(value) if isinstance(value, types.FunctionType) else repr(value))
    return "\n".join(sorted(parts))


def mark(parts: Iterable[str]) -> str:
    """A short mark of texts; where something lies in memory says nothing."""
    return hashlib.sha256(ADDRESS.sub("", "\0".join(parts)).encode()).hexdigest()[:16]
