"""The history lesson: timing, roles, sources, the prepared position and what the lab found from it, words."""

import re

import pytest

import gamekit
from gamekit.engine.words import LANGUAGES
from gamekit.games.dual_powers.lessons.history_1917 import items, measured, summer
from gamekit.lessons import Pupil, load_lesson, sheet, teacher
from gamekit.lessons.history import percents
from gamekit.lessons.lint import lint
from gamekit.lessons.reading import count
from gamekit.ui import lesson as lesson_page
from gamekit.ui import lesson_board

PUPILS, EXCERPT, MOST_STEPS = 30, 80, 16


@pytest.fixture(scope="module")
def lesson():
    return load_lesson(gamekit.load("dual_powers"), "history_1917")


@pytest.fixture(scope="module")
def data(lesson):
    return lesson.data


def test_checklist(lesson):
    assert lint(lesson) == []


# The plan

def test_timing_sums_to_45_minutes(data):
    plan = data["plan"]
    assert sum(data["timing"]) == data["minutes"] == 45
    assert [row["to"] - row["from"] for row in plan] == data["timing"]
    assert [row["from"] for row in plan] == [0, *(row["to"] for row in plan[:-1])]


def test_every_step_has_its_time(lesson, data):
    assert [step for row in data["plan"] for step in row["steps"]] == [step.id for step in lesson.steps]
    assert len(lesson.steps) <= MOST_STEPS


def test_debrief_has_a_quarter_of_the_time_and_four_rounds(data):
    minutes = sum(data["timing"][number - 1] for number in data["debrief"])
    assert minutes / data["minutes"] >= 0.25
    assert data["plan"][data["debrief"][0] - 1]["rounds"] * 3 == minutes


def test_what_may_be_dropped_is_never_the_debrief(data):
    assert any(row["drop"] for row in data["plan"])
    assert not any(data["plan"][number - 1]["drop"] for number in data["debrief"])


def test_roles_for_thirty(data):
    assert sum(data["roles"].values()) == PUPILS
    for table in data["tables"]:
        assert sum(table[role] for role in data["roles"]) == PUPILS
        assert table["red"] == table["white"] == table["computers"] >= table["historian"]
    assert data["tables"][0] | data["roles"] == data["tables"][0]


# Sources

def test_sources_are_complete(lesson, data):
    ids = [source["id"] for source in data["source"]]
    assert len(ids) == len(set(ids)) >= 3
    for source in data["source"]:
        assert all(source[name] for name in ("author", "title", "date", "licence"))
        assert "1917" in source["date"] and "public domain" in source["licence"]
        for language in LANGUAGES:
            assert 0 < count(lesson.text(f"source-{source['id']}", language)) <= EXCERPT
            assert "1917" in lesson.text(f"document.{source['id']}", language)
    assert len(data["argument"]["omits"]) >= 3
    assert len(set(data["argument"]["against"]) & set(ids)) >= 2 and set(data["argument"]["for"]) <= set(ids)


def test_no_speaker_stands_on_the_sheet(lesson, data):
    for language in LANGUAGES:
        printed = sheet.material(lesson, language)
        assert not any(lesson.text(f"document.{source['id']}", language) in printed for source in data["source"])
        assert all(lesson.text(f"document.{one['id']}", language) in sheet.sheet(lesson, language=language, key=True)
                   for one in data["source"])


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


@pytest.mark.parametrize("name", ["equal", "white-random", "red-random", "moved"])
def test_told_chances_hold_on_a_small_sample(name):
    row = items.asked.chance(name)
    changes = {"support": row["support"]} if "support" in row else {}
    found, _ = measured(n=200, seed=5, red=row["red"], white=row["white"], **changes)
    spread = 4 * (max(row["share"] * (1 - row["share"]), 0.01) / 200) ** 0.5      # four standard errors
    assert abs(found.value - row["share"]) <= spread + row["high"] - row["low"]


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
        _, item = pupil.question(language)
        pupil.answer(item.right[0] if item.right else "x", language)
        assert pupil.is_solved, pupil.step.id
        pupil.go_on()
    assert len(pupil.solved) == len(lesson.steps)


def test_every_vote_counts_as_right(lesson):
    for number, step in enumerate(lesson.steps):
        if step.rhythm == "vote":
            for option in Pupil(lesson, _at=number).question()[1].options:
                assert Pupil(lesson, _at=number).answer(option).right


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_can_be_asked_for(lesson, language):
    """The dice reach all sources, and each gets its own reason."""
    for number, step in enumerate(lesson.steps):
        if step.id in ("source", "claim"):
            asked = [Pupil(lesson, seed, _at=number).question(language)[1] for seed in range(60)]
            assert len({str(item.facts) for item in asked}) == len(lesson.data["source"])


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
    while steps.pupil.step.ask != "text":
        _, item = steps.question()
        steps.wish("answer", item.right[0] if item.right else "")
        steps.wish("next", "")
    steps.wish("answer", "peace & <land>")
    steps.refresh()
    assert "peace &amp; &lt;land&gt;" in steps.page
