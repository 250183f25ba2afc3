"""The summary of a study: rates and means, each with its interval and what it was measured on."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

from ...engine.markup import Markup, joined, tag
from ...engine.policies import spoken
from ...engine.words import SHARED
from . import victory
from .stats import BadStudy, Estimate, grouped, mean_interval, plain, rate
from .victory import total, wins_of

if TYPE_CHECKING:
    from ..playing.study import Study

COLUMNS = ["what", "of", "value", "low", "high", "n"]
Measured = tuple[str, str, Estimate]    # what it is of (win, draw, defeat, ending, mean), whose, and the estimate


class Summary:
    """Shown as a table in a notebook and as text in a terminal; `frame` holds the numbers."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.language = study.game.language
        self.lines = [*wins(study), *unwon(study), *endings(study), *means(study)]

    @property
    def frame(self) -> Any:
        """One row for each number: what, of (whom or which), value, low, high, n."""
        import pandas as pd

        rows = [(what, of, e.value, e.low, e.high, e.n) for what, of, e in self.lines]
        return pd.DataFrame(rows, columns=COLUMNS)

    def csv(self) -> str:
        """The same as a file for a spreadsheet."""
        file = io.StringIO()
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows((what, of, e.value, e.low, e.high, e.n) for what, of, e in self.lines)
        return file.getvalue()

    def head(self) -> list[tuple[str, str]]:
        """What was played, as pairs of words."""
        study = self.study
        facts = {
            "game": study.game.in_language(self.language).title,
            "options": ", ".join(f"{name} = {shown(value)}" for name, value in study.options.items()),
            "seats": ", ".join(f"{seat} = {player}" for seat, player in self.players().items()),
            "n": study.how_far(self.language) or grouped(study.n), "seed": str(study.seed),
            "version": f"gamekit {study.version}",
        }
        return [(self._word(f"study-{name}"), text) for name, text in facts.items() if text]

    def players(self) -> dict[str, str]:
        """Who played each seat: a bot, or the rules themselves."""
        bots = {seat: spoken(policy, self.language) for seat, policy in self.study.seats.items()}
        scripted = self.study.game.scripted(self.study.options)
        return {seat: self._word("study-scripted") if seat in scripted else bots[seat] for seat in self.study.present}

    def label(self, what: str, of: str) -> str:
        """The words of a line."""
        if what == "win":
            number = self.study.game.seat_number(of)
            return self._word("study-win", seat=self.study.game.thing_text("seat", number, self.language))
        return self._word(f"study-{what}", of=of)

    def _word(self, key: str, **facts: str) -> str:
        return SHARED.text(key, self.language, **facts)

    def __str__(self) -> str:
        head = [f"{name}: {text}" for name, text in self.head()]
        table = [(self.label(what, of), estimate.text(self.language)) for what, of, estimate in self.lines]
        width = max((len(label) for label, _ in table), default=0)
        return plain("\n".join([*head, "", *(f"{label:<{width}}  {text}" for label, text in table)]))

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> Markup:
        left = "text-align:left"
        head = joined(tag("b", name, ":") + " " + text + tag("br") for name, text in self.head())
        rows = [
            tag("tr", tag("th", self.label(what, of), scope="row", style=left),
                tag("td", estimate.text(self.language), style=left))
            for what, of, estimate in self.lines
        ]
        return tag("div", head, tag("table", *rows))


def wins(study: Study) -> list[Measured]:
    """How often each seat won. A victory that several share is a part of one for each."""
    return [("win", seat, rate(total(wins_of(study, seat)), study.n)) for seat in study.present]


def unwon(study: Study) -> list[Measured]:
    """How often nobody won: draws and defeats, if there were any."""
    return [(what, "nobody", rate(number, study.n)) for what, number in victory.unwon(study).items() if number]


def endings(study: Study) -> list[Measured]:
    """The share of each ending. Number 0 is that of a game which has not ended."""
    ending = study.column("ending")
    counts = [(number, name, int((ending == number).sum())) for number, name in enumerate(study.game.ids("ending"))]
    return [("ending", name, rate(count, study.n)) for number, name, count in counts if number or count]


def means(study: Study) -> list[Measured]:
    return [("mean", name, mean_of(study.column(name))) for name in study.measured()]


def means_of(study: Study, name: str) -> Any:
    """The means of a measure that has a column for each thing of a kind: a table, one row a thing."""
    import pandas as pd

    measure = {one.name: one for one in study.game.measures if one.of}.get(name)
    if measure is None:
        raise BadStudy("error-lab-measure", name=name, allowed=[one.name for one in study.game.measures if one.of])
    columns = zip(study.game.ids(measure.of), measure.columns(study.game), strict=True)
    measured = study.measured()
    return pd.DataFrame([
        {measure.of: thing, **mean_of(study.column(column)).columns("mean")}
        for thing, column in columns if column in measured
    ])


def mean_of(column: Any) -> Estimate:
    """The mean of what was measured; of less than two games it is not known how far it can be trusted."""
    known = column[column == column]        # NaN, which a person's own measure may give, is not equal to itself
    if len(known) >= 2:
        return mean_interval(known)
    return Estimate(float(known[0]) if len(known) else float("nan"), float("-inf"), float("inf"), len(known), "number")


def shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
