"""The lesson on bluff: its questions for many seeds, its exact numbers against dealt worlds, its exercises."""
# ruff: noqa: ARG005

import random
from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import permutations
from math import sqrt

import pytest

from gamekit import load
from gamekit.engine.words import LANGUAGES
from gamekit.games.uprising.lessons.bluff import exercises as bluff_exercises
from gamekit.games.uprising.lessons.bluff import items, worlds
from gamekit.lab.statistics.exact import draw_chance
from gamekit.lessons import load_lesson
from gamekit.lessons.odds import by_machine, coverage
from gamekit.lessons.exercise import by_luck
from tests.helpers import ask, shared_lesson
from tests.lessons import judged

SEEDS = range(1, 9)
ERRORS = 4      # standard errors that luck is given


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("uprising", "bluff")


STEPS = [step.id for step in shared_lesson("uprising", "bluff").steps]


# The questions

def test_shape(lesson):
    met = {step.misconception for step in lesson.steps} - {""}
    assert met == {"M1", "M2", "M3", "M4", "M7", "M8", "M9"}
    assert all(step.rhythm == "bet" for step in lesson.steps if step.misconception)


def test_the_kit_confronts_all_ten_misconceptions(lesson):
    other = load_lesson(load("dual_powers"), "odds")
    met = {step.misconception for one in (lesson, other) for step in one.steps} - {""}
    assert met == {f"M{number}" for number in range(1, 11)}


@pytest.mark.parametrize("name", ["average", "worlds", "other", "counted", "turned"])
def test_options_show_different_numbers(lesson, name):
    for seed in range(60):
        item = ask(lesson, name, seed)
        shown = [lesson.text(f"{name}.option-{option}", "en", **item.facts) for option in item.options]
        assert len({Fraction(one) for one in shown}) == len(shown), (seed, shown)


def test_the_better_card_is_not_always_the_same(lesson):
    found = Counter()
    for seed in range(40):
        match = worlds.first_board(lesson.game, seed)
        values, shown = worlds.hidden(match), worlds.open_value(match)
        assert abs(worlds.mean(values) - shown) > Fraction(1, 5), "too close to tell by a thousand deals"
        found[items.better(values, shown)] += 1
    assert min(found["open"], found["closed"]) >= 8


def test_bets_end_as_the_words_say(lesson):
    for seed in SEEDS:
        match = worlds.first_board(lesson.game, seed)
        assert Fraction(1, 6) < worlds.chance_of_provocation(worlds.hidden(match)) < Fraction(1, 5)
        facts = ask(lesson, "lost", seed).facts
        mean = float(facts["rate"].split()[0])
        assert (mean > worlds.open_value(match)) == (facts["case"] == "closed")
    assert all(0.5 < float(ask(lesson, "streak", seed).facts["exact"].split()[0]) / 100 < 0.65 for seed in range(20))
    assert coverage(items.SIZE, 4 / 22) == pytest.approx(0.95, abs=0.02)       # the teacher's page says so


# What the Empire cannot see

def test_hidden_cards_are_counted_on_the_board(lesson):
    for seed in SEEDS:
        match = worlds.later_board(lesson.game, seed)
        told = match.view("empire").board_text("en")
        opened = sum(told.count(f"{kind} {value}") for kind in ("Riot", "Diversion", "Gear", "Propaganda")
                     for value in range(2, 7))
        assert int(ask(lesson, "unseen", seed).right[0]) == 24 - opened
        assert 0 in worlds.hidden(match) and "Liquidated: 1 card face down" in told


def test_nothing_of_the_answer_is_in_the_view(lesson):
    """Two worlds of one board look the same to the Empire, and so does the question."""
    board = worlds.first_board(lesson.game, 3)
    states = [board.view("empire").world(seed).view("empire").state for seed in (1, 2)]
    assert states[0] == states[1]


def test_deals_fit_the_count(lesson):
    values = worlds.dealt(lesson.game, 2, 3000, 7)
    hidden = worlds.hidden(worlds.first_board(lesson.game, 2))
    for value in set(hidden):
        assert by_luck(values.count(value) / 3000, Fraction(hidden.count(value), len(hidden)), 3000)


def test_a_card_liquidated_face_down_is_no_provocation(lesson):
    """The engine deals as the lesson counts: the others have the Provocations."""
    view, n = worlds.later_board(lesson.game, 1).view("empire"), 2000
    hidden = worlds.hidden(worlds.later_board(lesson.game, 1))
    aside, left = 0, 0
    for seed in range(n):
        state = view.world(seed).state
        aside += sum(state.card_at[card] == 3 and worlds.value_of(lesson.game, card) == 0 for card in range(24))
        left += worlds.value_of(lesson.game, state.planned_card[worlds.LEFT]) == 0
    assert aside == 0
    assert by_luck(left / n, worlds.chance_of_provocation(hidden, liquidated=1), n)
    assert not by_luck(left / n, 0.5, n)


def test_worlds_counted_one_by_one():
    """Small enough to list: 5 hidden cards, 2 Provocations, the first was liquidated face down."""
    worlds_left = [way for way in permutations([0, 0, 2, 3, 5]) if way[0]]
    share = Fraction(sum(way[1] == 0 for way in worlds_left), len(worlds_left))
    assert share == worlds.chance_of_provocation([0, 0, 2, 3, 5], liquidated=1)


def taken_after_look(left, right, values, shown):
    """What somebody takes who has seen the left card: the right one only if cards like it are better on average."""
    rest = Fraction(sum(values) - left, len(values) - 1)
    return right if rest > max(left, shown) else max(left, shown)


def test_what_a_look_is_worth_by_listing_all_plans(lesson):
    for seed in SEEDS:
        match = worlds.first_board(lesson.game, seed)
        values, shown = worlds.hidden(match), worlds.open_value(match)
        taken = [taken_after_look(left, right, values, shown) for left, right in permutations(values, 2)]
        assert worlds.after_look(values, shown) == Fraction(sum(taken), len(taken))
        assert worlds.after_look(values, shown) > max(worlds.mean(values), shown)


def test_a_look_is_worth_it_in_the_engine(lesson):
    match, n = worlds.first_board(lesson.game, 5), 1500
    values, shown = worlds.hidden(match), worlds.open_value(match)
    total = 0
    for seed in range(n):
        planned = match.view("empire").world(seed).state.planned_card
        left, right = (worlds.value_of(lesson.game, planned[slot]) for slot in (1, 2))
        total += taken_after_look(left, right, values, shown)
    assert total / n == pytest.approx(float(worlds.after_look(values, shown)), abs=ERRORS * 1.6 / sqrt(n))


@pytest.mark.parametrize("habit", [worlds.KEEN, worlds.SHY])
def test_habits_are_legal_plans_and_counted_exactly(lesson, habit):
    found = worlds.planned_by(lesson.game, habit, 1500, 3)
    assert by_luck(found.value, worlds.exactly_by(habit), 1500)
    for hand in ([0, 0, 0, 0, 5], [0, 0, 2, 3, 4], [2, 3, 4, 5, 6]):
        closed = worlds.HABITS[habit](hand)
        left = list(hand)
        for value in closed:
            left.remove(value)
        assert len(closed) == 2 and any(left), "one card with a value must lie open"


# A pupil's way

@pytest.mark.parametrize("language", LANGUAGES)
def test_forecast_is_kept_and_scored(lesson, language):
    match = worlds.first_board(lesson.game, 3)
    best = items.better(worlds.hidden(match), worlds.open_value(match))
    judged.keeps_and_scores_a_forecast(lesson, {"open": "closed", "closed": "open"}[best], language)


# Exercises

EXERCISES = {one.id: one for one in bluff_exercises.EXERCISES}


def looks(view):
    return next((move for move in view.moves if move.id == "choose-token surveillance"), None)


WRONG = {
    "hidden-chance": {
        Fraction(3, 19): "all", Fraction(1, 17): "gone", Fraction(14, 17): "turned", 17.6: "percent", 0.18: "rounded",
        0.5: "other", "many": "number",
    },
    "one-of-two": {
        draw_chance(3, 24, 2): "deck", draw_chance(4, 17, 2): "wanted", 1 - draw_chance(3, 17, 2): "none",
        Fraction(3, 17): "once", Fraction(6, 17): "sum", 1 - Fraction(14, 17) ** 2: "back",
        draw_chance(3, 17, 2, at_least=2): "both", 33.1: "percent", 0.33: "rounded", 0.9: "other", None: "number",
    },
    "fits": {
        (lambda world: False): "none", (lambda world: world["liquidated"] == "provocation"): "turned",
        (lambda world: world["left"] != "provocation"): "left", (lambda world: "yes"): "answer", 1: "function",
        (lambda world: world["right"] != "provocation"): "right", (lambda world: world["x"]): "fails",
        (lambda world: world["liquidated"] == "riot-3"): "other", (lambda world: None): "nothing",
        (lambda world: random.random() < 0.5): "luck",
    },
    "given-sign": {
        32 / 40: "turned", 40 / 240: "base", 72 / 240: "signs", 32: "count", 44.444: "percent", 40 / 72: "others",
        0.99: "other", "a": "number",
    },
    "bayes": {
        (lambda part, hit, false: part * hit): "joint", (lambda part, hit, false: part): "base",
        (lambda part, hit, false: part * hit + (1 - part) * false): "sign",
        (lambda part, hit, false: hit / (hit + false)): "equal", (lambda part, hit, false: None): "nothing",
        (lambda part, hit, false: 7): "other", 0.5: "function",
        (lambda part, hit, false: (1 - part) * false / (part * hit + (1 - part) * false)): "rest",
    },
    "worth": {
        (lambda hidden, shown: sum(max(shown, seen) for seen in hidden) / len(hidden)): "two",
        (lambda hidden, shown: sum(max(shown, s, sum(hidden) / len(hidden)) for s in hidden) / len(hidden)): "all",
        (lambda hidden, shown: worlds.after_look(hidden, 0)): "closed", (lambda hidden, shown: max(hidden)): "best",
        (lambda hidden, shown: None): "nothing", (lambda hidden, shown: 1): "other", 3: "function",
    },
    "look-first": {
        (lambda view: view.moves[-1]): "token", (lambda view: looks(view) or view.moves[0]): "same", 1: "function",
        (lambda view: looks(view) or random.choice(view.moves)): "seed", (lambda view: "look"): "move",
        (lambda view: looks(view) or view.moves[min(int(3 * view.random.random() ** 2), 2)]): "uneven",
    },
}


@pytest.mark.parametrize("name", EXERCISES)
def test_wrong_answers_get_replies_of_their_own(name):
    judged.tells_mistakes_apart(EXERCISES[name], WRONG[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reply_has_words_and_none_tells(lesson, language):
    right = {"hidden-chance": ["3/17"], "one-of-two": [str(draw_chance(3, 17, 2))], "given-sign": ["32/72"]}
    judged.has_words_that_do_not_tell(lesson, WRONG, right, language)


@pytest.mark.parametrize("cards", [4, 6])
def test_who_turned_the_others_up_makes_the_difference(cards):
    """Monty Hall: spared by somebody who knows, or by luck."""
    share = {
        case: by_machine(partial(items.lies_in_the_other, cards, case)).value for case in (items.KNOWS, items.BLIND)
    }
    assert share[items.KNOWS] == pytest.approx(1 - 1 / cards, abs=0.05)
    assert share[items.BLIND] == pytest.approx(0.5, abs=0.05)
