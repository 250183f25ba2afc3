"""Dual Powers: Revolution 1917, for two players and solo against the Opposition. Start reading in `rules/flow.py`."""

from collections.abc import Mapping
from typing import Any

from ...engine.folder import FolderGame
from ...engine.options import SWITCH, Option
from .rules.rulebook import Rule


class DualPowers(FolderGame):
    options = (
        Option("mode", ("duel", "solo"), "duel"),
        Option("side", ("red", "white"), "red", needs={"mode": "solo"}),
        Option("difficulty", range(1, 7), 1, needs={"mode": "solo"}, rule=Rule.SOLO_DIFFICULTY),
        Option("discard_hand", SWITCH, False, rule=Rule.UNPLAYED_CARDS_STAY),
        Option("neutrals_move_alone", SWITCH, True, rule=Rule.NEUTRALS_MOVE_ALONE),
        Option("unrest_bonus_exhausts", SWITCH, True, rule=Rule.UNREST_BONUS_EXHAUSTS),
    )
    aliases = {"yellow": ("brown", Rule.YELLOW_IS_BROWN)}
    longest = 1000
    rounds = 8

    def scripted(self, values: Mapping[str, Any]) -> list[str]:
        """The Opposition has no decisions: the rules of the solo game say all that it does."""
        return [seat for seat in ("red", "white") if values["mode"] == "solo" and seat != values["side"]]


game = DualPowers
