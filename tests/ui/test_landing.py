"""The listed notebooks and the landing page that shows them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import gamekit
from gamekit.engine import typeface
from gamekit.lessons import load_lesson
from gamekit.ui.catalog import listed, notebooks_folder, shelves
from gamekit.ui.landing import document, landing

ROOT = Path(gamekit.__file__).parent.parent


def test_a_wheel_holds_the_notebooks_the_template_and_the_typeface(tmp_path: Path) -> None:
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], check=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    for name in (
        "notebooks/index.ipynb", "notebooks/dual_powers_play.ipynb", "ui/templates/gamekit/index.html.j2",
        *(f"engine/look/typeface/{file.name}" for file in typeface.FOLDER.iterdir()),
    ):
        assert f"gamekit/{name}" in names
    assert not [name for name in names if ".ipynb_checkpoints" in name]


def test_notebooks_are_found_in_the_package_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notebooks_folder() == ROOT / "notebooks"
    (tmp_path / "notebooks").mkdir()
    monkeypatch.setattr("gamekit.ui.catalog.PACKAGE", tmp_path)
    assert notebooks_folder() == tmp_path / "notebooks"


def test_pages_are_told_in_both_languages() -> None:
    assert next(page.file for page in listed()) == "dual_powers_play.ipynb"
    for page in listed():
        assert set(page.title) == set(page.about) == {"en", "ru"}, page.file
        assert all((page.title | page.about).values()), page.file


def notebook(folder: Path, name: str, **entry: object) -> None:
    told = {"title": {"en": name, "ru": name}, "about": {"en": "About", "ru": "О ней"}, **entry}
    (folder / f"{name}.ipynb").write_text(json.dumps({"metadata": {"gamekit": told}}), "utf-8")


def test_pages_stand_by_their_game(tmp_path: Path) -> None:
    rules = {"en": "Dual: the rules", "ru": "Dual: правила"}
    notebook(tmp_path, "dual_powers_rules", kind="learn", order=1, title=rules)
    notebook(tmp_path, "dual_powers_play", order=3, title={"en": "Dual", "ru": "Dual"})
    notebook(tmp_path, "odds", kind="odds", order=4, game="dual_powers", title={"en": "Odd: ones", "ru": "Шансы"})
    notebook(tmp_path, "alone", kind="learn", order=2)
    first, second = shelves(tmp_path)
    assert (first.name, first.first.file) == ("dual_powers", "dual_powers_play.ipynb")
    assert [page.short(first, "en") for page in first.others] == ["The rules", "Odd: ones"]
    assert [page.short(first, "ru") for page in first.others] == ["Правила", "Шансы"]
    assert (second.name, second.first.file, second.others) == ("alone", "alone.ipynb", ())


def test_every_page_can_be_reached_and_says_how_long_and_for_whom(tmp_path: Path) -> None:
    notebook(tmp_path, "uprising_play")
    notebook(tmp_path, "uprising_rules", kind="learn", minutes=25, whom={"en": "for pairs", "ru": "парам"})
    markup = document("en", tmp_path)
    for words in ("uprising_play.ipynb?lang=ru", "uprising_rules.ipynb?lang=en", "25 minutes", "25 минут", "for pairs"):
        assert words in markup
    linked = re.findall(r'href="([\w.]+)\?lang=en"', document("en", notebooks_folder()))
    assert set(linked) == {page.file for page in listed()}


def test_each_game_leads_to_play_learn_odds_teach_and_rules() -> None:
    """A game that teaches nothing yet does not promise it."""
    for shelf in shelves():
        if shelf.of("play"):
            teaches = (gamekit.load(shelf.name).folder / "lessons").is_dir()
            wanted = ("play", "odds", "rules", *(("learn", "class") if teaches else ()))
            kinds = {kind: shelf.of(kind) for kind in wanted}
            assert None not in kinds.values(), (shelf.name, kinds)
            card = re.search(rf'id="gk-of-{shelf.name}".*?</article>', document("ru"), re.DOTALL)
            assert card is not None
            for page in kinds.values():
                assert page is not None and f'href="{page.file}?lang=ru"' in card[0]


def test_the_footer_links_to_classes_odds_and_rules() -> None:
    footer = document("en").partition("<footer")[2]
    for name in ("dual_powers", "uprising", "partisans"):
        assert all(f'href="{name}_{kind}.ipynb?lang=en"' in footer for kind in ("odds", "book"))
    assert footer.count('href="class_console.ipynb?lang=en"') == 1      # one for all games


def test_a_lesson_takes_as_long_as_its_page_says() -> None:
    found = 0
    for page in listed():
        source = (notebooks_folder() / page.file).read_text("utf-8")
        lesson = re.search(r'lesson\(\\"(\w+)\\", \\"(\w+)\\"', source)
        if lesson is not None and page.minutes:
            assert page.minutes == load_lesson(gamekit.load(lesson[1]), lesson[2]).minutes, page.file
            found += 1
    assert found >= 4


def test_landing_page_in_a_notebook() -> None:
    markup = landing("ru")._repr_html_()
    assert markup.replace(typeface.carried(), typeface.linked("../typeface")) in document("ru")
    assert 'id="gk-ru" aria-label="Русский" checked' in markup
    links = re.findall(r'(?:href|src)="([^"]*)"', markup)
    assert links
    assert [link for link in links if ":" in link or link.startswith("/")] == [], "links are relative"
