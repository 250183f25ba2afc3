"""Phase 4: clear the table, draw a new hand, check it."""

from ....engine.layout import say
from ....engine.rulebook import follows
from .decks import draw, move_all
from .outcome import finish
from .rulebook import Rule, Said
from .setup import begin_round
from .table import HAND_SIZE, Box, Ending, Pile, State, Step, spies_in


@follows(Rule.CLEAR_TABLE)
def clear_table(box: Box, s: State) -> None:
    """4A. Revealed maquis go to their own discard pile; hidden ones and what is left in the hand to the hidden one."""
    move_all(s, Pile.REVEALED, Pile.REVEALED_DISCARD)
    move_all(s, Pile.HIDDEN, Pile.HIDDEN_DISCARD)
    move_all(s, Pile.HAND, Pile.HIDDEN_DISCARD)
    s.step = Step.DRAW_HAND


@follows(Rule.DRAW_FIVE, Rule.NEXT_HAND)
def draw_hand(box: Box, s: State) -> None:
    """4B. Five cards, more or fewer if this round's mission says so."""
    draw(s, HAND_SIZE + s.hand_change)
    s.step = Step.CHECK_HAND


@follows(Rule.SPY_DEFEAT, Rule.SPY_HAND_NEEDS_CARDS, Rule.SPY_HAND_IN_RECOVERY)
def check_hand(box: Box, s: State) -> None:
    """4C. A hand of spies alone loses the game; an empty hand does not."""
    spies = spies_in(s, Pile.HAND)
    if spies > 0 and spies == s.pile_size[Pile.HAND]:
        say(s, Said.LOST_TO_SPIES, spies)
        finish(s, Ending.SPIES)
    else:
        s.round += 1
        begin_round(s)
