"""Notebooks run from top to bottom in a kernel without names of others, and are stored without outputs."""

import os
from pathlib import Path

import nbformat
import pytest
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient

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
