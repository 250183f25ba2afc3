"""Notebooks run from top to bottom in a kernel without names of others, and are stored without outputs."""

import os
import re
from pathlib import Path

import nbformat
import pytest
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient

from gamekit.engine.words import LANGUAGES
from tests.helpers import shared_lesson

NOTEBOOKS = sorted((Path(__file__).parent.parent / "notebooks").glob("*.ipynb"))


@pytest.fixture(scope="module")
def kernel():
    """One for all of them: starting and importing takes longer than most notebooks."""
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel(env=os.environ | {"GAMEKIT_MINUTES": "0.05"})      # of learning
    yield manager
    manager.shutdown_kernel(now=True)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_runs(path, kernel):
    notebook = nbformat.read(path, as_version=4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs or cell.execution_count for cell in cells), "stored outputs"
    notebook.cells.insert(0, nbformat.v4.new_code_cell("%reset -f"))
    client = NotebookClient(notebook, timeout=120, km=kernel)
    try:
        client.execute()
    finally:
        client.kc.stop_channels()       # nobody else closes the sockets to a kernel that goes on
    assert all(cell.execution_count for cell in cells)


@pytest.mark.parametrize(("name", "game", "lesson"), [
    ("dual_powers_odds_lesson", "dual_powers", "odds"), ("partisans_risk", "partisans", "risk"),
    ("uprising_bluff", "uprising", "bluff"), ("secret_power_networks", "secret_power", "networks"),
    ("secret_power_many_players", "secret_power", "many_players"),
])
def test_exercises_are_stated_in_every_language(name, game, lesson):
    loaded = shared_lesson(game, lesson)
    cells = nbformat.read(next(path for path in NOTEBOOKS if path.stem == name), as_version=4).cells
    asked = {found[1]: cells[number - 1].source for number, cell in enumerate(cells)
             if cell.cell_type == "code" and (found := re.search(r'tasks\["([\w-]+)"\]\.check', cell.source))}
    assert len(asked) >= 6
    for task, stated in asked.items():
        assert all(loaded.text(f"exercise-{task}", language) in stated for language in LANGUAGES), task
