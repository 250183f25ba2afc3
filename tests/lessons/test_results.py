"""Results that pupils bring back as files: one table, and bad files by their names."""

import json
from base64 import b64decode

import pytest

from gamekit.engine.errors import BadOption
from gamekit.lessons import Pupil, load_lesson, read_results
from gamekit.lessons.results import COLUMNS, Unread, result
from gamekit.ui.teaching import LessonPage
from tests.helpers import shared
from tests.ui.shells import Heard


@pytest.fixture
def way():
    pupil = Pupil(load_lesson(shared("dual_powers", "en"), "rules"), 1917, quick=True)
    pupil.answer("white")
    return pupil


def write(folder, name, data):
    (folder / name).write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")


def test_a_page_gives_the_file_that_a_notebook_reads(tmp_path):
    page = LessonPage(shared("dual_powers", "en"), "rules", 1917, quick=True)
    assert 'data-do="result"' not in page.page       # there is none yet
    sent = Heard(page).sent
    page.receive({"do": "answer", "value": "white"})
    assert 'data-do="result"' in page.page
    page.receive({"do": "result", "value": ""})
    write(tmp_path, "ada.json", b64decode(sent[-1]["data"]).decode())
    table = read_results(tmp_path)
    [asked] = page.way.tried
    assert table.to_dict("records") == [dict(zip(
        COLUMNS, ("ada.json", "dual_powers", "rules", 1917, "quick", asked, page.way.tried[asked]), strict=True))]


def test_bad_files_are_named_and_the_others_count(tmp_path, way):
    good = result(way)
    write(tmp_path, "good.json", good)
    for name, data in {
        "a.json": "{", "b.json": [], "c.json": {**good, "seed": 5}, "d.json": {**good, "tried": {"x": True}},
        "e.json": {**good, "tried": {"x": 1}}, "f.json": {**good, "game": 5},
    }.items():
        write(tmp_path, name, data)
    (tmp_path / "g.json").write_text("[" * 90_000)
    with pytest.warns(Unread, match=r"c\.json was changed"):
        table = read_results(tmp_path)
    assert set(table["file"]) == {"good.json"} and len(table) == len(way.tried) == 1
    assert set(table.attrs["unread"]) == {f"{letter}.json" for letter in "abcdefg"}


def test_a_folder_without_results_is_an_empty_table(tmp_path):
    assert list(read_results(tmp_path).columns) == list(COLUMNS) and len(read_results(tmp_path)) == 0
    with pytest.raises(BadOption, match="nowhere"):
        read_results(tmp_path / "nowhere")
