"""Reading levels of anchor sentences, easy and hard."""

import pytest

from gamekit.lessons.reading import count, names, reading, sentences, syllables


@pytest.mark.parametrize(("text", "low", "high"), [
    ("The cat sat on the mat.", -3, 1),
    ("Both sides have strength 4 in the green region. Who holds it?", 0, 5),
    ("The interval approximates the binomial proportion, notwithstanding considerable asymmetry.", 15, 30),
])
def test_english_grades(text, low, high):
    assert low <= reading(text, "en").level <= high


@pytest.mark.parametrize(("text", "low", "high"), [
    ("Мама мыла раму. Кот спит.", 90, 120),
    ("Нажмите на отряд с одной полоской в своём резерве.", 60, 90),
    ("Преимущественное определение последовательности осуществляется непосредственно комитетом.", -300, 0),
])
def test_russian_ease(text, low, high):
    assert low <= reading(text, "ru").level <= high


def test_the_russian_formula():
    found = reading("Мама мыла раму.", "ru")
    assert found.level == pytest.approx(206.8 - 1.3 * 3 - 60.1 * 2)
    assert found.mean == 3


@pytest.mark.parametrize(("word", "number"), [("region", 2), ("tie", 1), ("table", 2), ("make", 1), ("4", 1)])
def test_english_syllables(word, number):
    assert syllables(word, "en") == number


def test_sentences_end_at_points_and_question_marks():
    assert sentences("Who? You… Take 3.5 of it! Now") == ["Who", "You", "Take 3.5 of it", "Now"]
    assert count("A well-known side's 4 units") == 5


def test_the_longest_sentence_is_found():
    assert reading("One. Two three four. Five.", "en").longest == "Two three four"


def test_names_of_the_game_are_one_short_word(game):
    for language, text in (("en", "Kerensky meets Kornilov."), ("ru", "Керенского видел Корнилов.")):
        plain, with_names = reading(text, language), reading(text, language, names(game, language))
        assert (with_names.level < plain.level) == (language == "en")
        assert "Red" in names(game, "en")


def test_terms_match_in_all_their_forms():
    assert reading("Провинциями и провинция", "ru", ["провинция"]).words == 3
    assert reading("Провинциями", "ru", ["провинция"]).level > reading("Провинциями", "ru").level
    assert reading("", "en").words == 0
