"""What a seat could have chosen instead, judged by what it knew then: all its moves in the same worlds that fit that.

A better move is looked for in the first half of the worlds and measured in the second: the best of many would look
better than it is where it was found. Worlds come one after another from a walk, and each is like its neighbours: two
halves only touch.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING, Any

from ...engine.log import Log
from ...engine.match import Match
from ...engine.moves import Move
from ...engine.view import View
from ...engine.worlds import Past
from ..arrays import np
from ..playing.chunks import side_by_side
from ..playing.run import Question
from ..statistics import stats
from ..statistics.stats import Estimate
from .odds import copied
from .review_chain import Chain, parts, won_in

if TYPE_CHECKING:
    from ..playing.run import Column


@dataclass(frozen=True)
class Judged:
    """A choice as it could be judged then: the chance to win before it, what it changed, and what would have been
    better, by how much. Intervals hold together for all the choices that were judged.
    """

    frame: int
    move: Move
    chance: Estimate
    effect: Estimate
    better: Move
    gain: Estimate
    samples: Column         # of the effect

    @property
    def is_mistake(self) -> bool:
        """Whether another move was better for sure."""
        return self.gain.low > 0

    @property
    def bot_chose_better(self) -> bool:
        """Whether the bot that plays on did better for sure: if not, the chance before it is one without that move."""
        return self.effect.high < 0


def judge(
    chain: Chain, frames: Sequence[int], worlds: int, model: str, stop: Event, known: Collection[int] = (),
) -> Iterator[Judged]:
    """The choices of these frames, one after another, but those that are known. Intervals hold together for all."""
    for frame in [frame for frame in frames if frame not in known]:
        if stop.is_set():
            return
        if (found := judged(chain.match, frame, chain.question, worlds, model, chain.level, stop)) is not None:
            yield found


def judged(
    match: Match, frame: int, question: Question, n: int, model: str, level: float, stop: Event,
) -> Judged | None:
    view, move = seen_before(match, frame), match.frames[frame].move
    assert move is not None
    dealt = view.dealt(n, question.seed, model, question.carrier.fast)
    offered = view.moves
    tasks = [(other, *part) for other in [None, *offered] for part in parts(0, n)]
    played = side_by_side(
        question, lambda task: None if stop.is_set() else tried(question, view, dealt, *task), tasks)
    if any(part is None for part in played):
        return None
    each = len(tasks) // (len(offered) + 1)
    rows = [joined(played[i * each : (i + 1) * each]) for i in range(len(offered) + 1)]
    gone_on, of_moves = rows[0], rows[1:]
    mine = of_moves[[one.number for one in offered].index(move.number)]
    best = max(range(len(offered)), key=lambda i: float(of_moves[i][: n // 2].mean()))
    effect = stats.paired_rate_difference(mine, gone_on, level)
    gain = stats.paired_rate_difference(of_moves[best][n // 2 :], mine[n // 2 :], level)
    return Judged(frame, move, stats.rate(float(gone_on.sum()), n), effect, offered[best], gain, mine - gone_on)


def seen_before(match: Match, frame: int) -> View:
    """What the seat that decided in a frame knew before it."""
    s = match.frames[frame].before
    past = Past(match.game, tuple(match.frames[:frame]), s.copy(), s.seat)
    return View(match.game, s, s.seat, Log([]), None, past)


def tried(question: Question, view: View, dealt: Any, move: Move | None, first: int, count: int) -> Column:
    """What part of the victory the seat had in some of the worlds with a move; without one, as the bot goes on."""
    carrier, states = question.carrier, copied(dealt[first : first + count])
    if move is not None:
        carrier.functions.enter_worlds(carrier.box, states, move.number)
    won: Column = won_in(carrier, states, carrier.finish(states, first, carrier.room(0)), first)
    return won[:, view.seat_number]


def joined(columns: Sequence[Any]) -> Column:
    return np.concatenate(columns)
