"""What a site is made of, and what is refused before anything is written. The site itself is tested in a browser."""

import base64
import hashlib
import json
import os
import py_compile
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gamekit
from gamekit.engine.errors import GamekitError
from gamekit.testing import robot
from gamekit.ui import aside, catalog
from gamekit.ui.catalog import listed, notebooks_folder, static
from gamekit.ui.site import inside, licences, packing, publish, runtime
from gamekit.ui.site.notebooks import Made, pages_in, told
from gamekit.ui.site.publish import CannotPublish, Plan, policy
from gamekit.ui.site.runtime import Runtime


def test_a_notebook_says_what_its_page_is():
    page = next(page for page in listed() if page.file == "dual_powers_lesson_1917.ipynb")
    assert told(page, notebooks_folder()).made == (
        Made("lesson", ("dual_powers", "history_1917")), Made("lesson_board", ({"page": 0}, "summer")))


def test_some_pages_are_about_all_games():
    every = {one.page.stem: one for one in Plan(Path()).pages}
    assert {"puzzles", "position_editor", "portraits"} <= set(every)
    assert [one.game for one in Plan(Path(), page="puzzles").pages[:1]] == [""]
    assert set(Plan(Path(), page="puzzles").games) == set(gamekit.games())
    assert Plan(Path(), page="uprising_bluff").games == ["uprising"]
    assert "rule_laboratory" not in every and "class_console" not in every


@pytest.mark.parametrize("code", ["open('x')", "dashboard(input())", "import os", "x = [dashboard('uprising')]"])
def test_nothing_of_a_notebook_is_run(code):
    try:
        assert pages_in(code) == []
    except ValueError:      # an argument that is neither a word nor a number
        assert "input" in code


def test_a_worker_makes_known_pages_only():
    with pytest.raises(ValueError, match="system"):
        inside.page({"name": "system", "given": ["ls"], "named": {}}, [], "en")


@pytest.fixture
def here(monkeypatch):
    """What a worker changes for itself is as it was afterwards."""
    monkeypatch.setattr(aside, "HERE", aside.HERE)
    monkeypatch.setattr(catalog, "ADDRESS", catalog.ADDRESS)
    monkeypatch.setattr("gamekit.ui.shown", None)
    monkeypatch.setattr("gamekit.engine.registry.INSTALLED", True)


def test_pages_in_a_worker_tell_keep_and_go_on(here):
    """As the worker does it: messages as JSON, what is kept goes to the device, and comes back with the next visit."""
    said, made = [], [Made("dashboard", ("dual_powers",), {"seed": 5, "mode": "solo"}).to_json()]
    asked = {"made": made, "language": "en", "page": "dual_powers_play", "kept": {}}
    receive = inside.begin(json.dumps(asked), lambda text: said.append(json.loads(text)))
    receive(json.dumps({"place": 0, "content": {"do": "speed", "value": "off"}}))
    move = gamekit.load("dual_powers").new(seed=5, mode="solo").moves[0].id
    receive(json.dumps({"place": 0, "content": {"do": "play", "value": move}}))
    kept = [one["kept"] for one in said if "kept" in one][-1]
    assert kept["match"]["moves"] == [move]
    page = [one["state"]["page"] for one in said if "page" in one.get("state", {})][-1]
    said.clear()
    inside.begin(json.dumps({**asked, "kept": {"0": kept}}), lambda text: said.append(json.loads(text)))
    assert said[-1]["state"]["move"] is None and 'href="index.html#gk-of-dual_powers"' in page
    assert re.search('id="gk-headline"[^>]*>(.*?)<', page)[1] in said[-1]["state"]["page"]


def test_each_language_has_files_of_its_own():
    assert static("uprising_rules", "en", path="quick") == "uprising_rules.html?path=quick"
    assert static("uprising_rules", "ru") == "uprising_rules.ru.html"


def test_an_expansion_brings_its_base():
    assert packing.with_bases(["world_conspiracy"]) == ["secret_power", "world_conspiracy"]
    assert packing.with_bases(["uprising"]) == ["uprising"]


def test_only_what_a_page_may_need_is_packed():
    files = packing.shared_files()
    assert {"gamekit/ui/board.py", "gamekit/engine/words/ru.ftl", "babel/locale-data/ru.dat"} <= set(files)
    assert not [name for name in files if name.endswith("de.dat") or name.startswith("gamekit/ui/server")]
    lessons, game = packing.game_files("uprising", lessons=True), packing.game_files("uprising")
    assert lessons and game and not set(lessons) & set(game)
    assert not [name for name in game if name.endswith(".npz")]       # machines that have learned need numpy


BOARDS = """
import json, sys
from gamekit.ui.site import inside, packing
for game in packing.registry.names():
    board = {"name": "dashboard", "given": [game], "named": {"seed": 1917}}
    inside.begin(json.dumps({"made": [board], "page": "", "language": "en", "kept": {}}), lambda text: None)
print([name for name in sys.modules if f"{name.replace('.', '/')}.py".startswith(packing.LATER)])
"""


def test_no_board_waits_for_what_comes_later():
    done = subprocess.run([sys.executable, "-c", BOARDS], capture_output=True, text=True, check=False)
    assert done.stdout == "[]\n", done.stdout + done.stderr[-600:]


def test_the_policy_names_the_scripts_of_a_page_and_nobody_else():
    script = "alert(1)"
    known = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    told = policy(f"<script>{script}</script>", Runtime(notebooks_folder()))
    assert f"script-src 'self' 'sha256-{known}' 'wasm-unsafe-eval';" in told
    assert "'unsafe-eval'" not in told and "http" not in told
    assert runtime.PUBLIC in policy("", Runtime())


LACKING = """
import sys
from importlib.abc import MetaPathFinder

class Browser(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in %(packages)r:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Browser())
import gamekit
assert gamekit.__file__.endswith("pyc")
from gamekit.engine import registry, twin
from gamekit.lessons import load_lesson
from gamekit.lessons.exercise import exercises
from robot import walk
from gamekit.ui.exercising import run
twin.available = lambda: False      # as it says in a browser; here looking for numba is refused
for game, lesson, there in %(lessons)r:
    registry.built_in = lambda: there
    assert walk(load_lesson(gamekit.load(game), lesson)).answers, lesson
for game, lesson in %(exercises)r:
    registry.built_in = lambda: [game]
    tasks = exercises(game, lesson)
    for name, task in tasks.items():
        assert [run(task, code, tasks)["right"] for code in (task.exercise.starter, task.exercise.solution)] \\
            == [False, True], (lesson, name)
"""
PACKAGES = ("numpy", "networkx", "pandas", "numba", "matplotlib", "ctypes", "anywidget", "traitlets", "psutil")


@pytest.fixture
def tree(tmp_path):
    """Our Python as it lies on a site: the files that are packed, as bytecode but for what is read."""
    files = packing.shared_files()
    for game in gamekit.games():
        files |= packing.game_files(game) | packing.game_files(game, lessons=True)
    packing.copied({name: file for name, file in files.items() if name.startswith("gamekit/")}, tmp_path)
    for file in tmp_path.rglob("*.py"):
        if not any(part in file.as_posix() for part in packing.READ):
            py_compile.compile(str(file), f"{file}c", doraise=True)
            file.unlink()
    (tmp_path / "robot.py").write_text(Path(robot.__file__).read_text("utf-8").replace("from ..", "from gamekit."))
    return tmp_path


def test_every_lesson_of_a_site_needs_plain_python_only(tree):
    taught = [(one.game, one.lesson, packing.with_bases(one.games)) for one in Plan(Path()).pages if one.lesson]
    tasks = [made.given for one in Plan(Path()).pages for made in one.made if made.name == "exercise_page"]
    assert len(taught) >= 17 and len(tasks) >= 2
    code = LACKING % {"packages": PACKAGES, "lessons": taught, "exercises": tasks}
    where = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tree, env=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-600:]


def test_without_a_folder_the_public_runtime_is_kept_for_visits_without_a_network(tmp_path):
    publish.offline(tmp_path, Runtime())
    kept = (tmp_path / "offline.js").read_text("utf-8")
    assert f'"{runtime.PUBLIC}pyodide.asm.wasm"' in kept and "BUILD" not in kept
    publish.offline(tmp_path, Runtime(tmp_path))
    assert "http" not in (tmp_path / "offline.js").read_text("utf-8")


@pytest.mark.parametrize(("language", "back"), [("en", "index.html"), ("ru", "index.ru.html")])
def test_every_package_that_is_shipped_has_its_licence(language, back):
    page = licences.licences(language, Runtime())
    assert f'href="{back}"' in page
    for name in packing.OTHERS:
        assert {"fluent": "fluent.runtime", "attr": "attrs"}.get(name, name) in page
    for each in re.findall("<details.*?</details>", page, re.DOTALL):
        assert re.search(r"<summary>[^<]+: [\w.-]+</summary><pre>.+</pre>", each, re.DOTALL), each[:200]


# What is refused

@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_cannot_be_published_is_a_sentence(tmp_path, language):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs" / "offline.js").write_text("const FILES = [];")
    (tmp_path / "bad.json").write_text("[" * 90_000)
    plans = {
        "dual_powers_rules": Plan(tmp_path / "s", page="nothing"),
        str(tmp_path / "mine"): Plan(tmp_path / "mine"),
        "--page": Plan(tmp_path / "s", box=tmp_path),
        "pyodide.mjs": Plan(tmp_path / "s", Runtime(tmp_path)),
        "uprising_rules": Plan(tmp_path / "s", page="uprising_rules", box=tmp_path),
        "puzzles": Plan(tmp_path / "s", page="puzzles", position=tmp_path / "bad.json"),
        str(tmp_path / "theirs"): Plan(tmp_path / "theirs"),
        "bad.json": Plan(tmp_path / "s", page="uprising_play", position=tmp_path / "bad.json"),
    }
    for words, plan in plans.items():
        with pytest.raises(GamekitError) as refused:
            publish.publish(plan)
        assert words in refused.value.in_language(language)
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear" and not (tmp_path / "s").exists()


def test_a_position_is_where_the_match_begins(tmp_path, here):
    (tmp_path / "given.json").write_text(json.dumps({"seat": "white", "cards": {"white-hand": ["lvov"]}}))
    plan = Plan(tmp_path / "s", page="dual_powers_play", position=tmp_path / "given.json")
    assert plan.begins().startswith("?position=")
    said, made = [], [Made("dashboard", ("dual_powers",), {"seed": 5}).to_json()]
    asked = {"made": made, "language": "en", "page": "dual_powers_play", "kept": {}, "begins": plan.begins()}
    inside.begin(json.dumps(asked), lambda text: said.append(json.loads(text)))
    assert "White: show my side" in said[-1]["state"]["page"]
    with pytest.raises(CannotPublish):
        Plan(tmp_path / "s", position=tmp_path / "given.json").check()


def test_only_files_of_the_site_before_are_replaced(tmp_path, monkeypatch):
    def built(plan, work):
        (plan.site / "page.html").write_text(str(work))
        if not (tmp_path / "s").exists():
            (plan.site / "old").mkdir()
            (plan.site / "old" / "gone.html").write_text("")
        publish.offline(plan.site, Runtime())

    monkeypatch.setattr(publish, "build", built)
    publish.publish(Plan(tmp_path / "s"))
    first = (tmp_path / "s" / "page.html").read_text()
    (tmp_path / "s" / ".git").mkdir()
    (tmp_path / "s" / ".git" / "index").write_text("mine")
    publish.publish(Plan(tmp_path / "s"))
    assert (tmp_path / "s" / ".git" / "index").read_text() == "mine"
    assert (tmp_path / "s" / "page.html").read_text() != first and not (tmp_path / "s" / "old" / "gone.html").exists()
