"""The printable sheet and its key, from the check steps of a lesson, with the same seed as the screen.

Version A asks what the screen asks with that seed, B what it asks with the next one, and so on.
"""

from __future__ import annotations

from html import escape
from string import ascii_uppercase

from ..engine.errors import BadOption
from .asking import made
from .gain import BEFORE, SEEDS
from .items import Item
from .lesson import Lesson, Step
from .paper import document, lines, pictures, tag, text
from .telling import answer_words, option_words, told

SEED, MOST = 1917, 8            # questions on two pages
ON_PAPER = ("check", "write", "vote")
LETTERS = "abcdefghijklmnop"


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
    fitting = [step for step in lesson.steps if (step.id in wanted if wanted else step.rhythm in ON_PAPER)]
    known = [step for step in fitting if not step.mixes]
    first = [step for step in known if step.id in lesson.data.get("after", ())]
    others = [step for step in known if step not in first]
    chosen = [*first, *others[: max(MOST - len(first), 0)]][:MOST]
    return [step for step in known if step in chosen]


def asked(lesson: Lesson, seed: int, version: str, language: str, before: bool = False) -> list[tuple[Step, Item]]:
    """The questions of a sheet; those of the test before the lesson have other dice."""
    ids = lesson.data.get("before", ())
    steps = [step for step in lesson.steps if step.id in ids] if before else steps_on_paper(lesson)
    number = seed_of(seed, version) + (SEEDS[BEFORE] if before else 0)
    found = [made(lesson, step, number, language) for step in steps]
    return [(step, item.recalls({}) if item.recalls else item) for step, item in found]


def sheet(
    lesson: Lesson, seed: int = SEED, version: str = "A", language: str = "en", key: bool = False, before: bool = False,
) -> str:
    """The sheet as a page to print; `key` adds the answers, on a page of their own."""
    questions = asked(lesson, seed, version, language, before)
    title = f"{lesson.game.in_language(language).title}: {lesson.title(language)}"
    body = head(title, version, language, text("sheet-before", language) if before else "")
    body += material(lesson, language)
    numbered = enumerate(questions, 1)
    body += tag("main", "".join(question(lesson, number, *one, language) for number, one in numbered), "grid")
    made_up = lesson.game.unknown() and lesson.data.get("made_up", True)
    if made_up and any(item.match is not None for _, item in questions):
        body += tag("p", tag("small", text("sheet-made-up", language)))
    if key:
        body += key_page(lesson, title, questions, seed, version, language)
    return document(f"{title} {version}", language, body)


def head(title: str, version: str, language: str, aside: str = "") -> str:
    line = tag("span", "", "line")
    fields = " ".join(f"{text(f'sheet-{name}', language)} {line}" for name in ("name", "date"))
    about = tag("b", " · ".join(filter(None, [aside, text("sheet-version", language, letter=version)])))
    return tag("header", tag("h1", escape(title)) + about) + tag("p", fields)


def material(lesson: Lesson, language: str) -> str:
    """What a history lesson gives to read: roles and sources."""
    made = ""
    for name in lesson.data.get("roles", {}):
        made += tag("p", escape(told(lesson, f"role-{name}", language, {})))
    for letter, about, words in sources(lesson, language):
        heading = about if lesson.data.get("sources_named", True) else letter
        made += tag("p", tag("b", escape(heading)) + " " + escape(words)) if words else ""
    return tag("section", tag("small", made), "columns") if made else ""


def sources(lesson: Lesson, language: str) -> list[tuple[str, str, str]]:
    """The letter, the name and the words of each source. Where pupils shall find out who speaks, only the key names it.

    The lesson file says so with `sources_named = false`; the words `document.<id>` are the name, if there are any.
    """
    found = []
    for letter, source in zip(ascii_uppercase, lesson.data.get("source", ()), strict=False):
        told_name = told(lesson, f"document.{source.get('id')}", language, {})
        name = told_name or ", ".join(str(source[one]) for one in ("author", "date") if source.get(one)) + "."
        heading = text("sheet-source", language, letter=letter)
        found.append((heading, name, told(lesson, f"source-{source.get('id')}", language, {})))
    return found


def question(lesson: Lesson, number: int, step: Step, item: Item, language: str) -> str:
    task = tag("p", f"{number}. {escape(told(lesson, step.id, language, item.facts))}")
    shown = pictures(step, item, language, f"q{number}") + table(item)
    return tag("section", task + shown + room(lesson, step, item, language), "question")


def table(item: Item) -> str:
    rows = [tag("tr", "".join(tag("td", escape(str(cell))) for cell in row)) for row in item.table]
    notes = "".join(tag("p", tag("small", escape(note.text))) for note in item.notes)
    return notes + (tag("table", "".join(rows)) if rows else "")


def room(lesson: Lesson, step: Step, item: Item, language: str) -> str:
    """Where the answer is written."""
    if step.ask in ("choice", "order") and item.options:
        words = [option_words(lesson, step, item, option, language) for option in item.options]
        ticks = "".join(tag("li", f"{LETTERS[place]}) {escape(one)}") for place, one in enumerate(words))
        order = tag("small", text("sheet-order", language)) if step.ask == "order" else ""
        return order + tag("ul", ticks, "ticks")
    if step.ask == "number":
        label = told(lesson, f"{step.id}.label", language, item.facts)
        return tag("p", (escape(label) or text("sheet-number", language)) + " " + tag("span", "", "line"))
    return (tag("small", text("sheet-move", language)) if step.ask in ("move", "refused") else "") + lines(2)


# The key

def answer(lesson: Lesson, step: Step, item: Item, language: str) -> str:
    """The right answer in words, with its letter."""
    if is_free(step, item):
        return text("sheet-free", language)
    if step.ask in ("move", "refused"):
        named = [answer_words(lesson, step, item, right, language) for right in item.right if right != "*"]
        if named:
            return escape("; ".join(dict.fromkeys(named)))
        return escape(told(lesson, f"{step.id}.solution", language, item.facts)) or text("sheet-any", language)
    options = list(item.options)
    words = [
        (f"{LETTERS[options.index(right)]}) " if right in options else "")
        + option_words(lesson, step, item, right, language) for right in item.right
    ]
    tolerance = f" ± {item.tolerance:g}" if step.ask == "number" and item.tolerance else ""
    return escape((" → " if step.ask == "order" else "; ").join(words) + tolerance)


def is_free(step: Step, item: Item) -> bool:
    """Whether nothing can be wrong: own words, and votes."""
    return step.ask in ("text", "go") or (step.ask == "choice" and set(item.right) >= set(item.options))


def letters(lesson: Lesson, step: Step, item: Item, language: str) -> str:
    """The answer as short as can be: letters of options, else the words."""
    options = list(item.options)
    if step.ask in ("choice", "order") and set(item.right) <= set(options) and not is_free(step, item):
        return " ".join(LETTERS[options.index(right)] for right in item.right)
    return answer(lesson, step, item, language)


def key_page(
    lesson: Lesson, title: str, questions: list[tuple[Step, Item]], seed: int, version: str, language: str,
) -> str:
    found = [(answer(lesson, *one, language), why(lesson, *one, language)) for one in questions]
    cells = [(str(number), *row) for number, row in enumerate(found, 1)]
    rows = "".join(tag("tr", "".join(tag("td", cell) for cell in row)) for row in cells)
    seeded = text("sheet-seed", language, seed=str(seed_of(seed, version)))
    about = f"{text('sheet-version', language, letter=version)} · {seeded}"
    top = tag("header", tag("h1", f"{escape(title)} · {text('sheet-key', language)}") + tag("b", about))
    return tag("section", top + tag("table", rows) + source_names(lesson, language), "key")


def source_names(lesson: Lesson, language: str) -> str:
    """Who speaks in the sources, where the sheet does not tell."""
    if lesson.data.get("sources_named", True):
        return ""
    names = sources(lesson, language)
    return "".join(tag("p", tag("b", escape(letter)) + " " + escape(about)) for letter, about, _ in names)


def why(lesson: Lesson, step: Step, item: Item, language: str) -> str:
    """What the screen says to the right answer, and the rules behind it."""
    rulebook = lesson.game.in_language(language).rulebook
    rules = "; ".join(rulebook[rule].title for rule in (*step.idea, *step.recall))
    words = told(lesson, f"{step.id}.right", language, item.facts)
    return escape(words) + (f" {tag('small', f'({escape(rules)})')}" if rules else "")
