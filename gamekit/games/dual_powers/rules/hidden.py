"""Hidden information: what a seat cannot see, and a world that fits what it can."""

from ....engine.rulebook import follows
from .rulebook import Rule
from .table import ORDERS, Box, Pile, State, cards, is_seen, objective


def is_hidden(box: Box, s: State, card: int, seat: int) -> bool:
    """Whether a seat cannot see a card. Everybody knows where the leaders are."""
    return card < ORDERS and hidden(s, s.card_at[card], seat)


@follows(Rule.OBJECTIVE_IS_SECRET, Rule.SOLO_OBJECTIVE_UNKNOWN)
def hidden(s: State, pile: int, seat: int) -> bool:
    """Whether a seat cannot see the order cards of a pile."""
    for owner in range(2):
        if pile == objective(owner):
            return s.objective_shown[owner] == 0 and (owner != seat or s.objective_known[owner] == 0)
    return not is_seen(pile, seat)


def fits(box: Box, s: State, card: int, pile: int) -> bool:
    """What reshuffling tells. The deck holds only cards of the last shuffle: what was unseen before it is elsewhere.

    An objective was chosen before the shuffles that came after.
    """
    if pile == Pile.DECK:
        return s.shuffle_of[card] == s.shuffles
    return pile < Pile.OBJECTIVE or s.shuffle_of[card] <= s.objective_shuffle


hide = cards.hiding(is_hidden)
redeal = cards.dealing(fits, (Pile.DECK, Pile.OBJECTIVE, Pile.HAND))
