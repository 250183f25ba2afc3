"""The printable sheet and its key, from the check steps of a lesson, with the same seed as the screen.

Version A asks what the screen asks with that seed, B what it asks with the next one, and so on.
"""

from __future__ import annotations


from ..engine.errors import BadOption
from ..engine.markup import Markup, joined, tag
from ..engine.sight import areas
from . import gain
from .asking import Asked, made
from .handout import material, referred, sources, start
from .items import LETTERS, Item, Judged, Number, Options, Order, Writing
from .lesson import Lesson, Step
from .paper import document, lines, pictures, text

SEED, MOST = 1917, 8            # questions on two pages, where a lesson does not say which
ON_PAPER = ("check", "write", "vote")
LINES = 2, 4                    # to write on: for a move, for own words


def checked_version(letter: str | None) -> str:
    if letter is None:
        return "A"
    if len(letter) != 1 or not "A" <= letter.upper() <= "Z":
        raise BadOption("error-lesson-version", value=letter[:20])
    return letter.upper()


def seed_of(seed: int, version: str) -> int:
    return seed + ord(version) - ord("A")


def steps_on_paper(lesson: Lesson) -> list[Step]:
    """The steps of the sheet: those that the lesson calls `paper`, else checks, writing, votes.

    If there are too many, first those that are asked afterwards. What a step mixes stands there already.
    """
    wanted = lesson.data.get("paper", ())
    most = max(MOST, len(wanted))
    fitting = [step for step in lesson.steps if (step.id in wanted if wanted else step.rhythm in ON_PAPER)]
    known = [step for step in fitting if not step.asking.mixes]
    first = [step for step in known if step.id in lesson.data.get("after", ())]
    others = [step for step in known if step not in first]
    chosen = [*first, *others[: max(most - len(first), 0)]][:most]
    return [step for step in known if step in chosen]


def asked(lesson: Lesson, seed: int, version: str, language: str, quiz: str = "") -> list[Asked]:
    """The questions of a sheet; those of the test before or after the lesson (`quiz`) are parallel to them."""
    number = seed_of(seed, version)
    if not quiz:
        return [made(lesson, step, number, language) for step in steps_on_paper(lesson)]
    steps = [lesson.step(step) for step in lesson.data.get(quiz, ())]
    return [made(lesson, step, gain.seed_of(lesson, step, quiz, number), language) for step in steps]


def sheet(
    lesson: Lesson, seed: int = SEED, version: str = "A", language: str = "en", key: bool = False, quiz: str = "",
) -> Markup:
    """The sheet as a page to print; `key` adds the answers, on a page of their own."""
    questions = asked(lesson, seed, version, language, quiz)
    title = f"{lesson.game.in_language(language).title}: {lesson.title(language)}"
    body = head(title, version, language, text(f"sheet-{quiz}", language) if quiz else "")
    body += start(lesson, language) + material(lesson, language)
    body += tag("main", *(question(number, one) for number, one in enumerate(questions, 1)), klass="grid")
    made_up = lesson.game.unknown() and lesson.data.get("made_up", True)
    if made_up and any(one.item.match is not None for one in questions):
        body += tag("p", tag("small", text("sheet-made-up", language)))
    if key:
        body += key_page(lesson, title, questions, seed, version, language)
    return document(f"{title} {version}", language, body, areas(*lesson.game.folders()))


def head(title: str, version: str, language: str, aside: str = "") -> Markup:
    line = tag("span", klass="line")
    fields = joined((text(f"sheet-{name}", language) + " " + line for name in ("name", "date")), " ")
    about = tag("b", " · ".join(filter(None, [aside, text("sheet-version", language, letter=version)])))
    return tag("header", tag("h1", title), about) + tag("p", fields)


def question(number: int, asked: Asked) -> Markup:
    task = tag("p", f"{number}. {asked.text()}")
    shown = pictures(asked.step, asked.item, asked.language) + notes(asked) + table(asked.item)
    return tag("section", task, shown, room(asked), klass="question")


def notes(asked: Asked) -> Markup:
    told = [referred(asked.lesson, note, asked.language) for note in asked.item.notes]
    return joined(tag("p", tag("small", words)) for words in told if words)


def table(item: Item) -> Markup:
    rows = [tag("tr", *(tag("td", cell) for cell in row)) for row in item.table]
    return tag("table", *rows) if rows else Markup()


def room(asked: Asked) -> Markup:
    """Where the answer is written."""
    item, language = asked.item, asked.language
    if isinstance(item, Options):
        ticks = [
            tag("li", f"{letter}) {asked.option_words(option)}")
            for letter, option in zip(LETTERS, item.options, strict=False)
        ]
        order = tag("small", text("sheet-order", language)) if isinstance(item, Order) else ""
        return order + tag("ul", *ticks, klass="ticks")
    if isinstance(item, Number):
        return tag("p", asked.text("label") or text("sheet-number", language), " ", tag("span", klass="line"))
    move = tag("small", text("sheet-move", language)) if item.on_board else ""
    return move + lines(LINES[isinstance(item, Writing)])


# The key

def answer(asked: Asked) -> str:
    """The right answer in words, with its letter."""
    if not isinstance(asked.item, Judged) or asked.item.is_free:
        return text("sheet-free", asked.language)
    return asked.item.key(asked) or text("sheet-any", asked.language)


def letters(asked: Asked) -> str:
    """The answer as short as can be: letters of options, else the words."""
    if not isinstance(asked.item, Options) or asked.item.is_free:
        return answer(asked)
    return asked.item.short_key(asked)


def key_page(lesson: Lesson, title: str, questions: list[Asked], seed: int, version: str, language: str) -> Markup:
    found = [(answer(one), why(one)) for one in questions]
    cells = [(str(number), *row) for number, row in enumerate(found, 1)]
    rows = [tag("tr", *(tag("td", cell) for cell in row)) for row in cells]
    seeded = text("sheet-seed", language, seed=str(seed_of(seed, version)))
    about = f"{text('sheet-version', language, letter=version)} · {seeded}"
    top = tag("header", tag("h1", f"{title} · {text('sheet-key', language)}"), tag("b", about))
    return tag("section", top, tag("table", *rows), source_names(lesson, language), klass="key")


def source_names(lesson: Lesson, language: str) -> Markup:
    """Who speaks in the sources, where the sheet does not tell."""
    if lesson.data.get("sources_named", True):
        return Markup()
    names = sources(lesson, language)
    return joined(tag("p", tag("b", letter), " ", about) for letter, about, _ in names)


def why(asked: Asked) -> Markup:
    """What the screen says to the right answer, and the rules behind it."""
    rules = "; ".join(asked.game.rulebook[rule].title for rule in asked.step.rules)
    return joined([asked.text("right"), *([" ", tag("small", f"({rules})")] if rules else [])])
