"""Partisans (Resist!), a solo game about the Spanish maquis. Start reading in `rules/flow.py`."""

from ...engine.folder import FolderGame
from ...engine.options import Option
from .advice import outlook
from .rules.rulebook import Rule


class Partisans(FolderGame):
    options = (
        Option("decks", ("random", "draft"), "random", rule=Rule.DECKS_DRAFTED),
        Option("cards", ("rulebook", "printed"), "rulebook", rule=Rule.CARDS_DIFFER),
    )
    longest = 1500
    rounds = 11
    draws = ("draw",)
    gain = staticmethod(outlook.gain)
    whim = staticmethod(outlook.whim)


game = Partisans
