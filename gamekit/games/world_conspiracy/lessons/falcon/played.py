"""Falcon's turns in games that were played, and what he would do in a position: all from the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from .....engine.game import Game
from .....engine.log import Line
from .....engine.match import Match
from .....engine.words import Words
from .....lessons.items import BadItem, Note
from .....lessons.odds import kept
from ...rules.falcon.lines import is_listed, rung_refused
from ...rules.falcon.trace import Tried, ladder
from ...rules.table import Rung, Step

GAMES = 24          # that questions are taken from
SEED = 1917
TRIES = 400
LEVELS = ("medium", "high", "maximum")


@cache
def words(game: Game) -> Words:
    return Words(Path(__file__).parent, behind=game.words)


@dataclass(frozen=True)
class Turn:
    """A moment of a match at which Falcon does something: draws a card, or looks through his list."""

    board: Match            # without a past: only its state is shown
    before: Any
    after: Any
    lines: tuple[Line, ...]     # what the engine said in this step

    @property
    def state(self) -> Any:
        return self.before

    def still(self, after: bool = False) -> Match:
        """The board before this step, or after it: to look at."""
        other = self.board.still(0)
        other.state = (self.after if after else self.before).copy()
        return other

    @property
    def tried(self) -> list[Tried]:
        return ladder(self.board.game, self.before)

    @property
    def taken(self) -> Tried:
        return next(one for one in self.tried if one.taken)


@partial(kept, most=2 * GAMES)
def turns(game: Game, number: int, step: int) -> list[Turn]:
    """Falcon's turns in a game whose human moves at random; difficulties take turns. The rest of it is forgotten."""
    level, seed = LEVELS[number % len(LEVELS)], SEED + number
    match = game.new(seed=seed, falcon=True, difficulty=level, seats={"ivan": "random"}).go_on()
    board = game.new(seed=seed, falcon=True, difficulty=level).still(0)
    states = [frame.before for frame in match.frames] + [match.state]
    return [Turn(board, frame.before, states[place + 1], frame.lines)
            for place, frame in enumerate(match.frames) if frame.before.step == step]


def any_turn(game: Game, dice: Random, wanted: Callable[[Turn], bool], step: int = Step.FALCON_LINE) -> Turn:
    """A turn that has what is wanted."""
    for _ in range(TRIES):
        found = [turn for turn in turns(game, dice.randrange(GAMES), step) if wanted(turn)]
        if found:
            return dice.choice(found)
    raise BadItem("no such turn")


def said(lines: Sequence[Line], language: str, parting: str = "") -> list[Note]:
    """Lines of the log as notes; at the first that speaks of the line `parting` the pupil's way left Falcon's."""
    notes, marked = [], False
    for line in lines:
        here = not marked and bool(parting) and line.facts.get("rung") == ("rung", parting_number(parting))
        marked |= here
        notes.append(Note(line.text(language), line.rule.id, parting=here))
    return notes


def parting_number(option: str) -> int:
    """The line that an option "rung:support" names; none of any other."""
    kind, _, name = option.partition(":")
    names = {rung.name.lower().replace("_", "-"): int(rung) for rung in Rung}
    return names.get(name, -1) if kind == "rung" else -1


# A list in another order

BOOK = tuple(Rung)
CHANGES = {
    "power-first": (Rung.EMISSARY, Rung.POWER, Rung.SUPPORT, Rung.INNER_CIRCLE, *BOOK[4:]),
    "circle-first": (Rung.EMISSARY, Rung.INNER_CIRCLE, Rung.SUPPORT, *BOOK[3:]),
    "groups-first": (Rung.EMISSARY, Rung.LED_GROUP, Rung.THREE_GROUPS, *(
        rung for rung in BOOK[1:] if rung not in (Rung.LED_GROUP, Rung.THREE_GROUPS))),
    "recruit-early": (Rung.EMISSARY, Rung.SUPPORT, Rung.RECRUIT, *(
        rung for rung in BOOK[2:] if rung != Rung.RECRUIT)),
}


def line_by(game: Game, s: Any, order: Sequence[int]) -> int:
    """The first possible line of a list; `order` is the list."""
    refused: Any = joined(game, rung_refused)
    return next(int(rung) for rung in order if is_listed(s, rung) and refused(rung, game.box, s.copy()) == 0)


def possible(game: Game, s: Any) -> list[int]:
    """All lines of his list that nothing refuses."""
    refused: Any = joined(game, rung_refused)
    return [int(rung) for rung in Rung if is_listed(s, rung) and refused(rung, game.box, s.copy()) == 0]


def joined(game: Game, function: Any) -> Any:
    """A function of the rules as the game sees it."""
    return game.joints(function)        # type: ignore[attr-defined]
