"""Ratings from the order in which players end: the model of Plackett and Luce on the Elo scale.

Who is first among some players is a choice among them: the chance that it is i is w_i / (sum of all w), with
w = 10 ** (rating / 400). Who is second is such a choice among the others, and so on. Between two it is the model of
Bradley and Terry: i beats j with the chance 1 / (1 + 10 ** ((r_j - r_i) / 400)). A tie is each of its orders, in equal
parts: of two players, half a win for both.

To each two who met half a win each way is added, so that somebody who never lost still has a rating. Standard errors
come from the Fisher information, which takes all games as independent; they are those of a rating against the mean of
the field. A tournament plays the same cards from all sides of the table, which makes ratings rather surer than that:
drawing its games anew gave two thirds of these errors.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, groupby, permutations, product
from math import log
from typing import Any

Choice = tuple[tuple[int, ...], int]    # the players who are left, each as often as it sits there, and the next of them
ELO = 400 / log(10)
MIDDLE = 1500.0         # the mean of the field
PRIOR = 0.5             # wins added for both sides of a pair
FARTHEST = 2.0          # a step of the fit, so that one-sided results do not throw it off
STEPS = 200


def choices(games: Iterable[tuple[Sequence[int], Sequence[int], float]]) -> dict[Choice, float]:
    """How often who was chosen among whom, in games of players with their ranks, each so many times."""
    found: dict[Choice, float] = defaultdict(float)
    for players, ranks, times in games:
        orders = list(orders_of(players, ranks))
        for order in orders:
            for place in range(len(order)):
                if len(set(order[place:])) > 1:     # nothing is learnt where all who are left are one player
                    found[tuple(sorted(order[place:])), order[place]] += times / len(orders)
    return found


def orders_of(players: Sequence[int], ranks: Sequence[int]) -> Iterable[tuple[int, ...]]:
    """The orders that ranks allow: those with equal ranks in each order."""
    placed = sorted(zip(ranks, players, strict=True))
    groups = [[player for _, player in group] for _, group in groupby(placed, key=lambda one: one[0])]
    for parts in product(*(permutations(group) for group in groups)):
        yield tuple(player for part in parts for player in part)


def plackett_luce(found: Mapping[Choice, float], players: int) -> tuple[Any, Any]:
    """Ratings of players 0 .. n-1, and the covariance of their errors."""
    import numpy as np

    left, chosen, times = _table(with_prior(found), players)
    strength = np.zeros(players)
    won = (times[:, None] * chosen).sum(axis=0)
    for _ in range(STEPS):
        expected = _chances(left, strength)
        step = _inverse(expected, times) @ (won - times @ expected)
        strength += np.clip(step, -FARTHEST, FARTHEST)
        if abs(step).max() < 1e-10:
            break
    strength -= strength.mean()
    return MIDDLE + ELO * strength, ELO**2 * _inverse(_chances(left, strength), times)


def with_prior(found: Mapping[Choice, float]) -> dict[Choice, float]:
    """The choices, and half a win each way between any two who met."""
    met = {pair for left, _ in found for pair in combinations(sorted(set(left)), 2)}
    prior: dict[Choice, float] = {(pair, one): PRIOR for pair in met for one in pair}
    return {choice: found.get(choice, 0) + prior.get(choice, 0) for choice in {**found, **prior}}


def _table(found: Mapping[Choice, float], players: int) -> tuple[Any, Any, Any]:
    """Who is left, who is chosen, and how often: one line a choice, one column a player."""
    import numpy as np

    left = np.array([[who.count(player) for player in range(players)] for who, _ in found], float)
    chosen = np.array([[one == player for player in range(players)] for _, one in found], float)
    return left, chosen, np.array(list(found.values()), float)


def _chances(left: Any, strength: Any) -> Any:
    """How likely each player is the next of those who are left."""
    import numpy as np

    weights = left * np.exp(strength)
    return weights / weights.sum(axis=1, keepdims=True)


def _inverse(expected: Any, times: Any) -> Any:
    """The Fisher information is singular, as only differences count; its pseudo-inverse holds the mean still."""
    import numpy as np

    weights = (times[:, None] * expected).T @ expected
    np.fill_diagonal(weights, 0)
    return np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights)
