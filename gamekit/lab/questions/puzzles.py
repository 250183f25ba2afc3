"""Puzzles: positions of played games with one move that is clearly the best, checked by odds.

    puzzle = find("dual_powers", seed=7)
    puzzle.match().moves            # what can be chosen
    puzzle.is_right("play red-4a")

A puzzle is what the seat that decides may know, so nothing hidden helps to solve it. Its best move has an interval
above those of all others. Every game has some ready, in its `puzzles.json`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from ...engine import policies
from ...engine.errors import BadOption, BadSave, GamekitError, told
from ...engine.game import Game
from ...engine.match import HUMAN, Match
from ..statistics.stats import Estimate
from .asked import game_of
from .odds import Chance, Odds, odds

FILE = "puzzles.json"
WORLDS, GLANCE = 2_000, 100         # in which moves are tried: to be sure, and to see whether that is worth while
FEWEST, MOST = 3, 9                 # moves that a puzzle offers
CLEAR = 0.06                        # by so much the best is better than the next
TRIES = 400                         # positions that are looked at for one puzzle
WILD = 0.25                         # of the moves of the game that leads there are random ones


@dataclass(frozen=True)
class Tried:
    """A move of a puzzle with what it promises: the chance to win, or in games that grade their ends, that worth."""

    move: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Puzzle:
    """A position, the seed of what it leaves open, and the key: the move that is best, with the chances of all."""

    game: str
    position: Mapping[str, Any]
    seed: int
    key: str
    chances: tuple[Tried, ...]      # best first
    n: int
    bot: str

    def match(self, language: str = "en") -> Match:
        return game_of(self.game).in_language(language).position(self.position, seed=self.seed)

    def is_right(self, move: str) -> bool:
        """Whether it is the best one; a move that the position does not offer is refused."""
        known = [tried.move for tried in self.chances]
        if move not in known:
            raise BadOption("error-odds-move", move=move[:60], allowed=known)
        return move == self.key

    @property
    def best(self) -> Tried:
        return self.chances[0]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> Puzzle:
        """What `to_json` gave; anything else is refused."""
        try:
            chances = tuple(Tried(str(c["move"]), *(float(c[k]) for k in ("value", "low", "high")))
                            for c in data["chances"])
            return cls(str(data["game"]), dict(data["position"]), int(data["seed"]), str(data["key"]), chances,
                       int(data["n"]), str(data["bot"]))
        except (KeyError, TypeError, ValueError) as error:
            raise BadSave("error-save-unreadable", path=FILE, problem=f"{error!r}.") from None


def measured(chance: Chance) -> Estimate:
    """By this moves are compared."""
    return chance.win if chance.worth is None else chance.worth


def is_clear(found: Odds) -> bool:
    """Whether the interval of the best move lies above those of all others."""
    best, *others = (measured(chance) for chance in found.chances)
    return bool(others) and all(best.low > other.high for other in others)


def made(match: Match, position: Mapping[str, Any], seed: int, found: Odds) -> Puzzle | None:
    """The puzzle of a position whose moves were tried, if one of them is clearly the best."""
    if not is_clear(found):
        return None
    tried = tuple(
        Tried(chance.move.id, *(round(part, 4) for part in (m.value, m.low, m.high)))
        for chance in found.chances for m in [measured(chance)])
    return Puzzle(match.game.name, dict(position), seed, found.best.id, tried, found.n, found.bot)


@told
def puzzle_of(game: Game | str, position: Mapping[str, Any], seed: int = 0, n: int = WORLDS) -> Puzzle:
    """The puzzle of a position that somebody wrote down; refused if no move is clearly best."""
    game = game_of(game)
    match = asked_at(game, position, seed)
    return of_odds(match, position, seed, odds(match, n=n, seed=seed))


def asked_at(game: Game, position: Mapping[str, Any], seed: int) -> Match:
    """The position, where there is something to choose."""
    match = game.position(position, seed=seed)
    if len(match.moves) < 2:
        raise BadOption("error-puzzle-moves")
    return match


def of_odds(match: Match, position: Mapping[str, Any], seed: int, found: Odds) -> Puzzle:
    """The same when its moves were tried already."""
    puzzle = made(match, position, seed, found)
    if puzzle is None:
        raise BadOption("error-puzzle-unclear", n=found.n)
    return puzzle


@told
def find(game: Game | str, seed: int = 0, n: int = WORLDS, tell: Callable[[int], None] | None = None) -> Puzzle:
    """A puzzle from a position of a game between bots. `tell` hears how many positions were looked at."""
    game = game_of(game)
    dice = random.Random(f"puzzle {game.name} {seed}")
    for number in range(TRIES):
        if tell is not None:
            tell(number)
        found = looked_at(game, dice, n)
        if found is not None:
            return found
    raise BadOption("error-puzzle-none", seed=seed)


def looked_at(game: Game, dice: random.Random, n: int) -> Puzzle | None:
    """The puzzle in a random moment of a random game, if there is one."""
    match = led(game, dice)
    if match.over or not FEWEST <= len(match.moves) <= MOST:
        return None
    position, seed = match.view(match.seat).position(), dice.randrange(2**31)
    try:
        start = game.position(position, seed=seed)
    except GamekitError:            # in the midst of an effect that no position can tell
        return None
    glance = odds(start, n=GLANCE, seed=seed)
    best, second, *_ = (measured(chance).value for chance in glance.chances)
    if best - second < CLEAR:
        return None
    return made(start, position, seed, odds(start, n=n, seed=seed))


def led(game: Game, dice: random.Random) -> Match:
    """A game between bots that now and then move at random, up to some moment."""
    match = game.new(dice.randrange(2**31))
    bot = policies.usual(game)
    for _ in range(dice.randrange(4, 90)):
        if match.over:
            break
        match.seats = dict.fromkeys(match.seats, HUMAN)
        if dice.random() < WILD:
            match.play(dice.choice(match.moves))
        else:
            match.seats = dict.fromkeys(match.seats, bot)
            match.go_on(1)
    match.seats = dict.fromkeys(match.seats, HUMAN)
    return match


# Those that a game has ready

def ready(game: Game | str) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder."""
    return _read(game_of(game).folder / FILE)


@lru_cache
def _read(file: Path) -> tuple[Puzzle, ...]:
    if not file.is_file():
        return ()
    return tuple(Puzzle.from_json(one) for one in json.loads(file.read_text("utf-8")))
