"""The random bot: every legal move is as likely as any other."""

from ..engine.match import POLICIES
from ..engine.moves import Move
from ..engine.view import View


def random_move(view: View) -> Move:
    return view.random.choice(view.moves)


POLICIES["random"] = random_move
