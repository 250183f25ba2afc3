"""Words: Fluent files in two languages, and the errors that use them."""

import pickle
import re
from pathlib import Path

import pytest

import gamekit
from gamekit.engine.errors import BadOption, GamekitError, Spoken, UnknownGame
from gamekit.engine.words import LANGUAGES, SHARED, Words

CODE = Path(gamekit.__file__).parent


@pytest.fixture
def words(tmp_path):
    texts = {
        "en": "hello = Hello\ncount = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n    .in = in\n",
        "ru": "hello = Привет\ncount = { $n ->\n    [one] { $n } карта\n    [few] { $n } карты\n"
              "   *[many] { $n } карт\n }\n    .in = в\n",
    }
    for language, text in texts.items():
        (tmp_path / f"{language}.ftl").write_text(text, "utf-8")
    return Words(tmp_path, behind=SHARED)


@pytest.mark.parametrize(("number", "russian", "english"), [
    (0, "карт", "cards"), (1, "карта", "card"), (2, "карты", "cards"), (4, "карты", "cards"), (5, "карт", "cards"),
    (11, "карт", "cards"), (12, "карт", "cards"), (21, "карта", "cards"), (22, "карты", "cards"), (25, "карт", "cards"),
    (111, "карт", "cards"), (121, "карта", "cards"),
])
def test_plurals(words, number, russian, english):
    assert words.text("count", "ru", n=number) == f"{number} {russian}"
    assert words.text("count", "en", n=number) == f"{number} {english}"


@pytest.mark.parametrize(("number", "russian"), [
    (1, "1 скрытая карта"), (2, "2 скрытые карты"), (5, "5 скрытых карт"), (21, "21 скрытая карта"),
])
def test_plurals_of_a_game(game, number, russian):
    assert game.text("board-cards-hidden", "ru", {"number": number}) == russian


@pytest.mark.parametrize(("number", "end"), [(1, "есть только 1 ход."), (2, "есть 2 хода."), (5, "есть 5 ходов."),
                                         (21, "есть только 21 ход."), (0, "выбирать не из чего.")])
def test_plurals_of_the_engine(number, end):
    assert BadOption("error-number", number="9", allowed=number).in_language("ru").endswith(end)


def test_a_missing_key_is_an_error(words):
    for name in ("no-such-key", "hello.no-such-attribute"):
        with pytest.raises(KeyError, match=name.partition(".")[0]):
            words.text(name, "en")
        assert not words.has(name)


def test_a_missing_fact_is_an_error(words):
    with pytest.raises(KeyError, match="count"):
        words.text("count", "en")


def test_attributes(words):
    assert words.text("count.in", "ru") == "в"
    assert words.attributes("count", "ru") == ["in"]
    assert words.attributes("hello", "ru") == []
    assert words.keys("en") == {"hello", "count", "count.in"}
    assert words.variables("count") == {"n"}


def test_what_a_game_lacks_comes_from_the_shared_words(words):
    assert words.text("error-undo-nothing", "en") == SHARED.text("error-undo-nothing", "en")
    assert words.has("error-undo-nothing", "ru")
    assert words.variables("error-seat") == {"seat", "allowed"}
    assert "error-undo-nothing" not in words.keys("en")


def test_own_words_come_first(words, tmp_path):
    for language in LANGUAGES:
        file = tmp_path / f"{language}.ftl"
        file.write_text(file.read_text("utf-8") + "error-undo-nothing = mine\n", "utf-8")
    assert Words(tmp_path, behind=SHARED).text("error-undo-nothing", "ru") == "mine"


def test_an_unknown_language_is_an_error(words):
    with pytest.raises(BadOption, match=r"de.*en, ru"):
        words.text("hello", "de")


def test_an_unknown_language_of_a_game_is_an_error_of_gamekit(game):
    """As `gamekit.load(name, language="de")` says it, in words."""
    with pytest.raises(BadOption, match=r"de.*en, ru"):
        gamekit.load("dual_powers", language="de")
    with pytest.raises(BadOption):
        game.in_language("de")
    with pytest.raises(BadOption):
        type(game)(language="de")


def test_a_file_that_cannot_be_read_is_said_with_the_line(tmp_path):
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("good = 1\nthis is no message\n", "utf-8")
    with pytest.raises(ValueError, match="this is no message"):
        Words(tmp_path).keys("en")


# The engine's own words

def keys(language: str) -> set[str]:
    return SHARED.keys(language)


def test_both_languages_have_the_same_keys():
    assert keys("en") == keys("ru")


def test_both_languages_fill_in_the_same_facts():
    variable = re.compile(r"\$([a-z]+)")
    for key in keys("en"):
        english, russian = (set(variable.findall(SHARED._sources(language)[key])) for language in LANGUAGES)
        assert english == russian, key


def test_russian_words_are_russian():
    """No sentence was left in English."""
    for key in keys("ru"):
        assert re.search("[а-яА-Я]", SHARED._sources("ru")[key]), key
        assert not re.search("[а-яА-Я]", SHARED._sources("en")[key]), key


def error_keys_in_code() -> set[str]:
    found = set()
    for file in CODE.rglob("*.py"):
        found.update(re.findall(r"""["'](error-[a-z-]+)["']""", file.read_text("utf-8")))
    return found


def test_every_error_of_the_code_has_words():
    assert sorted(error_keys_in_code() - keys("en")) == []


def test_every_error_in_the_words_is_raised_somewhere():
    assert sorted({key for key in keys("en") if key.startswith("error-")} - error_keys_in_code()) == []


# Errors

def test_an_error_speaks_both_languages():
    error = UnknownGame("error-unknown-game", name="go", allowed=["chess", "uprising"])
    assert str(error) == "There is no game “go”. Known games: chess, uprising."
    assert error.in_language("ru") == "Игры «go» нет. Известные игры: chess, uprising."


def test_facts_of_an_error_can_speak_too():
    inner = GamekitError("error-undo-nothing")
    spoken = Spoken(lambda language: f"[{language}]")
    error = GamekitError("error-save-move", path="p", number=3, move=[spoken, spoken], problem=inner)
    assert error.in_language("ru") == "p, ход 3 («[ru], [ru]»): Отменять нечего."
    assert str(error) == "p, move 3 (“[en], [en]”): There is no move to take back."


def test_an_error_survives_pickling():
    """Worker processes send their errors home."""
    error = pickle.loads(pickle.dumps(UnknownGame("error-unknown-game", name="go", allowed=["chess"])))
    assert type(error) is UnknownGame
    assert error.in_language("ru") == "Игры «go» нет. Известные игры: chess."
