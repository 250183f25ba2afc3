"""Intervals: known values, how often they hold, and how they read."""

import random

import numpy as np
import pytest

from gamekit.lab.statistics import stats
from gamekit.lab.statistics.stats import BadStudy, Estimate


@pytest.mark.parametrize(("wins", "n", "low", "high"), [
    (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1),
])
def test_wilson_as_in_the_books(wins, n, low, high):
    assert stats.wilson(wins, n) == pytest.approx((low, high), abs=5e-5)


def test_a_higher_level_is_wider():
    low, high = stats.wilson(30, 100, level=0.999)
    assert low < stats.wilson(30, 100)[0] < 0.3 < stats.wilson(30, 100)[1] < high


@pytest.mark.parametrize(("wins", "n"), [(11, 10), (-1, 10), (0, -1)])
def test_what_is_no_rate(wins, n):
    with pytest.raises(BadStudy, match="is not a rate"):
        stats.wilson(wins, n)


def test_what_is_no_level():
    with pytest.raises(BadStudy, match=r"0\.95"):
        stats.wilson(1, 2, level=95)


@pytest.mark.parametrize(("n", "t"), [(2, 12.706), (3, 4.303), (4, 3.182), (5, 2.776), (11, 2.228), (31, 2.042)])
def test_students_t(n, t):
    assert stats.t_value(n) == pytest.approx(t, abs=0.012)


def test_mean_interval():
    found = stats.mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5
    assert (found.low, found.high) == pytest.approx((3.2126, 6.7874), abs=1e-3)
    with pytest.raises(BadStudy, match="at least 2"):
        stats.mean_interval([1])


def test_pairs_tell_more_than_their_sides():
    """What both sides share, such as the cards, drops out."""
    rng = np.random.default_rng(1)
    cards = rng.normal(0, 10, 200)
    a, b = cards + 1 + rng.normal(0, 1, 200), cards + rng.normal(0, 1, 200)
    assert stats.paired_difference(a, b).excludes_zero
    assert not stats.mean_interval(a).excludes_zero
    assert stats.paired_difference(a, b).value == pytest.approx(-stats.paired_difference(b, a).value)
    with pytest.raises(BadStudy, match="3 and 2"):
        stats.paired_difference([1, 2, 3], [1, 2])


def test_paired_rates():
    a, b = [1] * 30 + [0] * 70, [1] * 10 + [0] * 90
    found = stats.paired_rate_difference(a, b)
    assert found.value == pytest.approx(0.2)
    assert 0 < found.low < 0.2 < found.high
    assert stats.paired_rate_difference(b, a).high == pytest.approx(-found.low)


def test_pairs_that_never_differ_still_leave_a_doubt():
    found = stats.paired_rate_difference([1, 0] * 10, [1, 0] * 10)
    assert found.value == 0
    assert found.low < -0.05 < 0.05 < found.high


def test_newcombe_as_published():
    """56 of 70 against 48 of 80: 0.0524 to 0.3339 (Newcombe 1998, method 10)."""
    found = stats.rate_difference(56, 70, 48, 80)
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


@pytest.mark.parametrize("chance", [0.03, 0.4])
def test_intervals_hold_as_often_as_they_say(chance):
    rng = random.Random(7)
    held = 0
    for _ in range(1000):
        low, high = stats.wilson(sum(rng.random() < chance for _ in range(60)), 60)
        held += low <= chance <= high
    assert 0.92 <= held / 1000 <= 0.99


def spaced(text: str) -> str:
    """No-break spaces made visible."""
    return text.replace("\N{NO-BREAK SPACE}", "_")


def test_an_estimate_reads_well_in_both_languages():
    found = Estimate(0.421, 0.411, 0.431, 10_000)
    assert spaced(found.text()) == "42.1_% [41.1, 43.1], n_=_10_000"
    assert str(found) == "42.1 % [41.1, 43.1], n = 10 000"
    assert spaced(found.text("ru")) == "42,1_% [41,1; 43,1], n_=_10_000"
    assert spaced(found.text("ru", counted=False)) == "42,1_% [41,1; 43,1]"


def test_differences_have_signs():
    found = Estimate(-0.021, -0.04, 0.0004, 500, "points")
    assert spaced(found.text()) == "−2.1_percentage points [−4.0, 0.0], n_=_500"
    assert spaced(found.text("ru")) == "−2,1_п._п. [−4,0; 0,0], n_=_500"
    assert not found.excludes_zero
    assert Estimate(-2, -3, -1, 5).excludes_zero


def test_a_value_without_an_interval():
    assert str(Estimate(3.5, float("nan"), float("nan"), 7, "number")) == "3.50, n = 7"


def test_errors_speak_russian():
    with pytest.raises(BadStudy) as caught:
        stats.wilson(3, 2)
    assert caught.value.in_language("ru") == "3 из 2 — это не доля."
