"""Hidden information: what a seat cannot see, and a world that fits what it can."""

from ....engine.dice import below
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import ORDERS, Box, Pile, State, hand, objective


def hide(box: Box, s: State, seat: int) -> None:
    """Make the state what the seat sees: cards it cannot see are somewhere, the sizes of piles stay."""
    for card in range(ORDERS):
        if hidden(s, s.card_at[card], seat):
            s.card_at[card] = Pile.UNSEEN


@follows(Rule.OBJECTIVE_IS_SECRET, Rule.SOLO_OBJECTIVE_UNKNOWN)
def hidden(s: State, pile: int, seat: int) -> bool:
    """Whether a seat cannot see the order cards of a pile. Played and discarded cards are open to all."""
    if pile == Pile.DECK:
        return True
    for owner in range(2):
        if pile == hand(owner):
            return owner != seat
        if pile == objective(owner) and s.objective_shown[owner] == 0:
            return owner != seat or s.objective_known[owner] == 0
    return False


def redeal(box: Box, s: State) -> None:
    """Give every unseen card a place that fits the piles' sizes and what reshuffling tells.

    The deck holds only cards of the last shuffle: what was unseen before it is in a hand or an objective.
    An objective was chosen before the shuffles that came after.
    """
    fill(s, Pile.DECK, s.shuffles, s.shuffles)
    for seat in range(2):
        fill(s, objective(seat), 0, s.objective_shuffle)
    for seat in range(2):
        fill(s, hand(seat), 0, s.shuffles)


def fill(s: State, pile: int, oldest: int, newest: int) -> None:
    """Deal random unseen cards, of shuffles `oldest` to `newest`, to what a pile still lacks."""
    for _ in range(missing(s, pile)):
        pick = below(s, count_unseen(s, oldest, newest))
        for card in range(ORDERS):
            if unseen(s, card, oldest, newest):
                if pick == 0:
                    s.card_at[card] = pile
                    break
                pick -= 1


def missing(s: State, pile: int) -> int:
    """How many cards of a pile are unseen."""
    seen = 0
    for card in range(len(s.card_at)):
        if s.card_at[card] == pile:
            seen += 1
    return s.pile_size[pile] - seen


def count_unseen(s: State, oldest: int, newest: int) -> int:
    count = 0
    for card in range(ORDERS):
        if unseen(s, card, oldest, newest):
            count += 1
    return count


def unseen(s: State, card: int, oldest: int, newest: int) -> bool:
    return s.card_at[card] == Pile.UNSEEN and oldest <= s.shuffle_of[card] <= newest
