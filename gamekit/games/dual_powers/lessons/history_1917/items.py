"""Questions of the lesson: those of all history lessons, and one on the calendar."""

from __future__ import annotations

from random import Random

from .....engine.game import Game
from .....lessons.items import Number
from . import asked

role, source, vote, bet, split = asked.role, asked.source, asked.vote, asked.bet, asked.split
argument, claim = asked.argument, asked.claim


def unrest(game: Game, dice: Random, language: str) -> Number:
    """What unrest is worth in a month; the calendar is printed in the rulebook."""
    month = dice.randrange(len(game.ids("month")))
    points = int(game.box.unrest_points[month])
    facts = {"month": ("month", month), "number": points}
    return Number(right=[str(points)], wrong={"*": "UNREST_POINTS"}, facts=facts)
