"""The bot that has learned: small networks, taught by their own games, whose files lie beside the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.policies import BOTS, Bot, Function

if TYPE_CHECKING:
    from ..engine.game import Game


def learned_of(game: Game) -> Function:
    """Its moves in a game, each as likely as it finds it good. Every seat has the machine that has learned it."""
    from ..rl.learned import load_learned

    assert game.learned is not None     # `plays` has asked
    machines = [load_learned(game.learned / f"{seat}.npz", game) for seat in game.ids("seat")]

    def learned_move(box: Any, s: Any, moves: Any, budget: int, worlds: Any) -> int:
        move: int = machines[s.seat].decide(s, moves)
        return move

    return learned_move


BOTS["learned"] = Bot("learned", learned_of, compiles=False, made=True)
