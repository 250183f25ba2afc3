"""Whatever is asked, at every size: question, undo and an answer are in view, wherever one scrolls to."""

import random

import pytest

import gamekit
from gamekit.engine import policies
from gamekit.engine.steps import Decision
from gamekit.engine.typeface import carried
from gamekit.engine.words import LANGUAGES
from gamekit.ui.board import Board

GAMES = ("dual_powers", "uprising", "partisans", "secret_power")
GIVEN = {"secret_power": {"professionals": True, "experienced": True}}      # so that all its steps come up
MOST = 0.75         # of the steps: some come up in one mode only
SIZES = [(1366, 768), (1280, 720), (390, 844)]
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
    """A page for every step in which somebody is asked, from some games; the later positions are fuller."""
    found, dice, wanted = {}, random.Random(3), len(steps(gamekit.load(name)))
    for seed in range(40):
        board = Board(gamekit.load(name, language=LANGUAGES[seed % 2]).new(seed=seed, **GIVEN.get(name, {})))
        board.wish("speed", "off")
        board.wish("coach", "")
        while not board.match.over:
            if board.curtain is not None:
                board.wish("open", "")
            if board.step not in found or dice.random() < 0.02:
                board.refresh()
                found[board.step] = board.page
            board.wish("play", sensible(board, dice).id)
        if len(found) >= MOST * wanted:
            break
    assert len(found) >= MOST * wanted, "most steps come up"
    return found


def steps(game):
    """The steps in which somebody decides."""
    return [step for step in game.steps.values() if isinstance(step, Decision)]


def sensible(board, dice):
    """Mostly what looks best, so that a match lasts; now and then anything, so that everything comes up."""
    offered, view = board.match.moves, board.view
    if dice.random() < 0.3:
        return dice.choice(offered)
    number = policies.decide(board.game, "greedy", view.state)
    return next(move for move in offered if move.number == number)


@pytest.mark.parametrize("name", GAMES)
def test_the_question_never_leaves_the_screen(chromium, name):
    found = pages(name)
    page = chromium.new_page()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for step, html in found.items():
            style = f"<style>body{{margin:0}}{carried()}{Board._css}</style>"
            page.set_content(f'{style}<div class="gk"><div class="gk-page">{html}</div></div>')
            for where in (0, 0.5, 1):
                page.evaluate(f"scrollTo(0, {where} * document.documentElement.scrollHeight)")
                seen = page.evaluate(IN_VIEW)
                assert seen == {
                    "question": True, "choice": True, "undo": True, "score": True, "sideways": False,
                }, (name, step, width, where)
    page.close()
