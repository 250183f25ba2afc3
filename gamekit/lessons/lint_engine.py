"""Checks that the engine makes: answers are right, refusals cite the rule that refuses, nothing hangs on a guess."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.moves import legal_numbers
from ..engine.unknown import varied
from ..engine.words import LANGUAGES
from .asking import Asked, answers, content, made
from .finding import SEEDS, Draft, Looked
from .items import Choice, Flaw, Forbidden, Judged, Number
from .lesson import Lesson, Step
from .loading import lessons, load_lesson

WEIGHT, GAMES, VARIATIONS = 0.8, 1000, 3
MET: dict[str, Counter[str]] = {}      # by game
PLAUSIBLE = 3           # wrong answers with replies of their own, in checks of odds


def cited_rules(looked: Looked) -> Iterator[Draft]:
    """Every rule that is named exists, and the engine refuses the move with that rule."""
    rules = set(looked.lesson.game.rulebook)
    for step in looked.lesson.steps:
        for name in sorted(set(step.rules) - rules):
            yield step.id, "no such rule", "", name
        for about, asked in looked.questions(step):
            cited = asked.item.wrong.values() if isinstance(asked.item, Judged) else ()
            for name in sorted(set(cited) - rules):
                yield about, "no such rule", "", name
            for what, limit, found in found_in(asked.item.miscited(asked)):
                yield about, what, limit, found


def found_in(flaws: Iterator[Flaw]) -> Iterator[Flaw]:
    """What a kind of question finds wrong; what it cannot even look at is a flaw too."""
    try:
        yield from flaws
    except (GamekitError, ValueError, KeyError, AssertionError) as error:
        yield "cannot be answered", "", f"{type(error).__name__}: {error}"


# Right answers

def right_answers(looked: Looked) -> Iterator[Draft]:
    """Every question can be asked, has a right answer, and what is called right is accepted."""
    for step in looked.lesson.steps:
        for language in LANGUAGES:
            for seed, sister in looked.variants(step, language):
                problem = looked.problem(step, seed, language, sister)
                if problem is not None:
                    what = f"cannot be asked [{language}], seed {seed}{', sister' if sister else ''}"
                    yield step.id, what, "", f"{type(problem).__name__}: {problem}"
        for about, asked in looked.questions(step):
            for what, limit, found in found_in(asked.item.flaws(asked)):
                yield about, what, limit, found


# Rule coverage

def coverage(looked: Looked) -> Iterator[Draft]:
    """Every rule is taught, checked or left to the rulebook; what is met in play is mostly taught."""
    game = looked.lesson.game
    told = rules_of(looked.lesson)
    others = {rule for other in other_lessons(looked.lesson) for rule in rules_of(other)}
    listed = set(looked.lesson.data.get("reference", ()))
    for rule in sorted(listed - set(game.rulebook)):
        yield "", "`reference` names no rule", "", rule
    for rule in sorted(listed & told):
        yield "", "`reference` names a rule that is taught", "", rule
    left = [rule for rule in game.rulebook if rule not in told | others | listed]
    if left:
        yield "", f"rules that are neither taught nor in `reference`: {', '.join(map(repr, left))}", 0, len(left)
    met = met_in_play(game, GAMES)
    share = sum(number for rule, number in met.items() if rule in told) / max(sum(met.values()), 1)
    if share < WEIGHT:
        untaught = [rule for rule, _ in met.most_common() if rule not in told][:8]
        what = f"share of what refusals and the log of {GAMES} random games cite that is taught; most often not"
        yield "", f"{what}: {', '.join(untaught)}", WEIGHT, round(share, 2)


def rules_of(lesson: Lesson) -> set[str]:
    return {rule for step in lesson.steps for rule in step.rules}


def other_lessons(lesson: Lesson) -> Iterator[Lesson]:
    for name in lessons(lesson.game):
        if name != lesson.id:
            try:
                yield load_lesson(lesson.game, name)
            except GamekitError:        # its own check tells
                continue


def met_in_play(game: Game, games: int) -> Counter[str]:
    """How often the log and refusals of random games cite each rule."""
    if game.name not in MET:
        MET[game.name] = counted(game, games)
    return MET[game.name]


def counted(game: Game, games: int) -> Counter[str]:
    rules, said = [rule.name for rule in game.rules], list(game.said)
    met: Counter[str] = Counter()
    for seed in range(games):
        match, dice = game.new(seed=seed), random.Random(seed)
        s, box = match.state, game.box
        for frame in match.frames:
            met.update(line.said.rule.name for line in frame.lines)
        while not match.over:
            rule = game.flow.refusal(box, s, dice.randrange(game.flow.candidates(box, s)))
            met.update([rules[rule]] if rule else [])
            s.log = []
            game.flow.apply(box, s, dice.choice(legal_numbers(game, s)))
            game.flow.advance(box, s)
            met.update(said[number].rule.name for number, _, _ in s.log)
    return met


# The same seed, the same lesson

def seeded(looked: Looked) -> Iterator[Draft]:
    lesson = looked.lesson
    for step in lesson.steps:
        asking = step.asking
        if step.rhythm == "check" and not asking.is_fresh and asking.can_fail:
            yield step.id, "a check that is the same for every seed", "item", "none"
        if not asking.is_fresh or looked.problem(step, SEEDS[0]) is not None:
            continue
        shown = [content(found) for seed in SEEDS if (found := looked.question(step, seed))]
        if shown[0] != content(made(lesson, step, SEEDS[0])):
            yield step.id, "the same seed asks another question", "", ""
        if step.rhythm != "vote" and all(one == shown[0] for one in shown):     # all vote on the same thing
            yield step.id, f"{len(SEEDS)} seeds ask the same question", "", ""
        for seed in SEEDS[:2]:
            here, there = (looked.question(step, seed, language) for language in LANGUAGES)
            if here and there and answers(here) != answers(there):
                yield step.id, f"the languages ask other questions, seed {seed}", "", ""


# Replies

def replies(looked: Looked) -> Iterator[Draft]:
    """Checks do not tell the answer; wrong answers get replies of their own."""
    for step in looked.lesson.steps:
        for language in LANGUAGES:
            for about, asked in looked.questions(step, language):
                if isinstance(asked.item, Choice | Number) and step.rhythm == "check":
                    said = {answer: asked.reply_to(answer) for answer in asked.item.mistakes()}
                    for draft in (*telling(asked, asked.item, said), *distinct(asked, said)):
                        yield f"{about} [{language}]", *draft


def telling(asked: Asked, item: Choice | Number, said: Mapping[str, str]) -> Iterator[Flaw]:
    """The right answer must not stand in the reply to a wrong one."""
    for answer, reply in said.items():
        if item.is_told_by(asked, reply):
            yield f"the reply to {answer!r} tells the answer", "", reply


def distinct(asked: Asked, said: Mapping[str, str]) -> Iterator[Flaw]:
    for answer, reply in said.items():
        if not reply:
            yield "wrong answer without a reply", "", answer
    if asked.lesson.kind == "odds" and len(set(said.values())) < PLAUSIBLE:
        yield "wrong answers with replies of their own", PLAUSIBLE, len(set(said.values()))


# Refusals that are asked for, and like questions

def refusals(looked: Looked) -> Iterator[Draft]:
    """A step to break a rule accepts only the refusal that it is about; others are told, and what is to find."""
    for step in looked.lesson.steps:
        for about, asked in looked.questions(step):
            if isinstance(asked.item, Forbidden):
                for what, limit, found in found_in(asked.item.misjudged(asked)):
                    yield about, what, limit, found


def alike(looked: Looked) -> Iterator[Draft]:
    """Who needed the solution is asked another question of the same kind.

    A history lesson is about one situation: there the question stays the same.
    """
    for step in looked.lesson.steps:
        first = looked.question(step, SEEDS[0]) if step.asking.can_fail and not step.is_guess else None
        if first is None or first.item.is_free:
            continue
        if not step.asking.has_sister:
            yield step.id, "can be failed and has no like question", "sister", "none"
            continue
        for seed in SEEDS if step.asking.is_fresh else SEEDS[:1]:
            asked, other = looked.question(step, seed), looked.question(step, seed, sister=True)
            if asked and other and content(asked) == content(other):
                yield step.id, f"the like question is the same, seed {seed}", "", ""


# Reconstructed values

def reconstructed(looked: Looked) -> Iterator[Draft]:
    """The answers of checks stay when values that nobody knows are other ones."""
    lesson, dice = looked.lesson, random.Random(32)
    groups = list(lesson.game.unknown())
    others = [replace(lesson, game=varied(lesson.game, groups, dice)) for _ in range(VARIATIONS)] if groups else []
    for step in lesson.steps:
        if step.rhythm != "check" or not step.asking.can_fail:
            continue
        for seed in SEEDS[:2] if step.asking.is_fresh else SEEDS[:1]:
            found = looked.question(step, seed)
            problems = [depends(found, other, step, seed) for other in others if found]
            if any(problems):
                yield step.id, f"seed {seed}: depends on reconstructed values", "", next(filter(None, problems))


def depends(asked: Asked, other: Lesson, step: Step, seed: int) -> str:
    """What is another answer in another box; nothing where the question is another one too."""
    try:
        there = made(other, step, seed)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if asked.item.content() != there.item.content():
        return ""
    ours, theirs = (one.item.accepted(one) for one in (asked, there))
    return "" if ours == theirs else f"{ours} or {theirs}"
