"""The page around a board, as HTML: masthead, prompt, board, moves, why-not, rules, log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..engine import policies
from ..engine.log import Line
from ..engine.markup import Markup, joined, tag
from ..engine.match import HUMAN
from ..engine.rulebook import Entry
from ..engine.words import SHARED
from .html import bot_words, choices, field, icon, masthead, option_field, panel, scripted_fields

if TYPE_CHECKING:
    from .board import Board

LOG_LINES = 12


def page(board: Board) -> Markup:
    """All of it."""
    head = masthead(board, board.game.brief(board.shown))
    if board.curtain is not None:
        return head + tag("main", curtain(board), klass="gk-curtain", id="gk-curtain")
    inside = on_a_phone(board) if board.layout_name == "narrow" else in_two_columns(board)
    return head + tag("main", inside, klass="gk-grid", id="gk-main", data_layout=board.layout_name)


def in_two_columns(board: Board) -> Markup:
    below, beside = (new_match(board), moves(board)) if not board.match.over else (Markup(), new_match(board))
    column = prompt(board) + picture(board, *board.picture()) + below
    rail = beside + why(board) + rule_here(board) + log(board) + rules(board)
    return tag("div", column, klass="gk-column", id="gk-column") + tag("div", rail, klass="gk-rail", id="gk-rail")


def on_a_phone(board: Board) -> Markup:
    """One below the other. What cannot be chosen in the picture comes before it, because that is all there is to do."""
    drawn, *cards = board.picture()
    here, listed, new = picture(board, drawn) + why(board), moves(board), new_match(board)
    table = here + listed if any("data-move" in piece for piece in [drawn, *cards]) else listed + here
    rest = own_cards(board, cards) + rule_here(board) + log(board) + rules(board)
    return jumps(board, cards) + prompt(board) + table + (new + rest if board.match.over else rest + new)


def jumps(board: Board, cards: list[Markup]) -> Markup:
    """Ways to what lies further down, first in the page and always in sight."""
    places = {"picture": "days", "moves": "play", "hand": "deck", "log": "log", "rules": "rules"}
    here = {"moves": can_move(board), "hand": any(cards)}
    links = [
        tag("a", sign + tag("span", board.text(f"ui-jump-{name}")), href=f"#gk-{name}", data_jump=f"gk-{name}")
        for name, sign in ((name, icon(sign)) for name, sign in places.items()) if here.get(name, True)
    ]
    return tag("nav", *links, klass="gk-jumps", id="gk-jumps", aria_label=board.text("ui-jumps"))


def prompt(board: Board) -> Markup:
    steps = joined(tag("li", words) for words in board.steps_taken())
    taken = tag("ol", steps, klass="gk-steps gk-told" if board.watching else "gk-steps")
    heading = tag("h2", board.headline(), id="gk-headline")
    tools = tag("div", skip(board) if board.watching else undo(board), klass="gk-tools")
    return tag("section", tag("div", taken + heading) + tools, klass="gk-prompt", id="gk-prompt")


def undo(board: Board) -> Markup:
    words = board.text("ui-undo")
    if board.match.can_undo:
        inside = icon("undo") + tag("span", words)
        return tag("button", inside, klass="gk-button", data_do="undo", aria_label=words)
    reason = SHARED.text("error-undo" if board.match.played else "error-undo-nothing", board.language)
    label = board.text("ui-undo-locked", reason=reason)
    inside = icon("lock") + tag("span", words)
    return tag("button", inside, klass="gk-button gk-locked", data_do="undo", title=label, aria_label=label)


def skip(board: Board) -> Markup:
    return tag("button", board.text("ui-skip"), klass="gk-button", data_do="skip", data_first="")


def picture(board: Board, *pieces: Markup) -> Markup:
    return tag("section", *pieces, klass="gk-picture", id="gk-picture", aria_label=board.text("ui-board"))


def own_cards(board: Board, pieces: list[Markup]) -> Markup:
    """The cards in an area of their own that scrolls sideways; under it what else the picture says."""
    if not any(pieces):
        return Markup()
    tray = tag("div", pieces[0], klass="gk-tray", id="gk-tray")
    return panel("hand", board.text("ui-hand"), tray + joined(pieces[1:]), klass="gk-picture")


def moves(board: Board) -> Markup:
    """The alternative to the picture: every legal move as a sentence."""
    if not can_move(board):
        return Markup()
    hint = board.hint
    items = [
        tag("li", tag("button", tag("span", str(move)) + hint.bar(move), data_move=move.id))
        for move in board.view.moves
    ]
    inside = tag("ol", *items) + hint.button() + hint.about()
    return panel("moves", board.text("ui-moves"), inside, klass="gk-weighed" if hint.odds else "")


def can_move(board: Board) -> bool:
    return not board.watching and not board.match.over


def why(board: Board) -> Markup:
    """The answer to the last question, or what went wrong."""
    if board.notice is None:
        return Markup()
    heading, text, cite = board.notice
    inside = tag("strong", heading) + tag("p", text) + (tag("cite", cite) if cite else "")
    close = tag("button", "\N{MULTIPLICATION SIGN}", data_do="why", data_value="", aria_label=board.text("ui-close"))
    return tag("section", icon("whynot") + tag("div", inside) + close, klass="gk-why", id="gk-why")


def rule_here(board: Board) -> Markup:
    entry = board.rule_here()
    return panel("rule", board.text("ui-rule"), entry_html(board, entry)) if entry else Markup()


def entry_html(board: Board, entry: Entry) -> Markup:
    status = board.text(f"ui-status-{entry.status}")
    reason = tag("p", board.text("ui-ruling", reason=entry.reason), klass="gk-quiet") if entry.reason else Markup()
    place = tag("p", f"{entry.place} · {status}", klass="gk-quiet")
    words = tag("strong", entry.title) + tag("p", entry.text)
    return tag("div", words + reason + place, klass="gk-entry")


def log(board: Board) -> Markup:
    """Newest first; what is new since the last move is marked."""
    lines = list(board.lines())
    shown = list(enumerate(lines, start=1))[-LOG_LINES:][::-1]
    items = [log_line(board, number, line, number > board.old_lines) for number, line in shown]
    more = board.text("ui-log-lines", number=len(lines))
    return panel("log", board.text("ui-log"), tag("ol", *items), more)


def log_line(board: Board, number: int, line: Line, new: bool) -> Markup:
    rule = board.text("ui-rule-mark", title=board.game.rulebook[line.said.rule].title)
    text = tag("span", str(number), klass="gk-number") + tag("span", line.text(board.language), title=rule)
    return tag("li", text, klass="gk-fresh" if new else None)


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
    fields = [option_field(board, option) for option in board.game.options if board.means(option)]
    fields += [seat_field(board, seat) for seat in board.game.playing(board.wished_options())]
    fields += scripted_fields(board)
    told = board.match.seed if board.match.over else None     # before, it would tell what is hidden
    about = {"placeholder": told, "data_do": "seed", "id": "gk-seed"}
    seed = tag("input", type="number", min="0", value=board.seed_wish, **about)
    fields.append(field(board.text("ui-seed"), seed))
    fields.append(field(board.text("ui-speed"), choices("speed", board.speed, {
        name: board.text(f"ui-speed-{name}") for name in ("slow", "fast", "off")})))
    start = tag("button", board.text("ui-start"), klass="gk-button", data_do="new")
    return panel("new", board.text("ui-new"), tag("div", *fields, klass="gk-fields") + start)


def seat_field(board: Board, seat: str) -> Markup:
    players = {HUMAN: board.text("ui-human")} | {name: bot_words(board, name) for name in policies.names(board.game)}
    words = board.text("ui-player", seat=board.seat_name(seat))
    return field(words, choices(f"seat:{seat}", board.players.get(seat, HUMAN), players))


def aloud(lines: Iterable[Line], language: str) -> str:
    """What a screen reader says of lines of the log."""
    return " ".join(line.text(language) for line in lines)


