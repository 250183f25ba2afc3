"""The lesson on many players: shares, the lot, all against one and rows to come, against games; its exercises."""
# ruff: noqa: ARG005

import random
from fractions import Fraction

import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.games.secret_power.lessons import played
from gamekit.games.secret_power.lessons.many_players import crowd, items, rows
from gamekit.games.secret_power.lessons.many_players import exercises as tasks
from gamekit.lab.statistics.exact import draw_chance
from gamekit.lessons.exercise import by_luck
from tests.helpers import ask, shared_lesson
from tests.lessons import judged


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("secret_power", "many_players")


@pytest.fixture(scope="module")
def study(lesson):
    return played.study(lesson.game, "greedy", 3000, 11)


def test_shares_sum_to_one(study):
    assert sum(played.share(study, seat).value for seat in range(4)) == pytest.approx(1)


def test_who_begins_has_an_advantage_that_random_players_do_not_use(lesson, study):
    first = played.share(study, 0)
    assert first.low > 0.28
    assert played.share(played.study(lesson.game, "random", 3000, 11), 0).high < first.low


def test_by_lot_everybody_has_a_fair_share(lesson):
    found = items.by_lot(lesson.game, 500, 5)
    assert by_luck(found.value, 0.25, found.n)


@pytest.mark.parametrize("player", crowd.PLAYERS)
def test_the_games_that_were_played_beforehand_are_such_games(player):
    """Fewer games with another seed: they differ from the stored ones by no more than luck."""
    now, then = crowd.played(player, 1000, 3), crowd.leader_wins(player)
    assert abs(now.value - then.value) < 4 * (now.high - now.low) / 3.92 + (then.high - then.low) / 2


def test_all_against_one_costs_the_leader_something():
    plain, ganged = (crowd.leader_wins(player) for player in crowd.PLAYERS)
    assert plain.low > ganged.high > 0.5


def test_players_attack_the_leader_where_they_can(lesson):
    """In plain Python: whenever an object of the leader can be intercepted, that is what is chosen."""
    game, attacks = lesson.game, 0
    for seed in range(2):
        match = game.new(seed=seed, seats=dict.fromkeys(played.seats(game), crowd.against_leader))
        while not match.over:
            s = match.state
            rival = crowd.leader(game.box, s)
            if match.step == "choose-action" and rival not in (-1, s.seat) and crowd.can_attack(game.box, s, rival):
                match.go_on(1)
                assert match.step == "infiltrate"
                attacks += 1
            else:
                match.go_on(1)
    assert attacks


def test_rows_to_come_are_as_likely_as_counted(lesson):
    """Every kind of object that is left, in 600 worlds: next row, the row after it, ever."""
    game, number = lesson.game, 6
    match, found = played.after_round(game, number, rows.ROUND), rows.rows(game, number, 600, 1)
    for type, left in rows.wanted(game, number):
        assert by_luck(rows.share_next(found, type).value, float(rows.in_next_row(match, left)), 600)
        then = rows.share_then(found, type)
        assert by_luck(then.value, float(rows.in_next_row(match, left, 1)), then.n)
        assert abs(rows.share_ever(found, type).value - rows.ever(match, type)) < 0.04


def test_numbers_of_the_deck_are_those_on_the_board(lesson):
    for seed in (1, 2):
        item = ask(lesson, "next-row", seed)
        assert (item.facts["deck"], item.facts["row"]) == (28, 9)
        assert item.right == (f"{100 * float(draw_chance(item.facts['left'], 28, 9)):.0f}",)


def test_the_advantage_is_shown_by_one_interval_alone(lesson):
    for seed in range(1, 100):
        item = ask(lesson, "advantage", seed)
        lows = [float(part.split("[")[1].split(",")[0]) for part in item.facts["rates"].split("; ")]
        above = [place for place, low in enumerate(lows) if low > 25]
        assert [item.options[place] for place in above] == list(item.right)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forecast_is_scored_against_the_games(lesson, language):
    judged.keeps_and_scores_a_forecast(lesson, "seat:alexey", language)


# Exercises

WRONG = {
    "at-least-once": {
        Fraction(3, 4): "sum", Fraction(27, 64): "none", Fraction(1, 64): "all", Fraction(1, 4): "once",
        57.8: "percent", 0.58: "rounded", 0.99: "other", "x": "number",
    },
    "card-comes": {
        draw_chance(4, 53, 8): "start", draw_chance(3, 53, 9): "deck", draw_chance(4, 46, 9): "wanted",
        draw_chance(3, 46, 8): "drawn", 1 - draw_chance(3, 46, 9): "none", 1 - Fraction(43, 46) ** 9: "back",
        Fraction(27, 46): "sum", 48.8: "percent", 0.49: "rounded", 0.99: "other", None: "number",
    },
    "narrower": {1200: "thrice", 1600: "four", 3200: "more", 133: "fewer", 9999: "other", "x": "number"},
    "shows": {
        (lambda low, high, players: low > 1 / players): "onesided", (lambda low, high, players: True): "always",
        (lambda low, high, players: not low <= 0.5 <= high): "half", (lambda low, high, players: "x"): "answer",
        (lambda low, high, players: not low <= 0.25 <= high): "four", 1: "function",
        (lambda low, high, players: low <= 1 / players <= high): "turned",
        (lambda low, high, players: low > 0.4): "other",
    },
    "hit": {
        (lambda rivals, chance: rivals * chance): "sum", (lambda rivals, chance: chance): "one", 1: "function",
        (lambda rivals, chance: (1 - chance) ** rivals): "none", (lambda rivals, chance: chance**rivals): "all",
        (lambda rivals, chance: rivals * chance * (1 - chance) ** (rivals - 1)): "exactly",
        (lambda rivals, chance: None): "nothing", (lambda rivals, chance: 7): "other",
    },
    "by-lot": {
        (lambda wins: max(wins.values())): "best", (lambda wins: min(wins.values())): "worst", 1: "function",
        (lambda wins: sum(wins.values())): "sum", (lambda wins: 1 / len(wins)): "fair", (lambda wins: None): "nothing",
        (lambda wins: (max(wins.values()) + min(wins.values())) / 2): "middle", (lambda wins: 7): "other",
    },
    "infiltrate": {
        (lambda view: view.random.choice(view.moves)): "action", (lambda view: 5): "move", 1: "function",
        (lambda view: chosen(view) or view.moves[0]): "same",
        (lambda view: chosen(view) or random.choice(view.moves)): "seed",
        (lambda view: view.nothing): "fails",
    },
}
EXERCISES = {one.id: one for one in tasks.EXERCISES}


def chosen(view):
    return next((move for move in view.moves if move.id == "choose-action infiltrate"), None)


@pytest.mark.parametrize("name", WRONG)
def test_wrong_answers_get_replies_of_their_own(name):
    judged.tells_mistakes_apart(EXERCISES[name], WRONG[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reply_has_words_and_none_tells(lesson, language):
    right = {"at-least-once": ["37/64", "0.578"], "card-comes": ["0.488"], "narrower": ["3600", "3 600"]}
    judged.has_words_that_do_not_tell(lesson, WRONG, right, language)
