"""What is shown is set in our typeface and not in a font of the machine."""

import re
from pathlib import Path

import pytest
from markupsafe import escape

import gamekit
from gamekit.engine.typeface import FILES, carried, token
from gamekit.lessons import sheet
from tests.helpers import shared, shared_lesson

from .pages import fonts_of

PACKAGE = Path(gamekit.__file__).parent
OF_MATPLOTLIB = set("▲▼◇■●")         # words of plots, which are drawn in its own font
OURS = {("Fira Sans", True)}        # from a file


@pytest.fixture
def page(chromium):
    page = chromium.new_page()
    yield page
    page.close()


def test_it_has_the_letters_of_all_our_words(page):
    used = {letter for file in PACKAGE.rglob("*.ftl") for letter in file.read_text("utf-8") if letter.isprintable()}
    letters = escape("".join(sorted(used - OF_MATPLOTLIB)))
    style = f"<style>{carried()}{token()}p{{font-family:var(--gk-font)}}</style>"
    page.set_content(f'{style}<p>{letters}</p><p style="font-weight:700">{letters}</p>')
    assert fonts_of(page, "p") == OURS


def test_figures_are_tabular(page):
    figures = "".join(f"<span>{one}</span><span><b>{one}</b></span>" for one in "0123456789+−±")
    style = "span{font:400 20px var(--gk-font);font-variant-numeric:tabular-nums}"
    page.set_content(f"<style>{carried()}{token()}{style}</style>{figures}")
    wide = page.evaluate("""document.fonts.ready.then(() =>
        [...document.querySelectorAll("span")].map(one => Math.round(100 * one.getBoundingClientRect().width)))""")
    assert len(wide) == 26 and len(set(wide)) == 1


def test_a_sheet_on_paper_is_set_in_it(page):
    page.set_content(sheet.sheet(shared_lesson("uprising", "rules"), language="ru", key=True))
    assert fonts_of(page, "p, h1, li, td, svg text") == OURS


@pytest.mark.parametrize("name", gamekit.games())
def test_a_picture_that_stands_alone_is_set_in_it(page, name, tmp_path):
    file = tmp_path / "picture.html"
    file.write_text(f'<!doctype html><meta charset="utf-8">{shared(name, "ru").new(seed=1)._repr_html_()}', "utf-8")
    page.goto(file.as_uri())
    assert fonts_of(page, ".gk-page *") == OURS


def test_served_pages_are_set_in_it_and_fetch_it_once(open_page):
    page = open_page()
    assert fonts_of(page, "h1 span, h2 span, p span") == OURS
    page.click('a.gk-en[href^="dual_powers_play"] >> nth=0')
    page.wait_for_selector("#gk-choices button[data-move]")
    assert fonts_of(page, "#gk-headline, #gk-choices button, .gk-board *") == OURS
    fetched = [url for url in page.asked if "/typeface/" in url]
    assert {re.sub(r".*/|\?.*", "", url) for url in fetched} == {file.name for file in FILES.values()}
    assert "base64" not in page.evaluate("[...document.querySelectorAll('style')].map(e => e.textContent).join()")
