"""The project's own house rules."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gamekit.engine import registry
from tools import rulings

from .helpers import shared

ROOT = Path(__file__).parent.parent
LAYERS = ["engine", "games", "bots", "lab", "lessons", "ui"]


def imports(file):
    """The gamekit parts that a file imports, as `engine`, `games` ..."""
    package = ("gamekit", *file.relative_to(ROOT / "gamekit").parts[:-1])
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            names = [f"{base}.{node.module or ''}".strip(".")]
            names += [f"{names[0]}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[0] == "gamekit" and len(parts) > 1:
                yield parts[1]


def rules_files():
    """The files of all games but those of their lessons."""
    return [file for file in (ROOT / "gamekit" / "games").rglob("*.py") if file not in lesson_files()]


def lesson_files():
    return list((ROOT / "gamekit" / "games").glob("*/lessons/**/*.py"))


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_one_way(layer):
    above = set(LAYERS[LAYERS.index(layer) + 1 :])
    for file in rules_files() if layer == "games" else (ROOT / "gamekit" / layer).rglob("*.py"):
        assert not above & set(imports(file)), f"{file} imports from a layer above"


def test_a_game_imports_the_engine_only():
    for file in rules_files():
        assert set(imports(file)) <= {"engine", "games"}, file


def test_a_games_lessons_are_of_the_layer_of_lessons():
    """They stand beside the rules they teach, use the lab and the bots, and nothing of the rules knows them."""
    for file in lesson_files():
        assert "ui" not in set(imports(file)), file
    for file in rules_files():
        assert not re.search(r"^\s*from \.+lessons", file.read_text("utf-8"), re.MULTILINE), file


def test_rules_never_mention_numba():
    for file in (ROOT / "gamekit" / "games").rglob("*.py"):
        assert not re.search(r"^\s*(import|from) (numba|numpy)", file.read_text("utf-8"), re.MULTILINE), file


def test_heavy_packages_are_imported_lazily():
    code = "import gamekit, sys; gamekit.load('dual_powers').new(); print([m for m in HEAVY if m in sys.modules])"
    heavy = ["numba", "numpy", "pandas", "matplotlib", "networkx"]
    command = [sys.executable, "-c", f"HEAVY = {heavy}; {code}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("tool", [["ruff", "check", "."], ["mypy"]], ids=["ruff", "mypy"])
def test_clean(tool):
    done = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_version_is_stated_once():
    import tomllib

    import gamekit

    assert tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"] == gamekit.__version__


@pytest.mark.parametrize("name", registry.names())
def test_the_table_of_rulings_is_that_of_the_rulebook(name):
    """Made anew by `python -m tools.rulings`; every ruling is on it, with its reason."""
    game = shared(name)
    written = rulings.path(game).read_text("utf-8")
    assert written == rulings.table(game)
    assert "RULINGS.md" in (game.folder / "README.md").read_text("utf-8")
