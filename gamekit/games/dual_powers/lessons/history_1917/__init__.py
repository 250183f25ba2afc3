"""Was the outcome open in 1917? The prepared position of the lesson, and what many matches from it tell."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .....engine.dice import game_seed
from .....engine.match import Match
from .....engine.registry import load
from .....lessons.lesson import Lesson, load_lesson

if TYPE_CHECKING:
    from .....lab.stats import Estimate

GAME, NAME, POSITION = "dual_powers", "history_1917", "summer"
LAST_ROUND = 5      # two turns of round 4 and eight of round 5


def lesson() -> Lesson:
    return load_lesson(load(GAME), NAME)


def summer(language: str = "en", seed: int | None = None, seats: Mapping[str, str] | None = None) -> Match:
    """A match from the evening of 27 August 1917. The position is the same for all, the deck is not.

    >>> summer().board()        # doctest: +SKIP
    """
    dealt = secrets.randbelow(2**31) if seed is None else seed
    return load(GAME, language=language).position(lesson().data["positions"][POSITION], seed=dealt, seats=seats)


def measured(
    n: int = 2000, seed: int = 1917, red: str = "greedy", white: str = "greedy", **changes: Any
) -> tuple[Estimate, int]:
    """The share of matches from the prepared position that Red wins, and how many took longer than its ten turns.

    `changes` are entries of the position, such as `support=-2`. Needs the compiled games.
    """
    from .....lab.run import Question
    from .....lab.stats import Estimate, wilson

    game = load(GAME)
    start = game.position({**lesson().data["positions"][POSITION], **changes}).state
    carrier = Question.of(game, {"red": red, "white": white}, seed=seed, mode="duel").carrier
    states = carrier.states(start, n)
    for number in range(n):
        deal(states, number, game_seed(seed, number))
    rows = carrier.noted(states, carrier.finish(states, 0, carrier.room(0)), 0)
    wins = int((rows["winner"] == game.seat_number("red")).sum())
    rounds = [carrier.plain(state).round for state in states]     # type: ignore[attr-defined]    # of this game
    longer = sum(number > LAST_ROUND for number in rounds)
    return Estimate(wins / n, *wilson(wins, n), n), longer


def deal(states: Any, number: int, rng: int) -> None:
    """Another deck for one of many states, plain or compiled."""
    if isinstance(states, list):
        states[number].rng = rng
    else:
        states[number]["rng"] = rng
