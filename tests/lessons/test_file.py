"""A lesson's file that cannot be used is told in a sentence, with its place."""

import pytest

import gamekit
from gamekit.lessons import load_lesson
from gamekit.lessons.lesson import BadLesson

HEAD = 'kind = "tutorial"\nminutes = 5\n[[section]]\nid = "one"\n'
STEP = '[[section.step]]\nid = "see"\nrhythm = "see"\n'


@pytest.fixture
def load(tmp_path):
    """A lesson with this text as its file."""
    game, folder = gamekit.load("dual_powers"), tmp_path / "lessons" / "small"
    folder.mkdir(parents=True)
    game.__dict__["folder"] = tmp_path

    def load(text):
        (folder / "lesson.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
        return load_lesson(game, "small")

    return load


def test_a_good_file(load):
    assert [step.id for step in load(HEAD + STEP).steps] == ["see"]


@pytest.mark.parametrize(("text", "told"), [
    (b"\xff\xfe", "cannot be read"), ("x = ", "cannot be read"), ("minutes = 5", "kind = None"),
    ('kind = "tutorial"\nminutes = "five"', "minutes = 'five'"), ('kind = "odds"\nminutes = true', "minutes = True"),
    ('kind = "odds"\nminutes = 5\nsection = 7', r"\[\[section\]\], not section = 7"),
    (HEAD + "step = [1]", r"\[\[step\]\]"), (HEAD + '[[section.step]]\nid = "see"', "rhythm.*missing"),
    (HEAD + '[[section.step]]\nrhythm = "see"', "id.*missing"), (HEAD + STEP + "colour = 1", "no field “colour”"),
    (HEAD + STEP + 'ask = "loudly"', "must be one of move"), (HEAD + STEP + 'right = "red"', "right.*not a list"),
    (HEAD + STEP + "start = 3", "start.*not a dict"), (HEAD + STEP + 'tolerance = "wide"', "tolerance.*not a Real"),
    (HEAD + STEP + 'mixes = ["later"]', "mixes"),
])
def test_a_bad_file_is_told(load, text, told):
    with pytest.raises(BadLesson, match=told) as error:
        load(text)
    assert error.value.in_language("ru") != str(error.value)
