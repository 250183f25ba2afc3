"""The lesson on a machine that learns: what was measured is so, and its questions fit it."""

import pytest

from gamekit.games.uprising.lessons.machine import items, measured
from tests.helpers import ask, shared_lesson


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("uprising", "machine")


def test_the_machine_that_is_shown_is_the_one_that_was_measured(lesson):
    """Tried anew in other games, it wins as often as is stored, within both intervals."""
    policy = measured.machine(lesson.game, True)
    assert policy.games == measured.last("empire")[0]
    found, told = policy.won(300, {"resistance": "greedy"}, seed=77), measured.last("empire")[1]
    assert max(found.low, told.low) < min(found.high, told.high)


def test_it_has_come_to_beat_the_greedy_bot_in_its_place():
    assert measured.last("empire")[1].low > measured.against("instead").high
    assert measured.against("greedy").low > measured.against("instead").high


def test_the_answers_follow_from_what_was_measured():
    first, (games, end) = measured.curve("empire")[0][1], measured.last("empire")
    middle = measured.after_as_many("empire", games // 2)[1]
    assert 0.15 < first.value < 0.25                                        # one game in five
    assert 0 < end.value - middle.value < (middle.value - first.value) / 2 and end.value < 0.9      # less, not nothing
    assert measured.last("losing")[1].high < first.low                      # it hardly ever wins
    blind, seeing = measured.last("blind")[1], measured.after_as_many("empire", measured.last("blind")[0])[1]
    assert blind.low > (first.value + seeing.value) / 2                     # nearly as good
    assert measured.against("side").high < 0.15                             # badly


def test_rivals_are_told_apart(lesson):
    found = {name: items.compared(measured.against(name), measured.against("greedy")) for name in items.RIVALS}
    assert found == {"random": "more", "search:100": "less"}


def test_moves_are_those_of_the_machine(lesson):
    for seed in range(1, 5):
        item = ask(lesson, "moves", seed)
        shares = [float(row[2].split()[0]) for row in item.table[1:]]
        assert item.right == (f"token:{items.TOKENS[shares.index(max(shares))]}",)


def test_a_made_up_curve_has_one_first_sure_point(lesson):
    for seed in range(1, 60):
        item = ask(lesson, "curve", seed)
        lows = [float(row[1].partition("[")[2].split(",")[0]) for row in item.table[1:]]
        assert [low > 50 for low in lows] == [False, False, True, True] and item.right == (item.options[2],)


def test_ten_games_are_counted(lesson):
    item = ask(lesson, "ten", 2)
    lost = items.say("en", "game-lost")
    assert len(item.slides) == 11
    assert item.right == (str(sum(slide.notes[0].text != lost for slide in item.slides[1:])),)
