"""Chunks of games: which ones are to be played, and playing them on the threads of one machine.

Spans are pairs of a first game and how many. Where a chunk begins and ends never changes a game, so that chunks may be
played in any order, twice, or on another machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event
from typing import TYPE_CHECKING, Any

from ..arrays import np, typed
from .run import Fast, Question, Rows

if TYPE_CHECKING:
    from .run import Column

Span = tuple[int, int]
PACK = 64       # chunks that become one in memory
AHEAD = 2       # chunks handed out for each worker: enough to keep it busy, few enough to stop soon


def missing(done: Iterable[Span], span: Span) -> list[Span]:
    """The parts of a span that none of the others covers.

    >>> missing([(0, 10), (15, 2)], (5, 20))
    [(10, 5), (17, 8)]
    """
    left, (at, count) = [], span
    end = at + count
    for first, number in sorted(done):
        if first + number <= at:
            continue
        if first >= end:
            break
        if first > at:
            left.append((at, first - at))
        at = max(at, first + number)
    return [*left, (at, end - at)] if at < end else left


def overlaps(done: Iterable[Span], span: Span) -> list[Span]:
    """The parts of a span that the others cover, which have nothing in common."""
    end = span[0] + span[1]
    common = [(max(first, span[0]), min(first + count, end)) for first, count in sorted(done)]
    return [(first, after - first) for first, after in common if first < after]


def further(done: Iterable[Span], count: int) -> list[Span]:
    """The first `count` games that are not done."""
    done, found = list(done), []
    end = max((first + number for first, number in done), default=0)
    for first, number in missing(done, (0, end + count)):
        if count > 0:
            found.append((first, min(number, count)))
            count -= number
    return found


def chunked(spans: Iterable[Span], size: int) -> list[Span]:
    """Spans cut at multiples of the size, so that everybody who plays a study cuts it at the same places.

    >>> chunked([(500, 1600)], 1000)
    [(500, 500), (1000, 1000), (2000, 100)]
    """
    cut = []
    for first, count in spans:
        end = first + count
        while first < end:
            after = min(end, (first // size + 1) * size)
            cut.append((first, after - first))
            first = after
    return cut


def workers_of(question: Question, wished: int | None) -> int:
    """How many threads help: plain Python runs one at a time."""
    if not isinstance(question.carrier, Fast):
        return 1
    if wished is not None:
        return wished
    here = getattr(os, "sched_getaffinity", None)
    return len(here(0)) if here else os.cpu_count() or 1


def on_threads(question: Question, chunks: Iterable[Span], workers: int | None, stop: Event) -> Iterator[Rows]:
    """Play chunks. Whoever sets `stop` gets what had been started."""
    threads, ahead = workers_of(question, workers), iter(chunks)    # asks for the carrier before any thread does
    yield from _one_by_one(question, ahead, stop) if threads == 1 else _side_by_side(question, ahead, threads, stop)


def _one_by_one(question: Question, chunks: Iterator[Span], stop: Event) -> Iterator[Rows]:
    for chunk in chunks:
        if stop.is_set():
            return
        yield compact(question.play(*chunk))


def _side_by_side(question: Question, chunks: Iterator[Span], threads: int, stop: Event) -> Iterator[Rows]:
    def played(chunk: Span) -> Rows:
        return compact(question.play(*chunk))

    with ThreadPoolExecutor(threads, "gamekit-study") as pool:
        yield from in_flight(lambda chunk: pool.submit(played, chunk), chunks, threads * AHEAD, stop)


def in_flight(submit: Any, chunks: Iterator[Span], most: int, stop: Event) -> Iterator[Rows]:
    """Results as they come. An interrupt stops handing out; what is being played already is waited for."""
    running: set[Future[Rows]] = set()
    try:
        while True:
            try:
                while len(running) < most and not stop.is_set() and (chunk := next(chunks, None)):
                    running.add(submit(chunk))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
            except KeyboardInterrupt:
                if stop.is_set():       # asked twice: do not wait
                    raise
                stop.set()
                continue
            if stop.is_set():
                running = {future for future in running if not future.cancel()}
            yield from (future.result() for future in done)
    finally:
        for future in running:
            future.cancel()


def side_by_side(question: Question, play: Callable[[Any], Any], tasks: Sequence[Any]) -> list[Any]:
    """What came of the tasks, on threads where games are compiled."""
    workers = workers_of(question, None)
    if workers == 1:
        return list(map(play, tasks))
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(play, tasks))


# Rows

def compact(rows: Rows) -> Rows:
    """The same rows in the smallest types: a million games should fit into a notebook's memory."""
    return Rows(_narrowed(rows.games), _narrowed(rows.rounds))


def _narrowed(columns: dict[str, Column]) -> dict[str, Column]:
    narrow = {}
    for name, column in columns.items():
        if not typed(column):
            return columns
        low, high = (column.min(), column.max()) if len(column) else (0, 0)
        fitting = [t for t in (np.int8, np.int16, np.int32) if np.iinfo(t).min <= low and high <= np.iinfo(t).max]
        whole = column.dtype.kind == "i" and fitting
        narrow[name] = column.astype(fitting[0]) if whole else column
    return narrow


class Pile:
    """Rows as they come. Many small chunks that follow each other become one, whose memory can be given back later."""

    def __init__(self) -> None:
        self.blocks: list[Rows] = []
        self.loose: list[Rows] = []

    def add(self, rows: Rows) -> None:
        self.loose.append(rows)
        if len(self.loose) % PACK == 0:
            self.loose.sort(key=span_of)
            spans = [span_of(loose) for loose in self.loose]
            run = 1
            while run < len(spans) and sum(spans[run - 1]) == spans[run][0]:
                run += 1
            if run > 1:
                self.blocks.append(merged(self.loose[:run]))
                del self.loose[:run]

    @property
    def rows(self) -> list[Rows]:
        return self.blocks + self.loose


def merged(parts: list[Rows]) -> Rows:
    """Chunks that follow each other as one."""
    def whole(tables: list[dict[str, Column]]) -> dict[str, Column]:
        return {name: np.concatenate([table[name] for table in tables]) for name in tables[0]}

    return Rows(whole([part.games for part in parts]), whole([part.rounds for part in parts]))


def joined(parts: list[dict[str, Column]], names: list[str]) -> dict[str, Column]:
    """Parts as one, in the order of the games; they are used up, column by column, to save memory.

    Numbers of games are 32 bits wide here, as whoever multiplies them should be right; those of rounds, of which there
    are many more, 16 bits if they fit.
    """
    parts = sorted(parts, key=lambda part: int(part["game"][0]) if len(part["game"]) else -1)
    least = 2 if "round" in names else 4
    whole = {name: _column(name, [part.pop(name) for part in parts], least) for name in names}
    if (whole["game"][1:] < whole["game"][:-1]).any():
        order = np.argsort(whole["game"], kind="stable")
        whole = {name: column[order] for name, column in whole.items()}
    return whole


def _column(name: str, pieces: list[Column], least: int) -> Column:
    """Pieces as one column, of floats or of numbers of at least so many bytes; winner and ending become categories."""
    if not all(map(typed, pieces)):
        return np.concatenate(pieces)
    size = max((piece.dtype.itemsize for piece in pieces), default=0)
    if any(piece.dtype.kind == "f" for piece in pieces):
        kind = "f8"
    elif name == "game":
        kind = "i4"
    else:
        kind = "i1" if name in ("winner", "ending") else f"i{max(size, least)}"
    return np.concatenate([np.zeros(0, kind), *pieces], dtype=kind, casting="unsafe")


def span_of(rows: Rows) -> Span:
    """The games of a chunk."""
    numbers = rows.games["game"]
    return (int(numbers[0]), len(numbers)) if len(numbers) else (0, 0)


def part(rows: Rows, span: Span) -> Rows:
    """Some of the games of rows that are in order."""
    def cut(columns: dict[str, Column]) -> dict[str, Column]:
        low, high = np.searchsorted(columns["game"], (span[0], span[0] + span[1]))
        return {name: column[low:high] for name, column in columns.items()}

    return Rows(cut(rows.games), cut(rows.rounds))
