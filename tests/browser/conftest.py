"""A served gamekit and a real browser. Without Chromium these tests are skipped, but not on CI."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager

import pytest

from gamekit.ui.catalog import notebooks_folder
from gamekit.ui.site.publish import Plan, publish

from .site import runtime, served

PUBLISHED = (
    "dual_powers_play", "dual_powers_rules", "dual_powers_book", "dual_powers_odds",
    "dual_powers_lesson_1917", "dual_powers_claim", "uprising_play", "partisans_risk", "puzzles",
)
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
WAIT = 60_000
COMPILING = 240_000     # the wait for an answer before which the rules may have to be compiled


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@pytest.fixture(scope="package")     # not longer: while Playwright runs, no other test of this process can use asyncio
def chromium():
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("browser tests are required on CI, and no Chromium was found")
        pytest.skip("no Chromium found: install it to run the browser tests")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def running(command, folder, port, killed=False):
    """A server as long as it is needed; its address. One that is killed has no time to tidy up."""
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    url = f"http://127.0.0.1:{port}/"
    for _ in range(120):
        try:
            urllib.request.urlopen(url, timeout=5)
            break
        except (urllib.error.URLError, OSError):
            time.sleep(0.5)
    try:
        yield url
    finally:
        (server.kill if killed else server.terminate)()
        server.wait(20)


@pytest.fixture(scope="package")
def address(chromium, tmp_path_factory):
    """Where a server of our own answers."""
    port = free_port()
    command = [sys.executable, "-m", "gamekit", "serve", "--students", "2", "--port", str(port), "--no-browser"]
    with running(command, tmp_path_factory.mktemp("anywhere"), port) as url:
        yield url


@pytest.fixture(scope="package")
def site(chromium, tmp_path_factory):
    """The folder of a static site, with the pages of Dual Powers and some of other games."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "notebooks").mkdir()
    for name in PUBLISHED:
        shutil.copy(notebooks_folder() / f"{name}.ipynb", folder / "notebooks")
    return publish(Plan(folder / "site", runtime(folder), folder=folder / "notebooks"))


@pytest.fixture(scope="package")
def site_address(site):
    """Where a web space has it."""
    with served(site) as (url, _):
        yield url


@pytest.fixture(params=["server", pytest.param("site", marks=pytest.mark.xdist_group("site"))])
def open_anywhere(request):
    """Open a page by its name, once with a kernel behind it, and once with a worker."""
    if request.param == "server":
        visit = request.getfixturevalue("open_page")
        return lambda stem, query="": visit(f"voila/render/{stem}.ipynb{query}")
    static = request.getfixturevalue("open_static")

    def ready(stem, query=""):
        page = static(f"{stem}.html{query}")
        page.wait_for_selector("body[data-ready]")      # what can be read before does not answer yet
        return page

    return ready


@pytest.fixture
def open_static(chromium, site_address):
    yield from opening(chromium, site_address, bypass_csp=True)     # Playwright's own waiting needs `eval`


@pytest.fixture
def open_page(chromium, address):
    """Open a page of the server; every request that it makes is noted."""
    yield from opening(chromium, address)


def opening(chromium, address, **given):
    contexts = []

    def make(path="", width=1280, height=900):
        context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **given)
        contexts.append(context)
        page = context.new_page()
        page.asked = []
        page.errors = []
        page.on("request", lambda request: page.asked.append(request.url))
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.set_default_timeout(WAIT)
        page.goto(address + path)
        return page

    yield make
    for context in contexts:
        context.close()
