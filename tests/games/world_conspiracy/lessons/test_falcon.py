"""The lesson about Falcon: its keys are what the engine's list gives."""

import json
import re
from pathlib import Path

import pytest

from gamekit.engine.scene import Marks
from gamekit.games.world_conspiracy.lessons.falcon.exercise import check
from gamekit.games.world_conspiracy.rules.falcon.trace import ladder
from gamekit.games.world_conspiracy.rules.table import FALCON
from gamekit.lessons.asking import made
from gamekit.lessons.paper import pictures
from tests.helpers import shared_lesson

NOTEBOOK = Path(__file__).parents[4] / "notebooks" / "world_conspiracy_falcon.ipynb"
SEEDS = range(20)
HUNTS = range(5)        # each looks for four positions


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("world_conspiracy", "falcon")


def item_of(lesson, name, seed=1917, language="en"):
    return made(lesson, lesson.step(name), seed, language).item


@pytest.mark.parametrize("name", ["new-line", "new-object", "steer"])
def test_paper_draws_the_row_and_what_falcon_has(lesson, name):
    for seed in range(1, 6):
        item = item_of(lesson, name, seed)
        s, drawn = item.match.state, pictures(lesson.step(name), item, "en")
        cards = [item.match.game.thing_text("object", card, "en") for card in s.in_row[: s.row_size]]
        assert drawn.count('class="gk-place"') == len(cards)
        assert all(card in drawn for card in cards) and "Falcon" in drawn
        assert len(re.findall(r'class="gk-rival\b', drawn)) == 1, "only Falcon's cards stand beside the row"


def test_who_watches_reads_beside_each_line_why(lesson):
    item = item_of(lesson, "watch")
    game, tried = item.match.game, [one for one in ladder(item.match.game, item.match.state) if one.lines]
    for slide, one in zip(item.slides[1:-1], tried, strict=True):
        scene = game.scene(slide.match.state, 0, "en", Marks(lit=slide.lit, told=slide.told))
        (part,) = (part for part in scene.parts if part.thing == slide.lit[0])
        assert part.label.endswith(one.why(game, "en")) and "gk-lit" in part.html


@pytest.mark.parametrize("name", ["line", "new-line"])
def test_the_line_is_the_one_that_the_ladder_takes(lesson, name):
    names = lesson.game.ids("rung")
    found = set()
    for seed in SEEDS:
        item = item_of(lesson, name, seed)
        tried = ladder(item.match.game, item.match.state)
        (taken,) = [one.rung for one in tried if one.taken]
        assert item.right == [f"rung:{names[taken]}"]
        assert item.options == [f"rung:{names[one.rung]}" for one in tried]
        found.add(taken)
    assert len(found) > 2


@pytest.mark.parametrize("name", ["object", "new-object"])
def test_agents_stand_on_the_object_that_is_called_right(lesson, name):
    for seed in SEEDS:
        item = item_of(lesson, name, seed)
        card = lesson.game.ids("object").index(item.right[0].removeprefix("object:"))
        assert item.after.state.target[FALCON] == card != item.match.state.target[FALCON]


@pytest.mark.parametrize("name", ["agents", "new-agents"])
def test_as_many_agents_leave_as_the_key_says(lesson, name):
    for seed in SEEDS:
        item = item_of(lesson, name, seed)
        sent = item.match.state.active[FALCON] - item.after.state.active[FALCON]
        assert item.right == [str(sent)]


def test_a_wrong_line_is_told_where_it_left_the_list(lesson):
    """At most one line of the log, and none for who was right."""
    for seed in SEEDS:
        item = item_of(lesson, "line", seed)
        assert not any(note.parting for note in item.told(item.right[0]))
        assert all([note.parting for note in item.told(one)].count(True) <= 1 for one in item.options)


def test_one_bot_of_the_hunt_follows_the_book(lesson):
    for seed in HUNTS:
        item = item_of(lesson, "hunt", seed)
        assert (len(item.right), len(item.notes), len(item.told(""))) == (1, 4, 2)


def test_the_table_tells_how_it_was_made(lesson):
    measured = lesson.data["measured"]
    assert len(measured["rows"]) == 6
    assert f"{measured['n']:_}" in measured["command"] and f"seed={measured['seed']}" in measured["command"]
    for row in measured["rows"]:
        assert row["rate"] == row["wins"] / measured["n"]
        assert row["low"] < row["rate"] < row["high"]


# The exercise

def cells(tag):
    found = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if tag in cell["metadata"].get("tags", ())]


def run(text):
    space = {}
    exec(text, space)
    return space


def test_the_starter_runs_and_fails_and_the_solution_passes():
    assert not check(run(cells("starter")[0])["choose"]).right
    assert check(run(cells("solution")[0].replace("check(solution)", ""))["solution"]).right


@pytest.mark.parametrize("language", ["en", "ru"])
def test_other_lists_are_refused_without_telling_his_line(language):
    def listed(order):
        return lambda possible: next((letter for letter in order if letter in possible), possible[0])

    for order in ("Ebacrdefghi", "Eabcrdefgih", "abcrdefghiE"):
        found = check(listed(order), language=language)
        assert not found.right, order
    texts = {str(check(bad, games=1, language=language)) for bad in (
        lambda _: 1 / 0, lambda _: "?", lambda possible: possible[-1])}
    assert len(texts) == 3
