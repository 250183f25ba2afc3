"""A lesson's file that cannot be used is told in a sentence, with its place."""

import random
import shutil

import pytest

import gamekit
from gamekit.engine.errors import GamekitError, UnknownGame
from gamekit.engine.words import LANGUAGES
from gamekit.lessons import Pupil, gain, lessons, load_lesson
from gamekit.lessons.lesson import BadLesson
from tests.helpers import EVERY_LESSON

MUTATIONS = 20      # of each lesson

HEAD = 'kind = "tutorial"\nminutes = 5\n[[section]]\nid = "one"\n'
STEP = '[[section.step]]\nid = "see"\nrhythm = "see"\n'
CHOICE, NUMBER = STEP + 'ask = "choice"\n', STEP + 'ask = "number"\n'


@pytest.fixture
def load(tmp_path):
    """A lesson with this text as its file."""
    game, folder = gamekit.load("dual_powers"), tmp_path / "lessons" / "small"
    folder.mkdir(parents=True)
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text("lesson = Small\n")
    game.__dict__["folder"] = tmp_path

    def load(text):
        (folder / "lesson.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
        return load_lesson(game, "small")

    return load


@pytest.mark.parametrize("wrong", [5, None, [], "chess"])
def test_lessons_of_what_is_no_game(wrong):
    assert lessons("dual_powers") == lessons(gamekit.load("dual_powers"))
    with pytest.raises(UnknownGame):
        lessons(wrong)
    for name in (wrong, "../rules"):
        with pytest.raises(GamekitError):
            load_lesson("dual_powers", name)


def test_a_good_file(load):
    assert [step.id for step in load(HEAD + STEP).steps] == ["see"]


@pytest.mark.parametrize(("text", "told"), [
    (b"\xff\xfe", "cannot be read"), ("x = ", "cannot be read"), ("minutes = 5", "kind = None"),
    ('kind = "tutorial"\nminutes = "five"', "minutes = 'five'"), ('kind = "odds"\nminutes = true', "minutes = True"),
    ('kind = "odds"\nminutes = 5\nsection = 7', r"\[\[section\]\], not section = 7"),
    (HEAD + "step = [1]", r"\[\[step\]\]"), (HEAD + '[[section.step]]\nid = "see"', "rhythm.*missing"),
    (HEAD + '[[section.step]]\nrhythm = "see"', "id.*missing"), (HEAD + STEP + "colour = 1", "no field “colour”"),
    (HEAD + STEP + 'ask = "loudly"', "must be one of move"), (HEAD + CHOICE + 'right = "red"', "right.*not a list"),
    (HEAD + STEP + "ask = []", "ask.*not a str"), (HEAD + STEP + 'right = ["red"]', "no field “right”.*arrow, ask"),
    (HEAD + CHOICE + "tolerance = 1", "no field “tolerance”.*options"),
    (HEAD + CHOICE + 'item = "x"\nright = ["red"]', "no field “right”.*item"),
    (HEAD + STEP + 'mixes = []\nask = "choice"', "no field “ask”.*mixes"),
    (HEAD + 'step = []\ncolour = 1', r"section.colour \(id, step\)"),
    (HEAD + STEP + "start = 3", "start.*not a dict"), (HEAD + NUMBER + 'tolerance = "wide"', "tolerance.*not a Real"),
    (HEAD + STEP + 'mixes = ["later"]', "mixes"), ("x = " + "[" * 5000, "cannot be read"),
    ("quick = 5\n" + HEAD + STEP, r"quick \(list\)"), ('quick = ["saw"]\n' + HEAD + STEP, "“saw”.*Steps: see"),
    ("timing = [true]\n" + HEAD + STEP, r"timing \(int\)"),
    ("positions = { c = 1 }\n" + HEAD + STEP, r"positions.c \(dict\)"),
    ('passing = { many = 3 }\n' + HEAD + STEP, r"passing.many \(steps, least\)"),
    ('terms = { en = "x" }\n' + HEAD + STEP, r"terms.en \(list\)"), (HEAD + STEP + STEP, "2 steps, 1 names"),
    (HEAD + "".join(STEP.replace('id = "see"', f'id = "see-{number}"') for number in range(60)), "60 steps"),
    (HEAD + CHOICE + "right = [3]", "right.*not a str"), (HEAD + STEP + 'idea = ["NO_RULE"]', "idea.*“NO_RULE”"),
    (HEAD + CHOICE + 'wrong = { x = "NO_RULE" }', "wrong.*“NO_RULE”"),
    (HEAD + CHOICE + "wrong = { x = 1 }", "wrong.x.*not a str"),
    (HEAD + STEP + 'start = { position = "c" }', "start.position.*must be one of"),
    (HEAD + STEP + "start = { position = 3 }", "start.position.*not a str or dict"),
    (HEAD + STEP + "start = { seat = 'blue', seed = 1 }", "start.seat.*red, white, all"),
    (HEAD + STEP + "start = { where = 1 }", "no field “start.where”"),
    (HEAD + STEP + 'ask = "move"', "start.position.*missing"),
    (HEAD + STEP + "start = { seed = 1, options = { self = 1 } }", "start.options.*mode"),
    (HEAD + NUMBER + 'right = ["many"]', "right.*not a number"),
    (HEAD + STEP + "sister = { colour = 1 }", "no field “sister.colour”"),
    (HEAD + STEP + "sister = { id = 'x' }", "sister.id"),
    (HEAD + CHOICE + "sister = { ask = 'number' }", "no field “sister.ask”"),
    (HEAD + CHOICE + "sister = { wrong = { x = 'NO_RULE' } }", "wrong.*“NO_RULE”"),
])
def test_a_bad_file_is_told(load, text, told):
    with pytest.raises(BadLesson, match=told) as error:
        load(text)
    assert error.value.in_language("ru") != str(error.value)


# Words

@pytest.mark.parametrize("damage", [lambda file: file.write_bytes(b"\xff"), lambda file: file.unlink()], ids=range(2))
def test_words_that_cannot_be_read(load, tmp_path, damage):
    damage(tmp_path / "lessons" / "small" / "ru.ftl")
    with pytest.raises(BadLesson, match=r"small/ru\.ftl cannot be read"):
        load(HEAD + STEP)


@pytest.mark.parametrize(("words", "told"), [("other = Words", "'lesson'"), ("lesson = { $who }", "who")])
def test_words_that_cannot_be_said(load, tmp_path, words, told):
    (tmp_path / "lessons" / "small" / "en.ftl").write_text(words + "\n")
    with pytest.raises(BadLesson, match=f"small/en.ftl cannot be read.*{told}"):
        load(HEAD + STEP).title("en")


# Questions

@pytest.mark.parametrize(("step", "told"), [
    ('item = "none"', "AttributeError"), ("start = { position = { day = 99 } }", "“day” cannot be 99"),
    ('start = { seed = 1, moves = ["dance"] }', "dance"), ("start = { seed = -1 }", "seed must be"),
    ('start = { seed = 1, options = { mode = "trio" } }', "trio"),
])
def test_a_question_that_cannot_be_made(load, step, told):
    with pytest.raises(BadLesson, match=f"Step see: its question cannot be made.*{told}") as error:
        Pupil(load(HEAD + STEP + step)).question()
    assert "не удаётся составить вопрос" in error.value.in_language("ru")


# Anything

JUNK = (
    "0", "-1", "1.5", "true", '""', '"x"', "[]", "[1]", '["x"]', "{}", "{ a = 1 }", "[[]]", "[{}]", "1979-05-27", "nan",
    "9" * 30, "section", "id", "=", '"see"', "[[section]]",
)


def mutated(text, seed):
    """A file with a slip of the pen: a bit, some letters, a line or a word of it is another one."""
    dice, lines = random.Random(seed), text.split("\n")
    kind, at = dice.randrange(6), dice.choice([number for number, line in enumerate(lines) if line.strip()])
    data, place = bytearray(text.encode()), dice.randrange(len(text))
    words = lines[at].split(" ")
    if kind == 0:
        data[place] ^= 1 << dice.randrange(8)
        return bytes(data)
    if kind == 1:
        del data[place : place + dice.choice([1, 5, 50, 500])]
        return bytes(data)
    if kind == 2:
        del lines[at]
    elif kind == 3:
        lines.insert(dice.randrange(len(lines)), lines[at])
    elif kind == 4:
        lines[at] = lines[at].partition("=")[0] + "= " + dice.choice(JUNK)
    else:
        words[dice.randrange(len(words))] = dice.choice(JUNK)
        lines[at] = " ".join(words)
    return "\n".join(lines).encode()


def looked_at(lesson, language="en"):
    """What a page does with a lesson before anybody has answered."""
    assert lesson.title(language)
    for pupil in (Pupil(lesson), Pupil(lesson, quick=True), *(gain.quiz(lesson, name, 1) for name in gain.NAMES)):
        assert pupil.code
        if not pupil.over:
            pupil.question(language).judge("x")


@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_whatever_is_written_is_a_lesson_or_a_sentence(name, lesson, tmp_path):
    game = gamekit.load(name)
    folder = tmp_path / "lessons" / lesson
    shutil.copytree(game.folder / "lessons" / lesson, folder)
    text = (folder / "lesson.toml").read_text("utf-8")
    game.__dict__["folder"] = tmp_path
    for seed in range(MUTATIONS):
        (folder / "lesson.toml").write_bytes(mutated(text, seed))
        try:
            looked_at(load_lesson(game, lesson))
        except GamekitError as error:
            assert error.in_language("ru") != str(error)
