"""Falcon's alliances: every one that he takes is concluded at once, and its effect needs no choice of his."""

from .....engine.effects import ask_seat, settle
from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.alliances import ask_to_conclude as base_ask_to_conclude
from ....secret_power.rules.alliances import begin_instant, draw_card, refill
from ....secret_power.rules.alliances import draw_alliance as base_draw_alliance
from ....secret_power.rules.effects import bring_home as base_bring_home
from ....secret_power.rules.effects import choose_rival as base_choose_rival
from ....secret_power.rules.effects import conclude_more as base_conclude_more
from ....secret_power.rules.effects import demand as base_demand
from ....secret_power.rules.effects import draw_cards as base_draw_cards
from ....secret_power.rules.effects import give, group_asked
from ....secret_power.rules.effects import secondary_besides as base_secondary_besides
from ....secret_power.rules.owning import count_alliance, take_secondary
from ....secret_power.rules.rulebook import Said as BaseSaid
from ....secret_power.rules.table import Group, Pact, concluded
from ....secret_power.rules.table import Step as BaseStep
from ..coordinators import move_one as base_move_one
from ..rulebook import Rule
from ..table import FALCON, HUMAN, AlterEgo, Box, Difficulty, State, Step
from .following import follow_trend
from .owning import choose_secondary, given_by_falcon, take_any_secondary
from .projects import move_by_sign
from .seat import fullest, is_falcon


# Taking and concluding

@follows(Rule.FALCON_ALLIANCE_AT_ONCE)
def draw_alliance(s: State, seat: int) -> None:
    """He has no hand: what he would draw he concludes, before the game goes on."""
    if is_falcon(s, seat):
        s.taking += 1
    else:
        base_draw_alliance(s, seat)


@follows(Rule.FALCON_ALLIANCE_AT_ONCE)
def take_alliance(box: Box, s: State) -> None:
    """The top card of the deck. If there is none left, nothing happens."""
    s.taking -= 1
    if s.pact_size[Pact.DECK] == 0:
        refill(s)
    alliance = draw_card(s, Pact.DECK, concluded(FALCON))
    if alliance == NONE:
        s.taking = 0
    else:
        conclude_at_once(box, s, alliance)


@follows(Rule.FALCON_ALLIANCE_AT_ONCE, Rule.FALCON_SIGN_LINK)
def conclude_at_once(box: Box, s: State, alliance: int) -> None:
    """Its requirements do not matter. Its sign moves a project, then its secondary object comes, then its effect."""
    s.known_by[alliance] = 0
    say(s, BaseSaid.ALLIANCE_CONCLUDED, FALCON, alliance)
    count_alliance(box, s, FALCON, alliance)
    if box.alliance_sign[alliance] != NONE:
        move_by_sign(box, s, box.alliance_sign[alliance])
    if box.alliance_secondary[alliance] != NONE:
        take_printed(box, s, box.alliance_secondary[alliance])
    begin_instant(box, s, FALCON, alliance)


@follows(Rule.FALCON_TREND_EFFECTS)
def take_printed(box: Box, s: State, kind: int) -> None:
    """A secondary object. What a trend brings for it comes before the effect and before the next alliance."""
    due = s.trend_due[FALCON]
    take_secondary(s, FALCON, kind)
    if s.trend_due[FALCON] > due:
        follow_trend(box, s)


# Words of alliances in his version

def draw_cards(s: State, number: int) -> None:
    """He draws nothing for a hand that he does not have."""
    if not is_falcon(s, s.owner):
        base_draw_cards(s, number)


@follows(Rule.FALCON_ALLIANCE_AT_ONCE)
def conclude_more(s: State, number: int) -> None:
    """The next alliances of the deck instead of some of the hand."""
    if is_falcon(s, s.owner):
        s.taking += number
    else:
        base_conclude_more(s, number)


def demand(box: Box, s: State) -> None:
    """The human chooses what to hand over."""
    if is_falcon(s, s.owner):
        ask_seat(s, HUMAN, BaseStep.HAND_OVER, min(1, s.groups[HUMAN][group_asked(box, s)]))
    else:
        base_demand(box, s)


def choose_rival(box: Box, s: State, seat: int) -> None:
    """Falcon, asked for a card, has no choice."""
    if is_falcon(s, seat):
        s.seat = seat
        give(box, s, given_by_falcon(box, s, group_asked(box, s)))
    else:
        base_choose_rival(box, s, seat)


def secondary_besides(box: Box, s: State, number: int) -> None:
    if is_falcon(s, s.owner):
        for _ in range(number):
            choose_besides(s, group_asked(box, s))
    else:
        base_secondary_besides(box, s, number)


def choose_besides(s: State, group: int) -> None:
    """A secondary object of one of the other two groups, in their order."""
    first = Group.FINANCE if group == Group.CONTROL else Group.CONTROL
    second = Group.FINANCE if group == Group.SCIENCE else Group.SCIENCE
    choose_secondary(s, first, second, NONE)


def bring_home(s: State, number: int) -> None:
    """All pieces from the object with most of them."""
    if is_falcon(s, s.owner):
        for _ in range(number):
            empty_fullest(s)
    else:
        base_bring_home(s, number)


def empty_fullest(s: State) -> None:
    card = fullest(s)
    if card != NONE:
        say(s, BaseSaid.BROUGHT_HOME, FALCON, card, s.pieces[card])
        s.active[FALCON] += s.pieces[card]
        s.pieces[card] = 0


def move_one(box: Box, s: State) -> None:
    """No coordinator of his changes its project."""
    if not is_falcon(s, s.owner):
        base_move_one(box, s)


# The phase

def ask_to_conclude(s: State) -> None:
    if is_falcon(s, s.seat):
        s.step = Step.FALCON_CONCLUDES
    else:
        base_ask_to_conclude(s)


@follows(Rule.FALCON_ALLIANCE_AT_ONCE)
def conclude_in_phase(box: Box, s: State) -> None:
    """The top alliance of the deck."""
    s.taking += 1
    settle(s, Step.FALCON_SUPPLIES)


@follows(Rule.FALCON_DIFFICULTY)
def take_supplies(box: Box, s: State) -> None:
    """At maximum difficulty a secondary object as well; his female alter ego takes two."""
    if s.difficulty == Difficulty.MAXIMUM:
        for _ in range(2 if s.alter_ego == AlterEgo.FEMALE else 1):
            take_any_secondary(s)
    settle(s, BaseStep.NEXT_ALLIANCE)


JOINTS = {
    base_draw_alliance: draw_alliance, base_draw_cards: draw_cards,
    base_conclude_more: conclude_more, base_demand: demand, base_choose_rival: choose_rival,
    base_secondary_besides: secondary_besides, base_bring_home: bring_home, base_ask_to_conclude: ask_to_conclude,
    base_move_one: move_one,
}
