"""Small words for tests of any game."""

from functools import cache

import gamekit
from gamekit.lessons import lessons, load_lesson
from gamekit.lessons.asking import made


@cache
def shared(name, language="en"):
    """A game for all tests of a process, who make matches anew: what is compiled or found out for it stays with it."""
    return gamekit.load(name) if language == "en" else shared(name).in_language(language)


@cache
def shared_lesson(name, lesson):
    return load_lesson(shared(name), lesson)


EVERY_LESSON = [(name, lesson) for name in gamekit.games() for lesson in lessons(shared(name))]


def things(match):
    """The ids of what can be chosen now."""
    return {move.thing for move in match.moves}


def number(match, kind, thing):
    return match.game.ids(kind).index(thing)


def pile(match, card):
    return match.game.ids("pile")[match.state.card_at[number(match, "card", card)]]


def refusal(match, move):
    """The id of the rule that forbids a move."""
    entry = match.why_not(move)
    return entry and entry.id


def said(match):
    """The names of all log lines so far."""
    return [line.said.name for line in match.log]


def play(match, *moves):
    for move in moves:
        match.play(move)
    return match


def ask(lesson, name, seed, language="en"):
    """The question of a step for a seed."""
    return made(lesson, lesson.step(name), seed, language).item


def right_answer(item):
    """An answer to a question of a lesson that is right, as the engine sees it."""
    if item.on_board and "*" in item.right:
        return item.match.moves[0].id
    return item.right[0]
