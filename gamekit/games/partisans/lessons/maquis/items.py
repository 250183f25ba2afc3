"""Questions of the lesson: those of all history lessons, and one on what becomes of people."""

from __future__ import annotations

from random import Random
from typing import cast

from .....engine.game import Game
from .....engine.match import Match
from .....lessons.items import Choice
from ...rules.table import Ending, State, Step
from . import asked

role, source, vote, split = asked.role, asked.source, asked.vote, asked.split
argument, claim = asked.argument, asked.claim
START = 6           # the round in which the match begins
FATES = {           # what becomes of a card after the round, and the rule that says so
    "hidden": ("back", "CLEAR_TABLE"), "revealed": ("away", "CLEAR_TABLE"), "spy": ("back", "CLEAR_TABLE"),
    "picked": ("gone", "HIDDEN_MAQUIS_LOST"), "civilian": ("gone", "CIVILIAN_DEFEAT"),
}


# What the board below tells

def one_round(match: Match) -> str:
    return reached(match, START)


def two_rounds(match: Match) -> str:
    return reached(match, START + 1)


def reached(match: Match, round: int) -> str:
    """Whether a round is over: it is asked whether to go on, or that was said."""
    s = cast(State, match.state)
    return "yes" if match.over or s.round > round or (s.round == round and s.step == Step.STOP_OR_GO_ON) else ""


def ending(match: Match) -> str:
    if not match.over:
        return "unfinished"
    end = cast(State, match.state).ending
    return "victory" if end < Ending.DRAW else "draw" if end == Ending.DRAW else "defeat"


# Questions of its own

def fate(game: Game, dice: Random, language: str) -> Choice:
    """What becomes of somebody after the round?"""
    case = dice.choice(list(FATES))
    right, rule = FATES[case]
    options = dice.sample(["back", "away", "gone"], 3)
    return Choice(options=options, right=[right], wrong={"*": rule}, facts={"case": case})
