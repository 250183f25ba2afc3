"""What tests of lessons on chances share: forecasts, and wrong answers to their exercises."""

from gamekit.lessons import Pupil
from gamekit.lessons.exercise import FAILS, exercises

OF_NO_MISTAKE = {"function", "number", "fails"}     # replies to what is no answer at all


def keeps_and_scores_a_forecast(lesson, worse, language):
    """Whoever was 90 % sure of the worse way has the loss that belongs to it."""
    pupil, answers = Pupil(lesson, seed=3), {"decision": worse, "sure": "90"}
    while pupil.step.id != "settle":
        name = pupil.step.id
        pupil.answer(answers.get(name, pupil.question(language).item.right[0]), language)
        assert pupil.is_solved, name
        pupil.go_on()
    assert pupil.predictions["sure"] == pupil.question(language).item.facts["sure"] == "90"
    assert not pupil.answer("0.01", language).right
    assert pupil.answer("0.81", language).right


def tells_mistakes_apart(exercise, wrong, fewest=3):
    """`wrong` has the reply that belongs to each answer."""
    for answer, reply in wrong.items():
        assert exercise.verdict(answer) == reply, reply
    assert len(set(wrong.values()) - OF_NO_MISTAKE) >= fewest


def has_words_that_do_not_tell(lesson, wrong, right, language):
    """Each reply has words of its own, and no text of an exercise has its right answer in it."""
    tasks = exercises(lesson.game.name, lesson.id, language)
    for name, task in tasks.items():
        replies = [key for key in attributes(lesson, name, language) if key.startswith("reply-")]
        assert {reply for reply in wrong[name].values() if reply != FAILS} <= {key[6:] for key in replies}
        texts = [task.text(key) for key in replies]
        assert len(set(texts)) == len(texts)
        assert task.text("hint") and task.text("right")
    for name, answers in right.items():
        told = " ".join(tasks[name].text(key) for key in attributes(lesson, name, language)).replace(",", ".")
        assert not any(answer in told for answer in answers), name


def attributes(lesson, name, language):
    return lesson.words.attributes(f"exercise-{name}", language)
