"""The same question for many options and players: one tidy table, on common random numbers.

>>> from gamekit.lab import sweep
>>> found = sweep("dual_powers", 50, {"mode": ["solo"], "difficulty": [1, 6]}, seed=1917)
>>> found.table[["difficulty", "seat", "n"]].values.tolist()
[[1, 'red', 50], [1, 'white', 50], [6, 'red', 50], [6, 'white', 50]]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from ...engine import options as choices
from ...engine.errors import told
from ...engine.game import Game
from ...engine.policies import called, spoken
from . import asked
from ..statistics import victory
from ..statistics.stats import BadStudy, rate
from ..playing.study import Study, simulate
from ..words import WORDS, html

SEATS = "seats"


@dataclass(frozen=True)
class Sweep:
    """How often each seat won: `table` has one row for each seat of each combination of the grid."""

    game: Game
    table: Any
    grid: tuple[str, ...]
    seed: int
    who: Mapping[str, Any]      # who plays, by the name in the table

    def plot(self, seat: str | None = None, ax: Any = None, language: str | None = None) -> Any:
        """The rates of one seat, the first unless told."""
        from ..showing import plots

        return plots.forest(self, seat, ax, language)

    def __str__(self) -> str:
        return str(self.table.to_string(index=False))

    def _repr_html_(self) -> str:
        return html([WORDS.text("lab-plot-forest", self.game.language)], self.table, self.plot())


@told
def sweep(
    game: Game | str,
    n: int,
    grid: Mapping[str, Sequence[Any]],
    seats: Any = "random",
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    **how: Any,
) -> Sweep:
    """Win rates of every seat for every combination of the grid.

    `grid` maps names of options, and "seats", to lists of values; `seats` and `options` hold for all combinations. All
    cells play the same games of a seed, so that their differences are not those of luck. Options that mean nothing in
    a combination are left empty there; one that never means anything is refused. `how` goes to `simulate`.
    """
    import pandas as pd

    game = asked.game_of(game)
    rows = []
    for labels, who, given in cells(game, grid, seats, asked.given_options(game, options)):
        study = simulate(game, n, who, seed, given, **how)
        rows += [labels | row for row in seat_rows(study)] if study.n else []
        if study.stopped:
            break
    frame = pd.DataFrame(rows)
    for name in grid:
        frame[name] = frame[name].convert_dtypes()      # an empty cell must not make 1 of a difficulty 1.0
    return Sweep(game, frame, tuple(grid), seed, {players(who): who for who in grid.get(SEATS, ())})


def seat_rows(study: Study) -> Iterator[dict[str, Any]]:
    """How often each seat won, with Wilson's interval. Games that nobody wins count for nobody."""
    for seat in study.present:
        wins = victory.total(victory.wins_of(study, seat))
        yield {"seat": seat, "wins": wins, **rate(wins, study.n).columns("rate"), "seed": study.seed}


# The grid

def cells(
    game: Game, grid: Mapping[str, Sequence[Any]], seats: Any, options: Mapping[str, Any]
) -> list[tuple[dict[str, Any], Any, dict[str, Any]]]:
    """Every combination once: what stands in the table, who plays, and the options."""
    _check_grid(grid)
    found: dict[tuple[str, ...], tuple[dict[str, Any], Any, dict[str, Any]]] = {}
    meant: set[str] = {SEATS}
    for values in product(*grid.values()):
        wished = dict(zip(grid, values, strict=True))
        who = wished.pop(SEATS, seats)
        given = meaning(game, {**options, **wished}, set(wished))
        meant.update(given)
        labels = {name: players(who) if name == SEATS else given.get(name) for name in grid}
        found.setdefault(tuple(map(str, labels.values())), (labels, who, given))
    for name in set(grid) - meant:
        choices.complete(game.options, {**options, name: grid[name][0]}, game.name)     # says why
    return list(found.values())


def _check_grid(grid: Any) -> None:
    lists = isinstance(grid, Mapping) and all(
        not isinstance(values, (str, Mapping)) and hasattr(values, "__len__") and len(values)
        for values in grid.values()
    )
    if not lists or not grid:
        raise BadStudy("error-lab-grid", value=repr(grid))


def meaning(game: Game, given: Mapping[str, Any], swept: set[str]) -> dict[str, Any]:
    """The options, without those of the grid that mean nothing beside the others. What cannot be is refused."""
    beside: dict[str, Any] = {}
    for option in game.options:
        if option.means(beside):
            beside[option.name] = given.get(option.name, option.default)
    empty = {option.name for option in game.options} & swept - set(beside)
    kept = {name: value for name, value in given.items() if name not in empty}
    choices.complete(game.options, kept, game.name)
    return kept


# Players by name

def players(seats: Any) -> str:
    """Who plays, in one line, as in tables."""
    if not isinstance(seats, Mapping):
        return called(seats)
    return ", ".join(f"{seat}: {called(policy)}" for seat, policy in seats.items())


def named(game: Game, seats: Any, language: str) -> str:
    """The same in words, as in captions."""
    if not isinstance(seats, Mapping):
        return spoken(seats, language)
    words = {game.thing_text("seat", game.seat_number(seat), language): who for seat, who in seats.items()}
    return ", ".join(f"{seat}: {spoken(policy, language)}" for seat, policy in words.items())
