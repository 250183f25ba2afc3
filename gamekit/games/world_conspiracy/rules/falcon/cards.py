"""Falcon's action cards: drawn and played at once. One function for each kind."""

from collections.abc import Callable

from .....engine.dispatch import dispatch
from .....engine.effects import settle
from .....engine.effects import RESOLVE
from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.agents import recall_from_objects
from ....secret_power.rules.owning import receive
from ....secret_power.rules.rulebook import Said as BaseSaid
from ....secret_power.rules.table import FIRST_WAR, Place
from ..reptilians import take_alien
from ..rulebook import Rule, Said
from ..table import FALCON, HUMAN, Box, Difficulty, FalconPile, Play, Rung, State, Step, falcon_cards
from .agents import bring_agents
from .lines import suits
from .marked import human_loses, last_discarded_alien
from .operations import operate, operating_refused
from .owning import take_any_secondary
from .projects import advance_by_order

draw_card, move_cards = falcon_cards.draw, falcon_cards.move_all

RECRUITED, KILLED, LOST, RECALLED = 3, 2, 1, 1
WANTED = (Rung.SUPPORT, Rung.INNER_CIRCLE, Rung.POWER, Rung.LED_GROUP, Rung.THREE_GROUPS)    # by the Broker


def play_a_card(box: Box, s: State) -> None:
    """Before his action, if the difficulty gives him a card in this turn."""
    settle(s, Step.FALCON_LINE)
    if has_a_card(s):
        s.card_round = s.round
        play_top_card(box, s)


@follows(Rule.FALCON_CARDS, Rule.FALCON_DIFFICULTY)
def has_a_card(s: State) -> bool:
    """Never with the curator; at medium difficulty only once in a round."""
    return s.curator != FALCON and (s.difficulty > Difficulty.MEDIUM or s.card_round < s.round)


@follows(Rule.FALCON_CARDS)
def play_top_card(box: Box, s: State) -> None:
    """An empty deck is shuffled anew from the cards that were played."""
    if s.falcon_pile_size[FalconPile.DECK] == 0:
        say(s, Said.FALCON_CARDS_RESHUFFLED, s.falcon_pile_size[FalconPile.DISCARD])
        move_cards(s, FalconPile.DISCARD, FalconPile.DECK)
    card = draw_card(s, FalconPile.DECK, FalconPile.DISCARD)
    say(s, Said.FALCON_CARD, card)
    play(box.play[card], box, s)


@follows(Rule.FALCON_CARDS, Rule.FALCON_OPERATION_WHEN)
def play_at_once(box: Box, s: State) -> None:
    """Outside his action the Emissary brings an operation at once, if one is possible."""
    seat, before = s.seat, s.emissary
    s.seat, s.emissary = FALCON, 0
    play_top_card(box, s)
    if s.emissary == 1 and operating_refused(box, s) == Rule.ALLOWED:
        operate(box, s)
    s.seat, s.emissary = seat, before
    s.step = RESOLVE            # what is due comes in this step only


# The cards

@follows(Rule.FALCON_CARDS, Rule.FALCON_OPERATION_WHEN)
def play_emissary(s: State) -> None:
    """Operations come first in this turn."""
    s.emissary = 1


@follows(Rule.FALCON_CARDS)
def play_recruiter(s: State) -> None:
    bring_agents(s, RECRUITED)


@follows(Rule.FALCON_CARDS)
def play_broker(box: Box, s: State) -> None:
    """An object of the discard pile comes to him without agents, else a reptilian of it, else a secondary object."""
    card = best_discarded(box, s)
    if card != NONE:
        say(s, Said.FALCON_BROKERS, card)
        receive(box, s, FALCON, card)
    elif last_discarded_alien(s) != NONE:
        take_alien(box, s, FALCON, last_discarded_alien(s))
    else:
        take_any_secondary(s)


@follows(Rule.FALCON_CARDS)
def best_discarded(box: Box, s: State) -> int:
    """In the order of his list; of several the one that was discarded last."""
    for rung in WANTED:
        best = NONE
        for card in range(FIRST_WAR):
            if s.object_at[card] == Place.DISCARD and suits(rung, box, s, card):
                if best == NONE or s.came[card] > s.came[best]:
                    best = card
        if best != NONE:
            return best
    return NONE


@follows(Rule.FALCON_CARDS)
def play_killer(s: State) -> None:
    """Two of the human's pieces in the zone go to the reserve; if there are none, an active one does."""
    card = s.target[HUMAN]
    if card == NONE:
        human_loses(s, LOST)
    else:
        kill_at(s, card)


def kill_at(s: State, card: int) -> None:
    """An object without pieces is free, and shadow agents are home again."""
    dead = min(KILLED, s.pieces[card])
    s.pieces[card] -= dead
    s.reserve[HUMAN] += dead
    if s.pieces[card] == 0:
        s.target[HUMAN] = NONE
    say(s, BaseSaid.KILLED, FALCON, HUMAN, card, dead)


@follows(Rule.FALCON_CARDS)
def play_lobbyist(box: Box, s: State) -> None:
    advance_by_order(box, s)


@follows(Rule.FALCON_CARDS)
def play_liaison(s: State) -> None:
    back = recall_from_objects(s, FALCON, RECALLED)
    if back > 0:
        say(s, BaseSaid.RECALLED, FALCON, back)


PLAYED: dict[Play, Callable[..., None]] = {
    Play.EMISSARY: play_emissary, Play.RECRUITER: play_recruiter, Play.BROKER: play_broker, Play.KILLER: play_killer,
    Play.LOBBYIST: play_lobbyist, Play.LIAISON: play_liaison,
}
play = dispatch("play", PLAYED, "box", "s")
