"""Conditions: how often something happens where something else is so, with intervals.

`rates_by` and `means_by` part a table into groups. `lifts` asks of many conditions at once how much each goes along
with success; the more conditions, the wider the intervals, so that all of them hold together with 95 %.

>>> import pandas as pd
>>> table = pd.DataFrame({"failed": [0, 0, 0, 1], "success": [True, True, False, False]})
>>> rates_by(table, ["failed"], "success")[["failed", "rate", "n"]].values.tolist()
[[0.0, 0.6666666666666666, 3.0], [1.0, 0.0, 1.0]]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..showing import canvas
from ..statistics import stats
from ..showing.canvas import Row
from ..statistics.stats import LEVEL, BadStudy, Estimate

FEW = 20        # cases on either side, below which a condition is left out
COLUMNS = [
    "condition", "with", "with_low", "with_high", "without", "without_low", "without_high", "lift", "low", "high",
    "clear", "cases", "others",
]


def rates_by(table: Any, by: Sequence[str], success: str) -> Any:
    """One row for each group: how often the column `success` is true there, with Wilson's interval."""
    return _grouped(table, by, success, "rate", lambda values: stats.rate(int(values.sum()), len(values)))


def means_by(table: Any, by: Sequence[str], value: str) -> Any:
    """One row for each group: the mean of a column, with Student's interval. Groups of one case are left out."""
    return _grouped(table, by, value, "mean", lambda values: stats.mean_interval(values) if len(values) > 1 else None)


def _grouped(
    table: Any, by: Sequence[str], column: str, name: str, estimate: Callable[[Any], Estimate | None]
) -> Any:
    import pandas as pd

    _check_columns(table, by, column)
    rows = []
    for key, group in table.groupby(list(by), observed=True, sort=True):
        found = estimate(group[column].to_numpy())
        if found is not None:
            keys = dict(zip(by, key, strict=True))
            rows.append({**keys, **found.columns(name)})
    return pd.DataFrame(rows, columns=[*by, name, "low", "high", "n"])


def _check_columns(table: Any, by: Sequence[str], column: str) -> None:
    """There must be such columns, and numbers to count."""
    from pandas.api.types import is_bool_dtype, is_numeric_dtype

    columns = list(table.columns)
    if isinstance(by, str) or not isinstance(by, Sequence) or not by:
        raise BadStudy("error-lab-by", value=repr(by), allowed=columns)
    for wanted in [*by, column]:
        if wanted not in columns:
            raise BadStudy("error-lab-measure", name=str(wanted), allowed=columns)
    if not (is_numeric_dtype(table[column]) or is_bool_dtype(table[column])):
        raise BadStudy("error-lab-numbers", name=column)


def lifts(conditions: Mapping[str, Any], success: Any, level: float = LEVEL) -> Any:
    """How much more often there is success with each condition than without it, the strongest first.

    Each condition says of every case whether it holds (1), does not (0), or is not asked there (not a number). Many
    comparisons find something by luck alone: the intervals are those of Bonferroni, and `clear` is where one of them
    excludes 0. `cases` have the condition, `others` do not. A lift is no proof of a cause.
    """
    import numpy as np
    import pandas as pd

    done = np.asarray(success, bool)
    parts = {name: (done[on == 1], done[on == 0]) for name, on in _numbers(conditions, len(done)).items()}
    counted = {name: both for name, both in parts.items() if min(map(len, both)) >= FEW}
    strict = 1 - (1 - level) / max(1, len(counted))
    rows = []
    for name, (yes, no) in counted.items():
        found = stats.rate_difference(int(yes.sum()), len(yes), int(no.sum()), len(no), strict)
        rows.append({
            "condition": name, **stats.rate(int(yes.sum()), len(yes)).beside("with"),
            **stats.rate(int(no.sum()), len(no)).beside("without"), "lift": found.value, "low": found.low,
            "high": found.high, "clear": found.excludes_zero, "cases": len(yes), "others": len(no),
        })
    table = pd.DataFrame(rows, columns=COLUMNS).sort_values("lift", ascending=False, ignore_index=True)
    table.attrs["comparisons"] = len(counted)
    return table


def _numbers(conditions: Mapping[str, Any], cases: int) -> dict[str, Any]:
    """The conditions as arrays, each with a number for every case."""
    import numpy as np

    found = {name: np.asarray(holds, float) for name, holds in conditions.items()}
    for holds in found.values():
        if holds.shape != (cases,):
            raise BadStudy("error-lab-pairs", a=str(holds.size), b=str(cases))
    return found


# Pictures

def plot_rates(table: Any, title: str, note: str, name: Callable[[Any], str], ax: Any = None) -> Any:
    """The rows of `rates_by` as dots with their intervals; `name` makes the words of a row."""
    rows = [
        Row(name(row), row["rate"], row["low"], row["high"], f"{stats.figure(100 * row['rate'])}{stats.SPACE}%")
        for row in table.to_dict("records")
    ]
    ax = canvas.draw_rows(ax, title, note, rows, canvas.dot)
    canvas.percents(ax.xaxis, ax)
    return ax


def plot_lifts(table: Any, title: str, note: str, ax: Any = None) -> Any:
    """The rows of `lifts` in percentage points; a dotted line marks 0."""
    rows = [
        Row(str(row["condition"]), 100 * row["lift"], 100 * row["low"], 100 * row["high"],
            stats.figure(100 * row["lift"], signed=True))
        for row in table.to_dict("records")
    ]
    reach = 1.1 * max((max(abs(row.low), abs(row.high)) for row in rows), default=1)
    ax = canvas.draw_rows(ax, title, note, rows, canvas.dot, (-reach, reach))
    ax.axvline(0, color=canvas.INK, linestyle=":", linewidth=1.8)
    canvas.whole_numbers(ax.xaxis)
    return ax
