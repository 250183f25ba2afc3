"""A policy of one's own, checked before it plays: what goes wrong is told in two sentences, with its line.

>>> import gamekit
>>> def last(view):
...     return view.moves[-1]
>>> gamekit.check_policy(last, "uprising")
last works: ... decisions in 3 games, ... ms each. It is a function of a view, so studies play it as plain Python.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any

from ...engine import options as choices
from ...engine import own, twin
from ...engine.errors import BadOption, told
from ...engine.game import Game
from ...engine.markup import Markup, tag
from ...engine.words import SHARED
from ..playing.own import as_bot, compiled_bot
from . import asked


@dataclass(frozen=True)
class Checked:
    """Whether a policy works, which it is true for, and what there is to say of it."""

    works: bool
    sentences: tuple[Callable[[str], str], ...]     # of a language
    language: str

    def __bool__(self) -> bool:
        return self.works

    def text(self, language: str | None = None) -> str:
        return " ".join(say(language or self.language) for say in self.sentences)

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> Markup:
        return tag("p", tag("b", "✓ " if self.works else "✗ "), self.text())


@told
def check_policy(
    policy: Callable[..., Any], game: Game | str, seat: str | None = None, options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Checked:
    """Let a function of one's own play a few games, and say whether it can: everywhere, then each seat against random
    play; or only `seat`. Rules code of (box, s, moves) is compiled, too. What the function does wrong is not raised.
    """
    game = asked.game_of(game)
    if not callable(policy):
        raise BadOption("error-check-policy", value=repr(policy))
    given = asked.given_options(game, options)
    playing = game.playing(choices.complete(game.options, given, game.name))
    lineups = [playing, *([one] for one in playing)] if seat is None else [[game.ids("seat")[game.seat_number(seat)]]]
    watched, taken = timed(policy)
    try:
        for number, mine in enumerate(lineups):
            seats = {one: watched if one in mine else "random" for one in playing}
            game.new(seed + number, seats, **given).go_on()
        return Checked(True, tuple(praise(policy, game, len(lineups), taken)), game.language)
    except own.OwnFunction as error:
        return Checked(False, (error.in_language,), game.language)


def timed(policy: Callable[..., Any]) -> tuple[Callable[..., Any], list[float]]:
    """The policy, and how long each of its answers took."""
    taken: list[float] = []

    @wraps(policy, updated=("__dict__",) if hasattr(policy, "__dict__") else ())
    def watched(*given: Any) -> Any:
        before = time.perf_counter()
        try:
            return policy(*given)
        finally:
            taken.append(time.perf_counter() - before)

    return watched, taken


def praise(policy: Callable[..., Any], game: Game, games: int, taken: list[float]) -> list[Callable[[str], str]]:
    """That it works, how fast, and how studies will play it."""
    def said(key: str, **facts: Any) -> Callable[[str], str]:
        return lambda language: SHARED.text(key, language, function=own.called(policy), **facts)

    if not taken:
        return [said("own-not-asked")]
    mean = f"{max(0.01, 1000 * sum(taken) / len(taken)):.2g}"
    works = said("own-works", decisions=len(taken), games=games, time=mean)
    if not own.is_rules_code(policy):
        return [works, said("own-plain")]
    if not twin.available():
        return [works]
    reason = not_compiled(policy, game)
    return [works, said("own-compiled") if reason is None else said("own-slow", reason=reason)]


def not_compiled(policy: Callable[..., Any], game: Game) -> str | None:
    """Why rules code cannot be compiled, if it cannot."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compiled = compiled_bot(game, as_bot(game, policy))
    return None if compiled is not None else str(caught[-1].message).partition(": ")[2]
