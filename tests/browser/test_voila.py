"""Plain Voila, as `voila notebooks/`, JupyterLab's preview and Binder run it: the same pages as our server's."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from gamekit.ui.catalog import listed, notebooks_folder
from gamekit.ui.landing import TEMPLATES

from .conftest import COMPILING, WAIT, free_port

INDEX, PLAY, ODDS, OWN = (f"voila/render/{name}.ipynb" for name in (
    "index", "dual_powers_play", "dual_powers_odds", "own_dashboard"))
VOILA = [sys.executable, "-m", "voila", str(notebooks_folder()), "--no-browser"]
JUPYTER = [     # with Voila as an extension: this is what the preview of JupyterLab and Binder ask
    sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root", "--ServerApp.port_retries=0",
    "--IdentityProvider.token=", f"--ServerApp.root_dir={notebooks_folder()}",
    "--ServerApp.jpserver_extensions=voila.server_extension=True",
]


@contextmanager
def served(command, home):
    """A server that finds our template where the wheel installs it, and knows no settings of this user."""
    templates = home / "share" / "voila" / "templates"
    templates.mkdir(parents=True)
    (templates / "gamekit").symlink_to(TEMPLATES)
    settings = {name: str(home / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")}
    port = free_port()
    with (home / "log").open("w") as log:
        server = subprocess.Popen([*command, f"--port={port}"], stdout=log, stderr=log, cwd=home,
                                  env=os.environ | settings | {"JUPYTER_PATH": str(home / "share")})
    url = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(WAIT // 200):
            try:
                urllib.request.urlopen(url + "voila", timeout=5)
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.2)
        yield url
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="module", params=[VOILA, JUPYTER], ids=["voila", "jupyter"])
def plain(request, chromium, tmp_path_factory):
    with served(request.param, tmp_path_factory.mktemp("home")) as url:
        yield url


@pytest.fixture
def opened(chromium, plain):
    """A page of it; what is asked of other hosts, and what goes wrong, is noted."""
    with chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.elsewhere, page.errors = [], []
        page.on("request", lambda r: page.elsewhere.append(r.url) if not r.url.startswith((plain, "data:", "blob:")) and
                not r.url.startswith(plain.replace("http", "ws")) else None)
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.set_default_timeout(WAIT)
        yield page
        assert page.elsewhere == [] and page.errors == []


def test_the_landing_page_leads_to_a_board(opened, plain):
    opened.goto(plain + INDEX)
    start = opened.locator(".gk-start a:visible").first
    look = start.evaluate("one => { const s = getComputedStyle(one); return [s.color, s.backgroundColor]; }")
    assert look == ["rgb(255, 255, 255)", "rgb(20, 20, 20)"] or look == ["rgb(247, 244, 237)", "rgb(20, 20, 20)"]
    assert opened.locator(".gk-landing").bounding_box()["width"] == 1280
    assert opened.get_by_text("The pages that").count() == 0        # a cell for readers of the notebook
    start.click()
    opened.wait_for_selector("#gk-choices button[data-move]")


def test_a_board_is_played_on_and_leaves_no_kernel(opened, plain):
    opened.goto(plain + PLAY + "?lang=ru")
    opened.wait_for_selector("#gk-choices button[data-move]")
    opened.wait_for_function("document.querySelector('#gk-headline').innerText.includes('Красные')")
    first = opened.inner_text("#gk-headline")
    opened.click("#gk-choices button >> nth=0")
    opened.wait_for_function("first => document.querySelector('#gk-headline').innerText != first", arg=first)
    assert opened.is_hidden("#gk-elsewhere") and opened.is_hidden("#gk-lost")
    assert "Fira Sans" in opened.evaluate("getComputedStyle(document.querySelector('#gk-headline')).fontFamily")
    kernel = opened.evaluate("JSON.parse(document.getElementById('gk-kernel').textContent).kernelId")
    opened.wait_for_function("document.cookie.includes('_xsrf')")
    opened.goto("about:blank")
    for _ in range(50):
        if not alive(plain, kernel):
            return
        time.sleep(0.2)
    pytest.fail("the kernel is still there")


def alive(plain, kernel):
    try:
        return urllib.request.urlopen(f"{plain}api/kernels/{kernel}", timeout=5).status == 200
    except urllib.error.HTTPError:
        return False


def test_the_odds_page_is_only_that(opened, plain):
    """Cells for readers of the notebook are neither run nor shown."""
    opened.goto(plain + ODDS)
    opened.wait_for_selector("#gk-plots svg", timeout=COMPILING)
    assert opened.get_by_text("plays games 0 .. n-1").count() == 0
    assert opened.locator("table.dataframe").count() == 0


def test_a_dashboard_of_standard_widgets(opened, plain):
    """It answers when a control is moved."""
    opened.goto(plain + OWN)
    opened.locator(".jp-OutputArea-output img").first.wait_for(timeout=COMPILING)
    assert opened.get_by_text("How hard is the Opposition?").count() == 1
    assert opened.get_by_text("Change a line").count() == 0
    before = opened.locator(".jp-OutputArea-output img").first.get_attribute("src")
    opened.get_by_role("button", name="white").click()
    opened.wait_for_function(
        "before => ![before, undefined].includes(document.querySelector('.jp-OutputArea-output img')?.src)",
        arg=before, timeout=COMPILING)


def test_every_page_names_the_template():
    import nbformat

    files = [notebooks_folder() / page.file for page in listed()] + [notebooks_folder() / "index.ipynb"]
    for path in files:
        assert nbformat.read(path, 4).metadata.voila.template == "gamekit", path.name


def test_the_wheel_brings_the_template(tmp_path):
    """Where any Voila looks for templates, with all that it has."""
    from hatchling.builders.wheel import WheelBuilder

    wheel = next(WheelBuilder(str(Path(__file__).parents[2])).build(directory=str(tmp_path), versions=["standard"]))
    place = "/data/share/jupyter/voila/templates/gamekit/"
    brought = {name.partition(place)[2] for name in ZipFile(wheel).namelist() if place in name}
    assert brought == {path.name for path in TEMPLATES.iterdir()}
