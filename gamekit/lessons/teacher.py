"""The teacher's page: one printable page, from the lesson's words.

A lesson's `en.ftl` and `ru.ftl` hold these messages; the headings and the start command come from here, the key from
the sheet. Numbered messages go on as far as there are any. The lesson file names its notebook, which the command opens:
`page = "dual_powers_rules"`.

    teacher-note                what to know before anything else; needed where the lesson file says `note = true`
    teacher-aim-1 .. 3          what pupils can do afterwards, testable (two or three)
    teacher-age                 for whom
    teacher-knows               what pupils must know before
    teacher-room                who sits where, at how many computers
    teacher-screen              what the screen shows after the start command
    teacher-timing-1 .. 8       what is done; the lesson file has the minutes, `timing = [3, 5, 17]`: in sum `minutes`
    teacher-late                what to drop when it gets late
    teacher-mistake-1 .. 6      six frequent wrong answers; attribute `.say`: what to say
    teacher-debrief-1 ..        questions for afterwards (at least two, in history four); `.good`: a good answer
    teacher-cautions            what to be careful about
    teacher-variant-projector   with one projector only
    teacher-variant-paper       without computers
    teacher-variant-long        in 90 minutes
    teacher-fast, teacher-slow  for a fast pair, for a slow pair
    teacher-rubric-1 .. 4       four levels of what was learnt

They are for grown-ups: the reading level is not checked. One page is about 550 words in English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..engine.markup import Markup, joined, tag
from ..engine.words import LANGUAGES
from .lesson import Lesson
from .paper import document, text
from .sheet import SEED, asked, letters

ONE = (
    "age", "knows", "room", "screen", "late", "cautions", "variant-projector", "variant-paper", "variant-long", "fast",
    "slow",
)
SEVERAL = {     # at least and at most so many; the attribute that each has
    "aim": (2, 3, ""), "timing": (3, 8, ""), "mistake": (6, 6, "say"), "debrief": (2, 8, "good"), "rubric": (4, 4, ""),
}
HISTORY_DEBRIEF = 4
START = "gamekit serve --class --students 30"
VARIANTS = {"projector": "variant-projector", "paper": "variant-paper", "long": "variant-long"}


def several(lesson: Lesson, name: str, language: str) -> list[str]:
    """The keys of a numbered message, as far as they go."""
    found: list[str] = []
    while lesson.words.has(key := f"teacher-{name}-{len(found) + 1}", language):
        found.append(key)
    return found


def missing(lesson: Lesson, language: str) -> Iterator[tuple[str, str, int]]:
    """Messages that the page needs and the lesson lacks: the key, how many are wanted and there."""
    for name in ONE:
        if not lesson.words.has(f"teacher-{name}", language):
            yield f"teacher-{name}", "1", 0
    for name, (least, most, attribute) in SEVERAL.items():
        least = HISTORY_DEBRIEF if name == "debrief" and lesson.kind == "history" else least
        keys = several(lesson, name, language)
        if not least <= len(keys) <= most:
            yield f"teacher-{name}-1", f"{least} .. {most}", len(keys)
        for key in keys:
            if attribute and not lesson.words.has(f"{key}.{attribute}", language):
                yield f"{key}.{attribute}", "1", 0


def page(lesson: Lesson, seed: int = SEED, version: str = "A", language: str = "en") -> Markup:
    """The page to print."""
    title = f"{lesson.game.in_language(language).title}: {lesson.title(language)}"
    minutes = text("teacher-minutes", language, minutes=lesson.minutes)
    note = said(lesson, "note", language)
    parts = [
        part("first", language, paragraph(note)) if note else Markup(),
        part("aims", language, numbered(lesson, "aim", language)),
        part("about", language, paragraph(said(lesson, "age", language), minutes)),
        part("curriculum", language, tag("span", klass="line")),
        part("must-know", language, paragraph(said(lesson, "knows", language))),
        part("place", language, paragraph(said(lesson, "room", language))),
        part("begin", language, beginning(lesson, language)),
        part("plan", language, timing(lesson, language) + named(lesson, {"if-late": "late"}, language)),
        part("mistakes", language, numbered(lesson, "mistake", language, "say")),
        part("talk", language, numbered(lesson, "debrief", language, "good")),
        part("care", language, paragraph(said(lesson, "cautions", language))),
        part("variants", language, named(lesson, VARIANTS, language)),
        part("pairs", language, paragraph(said(lesson, "fast", language)) + paragraph(said(lesson, "slow", language))),
        part("levels", language, numbered(lesson, "rubric", language)),
        tag("h2", text("teacher-key", language, letter=version)) + key(lesson, seed, version, language),
    ]
    top = tag("header", tag("h1", title), tag("b", text("teacher-page", language)))
    return document(title, language, tag("div", top, tag("div", *parts, klass="columns"), klass="tight"))


def part(name: str, language: str, inside: Markup) -> Markup:
    return tag("h2", text(f"teacher-{name}", language)) + inside


def paragraph(*words: str) -> Markup:
    return tag("p", joined(filter(None, words), " · "))


def beginning(lesson: Lesson, language: str) -> Markup:
    """The whole command, what it prints for whom, and what the screens show then."""
    own = lesson.data.get("page")
    command = START + (f" --page {own}" if own else "") + ("" if language == LANGUAGES[0] else f" --lang {language}")
    printed = paragraph(text("teacher-class-page", language))
    return paragraph(tag("code", command)) + printed + paragraph(said(lesson, "screen", language))


def said(lesson: Lesson, name: str, language: str) -> str:
    return lesson.told(f"teacher-{name}", language)


def named(lesson: Lesson, names: Mapping[str, str], language: str) -> Markup:
    """Short headings of ours, each with a message of the lesson."""
    return joined(
        tag("p", tag("b", text(f"teacher-{ours}", language)), ": ", said(lesson, theirs, language))
        for ours, theirs in names.items()
    )


def numbered(lesson: Lesson, name: str, language: str, attribute: str = "") -> Markup:
    """A numbered message as a list, with the attribute after each."""
    rows = []
    for key in several(lesson, name, language):
        more = lesson.told(f"{key}.{attribute}", language) if attribute else ""
        rows.append(tag("li", lesson.told(key, language), f" — {more}" if more else ""))
    return tag("ol", *rows)


def timing(lesson: Lesson, language: str) -> Markup:
    """From minute to minute."""
    rows, now = [], 0
    for minutes, key in zip(lesson.data.get("timing", ()), several(lesson, "timing", language), strict=False):
        rows.append(tag("tr", tag("td", f"{now}–{now + minutes}"), tag("td", lesson.told(key, language))))
        now += minutes
    return tag("table", *rows)


def key(lesson: Lesson, seed: int, version: str, language: str) -> Markup:
    """The answers of the sheet, as short as can be."""
    questions = asked(lesson, seed, version, language)
    return tag("p", "; ".join(f"{n}: {letters(one)}" for n, one in enumerate(questions, 1)))
