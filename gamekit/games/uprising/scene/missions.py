"""Missions: their conditions as pictures and words, and for the Resistance how far each district is."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing import Markup, at, broken, fitted, icon, joined, num, path, rect, text, text_lines, width
from ....engine.scene import Part, stacked
from .mission_progress import Progress, progress
from .sight import LOOKS, Sight
from ..rules.table import TYPES, Condition, Mode, Type
from .things import condition_words

PITCH, PLATE = 219, 207                 # of the plates, side by side
CELL = 32                               # height of the marks of progress


def missions(sight: Sight, y: float) -> tuple[list[Part], float]:
    """All missions on the table under their caption, and where they end."""
    there = [mission for mission in sight.s.open_missions if mission >= 0]
    caption = [heading(sight, y)]
    y += caption[0].box[3] + 4
    if sight.narrow:
        places = [(0.0, y)]
        for mission in there:
            places.append((0.0, places[-1][1] + height(sight, mission) + 10))
        found = [plate(sight, mission, *place) for mission, place in zip(there, places, strict=False)]
        return [*caption, *stacked(found)], places[-1][1] - 10
    deep = max([height(sight, mission) for mission in there], default=0)
    found = [plate(sight, mission, n * PITCH, y, deep) for n, mission in enumerate(there)]
    return [*caption, *stacked(found)], y + deep


def heading(sight: Sight, y: float) -> Part:
    words, size = sight.words("picture-missions"), sight.small
    drawn, told = text(0, y + 11, words, size, "b dim"), [""]
    if sight.tells_progress:
        x, first = (0, y + 29) if sight.narrow else (width(words, size, True) + 16, y + 11)
        told = broken(sight.words("picture-progress"), sight.width - x - 20, size)
        drawn += icon("hidden", x, first - 12, 15, "c-dim")
        drawn += text_lines(x + 20, first, 18, told, size, "dim")
    lower = 18 * len(told) if sight.narrow and sight.tells_progress else 0
    return Part("caption-missions", drawn, (0, y, sight.width, 16 + lower))


# A plate

def lines(sight: Sight, mission: int) -> tuple[list[str], list[str]]:
    """Title and condition, broken to the plate."""
    room = (sight.width if sight.narrow else PLATE) - 18
    beside = 20 if is_marked(sight, mission) else 0
    title = broken(sight.name("mission", mission), room - beside, 14, bold=True)
    return title, broken(condition(sight, mission), room, sight.small)


def height(sight: Sight, mission: int) -> float:
    title, words = lines(sight, mission)
    return 30 + 17 * len(title) + 20 + step(sight) * len(words) + (CELL + 6 if sight.tells_progress else 4)


def step(sight: Sight) -> int:
    return 18 if sight.narrow else 15


def plate(sight: Sight, mission: int, x: float, y: float, deep: float = 0) -> Part:
    """Title, condition as picture, condition in words, progress along the foot."""
    title, words = lines(sight, mission)
    w, h = (sight.width if sight.narrow else PLATE), deep or height(sight, mission)
    drawn = rect(0, 0, w, h, "plate") + path(f"M0 1.5H{num(w)}", "rule")
    drawn += text_lines(10, 20, 17, title, 14, "b")
    drawn += icon("reconstructed", w - 24, 8, 16, "c-dim") if is_marked(sight, mission) else ""
    top = 8 + 17 * len(title)
    drawn += at(10, top + 2, picture(sight, mission))
    drawn += text_lines(10, top + 44, step(sight), words, sight.small, "dim")
    drawn += at(4, h - CELL - 4, marks(sight, mission, w - 8)) if sight.tells_progress else ""
    return sight.part("mission", mission, at(x, y, drawn), (x, y, w, h), label(sight, mission))


def is_marked(sight: Sight, mission: int) -> bool:
    """Whether we know the mission from elsewhere than the rulebook."""
    return not sight.box.in_rulebook[mission]


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


# Pictures of conditions, 24 high

def picture(sight: Sight, mission: int) -> Markup:
    """Signs one after another."""
    drawn, x = Markup(), 0.0
    for piece, wide in pieces(sight, mission):
        drawn, x = drawn + at(x, 0, piece), x + wide + 7
    return drawn


def pieces(sight: Sight, mission: int) -> Iterator[tuple[Markup, float]]:
    box, least = sight.box, sight.box.least[mission]
    first, second = box.first_type[mission], box.second_type[mission]
    match Condition(box.condition[mission]):
        case Condition.TOTAL:
            yield words(f"Σ ≥ {least}")
            if in_capitol(sight, mission):
                yield words(f"({in_capitol(sight, mission)})")
        case Condition.SUM_WITHOUT:
            yield from (square(first), words(f"≥ {least}"), crossed(second))
        case Condition.FACE_UP:
            for n in range(least):
                yield from ([words("=")] if n else []) + [eye_card()]
        case Condition.MORE_THAN:
            yield from (square(first), words(">"), square(second), words(f"≥ {box.second_least[mission]}"))
        case Condition.EVERY_TYPE:
            yield from (square(type) for type in range(TYPES))
            if least > 1:
                yield words(f"× {least}")
        case Condition.SAME_VALUE:
            yield from [value_card()] * least
        case Condition.RUN:
            yield stairs(least)
        case Condition.TWO_SUMS:
            yield from (square(first), words(f"≥ {least}"), square(second), words(f"≥ {box.second_least[mission]}"))


def words(sign: str) -> tuple[Markup, float]:
    return text(0, 19, sign, 20, "b"), 12.5 * len(sign)


def square(type: int) -> tuple[Markup, float]:
    fill, ink, sign = LOOKS[Type(type)]
    return rect(0, 0, 24, 24, fill) + icon(sign, 3, 3, 18, f"c-{ink}"), 24


def crossed(type: int) -> tuple[Markup, float]:
    return square(type)[0] + path("M-3 27 27-3", "rule") + path("M-3-3 27 27", "rule"), 30


def value_card() -> tuple[Markup, float]:
    """Any value, but the same on all."""
    return rect(0, 0, 20, 24, "face") + text(10, 17, "n", 14, "b m"), 20


def eye_card() -> tuple[Markup, float]:
    """Face up, of any type, but the same on all."""
    return rect(0, 0, 22, 24, "face") + icon("espionage", 3, 1, 16) + rect(0, 18, 22, 6, "ink"), 22


def stairs(number: int) -> tuple[Markup, float]:
    """Cards of which each is one higher than the one before."""
    rise = 14 / max(1, number - 1)
    return joined(rect(17 * n, 14 - rise * n, 14, 10 + rise * n, "face") for n in range(number)), 17.0 * number


# Progress

def marks(sight: Sight, mission: int, room: float) -> Markup:
    """A cell for each district of the row, in its order: a tick where the mission is met, else have and need."""
    there = sight.row[: sight.s.row_size]
    wide = room / max(1, len(there))
    return joined(at(n * wide, 0, mark(sight, d, mission, wide)) for n, d in enumerate(there))


def mark(sight: Sight, district: int, mission: int, w: float) -> Markup:
    found = progress(sight.box, sight.s, district, mission)
    done = rect(0, CELL - 3, w * found.have / max(1, found.need), 3, "ink") if not found.spoilt else ""
    cell = rect(0, 0, w, CELL, "cell trail" if found.met else "cell") + done
    ink = "on-light" if found.met else "dim"
    cell += text(w / 2, 12, fitted(w, sight.small, sight.code(district)), sight.small, f"m {ink}")
    return cell + verdict(sight, found, w)


def verdict(sight: Sight, found: Progress, w: float) -> Markup:
    if found.met:
        return icon("check", w / 2 - 7, 14, 14, "c-light")
    if found.spoilt:
        return path(f"M{num(w / 2 - 5)} 16l10 10m0-10-10 10", "edge")
    return text(w / 2, 26, fitted(w, sight.small, f"{found.have}/{found.need}", str(found.have)), sight.small, "m")
