"""The typeface: its rules, its letters, their widths. What a browser makes of it is tested in `tests/browser`."""

import re
from base64 import b64decode
from pathlib import Path

import pytest

import gamekit
from gamekit.engine.typeface import FILES, FOLDER, OTHER, carried, linked, token, width, widths
from gamekit.lessons import load_lesson, sheet, teacher

PACKAGE = Path(gamekit.__file__).parent
OF_MATPLOTLIB = set("▲▼")       # words of plots, which are drawn in its own font


@pytest.mark.parametrize("bold", [False, True])
def test_the_typeface_has_the_letters_of_all_our_words(bold):
    missing = {
        (letter, file.name) for file in PACKAGE.rglob("*.ftl") for letter in file.read_text("utf-8")
        if letter not in widths(bold) and letter not in OF_MATPLOTLIB and letter.isprintable()
    }
    assert missing == set()


def test_both_weights_have_the_same_letters_and_figures_are_tabular():
    assert widths(True).keys() == widths(False).keys()
    assert {widths(bold)[figure] for bold in (False, True) for figure in "0123456789+−±"} == {560}


def test_words_are_as_wide_as_their_letters():
    assert width("жизнь", 10, True) == pytest.approx(sum(width(letter, 10, True) for letter in "жизнь"))
    assert width("Ш", 12) > width("ш", 12) > width("и", 12) > width("i", 12)
    assert width("七", 12) == 12 * OTHER / 1000      # of a font that we do not know


def test_its_rules_carry_the_files_or_link_them():
    files = [file.read_bytes() for file in FILES.values()]
    assert all(file.startswith(b"wOF2") for file in files)
    assert [b64decode(data) for data in re.findall(r"base64,([^)]+)\)", carried())] == files
    links = re.findall(r"url\(([^)]+)\)", linked("../typeface"))
    assert [link.partition("?v=")[0] for link in links] == [f"../typeface/{file.name}" for file in FILES.values()]
    assert token().startswith(':root{--gk-font:"Fira Sans",') and token().endswith(",sans-serif}")


def test_it_is_small_and_its_licence_lies_beside_it():
    assert sum(file.stat().st_size for file in FILES.values()) < 50_000
    assert "SIL OPEN FONT LICENSE" in (FOLDER / "LICENSE").read_text("utf-8")


def test_what_stands_alone_carries_it_once(game):
    lesson = load_lesson(game, "rules")
    for alone in (game.new(seed=1)._repr_svg_(), sheet.sheet(lesson, key=True), teacher.page(lesson)):
        assert alone.count(carried()) == alone.count("@font-face") / len(FILES) == 1
