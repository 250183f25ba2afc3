"""The typeface: its rules and files. What a browser makes of it is tested in `tests/browser`."""

import re
from base64 import b64decode

from gamekit.engine.typeface import FILES, FOLDER, carried, linked, token
from gamekit.lessons import load_lesson, sheet, teacher


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
    for alone in (game.new(seed=1)._repr_html_(), sheet.sheet(lesson, key=True), teacher.page(lesson)):
        assert alone.count(carried()) == alone.count("@font-face") / len(FILES) == 1
