"""Whatever is asked, at every size: question, undo and an answer are in view, wherever one scrolls to."""

import random
from itertools import cycle

import pytest

import gamekit
from gamekit.engine import policies
from gamekit.engine.steps import Decision
from gamekit.engine.typeface import carried
from gamekit.engine.words import LANGUAGES
from gamekit.testing import option_sets
from gamekit.ui.board import Board

GAMES = 160         # at most, until everything was asked once
SIZES = [(1366, 768), (1280, 720), (390, 844)]
RARE = {            # what hardly a game asks for: a position, and the move that leads there
    "partisans": ({
        "step": "strike", "stage": "strikes", "strength": 1, "mission": "railway-bridge",
        "missions": {"available": ["railway-bridge", "border", "villa"]},
        "foes": {"railway-bridge": ["radio-operator-3"]}, "foe_order": {"sentry-3": 2, "jailer-2": 1},
    }, "decline"),
}
IN_VIEW = """() => {
  const seen = (e) => {
    if (!e) return false;
    const b = e.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
    if (b.top < 0 || b.bottom > innerHeight + 1 || b.left < 0 || b.left > innerWidth - 40) return false;
    const top = document.elementFromPoint(Math.min(x, innerWidth - 1), y);
    return e === top || e.contains(top);
  };
  const some = (s) => [...document.querySelectorAll(s)].some(seen);
  return {question: some("#gk-headline"), choice: some("#gk-choices button"), undo: some("[data-do=undo]"),
          score: some(".gk-score"), sideways: document.documentElement.scrollWidth > innerWidth};
}"""


def pages(name):
    """A page for every step in which somebody is asked, from some games in all modes; later positions are fuller."""
    found, wanted, dice = {}, asked(gamekit.load(name)), random.Random(3)
    if name in RARE:
        rare = position(name)
        found[rare.step] = page_of(rare)
    for seed, given in zip(range(GAMES), cycle(option_sets(gamekit.load(name)))):
        match = gamekit.load(name, language=LANGUAGES[seed % 2]).new(seed=seed, **given)
        while not match.over:
            if match.step not in found or dice.random() < 0.002:
                found[match.step] = page_of(match)
            match.play(sensible(match, dice))
        if set(found) == wanted:
            break
    assert set(found) == wanted, "every step comes up"
    return found


def position(name):
    start, move = RARE[name]
    return gamekit.load(name).position(start, seed=1).play(move)


def page_of(match):
    """The page of whoever is asked there."""
    board = Board(match)
    for wish in ("coach", "open"):
        board.wish(wish, "")
    board.refresh()
    return board.page


def asked(game):
    """The steps in which somebody decides."""
    return {name for name, step in zip(game.ids("step"), game.flow.steps, strict=True) if isinstance(step, Decision)}


def sensible(match, dice):
    """Mostly what looks best, so that a match lasts; now and then anything, so that everything comes up."""
    if dice.random() < 0.4:
        return dice.choice(match.moves)
    number = policies.decide(match.game, "greedy", match.view(match.seat).state)
    return next(move for move in match.moves if move.number == number)


def show(page, html):
    style = f"<style>body{{margin:0}}{carried()}{Board.css}</style>"
    page.set_content(f'{style}<div class="gk"><div class="gk-page">{html}</div></div>')


@pytest.mark.parametrize("name", gamekit.games())
def test_the_question_never_leaves_the_screen(chromium, name):
    found = pages(name)
    page = chromium.new_page()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for step, html in found.items():
            show(page, html)
            for where in (0, 0.5, 1):
                page.evaluate(f"scrollTo(0, {where} * document.documentElement.scrollHeight)")
                seen = page.evaluate(IN_VIEW)
                assert seen == {
                    "question": True, "choice": True, "undo": True, "score": True, "sideways": False,
                }, (name, step, width, where)
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", gamekit.games())
def test_first_words_move_nothing(chromium, name, language):
    """On a laptop they stand beside the board: it lies where it lies without them, and the own seat is in view."""
    board, places = Board(gamekit.load(name, language=language).new(seed=5)), []
    board.wish("open", "")
    page = chromium.new_page(viewport={"width": 1366, "height": 768})
    for marks in (True, False):
        board.refresh()
        show(page, board.page)
        assert page.locator("#gk-coach").count() == marks
        places.append(page.locator("#gk-board, #gk-hand").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().top)"))
        board.wish("coach", "")
    assert places[0] == places[1]
    assert max(places[0]) < 700, places
    page.close()


def test_on_a_phone_the_row_comes_before_what_is_looked_up(chromium):
    """Beside the board Falcon's list is the first of the rail; below it nothing pushes the row out of view."""
    board = Board(gamekit.load("world_conspiracy").new(seed=5, falcon=True))
    board.wish("open", "")
    board.refresh()
    page = chromium.new_page()
    for width, above, below in ((390, ".gk-zone", ".gk-falcon"), (1366, ".gk-falcon", ".gk-log")):
        page.set_viewport_size({"width": width, "height": 844})
        show(page, board.page)
        assert page.locator(above).bounding_box()["y"] < page.locator(below).first.bounding_box()["y"]
    page.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_where_choices_scroll_the_ring_of_the_focus_is_whole(chromium, width, height):
    html = page_of(gamekit.load("dual_powers").new(seed=7, mode="solo"))
    page = chromium.new_page(viewport={"width": width, "height": height})
    show(page, html)
    page.locator("#gk-choices.gk-many button").first.focus()
    room, ring = page.evaluate("""() => {
        const one = document.activeElement, style = getComputedStyle(one), box = one.getBoundingClientRect();
        const around = one.closest("#gk-choices").getBoundingClientRect();
        return [Math.min(box.left - around.left, box.top - around.top),
                parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset)];
    }""")
    assert ring > 0 and room >= ring
    page.close()
