"""All against one: players who attack whoever is ahead, wherever they can, and choose greedily otherwise.

A page cannot wait until such a player is compiled, so what 10,000 games have shown stands here. To play them again:

    python -m gamekit.games.secret_power.lessons.many_players.crowd
"""

from __future__ import annotations

from typing import Any

from .....engine import registry
from .....engine.layout import NONE
from .....engine.policies import Policy
from .....lab import simulate
from .....lab.statistics import stats
from .....lab.statistics.stats import Estimate
from ...advice.greedy import worth
from ...rules.infiltration import occupant, pieces_needed, reach
from ...rules.scoring import points
from ...rules.table import Action, Box, State, Step
from ..played import GREEDY, POINTS, only_leader_wins

CROWD = "crowd"
ROUND = 4                                   # after which somebody leads
URGENT = 100_000                            # more than any move is worth by itself
GAMES, SEED = 10_000, 1917
PLAYED = {GREEDY: (5840, 9610), CROWD: (5427, 9562)}        # wins of those who led alone after that round, of how many


def leader(box: Box, s: State) -> int:
    """Whoever has most points now; nobody, if several have."""
    best, most = NONE, -1
    for seat in range(s.players):
        found = points(box, s, seat)
        if found > most:
            best, most = seat, found
        elif found == most:
            best = NONE
    return best


def can_attack(box: Box, s: State, rival: int) -> bool:
    """Whether an object within reach is the rival's and can be intercepted."""
    for place in range(reach(s, s.seat)):
        card = s.in_row[place]
        if occupant(s, card) == rival and pieces_needed(box, s, card) <= s.active[s.seat]:
            return True
    return False


def against_leader(box: Box, s: State, moves: Any) -> int:
    """What looks best, but an attack on the leader before all."""
    rival = leader(box, s)
    attacks = rival != NONE and rival != s.seat
    best, most = moves[0], -URGENT
    for move in moves:
        value = worth(box, s, move)
        if attacks and s.step == Step.CHOOSE_ACTION and move == Action.INFILTRATE and can_attack(box, s, rival):
            value += URGENT
        if attacks and s.step == Step.INFILTRATE and occupant(s, move) == rival:
            value += URGENT
        if value > most:
            best, most = move, value
    return int(best)


PLAYERS: dict[str, Policy] = {GREEDY: GREEDY, CROWD: against_leader}


def leader_wins(player: str) -> Estimate:
    """How often the leader wins among four such players: as it was played."""
    return stats.rate(*PLAYED[player])


def played(player: str, n: int, seed: int) -> Estimate:
    """The same, played now."""
    return only_leader_wins(simulate(registry.load("secret_power"), n, PLAYERS[player], seed=seed), POINTS, ROUND)


def main() -> None:
    for player in PLAYERS:
        found = played(player, GAMES, SEED)
        print(f"{player}: {round(found.value * found.n)} of {found.n}, {found}")


if __name__ == "__main__":
    main()
