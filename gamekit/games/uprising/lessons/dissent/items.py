"""Questions of the lesson: those of all history lessons, and one on who may see what."""

from __future__ import annotations

from random import Random

from .....engine.game import Game
from .....lessons.items import Choice
from . import asked

role, source, vote, bet, split = asked.role, asked.source, asked.vote, asked.bet, asked.split
argument, claim = asked.argument, asked.claim
MAY_LOOK = {        # who may look at a card that lies so
    "planned": "resistance", "district": "resistance", "aside": "resistance", "watched": "both", "bluff": "both",
    "deck": "nobody",
}


def sight(game: Game, dice: Random, language: str) -> Choice:
    """Who may look at a card?"""
    case = dice.choice(list(MAY_LOOK))
    rules = {"*": "RESISTANCE_SEES" if case == "deck" else "EMPIRE_SEES"}
    options = dice.sample(["resistance", "both", "nobody"], 3)
    return Choice(options=options, right=[MAY_LOOK[case]], wrong=rules, facts={"case": case})
