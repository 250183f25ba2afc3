"""Effects: what cards do, word by word, run from a small stack in the state.

A *deed* is a text of a card, such as `discard-spy 1 + draw 2`: up to so many *clauses*, each a word of the game's
vocabulary with its number (see `vocabulary`). The box holds them in two grids, `effect` and `amount`. A deed is carried
out clause by clause; a word that needs choices asks for them, of its owner or of any other seat. When a clause has been
carried out another deed may begin (`start`): the first waits, and goes on afterwards with its next clause.

Effects can also become *due*, all together when their time has come: at a point of the round, at the end, or after
something that a rule calls a trigger, also in the midst of choices. They happen before the game goes on, or the next
clause, in an order that their owner chooses. A game declares `due`, a row with a number for each thing that may have
such an effect.

    def conclude(box, s, card):
        settle(s, Step.NEXT_PLAYER)                 # where the game goes on, when nothing is left to do
        make_due(box, s, Timing.AFTER_CONCLUDING)   # effects that were waiting for this, after
        start(s, card, s.seat, card)                # the card's own, which happens at once

`start`, `ask` and their like are functions of the state. What also needs the game's own words and cards (`resolve`,
`make_due` ...) is made for each game by `runner`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from .dispatch import bind
from .layout import NONE, Table, number, row

DEPTH = 6                       # deeds that can wait for others
SEATS = 16                      # more than any game has
RESOLVE, CHOOSE_EFFECT = 1, 2   # the steps that are set here, the same in every game with effects


class DeedTable(Table):
    """What the state of a game with effects has: the deed that goes on, those that wait, and what comes after all."""

    deed: int = number("i2", kind="deed", low=NONE)
    clause: int = number(low=NONE, high=99)
    left: int = number(low=0, high=99)                  # choices of the clause still to make
    owner: int = number(kind="seat", low=NONE)          # whose deed it is
    cause: int = number("i2", low=NONE)                 # the thing that does it
    then: int = number(kind="step")                     # where the game goes on, when nothing is left to do,
    turn: int = number(kind="seat")                     # and with whom
    pending: int = number(derived=True)                 # how many effects are due
    waiting: int = number(low=0, high=DEPTH)            # how many deeds wait; the last one goes on first
    waiting_deed: list[int] = row(DEPTH, "i2", kind="deed", low=NONE)
    waiting_clause: list[int] = row(DEPTH, low=NONE, high=99)
    waiting_owner: list[int] = row(DEPTH, kind="seat", low=NONE)
    waiting_cause: list[int] = row(DEPTH, "i2", low=NONE)


# What goes on

def clear_deeds(s: Any) -> None:
    """Nothing goes on, and nothing waits."""
    s.deed = s.clause = s.owner = s.cause = NONE
    s.left = s.waiting = s.turn = s.pending = 0
    for place in range(DEPTH):
        clear_waiting(s, place)


def settle(s: Any, then: int) -> None:
    """All that is due or begins now happens first; then the game goes on with a step, and with whom it is asking."""
    s.then = then
    s.turn = s.seat
    s.step = RESOLVE


def start(s: Any, deed: int, owner: int, cause: int) -> None:
    """A deed begins. One that goes on waits; if too many do, the new one does not happen: circles end."""
    if s.waiting < DEPTH:
        if s.deed != NONE:
            wait(s, s.waiting)
        s.deed, s.clause, s.owner, s.cause = deed, NONE, owner, cause
    go_on(s)


def wait(s: Any, place: int) -> None:
    s.waiting_deed[place], s.waiting_clause[place] = s.deed, s.clause
    s.waiting_owner[place], s.waiting_cause[place] = s.owner, s.cause
    s.waiting += 1


def go_on(s: Any) -> None:
    """No choice is open: on with the deed, or with the game if there is none."""
    s.left = 0
    s.step = RESOLVE
    s.seat = s.turn if s.deed == NONE else s.owner


def end(s: Any) -> None:
    """The deed is over. The one that waited last goes on."""
    if s.waiting == 0:
        s.deed = s.clause = s.owner = s.cause = NONE
    else:
        s.waiting -= 1
        place = s.waiting
        s.deed, s.clause = s.waiting_deed[place], s.waiting_clause[place]
        s.owner, s.cause = s.waiting_owner[place], s.waiting_cause[place]
        clear_waiting(s, place)
    go_on(s)


def clear_waiting(s: Any, place: int) -> None:
    s.waiting_deed[place] = s.waiting_clause[place] = s.waiting_owner[place] = s.waiting_cause[place] = NONE


# Choices

def ask(s: Any, step: int, choices: int) -> None:
    """Whoever decides makes so many choices; without any the deed goes on."""
    if choices > 0:
        s.left = choices
        s.step = step
    else:
        go_on(s)


def ask_seat(s: Any, seat: int, step: int, choices: int) -> None:
    """Another seat makes the choices."""
    s.seat = seat
    ask(s, step, choices)


def one_chosen(s: Any) -> None:
    """One choice is made; after the last the deed goes on."""
    s.left -= 1
    if s.left == 0:
        go_on(s)


# What a deed says

def current_word(box: Any, s: Any) -> int:
    """The word that asks."""
    return box.effect[s.deed][s.clause]  # type: ignore[no-any-return]


def current_amount(box: Any, s: Any) -> int:
    return box.amount[s.deed][s.clause]  # type: ignore[no-any-return]


def amount_of(box: Any, deed: int, word: int) -> int:
    """The number, not below 0, that a deed has beside a word; NONE if it does not have the word."""
    for clause in range(len(box.effect[deed])):
        if box.effect[deed][clause] == word:
            return box.amount[deed][clause]  # type: ignore[no-any-return]
    return NONE


# What is made for each game. The names declared here are bound to the game's.

do: Callable[..., None]                 # (box, s, deed, clause)
can: Callable[..., int]                 # (box, s, deed, clause): the rule that forbids it, or 0
LASTING: tuple[int, ...]                # of a word: 1 if it is in force while its card lies there, and nothing happens
begin_effect: Callable[..., None]       # (box, s, thing): the effect of a thing begins, with `start`
is_active: Callable[..., bool]          # (box, s, thing, timing): whether a thing has an effect that happens now
deed_of: Callable[..., int]             # (box, thing)
# ruff: noqa: F821


def owner_of(box: Any, s: Any, thing: int) -> int:
    """Whose effect it is, in a game for one."""
    return 0


def in_force(s: Any, thing: int) -> None:
    """What is told of an effect that lasts, when its time comes."""


def runner(**game: Any) -> SimpleNamespace:
    """The functions below for a game. What a game does not need it need not bind."""
    functions = (resolve, carry_on, whole_refused, happens, make_due, next_due, is_due, choose_effect, same_effect)
    return SimpleNamespace(**{function.__name__: bind(function, game) for function in functions})


def resolve(box: Any, s: Any) -> None:
    """What is due comes first, then the next clause of the deed that goes on. If none does, on with the game."""
    if s.pending == 0 or not next_due(box, s):
        carry_on(box, s)


def carry_on(box: Any, s: Any) -> None:
    """The same without what is due: a game in which nothing ever is resolves with this."""
    if s.deed == NONE:
        s.step = s.then
        s.seat = s.turn
        return
    s.clause += 1
    if s.clause == len(box.effect[s.deed]) or box.effect[s.deed][s.clause] == NONE:
        end(s)
    else:
        do(box, s, s.deed, s.clause)


def whole_refused(box: Any, s: Any, deed: int) -> int:
    """Whole or not at all: the rule that forbids any clause of a deed, or 0."""
    for clause in range(len(box.effect[deed])):
        if box.effect[deed][clause] != NONE:
            refused = can(box, s, deed, clause)
            if refused != 0:
                return refused
    return 0


def happens(box: Any, deed: int) -> bool:
    """Whether a deed does something once. Words that last are in force without being carried out."""
    for clause in range(len(box.effect[deed])):
        if box.effect[deed][clause] != NONE and LASTING[box.effect[deed][clause]] == 0:
            return True
    return False


# Effects that are due

def level(s: Any) -> int:
    """What is due is so before the deed that goes on, and not before those that wait."""
    return 1 if s.deed == NONE else 2 + s.waiting


def make_due(box: Any, s: Any, timing: int) -> None:
    """All effects that happen now wait for their turn. It comes when `resolve` does."""
    for thing in range(len(s.due)):
        if is_active(box, s, thing, timing):
            if not happens(box, deed_of(box, thing)):
                in_force(s, thing)
            elif s.due[thing] == 0:
                s.due[thing] = level(s)
                s.pending += 1


def next_due(box: Any, s: Any) -> bool:
    """Whether an effect is due: it begins, or its owner chooses, if those that are due differ."""
    first, nearest, differ, now = NONE, SEATS, False, level(s)
    for thing in range(len(s.due)):
        if s.due[thing] == now:
            ahead = places_ahead(box, s, thing)
            if ahead < nearest:
                first, nearest, differ = thing, ahead, False
            elif ahead == nearest and deed_of(box, thing) != deed_of(box, first):
                differ = True
    if differ:
        s.seat = owner_of(box, s, first)
        s.step = CHOOSE_EFFECT
    elif first != NONE:
        choose_effect(box, s, first)
    return first != NONE


def count_due(s: Any) -> None:
    """How many effects are due, in a position that says which."""
    s.pending = 0
    for thing in range(len(s.due)):
        if s.due[thing] > 0:
            s.pending += 1


def places_ahead(box: Any, s: Any, thing: int) -> int:
    """How far around the table its owner sits: who is in turn comes first."""
    return (owner_of(box, s, thing) - s.seat) % SEATS  # type: ignore[no-any-return]


def is_due(box: Any, s: Any, thing: int) -> bool:
    """Whether the seat that decides can let a thing's effect happen now."""
    return s.due[thing] == level(s) and owner_of(box, s, thing) == s.seat  # type: ignore[no-any-return]


def choose_effect(box: Any, s: Any, thing: int) -> None:
    s.due[thing] = 0
    s.pending -= 1
    go_on(s)
    begin_effect(box, s, thing)


def same_effect(box: Any, s: Any, thing: int) -> int:
    """Things with one deed have one effect: the first that is due stands for them."""
    for twin in range(thing):
        if is_due(box, s, twin) and deed_of(box, twin) == deed_of(box, thing):
            return twin
    return thing


# Positions

def is_sound(box: Any, s: Any) -> bool:
    """Whether what goes on and what waits can be: deeds wait only for others, and each is in one of its clauses."""
    for place in range(DEPTH):
        if (place < s.waiting) != (s.waiting_deed[place] != NONE):
            return False
        if s.waiting_deed[place] != NONE and not is_clause(box, s.waiting_deed[place], s.waiting_clause[place]):
            return False
    return s.waiting == 0 if s.deed == NONE else is_clause(box, s.deed, s.clause)


def is_clause(box: Any, deed: int, clause: int) -> bool:
    """Whether a deed has such a clause, or has not come to its first one."""
    return clause == NONE or (clause < len(box.effect[deed]) and box.effect[deed][clause] != NONE)
