"""The page around a board, as HTML: the question with its choices, board and hand, and beside them rules and log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..engine import policies
from ..engine.glossary import ICONS, glossary, term_of
from ..engine.log import Line
from ..engine.markup import Markup, joined, tag
from ..engine.match import HUMAN
from ..engine.moves import Move
from ..engine.options import Option
from ..engine.pieces import el, icon, span, unseen
from ..engine.rulebook import Entry, Status
from ..engine.words import SHARED
from .board_log import log
from .class_room import together_html
from .html import bot_words, choices, field, masthead, option_field, panel, scripted_fields

if TYPE_CHECKING:
    from .board import Board
    from .widget import Page

FEW = 6             # choices that stand side by side; more of them scroll
COACH = 3           # sentences for whoever is here for the first time


def page(board: Board) -> Markup:
    """All of it."""
    if board.together.at_door:
        return masthead(board, "") + together_html.door(board)
    if board.curtain is not None:
        hidden = el("main", "curtain", curtain(board), id="gk-curtain")
        return masthead(board, board.game.brief(board.shown)) + hidden
    scene = board.scene()
    if scene is None:
        return masthead(board, board.game.brief(board.shown)) + bar(board) + desk(board) + review(board) + jumps(board)
    score = el("dl", "score", scene.score, aria_label=board.text("ui-score"))
    style = tag("style", Markup(scene.style), id="gk-areas")
    return style + masthead(board, score) + bar(board) + desk(board) + review(board) + jumps(board)


def desk(board: Board) -> Markup:
    """Aim, board and hand, with the rail beside or below them."""
    scene = board.scene()
    shown = scene.board if scene else tag("pre", board.view.board_text(board.language))
    table = el("main", "board", shown, id="gk-board", aria_label=board.text("ui-board"))
    mine = scene.hand if scene else ""
    mine = el("section", "hand", mine, id="gk-hand", aria_label=board.text("ui-hand")) if mine else ""
    over = board.match.over
    new = Markup() if together_html.is_bound(board) else together_html.way_in(board) + new_match(board)
    beside = el("section", "beside", scene.beside, id="gk-beside") if scene and scene.beside else ""
    rail = together_html.table(board) + (result(board) + new if over else coach(board) + moves(board))
    rail += rule_here(board) + log(board) + beside + legend(board) + rules(board)
    inside = aim(board) + table + mine
    inside += el("aside", "rail", rail if over else rail + new, id="gk-rail")
    ways = ";".join(f"{start}>{end}" for start, end in board.arrows)
    return el("div", "desk", inside, id="gk-main", data_arrows=ways or None, data_address=board.address())


def review(board: Board) -> Markup:
    """What luck and choice did, once the match is over."""
    if not board.reviewer.is_due:
        return Markup()
    from .review_html import below

    return below(board)


def jumps(board: Board) -> Markup:
    """Ways to what lies further down, always in sight on a phone."""
    last = {"together": "pairs"} if together_html.is_bound(board) else {"new": "play"}
    places = {"board": "days", "hand": "deck", "log": "log", "rules": "rules", **last}
    links = [
        tag("a", icon(sign), span(board.text(f"ui-jump-{name}")), href=f"#gk-{name}", data_jump=f"gk-{name}")
        for name, sign in places.items()
    ]
    return el("nav", "jumps", *links, id="gk-jumps", aria_label=board.text("ui-jumps"))


def aim(board: Board) -> Markup:
    """How the game is won, in one sentence, and the way to learn it."""
    if not board.game.words.has("game-aim", board.language):
        return Markup()
    place = board.lesson_place()
    learn = tag("a", board.text("ui-first-time"), klass="gk-home", href=place) if place else ""
    return el("p", "aim", icon("objective"), tag("span", board.game_text("game-aim"), " ", learn), id="gk-aim")


def coach(board: Board) -> Markup:
    """For the first round of somebody's first match: where to look. Once closed it does not come back."""
    if board.coached or board.back is not None or not board.is_first_round():
        return Markup()
    lines = joined(tag("li", board.text(f"ui-coach-{number}")) for number in range(1, COACH + 1))
    close = el("button", "btn", board.text("ui-coach-close"), data_do="coach", type="button")
    return el("section", "coach", tag("ol", lines), close, id="gk-coach", aria_label=board.text("ui-coach"))


# The question

def bar(board: Board) -> Markup:
    """What to do now, with all that can be done, in view wherever the page is scrolled to."""
    steps = joined(tag("li", words) for words in board.steps_taken())
    ask = el("div", "ask", el("ol", "steps", steps), tag("h2", board.headline(), id="gk-headline"))
    inside = ask + tools(board) + why(board) + answers(board) + (replay(board) if board.reviewing else "")
    return el("section", "bar", inside, id="gk-now", aria_label=board.text("ui-asked"))


def tools(board: Board) -> Markup:
    hint = Markup() if board.together.others_turn else board.hint.button()
    return el("div", "tools", undo(board) + hint if can_move(board) else "")


def undo(board: Board) -> Markup:
    words = board.text("ui-undo")
    if board.can_undo:
        return el("button", "btn", icon("undo"), span(words), data_do="undo", aria_label=words)
    reason = SHARED.text("error-undo" if board.match.played else "error-undo-nothing", board.language)
    label = board.text("ui-undo-locked", reason=reason)
    return el("button", "btn locked", icon("lock"), span(words), data_do="undo", title=label, aria_label=label)


def answers(board: Board) -> Markup:
    """The choices of the present step; while steps are shown, ways through them."""
    if board.back is not None:
        copied = [control(board, "branch", "move")] if board.match.over or not board.together.code else []
        return some([control(board, "now", "play"), *copied])
    if board.watching:
        return some([control(board, "next", "play", main=True), control(board, "skip", "move-2")])
    if board.match.over:
        review = [to_review(board)] if board.reviewer.is_due else []
        return some([control(board, "replay", "play"), *review, control(board, "again", "undo")])
    offered = board.view.moves
    return some([choice(board, move) for move in offered], many=len(offered) > FEW)


def some(items: Iterable[Markup], many: bool = False) -> Markup:
    return el("ul", "choices many" if many else "choices", *(tag("li", item) for item in items), id="gk-choices")


def control(board: Board, wish: str, sign: str, main: bool = False) -> Markup:
    words = span(board.text(f"ui-{wish}"), "say")
    looks = "choice main" if main else "choice"
    return el("button", looks, icon(sign), words, data_do=wish, data_first="", type="button")


def to_review(board: Board) -> Markup:
    """The way to the review, far below on a phone."""
    words = span(board.text("ui-review-jump"), "say")
    return el("a", "choice", icon("odds"), words, href="#gk-review", data_jump="gk-review")


def choice(board: Board, move: Move) -> Markup:
    """A move: its sign, what it answers, and how likely it wins once that was asked."""
    scene = board.scene()
    sign = scene.signs.get(move.id, icon("play")) if scene else icon("play")
    return el("button", "choice", sign, said(move), board.hint.bar(move), data_move=move.id, type="button")


def said(move: Move) -> Markup:
    """The answer, as its question stands beside it; the whole sentence for those who listen."""
    whole, short = str(move), move.answer()
    return span(whole, "say") if short == whole else el("span", "say", short, aria_hidden="true") + unseen(whole)


def replay(board: Board) -> Markup:
    """Back, on, and a slider over the whole match."""
    number, whole = board.number, len(board.match.frames)
    steps = [("back", max(number - 1, 0), "◀"), ("on", min(number + 1, whole), "▶")]
    back, on = (
        el("button", "btn", sign, data_do="look", data_value=value, aria_label=board.text(f"ui-replay-{name}"))
        for name, value, sign in steps
    )
    slider = tag("input", type="range", min=0, max=whole, value=number, data_do="look", id="gk-moment",
                 aria_label=board.text("ui-replay"))
    where = el("span", "pos", board.text("ui-replay-at", number=number, all=whole))
    return el("div", "replay", back, slider, on, where, role="group", aria_label=board.text("ui-replay"))


def why(board: Board) -> Markup:
    """The answer to the last question, or what went wrong."""
    if board.notice is None:
        return Markup()
    heading, text, cite = board.notice
    inside = tag("b", heading) + span(text) + (tag("cite", cite) if cite else "")
    cross, words = "\N{MULTIPLICATION SIGN}", board.text("ui-close")
    close = el("button", "x", cross, data_do="why", data_value="", aria_label=words)
    return el("div", "note", icon("whynot"), tag("div", inside), close, id="gk-why")


# Beside the board

def moves(board: Board) -> Markup:
    """The legal moves as sentences, where they are many or their odds are known; the likeliest to win first."""
    hint = board.hint
    if not can_move(board) or (hint.odds is None and len(board.view.moves) <= FEW):
        return Markup()     # they stand in the bar
    items = [tag("li", tag("button", span(str(move)), hint.bar(move), data_move=move.id)) for move in hint.sorted()]
    return panel("moves", board.text("ui-moves"), el("ol", "moves", *items) + hint.about())


def can_move(board: Board) -> bool:
    return not board.watching and not board.match.over and board.back is None


def result(board: Board) -> Markup:
    """How it ended: the points of each seat, and round by round what the game counts."""
    scores = board.match.result.scores if board.match.result else {}
    rows = [tag("tr", tag("th", board.seat_name(seat)), tag("td", points)) for seat, points in scores.items()]
    table = el("table", "tab", tag("tbody", *rows)) if rows else Markup()
    save = el("button", "btn", board.text("ui-save"), data_do="save", type="button")
    inside = tag("p", str(board.match.result)) + table + rounds(board) + el("p", "more", save)
    return panel("result", board.text("ui-result"), inside)


def rounds(board: Board) -> Markup:
    """What the game counts at the end of every round."""
    names, columns = board.by_rounds()
    if len(columns) < 2 or not names:
        return Markup()
    head = tag("thead", tag("tr", tag("th", board.text("ui-round")), *(tag("th", round) for round, _ in columns)))
    body = [
        tag("tr", tag("th", name, scope="row"), *(tag("td", figure(values[n])) for _, values in columns))
        for n, name in enumerate(names)
    ]
    return el("table", "tab", head, tag("tbody", *body))


def figure(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def rule_here(board: Board) -> Markup:
    entry = board.rule_here()
    return panel("rule", board.text("ui-rule"), entry_html(board, entry)) if entry else Markup()


def entry_html(board: Board, entry: Entry) -> Markup:
    status = board.text(f"ui-status-{entry.rule.status.value}")
    reason = tag("p", board.text("ui-ruling", reason=entry.reason), klass="gk-quiet") if entry.reason else Markup()
    place = tag("p", f"{entry.place} · {status}", klass="gk-quiet")
    words = tag("strong", entry.title) + tag("p", entry.text)
    return tag("div", words + reason + place, klass="gk-entry")


def legend(board: Board) -> Markup:
    """Every icon that is on the board now, in a sentence."""
    scene = board.scene()
    if scene is None:
        return Markup()
    known, shown = glossary(board.game, board.language), {}
    for name in ICONS.findall(scene.shown):
        if (term := known.get(term_of(name))) is not None:
            shown[term.id] = tag("li", icon(name), tag("span", tag("b", term.name), " ", term.text))
    words = tag("summary", board.text("ui-legend"))
    return el("details", "panel legend", words, tag("ul", *shown.values()), id="gk-legend") if shown else Markup()


def rules(board: Board) -> Markup:
    entry = tag("input", type="search", data_do="search", value=board.search, id="gk-search")
    search = tag("label", board.text("ui-rules-search"), entry)
    found = board.found_rules()
    if not board.search:
        return panel("rules", board.text("ui-rules"), search)
    results = joined(entry_html(board, entry) for entry in found) or tag("p", board.text("ui-rules-none"))
    return panel("rules", board.text("ui-rules"), search + results, board.text("ui-rules-found", number=len(found)))


def curtain(board: Board) -> Markup:
    def words(key: str) -> str:
        return board.text(key, seat=board.seat_name(board.curtain or ""))

    button = tag("button", words("ui-curtain-open"), klass="gk-button", data_do="open", data_first="")
    return tag("h2", words("ui-curtain")) + tag("p", words("ui-curtain-text")) + button


# A new match

def new_match(board: Board) -> Markup:
    meant = [option for option in board.game.options if board.means(option)]
    fields = [option_field(board, option) for option in meant if not is_ruling(option)]
    fields += [seat_field(board, seat) for seat in board.game.playing(board.wished_options())]
    fields += scripted_fields(board)
    told = board.match.seed if board.match.over else None     # before, it would tell what is hidden
    about = {"placeholder": told, "data_do": "seed", "id": "gk-seed"}
    seed = tag("input", type="number", min="0", value=board.seed_wish, **about)
    fields.append(field(board.text("ui-seed"), seed))
    fields.append(field(board.text("ui-speed"), choices("speed", board.speed, {
        name: board.text(f"ui-speed-{name}") for name in ("slow", "fast", "off")})))
    start = tag("button", board.text("ui-start"), klass="gk-button", data_do="new")
    file = tag("input", type="file", accept=".json,application/json", data_do="load", id="gk-load")
    load = tag("label", board.text("ui-load"), file, klass="gk-button gk-pick")
    all_fields = tag("div", *fields, klass="gk-fields") + rulings(board, [one for one in meant if is_ruling(one)])
    return panel("new", board.text("ui-new"), all_fields + el("div", "more", start, load))


def is_ruling(option: Option) -> bool:
    """Whether an option is about a point that the printed rules leave open: few want to change those."""
    return option.rule is not None and option.rule.status is Status.RULING


def rulings(board: Board, meant: list[Option]) -> Markup:
    """Those options, folded."""
    fields = tag("div", *(option_field(board, option) for option in meant), klass="gk-fields")
    summary = tag("summary", board.text("ui-book-rulings"))
    return el("details", "folded", summary, fields, id="gk-rulings") if meant else Markup()


def seat_field(board: Page, seat: str) -> Markup:
    players = {HUMAN: board.text("ui-human")} | {name: bot_words(board, name) for name in policies.names(board.game)}
    words = board.text("ui-player", seat=board.seat_name(seat))
    return field(words, choices(f"seat:{seat}", board.players.get(seat, HUMAN), players))


def aloud(lines: Iterable[Line], language: str) -> str:
    """What a screen reader says of lines of the log."""
    return " ".join(line.text(language) for line in lines)
