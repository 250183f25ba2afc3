"""Pictures fit at every width: nothing is cut, too small or on top of something else, in both languages."""

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import gamekit
from gamekit.engine.scene import Marks
from gamekit.engine.words import LANGUAGES
from gamekit.testing import option_values
from gamekit.testing.pictures import everybody, moments
from tests.helpers import shared

FITS = (Path(__file__).parent / "fits.js").read_text("utf-8")
WIDTHS = (360, 390, 640, 912, 1366, 1920)


@pytest.fixture(scope="module")
def page(chromium):
    page = chromium.new_page()
    yield page
    page.close()


def positions(game):
    """Some of each way to play, as those see them who take part, in turn."""
    for given in option_values(game):
        for number, (s, before) in enumerate(moments(game, every=47, games=1, **given)):
            seats = everybody(game)
            yield s, seats[number % len(seats)], before


def show(page, html, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.set_content(f'<!doctype html><meta charset="utf-8"><body style="margin:0">{html}')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", gamekit.games())
def test_pictures_fit_at_every_width(page, name, language):
    game = shared(name, language)
    for s, seat, before in positions(game):
        scene = game.scene(s, seat, language, Marks(before))
        show(page, scene.html(), WIDTHS[0])
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            assert not page.evaluate(FITS), f"{width} px wide, seat {seat}, {game.step(s.step).name}, round {s.round}"


def test_on_a_phone_a_finger_presses_one_thing(page):
    """Partisans, where things that can be chosen stand in others: each is large enough, and covers none beside it."""
    game, pressed = shared("partisans"), 0
    for s, before in moments(game, every=3, games=3):
        scene = game.scene(s, 0, "en", Marks(before))
        show(page, scene.html().replace("gk-still", ""), 390)
        boxes = page.locator("button[data-move]").evaluate_all(
            "all => all.map(b => b.getBoundingClientRect()).map(r => [r.left, r.top, r.right, r.bottom])")
        assert len(boxes) == len(scene.playable)
        assert all(right - left >= 44 and bottom - top >= 44 for left, top, right, bottom in boxes), boxes
        for a, b in combinations(boxes, 2):
            assert min(a[2], b[2]) <= max(a[0], b[0]) or min(a[3], b[3]) <= max(a[1], b[1]), (a, b)
        pressed += len(boxes)
    assert pressed > 50


@pytest.mark.parametrize("name", gamekit.games())
def test_the_browser_reads_the_tree_that_was_written(page, name):
    """An element that may not stand in another would be moved out of it."""
    game = shared(name)
    for s, seat, before in list(positions(game))[:5]:
        html = game.scene(s, seat, "en", Marks(before)).html(typeface=False)
        show(page, html, 912)
        written = [node.tag for node in ElementTree.fromstring(html).iter()]
        read = page.evaluate("[...document.querySelectorAll('.gk-alone, .gk-alone *')].map(e => e.localName)")
        assert read == written


def test_what_does_not_fit_is_found(page):
    """Each of the faults, made on purpose."""
    faults = {
        "small": '<p style="font-size:9px">tiny</p>',
        "leaves gk-card": '<p class="gk-card" style="width:20px;white-space:nowrap">too long for it</p>',
        "leaves the page": '<p style="margin-left:95vw;white-space:nowrap">beyond the edge</p>',
        "text on text": '<p style="margin:0">under</p><p style="margin:-18px 0">over</p>',
        "piece on piece": '<p class="gk-mc">1</p><p class="gk-mc" style="margin-top:-30px">2</p>',
        "sideways": '<div style="width:120vw;height:9px"></div>',
    }
    for words, html in faults.items():
        show(page, f'<div class="gk"><div class="gk-page">{html}</div></div>', 640)
        assert words in " ".join(page.evaluate(FITS)), words
    show(page, '<div class="gk"><div class="gk-page"><p>well</p></div></div>', 640)
    assert page.evaluate(FITS) == []
