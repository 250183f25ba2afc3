"""Playing many games: the same chunks on the compiled twin, on plain Python, on threads and on a cluster.

Game number `i` of a seed depends on nothing else, so a chunk can be played anywhere and at any time.
"""

from __future__ import annotations

import types
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...engine import options as choices
from ...engine import policies, twin
from ...engine.dispatch import bind
from ...engine.errors import GamekitError
from ...engine.game import Game, check_seed
from ...engine.layout import NONE, Table
from ...engine.loop import WORLDS
from ...engine.moves import prompt
from ...engine.own import Function, OwnFunction, measured
from ...engine.steps import OVER
from ...engine.view import hidden_state
from ...engine.worlds import MODELS
from ..arrays import np
from . import own

if TYPE_CHECKING:
    from ..arrays import Column as Column

CHUNK, THINKING_CHUNK = 1000, 10    # games played in one go; of bots that take their time, fewer
TRIED = 2       # games that a person's own function plays as plain Python first


@dataclass(frozen=True)
class Rows:
    """What was noted of some games: columns of numbers for whole games, and for the ends of their rounds."""

    games: dict[str, Column]
    rounds: dict[str, Column]


@dataclass(frozen=True)
class Question:
    """What a study plays: a game with options, who plays it, the seed, and what is noted beside the game's measures."""

    game: Game
    seats: Mapping[str, policies.Policy]
    options: Mapping[str, Any]
    seed: int = 0
    measures: Mapping[str, Function] = field(default_factory=dict)
    compiled: bool = field(default=True, compare=False)     # where that is possible; the games are the same
    boxes: Mapping[str, Any] = field(default_factory=dict)  # what seats take the box to be that are mistaken in it

    @classmethod
    def of(
        cls,
        game: Game,
        seats: Mapping[str, policies.Policy] | policies.Policy = "random",
        seed: int = 0,
        measures: Mapping[str, Function] | Sequence[Function] = (),
        **given: Any,
    ) -> Question:
        """The question with everything checked. `seats` is one policy for all seats, or one for each."""
        values = choices.complete(game.options, given, game.name)
        playing = game.playing(values)
        if not isinstance(seats, Mapping):
            seats = dict.fromkeys(playing, seats)
        for seat in seats:
            game.seat_number(seat)
        whole = {seat: seats.get(seat, "random") for seat in playing}
        for policy in whole.values():
            own.as_bot(game, policy)
        named = measures if isinstance(measures, Mapping) else {function.__name__: function for function in measures}
        return cls(game.under(values), whole, values, check_seed(seed), dict(named))

    @cached_property
    def bots(self) -> list[policies.Bot]:
        """Who plays, by number of seat; seats that decide nothing are played at random."""
        seats = [self.seats.get(name, "random") for name in self.game.ids("seat")]
        return [own.as_bot(self.game, policy) for policy in seats]

    @property
    def chunk(self) -> int:
        return THINKING_CHUNK if any(bot.budget or not bot.compiles for bot in self.bots) else CHUNK

    def start(self) -> Table:
        """An empty state with the options."""
        return self.game.empty(self.options)

    @cached_property
    def carrier(self) -> Carrier:
        """Where the games are played. A person's own functions, and changed rules, are tried first as they are."""
        plain = Plain(self)
        own_players = any(not isinstance(policy, str) for policy in self.seats.values())
        if own_players or self.measures or self.game.changes:
            plain.play(0, TRIED)
        if not self.compiled or not twin.available():
            return plain
        try:
            fast = Fast(self)
            if any(player is None for player in fast.players):
                return plain
            if self.game.changes:
                fast.play(0, 1)
        except twin.TwinError as error:
            if not self.game.changes:
                raise
            warnings.warn(f"the changed rules are played as plain Python, which is slow: {error}", own.SlowFunction,
                          stacklevel=2)
            return plain
        return fast

    def play(self, first: int, count: int) -> Rows:
        """Play games `first` .. `first + count - 1`."""
        return self.carrier.play(first, count)


class Endless(GamekitError):
    """A game that goes on for ever: its rules are changed."""


class Carrier(ABC):
    """Where games are played: as `Plain` Python, or `Fast` on the compiled twin."""

    functions: types.SimpleNamespace
    players: tuple[Any, ...]
    box: Any
    boxes: Any              # what each seat takes it to be
    fast: bool

    def __init__(self, question: Question) -> None:
        self.question, self.game = question, question.game
        self.columns = [column for measure in self.game.measures for column in measure.columns(self.game)]
        self.about = np.array([self.told(bot) for bot in question.bots], np.int64)
        self.taken = [question.boxes.get(seat, self.game.box) for seat in self.game.ids("seat")]

    def told(self, bot: policies.Bot) -> list[int]:
        """What is told about a player; who plays alone needs no worlds: nobody's choices tell anything."""
        worlds = bot.worlds if len(self.question.seats) > 1 else 0
        return [bot.looks, bot.budget, worlds, MODELS[policies.usual(self.game)], self.game.longest]

    @property
    def deal(self) -> Any:
        """What makes worlds, if anybody asks for some."""
        return self.dealer("walk_on" if self.about[:, WORLDS].any() else "no_worlds")

    @abstractmethod
    def dealer(self, name: str) -> Any:
        """A function that can be handed to `play_games`."""

    @abstractmethod
    def states(self, s: Table, count: int) -> Any:
        """So many states like one."""

    @abstractmethod
    def room(self, count: int) -> Any:
        """Room for states."""

    @abstractmethod
    def used(self, room: Any) -> Any:
        """Which of the room was used, by number."""

    @abstractmethod
    def some(self, room: Any, numbers: Any) -> Any:
        """The states with these numbers."""

    @abstractmethod
    def field(self, states: Any, name: str) -> Column:
        """One field of all states."""

    @abstractmethod
    def moves(self) -> Any:
        """Room for the moves of a step."""

    @abstractmethod
    def plain(self, state: Any) -> Table:
        """A state as plain Python."""

    @abstractmethod
    def bound(self, function: Function, **names: Function) -> Function:
        """A function over states of this carrier, with rules code for the names that it leaves open."""

    @abstractmethod
    def own(self, name: str, function: Function, states: Any) -> Column:
        """A person's own measure of states."""

    def play(self, first: int, count: int) -> Rows:
        """Play games from their setup to their end, and note what was asked for."""
        states, rounds = self.started(first, count), self.room(count * self.game.rounds)
        decisions = self.finish(states, first, rounds)
        return Rows(self.noted(states, decisions, first), self.noted_rounds(rounds, first))

    def decisions(self, first: int, count: int) -> Column:
        """How many decisions each of these games takes; nothing else is noted."""
        return self.finish(self.started(first, count), first, self.room(0))

    def started(self, first: int, count: int, change: Callable[[Any], None] | None = None) -> Any:
        """Games at their first decision; something may change when they are set up and nothing is dealt yet."""
        states = self.states(self.question.start(), count)
        self.functions.set_up_games(self.box, states, self.question.seed, first)
        if change is not None:
            change(states)
        self.functions.begin_games(self.box, states)
        return states

    def finish(self, states: Any, first: int, rounds: Any) -> Column:
        """Play states to their ends; how many decisions each took. `rounds` takes states at the ends of rounds."""
        decisions = np.zeros(len(states), np.int64)
        self.functions.play_games(
            self.box, self.boxes, states, self.states(self.question.start(), 1), self.question.seed, first,
            self.players, self.about, self.deal, self.moves(), decisions, rounds,
        )
        self.check(states, decisions, first)
        return decisions

    def check(self, states: Any, decisions: Column, first: int) -> None:
        """Refuse games in which a move was chosen that is not legal."""
        for i in (decisions == NONE).nonzero()[0][:1]:
            s = self.plain(states[i])
            moves = policies.offered(self.game, s)      # nobody is to blame where there is no move
            bot, seen = self.question.bots[s.seat], hidden_state(self.game, s, s.seat)
            own.plain_bot(self.game, bot)(self.game.box, seen, moves, bot.budget, [])     # says what it chose
            asked = prompt(self.game, s, "en")
            raise OwnFunction("error-own-move", function=bot.name, game=first + int(i), prompt=asked)
        for i in (self.field(states, "step") != OVER).nonzero()[0][:1]:
            raise Endless("error-game-endless", game=first + int(i), most=self.game.longest)

    def noted(self, states: Any, decisions: Column, first: int) -> dict[str, Column]:
        return {
            "game": np.arange(first, first + len(states)),
            **{name: self.field(states, name).astype(np.int8) for name in ("winner", "ending")},
            "decisions": decisions.astype(np.int32), **self.measured(states),
            **{name: self.own(name, function, states) for name, function in self.question.measures.items()},
        }

    def measured(self, states: Any) -> dict[str, Column]:
        """The game's own measures of states."""
        out = np.zeros((len(states), len(self.columns)), np.int32)
        self.functions.measure(self.box, states, out)
        return {column: out[:, i].copy() for i, column in enumerate(self.columns)}

    def noted_rounds(self, rounds: Any, first: int) -> dict[str, Column]:
        used = self.used(rounds)
        measured = self.measured(self.some(rounds, used))
        kept = [column for m in self.game.measures if m.each_round for column in m.columns(self.game)]
        width = max(self.game.rounds, 1)
        number = {"game": (first + used // width), "round": (used % width + 1).astype(np.int8)}
        return {**number, **{column: measured[column] for column in kept}}


class Plain(Carrier):
    fast = False

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.functions, self.box, self.boxes = self.game.plain, self.game.box, self.taken
        self.players = tuple(own.plain_bot(self.game, bot) for bot in question.bots)

    def states(self, s: Table, count: int) -> Any:
        return [s.copy() for _ in range(count)]

    def dealer(self, name: str) -> Any:
        return getattr(self.functions, name)

    def room(self, count: int) -> Any:
        return [None] * count

    def used(self, room: Any) -> Any:
        return np.array([i for i, s in enumerate(room) if s is not None], np.int64)

    def some(self, room: Any, numbers: Any) -> Any:
        return [room[i] for i in numbers]

    def field(self, states: Any, name: str) -> Column:
        return np.array([getattr(s, name) for s in states], np.int64)

    def moves(self) -> Any:
        return [0] * self.game.flow.widest()

    def plain(self, state: Any) -> Table:
        assert isinstance(state, Table)
        return state

    def bound(self, function: Function, **names: Function) -> Function:
        return bind(function, names)

    def own(self, name: str, function: Function, states: Any) -> Column:
        return np.array([measured(name, function, self.box, s) for s in states], np.float64)


class Fast(Carrier):
    fast = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.functions, self._boxes = self.game.compiled, self.game.box.to_record()
        self.box, self.boxes = self._boxes[0], np.concatenate([box.to_record() for box in self.taken])
        self.players = tuple(own.compiled_bot(self.game, bot) for bot in question.bots)
        self.measures = {name: own.compiled_measure(self.game, f) for name, f in question.measures.items()}

    def states(self, s: Table, count: int) -> Any:
        return np.repeat(s.to_record(), count)

    def dealer(self, name: str) -> Any:
        return getattr(self.functions, name).ready()

    def room(self, count: int) -> Any:
        return np.zeros(count, self.game.state.dtype())

    def used(self, room: Any) -> Any:
        return room["rng"].nonzero()[0]

    def some(self, room: Any, numbers: Any) -> Any:
        return room[numbers]

    def field(self, states: Any, name: str) -> Column:
        found: Column = states[name]
        return found

    def moves(self) -> Any:
        return np.zeros(self.game.flow.widest(), np.int64)

    def plain(self, state: Any) -> Table:
        return self.game.state.from_record(state)

    def bound(self, function: Function, **names: Function) -> Function:
        return own.compiled_over(self.game, function, **names)

    def own(self, name: str, function: Function, states: Any) -> Column:
        if self.measures[name] is None:
            return np.array([measured(name, function, self.game.box, self.plain(s)) for s in states])
        out = np.zeros(len(states), np.float64)
        self.measures[name](self.box, states, out)
        return out
