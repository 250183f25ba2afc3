"""A lesson's step as HTML. Nothing that would tell the answer is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine.markup import Markup, joined, tag
from ..engine.moves import decision_at, legal_moves
from ..engine.pieces import el, icon, span
from ..engine.scene import Scene
from ..lessons.gain import Quiz
from ..lessons.items import Choice, Forbidden, Item, Note, Order, Play, Writing
from ..lessons.lesson import Step
from ..lessons.repeat import written
from .html import book_place, field, landing_place, masthead, panel

if TYPE_CHECKING:
    from .teaching import LessonPage

FEW = 12            # answers that stand side by side


def page(view: LessonPage) -> Markup:
    """The bar with the question and its answers, which stays in view; what it is about; rule and code beside it."""
    bar, slate, style = finished(view) if view.pupil.over else step_page(view)
    rail = el("aside", "rail", class_answers(view) + rule_here(view) + foot(view), id="gk-rail")
    body = masthead(view, view.lesson.title(view.language)) + el("section", "bar task", bar, id="gk-prompt")
    return style + body + el("div", "desk lesson", slate, rail, id="gk-main", data_address=view.address())


def step_page(view: LessonPage) -> tuple[Markup, Markup, Markup]:
    """The question, the slate with all that is shown to it, and the areas of the picture."""
    step, item = view.question()
    scene = view.scene(step, item)
    drawn = picture(view, step, item, scene)
    bar = ask(progress(view), task(view, step, item)) + outcome(view, step, item) + answers(view, step, item, drawn)
    told = asked_notes(view, item) + told_notes(view, item) + drawn_outcome(view, item)
    style = tag("style", Markup(scene.style), id="gk-areas") if scene else Markup()
    return bar, el("div", "slate", told, drawn, id="gk-slate"), style


# What it is about

def picture(view: LessonPage, step: Step, item: Item, scene: Scene | None) -> Markup:
    """The board with the score above and the hand below, or above where it is asked about; else a chart."""
    if scene is not None:
        score = el("dl", "score", scene.score, id="gk-score") if scene.score else ""
        hand = el("section", "hand", scene.hand, id="gk-hand", aria_label=view.text("ui-hand")) if scene.hand else ""
        beside = el("section", "beside", scene.beside, id="gk-beside") if scene.beside else ""
        board = el("main", "board", scene.board, id="gk-board", aria_label=view.text("ui-board"))
        return joined([score, hand, board, beside] if step.look.hand_first else [score, board, hand, beside])
    match = view.shown(item)
    if match is not None:
        return tag("pre", match.game.board_text(match.state, view.game.seat_number(item.viewer), view.language))
    told = item.drawn and (view.pupil.is_solved or view.pupil.shows_solution)     # the outcome's says more
    return tag("figure", item.picture, id="gk-picture") if item.picture and not told else Markup()


# The question

def ask(where: Markup, words: str) -> Markup:
    return el("div", "ask", where, tag("h2", words, id="gk-headline"))


def progress(view: LessonPage) -> Markup:
    """Where we are: the section, the step, and a bar for what is solved."""
    pupil = view.pupil
    words = view.text("ui-lesson-step", number=pupil.number + 1, all=len(pupil.steps))
    name = view.words(f"section-{view.lesson.section_of(pupil.step).id}")
    share = pupil.share
    if view.quiz is not None:
        words = view.text("ui-lesson-question", number=pupil.number + 1, all=len(pupil.steps))
        name, share = view.text(f"ui-lesson-{view.quiz.name}"), pupil.number / len(pupil.steps)
    elif view.repetition is not None:
        words, name, share = view.text("ui-lesson-earlier"), view.text("ui-lesson-repeat"), view.way.share
    elif pupil.step.asking.mixes:
        words += " · " + view.text("ui-lesson-question", number=pupil.turn + 1, all=pupil.step.asking.questions)
    bar = el("span", "done", tag("i", style=f"width:{share:.0%}"), aria_hidden="true")
    return el("p", "where", tag("b", name), span(words), bar, id="gk-where")


def task(view: LessonPage, step: Step, item: Item) -> str:
    return view.words(step.id, **item.facts)


# Answers

def answers(view: LessonPage, step: Step, item: Item, drawn: Markup) -> Markup:
    """The ways to answer: buttons, a field, moves as sentences; once it is answered, the ways on."""
    made = {"choice": choice, "order": order, "number": number, "text": free, "go": go}
    if view.asks is None:
        inside = ways_on(view)
    elif view.slide + 1 < len(item.slides):
        inside = slide_button(view, item)
    else:
        inside = made[item.ask](view, step, item) if item.ask in made else on_board(view, step, item, drawn)
    return el("div", "answers", inside, id="gk-answers")


def on_board(view: LessonPage, step: Step, item: Item, drawn: Markup) -> Markup:
    return moves(view, item, drawn) if isinstance(item, Play) else refused(view, step, item, drawn)


def buttons(*made: Markup) -> Markup:
    return el("ul", "choices", *(tag("li", one) for one in made if one))


def button(
    words: str, wish: str, value: str | None = None, main: bool = False, first: bool = False, sign: str = "play",
) -> Markup:
    return el("button", "choice main" if main else "choice", icon(sign), span(words, "say"), data_do=wish,
              data_value=value, data_first="" if first else None, type="button")


def ways_on(view: LessonPage) -> Markup:
    """After the worked solution a like question, which is solved alone; from what a wrong answer led to, back."""
    on = button(view.text("ui-lesson-next"), "next", main=True, first=not view.pupil.shows_solution)
    if view.pupil.shows_solution:
        words = "ui-lesson-alike" if view.question()[0].asking.has_sister else "ui-lesson-same"
        alike = button(view.text(words), "alike", main=True, first=True)
        return buttons(alike, on if view.pupil.may_pass else Markup())
    right = view.pupil.verdict is not None and view.pupil.verdict.right
    return buttons(on if right else button(view.text("ui-lesson-again"), "again", first=True))


def option_words(view: LessonPage, step: Step, item: Item, option: str) -> str:
    return view.pupil.question(view.language).option_words(option)


def choice(view: LessonPage, step: Step, item: Item) -> Markup:
    """The options; where the board below tells which is so, that one, and the others for who played elsewhere."""
    assert isinstance(item, Choice)
    said = {option: option_words(view, step, item, option) for option in item.options}
    told = view.read()
    if told not in said:
        return buttons(*(button(said[option], "answer", option, first=i == 0, sign=tried(view, option))
                         for i, option in enumerate(said)))
    read = button(view.text("ui-lesson-board-says", answer=said[told]), "answer", told, main=True, first=True)
    others = [tag("li", tag("button", tag("span", words), data_do="answer", data_value=option))
              for option, words in said.items() if option != told]
    return buttons(read) + folded(view, "ui-lesson-board-not", others)


def tried(view: LessonPage, option: str) -> str:
    """The sign of an option: the one that was just given was wrong."""
    return "whynot" if view.pupil.verdict is not None and option == view.given else "play"


def order(view: LessonPage, step: Step, item: Item) -> Markup:
    """What is chosen so far, and what is left; after a wrong order all of it."""
    assert isinstance(item, Order)
    picked = view.order if len(view.order) < len(item.options) else []
    chosen = joined(tag("li", option_words(view, step, item, option)) for option in picked)
    left = {option: option_words(view, step, item, option) for option in item.options if option not in picked}
    return el("ol", "picked", chosen) + buttons(*(button(words, "put", option) for option, words in left.items()))


def number(view: LessonPage, step: Step, item: Item) -> Markup:
    words = view.words(f"{step.id}.label") or view.text("ui-lesson-number")
    return field(words, tag("input", type="text", inputmode="decimal", data_do="answer", id="gk-number",
                            autocomplete="off"))


def free(view: LessonPage, step: Step, item: Item) -> Markup:
    words = view.words(f"{step.id}.label") or view.text("ui-lesson-free")
    return field(words, tag("input", type="text", data_do="answer", id="gk-free", autocomplete="off"))


def moves(view: LessonPage, item: Item, drawn: Markup) -> Markup:
    """Moves that the picture has no place for, and all as a list, folded so that the board is looked at first."""
    assert item.match is not None
    legal = legal_moves(item.match.game, item.match.state)
    off = [move for move in legal if f'data-move="{move.id}"' not in drawn]
    items = [tag("li", tag("button", tag("span", str(move)), data_move=move.id)) for move in legal]
    if len(off) > FEW:
        return folded(view, "ui-lesson-moves", items, unfolded=len(off) == len(legal))
    shown = buttons(*(move_button(str(move), data_move=move.id) for move in off)) if off else Markup()
    return shown + (folded(view, "ui-lesson-moves", items) if len(off) < len(legal) else "")


def refused(view: LessonPage, step: Step, item: Item, drawn: Markup) -> Markup:
    """What can be tried where the picture has no place for it; else what is forbidden, for whoever uses no picture."""
    assert isinstance(item, Forbidden)
    asked = view.pupil.question(view.language)
    tried = [move for move in item.different() if not is_drawn(move, item, drawn)]
    if set(item.right) <= set(tried) and len(tried) <= FEW:
        return buttons(*(move_button(asked.answer_words(move), data_do="answer", data_value=move) for move in tried))
    things = {thing: asked.answer_words(thing) for thing in sorted(set(item.right))}
    return folded(view, "ui-lesson-tries", [
        tag("li", tag("button", tag("span", words), data_do="answer", data_value=thing))
        for thing, words in things.items()
    ])


def is_drawn(move: str, item: Forbidden, drawn: Markup) -> bool:
    """Whether the picture has the thing that a move is about."""
    decision = decision_at(item.table_of.game, item.table_of.state)
    thing = f"{decision.kind.name if decision else ''}:{move.partition(' ')[2]}"
    return f'data-thing="{thing}"' in drawn or f'data-move="{move}"' in drawn


def move_button(words: str, **data: str) -> Markup:
    return el("button", "choice", icon("play"), span(words, "say"), type="button", **data)


def folded(view: LessonPage, key: str, items: Sequence[Markup], unfolded: bool = False) -> Markup:
    summary = tag("summary", view.text(key))
    return tag("details", summary, el("ol", "moves", *items), open="" if unfolded else None)


def go(view: LessonPage, step: Step, item: Item) -> Markup:
    """On; before the match below has got there, one may go on all the same, from where it is."""
    if view.board is None or not step.reads or view.read():
        return buttons(button(view.text("ui-lesson-go"), "answer", main=True, first=True))
    waiting = el("p", "hint", view.text("ui-lesson-board-waits"))
    return waiting + buttons(button(view.text("ui-lesson-go-now"), "answer", first=True))


def slide_button(view: LessonPage, item: Item) -> Markup:
    facts = {"number": view.slide + 1, "all": len(item.slides)}
    words = view.words(f"{view.question()[0].id}.slide", **facts) or view.text("ui-lesson-slide", **facts)
    return buttons(button(words, "slide", main=True, first=True))


# Lines of what was compared or done

def asked_notes(view: LessonPage, item: Item) -> Markup:
    """The lines that stand with the question: its own, and those of the pictures so far."""
    watched = [note for slide in item.slides[:view.slide + 1] for note in slide.notes]
    return notes(view, [*item.notes, *watched], "asked") + (table(view, item) if item.asks_about_table else "")


def told_notes(view: LessonPage, item: Item) -> Markup:
    """The lines and numbers that come with the outcome."""
    if not view.pupil.is_solved and not view.pupil.shows_solution:
        return Markup()
    told = notes(view, item.told(view.given) if item.told else (), "told")
    return told if item.asks_about_table else told + table(view, item)


def drawn_outcome(view: LessonPage, item: Item) -> Markup:
    """The picture that comes with the outcome."""
    known = view.pupil.is_solved or view.pupil.shows_solution
    return tag("figure", item.drawn, id="gk-drawn") if item.drawn and known else Markup()


def notes(view: LessonPage, lines: Sequence[Note], name: str) -> Markup:
    inside = joined(el("li", "parting" if note.parting else "", note_line(view, note)) for note in lines)
    return el("ol", "notes", inside, id=f"gk-notes-{name}") if lines else Markup()


def note_line(view: LessonPage, note: Note) -> Markup:
    """The words, the rule, the code; where the ways parted, that too."""
    parted = tag("strong", view.text("ui-lesson-parting")) if note.parting else Markup()
    cite = tag("cite", view.game.in_language(view.language).rulebook[note.rule].title) if note.rule else Markup()
    code = Markup()
    if note.source:
        code = tag("details", tag("summary", view.text("ui-lesson-source")) + tag("pre", note.source))
    return tag("span", note.text) + cite + parted + code


def table(view: LessonPage, item: Item) -> Markup:
    if not item.table:
        return Markup()
    head, *rows = item.table
    top = tag("thead", tag("tr", joined(tag("th", cell, scope="col") for cell in head)))
    body = joined(
        tag("tr", tag("th", row[0], scope="row") + joined(tag("td", cell) for cell in row[1:]))
        for row in rows
    )
    return el("div", "figures", el("table", "tab", top, tag("tbody", body)), id="gk-told")


# What an answer brought

def guess_words(view: LessonPage) -> str:
    """What was predicted, beside what came: a guess is neither right nor wrong."""
    step, item = view.question()
    if step.id not in view.pupil.predictions or not item.acts:
        return ""
    return view.text("ui-lesson-predicted", answer=option_words(view, step, item, view.pupil.predictions[step.id]))


def verdict_words(view: LessonPage) -> str:
    """Right or not, in words."""
    pupil = view.pupil
    if pupil.verdict is None:
        return ""
    step, item = view.question()
    if guess_words(view):
        return view.words(f"{step.id}.right", **item.facts)
    if pupil.verdict.right:
        return view.words(f"{step.id}.right", **item.facts) or view.text("ui-lesson-right")
    return view.text("ui-lesson-wrong")


def outcome(view: LessonPage, step: Step, item: Item) -> Markup:
    """What an answer was worth and why, or the worked solution."""
    pupil = view.pupil
    if pupil.shows_solution:
        told = tag("p", view.words(f"{step.id}.solution", **item.facts))
        return outcome_note("rules", tag("b", view.text("ui-lesson-solution")), told)
    if pupil.verdict is None:
        return Markup()
    right, guess = pupil.verdict.right, guess_words(view)
    reply = tag("p", pupil.verdict.reply) if pupil.verdict.reply else ""
    hint = el("p", "hint", view.words(f"{step.id}.hint", **item.facts)) if pupil.shows_hint else ""
    own = el("p", "hint", view.given) if isinstance(item, Writing) and view.given else ""
    words = tag("b", verdict_words(view))
    sign = "espionage" if guess else "check" if right else "whynot"
    return outcome_note(sign, tag("p", guess) if guess else "", words, own, reply, cited(view), hint, right=right)


def outcome_note(sign: str, *inside: object, right: bool = False) -> Markup:
    return el("section", "note right" if right else "note", icon(sign), tag("div", *inside), id="gk-outcome")


def cited(view: LessonPage) -> Markup:
    """The rule that an answer rests on."""
    rule = view.pupil.verdict.rule if view.pupil.verdict else ""
    if not rule:
        return Markup()
    entry = view.game.rulebook[rule]
    return tag("cite", f"{entry.title} · {entry.place}")


# Beside it

def class_answers(view: LessonPage) -> Markup:
    """How others have answered, once one has oneself and the teacher shows it."""
    attending = view.attending
    if attending is None or not attending.shows_results or view.pupil.over or view.quiz is not None:
        return Markup()
    from .class_room.answers import of_step
    from .class_room.console_answers import share_rows

    found = of_step(attending.room, view.lesson, view.pupil.asked) if attending.room else None
    if found is None or view.pupil.asked not in view.pupil.tried:
        return Markup()
    return panel("class", view.text("ui-console-class"), share_rows(found, view.pupil.question(view.language)))

def rule_here(view: LessonPage) -> Markup:
    """The rule of the step, once it was answered; before, it would tell, but for a first move that is shown."""
    if view.pupil.over:
        return Markup()
    step, item = view.question()
    shown = step.rhythm == "see" and item.shows_rule
    rules = step.rules if view.pupil.verdict is not None or shown else []
    entries = [view.game.rulebook[rule] for rule in rules]
    inside = joined(el("div", "entry", tag("strong", entry.title), tag("p", entry.text)) for entry in entries)
    return panel("rule", view.text("ui-rule"), inside) if inside else Markup()


def foot(view: LessonPage) -> Markup:
    """The code to go on with elsewhere, the way back, the quick path, the tests."""
    pupil = view.pupil
    if view.quiz is not None:
        leave = el("button", "btn", view.text("ui-lesson-leave"), data_do="leave", type="button")
        return notice(view) + panel("quiz", view.text("ui-lesson"), leave)
    if view.repetition is not None:
        return notice(view) + panel("quiz", view.text("ui-lesson"), tag("p", view.text("ui-lesson-earlier")))
    code = el("p", "resume", view.text("ui-lesson-code"), " ", tag("code", pupil.code))
    entry = tag("input", type="text", maxlength="8", data_do="resume", id="gk-resume", autocomplete="off")
    resume = field(view.text("ui-lesson-resume"), entry)
    back = el("button", "btn", view.text("ui-lesson-back"), data_do="back") if pupil.number else ""
    own = tag("p", view.text("ui-lesson-variant", seed=str(view.way.seed)))
    words = view.text("ui-lesson-result")
    result = el("button", "btn", words, data_do="result", type="button") if view.way.tried else ""
    inside = path(view) + ("" if pupil.over else tests(view)) + back + result + code + resume + own
    return notice(view) + panel("code", view.text("ui-lesson"), inside)


def tests(view: LessonPage) -> Markup:
    """The test that can be taken now: before the first answer, and at the end. After it how those before went."""
    ready = {"before": not view.way.tried and not view.way.number, "after": view.way.over}
    named = [name for name, now in ready.items() if now and name not in view.quizzes and view.lesson.data.get(name)]
    buttons = joined(
        el("button", "btn", view.text(f"ui-lesson-quiz-{name}", number=len(view.lesson.data[name])), data_do="quiz",
           data_value=name)
        for name in named
    )
    return buttons + joined(tag("p", quiz_words(view, quiz)) for quiz in view.quizzes.values())


def quiz_words(view: LessonPage, quiz: Quiz) -> str:
    """How a test went."""
    return view.text(f"ui-lesson-score-{quiz.name}", number=quiz.right, all=len(quiz.steps))


def notice(view: LessonPage) -> Markup:
    if view.notice is None:
        return Markup()
    return el("section", "note", icon("whynot"), tag("div", tag("p", view.notice[1])), id="gk-why")


def path(view: LessonPage) -> Markup:
    """The choice between the quick path and the whole lesson."""
    if not view.lesson.quick:
        return Markup()
    other = "all" if view.pupil.quick else "quick"
    steps = view.lesson.quick if other == "quick" else view.lesson.steps
    words = view.text(f"ui-lesson-path-{other}", number=len(steps))
    return el("button", "btn", words, data_do="path", data_value=other)


def finished(view: LessonPage) -> tuple[Markup, Markup, Markup]:
    pupil = view.pupil
    told = tag("p", view.text("ui-lesson-score", number=len(pupil.first_try), all=len(pupil.tried))) + passing(view)
    play = el("a", "choice main home", icon("play"), span(view.text("landing-start"), "say"), href=landing_place(view))
    bar = ask(Markup(), last_words(view)) + (outcome_note("check", told, right=True) if pupil.tried else "")
    bar += el("div", "answers", buttons(play), id="gk-answers")
    return bar, el("div", "slate", repeat(view) + tests(view), id="gk-slate"), Markup()


def last_words(view: LessonPage) -> str:
    """Praise, where the lesson has any and what it praises was shown; then what one can do now."""
    reached = "ui-lesson-finished-quick" if view.pupil.quick else "ui-lesson-finished"
    shown = view.words("shown")
    if shown and not view.pupil.has_shown_it:
        shown = view.text(reached)
    return " ".join(filter(None, (shown, view.words("finished")))) or view.text(reached)


def repeat(view: LessonPage) -> Markup:
    """What to repeat, rule by rule: its words, the way to its step, and its place in the book."""
    lines = [tag("li", repeated(view, rule, step)) for rule, step in view.pupil.to_repeat]
    left = view.due.left(view.way)
    carried = Markup()
    if left:
        carried = el("p", "resume", view.text("ui-lesson-carry"), " ", tag("code", written(view.game, left)))
    if not lines and not left:
        return Markup()
    return panel("repeat", view.text("ui-lesson-repeat"), el("ul", "missed", *lines) + carried)


def repeated(view: LessonPage, rule: str, step: Step) -> Markup:
    number = [one.id for one in view.lesson.steps].index(step.id) + 1
    to_step = el("button", "btn", view.text("ui-lesson-to-step", number=number), data_do="revisit", data_value=step.id,
                 type="button")
    if not rule:
        return tag("strong", view.words(f"section-{view.lesson.section_of(step).id}")) + to_step
    entry = view.game.in_language(view.language).rulebook[rule]
    place = book_place(view, entry.rule.key)
    title = tag("a", entry.title, href=place, target="_blank") if place else entry.title
    return tag("div", tag("strong", title), tag("p", entry.text)) + to_step


def passing(view: LessonPage) -> Markup:
    """How many of the steps that count were right at the first try, where a lesson has a pass mark."""
    mark = view.lesson.data.get("passing")
    if not mark:
        return Markup()
    right = len([step for step in mark["steps"] if step in view.pupil.first_try])
    key = "ui-lesson-passed" if right >= mark["least"] else "ui-lesson-not-passed"
    return tag("p", view.text(key, number=right, all=len(mark["steps"]), least=mark["least"]))
