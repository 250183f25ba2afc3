"""Gathering the games of a study: from its file, from threads or a cluster, with progress, until somebody stops it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event
from typing import TYPE_CHECKING, Any

from .chunks import Pile, Span, chunked, missing, on_threads, overlaps, span_of
from .run import Question, Rows

if TYPE_CHECKING:
    from .store import Store

Progress = bool | Callable[[int, int], None]        # a bar, or a function told of how many games of how many

Tell = Callable[[int], object]                      # of so many games more


@dataclass
class Gathering:
    """How the games of a question are got. `stop` ends it between two chunks."""

    question: Question
    store: Store | None = None
    workers: int | None = None
    cluster: Any = None
    stop: Event = field(default_factory=Event)
    tell: Tell | None = None

    def rows(self, spans: Iterable[Span]) -> list[Rows]:
        """The rows of these games, or of as many as were done when it was stopped."""
        wanted = chunked(spans, self.question.chunk)
        pile = Pile()
        if self.store is None:
            self._keep(pile, self._played(iter(wanted)))
            return pile.rows
        self._keep(pile, self._played(self._not_stored(wanted)))
        done = [span_of(rows) for rows in pile.rows]
        others = [gap for span in wanted for gap in missing(done, span)]      # stored before, or by somebody else
        for rows in self._stored(others):
            pile.add(rows)
            self._told(rows)
        return pile.rows

    def _not_stored(self, wanted: list[Span]) -> Iterator[Span]:
        """What is missing at the moment when it is to be played: another process may work on the same file."""
        assert self.store is not None
        for span in wanted:
            yield from missing(self.store.spans(span), span)

    def _stored(self, wanted: list[Span]) -> Iterator[Rows]:
        assert self.store is not None
        for span in wanted:
            for common in overlaps(self.store.spans(span), span):
                yield self.store.read(common)

    def _played(self, chunks: Iterator[Span]) -> Iterator[Rows]:
        if self.cluster is None:
            return on_threads(self.question, chunks, self.workers, self.stop)
        from .cluster import on_cluster

        return on_cluster(self.question, chunks, self.cluster, self.stop)

    def _keep(self, pile: Pile, played: Iterator[Rows]) -> None:
        try:
            for rows in played:
                if self.store is not None:
                    self.store.add(rows)
                pile.add(rows)
                self._told(rows)
        except KeyboardInterrupt:       # the games that are done are worth more than a traceback
            self.stop.set()

    def _told(self, rows: Rows) -> None:
        if self.tell is not None:
            self.tell(len(rows.games["game"]))


@contextmanager
def telling(progress: Progress, total: int | None) -> Iterator[Tell | None]:
    """A function to be told of games that are done, if anybody wants it. `total` is None where nobody knows yet."""
    if not progress:
        yield None
    elif callable(progress):
        done = 0

        def tell(games: int) -> None:
            nonlocal done
            done += games
            progress(done, total or 0)

        yield tell
    else:
        from tqdm.auto import tqdm

        with tqdm(total=total, unit=" games", unit_scale=True) as bar:
            yield bar.update
