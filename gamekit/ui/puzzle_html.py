"""A puzzle as HTML: the question with the moves, the board, and after an answer the chance of every move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import policies, registry
from ..engine.markup import Markup, joined, tag
from ..engine.pieces import el, icon, span
from ..lab.questions import puzzles
from ..lab.questions.puzzles import Tried
from ..lab.statistics.stats import grouped
from .board_html import FEW, said, some
from .html import choices, field, masthead, panel

if TYPE_CHECKING:
    from .puzzle_page import PuzzlePage


def page(view: PuzzlePage) -> Markup:
    scene = view.scene()
    style = tag("style", Markup(scene.style), id="gk-areas") if scene else Markup()
    state: object = el("dl", "score", scene.score) if scene else view.text("ui-puzzle")
    shown = Markup()
    if scene is not None:
        shown = el("main", "board", scene.board, id="gk-board", aria_label=view.text("ui-board"))
        if scene.hand:
            shown += el("section", "hand", scene.hand, id="gk-hand", aria_label=view.text("ui-hand"))
    elif view.match is not None:
        shown = tag("pre", view.match.view(view.match.seat).board_text(view.language))
    rail = el("aside", "rail", chances(view) + others(view), id="gk-rail")
    return style + masthead(view, state) + bar(view) + el("div", "desk", shown + rail, id="gk-main",
                                                          data_address=view.address())


# On top

def bar(view: PuzzlePage) -> Markup:
    where = view.text("ui-puzzle-own") if view.own is not None else view.text(
        "ui-puzzle-number", number=view.number, all=len(puzzles.ready(view.game)))
    steps = el("ol", "steps", tag("li", where), tag("li", view.text("ui-puzzle-find")))
    question = view.match.prompt if view.match is not None else view.text("ui-puzzle-none")
    ask = el("div", "ask", steps, tag("h2", question, id="gk-headline"))
    return el("section", "bar", ask, note(view), answers(view), id="gk-now", aria_label=view.text("ui-asked"))


def note(view: PuzzlePage) -> Markup:
    """What the answer was worth; why something cannot be chosen."""
    if view.answered:
        right = view.puzzle is not None and view.given == view.puzzle.key
        return el("div", "note right" if right else "note", icon("check" if right else "whynot"),
                  tag("div", tag("b", verdict(view))), id="gk-outcome")
    if view.notice is None:
        return Markup()
    heading, text, cite = view.notice
    told = tag("div", tag("b", heading), span(text), tag("cite", cite) if cite else "")
    return el("div", "note", icon("whynot"), told, id="gk-why")


def verdict(view: PuzzlePage) -> str:
    """Right or not, and by how much."""
    puzzle = view.puzzle
    if puzzle is None:
        return ""
    if view.given == puzzle.key:
        return view.text("ui-puzzle-right", chance=percent(puzzle.best.value), next=percent(puzzle.chances[1].value))
    own = next(tried for tried in puzzle.chances if tried.move == view.given)
    return view.text("ui-puzzle-wrong", move=words(view, puzzle.key), chance=percent(puzzle.best.value),
                     own=percent(own.value))


def answers(view: PuzzlePage) -> Markup:
    if view.match is None:
        return Markup()
    if view.answered:
        button = el("button", "choice main", icon("play"), span(view.text("ui-puzzle-next"), "say"), data_do="next",
                    data_first="", type="button")
        return some([button])
    if view.puzzle is None:
        told = view.text("ui-puzzle-judging") if view.state else ""
        return tag("p", told, role="status") if told else Markup()
    offered = view.match.moves
    scene = view.scene()
    signs = scene.signs if scene else {}
    return some([
        el("button", "choice", signs.get(move.id, icon("play")), said(move), data_move=move.id, type="button")
        for move in offered
    ], many=len(offered) > FEW)


# Beside

def chances(view: PuzzlePage) -> Markup:
    """The chance of every move with its interval, once an answer was given."""
    if not view.answered or view.puzzle is None:
        return Markup()
    puzzle = view.puzzle
    lines = [tag("li", line(view, tried)) for tried in puzzle.chances]
    graded = view.game.gain is not None
    about = view.text("ui-puzzle-about", number=grouped(puzzle.n), bot=policies.spoken(puzzle.bot, view.language),
                      seed=str(puzzle.seed), graded="yes" if graded else "no")
    inside = el("ol", "moves", *lines) + tag("p", about, klass="gk-quiet")
    return panel("chances", view.text("ui-puzzle-chances"), inside)


def line(view: PuzzlePage, tried: Tried) -> Markup:
    chance, low, high = percent(tried.value), percent(tried.low), percent(tried.high)
    said_so = view.text("ui-hint-chance", chance=chance, low=low, high=high)
    mark = icon("check") if view.puzzle is not None and tried.move == view.puzzle.key else Markup()
    own = f" ({view.text('ui-puzzle-yours')})" if tried.move == view.given else ""
    bar = el("i", "odds", style=f"--gk-p:{chance};--gk-lo:{low};--gk-hi:{max(high, low + 1)}", aria_hidden="true")
    return el("div", "tried", mark, span(words(view, tried.move) + own), el("b", "pc", said_so), bar)


def others(view: PuzzlePage) -> Markup:
    """The other puzzles, how far one is, and the other games."""
    ready = puzzles.ready(view.game)
    marks = {True: " ✓", False: " ✗", None: ""}
    chips = joined(
        el("button", "btn chip", f"{n}{marks[view.solved.get(str(n))]}", data_do="number", data_value=n, type="button",
           aria_pressed="true" if str(n) == view.name else "false")
        for n in range(1, len(ready) + 1)
    )
    right = sum(view.solved.values())
    told = tag("p", view.text("ui-lesson-score", number=right, all=len(view.solved))) if view.solved else Markup()
    games = {name: registry.game_class(name) for name in registry.names()}
    known = {name: game.all_words().text("game-title", view.language) for name, game in games.items()
             if (game.folder / puzzles.FILE).is_file() or name == view.game.name}
    link = el("button", "btn", view.text("ui-editor-link"), data_copy=view.link(), type="button")
    game = field(view.text("ui-editor-game"), choices("game", view.game.name, known))
    inside = el("div", "chips", chips) + told + game
    return panel("others", view.text("ui-puzzle"), inside + el("p", "more", link))


def words(view: PuzzlePage, move: str) -> str:
    offered = view.match.moves if view.match is not None else []
    return next((str(one) for one in offered if one.id == move), move)


def percent(share: float) -> int:
    return round(100 * share)
