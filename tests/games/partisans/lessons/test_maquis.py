"""The lesson on the Spanish maquis: timing, roles, sources, the prepared position, what the lab found, words."""

import re

import pytest

import gamekit
from gamekit.engine.words import LANGUAGES
from gamekit.games.partisans.lessons.maquis import autumn, items, measured
from gamekit.games.partisans.rules.table import Ending
from gamekit.lessons import Pupil, teacher
from gamekit.lessons.history import bearings, percents
from gamekit.ui import lesson as lesson_page
from gamekit.ui import lesson_board
from tests.helpers import shared_lesson

from ..helpers import in_pile, play

PUPILS, EXCERPT, MOST_STEPS = 30, 80, 16
LEFT_OUT = {"benigno", "jacinto"}       # on whom the sources differ


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("partisans", "maquis")


@pytest.fixture(scope="module")
def data(lesson):
    return lesson.data


# The plan

def test_every_way_to_sit_has_a_place_for_everybody(data):
    """Each computer has one group; its roles are the first ones of the list."""
    for table in data["tables"]:
        seats = [table[role] for role in data["roles"]]
        assert sum(seats) == PUPILS and seats == sorted(seats, reverse=True)
        assert seats[0] == table["computers"]
        assert seats[min(data["groups"].values()) - 1] == table["computers"]
    assert data["tables"][0] | data["roles"] == data["tables"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_role_sheets_come_with_the_size_of_the_group(lesson, data, language):
    number = [step.id for step in lesson.steps].index("role")
    item = Pupil(lesson, _at=number).question(language).item
    assert {name: len(item.told(name)) for name in item.options} == data["groups"]


# Sources

def test_sources_support_the_game_contradict_it_and_stand_outside(data):
    assert {one for source in data["source"] for one in bearings(source)} == {"supports", "against", "outside"}


def test_every_statement_on_the_past_names_its_source(lesson, data):
    """What the argument says of the years after the war ends with author and year of a book of the lesson."""
    known = {str(book["year"]) for book in data["reading"]}
    for language in LANGUAGES:
        for one in (*data["argument"]["omits"], *data["argument"]["distorts"]):
            text = lesson.text(f"argument-{one}", language)
            cited = set(re.findall(r"\b20\d\d\b", text))
            assert cited <= known, text
            assert cited or not re.search(r"\d{4}|Spain|Испани|village|деревен", text), text


def test_both_sides_violence_is_named(lesson):
    for language, words in (("en", ("killed", "shot")), ("ru", ("убивали", "убивали"))):
        assert words[0] in lesson.text("argument-their-violence", language)
        assert words[1] in lesson.text("argument-spies", language)


# The prepared position

def test_position_is_the_start_of_round_six():
    match = autumn(seed=1)
    assert match.step == "prepare" and match.position()["round"] == 6
    assert match.game.scores(match.state) == {"resistance": 9}
    assert match.state.standing_size[3] == 1        # failed


def test_position_could_have_been_played(data):
    """Five missions in five rounds; every available one has its garrison; everybody is somewhere."""
    match, box = autumn(seed=1), gamekit.load("partisans").box
    ids = match.game.ids("mission")
    missions = data["positions"]["autumn"]["missions"]
    assert len(missions["completed"]) + len(missions["failed"]) == 5
    for name in missions["available"]:
        assert len(data["positions"]["autumn"]["foes"][name]) == box.garrison[ids.index(name)]
    assert len(in_pile(match, "hand")) == 5


def test_nobody_whose_card_is_in_doubt_can_come(data):
    match = autumn(seed=1)
    assert in_pile(match, "removed") == LEFT_OUT
    assert not any(LEFT_OUT & set(group) for pile, group in data["positions"]["autumn"]["agents"].items()
                   if pile != "removed")


def test_few_rounds_end_the_match():
    for seed in range(3):
        match = autumn(seed=seed, seats={"resistance": "greedy"})
        match.go_on()
        assert match.over and match.position()["round"] <= 9


def test_the_end_is_open(data):
    row = items.asked.chance("equal")
    assert data["chances"]["n"] >= 2000
    assert 0.3 <= row["low"] < row["share"] < row["high"] <= 0.7
    assert 0.3 <= row["lost_low"] < row["lost"] < row["lost_high"] <= 0.7
    assert row["share"] + row["lost"] <= 1


@pytest.mark.parametrize("name", ["equal", "at-random", "moved"])
def test_told_chances_hold_on_a_small_sample(name):
    row = items.asked.chance(name)
    changes = {"civilians": row["civilians"]} if "civilians" in row else {}
    won, lost = measured(n=200, seed=5, bot=row["bot"], **changes)
    spread = 4 * (max(row["share"] * (1 - row["share"]), 0.01) / 200) ** 0.5      # four standard errors
    assert abs(won.value - row["share"]) <= spread + row["high"] - row["low"]
    if "lost" in row:
        assert abs(lost.value - row["lost"]) <= spread + row["lost_high"] - row["lost_low"]


def test_the_rows_tell_choice_and_start_from_luck():
    equal = items.asked.chance("equal")
    for name in ("at-random", "moved"):
        row = items.asked.chance(name)
        assert row["high"] < equal["low"] or row["low"] > equal["high"], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teachers_numbers_are_those_of_the_lab(lesson, language):
    told = teacher.page(lesson, language=language).replace(",", ".")
    for name in ("equal", "at-random", "moved"):
        for number in percents(items.asked.chance(name)):
            assert re.search(rf"\b{number}\b", told), (name, number)


# What becomes of people

def test_fates_are_what_the_engine_does(game):
    """One round: a hidden maquis and a spy come back, a revealed one does not, and who is taken leaves the game."""
    match = game.position({
        "step": "attack", "mission": "border", "missions": {"available": ["border", "villa"]},
        "agents": {"hand": ["carlos", "roberto", "spy-1"], "hidden-deck": ["abel", "celia", "juana", "pilar", "adela"]},
        "foes": {"border": ["rifleman-1"]},
    }, seed=1)
    play(match, "carlos", "hidden")
    play(match, "roberto", "revealed")
    play(match, "border", "decline")        # the rifleman stays, and takes the only hidden maquis
    assert in_pile(match, "removed") == {"carlos"} and items.FATES["picked"][0] == "gone"
    play(match, "go-on")
    assert "roberto" in in_pile(match, "revealed-discard") and items.FATES["revealed"][0] == "away"
    assert "spy-1" in in_pile(match, "hidden-discard") and items.FATES["spy"][0] == "back"


def test_hidden_maquis_come_back(game):
    match = game.position({
        "step": "attack", "mission": "border", "missions": {"available": ["border", "villa"]},
        "agents": {"hand": ["carlos", "roberto"], "hidden-deck": ["abel", "celia", "juana", "pilar", "adela"]},
    }, seed=1)
    play(match, "carlos", "hidden")
    play(match, "roberto", "revealed")
    play(match, "border", "go-on")
    assert "carlos" in in_pile(match, "hidden-discard") and items.FATES["hidden"][0] == "back"


# All ways through

@pytest.mark.parametrize(("name", "questions"), [("source", 6), ("claim", 6), ("fate", 5), ("split", 3)])
def test_every_case_can_be_asked_for(lesson, name, questions):
    number = [step.id for step in lesson.steps].index(name)
    asked = [Pupil(lesson, seed, _at=number).question("ru").item for seed in range(80)]
    assert len({str(item.facts) for item in asked}) == questions


# The page

def test_the_board_begins_again_in_the_same_position():
    steps = lesson_page("partisans", "maquis")
    board = lesson_board(steps, "autumn")
    first = board.match.position()
    board.wish("play", board.match.moves[0].id)
    board.wish("new", "")
    again = board.match.position()
    for key in ("round", "missions", "foes"):
        assert first[key] == again[key]
    assert board.match.played == [] and board.match.state.ending == Ending.NONE


def test_no_face_down_enemy_is_named_on_the_steps():
    steps = lesson_page("partisans", "maquis")
    steps.wish("answer", "bands")
    steps.wish("next", "")
    steps.refresh()
    assert "foe:counter-guerrilla-4a" not in steps.page
    assert lesson_page("partisans", "maquis").page != steps.page
