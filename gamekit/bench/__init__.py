"""How fast a game plays, here and against other engines: `gamekit bench GAME`.

What is compared takes turns, round by round, so that a busy moment of the machine meets all; medians are printed.
"""

from __future__ import annotations

from ..engine import twin
from ..engine.registry import load
from ..engine.words import SHARED
from . import rivals, speed, starts, studies
from .report import Row, installed, machine, processor, table
from .speed import ROUNDS, modes
from .starts import first_games

__all__ = ["Row", "first_games", "installed", "machine", "main", "modes", "processor", "table"]


def main(name: str, seconds: float = 1.5, games: int = studies.GAMES, everything: bool = False) -> int:
    """Print a table. Each player is measured for about so many seconds, each study has so many games."""
    game = load(name)
    for sentence in missing():
        print(sentence)
    columns = [speed.measured(game, choice, seconds) for choice in modes(game)]
    rows: list[Row] = [("", [choice.get("mode", "") for choice in modes(game)])]
    rows += [(label, [column[label] for column in columns]) for label in columns[0]]
    notes = [*machine(), *speed.NOTES]
    if twin.available():
        found = [*studies.measured(game, games), *(studies.memory(game, 10 * games) if everything else [])]
        rows += [(label, [figure]) for label, figure in found]
        rows += [(label, [f"{figure:.2f}"]) for label, figure in starts.measured(name)]
        notes += [*rivals.NOTES, *studies.NOTES, *starts.NOTES]
    print(f"\n{game.title}: random play on one core unless said otherwise, medians of {ROUNDS} rounds\n")
    print(table(rows), table([(label, [value]) for label, value in notes], aligned="<"), sep="\n\n")
    return 0


def missing() -> list[str]:
    """What cannot be measured here, and why."""
    if not twin.available():
        return [SHARED.text("bench-missing-numba")]
    return [SHARED.text("bench-missing-rival", package=package) for package in rivals.missing()]
