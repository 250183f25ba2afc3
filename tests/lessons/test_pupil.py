"""A pupil's way: tries, hint, solution, sister, predictions, the code."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.engine.errors import BadOption
from gamekit.lessons import Choice, Pupil, code
from gamekit.lessons.asking import made
from gamekit.testing.robot import MANNERS, DeadEnd, walk
from tests.helpers import EVERY_LESSON, shared_lesson

from . import making
from .making import CHECK, MIX, MIX_WORDS, SEE, TRY, asking, with_


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
    ways = [[made(small, pupil.step, seed, sister=sister) for sister in (False, True)] for seed in range(9)]
    assert any(one.item.facts != other.item.facts for one, other in ways)
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
    assert not made(small, small.steps[1], 1).judge("fly to the moon").right


def test_a_refusal_can_be_the_right_answer(game, tmp_path):
    broken = with_(TRY, rhythm="break", ask="refused", right=["recruit-unit red-3a"])
    lesson = making.lesson(game, tmp_path, [SEE, broken, CHECK])
    asked = made(lesson, lesson.steps[1], 1)
    assert asked.judge("recruit-unit red-3a").right
    assert not asked.judge("recruit-unit red-1a").right


def test_another_refusal_tells_its_rule_and_what_is_to_find(game, tmp_path):
    """A pupil who tries something else that is forbidden is not praised for it."""
    position = {"seat": "white", "blockade_tile": "green", "blockade": "green-red",
                "cards": {"white-hand": ["brown-4a"]}, "tokens": {"green": ["kerensky"]}}
    start = {"position": position, "moves": ["brown-4a", "move", "kerensky"], "seat": "white"}
    broken = with_(TRY, rhythm="break", ask="refused", idea=["MOVE_NOT_THROUGH_BLOCKADE"],
                   recall=["MOVE_TO_NEIGHBOUR"], right=["move-to red"], start=start)
    lesson = making.lesson(game, tmp_path, [SEE, broken, CHECK])
    asked = made(lesson, lesson.steps[1], 1)
    far = next(f"move-to {place}" for place in game.ids("region")
               if (rule := asked.item.match.why_not(f"move-to {place}")) and rule.id == "MOVE_TO_NEIGHBOUR")
    verdict = asked.judge(far)
    assert (verdict.right, verdict.rule) == (False, "MOVE_TO_NEIGHBOUR")
    for rule, words in (("MOVE_TO_NEIGHBOUR", "text"), ("MOVE_NOT_THROUGH_BLOCKADE", "title")):
        assert getattr(game.rulebook[rule], words) in verdict.reply
    assert asked.judge("move-to red").right


# What to repeat

def test_what_was_missed_is_to_be_repeated_where_it_was_taught(small):
    pupil = Pupil(small)
    pupil.answer("white")
    pupil.reset()
    pupil.answer("red")
    pupil.go_on()
    pupil.answer("recruit-unit red-3a")
    assert [(rule, step.id) for rule, step in pupil.to_repeat] == [
        ("TIE_MORE_TOKENS", "see"), ("RECRUIT_WITHIN_BARS", "try")]


@pytest.mark.parametrize("manner", MANNERS)
def test_praise_is_for_what_was_shown(small, manner):
    pupil = walk(small, manner).pupil
    assert pupil.has_shown_it == (len(pupil.first_try) == len(small.steps))
    assert not walk(small, manner, quick=True).pupil.has_shown_it


def test_nothing_was_shown_by_who_only_types_a_code(small):
    pupil = Pupil(small)
    pupil.resume(walk(small).pupil.code)
    assert pupil.over and not pupil.has_shown_it


def test_each_like_question_is_another_one(small):
    asked = [made(small, small.steps[2], 4, sister=number).item.facts for number in range(4)]
    assert all(one != other for one, other in itertools.pairwise(asked))


@pytest.mark.parametrize(("answer", "right"), [
    ("3", True), ("3,4", True), ("2.5", True), ("4", False), ("many", False), ("nan", False),
])
def test_numbers_have_a_tolerance(game, tmp_path, answer, right):
    number = asking(CHECK, ask="number", right=["3"], tolerance=0.5)
    lesson = making.lesson(game, tmp_path, [number])
    assert made(lesson, lesson.steps[0], 1).judge(answer).right == right


def test_an_order_is_right_as_a_whole(game, tmp_path):
    lesson = making.lesson(game, tmp_path, [with_(SEE, ask="order", right=["white", "red"])])
    asked = made(lesson, lesson.steps[0], 1)
    assert asked.judge("white red").right
    assert not asked.judge("red white").right
    assert not asked.judge("white").right


def test_free_text_has_no_verdict(game, tmp_path):
    lesson = making.lesson(game, tmp_path, [asking(SEE, ask="text")])
    assert made(lesson, lesson.steps[0], 1).judge("whatever").right


def test_the_same_seed_asks_the_same(small):
    step = small.steps[2]
    assert made(small, step, 5).item.facts == made(small, step, 5).item.facts
    assert len({str(made(small, step, seed).item.facts) for seed in range(20)}) > 3


# The code

STEPS = code.Form([1] * 15 + [8] + [1] * 16)
KEEPING = code.Form([1] * 10 + [3] + [1] * 15, [range(26), [0, 1, 4, 10, 25]], 2)
solved_steps = st.tuples(*[st.integers(0, number) for number in STEPS.questions]).map(list)
SOME = [1, 0, 1] + [0] * 12 + [5] + [0] * 16


@given(solved_steps)
def test_a_code_comes_back(solved):
    written = code.written("rules", STEPS, solved)
    assert len(written) == code.LENGTH
    assert code.read("rules", STEPS, written) == (solved, code.OUTSIDE, [])
    assert code.read("rules", STEPS, f" {written.lower()} ") == (solved, code.OUTSIDE, [])


@given(st.integers(0, 1), st.integers(0, 28), st.tuples(*[st.integers(-1, code.ANSWERS - 1)] * 2).map(list))
def test_a_code_brings_predictions_along_a_path(path, far, predicted):
    solved = KEEPING.along(KEEPING.paths[path], far)
    written = code.written("odds", KEEPING, solved, 0, predicted)
    assert code.read("odds", KEEPING, written) == (solved, 0, predicted)


def test_who_went_another_way_gets_a_code_without_predictions():
    solved = [0, 1, 1, *[0] * 23]
    written = code.written("odds", KEEPING, solved, 0, [1, 75])
    assert code.read("odds", KEEPING, written) == (solved, 0, [-1, -1])
    assert code.marks(KEEPING) >= code.LEAST_CHECK


@given(st.text(max_size=12) | st.text(code.LETTERS, min_size=8, max_size=8))
def test_other_texts_are_no_codes_or_true_ones(text):
    try:
        solved, seed, _ = code.read("rules", STEPS, text)
    except BadOption:
        return
    assert code.read("rules", STEPS, code.written("rules", STEPS, solved, seed)) == (solved, seed, [])


@given(st.integers(0, code.SEEDS - 1), st.integers(1, 24))
def test_a_code_tells_the_seed_where_it_has_room(seed, steps):
    questions, form = [1] * steps, code.Form([1] * steps)
    assert code.marks(form) >= code.LEAST_CHECK
    assert code.read("odds", form, code.written("odds", form, questions, seed)) == (questions, seed, [])
    assert code.read("odds", form, code.written("odds", form, questions, 1917)) == (questions, code.OUTSIDE, [])


def test_a_pair_gets_a_seed_that_its_code_can_tell():
    assert len({code.own_seed(code.Form([1] * 20)) for _ in range(60)}) > 30
    for form in (code.Form([1]), code.Form([1] * 20), code.Form([1] * 26), STEPS, KEEPING):
        assert all(0 < code.own_seed(form) < code.SEEDS for _ in range(200))
    few = code.Form([1] * 27)
    assert code.LEAST_CHECK < code.seeds(few) < code.SEEDS
    assert all(code.own_seed(few) < code.seeds(few) for _ in range(200))


def test_most_mistakes_are_noticed():
    assert code.marks(STEPS) >= code.LEAST_CHECK
    written = code.written("rules", STEPS, SOME)
    wrong = [written[:p] + x + written[p + 1:] for p in range(8) for x in code.LETTERS if x != written[p]]
    noticed = 0
    for text in wrong:
        try:
            code.read("rules", STEPS, text)
        except BadOption:
            noticed += 1
    assert noticed / len(wrong) > 0.95


def test_too_many_steps_leave_no_room_for_a_check():
    assert code.marks(code.Form([1] * 36)) < code.LEAST_CHECK <= code.marks(code.Form([1] * 34))


@pytest.mark.parametrize("text", ["", "1234567", "123456789", "!!!!!!!!", "UUUUUUUU"])
def test_wrong_codes_are_refused(small, text):
    with pytest.raises(BadOption):
        Pupil(small).resume(text)


def test_most_codes_of_another_lesson_are_refused():
    passed = 0
    for number in range(200):
        written = code.written("rules", STEPS, [number >> place & 1 for place in range(8)] + [0] * 24)
        try:
            passed += bool(code.read("odds", STEPS, written))
        except BadOption:
            continue
    assert passed < 200 / code.LEAST_CHECK * 3


def test_a_pupil_goes_on_elsewhere(small):
    first = Pupil(small)
    first.answer("red")
    second = Pupil(small)
    second.resume(first.code)
    assert second.step.id == "try"
    assert second.solved == {"see"}


def test_a_code_brings_its_seed(small):
    first, second = Pupil(small, seed=417), Pupil(small, seed=12)
    first.answer("red")
    second.resume(first.code)
    assert second.seed == 417
    second.resume(Pupil(small, seed=1917).code)       # such seeds stand in links
    assert second.seed == 417


LATER = [(name, lesson) for name, lesson in EVERY_LESSON if shared_lesson(name, lesson).kept]


@pytest.mark.parametrize(("name", "lesson"), LATER)
def test_predictions_that_are_asked_about_later_go_on_elsewhere(name, lesson):
    loaded = shared_lesson(name, lesson)
    first, second = Pupil(loaded, seed=33), Pupil(loaded, seed=12)
    for step in loaded.kept:
        first.jump(step)
        item = first.question().item
        first.answer(item.options[-1] if isinstance(item, Choice) else "83", "ru")
    first.done = {step.id: step.asking.questions for step in loaded.steps[:6]}
    second.resume(first.code)
    assert second.predictions == first.predictions
    assert (second.seed, second.done, second.code) == (33, first.done | second.done, first.code)


@pytest.mark.parametrize(("name", "there"), [("1", "see"), ("3", "check"), ("try", "try")])
def test_a_step_by_name_or_number(small, name, there):
    pupil = Pupil(small)
    pupil.jump(name)
    assert pupil.step.id == there


@pytest.mark.parametrize("name", ["0", "4", "-1", "", "nowhere", "²", "9" * 50, "9" * 5000])
def test_no_such_step(small, name):
    with pytest.raises(BadOption, match="see, try, check"):
        Pupil(small).jump(name)


# A step that mixes others

@pytest.fixture
def mixing(game, tmp_path):
    return making.lesson(game, tmp_path, [SEE, TRY, CHECK, MIX], en=MIX_WORDS, ru=MIX_WORDS)


@pytest.fixture
def at_the_end(mixing):
    pupil = Pupil(mixing)
    for answer in ("red", "recruit-unit red-1a", "red"):
        pupil.answer(answer)
        pupil.go_on()
    return pupil


def test_checks_are_asked_again_with_other_dice(mixing, at_the_end):
    asked = []
    for number in range(3):
        question = at_the_end.question()
        assert (question.step.id, at_the_end.asked) == ("check", f"final-{number + 1}")
        asked.append(str(question.item.facts))
        assert at_the_end.answer("red").right
        assert ("final" in at_the_end.solved) == (number == 2)
        at_the_end.go_on()
    assert at_the_end.over
    assert len({*asked, str(made(mixing, mixing.step("check"), 1917).item.facts)}) > 1
    assert at_the_end.first_try >= {"final-1", "final-2", "final-3"}
    assert at_the_end.share == 1


def test_the_code_knows_how_many_were_answered(mixing, at_the_end):
    at_the_end.answer("red")
    other = Pupil(mixing)
    other.resume(at_the_end.code)
    assert (other.step.id, other.turn) == ("final", 1)
    assert other.solved == {"see", "try", "check"}
    other.go_back()
    assert (other.step.id, other.turn) == ("final", 0)
    other.go_back()
    assert other.step.id == "check"


def test_a_mixed_check_has_a_sister(at_the_end):
    for _ in range(3):
        at_the_end.answer("white")
        at_the_end.reset()
    at_the_end.try_alike()
    assert at_the_end.sister
    assert at_the_end.answer("red").right


# Robots

@pytest.mark.parametrize("manner", MANNERS)
def test_robots_reach_the_end(small, manner):
    way = walk(small, manner)
    assert way.pupil.over
    assert (way.pupil.first_try == {"see", "try", "check"}) == (manner == "right") or manner == "random"


@pytest.mark.parametrize("manner", MANNERS)
def test_robots_answer_each_of_the_mixed_checks(mixing, manner):
    assert {"final-1", "final-2", "final-3"} <= set(walk(mixing, manner).tries)


def test_a_dead_end_is_found(game, tmp_path):
    with pytest.raises(DeadEnd):
        walk(making.lesson(game, tmp_path, [with_(SEE, right=[])]))


@pytest.mark.parametrize("wrong", [None, 5, 2.5, ["red"], b"red"], ids=repr)
def test_what_is_no_text_is_told(small, wrong):
    for call in (Pupil(small).answer, Pupil(small).resume, small.game.rulebook.search):
        with pytest.raises(BadOption, match="Words are written in quotation marks"):
            call(wrong)


def test_after_the_end_nothing_is_asked(small):
    pupil = Pupil(small)
    pupil._to(len(small.steps))
    for call in (pupil.question, lambda: pupil.answer("red")):
        with pytest.raises(BadOption, match="The lesson is over"):
            call()
    pupil.try_alike()
    pupil.go_on()
    assert pupil.over
