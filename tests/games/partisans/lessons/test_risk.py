"""The lesson on risk and stopping: its questions for many seeds, its numbers against the engine, its exercises."""
# ruff: noqa: ARG005

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import sqrt

import pytest

from gamekit.engine import policies
from gamekit.engine.words import LANGUAGES
from gamekit.games.partisans.lessons.risk import exercises as risk_exercises
from gamekit.games.partisans.lessons.risk import items, missions
from gamekit.lab.statistics.exact import draw_chance
from gamekit.lessons.odds import coverage
from gamekit.lessons.exercise import by_luck
from tests.helpers import ask, shared_lesson
from tests.lessons import judged

from ..helpers import in_pile, lost, play

SEEDS = range(1, 7)
ERRORS = 4      # standard errors that luck is given
STEPS = [step.id for step in shared_lesson("partisans", "risk").steps]


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("partisans", "risk")


# The questions

def test_shape(lesson):
    met = {step.misconception for step in lesson.steps} - {""}
    assert met == {"M1", "M3", "M4", "M5", "M7", "M8", "M10"}
    assert all(step.rhythm == "bet" for step in lesson.steps if step.misconception)


@pytest.mark.parametrize("name", ["average", "spies", "product"])
def test_options_show_different_values(lesson, name):
    for seed in range(60):
        item = ask(lesson, name, seed)
        shown = [lesson.text(f"{name}.option-{option}", "en", **item.facts) for option in item.options]
        assert len(set(shown)) == len(shown), (seed, shown)


def test_the_average_of_ten_cases_written_out(lesson):
    for seed in range(40):
        facts = ask(lesson, "average", seed).facts
        cases = [facts["points"] + facts["add"]] * facts["cases"] + [0] * (10 - facts["cases"])
        assert float(facts["all"]) == pytest.approx(sum(cases) / 10)


def test_each_plan_is_best_in_what_it_is_called(lesson):
    for seed in range(40):
        found = items.plans(items.Dice(seed))
        assert all(sum(cases for _, cases in plan) == 10 for plan in found.values())
        mean = {name: sum(points * cases for points, cases in plan) / 10 for name, plan in found.items()}
        wins = {name: sum(cases for points, cases in plan if points >= 19) for name, plan in found.items()}
        assert max(mean, key=mean.get) == "mean" and sorted(mean.values())[-2] < mean["mean"]
        assert max(wins, key=wins.get) == "victory" and sorted(wins.values())[-2] < wins["victory"]
        assert [name for name, plan in found.items() if len(plan) == 1] == ["spread"]


@pytest.mark.parametrize("name", ["sunk", "judged"])
def test_the_better_way_is_clear_and_not_always_the_same(lesson, name):
    said = Counter()
    for seed in range(60):
        item = ask(lesson, name, seed)
        better = float(item.facts["mean"]) - item.facts["points"]
        assert abs(better) > 0.1
        way = item.facts["better"] if name == "sunk" else item.right[0]
        assert way.startswith(("go", "good") if better > 0 else ("stop", "bad"))
        said[way] += 1
    assert len(said) == (2 if name == "sunk" else 4) and min(said.values()) >= 5


def test_both_ways_can_be_argued_but_losses_are_no_reason(lesson):
    item = ask(lesson, "sunk", 3)
    assert [item.is_right(option) for option in item.options] == [True, True, False]


# One more mission

def test_nobody_whose_card_is_in_doubt_is_on_a_board(lesson):
    for seed in range(20):
        for sort in missions.BOARDS:
            match = missions.board(lesson.game, seed, sort)
            assert in_pile(match, "removed") == set(missions.LEFT_OUT)


def test_boards_are_not_all_of_a_sort_and_the_better_way_is_clear(lesson):
    better = Counter()
    for seed in SEEDS:
        points = missions.points_now(missions.board(lesson.game, seed))
        found = missions.one_more(lesson.game, seed, items.ROUNDS, missions.GREEDY, seed)
        mean = items.stats.mean_interval(found)
        assert not mean.low <= points <= mean.high, "too close to tell by these rounds"
        better["go" if mean.value > points else "stop"] += 1
        assert 15 <= points <= 17
    assert min(better["go"], better["stop"]) >= 1


@pytest.mark.parametrize("sort", missions.BOARDS)
def test_one_more_mission_is_what_a_match_would_bring(lesson, sort):
    """The same board played step by step by the bot, in worlds that fit: as many defeats as the lesson says."""
    n, defeats, points = 40, 0, set()
    match = missions.board(lesson.game, 3, sort)
    for seed in range(n):
        world = match.view("resistance").world(seed)
        world.play("go-on")
        while not world.over and world.step != "stop-or-go-on":
            world.play(bot(world))
        defeats += world.over
        if not world.over:
            points.add(missions.points_now(world))
    found = missions.one_more(lesson.game, 3, 400, missions.GREEDY, 9, sort)
    chance = found.count(0) / 400
    assert abs(defeats / n - chance) <= ERRORS * sqrt(max(chance * (1 - chance), 0.02) / n)
    assert points <= set(found)


def bot(match):
    """The move of the greedy bot."""
    number = policies.decide(match.game, "greedy", match.view("resistance").state)
    return next(move for move in match.moves if move.number == number)


def test_a_lost_round_counts_nothing(lesson):
    assert missions.is_lost(missions.ROUND, 8)                  # spies in the new hand
    assert missions.is_lost(missions.ROUND + 1, 6) and missions.is_lost(missions.ROUND + 1, 7)
    assert not missions.is_lost(missions.ROUND + 1, 4) and not missions.is_lost(missions.ROUND + 1, 8)
    assert not missions.is_lost(missions.ROUND + 2, 6)          # later than the stop


# Counted and drawn

def test_hands_of_spies_by_listing_them(lesson):
    for deck, spies in items.DECKS:
        hands = list(combinations(range(deck), 5))
        share = Fraction(sum(all(card < spies for card in hand) for hand in hands), len(hands))
        assert share == draw_chance(spies, deck, 5, at_least=5) < Fraction(1, 15)


def test_civilians_are_drawn_as_the_engine_draws_them(game):
    """Two counter-guerrillas stay: two cards, the zero goes back."""
    n, fatal = 600, 0
    cards = [0, 1, 1, 2, 2, 3]          # left after a 1 and a 2
    for seed in range(n):
        match = game.position({
            "step": "strike", "stage": "strikes", "mission": "border", "missions": {"available": ["border", "villa"]},
            "foes": {"border": ["counter-guerrilla-4a", "counter-guerrilla-4b"]},
            "civilians": {"graveyard": ["civilians-1a", "civilians-2a"]},
        }, seed=seed)
        while match.step in ("strike", "choose-effect"):
            play(match, match.moves[-1].id)
        assert 3 <= lost(match) <= 8
        fatal += lost(match) >= 5
    assert by_luck(fatal / n, missions.lost_by(3, cards, 2), n)
    assert missions.lost_by(3, cards, 2) != Fraction(0)


def test_all_ways_of_two_cards_by_hand():
    """4 dead, cards 0 and 1: the 1 comes first (lost), or the 0, then again one of the two."""
    assert missions.after_cards(4, [0, 1], 2) == {5: Fraction(3, 4), 4: Fraction(1, 4)}
    assert missions.lost_by(4, [0, 1], 2) == Fraction(3, 4)


def test_the_teachers_page_is_right_about_misses():
    assert coverage(items.SIZE, items.CHANCE) == pytest.approx(0.95, abs=0.005)


def test_bets_end_as_the_words_say(lesson):
    for seed in SEEDS:
        assert ask(lesson, "lost", seed).right == ("some",)
        facts = ask(lesson, "player", seed).facts
        blind, careful = (float(facts[name].split("\N{NO-BREAK SPACE}")[0]) for name in ("blind", "rate"))
        assert blind < 30 < careful / 1.5


# A pupil's way

@pytest.mark.parametrize("language", LANGUAGES)
def test_forecast_is_kept_and_scored(lesson, language):
    points, mean = items.settling(lesson.game, dice_of(3))
    judged.keeps_and_scores_a_forecast(lesson, items.STOP if mean.value > points else items.GO, language)


def dice_of(seed):
    dice = items.Dice(seed)
    dice.lesson = seed
    return dice


# Exercises

EXERCISES = {one.id: one for one in risk_exercises.EXERCISES}


def stops(view, least=15):
    points = view.game.scores(view.state)["resistance"]
    return next((move for move in view.moves if move.id == "stop-or-go-on stop" and points >= least), None)


def pairs(dead, cards):
    return [dead + a + b for i, a in enumerate(cards) for j, b in enumerate(cards) if i != j]


WRONG = {
    "expected": {2.8: "gain", 20: "best", 6: "lost", 11.2: "old", 99: "other", "many": "number"},
    "all-spies": {
        draw_chance(6, 15, 5, at_least=5): "deck", draw_chance(6, 9, 5): "some", Fraction(6, 9) ** 5: "back",
        1 - draw_chance(6, 9, 5, at_least=5): "none", draw_chance(5, 9, 5, at_least=5): "wanted", 4.76: "percent",
        0.05: "rounded", 0.7: "other", None: "number",
    },
    "narrower": {300: "more", 800: "eight", 100: "same", 25: "fewer", 500: "other", "a": "number"},
    "loses": {
        (lambda dead, card: dead + card >= 4): "four", (lambda dead, card: False): "never", 1: "function",
        (lambda dead, card: dead + card < 5): "turned", (lambda dead, card: card >= 2): "card",
        (lambda dead, card: dead >= 4): "before", (lambda dead, card: None): "nothing",
        (lambda dead, card: "yes"): "answer", (lambda dead, card: card == 3): "other", (lambda dead: True): "fails",
    },
    "break-even": {
        (lambda points, gain: gain / points): "gain", (lambda points, gain: (points - gain) / points): "ratio",
        (lambda points, gain: gain / (points + gain)): "turned", (lambda points, gain: None): "nothing",
        (lambda points, gain: 0.9): "other", 0.8: "function",
    },
    "two-draws": {
        (lambda dead, cards: sum(dead + a + b >= 5 for a in cards for b in cards) / len(cards) ** 2): "back",
        (lambda dead, cards: sum(one >= 5 for one in pairs(dead, cards)) / len(pairs(dead, cards))): "away",
        (lambda dead, cards: sum(one >= 5 for one in pairs(dead, cards))): "count",
        (lambda dead, cards: 1 - missions.lost_by(dead, cards, 2)): "safe", (lambda dead, cards: None): "nothing",
        (lambda dead, cards: missions.lost_by(dead - 1, cards, 2)): "above", (lambda dead, cards: 2): "other",
        1: "function",
    },
    "stop-in-time": {
        (lambda view: view.moves[0]): "goes-on", (lambda view: stops(view) or view.moves[0]): "same",
        (lambda view: stops(view, 0) or view.moves[0]): "too-early", (lambda view: "stop"): "move", 1: "function",
        (lambda view: stops(view) or random.choice(view.moves)): "seed",
        (lambda view: stops(view) or view.moves[view.random.random() < 0.2]): "uneven",
    },
}


@pytest.mark.parametrize("name", EXERCISES)
def test_wrong_answers_get_replies_of_their_own(name):
    judged.tells_mistakes_apart(EXERCISES[name], WRONG[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reply_has_words_and_none_tells(lesson, language):
    right = {"expected": ["14"], "all-spies": ["1/21"], "narrower": ["400"]}
    judged.has_words_that_do_not_tell(lesson, WRONG, right, language)
