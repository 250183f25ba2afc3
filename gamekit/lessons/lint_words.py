"""Checks on a lesson's data and words alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median

from ..engine.words import LANGUAGES, VARIABLE
from .code import LEAST_CHECK, marks
from .finding import Draft, Looked
from .asking import Asked
from .items import Choice, Options
from .lesson import BadLesson, Step
from .reading import count, names, reading, sentences

MADE_KEY = re.compile(r"""f["']([a-z][a-z0-9-]*-)\{""")        # keys that code puts together
FIRST, TASK, QUESTION, REPLY, TYPICAL, EVER = 40, 40, 25, 30, 60, 80        # words
GRADE, TUTORIAL_GRADE, EASE, MEAN, LONGEST = 7, 6, 55, 12, 20
ACTING, RETRIEVED = 0.8, 0.7
SHAPE = {"tutorial": (20, 32), "bot": (12, 18), "odds": (8, 32), "history": (4, 32)}      # steps
QUICK, MIXED = 8, 8
HISTORY_SAYS = {"document": "source", "table": "chances", "chance": "chances", "part": "argument"}      # see `history`


def form(looked: Looked) -> Iterator[Draft]:
    """The shape of a lesson: how many steps, ids that are unique, a quick path that exists, a kind that is known."""
    lesson = looked.lesson
    ids = [step.id for step in lesson.steps]
    if lesson.kind not in SHAPE:
        yield "", "kind", ", ".join(SHAPE), lesson.kind
    least, most = SHAPE.get(lesson.kind, (1, 32))
    if not least <= len(ids) <= most:
        yield "", "steps", f"{least} .. {most}", len(ids)
    if marks(lesson.form) < LEAST_CHECK:
        yield "", "too many steps and mixed questions for the code that says which are solved", "", ""
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield name, "id stands twice", "", ""
    for name in set(lesson.quick) - set(ids):
        yield name, "step of the quick path does not exist", "", ""
    if lesson.kind == "tutorial" and not 1 <= len(lesson.quick) <= QUICK:
        yield "", "steps of the quick path", f"1 .. {QUICK}", len(lesson.quick)


def first_click(looked: Looked) -> Iterator[Draft]:
    for language in LANGUAGES:
        first = looked.lesson.steps[0]
        words = count(looked.texts(first, language).get("", ""))
        if words > FIRST:
            yield first.id, f"words before the first click [{language}]", FIRST, words


def lengths(looked: Looked) -> Iterator[Draft]:
    """Words of a task, a question, a reply, and between two answers."""
    for language, step, texts in looked.everywhere():
        for name, text in texts.items():
            limit = TASK if name in ("", "solution") else REPLY
            if count(text) > limit:
                yield step.id, f"words of {name or 'the task'} [{language}]", limit, count(text)
        asked = [one for one in questions_in(texts.get("", "")) if count(one) > QUESTION]
        for one in asked:
            yield step.id, f"words of the question [{language}]", QUESTION, count(one)
    for language in LANGUAGES:
        yield from between(looked, language)


def questions_in(text: str) -> list[str]:
    """The sentences that end with a question mark."""
    return [sentences(part)[-1] for part in text.split("?")[:-1] if sentences(part)]


def between(looked: Looked, language: str) -> Iterator[Draft]:
    """Words from one answer to the next: the longest reply, and the next task."""
    steps, found = looked.lesson.steps, []
    for before, after in pairwise(steps):
        replies = [text for name, text in looked.texts(before, language).items() if name.startswith(("right", "reply"))]
        words = max(map(count, replies), default=0) + count(looked.texts(after, language).get("", ""))
        found.append(words)
        if words > EVER:
            yield after.id, f"words between two answers [{language}]", EVER, words
    if found and median(found) > TYPICAL:
        yield "", f"words between two answers, typically [{language}]", TYPICAL, median(found)


def new_rules(looked: Looked) -> Iterator[Draft]:
    """One new rule at a time: in checks none, and what is recalled was taught before."""
    taught: set[str] = set()
    tutorial = looked.lesson.kind == "tutorial"
    for step in looked.lesson.steps:
        if step.rhythm == "check" and step.idea:
            yield step.id, "new rules in a check", 0, len(step.idea)
        if len(step.idea) > 1:
            yield step.id, "new rules", 1, len(step.idea)
        if tutorial and step.rhythm in ("see", "try", "break") and not step.rules:
            yield step.id, "teaches no rule", 1, 0
        for rule in sorted(taught & set(step.idea)):
            yield step.id, "is called new and was taught before", "", rule
        for rule in sorted(set(step.recall) - taught) if tutorial else []:
            yield step.id, "is recalled and was not taught before", "", rule
        taught |= set(step.idea)


def checked_sections(looked: Looked) -> Iterator[Draft]:
    """Every section ends with a check that says something; in history also with writing or a vote."""
    ends = ("check", "write", "vote") if looked.lesson.kind == "history" else ("check",)
    for section in looked.lesson.sections:
        if not section.steps:
            yield section.id, "section without steps", 1, 0
        elif section.steps[-1].rhythm not in ends:
            yield section.steps[-1].id, "end of a section", " or ".join(ends), section.steps[-1].rhythm
        elif section.steps[-1].rhythm == "check" and not section.steps[-1].asking.mixes:
            if "right" not in looked.texts(section.steps[-1], "en"):
                yield section.steps[-1].id, "check without feedback", "", ".right"


def mixed(looked: Looked) -> Iterator[Draft]:
    """A tutorial ends with mixed checks; the check of a section needs rules of the two sections before it."""
    lesson = looked.lesson
    for step in lesson.steps:
        for other in map(lesson.step, step.asking.mixes):
            if other.rhythm != "check" or not other.asking.is_fresh:
                yield step.id, "mixes what is no check with fresh questions", "", other.id
    last = lesson.steps[-1]
    if len(last.asking.mixes) != MIXED:
        yield last.id, "mixed checks at the end", MIXED, len(last.asking.mixes)
    taught = [{rule for step in section.steps for rule in step.idea} for section in lesson.sections]
    for number, section in enumerate(lesson.sections):
        needed = {rule for step in section.steps if step.rhythm == "check" for rule in step.recall}
        for back in (1, 2):
            if number >= back and not needed & taught[number - back]:
                yield section.id, "its check needs no rule of the section", lesson.sections[number - back].id, "none"


def acting(looked: Looked) -> Iterator[Draft]:
    steps = looked.lesson.steps
    share = sum(step.asking.acts for step in steps) / max(len(steps), 1)
    if share < ACTING:
        yield "", "share of steps in which the learner acts", ACTING, round(share, 2)


def retrieved(looked: Looked) -> Iterator[Draft]:
    """Rules that are needed again later."""
    steps = looked.lesson.steps
    taught = [(number, rule) for number, step in enumerate(steps) for rule in step.idea]
    lost = [rule for number, rule in taught if not any(rule in later.recall for later in steps[number + 1:])]
    share = 1 - len(lost) / max(len(taught), 1)
    if share < RETRIEVED:
        yield "", f"share of rules that are retrieved again; not: {', '.join(lost)}", RETRIEVED, round(share, 2)


def readable(looked: Looked) -> Iterator[Draft]:
    """The reading level of all that pupils read, and the length of sentences."""
    lesson = looked.lesson
    for language in LANGUAGES:
        terms = names(lesson.game, language) + looked.terms(language)
        everything = []
        for about, text in pupils_texts(looked, language):
            everything.append(text.rstrip(" .!?…") + ".")
            longest = reading(text, language, terms).longest
            if count(longest) > LONGEST:
                yield about, f"words of a sentence [{language}]: {longest}", LONGEST, count(longest)
        found = reading(" ".join(everything), language, terms)
        if found.mean > MEAN:
            yield "", f"words a sentence [{language}]", MEAN, round(found.mean, 1)
        grade = TUTORIAL_GRADE if lesson.kind == "tutorial" else GRADE
        if language == "en" and found.level > grade:
            yield "", "Flesch-Kincaid grade [en]", grade, round(found.level, 1)
        if language == "ru" and found.words and found.level < EASE:
            yield "", "Oborneva ease [ru]", EASE, round(found.level, 1)


def pupils_texts(looked: Looked, language: str) -> Iterator[tuple[str, str]]:
    """The sentences that pupils read: steps, roles and the argument; no options, no sources, nothing for teachers."""
    for step in looked.lesson.steps:
        for name, text in looked.texts(step, language).items():
            if not name.startswith(("option-", "label")):
                yield step.id, text
    for key in sorted(looked.lesson.words.keys(language)):
        if key.startswith(("role-", "argument-")) and "$" not in looked.lesson.words._sources(language)[key]:
            yield key, looked.lesson.text(key, language)


# Both languages

def languages(looked: Looked) -> Iterator[Draft]:
    """Both languages are complete, with the same variables, and nothing is there that is never said."""
    words = looked.lesson.words
    first, second = (words.keys(language) for language in LANGUAGES)
    for key in sorted(first ^ second):
        yield key, "stands in one language only", "", LANGUAGES[0] if key in first else LANGUAGES[1]
    for key in sorted(first & second):
        found = [set(VARIABLE.findall(words._sources(language)[key])) for language in LANGUAGES]
        if found[0] != found[1]:
            yield key, "variables differ between the languages", "", sorted(found[0] ^ found[1])
    for key in sorted(set(needed(looked)) - (first & second)):
        if not (looked.lesson.words.behind and looked.lesson.words.behind.has(key)):
            yield key, "words are missing", "", ""
    for key in sorted((first | second) - known(looked, first | second)):
        yield key, "words that nothing says", "", ""
    for language in LANGUAGES:
        for step in looked.lesson.steps:
            yield from unfilled(looked, step, language)


def unfilled(looked: Looked, step: Step, language: str) -> Iterator[Draft]:
    """Words with a variable that the question has no fact for."""
    for seed, sister in looked.variants(step, language):
        found = looked.question(step, seed, language, sister)
        for key in [key for key in looked.lesson.words.keys(language) if key.partition(".")[0] == step.id]:
            try:
                looked.lesson.text(key, language, **(found.item.facts if found else {}))
            except (BadLesson, TypeError) as error:
                if found:
                    yield step.id, f"cannot be said [{language}]", "", error.args[0] if error.args else str(error)
                    return


def needed(looked: Looked) -> Iterator[str]:
    """The keys without which a page would say nothing, or a raw name."""
    yield "lesson"
    for section in looked.lesson.sections:
        yield f"section-{section.id}"
    for step in looked.lesson.steps:
        yield step.id
        if step.asking.can_fail:
            yield f"{step.id}.right"
            if not step.is_guess and step.rhythm != "vote":
                yield from (f"{step.id}.hint", f"{step.id}.solution")
        for _, asked in looked.questions(step):
            yield from (f"{step.id}.option-{option}" for option in nameless(asked))


def options_of(asked: Asked) -> Sequence[str]:
    return asked.item.options if isinstance(asked.item, Options) else ()


def nameless(asked: Asked) -> list[str]:
    """The options that have no name in the game and are no number."""
    game = asked.lesson.game

    def named(option: str) -> bool:
        kind, _, name = option.partition(":")
        return bool(name) and game.has_kind(kind) and name in game.ids(kind)

    return [one for one in options_of(asked) if not named(one) and not one.replace(".", "").isdecimal()]


def known(looked: Looked, keys: set[str]) -> set[str]:
    """The keys that something says."""
    steps = {step.id: step for step in looked.lesson.steps}
    data = looked.lesson.data
    parts = {f"section-{section.id}" for section in looked.lesson.sections} | {"lesson", "shown", "finished", "about"}
    parts |= {f"role-{name}" for name in data.get("roles", {})}
    parts |= {f"source-{one.get('id')}" for one in data.get("source", ())}
    parts |= {message for message, entry in HISTORY_SAYS.items() if entry in data}
    parts |= {f"argument-{name}" for names in data.get("argument", {}).values() for name in names}
    source = "\n".join(code.read_text("utf-8") for folder in looked.lesson.folders
                       for code in sorted(folder.glob("*.py")))
    made = tuple(MADE_KEY.findall(source))
    found: set[str] = set()
    for key in keys:
        name, _, attribute = key.partition(".")
        if name in steps:
            if is_said(looked, steps[name], attribute):
                found.add(key)
        elif name in parts or name.startswith(("teacher-", "exercise-")) or f'"{name}' in source:
            found.add(key)
        elif made and name.startswith(made):
            found.add(key)
    return found


def is_said(looked: Looked, step: Step, attribute: str) -> bool:
    """Whether a step ever says one of its attributes."""
    kind, _, name = attribute.partition("-")
    if attribute in ("", "right", "hint", "solution", "label", "reply", "slide"):
        return True
    if step.asking.is_fresh:
        return kind in ("option", "reply")
    options = {option for _, asked in looked.questions(step) for option in options_of(asked)}
    if kind == "option":
        return name in options
    if kind != "reply" or not step.asking.can_fail:
        return False
    return step.asking.kind is not Choice or name in {option.replace(" ", "-") for option in options}
