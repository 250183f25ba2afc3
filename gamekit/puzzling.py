"""`gamekit puzzle GAME`: puzzles in the terminal, ready ones and new ones."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from .engine.errors import BadOption, BadSave
from .engine.game import Game, written_seed
from .engine.match import Match
from .engine.words import SHARED
from .lab.questions import puzzles
from .lab.questions.asked import whole
from .lab.questions.puzzles import Puzzle
from .lab.statistics.stats import Estimate

MOST_WORLDS = 1_000_000


def ask(game: Game, number: str | None, seed: str | None, n: str | None, file: str | None, answer: str | None) -> int:
    """One puzzle, asked and explained; or all of a game, told."""
    if number is None and seed is None:
        listed(game)
        return 0
    puzzle = chosen(game, number) if seed is None else new(game, written_seed(seed), n)
    if file is not None:
        write(Path(file), puzzle)
        print(SHARED.text("study-file", game.language, path=file))
        return 0
    match = puzzle.match(game.language)
    show(match)
    given = answer if answer is not None else typed(game)
    move = named(match, given)
    right = puzzle.is_right(move)
    best = next(str(one) for one in match.moves if one.id == puzzle.key)
    print(SHARED.text("puzzle-right" if right else "puzzle-wrong", game.language, move=best))
    explain(puzzle, match)
    return 0 if right else 1


def listed(game: Game) -> None:
    for number, puzzle in enumerate(puzzles.ready(game), 1):
        print(SHARED.text("puzzle-line", game.language, number=number, prompt=puzzle.match(game.language).prompt))


def chosen(game: Game, number: str | None) -> Puzzle:
    ready = puzzles.ready(game)
    if number is None or not number.isdecimal() or not 1 <= int(number[:6]) <= len(ready):
        raise BadOption("error-puzzle-number", value=str(number), all=len(ready))
    return ready[int(number) - 1]


def new(game: Game, seed: int, n: str | None) -> Puzzle:
    """A new one, with dots for the positions that were looked at, where somebody looks on."""
    given = int(n) if n is not None and n.isdecimal() and len(n) < 9 else n
    worlds = puzzles.WORLDS if n is None else whole(given, MOST_WORLDS, "error-lab-times", 2, name="n")
    tell: Callable[[int], None] | None = dot if sys.stderr.isatty() else None
    return puzzles.find(game, seed, worlds, tell)


def dot(_: int) -> None:
    print(".", end="", file=sys.stderr, flush=True)


def write(path: Path, puzzle: Puzzle) -> None:
    try:
        path.write_text(json.dumps(puzzle.to_json(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise BadSave("error-save-write", path=str(path), problem=error.strerror or type(error).__name__) from None


def show(match: Match) -> None:
    """The board as its seat sees it, the question, and the moves."""
    print(match.view(match.seat).board_text())
    print(match.prompt)
    for number, move in enumerate(match.moves, 1):
        print(f"{number:3}  {move}")


def typed(game: Game) -> str:
    print(SHARED.text("puzzle-ask", game.language), end=" ", flush=True)
    return sys.stdin.readline().strip()


def named(match: Match, given: str) -> str:
    """The id of the move that a number or words name."""
    offered = match.moves
    if given.isdecimal() and 1 <= int(given[:6]) <= len(offered):
        return offered[int(given) - 1].id
    return next((move.id for move in offered if given.casefold() in (str(move).casefold(), move.id)), given)


def explain(puzzle: Puzzle, match: Match) -> None:
    """What every move promises, best first."""
    names = {move.id: str(move) for move in match.moves}
    for tried in puzzle.chances:
        chance = Estimate(tried.value, tried.low, tried.high, puzzle.n)
        print(f"{chance.text(match.language, counted=False):>22}  {names[tried.move]}")
    print(SHARED.text("puzzle-about", match.language, n=puzzle.n, bot=puzzle.bot, seed=str(puzzle.seed)))
