"""Reptilian cards: they come with the objects, lie under them, and are discarded for an alliance before the action."""

from ....engine.dice import below
from ....engine.effects import ask, one_chosen, settle
from ....engine.layout import say
from ....engine.rulebook import follows
from ...secret_power.rules.alliances import conclude
from ...secret_power.rules.effects import can_buy as base_can_buy
from ...secret_power.rules.hidden import hide as base_hide
from ...secret_power.rules.hidden import redeal as base_redeal
from ...secret_power.rules.owning import receive as base_receive
from ...secret_power.rules.owning import recount as base_recount
from ...secret_power.rules.professionals import any_refused as base_any_refused
from ...secret_power.rules.rulebook import Rule as BaseRule
from ...secret_power.rules.setup import clear_turn as base_clear_turn
from ...secret_power.rules.setup import full_row
from ...secret_power.rules.setup import lay_first_row as base_lay_first_row
from ...secret_power.rules.setup import lay_one as base_lay_one
from ...secret_power.rules.setup import lay_row as base_lay_row
from ...secret_power.rules.setup import sort_decks as base_sort_decks
from ...secret_power.rules.table import SEATS, Place, Sign, hand, is_war, wars
from ...secret_power.rules.table import Step as BaseStep
from ...secret_power.rules.turn import action_refused as base_action_refused
from ...secret_power.rules.turn import choose_action as base_choose_action
from .rulebook import Rule, Said
from .stillness import discard_first as base_discard_first
from .table import ALIENS, SPECIES_NUMBER, Action, Box, Lair, State, Step, aliens

gather_aliens, move_alien, draw_alien = aliens.gather, aliens.put, aliens.draw
alien_under, move_aliens = aliens.first_in, aliens.move_all
hide_aliens, deal_aliens = aliens.hide, aliens.redeal


# The row

def aliens_for(s: State) -> int:
    """For how many players the reptilians are chosen."""
    return s.players


@follows(Rule.REPTILIAN_BY_PLAYER_COUNT)
def is_boxed(box: Box, s: State, alien: int) -> bool:
    """More players have more reptilians; the others stay in the box."""
    return s.reptilians == 0 or box.alien_players[alien] > aliens_for(s)


def sort_decks(box: Box, s: State) -> None:
    base_sort_decks(box, s)
    gather_aliens(s, Lair.DECK)
    for alien in range(ALIENS):
        if is_boxed(box, s, alien):
            move_alien(s, alien, Lair.BOX)


@follows(Rule.REPTILIAN_UNDER_OBJECT)
def lay_one(s: State) -> int:
    """Reptilians that come up before the next object or war wait for an object, which is laid upon them."""
    while is_alien_next(s):
        lay_alien(s, draw_alien(s, Lair.DECK, Lair.WAITING))
    card: int = base_lay_one(s)
    if not is_war(card):
        cover(s, card)
    return card


def is_alien_next(s: State) -> bool:
    """Whether the next card of the common deck is a reptilian: its cards are counted apart, but shuffled together."""
    there = s.lair_size[Lair.DECK]
    return there > 0 and below(s, there + s.place_size[Place.DECK]) < there


@follows(Rule.REPTILIAN_SURPLUS, Rule.REPTILIAN_NO_PLACE)
def lay_alien(s: State, alien: int) -> None:
    """One that no object of this row can cover any more is put aside."""
    taken = s.row_size + s.lair_size[Lair.WAITING] + (wars(s) if s.round > 1 else 0)
    if taken > full_row(s):
        move_alien(s, alien, Lair.ASIDE)


@follows(Rule.REPTILIAN_UNDER_OBJECT)
def cover(s: State, card: int) -> None:
    """An object covers one of those that wait. Which of them came first is as random as which of them came."""
    if s.lair_size[Lair.WAITING] > 0:
        draw_alien(s, Lair.WAITING, Lair.UNDER + card)


@follows(Rule.REPTILIAN_SURPLUS)
def shuffle_back(s: State) -> None:
    move_aliens(s, Lair.WAITING, Lair.DECK)
    move_aliens(s, Lair.ASIDE, Lair.DECK)


def lay_first_row(s: State) -> None:
    base_lay_first_row(s)
    shuffle_back(s)


def lay_row(s: State) -> None:
    base_lay_row(s)
    shuffle_back(s)


def discard_first(s: State, card: int) -> None:
    """Where the row is stuck, a reptilian goes with its object."""
    base_discard_first(s, card)
    if s.lair_size[Lair.UNDER + card] > 0:
        move_aliens(s, Lair.UNDER + card, Lair.DISCARD)


# What players have

@follows(Rule.REPTILIAN_TAKEN_ALONG)
def receive(box: Box, s: State, seat: int, card: int) -> None:
    """Who takes the object takes the reptilian below it."""
    base_receive(box, s, seat, card)
    if s.lair_size[Lair.UNDER + card] > 0:
        take_alien(box, s, seat, alien_under(s, Lair.UNDER + card))


def take_alien(box: Box, s: State, seat: int, alien: int) -> None:
    move_alien(s, alien, Lair.AREA + seat)
    count_alien(box, s, seat, alien, 1)
    say(s, Said.ALIEN_TAKEN, seat, alien)


def count_alien(box: Box, s: State, seat: int, alien: int, times: int) -> None:
    """Its signs of special interest count like those of objects."""
    s.signs[seat][Sign.INTEREST] += times * box.species_interest[box.alien_species[alien]]


@follows(Rule.REPTILIAN_TO_DISCARD)
def discard_alien(box: Box, s: State, seat: int, alien: int) -> None:
    """To the discard pile of the objects."""
    move_alien(s, alien, Lair.DISCARD)
    count_alien(box, s, seat, alien, -1)
    say(s, Said.ALIEN_DISCARDED, seat, alien)


def recount(box: Box, s: State) -> None:
    base_recount(box, s)
    for seat in range(SEATS):
        for alien in range(ALIENS):
            if s.alien_at[alien] == Lair.AREA + seat:
                count_alien(box, s, seat, alien, 1)


def same_alien(box: Box, s: State, alien: int) -> int:
    """Cards of a kind in one place are alike."""
    for twin in range(alien):
        if s.alien_at[twin] == s.alien_at[alien] and box.alien_species[twin] == box.alien_species[alien]:
            return twin
    return alien


def aliens_of(box: Box, s: State, seat: int, species: int) -> int:
    """How many cards of a kind a seat has."""
    found = 0
    for alien in range(ALIENS):
        if s.alien_at[alien] == Lair.AREA + seat and box.alien_species[alien] == species:
            found += 1
    return found


# For an alliance

@follows(
    Rule.REPTILIAN_ONCE_PER_TURN, Rule.REPTILIAN_OR_PROFESSIONAL, Rule.REPTILIAN_TWO_OR_THREE,
    Rule.REPTILIAN_START_OF_TURN,
)
def calling_refused(box: Box, s: State) -> int:
    """Before the action, once in a turn and in no turn with a professional; and there must be an alliance in hand."""
    if s.called == 1:
        return Rule.REPTILIAN_ONCE_PER_TURN
    if s.played == 1:
        return Rule.REPTILIAN_OR_PROFESSIONAL
    if s.lair_size[Lair.AREA + s.seat] < 2 or not has_set(box, s):
        return Rule.REPTILIAN_TWO_OR_THREE
    return Rule.ALLOWED if s.pact_size[hand(s.seat)] > 0 else BaseRule.ALLIANCE_FROM_HAND


@follows(Rule.REPTILIAN_TWO_OR_THREE)
def has_set(box: Box, s: State) -> bool:
    """Two equal ones, or one of each kind."""
    kinds = 0
    for species in range(SPECIES_NUMBER):
        held = aliens_of(box, s, s.seat, species)
        if held > 1:
            return True
        kinds += held
    return kinds == SPECIES_NUMBER


@follows(Rule.REPTILIAN_NO_ACTION)
def action_refused(box: Box, s: State, action: int) -> int:
    return calling_refused(box, s) if action == Action.REPTILIANS else base_action_refused(box, s, action)


@follows(Rule.REPTILIAN_NO_ACTION)
def choose_action(box: Box, s: State, action: int) -> None:
    if action == Action.REPTILIANS:
        s.called = 1
        s.step = Step.DISCARD_REPTILIAN
    else:
        base_choose_action(box, s, action)


@follows(Rule.REPTILIAN_TWO_OR_THREE)
def alien_refused(box: Box, s: State, alien: int) -> int:
    """The first belongs to a set; the second completes a pair or goes on with three kinds; so does the third."""
    if s.alien_at[alien] != Lair.AREA + s.seat:
        return Rule.REPTILIAN_TWO_OR_THREE
    fits = s.kinds_shown == 0 and is_of_set(box, s, box.alien_species[alien])
    if s.kinds_shown > 0:
        fits = goes_on_with(box, s, box.alien_species[alien])
    return Rule.ALLOWED if fits else Rule.REPTILIAN_TWO_OR_THREE


def is_of_set(box: Box, s: State, species: int) -> bool:
    return aliens_of(box, s, s.seat, species) > 1 or has_others(box, s, 1 << species)


def goes_on_with(box: Box, s: State, species: int) -> bool:
    """A card of the only kind that was shown makes a pair; one of another kind needs the rest of the three."""
    if s.kinds_shown == 1 << species:
        return True
    new = s.kinds_shown & (1 << species) == 0
    return new and has_others(box, s, s.kinds_shown | 1 << species)


def has_others(box: Box, s: State, kinds: int) -> bool:
    """Whether the seat has a card of each kind besides those."""
    for species in range(SPECIES_NUMBER):
        if kinds & (1 << species) == 0 and aliens_of(box, s, s.seat, species) == 0:
            return False
    return True


def discard_for_alliance(box: Box, s: State, alien: int) -> None:
    """Two equal ones are enough; two different ones ask for the third."""
    kind = 1 << box.alien_species[alien]
    complete = s.kinds_shown == kind or s.kinds_shown | kind == (1 << SPECIES_NUMBER) - 1
    discard_alien(box, s, s.seat, alien)
    s.kinds_shown = 0 if complete else s.kinds_shown | kind
    if complete:
        s.step = Step.REPTILIAN_ALLIANCE


@follows(Rule.REPTILIAN_TWO_OR_THREE)
def conclude_for_them(box: Box, s: State, alliance: int) -> None:
    """Any alliance of the hand, whatever it requires."""
    settle(s, BaseStep.CHOOSE_ACTION)
    conclude(box, s, s.seat, alliance)


@follows(Rule.REPTILIAN_OR_PROFESSIONAL)
def any_refused(box: Box, s: State) -> int:
    return Rule.REPTILIAN_OR_PROFESSIONAL if s.called == 1 else base_any_refused(box, s)


def clear_turn(s: State) -> None:
    base_clear_turn(s)
    s.called = s.kinds_shown = 0


# The broker

@follows(Rule.REPTILIAN_TO_DISCARD)
def can_buy(box: Box, s: State) -> int:
    """Reptilians cost nothing."""
    return BaseRule.ALLOWED if s.lair_size[Lair.DISCARD] > 0 else base_can_buy(box, s)


@follows(Rule.REPTILIAN_TO_DISCARD)
def alien_instead_refused(box: Box, s: State) -> int:
    return Rule.ALLOWED if s.lair_size[Lair.DISCARD] > 0 else Rule.REPTILIAN_TO_DISCARD


def alien_instead(box: Box, s: State) -> None:
    ask(s, Step.TAKE_REPTILIAN, 1)


@follows(Rule.REPTILIAN_TO_DISCARD)
def alien_taking_refused(box: Box, s: State, alien: int) -> int:
    return Rule.ALLOWED if s.alien_at[alien] == Lair.DISCARD else Rule.REPTILIAN_TO_DISCARD


def take_discarded(box: Box, s: State, alien: int) -> None:
    take_alien(box, s, s.seat, alien)
    one_chosen(s)


# What is hidden: which reptilians are still in the deck

def hide(box: Box, s: State, seat: int) -> None:
    base_hide(box, s, seat)
    hide_aliens(box, s, seat)


def redeal(box: Box, s: State) -> None:
    base_redeal(box, s)
    deal_aliens(box, s)


JOINTS = {
    base_sort_decks: sort_decks, base_lay_one: lay_one, base_lay_first_row: lay_first_row, base_lay_row: lay_row,
    base_receive: receive, base_recount: recount, base_action_refused: action_refused,
    base_choose_action: choose_action, base_any_refused: any_refused, base_clear_turn: clear_turn,
    base_can_buy: can_buy, base_hide: hide, base_redeal: redeal, base_discard_first: discard_first,
}
