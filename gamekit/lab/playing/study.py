"""Studies: many games of one question, as tables.

>>> from gamekit.lab import simulate
>>> study = simulate("dual_powers", 200, seed=1917, options={"mode": "solo"})
>>> study
<Study of dual_powers: 200 games, seed 1917>
>>> list(study.games.columns[:4])
['game', 'winner', 'ending', 'decisions']
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from ...engine.errors import BadOption, BadSave, told
from ...engine.game import Game
from ...engine.policies import called
from ...engine.version import VERSION
from ...engine.words import SHARED
from ..questions import asked
from ..statistics import victory
from . import chunks
from ..questions.asked import MOST
from .gather import Gathering, Progress, telling
from .run import Question, Rows
from ..statistics.stats import BadStudy, grouped

if TYPE_CHECKING:
    from .run import Column
    from .store import Store
    from ..statistics.summary import Summary

MOST_WORKERS = 1000
LOOK = 4        # chunks between two looks of `until`, at least


class StoppedEarly(UserWarning):
    """A study that was interrupted: it has the games that were done."""


@dataclass(frozen=True)
class until:
    """In place of a number of games: as many as it takes until a seat's win rate is known to this width.

    The rate is looked at after 4, 8, 12, 16, 20, 25, 31 ... chunks, whoever plays them: the same question gets the
    same number of games on any machine.
    """

    width: float = 0.01
    seat: str | None = None         # the first one that plays
    at_most: int = 1_000_000

    def __post_init__(self) -> None:
        if not isinstance(self.width, float) or not 0 < self.width < 1:
            raise BadOption("error-study-width", value=repr(self.width))
        asked.whole(self.at_most, MOST, "error-study-n")

    def totals(self, chunk: int) -> Iterator[int]:
        """How many games there are at each look."""
        total = 0
        while total < self.at_most:
            total += chunk * max(LOOK, total // chunk // 4)
            yield min(total, self.at_most)

    def reached(self, study: Study) -> bool:
        from ..statistics.stats import wilson

        wins = victory.wins_of(study, next(iter(study.seats)) if self.seat is None else self.seat)
        low, high = wilson(wins.sum(), study.n)
        return high - low <= self.width


@told
def simulate(
    game: Game | str,
    n: int | until,
    seats: Any = "random",
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    measures: Any = (),
    file: str | Path | None = None,
    workers: int | None = None,
    progress: Progress = False,
    cluster: Any = None,
) -> Study:
    """Play games 0 .. n-1 of a seed and note what came of each.

    `n` is a number, or `until(width=0.01)`: as many games as it takes to know a win rate so well. `seats` is one policy
    for all seats, or a dictionary with one for each: the name of a bot, a function of a view, or rules code of
    (box, s, moves). `options` are those of the game, by name. `measures` are functions of (box, s) that give a number
    of each finished game.

    With `file`, an SQLite file, a study goes on where it stopped. An interrupt ends it with the games that are done,
    and a warning says how many. `workers` are threads (one for each core, unless told), `cluster` is the
    address of a Dask scheduler or a client; the games are the same on any of them. `progress` shows a bar, or calls a
    function with the games done and wanted.

    >>> study = simulate("uprising", 100, {"empire": "greedy"}, seed=1917, options={"mode": "capitol"})
    >>> print(study.summary().lines[1][2])      # how often the Empire won
    85.0 % [76.7, 90.7], n = 100
    """
    question = asked.question(game, seats, seed, options, measures)
    study = prepare(question, file).play(n, workers, progress, cluster)
    if study.stopped:
        warnings.warn(study.how_far(), StoppedEarly, stacklevel=3)
    return study


def prepare(question: Question, file: str | Path | None = None) -> Study:
    """A study without games yet: `play` plays them, and `cancel` stops that from another thread."""
    if file is None:
        return Study(question)
    from .store import Store

    return Study(question, store=Store.of(file, question))


def load_study(file: str | Path, game: Game | None = None) -> Study:
    """The study that a file holds, without playing. One that was played with a box of one's own needs that `game`."""
    from .store import stored_study

    return stored_study(file, game)


def whole(parts: list[dict[str, Column]], names: list[str]) -> dict[str, Column]:
    """All parts as one, and from then on they are kept only so. Without any there are only the names."""
    parts[:] = [chunks.joined(parts, list(parts[0]) if parts else names)]
    return parts[0]


class Study:
    """The games of a question that were played: as tables, as a summary, as pictures."""

    def __init__(self, question: Question, parts: Sequence[Rows] = (), store: Store | None = None) -> None:
        self.question, self.store, self.version = question, store, VERSION
        self._games, self._rounds = [dict(part.games) for part in parts], [dict(part.rounds) for part in parts]
        self._spans = [chunks.span_of(part) for part in parts]
        self._stop = Event()
        self.wanted: int | None = None      # so many games were asked for, if it was stopped before

    load = staticmethod(load_study)

    @property
    def n(self) -> int:
        return sum(count for _, count in self._spans)

    @property
    def game(self) -> Game:
        return self.question.game

    @property
    def seed(self) -> int:
        return self.question.seed

    @property
    def seats(self) -> dict[str, Any]:
        """Who played."""
        return dict(self.question.seats)

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.question.options)

    @property
    def present(self) -> list[str]:
        """The seats that took part, those that the rules play among them."""
        return self.game.seated(self.options)

    @property
    def file(self) -> Path | None:
        return self.store.path if self.store else None

    @property
    def stopped(self) -> bool:
        """By an interrupt or `cancel`, before all games were played."""
        return self.wanted is not None

    def how_far(self, language: str | None = None) -> str:
        """That it was stopped, and how far it came; else nothing."""
        if self.wanted is None:
            return ""
        facts = {"n": grouped(self.n), "wanted": grouped(self.wanted)}
        return SHARED.text("study-stopped", language or self.game.language, **facts)

    def __repr__(self) -> str:
        of = f" of {self.wanted}, stopped early" if self.stopped else ""
        return f"<Study of {self.game.name}: {self.n} games{of}, seed {self.seed}>"

    # Tables

    def columns(self) -> list[str]:
        return list(self._game_columns)

    def column(self, name: str) -> Column:
        """A column of `games` as numbers, without pandas. Winner and ending are numbers of things; nobody is -1."""
        return self._game_columns[self._checked(name, self.columns())]

    def round_column(self, name: str) -> Column:
        """The same of `rounds`."""
        return self._round_columns[self._checked(name, list(self._round_columns))]

    @cached_property
    def shares(self) -> Any:
        """What part of the victory every seat has in each game: one line a game, one column a seat."""
        return victory.shares(self.game, self._game_columns)

    def measured(self) -> list[str]:
        """The columns that say how much of something there was; of seats that take no part there was nothing."""
        seats, present = self.game.ids("seat"), self.present
        of_seats = [measure.columns(self.game) for measure in self.game.measures if measure.of == "seat"]
        empty = [name for names in of_seats for seat, name in zip(seats, names, strict=True) if seat not in present]
        return [name for name in self.columns() if name not in asked.NUMBERED and name not in empty]

    def measure(self, name: str) -> Column:
        """One of the columns that say how much."""
        return self.column(self._checked(name, self.measured()))

    @staticmethod
    def _checked(name: str, allowed: list[str]) -> str:
        if name not in allowed:
            raise BadStudy("error-lab-measure", name=str(name), allowed=allowed)
        return name

    @property
    def games(self) -> Any:
        """One row a game. Winner and ending are categories; where nobody won, the winner is missing."""
        return self._games_frame.copy(deep=False)       # writing into it leaves the study as it is

    @property
    def rounds(self) -> Any:
        """One row for the end of each round of each game. Whole numbers are 16 bits wide, if they fit."""
        return self._rounds_frame.copy(deep=False)

    @cached_property
    def _games_frame(self) -> Any:
        import pandas as pd

        columns: dict[str, Any] = dict(self._game_columns)
        for name, kind in (("winner", "seat"), ("ending", "ending")):
            columns[name] = pd.Categorical.from_codes(columns[name], self.game.ids(kind))
        return pd.DataFrame(columns, copy=False)

    @cached_property
    def _rounds_frame(self) -> Any:
        import pandas as pd

        return pd.DataFrame(self._round_columns, copy=False)

    @cached_property
    def _game_columns(self) -> dict[str, Column]:
        return whole(self._games, asked.columns(self.question)[0])

    @cached_property
    def _round_columns(self) -> dict[str, Column]:
        return whole(self._rounds, asked.columns(self.question)[1])

    def summary(self) -> Summary:
        """Win rates, endings and means with their 95 % intervals."""
        from ..statistics.summary import Summary

        return Summary(self)

    def means_of(self, measure: str) -> Any:
        """The mean of a measure that has a column for each thing of a kind, one row a thing, with 95 % intervals."""
        from ..statistics.summary import means_of

        return means_of(self, measure)

    # Playing

    def more(self, n: int, workers: int | None = None, progress: Progress = False, cluster: Any = None) -> Study:
        """A study of these games and the next `n` of the same question."""
        asked.whole(n, MOST - self.n, "error-study-n")
        gathering = self._gathering(workers, cluster)
        with telling(progress, n) as gathering.tell:
            found = gathering.rows(chunks.further(self._spans, n))
        return self._with(found, gathering, self.n + n)

    def play(
        self, n: int | until, workers: int | None = None, progress: Progress = False, cluster: Any = None
    ) -> Study:
        """A study of games 0 .. n-1: those of this study, and those that are missing."""
        totals = n.totals(self.question.chunk) if isinstance(n, until) else [asked.whole(n, MOST, "error-study-n")]
        gathering, study = self._gathering(workers, cluster), self
        with telling(progress, None if isinstance(n, until) else n) as gathering.tell:
            for total in totals:
                study = study._with(gathering.rows(chunks.missing(study._spans, (0, total))), gathering, total)
                if study.stopped or (isinstance(n, until) and n.reached(study)):
                    break
        return study

    def cancel(self) -> None:
        """Stop `play` or `more`, which runs in another thread, after the chunks that are being played."""
        self._stop.set()

    def _gathering(self, workers: int | None, cluster: Any) -> Gathering:
        if workers is not None:
            asked.whole(workers, MOST_WORKERS, "error-study-workers")
        if self.store is not None:
            self.store.check(self.question)
        self._stop.clear()
        return Gathering(self.question, self.store, workers, cluster, self._stop)

    def begin(self) -> None:
        """Whoever plays the games in another place begins: what `cancel` said before does not count."""
        self._stop.clear()

    @property
    def stopping(self) -> bool:
        return self._stop.is_set()

    def _with(self, found: Sequence[Rows], gathering: Gathering, wanted: int) -> Study:
        return self.joined(found, wanted if gathering.stop.is_set() else None)

    def joined(self, found: Sequence[Rows], wanted: int | None = None) -> Study:
        """This study with further games of the question; `wanted`: so many there were to be, if it was stopped."""
        study = Study(self.question, found, self.store)
        study.wanted, study._stop = wanted, self._stop
        study._games[:0], study._rounds[:0] = map(dict, self._games), map(dict, self._rounds)
        study._spans[:0] = self._spans
        return study

    # Files

    def to_csv(self, path: str | Path) -> Path:
        """Write `games` as a CSV file."""
        return self._written(path, lambda: self.games.to_csv(path, index=False, lineterminator="\n"))

    def to_parquet(self, path: str | Path) -> Path:
        """Write `games` as a Parquet file."""
        return self._written(path, lambda: self.games.to_parquet(path, index=False))

    def _written(self, path: str | Path, write: Callable[[], None]) -> Path:
        try:
            write()
        except ImportError:
            raise BadOption("error-study-parquet") from None
        except OSError as error:
            raise BadSave("error-save-write", path=str(path), problem=error.strerror or str(error)) from None
        return Path(path)

    def to_json(self) -> str:
        """The question and both tables, as JSON."""
        about = {
            "gamekit": self.version, "game": self.game.name, "options": self.options,
            "seats": {seat: called(policy) for seat, policy in self.seats.items()},
            "seed": self.seed, "n": self.n,
        }
        games, rounds = (json.loads(frame.to_json(orient="records")) for frame in (self.games, self.rounds))
        return json.dumps({**about, "games": games, "rounds": rounds}, ensure_ascii=False)

    # Pictures

    def _repr_html_(self) -> str:
        from ..words import picture

        return self.summary()._repr_html_() + (picture(self.plot()) if self.n else "")

    def plot(self, ax: Any = None, **given: Any) -> Any:
        """The main one: who wins, or how it ends for a seat that plays alone."""
        return (self.plot_wins if len(self.present) > 1 else self.plot_endings)(ax, **given)

    def plot_wins(self, ax: Any = None, **given: Any) -> Any:
        from ..showing import plots

        return plots.wins(self, ax, **given)

    def plot_scores(self, ax: Any = None, **given: Any) -> Any:
        from ..showing import plots

        return plots.scores(self, ax, **given)

    def plot_length(self, ax: Any = None, **given: Any) -> Any:
        from ..showing import plots

        return plots.length(self, ax, **given)

    def plot_fan(self, measure: str, ax: Any = None, **given: Any) -> Any:
        from ..showing import plots

        return plots.fan(self, measure, ax, **given)

    def plot_endings(self, ax: Any = None, **given: Any) -> Any:
        from ..showing import plots

        return plots.endings(self, ax, **given)

    def plot_means(self, measure: str, ax: Any = None, **given: Any) -> Any:
        from ..showing import plots

        return plots.means(self, measure, ax, **given)

    def plot_control(self, measure: str = "control", ax: Any = None, **given: Any) -> Any:
        from ..showing import plots

        return plots.control(self, measure, ax, **given)
