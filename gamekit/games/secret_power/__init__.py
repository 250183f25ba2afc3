"""Secret Power, for two to five: secret services compete for the world's institutions. Start in `rules/flow.py`."""

from collections.abc import Sequence

from ...engine.assets import Asset
from ...engine.folder import FolderGame
from ...engine.options import SWITCH, Option
from .rules.rulebook import Rule
from .rules.table import LAST_ROUND


class SecretPower(FolderGame):
    options = (
        Option("players", range(2, 6), 4, rule=Rule.FIVE_PLAYERS),
        Option("begins", ("ivan", "julia", "alexey", "alice", "vera"), "ivan", rule=Rule.FIRST_CURATOR, excludes={
            "alexey": {"players": 2}, "alice": {"players": (2, 3)}, "vera": {"players": (2, 3, 4)},
        }),
        Option("experienced", SWITCH, False, rule=Rule.SETUP_KEEP_FOUR_OF_SIX),
        Option("professionals", SWITCH, False, rule=Rule.PRO_INSTEAD_OF_RECRUITING),
    )
    longest = 3000
    rounds = LAST_ROUND

    def assets(self) -> Sequence[Asset]:
        return tuple(self.file("lab.assets").ASSETS)


game = SecretPower
