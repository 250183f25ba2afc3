"""Lessons in a real browser: a whole one by keyboard alone, resuming by a code, the language in the middle."""

import re

import pytest

from gamekit.testing.robot import walk
from tests.helpers import EVERY_LESSON, shared_lesson

from .test_fits import FITS

RULES = "voila/render/dual_powers_rules.ipynb?seed=1917"        # the seed of the robot that knows the answers
TABS = 250
GAP = 40        # pixels
LESSONS = sorted(shared_lesson(*one).data["page"] for one in EVERY_LESSON)


def answers(quick, game="dual_powers"):
    """What a pupil who knows all answers: the number of the step, what it asks (some mix several), the answer."""
    way = walk(shared_lesson(game, "rules"), quick=quick)
    lesson, steps = way.pupil.lesson, enumerate(way.pupil.steps, start=1)
    asked = [(number, lesson.step(name)) for number, step in steps for name in step.asking.mixes or [step.id]]
    return [(number, step, answer) for (number, step), answer in zip(asked, way.answers.values(), strict=True)]


def reach(page, selector):
    """Go to an element with the Tab key alone."""
    for _ in range(TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def press(page, selector, key="Enter"):
    reach(page, selector)
    before = page.inner_html(".gk-page")
    page.keyboard.press(key)
    page.wait_for_function("old => document.querySelector('.gk-page').innerHTML !== old", arg=before)


def give(page, step, answer):
    ask = step.asking.name
    if ask == "refused":            # the list says what can be tried; the picture answers as well
        if page.locator("#gk-answers summary").count():
            reach(page, "#gk-answers summary")
            page.keyboard.press("Enter")
        press(page, f'#gk-answers button[data-value="{step.asking.given["right"][0]}"]')
    elif ask == "choice":
        press(page, f'#gk-answers button[data-value="{answer}"]')
    elif ask == "move":
        press(page, f'[data-move="{answer}"]')
    elif ask == "order":
        for option in answer.split():
            press(page, f'#gk-answers button[data-value="{option}"]')
    elif ask in ("number", "text"):
        reach(page, "#gk-answers input")
        page.keyboard.type(answer)
        press(page, "#gk-answers input")
    else:
        press(page, "#gk-answers button")


def at(page, number, last):
    """Wait until the lesson is at a step."""
    page.wait_for_function("words => document.querySelector('#gk-where')?.innerText.includes(words)",
                           arg=f"step {number} of {last}")


def task(page):
    return page.inner_text("#gk-headline")


def to_the_quick_path(page):
    page.wait_for_selector("#gk-headline")
    press(page, '[data-do="path"]')


@pytest.mark.parametrize(
    ("game", "quick"), [("dual_powers", True), ("dual_powers", False), ("uprising", True), ("partisans", True),
                       ("secret_power", True)])
def test_the_rules_by_keyboard_alone(open_page, game, quick):
    page, known = open_page(f"voila/render/{game}_rules.ipynb?seed=1917"), answers(quick, game)
    page.wait_for_selector("#gk-headline")
    if quick:
        press(page, '[data-do="path"]')
    for number, step, answer in known:
        at(page, number, known[-1][0])
        give(page, step, answer)
        page.wait_for_selector("#gk-outcome")
        focused = page.evaluate("document.activeElement.dataset.do ?? ''")
        assert focused == "next", f"{step.id}: the focus is not where one goes on"
        press(page, '[data-do="next"]')
    assert "first try" in page.inner_text("#gk-prompt")
    assert page.errors == []


def test_the_quick_path_by_keyboard_with_a_kernel_or_a_worker(open_anywhere):
    page, known = open_anywhere("dual_powers_rules", "?seed=1917"), answers(quick=True)
    to_the_quick_path(page)
    for number, step, answer in known:
        at(page, number, known[-1][0])
        give(page, step, answer)
        page.wait_for_selector("#gk-outcome")
        press(page, '[data-do="next"]')
    assert "first try" in page.inner_text("#gk-prompt")
    assert page.errors == []


def test_a_code_goes_on_elsewhere_and_in_the_other_language(open_page):
    first = open_page(RULES)
    to_the_quick_path(first)
    for _, step, answer in answers(quick=True)[:2]:
        give(first, step, answer)
        press(first, '[data-do="next"]')
    code, here = first.inner_text(".gk-code code"), task(first)
    assert re.fullmatch(r"[0-9A-Z]{8}", code)
    second = open_page(RULES)
    to_the_quick_path(second)
    second.fill("#gk-resume", code)
    second.keyboard.press("Enter")
    second.wait_for_function("here => document.querySelector('#gk-headline').innerText === here", arg=here)
    second.click("[data-do=language][data-value=ru]")
    second.wait_for_function("here => document.querySelector('#gk-headline').innerText !== here", arg=here)
    assert re.search("[а-я]", task(second))
    assert code == second.inner_text(".gk-code code")
    second.click("[data-do=language][data-value=en]")
    second.wait_for_function("here => document.querySelector('#gk-headline').innerText === here", arg=here)


def test_a_link_sets_the_variant_the_path_and_the_step(open_page):
    page = open_page("voila/render/secret_power_networks.ipynb?seed=417&path=quick&step=lines&lang=en")
    at(page, 3, 8)
    assert "417" in page.inner_text("#gk-rail")
    assert page.url.endswith("?lang=en&seed=417&path=quick")        # whoever reloads goes on, and does not jump again


def test_two_pairs_have_two_variants(open_page):
    pages = [open_page("voila/render/secret_power_many_players.ipynb") for _ in range(2)]
    for page in pages:
        page.wait_for_function("location.search.includes('seed=')")
    codes = {page.inner_text(".gk-code code") for page in pages}
    assert len(codes) == 2, "the code tells the variant, and one of a thousand is the same by luck"


def test_a_wrong_code_is_told(open_page):
    page = open_page(RULES)
    page.wait_for_selector("#gk-headline")
    page.fill("#gk-resume", "ZZZZZZZZ")
    page.keyboard.press("Enter")
    page.wait_for_selector("#gk-why")
    assert "not a code of this lesson" in page.inner_text("#gk-why")


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_opens_and_fits(open_page, name, size):
    page = open_page(f"voila/render/{name}.ipynb?lang=ru", *size)
    page.wait_for_selector('[data-value=ru][aria-pressed=true], [data-value=ru][aria-current]')
    assert page.evaluate(FITS) == []
    heights = page.evaluate(
        "[...document.querySelectorAll('#gk-answers button')].filter(one => one.checkVisibility())"
        ".map(one => one.getBoundingClientRect().height)")
    assert all(height >= 44 for height in heights)
    assert page.errors == []


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_a_board_begins_right_below_its_steps(open_page, size):
    """Nothing but the steps stands before it: a pupil who is sent to it need not look for it."""
    page = open_page("voila/render/dual_powers_lesson_1917.ipynb?step=first-turns", *size)
    page.wait_for_selector(".gk-page >> nth=1")
    ends, begins = page.evaluate("""[...document.querySelectorAll('.gk-page')].map((one, at) => {
        const parts = [...one.querySelectorAll('*')].map(part => part.getBoundingClientRect());
        return at ? one.getBoundingClientRect().top : Math.max(...parts.map(part => part.bottom));
    })""")
    assert begins - ends < GAP and begins < page.viewport_size["height"]


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_the_question_and_its_answers_stay_in_view(open_page, size):
    """Wherever the page is scrolled to, before and after an answer."""
    page = open_page(RULES, *size)
    page.wait_for_selector("#gk-headline")
    for _, step, answer in answers(quick=False)[:3]:
        for selector in ("#gk-headline", "#gk-answers :is(button, summary, input)"):
            for share in (0, 0.5, 1):
                page.evaluate("share => scrollTo(0, share * document.documentElement.scrollHeight)", share)
                assert in_view(page, selector), f"{step.id}: {selector} at {share}"
        give(page, step, answer)
        page.wait_for_selector("#gk-outcome")
        assert in_view(page, "#gk-outcome") and in_view(page, "[data-do=next]")
        press(page, '[data-do="next"]')


def in_view(page, selector):
    """Whether it is inside the window and nothing lies over its middle."""
    return page.evaluate("""selector => {
        const one = document.querySelector(selector), { left, top, right, bottom } = one.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return inside && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }""", selector)
