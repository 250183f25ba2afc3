"""The vocabulary of the cards: one short function for each word, and a table of them all.

A card combines words in its CSV file, with a number each: `draw 3 + conclude 1`. Where somebody must choose, a word
names the step that asks and how many choices there are. A new word is a member of `Effect`, a function and a line in
the table here, and a text in `words/`.
"""

from ....engine.effects import ask, ask_seat, current_amount, go_on, one_chosen, runner
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from ....engine.vocabulary import Vocabulary, Word
from .agents import recall_from_objects, recruit_up_to
from .alliances import conclude, draw_alliance
from .infiltration import occupant
from .owning import hand_over, move_secondary, owned_with_pieces, receive, same_card, take_secondary
from .rulebook import Rule, Said
from .table import (
    AGENTS, OBJECTS, QUANTITY, SECONDARY, Box, Effect, Place, Secondary, State, Step, area, hand,
    is_war,
)


# Alliances

def draw_cards(s: State, number: int) -> None:
    for _ in range(number):
        draw_alliance(s, s.owner)


@follows(Rule.ALLIANCE_ONE_PER_PHASE)
def conclude_more(s: State, number: int) -> None:
    """More alliances from the hand, whose requirements are met."""
    ask(s, Step.CONCLUDE_MORE, min(number, s.pact_size[hand(s.owner)]))


@follows(Rule.SECRET_POWER_FREE_ALLIANCE)
def conclude_freely(s: State, number: int) -> None:
    """Alliances from the hand, whatever they require."""
    ask(s, Step.FREE_ALLIANCE, min(number, s.pact_size[hand(s.owner)]))


def conclude_chosen(box: Box, s: State, alliance: int) -> None:
    one_chosen(s)
    conclude(box, s, s.owner, alliance)


@follows(Rule.ALLIANCE_OPTIONAL)
def conclude_none(box: Box, s: State) -> None:
    go_on(s)


# Rivals

@follows(Rule.EFFECT_INSTANT, Rule.SHADOW_NO_TARGET)
def rivals_lose(s: State, number: int) -> None:
    """Every rival sends active pieces to the reserve, as far as there are any. Shadow agents are no target."""
    for seat in range(s.players):
        lost = 0 if seat == s.owner else min(number, s.active[seat])
        s.active[seat] -= lost
        s.reserve[seat] += lost
        if lost > 0:
            say(s, Said.ACTIVE_LOST, seat, lost)


@follows(Rule.ALLIANCE_NO_SUCH_RIVAL)
def demand(box: Box, s: State) -> None:
    """A rival who has a card of the group gives one. If nobody has, nothing happens."""
    rivals = 0
    for seat in range(s.players):
        if rival_refused(box, s, seat) == Rule.ALLOWED:
            rivals += 1
    ask(s, Step.CHOOSE_RIVAL, min(current_amount(box, s), rivals))


@follows(Rule.ALLIANCE_NO_SUCH_RIVAL)
def rival_refused(box: Box, s: State, seat: int) -> int:
    if seat == s.owner or seat >= s.players or s.groups[seat][group_asked(box, s)] == 0:
        return Rule.ALLIANCE_NO_SUCH_RIVAL
    return Rule.ALLOWED


def group_asked(box: Box, s: State) -> int:
    """The group that the word names."""
    return box.what[s.deed][s.clause]


def choose_rival(box: Box, s: State, seat: int) -> None:
    ask_seat(s, seat, Step.HAND_OVER, 1)


@follows(Rule.ALLIANCE_HAND_OVER, Rule.SECONDARY_MAY_BE_GIVEN)
def gift_refused(box: Box, s: State, gift: int) -> int:
    """A captured card of the group, or a secondary object of it."""
    group = group_asked(box, s)
    if gift >= OBJECTS:
        given = gift - OBJECTS == group and s.secondary[s.seat][group] > 0
    else:
        given = s.object_at[gift] == area(s.seat) and box.group[box.type[gift]] == group
    return Rule.ALLOWED if given else Rule.ALLIANCE_HAND_OVER


def same_gift(box: Box, s: State, gift: int) -> int:
    return gift if gift >= OBJECTS or is_war(gift) else same_card(box, s, gift)


@follows(Rule.ALLIANCE_HAND_OVER)
def give(box: Box, s: State, gift: int) -> None:
    """The giver chooses."""
    say(s, Said.HANDED_OVER, s.seat, s.owner, gift)
    if gift < OBJECTS:
        hand_over(box, s, s.seat, s.owner, gift)
    else:
        move_secondary(s, s.seat, gift - OBJECTS, -1)
        move_secondary(s, s.owner, gift - OBJECTS, 1)
    one_chosen(s)


# What one has

@follows(Rule.SECONDARY_LIMITED)
def secondary_besides(box: Box, s: State, number: int) -> None:
    """Secondary objects of the other two groups, as far as the supply has any."""
    there = 0
    for kind in range(Secondary.SUPREME):
        if secondary_refused(box, s, kind) == Rule.ALLOWED:
            there += s.supply[kind]
    ask(s, Step.TAKE_SECONDARY, min(number, there))


@follows(Rule.SECONDARY_LIMITED)
def secondary_refused(box: Box, s: State, kind: int) -> int:
    if kind == group_asked(box, s) or kind == Secondary.SUPREME:
        return Rule.EFFECT_INSTANT
    return Rule.ALLOWED if s.supply[kind] > 0 else Rule.SECONDARY_LIMITED


def choose_secondary(box: Box, s: State, kind: int) -> None:
    take_secondary(s, s.owner, kind)
    one_chosen(s)


@follows(Rule.EFFECT_INSTANT)
def bring_home(s: State, number: int) -> None:
    """All pieces return from objects of one's choice."""
    ask(s, Step.BRING_HOME, min(number, owned_with_pieces(s, s.owner)))


def home_refused(box: Box, s: State, card: int) -> int:
    return Rule.ALLOWED if s.object_at[card] == area(s.seat) and s.pieces[card] > 0 else Rule.EFFECT_INSTANT


def bring_home_chosen(box: Box, s: State, card: int) -> None:
    say(s, Said.BROUGHT_HOME, s.seat, card, s.pieces[card])
    s.active[s.seat] += s.pieces[card]
    s.pieces[card] = 0
    one_chosen(s)


# Professionals

@follows(Rule.PRO_EMISSARY)
def cheaper_operation(s: State, number: int) -> None:
    s.cheaper = number


@follows(Rule.PRO_LOBBYIST)
def fewer_signs(s: State, number: int) -> None:
    s.fewer_signs = number


@follows(Rule.PRO_RECRUITER)
def recruit(s: State, number: int) -> None:
    recruit_up_to(s, number)


@follows(Rule.PRO_LIAISON)
def recall_now(s: State, number: int) -> None:
    """Pieces return from each captured object."""
    back = recall_from_objects(s, s.owner, number)
    if back > 0:
        say(s, Said.RECALLED, s.owner, back)


@follows(Rule.PRO_BROKER_NO_CARD)
def can_buy(box: Box, s: State) -> int:
    for card in range(OBJECTS):
        if buying_refused(box, s, card) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.PRO_BROKER_NO_CARD


def buy_discarded(s: State, number: int) -> None:
    ask(s, Step.BUY_DISCARDED, number)


@follows(Rule.PRO_BROKER, Rule.PRO_BROKER_NO_CARD, Rule.WAR_NOT_OBJECT)
def buying_refused(box: Box, s: State, card: int) -> int:
    """An object of the discard pile for which the active pieces suffice."""
    if is_war(card):
        return Rule.WAR_NOT_OBJECT
    there = s.object_at[card] == Place.DISCARD and box.least[box.type[card]] <= s.active[s.seat]
    return Rule.ALLOWED if there else Rule.PRO_BROKER_NO_CARD


@follows(Rule.PRO_BROKER)
def buy(box: Box, s: State, card: int) -> None:
    """As many pieces as the object's minimum go to the reserve; none lie on it."""
    price = box.least[box.type[card]]
    s.active[s.seat] -= price
    s.reserve[s.seat] += price
    receive(box, s, s.seat, card)
    say(s, Said.BOUGHT, s.seat, card, price)
    one_chosen(s)


def same_object(box: Box, s: State, card: int) -> int:
    return card if is_war(card) else same_card(box, s, card)


@follows(Rule.PRO_KILLER_NO_TARGET)
def can_kill(box: Box, s: State) -> int:
    for place in range(s.row_size):
        if killing_refused(box, s, s.in_row[place]) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.PRO_KILLER_NO_TARGET


def kill(s: State) -> None:
    ask(s, Step.KILL, 1)


@follows(Rule.PRO_KILLER, Rule.PRO_KILLER_NO_TARGET)
def killing_refused(box: Box, s: State, card: int) -> int:
    """An object of the row, anywhere, with pieces of a rival."""
    if s.object_at[card] != Place.ROW or occupant(s, card) == NONE or occupant(s, card) == s.seat:
        return Rule.PRO_KILLER_NO_TARGET
    return Rule.ALLOWED


@follows(Rule.PRO_KILLER, Rule.SHADOW_NO_TARGET)
def kill_agents(box: Box, s: State, card: int) -> None:
    """Pieces go to the rival's reserve. If none is left the object is free, and shadow agents are home again."""
    rival = occupant(s, card)
    dead = min(current_amount(box, s), s.pieces[card])
    s.pieces[card] -= dead
    s.reserve[rival] += dead
    if s.pieces[card] == 0:
        s.target[rival] = NONE
    say(s, Said.KILLED, s.seat, rival, card, dead)
    one_chosen(s)


# The vocabulary

VOCABULARY = Vocabulary({
    # In force while the card lies there or the coordinator stands there
    Effect.SHADOW_AGENTS: Word(lasting=True, high=9),
    Effect.RECALL: Word(lasting=True, low=1, high=AGENTS),
    Effect.REACH: Word(lasting=True, low=1, high=11),
    Effect.DETAIN: Word(lasting=True, high=AGENTS),
    Effect.RECRUIT_AFTER_INFILTRATING: Word(lasting=True, high=3),
    Effect.RECRUIT_AFTER_ADVANCING: Word(lasting=True, high=3),
    Effect.RECRUIT_WITH_CURATOR: Word(lasting=True, high=3),
    # In the final count (`scoring.py`)
    Effect.POINTS_PER: Word(lasting=True, kind=QUANTITY, high=9),
    # At once
    Effect.RECRUIT: Word(recruit, low=1, high=AGENTS),
    Effect.RIVALS_LOSE: Word(rivals_lose, high=AGENTS),
    Effect.DEMAND: Word(demand, kind=SECONDARY, low=1, high=1),
    Effect.SECONDARY_BESIDES: Word(secondary_besides, kind=SECONDARY, high=3),
    Effect.DRAW: Word(draw_cards, high=6),
    Effect.CONCLUDE: Word(conclude_more, low=1, high=1),
    Effect.CONCLUDE_FREELY: Word(conclude_freely, low=1, high=1),
    Effect.BRING_HOME: Word(bring_home, low=1, high=9),
    # Of professionals
    Effect.CHEAPER_OPERATION: Word(cheaper_operation, high=AGENTS),
    Effect.BUY_DISCARDED: Word(buy_discarded, can_buy, low=1, high=1),
    Effect.KILL: Word(kill, can_kill, low=1, high=AGENTS),
    Effect.FEWER_SIGNS: Word(fewer_signs, high=9),
    Effect.RECALL_NOW: Word(recall_now, low=1, high=AGENTS),
})
RUNNER = runner(do=VOCABULARY.function("do"), can=VOCABULARY.function("can"))
carry_on, whole_refused = RUNNER.carry_on, RUNNER.whole_refused
