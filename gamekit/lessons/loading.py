"""Reading a lesson's file. Whatever is wrong with it is told before anybody is asked anything."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from numbers import Real
from typing import Any

from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.words import LANGUAGES
from ..lab.questions.asked import game_of
from . import code
from .asking import EVERYBODY, number
from .lesson import ASKS, FILE, FOLDER, RHYTHMS, BadLesson, Lesson, Section, Step

# What a file has: a type, [the form of each], or {name: form}, where "*" is any other name.
NEEDED = {"kind": str, "minutes": int}
STEPS = ("quick", "before", "after", "paper")       # lists of steps
ENTRIES: dict[str, Any] = {
    **{name: [str] for name in STEPS}, "timing": [int], "debrief": [int], "reference": [str], "sources_named": bool,
    "made_up": bool, "positions": {"*": dict}, "terms": {"*": [str]}, "roles": dict, "groups": {"*": int},
    "source": [dict], "passing": {"steps": [str], "least": int},
}
START = {"position": (str, dict), "moves": [str], "seat": str, "seed": int, "options": dict}
FORMS: dict[str, Any] = {
    one.name: {"str": str, "float": Real, "bool": bool, "Sequence[str]": [str]}.get(str(one.type), {"*": str})
    for one in fields(Step)
} | {"start": START}
FORMS["sister"] = {name: form for name, form in FORMS.items() if name not in ("id", "sister")}


def lessons(game: Game | str) -> list[str]:
    """The names of a game's lessons."""
    return sorted(file.parent.name for file in (game_of(game).folder / FOLDER).glob(f"*/{FILE}"))


def load_lesson(game: Game | str, name: str) -> Lesson:
    """A lesson of a game, checked."""
    game = game_of(game)
    if name not in lessons(game):
        raise BadOption("error-lesson", name=str(name), game=game.name, allowed=lessons(game) or "-")
    folder = game.folder / FOLDER / name
    try:
        data = tomllib.loads((folder / FILE).read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise unreadable(name, str(error)) from None
    for entry, kind in NEEDED.items():
        if type(data.get(entry)) is not kind:
            raise unreadable(name, f"{entry} = {data.get(entry)!r}")
    sections = [Section(str(part.get("id")), tuple(read_steps(name, part))) for part in tables(name, data, "section")]
    lesson = Lesson(game, name, folder, data, tuple(recalling(sections)))
    check(lesson)
    return lesson


def unreadable(lesson: str, problem: str, file: str = FILE) -> BadLesson:
    return BadLesson("error-lesson-file", file=f"{lesson}/{file}", problem=problem)


def tables(lesson: str, data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    """The tables [[name]] of a file."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise unreadable(lesson, f"[[{name}]], not {name} = {found!r}")
    return found


def recalling(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections; a step that mixes others recalls all that they do."""
    rules: dict[str, Sequence[str]] = {}
    for section in sections:
        steps = []
        for step in section.steps:
            if not set(step.mixes) <= set(rules):
                raise BadLesson("error-lesson-value", step=step.id, field="mixes", allowed=list(rules) or "-")
            mixed = [rule for name in step.mixes for rule in rules[name]]
            steps.append(replace(step, recall=tuple(dict.fromkeys([*step.recall, *mixed]))))
            rules[step.id] = [*step.idea, *step.recall]
        yield replace(section, steps=tuple(steps))


def read_steps(lesson: str, section: Mapping[str, Any]) -> Iterator[Step]:
    """The steps of a section, each field of its own form."""
    for entry in tables(lesson, section, "step"):
        step = str(entry.get("id"))
        for place, wanted in misfits("", {"id": None, "rhythm": None, **entry}, FORMS):
            if isinstance(wanted, dict):
                raise BadLesson("error-lesson-field", step=step, field=place, allowed=sorted(wanted))
            raise BadLesson("error-lesson-kind", step=step, field=place, kind=wanted)
        for name, allowed in (("ask", ASKS), ("rhythm", RHYTHMS)):
            if any(one.get(name, allowed[-1]) not in allowed for one in (entry, entry.get("sister", {}))):
                raise BadLesson("error-lesson-value", step=step, field=name, allowed=list(allowed))
        yield Step(**entry)


def misfits(place: str, value: Any, form: Any) -> Iterator[tuple[str, Any]]:
    """The places where a value is not of a form, with the kind that is wanted there, or the names that there are."""
    kinds = (type(form),) if isinstance(form, list | dict) else form if isinstance(form, tuple) else (form,)
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        yield place, " or ".join(kind.__name__ for kind in kinds)
    elif isinstance(form, list):
        for one in value:
            yield from misfits(place, one, form[0])
    elif isinstance(form, dict):
        for name, one in value.items():
            inside, wanted = f"{place}.{name}" if place else name, form.get(name, form.get("*"))
            yield from [(inside, form)] if wanted is None else misfits(inside, one, wanted)


# What the parts say to each other

def check(lesson: Lesson) -> None:
    """Refuse a file whose parts do not fit each other, or the game."""
    for place, wanted in misfits("", {name: lesson.data[name] for name in ENTRIES if name in lesson.data}, ENTRIES):
        raise unreadable(lesson.id, f"{place} ({wanted if isinstance(wanted, str) else ', '.join(wanted)})")
    known = [step.id for step in lesson.steps]
    named = [step for entry in STEPS for step in lesson.data.get(entry, ())]
    for step in (*named, *lesson.data.get("passing", {}).get("steps", ())):
        if step not in known:
            raise BadLesson("error-lesson-step", file=f"{lesson.id}/{FILE}", step=step, allowed=known)
    if len(set(known)) < len(known) or not code.marks([step.questions for step in lesson.steps]):
        raise unreadable(lesson.id, f"{len(known)} steps, {len(set(known))} names")
    for step in lesson.steps:
        for one in (step, replace(step, **step.sister)):
            check_step(lesson, one)
    for language in LANGUAGES:
        try:
            (lesson.folder / f"{language}.ftl").read_text("utf-8")
        except (OSError, ValueError) as error:
            raise unreadable(lesson.id, str(error), f"{language}.ftl") from None


def check_step(lesson: Lesson, step: Step) -> None:
    for field, rules in (("idea", step.idea), ("recall", step.recall), ("wrong", step.wrong.values())):
        for rule in rules:
            if rule and rule not in set(lesson.game.rulebook):
                raise BadLesson("error-lesson-rule", step=step.id, field=field, rule=rule)
    check_start(lesson, step)
    if not step.item and step.ask == "number" and any(number(right) is None for right in step.right):
        raise BadLesson("error-lesson-kind", step=step.id, field="right", kind="number")


def check_start(lesson: Lesson, step: Step) -> None:
    start, position = step.start, step.start.get("position")
    named = {
        "position": ([position] if isinstance(position, str) else [], list(lesson.data.get("positions", {}))),
        "seat": ([start["seat"]] if "seat" in start else [], [*lesson.game.ids("seat"), EVERYBODY]),
        "options": (start.get("options", {}), [option.name for option in lesson.game.options]),
    }
    for field, (given, allowed) in named.items():
        if not set(given) <= set(allowed):
            raise BadLesson("error-lesson-value", step=step.id, field=f"start.{field}", allowed=allowed or "-")
    needed = start or step.ask in ("move", "refused")
    if needed and not (step.item or step.mixes or position is not None or "seed" in start):
        raise BadLesson("error-lesson-kind", step=step.id, field="start.position", kind="dict")
