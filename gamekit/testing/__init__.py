"""Checks that any game must pass, ours or one in another package.

    from gamekit.testing import check_game
    def test_my_game():
        check_game(MyGame(), tests=Path(__file__).parent)

Each check raises AssertionError with what is wrong and, where chance is involved, how to see it again.
"""

from __future__ import annotations

from pathlib import Path

from ..engine.game import Game
from ..engine.rulebook import follows as proves     # marks a test with the rules that it shows to hold
from .advice import check_advice
from .changed import check_changed
from .hidden import check_leaks, check_redeal
from .made_up import check_made_up
from .pictures import check_picture_leaks, check_picture_moves, check_pictures, draws
from .play import check_conformance, check_positions, check_replay, fuzz
from .sets import option_sets, option_values
from .texts import check_cited, check_style, check_words
from .twins import check_twins
from .worlds import check_worlds

__all__ = [
    "check_advice", "check_changed", "check_cited", "check_conformance", "check_game", "check_leaks", "check_made_up",
    "check_picture_leaks", "check_picture_moves", "check_pictures", "check_positions", "check_redeal", "check_replay",
    "check_style", "check_twins", "check_words", "check_worlds", "draws", "fuzz", "option_sets",
    "option_values", "proves",
]


def check_game(game: Game, tests: Path | None = None, games: int = 10, twins: bool = True) -> None:
    """All checks, on some games with each value of each option, and that each two of them go together.

    `tests` is the folder whose tests cite the rules.
    """
    check_words(game)
    check_style(game)
    if tests is not None:
        check_cited(game, tests)
    for given in option_sets(game):
        check_conformance(game, 1, **given)
    for given in option_values(game):
        check_conformance(game, games, **given)
        check_replay(game, games, **given)
        check_positions(game, games, **given)
        check_made_up(game, 10 * games, **given)
        check_leaks(game, games, **given)
        check_redeal(game, games, **given)
        check_worlds(game, twins=twins, **given)
        fuzz(game, 1 + games // 5, **given)
        check_advice(game, 1 + games // 5, twins=twins, **given)
        if draws(game):
            check_pictures(game, **given)
            check_picture_leaks(game, **given)
        if twins:
            check_twins(game, games, **given)
