"""The teacher's page: one printable page, from the lesson's words.

A lesson's `en.ftl` and `ru.ftl` hold these messages; the headings and the start command come from here, the key from
the sheet. Numbered messages go on as far as there are any.

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

from collections.abc import Iterator

from .lesson import Lesson

ONE = (
    "age", "knows", "room", "screen", "late", "cautions", "variant-projector", "variant-paper", "variant-long", "fast",
    "slow",
)
SEVERAL = {     # at least and at most so many; the attribute that each has
    "aim": (2, 3, ""), "timing": (3, 8, ""), "mistake": (6, 6, "say"), "debrief": (2, 8, "good"), "rubric": (4, 4, ""),
}
HISTORY_DEBRIEF = 4


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


def page(lesson: Lesson, seed: int, version: str, language: str) -> str:
    raise NotImplementedError
