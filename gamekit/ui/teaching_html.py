"""A lesson's step as HTML. Nothing that would tell the answer is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine.markup import Markup, joined, tag
from ..engine.moves import legal_moves
from ..lessons.gain import Quiz
from ..lessons.items import Choice, Forbidden, Item, Note, Order, Play, Writing
from ..lessons.lesson import Step
from .html import icon, landing_place, masthead, panel

if TYPE_CHECKING:
    from .teaching import LessonPage


def page(view: LessonPage) -> Markup:
    main = finished(view) if view.pupil.over else step_page(view)
    grid = tag("main", main, klass="gk-grid gk-lesson", id="gk-main", data_layout=view.layout_name)
    return masthead(view, view.lesson.title(view.language)) + grid


def step_page(view: LessonPage) -> Markup:
    step, item = view.question()
    drawn, words = in_pieces(view.sheets(step, item)), view.text("ui-board")
    picture = tag("section", drawn, klass="gk-picture", id="gk-picture", aria_label=words) if drawn else Markup()
    above = progress(view) + prompt(view, step, item) + asked_notes(view, item) + answers(view, step, item, drawn)
    column = above + outcome(view, step, item) + told_notes(view, item) + drawn_outcome(view, item) + picture
    rail = told_rule(view, step, item) + foot(view)
    return tag("div", column, klass="gk-column", id="gk-column") + tag("div", rail, klass="gk-rail", id="gk-rail")


def in_pieces(sheets: list[Markup]) -> Markup:
    """On a phone the cards lie in an area of their own that scrolls sideways."""
    return joined(tag("div", piece, klass="gk-tray") if number == 1 else piece for number, piece in enumerate(sheets))


# Above the board

def progress(view: LessonPage) -> Markup:
    """Where we are: the section, the step, and a bar for what is solved."""
    pupil = view.pupil
    words = view.text("ui-lesson-step", number=pupil.number + 1, all=len(pupil.steps))
    name = view.words(f"section-{view.lesson.section_of(pupil.step).id}")
    share = pupil.share
    if view.quiz is not None:
        words = view.text("ui-lesson-question", number=pupil.number + 1, all=len(pupil.steps))
        name, share = view.text(f"ui-lesson-{view.quiz.name}"), pupil.number / len(pupil.steps)
    elif pupil.step.asking.mixes:
        words += " · " + view.text("ui-lesson-question", number=pupil.turn + 1, all=pupil.step.asking.questions)
    bar = tag("span", tag("i", style=f"width:{share:.0%}"), klass="gk-done", aria_hidden="true")
    inside = tag("b", name) + tag("span", words, klass="gk-quiet") + bar
    return tag("p", inside, klass="gk-where", id="gk-where")


def task(view: LessonPage, step: Step, item: Item) -> str:
    return view.words(step.id, **item.facts)


def prompt(view: LessonPage, step: Step, item: Item) -> Markup:
    inside = tag("h2", task(view, step, item), id="gk-headline")
    return tag("section", tag("div", inside), klass="gk-prompt", id="gk-prompt")


# Answers

def answers(view: LessonPage, step: Step, item: Item, drawn: Markup) -> Markup:
    """The ways to answer: buttons, a field, moves as sentences; nothing once it is answered."""
    if view.pupil.verdict is not None or view.pupil.shows_solution:
        return Markup()
    if view.slide + 1 < len(item.slides):
        return tag("section", slide_button(view, item), klass="gk-answers", id="gk-answers")
    if isinstance(item, Play):
        return tag("section", moves(view, item, drawn), klass="gk-answers", id="gk-answers")
    made = {"choice": choice, "order": order, "number": number, "text": free, "refused": refused, "go": go}
    return tag("section", made[item.ask](view, step, item), klass="gk-answers", id="gk-answers")


def option_words(view: LessonPage, step: Step, item: Item, option: str) -> str:
    return view.pupil.question(view.language).option_words(option)


def choice(view: LessonPage, step: Step, item: Item) -> Markup:
    assert isinstance(item, Choice)
    return joined(
        tag("button", option_words(view, step, item, option), klass="gk-button", data_do="answer",
            data_value=option, data_first="" if i == 0 else None)
        for i, option in enumerate(item.options)
    )


def order(view: LessonPage, step: Step, item: Item) -> Markup:
    assert isinstance(item, Order)
    chosen = joined(tag("li", option_words(view, step, item, option)) for option in view.order)
    left = {option: option_words(view, step, item, option) for option in item.options if option not in view.order}
    buttons = joined(
        tag("button", words, klass="gk-button", data_do="put", data_value=option)
        for option, words in left.items()
    )
    return tag("ol", chosen, klass="gk-picked") + buttons


def number(view: LessonPage, step: Step, item: Item) -> Markup:
    words = view.words(f"{step.id}.label") or view.text("ui-lesson-number")
    field = tag("input", type="text", inputmode="decimal", data_do="answer", id="gk-number", autocomplete="off")
    return tag("label", tag("span", words) + field, klass="gk-field")


def free(view: LessonPage, step: Step, item: Item) -> Markup:
    words = view.words(f"{step.id}.label") or view.text("ui-lesson-free")
    field = tag("input", type="text", data_do="answer", id="gk-free", autocomplete="off")
    return tag("label", tag("span", words) + field, klass="gk-field")


def moves(view: LessonPage, item: Item, drawn: Markup) -> Markup:
    """The alternative to the picture, folded away, so that the board is looked at first; open where that has none."""
    assert item.match is not None
    items = [
        tag("li", tag("button", tag("span", str(move)), data_move=move.id))
        for move in legal_moves(item.match.game, item.match.state)
    ]
    summary = tag("summary", view.text("ui-lesson-moves"))
    unfolded = None if "data-move" in drawn else ""
    return tag("details", summary + tag("ol", *items), klass="gk-moves", open=unfolded)


def refused(view: LessonPage, step: Step, item: Item) -> Markup:
    """What is forbidden, as sentences too: for whoever uses no picture."""
    assert isinstance(item, Forbidden)
    asked = view.pupil.question(view.language)
    things = {thing: asked.answer_words(thing) for thing in sorted(set(item.right))}
    items = [
        tag("li", tag("button", tag("span", words), data_do="answer", data_value=thing))
        for thing, words in things.items()
    ]
    summary = tag("summary", view.text("ui-lesson-tries"))
    return tag("details", summary + tag("ol", *items), klass="gk-moves")


def go(view: LessonPage, step: Step, item: Item) -> Markup:
    return tag("button", view.text("ui-lesson-go"), klass="gk-button gk-main", data_do="answer", data_first="")


def slide_button(view: LessonPage, item: Item) -> Markup:
    facts = {"number": view.slide + 1, "all": len(item.slides)}
    words = view.words(f"{view.question()[0].id}.slide", **facts) or view.text("ui-lesson-slide", **facts)
    return tag("button", words, klass="gk-button gk-main", data_do="slide", data_first="")


# Lines of what was compared or done

def asked_notes(view: LessonPage, item: Item) -> Markup:
    """The lines that stand with the question: its own, and those of the pictures so far."""
    watched = [note for slide in item.slides[:view.slide + 1] for note in slide.notes]
    return notes(view, [*item.notes, *watched], "asked")


def told_notes(view: LessonPage, item: Item) -> Markup:
    """The lines and numbers that come with the outcome."""
    if not view.pupil.is_solved and not view.pupil.shows_solution:
        return Markup()
    return notes(view, item.told(view.given) if item.told else (), "told") + table(view, item)


def drawn_outcome(view: LessonPage, item: Item) -> Markup:
    """The picture that comes with the outcome."""
    known = view.pupil.is_solved or view.pupil.shows_solution
    return tag("figure", item.drawn, id="gk-drawn") if item.drawn and known else Markup()


def notes(view: LessonPage, lines: Sequence[Note], name: str) -> Markup:
    inside = joined(tag("li", note_line(view, note), klass="gk-parting" if note.parting else None) for note in lines)
    return tag("ol", inside, klass="gk-notes", id=f"gk-notes-{name}") if lines else Markup()


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
    return tag("div", tag("table", top + tag("tbody", body)), klass="gk-table", id="gk-told")


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
    pupil = view.pupil
    if pupil.shows_solution:
        return solution(view, step, item)
    if pupil.verdict is None:
        return Markup()
    right = pupil.verdict.right
    reply = tag("p", pupil.verdict.reply) if pupil.verdict.reply else Markup()
    hint = tag("p", view.words(f"{step.id}.hint", **item.facts), klass="gk-hint") if pupil.shows_hint else Markup()
    own = tag("p", view.given, klass="gk-hint") if isinstance(item, Writing) and view.given else Markup()
    guess = guess_words(view)
    words = (tag("p", guess) if guess else Markup()) + tag("strong", verdict_words(view)) + own
    sign = icon("espionage" if guess else "check" if right else "whynot")
    button = next_button(view) if right else again_button(view)
    return tag("section", sign + tag("div", words + reply + cited(view) + hint + button),
               klass="gk-why gk-right" if right else "gk-why", id="gk-outcome")


def cited(view: LessonPage) -> Markup:
    """The rule that an answer rests on."""
    rule = view.pupil.verdict.rule if view.pupil.verdict else ""
    if not rule:
        return Markup()
    entry = view.game.rulebook[rule]
    return tag("cite", f"{entry.title} · {entry.place}")


def next_button(view: LessonPage) -> Markup:
    return tag("button", view.text("ui-lesson-next"), klass="gk-button gk-main", data_do="next", data_first="")


def again_button(view: LessonPage) -> Markup:
    return tag("button", view.text("ui-lesson-again"), klass="gk-button", data_do="again", data_first="")


def solution(view: LessonPage, step: Step, item: Item) -> Markup:
    """The worked solution; then a like question that is solved alone."""
    words = tag("strong", view.text("ui-lesson-solution"))
    told = tag("p", view.words(f"{step.id}.solution", **item.facts))
    button = tag("button", view.text("ui-lesson-alike"), klass="gk-button gk-main", data_do="alike", data_first="")
    button += next_button(view) if view.pupil.may_pass else Markup()
    return tag("section", icon("rules") + tag("div", words + told + button), klass="gk-why", id="gk-outcome")


# Beside it

def told_rule(view: LessonPage, step: Step, item: Item) -> Markup:
    """The rule of the step, once it was answered; before, it would tell, but for a first move that is shown."""
    shown = step.rhythm == "see" and item.shows_rule
    rules = step.rules if view.pupil.verdict is not None or shown else []
    entries = [view.game.rulebook[rule] for rule in rules]
    words = [tag("strong", entry.title) + tag("p", entry.text) for entry in entries]
    inside = joined(tag("div", one, klass="gk-entry") for one in words)
    return panel("rule", view.text("ui-rule"), inside) if inside else Markup()


def foot(view: LessonPage) -> Markup:
    """The code to go on with elsewhere, the way back, the quick path, the tests."""
    pupil = view.pupil
    if view.quiz is not None:
        leave = tag("button", view.text("ui-lesson-leave"), klass="gk-button", data_do="leave")
        return notice(view) + panel("quiz", view.text("ui-lesson"), leave)
    code = tag("p", view.text("ui-lesson-code") + " " + tag("code", pupil.code), klass="gk-code")
    entry = tag("input", type="text", maxlength="8", data_do="resume", id="gk-resume", autocomplete="off")
    resume = tag("label", tag("span", view.text("ui-lesson-resume")) + entry, klass="gk-field")
    back = tag("button", view.text("ui-lesson-back"), klass="gk-button", data_do="back") if pupil.number else Markup()
    inside = path(view) + ("" if pupil.over else tests(view)) + back + code + resume
    return notice(view) + panel("code", view.text("ui-lesson"), inside)


def tests(view: LessonPage) -> Markup:
    """The test that can be taken now: before the first answer, and at the end. After it how those before went."""
    ready = {"before": not view.way.tried and not view.way.number, "after": view.way.over}
    named = [name for name, now in ready.items() if now and name not in view.quizzes and view.lesson.data.get(name)]
    buttons = joined(
        tag("button", view.text(f"ui-lesson-quiz-{name}", number=len(view.lesson.data[name])),
            klass="gk-button", data_do="quiz", data_value=name)
        for name in named
    )
    return buttons + joined(tag("p", quiz_words(view, quiz)) for quiz in view.quizzes.values())


def quiz_words(view: LessonPage, quiz: Quiz) -> str:
    """How a test went."""
    return view.text(f"ui-lesson-score-{quiz.name}", number=quiz.right, all=len(quiz.steps))


def notice(view: LessonPage) -> Markup:
    if view.notice is None:
        return Markup()
    return tag("section", icon("whynot") + tag("div", tag("p", view.notice[1])), klass="gk-why", id="gk-why")


def path(view: LessonPage) -> Markup:
    """The choice between the quick path and the whole lesson."""
    if not view.lesson.quick:
        return Markup()
    other = "all" if view.pupil.quick else "quick"
    steps = view.lesson.quick if other == "quick" else view.lesson.steps
    words = view.text(f"ui-lesson-path-{other}", number=len(steps))
    return tag("button", words, klass="gk-button", data_do="path", data_value=other)


def finished(view: LessonPage) -> Markup:
    pupil = view.pupil
    head = tag("h2", view.words("finished") or view.text("ui-lesson-finished"), id="gk-headline")
    told = view.text("ui-lesson-score", number=len(pupil.first_try), all=pupil.questions)
    words = tag("p", told) + passing(view)
    column = tag("section", tag("div", head + words), klass="gk-prompt", id="gk-prompt")
    play = tag("a", view.text("landing-start"), klass="gk-button gk-main gk-home", href=landing_place(view))
    column += tag("section", play + tests(view), klass="gk-answers", id="gk-answers")
    return tag("div", column, klass="gk-column", id="gk-column") + tag("div", foot(view), klass="gk-rail", id="gk-rail")


def passing(view: LessonPage) -> Markup:
    """How many of the steps that count were right at the first try, where a lesson has a pass mark."""
    mark = view.lesson.data.get("passing")
    if not mark:
        return Markup()
    right = len([step for step in mark["steps"] if step in view.pupil.first_try])
    key = "ui-lesson-passed" if right >= mark["least"] else "ui-lesson-not-passed"
    return tag("p", view.text(key, number=right, all=len(mark["steps"]), least=mark["least"]))
