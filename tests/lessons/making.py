"""Lessons made for tests: a small good one, and what is changed in it."""

import types

from gamekit.lessons import Choice, Lesson, Section
from gamekit.lessons.loading import read_step

HAND = {"seat": "red", "cards": {"red-hand": ["green-4a"]}}
RECRUIT = {"position": HAND, "moves": ["green-4a", "recruit"], "seat": "red"}
TIED = {"position": {
    "seat": "red", "cards": {"red-hand": ["blue-2"]},
    "tokens": {"green": ["red-2a", "red-1a", "red-1b", "white-2a", "white-2b"]},
}, "seat": "red"}
RECRUIT_BESIDE = {**RECRUIT, "position": {**HAND, "tokens": {"green": ["white-2a"]}}}
TIED_ELSEWHERE = {"position": {
    "seat": "red", "cards": {"red-hand": ["blue-2"]},
    "tokens": {"brown": ["red-2b", "red-1c", "red-1d", "white-2a", "white-2c"]},
}, "seat": "red"}
OPTIONS = ["red", "white", "nobody", "both"]
EN = {
    "lesson": "Small", "section-one": "One", "finished": "Done.",
    "see": "Both sides have strength 4. Who holds the region?", "see.option-red": "Red has it",
    "see.option-white": "White has it", "see.right": "Yes.", "see.hint": "Count.", "see.solution": "Three beat two.",
    "try": "Recruit a unit.", "try.right": "Good.", "try.hint": "Look.", "try.solution": "Click.",
    "check": "Who holds { $place }?", "check.option-red": "The red side", "check.option-white": "The white side",
    "check.option-nobody": "Nobody at all", "check.option-both": "Both of them", "check.right": "Yes.",
    "check.hint": "Count.", "check.solution": "More tokens.", "check.reply-white": "Count again.",
    "check.reply-nobody": "Somebody is there.", "check.reply-both": "One has more.",
}
RU = {
    "lesson": "Урок", "section-one": "Один", "finished": "Всё.",
    "see": "Сила равна. Чей район?", "see.option-red": "Он у красных", "see.option-white": "Он у белых",
    "see.right": "Да.", "see.hint": "Счёт.", "see.solution": "Три и два.",
    "try": "Нанять отряд.", "try.right": "Да.", "try.hint": "Там.", "try.solution": "Жми.",
    "check": "Чей { $place }?", "check.option-red": "У красных он", "check.option-white": "У белых он",
    "check.option-nobody": "Ни у кого", "check.option-both": "У всех двух", "check.right": "Да.",
    "check.hint": "Счёт.", "check.solution": "Кого больше.", "check.reply-white": "Ещё раз.",
    "check.reply-nobody": "Там кто-то есть.", "check.reply-both": "Не у всех.",
}
SEE = {
    "id": "see", "rhythm": "see", "ask": "choice", "idea": ["TIE_MORE_TOKENS"], "options": ["red", "white"],
    "right": ["red"], "wrong": {"white": "TIE_MORE_TOKENS"}, "start": TIED,
}
TRY = {
    "id": "try", "rhythm": "try", "ask": "move", "idea": ["RECRUIT_WITHIN_BARS"], "start": RECRUIT,
    "right": ["recruit-unit red-1a", "recruit-unit red-1b", "recruit-unit red-1c", "recruit-unit red-1d"],
}
CHECK = {
    "id": "check", "rhythm": "check", "ask": "choice", "recall": ["TIE_MORE_TOKENS", "RECRUIT_WITHIN_BARS"],
    "item": "holds",
}

MIX = {"id": "final", "rhythm": "check", "mixes": ["check"] * 3, "recall": ["TIE_MORE_TOKENS", "RECRUIT_WITHIN_BARS"]}
MIX_WORDS = {"final": "Three"}


def holds(game, dice, language):
    """A question that is another one for other dice and needs no number of a token."""
    region = dice.choice(game.ids("region"))
    return Choice(
        options=OPTIONS, right=["red"], wrong={"*": "TIE_MORE_TOKENS"},
        facts={"place": ("region", game.ids("region").index(region))},
    )


def write(words, folder, language):
    lines = []
    for key in dict.fromkeys(key.partition(".")[0] for key in words):
        lines.append(f"{key} = {words[key]}" if key in words else f"{key} =")
        own = {name.partition(".")[2]: text for name, text in words.items() if name.startswith(key + ".")}
        lines += [f"    .{name} = {text}" for name, text in own.items()]
    (folder / f"{language}.ftl").write_text("\n".join(lines) + "\n", "utf-8")


def lesson(game, folder, steps=(SEE, TRY, CHECK), en=(), ru=(), items=(("holds", holds),), **data):
    """The small lesson with other steps, words (None takes one away) or entries of its file."""
    folder.mkdir(exist_ok=True)
    for language, words, more in (("en", EN, en), ("ru", RU, ru)):
        changed = {key: text for key, text in {**words, **dict(more)}.items() if text is not None}
        write(changed, folder, language)
    data = {"kind": "tutorial", "minutes": 20, "quick": ["see"], **data}
    makers = types.SimpleNamespace(**dict(items))
    return Lesson(game, "small", folder, data, (Section("one", tuple(map(read_step, steps))),), lambda: makers)


def with_(step, **fields):
    return {**step, **fields}


def asking(step, **fields):
    """A step with another question."""
    return {**{name: step[name] for name in ("id", "rhythm", "idea", "recall") if name in step}, **fields}
