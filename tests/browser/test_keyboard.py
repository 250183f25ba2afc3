"""Every lesson to its end by the keyboard alone, with one wrong answer to each question that can be failed.

The focus goes where one goes on: after a wrong answer to the next try, after a right one to the next step.
"""

import random

import pytest

from gamekit.lessons.items import Forbidden, Order, Play
from gamekit.testing.robot import RIGHT, WRONG, choose
from gamekit.ui import lesson as lesson_page
from tests.helpers import EVERY_LESSON

from .client import alone, begin

TABS = 250
ACTS = ("play", "answer", "put", "next", "again", "alike", "slide")
NEXT_TRY = "#gk-answers *, #gk-board *, #gk-hand *"
AT = """selector => {
    const one = document.activeElement;
    return one.matches(selector) && one.checkVisibility();
}"""


@pytest.fixture(scope="module")
def window(chromium):
    with alone(chromium, viewport={"width": 1366, "height": 768}) as page:
        page.wishes = []
        page.expose_function("wished", lambda wish: page.wishes.append(wish))     # a built-in has no signature
        yield page


class Hands:
    """Somebody at a lesson who has a keyboard and no mouse."""

    def __init__(self, window, page):
        self.window, self.page = window, page
        begin(window)
        self.show()

    def show(self):
        self.window.wishes.clear()
        self.window.evaluate("show", self.page.page)

    def reach(self, selector):
        for _ in range(TABS):
            if self.window.evaluate(AT, selector):
                return
            self.window.keyboard.press("Tab")
        raise AssertionError(f"{self.page.pupil.asked}: Tab never comes to {selector}")

    def press(self, selector):
        """Go there, press Enter, and see what comes of it."""
        self.reach(selector)
        self.window.keyboard.press("Enter")
        self.window.evaluate("0")       # what was wished for before this has come by then
        wished = [wish for wish in self.window.wishes if wish["do"] in ACTS]
        assert wished or "summary" in selector, f"{self.page.pupil.asked}: {selector} does nothing"
        for wish in wished:
            self.page.receive(wish)
            self.show()

    def answer(self, given):
        step, item = self.page.question()
        while self.page.slide + 1 < len(item.slides):
            self.press("[data-do=slide]")
        ask = step.asking.name
        if isinstance(item, Order):
            for option in given.split():
                self.press(f'#gk-answers [data-value="{option}"]')
        elif isinstance(item, Play | Forbidden):
            self.unfold()
            self.press(f':is([data-move], [data-value]):is([data-move="{given}"], [data-value="{given}"])')
        elif ask in ("number", "text"):
            self.reach("#gk-answers input")
            self.window.keyboard.type(given)
            self.press("#gk-answers input")
        else:
            self.press(f'#gk-answers [data-value="{given}"]' if ask == "choice" else "#gk-answers button")

    def unfold(self):
        """The list of what can be tried."""
        if self.window.locator("#gk-answers details:not([open]) > summary").count():
            self.press("#gk-answers summary")

    def is_at(self, selector):
        return self.window.evaluate(AT, selector)


def given(page, manner, dice):
    """An answer; on the board one of what the page lists."""
    asked = page.pupil.question(page.language)
    if not asked.item.on_board:
        return choose(page.pupil, manner, page.language, dice)
    known = asked.item.different() if isinstance(asked.item, Forbidden) else asked.item.answers()
    listed = [move for move in known if any(f'{name}="{move}"' in page.page for name in ("data-value", "data-move"))]
    wanted = [move for move in listed if asked.judge(move).right == (manner == RIGHT)]
    return dice.choice(wanted or listed)


@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_a_lesson_by_keyboard_alone(window, name, lesson):
    page, dice = lesson_page(name, lesson, seed=1917), random.Random(14)
    hands, pupil, lost = Hands(window, page), page.pupil, []
    while not pupil.over:
        if pupil.step.asking.mixes or pupil.step.asking.can_fail:
            hands.answer(given(page, WRONG, dice))
            if not pupil.is_solved:
                lost += [] if hands.is_at(NEXT_TRY) else [f"{pupil.asked}: not at the next try"]
                if page.asks is None:
                    hands.press("[data-do=again]")
        if not pupil.is_solved:
            hands.answer(given(page, RIGHT, dice))
        lost += [] if hands.is_at("[data-do=next]") else [f"{pupil.asked}: not where one goes on"]
        hands.press("[data-do=next]")
    assert not lost, "\n".join(lost)
