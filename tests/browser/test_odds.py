"""The odds page in a real browser."""

import pytest

from .conftest import COMPILING

ODDS = "voila/render/{}_odds.ipynb"
FIRST_SEAT = {"dual_powers": "Красные", "uprising": "Сопротивление", "partisans": "Сопротивление"}
games = pytest.mark.parametrize("game", FIRST_SEAT)


def answered(page, before):
    other = "before => (document.querySelector('#gk-headline')?.innerText ?? before) !== before"
    page.wait_for_function(other, arg=before)
    page.wait_for_function("() => !document.querySelector('.gk-stale')")
    return page.inner_text("#gk-headline")


def test_moving_a_slider_answers(open_page):
    page = open_page(ODDS.format("dual_powers"))
    page.wait_for_selector("#gk-plot-length", timeout=COMPILING)
    first = page.inner_text("#gk-headline")
    page.focus("#gk-option-difficulty")
    page.keyboard.press("ArrowRight")       # a slider obeys the keyboard
    second = answered(page, first)
    assert second != first
    page.select_option("#gk-option-mode", "duel")
    answered(page, second)
    assert page.locator("figure svg").count() == 6
    assert page.errors == []


def test_other_rules_and_missions_answer(open_page):
    page = open_page(ODDS.format("uprising"))
    page.wait_for_selector("#gk-plot-length", timeout=COMPILING)
    first = page.inner_text("#gk-headline")
    page.select_option("#gk-option-mode", "capitol")
    second = answered(page, first)
    page.select_option("#gk-option-mission_a", "coup")
    answered(page, second)
    assert page.locator("figure svg").count() == 6
    assert page.errors == []


@games
def test_it_fits_a_phone_and_speaks_russian(open_page, game):
    page = open_page(ODDS.format(game) + "?lang=ru", width=375, height=812)
    page.wait_for_selector("#gk-plot-length", timeout=COMPILING)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert FIRST_SEAT[game] in page.inner_text("#gk-headline")
