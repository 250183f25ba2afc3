"""Sheets, keys and teacher's pages: for every lesson, in both languages, from the seed of the screen."""

import re
from xml.etree import ElementTree

import pytest
from markupsafe import escape

from gamekit.cli import main
from gamekit.engine.errors import BadOption
from gamekit.engine.words import LANGUAGES
from gamekit.lessons import Pupil, handout, sheet, teacher
from gamekit.lessons.lint import lint, report
from gamekit.lessons.paper import WORDS, grey, hand, outer, places

from tests.helpers import EVERY_LESSON, shared_lesson

from . import making


@pytest.fixture
def small(game, tmp_path):
    return making.lesson(game, tmp_path)


@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_the_lesson_is_clean(name, lesson):
    found = lint(shared_lesson(name, lesson))
    assert not found, report(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_sheet_and_key_exist(name, lesson, language):
    loaded = shared_lesson(name, lesson)
    plain, with_key = (sheet.sheet(loaded, 3, "B", language, key=key) for key in (False, True))
    questions = sheet.asked(loaded, 3, "B", language)
    assert 1 <= len(questions) <= max(sheet.MOST, len(loaded.data.get("paper", ())))
    for asked in questions:
        assert escape(asked.text()) in plain
    assert plain.count('class="question"') == len(questions)
    assert 'class="key"' not in plain
    assert with_key.count('class="key"') == 1
    assert not re.search(r"#(?!(..)\1\1\b)[0-9a-fA-F]{6}\b", re.sub(r"&#\d+;", "", plain)), "a colour"
    assert "http" not in plain.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_pictures_on_paper_are_whole_and_nothing_on_them_can_be_pressed(name, lesson):
    root = ElementTree.fromstring(sheet.sheet(shared_lesson(name, lesson)).partition("\n")[2])
    ids = [id for node in root.iter() if (id := node.get("id"))]
    assert len(ids) == len(set(ids))
    assert {href[1:] for node in root.iter() if (href := node.get("href"))} <= set(ids), "an icon is missing"
    assert not {"button", "input"} & {node.tag for node in root.iter()}
    assert "gk-playable" not in " ".join(node.get("class", "") for node in root.iter())


def test_what_is_drawn_inside_another_piece_is_not_drawn_again():
    assert outer(["<b>a</b>", "<div><b>a</b></div>", "<i>c</i>"]) == ["<div><b>a</b></div>", "<i>c</i>"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_the_teachers_page_exists(name, lesson, language):
    loaded = shared_lesson(name, lesson)
    page = teacher.page(loaded, language=language)
    assert not list(teacher.missing(loaded, language))
    assert escape(loaded.text("teacher-cautions", language)) in page


ON_SCREEN = re.compile(r"click|button|screen|below|нажм|кноп|экран|внизу", re.IGNORECASE)


@pytest.mark.parametrize("quiz", ["", "before", "after"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_paper_asks_for_nothing_that_only_a_screen_has(name, lesson, language, quiz):
    for asked in sheet.asked(shared_lesson(name, lesson), sheet.SEED, "A", language, quiz):
        for words in (asked.text(), *(note.text for note in asked.item.notes)):
            assert not ON_SCREEN.search(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), [one for one in EVERY_LESSON if "positions" in shared_lesson(*one).data
                                              and shared_lesson(*one).kind == "history"])
def test_a_history_sheet_shows_the_start_and_both_votes(name, lesson, language):
    loaded = shared_lesson(name, lesson)
    printed = sheet.sheet(loaded, language=language)
    assert 'class="start"' in printed and 'class="gk legend"' in printed
    asked = [one.step.id for one in sheet.asked(loaded, 1, "A", language)]
    assert asked.index("vote-before") < asked.index("write-one") < asked.index("vote-after")
    vote = next(one for one in sheet.asked(loaded, 1, "A", language) if one.step.id == "vote-after")
    letters = {handout.referred(loaded, note, language) for note in vote.item.notes}
    assert len(letters) == 2 and letters < {letter for letter, _, _ in handout.sources(loaded, language)}


def test_screen_and_paper_ask_the_same(small):
    pupil = Pupil(small, seed=3)
    pupil._at = 2
    assert sheet.asked(small, 3, "A", "en")[0].item.facts == pupil.question().item.facts
    assert sheet.asked(small, 3, "B", "en")[0].item.facts == sheet.asked(small, 4, "A", "en")[0].item.facts


def test_the_same_seed_prints_the_same(small):
    assert sheet.sheet(small, 3) == sheet.sheet(small, 3)
    assert len({sheet.sheet(small, seed).partition("<main")[2] for seed in range(9)}) > 1


def test_the_test_before_has_other_dice(game, tmp_path):
    lesson = making.lesson(game, tmp_path, before=["check"], after=["check"])

    def facts(quiz):
        return [str(sheet.asked(lesson, seed, "A", "en", quiz)[0].item.facts) for seed in range(9)]

    assert all(len(set(three)) == 3 for three in zip(facts(""), facts("before"), facts("after"), strict=True))
    assert WORDS.text("sheet-before", "en") in sheet.sheet(lesson, quiz="before")
    assert WORDS.text("sheet-after", "en") in sheet.sheet(lesson, quiz="after")


def test_the_answer_is_only_in_the_key(small):
    plain, with_key = (sheet.sheet(small, key=key) for key in (False, True))
    assert making.EN["check.right"] in with_key.partition('class="key"')[2]
    assert "<td>a) The red side</td>" in with_key
    assert "<td>" not in plain


@pytest.mark.parametrize("letter", ["", "AB", "1", "Я"])
def test_a_version_is_one_letter(letter):
    with pytest.raises(BadOption):
        sheet.checked_version(letter)


def test_grey_has_no_colours():
    assert grey("--gk-accent:#D55E00;fill:url(#gk-i-x)") == "--gk-accent:#717171;fill:url(#gk-i-x)"


def test_paper_shows_the_places_that_hold_something_and_the_cards_to_choose_from(game):
    where = {"blue": ["red-2a"], "green": ["white-1a"]}
    match = game.position({"seat": "red", "tokens": where, "cards": {"red-hand": ["red-4a", "lenin"]}})
    scene = game.scene(match.state, 0, "en")
    assert places(scene) == ["region-green", "region-blue"]
    assert hand(scene) == ["card-red-4a", "card-lenin"]


def test_both_languages_have_the_same_words():
    assert WORDS.keys("en") == WORDS.keys("ru")


# The command

def test_the_command_prints(tmp_path, capsys):
    paths = [tmp_path / name for name in ("sheet.html", "teacher.html")]
    name = EVERY_LESSON[0][1]
    given = ["lesson", "dual_powers", name, "--sheet", str(paths[0]), "--teacher", str(paths[1]), "--key"]
    assert main([*given, "--seed", "3", "--version", "b", "--lang", "ru"]) == 0
    assert "Вариант B" in paths[0].read_text("utf-8")
    assert "Для учителя" in paths[1].read_text("utf-8")
    assert str(paths[0]) in capsys.readouterr().out


def test_the_command_prints_the_test_before_the_lesson(tmp_path):
    path = tmp_path / "before.html"
    assert main(["lesson", "dual_powers", "rules", "--sheet", str(path), "--before", "--language", "ru"]) == 0
    assert path.read_text("utf-8").count('class="question"') == 4
    assert WORDS.text("sheet-before", "ru") in path.read_text("utf-8")


def test_the_command_lists_lessons_and_steps(capsys):
    assert main(["lesson", "dual_powers"]) == 0
    assert all(lesson in capsys.readouterr().out for _, lesson in EVERY_LESSON[:1])
    assert main(["lesson", "dual_powers", EVERY_LESSON[0][1]]) == 0


@pytest.mark.parametrize("given", [
    ["lesson"], ["lesson", "dual_powers", "nothing"], ["lesson", "dual_powers", EVERY_LESSON[0][1], "--version", "7"],
    ["lesson", "dual_powers", EVERY_LESSON[0][1], "--seed", "x"],
    ["lesson", "dual_powers", EVERY_LESSON[0][1], "--sheet", "/nowhere/at/all.html"],
])
def test_what_the_command_cannot_do_is_said(given, capsys):
    assert main(given) == 2
    assert capsys.readouterr().err.strip()


def test_the_command_checks(capsys, monkeypatch):
    monkeypatch.setattr("gamekit.lessons.lint.CHECKLIST", {})
    assert main(["lesson", "dual_powers", EVERY_LESSON[0][1], "--lint"]) == 0
    assert "Nothing" in capsys.readouterr().out
