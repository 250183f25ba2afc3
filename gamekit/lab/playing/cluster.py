"""The same chunks on many machines, by dask.distributed (`pip install "gamekit[cluster]"`).

What travels is a recipe: names and options, a box of one's own as its values, a person's functions as dask sends them.
Every worker makes the question anew, and refuses if its rules are others than here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Lock
from typing import TYPE_CHECKING, Any

from ...engine import policies, registry
from ...engine.changes import Change
from ...engine.errors import GamekitError
from ...engine.game import Game
from ...engine.variant import changed
from .chunks import AHEAD, Span, compact
from .fingerprint import rules_mark
from .run import Question, Rows

if TYPE_CHECKING:
    from concurrent.futures import Future

REMEMBERED = 8      # questions that a worker keeps compiled


class ClusterTrouble(GamekitError):
    """A cluster that cannot do what is asked of it."""


@dataclass(frozen=True)
class Recipe:
    """All that a worker needs to make a question."""

    game: str | type[Game]
    box: Mapping[str, Any] | None       # the values and ids of a box of one's own
    seats: Mapping[str, policies.Policy]
    options: Mapping[str, Any]
    seed: int
    measures: Mapping[str, Callable[..., Any]]
    mark: str                           # of the rules and the box
    key: str                            # under which a worker remembers the question
    changes: tuple[Change, ...] = ()    # of the rules

    @classmethod
    def of(cls, question: Question) -> Recipe:
        from uuid import uuid4

        game = question.game
        box = {"values": game.box.to_json(), "ids": game.components.ids} if game.components.own is not None else None
        rest = question.seats, question.options, question.seed, question.measures
        changes = tuple(game.changes)
        return cls(travelling(game), box, *rest, rules_mark(game, question.bots), uuid4().hex, changes)

    def question(self) -> Question:
        game = registry.load(self.game) if isinstance(self.game, str) else self.game()
        game = changed(game, *self.changes) if self.changes else game
        if self.box is not None:
            game.box = game.components.values = game.values.from_json(self.box["values"])
            game.components.ids = dict(self.box["ids"])
            game.__dict__.pop("_ids", None)
        question = Question(game, self.seats, self.options, self.seed, self.measures)
        if rules_mark(game, question.bots) != self.mark:
            raise ClusterTrouble("error-study-cluster-other")
        return question


def travelling(game: Game) -> str | type[Game]:
    """The game by its name, if workers can be expected to know it; of a changed one that as it is printed."""
    printed: type[Game] = getattr(game, "printed", type(game))
    try:
        return game.name if registry.game_class(game.name) is printed else printed
    except GamekitError:
        return printed


# On a worker

_questions: dict[str, Question] = {}
_making = Lock()        # the threads of a worker compile once


def play_chunk(recipe: Recipe, first: int, count: int) -> Rows:
    """Play a chunk."""
    with _making:
        question = _questions.get(recipe.key)
        if question is None:
            question = recipe.question()
            question.play(0, 1)
            while len(_questions) >= REMEMBERED:
                del _questions[next(iter(_questions))]
            _questions[recipe.key] = question
    return compact(question.play(first, count))


# At home

def on_cluster(question: Question, chunks: Iterator[Span], cluster: Any, stop: Event) -> Iterator[Rows]:
    """Chunks played by a cluster, as they come. A worker that dies has its chunks played by others."""
    _ = question.carrier    # a person's own functions are tried here first, where errors can be read
    with connected(cluster) as client:
        recipe = Recipe.of(question)

        def submit(chunk: Span) -> Future[Rows]:
            return client.submit(play_chunk, recipe, *chunk, pure=False)  # type: ignore[no-any-return]

        yield from _as_they_come(client, submit, chunks, stop)


def _as_they_come(client: Any, submit: Callable[[Span], Any], chunks: Iterator[Span], stop: Event) -> Iterator[Rows]:
    from distributed import as_completed

    running = as_completed(loop=client.loop)
    try:
        while True:
            while running.count() < room(client) and not stop.is_set() and (chunk := next(chunks, None)):
                running.add(submit(chunk))
            if running.count() == 0:
                return
            yield result(next(running))
    except KeyboardInterrupt:
        stop.set()
        raise
    finally:
        client.cancel(list(running.futures))


def result(future: Any) -> Rows:
    """The rows of a chunk. What a game or a function refuses is told as it would be here."""
    from distributed import CancelledError, KilledWorker

    try:
        rows = future.result()
        assert isinstance(rows, Rows)
        return rows
    except (KilledWorker, CancelledError, OSError) as error:
        problem = str(error) or type(error).__name__
        raise ClusterTrouble("error-study-cluster-lost", problem=problem) from None


def room(client: Any) -> int:
    """How many chunks the cluster should have at hand."""
    return AHEAD * max(1, sum(map(int, client.nthreads().values())))


@contextmanager
def connected(cluster: Any) -> Iterator[Any]:
    """A client of the cluster: the one that was given, or one for this study."""
    try:
        from distributed import Client
    except ImportError:
        raise ClusterTrouble("error-study-cluster-missing") from None
    if isinstance(cluster, Client):
        yield cluster
        return
    try:
        client = Client(cluster, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise ClusterTrouble("error-study-cluster-reach", address=str(cluster), problem=str(error)) from None
    with client:
        yield client
