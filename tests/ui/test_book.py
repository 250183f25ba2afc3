"""The rules as a book: every rule once, by chapter, with an anchor; rulings as a table; the glossary."""

import re
from html.parser import HTMLParser

import pytest

import gamekit
from gamekit.cli import main
from gamekit.engine.glossary import glossary
from gamekit.engine.words import LANGUAGES
from gamekit.ui import rule_book
from gamekit.ui.book import anchor

games = pytest.mark.parametrize("name", gamekit.games())
languages = pytest.mark.parametrize("language", LANGUAGES)


class Anchors(HTMLParser):
    """The ids and the links of a page."""

    def __init__(self, page):
        super().__init__()
        self.ids, self.links = [], []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.ids += [given["id"]] if "id" in given else []
        self.links += [given["href"]] if "href" in given and tag == "a" else []


@games
@languages
def test_every_rule_and_every_term_can_be_linked_to_and_every_link_leads_somewhere(name, language):
    book = rule_book(name, language)
    found = Anchors(book.document(served=True))
    assert len(found.ids) == len(set(found.ids))
    rules = [anchor(entry.rule) for entry in book.game.rulebook.entries()]
    assert set(rules) <= set(found.ids)
    assert {f"term-{term}" for term in glossary(name)} <= set(found.ids)
    inside = [link.removeprefix("#") for link in found.links if link.startswith("#")]
    assert set(inside) <= set(found.ids) and set(rules) <= set(inside)


@games
@languages
def test_it_tells_all_of_every_rule(name, language):
    book = rule_book(name, language)
    page = book._repr_html_()
    for entry in book.game.rulebook.entries():
        article = rf'<article[^>]*id="{anchor(entry.rule)}" data-status="(\w+)">(.*?)</article>'
        told = re.search(article, page, re.DOTALL)
        assert told[1] == entry.status
        words = re.sub("<[^>]*>", "", told[2]).replace("&#39;", "'").replace("&quot;", '"').replace("&amp;", "&")
        for text in (entry.title, entry.text, entry.reason):
            assert text in words, entry.id
    assert not re.search(r"<!doctype|&lt;", page)


@games
def test_chapters_follow_the_printed_book_and_hold_each_rule_once(name):
    book = rule_book(name)
    sections = [rules[0].rule.section for _, _, rules in book.chapters]
    books = list(dict.fromkeys(map(type, sections)))        # an expansion's follows that of its base
    assert sections == [section for printed in books for section in printed if section in sections]
    assert [printed.__module__.split(".")[-3] for printed in books] == (
        ["secret_power", name] if name == "world_conspiracy" else [name])
    told = [entry.id for _, _, rules in book.chapters for entry in rules]
    assert sorted(told) == sorted(book.game.rulebook)


@games
def test_the_table_of_rulings_is_made_of_the_rules(name):
    book = rule_book(name)
    table = book._repr_html_().partition('id="rulings"')[2].partition("</section>")[0]
    rows = re.findall(r'<tr><th scope="row"><a href="#([^"]*)"', table)
    assert rows == [anchor(entry.rule) for entry in book.game.rulebook.entries() if entry.status == "ruling"]


def test_a_ruling_that_is_an_option_says_so():
    page = rule_book("dual_powers", "ru")._repr_html_()
    told = re.search(r'id="rule-unplayed-cards-stay".*?</article>', page, re.DOTALL)[0]
    assert "Настройка партии: Сбрасывать оставшиеся на руках приказы" in told
    assert page.count("Настройка партии: ") == sum(o.rule is not None for o in gamekit.load("dual_powers").options)


def test_a_file_needs_nothing_beside_it(tmp_path, capsys):
    path = tmp_path / "rules.html"
    assert main(["rules", "uprising", "--book", str(path), "--lang", "ru"]) == 0
    page = path.read_text("utf-8")
    assert page.startswith("<!doctype html>\n<html lang=\"ru\">") and str(path) in capsys.readouterr().out
    assert not re.findall(r'(?:src|href)="(?!#|data:|index\.ipynb)[^"]*"', page)
    assert not re.findall(r"url\((?!\"?data:|#gk-)", page)


def test_a_folder_that_is_not_there_is_told(tmp_path, capsys):
    assert main(["rules", "uprising", "--book", str(tmp_path / "no" / "rules.html")]) != 0
    assert "rules.html" in capsys.readouterr().err
