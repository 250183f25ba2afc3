"""Everybody against everybody, on both sides of the table, on common random numbers.

>>> from gamekit.lab import tournament
>>> cup = tournament("dual_powers", ["random", "greedy"], 50, seed=1917)
>>> cup.table.policy.tolist()
['greedy', 'random']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import sqrt
from typing import Any

from ...engine import options as choices
from ...engine.game import Game
from ...engine.policies import Policy, called
from . import asked
from ..statistics import stats
from ..statistics.ratings import bradley_terry
from ..statistics.stats import BadStudy, plain
from ..playing.study import simulate
from ..words import WORDS, html


@dataclass(frozen=True)
class Tournament:
    """Who is how strong. `table` has the best first; `games` has one row a game, `pairs` one for each two players.

    `tied` in the table says that these games cannot tell a player apart from the best.
    """

    game: Game
    table: Any
    pairs: Any
    games: Any
    n: int
    seed: int

    def text(self, language: str | None = None) -> str:
        language = language or self.game.language
        kind = "ratings" if "rating" in self.table else "rates"
        head = WORDS.text(f"lab-tournament-{kind}", language, n=stats.grouped(len(self.games)), seed=str(self.seed))
        return "\n".join([head, *(self._line(row, language) for row in self.table.to_dict("records"))])

    def _line(self, row: Mapping[str, Any], language: str) -> str:
        if "rating" in row:
            value = f"{row['rating']:.0f} [{row['low']:.0f}, {row['high']:.0f}]"
        else:
            value = stats.rate(row["wins"], row["n"]).text(language, counted=False)
        tied = row["tied"] and row["policy"] != self.table.policy[0]
        return f"{row['policy']}: {value}" + (f" — {WORDS.text('lab-tournament-tied', language)}" if tied else "")

    def __str__(self) -> str:
        return plain(self.text())

    def _repr_html_(self) -> str:
        return html(self.text().split("\n")[:1], self.table)


def tournament(
    game: Game | str,
    policies: Sequence[Policy] | Mapping[str, Policy],
    n: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    **how: Any,
) -> Tournament:
    """Each two policies play `n` games in every way that they can share the seats, always the same games of a seed.

    Their ratings are Bradley and Terry's on the Elo scale (see `ratings`). Where one seat plays, everyone plays the
    same games, and they are compared by how often they win. `how` goes to `simulate`.
    """
    game, named = asked.game_of(game), entrants(policies)
    given = asked.given_options(game, options)
    seats = game.playing(choices.complete(game.options, given, game.name))
    lineups = [
        dict(zip(seats, lineup, strict=True)) for two in combinations(named, min(2, len(seats)))
        for lineup in product(two, repeat=len(seats)) if set(lineup) == set(two)
    ]
    games = _joined([played(game, lineup, named, n, seed, given, how) for lineup in lineups])
    make = rated if len(seats) > 1 else compared
    table, pairs = make(games, list(named), seats)
    return Tournament(game, table, pairs, games, n, seed)


def entrants(policies: Sequence[Policy] | Mapping[str, Policy]) -> dict[str, Policy]:
    """The players by name."""
    if isinstance(policies, Mapping):
        named, names = dict(policies), list(policies)
    else:
        given = asked.listed(policies, "error-lab-policies")
        names = [called(policy) for policy in given]
        named = dict(zip(names, given, strict=True)) if len(set(names)) == len(names) else {}
    if len(named) < 2:
        raise BadStudy("error-lab-policies", value=names or "-")
    return named


def played(
    game: Game, lineup: Mapping[str, str], named: Mapping[str, Policy], n: int, seed: int, options: Any, how: Any
) -> Any:
    """The games of one line-up: who sat where, which seat won, and whose it was."""
    import numpy as np

    study = simulate(game, n, {s: named[p] for s, p in lineup.items()}, seed=seed, options=options, **how)
    frame = study.games[["game", "winner"]].copy()
    for seat, policy in lineup.items():
        frame[seat] = policy
    owners = np.array([lineup.get(seat, "") for seat in game.ids("seat")] + [""])     # the last is for nobody
    frame["won_by"] = owners[study.column("winner")]
    return frame


def _joined(frames: list[Any]) -> Any:
    import pandas as pd

    return pd.concat(frames, ignore_index=True)


# One seat plays: the same games for everyone

def compared(games: Any, names: list[str], seats: list[str]) -> tuple[Any, Any]:
    """Win rates, the best first, and each two compared game by game."""
    import pandas as pd

    won = {name: (rows["won_by"] == name).to_numpy() for name, rows in games.groupby(seats[0], sort=False)}
    order = sorted(names, key=lambda name: -won[name].sum())
    differences = {two: stats.paired_rate_difference(won[two[0]], won[two[1]]) for two in combinations(order, 2)}
    pairs = pd.DataFrame([
        {"policy": a, "other": b, **d.columns("difference")}
        for (a, b), d in differences.items()
    ])
    tied = {order[0]: True} | {b: not d.excludes_zero for (a, b), d in differences.items() if a == order[0]}
    rows = [{"policy": name, **_rate(won[name].sum(), len(won[name])), "tied": tied[name]} for name in order]
    return pd.DataFrame(rows), pairs


def _rate(wins: float, n: int) -> dict[str, Any]:
    return {"wins": wins, **stats.rate(wins, n).columns("rate")}


# More seats play: ratings

def rated(games: Any, names: list[str], seats: list[str]) -> tuple[Any, Any]:
    """Ratings with 95 % intervals, the best first, and how often each beat each."""
    import numpy as np
    import pandas as pd

    wins = win_matrix(games, names, seats)
    ratings, covariance = bradley_terry(wins)
    order, z = np.argsort(-ratings, kind="stable"), stats.z_value()
    rows = []
    for i in order:
        best, half = order[0], z * sqrt(covariance[i, i])
        apart = sqrt(max(0.0, covariance[i, i] + covariance[best, best] - 2 * covariance[i, best]))
        total = int(wins[i].sum() + wins[:, i].sum())
        rows.append({
            "policy": names[i], "rating": ratings[i], "low": ratings[i] - half, "high": ratings[i] + half,
            "wins": wins[i].sum(), "rate": wins[i].sum() / total, "n": total,
            "tied": bool(ratings[best] - ratings[i] <= z * apart),
        })
    pairs = [
        {"policy": names[i], "other": names[j], **_rate(wins[i, j], int(wins[i, j] + wins[j, i]))}
        for i in order for j in order if i != j
    ]
    return pd.DataFrame(rows), pd.DataFrame(pairs)


def win_matrix(games: Any, names: list[str], seats: list[str]) -> Any:
    """How often each beat each; a draw is half a win for both."""
    import numpy as np

    wins = np.zeros((len(names), len(names)))
    for lineup, rows in games.groupby(seats, sort=False):
        i, j = (names.index(name) for name in dict.fromkeys(lineup))
        drawn = (rows["won_by"] == "").sum() / 2
        wins[i, j] += (rows["won_by"] == names[i]).sum() + drawn
        wins[j, i] += (rows["won_by"] == names[j]).sum() + drawn
    return wins
