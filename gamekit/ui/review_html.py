"""The review as HTML: the curve, what moved it, the turning points, and beside them the sum of luck and choice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine import policies
from ..engine.markup import Markup, joined, tag
from ..engine.pieces import el, icon, span
from ..lab.questions import review_words as words
from ..lab.questions.review_chain import CHANCE
from ..lab.statistics.stats import Estimate, figure, grouped
from . import aside
from .html import panel
from .review import moment

if TYPE_CHECKING:
    from ..lab.questions.review import Review
    from ..lab.questions.review_moments import Change, Turn
    from .board import Board

KINDS = ("mine", "other", CHANCE)
MARKS = 60          # changes that are marked on the curve: the largest
NEAR = 9.0          # per cent of the width: turning points that are nearer stand above each other
GROUPS = 14         # bars of what moved it
TICKS = (0, 25, 50, 75, 100)
REACH = 0.4         # an axis of differences shows at least from -40 to 40 points


def below(board: Board) -> Markup:
    """All of it."""
    if waits := board.review_waits():
        ask = el("div", "ask", tag("h2", board.text("ui-review")), tag("p", waits))
        return el("section", "review", ask, id="gk-review", aria_label=board.text("ui-review"))
    review = board.reviewer.spoken()
    inside = head(board, review)
    if review is not None:
        inside += el("div", "rv-main", curve(board, review), moved(board, review), turns(board, review))
        inside += el("aside", "rv-side", shares(board, review), sentence(board, review), counted(board, review))
    return el("section", "review", inside, id="gk-review", aria_label=board.text("ui-review"))


def head(board: Board, review: Review | None) -> Markup:
    steps = [] if review is None else [
        f"{name} {figure(number, board.language, signed=True)}"
        for (_, name, _), number in zip(words.parts(review, board.language), rounded(review), strict=True)]
    number = 0 if review is None else len(review.turning_points)
    done = review is not None and (review.judged or not review.free)
    asked = board.text("ui-review-moments", number=number) if done else board.text("ui-review")
    ask = el("div", "ask", el("ol", "steps", *(tag("li", step) for step in steps)), tag("h2", asked))
    return el("header", "rv-head", ask, el("div", "rv-tools", seats(board, review), progress(board)))


def rounded(review: Review) -> list[float]:
    """The parts of the sum as they are shown, adding up with start and result."""
    found = [review.start.value, *(one.value for _, _, one in words.parts(review, review.game.language))]
    return words.adding_up(found, review.result)[1:]


def seats(board: Board, review: Review | None) -> Markup:
    """Whose chances are shown."""
    playing = list(board.match.seats)
    if review is None or len(playing) < 2:
        return Markup()
    chips = [el("button", "chip", board.seat_name(seat), data_do="review-seat", data_value=seat, type="button",
                aria_pressed=str(seat == review.seat).lower()) for seat in playing]
    return el("div", "chips", *chips, role="group", aria_label=board.text("ui-review-whose"))


def progress(board: Board) -> Markup:
    """What is going on, and how to end it; when nothing is, how to know more."""
    state, shown = board.reviewer.state, board.reviewer.shown
    if state:
        told = tag("span", board.text(f"ui-review-{state}"), klass="gk-quiet", role="status")
        stop = el("button", "btn", board.text("ui-lab-stop"), data_do="review-stop", type="button")
        return told + (stop if state != "warming" else "")
    if shown is None or board.reviewer.more:
        return Markup()
    return el("button", "btn", icon("odds"), span(board.text("ui-review-more")), data_do="review-more", type="button")


# The curve

def curve(board: Board, review: Review) -> Markup:
    """The chance after each change, with its interval; the largest changes are marked by whose they were."""
    points = [review.start, *(change.after for change in review.changes)]
    wide = max(1, len(points) - 1)
    up = " ".join(f"{i},{100 - 100 * one.high:.1f}" for i, one in enumerate(points))
    down = " ".join(f"{i},{100 - 100 * one.low:.1f}" for i, one in reversed(list(enumerate(points))))
    line = " ".join(f"{i},{100 - 100 * one.value:.1f}" for i, one in enumerate(points))
    known = " ".join(f"{i},{100 - 100 * one.value:.1f}" for i, one in known_points(review))
    drawn = tag("polygon", points=f"{up} {down}", klass="gk-rv-band") + tag("polyline", points=line, klass="gk-ln")
    drawn += tag("polyline", points=known, klass="gk-known") if known else ""
    picture = tag("svg", drawn, viewBox=f"0 0 {wide} 100", preserveAspectRatio="none", aria_hidden="true")
    ticks = joined(tag("span", tick, style=f"top:{100 - tick}%", klass="gk-tick") for tick in TICKS)
    inside = ticks + picture + rounds(board, review, wide) + marks(review, wide) + numbers(board, review, wide)
    told = board.text("ui-review-curve-told", start=percent(points[0].value), end=percent(points[-1].value))
    whole = el("div", "curve", inside, role="group", aria_label=told)
    return panel("review-curve", board.text("ui-review-curve"), whole, klass="gk-t") + legend(board, review)


def known_points(review: Review) -> list[tuple[int, Estimate]]:
    """The chance before own choices by what was known then, and where on the curve that is."""
    found = [(i, review.known_before(change)) for i, change in enumerate(review.changes)]
    return [(i, one) for i, one in found if one.n]


def legend(board: Board, review: Review) -> Markup:
    there = {change.kind for change in review.changes}
    items = [tag("li", mark(kind), span(board.text(f"ui-review-{kind}"))) for kind in KINDS if kind in there]
    items.append(tag("li", el("i", "mk rv-band"), span(board.text("ui-review-band"))))
    if known_points(review):
        items.append(tag("li", el("i", "rv-known"), span(board.text("ui-review-as-known"))))
    return el("ul", "keys", *items)


def mark(kind: str, style: str | None = None) -> Markup:
    return el("i", f"mk {kind}", style=style, aria_hidden="true")


def marks(review: Review, wide: int) -> Markup:
    sizes = sorted((abs(one.difference.value) for one in review.changes), reverse=True)
    least = max(0.001, sizes[MARKS] if len(sizes) > MARKS else 0.0)
    return joined(
        mark(one.kind, f"left:{100 * i / wide:.2f}%;top:{100 - 100 * one.after.value:.1f}%")
        for i, one in enumerate(review.changes, start=1) if abs(one.difference.value) >= least)


def numbers(board: Board, review: Review, wide: int) -> Markup:
    """The turning points, each a button that opens it."""
    places = {change.link: i for i, change in enumerate(review.changes, start=1)}
    made, level, before = [], 0, -NEAR
    for number, turn in enumerate(review.turning_points, start=1):
        at, frame = 100 * places[turn.change.link] / wide, turn.change.link.first
        level, before = (level + 1 if at - before < NEAR else 0), at
        label = f"{number}: {words.heading(turn.change, board.language)}"
        top = 100 - 100 * turn.change.after.value
        made.append(el("i", "stem", style=f"left:{at:.2f}%;height:{top:.1f}%", aria_hidden="true"))
        place = f"left:{at:.2f}%;--gk-level:{level}"
        made.append(el("button", "nn", number, style=place, data_do="review-turn", data_value=frame,
                       aria_label=label, aria_expanded=str(frame == board.reviewer.turn).lower(), type="button"))
    return joined(made)


def rounds(board: Board, review: Review, wide: int) -> Markup:
    """Where each round begins."""
    if not review.game.rounds:
        return Markup()
    first = {change.round: i for i, change in reversed(list(enumerate(review.changes)))}
    return joined(
        el("span", "rd", span(board.text("ui-log-round", number=round), "long"), span(round, "short"),
           style=f"left:{100 * i / wide:.2f}%") for round, i in sorted(first.items()))


def moved(board: Board, review: Review) -> Markup:
    """What moved the chance, part by part of the match: bars for the three sources."""
    size = -(-len(review.changes) // GROUPS) or 1
    groups = [review.changes[i : i + size] for i in range(0, len(review.changes), size)]
    sums = [{kind: sum(one.difference.value for one in group if one.kind == kind) for kind in KINDS}
            for group in groups]
    most = max((sum(abs(one) for one in found.values()) for found in sums), default=0) or 1
    bars = joined(tag("li", stack(found, most, 1) + stack(found, most, -1)) for found in sums)
    caption = tag("p", board.text("ui-review-moved", most=percent(most)), klass="gk-quiet")
    return caption + el("ol", "moved", bars, aria_hidden="true")


def stack(found: dict[str, float], most: float, sign: int) -> Markup:
    parts = [el("i", f"rv-fill {kind}", style=f"height:{100 * abs(value) / most:.1f}%")
             for kind, value in found.items() if sign * value > 0]
    return el("span", "rv-up" if sign > 0 else "rv-down", *parts)


# Turning points

def turns(board: Board, review: Review) -> Markup:
    found = review.turning_points
    if not found:
        waits = board.reviewer.state in ("playing", "judging", "warming")
        told = board.text("ui-review-wait") if waits else board.text("ui-review-no-turn")
        return tag("p", told, klass="gk-quiet")
    cards = joined(el("li", "rv-turn", card(board, number, turn)) for number, turn in enumerate(found, start=1))
    opened = next((turn for turn in found if turn.change.link.first == board.reviewer.turn), None)
    return el("ol", "turns", cards) + (position(board, review, opened) if opened else "")


def card(board: Board, number: int, turn: Turn) -> Markup:
    change, language = turn.change, board.language
    whose = span(mark(change.kind) + source(board, change), "whose")
    top = tag("header", el("b", "nn", number), tag("b", words.heading(change, language)), whose)
    what = board.text("ui-review-happened" if change.kind == CHANCE else "ui-review-played")
    told = [tag("dt", what), tag("dd", change.words(language))]
    told += [tag("dt", board.text("ui-review-chance-then")), tag("dd", then(board, turn))]
    if turn.judged is not None and turn.judged.is_mistake:
        missed = "" if turn.judged.bot_chose_better else " " + board.text("ui-review-missed")
        better = tag("b", turn.judged.better.text(language))
        told += [tag("dt", board.text("ui-review-better")), tag("dd", better, missed)]
    if turn.rare is not None:
        key = "ui-review-rare-good" if turn.size.value > 0 else "ui-review-rare-bad"
        share = percent(turn.rare.value), percent(turn.rare.low), percent(turn.rare.high)
        told += [tag("dt", board.text("ui-review-rare")),
                 tag("dd", board.text(key, share=share[0], low=share[1], high=share[2]))]
    return top + tag("dl", *told) + size_of(board, turn) + buttons(board, turn)


def then(board: Board, turn: Turn) -> str:
    """The chance before it, as the table was and as far as the seat could know."""
    before = chance(turn.change.before, board.language)
    if turn.judged is None:
        return before
    return board.text("ui-review-then-known", chance=before, known=chance(turn.judged.chance, board.language))


def chance(one: Estimate, language: str) -> str:
    value, low, high = (figure(100 * number, language, 0) for number in (one.value, one.low, one.high))
    return f"{value}\N{NO-BREAK SPACE}% [{low}{'; ' if language == 'ru' else ', '}{high}]"


def source(board: Board, change: Change) -> str:
    if change.kind == "other":
        return board.text("ui-review-of", seat=board.seat_name(change.link.seat or ""))
    return board.text(f"ui-review-{change.kind}")


def size_of(board: Board, turn: Turn) -> Markup:
    """How much it was, in figures and on an axis."""
    number = figure(100 * turn.size.value, board.language, 0, signed=True)
    between = interval(turn.size, board.language)
    figures = el("p", "size", tag("b", number), tag("span", board.text("ui-review-points"), " ", between))
    return figures + axis(turn.size, turn.change.kind)


def buttons(board: Board, turn: Turn) -> Markup:
    frame = turn.change.link.first
    shown = frame == board.reviewer.turn
    show = el("button", "btn", board.text("ui-review-hide" if shown else "ui-review-show"), data_do="review-turn",
              data_value=frame, aria_expanded=str(shown).lower(), type="button")
    if turn.change.dealt:
        return el("div", "rv-acts", show)
    on = el("button", "btn main", icon("undo"), span(board.text("ui-review-play")), data_do="review-play",
            data_value=turn.change.number, type="button")
    return el("div", "rv-acts", show, on)


def position(board: Board, review: Review, turn: Turn) -> Markup:
    """The board before a turning point; after it, where chance brought it. What would have been better is lit."""
    change = turn.change
    frame = change.link.after if change.kind == CHANCE else change.link.first
    better = turn.judged.better if turn.judged is not None and turn.judged.is_mistake else None
    scene = moment(board, frame, review.seat, lit_by(board, better))
    if scene is None:
        return Markup()
    shown = re.sub(r'\sid="[^"]*"', "", scene.board + (el("section", "hand", scene.hand) if scene.hand else ""))
    key = "ui-review-after" if change.kind == CHANCE else "ui-review-before"
    caption = tag("p", board.text(key, moment=words.heading(change, board.language)), klass="gk-quiet")
    return el("figure", "moment", caption, tag("div", Markup(shown), klass="gk-board", inert=""), id="gk-moment-shown")


def lit_by(board: Board, move: object) -> tuple[str, ...]:
    from ..engine.moves import Move, decision_kind

    if not isinstance(move, Move):
        return ()
    return (f"{decision_kind(board.game, move.step)}:{move.thing}",)


# Beside them

def shares(board: Board, review: Review) -> Markup:
    """The sum: start, luck, choices, result."""
    rows = [row(board, name, kind, one, number) for (who, name, one), number in
            zip(words.parts(review, board.language), rounded(review), strict=True)
            for kind in [CHANCE if who == "chance" else "mine" if who == review.seat else "other"]]
    ends = [(board.text("ui-review-start"), f"{figure(words_start(review), board.language)}\N{NO-BREAK SPACE}%"),
            (board.text("ui-review-end"), f"{figure(100 * review.result, board.language, 0)}\N{NO-BREAK SPACE}%")]
    first, last = (el("p", "rv-end", span(name), tag("b", value)) for name, value in ends)
    return panel("review-sum", board.text("ui-review-sum"), first + el("ol", "parts", *rows) + last,
                 board.text("ui-review-points"))


def words_start(review: Review) -> float:
    found = [review.start.value, *(one.value for _, _, one in words.parts(review, review.game.language))]
    return words.adding_up(found, review.result)[0]


def row(board: Board, name: str, kind: str, one: Estimate, number: float) -> Markup:
    figures = tag("b", figure(number, board.language, signed=True)) + " " + span(interval(one, board.language), "quiet")
    return tag("li", el("p", "say2", span(mark(kind) + name), tag("span", figures)) + axis(one, kind))


def axis(one: Estimate, kind: str) -> Markup:
    """A bar from 0 in the middle, with the bracket of its interval."""
    reach = max(REACH, abs(one.low), abs(one.high))
    low, high, zero, value = (50 + 50 * number / reach for number in (one.low, one.high, 0.0, one.value))
    bar = el("u", f"rv-fill {kind}", style=f"left:{min(zero, value):.1f}%;width:{abs(value - zero):.1f}%")
    bracket = tag("i", style=f"left:{low:.1f}%;width:{max(1.0, high - low):.1f}%")
    return el("div", "iv", bar, bracket, aria_hidden="true")


def sentence(board: Board, review: Review) -> Markup:
    """Whether luck or choice did more, what was hidden, and where the match lies among others."""
    answer = board.review_answers(review)
    told = [tag("p", tag("b", answer))] if answer else []
    told.append(tag("p", words.verdict(review, board.language)))
    if review.known is not None and review.hidden is not None:
        told.append(tag("p", board.text("ui-review-known", **{
            name: f"{figure(100 * one.value, board.language, signed=True)} {interval(one, board.language)}"
            for name, one in (("known", review.known), ("hidden", review.hidden))})))
    if board.reviewer.among is not None:
        told.append(tag("p", board.reviewer.among.text(board.language)))
    return panel("review-told", board.text("ui-review-told"), joined(told))


def counted(board: Board, review: Review) -> Markup:
    facts: Sequence[tuple[str, str]] = [
        ("n", grouped(review.n)), ("bot", policies.spoken(review.bot, board.language)),
        ("worlds", board.text("ui-review-judged", done=len(review.judged), all=len(review.free), worlds=review.worlds)),
        ("seed", str(review.seed)),
    ]
    rows = [tag("tr", tag("th", board.text(f"ui-review-fact-{name}"), scope="row"), tag("td", value))
            for name, value in facts]
    about = tag("p", board.text("ui-review-fair"), klass="gk-quiet")
    if aside.HERE.slow:
        about += tag("p", board.text("ui-plain-odds"), klass="gk-quiet")
    return panel("review-how", board.text("ui-review-how"), el("table", "tab", tag("tbody", *rows)) + about)


def interval(one: Estimate, language: str, digits: int = 1) -> str:
    low, high = (figure(100 * number, language, digits, signed=True) for number in (one.low, one.high))
    return f"[{low}{'; ' if language == 'ru' else ', '}{high}]"


def percent(value: float) -> int:
    return round(100 * value)
