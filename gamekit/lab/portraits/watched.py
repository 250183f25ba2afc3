"""Games looked through move by move: who decides, among how many moves, what is hidden, and how the chances stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import lgamma, log
from typing import TYPE_CHECKING, Any

from ...engine.dice import game_seed
from ...engine.game import Game
from ...engine.layout import Table
from ...engine.match import Match
from ...engine.moves import legal_numbers
from ...engine.view import hidden_state
from ..playing.run import Carrier, Question
from ..statistics import victory

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

MOMENTS = 10        # a game is looked at so many times, after equal numbers of decisions; its end is known
LOOKS = 200         # times that it is played on from each of them: with few, who only seems to be behind comes back


@dataclass(frozen=True)
class Course:
    """One game: for each decision who took it, among how many moves, and how much was hidden; and some positions."""

    seats: list[int]
    widths: list[int]
    hidden: list[float]
    positions: list[Table]

    def of(self, seat: int) -> Course:
        """The decisions of one seat."""
        mine = [number for number, who in enumerate(self.seats) if who == seat]
        widths, hidden = [self.widths[number] for number in mine], [self.hidden[number] for number in mine]
        return Course([seat] * len(mine), widths, hidden, self.positions)


def courses(question: Question, n: int) -> Iterator[Course]:
    """Matches of the seed, and of those after it."""
    game = question.game
    for number in range(n):
        match = played(question, number)
        decided = [frame.before for frame in match.frames if frame.move is not None]
        looked = [decided[len(decided) * moment // MOMENTS] for moment in range(MOMENTS)]
        yield Course([s.seat for s in decided], [len(legal_numbers(game, s)) for s in decided],
                     [bits_hidden(game, s) for s in decided], looked)


def played(question: Question, number: int) -> Match:
    """One of these matches."""
    seed = question.seed + number
    return question.game.new(seed=seed, seats=question.seats, **question.options).go_on()


def bits_hidden(game: Game, s: Table) -> float:
    """How many worlds fit what the seat that decides can see, as a power of 2.

    Worlds are ways in which the unseen things can lie in the unseen places, as many in each as there are; the order in
    a deck makes no other world. Things of which more is known than that they are unseen would make them fewer.
    """
    seen, found = hidden_state(game, s, s.seat), 0.0
    for field in game.state.fields:
        if field.of and field.kind and len(field.shape) == 1:
            truth, shown = getattr(s, field.name), getattr(seen, field.name)
            places = Counter(int(a) for a, b in zip(truth, shown, strict=True) if a != b)
            found += log_factorial(places.total()) - sum(map(log_factorial, places.values()))
    return found / log(2)


def log_factorial(number: int) -> float:
    return lgamma(number + 1)


# Playing on

def played_on(question: Question, looked_at: list[Course], looks: int = LOOKS) -> Array:
    """Each seat's part of the victory when a position is played on: games x moments x times x seats.

    What lies where stays as it is; chance to come and the players' whims are others each time.
    """
    import numpy as np

    carrier, found = question.carrier, []
    for number, course in enumerate(looked_at):
        for moment, position in enumerate(course.positions):
            first = (number * MOMENTS + moment) * looks
            states = carrier.states(position, looks)
            with_dice(states, [game_seed(question.seed, ON + first + look) for look in range(looks)])
            found.append(shares(carrier, states, first))
    return np.array(found).reshape(len(looked_at), MOMENTS, looks, -1)


ON = 1 << 59        # chance to come is none that any match has


def with_dice(states: Any, dice: list[int]) -> None:
    if not isinstance(states, list):
        import numpy as np

        states["rng"] = np.array(dice, np.uint64)
        return
    for s, one in zip(states, dice, strict=True):
        s.rng = one


def shares(carrier: Carrier, states: Any, first: int) -> Array:
    """Play states to their ends: what part of the victory every seat has that takes part."""
    decisions = carrier.finish(states, first, carrier.room(0))
    noted = carrier.noted(states, decisions, first)
    won = victory.shares(carrier.game, noted) + victory.drawn(carrier.game, noted)[:, None]
    return won[:, [carrier.game.seat_number(seat) for seat in carrier.question.seats]]  # type: ignore[no-any-return]
