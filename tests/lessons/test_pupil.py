"""A pupil's way: tries, hint, solution, sister, predictions, the code."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.engine.errors import BadOption
from gamekit.lessons import Pupil, code
from gamekit.lessons.asking import judge, made
from gamekit.lessons.robot import MANNERS, DeadEnd, walk

from . import making
from .making import CHECK, SEE, TRY, with_


@pytest.fixture
def small(game, tmp_path):
    return making.lesson(game, tmp_path)


def test_hint_after_the_second_wrong_try_and_solution_after_the_third(small):
    pupil = Pupil(small)
    seen = []
    for _ in range(3):
        pupil.answer("white")
        seen.append((pupil.shows_hint, pupil.shows_solution))
        pupil.reset()
    assert seen == [(False, False), (True, False), (False, True)]
    pupil.answer("red")
    assert not pupil.is_solved, "the solution is shown: a like question comes first"


def test_the_sister_is_another_question_of_the_same_kind(small):
    pupil = Pupil(small)
    for answer in ("red", "recruit-unit red-1a"):
        pupil.answer(answer)
        pupil.go_on()
    sisters = [(made(small, pupil.step, seed)[1], made(small, pupil.step, seed, sister=True)[1]) for seed in range(9)]
    assert any(one.facts != other.facts for one, other in sisters)
    for _ in range(3):
        pupil.answer("white")
        pupil.reset()
    pupil.try_alike()
    assert pupil.sister
    pupil.answer("red")
    assert pupil.is_solved
    assert "check" not in pupil.first_try


def test_a_written_sister_replaces_fields(game, tmp_path):
    steps = [with_(SEE, sister={"right": ["white"], "wrong": {"red": "TIE_MORE_TOKENS"}}), TRY, CHECK]
    pupil = Pupil(making.lesson(game, tmp_path, steps))
    for _ in range(3):
        pupil.answer("white")
        pupil.reset()
    pupil.try_alike()
    assert pupil.answer("white").right


def test_nobody_is_kept_for_ever(small):
    pupil = Pupil(small)
    for _ in range(2):
        pupil.try_alike()
        for _ in range(3):
            pupil.answer("white")
            pupil.reset()
    assert pupil.may_pass
    pupil.go_on()
    assert pupil.step.id == "try"
    assert "see" not in pupil.solved


def test_a_prediction_is_kept_and_needs_no_second_try(game, tmp_path):
    pupil = Pupil(making.lesson(game, tmp_path, [with_(SEE, rhythm="predict"), TRY, CHECK]))
    verdict = pupil.answer("white")
    assert pupil.predictions == {"see": "white"}
    assert verdict.right
    assert pupil.is_solved
    assert pupil.first_try == set(), "a wrong guess was not right at once"
    pupil.answer("red")
    assert pupil.predictions == {"see": "white"}


def test_one_cannot_go_on_before_the_answer(small):
    pupil = Pupil(small)
    pupil.go_on()
    assert pupil.step.id == "see"


# Judging

def test_moves_are_judged_by_the_engine(small):
    pupil = Pupil(small)
    pupil.answer("red")
    pupil.go_on()
    refused = pupil.answer("recruit-unit red-3a")
    assert not refused.right
    assert refused.rule == "RECRUIT_WITHIN_BARS"
    assert refused.reply == small.game.rulebook["RECRUIT_WITHIN_BARS"].text
    pupil.reset()
    verdict = pupil.answer("recruit-unit red-1b")
    assert verdict.right
    assert [move.id for move in verdict.after.played][-1].startswith("recruit-unit")


def test_what_is_no_move_is_answered_with_the_rule_of_the_step(small):
    step, item = made(small, small.steps[1], 1)
    assert not judge(small, step, item, "fly to the moon", "en").right


def test_a_refusal_can_be_the_right_answer(game, tmp_path):
    broken = with_(TRY, rhythm="break", ask="refused", right=["recruit-unit red-3a"])
    lesson = making.lesson(game, tmp_path, [SEE, broken, CHECK])
    step, item = made(lesson, lesson.steps[1], 1)
    assert judge(lesson, step, item, "recruit-unit red-3a", "en").right
    assert not judge(lesson, step, item, "recruit-unit red-1a", "en").right


@pytest.mark.parametrize(("answer", "right"), [
    ("3", True), ("3,4", True), ("2.5", True), ("4", False), ("many", False), ("nan", False),
])
def test_numbers_have_a_tolerance(game, tmp_path, answer, right):
    number = with_(CHECK, ask="number", item="", right=["3"], tolerance=0.5)
    lesson = making.lesson(game, tmp_path, [number])
    assert judge(lesson, *made(lesson, lesson.steps[0], 1), answer, "en").right == right


def test_an_order_is_right_as_a_whole(game, tmp_path):
    lesson = making.lesson(game, tmp_path, [with_(SEE, ask="order", right=["white", "red"])])
    asked = made(lesson, lesson.steps[0], 1)
    assert judge(lesson, *asked, "white red", "en").right
    assert not judge(lesson, *asked, "red white", "en").right
    assert not judge(lesson, *asked, "white", "en").right


def test_free_text_has_no_verdict(game, tmp_path):
    lesson = making.lesson(game, tmp_path, [with_(SEE, ask="text")])
    assert judge(lesson, *made(lesson, lesson.steps[0], 1), "whatever", "en").right


def test_the_same_seed_asks_the_same(small):
    step = small.steps[2]
    assert made(small, step, 5)[1].facts == made(small, step, 5)[1].facts
    assert len({str(made(small, step, seed)[1].facts) for seed in range(20)}) > 3


# The code

@given(st.sets(st.integers(0, code.MOST - 1)))
def test_a_code_comes_back(solved):
    written = code.written("rules", solved)
    assert len(written) == code.LENGTH
    assert code.read("rules", written) == solved
    assert code.read("rules", f" {written.lower()} ") == solved


@given(st.text(max_size=12))
def test_other_texts_are_no_codes_or_true_ones(text):
    try:
        solved = code.read("rules", text)
    except BadOption:
        return
    assert code.read("rules", code.written("rules", solved)) == solved


@given(st.sets(st.integers(0, code.MOST - 1)), st.integers(0, 7), st.sampled_from(code.LETTERS))
def test_a_mistyped_letter_is_mostly_noticed(solved, place, letter):
    written = code.written("rules", solved)
    mistyped = written[:place] + letter + written[place + 1:]
    try:
        assert code.read("rules", mistyped) == solved or mistyped != written
    except BadOption:
        assert mistyped != written


def test_most_mistakes_are_noticed():
    written = code.written("rules", {1, 2, 3})
    wrong = [written[:p] + x + written[p + 1:] for p in range(8) for x in code.LETTERS if x != written[p]]
    noticed = 0
    for text in wrong:
        try:
            code.read("rules", text)
        except BadOption:
            noticed += 1
    assert noticed / len(wrong) > 0.97


@pytest.mark.parametrize("text", ["", "1234567", "123456789", "!!!!!!!!", "UUUUUUUU"])
def test_wrong_codes_are_refused(small, text):
    with pytest.raises(BadOption):
        Pupil(small).resume(text)


def test_a_code_of_another_lesson_is_refused():
    with pytest.raises(BadOption):
        code.read("odds", code.written("rules", {1, 5, 9}))


def test_a_pupil_goes_on_elsewhere(small):
    first = Pupil(small)
    first.answer("red")
    second = Pupil(small)
    second.resume(first.code)
    assert second.step.id == "try"
    assert second.solved == {"see"}


# Robots

@pytest.mark.parametrize("manner", MANNERS)
def test_robots_reach_the_end(small, manner):
    way = walk(small, manner)
    assert way.pupil.over
    assert (way.pupil.first_try == {"see", "try", "check"}) == (manner == "right") or manner == "random"


def test_a_dead_end_is_found(game, tmp_path):
    with pytest.raises(DeadEnd):
        walk(making.lesson(game, tmp_path, [with_(SEE, right=[])]))
