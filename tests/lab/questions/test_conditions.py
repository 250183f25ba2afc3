"""Rates by condition and lifts: right numbers, honest intervals, clear mistakes."""

import numpy as np
import pandas as pd
import pytest

from gamekit.lab.statistics import stats
from gamekit.lab.questions.conditions import FEW, lifts, means_by, plot_lifts, plot_rates, rates_by
from gamekit.lab.statistics.stats import BadStudy

TABLE = pd.DataFrame({
    "failed": [0] * 30 + [1] * 20, "dead": [0, 1] * 25, "gain": np.arange(50.0),
    "success": [True] * 24 + [False] * 6 + [True] * 5 + [False] * 15,
})


def test_rates_of_groups_with_their_intervals():
    found = rates_by(TABLE, ["failed"], "success").set_index("failed")
    assert found.loc[0, "rate"] == 0.8 and found.loc[1, "rate"] == 0.25
    assert (found.loc[0, "low"], found.loc[0, "high"]) == stats.wilson(24, 30)
    assert list(found["n"]) == [30, 20]


def test_groups_by_two_columns_hold_every_case_once():
    found = rates_by(TABLE, ["failed", "dead"], "success")
    assert len(found) == 4 and found["n"].sum() == len(TABLE)


def test_means_of_groups():
    found = means_by(TABLE, ["failed"], "gain").set_index("failed")
    wanted = stats.mean_interval(TABLE["gain"][:30])
    assert (found.loc[0, "mean"], found.loc[0, "low"], found.loc[0, "high"]) == (wanted.value, wanted.low, wanted.high)
    assert len(means_by(TABLE.assign(one=range(50)), ["one"], "gain")) == 0     # of one case nothing is known


def test_wrong_tables_are_told():
    for by in ("failed", [], 7):
        with pytest.raises(BadStudy, match="list of one column"):
            rates_by(TABLE, by, "success")
    with pytest.raises(BadStudy, match=r"words.*numbers"):
        means_by(TABLE.assign(words="x"), ["failed"], "words")
    with pytest.raises(BadStudy, match="2 and 3"):
        lifts({"short": [1, 0]}, [1, 0, 1])
    with pytest.raises(BadStudy, match="nothing to draw"):
        plot_lifts(lifts({}, []), "", "")


@pytest.mark.parametrize("by", [["missing"], ["failed", "missing"]])
def test_an_unknown_column_is_told(by):
    with pytest.raises(BadStudy, match="missing"):
        rates_by(TABLE, by, "success")


def cases(n=4000, lift=0.3):
    dice = np.random.default_rng(1)
    on = dice.random(n) < 0.5
    return on, dice.random(n) < 0.4 + lift * on


def test_a_lift_is_the_difference_of_the_rates():
    on, success = cases()
    row = lifts({"on": on}, success).iloc[0]
    assert row["lift"] == pytest.approx(success[on].mean() - success[~on].mean())
    assert row["clear"] and row["low"] < 0.3 < row["high"] and row["cases"] == on.sum()
    assert row["with_low"] < row["with"] == success[on].mean() < row["with_high"]
    assert row["without_low"] < row["without"] == success[~on].mean() < row["without_high"]


def test_more_comparisons_have_wider_intervals():
    on, success = cases()
    alone = lifts({"on": on}, success).iloc[0]
    many = lifts({"on": on, **{f"other {i}": np.roll(on, i + 1) for i in range(50)}}, success)
    row = many[many["condition"] == "on"].iloc[0]
    assert row["low"] < alone["low"] and row["high"] > alone["high"]
    assert many.attrs["comparisons"] == 51 and many["condition"].iloc[0] == "on"


def test_luck_alone_is_rarely_clear():
    """200 conditions that mean nothing: without care about ten would look clear."""
    dice = np.random.default_rng(2)
    success = dice.random(2000) < 0.5
    found = lifts({str(i): dice.random(2000) < 0.5 for i in range(200)}, success)
    assert found["clear"].sum() <= 1


def test_where_it_is_not_asked_a_case_does_not_count():
    on, success = cases()
    asked = np.arange(len(on)) % 2 == 0
    found = lifts({"on": np.where(asked, on, np.nan)}, success).iloc[0]
    assert found["lift"] == lifts({"on": on[asked]}, success[asked]).iloc[0]["lift"]


def test_what_is_rare_is_left_out():
    success = np.arange(1000) % 2 == 0
    assert len(lifts({"rare": np.arange(1000) < FEW - 1}, success)) == 0


def test_pictures_show_every_row():
    on, success = cases()
    ax = plot_lifts(lifts({"one": on, "two": ~on}, success), "Lifts", "a note")
    assert {"one", "two"} <= {text.get_text() for text in ax.texts}
    ax = plot_rates(rates_by(TABLE, ["failed"], "success"), "Rates", "a note", lambda row: f"{row['failed']} failed")
    assert {"0 failed", "1 failed"} <= {text.get_text() for text in ax.texts}
