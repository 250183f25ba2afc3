"""A finished match as a chain of chances to win, each link of which belongs to chance or to somebody's choice.

A value is the chance to win when bots play on: from a moment of the match, or just after a move, before anything is
drawn with it. Both are played with the same dice, so what is the same in two of them takes nothing from their
difference, and the differences along the chain add up to the result less the start.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from threading import Event
from typing import TYPE_CHECKING, Any

from ...engine.dice import WORLD_DICE, game_seed
from ...engine.layout import Table
from ...engine.match import Match
from ...engine.moves import legal_numbers
from ...engine.rulebook import hyphened
from ...engine.view import hidden_state
from ..arrays import np
from ..playing.chunks import side_by_side
from ..playing.run import Carrier, Question
from ..statistics import victory
from ..statistics.stats import LEVEL

if TYPE_CHECKING:
    from ..playing.run import Column

CHANCE, CHOICE = "chance", "choice"
END = 0             # the value of the end: the result itself
PART = 200          # matches played in one go


@dataclass(frozen=True)
class Value:
    """From where bots play on: a state, after a move if there is one; without a state, from a new deal."""

    state: Table | None
    move: int | None = None


@dataclass(frozen=True)
class Link:
    """What changed the chance from one value to another: what came by chance in the frames, or a choice in the first.

    Values are numbers in the chain, frames those of the match: from `first`, before `after`.
    """

    kind: str
    seat: str | None
    values: tuple[int, int]
    first: int
    after: int


class Chain:
    """The values of a match with the links between them, and how often each seat won from every value so far."""

    def __init__(self, match: Match, question: Question) -> None:
        self.match, self.question = match, question
        self.values: list[Value] = [Value(None)]
        self.links: list[Link] = []
        self.now = self.add(Value(None if match.from_start else match.start))
        self._follow()
        self.won: list[Column] = [self.nothing for _ in self.values]

    @property
    def carrier(self) -> Carrier:
        return self.question.carrier

    @property
    def nothing(self) -> Column:
        return np.zeros((0, len(self.match.game.seat)))

    @property
    def n(self) -> int:
        """How many matches were played on from each value."""
        return len(self.won[END + 1])

    @property
    def level(self) -> float:
        """Of one interval, so that those of all moments hold together: one a change, two a choice that is judged."""
        choices = sum(link.kind == CHOICE for link in self.links)
        return 1 - (1 - LEVEL) / max(1, len(self.links) + 2 * choices)

    def add(self, value: Value) -> int:
        self.values.append(value)
        return len(self.values) - 1

    # What followed from what

    @cached_property
    def states(self) -> list[Table]:
        """The state before each frame, and the last one."""
        return [*(frame.before for frame in self.match.frames), self.match.state]

    def _follow(self) -> None:
        """Link all that happened, decision by decision."""
        decided = [t for t, frame in enumerate(self.match.frames) if frame.move is not None]
        bounds = [*decided, len(self.match.frames)]
        if self.match.from_start or self.drew(0, bounds[0]):
            self._to(CHANCE, self._value_at(bounds[0]), 0, bounds[0])
        for first, after in zip(decided, bounds[1:], strict=True):
            self._decision(first, after)

    def _decision(self, first: int, after: int) -> None:
        """A choice, and what was drawn with it or after it."""
        frame, drew = self.match.frames[first], self.drew(first, after)
        ends = not drew and self.states[after].step == self.match.state.step == 0
        if ends or not self.is_sure(first):
            assert frame.move is not None
            chosen = self.add(Value(frame.before, frame.move.number)) if drew else self._value_at(after)
            self._to(CHOICE, chosen, first, after)
        if drew:
            self._to(CHANCE, self._value_at(after), first, after)

    def _to(self, kind: str, value: int, first: int, after: int) -> None:
        seat = hyphened(self.match.game.seat(self.states[first].seat)) if kind == CHOICE else None
        self.links.append(Link(kind, seat, (self.now, value), first, after))
        self.now = value

    def _value_at(self, frame: int) -> int:
        """The value of the moment before a frame, or of the end."""
        return END if self.states[frame].step == 0 else self.add(Value(self.states[frame]))

    def drew(self, first: int, after: int) -> bool:
        """Whether chance had a part in these frames."""
        return self.states[first].rng != self.states[after].rng

    def is_sure(self, frame: int) -> bool:
        """Whether the bot would have made the same move whatever its dice: then the choice changes nothing."""
        move = self.match.frames[frame].move
        assert move is not None
        return sure_move(self.question, self.states[frame]) == move.number

    # Playing on

    def play(self, n: int, stop: Event | None = None) -> bool:
        """Play on from all values until each has `n` matches; whether it was not stopped before."""
        stop, spans = stop or Event(), list(parts(self.n, n))
        tasks = [(value, *span) for value in range(len(self.values)) for span in spans]
        played = side_by_side(self.question, lambda task: None if stop.is_set() else self.played(*task), tasks)
        if any(part is None for part in played):
            return False
        for value in range(len(self.values)):
            some = played[value * len(spans) : (value + 1) * len(spans)]
            self.won[value] = np.concatenate([self.won[value], *some])
        return True

    def played(self, value: int, first: int, count: int) -> Column:
        """What part of the victory each seat had when bots played on: a row for each match."""
        if value == END:
            return self.ended([self.match.state] * count)
        return played_on(self.carrier, self.values[value], first, count)

    def ended(self, states: Sequence[Table]) -> Column:
        """The same of states that are over."""
        carrier = self.carrier
        made = carrier.states(states[0], len(states))
        return won_in(carrier, made, np.zeros(len(states), np.int64), 0)


def played_on(carrier: Carrier, value: Value, first: int, count: int) -> Column:
    """How bots end matches from a value, by the dice with these numbers."""
    dice = [game_seed(carrier.question.seed, WORLD_DICE + first + i) for i in range(count)]
    if value.state is None:
        states = carrier.started(WORLD_DICE + first, count)
        shuffle(states, dice)
    else:
        states = carrier.states(value.state, count)
        shuffle(states, dice)
        if value.move is None:
            carrier.functions.begin_games(carrier.box, states)
        else:
            carrier.functions.enter_worlds(carrier.box, states, value.move)
    return won_in(carrier, states, carrier.finish(states, first, carrier.room(0)), first)


def won_in(carrier: Carrier, states: Any, decisions: Column, first: int) -> Column:
    """The part of the victory that each seat has in states that are over; a draw is half a win for each of two."""
    noted = carrier.noted(states, decisions, first)
    found: Column = victory.shares(carrier.game, noted) + victory.drawn(carrier.game, noted)[:, None]
    return found


def shuffle(states: Any, dice: Sequence[int]) -> None:
    """Give states other dice, plain or compiled."""
    if isinstance(states, list):
        for s, rng in zip(states, dice, strict=True):
            s.rng = rng
    else:
        states["rng"] = np.array(dice, np.uint64)


def parts(first: int, after: int) -> Iterator[tuple[int, int]]:
    """The first match of each part, and how many."""
    for at in range(first, after, PART):
        yield at, min(PART, after - at)


def sure_move(question: Question, s: Table) -> int | None:
    """The only legal move, or the one that looks best alone to a greedy player; None where dice decide."""
    game, moves = question.game, legal_numbers(question.game, s)
    if len(moves) == 1:
        return moves[0]
    if question.seats.get(game.ids("seat")[s.seat]) != "greedy":
        return None
    looks = [0] * len(moves)
    game.plain.worths(game.box, hidden_state(game, s, s.seat), moves, looks)
    best = max(looks)
    return moves[looks.index(best)] if looks.count(best) == 1 else None
