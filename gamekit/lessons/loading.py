"""Reading a lesson's file. Whatever is wrong with it is told before anybody is asked anything."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.words import LANGUAGES
from ..lab.questions.asked import game_of
from . import code
from .asking import LOOK, checked_rules, forms, read
from .items import ASKS, Reading
from .lesson import FILE, FOLDER, RHYTHMS, SHAPES, BadLesson, Lesson, Look, Section, Step

# What a file has: a type or some, a function that finds none in what is wrong, [the form of each], or {name: form},
# where "*" is any other name.
NEEDED = {"kind": str, "minutes": int}
STEPS = ("quick", "before", "after", "paper", "kept")       # lists of steps
PLAN = {"from": int, "to": int, "steps": [str], "who": str, "drop": bool, "rounds": int, "clicks": int}
ENTRIES: dict[str, Any] = {
    **{name: [str] for name in STEPS}, "timing": [int], "debrief": [int], "reference": [str], "sources_named": bool,
    "made_up": bool, "positions": {"*": dict}, "terms": {"*": [str]}, "roles": dict, "groups": {"*": int},
    "constants": {"*": str}, "counted": {"*": str}, "source": [dict], "contrast": [str], "evidence": [str],
    "bearings": [str], "note": bool, "plan": [PLAN], "passing": {"steps": [str], "least": int},
    "page": str, "start_pictured": [str], "shape": str, "fill": {"*": dict}, "past": str, "changed": str, "second": str,
    "claim": [{"*": str}],
}
STEP = {"id": str, "rhythm": str, "idea": [str], "recall": [str], "misconception": str, "costly": str, "reads": str}
HEAD = {"id": str, "rhythm": str, "ask": str}        # what says which other fields there are
SECTION = {"id": str, "step": [dict]}


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
        data = shaped(folder, read_data(folder.parent, name))
    except (OSError, ValueError, RecursionError) as error:
        raise unreadable(name, str(error)) from None
    for entry, kind in NEEDED.items():
        if type(data.get(entry)) is not kind:
            raise unreadable(name, f"{entry} = {data.get(entry)!r}")
    sections = [read_section(name, part) for part in tables(name, data, "section")]
    lesson = Lesson(game, name, folder, data, tuple(recalling(sections)), makers_of(game, name, data))
    check(lesson)
    return lesson


def shaped(folder: Path, data: dict[str, Any]) -> dict[str, Any]:
    """With what its shape has and the lesson does not say itself, its steps with what the lesson fills in; and with the
    positions of the lesson that it calls its past."""
    if "shape" not in data:
        return data
    shape = read_data(SHAPES, data["shape"])
    for section in shape["section"]:
        section["step"] = [step | data.get("fill", {}).get(step["id"], {}) for step in section["step"]]
    past = read_data(folder.parent, data["past"]) if "past" in data else {}
    return shape | data | {"positions": past.get("positions", {}) | data.get("positions", {})}


def read_data(folder: Path, name: Any) -> dict[str, Any]:
    """The file of the lesson or shape with this name there."""
    return tomllib.loads((folder / Path(str(name)).name / FILE).read_text("utf-8"))


def makers_of(game: Game, name: str, data: Mapping[str, Any]) -> Callable[[], Any]:
    """What gives the makers of items, the lesson's or its shape's; they may need all of the lab, so not before one is
    asked for."""
    if "shape" in data:
        return partial(import_module, f"{__package__}.shapes.{data['shape']}.items")
    module = f"{type(game).__module__}.{FOLDER}.{name}.items"
    folder = game.folder / FOLDER / name
    there = any((folder / f"items.{ending}").exists() for ending in ("py", "pyc"))      # a static site has bytecode
    return partial(import_module, module) if there else lambda: None


def unreadable(lesson: str, problem: str, file: str = FILE) -> BadLesson:
    return BadLesson("error-lesson-file", file=f"{lesson}/{file}", problem=problem)


def tables(lesson: str, data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    """The tables [[name]] of a file."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise unreadable(lesson, f"[[{name}]], not {name} = {found!r}")
    return found


def read_section(lesson: str, part: Mapping[str, Any]) -> Section:
    steps = tuple(map(read_step, tables(lesson, part, "step")))
    for place, wanted in misfits("section", part, SECTION):
        raise unreadable(lesson, misfit_words(place, wanted))
    return Section(part.get("id", ""), steps)


def read_step(entry: Mapping[str, Any]) -> Step:
    """A step, each field of its own form: what all have, then what its way to ask and its kind have."""
    step = str(entry.get("id"))
    head = {"id": None, "rhythm": None, "ask": Reading.ask, **entry}
    refuse_misfits(step, {name: head[name] for name in HEAD}, HEAD)
    for name, allowed in (("ask", list(ASKS)), ("rhythm", list(RHYTHMS))):
        if head[name] not in allowed:
            raise BadLesson("error-lesson-value", step=step, field=name, allowed=allowed)
    kind = ASKS[head["ask"]]
    refuse_misfits(step, entry, {**STEP, **forms(entry, kind)})
    about = {name: entry[name] for name in STEP if name in entry}
    look = Look(**{name: entry[name] for name in LOOK if name in entry})
    return Step(**about, asking=read(entry, kind), look=look)


def refuse_misfits(step: str, entry: Mapping[str, Any], forms: Mapping[str, Any]) -> None:
    for place, wanted in misfits("", entry, forms):
        if isinstance(wanted, dict):
            raise BadLesson("error-lesson-field", step=step, field=place, allowed=sorted(wanted))
        raise BadLesson("error-lesson-kind", step=step, field=place, kind=wanted)


def recalling(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections; a step that mixes others recalls all that they do."""
    rules: dict[str, Sequence[str]] = {}
    for section in sections:
        steps = []
        for step in section.steps:
            if not set(step.asking.mixes) <= set(rules):
                raise BadLesson("error-lesson-value", step=step.id, field="mixes", allowed=list(rules) or "-")
            mixed = [rule for name in step.asking.mixes for rule in rules[name]]
            steps.append(replace(step, recall=tuple(dict.fromkeys([*step.recall, *mixed]))))
            if not step.asking.mixes:
                rules[step.id] = step.rules
        yield replace(section, steps=tuple(steps))


def misfits(place: str, value: Any, form: Any) -> Iterator[tuple[str, Any]]:
    """The places where a value is not of a form, with the kind that is wanted there, or the names that there are."""
    if isinstance(form, FunctionType):
        yield from [] if form(value) is not None else [(place, form.__name__)]
        return
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


def misfit_words(place: str, wanted: Any) -> str:
    return f"{place} ({wanted if isinstance(wanted, str) else ', '.join(wanted)})"


# What the parts say to each other

def check(lesson: Lesson) -> None:
    """Refuse a file whose parts do not fit each other, or the game."""
    for place, wanted in misfits("", {name: lesson.data[name] for name in ENTRIES if name in lesson.data}, ENTRIES):
        raise unreadable(lesson.id, misfit_words(place, wanted))
    known = [step.id for step in lesson.steps]
    named = [step for entry in STEPS for step in lesson.data.get(entry, ())]
    for step in (*named, *lesson.data.get("passing", {}).get("steps", ())):
        if step not in known:
            raise BadLesson("error-lesson-step", file=f"{lesson.id}/{FILE}", step=step, allowed=known)
    if len(set(known)) < len(known) or not code.marks(lesson.form):
        raise unreadable(lesson.id, f"{len(known)} steps, {len(set(known))} names")
    for step in lesson.steps:
        checked_rules(lesson, step.id, "idea", step.idea)
        checked_rules(lesson, step.id, "recall", step.recall)
        step.asking.check(lesson, step.id)
    for language in LANGUAGES:
        try:
            (lesson.folder / f"{language}.ftl").read_text("utf-8")
        except (OSError, ValueError) as error:
            raise unreadable(lesson.id, str(error), f"{language}.ftl") from None
