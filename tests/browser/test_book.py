"""The rules as a book, and the landing page that leads to it, in a real browser."""

import pytest

BOOK = "voila/render/{}_book.ipynb"
games = pytest.mark.parametrize("game", ["dual_powers", "uprising", "partisans"])


def shown(page):
    return page.locator(".gk-rule:visible").count()


def test_search_and_status_find_rules_and_the_address_keeps_them(open_page):
    page = open_page(BOOK.format("dual_powers") + "?lang=en")
    whole = shown(page)
    page.fill("#gk-book-search", "blockade connection")
    few = shown(page)
    assert 0 < few < 10 < whole
    assert page.inner_text("#gk-book-found") == f"Rules found: {few}"
    page.check("[name=gk-status][value=ruling]")
    assert 0 < shown(page) < few
    assert set(page.locator(".gk-rule:visible").evaluate_all("all => all.map(one => one.dataset.status)")) == {"ruling"}
    other = open_page(page.url.partition("//")[2].partition("/")[2])
    assert shown(other) == shown(page) and other.input_value("#gk-book-search") == "blockade connection"
    page.fill("#gk-book-search", "zeppelin")
    assert shown(page) == 0 and page.inner_text("#gk-book-found") == "No rule has these words."
    assert page.errors == []


def test_a_link_leads_to_its_rule_even_if_it_is_filtered_away(open_page):
    page = open_page(BOOK.format("uprising") + "?lang=ru&q=оцепление")
    assert not page.is_visible("#rule-total")
    page.evaluate("location.hash = 'rule-total'")
    page.wait_for_selector("#rule-total:visible")
    box = page.locator("#rule-total").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 900


@games
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_fits_a_phone(open_page, game, language):
    page = open_page(f"{BOOK.format(game)}?lang={language}", width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.lang") == language
    assert not page.is_visible(".gk-contents li")
    page.click(".gk-contents summary")
    page.click(".gk-contents a[href='#glossary']")
    assert page.evaluate("location.hash") == "#glossary"


def test_on_paper_there_is_the_book_and_nothing_to_click(open_page):
    page = open_page(BOOK.format("partisans"))
    page.emulate_media(media="print")
    assert not page.is_visible(".gk-find") and not page.is_visible(".gk-mast nav")
    assert page.is_visible("#rule-garrisons") and page.is_visible("#rulings") and page.is_visible("#glossary")


def test_pages_of_a_game_lead_to_its_rules(open_page):
    page = open_page("voila/render/uprising_odds.ipynb?lang=ru")
    page.wait_for_selector(".gk-to-book[href='uprising_book.ipynb?lang=ru']")       # once it speaks Russian


def test_the_landing_page_is_shared_in_its_language(open_page):
    page = open_page("")
    page.click("label[for=gk-ru]")
    assert page.url.endswith("index.ipynb?lang=ru")
    page.click(".gk-shelf:nth-of-type(2) .gk-to-rules:visible")
    page.wait_for_selector(".gk-book[lang=ru]")
    page.click("a.gk-brand")
    page.wait_for_selector(".gk-landing")
    assert "lang=ru" in page.url


@pytest.mark.parametrize("path", ["", BOOK.format("dual_powers")])
def test_they_are_dark_at_night(chromium, address, path):
    context = chromium.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(address + path)
    ground = page.locator(".gk-landing, .gk-book").evaluate("one => getComputedStyle(one).backgroundColor")
    assert ground == "rgb(21, 23, 26)"
    context.close()
