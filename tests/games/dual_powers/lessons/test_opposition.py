"""The lesson about the Opposition: what it shows is what the engine does."""

import json
import random
from pathlib import Path

import pytest

from gamekit.games.dual_powers.rules import opposition
from gamekit.engine.errors import GamekitError
from gamekit.engine.words import LANGUAGES
from gamekit.games.dual_powers.lessons.opposition import items, proving, trace
from gamekit.games.dual_powers.lessons.opposition.changed import CHANGES, changed, line_of, source
from gamekit.games.dual_powers.lessons.opposition.exercise import check, played
from gamekit.games.dual_powers.lessons.opposition.proving import ROW
from gamekit.games.dual_powers.rules.rulebook import Said
from gamekit.games.dual_powers.rules.table import ORDERS, Step
from gamekit.lab import sweep
from gamekit.lessons.asking import made
from gamekit.testing.robot import choose
from gamekit.ui import lesson as lesson_page
from tests.helpers import shared, shared_lesson

NOTEBOOK = Path(__file__).parents[4] / "notebooks" / "dual_powers_opposition.ipynb"
PREDICTIONS = ("leader", "bonus", "most-days", "example-h", "will", "unrest")
SEEDS = range(20)


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("dual_powers", "opposition")


def step_of(lesson, name):
    return next(step for step in lesson.steps if step.id == name)


def item_of(lesson, name, seed=1917, language="en"):
    return made(lesson, step_of(lesson, name), seed, language).item


def rows(game, number=300):
    dice = random.Random(1917)
    return [dice.sample(range(ORDERS), 5) for _ in range(number)]


# The lesson as a whole

def test_its_size_and_its_order(lesson):
    assert 12 <= len(lesson.steps) <= 18
    assert lesson.minutes == 15
    assert tuple(step.id for step in lesson.steps if step.rhythm == "predict") == PREDICTIONS
    assert len(lesson.data["passing"]["steps"]) == 6
    assert lesson.data["passing"]["least"] == 5
    assert len(trace.PROCEDURE) <= 9


# Shown trace = engine's trace

def test_the_fourth_prediction_is_example_h(lesson):
    item = item_of(lesson, "example-h")
    assert item.match.position()["opposition_row"] == ["red-2", "red-4a", "purple-4a", "brown-5a", "purple-2"]
    assert item.right == ["region:purple"]
    found = trace.stages(item.match.game.box, item.match.state)
    assert [(stage.name, len(stage.left)) for stage in found] == [("days", 2), ("cards", 2), ("last", 1)]


def test_other_seeds_give_example_h_other_colours(lesson):
    assert len({item_of(lesson, "example-h", seed).facts["row"] for seed in SEEDS}) > 10
    for seed in SEEDS:
        item = item_of(lesson, "example-h", seed)
        assert trace.stages(item.match.game.box, item.match.state)[-1].name == "last"


def test_the_comparisons_end_where_the_engine_ends(game):
    for row in rows(game):
        s = items.row_state(game, row)
        found = trace.stages(game.box, s)
        assert found[-1].left == (opposition.opposition_region(game.box, s),)
        for place, stage in enumerate(found):
            for region, value in stage.values.items():
                assert value == opposition.row_totals(game.box, s, region)[place]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_notes_of_an_objective_are_the_lines_of_the_match(game, language):
    for row in rows(game, 50):
        match = items.row_match(game, items.names_of(game, row))
        wanted = [line for line in trace.lines_of(match, Step.REVEAL_OBJECTIVES)
                  if line.said in (Said.OPPOSITION_SUM, Said.OPPOSITION_OBJECTIVE)]
        notes = trace.objective_notes(game, items.row_state(game, row), language)
        stages = len(trace.stages(game.box, items.row_state(game, row)))
        shown = [*notes[:-1 - stages], notes[-1]]
        assert [(note.text, note.rule) for note in shown] == [(line.text(language), line.rule.id) for line in wanted]


@pytest.mark.parametrize("name", ["unit", "bonus", "will", "new-bonus", "new-will"])
def test_notes_of_a_turn_are_the_lines_of_the_match(lesson, name):
    for seed in SEEDS:
        item = item_of(lesson, name, seed)
        again = item.after
        lines = [line for frame in again.frames for line in frame.lines]
        assert [note.text for note in item.told(item.right[0])] == [line.text() for line in lines]
        assert not any(note.parting for note in item.told(item.right[0]))
        for option in set(item.options) - set(item.right):
            assert [note.parting for note in item.told(option)].count(True) == 1


def test_the_turn_that_is_watched_is_the_engines(lesson):
    item = item_of(lesson, "watch")
    last = item.slides[-1].match
    shown = [note.text for slide in item.slides[1:] for note in slide.notes]
    assert shown == [str(line) for frame in last.frames for line in frame.lines]
    rules = {note.rule for slide in item.slides for note in slide.notes}
    assert {"SOLO_CARD", "SOLO_UNIT", "SOLO_BONUS"} <= rules
    before = [slide.match.state for slide in item.slides]
    assert [s.step for s in before[:-1]] == [Step.OPPOSITION_CARD, Step.OPPOSITION_UNIT, Step.OPPOSITION_BONUS]


def test_a_wrong_guess_is_told_where_it_left_the_path(lesson):
    item = item_of(lesson, "example-h")
    parted = {option: [note.rule for note in item.told(option) if note.parting] for option in item.options}
    assert parted == {
        "region:red": ["SOLO_OBJECTIVE_TIE"], "region:brown": ["SOLO_OBJECTIVE"], "region:purple": [],
    }


def test_questions_cover_each_line_of_the_procedure(lesson):
    asked = {rule for step in lesson.steps if step.rhythm in ("predict", "check", "try") for rule in
             [*step.idea, *step.recall]}
    assert {rule.name for _, rule, _ in trace.PROCEDURE} <= asked
    deciding = {"most-days": "days", "example-h": "last", "new-days": "days", "new-cards": "cards", "new-last": "last"}
    for name, last in deciding.items():
        for seed in SEEDS:
            item = item_of(lesson, name, seed)
            assert trace.stages(item.match.game.box, item.match.state)[-1].name == last


def test_both_answers_come_up(lesson):
    for name, wanted in {
        "bonus": {"one", "two"}, "will": {"seat:red", "seat:white"}, "new-unrest": {"points", "nothing"},
    }.items():
        assert {item_of(lesson, name, seed).right[0] for seed in SEEDS} == wanted


def test_each_line_of_the_list_names_its_rule_and_its_code(lesson):
    notes = item_of(lesson, "order").told("")
    assert [note.rule for note in notes] == [rule.name for _, rule, _ in trace.PROCEDURE]
    assert all(f"def {code.__name__}" in note.source for note, (_, _, code) in zip(notes, trace.PROCEDURE, strict=True))


# Steer it

def test_the_engine_judges_a_changed_card(game, lesson):
    for seed in SEEDS:
        item = item_of(lesson, "steer", seed)
        before = opposition.opposition_region(game.box, item.match.state.copy())
        row = list(item.match.state.opposition_row)
        assert 2 <= len(item.right) <= 3
        for option in item.options:
            place = row.index(item.facts[f"old-{option}"][1])
            other = [*row[:place], item.facts[f"new-{option}"][1], *row[place + 1:]]
            match = items.row_match(game, items.names_of(game, other))
            region = next(line.facts["region"][1] for line in match.log if line.said == Said.OPPOSITION_OBJECTIVE)
            assert (region != before) == (option in item.right)


# Bug hunt

@pytest.mark.parametrize("name", sorted(CHANGES))
def test_a_changed_bot_differs_in_one_line_and_can_be_found(game, name):
    old, new, _ = CHANGES[name]
    before, after = source().splitlines(), source().replace(old, new).splitlines()
    assert [a.strip() for a, b in zip(after, before, strict=True) if a != b] == [line_of(name)]
    states = [items.row_state(game, row) for row in rows(game)]
    box = game.box
    assert any(changed(name)(box, s) != opposition.opposition_region(box, s) for s in states)


def test_only_one_bot_of_the_hunt_follows_the_book(game, lesson):
    for seed in SEEDS:
        item = item_of(lesson, "hunt", seed)
        assert len(item.notes) == 4
        assert len(item.right) == 1
        picks = [[part.split(": ")[1].rstrip(".") for part in note.text.split(". ")[1:]] for note in item.notes]
        book = "abc".index(item.right[0])
        for bot in {0, 1, 2} - {book}:
            assert any(pick[bot] != pick[book] for pick in picks)


# What was measured

def test_the_table_is_what_a_smaller_sample_finds(lesson):
    measured = lesson.data["measured"]
    small = sweep(
        "dual_powers", 400, {"side": ["red", "white"], "difficulty": [1, 6]}, seed=42, seats=measured["player"],
        options={"mode": "solo"}, workers=1,
    )
    found = small.table[small.table["side"] == small.table["seat"]]
    assert len(found) == 4
    for row in found.to_dict("records"):
        told = next(r for r in measured["rows"] if (r["side"], r["difficulty"]) == (row["side"], row["difficulty"]))
        assert row["low"] <= told["high"]
        assert told["low"] <= row["high"]


def test_the_table_tells_how_it_was_made(lesson):
    measured = lesson.data["measured"]
    assert len(measured["rows"]) == 12
    for part in ("sweep(", '"dual_powers"', "10_000", "seed=1917", 'seats="greedy"'):
        assert part in measured["command"]
    for row in measured["rows"]:
        assert row["rate"] == row["wins"] / measured["n"]
        assert row["low"] < row["rate"] < row["high"]
    item = item_of(lesson, "rates")
    assert len(item.table) == 7
    assert any("10,000" in note.text and "1917" in note.text for note in item.told(""))


# Write one line of it

def cells(tag):
    found = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if tag in cell["metadata"].get("tags", ())]


def run(*parts):
    space = {}
    for part in parts:
        exec(part, space)
    return space


def test_the_starter_runs_and_fails_and_the_solution_passes():
    starter = run(*cells("starter"))["choose"]
    assert not check(starter).right
    assert check(run(cells("solution")[0].replace("check(solution)", ""))["solution"]).right


def bot(rank):
    """The notebook's bot with another line."""
    line = "mine = (days,)          # this line: what is compared first, second, third?"
    (text,) = cells("starter")
    assert line in text
    return run(text.replace(line, f"mine = {rank}"))["choose"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_plausible_mistakes_get_replies_of_their_own(language):
    kinds = {rank: check(bot(rank), language=language) for rank in (
        "(number, days, last)", "(days,)", "(days, number)", "(days, last)", "(days, number, -last)", "1 / 0",
    )}
    assert [found.kind for found in kinds.values()] == ["days", "cards", "last", "cards", "last", "fails"]
    assert check(lambda _: None, language=language).kind == "no-region"
    texts = [found.text for found in kinds.values()]
    assert not any("days, number, last" in text or "(days, cards, last)" in text for text in texts)


def test_a_check_never_tells_what_the_opposition_chooses(game):
    for rank in ("(number, days, last)", "(days,)", "(days, number)"):
        text = check(bot(rank)).text
        told = text.split("Your bot")[1]
        regions = [name for name in (game.thing_text("region", i, "en") for i in range(6)) if name in told]
        assert len(regions) == 1        # its own


def test_the_check_plays_two_hundred_games():
    choices = played(200, 1917)
    assert len({choice.game for choice in choices}) == 200


# The page

@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_goes_through(language):
    view = lesson_page("dual_powers", "opposition", language=language)
    dice = random.Random(1)
    while not view.pupil.over:
        _, item = view.question()
        before = view.html()
        assert "gk-notes-told" not in before
        while view.slide + 1 < len(item.slides):
            assert 'data-do="answer"' not in view.html()
            view.next_slide("")
        view.answer(choose(view.pupil, "right", language, dice))
        if item.told:
            assert "gk-notes-told" in view.html()
        view.go_on("")
    assert ("passed" if language == "en" else "зачёт") in view.html()


def test_the_notebook_only_cells_are_hidden_on_the_page():
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    shown = ["".join(cell["source"]) for cell in notebook["cells"]
             if "notebook-only" not in cell["metadata"].get("tags", ())]
    assert shown == ['from gamekit.ui import lesson\n\nlesson("dual_powers", "opposition")']
    assert notebook["metadata"]["gamekit"]["kind"] == "learn"
    assert notebook["metadata"]["gamekit"]["order"] == 22


# Steering it, and proving a bug

CLAIMS = {      # a row that differs from the given one, and what is said to it
    "steer-none": ROW, "steer-many": ("brown-2", "blue-2", *ROW[2:]),
    "steer-elsewhere": (*ROW[:2], "purple-7", *ROW[3:]), "steer-right": (*ROW[:2], "blue-4a", *ROW[3:]),
}


@pytest.mark.parametrize("kind", CLAIMS)
def test_steering_is_judged_by_what_the_engine_does(kind):
    found = [proving.steered(proving.table(CLAIMS[kind]), language) for language in LANGUAGES]
    assert {one.kind for one in found} == {kind}
    assert all(one.right == (kind == "steer-right") for one in found)


def test_only_a_match_with_another_choice_proves_a_bug():
    game = shared("dual_powers")
    tie = proving.table(("blue-4a", "blue-5a", "brown-4a", "brown-5a", "red-2"))        # the last card decides
    assert proving.proven(tie, "C").right
    assert proving.proven(tie, "A").right is False
    assert proving.proven(proving.table(("blue-4a", "blue-5a", "brown-7", "red-2", "green-2")), "A").right
    assert proving.proven(tie, "B").kind == "prove-none"
    assert proving.proven(game.new(seed=1), "A").kind == "prove-solo"
    with pytest.raises(GamekitError):
        proving.proven(tie, "D")
