"""What is shown is set in our typeface and not in a font of the machine, and is as wide as we think."""

import re

import pytest

import gamekit
from gamekit.engine.typeface import FILES, carried, token, width
from gamekit.lessons import sheet
from tests.helpers import shared, shared_lesson

from .pages import fonts_of

WORDS = [
    "Escalation marker", "Counter-guerrilla", "2 cards in hand", "Министерство", "Снаряжение", "Шпион", "Лиловая",
    "100 % ± 3, n = 1 000", "AVATAR", "Тула, Уфа, Гусь",
]
OURS = {("Fira Sans", True)}        # from a file


@pytest.fixture
def page(chromium):
    page = chromium.new_page()
    yield page
    page.close()


def test_words_are_as_wide_as_we_think(page):
    """One thought shorter than it is would run out of its place; one thought longer would be cut."""
    page.set_content(f"<style>{carried()}{token()}span{{font:400 100px var(--gk-font);white-space:pre;"
                     "font-variant-numeric:tabular-nums}b{font-weight:700}</style>")
    for words in WORDS:
        for bold in (False, True):
            page.evaluate("""([words, bold]) => {
                const one = document.body.appendChild(document.createElement("span"));
                (bold ? one.appendChild(document.createElement("b")) : one).textContent = words;
            }""", [words, bold])
    assert fonts_of(page, "span, b") == OURS
    shown = iter(page.evaluate("[...document.querySelectorAll('span')].map(e => e.getBoundingClientRect().width)"))
    for words in WORDS:
        for bold in (False, True):
            assert 0.93 < next(shown) / width(words, 100, bold) <= 1.001, (words, bold)


def test_a_sheet_on_paper_is_set_in_it(page):
    page.set_content(sheet.sheet(shared_lesson("uprising", "rules"), language="ru", key=True))
    assert fonts_of(page, "p, h1, li, td, svg text") == OURS


@pytest.mark.parametrize("name", gamekit.games())
def test_a_picture_that_stands_alone_is_set_in_it(page, name, tmp_path):
    file = tmp_path / "picture.svg"
    file.write_text(shared(name, "ru").new(seed=1)._repr_svg_(), "utf-8")
    page.goto(file.as_uri())
    assert fonts_of(page, "text") == OURS


def test_served_pages_are_set_in_it_and_fetch_it_once(open_page):
    page = open_page()
    assert fonts_of(page, "h1 span, h2 span, p span") == OURS
    page.click('a.gk-en[href^="dual_powers_play"] >> nth=0')
    page.wait_for_selector("#gk-moves button[data-move]")
    assert fonts_of(page, "#gk-headline, #gk-moves button, svg text") == OURS
    fetched = [url for url in page.asked if "/typeface/" in url]
    assert {re.sub(r".*/|\?.*", "", url) for url in fetched} == {file.name for file in FILES.values()}
    assert "base64" not in page.evaluate("[...document.querySelectorAll('style')].map(e => e.textContent).join()")
