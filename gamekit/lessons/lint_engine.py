"""Checks that the engine makes: answers are right, refusals cite the rule that refuses, nothing hangs on a guess."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.moves import legal_moves, legal_numbers, move_at
from ..engine.unknown import varied
from ..engine.words import LANGUAGES
from .asking import judge, made, refusal, reply_to
from .finding import SEEDS, Draft, Looked
from .items import Item
from .lesson import Lesson, Step
from .loading import lessons, load_lesson
from .lint_words import GUESSES
from .telling import option_words

WEIGHT, GAMES, VARIATIONS = 0.8, 1000, 3
MET: dict[str, Counter[str]] = {}      # by game
PLAUSIBLE = 3           # wrong answers with replies of their own, in checks of odds


def cited_rules(looked: Looked) -> Iterator[Draft]:
    """Every rule that is named exists, and the engine refuses the move with that rule."""
    rules = set(looked.lesson.game.rulebook)
    for step in looked.lesson.steps:
        for name in sorted({*step.idea, *step.recall} - rules):
            yield step.id, "no such rule", "", name
        for about, asked, item in looked.questions(step):
            for name in sorted(set(item.rules.values()) - rules):
                yield about, "no such rule", "", name
            if asked.ask in ("move", "refused"):
                yield from refusals(about, asked, item)
            elif asked.ask in ("choice", "order") and looked.lesson.kind in ("tutorial", "bot"):
                yield from uncited(about, asked, item)


def refusals(about: str, step: Step, item: Item) -> Iterator[Draft]:
    if item.match is None:
        yield about, "asks for a move without a match", "", ""
        return
    for move, rule in item.rules.items():
        refused = refusal(item.match, move) if move != "*" else None
        if refused is not None and refused.id != rule:
            yield about, f"{move!r} is refused by another rule", rule, refused.id
    if step.ask == "refused":
        wanted = {*step.idea, *step.recall}
        for move in item.right:
            refused = refusal(item.match, move)
            if refused is None or refused.id not in wanted:
                by = "nothing" if refused is None else refused.id
                yield about, f"{move!r} is refused by another rule", ", ".join(sorted(wanted)), by


def uncited(about: str, step: Step, item: Item) -> Iterator[Draft]:
    if step.ask == "order" or step.rhythm in GUESSES:
        return
    for option in item.options:
        if option not in item.right and not (item.rules.get(option) or item.rules.get("*")):
            yield about, "wrong option cites no rule", "", option


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
        for about, asked, item in looked.questions(step):
            try:
                yield from CHECKED.get(asked.ask, free)(looked.lesson, about, asked, item)
            except (GamekitError, ValueError, KeyError, AssertionError) as error:
                yield about, "cannot be answered", "", f"{type(error).__name__}: {error}"


def free(lesson: Lesson, about: str, step: Step, item: Item) -> Iterator[Draft]:
    yield from continued(about, step, item.match)


def continued(about: str, step: Step, match: Match | None) -> Iterator[Draft]:
    """The moves that follow can be played."""
    if not step.then:
        return
    if match is None:
        yield about, "`then` without a match", "", ""
        return
    later = match.at(len(match.played))
    for move in step.then:
        try:
            later.play(move)
        except GamekitError as error:
            yield about, f"{move!r} cannot follow", "", error
            return


def right_moves(lesson: Lesson, about: str, step: Step, item: Item) -> Iterator[Draft]:
    if item.match is None:
        return
    legal = allowed_moves(item.match)
    verdicts = {move: judge(lesson, step, item, move, "en") for move in legal}
    accepted = [move for move, verdict in verdicts.items() if verdict.right]
    if not accepted:
        yield about, "no legal move is accepted", 1, 0
    for move in set(legal) - set(accepted):
        if legal[move] in {legal[other] for other in accepted}:
            yield about, "is not accepted, though a move that does the same is", "", move
    for move in item.right:
        if move != "*" and move not in legal:
            yield about, "is called right and is no legal move", "", move
        elif move != "*" and move not in accepted:
            yield about, "is called right and is not accepted", "", move
    for move in accepted[:4]:
        yield from continued(about, step, verdicts[move].after)


def allowed_moves(match: Match) -> dict[str, int]:
    """All that may be played, by name; things that are alike have the number of one of them."""
    game, box, s = match.game, match.game.box.values, match.state
    numbers = [number for number in range(game.flow.candidates(box, s)) if not game.flow.refusal(box, s, number)]
    return {move_at(game, s, number).id: game.flow.same(box, s, number) for number in numbers}


def right_refusals(lesson: Lesson, about: str, step: Step, item: Item) -> Iterator[Draft]:
    if item.match is None:
        return
    if not item.right:
        yield about, "names no forbidden move: whoever uses no picture could not answer", 1, 0
    yield from continued(about, step, item.match)


def right_options(lesson: Lesson, about: str, step: Step, item: Item) -> Iterator[Draft]:
    if len(set(item.options)) < len(item.options):
        yield about, "options stand twice", "", list(item.options)
    if step.ask == "order":
        if sorted(item.right) != sorted(item.options) or len(item.options) < 2:
            yield about, "the right order is none of all options", list(item.options), list(item.right)
    elif not item.right or not set(item.right) <= set(item.options):
        yield about, "the right answer is no option", list(item.options), list(item.right)
    elif set(item.right) == set(item.options) and step.rhythm not in ("vote", "bet", "predict"):
        yield about, "every option is right", "", list(item.options)
    yield from continued(about, step, item.match)


def right_number(lesson: Lesson, about: str, step: Step, item: Item) -> Iterator[Draft]:
    if not item.right or not all(judge(lesson, step, item, right, "en").right for right in item.right):
        yield about, "the right number is none", "", list(item.right)
    yield from continued(about, step, item.match)


CHECKED = {
    "move": right_moves, "refused": right_refusals, "choice": right_options, "order": right_options,
    "number": right_number,
}


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
    return {rule for step in lesson.steps for rule in (*step.idea, *step.recall)}


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
        s, box = match.state, game.box.values
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
        if step.rhythm == "check" and not step.item and not step.mixes and step.ask != "text":
            yield step.id, "a check that is the same for every seed", "item", "none"
        if not step.item or looked.problem(step, SEEDS[0]) is not None:
            continue
        shown = [content(found[1]) for seed in SEEDS if (found := looked.question(step, seed))]
        again = made(lesson, step, SEEDS[0])[1]
        if shown[0] != content(again.recalls({}) if again.recalls else again):
            yield step.id, "the same seed asks another question", "", ""
        if all(one == shown[0] for one in shown):
            yield step.id, f"{len(SEEDS)} seeds ask the same question", "", ""
        for seed in SEEDS[:2]:
            here, there = (looked.question(step, seed, language) for language in LANGUAGES)
            if here and there and (here[1].right, here[1].options) != (there[1].right, there[1].options):
                yield step.id, f"the languages ask other questions, seed {seed}", "", ""


def content(item: Item) -> Any:
    """What a question is about, to compare."""
    place = item.match.position() if item.match is not None else None
    return place, list(item.options), list(item.right), dict(item.facts), item.picture


# Replies

def replies(looked: Looked) -> Iterator[Draft]:
    """Checks do not tell the answer; wrong answers get replies of their own."""
    for step in looked.lesson.steps:
        for language in LANGUAGES:
            for about, asked, item in looked.questions(step, language):
                if asked.ask in ("choice", "number") and asked.rhythm == "check":
                    yield from telling(looked.lesson, f"{about} [{language}]", asked, item, language)
                    yield from distinct(looked.lesson, f"{about} [{language}]", asked, item, language)


def wrong_answers(step: Step, item: Item) -> list[str]:
    known = item.options if step.ask == "choice" else item.rules
    return [answer for answer in known if answer != "*" and answer not in item.right]


def telling(lesson: Lesson, about: str, step: Step, item: Item, language: str) -> Iterator[Draft]:
    """The right answer must not stand in the reply to a wrong one."""
    for answer in wrong_answers(step, item):
        reply = reply_to(lesson, step, item, answer, language)
        for right in item.right:
            words = option_words(lesson, step, item, right, language) if step.ask == "choice" else right
            long = len(words.split()) > 1 or step.ask == "number"
            if long and words.lower() in (reply.lower() if step.ask == "choice" else reply.replace(".", " ").split()):
                yield about, f"the reply to {answer!r} tells the answer", "", reply


def distinct(lesson: Lesson, about: str, step: Step, item: Item, language: str) -> Iterator[Draft]:
    wrong = wrong_answers(step, item)
    said = [reply_to(lesson, step, item, answer, language) for answer in wrong]
    for answer, reply in zip(wrong, said, strict=True):
        if not reply:
            yield about, "wrong answer without a reply", "", answer
    if lesson.kind == "odds" and len(set(said)) < PLAUSIBLE:
        yield about, "wrong answers with replies of their own", PLAUSIBLE, len(set(said))


# Reconstructed values

def reconstructed(looked: Looked) -> Iterator[Draft]:
    """The answers of checks stay when values that nobody knows are other ones."""
    lesson, dice = looked.lesson, random.Random(32)
    groups = list(lesson.game.unknown())
    others = [varied(lesson.game, groups, dice) for _ in range(VARIATIONS)] if groups else []
    for step in lesson.steps:
        if step.rhythm != "check" or step.ask in ("text", "go"):
            continue
        for seed in SEEDS[:2] if step.item else SEEDS[:1]:
            found = looked.question(step, seed)
            problems = [depends(lesson, in_box(lesson, game), step, seed, found[1]) for game in others if found]
            if any(problems):
                yield step.id, f"seed {seed}: depends on reconstructed values", "", next(filter(None, problems))


def in_box(lesson: Lesson, game: Game) -> Lesson:
    """The same lesson with other components."""
    other = replace(lesson, game=game)
    other.__dict__["items"] = lesson.items
    return other


def depends(lesson: Lesson, other: Lesson, step: Step, seed: int, item: Item) -> str:
    """What is another answer in another box; nothing where the question is another one too."""
    try:
        asked, there = made(other, step, seed)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if content(replace(item, right=())) != content(replace(there, right=())):
        return ""
    ours, theirs = accepted(lesson, asked, item), accepted(other, asked, there)
    return "" if ours == theirs else f"{ours} or {theirs}"


def accepted(lesson: Lesson, step: Step, item: Item) -> list[str]:
    """The right answers: of moves those that the engine lets be right."""
    if step.ask == "refused" and item.match is not None:
        return [f"{move}: {rule.id if (rule := refusal(item.match, move)) else ''}" for move in item.right]
    if step.ask != "move" or item.match is None:
        return sorted(item.right)
    legal = [move.id for move in legal_moves(item.match.game, item.match.state)]
    return sorted(move for move in legal if judge(lesson, step, item, move, "en").right)
