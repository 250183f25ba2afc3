"""Questions of the lesson: those of all history lessons, and one on the calendar."""

from __future__ import annotations

from random import Random
from typing import cast

from .....engine.game import Game
from .....engine.match import Match
from .....lessons.items import Number
from ...rules.rulebook import Said
from ...rules.table import Ending, State
from . import asked

role, source, vote, split = asked.role, asked.source, asked.vote, asked.split
argument, claim = asked.argument, asked.claim
FIRST_ROUND, HALF = 4, 6        # the round of the start; turns until the second stop: two, then two for each side


# What the board below tells

def turns(match: Match) -> int:
    """How many turns were played on it."""
    return sum(line.said is Said.CARD_PLAYED for line in match.log)


def round_is_scored(match: Match) -> str:
    return "yes" if match.over or cast(State, match.state).round > FIRST_ROUND else ""


def half_is_played(match: Match) -> str:
    return "yes" if match.over or turns(match) >= HALF else ""


def ending(match: Match) -> str:
    """Who won, and how."""
    if not match.over:
        return "unfinished"
    s = cast(State, match.state)
    return f"{match.game.ids('seat')[s.winner]}-{'track' if s.ending == Ending.TRACK else 'calendar'}"


# A question of its own

def unrest(game: Game, dice: Random, language: str) -> Number:
    """What unrest is worth in a month; the calendar is printed in the rulebook."""
    month = dice.randrange(len(game.ids("month")))
    points = int(game.box.unrest_points[month])
    facts = {"month": ("month", month), "number": points}
    return Number(right=[str(points)], wrong={"*": "UNREST_POINTS"}, facts=facts)
