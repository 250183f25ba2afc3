"""Predictability: what an observer who has watched a player can foresee."""

import pytest

from gamekit.engine.errors import BadOption
from gamekit.lab.statistics.stats import BadStudy
from gamekit.lab.questions.predictability import Watcher, guessed, predictability
from tests.engine.pebbles import Pebbles
from tests.engine.pebbles.table import Step


def amount(box, s, move):
    return move if s.step == Step.TAKE and s.left[s.chosen] > 2 else None


def heaps(box, seen):
    return tuple(seen.left)


def parity(box, seen):
    return sum(seen.left) % 2


def nothing(box, s, move):
    return None


def last(box, s, moves):
    return moves[-1]


def first_if_even(box, s, moves):
    """Plain to see, if one looks at the heaps."""
    return moves[0] if (s.left[0] + s.left[1] + s.left[2]) % 2 == 0 else moves[-1]


def watch(player, n=120, situation=heaps, **given):
    return predictability(Pebbles(), n, player, situation, amount, seed=3, **given)


def test_who_always_does_the_same_is_foreseen_without_looking():
    found = watch(last)
    assert found.hits.value == found.blind.value == 1
    assert found.gain.value == 0 and found.bits.value < 0.05
    assert "gains nothing" in str(found)


def test_who_goes_by_what_lies_open_is_foreseen_by_looking():
    found = watch(first_if_even, situation=parity)
    assert found.hits.value == 1 and found.blind.high < 1
    assert found.gain.low > 0 and found.bits.high < found.bits_blind.low
    assert "Predictable" in str(found)


def test_chance_is_not_foreseen():
    found = watch("random", n=300)
    assert found.hits.low < 1 / 3 < found.hits.high
    assert not found.gain.low > 0
    assert found.bits_blind.value == pytest.approx(1.585, abs=0.05)      # one of three


def test_the_observer_sees_no_more_than_its_seat():
    """Anna's card is hers alone: whoever looks at her hand finds the same in every game."""
    def card(box, seen):
        return [int(place) for place in seen.card_at].count(1)

    assert set(_situations(card, None)) == {0}
    assert set(_situations(card, "anna")) == {1}


def _situations(situation, observer):
    found = []

    def noted(box, seen):
        found.append(situation(box, seen))
        return found[-1]

    watch("random", 4, noted, observer=observer)
    return found


def test_a_watcher_counts_and_never_says_never():
    watcher = Watcher([[("rain", "umbrella"), ("rain", "umbrella"), ("sun", "hat")]])
    assert watcher.guess("rain") == "umbrella" and watcher.guess("sun") == "hat"
    assert watcher.guess("snow") == watcher.guess_blind() == "umbrella"
    assert 0 < watcher.chance("sun", "boots") < watcher.chance("sun", "umbrella") < watcher.chance("sun", "hat") < 1


def test_each_game_counts_once():
    """A long game is one value of the interval, however many guesses it has."""
    watched = [[("a", 1)], [("a", 1)]]
    found = guessed(watched, [[("a", 1)] * 50, [("a", 2)]], 0, "en")
    assert found.hits.value == 0.5 and found.hits.n == 2 and found.cases == 51


def test_it_speaks_russian_and_gives_a_table():
    found = watch("random", 8)
    assert "Партий для наблюдения: 4" in found.text("ru") and "<strong>" in found._repr_html_()
    row = found.frame.iloc[0]
    assert row["games"] == 4
    for name in ("hits", "blind", "gain", "bits", "bits_blind"):
        assert row[f"{name}_low"] <= row[name] <= row[f"{name}_high"]


@pytest.mark.parametrize("n", [0, 3, True, 2.5, 10**30])
def test_a_wrong_number_of_games_is_refused(n):
    with pytest.raises(BadOption, match="from 4 to"):
        watch("random", n)


@pytest.mark.parametrize("given", [(None, max), (max, "move")])
def test_what_is_no_function(given):
    with pytest.raises(BadOption, match="must be a function"):
        predictability("dual_powers", 4, "random", *given)


def test_nothing_to_guess_is_told():
    with pytest.raises(BadStudy):
        predictability(Pebbles(), 8, "random", heaps, nothing)


def test_an_unknown_observer_is_refused():
    with pytest.raises(BadOption):
        watch("random", 8, observer="carla")
