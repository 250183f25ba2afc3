"""The lesson on chances: its questions for many seeds, its exact numbers against games, its exercises."""
# ruff: noqa: ARG005

import random
from fractions import Fraction
from math import sqrt

import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.games.dual_powers.lessons.odds import exercises as odds_exercises
from gamekit.games.dual_powers.lessons.odds import games, items
from gamekit.lab.statistics.exact import draw_chance, draw_distribution
from gamekit.lab.statistics.stats import wilson
from gamekit.lessons import Pupil
from gamekit.lessons.odds import coverage, machine
from gamekit.lessons.exercise import exercises
from tests.helpers import ask, shared_lesson
from tests.lessons import judged

SEEDS = range(1, 9)


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("dual_powers", "odds")


STEPS = [step.id for step in shared_lesson("dual_powers", "odds").steps]


# The questions

def test_shape(lesson):
    assert len(lesson.steps) == 27
    met = {step.misconception for step in lesson.steps} - {""}
    assert met == {"M1", "M3", "M4", "M5", "M6", "M7", "M8", "M10"}
    assert all(step.rhythm == "bet" for step in lesson.steps if step.misconception)


def test_the_better_move_loses_often_too(lesson):
    for seed in (1, 2, 3):
        item = ask(lesson, "good-loses", seed)
        assert item.right != ("few",), "the bet would be won by whoever holds the belief"
        assert 10 < item.facts["lost"] < item.facts["other"]


def test_options_show_different_things(lesson):
    for name in ("four-times", "draw-count", "draw-check", "distance", "neighbours"):
        for seed in range(40):
            item = ask(lesson, name, seed)
            shown = [lesson.text(f"{name}.option-{option}", "en", **item.facts) for option in item.options]
            assert len(set(shown)) == len(shown), (name, seed, shown)


def test_same_seed_same_question(lesson):
    for name in STEPS:
        first, second = (ask(lesson, name, 7) for _ in range(2))
        assert (first.right, first.facts, first.drawn) == (second.right, second.facts, second.drawn)


def test_what_the_bets_rest_on(lesson):
    """The words speak of these results, so every seed must have them."""
    for seed in SEEDS:
        asked = {name: ask(lesson, name, seed).right for name in STEPS}
        assert asked["lopsided"] == ("nine",)
        assert asked["bars"] == ("tell",)
        assert asked["other-bot"] == ("less",)
        assert asked["thousand"] == ("few",)


def test_the_two_moves_differ_in_random_play_only(lesson):
    for seed in SEEDS:
        at_random = games.difference(lesson.game, seed, games.RANDOM, 1000, 1)[2]
        greedy = games.difference(lesson.game, seed, games.GREEDY, 400, 1)[2]
        assert 0.1 < at_random.value < 0.35
        assert at_random.low > 0
        assert abs(greedy.value) < at_random.value / 2


def test_ladder_narrows_as_it_says(lesson):
    for seed in SEEDS:
        rungs = games.ladder(lesson.game, seed)
        half = [items.half(one) for one in rungs]
        assert [one.n for one in rungs] == list(games.RUNGS)
        assert half == sorted(half, reverse=True)
        assert half[2] / half[3] == pytest.approx(2, rel=0.09)
        assert half[3] / half[5] == pytest.approx(5, rel=0.12)


def test_both_sides_of_the_level(lesson):
    shown = [ask(lesson, "misses", seed).facts["missed"] for seed in range(200)]
    expected = 30 * (1 - coverage(20, 0.3))
    assert expected == pytest.approx(0.74, abs=0.01)
    assert abs(sum(shown) / 200 - expected) < 4 * sqrt(expected / 200)
    assert coverage(20, 0.3) ** 30 == pytest.approx(0.47, abs=0.01)      # the teacher's page says so


# Exact numbers against games

def test_the_engine_deals_as_counted(lesson):
    counts, exact = games.dealt(lesson.game, 12, 4, 5, 1500, 5), draw_distribution(4, 12, 5)
    for number, chance in exact.items():
        error = sqrt(float(chance) * (1 - float(chance)) / len(counts))
        assert abs(counts.count(number) / len(counts) - float(chance)) < 4 * error + 1 / len(counts)


def test_counting_by_fractions_is_the_exact_chance(lesson):
    for seed in SEEDS:
        item = ask(lesson, "draw-count", seed)
        none = Fraction(1)
        for factor in item.facts["left"].split(" · "):
            none *= Fraction(factor)
        assert 1 - none == draw_chance(item.facts["green"], item.facts["deck"], 5)


def test_tiles_against_the_engine(lesson):
    """The first tile of a match is the unrest's: each region as often."""
    n = 1200
    green = sum(lesson.game.new(seed=seed).state.unrest == 0 for seed in range(n))
    assert abs(green / n - 1 / 6) < 4 * sqrt(5 / 36 / n)


def test_machine_intervals_are_wilsons():
    found = machine(random.Random(1), 50, 20, 0.3)
    assert set(found) <= {wilson(hits, 20) for hits in range(21)}


# A pupil's way

@pytest.mark.parametrize("language", LANGUAGES)
def test_forecast_is_kept_and_scored(lesson, language):
    judged.keeps_and_scores_a_forecast(lesson, "bonus", language)        # it is not the better move


def test_a_guess_that_is_no_number_is_not_kept(lesson):
    pupil = Pupil(lesson, seed=3)
    pupil.answer("points")
    pupil.go_on()
    assert not pupil.answer("quite sure").right
    assert "sure" not in pupil.predictions
    pupil.reset()
    pupil.answer("80 %")
    assert pupil.is_solved and pupil.predictions["sure"] == "80 %"


def test_a_bet_is_stored_before_its_outcome(lesson):
    pupil = Pupil(lesson, seed=3)
    pupil.answer("points")
    pupil.go_on()
    pupil.answer("80")
    pupil.go_on()
    assert pupil.step.id == "lopsided"
    pupil.answer("half")
    assert pupil.is_solved and pupil.predictions["lopsided"] == "half"
    assert pupil.verdict.reply.startswith("There are two winners")


# Exercises

EXERCISES = {one.id: one for one in odds_exercises.EXERCISES}


def always(n):
    return lambda view: view.moves[min(n, len(view.moves) - 1)]


def forgetful(view):
    moves = [move for move in view.moves if move.id == "unrest-prize points"]
    return moves[0] if moves else random.choice(view.moves)


def run_to_loss(wins):
    longest = run = 0
    for won in wins:
        if not won:
            longest, run = max(longest, run), 0
        else:
            run += 1
    return longest


WRONG = {
    "games-needed": {500: "linear", 9600: "both-sides", 1200: "wide", 5000: "narrow", 2.5: "whole", "many": "whole"},
    "draw-exact": {
        draw_chance(8, 48, 5): "both", draw_chance(4, 48, 5): "deck", draw_chance(8, 16, 5): "green",
        1 - draw_chance(4, 16, 5): "none", 1 - Fraction(3, 4) ** 5: "back", 0.25: "once", 0.82: "rounded",
        81.9: "percent", 0.5: "other",
    },
    "two-greens": {
        (lambda hand: hand.count("green") == 2): "exactly", (lambda hand: hand.count("green") > 2): "more",
        (lambda hand: hand.count("green")): "count", (lambda hand: None): "nothing",
        (lambda hand: hand.count("green") <= 2): "at-most", (lambda hand: random.random() < 0.4): "luck",
        (lambda hand: "green" in hand[:1] and hand.count("green") >= 2): "order", 2: "function",
    },
    "given-track": {"counts": "number", 2.0: "other"},
    "longest-run": {
        sum: "total", run_to_loss: "end", (lambda wins: None): "nothing", len: "other", 3: "function",
        (lambda wins: odds_exercises.run_at_end("".join("LW"[won] for won in wins))): "last",
        (lambda wins: 1 / 0): "fails",
    },
    "points-policy": {
        always(0): "same", always(1): "bonus", forgetful: "seed", 1: "function",
        (lambda view: view.moves[0].id): "move",
        (lambda view: view.moves[0] if view.random.random() < 0.5 else view.moves[len(view.moves) // 2 - 1]): "uneven",
    },
    "distance": {
        (lambda pairs: sum((f - o) ** 2 for f, o in pairs)): "sum",
        (lambda pairs: sum(abs(f - o) for f, o in pairs) / len(pairs)): "plain",
        (lambda pairs: sum(f - o for f, o in pairs) / len(pairs)): "signed",
        (lambda pairs: sum((f - 1) ** 2 for f, o in pairs) / len(pairs)): "wins",
        (lambda pairs: None): "nothing", (lambda pairs: 7): "other",
    },
}


@pytest.mark.parametrize("name", EXERCISES)
def test_wrong_answers_get_replies_of_their_own(name):
    judged.tells_mistakes_apart(EXERCISES[name], WRONG[name], fewest=0 if name == "given-track" else 3)


def test_wrong_denominators():
    counts = odds_exercises.table()
    both, every = counts["red", "track"], sum(counts.values())
    red, track = both + counts["red", "later"], both + counts["white", "track"]
    judged = [both / every, both / red, red / every, track / every, both, 1 - both / track]
    assert list(map(odds_exercises.given_track, judged)) == ["all", "turned", "red", "track", "count", "white"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reply_has_words_and_none_tells(lesson, language):
    exact = draw_chance(4, 16, 5)
    right = {"draw-exact": [str(exact), f"{float(exact):.2f}"], "games-needed": ["2400"]}
    judged.has_words_that_do_not_tell(lesson, WRONG, right, language)


def test_hint_and_solution_come_in_turn():
    task = exercises("dual_powers", "odds")["games-needed"]
    first, second = task.check(100), task.check(100)
    assert not first.right and not first.hint and first.solution
    assert second.hint and "<details>" in second._repr_html_()
    right = task.check(2400)
    assert right.right and not right.solution and "status" in right._repr_html_()
    assert "± 2" in str(right)
