"""Questions of the lesson: those of all history lessons, and one on who may see what."""

from __future__ import annotations

from random import Random
from typing import cast

from .....engine.game import Game
from .....engine.match import Match
from .....lessons.items import Choice
from ...rules.table import State
from . import asked

role, source, vote, split = asked.role, asked.source, asked.vote, asked.split
argument, claim = asked.argument, asked.claim
ROUND_SIX = 6
MAY_LOOK = {        # who may look at a card that lies so
    "planned": "resistance", "district": "resistance", "aside": "resistance", "watched": "both", "bluff": "both",
    "deck": "nobody",
}


# What the board below tells

def round_six(match: Match) -> str:
    return "yes" if match.over or cast(State, match.state).round >= ROUND_SIX else ""


def last_round(match: Match) -> str:
    return "yes" if match.over or cast(State, match.state).decisive else ""


def ending(match: Match) -> str:
    return match.game.ids("seat")[cast(State, match.state).winner] if match.over else "unfinished"


# A question of its own

def sight(game: Game, dice: Random, language: str) -> Choice:
    """Who may look at a card?"""
    case = dice.choice(list(MAY_LOOK))
    rules = {"*": "RESISTANCE_SEES" if case == "deck" else "EMPIRE_SEES"}
    options = dice.sample(["resistance", "both", "nobody"], 3)
    return Choice(options=options, right=[MAY_LOOK[case]], wrong=rules, facts={"case": case})
