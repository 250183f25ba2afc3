"""Bots by name. A bot is rules code: from what its seat sees to one of the legal moves; `gamekit.bots` fills the list.

    def choose(box, s, moves, budget, worlds): ...

`s` is the seat's view, with dice of its own; `moves` are the legal moves of the step; `budget` is how much the bot may
think, for those that do. A bot's name can carry a budget: "search:2000" tries so many things, "search:0.5s" thinks for
half a second (in a match; a study must not depend on how busy a machine is).

`worlds` are whole states that fit what the seat has seen, as many as the bot asks for: the table deals them (see
`worlds`), each as likely as it is if the others chose as sensible players do (`usual`). There are none for bots that do
not ask, where nobody else has decided anything yet, and where nobody knows what happened before.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from . import own, twin
from .errors import BadOption, BadPosition
from .layout import Table
from .moves import legal_numbers
from .words import SHARED

if TYPE_CHECKING:
    from .game import Game
    from .worlds import Past

Function = Callable[..., Any]
worth: Callable[..., int]       # bound for each game
# ruff: noqa: F821


@dataclass(frozen=True)
class Bot:
    """How a seat is played."""

    name: str
    choose: Function
    looks: bool = True              # whether it looks at the table at all
    budget: int = 0                 # what it may think without being told
    seconds: float = 0.0            # how long it may think instead
    needs_worth: bool = False       # only for games that say how good a move looks
    worlds: int = 0                 # how many worlds it asks for
    compiles: bool = True           # a function of a view is always plain Python
    own: Function | None = None     # a person's own, which may go wrong
    made: bool = False              # `choose` makes the function for a game in which a machine has learned to play

    def plays(self, game: Game | type[Game]) -> bool:
        return (game.worth is not None or not self.needs_worth) and (game.learned is not None or not self.made)


SECONDS = re.compile(r"\d+(\.\d+)?s")
A_FEW = 50      # things that are tried to see how long that takes
BOTS: dict[str, Bot] = {}
Policy = str | Callable[..., Any]       # a bot's name, a function of a view, or rules code: (box, s, moves)


def all_alike(box: Any, s: Any, move: int) -> int:
    """What a move is worth in a game that does not say."""
    return 0


def one_by_one(box: Any, s: Any, moves: Any, found: Any) -> None:
    """What each move is worth in a game that says so only of one."""
    for i in range(len(moves)):
        found[i] = worth(box, s, moves[i])


def seldom() -> int:
    """How seldom players that are imagined move at random, in a game that does not say: once in so many times."""
    return 16


def names(game: Game | type[Game]) -> list[str]:
    """The bots that can play a game."""
    return [name for name, bot in BOTS.items() if bot.plays(game)]


def built_in(game: Game | type[Game]) -> dict[str, Function]:
    """The bots that are rules code, which every game binds and compiles."""
    return {name: BOTS[name].choose for name in names(game) if not BOTS[name].made}


def usual(game: Game | type[Game]) -> str:
    """The bot that stands for a sensible player, where nobody says which."""
    return "greedy" if "greedy" in names(game) else "random"


def bot(game: Game, wished: str) -> Bot:
    """The bot of that name, with the budget that the name carries."""
    name, colon, budget = wished.partition(":")
    found = BOTS.get(name)
    if found is None or not found.plays(game):
        raise BadOption("error-policy", policy=wished, allowed=["human", *names(game)])
    if found.made:
        return replace(found, choose=game.machine)
    if not colon:
        return found
    if found.budget and budget.isdecimal() and len(budget) < 11 and 0 < int(budget) < 2**31:
        return replace(found, budget=int(budget))
    if found.budget and SECONDS.fullmatch(budget) and 0 < float(budget[:-1]) <= 600:
        return replace(found, seconds=float(budget[:-1]))
    raise BadOption("error-budget", policy=wished, allowed=[n for n in names(game) if BOTS[n].budget])


def called(policy: Policy) -> str:
    """How a policy is called in tables and files."""
    return policy if isinstance(policy, str) else own.called(policy)


def spoken(policy: Policy, language: str, form: str = "") -> str:
    """How a policy is called by people: our own bots have names in words, others the name that they were given."""
    name, _, budget = called(policy).partition(":")
    key = f"bot-{name}{form}"
    words = SHARED.text(key, language) if SHARED.has(key, language) else name
    return f"{words} ({budget})" if budget else words


def as_player(policy: Policy, language: str) -> str:
    """How a bot is called among those who play.

    >>> as_player("greedy", "en")
    'bot: greedily, at a glance'
    """
    return SHARED.text("bot", language, name=spoken(policy, language, ".plays"))


def known(game: Game, wished: Any) -> bool:
    """Whether `wished` names a bot of the game."""
    try:
        return isinstance(wished, str) and bot(game, wished) is not None
    except BadOption:
        return False


def offered(game: Game, s: Table) -> list[int]:
    """The legal moves. A position that somebody made up may lead to where there are none."""
    moves = legal_numbers(game, s)
    if not moves:
        raise BadPosition("error-position-step", step=game.ids("step")[s.step])
    return moves


def decide(game: Game, policy: Policy, seen: Table, past: Past | None = None) -> int:
    """The move that a bot, or a person's own rules code, chooses in what its seat sees; of the past it gets worlds."""
    moves = offered(game, seen)
    if len(moves) == 1:
        return moves[0]
    if not isinstance(policy, str):
        return own.rules_choice(policy, game, seen, moves)
    chosen = bot(game, policy)
    choose = chooser(game, chosen, seen, moves, past)
    return in_time(choose, chosen.seconds) if chosen.seconds else choose(chosen.budget)


def chooser(game: Game, chosen: Bot, seen: Table, moves: list[int], past: Past | None) -> Callable[[int], int]:
    """The bot's choice as a function of its budget. Thinking is for the compiled twin, where there is one."""
    fast = bool(chosen.budget) and twin.available()
    asked = chosen.worlds if past is not None and past.tells else 0
    worlds = past.worlds(asked, seen.rng, usual(game), fast) if past is not None and asked else []
    if not fast:
        plain = game.plain.bots.get(chosen.name, chosen.choose)
        return lambda budget: int(plain(game.box, seen.copy(), moves, budget, worlds))
    import numpy as np

    box, offered, worlds = game.box.to_record(), np.array(moves, np.int64), np.array(worlds, game.state.dtype())
    return lambda budget: int(game.compiled.bots[chosen.name](box[0], seen.to_record()[0], offered, budget, worlds))


def in_time(choose: Callable[[int], int], seconds: float) -> int:
    """The choice with as large a budget as fits into the time, found by trying a small one first."""
    budget, end = A_FEW, time.perf_counter() + seconds
    while True:
        before = time.perf_counter()
        move = choose(budget)
        now = time.perf_counter()
        larger = int(0.9 * budget * (end - now) / (now - before))
        if larger <= budget:
            return move
        budget = min(larger, 20 * budget)
