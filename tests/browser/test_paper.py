"""What is printed, as a PDF: sheets have two pages at most, the key one of its own, the teacher's page is one."""

import re

import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.lessons import sheet, teacher
from tests.helpers import EVERY_LESSON, shared_lesson

SEEDS = (1, 11, 24)     # beside the usual one: of some the questions have more to show

@pytest.fixture
def pages(chromium):
    """How many pages a document has in print."""
    page = chromium.new_page()

    def count(document):
        page.set_content(document)
        return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, print_background=True)))

    yield count
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_sheets_and_the_teachers_page_are_short(pages, name, lesson, language):
    loaded = shared_lesson(name, lesson)
    for version in "AB":
        plain = pages(sheet.sheet(loaded, version=version, language=language))
        assert plain <= 2
        assert pages(sheet.sheet(loaded, version=version, language=language, key=True)) == plain + 1
    assert max(pages(sheet.sheet(loaded, seed=seed, language=language)) for seed in SEEDS) <= 2
    assert pages(teacher.page(loaded, language=language)) == 1
