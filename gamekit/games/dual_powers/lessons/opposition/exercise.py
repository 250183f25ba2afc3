"""Write one line of the Opposition: the check plays games and finds the first row in which two bots differ.

>>> from gamekit.games.dual_powers.lessons.opposition.exercise import check
>>> print(check(lambda row: row[-1].region, games=5))       # doctest: +ELLIPSIS
Not yet. Game ...Your bot chooses ...Another region has more days.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.registry import load
from ...rules import opposition
from ...rules.table import Step
from .trace import stages, words

GAMES, SEED = 200, 1917


@dataclass(frozen=True)
class Card:
    """A card of the Opposition's row."""

    name: str
    region: str
    days: int
    place: int      # in the row, from 0


Bot = Callable[[list[Card]], str]


@dataclass(frozen=True)
class Report:
    """What a check found. `kind` names it: right, fails, no-region, or what the bot missed: days, cards, last."""

    kind: str
    text: str
    right: bool = False

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__


@dataclass(frozen=True)
class Choice:
    """A moment at which the Opposition chose a region, in a game that was played."""

    game: int
    round: int
    state: Any


def check(bot: Bot, games: int = GAMES, seed: int = SEED, language: str = "en") -> Report:
    """Compare a bot with the Opposition in every round of so many solo games. The answer is never told."""
    game = load("dual_powers", language=language)
    choices = played(games, seed)
    for choice in choices:
        row = cards_of(game, choice.state)
        try:
            picked = bot(list(row))
        except Exception as error:      # whatever a pupil's function does
            return report(game, "fails", choice, row, problem=f"{type(error).__name__}: {error}")
        if picked not in {card.region for card in row}:
            return report(game, "no-region", choice, row, problem=repr(picked)[:40])
        missed = missed_line(game, choice.state, picked)
        if missed:
            region = game.thing_text("region", game.ids("region").index(picked), language)
            return report(game, missed, choice, row, region=region)
    return Report("right", words(game).text("check-right", language, games=games, number=len(choices)), right=True)


def missed_line(game: Game, s: Any, picked: str) -> str:
    """The comparison at which the bot's region falls behind the Opposition's; nothing where it is the same."""
    number = game.ids("region").index(picked)
    if number == opposition.opposition_region(game.box, s.copy()):
        return ""
    return next(stage.name for stage in stages(game.box, s) if number not in stage.left)


def report(game: Game, kind: str, choice: Choice, row: Sequence[Card], **facts: Any) -> Report:
    text, language = words(game).text, game.language
    names = [game.thing_text("card", game.ids("card").index(card.name), language) for card in row]
    where = text("check-where", language, game=choice.game, round=choice.round, row=" · ".join(names))
    return Report(kind, f"{where} {text(f'check-{kind}', language, **facts)}")


def cards_of(game: Game, s: Any) -> list[Card]:
    """The row as plain cards."""
    box: Any = game.box
    return [
        Card(game.ids("card")[card], game.ids("region")[box.target[card]], box.days[card], place)
        for place, card in enumerate(s.opposition_row) if card != NONE
    ]


@cache
def played(games: int, seed: int) -> tuple[Choice, ...]:
    """Every choice of the Opposition in so many solo games against a player who moves at random."""
    return tuple(choices(games, seed))


def choices(games: int, seed: int) -> Iterator[Choice]:
    game = load("dual_powers")
    for number in range(games):
        match = game.new(seed=seed + number, mode="solo", side="red", seats={"red": "random"})
        for frame in match.go_on().frames:
            if frame.before.step == Step.REVEAL_OBJECTIVES:
                state: Any = frame.before
                yield Choice(number + 1, state.round, state)
