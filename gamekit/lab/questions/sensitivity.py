"""How much a result depends on values of the box that nobody here knows.

Each group of reconstructed values is drawn anew `k` times within what is known of it, the others stay; then all groups
together. All variations play the same games of a seed. The box is data beside the state: nothing is compiled again.

>>> from gamekit.lab import sensitivity
>>> found = sensitivity("dual_powers", 50, k=2, groups=["track: spaces"], seed=1917)
>>> found.table[["group", "k", "n"]].values.tolist()
[['track: spaces', 2, 50]]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import nan, sqrt
from random import Random
from typing import Any

from ...engine import twin
from ...engine.errors import told
from ...engine.game import Game
from ...engine.unknown import Unknown, uncertain, varied
from . import asked
from ..statistics import stats, victory
from ..statistics.stats import BadStudy, Estimate, plain
from ..playing.study import Study, simulate
from ..words import WORDS, html

Result = str | Callable[[Study], float] | None
ALL = "all"
MOST = 10_000       # variations of a group
EVEN, NOBODY = "even", "nobody"


@dataclass(frozen=True)
class Sensitivity:
    """`table` has one row a group; `runs` one row a variation; `baseline` is the result with our values.

    In the table, `lowest`, `highest` and `mean` are those of the variations, luck included; `spread` is the standard
    deviation between them that remains when what luck explains is taken off. `conclusions` counts what they say, and
    `flips` how many clearly say something else than the baseline.
    """

    game: Game
    table: Any
    runs: Any
    baseline: Estimate
    conclusion: Any
    seed: int

    def text(self, language: str | None = None) -> str:
        language = language or self.game.language
        first = self.table.iloc[0]
        head = WORDS.text("lab-sensitivity-head", language, k=str(first.k), n=stats.grouped(int(first.n)),
                          seed=str(self.seed))
        base = WORDS.text("lab-sensitivity-baseline", language, value=self.baseline.text(language))
        return "\n".join([head, base, *(self._line(row, language) for row in self.table.to_dict("records"))])

    def _line(self, row: Mapping[str, Any], language: str) -> str:
        low, high = (self.shown(row[name], language) for name in ("lowest", "highest"))
        group = WORDS.text("lab-sensitivity-all", language) if row["group"] == ALL else row["group"]
        line = WORDS.text("lab-sensitivity-line", language, group=group, lowest=low, highest=high)
        return f"{line}; " + WORDS.text("lab-sensitivity-flips", language, flips=int(row["flips"]), k=str(row["k"]))

    def shown(self, value: float, language: str) -> str:
        """A result as the baseline is written."""
        return Estimate(value, value, value, 1, self.baseline.unit).text(language).partition(" [")[0]

    def __str__(self) -> str:
        return plain(self.text())

    def plot(self, ax: Any = None, language: str | None = None) -> Any:
        """How far each group moves the result."""
        from ..showing import plots

        return plots.tornado(self, ax, language)

    def _repr_html_(self) -> str:
        return html(self.text().split("\n")[:2], self.table, self.plot())


@told
def sensitivity(
    game: Game | str,
    n: int,
    seats: Any = "random",
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    result: Result = None,
    k: int = 20,
    groups: Sequence[str] | None = None,
    conclusion: Callable[[Study], Any] | None = None,
    **how: Any,
) -> Sensitivity:
    """Vary the reconstructed values and tell how far a result moves.

    `result` is a column of the games (its mean) or a function of a study; without it, how often the first seat wins.
    `conclusion` is a function of a study too; without it, which seat wins more often, if these games can tell.
    `groups` are some of `groups_of(game)`; without it all of them, each alone and then together. `how` goes to
    `simulate`.
    """
    game = asked.game_of(game)
    asked.whole(k, MOST, "error-lab-times", name="k")
    if result is not None and not isinstance(result, str):
        asked.function(result, "result")
    conclude = leading if conclusion is None else conclusion
    asked.function(conclude, "conclusion")
    plan = planned(game, groups)

    def played(box: Game) -> Study:
        return asked.all_of(simulate(box, n, seats, seed, options, **how))

    baseline = played(game)
    if twin.available():
        _ = game.compiled       # made once, for all boxes
    measured = measure(baseline, result)
    runs = [
        {"group": name, "variation": i, "value": measure(study, result).value, "conclusion": conclude(study)}
        for name, chosen in plan.items() for i in range(k)
        for study in [played(varied(game, chosen, Random(f"{seed} {name} {i}")))]
    ]
    said = leading(baseline, level=0) if conclusion is None else conclude(baseline)
    return summed(game, runs, measured, noise(baseline, result), said, seed)


# What is varied

def groups_of(game: Game) -> list[Unknown]:
    """The groups of values of a game's box that are reconstructed."""
    found = [group for group in game.unknown() if uncertain(game.components[group.table])]
    if not found:
        raise BadStudy("error-lab-certain")
    return found


def planned(game: Game, names: Sequence[str] | None) -> dict[str, list[Unknown]]:
    """What changes together, by name."""
    known = {group.name: [group] for group in groups_of(game)}
    together = {ALL: [group for groups in known.values() for group in groups]} if len(known) > 1 else {}
    if names is None:
        return known | together
    allowed = [*known, *together]
    chosen = list(asked.listed(names, "error-lab-groups"))
    for name in chosen:
        if name not in allowed:
            raise BadStudy("error-lab-group", name=str(name), allowed=allowed)
    if not chosen:
        raise BadStudy("error-lab-groups", value=repr(names))
    return {name: (known | together)[name] for name in chosen}


# What is measured

def measure(study: Study, result: Result) -> Estimate:
    """The result of a study, with its interval where there is one."""
    if result is None:
        return stats.rate(first_wins(study).sum(), study.n)
    if isinstance(result, str):
        return stats.mean_interval(study.measure(result))
    return Estimate(float(result(study)), nan, nan, study.n, "number")


def noise(study: Study, result: Result) -> float:
    """The standard deviation that luck alone gives the result."""
    if callable(result):
        return 0.0
    if result is None:
        return float(first_wins(study).std()) / sqrt(study.n)
    return float(study.measure(result).std(ddof=1)) / sqrt(study.n)


def first_wins(study: Study) -> Any:
    """What part of the victory the first seat that plays has in each game."""
    return victory.wins_of(study, next(iter(study.seats)))


def leading(study: Study, level: float = stats.LEVEL) -> str:
    """The seat that wins more often than any other, or "even" where these games cannot tell at that level.

    Where one seat plays alone, it leads if it wins more than half of the games, else nobody does.
    """
    import numpy as np

    names, wins = study.game.ids("seat"), study.shares.sum(axis=0)
    if len(names) == 1:
        names, wins = [*names, NOBODY], np.array([wins[0], study.n - wins[0]])
    first, second = np.argsort(-wins, kind="stable")[:2]
    both = wins[first] + wins[second]
    clear = stats.wilson(wins[first], both, level)[0] > 0.5 if level else wins[first] > wins[second]
    return names[first] if clear else EVEN


def summed(game: Game, runs: list[dict[str, Any]], base: Estimate, luck: float, said: Any, seed: int) -> Sensitivity:
    """One row for each group."""
    import pandas as pd

    frame = pd.DataFrame(runs)
    rows = []
    for name, group in frame.groupby("group", sort=False):
        values, counts = group["value"], group["conclusion"].value_counts()
        extra = values.var(ddof=1) - luck**2 if len(values) > 1 else nan
        rows.append({
            "group": name, "baseline": base.value, "low": base.low, "high": base.high, "lowest": values.min(),
            "highest": values.max(), "mean": values.mean(), "spread": sqrt(max(0.0, extra)) if extra == extra else nan,
            "conclusions": ", ".join(f"{what} {number}" for what, number in counts.items()),
            "flips": int((~group["conclusion"].isin([said, EVEN])).sum()), "k": len(group), "n": base.n, "seed": seed,
        })
    return Sensitivity(game, pd.DataFrame(rows), frame, base, said, seed)
