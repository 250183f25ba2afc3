"""Whether a game with changed rules is still a game: it ends, nobody is stuck, nothing is lost; what is as before.

    >>> import gamekit
    >>> check_changed(gamekit.load("uprising").changed("no-cordon"), games=2)
    All of 2 games came to an end. ... positions offer the same moves as by the printed rules, ... offer other ones.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..engine import options as choices
from ..engine.errors import GamekitError, Spoken
from ..engine.game import Game
from ..engine.layout import Table
from ..engine.patience import PATIENCE, OutOfTime, in_time
from ..engine.position import miscounted
from ..engine.steps import OVER
from ..engine.words import SHARED


@dataclass
class CheckedChange:
    """What random games of a changed game showed. It is true if all of them ended and nothing was lost."""

    language: str = "en"
    games: int = 0
    ended: int = 0
    stuck: int = 0          # games in which nobody could do anything
    endless: int = 0        # games with more decisions than a game may have
    same: int = 0           # positions with the same moves by the changed and by the printed rules
    other: int = 0
    wider: int = 0          # moves that only the changed rules allow, less those that only the printed ones do
    broken: Any = None      # what went wrong, said in a sentence

    def __bool__(self) -> bool:
        return self.ended == self.games > 0 and self.broken is None

    def sentences(self, language: str | None = None) -> list[str]:
        language = language or self.language
        told = [SHARED.text("changed-all-ended" if self else "changed-ended", language, games=self.games,
                            ended=self.ended)]
        told += [SHARED.text(f"changed-{name}", language, games=number)
                 for name, number in (("stuck", self.stuck), ("endless", self.endless)) if number]
        told += [self.broken.text(language)] if self.broken is not None else []
        return [*told, SHARED.text("changed-positions", language, same=self.same, other=self.other)]

    def __repr__(self) -> str:
        return " ".join(self.sentences())


def check_changed(game: Game, games: int = 20, seed: int = 1, **given: Any) -> CheckedChange:
    """Play games at random, at most as long as they may be, and compare each position with the printed rules."""
    found, printed = CheckedChange(game.language), printed_game(game)
    for number in range(games):
        found.games += 1
        try:
            in_time(PATIENCE, play_one, game, printed, found, number, seed, given)
        except OutOfTime:
            found.endless += 1
        except GamekitError as error:
            found.broken = Spoken(error.in_language)
            break
    return found


def printed_game(game: Game) -> Game:
    """The game as it is printed."""
    return getattr(game, "printed", type(game))(game.components.own, game.language)


def play_one(game: Game, printed: Game, found: CheckedChange, number: int, seed: int, given: Any) -> None:
    s = game.empty(choices.complete(game.options, given, game.name))
    game.plain.start(game.box, s, seed, number)
    dice = random.Random(f"{seed} {number}")
    for _ in range(game.longest):
        if s.step == OVER:
            found.ended += 1
            return
        moves = legal(game, s)
        if not moves:
            found.stuck += 1
            return
        note(found, moves, legal(printed, s))
        game.flow.apply(game.box, s, dice.choice(moves))
        game.flow.advance(game.box, s)
        lost = miscounted(s)
        if lost is not None:
            found.broken = Spoken(partial(SHARED.text, "changed-lost", what=str(lost)))
            return
    found.endless += 1


def legal(game: Game, s: Table) -> list[int]:
    moves = [0] * game.flow.widest()
    return moves[:game.flow.legal(game.box, s, moves)]


def note(found: CheckedChange, moves: list[int], before: list[int]) -> None:
    """Whether a position offers the same moves by the printed rules."""
    if moves == before:
        found.same += 1
    else:
        found.other += 1
        found.wider += len(set(moves) - set(before)) - len(set(before) - set(moves))
