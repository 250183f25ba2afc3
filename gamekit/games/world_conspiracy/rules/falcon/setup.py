"""Setup of the solo game: the deck of three players, a hand for the human only, and what Falcon starts with."""

from .....engine.effects import settle
from .....engine.rulebook import follows
from ....secret_power.rules.owning import take_secondary
from ....secret_power.rules.setup import clear as base_clear
from ....secret_power.rules.setup import deal as base_deal
from ....secret_power.rules.setup import deal_hand as base_deal_hand
from ....secret_power.rules.setup import return_alliance as base_return_alliance
from ....secret_power.rules.setup import shuffle_returned
from ....secret_power.rules.table import OBJECTS, Group
from ....secret_power.rules.table import Step as BaseStep
from ....secret_power.rules.table import deck_for as base_deck_for
from ..reptilians import aliens_for as base_aliens_for
from ..rulebook import Rule
from ..table import ALIENS, FALCON, HUMAN, RUNGS, AlterEgo, Box, FalconPile, State, Step, falcon_cards
from .seat import is_falcon

gather_cards = falcon_cards.gather
ALIENS_FOR = 3


@follows(Rule.FALCON_DECK)
def deck_for(s: State) -> int:
    """Against Falcon the objects are those of three players, unless an option says otherwise."""
    return s.solo_deck if s.falcon == 1 else base_deck_for(s)


@follows(Rule.FALCON_DECK)
def aliens_for(s: State) -> int:
    """The reptilians are always those of three players: so much the rulebook says."""
    return ALIENS_FOR if s.falcon == 1 else base_aliens_for(s)


def clear(box: Box, s: State) -> None:
    gather_cards(s, FalconPile.DECK if s.falcon == 1 else FalconPile.BOX)
    s.card_round = s.taking = s.arrivals = s.falcon_pays = s.falcon_media = 0
    for rung in range(RUNGS):
        s.lines_taken[rung] = 0
    for alien in range(ALIENS):
        s.alien_came[alien] = 0
    for card in range(OBJECTS):
        s.came[card] = 0
    base_clear(box, s)


def deal_hand(s: State, seat: int) -> None:
    if not is_falcon(s, seat):
        base_deal_hand(s, seat)


def deal(box: Box, s: State) -> None:
    base_deal(box, s)
    if s.falcon == 1:
        s.seat = HUMAN      # who alone returns cards
        leave_setup(s)


def return_alliance(box: Box, s: State, alliance: int) -> None:
    base_return_alliance(box, s, alliance)
    if s.falcon == 1:
        if s.step == BaseStep.RETURN_ALLIANCE and s.seat == FALCON:
            shuffle_returned(s)
            s.step = BaseStep.BEGIN_PHASE
        leave_setup(s)


def leave_setup(s: State) -> None:
    """When the human has set up, Falcon does."""
    if s.step == BaseStep.BEGIN_PHASE:
        s.seat = FALCON
        s.step = Step.FALCON_STARTS


@follows(Rule.FALCON_DIFFICULTY, Rule.FALCON_ALLIANCE_AT_ONCE)
def begin_falcon(box: Box, s: State) -> None:
    """His male alter ego begins with an alliance, the female one with a secondary object of each of three groups."""
    settle(s, BaseStep.BEGIN_PHASE)
    if s.alter_ego == AlterEgo.MALE:
        s.taking += 1
    else:
        for group in range(Group.POWER):
            take_secondary(s, FALCON, group)


JOINTS = {
    base_deck_for: deck_for, base_aliens_for: aliens_for, base_clear: clear, base_deal_hand: deal_hand, base_deal: deal,
    base_return_alliance: return_alliance,
}
