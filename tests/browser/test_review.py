"""The review of a finished match in a real browser: it comes by itself, a turning point opens, one plays on from it."""

import json

import pytest

import gamekit
from gamekit.engine import save

from .conftest import COMPILING
from .pages import as_phone, check_phone, headline, over, playing, speak

PLAY = "voila/render/dual_powers_play.ipynb"


@pytest.fixture(scope="module")
def page(chromium, address, tmp_path_factory):
    """The play page with a match that a person has lost."""
    match = gamekit.load("dual_powers").new(seed=9, seats={"red": "random"}, mode="solo").go_on()
    data = save.to_json(match)
    data["seats"]["red"] = "human"
    file = tmp_path_factory.mktemp("lost") / "match.json"
    file.write_text(json.dumps(data))
    with playing(chromium, address + PLAY) as page:
        page.set_input_files("#gk-load", file)
        page.wait_for_selector("#gk-result")
        yield page


def test_the_curve_comes_by_itself_and_then_the_turning_points(page):
    page.wait_for_selector("#gk-review .gk-curve svg", timeout=COMPILING)
    page.wait_for_selector("#gk-review .gk-rv-turn", timeout=COMPILING)
    page.wait_for_selector('#gk-review [data-do="review-more"]', timeout=COMPILING)
    assert page.locator("#gk-review-sum li").count() == 2        # chance, own choices: the rival is played by the rules


def test_it_fits_a_phone_and_speaks_russian(page):
    with as_phone(page):
        check_phone(page)
        speak(page, "ru")
        check_phone(page)
        assert "Удача и выбор" in page.locator("#gk-review").inner_text()
    speak(page, "en")


def test_a_turning_point_opens_its_board_and_is_played_on_from(page):
    page.locator('.gk-rv-turn [data-do="review-turn"]').first.click()
    page.wait_for_selector(".gk-moment .gk-plate")
    number = int(page.locator('[data-do="review-play"]').first.get_attribute("data-value"))
    assert number > 0
    page.locator('[data-do="review-play"]').first.click()
    page.wait_for_selector("#gk-choices button[data-move]")
    assert not over(page) and page.locator("#gk-review").count() == 0
    assert "?" in headline(page)
    assert page.errors == []
