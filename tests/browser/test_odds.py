"""The odds page in a real browser."""

import pytest

from .conftest import COMPILING

ODDS = "voila/render/{}_odds.ipynb"
FIRST_SEAT = {"dual_powers": "Красные", "uprising": "Сопротивление", "partisans": "Сопротивление"}
games = pytest.mark.parametrize("game", FIRST_SEAT)


def answered(page, before):
    other = "before => (document.querySelector('#gk-wins')?.innerText ?? before) !== before"
    page.wait_for_function(other, arg=before)
    return settled(page)


def settled(page):
    """What the bars say, once nothing more is to come."""
    page.wait_for_function(
        "() => document.querySelector('#gk-plot-length') && !document.querySelector('.gk-stale, .gk-busy')",
        timeout=COMPILING)
    return page.inner_text("#gk-wins")


def test_moving_a_slider_answers(open_page):
    page = open_page(ODDS.format("dual_powers"))
    first = settled(page)
    page.focus("#gk-option-difficulty")
    page.keyboard.press("ArrowRight")       # a slider obeys the keyboard
    second = answered(page, first)
    assert second != first
    page.select_option("#gk-option-mode", "duel")
    answered(page, second)
    assert page.locator("figure svg").count() == 5
    assert page.errors == []


def test_other_rules_and_missions_answer(open_page):
    page = open_page(ODDS.format("uprising"))
    first = settled(page)
    page.select_option("#gk-option-mode", "capitol")
    second = answered(page, first)
    page.select_option("#gk-option-mission_a", "coup")
    answered(page, second)
    assert page.locator("figure svg").count() == 5
    assert page.errors == []


@games
def test_it_fits_a_phone_and_speaks_russian(open_page, game):
    page = open_page(ODDS.format(game) + "?lang=ru", width=375, height=812)
    assert FIRST_SEAT[game] in settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375


@games
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_every_control_is_seen_together_with_the_answer(open_page, game, width, height):
    page = open_page(ODDS.format(game), width=width, height=height)
    settled(page)
    for control in page.locator("#gk-wished :is(input, select)").all():
        control.evaluate("one => one.scrollIntoView({block: 'center'})")
        for part in (control, page.locator("#gk-wins")):
            box = part.bounding_box()
            assert box["y"] >= 0 and box["y"] + box["height"] <= height
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            on_top = part.evaluate("(one, [x, y]) => one.contains(document.elementFromPoint(x, y))", middle)
            assert on_top, control.get_attribute("id")


def test_the_last_answer_stays_as_a_ghost_and_two_settings_are_compared(open_page):
    page = open_page(ODDS.format("dual_powers"))
    first = settled(page)
    assert page.locator(".gk-share s").count() == 0
    page.click("[data-do=pin-a]")
    page.wait_for_selector("#gk-compare dl")
    settled(page)
    page.focus("#gk-option-difficulty")
    page.keyboard.press("ArrowRight")
    answered(page, first)
    assert page.locator(".gk-share s").count() == 2
    page.wait_for_selector(".gk-difference strong")
    assert "less under B" in page.inner_text(".gk-difference")
    assert page.errors == []


def test_the_address_can_be_shared(open_page):
    page = open_page(ODDS.format("dual_powers") + "?lang=en")
    first = settled(page)
    page.select_option("#gk-option-mode", "duel")
    second = answered(page, first).replace("before", "")
    page.wait_for_function("() => location.search.includes('mode=duel')")
    assert "lang=en" in page.url
    other = open_page(page.url.partition("//")[2].partition("/")[2])
    figures = [line for line in settled(other).split("\n") if "%" in line]
    assert figures and all(figure in second for figure in figures)
    assert other.input_value("#gk-option-mode") == "duel"


def test_tables_and_pictures_can_be_taken_away(open_page):
    page = open_page(ODDS.format("uprising"))
    settled(page)
    page.click("#gk-numbers summary")
    for button, name, begins in (
        ("#gk-numbers [data-do=csv]", "uprising_odds.csv", b"what,of,value"),
        ("#gk-plot-length [data-do=png]", "uprising_length.png", b"\x89PNG"),
        ("#gk-counted [data-do=png]", "uprising_wins.png", b"\x89PNG"),
    ):
        with page.expect_download() as found:
            page.click(button)
        assert found.value.suggested_filename == name
        assert found.value.path().read_bytes().startswith(begins)
    assert page.errors == []
