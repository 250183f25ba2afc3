"""Missions: their conditions as signs and words, and for the Resistance how far each district is."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.layout import NONE
from ....engine.markup import Markup, tag
from ....engine.pieces import bold, el, icon, made_up, span, track
from ..rules.table import TYPES, Condition, Mode, Type
from .mission_progress import Progress, progress
from .sight import SIGNS, Sight, square
from .things import condition_words, source_words


def missions(sight: Sight) -> Markup:
    """All missions on the table under their caption, and how we know those that the rulebook does not tell."""
    there = [mission for mission in sight.s.open_missions if mission != NONE]
    plates = el("div", "missions", *(plate(sight, mission) for mission in there))
    head = el("header", "", heading(sight), note(sight, [m for m in there if is_marked(sight, m)]))
    return el("section", "goals", head, plates)


def heading(sight: Sight) -> Markup:
    told = span(icon("hidden") + span(sight.words("picture-progress"))) if sight.tells_progress else ""
    return sight.part("caption-missions", "cap", bold(sight.words("picture-missions")), told, name="p")


def is_marked(sight: Sight, mission: int) -> bool:
    """Whether we know the mission from elsewhere than the rulebook."""
    return not sight.box.in_rulebook[mission]


def note(sight: Sight, marked: list[int]) -> Markup:
    told: dict[str, list[str]] = {}
    for mission in marked:
        told.setdefault(source_words(sight.game, mission, sight.language), []).append(sight.name("mission", mission))
    words = "; ".join(f"{', '.join(names)}: {source}" for source, names in told.items())
    return sight.part("note", "", made_up(words)) if told else Markup()


# A plate

def plate(sight: Sight, mission: int) -> Markup:
    """Title, condition as signs and in words, progress along the foot."""
    title = tag("h3", span(sight.name("mission", mission)), icon("reconstructed") if is_marked(sight, mission) else "")
    goal = el("p", "goal", *signs(sight, mission), aria_hidden="true")
    foot = marks(sight, mission) if sight.tells_progress else ""
    return sight.thing("mission", mission, "plate mission", el("header", "", title, goal),
                       el("p", "cap", condition(sight, mission)), foot, name="section", label=label(sight, mission))


def condition(sight: Sight, mission: int) -> str:
    """The condition in words, with what the Capitol asks for where that is more."""
    words = condition_words(sight.game, mission, sight.language)
    words = words[:1].upper() + words[1:]
    least = in_capitol(sight, mission)
    return sight.words("picture-in-capitol", condition=words, least=least) if least else words


def in_capitol(sight: Sight, mission: int) -> int:
    """What the Capitol needs where that is more than elsewhere, else 0."""
    return sight.box.in_capitol[mission] if sight.s.mode == Mode.CAPITOL else 0


def label(sight: Sight, mission: int) -> str:
    told = [sight.name("mission", mission), condition(sight, mission)]
    if sight.tells_progress:
        told += [progress_words(sight, district, mission) for district in sight.row[: sight.s.row_size]]
    return ". ".join(told)


def progress_words(sight: Sight, district: int, mission: int) -> str:
    found = progress(sight.box, sight.s, district, mission)
    key = "picture-met" if found.met else "picture-spoilt" if found.spoilt else "picture-have"
    return sight.words(key, district=("district", district), have=found.have, need=found.need)


# Conditions as signs

def signs(sight: Sight, mission: int) -> Iterator[Markup]:
    box, least = sight.box, sight.box.least[mission]
    first, second, other = box.first_type[mission], box.second_type[mission], f"≥ {box.second_least[mission]}"
    match Condition(box.condition[mission]):
        case Condition.TOTAL:
            capitol = in_capitol(sight, mission)
            yield span(f"Σ ≥ {least}" + (f" ({capitol})" if capitol else ""))
        case Condition.SUM_WITHOUT:
            yield from (type_sum(first, f"≥ {least}"), square(SIGNS[Type(second)], "not"))
        case Condition.FACE_UP:                 # of any type, but the same on all
            yield from [el("i", "gi open", icon("espionage"))] * least
        case Condition.MORE_THAN:
            yield from (type_sum(first, ">"), type_sum(second, other))
        case Condition.EVERY_TYPE:
            yield from (square(SIGNS[Type(type)]) for type in range(TYPES))
            yield span(f"× {least}" if least > 1 else "")
        case Condition.SAME_VALUE:              # any value, but the same on all
            yield from [el("i", "gi", "n")] * least
        case Condition.RUN:                     # each one higher than the one before
            yield el("span", "stairs", *(el("i", "", style=f"--gk-p:{(n + 1) / least}") for n in range(least)))
        case Condition.TWO_SUMS:
            yield from (type_sum(first, f"≥ {least}"), type_sum(second, other))


def type_sum(type: int, words: str) -> Markup:
    return span(square(SIGNS[Type(type)]) + span(words))


# Progress

def marks(sight: Sight, mission: int) -> Markup:
    """A cell for each district of the row, in its order: a tick where the mission is met, else have and need."""
    there = sight.row[: sight.s.row_size]
    found = [progress(sight.box, sight.s, district, mission) for district in there]
    cells = [("met" if one.met else "", span(sight.code(district)) + verdict(one))
             for district, one in zip(there, found, strict=True)]
    return track("progress", cells, sight.words("picture-progress"), len(there))


def verdict(found: Progress) -> Markup:
    """What is there as number and as a bar; a cross where a card must not be there."""
    if found.met or found.spoilt:
        return icon("check") if found.met else bold("×", "spoilt")
    share = round(100 * found.have / max(1, found.need))
    return bold(f"{found.have}/{found.need}") + el("i", "", style=f"--gk-p:{share}")
