"""Ratings from wins between pairs: the model of Bradley and Terry on the Elo scale.

The chance that i beats j is 1 / (1 + 10 ** ((r_j - r_i) / 400)). To every pair half a win each way is added, so that
somebody who never lost still has a rating. Standard errors come from the Fisher information, which takes all games as
independent; they are those of a rating against the mean of the field. A tournament plays the same cards from both sides
of the table, which makes ratings rather surer than that: drawing its games anew gave two thirds of these errors.
"""

from __future__ import annotations

from math import log
from typing import Any

ELO = 400 / log(10)
MIDDLE = 1500.0         # the mean of the field
PRIOR = 0.5             # wins added for both sides of a pair
FARTHEST = 2.0          # a step of the fit, so that one-sided results do not throw it off
STEPS = 200


def bradley_terry(wins: Any) -> tuple[Any, Any]:
    """Ratings, and the covariance of their errors. `wins[i, j]` is how often i beat j; a draw is half a win."""
    import numpy as np

    wins = np.asarray(wins, float)
    met = (wins + wins.T) > 0
    won = wins + PRIOR * met
    games, strength = won + won.T, np.zeros(len(won))
    for _ in range(STEPS):
        expected = chances(strength)
        step = _inverse(games, expected) @ (won - games * expected).sum(axis=1)
        strength += np.clip(step, -FARTHEST, FARTHEST)
        if abs(step).max() < 1e-10:
            break
    strength -= strength.mean()
    return MIDDLE + ELO * strength, ELO**2 * _inverse(games, chances(strength))


def chances(strength: Any) -> Any:
    """How likely each beats each."""
    import numpy as np

    return 1 / (1 + np.exp(strength[None, :] - strength[:, None]))


def _inverse(games: Any, expected: Any) -> Any:
    """The Fisher information is singular, as only differences count; its pseudo-inverse holds the mean still."""
    import numpy as np

    weights = games * expected * (1 - expected)
    np.fill_diagonal(weights, 0)
    return np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights)
