"""Checks over many seeds: every pair has its own, and what is right and said must hold for each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import sqrt

from ..engine.words import LANGUAGES
from .asking import Asked, made
from .exercise import ERRORS
from .finding import SEEDS, Draft, Looked
from .items import Claim, Flaw, Judged, Options
from .lesson import BadLesson, Step
from .lint_engine import found_in

PLACEABLE = re.compile(r"\{[^{}]*\}")
FIGURE = re.compile(r"(?<![\w.,])\d+(?:[  .,]\d+)*")
FOR_GROWNUPS = ("teacher-", "exercise-", "role-", "source-", "argument-", "document", "finished")
EXACT = {"en": re.compile(r"\bexact", re.IGNORECASE), "ru": re.compile(r"\bточн", re.IGNORECASE)}
ASKED = ("option-", "label")        # what may be chosen or typed states nothing
TRIVIAL = ("0", "1")
CLAIM_SEEDS = 2             # a claim is tested with many games each


# C35: no number is written down that another seed contradicts

def own_numbers(looked: Looked) -> Iterator[Draft]:
    """Numbers in the words of questions that are made come from the question, or are listed as true for all seeds."""
    constants = looked.lesson.data.get("constants", {})
    for name, reason in constants.items():
        if not reason.strip():
            yield name, "`constants` gives no reason for it", "", ""
    made_steps = {step.id for step in looked.lesson.steps if step.asking.is_fresh}
    written = {step.id for step in looked.lesson.steps} - made_steps
    said: set[str] = set()
    for language in LANGUAGES:
        sources = looked.lesson.words._sources(language)
        for key in sorted(looked.lesson.words.keys(language)):
            name, _, attribute = key.partition(".")
            if name in written or name.startswith(FOR_GROWNUPS) or attribute.startswith(ASKED):
                continue
            for number in figures(sources[key]):
                said.add(number)
                if number not in constants and number not in TRIVIAL:
                    yield key, f"a number that no question gives and `constants` does not list [{language}]", "", number
    for name in sorted(set(constants) - said):
        yield name, "`constants` lists a number that nothing says", "", ""


def figures(source: str) -> list[str]:
    """The numbers that a message says by itself, each written in one way."""
    plain = source
    while (shorter := PLACEABLE.sub(" ", plain)) != plain:      # they can stand in each other
        plain = shorter
    return [re.sub("[  ]|,(?=000)", "", found).replace(",", ".") for found in FIGURE.findall(plain)]


# C37: the key is right for every seed

def keys(looked: Looked) -> Iterator[Draft]:
    """Every question of every seed can be asked, has one key, and calls no misconception right."""
    for step in looked.lesson.steps:
        if not step.asking.is_fresh or step.asking.mixes:
            continue
        for seed in looked.seeds(step):
            try:
                asked = made(looked.lesson, step, seed)
            except BadLesson as error:
                yield step.id, f"cannot be asked, seed {seed}", "", error.in_language("en")
                continue
            for what, limit, found in (*found_in(asked.item.flaws(asked)), *misconceived(asked), *unclear(asked)):
                yield step.id, f"{what}, seed {seed}", limit, found


def misconceived(asked: Asked) -> Iterator[Flaw]:
    item = asked.item
    if not asked.step.misconception or not isinstance(item, Judged):
        return
    if not item.believed:
        yield "confronts a misconception and does not say which answers hold it (`believed`)", 1, 0
    for answer in item.believed:
        if item.is_right(answer):
            yield "a misconception is called right", "", answer


def unclear(asked: Asked) -> Iterator[Flaw]:
    """Two options that say the same, or words that cannot be said with this question."""
    if isinstance(asked.item, Options):
        words = [asked.option_words(option) for option in asked.item.options]
        for twice in sorted({one for one in words if words.count(one) > 1}):
            yield "two options say the same", "", twice
    try:
        asked.text(), asked.text("right")
    except BadLesson as error:
        yield "cannot be said", "", error.in_language("en")


# C21: what is asked about later goes along with the code

def survivors(looked: Looked) -> Iterator[Draft]:
    """Predictions that later questions are about are in the resume code, and nothing else is."""
    kept = looked.lesson.kept
    for name in kept:
        if not looked.lesson.step(name).is_guess:
            yield name, "`kept` names a step that predicts nothing", "", ""
    for step in looked.lesson.steps:
        looked.question(step, SEEDS[0])
    for name in sorted(looked.predicted.names - set(kept)):
        yield name, "a later question is about this prediction, and `kept` does not name it", "", ""


# C42: a chance names its assumption, and agrees with played games

def claims(looked: Looked) -> Iterator[Draft]:
    """What is called exact claims a chance; a claim names its model in words that are shown, and games agree."""
    for step in looked.lesson.steps:
        if not step.asking.is_fresh or step.asking.mixes:
            continue
        for language in LANGUAGES:
            asked = looked.question(step, 1, language)
            if asked is not None:
                yield from ((step.id, f"{what} [{language}]", *rest) for what, *rest in stated(looked, asked, language))
        for seed in range(1, CLAIM_SEEDS + 1):
            asked = looked.question(step, seed)
            for claim in asked.item.claims if asked is not None else ():
                yield from ((step.id, f"{what}, seed {seed}", *rest) for what, *rest in disproved(claim))


def stated(looked: Looked, asked: Asked, language: str) -> Iterator[Flaw]:
    """Whether a step that calls something exact claims it, and says under which assumption."""
    texts = looked.texts(asked.step, language)
    said = " ".join([*texts.values(), *(note.text for note in asked.item.notes)]).lower()
    if EXACT[language].search(said) and not (asked.item.claims or counted(looked, asked.step)):
        yield "calls something exact that no claim tests (`claims`), and that is no mere count (`counted`)", "", ""
    for claim in asked.item.claims:
        words = looked.lesson.told(claim.model, language)
        if not words or words.lower() not in said:
            yield "claims a chance and does not say its assumption", claim.model, words or "no such words"


def counted(looked: Looked, step: Step) -> bool:
    """Whether a lesson says that a step's exact number is a count of what lies open, and no chance."""
    return step.id in looked.lesson.data.get("counted", {})


def disproved(claim: Claim) -> Iterator[Flaw]:
    """Whether games are further from a chance than luck is given."""
    played = claim.played()
    error = sqrt(max(claim.chance * (1 - claim.chance), 0) / played.n)
    if abs(played.value - claim.chance) > ERRORS * error + 1e-9:
        yield "played games contradict a chance", round(claim.chance, 4), str(played)

