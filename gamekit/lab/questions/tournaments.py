"""Everybody against everybody, on all sides of the table, on common random numbers.

>>> from gamekit.lab import tournament
>>> cup = tournament("dual_powers", 50, ["random", "greedy"], seed=1917)
>>> cup.table.policy.tolist()
['greedy', 'random']
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from math import sqrt
from typing import Any

from ...engine import options as settings
from ...engine.errors import told
from ...engine.game import Game
from ...engine.policies import Policy, called, spoken
from ...engine.victory import RANK
from . import asked
from ..statistics import stats, victory
from ..statistics.ratings import choices, plackett_luce
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
        told = f"{spoken(row['policy'], language)}: {value}"
        return f"{told} — {WORDS.text('lab-tournament-tied', language)}" if tied else told

    def __str__(self) -> str:
        return plain(self.text())

    def plot(self, ax: Any = None, language: str | None = None) -> Any:
        """The players, the best first."""
        from ..showing import plots

        return plots.ratings(self, ax, language)

    def _repr_html_(self) -> str:
        return html(self.text().split("\n")[:1], self.table, self.plot())


@told
def tournament(
    game: Game | str,
    n: int,
    policies: Sequence[Policy] | Mapping[str, Policy],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    **how: Any,
) -> Tournament:
    """As many policies as have room at the table play `n` games in every way that they can sit, always the same games
    of a seed; where there are more seats than policies, some sit there more than once.

    Their ratings follow from the order in which they end, on the Elo scale (see `ratings`). Where one seat plays,
    everyone plays the same games, and they are compared by how often they win. `how` goes to `simulate`.
    """
    game, named = asked.game_of(game), entrants(policies)
    given = asked.given_options(game, options)
    seats = game.playing(settings.complete(game.options, given, game.name))
    lineups = [
        dict(zip(seats, lineup, strict=True)) for group in combinations(named, min(len(named), len(seats)))
        for lineup in product(group, repeat=len(seats)) if set(lineup) == set(group)
    ]
    tables = [played(game, lineup, named, n, seed, given, how) for lineup in lineups]
    games = _joined([table.games for table in tables])
    table, pairs = rated(tables, list(named)) if len(seats) > 1 else compared(games, list(named), seats)
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


@dataclass(frozen=True)
class Played:
    """The games of one line-up. `ranks` and `shares` of the victory have one line a game, one column a player."""

    players: tuple[str, ...]
    ranks: Any
    shares: Any
    games: Any


def played(
    game: Game, lineup: Mapping[str, str], named: Mapping[str, Policy], n: int, seed: int, options: Any, how: Any
) -> Played:
    """Play a line-up, and note who sat where, which seat won, and whose it was: of all, if several share it."""
    import numpy as np

    study = asked.all_of(simulate(game, n, {s: named[p] for s, p in lineup.items()}, seed, options, **how))
    columns = {name: study.column(name) for name in study.columns()}
    ranked = [name for name in RANK.columns(game) if name in columns]
    frame = study.games[["game", "winner", *ranked]].copy()
    for seat, policy in lineup.items():
        frame[seat] = policy
    owners = np.array([lineup.get(seat, "") for seat in game.ids("seat")])
    frame["won_by"] = [" / ".join(dict.fromkeys(owners[won])) for won in study.shares > 0]
    seats = [game.seat_number(seat) for seat in lineup]
    shares = study.shares + victory.drawn(game, columns)[:, None]
    return Played(tuple(lineup.values()), victory.ranks(game, columns)[:, seats], shares[:, seats], frame)


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

def rated(tables: Sequence[Played], names: list[str]) -> tuple[Any, Any]:
    """Ratings with 95 % intervals, the best first, and how often each was before each."""
    import numpy as np
    import pandas as pd

    ratings, covariance = plackett_luce(choices(results(tables, names)), len(names))
    order, z, before = np.argsort(-ratings, kind="stable"), stats.z_value(), ahead(tables, names)
    rows = []
    for i in order:
        best, half = order[0], z * sqrt(covariance[i, i])
        apart = sqrt(max(0.0, covariance[i, i] + covariance[best, best] - 2 * covariance[i, best]))
        wins, total = victories(tables, names[i])
        rows.append({
            "policy": names[i], "rating": ratings[i], "low": ratings[i] - half, "high": ratings[i] + half,
            "wins": wins, "rate": wins / total, "n": total, "tied": bool(ratings[best] - ratings[i] <= z * apart),
        })
    pairs = [
        {"policy": names[i], "other": names[j], **_rate(before[i, j], int(before[i, j] + before[j, i]))}
        for i in order for j in order if i != j
    ]
    return pd.DataFrame(rows), pd.DataFrame(pairs)


def results(tables: Sequence[Played], names: list[str]) -> Iterator[tuple[list[int], list[int], int]]:
    """The players of each line-up by number, the ranks that they came to, and in how many games."""
    import numpy as np

    for table in tables:
        players = [names.index(name) for name in table.players]
        for ranks, times in zip(*np.unique(table.ranks, axis=0, return_counts=True), strict=True):
            yield players, ranks.tolist(), int(times)


def victories(tables: Sequence[Played], name: str) -> tuple[float, int]:
    """How many victories a player has, those that it shares in parts, and how often it played, counted by seats."""
    mine = [table.shares[:, seat] for table in tables for seat, player in enumerate(table.players) if player == name]
    return float(sum(one.sum() for one in mine)), sum(map(len, mine))


def ahead(tables: Sequence[Played], names: list[str]) -> Any:
    """How often each ended before each; equal ranks are half for both."""
    import numpy as np

    found = np.zeros((len(names), len(names)))
    for players, ranks, times in results(tables, names):
        for a, b in permutations(range(len(players)), 2):
            found[players[a], players[b]] += times * (0.5 if ranks[a] == ranks[b] else ranks[a] < ranks[b])
    np.fill_diagonal(found, 0)
    return found
