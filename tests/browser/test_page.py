"""Served pages: loading again, losing the connection, widgets that are not ours."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import WAIT, free_port, running
from tests.ui.test_server import entry, notebook, process_of, serving

PLAY = "voila/render/dual_powers_play.ipynb"
SLIDER = "import ipywidgets; ipywidgets.IntSlider(value=7, description='seven')"


def headline(page):
    return page.inner_text("#gk-headline")


def test_a_page_that_is_loaded_again_goes_on_where_it_was(open_page):
    page = open_page(PLAY)
    first = headline(page)
    page.click("#gk-choices button >> nth=0")
    page.wait_for_function("first => document.querySelector('#gk-headline').innerText != first", arg=first)
    second = headline(page)
    page.reload()
    page.wait_for_selector("#gk-choices button[data-move]")
    assert headline(page) == second
    page.click("#gk-choices button >> nth=0")
    page.wait_for_function("second => document.querySelector('#gk-headline').innerText != second", arg=second)
    assert page.errors == []


def test_a_lost_connection_is_told_and_found_again(open_page):
    page = open_page()
    sockets = []

    def through(route):
        server = route.connect_to_server()
        sockets.append(route)
        route.on_message(server.send)
        server.on_message(route.send)

    page.route_web_socket("**/channels*", through)
    page.goto(page.url.split("/voila")[0] + "/" + PLAY)
    page.wait_for_selector("#gk-choices button[data-move]")
    assert page.is_hidden("#gk-lost")
    sockets[0].close()
    page.wait_for_selector("#gk-lost:not([hidden])")
    assert page.inner_text("#gk-lost") == "The connection was lost. Trying again…"
    page.wait_for_selector("#gk-lost", state="hidden")
    before = headline(page)
    page.click("#gk-choices button >> nth=0")
    page.wait_for_function("before => document.querySelector('#gk-headline').innerText != before", arg=before)


# A kernel or the server is killed

def used(page):
    """A page on which a move was made: what it asks then."""
    page.wait_for_selector("#gk-choices button[data-move]")
    first = headline(page)
    page.click("#gk-choices button >> nth=0")
    page.wait_for_function("first => document.querySelector('#gk-headline').innerText != first", arg=first)
    return headline(page)


def told(page, words):
    """Wait until the page has come back and says why it was away."""
    page.wait_for_function("words => document.getElementById('gk-lost')?.innerText === words", arg=words)
    page.wait_for_selector("#gk-choices button[data-move]")


def kernel(page):
    return page.evaluate("JSON.parse(document.getElementById('gk-kernel').textContent).kernelId")


@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the kernel's process in /proc")
def test_a_page_comes_back_after_its_kernel_was_killed(open_page):
    page = open_page(PLAY)
    asked = used(page)
    os.kill(process_of(kernel(page)), signal.SIGKILL)
    told(page, "The program behind this page had stopped unexpectedly. A new one has taken over.")
    assert headline(page) == asked
    assert used(page) != asked
    assert page.errors == []


def test_a_page_comes_back_after_the_server_was_killed(chromium, tmp_path):
    port = free_port()
    command = [sys.executable, "-m", "gamekit", "serve", "--port", str(port), "--no-browser"]
    page = chromium.new_context().new_page()
    page.set_default_timeout(WAIT)
    with running(command, tmp_path, port, killed=True) as url:
        page.goto(url + PLAY)
        asked = used(page)
    page.wait_for_selector("#gk-lost:not([hidden])")
    assert page.inner_text("#gk-lost") == "The connection was lost. Trying again…"
    with running(command, tmp_path, port):
        told(page, "The server was started again.")
        assert headline(page) == asked
        page.context.close()


def test_a_page_goes_on_on_another_device(open_page):
    page = open_page(PLAY)
    asked = used(page)
    page.click("#gk-elsewhere summary")
    other = open_page(PLAY)
    other.goto(page.inner_text("#gk-elsewhere output"))
    other.wait_for_selector("#gk-choices button[data-move]")
    assert headline(other) == asked
    assert "go=" not in other.url, "the address would give the match away"
    other.click("#gk-choices button >> nth=0")
    page.wait_for_function("asked => document.querySelector('#gk-headline').innerText != asked", arg=asked)


@pytest.fixture(scope="module")
def own_pages(chromium, tmp_path_factory):
    """A server for a folder of a teacher's own notebooks."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "all.ipynb").write_text(notebook(SLIDER, gamekit={**entry("Sliders"), "widgets": "all"}), "utf-8")
    (folder / "own.ipynb").write_text(notebook(SLIDER, gamekit=entry("Sliders")), "utf-8")
    port = free_port()
    with running([sys.executable, "-c", serving(folder, port)], tmp_path_factory.mktemp("log"), port) as url:
        yield url


def test_other_widgets_are_shown_where_a_notebook_says_so(chromium, own_pages):
    page = chromium.new_page()
    page.goto(own_pages + "voila/render/all.ipynb")
    page.get_by_text("seven").wait_for(timeout=60_000)
    assert page.locator(".widget-readout, .jupyter-widgets [contenteditable]").first.inner_text() == "7"
    page.close()


def test_other_widgets_without_that_are_a_plain_sentence(chromium, own_pages):
    page = chromium.new_page()
    page.goto(own_pages + "voila/render/own.ipynb?lang=ru")
    page.wait_for_selector(".gk-failed")
    assert page.inner_text(".gk-failed").startswith("Страницу не удалось показать.")
    page.close()
