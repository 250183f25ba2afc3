"""What is asked, and the thing asked about, are in view: at every step of every lesson, before and after feedback.

The client shows the pages of a lesson, without a server: each as the kernel makes it, scrolled as the one before was.
"""

import random

import pytest

from gamekit.testing.robot import RIGHT, WRONG, choose, on
from gamekit.ui import lesson as lesson_page
from tests.helpers import EVERY_LESSON

from .client import alone, begin

SIZES = ((1366, 768), (390, 844))
PART = 96               # pixels of what is asked about: of a board the beginning, of anything smaller all of it
ASKED = ("#gk-headline", "#gk-answers :is(button, summary, input)")
TOLD = (*ASKED, "#gk-outcome")
ABOUT = ("#gk-slate > *", "#gk-slate .gk-lit")      # where the slate begins; rather, what is pointed at
HIDDEN = """([wanted, about, most]) => {
    const seen = (selector, size) => {
        const one = document.querySelector(selector);
        if (!one) return false;
        const { left, top, right, bottom } = one.getBoundingClientRect(), end = Math.min(bottom, top + size);
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && end <= innerHeight + 1;
        const hits = [top + 2, end - 3].map(y => document.elementFromPoint((left + right) / 2, y));
        return inside && hits.every(hit => hit && (one.contains(hit) || hit.contains(one)));
    };
    const asked = about.filter(selector => document.querySelector(selector)).slice(-1);
    return [...wanted.filter(one => !seen(one, Infinity)), ...asked.filter(one => !seen(one, most))];
}"""


@pytest.fixture(scope="module")
def window(chromium):
    with alone(chromium) as page:
        yield page


class Seen:
    """A lesson in the window, at every size: where each was scrolled to, and what was out of view."""

    def __init__(self, window):
        self.window, self.scrolled, self.found = window, dict.fromkeys(SIZES, 0), []
        begin(window)

    def look(self, page, moment, wanted, before=""):
        """Show a page after the one `before`, as the client does, and look."""
        for size in SIZES:
            self.window.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
            self.window.evaluate("show", before)
            self.window.evaluate("y => scrollTo(0, y)", self.scrolled[size])
            self.window.evaluate("show", page.page)
            self.scrolled[size] = self.window.evaluate("scrollY")
            hidden = self.window.evaluate(HIDDEN, [list(wanted), list(ABOUT), PART])
            self.found += [f"{page.pupil.asked}, {moment}: {one} at {size[0]} px" for one in hidden]


def answered(page, manner, dice):
    page.answer(choose(page.pupil, manner, page.language, dice))
    page.refresh()


@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_the_question_and_what_it_is_about_are_in_view(window, name, lesson):
    page, dice, seen = lesson_page(name, lesson, language="ru"), random.Random(43), Seen(window)
    before = ""
    while not page.pupil.over:
        while page.slide + 1 < len(page.question()[1].slides):
            page.next_slide("")
        page.refresh()
        asked = page.page
        seen.look(page, "asked", ASKED, before)
        answered(page, WRONG, dice)
        seen.look(page, "answered", TOLD, asked)
        if not page.pupil.is_solved:
            page.pupil.reset()
            answered(page, RIGHT, dice)
            seen.look(page, "solved", TOLD, asked)
        before = page.page
        on(page.pupil)
        page._fresh()
    assert not seen.found, "\n".join(seen.found)
