"""The history lesson: its sources, the prepared position and what the lab found from it, the page.

What all history lessons share is tested in `tests/lessons/test_history.py`.
"""

import re
from random import Random

import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.games.dual_powers.lessons.history_1917 import items, measured, summer
from gamekit.lessons import Pupil, Writing, teacher
from gamekit.lessons.history import percents
from gamekit.lessons.items import Judged
from gamekit.ui import lesson as lesson_page
from gamekit.ui import lesson_board
from tests.helpers import shared_lesson

@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("dual_powers", "history_1917")


@pytest.fixture(scope="module")
def data(lesson):
    return lesson.data


# Plan and sources

def test_both_sides_sit_at_every_computer(data):
    for table in data["tables"]:
        assert table["red"] == table["white"] == table["computers"] >= table["historian"]


def test_sources_are_of_1917_and_free(data):
    for source in data["source"]:
        assert "1917" in source["date"] and "public domain" in source["licence"]


# The prepared position

def test_position_is_the_end_of_august():
    match = summer(seed=1)
    assert match.seat == "red" and match.moves
    position = match.position()
    assert (position["day"], position["month"], position["support"]) == (27, "aug", 0)


def test_ten_turns_end_the_match():
    for seed in range(10):
        match = summer(seed=seed, seats=dict.fromkeys(("red", "white"), "greedy"))
        match.go_on()
        assert match.over
        assert sum(line.said.name == "CARD_PLAYED" for line in match.log) == 10


def test_neither_side_is_far_ahead(data):
    row = items.asked.chance("equal")
    assert data["chances"]["n"] >= 2000
    assert 0.3 <= row["low"] < row["share"] < row["high"] <= 0.7


@pytest.mark.parametrize("name", ["equal", "white-random", "red-random", "moved", "moved-far-red"])
def test_told_chances_hold_on_a_small_sample(name):
    row = items.asked.chance(name)
    changes = {"support": row["support"]} if "support" in row else {}
    found, _ = measured(n=200, seed=5, red=row["red"], white=row["white"], **changes)
    spread = 4 * (max(row["share"] * (1 - row["share"]), 0.01) / 200) ** 0.5      # four standard errors
    assert abs(found.value - row["share"]) <= spread + row["high"] - row["low"]


def test_the_start_is_moved_in_both_directions(data):
    """One threshold in one direction would say too much; only some rows are asked about, the table shows all."""
    moved = {row.get("support", 0) for row in data["chances"]["row"]}
    assert moved == {-4, -2, 0, 2, 4}
    asked = {items.split(items.asked.lesson.game, Random(seed), "en").facts["case"] for seed in range(60)}
    assert asked == {"equal", "white-random", "red-random", "moved"}
    assert len(items.split(items.asked.lesson.game, Random(1), "en").table) == 1 + len(data["chances"]["row"])


def test_the_same_seed_gives_the_told_numbers(data):
    found, longer = measured(n=data["chances"]["n"], seed=data["chances"]["seed"])
    row = items.asked.chance("equal")
    assert (round(found.value, 5), round(found.low, 5), round(found.high, 5), longer) == (
        row["share"], row["low"], row["high"], row["longer"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teachers_numbers_are_those_of_the_lab(lesson, language):
    told = teacher.page(lesson, language=language).replace(",", ".")
    for name in ("equal", "white-random", "moved"):
        for number in percents(items.asked.chance(name)):
            assert re.search(rf"\b{number}\b", told), (name, number)


# Both ways through

@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 1917])
def test_a_pupil_reaches_the_end(lesson, language, seed):
    pupil = Pupil(lesson, seed)
    while not pupil.over:
        item = pupil.question(language).item
        pupil.answer(item.right[0] if isinstance(item, Judged) else "x", language)
        assert pupil.is_solved, pupil.step.id
        pupil.go_on()
    assert len(pupil.solved) == len(lesson.steps)


# The page

def test_the_board_begins_again_in_the_same_position():
    steps = lesson_page("dual_powers", "history_1917")
    board = lesson_board(steps, "summer")
    first = board.match.position()
    board.wish("open", "")
    board.wish("play", board.match.moves[0].id)
    board.wish("new", "")
    again = board.match.position()
    assert [first[key] for key in ("day", "month", "tokens")] == [again[key] for key in ("day", "month", "tokens")]
    assert "option:mode" not in board.page


def test_nobodys_hand_is_on_the_steps():
    steps = lesson_page("dual_powers", "history_1917")
    steps.wish("answer", "open")
    steps.wish("next", "")
    steps.refresh()
    assert "card:white-4a" not in steps.page and "region:white" in steps.page


def test_what_was_written_stays_in_sight():
    steps = lesson_page("dual_powers", "history_1917")
    while steps.pupil.step.asking.kind is not Writing:
        _, item = steps.question()
        steps.wish("answer", item.right[0] if isinstance(item, Judged) else "")
        steps.wish("next", "")
    steps.wish("answer", "peace & <land>")
    steps.refresh()
    assert "peace &amp; &lt;land&gt;" in steps.page
