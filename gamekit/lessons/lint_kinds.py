"""Checks of single kinds of lessons: odds, history; and the teacher's page, that all have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..engine.words import LANGUAGES
from .finding import Draft, Looked
from .history import OWN, bearings
from .lesson import GUESSES, Step
from .lint_engine import other_lessons
from .reading import count
from .teacher import missing, several

MISCONCEPTIONS, CONFRONTED = tuple(f"M{number}" for number in range(1, 11)), 5
HISTORY_MINUTES, PUPILS, OMISSIONS, SOURCES, EXCERPT, DEBRIEF = 45, 30, 3, 2, 80, 0.25
ITEMS = 4       # before and after
HONEST = {      # a share is exact, or of so many games, or lies in an interval
    "en": re.compile(r"exact|game|of \d|\bn\b|interval|between|from .* to ", re.IGNORECASE),
    "ru": re.compile(r"точн|игр|парти|из \d|\bn\b|интервал|между|от .* до ", re.IGNORECASE),
}


# Odds

def honest_numbers(looked: Looked) -> Iterator[Draft]:
    """A share that a lesson tells says where it comes from."""
    for language, step, texts in looked.everywhere():
        for name, text in texts.items():
            result = name.startswith(("right", "solution", "reply"))
            if result and re.search(r"\d\s*%", text) and not HONEST[language].search(text):
                yield step.id, f"a share without number of games, interval or 'exact' [{language}]", "", text


def bets(looked: Looked) -> Iterator[Draft]:
    """A bet stands before each simulation, and the lessons of a game confront enough misconceptions."""
    every = [looked.lesson, *(other for other in other_lessons(looked.lesson) if other.kind == "odds")]
    met = {step.misconception for lesson in every for step in lesson.steps if step.misconception}
    for step in looked.lesson.steps:
        if step.misconception and step.misconception not in MISCONCEPTIONS:
            yield step.id, "no such misconception", "M1 .. M10", step.misconception
        if step.misconception and not step.is_guess:
            yield step.id, "a misconception is confronted by", " or ".join(GUESSES), step.rhythm
    for section in looked.lesson.sections:
        betting = False
        for step in section.steps:
            betting = betting or step.is_guess
            if step.rhythm == "watch" and not betting:
                yield step.id, "a simulation without a bet before it", "", ""
    if len(met) < CONFRONTED:
        yield "", f"misconceptions: {', '.join(sorted(met))}", CONFRONTED, len(met)


# History

def history(looked: Looked) -> Iterator[Draft]:
    """Aims and debrief (see the teacher's page), timing, roles, the argument, sources."""
    data = looked.lesson.data
    if looked.lesson.minutes != HISTORY_MINUTES:
        yield "", "minutes", HISTORY_MINUTES, looked.lesson.minutes
    if sum(data.get("roles", {}).values()) != PUPILS:
        yield "", "`roles` are for so many pupils", PUPILS, sum(data.get("roles", {}).values())
    argument = data.get("argument", {})
    for name, least in (("claims", 1), ("omits", OMISSIONS), ("distorts", 1), ("view", 1), ("against", 2), ("for", 1)):
        if len(argument.get(name, ())) < least:
            yield "", f"argument.{name}", least, len(argument.get(name, ()))
    if not any(step.id == OWN and step.is_guess for step in looked.lesson.steps):
        yield OWN, "a bet on the review of the pupils' own match", "", ""
    yield from sources(looked)
    wanted = [f"role-{name}" for name in data.get("roles", {})]
    wanted += [f"argument-{one}" for name in ("claims", "omits", "distorts", "view") for one in argument.get(name, ())]
    for language in LANGUAGES:
        for key in wanted:
            if not looked.lesson.words.has(key, language):
                yield key, f"words are missing [{language}]", "", ""


def sources(looked: Looked) -> Iterator[Draft]:
    data = looked.lesson.data
    found = {str(one.get("id")): one for one in data.get("source", ())}
    if len(found) < SOURCES:
        yield "", "sources", SOURCES, len(found)
    for name, source in found.items():
        for entry in ("author", "date", "licence"):
            if not source.get(entry):
                yield f"source-{name}", f"has no {entry}", "", ""
        for language in LANGUAGES:
            key = f"source-{name}"
            if not looked.lesson.words.has(key, language):
                yield key, f"words are missing [{language}]", "", ""
            elif count(looked.lesson.text(key, language)) > EXCERPT:
                yield key, f"words of a source [{language}]", EXCERPT, count(looked.lesson.text(key, language))
    argument = data.get("argument", {})
    for name in {*argument.get("against", ()), *argument.get("for", ())} - set(found):
        yield f"source-{name}", "is named by the argument and does not exist", "", ""


def contrasted(looked: Looked) -> Iterator[Draft]:
    """Two sources that differ answer the question, everybody reads both, and what happened at the tables stands by."""
    data, steps = looked.lesson.data, looked.lesson.steps
    found = {str(one.get("id")): one for one in data.get("source", ())}
    named = [found[name] for name in data.get("contrast", ()) if name in found]
    said = {tuple(bearings(one)) for one in named}
    if len(said) < SOURCES:
        yield "", "`contrast`: sources that say different things", SOURCES, len(said)
    for one in named:
        if not one.get("place"):
            yield f"source-{one['id']}", "has no place", "", ""
    told = [step for step in steps if step.id in data.get("evidence", ()) and step.rhythm == "vote"]
    if not told:
        yield "", "`evidence`: votes on what happened at the tables", 1, 0
    if not any(reads_all(looked, step) for step in steps[steps.index(told[0]) if told else 0:]):
        yield "", "no step after them shows all sources of `contrast` to everybody", "", ""


def reads_all(looked: Looked, step: Step) -> bool:
    """Whether every variant of a step shows the contrasted sources."""
    for language in LANGUAGES:
        texts = [looked.lesson.told(f"source-{one}", language) for one in looked.lesson.data.get("contrast", ())]
        for _, asked in looked.questions(step, language):
            if not texts or not all(any(text in note.text for note in asked.item.notes) for text in texts):
                return False
    return not step.asking.mixes


def debrief_share(looked: Looked) -> Iterator[Draft]:
    timing, debrief = looked.lesson.data.get("timing", ()), looked.lesson.data.get("debrief", ())
    share = sum(timing[number - 1] for number in debrief if number <= len(timing)) / max(sum(timing), 1)
    if share < DEBRIEF:
        yield "", "share of the debrief", DEBRIEF, round(share, 2)


# All kinds

def teacher_page(looked: Looked) -> Iterator[Draft]:
    """The teacher's page has all its words, and its timing sums up."""
    lesson = looked.lesson
    for language in LANGUAGES:
        for key, wanted, found in missing(lesson, language):
            yield key, f"words of the teacher's page [{language}]", wanted, found
        if lesson.data.get("note") and not lesson.told("teacher-note", language):
            yield "teacher-note", f"words of the teacher's page [{language}]", "1", 0
    if not lesson.data.get("page"):
        yield "", "`page`: the notebook that the start command names", 1, 0
    timing = lesson.data.get("timing", ())
    if sum(timing) != lesson.minutes:
        yield "", "minutes of `timing`", lesson.minutes, sum(timing)
    rows = len(several(lesson, "timing", "en"))
    if len(timing) != rows:
        yield "", "messages teacher-timing-1 ..., as many as `timing` has entries", len(timing), rows


def before_and_after(looked: Looked) -> Iterator[Draft]:
    """Four checks before and after, which ask something else each time."""
    steps = {step.id: step for step in looked.lesson.steps}
    lists = {name: list(looked.lesson.data.get(name, ())) for name in ("before", "after")}
    for name, ids in lists.items():
        if len(ids) != ITEMS:
            yield "", f"`{name}`: check steps", ITEMS, len(ids)
        for one in ids:
            if one not in steps:
                yield one, f"`{name}` names no step", "", ""
    for one in {*lists["before"], *lists["after"]} & set(steps):
        if not steps[one].asking.is_fresh and one in lists["before"] and one in lists["after"]:
            yield one, "is the same question before and after", "item", "none"
