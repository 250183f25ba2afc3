"""How an effect asks the player: so many choices, one at a time."""

from ....engine.rulebook import follows
from .rulebook import Rule
from .table import Box, State, Step


@follows(Rule.EFFECTS_AS_FAR_AS_POSSIBLE)
def ask(s: State, step: int, choices: int) -> None:
    """The player makes so many choices; without any the effect goes on."""
    s.left = choices
    if choices > 0:
        s.step = step


def one_chosen(s: State) -> None:
    """One choice is made; after the last the effect goes on."""
    s.left -= 1
    if s.left == 0:
        s.step = Step.RESOLVE


def current_effect(box: Box, s: State) -> int:
    """The word that asks."""
    return box.effect[s.deed][s.clause]
