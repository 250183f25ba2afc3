"""The board in JupyterLab, where nothing of our server is."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress

import pytest

from .conftest import WAIT, free_port
from .pages import fonts_of

pytest.importorskip("jupyterlab", reason="JupyterLab is not installed")

CELLS = [
    """import gamekit
import ipywidgets
match = gamekit.load("dual_powers").new(seed=1917, mode="solo")
board, told = match.board(), ipywidgets.Label("nothing yet")
board.observe(lambda change: setattr(told, "value", f"{change.new}, {board.position['round']}"), "move")
board.highlight("region:blue")
board.arrow(("region:green", "region:blue"))
ipywidgets.VBox([told, board])""",
    "match",
]


@pytest.fixture(scope="module")
def lab(chromium, tmp_path_factory):
    """The address of a JupyterLab with one notebook. It knows nothing of this user's settings, and leaves none."""
    folder, home = tmp_path_factory.mktemp("notebooks"), tmp_path_factory.mktemp("home")
    (folder / "match.ipynb").write_text(json.dumps(notebook(CELLS)), "utf-8")
    port = free_port()
    settings = {name: str(home / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")}
    settings |= {"JUPYTERLAB_SETTINGS_DIR": str(home / "lab"), "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces")}
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}",
        "--ServerApp.port_retries=0", "--IdentityProvider.token=", f"--ServerApp.root_dir={folder}",
        "--LabApp.news_url=None", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",    # asks nobody
    ]
    with (home / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=os.environ | settings)
        try:
            answers(f"http://127.0.0.1:{port}/api")
            yield f"http://127.0.0.1:{port}/lab/tree/match.ipynb"
        finally:
            server.terminate()
            server.wait(20)


def notebook(cells):
    made = [
        {"cell_type": "code", "id": f"cell-{i}", "metadata": {}, "execution_count": None, "outputs": [], "source": cell}
        for i, cell in enumerate(cells)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def answers(url):
    for _ in range(WAIT // 200):
        try:
            return urllib.request.urlopen(url, timeout=5)
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    return pytest.fail("JupyterLab did not start")


@pytest.fixture
def page(chromium, lab):
    with chromium.new_context(viewport={"width": 1600, "height": 1200}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.goto(lab)
        yield page


def run_all_cells(page):
    """By the menu: a keyboard shortcut goes to whatever has the focus while the page is still settling.

    The menu may do nothing either before JupyterLab knows which notebook is the current one: then once more.
    """
    from playwright.sync_api import TimeoutError

    page.locator(".jp-Notebook .jp-CodeCell").nth(len(CELLS) - 1).wait_for()
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for()
    for _ in range(5):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        with suppress(TimeoutError):
            return page.locator(".jp-InputPrompt", has_text=re.compile(r"[*\d]")).first.wait_for(timeout=WAIT / 6)
    return pytest.fail("JupyterLab did not run the cells")


def test_the_board_works_in_jupyterlab(page):
    run_all_cells(page)
    cells = page.locator(".jp-Notebook .jp-CodeCell")
    headline = cells.nth(0).locator("#gk-headline")
    asked = headline.inner_text()
    assert cells.nth(0).locator('[data-thing="region:blue"]').get_attribute("class").count("gk-lit") == 1
    assert cells.nth(0).locator(".gk-arrows path").count() == 2
    choice = cells.nth(0).locator("#gk-choices button").first
    made = choice.get_attribute("data-move")
    choice.click()
    page.wait_for_function("old => document.querySelector('#gk-headline').innerText !== old", arg=asked)
    cells.nth(0).get_by_text(f"{made}, 1").wait_for()       # who observes is told of the click
    picture = cells.nth(1).locator(".gk-alone .gk-still")
    assert picture.bounding_box()["width"] > 300
    assert cells.nth(1).locator("button:visible").count() == 0      # a picture, nothing to play on
    assert fonts_of(page, "#gk-headline, .gk-page h3") == {("Fira Sans", True)}       # asked for and brought
