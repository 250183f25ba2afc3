"""The random bot: every legal move is as likely as any other."""

from typing import Any

from ..engine.dice import below
from ..engine.policies import BOTS, Bot


def random_move(box: Any, s: Any, moves: Any, budget: int, worlds: Any) -> int:
    return moves[below(s, len(moves))]  # type: ignore[no-any-return]


BOTS["random"] = Bot("random", random_move, looks=False)
