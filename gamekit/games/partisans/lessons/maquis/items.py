"""Questions of the lesson: those of all history lessons, a bet on how it ends, and one on what becomes of people."""

from __future__ import annotations

from random import Random

from .....engine.game import Game
from .....lab.statistics.stats import figure
from .....lessons.history import percents
from .....lessons.items import Choice, Number
from . import asked

role, source, vote, split = asked.role, asked.source, asked.vote, asked.split
argument, claim = asked.argument, asked.claim
FATES = {           # what becomes of a card after the round, and the rule that says so
    "hidden": ("back", "CLEAR_TABLE"), "revealed": ("away", "CLEAR_TABLE"), "spy": ("back", "CLEAR_TABLE"),
    "picked": ("gone", "HIDDEN_MAQUIS_LOST"), "civilian": ("gone", "CIVILIAN_DEFEAT"),
}
ENDS = {"won": ("share", "low", "high"), "lost": ("lost", "lost_low", "lost_high")}


def fate(game: Game, dice: Random, language: str) -> Choice:
    """What becomes of somebody after the round?"""
    case = dice.choice(list(FATES))
    right, rule = FATES[case]
    options = dice.sample(["back", "away", "gone"], 3)
    return Choice(options=options, right=[right], wrong={"*": rule}, facts={"case": case})


def wager(game: Game, dice: Random, language: str) -> Number:
    """How often the bot ends with a victory, or in a defeat."""
    end, row = dice.choice(list(ENDS)), asked.chance("equal")
    share, low, high = percents(dict(zip(ENDS["won"], (row[name] for name in ENDS[end]), strict=True)))
    return Number(
        right=[f"{share:.0f}"], tolerance=5,
        facts={
            "end": end, "games": asked.matches, "share": figure(share, language), "low": figure(low, language),
            "high": figure(high, language),
        },
        table=asked.table(language, ["equal"]) if end == "won" else (),
    )
