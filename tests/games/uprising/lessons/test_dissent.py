"""The lesson on control and dissent: its sources, the prepared position, what the lab found, the page.

What all history lessons share is tested in `tests/lessons/test_history.py`.
"""

import re

import pytest

import gamekit
from gamekit.engine.words import LANGUAGES
from gamekit.games.uprising.lessons.dissent import evening, items, measured
from gamekit.lessons import teacher
from gamekit.lessons.history import bearings, percents
from gamekit.ui import lesson as lesson_page
from gamekit.ui import lesson_board
from tests.helpers import shared_lesson


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("uprising", "dissent")


@pytest.fixture(scope="module")
def data(lesson):
    return lesson.data


# Plan and sources

def test_both_sides_sit_at_every_computer(data):
    for table in data["tables"]:
        assert table["resistance"] == table["empire"] == table["computers"] >= table["chronicler"]


def test_sources_support_the_rule_speak_against_it_and_are_about_other_things(data):
    assert {one for source in data["source"] for one in bearings(source)} == {"supports", "against", "outside"}


def test_every_statement_on_the_past_names_its_source(lesson, data):
    """A year in the argument comes with that of a book or a document of the lesson."""
    told = [*(f"{book['title']} {book['year']}" for book in data["reading"]), *(one["date"] for one in data["source"])]
    known = re.findall(r"\b\d{4}\b", " ".join(told))
    for language in LANGUAGES:
        for part in ("omits", "distorts", "view"):
            for one in data["argument"][part]:
                text = lesson.text(f"argument-{one}", language)
                years = re.findall(r"\b(?:18|19|20)\d\d\b", text)
                assert not years or any(year in known for year in years), text


# The prepared position

def test_position_is_the_start_of_round_five():
    match = evening(seed=1)
    assert match.seat == "resistance" and match.position()["round"] == 5
    assert match.state.captured_in.count(0) == 4 and not any(match.state.token_down)


def test_position_could_have_been_played(data):
    """Twelve cards in four rounds: four of them open from the start, at most two liquidated and two looked at."""
    cards = data["positions"]["evening"]["cards"]
    played = [card for place, some in cards.items() if place != "hand" for card in some]
    assert len(played) == 12 and len(cards["hand"]) == 5
    aside = [card for card in cards["liquidated"] if "provocation" not in card]
    assert len(aside) <= 2
    known = ("rulebook", "derived")
    rulebook = {row["id"] for row in gamekit.load("uprising").components["missions"] if row["source"] in known}
    assert set(data["positions"]["evening"]["open_missions"]) <= rulebook


def test_four_rounds_end_the_match():
    for seed in range(4):
        match = evening(seed=seed, seats=dict.fromkeys(("resistance", "empire"), "random"))
        match.go_on()
        assert match.over
        assert sum(line.said.name == "CARD_PLANNED_OPEN" for line in match.log) <= 4


def test_neither_side_is_far_ahead(data):
    row = items.asked.chance("equal")
    assert data["chances"]["n"] >= 2000
    assert 0.3 <= row["low"] < row["share"] < row["high"] <= 0.7


@pytest.mark.parametrize("name", ["equal", "empire-random", "resistance-random", "moved"])
def test_told_chances_hold_on_a_small_sample(name):
    row = items.asked.chance(name)
    changes = {"open_missions": row["open_missions"]} if "open_missions" in row else {}
    found = measured(n=200, seed=5, resistance=row["resistance"], empire=row["empire"], **changes)
    spread = 4 * (max(row["share"] * (1 - row["share"]), 0.01) / 200) ** 0.5      # four standard errors
    assert abs(found.value - row["share"]) <= spread + row["high"] - row["low"]


def test_the_rows_tell_choice_and_start_from_luck():
    equal = items.asked.chance("equal")
    for name in ("empire-random", "resistance-random", "moved"):
        row = items.asked.chance(name)
        assert row["high"] < equal["low"] or row["low"] > equal["high"], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teachers_numbers_are_those_of_the_lab(lesson, language):
    told = teacher.page(lesson, language=language).replace(",", ".")
    for name in ("equal", "empire-random", "moved"):
        for number in percents(items.asked.chance(name)):
            assert re.search(rf"\b{number}\b", told), (name, number)


# Who may see what

@pytest.mark.parametrize("case", list(items.MAY_LOOK))
def test_sight_is_what_the_views_show(case):
    """The engine's views agree with what the question calls right."""
    game = gamekit.load("uprising")
    lying = {
        "planned": ("planned", "riot-5"), "district": ("peace", "riot-5"), "aside": ("liquidated", "riot-5"),
        "watched": ("planned", "riot-5 open"), "bluff": ("liquidated", "provocation-1 open"),
        "deck": ("deck", "riot-5"),
    }[case]
    cards = {"planned": ["gear-2 open", "gear-3"], "hand": ["gear-4", "gear-5"]}
    cards[lying[0]] = [*cards.get(lying[0], []), lying[1]]
    match = game.position({
        "step": "choose-token", "round": 3, "marked": ["plenty", "peace"], "cards": cards, "actions": 1,
        "token_down": ["cordon"],
        "open_missions": ["revolution", "coup", "espionage", "armed-protests"],
    })
    number = game.ids("card").index(lying[1].split()[0])
    place = game.ids("pile").index(lying[0])
    shown = {seat: match.view(seat).state.card_at[number] == place for seat in ("resistance", "empire")}
    if case == "deck":      # its order is nowhere in the state: a place in the deck tells nothing
        assert items.MAY_LOOK[case] == "nobody"
    else:
        assert shown["resistance"]
        assert items.MAY_LOOK[case] == ("both" if shown["empire"] else "resistance")


# The page

def test_the_board_begins_again_in_the_same_position():
    steps = lesson_page("uprising", "dissent")
    board = lesson_board(steps, "evening")
    first = board.match.position()
    board.wish("open", "")
    board.wish("play", board.match.moves[0].id)
    board.wish("new", "")
    again = board.match.position()
    assert [first[key] for key in ("round", "in_row", "open_missions")] == [
        again[key] for key in ("round", "in_row", "open_missions")]


def test_nothing_hidden_is_on_the_steps():
    """The start is shown as everybody sees it: no face-down card has a name on the page."""
    steps = lesson_page("uprising", "dissent")
    steps.wish("answer", "know")
    steps.wish("next", "")
    steps.refresh()
    assert "card:propaganda-6" not in steps.page and "Propaganda 6" not in steps.page
    assert "district:plenty" in steps.page
