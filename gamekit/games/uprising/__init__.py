"""Uprising, for two: the Resistance hides its cards, the Empire guesses. Start reading in `rules/flow.py`."""

from ...engine.folder import FolderGame
from ...engine.options import Option
from .rules.rulebook import Rule
from .rules.table import LAST_ROUND

ANY_MISSION = (
    "any", "civil-disobedience", "surge-of-activity", "armed-protests", "coup", "coordinated-plot", "sleeper-agents",
    "espionage", "agitation", "smuggling", "underground-network",
)


class Uprising(FolderGame):
    options = (
        Option("mode", ("standard", "capitol"), "standard", rule=Rule.CAPITOL_WINS),
        Option("missions", ("all", "rulebook"), "all", rule=Rule.MISSIONS_RECONSTRUCTED),
        Option("capture", ("declared", "automatic"), "declared", rule=Rule.CAPTURE_IS_OPTIONAL),
        Option("mission_a", ANY_MISSION, "any", rule=Rule.MISSIONS_AT_START),
        Option("mission_b", ANY_MISSION, "any", rule=Rule.MISSIONS_AT_START),
        Option("mission_c", ANY_MISSION, "any", rule=Rule.MISSIONS_AT_START),
    )
    longest = 150
    rounds = LAST_ROUND


game = Uprising
